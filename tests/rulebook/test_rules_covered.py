"""Every rule of a game that stands on the kernel alone is decided, cited rightly, and checked by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from engine.kernel.game import Game
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from tests.shared import known_rules, links

ROOT = Path(__file__).parents[2]
GAMES = {game.id: game for game in (ORIFLAMME, KINGS)}
RESTS_ON = {"oriflamme": ("silent",), "kings": ("silent", "derived")}
"""Game -> what the recommended answer to an open point may rest on."""
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def normative(game: str) -> frozenset[str]:
    """The rules that can be broken or computed."""
    heading = re.compile(rf"^### .* \{{#({game}\.[a-z0-9_.\-]+)\}}\n\n- Kind: (\w+)$", re.MULTILINE)
    chapters = (path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / game / "en").glob("*.md"))
    return frozenset(rule for text in chapters for rule, kind in heading.findall(text) if kind == "normative")


def linked(kind: str, folder: str) -> frozenset[str]:
    return frozenset(link.rule for link in links() if link.kind == kind and link.path.startswith(folder))


@each_game
def test_the_rulebook_is_there(game: str) -> None:
    assert len(normative(game)) > 100


@each_game
def test_every_normative_rule_is_decided_by_a_function_that_names_it(game: str) -> None:
    assert [] == sorted(normative(game) - linked("decides", f"engine/{game}"))


@each_game
def test_every_normative_rule_is_checked_under_its_id(game: str) -> None:
    assert [] == sorted(normative(game) - linked("checks", "tests/"))


@each_game
def test_every_rule_cited_is_in_the_rulebook(game: str) -> None:
    rule_id = re.compile(rf"{game}\.[a-z0-9]+\.[a-z0-9\-]+")
    cited = {
        node.value
        for path in (ROOT / "engine" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and rule_id.fullmatch(node.value)
    }
    assert set() == cited - known_rules()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_point_is_a_rule_with_its_default_first(game: Game) -> None:
    assert len(game.points) >= 12
    for point in game.points:
        assert point.rule in known_rules()
        [answer] = point.answers.values()
        assert answer.option == point.options[0]
        assert answer.basis in RESTS_ON[game.id]
