"""What is called stated is printed: every such answer has its rule, and the rule its printed heading."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.kernel.reasons import SCOPE, Basis, Reason, Verdict
from engine.kernel.rule_variants import OWN_VARIANTS, RuleVariant
from engine.kings.board.components import GIVEN
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from rulebook.content.books import read_books
from rulebook.content.files import CONTENT
from tests.cases.test_worked_cases import JUDGED, each_under_its_texts, judged
from tests.kit.kings import area, board, played_with, refused

BG, PL, RU = "bg-2013", "pl-2012", "ru-2008"
REVIEWED = {
    (BG, "hbo.draw.empty_deck"): "ФАЗА 2: ТЕГЛЕНЕ",
    (PL, "hbo.action.card_play_alternation"): "AKCJE",
    (BG, "hbo.challenge.unopposed"): "БЕЗ СЪПРОТИВА",
    (PL, "hbo.challenge.unopposed"): "NIEBRONIONE WYZWANIA",
    (PL, "hbo.challenge.action_windows"): "FAZA 4: WYZWANIA",
    (PL, "hbo.duplicate.optional"): "DUPLIKATY",
    (BG, "hbo.setup.no_deck_peeking"): "4. РАЗМЕСЕТЕ КАРТИТЕ ЗА ТЕГЛЕНЕ",
    (PL, "hbo.save.any_kill"): "ODPOWIEDŹ OCALENIA",
    (BG, "hbo.example.eddard"): "ВЛАСТ И ПОБЕДА",
    (PL, "hbo.example.eddard"): "WŁADZA I ZWYCIĘSTWO",
    (BG, "hbo.passive.varys"): "ПАСИВНИ ФУНКЦИИ",
    (PL, "hbo.passive.varys"): "ZDOLNOŚCI PASYWNE",
    (BG, "hbo.save.not_today"): "СПАСЯВАНЕ",
    (PL, "hbo.save.not_today"): "ODPOWIEDŹ OCALENIA",
    (RU, "lcg.setup.pool_refill"): "1. РАЗЛОЖИ ПОЛЕ",
    (RU, "lcg.challenge.participant_required"): "Этап 3. Разбор",
    (RU, "lcg.strength.floor"): "ДАВТЕЛЬНЫЕ ЭФФЕКТЫ",
    (RU, "lcg.duplicate.only_unique"): "ДУБЛИКАТЫ",
    (RU, "lcg.inplay.definition"): "В ИГРЕ",
    (RU, "lcg.action.first_player_first"): "Действия и пассивные свойства",
    (RU, "lcg.action.definition"): "Действия и пассивные свойства",
    (RU, "lcg.unopposed.condition"): "Непринятые вызовы",
    (RU, "lcg.duplicate.save"): "ДУБЛИКАТЫ",
    (RU, "lcg.save.definition"): "ОТВЕТЫ СПАСЕНИЯ/ОТМЕМЫ",
}
"""(text, rule) of an answer that is called stated -> the heading under which it is printed."""


def stated() -> Iterator[tuple[str, str]]:
    """Every answer to a point that is called stated: its text and its rule."""
    points: list[RuleVariant] = [one for game in (HBO, LCG, ORIFLAMME, KINGS) for one in game.points]
    for point in (*points, *OWN_VARIANTS.values()):
        yield from ((text, point.rule) for text, one in point.answers.items() if one.basis is Basis.STATED)


def test_every_answer_called_stated_has_its_reviewed_heading() -> None:
    assert set(REVIEWED) == set(stated())


def test_the_reviewed_headings_are_those_of_the_rulebook() -> None:
    found = {
        (source.text, section.id, source.heading)
        for book in read_books(CONTENT)
        for section in book.sections
        for source in section.sources
    }
    assert set() == {(text, rule, heading) for (text, rule), heading in REVIEWED.items()} - found


SECTIONS = [one for book in read_books(CONTENT) for one in book.sections if one.language == "en"]
WEAK = {one.id for one in SECTIONS if one.basis != "stated"} | SCOPE
"""Rules whose sections are not printed as such, and those that only say how far a source goes."""


def called_stated(case: str, text: str) -> Iterator[Reason]:
    """What the rulings of a case find as stated, without rules that are merely kept."""
    for ruling in filter(None, judged(case, text).rulings):
        told = [one for top in (*ruling.reasons, *ruling.done) for one in top.walk()]
        for one in told:
            kept = one.found == Verdict.YES and (one.because or (not one.facts and one in ruling.reasons))
            if one.basis is Basis.STATED and one.rules and not kept and not is_given(one):
                yield one


REPORTS = {
    "price_not_known": "the draft prints no price; what the scope says is that it is shortened",
    "battle_begins": "the base game has a battle; what the draft adds to it is told by its own rules",
    "card_is_base_game": "the draft leaves this card to the base game",
    "vulnerable_by_kind": "what a raid removes in the base game; a case we are given calls it stated",
    "units_counted": "how many pieces stand there",
    "army_size": "how many pieces stand there",
}
"""Reports that decide nothing the source is silent on -> why they bear no mark."""


def is_given(one: Reason) -> bool:
    """What the table has told, a sum of others, a gap of the source or a report: no finding of a rule."""
    number = not isinstance(one.found, Verdict)
    told = one.facts.get("certainty") == GIVEN or one.says == "tokens_given"
    report = one.found is Verdict.NOT_COVERED or one.says in REPORTS
    return report or told or (number and bool(one.because))


@each_under_its_texts
def test_what_is_told_as_stated_rests_first_on_a_rule_that_is_printed(case: str, text: str) -> None:
    found = {(one.rules[0], one.says) for one in called_stated(case, text)}
    assert set() == {(rule, says) for rule, says in found if rule in WEAK and (text, rule) not in REVIEWED}


REASONS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("stated.json").read_text("utf-8"))
"""Rule -> the headings under which it is printed, by text, and what is told as stated in its words.

