"""Of queries labelled with the rules that are right for them, most find one first, nearly all among five."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rulebook.database.store import Rulebook
from scripts.search_quality import Label, measured, read_labels, searched, table

LABELLED = Path(__file__).parent / "labelled"
KINDS = {
    "term", "inflected", "typo", "nodiacritics", "translit", "layout", "lookalike", "everyday", "phrase",
    "falsefriend",
}  # fmt: skip


@pytest.fixture(scope="module")
def labels() -> list[Label]:
    return read_labels(LABELLED / "search.jsonl")


def test_there_are_enough_queries_of_each_language_game_and_kind(labels: list[Label]) -> None:
    assert len({label.id for label in labels}) == len(labels) >= 200
    assert min(Counter(label.lang for label in labels).values()) >= 50
    assert {label.kind for label in labels} == KINDS
    assert {label.game for label in labels} == {"hbo", "lcg", "oriflamme", "kings", None}
    assert sum(label.held for label in labels) >= len(labels) // 2 - 1


def test_every_labelled_rule_exists(rules: Rulebook, labels: list[Label]) -> None:
    known = set(rules.ids())

    assert [label.id for label in labels if not label.rules or label.rules - known] == []


@pytest.mark.parametrize(("named", "first", "among_five"), [(True, 0.91, 0.955), (False, 0.90, 0.95)])
def test_most_queries_find_their_rule_first(
    rules: Rulebook, labels: list[Label], named: bool, first: float, among_five: float
) -> None:
    found = measured(searched(rules, labels, named))

    assert found.first >= first
    assert found.among_five >= among_five


def test_no_false_friend_comes_first(rules: Rulebook, labels: list[Label]) -> None:
    outcomes = searched(rules, [label for label in labels if label.kind == "falsefriend"])

    assert [(outcome.label.query, outcome.found[:1]) for outcome in outcomes if outcome.place != 1] == []


def test_the_table_has_a_line_for_each_language_and_kind(rules: Rulebook, labels: list[Label]) -> None:
    told = table(searched(rules, labels[::16]))

    assert all(f"\nlanguage {language} " in told for language in ("en", "bg", "pl", "ru"))
    assert told.splitlines()[-1].startswith("all ")


def test_every_process_finds_the_same_in_the_same_order(database: Path) -> None:
    program = (
        "from pathlib import Path; from rulebook.database.store import Rulebook;"
        "from rulebook.search.ranking import search;"
        f"print(search(Rulebook(Path({str(database)!r})), 'кога се прикрепя двойник', 'hbo', 'pl'))"
    )
    said = {
        subprocess.check_output([sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }
    assert len(said) == 1
