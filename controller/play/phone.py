"""What the host of a script does with his phone."""

from __future__ import annotations

from collections.abc import Callable

from controller.director.core import Director
from controller.rules import actions
from controller.rules.model import Cause, RoleId, Ruling, Seat, TeamId, Verb


async def use_phone(director: Director, words: tuple[str, ...]) -> None:
    """Do what the words of a deed say.

    Raises:
        IllegalAction: the rules refuse it.
        ValueError: a word is none that is known.

    """
    verb, *rest = words
    running: dict[str, Callable[[], None]] = {
        "pause": director.pause,
        "resume": director.resume,
        "repeat": director.repeat,
        "skip": director.skip,
    }
    if verb in running:
        running[verb]()
    elif verb == "more":
        director.more_time(float(rest[0]))
    elif verb == "undo":
        await director.undo(int(rest[0]))
    else:
        await director.perform(_of_talk(verb, rest) or _of_vote(verb, rest) or _of_players(verb, rest))


def _of_talk(verb: str, rest: list[str]) -> actions.Action | None:
    match verb, rest:
        case "first", [seat]:
            return actions.NameFirstSpeaker(_seat(seat))
        case "nominate", [by, target]:
            return actions.Nominate(_seat(by), _seat(target))
        case "speech", [seat]:
            return actions.EndSpeech(_seat(seat))
        case "accuse", [by, target, *hands]:
            return actions.Accuse(_seat(by), _seat(target), _seats(hands))
        case "hands", hands:
            return actions.ShowHands(_seats(hands))
        case _:
            return None


def _of_vote(verb: str, rest: list[str]) -> actions.Action | None:
    match verb, rest:
        case "decide", [seat, ruling, *target]:
            return actions.Decide(_seat(seat), Ruling(ruling), _seat(target[0]) if target else None)
        case "lot", [seat]:
            return actions.DrawCondemned(_seat(seat))
        case "vote", [voter, candidate]:
            return actions.CorrectVote(_seat(voter), _seat(candidate))
        case "close", _:
            return actions.CloseVote()
        case "pass", _:
            return actions.PassDay()
        case _:
            return None


def _of_players(verb: str, rest: list[str]) -> actions.Action:
    seat = Seat(int(rest[0])) if rest and rest[0].isdigit() else Seat(0)
    match verb, rest[1:]:
        case "foul", count:
            return actions.GiveFoul(seat, int(count[0]) if count else 1)
        case "remove", cause:
            return actions.Remove(seat, Cause(cause[0]) if cause else Cause.LEFT)
        case "rename", [name]:
            return actions.Rename(seat, name)
        case "role", [role]:
            return actions.CorrectRole(seat, RoleId(role))
        case "alive" | "dead", _:
            return actions.CorrectLife(seat, verb == "alive")
        case "move", [night_verb, *targets]:
            word = targets[1] if len(targets) > 1 else None
            return actions.CorrectMove(seat, Verb(night_verb), _seats(targets[:1]), word)
        case "death", [number]:
            return actions.CallDeath(seat, int(number))
        case _:
            return actions.EndGame(TeamId(rest[0]))


def _seat(text: str) -> Seat:
    return Seat(int(text))


def _seats(texts: list[str]) -> tuple[Seat, ...]:
    return tuple(Seat(int(seat)) for text in texts for seat in text.split())
