"""Sets a table up as the host's phone asks: judged while it is made, begun, and remembered for next time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from controller.dashboard.clocks import with_clocks
from controller.dashboard.memory import last_setup, remember_setup
from controller.dashboard.names import by_seat, look_alike
from controller.dashboard.offers import Offer
from controller.dashboard.table import DashboardTable
from controller.dashboard.wire import Setup, Start
from controller.dashboard.wording import Refusal, teller
from controller.ports import JournalError, Line
from controller.rules import actions
from controller.rules.engine import decide
from controller.rules.errors import IllegalAction
from controller.rules.model import Dealing, GameState, Option, RoleId, Seat
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import ruleset
from controller.rules.rulesets.faults import RulesFault

log = logging.getLogger(__name__)

_LEAST_MOVE_SECONDS = 5


async def begin(table: DashboardTable, setup: Start) -> None:
    """Begin a game and keep its set-up for next time.

    Raises ``Refusal`` with the reason if it cannot begin so, ``JournalError`` if it could not be stored.
    """
    alike = look_alike(by_seat(setup.names))
    if alike and not setup.alike_ok:
        raise Refusal("e-names-alike", seats=alike[0], ask=True)
    _verify(table, setup)
    rules, start = await _start(table, setup)
    before = table.director.language
    table.director.language = setup.language
    try:
        await table.director.new_game(start)
    except IllegalAction as refused:
        table.director.language = before
        raise Refusal.by_rules(refused, table, rules) from refused
    except JournalError:
        table.director.language = before
        raise
    await _keep(table, setup)


async def judge(table: DashboardTable, setup: Setup) -> str | None:
    """Say what is to be known of a set-up that could be played: that it is an experiment; ``None`` for nothing.

    Raises ``Refusal`` with the reason if no game could begin so.
    """
    _verify(table, setup)
    rules, start = await _start(table, setup)
    if not start.roles:
        # Who gets which card is drawn at the start.
        start = replace(start, dealing=Dealing.CARDS)
    try:
        decide(GameState(), start)
    except IllegalAction as refused:
        raise Refusal.by_rules(refused, table, rules) from refused
    least, most = rules.seats_usual
    if least <= len(start.names) <= most:
        return None
    return teller(table, rules).text(Line("setup-experimental", {"least": least, "most": most}))


async def speak(table: DashboardTable, language: str) -> None:
    """Speak another language from now on, also after a restart. Raises ``Refusal``."""
    if language not in table.words.languages:
        raise Refusal("e-language")
    table.director.language = language
    table.director.stage.changed()
    last = await last_setup(table.folder)
    if last is not None:
        await _keep(table, last.model_copy(update={"language": language}))


def _verify(table: DashboardTable, setup: Setup) -> None:
    if setup.language not in table.words.languages:
        raise Refusal("e-language")
    if setup.dealing is Dealing.HOST and setup.host_seat and not setup.roles:
        raise Refusal("e-nobody-tells")


async def _start(table: DashboardTable, setup: Setup) -> tuple[Ruleset, actions.StartGame]:
    """Return the rules of a set-up, with its clocks, and the start of the game."""
    offer = await _offer(table, setup.ruleset)
    rules, source = _rules(offer, setup)
    names = by_seat(setup.names)
    return rules, actions.StartGame(
        ruleset=source,
        names=names,
        mix={RoleId(role): count for role, count in setup.mix.items() if count},
        roles={Seat(seat): RoleId(role) for seat, role in enumerate(setup.roles, start=1) if role},
        options=_options(setup, names),
        dealing=setup.dealing,
        host_seat=Seat(setup.host_seat) if setup.host_seat else None,
    )


async def _offer(table: DashboardTable, wanted: str) -> Offer:
    offers = await asyncio.to_thread(table.offers)
    offer = next((offer for offer in offers if offer.id == wanted), None)
    if offer is None:
        raise Refusal("e-unknown-ruleset")
    if offer.rules is None:
        raise Refusal("e-faulty-rules", text="\n".join(offer.faults))
    return offer


def _rules(offer: Offer, setup: Setup) -> tuple[Ruleset, str]:
    """Return the rules with the times of the set-up, and their source."""
    if offer.rules is None or min(setup.clocks.get("move", [_LEAST_MOVE_SECONDS])) < _LEAST_MOVE_SECONDS:
        raise Refusal("e-clock")
    try:
        source = with_clocks(offer.source, offer.rules, setup.clocks)
        return ruleset(source), source
    except (ValueError, RulesFault) as wrong:
        raise Refusal("e-clock") from wrong


def _options(setup: Setup, names: Mapping[Seat, str]) -> Mapping[str, Option]:
    """Return the options as the rules take them. Seats are those of players, each once."""
    options: dict[str, Option] = {}
    for name, value in setup.options.items():
        if not isinstance(value, list):
            options[name] = value
        elif len(set(value)) == len(value) and set(value) <= names.keys():
            options[name] = tuple(value)
        else:
            raise Refusal("e-option")
    return options


async def _keep(table: DashboardTable, setup: Start) -> None:
    """Keep the set-up for next time; the game that has begun goes on without."""
    try:
        await remember_setup(table.folder, setup)
    except OSError as error:
        log.error("the set-up is not kept for next time: %s", error)  # noqa: TRY400 - one line
        table.setup_kept = False
    else:
        table.setup_kept = True
    table.director.stage.changed()
