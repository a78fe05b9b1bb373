"""A ruling cites rules of the options in force, and of no other."""

from __future__ import annotations

from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case
from engine.kings.board.components import TEXT
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
