"""While orders are placed nobody is told which of them lies where."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.kernel.judge import play
from engine.kernel.moves import Move
from engine.kings.adapter import ADAPTER
from engine.kings.game import KINGS
from engine.kings.moves import NextStep, PlaceOneTime, PlaceOrder
from engine.kings.public_table import not_shown
from engine.kings.table import KingsTable, at_step
from referee.app.presenters.typed_lines import AmbiguousLine, TypedLines
from referee.app.presenters.wording import Wording
from referee.desk.verdicts_and_precedents import at_table
from referee.session.session import Session
from referee.session.table_files import written
from tests.kit.kings import area, board, move, played

LAID = (
    PlaceOneTime(by="stark", order="call", area="land_a"),
    PlaceOrder(by="stark", order="march", area="land_a"),
)


def nothing(*entry: object) -> None:
    """Nothing is kept."""


def planning(step: str = "one_time") -> KingsTable:
    """Stark stands in one area, and orders are placed."""
    return board(area("land_a", "stark 1 footman"), phase="planning", step=step)


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.reveal")
@pytest.mark.parametrize("laid", LAID)
def test_which_order_was_laid_is_not_said_before_all_are_revealed(laid: Move) -> None:
    said = ADAPTER.announced(planning(), laid)
    assert (said.by, said.area, said.order) == ("stark", "land_a", "")  # type: ignore[attr-defined]


@pytest.mark.rule("kings.onetime.face-down")
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("laid", LAID)
def test_neither_the_sentence_nor_the_line_on_the_screen_names_the_order(language: str, laid: Move) -> None:
    session = Session(ADAPTER, planning(), KINGS.texts, nothing)
    wording = Wording(language)
    wording.of_game("kings")
    line = TypedLines(session, wording).line_of(laid)
    named = wording.move(laid)
    assert line == wording.move(ADAPTER.announced(session.state, laid))
    assert line != named
    assert "{" not in line


@pytest.mark.rule("kings.onetime.reveal")
@pytest.mark.parametrize("laid", LAID)
def test_once_revealed_it_is_said(laid: Move) -> None:
    revealed = at_step(planning(), "action", "raid")
    assert ADAPTER.announced(revealed, laid) == laid


@pytest.mark.rule("kings.onetime.face-down")
def test_the_first_order_laid_in_the_westeros_phase_is_no_less_secret() -> None:
    westeros = board(area("land_a", "stark 1 footman"), phase="westeros")
    assert ADAPTER.announced(westeros, LAID[0]) != LAID[0]
    assert ADAPTER.announced(westeros, NextStep()) == NextStep()


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.reveal")
def test_the_board_shows_that_an_order_lies_there_and_not_which() -> None:
    laid = played(planning(), "place_one_time", "stark", order="call", area="land_a")
    (there,) = [one for one in ADAPTER.view(laid).areas if one.id == "land_a"]
    (row,) = [one for one in there.rows if one.key == "orders"]
    assert [(piece.name, piece.hidden) for piece in row.pieces] == [("one_time_order", True)]


@pytest.mark.rule("kings.onetime.face-down", "kings.call.no-castle", "kings.port.defence-useless")
@pytest.mark.parametrize(
    ("verb", "where", "orders"),
    [
        ("place_one_time", "land_a", ("call", "forced_march")),
        ("place_order", "port_a", ("defense", "raid")),
    ],
)
def test_the_ruling_on_one_order_says_what_that_on_another_says(
    verb: str, where: str, orders: tuple[str, str]
) -> None:
    here = board(
        area("land_a", "stark 1 footman"),
        area("sea_a~", ""),
        area("port_a=land_a/sea_a", "stark 1 ship"),
        phase="planning",
        step="one_time" if verb == "place_one_time" else "permanent",
    )
    one, other = (play(KINGS, here, move(verb, "stark", order=order, area=where)) for order in orders)
    assert one.ruling == other.ruling
    assert one.state.notes == other.state.notes


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.five")
def test_what_a_house_has_left_does_not_tell_what_it_laid() -> None:
    before = planning()
    laid = played(before, "place_one_time", "stark", order="call", area="land_a")
    assert not_shown(laid, "stark") == not_shown(before, "stark")
    revealed = at_step(laid, "action", "raid")
    assert not_shown(revealed, "stark") == ("call", "supply_delivery", "forced_march", "young_wolf")


@pytest.mark.rule("kings.onetime.face-down")
def test_face_up_nothing_is_laid_yet_and_no_order_has_been_counted_off() -> None:
    laid = played(planning(), "place_one_time", "stark", order="call", area="land_a")
    assert ADAPTER.face_up is not None
    seen = ADAPTER.face_up(laid)
    assert seen.areas["land_a"].orders == ()
    assert seen.seats["stark"] == planning().seats["stark"]
    told = planning().seat("stark", left=("supply_delivery", "call"))
    again = ADAPTER.face_up(played(told, "place_one_time", "stark", order="call", area="land_a"))
    assert sorted(again.seats["stark"].left) == ["call", "supply_delivery"]


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.reveal")
@pytest.mark.parametrize(
    ("verb", "step", "orders"),
    [
        ("place_one_time", "one_time", ("call", "forced_march")),
        ("place_order", "permanent", ("march", "raid")),
    ],
)
def test_a_table_file_holds_no_order_that_lies_face_down(
    verb: str, step: str, orders: tuple[str, str]
) -> None:
    tables = [played(planning(step), verb, "stark", order=order, area="land_a") for order in orders]
    files = [written(Session(ADAPTER, one, KINGS.texts, nothing), "here") for one in tables]
    revealed = [
        written(Session(ADAPTER, at_step(one, "action", "raid"), KINGS.texts, nothing), "here")
        for one in tables
    ]

    assert files[0] == files[1]
    assert revealed[0] != revealed[1]


BOTH: tuple[Literal["march"], Literal["support"]] = ("march", "support")
GUESSED = ("stark order march facing upwards land_a", "raid land_a:march", "stark lays marhc land_a upside")


def read_at(session: Session, line: str) -> str:
    """What becomes of a typed line: the moves, or why it cannot be read."""
    wording = Wording("en")
    wording.of_game("kings")
    try:
        return str(TypedLines(session, wording).read(line))
    except AmbiguousLine as unclear:
        return f"{wording.error(unclear)} {[one.says for one in unclear.meant]}"


@pytest.mark.rule("kings.onetime.face-down")
def test_a_typed_guess_is_read_alike_whichever_order_lies_there() -> None:
    tables = [play(KINGS, planning("permanent"), laid(one)).state for one in BOTH]

    for line in GUESSED:
        read = {read_at(Session(ADAPTER, one, KINGS.texts, nothing), line) for one in tables}
        assert len(read) == 1, line


@pytest.mark.rule("kings.onetime.face-down")
def test_the_desk_answers_a_guess_alike_whichever_order_lies_there() -> None:
    answers = []
    for order in BOTH:
        session = Session(ADAPTER, planning("permanent"), KINGS.texts, nothing)
        session.enter(laid(order))
        question = at_table(session, "stark place march land_a", "en")
        answers.append((question.judged.of, question.verdicts))

    assert answers[0] == answers[1]


def laid(order: Literal["march", "support"]) -> PlaceOrder:
    """An order that Stark lays."""
    return PlaceOrder(by="stark", order=order, area="land_a")
