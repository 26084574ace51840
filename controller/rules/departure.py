"""How players leave, and how the game ends."""

from __future__ import annotations

from controller.rules.draft import Draft, rules_of
from controller.rules.events import Announced, DayEnded, GameEnded, LastWordsGiven, MoveTakenBack, PlayerLeft
from controller.rules.model import (
    Cause,
    GameState,
    Phase,
    Reason,
    Seat,
    TeamId,
)
from controller.rules.ruleset import Leaving, Reveal
from controller.rules.traits import Inherits, LeavesSmallTable
from controller.rules.victory import Moment, outcome

BY_NIGHT = frozenset({Cause.NIGHT, Cause.DEATH, Cause.NOTE})
BY_DAY = frozenset({Cause.VOTE, Cause.TAKEN, Cause.GRAVE})
_DAYS = BY_DAY | {Cause.TABLE}


def may_speak_last(state: GameState, seat: Seat, cause: Cause, *, by_night: bool) -> bool:
    """Whether whoever leaves so has a last word: as the rules say, and under no sanction.

    A sanction runs as long as its effect is on record: from the foul to the end of the day it bars.
    """
    leaving = rules_of(state).leaving
    granted = (
        leaving.night_word if _is_nights(cause, by_night=by_night) else leaving.day_word and cause in _DAYS
    )
    if not granted or any(
        [effect.seat == seat and effect.kind in leaving.no_word_effects for effect in state.effects]
    ):
        return False
    player = state.players[seat]
    return player.role not in leaving.no_word_roles and player.team not in leaving.no_word_teams


def _is_nights(cause: Cause, *, by_night: bool) -> bool:
    """Whether somebody is one of the night's dead; whose role the table has outgrown, if it was night then."""
    return cause in BY_NIGHT or (cause is Cause.TABLE and by_night)


def leave(draft: Draft, seats: tuple[Seat, ...], cause: Cause, *, opens: bool = True) -> None:
    """Let players leave at the same moment; ``opens``: with their cards, where the rules open them.

    Whoever goes in the middle of a night has made no move in it.
    """
    rules = rules_of(draft.state)
    by_night = draft.state.phase is Phase.NIGHT
    secret = cause is Cause.FOULS and by_night and rules.fouls.secret_at_night
    shows_card = opens and _card(rules.leaving, cause, by_night=by_night) is Reveal.AT_ONCE
    for seat in seats:
        if cause not in BY_NIGHT:
            take_back_moves(draft, seat)
        now = not rules.leaving.late_words and may_speak_last(draft.state, seat, cause, by_night=by_night)
        draft.add(PlayerLeft(seat, cause, now, secret))
        if shows_card:
            open_card(draft, seat)


def open_card(draft: Draft, seat: Seat) -> None:
    """Show everybody what a player was."""
    role = draft.state.role(seat)
    if role is not None and seat not in draft.state.opened:
        draft.announce("role", seat, role)


def show_late_cards(draft: Draft) -> None:
    """After the vote, open the cards of this day and of the night before it, and let those speak who may."""
    state = draft.state
    leaving = rules_of(state).leaving
    today = [left for left in state.departures if left.day == state.day]
    for left in sorted(today, key=lambda left: left.seat):
        if _card(leaving, left.cause, by_night=left.by_night) is Reveal.AFTER_VOTE:
            open_card(draft, left.seat)
    if leaving.late_words:
        words = [
            left.seat
            for left in today
            if may_speak_last(state, left.seat, left.cause, by_night=left.by_night)
        ]
        if words:
            draft.add(LastWordsGiven(tuple(sorted(words))))


def _card(leaving: Leaving, cause: Cause, *, by_night: bool) -> Reveal:
    if _is_nights(cause, by_night=by_night):
        return leaving.night_card
    return leaving.day_card if cause in _DAYS else leaving.removal_card


def take_back_moves(draft: Draft, seat: Seat) -> None:
    """Undo what a player has shown in the night that is on."""
    if draft.state.asleep:
        draft.add(*(MoveTakenBack(move) for move in draft.state.moves if move.actor == seat))


def follow_up(draft: Draft) -> None:
    """Let heirs take over, and those leave for whom the table is too small."""
    rules = rules_of(draft.state)
    if not rules.leaving_matters:
        return
    for seat, player in draft.state.players.items():
        role = None if player.role is None else rules.role(player.role)
        if role is None or not role.traits or not player.alive:
            continue
        for trait in role.traits:
            match trait:
                case Inherits(clause=clause, role=of):
                    _inherit(draft, seat, of, Reason(clause, (seat,)))
                case LeavesSmallTable(at_most=at_most):
                    if len(draft.state.living) <= at_most and draft.state.players[seat].role == role.id:
                        leave(draft, (seat,), Cause.TABLE)


def _inherit(draft: Draft, seat: Seat, role: str, reason: Reason) -> None:
    state = draft.state
    held = [player for player in state.players.values() if player.role == role]
    known = rules_of(state).role(held[0].role) if held and held[0].role else None
    if known is not None and not any(player.alive for player in held):
        draft.change(seat, known.id, known.team, reason)


def end_day(draft: Draft, reason: Reason) -> None:
    """Let the day be over: cards that are still due, then the night is next, unless somebody has won."""
    show_late_cards(draft)
    if not end_if_decided(draft):
        draft.add(DayEnded(reason))
        end_if_decided(draft)


def end_if_decided(draft: Draft, *moments: Moment) -> bool:
    """End the game if somebody has won. Return whether it ended."""
    state = draft.state
    before_night = (Moment.NIGHT,) if state.phase is Phase.NIGHT and not state.asleep else ()
    decided = outcome(state, *moments, *before_night)
    if decided is not None:
        end(draft, *decided)
    return decided is not None


def end(draft: Draft, winner: TeamId, reason: Reason) -> None:
    """End the game: the winner, the cards, and the two who left first."""
    state = draft.state
    roles = {seat: player.role for seat, player in state.players.items() if player.role is not None}
    draft.add(GameEnded(winner, reason, roles))
    if rules_of(state).priority and len(state.departures) > 1:
        draft.add(Announced("priority", tuple(left.seat for left in state.departures[:2])))