Each row has been read beside the printed text: what is told is what stands there.
"""


@each_under_its_texts
def test_everything_told_as_stated_has_its_reviewed_row(case: str, text: str) -> None:
    found = {(one.rules[0], one.says) for one in called_stated(case, text)}
    reviewed = {
        (rule, says) for rule, row in REASONS.items() if text in row["printed"] for says in row["says"]
    }
    assert set() == {one for one in found if (text, one[0]) not in REVIEWED} - reviewed


def test_no_reviewed_row_is_left_over_and_each_has_the_heading_of_the_rulebook() -> None:
    met = {(one.rules[0], one.says) for case, text in JUDGED for one in called_stated(case, text)}
    reviewed = {(rule, says) for rule, row in REASONS.items() for says in row["says"]}
    assert set() == reviewed - met
    printed = {one.id: {at.text: at.heading for at in one.sources} for one in SECTIONS}
    assert {} == {rule: row["printed"] for rule, row in REASONS.items() if row["printed"] != printed[rule]}


@pytest.mark.rule("lcg.draw.empty_deck", "lcg.challenge.windows")
def test_of_an_empty_deck_and_of_the_windows_the_book_states_no_more_than_it_prints() -> None:
    shared = ("hbo.draw.empty_deck", RU), ("hbo.challenge.action_windows", RU)
    assert [Basis.DERIVED] * 2 == [OWN_VARIANTS[one].answers[RU].basis for one in shared]


@pytest.mark.rule("kings.scope.draft")
def test_that_a_raid_finds_nothing_is_not_called_stated() -> None:
    near = area("land_b", "lannister 1 footman", "land_a")
    here = board(area("land_a", "stark 1 footman", "land_b", "raid"), near, phase="action", step="raid")
    found = played_with(here, "raid", "stark", start="land_a", target="land_b").ruling
    assert Basis.SILENT is found.basis


@pytest.mark.rule("kings.scope.draft")
def test_what_rests_on_the_scope_of_the_draft_alone_is_not_called_stated() -> None:
    here = board(area("land_a", "stark 1 footman", "land_b"), area("land_b", "", "land_a"))
    found = refused(here, "scope.draft", "raid", "stark", start="land_a", target="land_b")
    assert Basis.SILENT is found.basis
