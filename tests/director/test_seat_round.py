"""Finding the seats: who is asked, by which light, what counts, and when it may not be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import pytest

from controller.clock import run_jumping
from controller.director.seat_round import SeatRound
from controller.director.stage import Stage
from controller.ports import Line, SeatFault, Signal
from controller.rules.model import Seat
from tests.table import Table


class Around:
    """A camera that finds whoever it is told to find."""

    def __init__(self) -> None:
        self.known: set[Seat] = set()
        self.draft: set[Seat] | None = None
        self.faults: dict[Seat, list[SeatFault]] = {}
        self.broken: OSError | None = None
        self.asked: list[Seat] = []

    def found(self) -> Collection[Seat]:
        return self.known if self.draft is None else self.draft

    def begin(self, count: int, *, anew: bool) -> None:
        self.draft = set() if anew else {seat for seat in self.known if seat <= count}

    async def look(self) -> None:
        await asyncio.sleep(0.5)

    async def find(self, seat: Seat) -> SeatFault | None:
        self.asked.append(seat)
        await asyncio.sleep(1.0)
        if self.faults.get(seat):
            return self.faults[seat].pop(0)
        assert self.draft is not None
        self.draft.add(seat)
        return None

    async def keep(self) -> None:
        assert self.draft is not None
        self.known, self.draft = self.draft, None
        if self.broken:
            raise self.broken

    def drop(self) -> None:
        self.draft = None

    async def picture(self) -> bytes | None:
        return b"picture"


class Scene:
    def __init__(self) -> None:
        self.table, self.around, self.allowed = Table(), Around(), True
        self.stage = Stage(self.table.io, lambda: "en")
        self.round = SeatRound(self.stage, self.around, lambda: self.allowed)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(600):
            while not true():
                await asyncio.sleep(0.1)

    async def answers(self, seat: int) -> None:
        await self.until(lambda: self.table.now == {Seat(seat): Signal.ASKED})
        await asyncio.sleep(0.2)
        await self.table.press(seat)


def play(scene: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        await scene(Scene())

    run_jumping(whole())


def test_each_seat_is_asked_in_turn_and_all_together_count() -> None:
    async def scene(at: Scene) -> None:
        at.round.begin(3)
        for seat in (1, 2, 3):
            await at.answers(seat)
            await at.until(lambda seat=seat: at.table.now == {Seat(seat): Signal.CONFIRMED})  # type: ignore[misc]
            assert at.around.known == set()
        await at.until(lambda: not at.round.on)
        assert at.around.known == {1, 2, 3}
        assert at.table.now == {}
        await at.until(lambda: at.table.lines()[-1] == "seats-found")
        signals = {signal for _, lit in at.table.lit for signal in lit.values()}
        assert signals == {Signal.ASKED, Signal.TEST, Signal.CONFIRMED}

    play(scene)


def test_who_was_not_found_is_asked_again_and_then_the_host_decides() -> None:
    async def scene(at: Scene) -> None:
        at.around.known = {Seat(1), Seat(2)}
        at.around.faults[Seat(1)] = [SeatFault.SEVERAL]
        at.around.faults[Seat(2)] = [SeatFault.NO_HAND] * 3
        at.round.begin(2)
        for seat in (1, 1, 2, 2, 2):
            await at.answers(seat)
        await at.until(lambda: at.round.waits_for_host)
        assert at.around.asked == [1, 1, 2, 2, 2]
        assert at.round.faults == {2: SeatFault.NO_HAND}
        assert at.around.known == {1, 2}, "what counted before counts until the host has decided"
        await at.round.keep()
        assert at.around.known == {1}
        assert at.table.said[-1][1] == Line("seats-by-button", {"seats": (2,)})

    play(scene)


def test_the_host_gives_up_and_what_counted_before_counts_on() -> None:
    async def scene(at: Scene) -> None:
        at.around.known = {Seat(1), Seat(2)}
        at.round.begin(2)
        await at.answers(1)
        await at.until(lambda: at.table.now == {Seat(2): Signal.ASKED})
        at.round.drop()
        assert (at.around.known, at.around.draft, at.table.now) == ({1, 2}, None, {})
        await asyncio.sleep(100)
        assert at.table.now == {}

    play(scene)


def test_one_seat_is_found_again_and_the_others_stay() -> None:
    async def scene(at: Scene) -> None:
        at.around.known = {Seat(1), Seat(2), Seat(3)}
        at.round.begin(3, Seat(2))
        await at.answers(2)
        await at.until(lambda: not at.round.on)
        assert (at.around.known, at.around.asked) == ({1, 2, 3}, [2])

    play(scene)


def test_a_seat_of_this_round_is_asked_again_before_the_round_goes_on() -> None:
    async def scene(at: Scene) -> None:
        at.round.begin(3)
        await at.answers(1)
        await at.until(lambda: at.table.now == {Seat(2): Signal.ASKED})
        at.round.begin(3, Seat(1))
        for seat in (1, 2, 3):
            await at.answers(seat)
        await at.until(lambda: not at.round.on)
        assert at.around.asked == [1, 1, 2, 3]

    play(scene)


def test_the_host_stands_in_for_a_button_or_goes_on_and_nobody_waits_for_ever() -> None:
    async def scene(at: Scene) -> None:
        at.round.begin(3)
        await at.until(lambda: at.table.now == {Seat(1): Signal.ASKED})
        at.round.hurry()
        await at.until(lambda: at.table.now == {Seat(2): Signal.ASKED})
        at.round.skip()
        await at.until(lambda: at.table.now == {Seat(3): Signal.ASKED})
        await at.until(lambda: at.round.waits_for_host)
        assert at.round.faults == {2: SeatFault.PRESS, 3: SeatFault.PRESS}

    play(scene)


def test_a_round_ends_when_the_game_goes_on() -> None:
    async def scene(at: Scene) -> None:
        at.round.begin(3)
        await at.until(lambda: at.table.now == {Seat(1): Signal.ASKED})
        at.allowed = False
        at.stage.changed()
        await asyncio.sleep(0.1)
        assert not at.round.on
        assert at.around.draft is None
        before = len(at.table.lit)
        await asyncio.sleep(300)
        assert len(at.table.lit) == before, "the lights are the game's again"
        with pytest.raises(ValueError, match="pause"):
            at.round.begin(3)

    play(scene)


def test_what_cannot_be_stored_counts_and_the_host_is_told() -> None:
    async def scene(at: Scene) -> None:
        at.around.broken = OSError("full")
        at.round.begin(1)
        await at.answers(1)
        await at.until(lambda: not at.round.on)
        assert at.around.known == {1}
        assert at.round.unstored

    play(scene)
