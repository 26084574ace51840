from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from hypothesis import given, settings
from hypothesis import strategies as st

from controller.rules import actions as a
from controller.rules import events as e
from controller.rules.dealing import mixes
from controller.rules.engine import can, decide, evolve, replay
from controller.rules.errors import IllegalAction, Own
from controller.rules.model import (
    DRAW,
    Answer,
    Cause,
    Dealing,
    Effect,
    GameState,
    Move,
    Outcome,
    Phase,
    Reason,
    Verb,
)
from controller.rules.rulesets import ruleset
from controller.rules.views import acts, view_for, wakes
from tests.rules.games import asleep, setup

CLUB = ruleset("club")
KNOWN = {*CLUB.clauses, *map(str, Own)}
CARDS = "don mafia prostitute commissar doctor maniac citizen citizen"
VERBS = (Verb.KILL, Verb.HEAL, Verb.CHECK, Verb.SEEK, Verb.GUESS)

seats = st.integers(min_value=0, max_value=9)
few = st.lists(seats, max_size=3).map(tuple)
verbs = st.sampled_from(VERBS)
roles = st.sampled_from([*(role.id for role in CLUB.roles), "werewolf"])

wild = st.one_of(
    st.builds(a.BeginNight),
    st.builds(a.EndNight),
    st.builds(a.Act, seats, verbs, few),
    st.builds(a.ClanAct, st.sampled_from(["mafia", "town"]), verbs, few),
    st.builds(a.Pass, seats),
    st.builds(a.TimeOut, seats),
    st.builds(a.ClaimRole, roles, st.frozensets(seats, max_size=2)),
    st.builds(a.NameFirstSpeaker, seats),
    st.builds(a.ShowHands, few),
    st.builds(a.OpenVote),
    st.builds(a.CastVote, seats, st.none() | seats),
    st.builds(a.PassDay),
    st.builds(a.GiveFoul, seats, st.integers(min_value=-1, max_value=6)),
    st.builds(a.Remove, seats, st.sampled_from(Cause), few),
    st.builds(a.RemoveSpectator),
    st.builds(a.EndStep, st.sampled_from(["opening", "last_word:1", "last_word:x"])),
    st.builds(a.Rename, seats, st.text(max_size=3)),
    st.builds(a.CorrectMove, seats, verbs, few),
    st.builds(a.CorrectVote, seats, st.none() | seats),
    st.builds(a.CorrectRole, seats, roles),
    st.builds(a.CorrectLife, seats, st.booleans()),
    st.builds(a.EndGame, st.sampled_from(["town", "draw", "yakuza"])),
)


