"""Every normative rule of this rulebook is decided and checked somewhere, or said why not.

A rule is decided by a function whose `@rule` decorator names it, or cited where something is computed; what
shared code decides under an id of the HBO booklet is decided here too, where the table of names says so.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine.agot.hbo.rule_variants import RULE_VARIANTS
from engine.agot.lcg.game import LCG
from engine.agot.lcg.rule_ids import RULE_IDS
from engine.agot.lcg.rule_variants import RU
from engine.kernel.reasons import obeyed_reasons
from rulebook.content.models import LinkKind
from tests.hbo.test_rules_covered import computed
from tests.shared import known_rules, links

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### .* \{#(lcg\.[a-z0-9_.]+)\}\n\n- Kind: (\w+)$", re.MULTILINE)
SILENT = re.compile(r"\{#(lcg\.[a-z0-9_.]+)\}\n\n- Kind: normative\n- Basis: silent$", re.MULTILINE)
RULE_ID = re.compile(r"lcg\.[a-z]+\.[a-z0-9_]+(\.[a-z0-9_]+)*")

UNENFORCED = {
    "lcg.cardtype.title_reference": "Title cards only remind players what titles do; no record needs them.",
}
NOT_OPEN = {
    "lcg.scope.card_over_rules": "Without it no card could do what it says; rulings that rest on it cite it.",
}


@cache
def normative() -> frozenset[str]:
    """The rules that can be broken or computed."""
    chapters = (path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / "lcg" / "en").glob("*.md"))
    return frozenset(rule for text in chapters for rule, kind in HEADING.findall(text) if kind == "normative")


def linked(*kinds: LinkKind) -> frozenset[str]:
    """The rules with a link of these kinds, the table of names left out."""
    found = (link for link in links() if link.kind in kinds and not link.path.endswith("lcg/names.py"))
    return frozenset(link.rule for link in found)


def decided() -> frozenset[str]:
    """What code decides or computes, under ids of this game or of the shared code."""
    cited = computed()
    return linked("decides", "uses") | {
        rule for there, here in RULE_IDS.items() if there in cited for rule in here
    }


def test_every_normative_rule_is_decided_or_said_not_to_be() -> None:
    assert len(normative()) > 200
    assert [] == sorted(normative() - decided() - UNENFORCED.keys())
    assert set() == UNENFORCED.keys() - normative()


def test_every_normative_rule_is_checked_by_a_test_or_a_worked_case() -> None:
    assert [] == sorted(normative() - linked("checks") - UNENFORCED.keys())


def test_every_rule_the_engine_cites_is_in_the_rulebook() -> None:
    cited = {
        found.group()
        for path in (ROOT / "engine").rglob("*.py")
        for found in re.finditer(RULE_ID, path.read_text(encoding="utf-8"))
        if f'"{found.group()}"' in path.read_text(encoding="utf-8")
    }
    assert set() == cited - known_rules()


def test_the_table_of_names_leads_from_one_book_to_the_other() -> None:
    known = known_rules()
    assert [] == sorted(rule for rule in RULE_IDS if rule not in known)
    assert [] == sorted(rule for rules in RULE_IDS.values() for rule in rules if rule not in known)


def test_every_rule_that_judges_here_names_this_book_in_its_decorator() -> None:
    judging = {rule for verb in LCG.verbs.values() for rule in verb.rules}
    assert [] == sorted(rule.__name__ for rule in judging if "lcg" not in obeyed_reasons(rule))


def test_the_table_of_names_holds_only_what_shared_code_cites() -> None:
    cited = computed() | {f"hbo.claim.{kind}" for kind in ("military", "intrigue", "power")}
    assert set() == RULE_IDS.keys() - cited


def test_every_rule_of_a_verb_has_an_id_in_this_book() -> None:
    for verb in LCG.verbs.values():
        bound = LCG.bound[verb.move]
        assert len(bound.rules) == len(verb.rules), verb.move
        assert all(
            reason.rules and all(one.startswith("lcg.") for one in reason.rules) for reason in bound.obeyed
        )


def test_a_table_can_decide_for_itself_whatever_the_text_leaves_open() -> None:
    chapters = (path.read_text(encoding="utf-8") for path in (ROOT / "rulebook" / "lcg" / "en").glob("*.md"))
    silent = {rule for text in chapters for rule in SILENT.findall(text)}
    assert NOT_OPEN.keys() == silent - {point.rule for point in LCG.points}


@pytest.mark.parametrize("point", LCG.points, ids=lambda point: point.rule)
def test_every_open_point_is_a_rule_and_offers_more_than_one_answer(point: object) -> None:
    rule, options, answers = point.rule, point.options, point.answers  # type: ignore[attr-defined]
    assert rule in known_rules()
    assert {RU} == set(answers)
    assert answers[RU].option == options[0]
    assert len(set(options)) > 1


ONLY_HBO = {"hbo.example.eddard", "hbo.passive.varys", "hbo.save.not_today", "hbo.setup.no_deck_peeking"}


@pytest.mark.parametrize("rule", sorted(RULE_VARIANTS.keys() - ONLY_HBO))
def test_every_point_shared_code_asks_about_is_answered_here(rule: str) -> None:
    point = RULE_VARIANTS[rule]
    state = type("State", (), {"text": RU, "decided": {}})()
    assert point.option(state) in (*point.options, "left_of_acting")
