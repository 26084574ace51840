"""What each page may show now: the rules' filtered view of the game, and the moment at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from controller.clock import Countdown
from controller.dashboard.choosing import rules_view
from controller.dashboard.entries import entries
from controller.dashboard.names import look_alike
from controller.dashboard.seat_finding import seats_view
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import speaker, step_kind, step_line, text
from controller.ports import CameraTrouble, Line
from controller.rules.actions import CloseVote, OpenVote, PassDay, RemoveSpectator, ShowHands
from controller.rules.engine import can
from controller.rules.model import Dealing, GameState, Seat
from controller.rules.views import FULL, TABLE, view_for

View = dict[str, Any]
"""JSON, but for ``clock``: a running one has its end on the loop's clock, so that equal moments are equal."""


def table_view(table: DashboardTable) -> View:
    """Return the public table screen: nothing in it depends on a secret."""
    state = as_told(table)
    return {
        "game": view_for(state, TABLE),
        "rules": rules_view(table, state.ruleset),
        "over": table.over and table.end_told,
        "address": table.address(),
        **_moment(table),
    }


def host_view(table: DashboardTable) -> View:
    """Return the host page, with the eyes of a player where the host plays."""
    eyes, stage = table.eyes, table.director.stage
    state = table.director.state if eyes is None else as_told(table)
    return {
        "game": view_for(state, FULL) if eyes is None else _players_view(table, eyes),
        "rules": rules_view(table, state.ruleset),
        "over": table.over and table.end_told,
        **_moment(table),
        "eyes": eyes,
        "revealed": table.revealed and state.host_seat is not None,
        "needs_person": stage.needs_person and text(table, Line(stage.needs_person)),
        "troubles": [text(table, line) for line in _troubles(table)],
        "entries": entries(table),
        "choices": _choices(table) if eyes is None else [],
        "signals": dict(stage.signals) if eyes is None else {},
        "alike": look_alike({seat: player.name for seat, player in state.players.items()}),
        "seats": seats_view(table),
        "can": {**_can(state), "snapshot": table.camera_open, "live": table.live_open},
    }


def _can(state: GameState) -> View:
    """Return which of the commands without more to say would be carried out: all are about what is public."""
    return {
        "pass_day": can(state, PassDay()),
        "remove_spectator": can(state, RemoveSpectator()),
        "show_hands": can(state, ShowHands(())),
        "open_vote": can(state, OpenVote()),
        "close_vote": can(state, CloseVote()),
    }


def as_told(table: DashboardTable) -> GameState:
    """Return the game as far as the table has heard of it: its end only when the voice tells it."""
    state = table.director.state
    if table.end_told or state.ended_in is None:
        return state
    return state._replace(phase=state.ended_in, winner=None, reason=None)


def _players_view(table: DashboardTable, seat: Seat) -> View:
    """Return what a host who plays sees: by night nothing that depends on who moves, himself included."""
    state = as_told(table)
    game = view_for(state, seat)
    if table.hushed:
        moves = [move for move in game["me"]["moves"] if move["night"] < state.night]
        game["me"] |= {"moves": moves, "acts": []}
        if state.night == 1 and state.dealing is Dealing.CARDS:
            game["me"] |= {"role": None, "team": None, "knows": [], "orders": []}
    return game


def _moment(table: DashboardTable) -> View:
    stage = table.director.stage
    step = stage.step
    return {
        "language": table.director.language,
        "languages": list(table.words.languages),
        "paused": stage.paused,
        "step": step
        and {"kind": step_kind(step), "text": text(table, step_line(step)), "seat": speaker(step)},
        "said": stage.said and text(table, stage.said),
        "clock": _clock(stage.clock),
    }


def _clock(clock: Countdown | None) -> View | None:
    if clock is None:
        return None
    return {"seconds": clock.seconds, "ends": clock.ends, "held": clock.left if clock.ends is None else None}


def clock_to_send(clock: View | None, now: float) -> View | None:
    """Return a view's clock as a page counts it down: seconds left at this moment, and whether they pass."""
    if clock is None:
        return None
    running = clock["ends"] is not None
    left = max(0.0, clock["ends"] - now) if running else clock["held"]
    return {"seconds": clock["seconds"], "left": round(left, 2), "running": running}


def _troubles(table: DashboardTable) -> list[Line]:
    io = table.director.stage.io
    if not (table.hushed and table.eyes):
        # At night the camera looks only at somebody who moves: what it finds out then a player is told at dawn.
        table.camera_trouble = io.reader.trouble
    trouble = table.camera_trouble
    camera = [Line(f"trouble-camera-{trouble}")] if trouble not in {None, CameraTrouble.OFF} else []
    voice = [Line(io.announcer.trouble)] if io.announcer.trouble else []
    return [*camera, *voice, *_not_kept(table), *table.troubles()]


def _not_kept(table: DashboardTable) -> Iterator[Line]:
    if not table.pairing.kept:
        yield Line("trouble-paired")
    if not table.setup_kept:
        yield Line("trouble-setup")
    if table.seat_round is not None and table.seat_round.unstored:
        yield Line("trouble-seats-unstored")


def _choices(table: DashboardTable) -> list[View]:
    choices = table.director.stage.choices
    return [
        {
            "seat": seat,
            "state": choices[seat].state,
            "shown": list(choices[seat].shown),
            "word": choices[seat].word or choices[seat].called,
            "answer": choices[seat].answer,
        }
        for seat in sorted(choices)
    ]
