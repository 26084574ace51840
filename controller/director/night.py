"""The night: the same words and a window drawn beforehand for every role, whoever lives and whatever he does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from controller.director.asking import ANSWERS, Asking, Question
from controller.director.choice import Choice
from controller.director.desk import Desk
from controller.director.tasks import meanwhile
from controller.ports import Line, Origin, Signal
from controller.rules.actions import Act, BeginNight, ClaimRole, EndNight, EndStep, Pass, TimeOut
from controller.rules.engine import can
from controller.rules.errors import IllegalAction
from controller.rules.evening import DealCall, MeetCall, NightCall, calls_of_night, next_step
from controller.rules.model import GameState, Seat
from controller.rules.ruleset import Call
from controller.rules.views import answer


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

    def lights() -> Mapping[Seat, Signal]:
        now = next_step(desk.state)
        return dict.fromkeys(now.seats if isinstance(now, MeetCall) else (), Signal.AWAKE)

    with desk.stage.countdown(step.window) as window:
        async with meanwhile(desk.stage.keep_lit(lights, night=True)):
            await window.until()
    desk.stage.dark()
    await desk.stage.say("sleep-call", call=step.call)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def deal_call(desk: Desk, step: DealCall) -> None:
    """Call the owners of a card to press, again and again until their number is right."""
    key = "deal-call"
    try:
        while True:
            await desk.stage.say(key, role=step.role)
            if await _claimed(desk, step):
                break
            if key == "deal-again":
                desk.stage.call_person("needs-deal")
            key = "deal-again"
    finally:
        desk.stage.person_came("needs-deal")
    await desk.stage.say("sleep", role=step.role)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _claimed(desk: Desk, step: DealCall) -> bool:
    """Note for a while who presses; return whether the role has all its owners, or the host has named them."""
    pressed: set[Seat] = set()
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(_collect_owners(desk, pressed)):
            await window.until()
    desk.stage.dark()
    owners = sum(player.role == step.role for player in desk.state.players.values())
    if owners == step.count:
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


async def night_call(desk: Desk, step: NightCall) -> None:
    """Call a role, hear its move, answer it; always as long as was drawn."""
    await desk.stage.say("wake", call=step.call)
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(_hear_moves(desk, step)):
            await window.until()
    desk.stage.dark()
    await desk.stage.say("sleep-call", call=step.call)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _hear_moves(desk: Desk, step: NightCall) -> None:
    """Ask for ``step.seconds``, then let the time of all who showed nothing be over; answers stay lit."""

    async def decided(seat: Seat, target: Seat | None) -> None:
        action = Pass(seat) if target is None else Act(seat, step.verb, (target,))
        await desk.perform(action, Origin.TABLE)

    asking = Asking(
        desk.stage,
        Question(
            choice=partial(_choice, desk, step),
            decided=decided,
            numbers=frozenset(desk.state.players),
            lit=desk.timing.answer,
            night=True,
        ),
        step.seats,
    )
    desk.asking = asking
    with desk.stage.countdown(step.seconds) as time:
        async with meanwhile(asking.run()):
            await time.until()
    asking.close()
    for seat, choice in asking.choices.items():
        if choice.undecided and can(desk.state, TimeOut(seat)):
            await desk.perform(TimeOut(seat), Origin.CLOCK)


def _choice(desk: Desk, step: NightCall, seat: Seat) -> Choice:
    """Return a seat's choice, already made where it was before a restart."""
    ruleset = desk.state.ruleset
    choice = Choice(
        lambda target: can(desk.state, Act(seat, step.verb, (target,))),
        pass_ends=ruleset is None or ruleset.moves.pass_ends,
    )
    for move in desk.state.moves:
        if move.actor == seat and move.verb is step.verb:
            choice.settle(move.targets[0])
            given = answer(desk.state, move)
            choice.answer = None if given is None else ANSWERS.get(given)
    if choice.undecided and seat in desk.state.timed_out:
        choice.pass_ends = True
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
