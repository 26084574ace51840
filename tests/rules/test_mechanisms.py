"""What the scenarios cannot say: corrections in the middle of things, and actions at the wrong time."""

from __future__ import annotations

import pytest

from controller.rules import actions as a
from controller.rules import steps
from controller.rules.asks import Ask, ask_seconds, form
from controller.rules.dealing import MixPlan
from controller.rules.engine import apply, decide
from controller.rules.evening import next_step
from controller.rules.events import DecisionAsked, PlayerLeft
from controller.rules.model import Decision, GameState, Phase, Ruling, Seat, Verb
from controller.rules.queries import able, discussion, timer, verbs_in
from controller.rules.rulesets import IDS
from controller.rules.victory import outcome
from tests.rules.chance import begun
from tests.rules.games import game, only, play, refused, setup

CITY = "don mafia mafia putana commissar doctor maniac citizen citizen citizen citizen citizen"
CLONES = "boss mafia judge citizen citizen maniac hobo"


def by_day(name: str, cards: str, *actions: a.Action) -> GameState:
    """Return the first day of a game, whose first night was a quiet one."""
    return game(cards, a.BeginNight(), a.EndNight(), *actions, ruleset=name)


def tie(*votes: tuple[int, int]) -> tuple[a.Action, ...]:
    return (a.OpenVote(), *(a.CastVote(Seat(by), Seat(against)) for by, against in votes), a.CloseVote())


def test_the_judge_decides_and_after_him_whoever_may() -> None:
    state = by_day("clones", CLONES, *tie((1, 4), (2, 4), (4, 1), (5, 1), (3, 7)))
    assert state.decision is not None
    assert (state.phase, state.decision.decider, state.decision.options) == (Phase.DECIDE, 3, (1, 4))
    assert refused(state, a.Decide(4, Ruling.EXECUTE, 1)) == "e-not-your-move"
    assert refused(state, a.Decide(3, Ruling.TAKE, 1)) == "e-not-your-move"
    drawn = play(state, a.Decide(3, Ruling.PASS))
    assert drawn.phase is Phase.DRAW
    assert refused(drawn, a.Decide(1, Ruling.EXECUTE, 1)) == "e-not-your-move"
    assert refused(drawn, a.DrawCondemned(7)) not in ("e-not-day", "e-not-your-move")
    assert 4 not in play(drawn, a.DrawCondemned(4)).living


def test_whoever_leaves_while_the_judge_thinks_is_no_suspect_any_more() -> None:
    state = by_day("clones", CLONES, *tie((1, 4), (2, 4), (4, 1), (5, 1), (3, 7)))
    one_left = play(state, a.Remove(4))
    assert one_left.decision is not None
    assert one_left.decision.options == (1,)
    unconcerned = play(state, a.Remove(7))
    assert unconcerned.decision == state.decision
    without = play(state, a.Remove(3))
    assert without.phase is Phase.DRAW
    assert play(without, a.Remove(7)).phase is Phase.DRAW
    (left, hanged) = only(decide(without, a.Remove(4)), PlayerLeft)
    assert (left.seat, hanged.seat) == (4, 1)
    both = play(state, a.Remove(4, others=(1,)))
    assert (both.phase, both.decision) == (Phase.NIGHT, None)


@pytest.mark.parametrize("kind", ["take", "grave"])
def test_who_has_lost_the_right_to_take_somebody_along_decides_nothing(kind: str) -> None:
    state = by_day("city", CITY)
    asked = Decision(kind, Seat(8), (Seat(1), Seat(9)))
    asking = state._replace(phase=Phase.DECIDE, decision=asked)
    assert refused(asking, a.Decide(8, Ruling.TAKE, 1)) == "e-not-your-move"
    assert refused(asking, a.Decide(9, Ruling.TAKE, 1)) == "e-not-your-move"
    after = play(asking, a.Remove(10))
    assert (after.phase, after.decision) == (Phase.NIGHT, None)


def test_a_correction_does_not_leave_a_choice_open_that_nobody_has() -> None:
    asked = Decision("grave", Seat(1), (Seat(8), Seat(9)))
    state = by_day("city", CITY)._replace(phase=Phase.DECIDE, decision=asked)
    corrected = a.CorrectRole(1, "citizen")
    assert DecisionAsked(None, Phase.VOTE) in decide(state, corrected)
    assert play(state, corrected).phase is Phase.NIGHT


@pytest.mark.parametrize("name", IDS)
def test_nothing_fits_a_phase_that_its_rules_do_not_know(name: str) -> None:
    """An action at the wrong time is refused by a clause, whatever the state."""
    state, _ = begun(name, 0)
    odd = state._replace(phase=Phase.DECIDE, standing=(Seat(1), Seat(2)))
    assert refused(odd, a.DrawCondemned(1)) == "e-not-day"
    assert refused(odd._replace(phase=Phase.DRAW), a.DrawCondemned(1)) in (
        "e-not-your-move",
        "vote-tie-random",
    )
    assert refused(odd, a.Act(1, Verb.KILL, (2,))) == "e-not-asleep"
    assert refused(odd, a.Accuse(1, 2, ())) in ("e-not-day", "e-not-your-move")
    assert refused(odd, a.Nominate(1, 2)) in ("e-not-day", "e-not-your-move")
    assert refused(apply(state, a.BeginNight()), a.OpenVote()) == "e-not-day"
    assert refused(odd, a.Decide(1, Ruling.TAKE, 2)) == "e-not-your-move"


