"""Why an action is not carried out."""

from __future__ import annotations

from enum import StrEnum

from controller.rules.model import ClauseId, Seat


class Own(StrEnum):
    """What the machine itself refuses, whatever the ruleset. The words are in the voice's catalogue."""

    CAUSE = "e-cause"
    """Nobody is put out by hand as if by night or by vote."""
    CARDS_OPEN = "e-cards-open"
    """Not everybody's card is known yet."""
    GAME_OVER = "e-game-over"
    GAME_RUNNING = "e-game-running"
    HANDS_SEEN = "e-hands-seen"
    """The show of hands was held today."""
    HOST = "e-host"
    """The host says so."""
    MIX_DECIDED = "e-mix-decided"
    """With these cards the game would be over before it began."""
    MIX_SUM = "e-mix-sum"
    """There are not as many cards as players."""
    NO_CHANGE = "e-no-change"
    NO_GAME = "e-no-game"
    NO_MOVE = "e-no-move"
    """There is no such move to take back."""
    NO_VOTE = "e-no-vote"
    """No vote is open."""
    NOT_ASLEEP = "e-not-asleep"
    """It is not night now."""
    NOT_DAY = "e-not-day"
    NOT_NIGHT = "e-not-night"
    """It is not time for the night to fall."""
    NOT_YOUR_MOVE = "e-not-your-move"
    OPTION = "e-option"
    """No such option, or no such value of it."""
    OUT = "e-out"
    """Whoever is out of the game takes no part."""
    ROLE_CLAIMED = "e-role-claimed"
    ROLE_COUNT = "e-role-count"
    """Not as many owners of a role as were announced."""
    ROLES_SEATS = "e-roles-seats"
    """Not every player has exactly one role, or nobody who is not there."""
    SEAT_CLAIMED = "e-seat-claimed"
    SEATS_MAX = "e-seats-max"
    """More players than the table has seats."""
    SEATS_MIN = "e-seats-min"
    STEP_OVER = "e-step-over"
    TARGETS = "e-targets"
    """Not as many numbers as the move needs, or the same one twice."""
    UNKNOWN_CLAN = "e-unknown-clan"
    UNKNOWN_ROLE = "e-unknown-role"
    UNKNOWN_RULESET = "e-unknown-ruleset"
    UNKNOWN_SEAT = "e-unknown-seat"
    UNKNOWN_WINNER = "e-unknown-winner"
    WORD = "e-word"
    """The move names no role or side."""
    WRONG_COUNT = "e-wrong-count"
    """At least one foul is given at once."""
    WRONG_NIGHT = "e-wrong-night"
    """The first night is number 1."""


class IllegalAction(ValueError):
    """The rules refuse the action. ``clause`` is the clause or ruling it breaks; nothing has changed."""

    def __init__(self, clause: str, *, seats: tuple[Seat, ...] = ()) -> None:
        super().__init__(clause)
        self.clause = ClauseId(clause)
        self.seats = seats


class UnknownRuleset(LookupError):
    """No ruleset has that id."""
