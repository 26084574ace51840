"""Printed rules: all nine in both languages, and house rules."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest

from controller.ports import Line
from controller.rulebook.book import html_page, plain_text
from controller.rulebook.book.parts import Book, Chapter, Item, Name, Table
from controller.rulebook.book.texts import Texts
from controller.rules.rulesets import IDS, ruleset
from tests.rulebook.books import LEGEND, WORDS, Page, book_of

EVERY = [(rules, language) for rules in IDS for language in WORDS.languages]


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_every_clause_is_on_the_page_once_and_in_order(rules: str, language: str) -> None:
    page = Page(html_page(book_of(rules, language)))
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert [own for own in ids if not own.startswith("book-")] == list(ruleset(rules).clauses)
    assert [int(number) for number in page.values("value")] == list(range(1, len(ruleset(rules).clauses) + 1))
    for clause in ruleset(rules).clauses:
        assert WORDS.text(Line(f"{rules}-{clause}"), language) in page.text


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_every_link_leads_somewhere_on_the_page(rules: str, language: str) -> None:
    page = Page(html_page(book_of(rules, language)))
    ids = set(page.values("id"))
    assert {unquote(address.removeprefix("#")) for address in page.values("href")} <= ids
    assert page.values("src") == []


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_every_role_has_its_row(rules: str, language: str) -> None:
    table = chapter(book_of(rules, language), "roles").blocks[0]
    assert isinstance(table, Table)
    names = [row.cells[0][0].phrase for row in table.rows]
    roles = [role.id for role in ruleset(rules).roles]
    assert names == [(Name(WORDS.text(Line(f"role-{role}"), language)),) for role in roles]
    assert all(row.cells[2] for row in table.rows)


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_every_side_s_victories_stand_there_with_their_clauses(rules: str, language: str) -> None:
    book = book_of(rules, language)
    items = [item for block in chapter(book, "goals").blocks for item in block.items]  # type: ignore[union-attr]
    assert sorted(ref for item in items for ref in item.refs) == sorted(
        victory.clause for victory in ruleset(rules).victories
    )
    assert all(item.quotes for item in items)


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_every_call_of_the_night_has_its_row(rules: str, language: str) -> None:
    tables = [
        block for block in chapter(book_of(rules, language), "night").blocks if isinstance(block, Table)
    ]
    rows = {row.key for table in tables for row in table.rows}
    assert rows == {f"{call.nights}.{call.key}" for call in ruleset(rules).calls}


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_no_key_stands_in_place_of_words(rules: str, language: str) -> None:
    text = "\n".join(plain_text(book_of(rules, language)))
    keys = "book|rules|signal|status|role|team|page"
    assert not re.findall(rf"(?<![\w\[-])(?:{keys})-[a-z_]+|[{{}}\ue000\ue001]|None|True|False", text)
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("rules", IDS)
def test_the_page_is_in_its_language(rules: str) -> None:
    for language in WORDS.languages:
        page = Page(html_page(book_of(rules, language)))
        assert dict(page.elements)["html"]["lang"] == language
        assert page.elements[0][0] == "html"


def test_names_are_marked_not_to_be_translated() -> None:
    html = html_page(book_of("city", "ru"))
    assert '<th scope="row"><span translate="no">Путана</span></th>' in html
    assert 'ролей: <span translate="no">Доктор</span>, <span translate="no">Маньяк</span>' in html


CITY = {
    "en": """\
  Putana     Mafia  Visits a player, who then does not get his move that night. [§17]
                      – The player is shown so right before his move, whether he wants one or not.
                      – Only these lose their move by it: Doctor, Maniac, and Commissar.
                      – The only living member of a clan loses the clan’s shot too.
                      – Naming himself has no effect. [§24]
                      – The same player in at most 2 nights running. Only moves that came to
                        something count. [§18]
                    Together with the clan (Mafia): shot (see below). [§14]
""",
    "ru": """\
  2. Говорят все сразу. Время: дни 1–3: 2 мин; с дня 4: 1 мин.
  3. Говорят по очереди. Время на речь: день 1: 30 с; с дня 2: 40 с.
  4. Голосование (см. ниже).
  5. У того, кто уходит днём, есть последнее слово: 30 с. [§45]
  6. Наступает ночь.