@pytest.mark.parametrize("name", ["club", "davydov", "family"])
def test_hands_are_not_counted_on_what_was_never_asked(name: str) -> None:
    state, _ = begun(name, 0)
    assert (
        refused(state._replace(phase=Phase.DECIDE, standing=(Seat(1), Seat(2))), a.ShowHands((1,)))
        == "e-not-day"
    )


@pytest.mark.parametrize(
    ("name", "cards", "action", "clause"),
    [
        ("piter", "beauty citizen citizen don", a.Act(1, Verb.GUESS, (2,)), "e-word"),
        ("piter", "beauty citizen citizen don", a.Act(1, Verb.GUESS, (2,), "king"), "e-word"),
        ("family", "commissar citizen citizen don", a.Act(1, Verb.NOTE, (2,)), "e-word"),
        ("family", "commissar citizen citizen don", a.Act(1, Verb.NOTE, (2,), "don"), "e-word"),
        ("family", "commissar citizen citizen don", a.Act(1, Verb.CHECK, (2,), "mafia"), "e-word"),
    ],
)
def test_a_move_names_what_it_must_and_nothing_more(
    name: str, cards: str, action: a.Action, clause: str
) -> None:
    assert refused(game(cards, a.BeginNight(), ruleset=name, start_night=2), action) == clause


def night(name: str, cards: str, *actions: a.Action) -> GameState:
    return game(cards, a.BeginNight(), *actions, ruleset=name, start_night=2)


def died(state: GameState) -> set[Seat]:
    return {left.seat for left in only(decide(state, a.EndNight()), PlayerLeft)}


BLACK = "mafia_1 reanimator doctor kamikaze girl citizen citizen citizen"


def test_whoever_was_saved_after_all_is_not_revived() -> None:
    revived = a.Act(2, Verb.REVIVE, (6,))
    killed = night("polytech", BLACK, a.Act(1, Verb.KILL, (6,)), revived)
    assert died(killed) == set()
    assert died(play(killed, a.Act(3, Verb.HEAL, (6,)))) == set()


def test_a_killer_of_the_kamikaze_who_is_healed_lives() -> None:
    shot = night("polytech", BLACK, a.Act(1, Verb.KILL, (4,)))
    assert died(shot) == {1, 4}
    assert died(play(shot, a.Act(3, Verb.HEAL, (1,)))) == {4}
    assert died(play(shot, a.Act(3, Verb.HEAL, (4,)))) == set()


def test_a_client_who_has_left_does_not_die_with_his_visitor() -> None:
    cards = "don putana doctor citizen citizen citizen citizen"
    state = night("family", cards, a.Act(2, Verb.BLOCK, (4,)), a.Act(1, Verb.KILL, (2,)))
    assert died(state) == {2, 4}
    assert died(play(state, a.Remove(4))) == {2}


def test_a_skill_that_is_copied() -> None:
    cards = "sharper lover doctor don citizen citizen citizen"
    for source, verb in ((2, Verb.SILENCE), (3, Verb.HEAL), (4, Verb.KILL), (5, None)):
        state = play(night("piter", cards, a.Act(1, Verb.COPY, (source, 7))), a.EndNight())
        assert (7 in state.living) == (verb is not Verb.KILL)
        assert any(effect.seat == 7 for effect in state.effects) == (verb is Verb.SILENCE)


def test_nobody_is_put_to_the_vote_who_is_not_there() -> None:
    state, _ = begun("moscow", 0)
    state = play(state, a.BeginNight(), a.EndNight())
    assert refused(state, a.Nominate(1, 99)) == "e-unknown-seat"


def test_a_table_has_its_own_cards_where_the_rules_fix_them() -> None:
    cards = " ".join(["don", "mafia", *["citizen"] * 8])
    assert refused(GameState(), setup(cards, ruleset="moscow", judged=True)) == "cast"


def test_a_mix_that_does_not_fit_is_not_suggested() -> None:
    plan = MixPlan(least=2, most=9, fixed={"don": 3}, rest="citizen")
    assert plan.mix(2) is None
    assert plan.mix(4) == {"don": 3, "citizen": 1}


def test_rules_without_spectators_say_nothing_of_them() -> None:
    assert (
        refused(game("mafia citizen citizen commissar", ruleset="classic"), a.RemoveSpectator())
        == "e-not-your-move"
    )


def test_rules_without_a_vote_open_none() -> None:
    state = by_day("davydov", "mafia citizen citizen citizen citizen")
    assert refused(state, a.OpenVote()) == "e-not-day"


def test_before_a_game_nothing_is_known() -> None:
    call = begun("club", 0)[0].ruleset.calls[0]  # type: ignore[union-attr]
    empty = GameState()
    assert outcome(empty) is None
    assert verbs_in(empty, call, Seat(1), 1) == ()
    assert able(empty, Seat(1), Verb.KILL, 1) is False
    assert (discussion(empty), timer(empty)) == (0, {})


