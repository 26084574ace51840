"""The procedures of an evening: everything that the table ever does, each a step of its own."""

from __future__ import annotations

from dataclasses import dataclass

from controller.rules.model import RoleId, Seat, Verb
from controller.rules.ruleset import Asleep, Sunrise


@dataclass(frozen=True, slots=True)
class Opening:
    """The game is declared open and the role mix said."""

    key: str = "opening"


@dataclass(frozen=True, slots=True)
class Nightfall:
    """Night falls on the city."""

    key: str = "nightfall"


@dataclass(frozen=True, slots=True)
class DealCall:
    """The owners of a card wake, press their buttons and sleep again."""

    key: str
    role: RoleId
    count: int
    window: float


@dataclass(frozen=True, slots=True)
class MeetCall:
    """Those who may know one another wake, look and sleep again; ``sunrise``: while it is counted."""

    key: str
    call: str
    seats: tuple[Seat, ...]
    window: float
    sunrise: Sunrise | None = None


@dataclass(frozen=True, slots=True)
class NightAsk:
    """A role is asked for one of its moves, whether its owner lives or not.

    A call with several moves is several of these, one after another; ``wakes`` and ``sleeps`` mark the first and
    the last of them. ``seats``: who has the move now, senior first; ``watching``: who else is awake in this call.
    """

    key: str
    call: str
    verb: Verb
    seats: tuple[Seat, ...]
    watching: tuple[Seat, ...]
    seconds: float
    window: float
    least: int = 1
    most: int = 1
    words: tuple[str, ...] = ()
    """What is named beside the player: the roles of the mix, called one by one, or two words for thumb up and down."""
    manner: Asleep = Asleep.WAKE
    wakes: bool = True
    sleeps: bool = True


@dataclass(frozen=True, slots=True)
class DeathCall:
    """Death asks a player for a number from 1 to ``most``."""

    key: str
    seat: Seat
    most: int
    window: float


@dataclass(frozen=True, slots=True)
class Dawn:
    """The night is settled."""

    key: str = "dawn"


@dataclass(frozen=True, slots=True)
class Morning:
    """The night's events are announced."""

    key: str = "morning"


@dataclass(frozen=True, slots=True)
class LastWord:
    """Somebody who leaves has the floor."""

    key: str
    seat: Seat
    seconds: float


@dataclass(frozen=True, slots=True)
class Discussion:
    """All talk at once, for a time."""

    key: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Speech:
    """A player has the floor; ``extra``: for the time he raised his hand for.

    ``nominates``: in it he may put another player to the vote; the director ends it with ``EndSpeech`` then.
    ``defence``: before the next round of votes. ``introduces``: to say who he is.
    """

    key: str
    seat: Seat
    seconds: float
    extra: bool = False
    nominates: bool = False
    defence: bool = False
    introduces: bool = False


@dataclass(frozen=True, slots=True)
class HandsQuestion:
    """Who wants ``seconds`` more? The first ``count`` hands get them."""

    key: str
    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Accusations:
    """Players accuse one another, each accusation with a show of hands, until one calls the night.

    It is over when night falls; ``round`` counts what has been put to hands today, so that each is a step of its own.
    """

    key: str


@dataclass(frozen=True, slots=True)
class VoteOpening:
    """A round of votes is announced; with nobody to vote on, that the night comes."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class VoteTurn:
    """A player is called to vote; ``waits``: until he has voted."""

    key: str
    number: int
    voter: Seat
    waits: bool = True


@dataclass(frozen=True, slots=True)
class CandidateTurn:
    """Whoever is for a candidate's leaving raises his hand; ``rest``: the votes not given fall to him."""

    key: str
    number: int
    candidate: Seat
    voters: tuple[Seat, ...]
    rest: bool = False


@dataclass(frozen=True, slots=True)
class VoteClosing:
    """The time for votes is over: the round is counted."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class VoteNews:
    """What the round came to is announced."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class BothQuestion:
    """A show of hands on whether all those leave who tied."""

    key: str
    about: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DecisionAsk:
    """Somebody decides about others: ``judge``, ``take`` or ``grave``; ``secret``: with all eyes closed.

    ``opened``: whether he has opened his card, which comes first where it is a ``grave``.
    """

    key: str
    kind: str
    decider: Seat
    options: tuple[Seat, ...]
    must: bool
    secret: bool
    opened: bool


@dataclass(frozen=True, slots=True)
class Lot:
    """A draw condemns one of these."""

    key: str
    among: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class VerdictNews:
    """Who left by what was decided after the vote is announced, or that nobody did, with cards that were opened."""

    key: str = "verdict"


@dataclass(frozen=True, slots=True)
class Closing:
    """The winner is announced and the game declared closed."""

    key: str = "closing"


Step = (
    Opening
    | Nightfall
    | DealCall
    | MeetCall
    | NightAsk
    | DeathCall
    | Dawn
    | Morning
    | LastWord
    | Discussion
    | Speech
    | HandsQuestion
    | Accusations
    | VoteOpening
    | VoteTurn
    | CandidateTurn
    | VoteClosing
    | VoteNews
    | BothQuestion
    | DecisionAsk
    | Lot
    | VerdictNews
    | Closing
)
