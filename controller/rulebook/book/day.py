"""The day in words: its order and clocks, the vote step by step, fouls, and what becomes of those who leave."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from controller.rulebook.book.abilities import SILENT, said
from controller.rulebook.book.parts import Chapter, Item, Lines, Row, Table
from controller.rulebook.book.texts import Texts
from controller.rules.model import ClauseId
from controller.rules.ruleset import DayPlan, Owed, Reveal, Stage, Tie, VoteRules


def day(texts: Texts) -> Chapter:
    """Return the day in its order, with its clocks."""
    rules = texts.rules
    steps = [texts.item("book-day-morning")]
    if rules.leaving.night_word and not rules.leaving.late_words:
        steps.append(_last_words("book-day-word-night", texts))
    steps += [_stage(stage, rules.day, texts) for stage in rules.day.stages]
    if rules.vote is not None:
        steps.append(texts.item("book-day-vote"))
    if rules.leaving.late_words:
        steps.append(_last_words("book-day-word-late", texts))
    elif rules.leaving.day_word:
        steps.append(_last_words("book-day-word-day", texts))
    steps.append(texts.item("book-day-early" if rules.day.early else "book-day-night"))
    return Chapter(key="day", title=texts.text("book-day"), blocks=(Lines(items=tuple(steps), ordered=True),))


def _last_words(key: str, texts: Texts) -> Item:
    return texts.item(key, texts.rules.leaving.word_clause, time=texts.seconds(texts.rules.day.last_word))


def _stage(stage: Stage, plan: DayPlan, texts: Texts) -> Item:
    """Return a part of the day, with what goes for it."""
    more: tuple[Item, ...] = ()
    times = {Stage.DISCUSSION: _discussions, Stage.SPEECHES: _speeches}.get(stage)
    if stage is Stage.SPEECHES and plan.nominations is not None:
        more = tuple(said(plan.nominations, "nominations", texts))
    if stage is Stage.ACCUSATIONS and plan.accusations is not None:
        more = tuple(said(plan.accusations, "accusations", texts))
    key = f"book-stage-{stage}"
    phrase = texts.phrase(
        key,
        times=times(plan, texts) if times else "",
        hands=plan.extra_hands,
        extra=texts.seconds(plan.extra),
        introduction=texts.seconds(plan.introduction),
    )
    return Item(key=key, phrase=phrase, more=more)


def _speeches(plan: DayPlan, texts: Texts) -> str:
    return _by_number(plan.speech, "day", texts)


def _discussions(plan: DayPlan, texts: Texts) -> str:
    options = texts.rules.options
    changed = [int(options[name]) for name in plan.discussion_options]  # type: ignore[arg-type] # these are numbers
    times = (*changed, *plan.discussion[len(changed) :])
    return _by_number(times, "round" if plan.discussions_of_a_day else "day", texts)


def _by_number(times: tuple[int, ...], what: str, texts: Texts) -> str:
    """Return times in words, of which the last one goes for all that follow."""
    runs, first = [], 1
    for seconds, run in groupby(times):
        runs.append((seconds, first, first + len(list(run)) - 1))
        first = runs[-1][2] + 1
    if len(runs) == 1:
        return texts.seconds(runs[0][0])
    parts = []
    for place, (seconds, start, end) in enumerate(runs):
        kind = "from" if place == len(runs) - 1 else "one" if start == end else "range"
        time = texts.seconds(seconds) if seconds else texts.text("book-no-time")
        parts.append(texts.text(f"book-{what}-{kind}", time=time, first=start, last=end))
    return "; ".join(parts)


# ---------------------------------------------------------------- the vote


def vote(texts: Texts) -> Chapter:
    """Return the vote step by step."""
    rules = texts.rules.vote
    steps = () if rules is None else (*_round(rules, texts), *_outcome(rules, texts))
    return Chapter(
        key="vote",
        title=texts.text("book-vote"),
        blocks=(Lines(items=steps, ordered=True),) if steps else (),
    )


def _round(rules: VoteRules, texts: Texts) -> Iterator[Item]:
    """Yield how votes are given."""
    if rules.suspects:
        more = (texts.item("book-vote-no_suspects", rules.no_suspects), _defence(texts))
        main = texts.item("book-vote-suspects", rules.suspected, number=rules.suspects)
        yield Item(key=main.key, phrase=main.phrase, more=more)
    if texts.rules.day.nominations is not None:
        yield texts.item("book-vote-nominees")
    yield texts.item("book-vote-by_candidate" if rules.by_candidate else "book-vote-by_voter")
    owed = texts.item(f"book-vote-owed-{rules.owed}", rules.obligatory, penalty=rules.penalty)
    waits = (texts.item("book-vote-refused_waits"),) if rules.refused_waits else ()
    limits = (
        texts.item(f"book-vote-{name}", clause)
        for name, clause in (
            ("once", rules.once),
            ("not_self", rules.not_self),
            ("immune", rules.immune),
            ("silenced", rules.silenced),
        )
        if clause is not None
    )
    yield Item(key=owed.key, phrase=owed.phrase, refs=owed.refs, more=(*waits, *limits))


def _defence(texts: Texts) -> Item:
    plan = texts.rules.day
    own = plan.defence if plan.defence_option is None else int(texts.rules.options[plan.defence_option])  # type: ignore[arg-type] # an option of times is a number
    return texts.item("book-vote-defence", time=texts.seconds(own))


def _outcome(rules: VoteRules, texts: Texts) -> Iterator[Item]:
    """Yield what the count leads to."""
    if rules.twice is not None:
        again = (_defence(texts), *_also(rules, ("same_tie",), texts))
        main = texts.item("book-vote-twice", rules.most, rules.twice)
        yield Item(key=main.key, phrase=main.phrase, refs=main.refs, more=again)
    elif rules.judge is not None:
        ties = (clause for _, clause in rules.ties)
        main = texts.item("book-vote-to-judge", rules.most, *ties, role=texts.role(rules.judge.role))
        judged = tuple(said(rules.judge, "judge", texts, SILENT | {"citizen", "duel_teams"}))
        yield Item(key=main.key, phrase=main.phrase, refs=main.refs, more=judged)
    else:
        yield texts.item("book-vote-most", rules.most)
    if rules.judge is None and rules.twice is None:
        yield from _ties(rules, texts)
    yield from _also(rules, ("nobody", "removal", "gone_counts"), texts)


def _ties(rules: VoteRules, texts: Texts) -> Iterator[Item]:
    """Yield what each tie of a day leads to."""
    for place, (tie, clause) in enumerate(rules.ties, start=1):
        key = f"book-tie-{tie}"
        phrase = texts.phrase("book-vote-tie", place=place, what=texts.marked(key))
        yield Item(
            key=f"{key}.{place}",
            phrase=phrase,
            refs=texts.refs([clause]),
            more=tuple(_tie(tie, rules, texts)),
        )
    yield texts.item("book-vote-last_tie", rules.last_tie, ties=len(rules.ties))


def _tie(tie: Tie, rules: VoteRules, texts: Texts) -> Iterator[Item]:
    if tie in (Tie.REVOTE, Tie.DEFENCE):
        if tie is Tie.DEFENCE:
            yield _defence(texts)
        yield texts.item(f"book-vote-revote-{'others' if rules.revote_by_others else 'all'}", rules.revote)
        if tie is Tie.REVOTE and rules.revote_of is not None:
            yield texts.item("book-vote-revote_of", rules.many_tied, number=rules.revote_of)
    if tie is Tie.HANDS:
        yield from _also(rules, ("both", "not_both"), texts)


def _also(rules: VoteRules, names: tuple[str, ...], texts: Texts) -> Iterator[Item]:
    for name in names:
        value = getattr(rules, name)
        if value:
            yield texts.item(
                f"book-vote-{name}", ClauseId(value) if isinstance(value, str) else rules.removal
            )


# ---------------------------------------------------------------- fouls, and leaving


def fouls(texts: Texts) -> Chapter:
    """Return what fouls cost."""
    rules = texts.rules.fouls
    items = []
    if rules.barred_at is not None:
        what = "speech_vote" if rules.bars_vote else "speech"
        items.append(
            texts.item(f"book-fouls-barred-{what}", rules.barred, name=rules.name, number=rules.barred_at)
        )
        if rules.starts_anew:
            items.append(texts.item("book-fouls-starts_anew", rules.barred))
    if rules.out_at is not None:
        items.append(texts.item("book-fouls-out", rules.out, name=rules.name, number=rules.out_at))
    if texts.rules.vote is not None and texts.rules.vote.owed is Owed.WARNED:
        items.append(texts.item("book-fouls-missed", texts.rules.vote.obligatory))
    if rules.secret_at_night:
        items.append(texts.item("book-fouls-secret_at_night"))
    if not items:
        items.append(texts.item("book-fouls-none", name=rules.name))
    if texts.rules.spectator is not None:
        items.append(texts.item("book-fouls-spectator", texts.rules.spectator))
    title = texts.text("book-fouls", name=rules.name)
    return Chapter(key="fouls", title=title, blocks=(Lines(items=tuple(items)),))


def leaving(texts: Texts) -> Chapter:
    """Return what becomes of the card and of the last word of those who leave."""
    rules = texts.rules.leaving
    head = tuple(texts.text(f"book-head-{column}") for column in ("leaves", "card", "word"))
    night_word = "late" if rules.late_words else "now"
    rows = (
        _leaves("night", rules.night_card, night_word if rules.night_word else "none", texts),
        _leaves("day", rules.day_card, "now" if rules.day_word else "none", texts),
        _leaves("removal", rules.removal_card, "none", texts),
    )
    besides = tuple(said(rules, "leaving", texts, SILENT))
    lines = (Lines(items=besides),) if besides else ()
    return Chapter(
        key="leaving", title=texts.text("book-leaving"), blocks=(Table(head=head, rows=rows), *lines)
    )


def _leaves(how: str, card: Reveal, word: str, texts: Texts) -> Row:
    rules = texts.rules.leaving
    cells = (
        (texts.item(f"book-leaves-{how}"),),
        (texts.item(f"book-card-{card}", rules.card_clause if how != "removal" else None),),
        (texts.item(f"book-word-{word}", rules.word_clause if how != "removal" else None),),
    )
    return Row(key=how, cells=cells)
