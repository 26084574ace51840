"""The journal: durable, private, and the same game after a kill at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from controller.commands.host import last_game
from controller.history import History
from controller.journal import SqliteJournal, pack, unpack
from controller.ports import Batch, JournalError, Origin
from controller.rules import events
from controller.rules.actions import GiveFoul
from controller.rules.engine import evolve
from controller.rules.evening import next_step
from controller.rules.events import FoulGiven
from controller.rules.model import (
    Answer,
    ClauseId,
    Dealing,
    Decision,
    Effect,
    GameState,
    Move,
    Outcome,
    Phase,
    Poll,
    Reason,
    RoleId,
    Seat,
    TeamId,
    Verb,
)
from tests.table import Evening

EIGHT = "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 mafia"


async def whole_game(evening: Evening) -> None:
    """Two days and a night, with an override, an undo and last words."""
    await evening.until("speech:3", day=1)
    await evening.director.perform(GiveFoul(Seat(5)))
    await evening.director.perform(GiveFoul(Seat(5)))
    await evening.director.undo()
    await evening.votes(1, {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2})
    await evening.until("call:mafia:kill", night=2)
    await evening.table.chooses(8, 6)
    await evening.until("call:commissar:check", night=2)
    await evening.table.chooses(6, 8)
    await evening.votes(2, {2: 8, 3: 8, 4: 8, 5: 8, 7: 8, 8: 2})
    await evening.over()


@pytest.fixture(scope="module")
def played() -> Evening:
    return Evening(EIGHT).play(whole_game)


def test_every_event_of_a_game_is_read_back_as_it_was(played: Evening) -> None:
    happened = [event for batch in played.table.batches for event in batch.events]
    assert len({type(event) for event in happened}) > 15
    assert list(unpack(pack(happened))) == happened


SAMPLES: tuple[events.Event, ...] = (
    events.GameStarted(
        "piter",
        {Seat(1): "Аня", Seat(2): ""},
        {RoleId("don"): 1},
        {"guesses": 2, "death": True, "seniority": (1, 2)},
        Dealing.CARDS,
        Seat(2),
    ),
    events.LuckDrawn((Seat(2), Seat(1))),
    events.DeathCalled(Seat(1), 2),
    events.MoveMade(Move(Seat(1), Verb.GUESS, (Seat(2),), "doctor", role=RoleId("beauty"), void=True)),
    events.AnswerGiven(Seat(1), Answer.SEATS, (Seat(2), Seat(3)), Verb.WATCH),
    events.AnswerGiven(Seat(1), Answer.BLOCKED),
    events.NightSettled(
        (Outcome(Seat(2), True, (Reason(ClauseId("r-order"), (Seat(1),)),)),),
        (Reason(ClauseId("r-pass")),),
        ((Seat(1), Verb.KILL),),
    ),
    events.ShotFired(TeamId("mafia"), Seat(2)),
    events.OrdersGiven((Seat(3), Seat(1))),
    events.RoleChanged(Seat(2), RoleId("mafia"), TeamId("mafia"), Reason(ClauseId("r-recruit"), (Seat(2),))),
    events.Announced("note", (Seat(2), "honest")),
    events.LastWordsGiven((Seat(1),)),
    events.Nominated(Seat(1), Seat(2)),
    events.SpeechEnded(Seat(1)),
    events.HandsCounted("accuse", (Seat(1), Seat(2)), (Seat(3),), False, Reason(ClauseId("minority"))),
    events.DecisionAsked(Decision("judge", Seat(1), (Seat(2),), True, frozenset({Seat(3)})), Phase.DECIDE),
    events.DecisionAsked(None, Phase.VOTE),
    events.EffectLaid(Effect("alibi", Seat(2), 2, 2, secret=True), secret=True),
    events.VoteOpened(1, (Seat(2),), frozenset({Seat(1)}), Poll.SUSPECTS),
    events.VoteClosed(
        {Seat(2): 3},
        (Seat(1), Seat(2)),
        None,
        Reason(ClauseId("r-tie")),
        Phase.DEFENCE,
        (Seat(1),),
        (Seat(1),),
    ),
    events.RoleCorrected(Seat(1), RoleId("psycho"), TeamId("mafia")),
)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_what_the_other_rules_can_bring_is_read_back_as_it_was(event: events.Event) -> None:
    assert unpack(pack([event])) == (event,)


def test_a_game_of_house_rules_is_read_back_without_their_file() -> None:
    source = 'base = "city"\nid = "ours"\nday = {speech = [45]}\n'
    started = events.GameStarted(source, {Seat(1): ""}, {}, {}, Dealing.HOST)
    state = evolve(GameState(), unpack(pack([started]))[0])
    assert state.ruleset is not None
    assert (state.ruleset.base, state.ruleset.day.speech) == ("city", (45,))


def test_a_restart_after_any_batch_stands_where_the_game_stood(played: Evening) -> None:
    live = History()
    for number, batch in enumerate(played.table.batches, start=1):
        live.add(batch)
        stored = [
            Batch(b.number, b.at, b.origin, b.action, unpack(pack(b.events)), b.undo_from)
            for b in played.table.batches[:number]
        ]
        again = History(stored)
        assert again.state == live.state
        assert next_step(again.state) == next_step(live.state)
        assert again.next_number == number + 1


def test_a_power_cut_in_the_night_loses_no_confirmed_move(played: Evening) -> None:
    cut = next(n for n, batch in enumerate(played.table.batches) if batch.action == "Act") + 1

    async def scene(evening: Evening) -> None:
        assert evening.state.moves
        await evening.until("call:mafia:kill", night=2)
        assert evening.table.lines()[0] == "continued"
        await evening.table.chooses(8, 2)  # he has moved already
        await evening.until("last_word:6", day=2)

    Evening(None, batches=tuple(played.table.batches[:cut])).play(scene)


def test_the_file_keeps_games_apart_and_is_for_its_owner_alone(tmp_path: Path, played: Evening) -> None:
    path = tmp_path / "deep" / "games.sqlite"

    async def write() -> None:
        journal = SqliteJournal(path)
        assert await journal.load() == ()
        for batch in played.table.batches:
            await journal.append(batch)
        journal.close()

    async def read() -> tuple[Batch, ...]:
        journal = SqliteJournal(path)
        batches = await journal.load()
        await journal.append(Batch(1, 0.0, Origin.HOST, "GiveFoul", (FoulGiven(Seat(1), 1, by_night=False),)))
        assert len(await journal.load()) == 1
        journal.close()
        return batches

    asyncio.run(write())
    assert asyncio.run(read()) == tuple(played.table.batches)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM game").fetchone() == (2,)


def test_what_is_no_journal_is_said_and_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("not a journal at all, but somebody's text " * 50)
    with pytest.raises(JournalError, match=r"games\.sqlite"):
        SqliteJournal(path)
    assert path.read_text().startswith("not a journal")


def test_a_second_table_does_not_touch_the_games_of_the_first(tmp_path: Path) -> None:
    first = SqliteJournal(tmp_path / "games.sqlite")
    with pytest.raises(JournalError, match="another Mafia Table"):
        SqliteJournal(tmp_path / "games.sqlite")
    first.close()
    SqliteJournal(tmp_path / "games.sqlite").close()


@pytest.mark.parametrize(
    ("path", "remedy"), [("/proc/nope/games.sqlite", "data.folder"), ("broken.sqlite", "move the file away")]
)
def test_each_fault_of_the_file_has_its_own_remedy(tmp_path: Path, path: str, remedy: str) -> None:
    (tmp_path / "broken.sqlite").write_text("somebody's text " * 50)
    with pytest.raises(JournalError, match=remedy):
        SqliteJournal(tmp_path / path)


def test_an_event_of_a_newer_program_is_named(tmp_path: Path) -> None:
    async def scene() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite")
        await journal.append(Batch(1, 0.0, Origin.HOST, "Later", ()))
        with closing(sqlite3.connect(journal.path)) as connection:
            connection.execute("UPDATE batch SET events = '[[\"SkyFell\",{}]]'")
            connection.commit()
        with pytest.raises(JournalError, match="SkyFell"):
            await journal.load()
        journal.close()

    asyncio.run(scene())


OLD = "base = 'city'\nid = 'ours'\n[night]\nhours = 3\n"
"""House rules of a time when there was such a key."""


def _game_of(rules: str, *more: str) -> str:
    started = events.GameStarted(rules, {Seat(1): "", Seat(2): ""}, {}, {}, Dealing.HOST)
    return "[" + ",".join([pack([started])[1:-1], *more]) + "]"


NOT_GONE_ON_WITH = [
    # As it was before there was more than one ruleset.
    _game_of("club", '["VoteClosed",{"tally":{"1":2},"tied":[],"executed":1,"reason":["most",[1]]}]'),
    _game_of("club", '["SkyFell",{}]'),
    _game_of("chess"),
    _game_of(OLD),
    _game_of("x = " + "[" * 5000 + "\n"),
    "[" * 100_000,
    "[1]",
    "null",
    "{}",
    "",
]


@pytest.mark.parametrize("stored", NOT_GONE_ON_WITH, ids=lambda stored: stored[-40:] or "nothing")
def test_a_game_that_cannot_be_gone_on_with_is_kept_and_the_table_begins_another(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, stored: str
) -> None:
    async def scene() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite")
        await journal.append(Batch(1, 0.0, Origin.HOST, "StartGame", ()))
        with closing(sqlite3.connect(journal.path)) as connection:
            connection.execute("UPDATE batch SET events = ?", (stored,))
            connection.commit()
        if stored != "{}":  # nothing has happened in it
            assert await last_game(journal) is None
            assert len(caplog.records) == 1
        await journal.append(Batch(1, 0.0, Origin.HOST, "StartGame", ()))
        assert await last_game(journal) == (Batch(1, 0.0, Origin.HOST, "StartGame", ()),)
        with closing(sqlite3.connect(journal.path)) as connection:
            kept = connection.execute("SELECT game, events FROM batch ORDER BY game").fetchall()
        assert kept == [(1, stored), (2, "[]")]
        journal.close()

    asyncio.run(scene())


WRITER = """
import asyncio, sys
from pathlib import Path
from controller.journal import SqliteJournal
from controller.ports import Batch, Origin
from controller.rules.events import FoulGiven
from controller.rules.model import Seat

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    for number in range(1, 100_000):
        await journal.append(Batch(number, 0.0, Origin.HOST, "GiveFoul", (FoulGiven(Seat(1), number, False),)))
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_stored_when_the_process_was_killed_is_there(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    heard = 0
    deadline = time.monotonic() + 60
    while heard < 50 and time.monotonic() < deadline:
        heard = int(writer.stdout.readline())
    os.kill(writer.pid, signal.SIGKILL)
    told = [int(line) for line in writer.stdout if line.endswith("\n")]
    writer.wait()
    writer.stdout.close()

    async def read() -> tuple[Batch, ...]:
        journal = SqliteJournal(path)
        batches = await journal.load()
        journal.close()
        return batches

    numbers = [batch.number for batch in asyncio.run(read())]
    assert numbers[: max([heard, *told])] == list(range(1, max([heard, *told]) + 1))
