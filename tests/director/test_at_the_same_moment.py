"""The host does something while the table is doing it: neither is in the other's way, and the evening goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from controller.director.desk import SETTLE_SECONDS
from controller.ports import Batch, Signal
from controller.rules.actions import (
    Act,
    Action,
    CallDeath,
    ClaimRole,
    CloseVote,
    CorrectMove,
    CorrectRole,
    Decide,
    OpenVote,
    Pass,
    Remove,
)
from controller.rules.model import Cause, Dealing, RoleId, Ruling, Seat, Verb
from tests.director.days import CITY, CLONES, DAVYDOV
from tests.director.hosted import NOTES, do, played, said, to_day, votes
from tests.director.test_day_decisions import TIED, TO_THE_JUDGE
from tests.table import Evening

STORED = 0.5
"""How long a slow card takes."""
JUST_BEFORE = 0.2

KILLED_JUDGE = Act(Seat(1), Verb.KILL, (Seat(4),))


def slowly(evening: Evening) -> None:
    """Let whatever is stored from now on take its time."""
    append = evening.table.append

    async def slow(batch: Batch) -> None:
        await asyncio.sleep(STORED)
        await append(batch)

    evening.table.append = slow  # type: ignore[method-assign]


async def _asked_at_night(evening: Evening) -> float:
    await evening.until("call:doctor:heal", night=2)
    return 15


async def _judge(evening: Evening) -> float:
    await to_day(evening, *TO_THE_JUDGE)
    await evening.until("decide:judge:0:False")
    return evening.director.timing.decide - SETTLE_SECONDS


async def _spirit(evening: Evening) -> float:
    await to_day(evening, KILLED_JUDGE)
    await do(evening, *TIED)
    await evening.until("decide:judge:0:False")
    return evening.director.timing.decide


async def _grave(evening: Evening) -> float:
    await to_day(evening, *votes(1, 5, 6), CloseVote())
    await evening.until("decide:grave:0:False")
    return evening.director.timing.decide


async def _talk(evening: Evening) -> float:
    await to_day(evening)
    step = await evening.until("discussion:1")
    # What the end of the talk is told by is said, and then it is being stored.
    return step.seconds + evening.table.line_seconds + 2 * JUST_BEFORE  # type: ignore[union-attr]


async def _death(evening: Evening) -> float:
    step = await evening.until("death", night=3)
    evening.table.asked = step.seat  # type: ignore[attr-defined, union-attr]
    return step.window - SETTLE_SECONDS  # type: ignore[union-attr]


SAME: list[tuple[str, str, str, int, Callable[[Evening], Awaitable[float]], Action | None]] = [
    ("a pass as the time ends", "city", CITY, 2, _asked_at_night, Pass(Seat(6))),
    ("a move as the time ends", "city", CITY, 2, _asked_at_night, Act(Seat(6), Verb.HEAL, (Seat(8),))),
    ("the judge's pardon", "clones", CLONES, 2, _judge, Decide(Seat(4), Ruling.PARDON)),
    ("the judge's silence", "clones", CLONES, 2, _judge, Decide(Seat(4), Ruling.TIMEOUT)),
    ("the spirit's sentence", "clones", CLONES, 2, _spirit, Decide(Seat(4), Ruling.EXECUTE, Seat(7))),
    ("a closed card", "city", CITY, 2, _grave, Decide(Seat(1), Ruling.PASS)),
    ("the vote opens", "city", CITY, 2, _talk, OpenVote()),
    ("Death's number", "clones", CLONES, 3, _death, None),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "night", "moment", "action"), SAME, ids=[row[0] for row in SAME]
)
def test_the_host_is_a_moment_quicker(
    name: str,
    rules: str,
    roles: str,
    night: int,
    moment: Callable[[Evening], Awaitable[float]],
    action: Action | None,
) -> None:
    async def scene(evening: Evening) -> None:
        seconds = await moment(evening)
        key, batches = evening.director.stage.step.key, len(evening.table.batches)  # type: ignore[union-attr]
        slowly(evening)
        await asyncio.sleep(seconds - JUST_BEFORE - 0.01)
        done = action or CallDeath(evening.table.asked, 1)  # type: ignore[attr-defined]
        await evening.director.perform(done)
        await asyncio.sleep(60)
        assert not evening.director.stage.paused, name
        assert evening.director.stage.needs_person is None
        assert evening.director.stage.step is None or evening.director.stage.step.key != key
        names = [batch.action for batch in evening.table.batches[batches:]]
        assert names.count(type(done).__name__) == 1

    Evening(roles, rules=rules, night=night).play(scene)


def test_a_note_taken_back_as_the_night_ends_is_asked_for_again() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:notes:kill", night=2)
        await do(evening, *NOTES)
        slowly(evening)
        while evening.table.lines()[-1] != "signs-over":
            await asyncio.sleep(0.05)
        # The end of the call is being stored, and the end of the night waits for its turn behind the host.
        await asyncio.sleep(evening.table.line_seconds)
        before = len(evening.table.said)
        await evening.director.perform(CorrectMove(Seat(1), Verb.KILL, ()))
        await asyncio.sleep(30)
        assert not evening.director.stage.paused
        assert evening.state.asleep
        assert "sign-notes" in evening.table.lines()[before:]

    Evening(DAVYDOV, rules="davydov", night=2).play(scene)


# ---------------------------------------------------------------- cards


def test_a_card_that_a_correction_has_left_without_an_owner_is_called_before_dawn() -> None:
    roles = "1 don, 2 doctor, 3 commissar, 4 citizen, 5 citizen, 6 citizen"
    owners = {"don": 1, "commissar": 3, "doctor": 2}

    async def scene(evening: Evening) -> None:
        director, table = evening.director, evening.table
        for role, seat in owners.items():
            await evening.until(f"deal:{role}")
            if role == "doctor":
                await director.perform(CorrectRole(Seat(1), RoleId("citizen")))
            await table.press(seat)
        await evening.until("dawn", night=1)
        assert [line.args["role"] for _, line in table.said if line.key == "deal-call"] == [
            *owners, "don",
        ]  # fmt: skip
        await table.press(4)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert not director.stage.paused
        assert [str(evening.state.role(seat)) for seat in evening.state.players] == [
            "citizen", "doctor", "commissar", "don", "citizen", "citizen",
        ]  # fmt: skip

    evening = Evening(roles)
    evening._start |= {"dealing": Dealing.CARDS, "roles": {}}
    evening.play(scene)


def test_a_card_that_has_too_many_owners_waits_for_the_host() -> None:
    roles = "1 don, 2 doctor, 3 commissar, 4 citizen, 5 citizen, 6 citizen"

    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("deal:don")
        for seat in (1, 2):
            await director.perform(CorrectRole(Seat(seat), RoleId("don")))
        await director.perform(ClaimRole(RoleId("doctor"), frozenset({Seat(4)})))
        await director.perform(ClaimRole(RoleId("commissar"), frozenset({Seat(3)})))
        await asyncio.sleep(120)
        assert director.stage.needs_person == "needs-deal"
        await director.perform(CorrectRole(Seat(2), RoleId("citizen")))
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert director.stage.needs_person is None
        assert not director.stage.paused

    evening = Evening(roles)
    evening._start |= {"dealing": Dealing.CARDS, "roles": {}}
    evening.play(scene)


# ---------------------------------------------------------------- a prompt dies with its owner


async def _thinks(evening: Evening) -> None:
    del evening


async def _accuses(evening: Evening) -> None:
    await evening.table.chooses(3, 1)
    await said(evening, "accused")


async def _asks_for_hands(evening: Evening) -> None:
    await _accuses(evening)
    await evening.table.press(3)
    await said(evening, "accuse-question")


ACCUSED: list[tuple[Callable[[Evening], Awaitable[None]], int]] = [
    (_thinks, 3),
    (_accuses, 3),
    (_accuses, 1),
    (_asks_for_hands, 3),
    (_asks_for_hands, 1),
]


@pytest.mark.parametrize(("so_far", "leaves"), ACCUSED)
def test_an_accusation_ends_with_whom_it_is_about(
    so_far: Callable[[Evening], Awaitable[None]], leaves: int
) -> None:
    roles = "1 mafia, 2 mafia, 3 citizen, 4 citizen, 5 citizen, 6 citizen, 7 citizen, 8 citizen"

    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, Act(Seat(1), Verb.KILL, (Seat(8),)), Act(Seat(2), Verb.KILL, (Seat(7),)))
        await evening.until("accusations")
        await table.press(3)
        await said(evening, "accuse-whom")
        await so_far(evening)
        before = len(table.said)
        await evening.director.perform(Remove(Seat(leaves), Cause.LEFT))
        await asyncio.sleep(0.5)
        assert table.now == {}
        await said(evening, "accusations")
        assert table.lines()[before:] == ["removed-at-once", "accusations"]

    played("davydov", roles, scene)


def test_an_undo_opens_the_eyes_that_were_closed_for_the_judge() -> None:
    async def scene(evening: Evening) -> None:
        director, table = evening.director, evening.table
        await to_day(evening, *TO_THE_JUDGE)
        await evening.until("decide:judge:0:False")
        assert table.now == {4: Signal.ASKED}
        before = len(table.said)
        await director.undo()
        await asyncio.sleep(10)
        assert table.lines()[before : before + 2] == ["undone", "judge-eyes-open"]
        assert 4 not in table.now

    played("clones", CLONES, scene)
