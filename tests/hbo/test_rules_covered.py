"""Every normative rule of the HBO edition is decided somewhere and checked somewhere, or said not to be.

A rule is decided by the function whose `@rule` decorator names it, or by the engine code that computes a
number or a consequence and cites it there: in a reason, a tally, an event, a point on which texts differ, or
an ability record. A rule that is only the heading of a question put to a seat (`Decision`) decides nothing.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import msgspec

from engine.agot.hbo.game import HBO
from rulebook.content.models import LinkKind
from scripts.links import QUOTED, links_in_tree
from tests.each import each
from tests.shared import known_rules, links, once

ROOT = Path(__file__).parents[2]
UNENFORCED: dict[str, str] = msgspec.json.decode((ROOT / "rulebook" / "unenforced.json").read_bytes())

HEADING = re.compile(r"^### .* \{#(hbo\.[a-z0-9_.]+)\}\n\n- Kind: (\w+)$", re.MULTILINE)
SILENT = re.compile(r"\{#(hbo\.[a-z0-9_.]+)\}\n\n- Kind: normative\n- Basis: silent$", re.MULTILINE)
RULE_ID = re.compile(r"hbo\.[a-z]+\.[a-z0-9_]+(\.[a-z0-9_]+)*")


@cache
def normative() -> frozenset[str]:
    """The rules that can be broken or computed."""
    chapters = (path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / "hbo" / "en").glob("*.md"))
    return frozenset(rule for text in chapters for rule, kind in HEADING.findall(text) if kind == "normative")


def linked(kind: LinkKind) -> frozenset[str]:
    """The rules with a link of this kind."""
    return frozenset(link.rule for link in links() if link.kind == kind)


def engine_files() -> list[Path]:
    return sorted((ROOT / "engine").rglob("*.py"))


def cited_in(path: Path) -> set[str]:
    """Every literal of a file that has the form of a rule's id."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source if '"hbo.' in source else "")
    literals = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {one for one in literals if isinstance(one, str) and RULE_ID.fullmatch(one)}


class WithoutQuestions(ast.NodeTransformer):
    """The source without what is only asked."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id == "Decision":
            return ast.copy_location(ast.Constant(None), node)
        return self.generic_visit(node)


@cache
def computed() -> frozenset[str]:
    """The rules cited where the engine computes something."""
    found = once("computed.json", lambda: msgspec.json.encode(_computed()))
    return msgspec.json.decode(found, type=frozenset[str])


def _computed() -> frozenset[str]:
    found: set[str] = set()
    for path in engine_files():
        source = path.read_text(encoding="utf-8")
        if known_rules().isdisjoint(QUOTED.findall(source)):
            continue
        links = links_in_tree(WithoutQuestions().visit(ast.parse(source)), path.name, known_rules())
        found |= {link.rule for link in links if link.kind == "uses"}
    return frozenset(found)


def test_no_normative_section_is_overlooked() -> None:
    chapters = (ROOT / "rulebook" / "hbo" / "en").glob("*.md")
    written = sum(path.read_text(encoding="utf-8").count("\n- Kind: normative\n") for path in chapters)
    assert len(normative()) == written > 200


@each(engine_files())
def test_every_rule_the_engine_cites_is_in_the_rulebook(path: Path) -> None:
    assert set() == cited_in(path) - known_rules()


def test_every_normative_rule_is_decided_or_computed_or_said_to_be_neither() -> None:
    assert [] == sorted(normative() - linked("decides") - computed() - UNENFORCED.keys())


def test_every_normative_rule_is_checked_by_a_test_or_a_worked_case() -> None:
    assert [] == sorted(normative() - linked("checks") - UNENFORCED.keys())


def test_nothing_said_to_be_unenforced_is_in_fact_enforced() -> None:
    assert [] == sorted(UNENFORCED.keys() & (linked("decides") | linked("uses")))


def test_what_is_unenforced_is_a_normative_rule_with_a_reason() -> None:
    assert set() == UNENFORCED.keys() - normative()
    assert all(reason.endswith(".") for reason in UNENFORCED.values())


def test_every_rule_a_test_checks_is_in_the_rulebook() -> None:
    assert [] == sorted(rule for rule in linked("checks") - known_rules() if rule.startswith("hbo."))


def test_a_table_can_decide_for_itself_whatever_the_texts_leave_open() -> None:
    """All but what a card with several printed versions says: there the card on the table decides."""
    chapters = (path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / "hbo" / "en").glob("*.md"))
    silent = {rule for text in chapters for rule in SILENT.findall(text)}
    assert {"hbo.printings.card_text_differs"} == silent - {point.rule for point in HBO.points}


def test_every_open_point_is_a_rule_and_offers_more_than_one_answer() -> None:
    for point in HBO.points:
        assert point.rule in known_rules()
        assert set(HBO.texts) == set(point.answers)
        assert {answer.option for answer in point.answers.values()} <= set(point.options)
        assert len(set(point.options)) > 1
