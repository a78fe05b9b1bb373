"""Typed lines of this game, in English and Russian; what cannot be typed shortly is printed as data."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board.components import PIECES
from engine.kings.game import KINGS
from engine.kings.notation.grammar import GRAMMAR
from engine.kings.table import KingsTable
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.kings import area, board, move
from tests.kit.notation import places_of_no_move


def nothing(*entry: Any) -> None:
    """Nothing is kept."""


def session(*areas: Any, **fields: Any) -> Session:
    table = board(*areas, **fields)
    return Session(ADAPTER, table, KINGS.texts, nothing)


def ordered(order: str, place: str) -> Move:
    return move("place_order", "stark", order=order, area=place)


def marched(to: str, **units: int) -> Move:
    return move("march", "stark", start="winterfell", moves=[{"to": to, "units": units}])


def here(step: str) -> Session:
    return session(
        area("winterfell", "stark 2 footman, 1 knight", "white-sea moat", "march young_wolf", city=True),
        area("moat", "lannister 1 footman", orders="support"),
        area("white-sea~", "stark 2 ship", "winterfell", "raid"),
        area("harbour=winterfell/white-sea", "stark 1 ship"),
        phase="planning" if step in ("one_time", "permanent") else "action",
        step=step,
        given={"mustering_points": {"winterfell": 2}},
    )


def read(line: str, table: Session) -> Move:
    found = parse(line, table)
    assert isinstance(found, Move), found
    return found


@pytest.mark.parametrize(
    ("step", "line", "expected"),
    [
        ("one_time", "stark no once", move("decline_one_time", "stark")),
        (
            "one_time",
            "stark places forced march moat",
            move("place_one_time", "stark", order="forced_march", area="moat"),
        ),
        (
            "one_time",
            "старки кладут призыв winterfell",
            move("place_one_time", "stark", order="call", area="winterfell"),
        ),
        (
            "one_time",
            "stark заповед повик winterfell",
            move("place_one_time", "stark", order="call", area="winterfell"),
        ),
        (
            "one_time",
            "stark kładzie wezwanie winterfell",
            move("place_one_time", "stark", order="call", area="winterfell"),
        ),
        (
            "permanent",
            "stark orders raid white-sea",
            ordered("raid", "white-sea"),
        ),
        (
            "permanent",
            "старки приказ набег white-sea",
            ordered("raid", "white-sea"),
        ),
        ("raid", "stark raids white-sea to moat", move("raid", "stark", start="white-sea", target="moat")),
        ("raid", "старки набег white-sea на moat", move("raid", "stark", start="white-sea", target="moat")),
        (
            "march",
            "stark marches winterfell to moat footman 1 knight 1",
            move(
                "march",
                "stark",
                start="winterfell",
                moves=[{"to": "moat", "units": {"footman": 1, "knight": 1}}],
            ),
        ),
        (
            "march",
            "старки поход winterfell в moat воин 2",
            marched("moat", footman=2),
        ),
        (
            "march",
            "stark marches winterfell to moat",
            move(
                "march",
                "stark",
                start="winterfell",
                moves=[{"to": "moat", "units": {"footman": 2, "knight": 1}}],
            ),
        ),
        (
            "raid",
            "stark young wolf winterfell to moat footman 1",
            move(
                "execute_one_time",
                "stark",
                order="young_wolf",
                area="winterfell",
                moves=[{"to": "moat", "units": {"footman": 1}}],
            ),
        ),
        (
            "consolidate_power",
            "stark consolidates winterfell fort",
            move("consolidate", "stark", area="winterfell", take="fortification"),
        ),
        (
            "consolidate_power",
            "stark musters winterfell builds ship into harbour",
            move("muster", "stark", area="winterfell", units=[{"build": "ship", "place": "harbour"}]),
        ),
        ("march", "next step", move("next_step")),
        ("raid", "stark raids moat from white-sea", move("raid", "stark", start="white-sea", target="moat")),
        (
            "raid",
            "старки набег на moat из white-sea",
            move("raid", "stark", start="white-sea", target="moat"),
        ),
        (
            "raid",
            "stark resolves young wolf in winterfell to moat footman",
            move(
                "execute_one_time",
                "stark",
                order="young_wolf",
                area="winterfell",
                moves=[{"to": "moat", "units": {"footman": 1}}],
            ),
        ),
        (
            "consolidate_power",
            "stark consolidates in winterfell fortification",
            move("consolidate", "stark", area="winterfell", take="fortification"),
        ),
        (
            "consolidate_power",
            "stark consolidates in winterfell: fortification",
            move("consolidate", "stark", area="winterfell", take="fortification"),
        ),
        (
            "consolidate_power",
            "stark musters in winterfell: builds knight",
            move("muster", "stark", area="winterfell", units=[{"build": "knight"}]),
        ),
        ("march", "stark moves winterfell to moat 2 footmen", marched("moat", footman=2)),
        ("permanent", "stark orders raid in white-sea", ordered("raid", "white-sea")),
        ("march", "stark marches winterfell to moat knight", marched("moat", knight=1)),
        ("march", "stark marches winterfell to moat footman 2 knight", marched("moat", footman=2, knight=1)),
        ("march", "stark marches winterfell to moat footman, knight", marched("moat", footman=1, knight=1)),
        ("march", "старки поход winterfell в moat воин и рыцарь", marched("moat", footman=1, knight=1)),
    ],
)
def test_a_line_is_read(step: str, line: str, expected: Move) -> None:
    assert read(line, here(step)) == expected


@pytest.mark.parametrize("line", ["stark dances", "", "stark marches", "tully marches winterfell to moat"])
def test_what_is_no_line_is_said_to_be_misread(line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, here("march"))


@pytest.mark.parametrize("step", ["one_time", "permanent", "raid", "march", "consolidate_power"])
def test_every_choice_is_printed_as_a_line_that_reads_as_itself(step: str) -> None:
    table = here(step)
    for choice, _ in table.choices():
        made = choice.with_picks(choice.among[: max(choice.least, 1)]) if choice.pick else choice.move
        assert read(line_of(made, table), table) == made


def test_every_verb_of_a_form_is_a_verb_of_the_game() -> None:
    verbs = {str(kind.__struct_config__.tag) for kind in KINGS.verbs}
    assert {form.makes for form in GRAMMAR.forms} <= verbs


def test_a_session_takes_a_line_and_undoes_it() -> None:
    table = here("march")
    before: KingsTable = table.state
    done = table.enter(read("stark marches winterfell to white-sea knight 1", table))
    assert done.ruling.because[0] == "kings.scope.draft"
    assert table.state is before
    table.enter(read("stark marches winterfell", table))
    assert table.undo() == 1
    assert table.state == before


@pytest.mark.parametrize("between", [" ", ", "])
def test_houses_in_an_order_need_no_commas(between: str) -> None:
    table = here("march")
    order = tuple(table.state.seats)
    line = f"set turn order {between.join(order)} because we read the track"

    assert read(line, table) == Correct(of="", field="turn_order", value=order, reason="we read the track")


def test_an_area_may_be_named_in_either_word() -> None:
    table = here("march")
    called, named = (
        read(f"area keep-port port {word} Keep Port land winterfell sea white-sea", table)
        for word in ("called", "named")
    )
    assert named == called


@pytest.mark.parametrize("line", ["stark marches winterfell to moat knights", "stark stands moat footmen"])
def test_several_units_are_not_counted_by_guessing(line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, here("march"))


def test_who_has_nobody_there_is_told_so_and_not_asked_how_many_go() -> None:
    table = here("march")
    with pytest.raises(Unreadable) as told:
        table.enter(read("stark marches moat to winterfell", table))
    assert told.value.says == "nobody_to_go"


def in_battle() -> Session:
    """Lannister attacks Stark in the moat, and Tyrell stands beside."""
    return session(
        area("winterfell", "lannister 2 knight", "moat", "march"),
        area("moat", "stark 1 footman", "highgarden"),
        area("highgarden", "tyrell 1 knight", orders="support"),
        area("harrenhal", "stark 1 knight", "moat", orders="support"),
        phase="action",
        step="march",
        given={"guile": {"by": "lannister", "named": "tyrell"}},
    )


def attacked() -> Session:
    table = in_battle()
    table.enter(read("lannister marches winterfell to moat", table))
    return table


@pytest.mark.parametrize(
    ("line", "by", "start", "side"),
    [
        ("stark supports harrenhal", "stark", "harrenhal", "defender"),
        ("stark supports moat from harrenhal", "stark", "harrenhal", "defender"),
        ("tyrell supports highgarden side defender", "tyrell", "highgarden", "defender"),
        ("tyrell supports highgarden", "tyrell", "highgarden", None),
    ],
)
def test_the_battle_that_is_open_is_the_one_supported(
    line: str, by: str, start: str, side: str | None
) -> None:
    told = {"side": side} if side else {}
    expected = move("support", by, start=start, battle="moat", attacker="lannister", **told)
    assert read(line, attacked()) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("stark wins", ("stark", "retreat")),
        ("lannister wins the battle losers destroyed", ("lannister", "destroyed")),
        ("lannister won in moat", ("lannister", "retreat")),
        ("старки победили", ("stark", "retreat")),
        ("старк печели битката", ("stark", "retreat")),
        ("stark wygrywa", ("stark", "retreat")),
        ("battle moat won by stark", ("stark", "retreat")),
    ],
)
def test_who_wins_the_battle_that_is_open(line: str, expected: tuple[str, str]) -> None:
    winner, losers = expected
    told = {"winner": winner, "losers": losers}
    assert read(line, attacked()) == move("resolve_battle", area="moat", battle=told)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("stark retreats to highgarden", move("retreat", "stark", start="moat", to="highgarden")),
        ("stark gives casualty footman", move("casualty", "stark", area="moat", unit="footman")),
        ("stark loses all", move("destroy_all", "stark", area="moat")),
        ("старки отступают в highgarden", move("retreat", "stark", start="moat", to="highgarden")),
    ],
)
def test_the_beaten_need_not_say_where_they_fought(line: str, expected: Move) -> None:
    table = attacked()
    assert read(line, table) == expected
    table.enter(read("lannister wins", table))
    assert read(line, table) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("casualty in moat: footman", move("casualty", "stark", area="moat", unit="footman")),
        ("жертва в moat: воин", move("casualty", "stark", area="moat", unit="footman")),
        ("retreat from moat to highgarden", move("retreat", "stark", start="moat", to="highgarden")),
        ("loses all in moat", move("destroy_all", "stark", area="moat")),
    ],
)
def test_of_a_lost_battle_the_beaten_are_meant_although_the_winner_stands_there(
    line: str, expected: Move
) -> None:
    table = attacked()
    table.enter(read("lannister wins", table))

    assert read(line, table) == expected


def test_without_a_battle_nobody_wins_or_goes_back() -> None:
    for line in ("stark wins", "stark retreats to harrenhal", "stark loses all"):
        with pytest.raises(ParseError):
            parse(line, in_battle())


def test_support_from_where_no_order_lies_is_understood_and_refused() -> None:
    table = attacked()
    line = read("stark supports moat", table)
    assert judge(KINGS, table.state, line).verdict is Verdict.NO


def test_support_without_an_open_battle_does_not_say_enough() -> None:
    with pytest.raises(ParseError):
        parse("stark supports harrenhal", in_battle())


@pytest.mark.rule("kings.lion.support")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_who_helps_lannister_attack_or_another_defend_against_him_is_not_barred(side: str) -> None:
    table = attacked()
    help_ = move("support", "tyrell", start="highgarden", battle="moat", side=side)
    assert judge(KINGS, table.state, help_).verdict is Verdict.YES


def of_baratheon(order: str) -> Session:
    return session(
        area("dragonstone", "baratheon 1 footman", "sea-of-dorne", order),
        area("sea-of-dorne~", "martell 1 ship", orders="support"),
        phase="action",
        step="raid",
    )


def test_an_unknown_title_ends_where_the_next_place_of_the_line_begins() -> None:
    line = "baratheon will of rhllor dragonstone discards Melisandre of Asshai removes sea-of-dorne support"
    assert read(line, of_baratheon("will_of_rhllor")) == move(
        "execute_one_time",
        "baratheon",
        order="will_of_rhllor",
        area="dragonstone",
        discard="Melisandre of Asshai",
        remove=["sea-of-dorne:support"],
    )


def test_what_cannot_be_read_behind_a_title_is_no_part_of_it() -> None:
    with pytest.raises(ParseError):
        parse(
            "baratheon will of rhllor dragonstone discards Melisandre removes ghosts",
            of_baratheon("will_of_rhllor"),
        )


@pytest.mark.parametrize(
    "units",
    [
        "footman 2 knight 1",
        "footman 2, knight 1",
        "2 footmen, 1 knight",
        "2 footmen and 1 knight",
        "2 footmen 1 knight",
        "footman: 2, knight: 1",
        "knight 1, 2 footmen",
        "2 воина и 1 рыцарь",
        "2 пехотинци, 1 рицар",
        "2 piechurów i 1 rycerz",
    ],
)
def test_units_are_counted_before_their_word_or_behind_it_and_listed(units: str) -> None:
    table = here("march")
    assert read(f"stark marches winterfell to moat {units}", table) == marched("moat", footman=2, knight=1)
    entered = read(f"stark stands moat {units}", table)
    assert entered == move("enter_units", "stark", area="moat", units={"footman": 2, "knight": 1})


@pytest.mark.parametrize(
    "units", ["2 footmen,", "2 footmen, 1", "2 2 footmen", "1 knight, 2 knights", ", 1 knight"]
)
def test_a_list_of_units_that_is_no_list_is_not_read(units: str) -> None:
    with pytest.raises(ParseError):
        parse(f"stark stands moat {units}", here("march"))


def test_each_place_of_a_form_fills_a_field_or_is_put_together_with_others() -> None:
    counted = {("enter_units", piece) for piece in PIECES}
    gone = {(verb, "goes") for verb in ("march", "muster", "execute_one_time")}

    assert places_of_no_move("kings") == {("correct", ""), *counted, *gone}
