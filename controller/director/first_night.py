"""Who has which card, and who may know whom."""

from __future__ import annotations

from collections.abc import Mapping

from controller.director import asked, night_words
from controller.director.desk import Desk, say
from controller.director.tasks import meanwhile
from controller.naming import called
from controller.ports import Origin, Signal
from controller.rules.actions import ClaimRole, EndStep
from controller.rules.errors import IllegalAction
from controller.rules.evening import next_step
from controller.rules.model import GameState, RoleId, Seat
from controller.rules.ruleset import Sunrise
from controller.rules.steps import DealCall, MeetCall

COUNT_SECONDS = 1.0
"""One number of the sunrise."""


async def meet_call(desk: Desk, step: MeetCall) -> None:
    """Wake those who may know one another and let them look."""
    if step.sunrise is not None:
        await _sunrise(desk, step.sunrise)
    else:
        for turn in range(asked.turns(desk.state, step.call)):
            await _meet(desk, step, turn)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _meet(desk: Desk, step: MeetCall, turn: int) -> None:
    for line in night_words.meet_lines(desk.state, step.call):
        await say(desk, line)

    def lights() -> Mapping[Seat, Signal]:
        now = next_step(desk.state)
        awake = now.seats if isinstance(now, MeetCall) else ()
        alone = asked.turns(desk.state, step.call) > 1
        return dict.fromkeys(awake[turn : turn + 1] if alone else awake, Signal.AWAKE)

    with desk.stage.countdown(step.window) as window:
        async with meanwhile(desk.stage.keep_lit(lights, night=True)):
            await window.until()
    desk.stage.dark()
    for line in night_words.met_lines(desk.state, step.call):
        await say(desk, line)


async def _sunrise(desk: Desk, sunrise: Sunrise) -> None:
    """Count: aloud, then silently while those who may look look, then aloud again. No light is lit."""
    await desk.stage.say("sunrise")
    await _count(desk, 1, sunrise.aloud)
    with desk.stage.countdown(COUNT_SECONDS * (sunrise.silent - sunrise.aloud)) as silence:
        await silence.until()
    await _count(desk, sunrise.silent + 1, sunrise.last)
    await desk.stage.say("sunrise-over")


async def _count(desk: Desk, first: int, last: int) -> None:
    for number in range(first, last + 1):
        if desk.stage.skipped:
            return
        with desk.stage.countdown(COUNT_SECONDS) as second:
            await desk.stage.say("sunrise-number", n=number)
            await second.until()


async def deal_call(desk: Desk, step: DealCall) -> None:
    """Let the owners of a card make themselves known."""
    await ask_owners(desk, step)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


def unclaimed(state: GameState) -> DealCall | None:
    """Return the call of a card that has not all its owners, ``None`` where everybody's card is known."""
    if all(player.role is not None for player in state.players.values()):
        return None
    again = state._replace(done=frozenset(key for key in state.done if not _deals_wrong(state, key)))
    step = next_step(again)
    return step if isinstance(step, DealCall) else None


def _deals_wrong(state: GameState, key: str) -> bool:
    role = RoleId(key.removeprefix("deal:"))
    return key.startswith("deal:") and _owners(state, role) != state.mix.get(role)


def _owners(state: GameState, role: RoleId) -> int:
    return sum(player.role == role for player in state.players.values())


async def ask_owners(desk: Desk, step: DealCall) -> None:
    """Call the owners of a card to press, again and again until their number is right."""
    role = called(desk.state, step.role)
    key = "deal-call"
    try:
        while True:
            await desk.stage.say(key, role=role)
            if await _claimed(desk, step):
                break
            if key == "deal-again":
                desk.stage.call_person("needs-deal")
            key = "deal-again"
    finally:
        desk.stage.person_came("needs-deal")
    await desk.stage.say("sleep", role=role)


async def _claimed(desk: Desk, step: DealCall) -> bool:
    """Note for a while who presses; return whether the role has all its owners, or the host has named them."""
    pressed: set[Seat] = set()
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(_collect_owners(desk, pressed)):
            await window.until()
    desk.stage.dark()
    if _owners(desk.state, step.role) == step.count:
        return True
    try:
        await desk.perform(ClaimRole(step.role, frozenset(pressed)), Origin.TABLE)
    except IllegalAction:
        return False
    return True


async def _collect_owners(desk: Desk, pressed: set[Seat]) -> None:
    """Note who presses; a second press takes it back. Each sees it on his own light."""
    async for press in desk.stage.io.buttons.presses():
        seat = press.seat
        if seat is None or not press.down or desk.stage.paused or seat not in desk.state.players:
            continue
        has_a_card = desk.state.role(seat) is not None
        if not has_a_card:
            pressed ^= {seat}
        lights = dict.fromkeys(sorted(pressed), Signal.CONFIRMED)
        desk.stage.light(lights | ({seat: Signal.REFUSED} if has_a_card else {}), night=True)
