"""The evening as a function of the state: which step comes when, and that nothing but the state decides."""

from __future__ import annotations

from controller.rules import actions as a
from controller.rules import asks, steps
from controller.rules.engine import decide, evolve
from controller.rules.evening import next_step, ring
from controller.rules.model import Cause, Dealing, GameState, RoleId, Seat, TeamId, Verb

NINE = ("don", "citizen", "prostitute", "mafia", "commissar", "doctor", "citizen", "maniac", "citizen")


def start(
    roles: tuple[str, ...] = NINE, dealing: Dealing = Dealing.HOST, night: int = 1, rules: str = "club"
) -> GameState:
    dealt = {Seat(seat): RoleId(role) for seat, role in enumerate(roles, start=1)}
    mix = {role: list(dealt.values()).count(role) for role in dealt.values()}
    given = dealt if dealing is Dealing.HOST else {}
    names = dict.fromkeys(dealt, "")
    return do(GameState(), a.StartGame(rules, names, mix, given, dealing=dealing, start_night=night))


def do(state: GameState, *actions: a.Action) -> GameState:
    for action in actions:
        for event in decide(state, action):
            state = evolve(state, event)
    return state


def end(state: GameState) -> GameState:
    """End the step that is on."""
    step = next_step(state)
    assert step is not None
    return do(state, a.EndStep(step.key))


def keys(state: GameState, upto: str) -> tuple[list[str], GameState]:
    """Return the keys of the steps up to one, ending each."""
    seen = []
    while (step := next_step(state)) is not None and step.key != upto:
        seen.append(step.key)
        state = end(state)
    return seen, state


def to_day(state: GameState) -> GameState:
    _, state = keys(state, "nightfall")
    return do(state, a.BeginNight(), a.EndNight())


def test_nothing_comes_before_a_game() -> None:
    assert next_step(GameState()) is None
    assert asks.asks_of_night(GameState(), 1) == ()
    assert asks.coming_asks(GameState()) == ()
    assert ring(GameState(), None) == ()


def test_the_first_night_is_for_acquaintance() -> None:
    seen, state = keys(start(), "nightfall")
    assert seen == ["opening"]
    state = do(state, a.BeginNight((20.5,)))
    meeting = next_step(state)
    assert meeting == steps.MeetCall("call:acquaintance", "acquaintance", (1, 3, 4), 20.5)
    assert next_step(end(state)) == steps.Dawn()


def test_with_cards_each_role_is_called_to_press_first() -> None:
    _, state = keys(start(dealing=Dealing.CARDS), "nightfall")
    state = do(state, a.BeginNight((1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0)))
    seen, _ = keys(state, "dawn")
    assert seen == [
        "deal:don",
        "deal:mafia",
        "deal:prostitute",
        "deal:commissar",
        "deal:doctor",
        "deal:maniac",
        "call:acquaintance",
    ]
    assert next_step(state) == steps.DealCall("deal:don", RoleId("don"), 1, 1.0)


def test_every_role_of_the_mix_is_called_whether_its_owner_lives_or_not() -> None:
    state = to_day(start())
    state = do(state, a.PassDay(), a.Remove(Seat(5)), a.BeginNight())
    seen, _ = keys(state, "dawn")
    assert seen == [
        "call:mafia:kill",
        "call:prostitute:seek",
        "call:commissar:check",
        "call:doctor:heal",
        "call:maniac:kill",
    ]
    call = next_step(state)
    assert call == steps.NightAsk("call:mafia:kill", "mafia", Verb.KILL, (1, 4), (), 15, 15)
    state = end(end(state))
    assert next_step(state) == steps.NightAsk("call:commissar:check", "commissar", Verb.CHECK, (), (), 15, 15)


def test_a_role_that_is_not_in_the_mix_is_not_called() -> None:
    state = to_day(start(("don", "citizen", "citizen", "commissar", "citizen")))
    seen, _ = keys(do(state, a.PassDay(), a.BeginNight()), "dawn")
    assert seen == ["call:mafia:kill", "call:commissar:check"]


def test_a_day_goes_from_the_news_by_speeches_and_hands_to_the_vote() -> None:
    state = to_day(start())
    seen, state = keys(state, "hands")
    assert seen == ["morning", *(f"speech:{seat}" for seat in range(1, 10))]
    state = do(state, a.ShowHands((Seat(7), Seat(2))))
    assert next_step(state) == steps.Speech("extra:7", Seat(7), 30, extra=True)
    seen, state = keys(do(state, a.Remove(Seat(2))), "vote:1")
    assert seen == ["extra:7"]
    state = do(state, a.OpenVote())
    assert next_step(state) == steps.VoteOpening("vote:1", 1)
    state = end(state)
    assert next_step(state) == steps.VoteTurn("vote:1:1", 1, Seat(1))
    state = do(state, a.CastVote(Seat(3), Seat(1)))
    assert next_step(state) == steps.VoteTurn("vote:1:1", 1, Seat(1))
    state = do(state, a.CastVote(Seat(1), Seat(3)))
    assert next_step(state) == steps.VoteTurn("vote:1:4", 1, Seat(4))


