"""A day that is hosted, and the hands of the host and of a test on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from controller.rules.actions import (
    Act,
    Action,
    BeginNight,
    CastVote,
    CloseVote,
    EndNight,
    Nominate,
)
from controller.rules.model import Seat, Verb
from tests.table import Evening

Scene = Callable[[Evening], Awaitable[None]]

NOTES = (Act(Seat(1), Verb.KILL, (Seat(3),)), Act(Seat(2), Verb.KILL, (Seat(4),)))


async def to_day(evening: Evening, *actions: Action) -> None:
    """Let the host make a night of these moves, up to the morning, or further by what can only be done by day."""
    await do(evening, BeginNight(), *(action for action in actions if isinstance(action, Act)), EndNight())
    await do(evening, *(action for action in actions if not isinstance(action, Act)))


async def do(evening: Evening, *actions: Action) -> None:
    for action in actions:
        await evening.director.perform(action)


def votes(against: int, *voters: int) -> tuple[Action, ...]:
    return tuple(CastVote(Seat(voter), Seat(against)) for voter in voters)


def played(rules: str, roles: str, scene: Scene, **timing: float) -> Evening:
    return Evening(roles, rules=rules, night=2, **timing).play(scene)


async def said(evening: Evening, key: str) -> None:
    """Wait until the table has said that and waits for people."""
    while evening.table.lines()[-1] != key or not evening.director.stage.time_runs:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.05)


HALF = (
    *(Nominate(Seat(1), Seat(5)), Nominate(Seat(2), Seat(6)), *votes(5, 1, 2, 3, 4, 5), CloseVote()),
    *(*votes(5, 1, 2, 3, 4, 5), CloseVote()),
)
