"""Setting a table up by any rules: what is offered, why a table is not right, clocks, options, house rules."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from controller.dashboard.clocks import clocks_of, with_clocks
from controller.dashboard.offers import offers
from controller.ports import Line
from controller.rules.actions import BeginNight, EndNight
from controller.rules.dealing import mixes
from controller.rules.model import Phase
from controller.rules.queries import timer
from controller.rules.rulesets import IDS, ruleset
from tests.dashboard.pages import WORDS, Pages, play

HOUSE = """base = "city"
id = "ours"
title = {ru = "Наши <правила>", en = "Our <rules>"}
[names.ru]
don = "Крёстный <отец>"
[names.en]
don = "The <God>father"
[day]
speech = [45]
"""
FAULTY = 'base = "city"\nid = "bad"\ntitle = {ru = "Плохие", en = "Bad"}\n[day]\nspeach = [45]\n'


def suggested(rules: str, players: int | None = None, **changes: Any) -> dict[str, Any]:
    """Return a set-up with the suggested cards."""
    known = ruleset(rules)
    number = players or max(known.seats_min, min(known.seats_max, 10))
    return {
        "language": "en",
        "ruleset": rules,
        "names": [""] * number,
        "mix": {str(role): count for role, count in mixes(known, number)[0].items()},
        "dealing": "host",
        **changes,
    }


def test_all_rules_are_offered_by_name_with_seats_cards_options_and_clocks(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        offered = (await pages.get("/setup", Cookie=await pages.cookie())).json()["rulesets"]
        assert next(rules["id"] for rules in offered) == "club"
        assert {rules["id"] for rules in offered} == set(IDS)
        for rules in offered:
            known = ruleset(rules["id"])
            assert (rules["seats_min"], rules["seats_max"]) == (known.seats_min, known.seats_max)
            for language in ("ru", "en"):
                assert rules["title"][language] == WORDS.text(Line(f"rules-name-{rules['id']}"), language)
            assert rules["mixes"][str(known.seats_min)][0] == dict(mixes(known, known.seats_min)[0])
            assert rules["options"].keys() == known.options.keys()
            assert rules["clocks"]["move"] == [known.moves.seconds]

    play(tmp_path, scene)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_option_and_clock_has_words(language: str) -> None:
    for rules in map(ruleset, IDS):
        for key in (
            *(f"option-{name}" for name in rules.options),
            *(f"clock-{name}" for name in clocks_of(rules)),
        ):
            assert WORDS.text(Line(f"page-{key}"), language)


@pytest.mark.parametrize("rules", IDS)
def test_a_game_of_every_ruleset_begins_with_the_suggested_cards(tmp_path: Path, rules: str) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            assert "error" not in await host.ask("judge", **suggested(rules))
            assert await host.ask("start", **suggested(rules)) == {"id": 7, "ack": True}
            state = pages.director.state
            assert state.ruleset is ruleset(rules)
            await pages.director.perform(BeginNight())
            view = await host.until(lambda view: view["game"]["asleep"])
            assert view["rules"]["id"] == rules
            assert {role["id"] for role in view["rules"]["roles"]} == {
                role.id for role in ruleset(rules).roles
            }
            assert "draw" in view["rules"]["winners"]

    play(tmp_path, scene)


JUDGED: list[tuple[dict[str, Any], str | None]] = [
    (suggested("club", 8), None),
    (suggested("club", 8) | {"mix": {"don": 1, "citizen": 6}}, "e-mix-sum"),
    (suggested("club", 8) | {"mix": {"don": 2, "citizen": 6}}, "club-r-single-roles"),
    (suggested("club", 8) | {"mix": {"toString": 1, "citizen": 7}}, "e-unknown-role"),
    (suggested("club", 8) | {"mix": {"citizen": 8}}, "e-mix-decided"),
    (suggested("club", 8) | {"names": [""] * 4}, "e-mix-sum"),
    (suggested("city") | {"mix": {"don": 1, "mafia": 3, "citizen": 8}}, "city-r-setup"),
    (suggested("city") | {"names": [""] * 11, "mix": {"don": 1, "citizen": 10}}, "city-players-twelve"),
    (suggested("club", 8) | {"ruleset": "../club"}, "e-unknown-ruleset"),
    (suggested("club", 8) | {"language": "../en"}, "e-language"),
    (suggested("club", 8) | {"options": {"early_stop": 1}}, "e-option"),
    (suggested("club", 8) | {"options": {"other": True}}, "e-option"),
    (suggested("clones", 8) | {"options": {"seniority": [1, 1]}}, "e-option"),
    (suggested("clones", 8) | {"options": {"seniority": [1, 9]}}, "e-option"),
    (suggested("club", 8) | {"clocks": {"speech": [30, 40]}}, "e-clock"),
    (suggested("club", 8) | {"clocks": {"defence": [30]}}, "e-clock"),
    (suggested("club", 8) | {"clocks": {"move": [4]}}, "e-clock"),
    (suggested("club", 8) | {"clocks": {"toString": [4]}}, "e-clock"),
    (suggested("club", 8, host_seat=9), "e-nobody-tells"),
    (suggested("club", 8) | {"roles": ["don"] + [""] * 7}, "e-roles-seats"),
]


@pytest.mark.parametrize(("setup", "key"), JUDGED)
def test_a_table_is_judged_at_once_and_nothing_begins(
    tmp_path: Path, setup: dict[str, Any], key: str | None
) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            answer = await host.ask("judge", **setup)
            assert answer.get("error") == key
            if key is not None:
                assert answer["text"].startswith(WORDS.text(Line(key), "ru"))
                assert (await host.ask("start", **setup))["error"] == key
        assert pages.director.state.phase is Phase.LOBBY

    play(tmp_path, scene)


@pytest.mark.parametrize("wrong", [-1, 3601, 1.5, True, "30", None, []])
def test_what_is_no_time_is_no_command(tmp_path: Path, wrong: object) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            answer = await host.ask("judge", **suggested("club", 8) | {"clocks": {"speech": [wrong]}})
            assert answer["error"] == "e-command"

    play(tmp_path, scene)


def test_an_experiment_is_named_as_one(tmp_path: Path) -> None:
    few = next(rules for rules in map(ruleset, IDS) if rules.seats_usual[0] > rules.seats_min)

    async def scene(pages: Pages) -> None:
        pages.director.language = "en"
        async with pages.host() as host:
            answer = await host.ask("judge", **suggested(few.id, few.seats_min))
            assert answer["ack"]
            assert f"{few.seats_usual[0]} to {few.seats_usual[1]}" in answer["note"]

    play(tmp_path, scene)


@pytest.mark.parametrize("rules", IDS)
def test_other_clocks_change_these_times_and_nothing_else(rules: str) -> None:
    known = ruleset(rules)
    own = clocks_of(known)
    changed = {name: [seconds + 7 for seconds in times] for name, times in own.items()}
    other = ruleset(with_clocks(rules, known, changed))
    assert clocks_of(other) == changed
    assert (other.id, other.base, other.clauses) == (known.id, known.base, known.clauses)
    assert clocks_of(ruleset(with_clocks(other.source, other, own))) == own
    assert with_clocks(rules, known, own) == rules


def test_the_clocks_of_a_game_are_played_and_remembered(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host:
            clocks = {"speech": [45], "last_word": [20], "move": [25]}
            assert (await host.ask("start", **suggested("club", 8, clocks=clocks)))["ack"]
        await pages.director.perform(BeginNight())
        await pages.director.perform(EndNight())
        state = pages.director.state
        assert (timer(state)["speech"], timer(state)["last_word"]) == (45, 20)
        assert state.ruleset is not None
        assert (state.ruleset.moves.seconds, state.ruleset.day.extra) == (25, 30)
        assert (await pages.get("/setup", Cookie=cookie)).json()["last"]["clocks"] == clocks

    play(tmp_path, scene)


def test_options_of_every_kind_are_taken(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            options = {"death": False, "seniority": [3, 1]}
            assert (await host.ask("start", **suggested("clones", 8, options=options)))["ack"]
            assert dict(pages.director.state.options) == {"death": False, "seniority": (3, 1)}
            view = await host.until(lambda view: view["game"]["phase"] == "night")
            assert view["game"]["options"] == options

    play(tmp_path, scene)


def _houses(folder: Path, **texts: str) -> Any:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return partial(offers, "club", lambda: sorted(folder.glob("*.toml")))


def test_house_rules_are_offered_and_played_by_their_own_names(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    offered = _houses(tmp_path / "rules", ours=HOUSE)

    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        setup = (await pages.get("/setup", Cookie=cookie)).json()
        house = next(rules for rules in setup["rulesets"] if rules["id"] == "ours")
        assert house["faults"] == []
        assert house["title"] == {"ru": "Наши <правила>", "en": "Our <rules>"}
        assert house["names"]["en"] == {"don": "The <God>father"}
        async with pages.live("host", cookie) as host:
            chosen = suggested("city") | {"ruleset": "ours", "clocks": {"last_word": [15]}}
            assert (await host.ask("start", **chosen))["ack"]
            state = pages.director.state
            assert state.ruleset is not None
            assert (state.ruleset.id, state.ruleset.base) == ("ours", "city")
            assert (state.ruleset.day.speech, state.ruleset.day.last_word) == ((45,), 15)
            view = await host.until(lambda view: view["game"]["phase"] == "night")
            assert view["rules"]["names"] == {"don": "The <God>father"}
            assert any(
                "<God>father" in line.lower() or "<God>father" in line for line in view["entries"][0]["lines"]
            )
            refused = await host.ask("pass_move", actor=1)
            assert refused["error"] == "e-not-asleep"
        page = (await pages.get("/protocol", Cookie=cookie)).text
        assert "Our &lt;rules&gt;" in page
        assert "&lt;God&gt;father" in page
        assert "<God>" not in page

    play(tmp_path, scene, offers=offered)


def test_house_rules_with_faults_are_listed_and_not_played(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    offered = _houses(tmp_path / "rules", bad=FAULTY)

    async def scene(pages: Pages) -> None:
        setup = (await pages.get("/setup", Cookie=await pages.cookie())).json()
        (bad,) = [rules for rules in setup["rulesets"] if rules["faults"]]
        assert any("speach" in fault for fault in bad["faults"])
        async with pages.host() as host:
            refused = await host.ask("start", **suggested("city") | {"ruleset": bad["id"]})
            assert refused["error"] == "e-faulty-rules"
            assert "speach" in refused["text"]
        assert pages.director.state.phase is Phase.LOBBY

    play(tmp_path, scene, offers=offered)
