"""While orders are placed nobody is told which of them lies where."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board.components import PERMANENT
from engine.kings.common_rules import word
from engine.kings.game import KINGS
from engine.kings.moves import NextStep, PlaceOneTime, PlaceOrder
from engine.kings.phases.planning import not_shown, one_time_set
from engine.kings.table import KingsTable, at_step
from referee.app.presenters.wording import Wording
from referee.app.typed_lines import AmbiguousLine, TypedLines
from referee.desk.judged_questions import at_table
from referee.notation.parser.parse import parse
from referee.session.files.table_files import table_file_bytes
from referee.session.log.ruled_history import OutcomeKind
from referee.session.lookahead import first_remedy
from referee.session.session import Session
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
    files = [table_file_bytes(Session(ADAPTER, one, KINGS.texts, nothing), "here") for one in tables]
    revealed = [
        table_file_bytes(Session(ADAPTER, at_step(one, "action", "raid"), KINGS.texts, nothing), "here")
        for one in tables
    ]

    assert files[0] == files[1]
    assert revealed[0] != revealed[1]


HOLDINGS = ("land_a", "land_b", "land_c", "land_d", "land_e")


def wide() -> KingsTable:
    """Stark stands in five areas, Lannister in one."""
    stark = (area(one, "stark 1 footman") for one in HOLDINGS)
    return board(*stark, area("land_l", "lannister 1 knight"), phase="planning")


def laid_at_random(seed: int, *, told: bool) -> KingsTable:
    """A one-time order in the first area, three permanent ones in the next: which, is chance.

    ``told``: the table has been told which one-time orders each House has left.
    """
    chance = random.Random(seed)
    table = wide()
    if told:
        table = table.seat("stark", left=one_time_set("stark"))
    once = chance.choice(one_time_set("stark"))
    table = played(table, "place_one_time", "stark", order=once, area="land_a")
    table = at_step(table, "planning", "permanent")
    for where in HOLDINGS[1:4]:
        order = chance.choice(PERMANENT)
        table = played(table, "place_order", "stark", order=order, area=where)
    return table


def guesses() -> Iterator[Move]:
    """Every placing that anybody could name."""
    for house in ("stark", "lannister"):
        for where in (*HOLDINGS, "land_l"):
            for order in PERMANENT:
                yield PlaceOrder(by=house, order=word(order), area=where)
            for order in dict.fromkeys(one_time_set(house)):
                yield PlaceOneTime(by=house, order=word(order), area=where)
    yield NextStep()


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.reveal")
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_can_be_asked_or_seen_depends_on_which_orders_lie_there(seed: int, told: bool) -> None:
    one, other = (laid_at_random(seed + more, told=told) for more in (0, 100))
    sessions = [Session(ADAPTER, each, KINGS.texts, nothing) for each in (one, other)]

    assert ADAPTER.view(one) == ADAPTER.view(other)
    assert sessions[0].choices() == sessions[1].choices()
    for guess in guesses():
        assert judge(KINGS, one, guess) == judge(KINGS, other, guess), guess


@pytest.mark.rule("kings.scope.draft", "kings.components.list")
def test_a_fourth_order_of_one_kind_is_found_when_the_orders_are_revealed() -> None:
    three = at_step(wide(), "planning", "permanent")
    for where in HOLDINGS[:3]:
        three = played(three, "place_order", "stark", order="march", area=where)
    four = played(three, "place_order", "stark", order="march", area="land_d")

    refused = judge(KINGS, four, NextStep())

    assert judge(KINGS, three, NextStep()).verdict is Verdict.YES
    assert refused.verdict is Verdict.NO
    assert refused.because == ("kings.scope.draft",)
    [why] = [reason for reason in refused.reasons if reason.found == Verdict.NO]
    assert (why.facts["seat"], why.facts["order"], why.facts["count"]) == ("stark", "march", 4)


def test_the_orders_are_revealed_once_the_one_too_many_is_taken_back() -> None:
    four = at_step(wide(), "planning", "permanent")
    for where in HOLDINGS[:4]:
        four = played(four, "place_order", "stark", order="march", area=where)
    session = Session(ADAPTER, four, KINGS.texts, nothing)
    assert session.enter(NextStep()).kind is OutcomeKind.REFUSED

    taken_back = parse("correct land_d orders none because there are three", session)

    assert isinstance(taken_back, Correct)
    session.correct(taken_back.of, taken_back.field, taken_back.value, taken_back.reason)
    assert session.enter(NextStep()).kind is OutcomeKind.DONE


def test_a_key_takes_back_the_order_too_many_and_reveals_the_others() -> None:
    five = at_step(wide(), "planning", "permanent")
    for where in HOLDINGS[:5]:
        five = played(five, "place_order", "stark", order="march", area=where)
    session = Session(ADAPTER, five, KINGS.texts, nothing)

    way = first_remedy(session, NextStep(), "there are three")

    assert way is not None
    for entered in (*way.before, way.move):
        assert session.enter(entered).kind is OutcomeKind.DONE
    assert [order.order for _, order in session.state.orders()] == ["march"] * 3
    assert session.state.phase == "action"


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
