"""What is called stated is printed: every such answer has its rule, and the rule its printed heading."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.hbo.game import HBO
from engine.kernel.point import ELSEWHERE, Point
from engine.kernel.reason import Basis
from engine.kings.game import KINGS
from engine.lcg.game import LCG
from engine.oriflamme.game import ORIFLAMME
from rulebook.books import read_books
from rulebook.content import CONTENT
from tests.kings.given import area, board, refused

BG, PL, RU = "bg-2013", "pl-2012", "ru-2008"
REVIEWED = {
    (BG, "hbo.draw.empty_deck"): "ФАЗА 2: ТЕГЛЕНЕ",
    (PL, "hbo.action.card_play_alternation"): "AKCJE",
    (BG, "hbo.challenge.unopposed"): "БЕЗ СЪПРОТИВА",
    (PL, "hbo.challenge.unopposed"): "NIEBRONIONE WYZWANIA",
    (PL, "hbo.challenge.action_windows"): "FAZA 4: WYZWANIA",
    (PL, "hbo.duplicate.optional"): "ODPOWIEDŹ OCALENIA",
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
    (RU, "lcg.draw.empty_deck"): "Фаза 2: Добор",
    (RU, "lcg.action.definition"): "Действия и пассивные свойства",
    (RU, "lcg.unopposed.condition"): "Непринятые вызовы",
    (RU, "lcg.challenge.windows"): "Разбор вызова",
    (RU, "lcg.duplicate.save"): "ДУБЛИКАТЫ",
    (RU, "lcg.save.definition"): "ОТВЕТЫ СПАСЕНИЯ/ОТМЕМЫ",
}
"""(text, rule) of an answer that is called stated -> the heading under which it is printed."""


def stated() -> Iterator[tuple[str, str]]:
    """Every answer to a point that is called stated: its text and its rule."""
    points: list[Point] = [one for game in (HBO, LCG, ORIFLAMME, KINGS) for one in game.points]
    for point in (*points, *ELSEWHERE.values()):
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


@pytest.mark.rule("kings.scope.draft")
def test_what_rests_on_the_scope_of_the_draft_alone_is_not_called_stated() -> None:
    here = board(area("land_a", "stark 1 footman", "land_b"), area("land_b", "", "land_a"))
    found = refused(here, "scope.draft", "raid", "stark", start="land_a", target="land_b")
    assert Basis.SILENT is found.basis
