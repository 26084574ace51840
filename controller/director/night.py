"""The night: the same words and a window drawn beforehand for every role, whoever lives and whatever he does."""

from __future__ import annotations

from controller.director.asking import Asking
from controller.director.choice import Choice
from controller.director.desk import Desk
from controller.director.tasks import meanwhile
from controller.ports import Line, Origin, Signal, Status
from controller.rules.actions import Act, BeginNight, ClaimRole, EndNight, EndStep, Pass, TimeOut
from controller.rules.engine import can
from controller.rules.errors import IllegalAction
from controller.rules.evening import DealCall, MeetCall, NightCall, calls_of_night
from controller.rules.model import GameState, Seat
from controller.rules.ruleset import Call


async def nightfall(desk: Desk) -> None:
    """Draw the windows of all calls alike, then let night fall."""
    timing, ruleset = desk.timing, desk.state.ruleset
    move = max(ruleset.moves.seconds if ruleset else 0.0, timing.deal, timing.meet)
    await desk.stage.prepare(lines_of_night(desk.state))
    if desk.stage.io.reader.trouble is not None:
        await desk.stage.say("camera-trouble")
    windows = tuple(
        move + timing.answer + desk.rng.uniform(0.0, timing.night_padding)
        for _ in calls_of_night(desk.state, desk.state.night + 1)
    )
    await desk.stage.say("night-falls")
    await desk.perform(BeginNight(windows), Origin.CLOCK)


async def dawn(desk: Desk) -> None:
    """Settle the night."""
    await desk.perform(EndNight(), Origin.CLOCK)


async def meet_call(desk: Desk, step: MeetCall) -> None:
    """Wake those who may know one another and let them look."""
    await desk.stage.say("wake", call=step.call)
    desk.stage.light(dict.fromkeys(step.seats, Signal.AWAKE), night=True)
    with desk.stage.countdown(step.window) as window:
        await window.until()
    desk.stage.dark()
    await desk.stage.say("sleep-call", call=step.call)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def deal_call(desk: Desk, step: DealCall) -> None:
    """Call the owners of a card to press; call again where the number is not right."""
    await desk.stage.say("deal-call", role=step.role)
    pressed: set[Seat] = set()
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(_collect_owners(desk, pressed)):
            await window.until()
    desk.stage.dark()
    try:
        await desk.perform(ClaimRole(step.role, frozenset(pressed)), Origin.TABLE)
    except IllegalAction:
        await desk.stage.say("deal-again", role=step.role)
        return
    await desk.stage.say("sleep", role=step.role)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _collect_owners(desk: Desk, pressed: set[Seat]) -> None:
    """Note who presses; a second press takes it back. Each sees it on his own light."""
    async for press in desk.stage.io.buttons.presses():
        seat = press.seat
        if seat is None or not press.down or desk.stage.paused or desk.state.role(seat) is not None:
            continue
        pressed ^= {seat}
        desk.stage.light(dict.fromkeys(pressed, Signal.CONFIRMED), night=True)


async def night_call(desk: Desk, step: NightCall) -> None:
    """Call a role, hear its move, answer it; always as long as was drawn."""
    stage = desk.stage
    await stage.say("wake", call=step.call)
    stage.status(Status.WATCHING)
    with stage.countdown(step.window) as window:
        async with meanwhile(_hear_moves(desk, step)):
            await window.until()
    stage.dark()
    stage.status(Status.PLAYING)
    await stage.say("sleep-call", call=step.call)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _hear_moves(desk: Desk, step: NightCall) -> None:
    """Ask for ``step.seconds``, then let the time of all who showed nothing be over; answers stay lit."""
    choices = {seat: _choice(desk, step, seat) for seat in step.seats}

    async def decided(seat: Seat, target: Seat | None) -> None:
        action = Pass(seat) if target is None else Act(seat, step.verb, (target,))
        await desk.perform(action, Origin.TABLE)

    desk.asking = Asking(
        desk.stage,
        choices,
        decided,
        numbers=frozenset(desk.state.players),
        lit=desk.timing.answer,
        night=True,
    )
    with desk.stage.countdown(step.seconds) as time:
        async with meanwhile(desk.asking.run()):
            await time.until()
    desk.asking.close()
    for seat, choice in choices.items():
        if choice.open and can(desk.state, TimeOut(seat)):
            await desk.perform(TimeOut(seat), Origin.CLOCK)


def _choice(desk: Desk, step: NightCall, seat: Seat) -> Choice:
    """Return a seat's choice, already made where it was before a restart."""
    choice = Choice(lambda target: can(desk.state, Act(seat, step.verb, (target,))))
    for move in desk.state.moves:
        if move.actor == seat and move.verb is step.verb:
            choice.settle(move.targets[0])
    if choice.open and seat in desk.state.timed_out:
        choice.settle(None)
    return choice


def lines_of_night(state: GameState) -> tuple[Line, ...]:
    """Return all lines of the coming night: rendered before it begins, none keeps anybody waiting in it."""
    called: list[Line] = []
    for call in calls_of_night(state, state.night + 1):
        if isinstance(call, Call):
            called += [Line("wake", {"call": call.key}), Line("sleep-call", {"call": call.key})]
        else:
            called += [Line(key, {"role": call}) for key in ("deal-call", "deal-again", "sleep")]
    return tuple(called)