def test_a_corrected_side() -> None:
    state = by_day("city", CITY)
    assert refused(state, a.CorrectRole(8, "citizen", "yakuza")) == "e-unknown-clan"
    assert play(state, a.CorrectRole(8, "citizen", "mafia")).players[8].team == "mafia"


def test_a_round_that_must_be_whole_is_not_closed() -> None:
    assert (
        refused(by_day("club", "don citizen citizen doctor commissar", a.OpenVote()), a.CloseVote())
        == "r-vote-open"
    )


def test_if_the_leader_has_left_an_open_round_nobody_does() -> None:
    cards = "don commissar doctor citizen citizen citizen citizen"
    state = by_day("family", cards, a.OpenVote())
    votes = [a.CastVote(Seat(by), Seat(7)) for by in (1, 2, 3)]
    state = play(state, *votes)
    assert state.living == (*play(state, a.Remove(7), a.CloseVote()).living, 7)


def test_whoever_never_votes_is_out_in_the_end() -> None:
    state = by_day("clones", CLONES, a.OpenVote(), a.CloseVote())
    assert {player.fouls for player in state.players.values()} == {1}
    state = play(state, a.BeginNight(), a.EndNight(), a.OpenVote(), a.CloseVote())
    assert (state.living, state.phase) == ((), Phase.OVER)


def test_the_grave_opens_once_and_only_takes() -> None:
    asked = Decision("grave", Seat(1), (Seat(8), Seat(9)), opened=True)
    state = by_day("city", CITY)._replace(phase=Phase.DECIDE, decision=asked)
    assert refused(state, a.Decide(1, Ruling.OPEN)) == "e-no-change"
    assert refused(state, a.Decide(1, Ruling.PARDON)) == "e-not-your-move"
    assert refused(state, a.Decide(1, Ruling.TAKE, 5)) == "e-out"
    left = play(state, a.Remove(8)).decision
    assert left is not None
    assert (left.options, left.opened) == ((9,), True)


def test_the_lot_and_both_who_tied_are_steps_of_the_evening() -> None:
    state, _ = begun("clones", 0)
    state = play(state, a.BeginNight(), a.EndNight())
    told = state._replace(done=frozenset({"morning"}))
    drawing = told._replace(
        phase=Phase.DRAW, decision=Decision("lot", Seat(1), (Seat(1), Seat(2)), must=True)
    )
    assert next_step(drawing) == steps.Lot("lot:0", (Seat(1), Seat(2)))
    both = told._replace(phase=Phase.DECIDE, standing=(Seat(1), Seat(2)))
    assert next_step(both) == steps.BothQuestion("both", (Seat(1), Seat(2)))


def test_an_ask_that_no_role_has_takes_no_time() -> None:
    state, _ = begun("club", 0)
    assert state.ruleset is not None
    ask = Ask(state.ruleset.calls[0], None, first=True, last=True)
    assert ask_seconds(state, ask) == 0
    assert form(state, ask) == ((1, 1), ())


DEATH = "mafia citizen citizen citizen citizen sheriff"


def third_night(*actions: a.Action) -> GameState:
    return game(DEATH, *actions, ruleset="clones", start_night=3)


@pytest.mark.parametrize(
    ("number", "dead"),
    [(1, {1}), (2, set()), (3, {3}), (6, {6})],
    ids=["before him", "he who has left", "after him", "the last one"],
)
def test_deaths_list_holds_those_who_lived_when_the_night_fell(number: int, dead: set[int]) -> None:
    assert died(third_night(a.BeginNight(), a.Remove(Seat(2)), a.CallDeath(Seat(3), number))) == dead


def test_deaths_number_is_on_no_list_when_somebody_left_before_the_night() -> None:
    assert died(third_night(a.CallDeath(Seat(3), 6), a.Remove(Seat(2)), a.BeginNight())) == set()


def test_whoever_is_put_back_in_the_night_is_on_deaths_list_again() -> None:
    back = (a.CorrectLife(Seat(2), alive=False), a.CorrectLife(Seat(2), alive=True))
    assert died(third_night(a.BeginNight(), *back, a.CallDeath(Seat(3), 2))) == {2}


def test_three_at_nightfall_are_three_all_night() -> None:
    state = night(
        "polytech", "mafia_1 girl citizen citizen", a.Act(Seat(2), Verb.BLOCK, (Seat(1),)), a.EndNight()
    )
    state = play(state, a.PassDay(), a.BeginNight(), a.Remove(Seat(4)))
    assert refused(state, a.Act(Seat(2), Verb.BLOCK, (Seat(1),))) == "girl-not-twice"


def test_the_move_of_whoever_leaves_in_the_night_is_taken_back() -> None:
    state = night("polytech", "mafia_1 girl citizen citizen citizen", a.Act(Seat(2), Verb.BLOCK, (Seat(1),)))
    assert [move.actor for move in state.moves] == [2]
    assert play(state, a.Remove(Seat(2))).moves == ()
