"""The page of a host who plays tells him no more than his seat may know: by what it shows, answers, or when."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from controller.ports import Batch, CameraTrouble, Line, Origin
from controller.rules.actions import Act, BeginNight, ClaimRole, EndGame, EndNight, EndStep, Pass, TimeOut
from controller.rules.model import Dealing, RoleId, Seat, TeamId, Verb
from tests.dashboard.pages import ROLES, WORDS, Pages, play
from tests.table import setup

COMMISSAR = 3
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("role", {"seat": 1, "role": "don"}),
    ("move", {"actor": 4, "verb": "kill", "targets": [6]}),
    ("move", {"actor": 4, "verb": "heal", "targets": []}),
    ("claim", {"role": "don", "seats": [1]}),
]
ACCEPTED: list[tuple[str, dict[str, Any]]] = [
    ("role", {"seat": 1, "role": "mafia"}),
    ("move", {"actor": 4, "verb": "heal", "targets": [6]}),
]


def test_what_the_rules_refuse_is_acknowledged_and_changes_nothing(tmp_path: Path) -> None:
    """He tries to find out who is who by what is refused."""

    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=7)
        state = pages.director.state
        async with pages.host() as host:
            for cmd, fields in REFUSED:
                assert await host.ask(cmd, **fields) == {"id": 7, "ack": True}
                await asyncio.gather(*pages.table.background)
                assert pages.director.state is state

    play(tmp_path, scene)


@pytest.mark.parametrize(("cmd", "fields"), [*ACCEPTED, *REFUSED])
def test_a_secret_command_is_answered_before_anything_is_stored(
    tmp_path: Path, cmd: str, fields: dict[str, Any]
) -> None:
    """How long the disk takes would tell what was taken."""

    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=7)
        free, append, state = asyncio.Event(), pages.io.append, pages.director.state

        async def stuck(batch: Batch) -> None:
            await free.wait()
            await append(batch)

        pages.io.append = stuck  # type: ignore[method-assign]
        async with pages.host() as host:
            assert await host.ask(cmd, **fields) == {"id": 7, "ack": True}
            assert pages.director.state is state
        free.set()
        await asyncio.gather(*pages.table.background)
        assert (pages.director.state is not state) == ((cmd, fields) in ACCEPTED)

    play(tmp_path, scene)


def test_the_full_picture_is_opened_aloud(tmp_path: Path) -> None:
    """Then everything is seen and refused with its reason."""

    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=7)
        async with pages.host() as host:
            await host.next()
            assert "role" not in host.view["game"]["players"][0]
            assert host.view["game"]["me"]["role"] == "citizen"
            assert host.view["eyes"] == 7
            assert (await host.ask("reveal"))["ack"]
            await host.until(lambda view: view["revealed"])
            await host.until(lambda view: view["said"] == WORDS.text(Line("host-sees"), "ru"))
            assert host.view["game"]["players"][0]["role"] == "don"
            assert (await host.ask("role", seat=1, role="don"))["error"] == "e-no-change"
            assert pages.io.lines().count("host-sees") == 1
            assert (await host.ask("conceal"))["ack"]
            await host.until(lambda view: "role" not in view["game"]["players"][0])

    play(tmp_path, scene)


@pytest.mark.parametrize("plays", [True, False])
def test_the_camera_is_closed_to_him_from_the_start_of_the_game_to_its_end(
    tmp_path: Path,
    plays: bool,  # noqa: FBT001 - a table of cases
) -> None:
    async def scene(pages: Pages) -> None:
        pages.table.snapshot = picture
        cookie = await pages.cookie()

        async def status() -> int:
            return (await pages.get("/snapshot.jpg", Cookie=cookie)).status_code

        async with pages.live("host", cookie) as host:
            closed = 404 if plays else 200
            assert await status() == 200
            await pages.second_night(host_seat=7 if plays else None)
            assert await status() == closed
            await host.until(lambda view: view["can"]["snapshot"] is not plays)
            await pages.director.perform(EndNight(), Origin.CLOCK)
            assert await status() == closed
            assert (await host.ask("reveal"))["ack"]
            assert await status() == 200
            assert (await host.ask("conceal"))["ack"]
            assert await status() == closed
            await pages.director.perform(EndGame(TeamId("draw")))
            assert await status() == closed
            await pages.director.perform(EndStep("morning"), Origin.CLOCK)
            await pages.director.perform(EndStep("closing"), Origin.CLOCK)
            assert await status() == 200

    play(tmp_path, scene)


async def picture() -> bytes:
    return b"jpeg"


SECRETS = [
    (),
    (Act(Seat(4), Verb.HEAL, (Seat(2),)),),
    (Act(Seat(1), Verb.KILL, (Seat(2),)), Pass(Seat(5))),
    (Act(Seat(COMMISSAR), Verb.CHECK, (Seat(1),)),),
]


@pytest.mark.parametrize("seat", [7, COMMISSAR])
@pytest.mark.parametrize("foul", [True, False])
def test_undo_takes_back_what_he_knows_of_whoever_has_moved(
    tmp_path: Path,
    seat: int,
    foul: bool,  # noqa: FBT001 - a table of cases
) -> None:
    outcomes = []
    for number, moves in enumerate(SECRETS):

        async def scene(pages: Pages, moves: tuple[Act | Pass, ...] = moves) -> None:
            await pages.first_day(host_seat=seat)
            async with pages.host() as host:
                if foul:
                    assert (await host.ask("foul", seat=6))["ack"]
                await pages.pass_to_night()
                for move in moves:
                    await pages.director.perform(move, Origin.TABLE)
                answer = await host.ask("undo")
                state = pages.director.state
                outcomes.append((answer, state.night, state.asleep, state.players[Seat(6)].fouls))
                assert state.moves == () or not foul

        folder = tmp_path / str(number)
        folder.mkdir()
        play(folder, scene)
    assert [outcome == outcomes[0] for outcome in outcomes] == [True] * len(SECRETS)
    assert outcomes[0][0].get("error") == (None if foul else "e-nothing-to-undo")


@pytest.mark.parametrize("actor", [COMMISSAR, 1, 4])
def test_nothing_is_sent_at_night_because_of_a_move(tmp_path: Path, actor: int) -> None:
    """Edge case 3: messages to an actor's phone and to a sleeper's are equal in number, size and time."""

    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=COMMISSAR)
        async with pages.host() as host:
            await host.next()
            verb = {COMMISSAR: Verb.CHECK, 1: Verb.KILL, 4: Verb.HEAL}[actor]
            await pages.director.perform(Act(Seat(actor), verb, (Seat(2),)), Origin.TABLE)
            await pages.director.perform(TimeOut(Seat(5)), Origin.CLOCK)
            assert await host.silence()
            await pages.director.perform(EndNight(), Origin.CLOCK)
            await host.until(lambda view: not view["game"]["asleep"])
            seen = [move["targets"] for move in host.view["game"]["me"]["moves"]]
            assert seen == ([[2]] if actor == COMMISSAR else [])

    play(tmp_path, scene)


def test_nothing_is_sent_in_the_first_night_because_of_whose_card_is_called(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.director.new_game(replace(setup(ROLES, Dealing.CARDS), host_seat=Seat(COMMISSAR)))
        await pages.director.perform(BeginNight(), Origin.CLOCK)
        async with pages.host() as host:
            await host.next()
            for seat, role in enumerate(("don", "mafia", "commissar", "doctor", "maniac"), start=1):
                claim = ClaimRole(RoleId(role), frozenset({Seat(seat)}))
                await pages.director.perform(claim, Origin.TABLE)
            assert await host.silence()
            assert host.view["game"]["me"]["role"] is None
            await pages.director.perform(EndNight(), Origin.CLOCK)
            await host.until(lambda view: view["game"]["me"]["role"] == "commissar")

    play(tmp_path, scene)


def test_undo_from_the_day_into_the_night_hides_what_the_day_had_told(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.second_night(host_seat=COMMISSAR)
        async with pages.host() as host:
            await host.next()
            at_night = host.view["entries"]
            await pages.director.perform(Act(Seat(COMMISSAR), Verb.CHECK, (Seat(1),)), Origin.TABLE)
            await pages.director.perform(Act(Seat(4), Verb.HEAL, (Seat(2),)), Origin.TABLE)
            await pages.director.perform(EndNight(), Origin.CLOCK)
            await host.until(lambda view: not view["game"]["asleep"])
            assert len(host.view["entries"]) > len(at_night) + 1
            pages.director.history.standing.pop()
            pages.director.history.state = pages.director.state._replace(asleep=True)
            pages.director.stage.changed()
            await host.until(lambda view: view["game"]["asleep"])
            assert host.view["entries"] == at_night

    play(tmp_path, scene)


@pytest.mark.parametrize("plays", [True, False])
def test_a_camera_that_stops_seeing_at_night_tells_him_nothing_before_dawn(
    tmp_path: Path,
    plays: bool,  # noqa: FBT001 - a table of cases
) -> None:
    """At night it looks only at somebody who moves. A host who does not play is told at once (edge case 9)."""

    def is_told(view: dict[str, Any]) -> bool:
        return any("stands still" in told for told in view["troubles"])

    async def scene(pages: Pages) -> None:
        pages.director.language = "en"
        await pages.second_night(host_seat=7 if plays else None)
        async with pages.host() as host:
            await host.next()
            pages.io.camera = CameraTrouble.FROZEN
            pages.director.stage.show_status()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.3 if plays else 5):
                    await host.until(is_told)
            assert is_told(host.view) is not plays
            await pages.director.perform(EndNight(), Origin.CLOCK)
            await host.until(is_told)

    play(tmp_path, scene)
