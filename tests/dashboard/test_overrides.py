"""The host's phone can do all that people and clock do, by every ruleset; what cannot be is refused with its reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from controller.rules import actions as a
from controller.rules.model import GameState, Seat, Verb
from tests.dashboard.pages import Pages, play

Look = Callable[[GameState], object]
Case = tuple[str, str, tuple[a.Action, ...], str, dict[str, Any], Look, object]

FALLS = a.BeginNight()
DAY: tuple[a.Action, ...] = (FALLS, a.EndNight())
PITER = "don rake citizen citizen doctor commissar psycho"
CLONES = "boss judge citizen citizen doctor yakuza citizen"
MOSCOW = "don mafia mafia commissar" + " citizen" * 6
CITY = "don mafia mafia putana commissar doctor maniac" + " citizen" * 5
POLYTECH = "mafia_1 advocate commissar journalist killer mercenary witness doctor"


def _votes(against: int, *voters: int) -> tuple[a.Action, ...]:
    return tuple(a.CastVote(Seat(voter), Seat(against)) for voter in voters)


def _moves(state: GameState) -> list[tuple[int, str, tuple[int, ...], str | None]]:
    return [(move.actor, str(move.verb), move.targets, move.word) for move in state.moves]


CASES: dict[str, Case] = {
    "a nomination": (
        *("moscow", MOSCOW, DAY),
        *("nominate", {"by": 4, "target": 2}, lambda state: state.nominees, (2,)),
    ),
    "the end of a speech": (
        *("moscow", MOSCOW, DAY),
        *("end_speech", {"seat": 1}, lambda state: state.spoken, {1}),
    ),
    "an accusation": (
        *("davydov", "mafia citizen citizen citizen citizen", DAY),
        *(
            "accuse",
            {"by": 2, "target": 1, "hands": [2, 3, 4]},
            lambda state: state.players[Seat(1)].alive,
            False,
        ),
    ),
    "hands for the night": (
        *("davydov", "mafia citizen citizen citizen citizen", DAY),
        *("hands", {"seats": [1, 2, 3]}, lambda state: str(state.phase), "night"),
    ),
    "the first vote": (
        *("clones", CLONES, DAY),
        *("open_vote", {}, lambda state: state.round is not None, True),
    ),
    "a vote that is counted": (
        *("clones", CLONES, (*DAY, a.OpenVote(), *_votes(3, 1, 2, 4, 5))),
        *("close_vote", {}, lambda state: state.decision and state.decision.options, (3,)),
    ),
    "the judge's decision": (
        *("clones", CLONES, (*DAY, a.OpenVote(), *_votes(3, 1, 2, 4, 5), a.CloseVote())),
        *("decide", {"ruling": "execute", "target": 3}, lambda state: state.players[Seat(3)].alive, False),
    ),
    "the judge's pardon": (
        *("clones", CLONES, (*DAY, a.OpenVote(), *_votes(3, 1, 2, 4, 5), a.CloseVote())),
        *(
            "decide",
            {"ruling": "pardon"},
            lambda state: (str(state.phase), 3 in state.living),
            ("night", True),
        ),
    ),
    "a card that is opened on the way out": (
        *("city", CITY, (*DAY, a.OpenVote(), *_votes(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), a.CloseVote())),
        *("decide", {"ruling": "open"}, lambda state: state.opened, {1}),
    ),
    "a guess with its word": (
        *("piter", "don beauty citizen citizen doctor commissar", (*DAY, a.PassDay(), FALLS)),
        "move",
        {"actor": 2, "verb": "guess", "targets": [5], "word": "doctor"},
        _moves,
        [(2, "guess", (5,), "doctor")],
    ),
    "a comparison of two": (
        *("polytech", POLYTECH, (FALLS,)),
        *("move", {"actor": 4, "verb": "compare", "targets": [1, 2]}, _moves, [(4, "compare", (1, 2), None)]),
    ),
    "orders": (
        *("moscow", MOSCOW, (FALLS,)),
        *(
            "move",
            {"actor": 1, "verb": "order", "targets": [4, 5, 6]},
            _moves,
            [(1, "order", (4, 5, 6), None)],
        ),
    ),
    "a sign, which has no target": (
        *("moscow", MOSCOW, (FALLS,)),
        *("move", {"actor": 1, "verb": "sign"}, _moves, [(1, "sign", (), None)]),
    ),
    "a clan's common move": (
        *("clones", CLONES.replace("doctor", "mafia"), (*DAY, a.PassDay(), FALLS)),
        *("clan_move", {"clan": "mafia", "verb": "kill", "targets": [3]}, lambda state: len(state.moves), 2),
    ),
    "a pass": (
        *("club", "don doctor commissar citizen citizen citizen", (*DAY, a.PassDay(), FALLS)),
        *("pass_move", {"actor": 2}, lambda state: state.passed, {2}),
    ),
    "the end of somebody's time": (
        *("club", "don doctor commissar citizen citizen citizen", (*DAY, a.PassDay(), FALLS)),
        *("pass_move", {"actor": 2, "over": True}, lambda state: state.timed_out, {2}),
    ),
    "Death's number": (
        *("clones", CLONES, (*DAY, a.PassDay(), *DAY, a.PassDay(), FALLS)),
        *("death", {"seat": 3, "number": 2}, lambda state: state.death, (3, 2)),
    ),
    "a side that is not the role's": (
        *("piter", PITER, DAY),
        "role",
        {"seat": 7, "role": "psycho", "team": "mafia"},
        lambda state: (state.players[Seat(7)].role, state.players[Seat(7)].team),
        ("psycho", "mafia"),
    ),
    "a winner that only these rules know": (
        *("piter", PITER, DAY),
        *("end_game", {"winner": "psycho"}, lambda state: state.winner, "psycho"),
    ),
    "a warning": (
        *("clones", CLONES, DAY),
        *("foul", {"seat": 4}, lambda state: state.players[Seat(4)].fouls, 1),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_host_s_phone_does_it(tmp_path: Path, name: str) -> None:
    rules, cards, actions, cmd, fields, look, wanted = CASES[name]

    async def scene(pages: Pages) -> None:
        await pages.begin(rules, cards, *actions)
        async with pages.host() as host:
            assert await host.ask(cmd, **fields) == {"id": 7, "ack": True}
        assert look(pages.director.state) == wanted

    play(tmp_path, scene)


def test_the_lot_falls_on_one_of_those_who_tied(tmp_path: Path) -> None:
    tied = (*DAY, a.OpenVote(), *_votes(1, 2, 3), *_votes(2, 1, 4), a.CloseVote())

    async def scene(pages: Pages) -> None:
        await pages.begin("clones", "boss yakuza doctor hobo", *tied)
        async with pages.host() as host:
            view = await host.until(lambda view: view["game"]["phase"] == "draw")
            assert view["game"]["decision"]["decider"] is None
            assert (await host.ask("lot", seat=3))["error"] != "e-not-day"
            assert (await host.ask("lot", seat=2))["ack"]
        assert Seat(2) not in pages.director.state.living

    play(tmp_path, scene)


REFUSED: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("club", "don doctor commissar citizen citizen", "nominate", {"by": 1, "target": 2}, "e-not-your-move"),
    (
        "club",
        "don doctor commissar citizen citizen",
        "accuse",
        {"by": 1, "target": 2, "hands": []},
        "e-not-your-move",
    ),
    (
        "club",
        "don doctor commissar citizen citizen",
        "decide",
        {"ruling": "execute", "target": 2},
        "e-not-your-move",
    ),
    ("club", "don doctor commissar citizen citizen", "lot", {"seat": 2}, "e-not-day"),
    ("club", "don doctor commissar citizen citizen", "close_vote", {}, "e-no-vote"),
    ("club", "don doctor commissar citizen citizen", "death", {"seat": 2, "number": 1}, "e-not-your-move"),
    ("club", "don doctor commissar citizen citizen", "pass_move", {"actor": 2}, "e-not-asleep"),
    (
        "club",
        "don doctor commissar citizen citizen",
        "role",
        {"seat": 1, "role": "don", "team": "x"},
        "e-unknown-clan",
    ),
    ("club", "don doctor commissar citizen citizen", "end_game", {"winner": "psycho"}, "e-unknown-winner"),
    ("clones", CLONES, "clan_move", {"clan": "mafia", "verb": "kill", "targets": [2]}, "e-not-asleep"),
]


@pytest.mark.parametrize(("rules", "cards", "cmd", "fields", "key"), REFUSED)
def test_what_cannot_be_is_refused_with_its_reason(
    tmp_path: Path, rules: str, cards: str, cmd: str, fields: dict[str, Any], key: str
) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin(rules, cards, *DAY)
        state = pages.director.state
        async with pages.host() as host:
            assert (await host.ask(cmd, **fields))["error"] == key
        assert pages.director.state is state

    play(tmp_path, scene)


WRONG_SEATS = ("__proto__", -1, 0, 3.5, True, [3], 26)
SEATED: list[tuple[str, str, dict[str, Any]]] = [
    ("nominate", "target", {"by": 1}),
    ("nominate", "by", {"target": 1}),
    ("end_speech", "seat", {}),
    ("accuse", "target", {"by": 1, "hands": []}),
    ("decide", "target", {"ruling": "execute"}),
    ("lot", "seat", {}),
    ("pass_move", "actor", {}),
    ("death", "number", {"seat": 1}),
    ("move", "actor", {"verb": "kill", "targets": [1]}),
]


@pytest.mark.parametrize(("cmd", "field", "others"), SEATED)
def test_what_is_no_seat_is_one_clear_error(
    tmp_path: Path, cmd: str, field: str, others: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Line 16 of the edge cases."""

    async def scene(pages: Pages) -> None:
        await pages.vote()
        state = pages.director.state
        async with pages.host() as host:
            for wrong in WRONG_SEATS:
                caplog.clear()
                assert (await host.ask(cmd, **others, **{field: wrong}))["error"] == "e-command"
                assert len(caplog.records) == 1
        assert pages.director.state is state

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("accuse", {"by": 1, "target": 2, "hands": [0]}),
        ("move", {"actor": 1, "verb": "kill", "targets": list(range(1, 14))}),
        ("move", {"actor": 1, "verb": "fly", "targets": [2]}),
        ("move", {"actor": 1, "verb": "kill", "targets": [2], "word": "x" * 41}),
        ("clan_move", {"clan": "", "verb": "kill", "targets": [2]}),
        ("pass_move", {"actor": 1, "over": 1}),
        ("decide", {"ruling": "hang", "target": 2}),
        ("open_vote", {"seat": 1}),
        ("role", {"seat": 1, "role": "don", "team": 3}),
    ],
)
def test_what_is_no_command_is_one_clear_error(tmp_path: Path, cmd: str, fields: dict[str, Any]) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        state = pages.director.state
        async with pages.host() as host:
            assert (await host.ask(cmd, **fields))["error"] == "e-command"
        assert pages.director.state is state

    play(tmp_path, scene)