def likely(state: GameState, number: int) -> a.Action:
    """Return something that may well be done now, so that games get on."""
    living = state.living or (1,)
    seat, target = living[number % len(living)], living[number // 7 % len(living)]
    if state.phase is Phase.NIGHT and not state.asleep:
        return a.BeginNight()
    if state.asleep:
        return (a.EndNight(), a.ClanAct("mafia", Verb.KILL, (target,)), *_moves(state, seat, target))[
            number % 9
        ]
    if state.phase is Phase.DAY and number % 3 == 0:
        return a.PassDay()
    missing = sorted(state.round.missing) if state.round is not None else []
    return a.CastVote(missing[0] if missing else seat, target)


def _moves(state: GameState, seat: int, target: int) -> tuple[a.Action, ...]:
    verb = {"commissar": Verb.CHECK, "doctor": Verb.HEAL, "prostitute": Verb.SEEK}
    return (a.Act(seat, verb.get(str(state.role(seat)), Verb.KILL), (target,)),) * 7


choices = st.lists(st.integers(min_value=0, max_value=10_000) | wild, max_size=120)


def histories(
    picked: list[int | a.Action],
) -> Iterator[tuple[GameState, a.Action, tuple[e.Event, ...], GameState]]:
    """Yield each step of a game: the state, the action, its events (none if refused) and the next state."""
    state = GameState()
    for pick in [setup(CARDS), *picked]:
        action = likely(state, pick) if isinstance(pick, int) else pick
        try:
            events = decide(state, action)
        except IllegalAction as refusal:
            _is_refused(state, action, refusal)
            yield state, action, (), state
            continue
        assert can(state, action)
        before, state = state, _after(state, events)
        yield before, action, events, state


def _is_refused(state: GameState, action: a.Action, refusal: IllegalAction) -> None:
    assert refusal.clause in KNOWN
    assert not can(state, action)


def _after(state: GameState, events: tuple[e.Event, ...]) -> GameState:
    for event in events:
        state = evolve(state, event)
    return state


@given(choices)
@settings(max_examples=20, deadline=None)
def test_replay_equals_live(picked: list[int | a.Action]) -> None:
    history: list[e.Event] = []
    state = GameState()
    for _, _, events, after in histories(picked):
        history += events
        state = after
    assert replay(history) == state


@given(choices)
@settings(max_examples=25, deadline=None)
def test_what_always_holds(picked: list[int | a.Action]) -> None:
    for before, action, events, after in histories(picked):
        _nobody_out_acts(before, action, events)
        _players_leave_for_a_cause(before, action, events, after)
        _effects_expire(after)
        _one_end(after)
        _nothing_is_called_after_the_end(after)
        _two_have_priority(events)
        assert list(after.players) == sorted(after.players)
        assert view_for(after, "table")


def _nobody_out_acts(before: GameState, action: a.Action, events: tuple[e.Event, ...]) -> None:
    actor = {
        a.Act: "actor", a.Pass: "actor", a.TimeOut: "actor", a.CastVote: "voter", a.CorrectVote: "voter",
        a.CorrectMove: "actor", a.NameFirstSpeaker: "seat",
    }.get(type(action))  # fmt: skip
    if actor is not None and events:
        assert getattr(action, actor) in before.living
    for event in events:
        if isinstance(event, e.HandsSeen):
            assert set(event.seats) <= set(before.living)


def _players_leave_for_a_cause(
    before: GameState, action: a.Action, events: tuple[e.Event, ...], after: GameState
) -> None:
    gone = set(before.living) - set(after.living)
    assert gone == {event.seat for event in events if isinstance(event, e.PlayerLeft)} | {
        event.seat for event in events if isinstance(event, e.LifeCorrected) and not event.alive
    }
    for event in events:
        if isinstance(event, e.PlayerLeft):
            allowed = {
                Cause.NIGHT: a.EndNight, Cause.VOTE: a.Action, Cause.FOULS: (a.GiveFoul, a.Remove),
            }.get(event.cause, a.Remove)  # fmt: skip
            assert isinstance(action, allowed)
        if isinstance(event, e.NightSettled):
            died = {outcome.seat for outcome in event.outcomes if outcome.died}
            assert died == gone
            assert all(outcome.reasons for outcome in event.outcomes)


def _effects_expire(state: GameState) -> None:
    for effect in state.effects:
        assert effect.since <= effect.until
        assert effect.until >= state.day + (state.phase is Phase.NIGHT and not state.asleep)


def _one_end(state: GameState) -> None:
    over = state.phase is Phase.OVER
    assert over == (state.winner is not None) == (state.reason is not None)
    assert not over or state.winner in (*CLUB.teams, DRAW)


def _nothing_is_called_after_the_end(state: GameState) -> None:
    if state.phase is Phase.OVER:
        assert wakes(state) == ()
        assert set(acts(state).values()) == {()}


def _two_have_priority(events: tuple[e.Event, ...]) -> None:
    for event in events:
        if isinstance(event, e.Announced) and event.fact == "priority":
            assert len(set(event.about)) == 2


@settings(deadline=None)
@given(st.permutations(range(6)), st.lists(st.integers(min_value=1, max_value=8), min_size=6, max_size=6))
def test_the_order_of_moves_does_not_matter(order: list[int], targets: list[int]) -> None:
    verb = (Verb.KILL, Verb.KILL, Verb.SEEK, Verb.CHECK, Verb.HEAL, Verb.KILL)
    moves = [a.Act(seat, verb[seat - 1], (target,)) for seat, target in enumerate(targets, start=1)]

    def settled(indices: list[int]) -> tuple[e.Event, ...]:
        state = asleep(CARDS)
        for index in indices:
            if can(state, moves[index]):
                state = _after(state, decide(state, moves[index]))
        return decide(state, a.EndNight())

    assert settled(order) == settled(list(range(6)))


@given(
    st.integers(min_value=5, max_value=12), st.lists(st.integers(min_value=0, max_value=10_000), max_size=400)
)
@settings(max_examples=10, deadline=None)
def test_games_of_every_size_end_with_one_winner(players: int, numbers: list[int]) -> None:
    mix = mixes(CLUB, players)[0]
    state = _after(GameState(), decide(GameState(), setup(" ".join(Counter(mix).elements()), judged=True)))
    ends = 0
    for number in numbers:
        action = likely(state, number)
        if can(state, action):
            events = decide(state, action)
            state = _after(state, events)
            ends += sum(isinstance(event, e.GameEnded) for event in events)
    assert ends == (state.phase is Phase.OVER)


def _map(
    keys: st.SearchStrategy[int], values: st.SearchStrategy[object]
) -> st.SearchStrategy[Mapping[int, object]]:
    return st.dictionaries(keys, values, max_size=3).map(MappingProxyType)


reasons = st.builds(Reason, st.sampled_from(CLUB.clauses), few)
moves = st.builds(Move, seats, verbs, few)
effects = st.builds(Effect, st.just("barred"), seats, st.integers(0, 3), st.integers(0, 3))
any_event = st.one_of(
    st.builds(
        e.GameStarted,
        st.just("club"),
        _map(seats, st.just("A")),
        _map(seats, seats),
        st.just({}),
        st.sampled_from(Dealing),
        st.none() | seats,
        st.integers(1, 4),
    ),
    st.builds(e.RolesDealt, _map(seats, roles)),
    st.builds(e.RoleClaimed, roles, few),
    st.builds(e.WindowsDrawn, st.just((1.0,))),
    st.builds(e.NightFell, st.integers(1, 9)),
    st.builds(e.MoveMade, moves),
    st.builds(e.MoveTakenBack, moves),
    st.builds(e.AnswerGiven, seats, st.sampled_from(Answer), few),
    st.builds(e.MoveOver, seats, st.booleans()),
    st.builds(e.NightSettled, st.tuples(st.builds(Outcome, seats, st.booleans(), st.tuples(reasons)))),
    st.builds(e.DayBroke, st.integers(1, 9), st.none() | seats),
    st.builds(e.Announced, st.just("night_fouls"), few, st.booleans()),
    st.builds(e.PlayerLeft, seats, st.sampled_from(Cause), st.booleans(), st.booleans()),
    st.builds(e.FoulGiven, seats, st.integers(1, 5), st.booleans()),
    st.builds(e.EffectLaid, effects, st.booleans()),
    st.builds(e.FirstSpeakerNamed, seats),
    st.builds(e.HandsSeen, few),
    st.builds(e.VoteOpened, st.integers(1, 2), st.frozensets(seats), st.frozensets(seats)),
    st.builds(e.VoteCast, seats, st.none() | seats),
    st.builds(e.VoteClosed, _map(seats, seats), few, st.none() | seats, reasons),
    st.builds(e.DayEnded, reasons),
    st.builds(e.StepEnded, st.sampled_from(["opening", "last_word:1", "last_word:"])),
    st.builds(e.Renamed, seats, st.text(max_size=3)),
    st.builds(e.RoleCorrected, seats, roles),
    st.builds(e.LifeCorrected, seats, st.booleans()),
    st.builds(e.GameEnded, st.sampled_from(["town", "draw"]), reasons, _map(seats, roles)),
)


@given(st.lists(any_event, max_size=30))
@settings(max_examples=80, deadline=None)
def test_every_event_fits_every_state(events: list[e.Event]) -> None:
    state = GameState()
    for event in events:
        state = evolve(state, event)
        assert isinstance(event.audience.seats, frozenset)
    assert replay(events) == state
