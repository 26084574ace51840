"""What can be known of a state: who wakes, who may do what, who is silent. Every list is in seat order."""

from __future__ import annotations

from collections.abc import Mapping

from controller.rules.board import answers, settle
from controller.rules.model import (
    BARRED,
    IMMUNE,
    MUTE,
    VOTELESS,
    Answer,
    Departure,
    GameState,
    Move,
    Phase,
    RoleId,
    Seat,
    Shown,
    Verb,
)
from controller.rules.ruleset import Asleep, Call
from controller.rules.vote import open_round

_BY_DAY = (Phase.DAY, Phase.VOTE, Phase.REVOTE, Phase.DEFENCE, Phase.DECIDE, Phase.DRAW)
_SILENCING = (BARRED, MUTE, VOTELESS)


def silenced(state: GameState) -> tuple[Seat, ...]:
    """Return who of the living may neither speak nor vote on the day that is on or comes.

    Only what is public: a bar that a foul of the night brought shows when that day breaks.
    """
    barred = _under(state, *_SILENCING)
    return tuple(seat for seat in state.living if seat in barred)


def immune(state: GameState) -> tuple[Seat, ...]:
    """Return who of the living may not be voted against on the day that is on or comes."""
    safe = _under(state, IMMUNE)
    return tuple(seat for seat in state.living if seat in safe)


def seen_silenced(state: GameState) -> tuple[Seat, ...]:
    """Return who is silenced as far as the table may know who lives."""
    barred = _under(state, *_SILENCING)
    return tuple(seat for seat in seen_alive(state) if seat in barred)


def coming_night(state: GameState) -> int:
    """Return the number of the night that is on, or else of the next one."""
    return state.night if state.asleep else state.night + 1


def wakes(state: GameState) -> tuple[tuple[Seat, ...], ...]:
    """Return the calls of the coming night in their order, each with the living who wake."""
    night = coming_night(state)
    awake = (
        group
        for call in _coming_calls(state)
        if call.manner is Asleep.WAKE
        for group in groups(state, call, night)
    )
    return tuple(seats for seats in awake if seats)


def groups(state: GameState, call: Call, night: int) -> tuple[tuple[Seat, ...], ...]:
    """Return who wakes together in a call; one by one where the rules say so."""
    seats = called(state, call, night)
    rules = state.ruleset
    if rules is not None and rules.moves.one_by_one and len(call.roles) == 1:
        return tuple((seat,) for seat in seats)
    return (seats,)


def called(state: GameState, call: Call, night: int) -> tuple[Seat, ...]:
    """Return the living who have something to do in a call, the roles in its order, each in seat order."""
    return tuple(
        [
            seat
            for role in call.roles
            for seat in state.holders(role)
            if verbs_in(state, call, seat, night) or not _has_moves(state, call, role, night)
        ]
    )


def _has_moves(state: GameState, call: Call, role: RoleId, night: int) -> bool:
    """Whether a role makes a move in a call, though perhaps not now; who makes none wakes to see the others."""
    rules = state.ruleset
    return rules is not None and any(
        [
            rules.call_for(role, verb, night) is call and rules.ability(role, verb) is not None
            for verb in call.verbs
        ]
    )


def verbs_in(state: GameState, call: Call, seat: Seat, night: int) -> tuple[Verb, ...]:
    """Return the moves that a seat has in a call of that night, as things are now."""
    rules, role = state.ruleset, state.role(seat)
    if rules is None or role is None:
        return ()
    return tuple(
        [
            verb
            for verb in call.verbs
            if rules.call_for(role, verb, night) is call and able(state, seat, verb, night)
        ]
    )


def able(state: GameState, seat: Seat, verb: Verb, night: int) -> bool:
    """Whether a seat has that move in that night, as things are now."""
    rules, role = state.ruleset, state.role(seat)
    if rules is None or role is None or not state.players[seat].alive:
        return False
    ability = rules.ability(role, verb)
    return (
        ability is not None and rules.is_called(role, verb, night) and ability.available(state, seat) is None
    )


def acts(state: GameState) -> Mapping[Seat, tuple[Verb, ...]]:
    """Return what each seat may do in the coming night; nothing for those who are out."""
    night = coming_night(state)
    verbs: dict[Seat, tuple[Verb, ...]] = dict.fromkeys(state.players, ())
    for call in _coming_calls(state):
        for seat in called(state, call, night):
            verbs[seat] = (*verbs[seat], *verbs_in(state, call, seat, night))
    return verbs


