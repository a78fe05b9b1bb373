from engine.kernel.reasons import SILENT, STATED, Basis
from engine.kernel.rule_variants import RuleVariant, VariantAnswer
from engine.kernel.state import State

POINT = RuleVariant(
    "g.point", ("yes", "no"), {"bg": VariantAnswer("yes", STATED), "pl": VariantAnswer("no", SILENT)}, "P-1"
)
BG, PL = State(game="g", text="bg"), State(game="g", text="pl")
DECIDED = State(game="g", text="bg", decided={"g.point": "no"})


def test_each_text_has_its_answer() -> None:
    assert (POINT.option(BG), POINT.option(PL)) == ("yes", "no")
    assert POINT.differs


def test_texts_that_agree_on_different_grounds_do_not_differ() -> None:
    same = RuleVariant(
        "g.point", ("yes",), {"bg": VariantAnswer("yes", STATED), "pl": VariantAnswer("yes", SILENT)}
    )
    assert not same.differs


def test_the_table_may_decide_otherwise() -> None:
    assert POINT.option(DECIDED) == "no"


def test_a_reason_that_rests_on_a_point_says_who_decided_it() -> None:
    by_text, by_table = POINT.reason(PL, "closed", card="robb"), POINT.reason(DECIDED, "closed")
    assert by_text.rules == ("g.point",)
    assert by_text.facts == {"card": "robb", "option": "no", "decided_by": "text"}
    assert by_text.basis is Basis.SILENT
    assert by_table.facts == {"option": "no", "decided_by": "table"}
    assert by_table.basis is Basis.STATED
