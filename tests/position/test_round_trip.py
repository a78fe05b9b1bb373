"""A position written as text reads as the same position, whatever it is and in whichever language."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case, Casebook
from engine.kernel.cases.position_form import Group, Holds, PositionForm, Starts, TextField, TextRecord
from engine.kernel.errors import RefereeError
from referee.position.dispute import case_of, lines_of
from referee.position.names import put_value
from referee.position.reader import read_text
from referee.position.value_writer import meaning
from referee.position.vocabulary import form_of
from referee.position.writer import write_text
from referee.session.registry import adapter_of
from tests.kit.cases import worked, written

Raw = dict[str, Any]
GAMES = tuple(game for game in ("hbo", "lcg", "oriflamme", "kings") if adapter_of(game).position_text)
LANGUAGES = ("en", "bg", "pl", "ru")
IN_JSON = ("record=", "seats=[", "areas=[")
"""What a text holds where a record or a whole list had no short form."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_worked_case_is_read_as_it_was_written(game: str, language: str) -> None:
    """Each case in one language, all of them in turn: one after the other would take too long."""
    form = form_of(game)
    for case in written(game)[LANGUAGES.index(language) :: len(LANGUAGES)]:
        text = write_text(game, case["position"], language)
        found = read_text(text, language)
        assert meaning(found.position, form) == meaning(case["position"], form), text
        assert not any(sign in text for sign in IN_JSON), text


@pytest.mark.parametrize("game", GAMES)
def test_the_game_makes_the_same_table_of_the_text_as_of_the_case(game: str) -> None:
    book = adapter_of(game).casebook
    for case in written(game)[::20]:
        text = write_text(game, case["position"], "pl")
        printing = case.get("text") or book.game.texts[0]
        found = read_text(text, "pl").position
        assert _table(book, case["position"], printing) == _table(book, found, printing), text


def _table(book: Casebook, position: Raw, printing: str) -> Any:
    try:
        return book.position(position, printing, ())
    except RefereeError as error:
        return str(error)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_case_are_read_as_they_were_written(game: str, language: str) -> None:
    adapter = adapter_of(game)
    for case in worked(game)[LANGUAGES.index(language) :: 30]:
        told = {"text": case.text} if case.text else {}
        lines = lines_of(case, adapter, language)
        found = case_of(read_text(write_text(game, case.position, language, lines, told), language))
        assert _steps(found, game) == _steps(case, game), lines


def _steps(case: Case, game: str) -> Any:
    book = adapter_of(game).casebook
    return read_steps(case, book, case.text or book.game.texts[0])[1]


NAMES = some.sampled_from(
    ["s1", "S1", "Jon Snow", "k", "4m", "Хрътката", 'the "Imp"', "a, b", "no", "also", "?", "x=1", "-"]
)
TEXTS = some.one_of(NAMES, some.text(max_size=8).filter(str.isprintable))
NUMBERS = some.integers(-3, 40)


def values(item: TextField) -> some.SearchStrategy[Any]:
    """Values that a field may hold, and some that it may not."""
    words = some.sampled_from(item.among) if item.among else TEXTS
    counts = some.dictionaries(words if item.among else NAMES, some.integers(0, 9), max_size=3)
    seats = some.sampled_from(["stark", "lannister", "red", "A", "nobody at all"])
    kinds: dict[Holds, some.SearchStrategy[Any]] = {
        Holds.NUMBER: some.one_of(NUMBERS, some.just("?")),
        Holds.FLAG: some.one_of(some.booleans(), some.just("?")),
        Holds.WORD: words,
        Holds.WORDS: some.one_of(some.lists(words, max_size=4), some.just("?")),
        Holds.NUMBERS: some.lists(some.integers(1, 9), max_size=3),
        Holds.SEAT: seats,
        Holds.SEATS: some.lists(seats, max_size=3),
        Holds.SIDES: some.lists(some.lists(seats, max_size=2), max_size=2),
        Holds.CARD: TEXTS,
        Holds.TEXT: TEXTS,
        Holds.TEXTS: some.lists(TEXTS, max_size=3),
        Holds.COUNTS: counts,
        Holds.PAIR: some.sampled_from(["red.queen", "blue.trap", "x.y", ""]),
        Holds.FACE: TEXTS,
    }
    return kinds[item.holds]


@some.composite
def records(draw: some.DrawFn, record: TextRecord, name: str = "") -> Raw:
    """A record with any of its fields."""
    raw: Raw = {}
    if record.name:
        raw[record.name] = name or draw(NAMES)
    if record.title and draw(some.booleans()):
        raw[record.title] = draw(NAMES)
    for item in draw(some.lists(some.sampled_from(record.items), max_size=6, unique_by=lambda one: one.at)):
        put_value(raw, item.at, draw(values(item)))
    for group in record.groups:
        if draw(some.booleans()):
            put_value(raw, group.at, draw(groups(group)))
    return raw


@some.composite
def groups(draw: some.DrawFn, group: Group) -> list[Any]:
    """What stands in a group of a record."""
    if group.of is None:
        return draw(some.lists(NAMES, max_size=2))
    return draw(some.lists(records(group.of), max_size=3))


@some.composite
def positions(draw: some.DrawFn, form: PositionForm) -> Raw:
    """A position that the format can express; not every one can come about."""
    raw = draw(records(form.head))
    for line in form.lines:
        if line.starts is Starts.SEAT:
            seats = form.seats or ("stark", "lannister", "A", "nobody at all")
            ids = draw(some.lists(some.sampled_from(seats), max_size=3, unique=True))
            raw[line.at] = [draw(records(line.record, id_)) for id_ in ids]
        elif line.stacked:
            raw[line.at] = draw(
                some.lists(some.lists(records(line.record), min_size=1, max_size=2), max_size=3)
            )
        elif line.many:
            raw[line.at] = draw(some.lists(records(line.record), max_size=3))
        elif draw(some.booleans()):
            raw[line.at] = draw(records(line.record, "stark"))
    return raw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=some.data())
def test_any_position_is_read_as_it_was_written(game: str, language: str, data: some.DataObject) -> None:
    form = form_of(game)
    position = data.draw(positions(form))
    text = write_text(game, position, language)
    assert meaning(read_text(text, language).position, form) == meaning(position, form), text
