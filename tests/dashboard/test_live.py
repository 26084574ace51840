"""What the pages are sent and when."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from controller.ports import CameraTrouble, Line, Signal
from controller.rules.actions import Act, CastVote, CorrectVote, Remove
from controller.rules.model import Seat, Verb
from controller.rules.steps import Speech
from tests.dashboard.pages import WORDS, Pages, play


def test_nothing_is_sent_to_the_table_screen_because_of_a_secret(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.second_night()
        async with pages.live("table") as table, pages.host() as host:
            await table.next()
            await host.next()
            await pages.director.perform(Act(Seat(1), Verb.KILL, (Seat(6),)))
            pages.director.stage.light({Seat(1): Signal.CONFIRMED}, night=True)
            await host.until(lambda view: bool(view["game"]["moves"]))
            assert await table.silence()
            assert table.numbers == [1]
            await pages.director.perform(Remove(Seat(6)))
            await table.until(lambda view: not view["game"]["players"][5]["alive"])
            assert table.numbers[:2] == [1, 2]

    play(tmp_path, scene)


def test_a_running_clock_is_sent_once_and_again_only_when_it_is_held(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.new_game()
        stage = pages.director.stage
        stage.step = Speech("speech:3", Seat(3), 60)
        with stage.countdown(60, shown=True):
            async with pages.live("table") as table:
                await table.next()
                assert table.view["clock"]["running"]
                assert 58 < table.view["clock"]["left"] <= 60
                assert table.view["step"]["seat"] == 3
                stage.changed()
                assert await table.silence()
                stage.pause()
                await table.until(lambda view: view["paused"] and not view["clock"]["running"])

    play(tmp_path, scene)


def test_correcting_others_leaves_the_speaker_s_clock_alone(tmp_path: Path) -> None:
    """Line 23 of the edge cases, as the pages see it."""

    async def scene(pages: Pages) -> None:
        await pages.new_game()
        stage = pages.director.stage
        stage.step = Speech("speech:3", Seat(3), 60)
        with stage.countdown(41, shown=True) as clock:
            async with pages.host() as host:
                await host.next()
                ends = clock.ends
                assert (await host.ask("remove", seat=7, cause="left"))["ack"]
                assert (await host.ask("rename", seat=6, name="Новый"))["ack"]
                await host.until(lambda view: view["game"]["players"][5]["name"] == "Новый")
                assert clock.ends == ends
                assert host.view["clock"]["running"]
                assert 39 < host.view["clock"]["left"] <= 41
                assert host.view["step"]["seat"] == 3

    play(tmp_path, scene)


def test_a_prompt_dies_with_its_owner(tmp_path: Path) -> None:
    """Line 4 of the edge cases: a vote for somebody who is out is refused, and changes no tally."""

    async def scene(pages: Pages) -> None:
        await pages.vote()
        async with pages.host() as host:
            await host.until(lambda view: view["game"]["round"] is not None)
            assert (await host.ask("remove", seat=4, cause="fouls"))["ack"]
            tally = pages.director.state.round and pages.director.state.round.votes
            refused = await host.ask("vote", voter=4, candidate=2)
            assert refused["error"] == "e-out"
            assert refused["text"] == WORDS.text(Line("e-out"), "ru")
            assert pages.director.state.round
            assert pages.director.state.round.votes == tally
            assert 4 not in host.view["game"]["round"]["missing"]

    play(tmp_path, scene)


def test_troubles_are_shown_in_the_language_of_the_game(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        pages.io.camera = CameraTrouble.FROZEN
        pages.table.troubles = lambda: [Line("button-trouble", {"seat": 3})]
        pages.director.language = "en"
        async with pages.host() as host:
            await host.next()
            troubles = " ".join(host.view["troubles"])
            assert "The camera's picture stands still." in troubles
            assert "number 3" in troubles.lower()
            pages.director.stage.call_person("needs-vote")
            await host.until(lambda view: bool(view["needs_person"]))
            assert host.view["needs_person"] != "needs-vote"

    play(tmp_path, scene)


@pytest.mark.parametrize("seat", ["__proto__", -1, 0, 3.5, True, [3], 26, None, {"seat": 3}])
def test_a_seat_value_that_is_none_changes_nothing(
    tmp_path: Path, seat: object, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(pages: Pages) -> None:
        await pages.new_game()
        async with pages.host() as host, pages.live("table") as table:
            await host.next()
            await table.next()
            before, batches = pages.director.state, len(pages.io.batches)
            caplog.clear()
            answer = await host.ask("foul", seat=seat)
            assert answer["error"] == "e-command"
            assert answer["id"] == 7
            assert answer["text"] == "Такой команды нет."
            assert pages.director.state is before
            assert len(pages.io.batches) == batches
            assert await table.silence(0.05)
            assert len(caplog.records) == 1
            assert "proto" not in caplog.text
            assert (await host.ask("foul", seat=3))["ack"]

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "[]",
        "5",
        "null",
        '{"cmd": "nonsense"}',
        '{"cmd": "foul"}',
        '{"cmd": "pause", "more": 1}',
        '{"id": -1, "cmd": "pause"}',
        "[" * 30000,
        '{"cmd": "rename", "seat": 1, "name": "' + "x" * 70000 + '"}',
    ],
)
def test_a_frame_that_is_no_command_is_answered_and_the_page_lives(tmp_path: Path, frame: str) -> None:
    async def scene(pages: Pages) -> None:
        await pages.new_game()
        async with pages.host() as host:
            await host.next()
            assert (await host.send(frame))["error"] == "e-command"
            assert not pages.director.stage.paused
            assert (await host.ask("pause"))["ack"]

    play(tmp_path, scene)


def test_a_page_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.vote()
        await pages.director.perform(CastVote(Seat(1), Seat(3)))
        async with pages.live("host", await pages.cookie()) as deaf, pages.host() as host:
            deaf.connection.transport.pause_reading()
            for number in range(400):
                await pages.director.perform(CorrectVote(Seat(1), Seat(2 + number % 2)))
                if number % 20 == 0:
                    await asyncio.sleep(0)
            await host.until(lambda view: len(view["entries"]) >= 400)
            deaf.connection.transport.resume_reading()
            # Many changes count as one for a page that cannot keep up.
            assert len(host.numbers) <= 402

    play(tmp_path, scene)


def test_messages_are_numbered_for_each_page_by_itself(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.new_game()
        async with pages.host() as host, pages.live("table") as table:
            for cmd in ("pause", "resume", "pause"):
                assert (await host.ask(cmd))["ack"]
            await host.until(lambda view: view["paused"])
            await table.until(lambda view: view["paused"])
            assert host.numbers == list(range(1, len(host.numbers) + 1))
            assert table.numbers == list(range(1, len(table.numbers) + 1))

    play(tmp_path, scene)