@pytest.mark.parametrize("ruling", ["execute", "take"])
def test_a_host_who_plays_decides_for_the_judge_without_learning_anything(
    tmp_path: Path, ruling: str
) -> None:
    """The answer is the same whether or not the rules take it."""
    asked = (*DAY, a.OpenVote(), *_votes(3, 1, 2, 4, 5), a.CloseVote())

    async def scene(pages: Pages) -> None:
        await pages.begin("clones", CLONES, *asked, host_seat=Seat(4))
        async with pages.host() as host:
            view = await host.until(lambda view: view["game"]["phase"] == "decide")
            assert view["game"]["decision"]["decider"] is None
            assert await host.ask("decide", ruling=ruling, target=3) == {"id": 7, "ack": True}
            await asyncio.gather(*pages.table.background)
        assert (Seat(3) in pages.director.state.living) == (ruling == "take")

    play(tmp_path, scene)


def test_a_move_is_corrected_with_its_word_and_taken_back(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin("piter", "don beauty citizen citizen doctor commissar", *DAY, a.PassDay(), FALLS)
        async with pages.host() as host:
            for word in ("doctor", "commissar"):
                move = {"actor": 2, "verb": "guess", "targets": [5], "word": word}
                assert (await host.ask("move", **move))["ack"]
                assert _moves(pages.director.state) == [(2, Verb.GUESS, (5,), word)]
            assert (await host.ask("move", actor=2, verb="guess", take_back=True))["ack"]
            assert pages.director.state.moves == ()
            assert (await host.ask("move", actor=2, verb="guess", take_back=True))["error"] == "e-no-move"

    play(tmp_path, scene)
