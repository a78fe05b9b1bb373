"""The screen calls each thing as the list of terms does, and by one word."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rulebook
from referee.words.messages import messages
from tests.words.patterns import written

COLUMN = {"bg": 3, "pl": 4, "ru": 5}
CALLED = (
    ("kings", "kings-table", ("token-", "piece-")),
    ("kings", "kings-table", ("fortification", "power_token")),
    ("lcg", "table", ("keyword-",)),
    ("lcg", "lcg-table", ("title-",)),
)
"""Whose list of terms tells the words of which messages."""
CONCEPTS = {
    "token-defense": "defence",
    "keyword-setup": "setup_keyword",
    "keyword-no_attachments_except_weapon": "",
    **{
        f"title-{name}": f"title_{name}"
        for name in ("hand", "laws", "coin", "whispers", "regent", "commander")
    },
}
"""Words of the table -> the concept in the list, where they are not called the same."""

INSTEAD = {
    "bg": {
        r"замис(ъл|ли|ъла)\w*": "сценарий",
        r"допълнени[ея]\w*": "приложение",
        r"имун\w+": "неуязвим",
        r"умени[ея]\w*": "функция",
        r"приход\w*": "доход",
        r"десниц\w+": "Ръката на краля",
        r"поддръжник\w*|поддържа\w*": "подкрепя",
        r"отстранен\w*": "премахнат",
        r"разбърк\w+": "размеси",
        r"тур(а|ът|ове)?": "рунд",
    },
    "pl": {
        r"książeczk\w+": "instrukcja",
        r"umocnieni\w+": "fortyfikacja",
        r"żeton\w* władzy": "znacznik władzy",
        r"popiera\w*": "wspiera",
        r"niesław\w+": "zła sława",
        r"wyznacza\w* obrońców": "deklaruje obrońców",
        r"chwil[aię]\w* na akcje": "moment na akcje",
        r"wstaje|wstanie": "powstaje",
    },
    "ru": {
        r"сила намерения": "сила намерений",
        r"держател\w+": "обладатель",
        r"стол(а|у|ом)? (решает|говорит|сказал\w*)": "за столом решают",
    },
}
"""What once stood for a thing that has another word -> that word; the list of terms is the last word."""


@cache
def forms(game: str, language: str) -> dict[str, frozenset[str]]:
    text = (Path(rulebook.__file__).parent / game / "terms.md").read_text("utf-8")
    rows = (line.split("|") for line in text.splitlines() if line.startswith("| "))
    return {row[1].strip(): frozenset(_words(row[COLUMN[language]])) for row in rows if len(row) > 6}


def _words(cell: str) -> list[str]:
    return [_plain(one.strip(" ~")) for one in cell.replace(";", ",").split(",")]


def _plain(word: str) -> str:
    return word.casefold().replace("ё", "е")


def concept(key: str) -> str:
    return CONCEPTS.get(key, key.partition("-")[2] or key)


@pytest.mark.parametrize("language", COLUMN)
@pytest.mark.parametrize(("game", "subject", "beginnings"), CALLED)
def test_what_stands_on_the_screen_is_called_by_its_term(
    game: str, subject: str, beginnings: tuple[str, ...], language: str
) -> None:
    terms = forms(game, language)
    words = {
        key: value.partition(" = ")[2].strip()
        for key, value in messages(language, subject).items()
        if key.startswith(beginnings) and concept(key) in terms
    }
    strange = {
        key: said
        for key, said in words.items()
        if not any(form == _plain(said) or form.endswith(f" {_plain(said)}") for form in terms[concept(key)])
    }
    assert len(words) >= len(beginnings)
    assert strange == {}


@pytest.mark.parametrize("language", INSTEAD)
def test_one_thing_has_one_word(language: str) -> None:
    said = {
        (one.key, found[0]): word
        for one in written(language)
        for pattern, word in INSTEAD[language].items()
        if (found := re.search(rf"\b({pattern})\b", one.text, re.IGNORECASE))
    }
    assert said == {}