def test_where_suspects_are_named_each_names_his_own_at_the_end_of_his_speech() -> None:
    cast = ("mafia", "commissar", "doctor", "citizen", "citizen")
    state = do(start(cast, rules="piter"), a.BeginNight(), a.EndNight())
    introduced, state = keys(state, "discussion:1")
    assert introduced == ["morning", *(f"introduction:{seat}" for seat in range(1, 6))]
    talked, state = keys(end(state), "vote:1")
    assert talked == []
    state = do(end(state), a.OpenVote())
    named, state = keys(state, "vote:1:close")
    assert named == [key for seat in range(1, 6) for key in (f"speech:{seat}", f"vote:1:{seat}")]
    state = do(state, a.CloseVote(), a.BeginNight(), a.EndNight())
    assert keys(state, "discussion:1")[0] == ["morning"]


def test_who_is_barred_or_out_has_no_floor_and_the_first_speaker_moves_on() -> None:
    state = to_day(start())
    state = do(
        state, a.NameFirstSpeaker(Seat(8)), a.GiveFoul(Seat(9), 3), a.Remove(Seat(1), Cause.LEFT), a.PassDay()
    )
    state = do(state, a.BeginNight(), a.EndNight())
    seen, _ = keys(state, "hands")
    assert seen == ["morning", *(f"speech:{seat}" for seat in (2, 3, 4, 5, 6, 7, 8))]


def vote(state: GameState, votes: dict[int, int]) -> GameState:
    return do(state, *(a.CastVote(Seat(voter), Seat(candidate)) for voter, candidate in votes.items()))


def test_a_tie_of_two_is_told_before_the_revote_and_its_result_before_the_last_word() -> None:
    state = vote(to_day(start()), {1: 2, 2: 1, 3: 2, 4: 2, 5: 1, 6: 1, 7: 2, 8: 1, 9: 3})
    seen, state = keys(state, "vote:2")
    assert seen == ["morning", "vote:1:news"]
    state = vote(state, {3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 1})
    assert next_step(state) == steps.VoteNews("vote:2:news", 2)
    state = end(state)
    assert next_step(state) == steps.VerdictNews()
    state = end(state)
    assert next_step(state) == steps.LastWord("last_word:2", Seat(2), 30)
    assert next_step(end(state)) == steps.Nightfall()


def test_those_who_die_at_night_have_their_last_words_in_the_morning() -> None:
    state = start(night=2)
    _, state = keys(state, "nightfall")
    state = do(
        state, a.BeginNight(), a.Act(Seat(1), Verb.KILL, (Seat(7),)), a.Act(Seat(8), Verb.KILL, (Seat(2),))
    )
    seen, _ = keys(do(state, a.EndNight()), "speech:1")
    assert seen == ["morning", "last_word:2", "last_word:7"]


def test_after_the_winner_only_the_news_and_the_end_are_announced() -> None:
    state = vote(
        to_day(start(("don", "citizen", "doctor", "maniac", "commissar"))), {1: 2, 2: 1, 3: 1, 4: 1, 5: 1}
    )
    assert state.winner == TeamId("town")
    seen, state = keys(state, "never")
    assert seen == ["morning", "vote:1:news", "verdict", "closing"]
    assert next_step(state) is None


def test_a_game_that_is_ended_in_the_night_is_closed_at_once() -> None:
    state = vote(to_day(start()), {1: 2, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2})
    _, state = keys(state, "nightfall")
    state = do(state, a.BeginNight(), a.EndGame(TeamId("draw")))
    seen, _ = keys(state, "never")
    assert seen == ["closing"]


def test_a_game_that_ends_at_dawn_still_has_its_morning() -> None:
    state = start(("don", "mafia", "citizen", "commissar", "citizen"), night=2)
    _, state = keys(state, "nightfall")
    state = do(state, a.BeginNight(), a.Act(Seat(1), Verb.KILL, (Seat(3),)), a.EndNight())
    assert state.winner == TeamId("mafia")
    seen, _ = keys(state, "never")
    assert seen == ["morning", "closing"]


def test_where_last_words_come_before_the_end_the_last_to_leave_still_speaks() -> None:
    state = to_day(start(("don", "mafia", "mafia", "commissar", *("citizen",) * 6), rules="moscow"))
    state = do(state, a.Remove(Seat(2)), a.Remove(Seat(3)), a.Nominate(Seat(4), Seat(1)))
    state = do(state, a.OpenVote(), a.CloseVote())
    assert state.winner == TeamId("town")
    seen, _ = keys(state, "never")
    assert seen == ["morning", "vote:1:news", "verdict", "last_word:1", "closing"]
