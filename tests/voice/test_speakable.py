from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.speakable import speakable, spelled_address, words_only

NAMES = [
    ("Игорь", "ru", "Игорь"),
    ("Игорь 2", "ru", "Игорь два"),
    ("Игорь2", "ru", "Игорь два"),
    ("Саша №1", "ru", "Саша номер один"),
    ("Max_007", "ru", "Max ноль ноль семь"),
    ("А. Б.", "ru", "А Б"),
    ("Анна-Мария", "ru", "Анна-Мария"),
    ("Том & Джерри", "ru", "Том и Джерри"),
    ("Лев²", "ru", "Лев два"),
    ("Маша ٣", "ru", "Маша три"),
    ("Оля 79261234567", "ru", "Оля семь девять два шесть один два три четыре пять шесть семь"),
    ("Оля\u200b", "ru", "Оля"),
    (" Аня ", "ru", "Аня"),
    ("Аня 🎩", "ru", "Аня"),
    ("🎩🎩", "ru", ""),
    ("\u200b" * 15, "ru", ""),
    ("...", "ru", ""),
    ("7", "ru", "семь"),
    ("Ёжик й", "ru", "Ёжик й"),
    ("Игорь 2", "en", "Igor two"),
    ("Саша №1", "en", "Sasha number one"),
    ("Max_007", "en", "Max zero zero seven"),
    ("А. Б.", "en", "A B"),
    ("Щука Юля", "en", "Shchuka Yulya"),
    ("O'Neil", "en", "O'Neil"),
    ("José", "en", "José"),
    ("Zoë+1", "en", "Zoë plus one"),
    ("<b>Bob</b>", "en", "b Bob b"),
]


@pytest.mark.parametrize(("name", "language", "words"), NAMES)
def test_a_name_is_heard_with_its_digits_and_signs(name: str, language: str, words: str) -> None:
    assert speakable(name, language) == words


@given(st.text(max_size=30), st.sampled_from(["ru", "en"]))
def test_nothing_but_words_reaches_the_voice(text: str, language: str) -> None:
    for said in (speakable(text, language), words_only(text, language)):
        assert not any(character.isnumeric() and not character.isalpha() for character in said)
        assert not set(said) & set('№_#@&<>[]{}|/\\"')
        assert not any(unicodedata.category(character) in {"Cc", "Cf", "So", "Nd"} for character in said)


def test_stops_of_a_sentence_stay() -> None:
    assert words_only("Дон — 1, Мафия — 2. Всё?", "ru") == "Дон, один, Мафия, два. Всё?"


@pytest.mark.parametrize(
    ("address", "language", "words"),
    [
        ("http://mafia.local/", "en", "mafia dot local"),
        ("http://10.0.0.7:8080", "en", "ten dot zero dot zero dot seven colon eight thousand and eighty"),
        ("http://mafia.local:80/стол", "ru", "mafia точка local двоеточие восемьдесят дробь стол"),
    ],
)
def test_an_address_is_read_out(address: str, language: str, words: str) -> None:
    assert spelled_address(address, language) == words
