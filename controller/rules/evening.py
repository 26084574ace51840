"""The evening as a pure function of the state: what the table does next.

A step is over when its key is in ``state.done`` or when the state no longer calls for it. Since nothing but
the state decides, a restart, an undo or a correction goes on from the right place by itself. Every ruleset is
hosted with these steps alone; which of them, in what order and for how long, its data say.
"""

from __future__ import annotations

from collections.abc import Iterator

from controller.rules.asks import Ask, ask_seconds, asks_of_night, death_comes, form
from controller.rules.day import has_stage, is_mute
from controller.rules.model import GameState, Phase, Poll, Seat, Verb, VoteRound
from controller.rules.queries import discussion, timer, verbs_in
from controller.rules.ruleset import Owed, Ruleset, Stage
from controller.rules.steps import (
    Accusations,
    BothQuestion,
    CandidateTurn,
    Closing,
    Dawn,
    DealCall,
    DeathCall,
    DecisionAsk,
    Discussion,
    HandsQuestion,
    LastWord,
    Lot,
    MeetCall,
    Morning,
    NightAsk,
    Nightfall,
    Opening,
    Speech,
    Step,
    VerdictNews,
    VoteClosing,
    VoteNews,
    VoteOpening,
    VoteTurn,
)
from controller.rules.verdict import GRAVE
from controller.rules.vote import open_round

_BETWEEN_ROUNDS = (Phase.DEFENCE, Phase.REVOTE)


def next_step(state: GameState) -> Step | None:
    """Return what the table does now; ``None`` before the game and after it."""
    return next((step for step in _steps(state) if step.key not in state.done), None)


def ring(state: GameState, first: Seat | None) -> tuple[Seat, ...]:
    """Return all seats clockwise, beginning with ``first``."""
    seats = tuple(state.players)
    if first not in seats:
        return seats
    start = seats.index(first)
    return seats[start:] + seats[:start]


def _steps(state: GameState) -> Iterator[Step]:
    if state.ruleset is None:
        return
    if state.phase is Phase.OVER:
        yield from _news(state)
        if state.ruleset.leaving.words_before_end:
            yield from _last_words(state, timer(state)["last_word"])
        yield Closing()
    elif state.asleep:
        yield from _night(state, state.ruleset)
        yield Dawn()
    else:
        yield from _day(state, state.ruleset) if state.day else (Opening(),)
        yield Nightfall()


# ---------------------------------------------------------------- night


