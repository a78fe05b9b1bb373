"""Everything this game says, it can say in every language."""

from __future__ import annotations

import random
import re

import pytest

from engine.kernel.corrections import Correct, CorrectAll, Decide
from engine.kernel.decisions import Move
from engine.kernel.judge import decisions, judge, play
from engine.kernel.view import ViewPiece
from engine.oriflamme import declarations
from engine.oriflamme import moves as m
from engine.oriflamme.adapter import ADAPTER, display_name
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.rule_variants import RULE_VARIANTS
from engine.oriflamme.table import CARDS, FAMILIES, OriflammeTable
from referee.notation.formatter import line_of
from referee.words import messages
from referee.words.speech import Speech
from tests.kit.notation import places_of_no_move
from tests.kit.typed_table import TypedTable
from tests.oriflamme.chance import legal, listed, new, strange

LANGUAGES = messages.folders()
WAYS: tuple[Move, ...] = (
    m.Place(by="red", where="left"),
    m.Place(by="red", card="queen", where="on", on="red.1", face="up"),
    m.Place(by="red", where="between", between=("red.1", "blue.1")),
    m.PassPlanning(by="red"),
    m.Keep(by="red", card="red.1"),
    m.Skip(by="red", card="red.1"),
    m.TakeTokens(by="red", card="red.1"),
    m.Activate(by="red", card="red.1", shows="queen", step_by_step=True),
    m.Activate(by="red", card="red.1", target="blue.1", target_shows="trap", substitute="set_aside"),
    m.Activate(by="red", card="red.1", bribe="blue.queen"),
    m.Activate(by="red", card="red.1", twin=m.TwinPlace(where="on", on="red.2")),
    m.Activate(
        by="red",
        card="red.1",
        sequence=(
            m.Spend(apply="red.queen"),
            m.Spend(token="take"),
            m.Spend(token="repeat", apply="red.felon"),
        ),
    ),
    m.ApplyCard(by="red", card="red.queen", substitute="none", target="blue.1"),
    m.Combine(by="red"),
    m.Combine(by="red", token="take"),
    m.Combine(by="red", token="repeat", card="red.queen"),
    m.SetDirection(by="red", direction="left_to_right"),
    declarations.KnowRowCard(card="red.1", name="queen"),
    declarations.KnowRowCard(card="red.1", name=""),
    declarations.KnowCards(seat="red", zone="set_aside", cards=("queen",)),
    declarations.KnowCards(seat="red", zone="hand", cards=()),
)


def speaking(language: str) -> Speech:
    found = Speech(language)
    found.game = ORIFLAMME.id
    return found


def named(speech: Speech, key: str) -> str:
    """As the table names things."""
    found = display_name(key)
    if found is None:
        said = speech.word(f"house-{key}")
        return key if said == f"house-{key}" else said
    return speech.tell("table", found.key, found.facts, lambda one: named(speech, one))


def pieces(table: OriflammeTable) -> list[ViewPiece]:
    return [one for area in ADAPTER.view(table).areas for row in area.rows for one in row.pieces]


def test_every_kind_of_move_is_among_the_examples() -> None:
    assert {type(one) for one in WAYS} == set(ORIFLAMME.verbs) - {Decide, Correct, CorrectAll}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_said(language: str) -> None:
    speech = speaking(language)
    for move in WAYS:
        said = speech.move(move, lambda key: named(speech, key))
        assert "red" not in said, said
        assert "_" not in said, said
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    speech = speaking(language)

    def names(key: str) -> str:
        return named(speech, key)

    chance = random.Random(language)
    table = new(chance, 4)
    said: list[str] = []
    while table.over is None:
        assert all(speech.trail(ADAPTER.view(table).trail))
        said += [speech.decision(decision, names) for decision in decisions(ORIFLAMME, table)]
        offered = listed(table)
        for move in (*offered[:12], *strange(chance, table)):
            said += [speech.reason(reason, names) for reason in judge(ORIFLAMME, table, move).reasons]
        assert all(names(one.id) != one.id for one in pieces(table))
        table = play(ORIFLAMME, table, chance.choice(legal(table, offered))).state
        said += [speech.event(event, names) for event in table.events]
        said += [speech.reason(note, names) for note in table.notes]
    assert [] == [one for one in said if ID.search(one)]
    assert (speech.faults, speech.borrowed) == (set(), set())


ID = re.compile(rf"\b({'|'.join(FAMILIES)})\.\w|_")
"""What players never call a card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_point_is_a_question_with_its_answers(language: str) -> None:
    speech = speaking(language)
    for point in RULE_VARIANTS.values():
        said = [speech.point(point), *(speech.option(point, option) for option in point.options)]
        assert said[0].endswith("?")
        assert len(set(said)) == len(said)
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_badge_has_a_word(language: str) -> None:
    speech = speaking(language)
    keys = [f"card-{name}" for name in CARDS] + [f"house-{family}" for family in FAMILIES]
    table = new(random.Random(2), 3)
    chance = random.Random(3)
    while table.over is None:
        view = ADAPTER.view(table)
        keys += [badge.key for area in view.areas for badge in area.badges]
        keys += [row.key for area in view.areas for row in area.rows]
        keys += [badge.key for one in pieces(table) for badge in one.badges if badge.key != "face"]
        table = play(ORIFLAMME, table, chance.choice(legal(table, listed(table)))).state
    lacking = {key for key in keys if speech.word(key) == key and language != "en"}
    assert lacking - {"direction", "row"} == set()


def test_a_card_is_called_the_same_after_it_has_left() -> None:
    speech = speaking("en")
    assert named(speech, "red.2") == "Red 2"
    assert named(speech, "red.queen") == "Red Queen"
    assert named(speaking("ru"), "red.queen") == "Королева красных"
    assert named(speaking("ru"), "black.3") == "Чёрная 3"
    assert display_name("nothing") is None
    assert display_name("red.nothing") is None


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("Красные кладут карту в начало ряда", "left"),
        ("Красные кладут Королеву в конец ряда", "right"),
        ("Красные: кладут карту к левому краю", "left"),
        ("Красный выкладывает карту справа", "right"),
    ],
)
def test_a_card_is_laid_in_the_words_of_the_booklet(line: str, where: str) -> None:
    table = TypedTable("ru", game="oriflamme")
    (move,) = table.read(line)
    assert isinstance(move, m.Place)
    assert (move.by, move.where) == ("red", where)


def test_a_closed_card_is_written_in_a_line_as_the_screen_calls_it() -> None:
    table = TypedTable("ru", game="oriflamme")
    table.type("Красные кладут карту в начало ряда")
    table.type("Синие кладут карту справа")
    table.type("Зелёные кладут карту справа")
    (move,) = table.read("Красные оставляют Красную 1")
    line = line_of(move, table.controller.session, language="ru")
    assert line == "красные оставляют красная 1"
    assert table.read(line) == (move,)


def test_each_place_of_a_form_fills_a_field_and_one_only_says_that_a_card_stays_closed() -> None:
    assert places_of_no_move("oriflamme") == {("correct", ""), ("keep", "stays_closed")}
