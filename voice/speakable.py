"""What a person typed, made into words that a speech engine reads out: no digit and no sign is left."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from num2words import num2words

STRESS: Final = "\u0301"
"""Stands after a stressed vowel; speech engines obey or ignore it, screens do not show it."""

_LONGEST_NUMBER: Final = 6
_SIGNS: Final = {
    "ru": {"№": "номер", "#": "номер", "&": "и", "+": "плюс", "=": "равно", "%": "процентов", "@": "собака"},
    "en": {"№": "number", "#": "number", "&": "and", "+": "plus", "=": "equals", "%": "percent", "@": "at"},
}
_ADDRESS_SIGNS: Final = {
    "ru": {".": "точка", ":": "двоеточие", "/": "дробь", "-": "дефис"},
    "en": {".": "dot", ":": "colon", "/": "slash", "-": "dash"},
}
_CYRILLIC: Final = "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я і ї є ґ"
_LATIN: Final = "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya i yi ye g"
_LETTERS: Final = dict(zip(_CYRILLIC.split(), _LATIN.split(), strict=True)) | {"ь": "", "ъ": ""}


def words_only(text: str, language: str) -> str:
    """Return the text with numbers and signs as words, keeping the stops that make a voice pause.

    Emoji, invisible characters and ornaments are left out. Cyrillic is written in Latin letters for English,
    whose voices spell it letter by letter; Russian voices read Latin words as they are.
    """
    for sign, word in _SIGNS[language].items():
        text = text.replace(sign, f" {word} ")
    text = unicodedata.normalize("NFKC", text)
    text = re.sub(r"\d+", lambda digits: f" {_number(digits[0], language)} ", text)
    text = "".join(_heard(character) for character in text)
    if language == "en":
        text = "".join(_latin(character) for character in text)
    text = re.sub(r"\s+([,.!?:;])", r"\1", " ".join(text.split()))
    return re.sub(r",+([,.!?:;])", r"\1", text)


def speakable(name: str, language: str) -> str:
    """Return a player's name as words, without stops that would end the sentence.

    Empty if nothing of it can be said: then the player goes by the number alone.
    """
    words = re.sub(r"[^\w\s'-]", " ", words_only(name, language).replace(STRESS, ""))
    return " ".join(words.split()) if any(character.isalpha() for character in words) else ""


def spelled_address(address: str, language: str) -> str:
    """Return a page's address as it is read to people: ``a.local:80`` is "a dot local colon eighty"."""
    text = address.rpartition("://")[2].rstrip("/")
    for sign, word in _ADDRESS_SIGNS[language].items():
        text = text.replace(sign, f" {word} ")
    return words_only(text, language)


def _number(digits: str, language: str) -> str:
    # 007 and telephone numbers are read digit by digit.
    if len(digits) > _LONGEST_NUMBER or (digits[0] == "0" and len(digits) > 1):
        return " ".join(num2words(int(digit), lang=language) for digit in digits)
    return str(num2words(int(digits), lang=language))


def _heard(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] == "L" or character == STRESS or character in " .,!?:;'-":
        return character
    if character in "—–()«»":
        return ", " if character in "—–" else " "
    return "" if category in {"Cf", "Mn", "Me"} else " "


def _latin(character: str) -> str:
    latin = _LETTERS.get(character.lower(), character)
    return latin.capitalize() if character.isupper() else latin