def _night(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    asks = asks_of_night(state, state.night)
    for index, ask in enumerate(asks):
        window = state.windows[index] if index < len(state.windows) else ruleset.moves.seconds
        if not isinstance(ask, Ask):
            yield DealCall(f"deal:{ask}", ask, state.mix[ask], window)
        elif ask.verb is None:
            sunrise = ruleset.moves.sunrise
            yield MeetCall(
                f"call:{ask.call.key}", ask.call.key, state.holders(*ask.call.roles), window, sunrise
            )
        else:
            yield _night_ask(state, ask, ask.verb, window)
    if death_comes(state, state.night) and state.death is None and state.living:
        asked = next((seat for seat in state.luck if seat in state.living), state.living[0])
        window = state.windows[-1] if len(state.windows) > len(asks) else float(ruleset.moves.seconds)
        yield DeathCall("death", asked, len(state.counted), window)


def _night_ask(state: GameState, ask: Ask, verb: Verb, window: float) -> NightAsk:
    awake = [seat for role in ask.call.roles for seat in state.holders(role)]
    seats = tuple(seat for seat in awake if verb in verbs_in(state, ask.call, seat, state.night))
    (least, most), words = form(state, ask)
    return NightAsk(
        key=f"call:{ask.call.key}:{verb}",
        call=ask.call.key,
        verb=verb,
        seats=seats,
        watching=tuple(seat for seat in awake if seat not in seats),
        seconds=ask_seconds(state, ask),
        window=window,
        least=least,
        most=most,
        words=words,
        manner=ask.call.manner,
        wakes=ask.first,
        sleeps=ask.last,
    )


# ---------------------------------------------------------------- day


def _news(state: GameState) -> Iterator[Step]:
    """Announce what has come to pass, also when it ended the game."""
    if not state.day or state.asleep:
        return
    yield Morning()
    for poll in state.rounds:
        yield VoteNews(f"vote:{poll.number}:news", poll.number)
    if _was_judged(state) or _left_by_verdict(state) or any(fact == "role" for fact, *_ in state.facts):
        yield VerdictNews()


_BY_VERDICT = ("vote", "taken", "grave", "table")


def _was_judged(state: GameState) -> bool:
    """Whether it was for a judge to say whether anybody leaves by today's vote."""
    rules = None if state.ruleset is None else state.ruleset.vote
    return rules is not None and rules.judge is not None and any(poll.tally for poll in state.rounds)


def _left_by_verdict(state: GameState) -> bool:
    """Whether somebody left today by the vote or by what followed it."""
    return any(
        left.day == state.day and not left.by_night and left.cause in _BY_VERDICT for left in state.departures
    )


def _day(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    last_word = timer(state)["last_word"]
    yield Morning()
    if state.phase is Phase.DAY:
        yield from _last_words(state, last_word)
        yield from _talk(state, ruleset)
    for poll in state.rounds:
        yield VoteNews(f"vote:{poll.number}:news", poll.number)
    if state.phase is Phase.DECIDE:
        yield from _decision(state)
    elif state.phase is Phase.DRAW and state.decision is not None:
        yield Lot(f"lot:{len(state.rounds)}", state.decision.options)
    elif state.phase in _BETWEEN_ROUNDS:
        yield from _between_rounds(state, ruleset)
    if state.phase in (Phase.DAY, Phase.DEFENCE, Phase.VOTE, Phase.REVOTE) and ruleset.vote is not None:
        yield from _vote(state, ruleset)
    if state.phase is Phase.NIGHT:
        yield from _news(state)
        yield from _last_words(state, last_word)


def _last_words(state: GameState, seconds: int) -> Iterator[Step]:
    for seat in state.last_words:
        yield LastWord(f"last_word:{seat}", seat, seconds)


def _talk(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    if has_stage(state, Stage.INTRODUCTIONS) and state.day == 1:
        for seat in _speakers(state):
            yield Speech(f"introduction:{seat}", seat, ruleset.day.introduction, introduces=True)
    if has_stage(state, Stage.DISCUSSION) and discussion(state):
        yield Discussion("discussion:1", discussion(state))
    if has_stage(state, Stage.SPEECHES) and not _suspected_in_speeches(ruleset):
        yield from _speeches(state, ruleset)
    if has_stage(state, Stage.EXTRA):
        if state.hands is None:
            yield HandsQuestion("hands", ruleset.day.extra_hands, ruleset.day.extra)
        for seat in state.hands or ():
            yield Speech(f"extra:{seat}", seat, ruleset.day.extra, extra=True)
    if has_stage(state, Stage.ACCUSATIONS):
        yield Accusations("accusations")


def _speeches(state: GameState, ruleset: Ruleset) -> Iterator[Speech]:
    seconds = timer(state)["speech"] if state.hands is None else ruleset.day.speech[-1]
    for seat in _speakers(state):
        if seat not in state.spoken:
            nominates = ruleset.day.nominations is not None
            yield Speech(f"speech:{seat}", seat, seconds, nominates=nominates)


def _speakers(state: GameState) -> Iterator[Seat]:
    """Yield who may have the floor today, in turn."""
    for seat in ring(state, state.first_speaker):
        if state.players[seat].alive and not is_mute(state, seat):
            yield seat


def _suspected_in_speeches(ruleset: Ruleset) -> bool:
    """Whether each names his suspect at the end of his own speech, not after all speeches."""
    return ruleset.vote is not None and bool(ruleset.vote.suspects) and ruleset.day.nominations is None


def _between_rounds(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    number = len(state.rounds)
    for seat in state.defending:
        yield Speech(f"defence:{number}:{seat}", seat, timer(state)["defence"], defence=True)
    if ruleset.day.discussions_of_a_day and discussion(state):
        yield Discussion(f"discussion:{number + 1}", discussion(state))


def _decision(state: GameState) -> Iterator[Step]:
    asked = state.decision
    if asked is None:
        yield BothQuestion("both", state.standing)
        return
    yield DecisionAsk(
        key=f"decide:{asked.kind}:{len(asked.asked)}:{asked.opened}",
        kind=asked.kind,
        decider=asked.decider,
        options=asked.options,
        must=asked.must,
        secret=asked.kind != GRAVE and state.players[asked.decider].alive,
        opened=asked.opened,
    )


def _vote(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    poll = open_round(state)
    if poll is None:
        number = len(state.rounds) + 1
        yield VoteOpening(f"vote:{number}", number)
        return
    yield VoteOpening(f"vote:{poll.number}", poll.number)
    rules = ruleset.vote
    if rules is not None and rules.by_candidate and poll.kind is not Poll.SUSPECTS:
        yield from _candidates(poll, rest=rules.owed is Owed.REST)
    else:
        waits = rules is not None and rules.owed is Owed.MUST
        speeches: dict[Seat, Step] = {}
        if (
            poll.kind is Poll.SUSPECTS
            and has_stage(state, Stage.SPEECHES)
            and _suspected_in_speeches(ruleset)
        ):
            speeches = {step.seat: step for step in _speeches(state, ruleset)}
        for seat in ring(state, state.first_speaker):
            if seat in speeches:
                yield speeches[seat]
            if seat in poll.missing:
                yield VoteTurn(f"vote:{poll.number}:{seat}", poll.number, seat, waits)
    yield VoteClosing(f"vote:{poll.number}:close", poll.number)


def _candidates(poll: VoteRound, *, rest: bool) -> Iterator[Step]:
    for place, seat in enumerate(poll.candidates):
        last = rest and place == len(poll.candidates) - 1
        voters = tuple(sorted(poll.missing))
        yield CandidateTurn(f"vote:{poll.number}:for:{seat}", poll.number, seat, voters, last)
