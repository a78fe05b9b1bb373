"""Every rule of the game is decided by a function that names it, cited rightly, and checked by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from engine.oriflamme.game import ORIFLAMME
from rulebook.links import known_rules
from tests.shared import links

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### .* \{#(oriflamme\.[a-z0-9_.\-]+)\}\n\n- Kind: (\w+)$", re.MULTILINE)
RULE_ID = re.compile(r"oriflamme\.[a-z]+\.[a-z0-9\-]+")
FILES = sorted((ROOT / "engine" / "oriflamme").rglob("*.py"))


@cache
def normative() -> frozenset[str]:
    """The rules that can be broken or computed."""
    chapters = (
        path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / "oriflamme" / "en").glob("*.md")
    )
    return frozenset(rule for text in chapters for rule, kind in HEADING.findall(text) if kind == "normative")


def linked(kind: str, folder: str = "") -> frozenset[str]:
    return frozenset(link.rule for link in links() if link.kind == kind and link.path.startswith(folder))


def test_the_rulebook_is_there() -> None:
    assert len(normative()) > 140


def test_every_normative_rule_is_decided_by_a_function_that_names_it() -> None:
    assert [] == sorted(normative() - linked("decides", "engine/oriflamme"))


def test_every_normative_rule_is_checked_under_its_id() -> None:
    assert [] == sorted(normative() - linked("checks", "tests/oriflamme"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_rule_cited_is_in_the_rulebook(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    literals = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    cited = {one for one in literals if isinstance(one, str) and RULE_ID.fullmatch(one)}
    assert cited <= known_rules()


def test_every_point_is_a_rule_with_its_default_first() -> None:
    assert len(ORIFLAMME.points) >= 12
    for point in ORIFLAMME.points:
        assert point.rule in known_rules()
        assert point.answers["ru"].option == point.options[0]
        assert point.answers["ru"].basis == "silent"
