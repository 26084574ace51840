"""A whole game as people would play it: the simulated table in one browser, the host's phone in another.

The real program: its own process, pages, pins, camera pictures, reader, voice and journal, ten times as fast; in the
middle of it the power is cut.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from controller.ports import Argument, Line
from tests.browser.conftest import SCREEN, Opener, picture
from voice.words import Catalogue

WORDS = Catalogue()
ROLES = ("don", "citizen", "doctor", "maniac", "commissar", "citizen")
PATIENCE = 60_000
"""How long a step may take to come, milliseconds: other tests may use the processor too."""


class Device:
    """The program in a process of its own. ``cut_power`` kills it as a power cut would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "controller",
            "run",
            "--simulated",
            "--speed",
            "10",
            "--port",
            str(self.port),
        ]
        self.log = (self.folder / "log").open("w+")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=os.environ | {"MAFIA_TABLE_DATA": str(self.folder), "XDG_CACHE_HOME": str(self.folder)},
        )
        assert self.process.stdout is not None
        self.code = next(filter(None, (re.search(r"\b\d{6}\b", line) for line in self.process.stdout)))[0]

    def cut_power(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def stop(self) -> str:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.seek(0)
        said = self.log.read()
        self.log.close()
        return said


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    started = Device(tmp_path)
    yield started
    if started.process.poll() is None:
        started.stop()


def words(key: str, **args: Argument) -> str:
    return WORDS.text(Line(key, args), "ru")


class Players:
    """The hands of everybody at the table, and the host's."""

    def __init__(self, sim: Page, host: Page) -> None:
        self.sim = sim
        self.host = host

    def step(self, key: str, **args: Argument) -> None:
        """Wait until a step of the evening has begun."""
        expect(self.host.get_by_test_id("step")).to_have_text(words(f"step-{key}", **args), timeout=PATIENCE)

    def press(self, seat: int) -> None:
        self.sim.keyboard.down(f"Digit{seat}")
        self.sim.wait_for_timeout(60)
        self.sim.keyboard.up(f"Digit{seat}")

    def shows(self, seat: int, sign: str, until: str) -> None:
        """Hold a drawn hand before the camera until the host's page says what it has come to."""
        self.sim.get_by_test_id(f"hand-{sign}").click()
        expect(self.host.get_by_test_id(f"choice-{seat}")).to_contain_text(until, timeout=PATIENCE)
        self.sim.get_by_test_id("hand-none").click()
        self.sim.wait_for_timeout(300)

    def moves(self, seat: int, target: int) -> None:
        """Move at night as slowly as a browser does: the host gives time and ends the call."""
        self.is_asked(seat)
        self.shows(seat, str(target), words("page-choice-echo"))
        self.shows(seat, "thumb_up", words("page-choice-confirmed"))

    def is_asked(self, seat: int) -> None:
        """Wait until a seat's hand is looked for, and give it time."""
        self.host.get_by_test_id(f"choice-{seat}").wait_for()
        for _ in range(4):
            self.host.get_by_test_id("more-time").click()

    def passes_on(self) -> None:
        """End what runs."""
        self.host.get_by_test_id("skip").click()

    def votes(self, seat: int, against: int) -> None:
        self.step("vote-turn", seat=seat)
        self.host.get_by_test_id(f"choice-{seat}").wait_for()
        self.shows(seat, str(against), words("page-choice-echo"))
        self.press(seat)


def start_game(host: Page) -> None:
    """Set the table up by the host's phone: six players whose roles he types in."""
    host.get_by_test_id("seats").select_option(str(len(ROLES)))
    for role in ("don", "mafia", "prostitute", "commissar", "doctor", "maniac", "citizen"):
        wanted, count = ROLES.count(role), host.get_by_test_id(f"count-{role}")
        while int(count.inner_text()) != wanted:
            host.get_by_test_id(f"{'less' if int(count.inner_text()) > wanted else 'more'}-{role}").click()
    host.get_by_test_id("dealing-host").check()
    host.get_by_test_id("type-roles").click()
    for seat, role in enumerate(ROLES, start=1):
        host.get_by_test_id(f"deal-{seat}").select_option(role)
    host.get_by_test_id("start").click()
    host.get_by_test_id("seat-6").wait_for()


def first_day(players: Players, table: Page) -> None:
    """Two speeches and a foul, and no vote."""
    host = players.host
    players.step("speech", seat=1)
    picture(table, "game-2-day-table")
    players.press(1)
    players.step("speech", seat=2)
    host.get_by_test_id("open-4").click()
    host.get_by_test_id("foul-4").click()
    host.get_by_test_id("pass-day").click()
    host.get_by_test_id("confirm-yes").click()


def night(players: Players, table: Page, device: Device) -> None:
    """The don shoots 6; the power is cut; the commissar checks 1, the doctor heals himself, the maniac passes."""
    host = players.host
    players.step("night-ask", call="mafia", verb="kill")
    players.is_asked(1)
    players.shows(1, "6", words("page-choice-echo"))
    expect(players.sim.get_by_test_id("light-6")).not_to_have_attribute("data-colour", "#000000")
    picture(players.sim, "game-3-night-sim")
    picture(host, "game-3-night-host")
    picture(table, "game-3-night-table")
    players.shows(1, "thumb_up", words("page-choice-confirmed"))
    expect(host.get_by_test_id("moves")).to_contain_text("6")

    device.cut_power()
    expect(host.get_by_test_id("offline")).to_be_visible(timeout=PATIENCE)
    device.start()
    players.step("night-ask", call="mafia", verb="kill")
    expect(host.get_by_test_id("moves")).to_contain_text("6")
    players.passes_on()

    for call, verb, seat, target in (("commissar", "check", 5, 1), ("doctor", "heal", 3, 3)):
        players.step("night-ask", call=call, verb=verb)
        players.moves(seat, target)
        players.passes_on()
    players.step("night-ask", call="maniac", verb="kill")
    players.is_asked(4)
    players.press(4)
    players.press(4)
    players.passes_on()


def second_day(players: Players, table: Page) -> None:
    """6 has his last words, everybody speaks, and the don is voted out."""
    players.step("last-word", seat=6)
    expect(table.get_by_test_id("seat-6")).to_have_class(re.compile("out"))
    picture(players.host, "game-4-morning-host")
    players.passes_on()
    for seat in (2, 3, 4, 5, 1):
        players.step("speech", seat=seat)
        players.passes_on()
    players.step("hands-question")
    players.passes_on()
    for seat, against in ((2, 1), (3, 1), (4, 1), (5, 1), (1, 2)):
        players.votes(seat, against)


def test_a_whole_game_on_the_simulated_table_with_the_hosts_phone_beside_it(
    device: Device, opened: Opener
) -> None:
    host = opened(f"{device.origin}/host")
    host.set_default_timeout(PATIENCE)
    host.get_by_test_id("code").fill(device.code)
    host.get_by_test_id("pair").click()
    host.get_by_test_id("start").wait_for()
    picture(host, "game-1-setup")
    start_game(host)
    sim, table = opened(f"{device.origin}/sim", SCREEN), opened(device.origin, SCREEN)
    players = Players(sim, host)

    first_day(players, table)
    night(players, table, device)
    second_day(players, table)

    expect(host.get_by_test_id("winner")).to_contain_text(words("team-town"), timeout=PATIENCE)
    expect(table.get_by_test_id("winner")).to_contain_text(words("team-town"), timeout=PATIENCE)
    host.get_by_test_id("list").click()
    picture(host, "game-5-end-host")
    picture(table, "game-5-end-table")
    log = device.stop().splitlines()
    ours = [line for line in log if not line.startswith("INFO: [")]  # MediaPipe's own, on its way out
    assert {line.partition(" said: ")[0] for line in ours} == {"INFO voice.evening:"}
