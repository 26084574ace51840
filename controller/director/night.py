"""The night: the same words and a window drawn beforehand for every ask, whoever lives and whatever he does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from controller.clock import Countdown
from controller.director import asked, first_night, night_words
from controller.director.answers import told_in
from controller.director.asking import Asking, Question
from controller.director.choice import TWO_WORDS, Choice, ChoiceState
from controller.director.desk import Desk, if_allowed, say
from controller.director.signs import signs_ask
from controller.director.tasks import meanwhile
from controller.ports import Origin
from controller.rules.actions import BeginNight, EndNight, EndStep, Pass, TimeOut
from controller.rules.asks import ROLE_SECONDS, Ask, ask_seconds, asks_of_night, death_comes
from controller.rules.model import GameState, Seat
from controller.rules.ruleset import Asleep
from controller.rules.steps import NightAsk


async def nightfall(desk: Desk) -> None:
    """Draw the windows of all asks and the night's lots, then let night fall."""
    await desk.stage.prepare(night_words.of_night(desk.state))
    if desk.stage.io.reader.trouble is not None:
        await desk.stage.say("camera-trouble")
    windows = _windows(desk)
    luck = list(desk.state.players)
    desk.rng.shuffle(luck)
    await desk.stage.say("night-falls")
    await desk.perform(BeginNight(windows, tuple(luck)), Origin.CLOCK)


def _windows(desk: Desk) -> tuple[float, ...]:
    """Return seconds for each ask of the coming night, and for Death: what a move takes, an answer and some chance."""
    state, timing = desk.state, desk.timing
    if state.ruleset is None:
        return ()
    night = state.night + 1
    usual = float(state.ruleset.moves.seconds)
    alone = max(usual, timing.deal, timing.meet)
    moves = [
        ask_seconds(state, ask) if isinstance(ask, Ask) and ask.verb is not None else alone
        for ask in asks_of_night(state, night)
    ]
    moves += [usual] if death_comes(state, night) else []
    return tuple(move + timing.answer + desk.rng.uniform(0.0, timing.night_padding) for move in moves)


async def dawn(desk: Desk) -> None:
    """Settle the night; whoever still owes a move is asked for it first, with all who were asked with him.

    So are the owners of a card that a correction has left without them.
    """
    while (card := first_night.unclaimed(desk.state)) is not None:
        await first_night.ask_owners(desk, card)
    while (owed := asked.owed_step(desk.state)) is not None:
        await _ask(desk, owed)
    await if_allowed(desk, EndNight(), Origin.CLOCK)


async def night_ask(desk: Desk, step: NightAsk) -> None:
    """Ask a role for one of its moves, answer it; always as long as was drawn, and again while it is owed."""
    await _ask(desk, step)
    while asked.is_owed(desk.state, step.verb) and not desk.stage.skipped:
        await _ask(desk, step)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _ask(desk: Desk, step: NightAsk) -> None:
    if step.manner is not Asleep.WAKE:
        await signs_ask(desk, step)
        return
    for turn in range(asked.turns(desk.state, step.call)):
        await _ask_in_turn(desk, step, turn)


async def _ask_in_turn(desk: Desk, step: NightAsk, turn: int) -> None:
    in_turn = partial(asked.in_turn, step=step, turn=turn)
    first = in_turn(desk.state)
    await say(desk, night_words.ask_line(desk.state, first))
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(_hear_moves(desk, in_turn, window)):
            await window.until()
    desk.stage.dark()
    if first.sleeps:
        await say(desk, night_words.sleep_line(desk.state, step.call))


async def _hear_moves(desk: Desk, in_turn: Callable[[GameState], NightAsk], window: Countdown) -> None:
    """Ask for ``step.seconds``, the roles that can be named called in the last part of it; answers stay lit."""
    step = in_turn(desk.state)

    async def decided(seat: Seat, _: Seat | None) -> None:
        await _decided(desk, step, seat, asking.choices[seat])

    asking = Asking(
        desk.stage,
        Question(
            choice=partial(choice_of, desk, step),
            decided=decided,
            numbers=frozenset(desk.state.players),
            lit=desk.timing.answer,
            night=True,
            told=lambda: told_in(desk.state, in_turn(desk.state)),
            who=lambda: asked.who(desk.state, in_turn(desk.state)),
        ),
        asked.who(desk.state, step),
    )
    desk.asking = asking
    words = step.words if len(step.words) > TWO_WORDS else ()
    async with meanwhile(asking.run()):
        with desk.stage.countdown(step.seconds - ROLE_SECONDS * len(words)) as time:
            await time.until()
        await _call_words(desk, asking, words, window)
    asking.close()
    await _time_over(desk, in_turn(desk.state), asking.choices)


async def _call_words(desk: Desk, asking: Asking, words: tuple[str, ...], window: Countdown) -> None:
    """Call roles at an even pace, always all of them, so that whoever guesses may say which is meant."""
    for word in words:
        if not window.left:
            return
        for choice in asking.choices.values():
            choice.call(word, asyncio.get_running_loop().time())
        with desk.stage.countdown(ROLE_SECONDS) as time:
            await say(desk, night_words.word_line(desk.state, word))
            await time.until()


async def _decided(desk: Desk, step: NightAsk, seat: Seat, choice: Choice) -> None:
    if choice.state is ChoiceState.CONFIRMED:
        await desk.perform(asked.action(desk.state, step, seat, choice.numbers, choice.word), Origin.TABLE)
    elif asked.is_last(desk.state, step, seat):
        await desk.perform(Pass(seat), Origin.TABLE)


async def _time_over(desk: Desk, step: NightAsk, choices: Mapping[Seat, Choice]) -> None:
    """Let the time of all be over who showed nothing and are asked for nothing more tonight."""
    if asked.is_owed(desk.state, step.verb):
        return
    moved = {move.actor for move in desk.state.moves if move.verb is step.verb}
    for seat in dict.fromkeys((*choices, *step.seats)):
        open_still = choices[seat].undecided if seat in choices else seat not in moved
        if open_still and asked.is_last(desk.state, step, seat):
            await if_allowed(desk, TimeOut(seat), Origin.CLOCK)


def choice_of(desk: Desk, step: NightAsk, seat: Seat) -> Choice:
    """Return a seat's choice, already made where it was before a restart."""
    ruleset = desk.state.ruleset
    choice = Choice(
        allowed=lambda target: asked.may_begin(desk.state, step, seat, (*choice.numbers, target)),
        pass_ends=ruleset is None or ruleset.moves.pass_ends,
        least=step.least,
        most=step.most,
        words=step.words,
    )
    for move in desk.state.moves:
        if move.actor == seat and move.verb is step.verb:
            choice.settle(move.targets, move.word)
    if choice.undecided and seat in desk.state.timed_out:
        choice.pass_ends = True
        choice.settle(None)
    return choice
