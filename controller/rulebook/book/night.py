"""The night in words: who is called and for what, what goes for every move, and what is shown in answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypedDict

from controller.rulebook.book.abilities import SILENT, said
from controller.rulebook.book.parts import Chapter, Item, Lines, Look, Row, Table
from controller.rulebook.book.table import rhythm
from controller.rulebook.book.texts import Texts
from controller.rules.abilities.ability import Ability
from controller.rules.abilities.bans import OnlyLiving
from controller.rules.abilities.block import Block
from controller.rules.abilities.bond import Hire, Revive
from controller.rules.abilities.note import Order
from controller.rules.abilities.question import Compare, Question, Watch
from controller.rules.model import Answer, RoleId
from controller.rules.ruleset import Asleep, Call, Nights

GIVEN: Mapping[type[Ability], tuple[Answer, ...]] = {
    Question: (Answer.YES, Answer.NO),
    Compare: (Answer.SAME, Answer.DIFFERENT),
    Hire: (Answer.YES, Answer.NO),
    Watch: (Answer.SEATS, Answer.NOBODY),
    Revive: (Answer.SEATS, Answer.NOBODY),
}
"""What each kind of question is answered with."""
_FIRST_SIGN = (Answer.YES, Answer.SAME)
_SECOND_SIGN = (Answer.NO, Answer.DIFFERENT)


def night(texts: Texts) -> Chapter:
    """Return the night order and what goes for every move."""
    rules = texts.rules
    first, later = (
        [call for call in rules.calls if call.nights in (nights, Nights.EVERY)]
        for nights in (Nights.FIRST, Nights.LATER)
    )
    orders = {Nights.EVERY: first} if first == later else {Nights.FIRST: first, Nights.LATER: later}
    blocks = [_order(calls, nights, texts) for nights, calls in orders.items() if calls]
    return Chapter(
        key="night",
        title=texts.text("book-night"),
        blocks=(*blocks, Lines(items=tuple(_every_move(texts)), title=texts.text("book-moves"))),
    )


def _order(calls: list[Call], nights: Nights, texts: Texts) -> Table:
    head = tuple(texts.text(f"book-head-{column}") for column in ("call", "move", "how"))
    rows = tuple(_call(call, place, texts) for place, call in enumerate(calls, start=1))
    return Table(head=head, rows=rows, title=texts.text(f"book-night-{nights}"))


def _call(call: Call, place: int, texts: Texts) -> Row:
    verbs = [str(verb) for verb in call.verbs]
    own_circle = len(call.roles) > 1 or frozenset(call.roles) in texts.rules.acquainted
    if not verbs or (call.nights is Nights.FIRST and own_circle):
        verbs.insert(0, "meet" if own_circle else "show")
    what = ", ".join(texts.text(f"book-verb-{verb}") for verb in verbs)
    how = "together" if len(call.roles) > 1 else "one_by_one" if texts.rules.moves.one_by_one else "alone"
    if call.manner is not Asleep.WAKE:
        how = str(call.manner)
    elif not call.verbs and texts.rules.moves.sunrise is not None:
        how = "sunrise"
    called = texts.item("book-called", place=place, names=texts.roles(call.roles))
    return Row(
        key=f"{call.nights}.{call.key}",
        cells=(
            (called,),
            (Item(key="what", phrase=(what,)),),
            (texts.item(f"book-how-{how}", **_sunrise(texts)),),
        ),
    )


def _sunrise(texts: Texts) -> dict[str, int]:
    count = texts.rules.moves.sunrise
    return {} if count is None else {"aloud": count.aloud, "silent": count.silent, "last": count.last}


def _every_move(texts: Texts) -> Iterator[Item]:
    moves, death = texts.rules.moves, texts.rules.death
    yield texts.item("book-night-all")
    yield texts.item("book-moves-seconds", time=texts.seconds(moves.seconds))
    yield texts.item("book-moves-once", moves.once)
    yield texts.item(f"book-moves-late-{'ends' if moves.timeout_ends else 'open'}", moves.late)
    living = [ban.clause for own in texts.rules.abilities for ban in own.bans if isinstance(ban, OnlyLiving)]
    if living:
        yield texts.item("book-ban-only_living", *living)
    yield from said(moves, "moves", texts, SILENT | {"seconds", "once", "late", "timeout_ends", "sunrise"})
    if death is not None:
        option = texts.option(death.option)
        yield texts.item(
            "book-death", death.clause, night=death.from_night, number=death.least, option=option
        )


def answers(texts: Texts, legend: Mapping[str, Look]) -> Chapter:
    """Return how each question is answered: by which sign of a person, and by which light of the table."""
    rows = [
        _answers(role.id, own, texts, legend)
        for role in texts.rules.roles
        for own in role.abilities
        if type(own) in GIVEN
    ]
    head = tuple(texts.text(f"book-head-{column}") for column in ("question", "answer"))
    table = (Table(head=head, rows=tuple(rows)),) if rows else ()
    others = tuple(_unasked(texts, legend))
    lines = (Lines(items=others, title=texts.text("book-answers-besides")),) if others else ()
    return Chapter(key="answers", title=texts.text("book-answers"), blocks=(*table, *lines))


def _answers(role: RoleId, own: Ability, texts: Texts, legend: Mapping[str, Look]) -> Row:
    what = texts.text(f"book-verb-{own.verb}")
    asked = Item(key="asked", phrase=texts.phrase("book-asked", role=texts.role(role), what=what))
    kinds = GIVEN[type(own)]
    crossed = (Answer.CROSSED,) if isinstance(own, Question) and own.crossed is not None else ()
    cells = ((asked,), tuple(_answer(answer, own, texts, legend) for answer in (*kinds, *crossed)))
    return Row(key=f"{role}.{own.verb}", cells=cells)


def _answer(answer: Answer, own: Ability, texts: Texts, legend: Mapping[str, Look]) -> Item:
    """Return an answer with its sign and its light: where the signs are swapped, so are the lights."""
    sign, shown = "", answer
    if answer in _FIRST_SIGN or answer in _SECOND_SIGN:
        thumb = own.thumbs[0 if answer in _FIRST_SIGN else 1]
        sign = f"thumb_{thumb}"
        if answer in (Answer.YES, Answer.NO):
            shown = Answer.YES if thumb == "up" else Answer.NO
    elif answer is Answer.CROSSED:
        sign = "crossed_arms"
    refs = [own.crossed] if answer is Answer.CROSSED and isinstance(own, Question) else []
    said_so = texts.marked(f"book-answer-{answer}")
    phrase = (
        texts.phrase("book-answer-signed", answer=said_so, sign=texts.text(f"book-hand-{sign}"))
        if sign
        else (said_so,)
    )
    return Item(
        key=str(answer),
        phrase=phrase,
        refs=texts.refs(refs),
        sign=sign,
        **_lit(shown, texts, legend),
    )


def _lit(answer: Answer, texts: Texts, legend: Mapping[str, Look]) -> _Lit:
    """Return how the light of an answer looks; seats are answered on their own lights."""
    look = legend.get("signal-shown" if answer is Answer.SEATS else f"signal-{answer}", ())
    return {"look": look, "rhythm": rhythm(look, texts)}


class _Lit(TypedDict):
    look: Look
    rhythm: str


def _unasked(texts: Texts, legend: Mapping[str, Look]) -> Iterator[Item]:
    """Yield what is shown to others than those who ask."""
    holds = [own for own in texts.rules.abilities if isinstance(own, Block)]
    orders = [own.clause for own in texts.rules.abilities if isinstance(own, Order)]
    kinds = (
        ("book-shown-blocked", Answer.BLOCKED, [own.clause for own in holds]),
        ("book-shown-not_home", Answer.NOT_HOME, [own.away for own in holds if own.away is not None]),
        ("book-shown-order", Answer.SEATS, orders),
    )
    for key, answer, clauses in kinds:
        if clauses:
            item = texts.item(key, *clauses)
            yield Item(key=key, phrase=item.phrase, refs=item.refs, **_lit(answer, texts, legend))
