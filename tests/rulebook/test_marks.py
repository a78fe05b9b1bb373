"""The rulebook has in each language the marks and letters of that language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.possible_values import ROOT

LANGUAGES = ("bg", "pl", "ru")
ALL_QUOTES = "\"“”„«»'"
QUOTES = {"bg": "„“", "pl": "„”", "ru": "«»"}
"""The quotation marks each language has; no other stands in its text."""
DASH = {"bg": " — ", "pl": " — ", "ru": " – "}
"""The dash each language does not have."""
MIXED = re.compile(r"[a-z][а-яё]|[а-яё][a-z]", re.IGNORECASE)
CODE = re.compile(r"`[^`]*`|\{[^}]*\}")
"""Ids and names of settings, which are the same in every language."""
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
"""A sign inside a word, as in the name R'hllor, and no quotation mark."""


def lines(language: str) -> list[tuple[Path, str]]:
    found = sorted(ROOT.glob(f"rulebook/*/{language}/*.md"))
    return [(path, CODE.sub("", line)) for path in found for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_quotation_marks_of_the_language(language: str) -> None:
    others = set(ALL_QUOTES) - set(QUOTES[language])
    written = lines(language)
    assert len(written) > 500
    assert [(path.name, line) for path, line in written if others & set(APOSTROPHE.sub("", line))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_dash_of_the_language(language: str) -> None:
    assert [(path.name, line) for path, line in lines(language) if DASH[language] in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_rulebook_mixes_two_alphabets(language: str) -> None:
    assert [(path.name, line) for path, line in lines(language) if MIXED.search(line)] == []
