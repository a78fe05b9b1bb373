"""Whatever is typed, at whichever table and in whichever language, is read, refused or not understood."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.agot.state.moves import PlaceSetup
from referee.app.typed_lines import MOST_AGAIN
from referee.notation.completion import expected
from referee.notation.completion.completions import complete
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import LONGEST_LINE, ParseError
from referee.notation.parser.line_readings import MOST_EFFORT, Effort
from referee.notation.parser.parse import parse
from referee.notation.parser.reader import Reader
from referee.notation.suggestions import respellings
from referee.notation.suggestions.suggestions import MOST_EFFORT as OF_SENTENCES
from referee.session.registry import ADAPTERS
from referee.words.messages import folders
from tests.conftest import DEEP
from tests.kit.cases import worked
from tests.kit.notation import ready, session
from tests.notation.generated_lines import RandomLines, Table, of_case, tables

AT_ONCE = 2_000
"""Steps of what is begun as long as there is effort left, and then ended."""
TABLES, LINES = 12, 60
"""So many tables of each game, so many lines at each; every tenth is completed and entered too."""


@pytest.mark.parametrize("game", ADAPTERS)
def test_a_line_of_random_words_never_raises_anything_but_an_error_of_ours(game: str) -> None:
    rng = Random(game)
    for number, (_, state) in enumerate(islice(tables(rng, (game,)), TABLES * DEEP)):
        language = folders()[number % len(folders())]
        table = Table(game, state, language)
        lines = RandomLines(table, rng)
        for at in range(LINES):
            line = lines.line()
            try:
                table.take(line) if at % 10 == 0 else table.read(line)
            except Exception as error:
                raise AssertionError(f"{language}: {line!r} at {state}") from error


@pytest.mark.parametrize(
    ("language", "against"),
    [("en", "against C"), ("bg", "срещу Таргариен"), ("pl", "przeciw Targaryen"), ("ru", "против Таргариен")],
)
def test_against_whom_a_challenge_went_is_asked_by_the_names_of_seats(language: str, against: str) -> None:
    case = next(one for one in worked("lcg") if one.id == "lcg-d011")
    table = Table("lcg", of_case("lcg", case), language)
    with pytest.raises(ParseError) as asked:
        parse("A won military", table.session, language)

    offered = [one.line for one in asked.value.offers if one.why == "outcome"]
    assert f"A won military {against}" in offered
    assert len(offered) == 3
    for line in offered:
        table.take(line)


def test_a_line_longer_than_any_that_means_something_is_refused_at_once() -> None:
    line = "stark plays " + "x" * LONGEST_LINE
    here = session()
    with pytest.raises(ParseError) as refused:
        parse(line, here)

    assert refused.value.says == "line_too_long"
    assert refused.value.facts == {"size": len(line), "limit": LONGEST_LINE}
    assert complete(line, len(line), here) == []


BEGUN = ("", "stark plays ", "set stark power ", "stark won military killed ", "stark reacts with hound: ")
UNITS = ("hound, ", "kills hound; ", "a ", "stark ", '"a" ', "(", ",", "hound>hound, ", "tywin and ", "1 ")


class Work:
    """What is done for one line: steps of readers, phrases compared with names, things written out."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.steps = 0
        patched.setattr(Reader, "step", self.counted(Reader.step))
        patched.setattr(respellings, "likeness", self.counted(respellings.likeness.__wrapped__))
        patched.setattr(expected, "Possibility", self.counted(expected.Possibility))

    def counted(self, done: Callable[..., Any]) -> Callable[..., Any]:
        """The same, counted."""

        def made(*given: Any) -> Any:
            self.steps += 1
            return done(*given)

        return made


@pytest.mark.parametrize("begun", BEGUN)
@pytest.mark.parametrize("size", [150, LONGEST_LINE])
def test_no_line_takes_more_steps_than_are_allowed_for_it(
    begun: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, here = Work(monkeypatch), ready()
    for unit in UNITS:
        work.steps = 0
        with suppress(ParseError):
            parse((begun + unit * LONGEST_LINE)[:size], here)

        assert work.steps <= MOST_EFFORT + AT_ONCE, unit


@pytest.mark.parametrize("game", ADAPTERS)
def test_no_line_typed_on_the_screen_takes_more_steps_than_are_allowed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, work = Random(5), Work(monkeypatch)
    for _, state in islice(tables(rng, (game,)), 4):
        table = Table(game, state, rng.choice(folders()))
        made = RandomLines(table, rng)
        for _ in range(10):
            line, work.steps = made.line(), 0
            table.read_on_the_screen(line)

            assert work.steps <= MOST_EFFORT + OF_SENTENCES + MOST_AGAIN + 3 * AT_ONCE, line


def test_a_line_that_can_be_read_in_too_many_ways_is_refused_and_no_way_is_guessed() -> None:
    line = "stark places " + "tywin, " * 30 + "tywin"
    with pytest.raises(ParseError) as refused:
        parse(line, ready("setup"), effort=Effort(50))

    assert refused.value.says == "line_reads_too_many_ways"
    assert refused.value.facts == {"line": line}


def test_a_card_named_a_hundred_times_is_so_many_copies() -> None:
    move = parse("stark places " + "tywin, " * 110 + "tywin", ready("setup"))

    assert isinstance(move, Several)
    *_, placed = move.moves
    assert isinstance(placed, PlaceSetup)
    assert len(set(placed.cards)) == 111
