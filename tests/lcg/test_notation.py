"""Every move of the worked cases prints its line, and the line reads as just this move."""

from __future__ import annotations

from operator import itemgetter
from pathlib import Path

import pytest

from engine.kernel.case_files import read_file
from engine.kernel.case_judging import read_steps
from engine.kernel.cases import Case
from engine.kernel.move import Move
from engine.kernel.play import carry_out
from engine.kernel.reason import Verdict
from engine.lcg.desk import DESK
from engine.thrones.cases import implied
from referee.notation import line_of, parse
from referee.session import Session
from tests.each import each

FILES = sorted((Path(__file__).parents[1] / "cases").glob("cases_lcg*.json"))
CASES = [(case, file.stem) for file in FILES for case in read_file(file.read_bytes()).cases]


def nothing_kept(*entry: object) -> None:
    """These sessions leave nothing on the disk."""


@each(CASES, by=itemgetter(1))
def test_every_move_of_a_worked_case_is_read_back_from_its_line(case: Case, file: str) -> None:
    table, steps = read_steps(case, DESK.casebook, "ru-2008")
    before: Move | None = None
    for step in steps:
        move = step.asked
        if not isinstance(move, Move):
            continue
        there, ruling = implied.reach(DESK.game, table, move, before, implied.IMPLIED)
        session = Session(DESK, there, DESK.game.texts, nothing_kept)
        line = line_of(move, session)
        assert parse(line, session) == move, line
        if ruling.verdict is Verdict.YES:
            table, before = implied.settle_silence(DESK.game, carry_out(DESK.game, there, move), ()), move


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("stark takes coin", "choose_title"),
        ("stark redirects commander", "redirect"),
        ("end round", "end_round"),
        ("stark gives 1 to lannister", "give_gold"),
        ("stark names winner lannister", "name_winner"),
    ],
)
def test_what_this_game_adds_can_be_typed(line: str, verb: str) -> None:
    session = Session(DESK, DESK.new("ru-2008", {}), DESK.game.texts, nothing_kept)
    move = parse(line, session)
    assert isinstance(move, Move)
    assert str(move.__struct_config__.tag) == verb
