"""What players say in their own words is acted on only where nothing in it may mean something else."""

from __future__ import annotations

import pytest

from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.spoken_lines import session_at


def meant(line: str, position: str) -> object:
    found = parse(line, session_at(position))
    return found.moves if isinstance(found, Several) else found


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("hbo-defend", "stark does not pass"),
        ("hbo-turn", "stark does not attack with jon"),
        ("hbo-turn", "stark does not end the turn"),
        ("hbo-victims", "not hodor"),
        ("hbo-defend", "jon does not defend"),
        ("hbo-turn", "stark mil all except jon"),
        ("hbo-victims", "hodor or jon"),
        ("hbo-defend", "jon or hodor"),
    ],
)
def test_what_is_denied_or_left_to_choose_is_never_acted_on(position: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, session_at(position))


@pytest.mark.parametrize(
    ("position", "line", "word"),
    [
        ("hbo-turn", "stark attacks with brienne", "brienne"),
        ("hbo-defend", "stark defends with brienne and jon", "brienne"),
        ("hbo-victims", "stark kills brienne", "brienne"),
        ("hbo-turn", "stark mil jon against tyrell", "tyrell"),
    ],
)
def test_a_name_nobody_knows_is_named_and_never_left_out(position: str, line: str, word: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, session_at(position))
    assert (asked.value.says, asked.value.facts["words"]) == ("words_not_placed", (word,))


def test_an_enemy_that_is_spoken_of_is_no_defender() -> None:
    alone = meant("stark defends jon", "hbo-defend")
    for line in (
        "jon blocks the hound",
        "stark blocks the hound with jon",
        "stark sends jon against the hound",
    ):
        assert meant(line, "hbo-defend") == alone, line


def test_a_plot_nobody_knows_is_no_plot_that_is_known() -> None:
    with pytest.raises(ParseError):
        parse("stark reveals the great hunt", session_at("hbo-first"))


@pytest.mark.parametrize("units", ["Footman × 2 → Moat Cailin", "footman 2 → moat-cailin"])
def test_a_march_is_read_as_the_list_writes_it_with_its_count(units: str) -> None:
    expected = meant("stark marches winterfell to moat-cailin footman 2", "kings-march")
    assert meant(f"Stark marches out of Winterfell: {units}", "kings-march") == expected


def test_parts_are_read_at_the_table_the_ones_before_leave() -> None:
    first, second = meant("stark mil hodor; lannister hound", "hbo-turn"), "lannister defends hound"
    assert isinstance(first, tuple)
    assert len(first) == 2
    here = session_at("hbo-turn").branch()
    here.enter(first[0])
    assert first[1] == parse(second, here)
