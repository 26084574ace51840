"""The day: who speaks, who is put to the vote, and what hands decide."""

from __future__ import annotations

from controller.rules.actions import Accuse, EndSpeech, NameFirstSpeaker, Nominate, ShowHands
from controller.rules.departure import end_day, end_if_decided, follow_up, leave
from controller.rules.draft import Draft, rules_of, running, verify_living
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import (
    Event,
    FirstSpeakerNamed,
    HandsCounted,
    HandsSeen,
    Nominated,
    SpeechEnded,
)
from controller.rules.model import (
    BARRED,
    IMMUNE,
    MUTE,
    VOTELESS,
    Cause,
    ClauseId,
    GameState,
    Phase,
    Reason,
    Seat,
)
from controller.rules.ruleset import Accusations, Stage


def next_speaker(state: GameState) -> Seat | None:
    """Return who begins the coming day's speeches: the lowest seat, then the next one in the ring."""
    last = state.first_speaker or 0
    living = state.living
    for seat in living:
        if seat > last:
            return seat
    return living[0] if living else None


def name_first_speaker(state: GameState, action: NameFirstSpeaker) -> tuple[Event, ...]:
    """Let the host name who begins."""
    verify_day(state)
    verify_living(state, action.seat)
    return (FirstSpeakerNamed(action.seat),)


def nominate(state: GameState, action: Nominate) -> tuple[Event, ...]:
    """Put a player to the vote."""
    rules = running(state).day.nominations
    if rules is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    verify_day(state)
    verify_living(state, action.by)
    if action.by in state.spoken or is_mute(state, action.by):
        raise IllegalAction(rules.over, seats=(action.by,))
    if action.by in state.nominators:
        raise IllegalAction(rules.once, seats=(action.by,))
    if action.target not in state.players:
        raise IllegalAction(Own.UNKNOWN_SEAT, seats=(action.target,))
    if not state.players[action.target].alive:
        raise IllegalAction(rules.dead, seats=(action.target,))
    if action.target == action.by:
        raise IllegalAction(rules.not_self, seats=(action.by,))
    if action.target in state.nominees:
        raise IllegalAction(rules.twice, seats=(action.target,))
    return (Nominated(action.by, action.target),)


def end_speech(state: GameState, action: EndSpeech) -> tuple[Event, ...]:
    """End a player's speech of this day."""
    verify_day(state)
    verify_living(state, action.seat)
    if action.seat in state.spoken:
        raise IllegalAction(Own.STEP_OVER)
    return (SpeechEnded(action.seat),)


def show_hands(state: GameState, action: ShowHands) -> tuple[Event, ...]:
    """Count the hands of the question that is asked now."""
    running(state)
    if state.phase is Phase.DECIDE and state.standing:
        return _both(state, action.hands)
    verify_day(state)
    accusations = rules_of(state).day.accusations
    if accusations is not None:
        return _night(state, accusations, action.hands)
    if not rules_of(state).day.extra_hands:
        raise IllegalAction(Own.NOT_DAY)
    if state.hands is not None:
        raise IllegalAction(Own.HANDS_SEEN)
    seen = counted(state, action.hands)
    return (HandsSeen(seen[: rules_of(state).day.extra_hands]),)


def _both(state: GameState, hands: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Let all leave who tied, if more than half of the living are for it."""
    rules = rules_of(state).vote
    if rules is None or rules.both is None or rules.not_both is None:
        raise IllegalAction(Own.NOT_DAY)
    seen = counted(state, hands)
    about = state.standing
    passed = 2 * len(seen) > len(state.living)
    reason = Reason(rules.both if passed else rules.not_both, about)
    draft = Draft(state)
    draft.add(HandsCounted("both", about, tuple(sorted(seen)), passed, reason))
    if passed:
        leave(draft, tuple(sorted(about)), Cause.VOTE)
        follow_up(draft)
    end_day(draft, reason)
    return tuple(draft.events)


def _night(state: GameState, rules: Accusations, hands: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Let night fall, if more than half of the living are for it."""
    seen = counted(state, hands)
    passed = 2 * len(seen) > len(state.living)
    reason = Reason(rules.night if passed else rules.no_night)
    draft = Draft(state)
    draft.add(HandsCounted("night", (), tuple(sorted(seen)), passed, reason))
    if passed:
        end_day(draft, reason)
    return tuple(draft.events)


def accuse(state: GameState, action: Accuse) -> tuple[Event, ...]:
    """Sentence a player, if more than half of the others are for it."""
    rules = running(state).day.accusations
    if rules is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    verify_day(state)
    living = state.living
    if action.by not in living or action.target not in living or action.by == action.target:
        raise IllegalAction(rules.target, seats=(action.by, action.target))
    seen = tuple([seat for seat in counted(state, action.hands) if seat != action.target])
    passed = 2 * len(seen) > len(living) - 1
    reason = Reason(rules.majority if passed else rules.minority, (action.target,))
    draft = Draft(state)
    draft.add(HandsCounted("accuse", (action.by, action.target), tuple(sorted(seen)), passed, reason))
    if passed:
        leave(draft, (action.target,), Cause.VOTE)
        follow_up(draft)
        end_if_decided(draft)
    return tuple(draft.events)


def counted(state: GameState, hands: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the hands that count, each once, in their order."""
    return tuple([seat for seat in dict.fromkeys(hands) if hand_refusal(state, seat) is None])


def hand_refusal(state: GameState, seat: Seat) -> ClauseId | None:
    """Return why a hand does not count, ``None`` if it does."""
    if seat not in state.players:
        return ClauseId(Own.UNKNOWN_SEAT)
    if not state.players[seat].alive:
        return ClauseId(Own.OUT)
    if is_barred(state, seat):
        return rules_of(state).fouls.barred
    return None


def is_barred(state: GameState, seat: Seat) -> bool:
    """Whether fouls bar a player from both talk and vote today."""
    return state.has(seat, state.day, BARRED)


def is_mute(state: GameState, seat: Seat) -> bool:
    """Whether a player may not speak today."""
    return state.has(seat, state.day, BARRED, MUTE)


def is_voteless(state: GameState, seat: Seat) -> bool:
    """Whether a player may not vote today."""
    return state.has(seat, state.day, BARRED, VOTELESS)


def is_immune(state: GameState, seat: Seat) -> bool:
    """Whether nobody may vote against a player today."""
    return state.has(seat, state.day, IMMUNE)


def has_stage(state: GameState, stage: Stage) -> bool:
    """Whether the day of these rules has that part."""
    return state.ruleset is not None and stage in state.ruleset.day.stages


def verify_day(state: GameState) -> None:
    """Refuse what is done at another time than in the talk of the day."""
    running(state)
    if state.phase is not Phase.DAY:
        raise IllegalAction(Own.NOT_DAY)
