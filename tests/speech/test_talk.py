"""Talk at the table enters nothing: words that tell of no move, questions, what somebody might do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.commands import JudgeLine
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.session.game_setup import examples, new_start, state_of
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.speech.other_lines import table_before

TALK: dict[str, list[str]] = json.loads((Path(__file__).parent / "talk.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", TALK)
@pytest.mark.parametrize(("game", "number"), [(game, number) for game in ADAPTERS for number in (0, 1)])
def test_talk_enters_nothing(game: str, number: int, language: str) -> None:
    adapter = adapter_of(game)
    table = table_of(adapter, examples(game)[number].position, adapter.game.texts[0])
    entered = {}
    for line in TALK[language]:
        try:
            entered[line] = parse(line, table, language)
        except ParseError:
            continue
    assert entered == {}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red activates red.2 a stepwise"),
        ("en", "red activates red.2 combination sbepwise"),
        ("en", "red red.2"),
        ("pl", "no trudno, czerwony sam odkrywa swoją kartę"),
        ("bg", "червеният иска да отвори картата, нищо че е покрита"),
        ("ru", "красные открывают красная 2 как по шагам"),
    ],
)
def test_no_line_is_taken_for_the_opposite_of_what_it_says(language: str, line: str) -> None:
    adapter = adapter_of("oriflamme")
    table = table_of(adapter, examples("oriflamme")[0].position, adapter.game.texts[0])
    try:
        found = parse(line, table, language)
    except ParseError:
        return
    assert type(found).__name__ != "Keep"


@pytest.mark.parametrize("line", ["red red.2", "red 2", "who wants a beer", "hmm let me think"])
def test_a_closed_card_that_is_only_named_stays_as_it_is(line: str) -> None:
    """Nobody has told what lies there: it may be kept closed or opened."""
    adapter = adapter_of("oriflamme")
    state = adapter.goes_on(
        adapter.casebook.position(examples("oriflamme")[0].position, adapter.game.texts[0], ())
    )
    table = Session(adapter, adapter.public(state), adapter.game.texts, lambda *_: None)
    with pytest.raises(ParseError):
        parse(line, table, "en")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "varys is a nice card"),
        ("bg", "варис е хубава карта"),
        ("pl", "varys to dobra karta"),
        ("ru", "варис хорошая карта"),
    ],
)
def test_what_somebody_thinks_of_a_card_places_nothing(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before("hbo", "hbo-d008", 0), language)


def acting_first() -> Session:
    """Three closed cards; nobody has been told what they are, and Red's is the first to act."""
    adapter = adapter_of("oriflamme")
    table = Session(adapter, state_of(new_start("oriflamme", "")), adapter.game.texts, lambda *_: None)
    for line in ("red left", "blue right", "green right"):
        table.enter(cast(Move, parse(line, table, "en")))
    return table


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red activates it: apothecary, takes out the third card, it was a schemer"),
        ("bg", "червените отварят аптекар и махат третата карта, беше интригантка"),
        ("pl", "czerwony odkrywa aptekarza i usuwa trzecią kartę, to była intrygantka"),
        ("ru", "красный вскрывает аптекаря и убирает третью карту, это была интриганка"),
    ],
)
def test_a_line_that_names_two_cards_is_not_taken_for_one_of_them(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, acting_first(), language)


@pytest.mark.parametrize(
    ("language", "line", "target"),
    [
        ("en", "red opens the cutthroat and kills the card to the right", "blue.1"),
        ("bg", "червените отварят аптекар и махат последната карта", "green.1"),
        ("pl", "czerwony odkrywa zbira i zabija kartę po prawej", "blue.1"),
        ("ru", "красный вскрывает головореза, убивает карту справа", "blue.1"),
    ],
)
def test_a_target_is_named_by_where_it_lies(language: str, line: str, target: str) -> None:
    found = parse(line, acting_first(), language)
    assert getattr(found, "target", None) == target


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark attacks military with s1?"),
        ("en", "s1 attacks?"),
        ("bg", "старк напада с s1?"),
        ("pl", "stark atakuje s1?"),
        ("ru", "старк нападает s1?"),
    ],
)
def test_a_line_that_is_one_question_is_judged_and_enters_nothing(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-d033", 0), language)
    assert found == JudgeLine(line.removesuffix("?"))


def test_a_question_behind_a_move_leaves_the_move_as_it_is() -> None:
    found = parse("stark attacks military with s1, all right?", table_before("hbo", "hbo-d033", 0), "en")
    assert isinstance(found, Move)
