import re

import pytest

from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.lcg import adapter as lcg
from engine.kernel.cases.evaluation import judge_case, texts_of
from engine.kernel.cases.model import Case
from engine.kernel.reasons import Ruling
from referee.cli.judge import Report
from referee.words.case_words import CaseWords, field_of
from referee.words.messages import folders, messages
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech
from tests.each import each
from tests.kit.cases import plain, worked

CASES = plain("hbo")
LATIN = re.compile("[a-z]")


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


@pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme", "kings"])
def test_what_worked_cases_ask_is_put_in_words(game: str) -> None:
    asked = {str(step["ask"]) for case in plain(game) for step in case.steps if "ask" in step}

    assert [one for one in sorted(asked) if f"asks-{one}" not in messages("en", "case")] == []


@pytest.mark.parametrize("language", folders())
def test_a_step_to_a_phase_is_said_in_the_language(language: str) -> None:
    speech = Speech(language)
    phase = speech.word("phase-dominance")

    told = CaseWords(speech, {}).step({"do": "go_to_phase", "phase": "dominance"})

    assert told == speech.say("case/goes-to-phase", phase=phase)
    assert "dominance" not in told.replace(phase, "")


FACTS = (
    ("lcg", "council", ["whispers", "regent"]),
    ("lcg", "pending", [{"by": "A", "what": "choose_victims", "for": "deadly"}]),
    ("hbo", "pending", [{"by": "A", "what": "choose_victims", "for": "claim"}]),
    ("hbo", "initiative.tie_break", "random"),
    ("oriflamme", "bribe_token.red", "home"),
    ("oriflamme", "twin.red", "in_front"),
    ("kings", "house.stark.supply", "base_rules"),
)


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_no_value_of_a_result_is_left_in_english(language: str) -> None:
    speech = Speech(language)
    told = []
    for game, path, value in FACTS:
        speech.game = game
        told.append(CaseWords(speech, {}).value(value, field=field_of(path)))

    assert [one for one in told if LATIN.search(one.replace(" A;", ""))] == []


NAMES = {"en": "Stannis Baratheon", "bg": "Станис Баратеон", "ru": "Станнис Баратеон"}


@pytest.mark.parametrize(("language", "name"), NAMES.items())
def test_a_card_of_the_catalogue_has_its_name_in_the_readers_language(language: str, name: str) -> None:
    (case,) = (case for case in worked("lcg") if case.id == "lcg-t011")

    told = Report(lcg.ADAPTER, language).text(((case, judge_case(case, lcg.CASEBOOK, "ru-2008")),))

    assert f"{name} (stannis)" in told
