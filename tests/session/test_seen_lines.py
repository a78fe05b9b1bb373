"""What somebody sees on the table, typed in a line: the record is set right by one entry."""

from __future__ import annotations

import pytest

from engine.kernel.corrections import CorrectAll
from referee.app.presenters.repair_words import seen_lines
from referee.position.seat_line import SeenEntry, seen_entry
from referee.position.tokens import PositionError
from referee.session.game_setup import example, examples, state_of
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.typed_table import TypedTable

ROW = (
    "row: blue schemer open, green 3, red queen open, red 2, blue 1, green prince open, red, "
    "blue queen open + blue 1, green twin open, green"
)
GAMES = ("hbo", "lcg", "oriflamme", "kings")


def ready(game: str, language: str = "en") -> TypedTable:
    """The first ready table of a game."""
    return TypedTable(language, state_of(example(game, examples(game)[0].id, "")), game)


def seen(table: TypedTable, line: str) -> SeenEntry:
    return seen_entry(table.controller, line, table.wording.language)


def changed(table: TypedTable, line: str) -> set[tuple[str, str, object, object]]:
    return {(one.of, one.field, one.old, one.value) for one in seen(table, line).changes}


STARK = {
    ("stark", "gold", 2, 3),
    ("stark", "hand", 5, 6),
    ("eddard", "kneeling", False, True),
    ("arya", "kneeling", False, True),
}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark: eddard k x2, jon, arya k; gold 3; hand 6"),
        ("en", "stark 3g h6: eddard k, jon, arya k"),
        ("bg", "старк: едард с х2, джон, аря с; злато 3; ръка 6"),
        ("pl", "stark: eddard k x2, jon, arya k; złoto 3; ręka 6"),
        ("ru", "старк: эддард с х2, джон, арья с; золото 3; рука 6"),
    ],
)
def test_only_what_differs_is_set_right_in_every_language(language: str, line: str) -> None:
    assert changed(ready("hbo", language), line) == STARK


@pytest.mark.parametrize(
    ("game", "line", "expected"),
    [
        (
            "lcg",
            "stark: eddard k, robb; gold 3",
            {("stark", "gold", 2, 3), ("eddard", "kneeling", False, True)},
        ),
        ("oriflamme", "red 4; discard felon", {("red", "influence", 5, 4)}),
        (
            "oriflamme",
            ROW,
            {("green.1", "tokens", 2, 3)},
        ),
        ("kings", "stark power 3; supply 2", {("stark", "power", 4, 3)}),
        ("kings", "river ford: 2 footmen", {("river-ford", "footman", 1, 2)}),
        ("kings", "north-hold: footman", {("north-hold", "knight", 1, 0)}),
    ],
)
def test_the_fields_of_every_game_are_compared(
    game: str, line: str, expected: set[tuple[str, str, object, object]]
) -> None:
    assert changed(ready(game), line) == expected


def test_cards_that_are_not_named_stay_and_are_told() -> None:
    found = seen(ready("hbo"), "stark: eddard, jon")

    assert found.changes == ()
    assert set(found.unnamed) == {"arya", "sansa", "retinue", "hodor"}


def test_a_card_told_in_another_pile_goes_there() -> None:
    assert ("jon", "zone", "play", "dead") in changed(ready("hbo"), "stark: eddard; dead: jon")


def test_the_power_of_a_seat_is_what_it_shows_in_all() -> None:
    """It shows 6: 4 on the banner, 2 on Eddard."""
    table = ready("hbo")

    assert changed(table, "stark: power 6") == set()
    assert changed(table, "stark: power 7") == {("stark", "power", 4, 5)}
    assert changed(table, "stark: eddard tokens 3; power 7") == {("eddard", "power", 2, 3)}


def test_a_card_of_the_catalogue_that_was_not_mirrored_comes_from_the_hand() -> None:
    table = ready("hbo")
    hand = table.controller.session.state.seats["lannister"].hand
    entry = seen(table, "lannister: tyrion lannister k")

    for move in entry.moves("as it lies"):
        assert table.controller.session.enter(move).kind is OutcomeKind.DONE

    state = table.controller.session.state
    tyrion = next(one for one in state.cards.values() if one.name == "Tyrion Lannister")
    assert (tyrion.zone, tyrion.kneeling, tyrion.controller) == ("play", True, "lannister")
    assert state.seats["lannister"].hand == hand - 1


def test_all_of_it_is_one_entry_with_old_and_new_values() -> None:
    table = ready("hbo")
    session = table.controller.session
    entry = seen(table, "stark: eddard k, arya k; gold 3; hand 6")
    before = session.state
    (move,) = entry.moves("as it lies")

    assert session.enter(move).kind is OutcomeKind.DONE

    assert isinstance(move, CorrectAll)
    assert [line.kind for line in session.lines] == ["correction"]
    olds = {
        (event.facts["field"], event.facts["old"], event.facts["value"]) for event in session.lines[0].events
    }
    assert ("gold", 2, 3) in olds
    assert table.controller.undo() == 1
    assert session.state is before


def test_the_list_names_fields_as_the_screen_does() -> None:
    table = ready("hbo")

    lines = seen_lines(seen(table, "stark: power 7"), table.controller.session, table.wording)

    assert lines == ("• Stark, banner 4 → 5",)


def test_an_unknown_card_is_named_with_its_column() -> None:
    with pytest.raises(PositionError) as refused:
        seen(ready("hbo"), "stark: eddard, xyzzy k")

    assert refused.value.says == "position_card_unknown"
    assert refused.value.column == 16


@pytest.mark.parametrize("game", GAMES)
def test_reading_enters_nothing(game: str) -> None:
    table = ready(game)
    seat = next(iter(table.controller.session.state.seats))
    state = table.controller.session.state

    seen(table, f"{seat}:")

    assert table.controller.session.state is state
    assert not table.controller.session.lines
