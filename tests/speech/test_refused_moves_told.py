"""Moves that the rules refuse at a table: a line that tells one is taken for it, and for no other."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.parser.line_readings import TypedLine
from tests.speech.other_lines import table_before


def _nearest(language: str, case: str, step: int, line: str) -> dict[str, Any]:
    """The move that explains a line best."""
    table = table_before(case.partition("-")[0], case, step)
    found = explanations(SpokenLine(TypedLine(line, table, language=language)))
    raw: dict[str, Any] = found[0].reading.raw
    return {name: value for name, value in raw.items() if name in ("do", "plot") or value}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A puts one power from renown on l1"),
        ("pl", "A kładzie jedną władzę ze sławy na l1"),
        ("bg", "A слага една власт от славата върху l1"),
        ("ru", "A кладёт одну власть за славу на l1"),
    ],
)
def test_power_of_a_source_that_is_named_is_put_on_a_card(language: str, line: str) -> None:
    meant = {"do": "place_power", "by": "A", "source": "renown", "on": "l1", "amount": 1}

    assert _nearest(language, "lcg-b092", 4, line) == meant


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark puts Eddard from hand as a duplicate on Arya"),
        ("pl", "Stark kładzie Eddarda z ręki jako duplikat na Aryę"),
        ("bg", "Старк слага Едард от ръката като дубликат върху Аря"),
        ("ru", "Старк кладёт Эддарда с руки дублем на Арью"),
    ],
)
def test_a_copy_is_laid_under_the_card_that_is_named(language: str, line: str) -> None:
    meant = {"do": "play_duplicate", "by": "stark", "card": "e2", "host": "a2"}

    assert _nearest(language, "hbo-g015", 3, line) == meant


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister cancels the event with e3"),
        ("pl", "Lannister anuluje wydarzenie kartą e3"),
        ("bg", "Ланистър отменя събитието с e3"),
        ("ru", "Ланнистер отменяет событие картой e3"),
    ],
)
def test_an_event_cancels_and_not_another_of_the_same_hand(language: str, line: str) -> None:
    assert _nearest(language, "lcg-b195", 3, line) == {"do": "cancel", "by": "B", "card": "e3"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Targaryen redirects the challenge as Crown Regent"),
        ("pl", "Targaryen przekierowuje wyzwanie jako Regent Korony"),
        ("bg", "Таргариен пренасочва предизвикателството като Кралски регент"),
        ("ru", "Таргариен перенаправляет вызов как регент"),
    ],
)
def test_the_title_that_is_named_is_used_be_it_another_s(language: str, line: str) -> None:
    assert _nearest(language, "lcg-b036", 1, line) == {"do": "redirect", "by": "D", "title": "regent"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark does not reveal a plot this round"),
        ("pl", "Stark nie odkrywa fabuły w tej rundzie"),
        ("bg", "Старк не разкрива сценарий този рунд"),
        ("ru", "Старк не раскрывает замысел в этом раунде"),
    ],
)
def test_no_plot_is_revealed_where_that_is_said(language: str, line: str) -> None:
    assert _nearest(language, "hbo-e210", 0, line) == {"do": "reveal_plot", "by": "stark", "plot": None}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "after that B1 stands thanks to vengeful"),
        ("pl", "B1 powstaje dzięki mściwości"),
        ("bg", "B1 се изправя заради мъст"),
        ("ru", "B1 поднимается по мстительности"),
    ],
)
def test_a_card_stands_by_the_keyword_that_is_named(language: str, line: str) -> None:
    meant = {"do": "stand_by_keyword", "by": "B", "keyword": "vengeful", "cards": ["b1"]}

    assert _nearest(language, "lcg-c224", 4, line) == meant


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister refuses to carry out the passive of Varys"),
        ("en", "Lannister chooses not to resolve Varys"),
        ("pl", "Lannister odmawia wykonania biernej zdolności Varysa"),
        ("bg", "Ланистър отказва да изпълни пасивната функция на Варис"),
        ("ru", "Ланнистер отказывается исполнять пассивное свойство Вариса"),
    ],
)
def test_a_passive_ability_that_is_refused_is_not_carried_out(language: str, line: str) -> None:
    assert _nearest(language, "hbo-e911", 1, line) == {
        "do": "decline_passive",
        "by": "lannister",
        "card": "l1",
    }
