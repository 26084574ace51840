"""How the city votes, and who decides on those whom it condemns."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from controller.rules.model import ClauseId, RoleId, TeamId


class Owed(StrEnum):
    """What becomes of a vote that is not given."""

    MUST = "must"
    """The round waits for it."""
    FREE = "free"
    PENALTY = "penalty"
    """It counts as votes against oneself."""
    REST = "rest"
    """It falls to the last of the candidates."""
    WARNED = "warned"
    """It brings a foul."""


class Tie(StrEnum):
    """What several leaders of a round lead to."""

    REVOTE = "revote"
    DEFENCE = "defence"
    """They speak, then it is voted on them again."""
    HANDS = "hands"
    """A show of hands decides whether all of them leave."""
    JUDGE = "judge"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRules:
    """How the city votes; ``ties`` says what the first tie of the day leads to, then the second, and so on."""

    most: ClauseId
    """Why the one who leads is condemned."""
    owed: Owed = Owed.FREE
    obligatory: ClauseId
    """Why a vote is refused that is not one, and what a missing one means."""
    refused_waits: bool = False
    """Whether the round waits for those whose vote was refused."""
    penalty: int = 0
    once: ClauseId
    """Why a second vote is refused."""
    not_self: ClauseId | None = None
    immune: ClauseId | None = None
    """Why nobody votes against a player who cannot be voted against, or one who is out."""
    silenced: ClauseId | None = None
    """Why a player who was silenced at night does not vote."""
    nobody: ClauseId
    """What happens when nobody has a vote against him."""
    ties: tuple[tuple[Tie, ClauseId], ...] = ()
    last_tie: ClauseId
    """Why nobody leaves after the last tie."""
    many_tied: ClauseId | None = None
    """Why nobody leaves when more have tied than are voted on again."""
    revote: ClauseId
    """Who may be voted against once more, and by whom."""
    revote_of: int | None = None
    """With exactly so many leaders it is voted again, ``None`` for any number of them."""
    revote_by_others: bool = False
    """Whether those who tied have no vote themselves then."""
    removal: ClauseId
    """What becomes of a round when a player goes."""
    gone_counts: bool = False
    """Whether votes against one who has left in an open round stand, so that nobody leaves if he leads."""
    suspects: int = 0
    """How many voices make a player defend himself; 0 where there is no round of suspects."""
    suspected: ClauseId | None = None
    """Why those defend themselves who have so many voices."""
    no_suspects: ClauseId | None = None
    twice: ClauseId | None = None
    """Why a player leaves only if he had most votes in two rounds of one day; then rounds go on until one has."""
    same_tie: ClauseId | None = None
    """Why night falls when the same players have tied twice in one day."""
    both: ClauseId | None = None
    """More than half of the hands let all those leave who tied."""
    not_both: ClauseId | None = None
    judge: JudgeRules | None = None
    by_candidate: bool = False
    """Whether the candidates are called one by one and hands raised, instead of the voters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeRules:
    """Who decides on those the vote has brought before the gallows, one after another until somebody does."""

    role: RoleId
    one: ClauseId
    """With one suspect the judge executes or pardons him."""
    himself: ClauseId
    """As the only suspect, or as one of several, he is executed without being asked."""
    several: ClauseId
    spirit: ClauseId
    spirit_must: ClauseId
    citizen: RoleId
    """After him the dead of this role are asked, the last one first."""
    citizen_clause: ClauseId
    lot: ClauseId
    absent: ClauseId
    hanged: ClauseId
    """Why a single suspect is executed when there is nobody to ask."""
    duel: ClauseId
    """When a day begins with one of each of two sides there is no vote, and one of them must go."""
    duel_teams: tuple[TeamId, ...]
    """The town, then the sides it can be left alone with."""
    options: ClauseId
    """Why nobody else can be condemned."""
