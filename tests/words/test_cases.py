from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.cases.evaluation import judge_case, texts_of
from engine.kernel.cases.model import Case
from engine.kernel.reasons import Ruling
from referee.words.rulings import ruling_lines
from referee.words.speech import Speech
from tests.each import each
from tests.kit.cases import plain

CASES = plain("hbo")


def names(one: str) -> str:
    return f"«{one}»"


def rulings_of(case: Case) -> list[Ruling]:
    """What is ruled in a case, under each of its texts."""
    results = [judge_case(case, CASEBOOK, text) for text in texts_of(case, CASEBOOK, "all")]
    return [ruling for result in results for ruling in result.rulings if ruling is not None]


@each([(case, fold) for case in CASES for fold in (True, False)])
def test_the_rulings_of_every_worked_case_can_be_said(case: Case, fold: bool) -> None:
    speech = Speech("en")
    for ruling in rulings_of(case):
        assert all(line.text().strip() for line in ruling_lines(speech, ruling, names, fold=fold))
    assert speech.faults == set()
    assert speech.borrowed == set()
