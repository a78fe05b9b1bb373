"""Bulgarian, Polish and Russian are written with their own marks, letters and numbers, and in one tone."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tests.each import hold
from tests.words.patterns import Choice, written

LANGUAGES = ("bg", "pl", "ru")
PAIR = {"bg": "„“", "pl": "„”", "ru": "«»"}
DASH = {"bg": "–", "pl": "–", "ru": "—"}
MARKS = re.compile("[\"„“”«»‘‚]|(?<!\\w)'|'(?!\\w)")
CYRILLIC, LATIN = re.compile("[а-яёА-ЯЁѝ]"), re.compile("[a-zA-ZżźćńółęąśŻŹĆĄŚĘŁÓŃ]")
FOREIGN = re.compile(r"(?<![\w.])[A-Za-z][\w-]*")
"""A word in Latin letters that does not belong to something with a dot, such as a rule id or a file."""
OURS = "Referee Oriflamme Ablaze HBO LCG Great Keep The Hound"
KEYS = "Enter Esc Escape Tab PageDown F2 ctrl Ctrl"
FILES = "REFEREE_DATABASE_URL SQLAlchemy sqlite home me db URL JSON UTF-8 MB XML PDF RTF Markdown o8d id"
COMMANDS = (
    "referee judge rule search ask cards booklet deck games differs learn takeover backup restored open"
)
OF_RECORDS = "log verify casefile export import to entry yes plain"
OF_DESK = "desk new seat add add-table by stark Anna"
SYSTEMS = "pipx inject Windows WSL wsl Linux"
GIVEN = "pip install textual-serve textual serve add show list text FILE TEXT because PostgreSQL pg_dump"
FIELDS = "do ask why game none"
OF_LESSONS = "needs teaches goal asks lost by path legal others"
OWN_NAMES = frozenset(
    f"{OURS} {KEYS} {FILES} {COMMANDS} {OF_RECORDS} {GIVEN} {SYSTEMS} {OF_DESK} {FIELDS} {OF_LESSONS}".split()
)
"""Names of games, cards and keys, and what is typed or stands in a file as it is."""
TOO_PLAIN = {
    "bg": r"избери|назови|покажи|кажи|плати|сложи|вземи|запази|обърни|изиграй|склони|изправи",
    "pl": r"wybierzcie|połóżcie|zagrajcie|weźcie|proszę",
    "ru": r"выбери|назови|покажи|скажи|заплати|положи|возьми|оставь|раскрой|сыграй|склони|подними",
}
"""How the table is not spoken to when it is asked: Polish says it to one player, the others politely."""
TWO_WORDS = frozenset({"все", "чем", "дележ"})
"""Spelled with е they are other words than with ё, or forms that are never spelled with it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_quoted_stands_in_the_marks_of_the_language(language: str) -> None:
    strange = {}
    for one in written(language):
        marks = "".join(MARKS.findall(one.text))
        if marks != PAIR[language] * (len(marks) // 2):
            strange[one.key] = marks
    assert strange == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dash_between_words_is_that_of_the_language(language: str) -> None:
    wrong = set("–—") - {DASH[language]}
    assert [one.key for one in written(language) if any(f" {mark} " in one.text for mark in wrong)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_two_alphabets(language: str) -> None:
    words = ((one.key, word) for one in written(language) for word in re.findall(r"\w+", one.text))
    assert [(key, word) for key, word in words if CYRILLIC.search(word) and LATIN.search(word)] == []


def test_polish_has_no_cyrillic() -> None:
    assert [one.key for one in written("pl") if CYRILLIC.search(one.text)] == []


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_no_english_is_left_in_a_cyrillic_sentence(language: str) -> None:
    left = defaultdict(list)
    for one in written(language):
        for word in FOREIGN.findall(one.text):
            if len(word) > 1 and word not in OWN_NAMES:
                left[word].append(one.key)
    assert left == {}


def counted(language: str) -> list[Choice]:
    """What is chosen by a number and not only between none and some."""
    choices = (choice for one in written(language) for choice in one.choices)
    return [choice for choice in choices if {"one", "few", "many"} & set(choice.says)]


def test_who_has_a_form_for_few_has_one_for_one_and_for_many() -> None:
    def has_all(choice: Choice) -> None:
        if "few" in choice.says:
            assert {"one", "1"} & set(choice.says)
            assert {"many", "other"} & set(choice.says)

    hold(has_all, [choice for language in ("pl", "ru") for choice in counted(language)])


def test_russian_tells_the_number_where_one_may_be_twenty_one() -> None:
    def tells_it(choice: Choice) -> None:
        others = [said for name, said in choice.says.items() if name != "0"]
        if "one" in choice.says and any(f"{{{choice.on}}}" in said for said in others):
            assert f"{{{choice.on}}}" in choice.says["one"] or "1" in choice.says

    hold(tells_it, counted("ru"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_spoken_to_in_one_tone(language: str) -> None:
    plain = re.compile(rf"\b({TOO_PLAIN[language]})\b", re.IGNORECASE)
    asked = [one for one in written(language) if re.match("(lcg-)?(decisions|changes|questions)/", one.key)]
    assert len(asked) > 200
    assert [(one.key, plain.findall(one.text)) for one in asked if plain.search(one.text)] == []


def test_russian_spells_a_word_with_one_letter() -> None:
    words = {word for one in written("ru") for word in re.findall("[а-яё]+", one.text.lower())}
    assert sorted({word.replace("ё", "е") for word in words if "ё" in word} & words - TWO_WORDS) == []
