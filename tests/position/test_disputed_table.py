"""Disputed lines are read where the position stands: where it begins may depend on what is done first."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.moves import ChooseVictims
from referee.position.dispute import case_of, step_of
from referee.position.disputed_table import DisputedTable, UnreadLine
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.session.registry import adapter_of
from tests.speech.other_lines import disputed_table_before


def _steps(text: str, language: str = "en") -> tuple[dict[str, Any], ...]:
    return case_of(read_text(text, language)).steps


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "told"),
    [
        ("lcg-c140", 1, "bg", "Баратеон става ръката на краля", {"do": "choose_title", "title": "hand"}),
        ("lcg-c009", 0, "en", "everybody ready? reveal", {"do": "reveal_setup"}),
        ("lcg-c285", 0, "bg", "А обръща New", {"do": "reveal_plot", "plot": "New"}),
    ],
)
def test_a_line_says_how_far_a_set_up_or_plot_phase_has_come(
    case: str, step: int, language: str, line: str, told: dict[str, Any]
) -> None:
    """Given a position that does not tell it, when a line in a player's words is disputed."""
    table = disputed_table_before("lcg", case, step)
    (move,) = table.moves_of(DisputedLine(1, 1, line), language)
    table.enter(move)
    assert told.items() <= step_of(move, table.session).items()


def test_a_seat_reveals_its_plot_where_the_other_has_already_revealed_his() -> None:
    """Each line tells of one more seat whose plot lies face down where the position begins."""
    adapter = adapter_of("hbo")
    plot = {"income": 4, "initiative": 5, "claim": 1}
    seats = [{"id": seat, "house": seat, "plot": plot} for seat in ("stark", "lannister")]
    table = DisputedTable(adapter, {"phase": "plot", "seats": seats}, adapter.game.texts[0])
    for line in ('stark reveals "Spies in Their Midst"', 'lannister reveals "The Lion and the Wolf"'):
        (move,) = table.moves_of(DisputedLine(1, 1, line), "en")
        table.enter(move)
    assert all(seat.revealed for seat in table.session.state.seats.values())


def test_lines_behind_a_step_in_json_are_read_where_it_leads() -> None:
    text = "hbo r3 challenges\nstark 2g: hodor\nlannister 1g\n"
    skip = '? step={"do":"go_to_phase","phase":"taxation"}\n'
    steps = _steps(f"{text}{skip}? gold goes back to the treasury\n")
    assert [step["do"] for step in steps] == ["go_to_phase", "return_gold"]


def test_a_step_in_json_that_cannot_be_is_left_to_who_judges_the_case() -> None:
    text = "hbo r3 challenges\nstark 2g: hodor\nlannister 1g\n"
    steps = _steps(f'{text}? step={{"do":"go_to_phase","phase":"challenges"}}\n? stark passes\n')
    assert [step["do"] for step in steps] == ["go_to_phase", "pass"]


UNTOLD = """{game} r3 challenges{variant}, lannister to act, as told
lannister military stark: hound; -
stark 1g 2p 2h: eddard k4mp, jon 2m, hodor 3m
lannister 2g 8p 1h claim {claim}: hound k4m
? resolve
"""


@pytest.mark.parametrize(("game", "variant"), [("hbo", ""), ("lcg", " two")])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark kills eddard"),
        ("en", "stark loses eddard"),
        ("bg", "старк убива eddard"),
        ("pl", "stark zabija eddard"),
        ("ru", "старк убивает eddard"),
    ],
)
def test_a_claim_of_one_is_paid_where_a_keyword_is_untold(
    game: str, variant: str, language: str, line: str
) -> None:
    """Whether the attacker has Renown turns nothing that the next line says."""
    text = UNTOLD.format(game=game, variant=variant, claim=1)
    table = _table_after(text, language)
    (move,) = table.moves_of(DisputedLine(1, 1, line), language)
    assert step_of(move, table.session) == {"do": "choose_victims", "by": "stark", "cards": ("eddard",)}


@pytest.mark.parametrize("claim", [1, 2])
def test_whoever_pays_more_or_less_than_the_claim_is_refused_and_understood(claim: int) -> None:
    line = "stark kills eddard" if claim == 2 else "stark kills eddard and jon"
    table = _table_after(UNTOLD.format(game="hbo", variant="", claim=claim), "en")
    (move,) = table.moves_of(DisputedLine(1, 1, line), "en")
    assert type(move) is ChooseVictims
    assert table.session.refuses(move)


def _table_after(text: str, language: str) -> DisputedTable:
    """The table of a text behind its disputed lines."""
    read = read_text(text, "en")
    adapter = adapter_of(read.game)
    table = DisputedTable(adapter, read.position, adapter.game.texts[0])
    for line in read.disputed:
        for move in table.moves_of(line, "en"):
            table.enter(move)
    return table


def test_a_line_that_is_not_clear_is_offered_no_move_as_json() -> None:
    read = read_text(
        "oriflamme r6 events, green first, acts next red combination\n"
        "row: red queen open, red combination 2, blue cutthroat open\nred 2\nblue 4\ngreen 1",
        "en",
    )
    adapter = adapter_of(read.game)
    table = DisputedTable(adapter, read.position, adapter.game.texts[0])
    with pytest.raises(UnreadLine) as asked:
        table.moves_of(DisputedLine(1, 1, "czerwoni odkrywają kombinację"), "pl")
    assert any("{" in offer.line for offer in asked.value.parsing.offers)
    assert "{" not in str(asked.value.facts["wanted"])