def knows(state: GameState) -> Mapping[Seat, tuple[Seat, ...]]:
    """Return whom each seat knows as his own from the first night, those who are out included."""
    circles = () if state.ruleset is None else state.ruleset.acquainted
    return {
        seat: tuple(
            other
            for other in state.players
            if other != seat and any({state.role(seat), state.role(other)} <= circle for circle in circles)
        )
        for seat in state.players
    }


def voters(state: GameState) -> tuple[Seat, ...]:
    """Return who still has to vote in the open round."""
    poll = open_round(state)
    return () if poll is None else tuple(sorted(poll.missing))


def speakers(state: GameState) -> tuple[Seat, ...]:
    """Return who speaks next in a set turn: in his defence, or after a show of hands for more time."""
    if state.phase is Phase.DAY:
        return state.hands or ()
    return state.defending


def left_by_night(state: GameState) -> tuple[Departure, ...]:
    """Return who left in the night before the day that is on, for whatever cause, in seat order."""
    gone = (left for left in state.departures if left.by_night and left.day == state.day)
    return tuple(sorted(gone, key=lambda left: left.seat))


def shown_now(state: GameState) -> tuple[Shown, ...]:
    """Return what the host shows by the moves made so far in the night that is on."""
    if state.ruleset is None or not state.asleep:
        return ()
    return answers(settle(state, state.ruleset))


def answer(state: GameState, move: Move) -> Answer | None:
    """Return what the host shows, or showed, for a move; ``None`` for no answer."""
    if move in state.moves and state.asleep:
        given = shown_now(state)
    else:
        nights = (*state.past_moves, state.moves)
        night = next((place for place, moves in enumerate(nights) if move in moves), None)
        given = state.answers[night] if night is not None and night < len(state.answers) else ()
    return next(
        (shown.answer for shown in given if shown.seat == move.actor and shown.verb is move.verb), None
    )


def seen_alive(state: GameState) -> tuple[Seat, ...]:
    """Return who is in the game as far as the table may know: a night's foul shows only by day."""
    hidden = {left.seat for left in state.departures if left.secret and left.day > state.day}
    return tuple(seat for seat, player in state.players.items() if player.alive or seat in hidden)


def _coming_calls(state: GameState) -> tuple[Call, ...]:
    """Return the calls of the coming night, in order; after the end there is none."""
    if state.ruleset is None or state.phase is Phase.OVER:
        return ()
    return state.ruleset.calls_of(coming_night(state))


def _under(state: GameState, *kinds: str) -> frozenset[Seat]:
    """Return on whom one of these lies today or on the coming day, as far as it is public."""
    day = state.day if state.phase in _BY_DAY else state.day + 1
    return frozenset(
        effect.seat
        for effect in state.effects
        if effect.kind in kinds
        and effect.since <= day <= effect.until
        and not (effect.secret and effect.since > state.day)
    )


def timer(state: GameState) -> Mapping[str, int]:
    """Return the seconds that the clock gives for what follows; after the show of hands a speech is the extra time."""
    if state.ruleset is None:
        return {}
    plan = state.ruleset.day
    day = max(1, state.day if state.phase in _BY_DAY else state.day + 1)
    speech = plan.extra if state.hands is not None else _nth(plan.speech, day)
    defence = plan.defence if plan.defence_option is None else state.options[plan.defence_option]
    return {
        "discussion": discussion(state),
        "speech": speech,
        "defence": int(defence),  # type: ignore[arg-type] # an option of times is a number
        "last_word": plan.last_word,
    }


def discussion(state: GameState) -> int:
    """Return the seconds of the talk before the next round of votes."""
    if state.ruleset is None:
        return 0
    plan = state.ruleset.day
    if not plan.discussions_of_a_day:
        day = max(1, state.day if state.phase in _BY_DAY else state.day + 1)
        return _nth(plan.discussion, day)
    place = len(state.rounds) + 1 if state.phase in _BY_DAY else 1
    if place <= len(plan.discussion_options):
        return int(state.options[plan.discussion_options[place - 1]])  # type: ignore[arg-type]
    return _nth(plan.discussion, place)


def _nth(times: tuple[int, ...], place: int) -> int:
    return times[min(place, len(times)) - 1]
