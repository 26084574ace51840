"""The rules of the club, source 004: data only."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from controller.rules.abilities.bans import InARow, NotSelf, OnlyLiving
from controller.rules.abilities.clan_shot import ClanShot
from controller.rules.abilities.heal import Heal
from controller.rules.abilities.kill import Kill
from controller.rules.abilities.question import Question
from controller.rules.model import DRAW, ClauseId, RoleId, TeamId, Verb
from controller.rules.ruleset import (
    Call,
    DayPlan,
    FoulRules,
    MoveRules,
    Nights,
    Role,
    Ruleset,
    Section,
    VoteRules,
)
from controller.rules.victory import Equals, NobodyLeft, OnlyLeft, Outnumbers, Victory

TOWN: Final = TeamId("town")
MAFIA: Final = TeamId("mafia")

DON: Final = RoleId("don")
MAFIOSO: Final = RoleId("mafia")
PROSTITUTE: Final = RoleId("prostitute")
COMMISSAR: Final = RoleId("commissar")
DOCTOR: Final = RoleId("doctor")
MANIAC: Final = RoleId("maniac")
CITIZEN: Final = RoleId("citizen")

_c = ClauseId

_LIVING: Final = OnlyLiving(_c("r-targets"))

_SHOT: Final = ClanShot(
    clan=MAFIA,
    members=(DON, MAFIOSO),
    leader=DON,
    clause=_c("don-decides"),
    leader_silent=_c("r-don-silent"),
    agreed=_c("mafia-agrees-without-don"),
    disagreed=_c("r-no-agreement"),
    none_left=_c("r-prostitute-last"),
    timed_out=_c("r-timeout"),
    declined=_c("r-pass"),
    bans=(_LIVING,),
)
_SEARCH: Final = Question(
    verb=Verb.SEEK,
    about_roles=frozenset({COMMISSAR}),
    clause=_c("prostitute-seeks"),
    bans=(_LIVING, NotSelf(_c("r-targets"))),
)
_CHECK: Final = Question(
    verb=Verb.CHECK,
    about_teams=frozenset({MAFIA}),
    clause=_c("r-check-black"),
    bans=(_LIVING, NotSelf(_c("r-targets"))),
)
_HEAL: Final = Heal(
    clause=_c("doctor-heals-all"),
    bans=(_LIVING, InARow(_c("doctor-twice-in-a-row"), nights=2)),
)
_HUNT: Final = Kill(
    clause=_c("maniac-kills"),
    bans=(_LIVING, NotSelf(_c("maniac-no-suicide"))),
)
_NO_SEARCH: Final = MappingProxyType({Verb.SEEK: _c("r-only-she-seeks")})
_NO_KILL: Final = MappingProxyType({Verb.KILL: _c("prostitute-no-kill")})

_ROLES: Final = (
    Role(DON, MAFIA, (_SHOT,), bars=_NO_SEARCH, at_most=1),
    Role(MAFIOSO, MAFIA, (_SHOT,), bars=_NO_SEARCH),
    Role(PROSTITUTE, MAFIA, (_SEARCH,), bars=_NO_KILL, at_most=1),
    Role(COMMISSAR, TOWN, (_CHECK,), at_most=1),
    Role(DOCTOR, TOWN, (_HEAL,), at_most=1),
    Role(MANIAC, TOWN, (_HUNT,), at_most=1),
    Role(CITIZEN, TOWN, idle=_c("citizen-day-only"), fills_up=True),
)

# The night order (r-order): in which nights, the call, who wakes, for which move.
_CALLS: Final = (
    Call(Nights.FIRST, "acquaintance", (DON, MAFIOSO, PROSTITUTE)),
    Call(Nights.LATER, "mafia", (DON, MAFIOSO), (Verb.KILL,)),
    Call(Nights.LATER, "prostitute", (PROSTITUTE,), (Verb.SEEK,)),
    Call(Nights.LATER, "commissar", (COMMISSAR,), (Verb.CHECK,)),
    Call(Nights.LATER, "doctor", (DOCTOR,), (Verb.HEAL,)),
    Call(Nights.LATER, "maniac", (MANIAC,), (Verb.KILL,)),
)

_VICTORIES: Final = (
    Victory(DRAW, _c("r-no-cards-left"), NobodyLeft()),
    Victory(TOWN, _c("town-wins"), OnlyLeft(TOWN)),
    Victory(MAFIA, _c("mafia-wins"), OnlyLeft(MAFIA)),
    Victory(MAFIA, _c("early-more-black"), Outnumbers(MAFIA), option="early_stop"),
    Victory(MAFIA, _c("early-equal"), Equals(MAFIA, unless=(MANIAC, DOCTOR)), option="early_stop"),
)


def _mix(
    don: int, mafia: int, prostitute: int, others: tuple[RoleId, ...], citizens: int
) -> dict[RoleId, int]:
    black = {DON: don, MAFIOSO: mafia, PROSTITUTE: prostitute}
    return {
        **{role: number for role, number in black.items() if number},
        **dict.fromkeys(others, 1),
        CITIZEN: citizens,
    }


_FEW: Final = (COMMISSAR, DOCTOR)
_ALL: Final = (COMMISSAR, DOCTOR, MANIAC)

# The text names no numbers; these are ours, about a third of the table black.
_MIXES: Final = {
    5: (_mix(1, 0, 0, _FEW, 2), _mix(1, 0, 0, (DOCTOR, MANIAC), 2), _mix(1, 0, 0, (COMMISSAR,), 3)),
    6: (_mix(1, 0, 0, _ALL, 2), _mix(1, 1, 0, _ALL, 1), _mix(1, 0, 0, _FEW, 3)),
    7: (_mix(1, 1, 0, _ALL, 2), _mix(1, 1, 0, _FEW, 3), _mix(1, 0, 1, _ALL, 2)),
    8: (_mix(1, 1, 0, _ALL, 3), _mix(1, 0, 1, _ALL, 3), _mix(1, 1, 0, _FEW, 4)),
    9: (_mix(1, 1, 1, _ALL, 3), _mix(1, 2, 0, _ALL, 3), _mix(1, 1, 0, _ALL, 4)),
    10: (_mix(1, 1, 1, _ALL, 4), _mix(1, 2, 0, _ALL, 4)),
    11: (_mix(1, 1, 1, _ALL, 5), _mix(1, 2, 0, _ALL, 5), _mix(1, 2, 1, _ALL, 4)),
    12: (_mix(1, 2, 1, _ALL, 5), _mix(1, 1, 1, _ALL, 6), _mix(1, 3, 0, _ALL, 5)),
}


def _section(key: str, *clauses: str) -> Section:
    return Section(key, tuple(ClauseId(clause) for clause in clauses))


_SECTIONS: Final = (
    _section(
        "roles",
        "don-decides",
        "mafia-advises",
        "mafia-agrees-without-don",
        "self-shot",
        "prostitute-black",
        "prostitute-meets-first-night",
        "prostitute-no-kill",
        "prostitute-seeks",
        "commissar-checks",
        "doctor-heals-all",
        "doctor-self",
        "doctor-twice-in-a-row",
        "maniac-red",
        "maniac-kills",
        "maniac-may-decline",
        "maniac-no-suicide",
        "citizen-day-only",
    ),
    _section(
        "before",
        "game-day",
        "game-open-close",
        "draw-by-host",
        "draw-early-token-void",
        "draw-no-exchange",
        "draw-pass-right",
        "draw-priority",
        "draw-token-back",
        "admission",
        "no-smoking",
        "opening",
        "deal-first-night",
    ),
    _section(
        "night",
        "night-by-call",
        "night-show-number",
        "night-15-seconds",
        "night-timeout",
        "fingers-1-5",
        "fingers-6-9",
        "fingers-10",
        "fingers-11",
        "fingers-12",
        "night-posture",
        "night-information-foul",
    ),
    _section(
        "day",
        "day-opens",
        "speech-minute",
        "speech-thanks",
        "speech-formal",
        "extra-30",
        "vote-announced",
        "vote-names-number",
        "vote-obligatory",
        "vote-not-self",
        "vote-most-leaves",
        "revote-two",
        "vote-three-tied",
        "revote-tied",
        "last-words",
        "last-words-not-fouls",
        "last-words-not-sanctioned",
    ),
    _section(
        "fouls",
        "foul-any",
        "foul-list",
        "foul-words",
        "foul-later",
        "three-fouls",
        "three-fouls-last-words",
        "four-fouls",
        "removal-eyes",
        "removal-stood-up",
        "removal-obscene",
        "spectator-information",
    ),
    _section(
        "end",
        "town-wins",
        "mafia-wins",
        "early-more-black",
        "early-equal",
        "end-announced",
        "host-final",
    ),
    _section(
        "rulings",
        "r-single-roles",
        "r-order",
        "r-first-night",
        "r-prostitute-known",
        "r-prostitute-alone",
        "r-only-she-seeks",
        "r-check-black",
        "r-don-silent",
        "r-no-agreement",
        "r-prostitute-last",
        "r-self-shot-who",
        "r-timeout",
        "r-two-moves",
        "r-timeout-doctor",
        "r-targets",
        "r-pass",
        "r-simultaneous",
        "r-no-role",
        "r-vote-open",
        "r-vote-plurality",
        "r-revote-nobody",
        "r-sanctioned-target",
        "r-next-round",
        "r-night-foul",
        "r-sanction-runs",
        "r-sanctioned-night",
        "r-obscene",
        "r-foul-out-of-game",
        "r-foul-removal-vote",
        "r-first-speaker",
        "r-extra-order",
        "r-early-stop",
        "r-no-cards-left",
        "r-priority-order",
        "r-twelve",
        "r-fingers-wrong",
    ),
)

CLUB: Final = Ruleset(
    id="club",
    roles=_ROLES,
    teams=(TOWN, MAFIA),
    seats_min=5,
    seats_max=12,
    crowded=_c("r-twelve"),
    role_limit=_c("r-single-roles"),
    acquainted=(frozenset({DON, MAFIOSO, PROSTITUTE}),),
    calls=_CALLS,
    moves=MoveRules(
        seconds=15,
        rest=_c("r-first-night"),
        once=_c("r-two-moves"),
        late=_c("r-timeout"),
        pass_ends=False,
    ),
    day=DayPlan(speech=60, extra_hands=3, extra=30, last_word=30),
    vote=VoteRules(
        revote_of=2,
        most=_c("vote-most-leaves"),
        obligatory=_c("r-vote-open"),
        not_self=_c("vote-not-self"),
        revote=_c("revote-two"),
        tied=_c("vote-three-tied"),
        revote_tied=_c("revote-tied"),
        revote_nobody=_c("r-revote-nobody"),
        removal=_c("r-foul-removal-vote"),
    ),
    fouls=FoulRules(barred_at=3, barred=_c("three-fouls"), out_at=4, out=_c("four-fouls")),
    options=MappingProxyType({"early_stop": True}),
    victories=_VICTORIES,
    spectator=_c("spectator-information"),
    hand_code=tuple(_c(f"fingers-{numbers}") for numbers in ("1-5", "6-9", "10", "11", "12")),
    mixes=_MIXES,
    sections=_SECTIONS,
)
