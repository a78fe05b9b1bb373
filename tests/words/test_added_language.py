"""A language is added as a folder for its words, its headings and its rules, and a line in each package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.words.possible_values import ROOT

LIKE, ADDED = "pl", "cs"
PACKAGES = ("cards", "engine", "referee", "rulebook")
LINES = {
    "referee/words/messages.py": ('"ru": "Русский"}', '"ru": "Русский", "cs": "Čeština"}'),
    "rulebook/text/stems.py": ('"ru": "cyrillic"}', '"ru": "cyrillic", "cs": "latin"}'),
}
"""The line of each package that names the languages, and what is added to it."""
PRINTED = """
import json
from referee.cli.command_types import LANGUAGES
from referee.notation.formatter import line_of
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.session.game_setup import new_start, state_of
from referee.notation.parser.lexicon import lexicon
from referee.words.speech import Speech
from rulebook.render import page_labels

def table(game):
    start = new_start(game, "")
    return Session(adapter_of(game), state_of(start), start.texts, lambda *entry: None)

def lines(language):
    return [
        line_of(choice.move, here, language=language)
        for here in map(table, ("hbo", "lcg", "kings", "oriflamme"))
        for choice, _ in here.choices()
        if not choice.pick
    ]

verbs = lexicon("kings").words.verbs
print(json.dumps({
    "choices": LANGUAGES,
    "spoken": Speech("cs").language,
    "verbs": sorted(key for key, words in verbs.items() if words["cs"] != words["pl"]),
    "headings": page_labels("cs") == page_labels("pl"),
    "lines": [lines("cs"), lines("pl"), lines("en")],
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one language more: all its folders are copies of another's."""
    to = tmp_path_factory.mktemp("with_a_language")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in [*(to / "referee" / "words").glob(LIKE), *(to / "rulebook").glob(f"*/{LIKE}")]:
        shutil.copytree(folder, folder.with_name(ADDED))
    shutil.copy(to / "rulebook" / f"headings.{LIKE}.json", to / "rulebook" / f"headings.{ADDED}.json")
    for file, (before, after) in LINES.items():
        source = (to / file).read_text(encoding="utf-8")
        assert source.count(before) == 1
        (to / file).write_text(source.replace(before, after), encoding="utf-8")
    return to


def run(copy: Path, *arguments: str) -> str:
    place = {"REFEREE_CACHE": str(copy / "cache"), "REFEREE_DATABASE_URL": f"sqlite:///{copy / 'games.db'}"}
    told = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        capture_output=True,
        check=False,
        env={**os.environ, **place, "PYTHONPATH": str(copy), "PYTHONIOENCODING": "utf-8"},
    )
    assert told.stderr == b""
    return told.stdout.decode()


def test_an_added_language_is_chosen_typed_and_printed(copy: Path) -> None:
    printed = json.loads(run(copy, "-c", PRINTED))

    assert printed["choices"] == ["en", "bg", "cs", "pl", "ru"]
    assert printed["spoken"] == ADDED
    assert printed["verbs"] == []
    assert printed["headings"] is True
    added, like, english = printed["lines"]
    assert added == like
    assert added != english


@pytest.mark.parametrize(
    "command",
    [
        ("judge", str(ROOT / "tests" / "cases" / "hbo" / "claim.json")),
        ("rule", "hbo.challenge.unopposed"),
        ("games",),
    ],
    ids=lambda command: command[0],
)
def test_a_command_answers_in_an_added_language(copy: Path, command: tuple[str, ...]) -> None:
    told = {language: run(copy, "-m", "referee", *command, "--lang", language) for language in (ADDED, LIKE)}

    assert told[ADDED] == told[LIKE]


def test_a_question_may_be_asked_in_an_added_language(copy: Path) -> None:
    assert "hbo.challenge.attacker_wins_ties" in run(
        copy, "-m", "referee", "ask", "kto wygrywa remis", "--lang", ADDED, "--game", "hbo"
    )
