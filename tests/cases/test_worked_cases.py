"""The worked cases of every game come out as they say, under every text they hold for, and say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from engine.agot.hbo.adapter import CASEBOOK as HBO
from engine.agot.lcg.adapter import CASEBOOK as LCG
from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case, read_steps, texts_of
from engine.kernel.cases.model import Case, Casebook, CaseResult
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from engine.kernel.state import Event
from engine.kings.cases.casebook import CASEBOOK as KINGS
from engine.oriflamme.cases.casebook import CASEBOOK as ORIFLAMME
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech
from tests.each import each
from tests.kit.cases import files
from tests.shared import known_rules

BOOKS = {book.game.id: book for book in (HBO, LCG, ORIFLAMME, KINGS)}
READ = {f"{file.parent.name}/{file.stem}": read_file(file.read_bytes()).cases for file in files()}
WRITTEN = [case for cases in READ.values() for case in cases]
FILE_OF = {case.id: name for name, cases in READ.items() for case in cases}
CASES = {case.id: case for case in WRITTEN}

UNCITED = msgspec.json.decode(
    (Path(__file__).parent / "uncited.json").read_bytes(), type=dict[str, list[str]]
)
"""Rules that a case shows and no ruling in it cites: definitions, and rules on what does not happen."""

JUDGED = [(case.id, text) for case in CASES.values() for text in texts_of(case, BOOKS[case.game], "all")]


def file_of(judged: tuple[str, str]) -> str:
    """The file a case stands in, and the text it is judged under."""
    case, text = judged
    return f"{FILE_OF[case]} {text}"


each_under_its_texts = each(JUDGED, by=file_of)


def book_of(case: str) -> Casebook:
    return BOOKS[CASES[case].game]


@cache
def judged(case: str, text: str) -> CaseResult:
    return judge_case(CASES[case], book_of(case), text)


@each_under_its_texts
def test_a_worked_case_comes_out_as_it_says(case: str, text: str) -> None:
    assert () == judged(case, text).failures


@each_under_its_texts
def test_every_ruling_says_what_it_rests_on(case: str, text: str) -> None:
    found = judged(case, text)
    assert all(step.rules for step in found.steps)
    assert {text} >= {ruling.text for ruling in found.rulings if ruling is not None}
    assert set() == set(wrong_reasons(case, text))
    rests = {step.basis for step in found.steps}
    assert CASES[case].basis != "silent" or "silent" in rests


@each_under_its_texts
def test_every_step_rests_on_the_rules_it_expects(case: str, text: str) -> None:
    _, steps = read_steps(CASES[case], book_of(case), text)
    for step, found in zip(steps, judged(case, text).steps, strict=True):
        assert set() == set(step.expect.rules if step.expect else ()) - set(found.rules)


@each(CASES)
def test_a_case_cites_the_rules_it_shows(case: str) -> None:
    results = [judged(case, text) for text in texts_of(CASES[case], book_of(case), "all")]
    cited = {rule for one in results for step in one.steps for rule in (*step.rules, *step.because)}
    assert set(UNCITED.get(case, ())) == set(CASES[case].rules) - cited


@each_under_its_texts
def test_every_rule_that_is_cited_is_in_the_rulebook(case: str, text: str) -> None:
    cited = {rule for step in judged(case, text).steps for rule in (*step.rules, *step.because)}
    assert set() == cited - known_rules()


@each_under_its_texts
def test_every_ruling_can_be_said_without_a_gap(case: str, text: str) -> None:
    speech = Speech("en")
    speech.game = book_of(case).game.id
    for ruling in filter(None, judged(case, text).rulings):
        assert all(line.text().strip() for line in ruling_lines(speech, ruling, str, fold=False))
        reasons = [below for top in (*ruling.reasons, *ruling.done) for below in top.walk()]
        assert all(speech.change(one, str).strip() for reason in reasons for one in reason.changes)
    assert speech.faults == set()


@each_under_its_texts
def test_everything_that_happens_is_said_and_rests_on_a_rule_of_the_rulebook(case: str, text: str) -> None:
    speech = Speech("en")
    speech.game = book_of(case).game.id
    for event in events_of(case, text):
        assert speech.event(event, str).strip()
        assert event.rule in known_rules() or not event.rule
    assert speech.faults == set()


def events_of(case: str, text: str) -> Iterator[Event]:
    """What happens when the legal moves of a case are made and what waits behind them is settled."""
    book, (state, steps) = book_of(case), read_steps(CASES[case], book_of(case), text)
    for step in steps:
        if isinstance(step.asked, Move):
            there, ruling = book.reach(state, step.asked, None)
            if ruling.verdict is Verdict.YES:
                state = carry_out(book.game, there, step.asked)
                yield from state.events


def wrong_reasons(case: str, text: str) -> Iterator[str]:
    """Principal reasons that are none of those the case gives."""
    _, steps = read_steps(CASES[case], book_of(case), text)
    for step, ruling in zip(steps, judged(case, text).rulings, strict=True):
        if ruling is not None and ruling.verdict is Verdict.NO and step.expect and step.expect.because:
            given = set(ruling.deciding[0].rules)
            yield from given if not given & set(step.expect.because) else ()


LEAST_WORDS = 3
"""Of a title, which is a claim and not a note of what the case is about."""

STRICT = ("oriflamme", "kings")
"""Games whose cases say of each ruling how firmly it is printed."""


@each([one.id for one in CASES.values() if one.game in STRICT])
def test_where_everything_is_printed_nothing_else_is_claimed(case: str) -> None:
    [text] = texts_of(CASES[case], book_of(case), "all")
    found = {step.basis for step in judged(case, text).steps}
    assert found == {"stated"} if CASES[case].basis == "stated" else CASES[case].basis in found


def test_every_rule_a_case_names_is_in_the_rulebook() -> None:
    assert set() == {rule for case in CASES.values() for rule in named_by(case)} - known_rules()


def named_by(case: Case) -> set[str]:
    expected = [step.get("expect", {}).get("because", ()) for step in case.steps]
    return {*case.rules, *(case.assumes or ()), *(rule for rules in expected for rule in rules)}


def test_every_case_has_an_id_of_its_own() -> None:
    assert len(CASES) == len(WRITTEN)


def test_every_title_is_a_sentence_of_its_own() -> None:
    titles = Counter(case.title for case in WRITTEN)
    assert {title for title, cases in titles.items() if cases > 1} == set()
    assert {
        title for title in titles if not (title[:1].isupper() and len(title.split()) >= LEAST_WORDS)
    } == set()


@pytest.mark.parametrize(("game", "least"), {"hbo": 69, "lcg": 91, "oriflamme": 47, "kings": 37}.items())
def test_more_cases_stand_beside_the_given_ones(game: str, least: int) -> None:
    assert sum(case.game == game for case in CASES.values()) > 2 * least
