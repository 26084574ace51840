"""Sides, roles and clans in words."""

from __future__ import annotations

from collections.abc import Iterator

from controller.rulebook.book.abilities import ability_item, common_item, trait_item
from controller.rulebook.book.parts import Chapter, Item, Lines, Row, Table
from controller.rulebook.book.texts import Texts, phrase_of
from controller.rules.model import DRAW
from controller.rules.ruleset import Role
from controller.rules.victory import Moment, Victory


def goals(texts: Texts) -> Chapter:
    """Return what each side wants, and how the game ends besides."""
    rules = texts.rules
    blocks = []
    for team in dict.fromkeys((*rules.teams, *(victory.winner for victory in rules.victories))):
        victories = [victory for victory in rules.victories if victory.winner == team]
        if victories:
            title = (
                texts.text("book-draw")
                if team == DRAW
                else texts.text("book-side-wins", side=texts.team(team))
            )
            items = (_victory(victory, place, texts) for place, victory in enumerate(victories))
            blocks.append(Lines(items=tuple(items), title=title))
    return Chapter(key="goals", title=texts.text("book-goals"), blocks=tuple(blocks))


def _victory(victory: Victory, place: int, texts: Texts) -> Item:
    """Return in words when a side wins, with the clause beneath."""
    phrase = texts.phrase("book-victory", conditions="; ".join(_conditions(victory, texts)))
    return Item(
        key=f"{victory.winner}.{place}", phrase=phrase, refs=texts.refs([victory.clause]), quotes=True
    )


def _conditions(victory: Victory, texts: Texts) -> Iterator[str]:
    """Yield all that must hold, as parts of one sentence."""
    if victory.nobody:
        yield texts.marked("book-victory-nobody")
        return
    sides = {"only": victory.only, "left": victory.left, "gone": victory.gone}
    roles = {"without": victory.without, "with_roles": victory.with_roles, "unless_all": victory.unless_all}
    roles["lost"] = () if victory.lost is None else (victory.lost,)
    for name, teams in sides.items():
        if teams:
            yield texts.marked(f"book-victory-{name}", names=texts.teams(teams))
    for name, several in (("at_most", victory.at_most), ("exactly", victory.exactly)):
        for team, number in several:
            yield texts.marked(f"book-victory-{name}", side=texts.team(team), number=number)
    for name, ids in roles.items():
        if ids:
            yield texts.marked(f"book-victory-{name}", names=texts.roles(ids))
    yield from _other_conditions(victory, texts)


def _other_conditions(victory: Victory, texts: Texts) -> Iterator[str]:
    if victory.balance is not None:
        side, than = texts.teams(victory.balance.side), texts.teams(victory.balance.than)
        yield texts.marked(f"book-victory-balance-{victory.balance.is_}", side=side, than=than)
    if victory.no_moves:
        yield texts.marked("book-victory-no_moves")
    if victory.moment is not Moment.ALWAYS:
        yield texts.marked(f"book-moment-{victory.moment}")
    if victory.option is not None:
        on = "yes" if texts.rules.options.get(victory.option) else "no"
        yield texts.marked("book-victory-option", option=texts.option(victory.option), on=on)


def roles(texts: Texts) -> Chapter:
    """Return the table of roles, and who knows whom from the first night."""
    head = tuple(texts.text(f"book-head-{column}") for column in ("role", "side", "can"))
    rows = tuple(_role(role, texts) for role in texts.rules.roles)
    known = tuple(_circle(circle, texts) for circle in texts.rules.acquainted)
    title = texts.text("book-acquainted")
    blocks = (Table(head=head, rows=rows), *((Lines(items=known, title=title),) if known else ()))
    return Chapter(key="roles", title=texts.text("book-roles"), blocks=blocks)


def _circle(circle: frozenset[str], texts: Texts) -> Item:
    members = tuple(role.id for role in texts.rules.roles if role.id in circle)
    return Item(
        key=" ".join(members),
        phrase=texts.phrase("book-circle", names=texts.roles(members), count=len(members)),
    )


def _role(role: Role, texts: Texts) -> Row:
    name = phrase_of(texts.role(role.id))
    common = texts.common_name(role.id)
    other = (texts.item("book-common-name", name=common),) if common else ()
    cells = (
        (Item(key="name", phrase=name), *other),
        (Item(key="side", phrase=phrase_of(texts.team(role.team))),),
        tuple(_able(role, texts)),
    )
    return Row(key=role.id, cells=cells)


def _able(role: Role, texts: Texts) -> Iterator[Item]:
    """Yield what a role can do, what it is by nature, and how many there may be."""
    for own in role.abilities:
        yield ability_item(role, own, texts)
    if role.either is not None:
        yield texts.item("book-role-either", role.either)
    if not role.abilities:
        yield texts.item("book-role-idle", role.idle)
    judge = None if texts.rules.vote is None else texts.rules.vote.judge
    if judge is not None and judge.role == role.id:
        yield texts.item("book-role-judge", judge.one)
    for verb, clause in role.bars.items():
        yield texts.item("book-role-bars", clause, verb=texts.text(f"book-verb-{verb}"))
    for trait in role.traits:
        yield trait_item(trait, texts)
    if role.at_most is not None:
        yield texts.item("book-role-at_most", texts.rules.role_limit, number=role.at_most)
    if role.at_least:
        yield texts.item("book-role-at_least", texts.rules.role_limit, number=role.at_least)
    if role.fills_up:
        yield texts.item("book-role-fills_up")


def clans(texts: Texts) -> Chapter:
    """Return the moves that clans make together."""
    blocks = []
    for own in texts.rules.abilities:
        if own.clan is not None:
            what = texts.text(f"book-verb-{own.verb}")
            title = texts.text("book-clan-move", clan=texts.team(own.clan), what=what)
            main = common_item(own, texts)
            first = Item(key=main.key, phrase=main.phrase, refs=main.refs)
            blocks.append(Lines(items=(first, *main.more), title=title))
    return Chapter(key="clans", title=texts.text("book-clans"), blocks=tuple(blocks))