""",
}


@pytest.mark.parametrize(("language", "lines"), CITY.items())
def test_the_city_in_plain_text(language: str, lines: str) -> None:
    assert lines in "\n".join(plain_text(book_of("city", language))) + "\n"


def test_the_city_as_a_page() -> None:
    html = html_page(book_of("city", "en"))
    assert (
        '<li id="vote-not-self" value="11">A player may not vote for himself. '
        '<a class="anchor" href="#vote-not-self" translate="no">vote-not-self</a></li>\n'
    ) in html
    assert (
        '<li>of these nobody is left: <span translate="no">Mafia</span>. '
        '<a class="ref" href="#goal" translate="no">§&#8239;3</a><blockquote>'
    ) in html


@pytest.mark.parametrize(
    ("rules", "shown"),
    [
        ("city", [("yes", "thumb_up"), ("no", "thumb_down")]),
        ("polytech", [("yes", "thumb_down"), ("no", "thumb_up")]),
    ],
)
def test_an_answer_comes_with_the_sign_and_the_light_of_its_rules(
    rules: str, shown: list[tuple[str, str]]
) -> None:
    table = chapter(book_of(rules, "en"), "answers").blocks[0]
    assert isinstance(table, Table)
    row = next(row for row in table.rows if row.key == "commissar.check")
    assert [(item.key, item.sign) for item in row.cells[1]] == shown
    green, red = LEGEND["signal-yes"], LEGEND["signal-no"]
    assert [item.look for item in row.cells[1]] == [green if sign == "thumb_up" else red for _, sign in shown]


@pytest.mark.parametrize(
    ("rules", "signs"),
    [
        ("club", ["thumb_up", "thumb_down"]),
        ("moscow", ["thumb_up", "thumb_down", "pistol"]),
        ("family", ["thumb_up", "thumb_down", "crossed_arms"]),
    ],
)
def test_only_the_gestures_these_rules_use_are_drawn(rules: str, signs: list[str]) -> None:
    blocks = chapter(book_of(rules, "en"), "signs").blocks
    gestures = next(block for block in blocks if block.title == "Gestures")
    assert [item.sign for item in gestures.items] == signs  # type: ignore[union-attr]


def test_no_more_numbers_are_drawn_than_there_are_players() -> None:
    drawn = {rules: signs_of(rules) for rules in ("moscow", "club", "piter")}
    assert drawn["moscow"] == [str(number) for number in range(1, 11)]
    assert drawn["club"] == [str(number) for number in range(1, 13)]
    assert drawn["piter"] == [str(number) for number in range(1, 26)]


def signs_of(rules: str) -> list[str]:
    items = [item for block in chapter(book_of(rules, "en"), "signs").blocks for item in block.items]  # type: ignore[union-attr]
    return [item.sign for item in items if item.sign.isdigit()]


def test_every_light_is_in_the_legend_with_its_look() -> None:
    items = [item for block in chapter(book_of("club", "en"), "lights").blocks for item in block.items]  # type: ignore[union-attr]
    assert {item.key: item.look for item in items} == LEGEND
    assert all(item.rhythm for item in items)
    assert {"Answer: no. (red)", "Ready to play. (green)"} <= {str(item.phrase[0]) for item in items}


# ---------------------------------------------------------------- house rules

EVIL = "<script>alert(1)</script>\"'&amp;"
HOUSE = f'''
base = "city"
id = "evil"
title = {{ru = """{EVIL}""", en = """{EVIL}\\u001b[31m\\ue000x\\ue001"""}}

[names.en]
don = """{EVIL}"""

[night]
seconds = 20

[day]
last_word = 30

[abilities.heal]
bans = [{{kind = "only_living", clause = "r-target-alive"}}, {{kind = "not_self", clause = "h-own"}}]

[roles.maniac]
team = "town"
abilities = ["hunt"]
traits = [{{kind = "survives", clause = "h-own"}}]

[clauses]
h-own = {{ru = """{EVIL}""", en = """{EVIL}</style><img src=x onerror=alert(1)>"""}}
'''


@pytest.mark.parametrize("language", WORDS.languages)
def test_foreign_text_stays_text(language: str) -> None:
    html = html_page(book_of(HOUSE, language))
    page = Page(html)
    assert {"script", "img"}.isdisjoint(tag for tag, _ in page.elements)
    assert EVIL in page.text
    assert "onerror" not in {name for _, attrs in page.elements for name in attrs}
    assert "h-own" in page.values("id")


def test_foreign_text_cannot_steer_the_terminal() -> None:
    book = book_of(HOUSE, "en")
    assert "\x1b" not in "\n".join(plain_text(book))
    assert book.title == f"{EVIL} [31m x"


def changed(item: Item) -> list[str]:
    own = [item.key] if item.changed else []
    return own + [key for more in item.more for key in changed(more)]


def test_house_rules_have_a_mark_at_what_differs_and_at_nothing_else() -> None:
    book = book_of(HOUSE, "en")
    roles = chapter(book, "roles").blocks[0]
    assert isinstance(roles, Table)
    assert [row.key for row in roles.rows if row.changed] == ["don", "doctor", "maniac"]
    items = {part.key: block_changes(part) for part in book.chapters}
    assert {key: value for key, value in items.items() if value} == {
        "night": ["book-moves-seconds"],
        "section-own": ["h-own"],
    }


def block_changes(part: Chapter) -> list[str]:
    items = [item for block in part.blocks if not isinstance(block, Table) for item in block.items]
    return [key for item in items for key in changed(item)]


WITHOUT_MANIAC = """
base = "city"
id = "without"
title = {ru = "Без маньяка", en = "Without the maniac"}

[roles]
maniac = false

[abilities]
hunt = false

[abilities.freeze]
roles = ["doctor", "commissar"]

[[mixes]]
least = 12
most = 12
fixed = {don = 1, mafia = 2, putana = 1, commissar = 1, doctor = 1}
rest = "citizen"

[night]
calls = [
  ["first", "acquaintance", ["don", "mafia", "putana"], []],
  ["every", "putana", ["putana"], ["block"]],
  ["every", "doctor", ["doctor"], ["heal"]],
  ["every", "mafia", ["don", "mafia", "putana"], ["kill"]],
  ["every", "commissar", ["commissar"], ["check", "note"]],
]
"""


def test_what_only_the_base_says_is_named() -> None:
    source = WITHOUT_MANIAC
    book = book_of(source, "en")
    assert [item.phrase for item in chapter(book, "roles").gone] == [(Name("Maniac"),)]
    text = "\n".join(plain_text(book))
    assert "In the base, not here: Maniac" in text
    assert '<p class="gone">In the base, not here: <span translate="no">Maniac</span></p>' in html_page(book)


def test_a_renamed_role_goes_by_its_name_everywhere_and_is_no_difference_elsewhere() -> None:
    source = 'base = "club"\nid = "named"\ntitle = {ru = "Имя", en = "Named"}\n[names.en]\ndoctor = "Medic"\n'
    book = book_of(source, "en")
    text = "\n".join(plain_text(book)).partition("The roles (")[0]
    assert "Doctor" not in text.replace("in the base: Doctor", "")
    assert [row.key for row in chapter(book, "roles").blocks[0].rows if row.changed] == ["doctor"]  # type: ignore[union-attr]
    assert not any(
        row.changed
        for part in book.chapters
        if part.key != "roles"
        for block in part.blocks
        if isinstance(block, Table)
        for row in block.rows
    )


def test_rules_that_come_with_the_table_have_no_marks() -> None:
    for rules in IDS:
        assert "* " not in "\n".join(plain_text(book_of(rules, "ru")))


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0 s"), (30, "30 s"), (60, "1 min"), (90, "1 min 30 s"), (240, "4 min")]
)
def test_times_in_words(seconds: int, said: str) -> None:
    assert Texts(ruleset("club"), WORDS, "en").seconds(seconds) == said


def chapter(book: Book, key: str) -> Chapter:
    return next(part for part in book.chapters if part.key == key)
