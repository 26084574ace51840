"""What the host may ask for, what comes of it, and how a refusal is put."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from controller.dashboard.memory import last_setup
from controller.ports import Line, Origin
from controller.rules.actions import Act, BeginNight, EndNight, EndStep, Remove
from controller.rules.model import Phase, Seat, Verb
from tests.dashboard.pages import WORDS, Pages, play

FIVE: dict[str, Any] = {
    "language": "en",
    "ruleset": "club",
    "names": ["Аня", " Борис ", "\u200b" * 15, "__proto__", "0"],
    "mix": {"don": 1, "commissar": 1, "doctor": 1, "citizen": 2, "maniac": 0},
    "dealing": "host",
}

CASES: list[tuple[str, dict[str, Any], Callable[[Pages], object], object]] = [
    ("pause", {}, lambda pages: pages.director.stage.paused, True),
    ("foul", {"seat": 2, "count": 2}, lambda pages: pages.director.state.players[Seat(2)].fouls, 2),
    ("remove", {"seat": 7, "cause": "eyes"}, lambda pages: Seat(7) in pages.director.state.living, False),
    ("life", {"seat": 7, "alive": False}, lambda pages: Seat(7) in pages.director.state.living, False),
    ("rename", {"seat": 6, "name": " Ян "}, lambda pages: pages.director.state.players[Seat(6)].name, "Ян"),
    ("role", {"seat": 6, "role": "mafia"}, lambda pages: pages.director.state.role(Seat(6)), "mafia"),
    ("vote", {"voter": 1, "candidate": 2}, lambda pages: dict(pages.director.state.round.votes), {1: 2}),
    ("end_game", {"winner": "draw"}, lambda pages: pages.director.state.winner, "draw"),
    ("language", {"language": "en"}, lambda pages: pages.director.language, "en"),
]


@pytest.mark.parametrize(("cmd", "fields", "look", "wanted"), CASES, ids=[case[0] for case in CASES])
def test_overrides(
    tmp_path: Path, cmd: str, fields: dict[str, Any], look: Callable[[Pages], object], wanted: object
) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        async with pages.host() as host:
            assert await host.ask(cmd, **fields) == {"id": 7, "ack": True}
            assert look(pages) == wanted

    play(tmp_path, scene)


def test_a_vote_is_corrected_and_taken_back(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        async with pages.host() as host:
            for candidate, wanted in ((2, {1: 2}), (3, {1: 3}), (None, {})):
                assert (await host.ask("vote", voter=1, candidate=candidate))["ack"]
                assert pages.director.state.round
                assert pages.director.state.round.votes == wanted

    play(tmp_path, scene)


def test_a_night_move_is_made_corrected_and_taken_back(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.second_night()
        async with pages.host() as host:
            for targets in ([6], [7], []):
                taken = {"targets": targets} if targets else {"take_back": True}
                assert (await host.ask("move", actor=4, verb="heal", **taken))["ack"]
                made = [list(move.targets) for move in pages.director.state.moves]
                assert made == ([targets] if targets else [])

    play(tmp_path, scene)


def test_a_game_is_set_up_and_remembered_without_its_roles(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host:
            roles = ["don", "commissar", "doctor", "citizen", "citizen"]
            assert (await host.ask("start", **FIVE, roles=roles))["ack"]
        state = pages.director.state
        assert [player.name for player in state.players.values()] == ["Аня", "Борис", "", "__proto__", "0"]
        assert [player.role for player in state.players.values()] == roles
        assert pages.director.language == "en"
        setup = (await pages.get("/setup", Cookie=cookie)).json()
        assert setup["last"]["names"][0] == "Аня"
        assert setup["last"]["roles"] == []
        assert setup["rulesets"][0]["id"] == "club"
        assert setup["rulesets"][0]["mixes"]["5"][0]["don"] == 1
        assert "don" not in (tmp_path / "last-setup.json").read_text().replace('"don":1', "")

    play(tmp_path, scene)


def test_a_game_begins_where_its_set_up_cannot_be_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(pages: Pages) -> None:
        (tmp_path / "last-setup.new").mkdir()
        async with pages.host() as host:
            assert (await host.ask("start", **FIVE)) == {"id": 7, "ack": True}
            assert pages.director.state.phase is Phase.NIGHT
            await host.until(lambda view: bool(view["troubles"]))
            assert host.view["troubles"] == [WORDS.text(Line("trouble-setup"), "en")]
            assert len(caplog.records) == 1
            (tmp_path / "last-setup.new").rmdir()
            for cmd, fields in (("end_game", {"winner": "draw"}), ("start", FIVE)):
                await pages.director.perform(EndStep("closing")) if cmd == "start" else None
                assert (await host.ask(cmd, **fields))["ack"]
            await host.until(lambda view: not view["troubles"])

    play(tmp_path, scene)


def test_the_host_says_who_raised_a_hand_in_the_order_seen(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.new_game()
        async with pages.host() as host:
            assert (await host.ask("hands", seats=[5]))["error"] == "e-not-day"
            for action in (BeginNight(), EndNight(), Remove(Seat(6))):
                await pages.director.perform(action, Origin.CLOCK)
            await host.until(lambda view: view["can"]["show_hands"])
            assert (await host.ask("hands", seats=[6, 5, 2, 5, 7, 1])) == {"id": 7, "ack": True}
            assert pages.director.state.hands == (5, 2, 7)
            await host.until(lambda view: not view["can"]["show_hands"])
            assert (await host.ask("hands", seats=[1]))["error"] == "e-hands-seen"

    play(tmp_path, scene)


def test_without_roles_the_device_deals_them(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            assert (await host.ask("start", **FIVE))["ack"]
        dealt = sorted(str(player.role) for player in pages.director.state.players.values())
        assert dealt == ["citizen", "citizen", "commissar", "doctor", "don"]

    play(tmp_path, scene)


def test_the_host_is_asked_when_names_look_the_same(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            alike = FIVE | {"names": ["Аня", "Aня", "Б", "В", "Г"]}
            refused = await host.ask("start", **alike)
            assert refused["ask"]
            assert refused["text"].endswith("1 и 2.")
            assert pages.director.state.phase is Phase.LOBBY
            assert (await host.ask("start", **alike, alike_ok=True))["ack"]
            await host.until(lambda view: view["alike"] == [[1, 2]])

    play(tmp_path, scene)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(
    ("cmd", "fields", "key"),
    [
        ("vote", {"voter": 1, "candidate": 1}, "club-vote-not-self"),
        ("foul", {"seat": 25}, "e-unknown-seat"),
        ("role", {"seat": 1, "role": "don"}, "e-no-change"),
        ("role", {"seat": 1, "role": "toString"}, "e-unknown-role"),
        ("skip", {}, "e-nothing-runs"),
        ("more_time", {}, "e-nothing-runs"),
        ("undo", {"entry": 99}, "e-nothing-to-undo"),
        ("undo", {"entry": 1}, "e-nothing-to-undo"),
        ("language", {"language": "../en"}, "e-language"),
        ("start", FIVE | {"language": "ru"}, "e-game-running"),
        ("end_game", {"winner": "yakuza"}, "e-unknown-winner"),
    ],
)
def test_refusals_are_put_in_the_language_of_the_page(
    tmp_path: Path, language: str, cmd: str, fields: dict[str, Any], key: str
) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        pages.director.language = language
        state = pages.director.state
        async with pages.host() as host:
            answer = await host.ask(cmd, **fields)
        assert answer["error"] == key
        assert answer["text"].startswith(WORDS.text(Line(key), language))
        assert answer["clause"] == (None if key.startswith("e-") else key.removeprefix("club-"))
        assert pages.director.state is state
        assert pages.director.language == language

    play(tmp_path, scene)


def test_undo_goes_back_to_before_an_entry_and_says_how_far(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        async with pages.host() as host:
            for seat in (1, 2, 3):
                assert (await host.ask("foul", seat=seat))["ack"]
            await host.until(lambda view: view["game"]["players"][2]["fouls"] == 1)
            entry = next(
                entry for entry in host.view["entries"] if "2" in entry["lines"][0] and entry["undo"]
            )
            assert entry["override"]
            assert (await host.ask("undo", entry=entry["entry"]))["ack"]
            assert [player.fouls for player in pages.director.state.players.values()][:3] == [1, 0, 0]
            assert (await host.ask("undo"))["ack"]
            assert pages.director.state.players[Seat(1)].fouls == 0

    play(tmp_path, scene)


def test_an_outcome_carries_its_reasons_in_words(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.second_night()
        await pages.director.perform(Act(Seat(5), Verb.KILL, (Seat(6),)))
        await pages.director.perform(EndNight())
        async with pages.host() as host:
            await host.next()
            reasons = [reason for entry in host.view["entries"] for reason in entry["reasons"]]
            killed = next(clause for clause in reasons[0]["clauses"] if clause["id"] == "maniac-kills")
            told = WORDS.text(Line("club-maniac-kills"), "ru")
            assert killed["text"] == f"{told} Места: 5 (P5)."

    play(tmp_path, scene)


def test_a_new_game_closes_the_full_picture_before_anything_of_it_is_shown(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=7)
        async with pages.host() as host:
            for cmd, fields in (("reveal", {}), ("end_game", {"winner": "draw"})):
                assert (await host.ask(cmd, **fields))["ack"]
            await host.until(lambda view: view["game"]["phase"] == "over")
            await pages.director.perform(EndStep("closing"))
            await host.connection.send(
                json.dumps({"cmd": "start", **FIVE, "dealing": "cards", "host_seat": 5})
            )
            while len(host.view["game"]["players"]) != 5:
                await host.next()
            assert host.view["eyes"] == 5
            assert not any("role" in player for player in host.view["game"]["players"])

    play(tmp_path, scene)


def test_a_deal_that_nobody_could_tell_is_refused(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            assert (await host.ask("start", **FIVE, host_seat=5))["error"] == "e-nobody-tells"
            assert pages.io.batches == []

    play(tmp_path, scene)


def test_another_language_is_spoken_after_a_restart_too(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            assert (await host.ask("start", **FIVE))["ack"]
            assert (await host.ask("language", language="ru"))["ack"]
            last = await last_setup(pages.table.folder)
            assert last is not None
            assert last.language == "ru"

    play(tmp_path, scene)


def test_a_command_that_fails_is_answered_and_the_page_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(pages: Pages) -> None:
        def fail() -> None:
            raise RuntimeError("a part broke")

        monkeypatch.setattr(pages.director, "pause", fail)
        async with pages.host() as host:
            assert (await host.ask("pause"))["error"] == "e-failed"
            assert (await host.ask("repeat"))["ack"]

    play(tmp_path, scene)
