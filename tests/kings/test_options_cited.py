"""A ruling cites rules of the options in force, and of no other."""

from __future__ import annotations

import pytest

from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case
from engine.kings.board.components import TEXT, BaseGameFact, in_force
from engine.kings.cases.casebook import CASEBOOK
from tests.each import each
from tests.kit.cases import worked

ONE_TIME = (
    "onetime",
    "call",
    "delivery",
    "forced",
    "ironfleet",
    "youngwolf",
    "highgarden",
    "lion",
    "scorpion",
)
OPTION = {"martell": 1, "cards": 2, "fort": 3, "siege": 4, "port": 5}
OPTION |= dict.fromkeys((*ONE_TIME, "rhllor", "unique"), 6)
"""Chapter of a rule -> the option it belongs to."""


@each([one for one in worked("kings") if one.position.get("options")])
def test_every_ruling_cites_a_rule_of_an_option_in_force(case: Case) -> None:
    for raw, step in zip(case.steps, judge_case(case, CASEBOOK, TEXT).steps, strict=True):
        if "do" in raw:
            needed = {OPTION[rule.split(".")[1]] for rule in step.rules if rule.split(".")[1] in OPTION}
            assert needed <= set(case.position["options"]), step.rules


@pytest.mark.rule("kings.options.any-combination")
@pytest.mark.parametrize(
    ("options", "cited"),
    [
        ((3, 5), ("kings.options.any-combination", "kings.fort.build", "kings.port.raided")),
        ((5,), ("kings.options.any-combination", "kings.port.raided")),
        ((), ("kings.options.any-combination",)),
    ],
)
def test_rules_of_an_option_are_cited_where_it_is_in_force_and_others_always(
    options: tuple[int, ...], cited: tuple[str, ...]
) -> None:
    rules = ("kings.options.any-combination", "kings.fort.build", "kings.port.raided")

    assert in_force(options, rules) == cited


def test_where_no_rule_is_left_the_draft_itself_is_cited() -> None:
    assert in_force((), ("kings.fort.build",)) == ("kings.scope.draft",)


@pytest.mark.parametrize(
    ("certainty", "basis"),
    [("given", "stated"), ("text", "stated"), ("source", "silent"), ("recalled", "silent")],
)
def test_only_what_was_given_or_printed_of_the_base_game_is_stated(certainty: str, basis: str) -> None:
    assert BaseGameFact("strength", 1, certainty).basis == basis
