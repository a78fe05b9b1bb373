"""Every move of the worked cases prints its line, and the line reads as just this move."""

from __future__ import annotations

from operator import itemgetter

import pytest

from engine.agot.cases import implied_moves
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.notation import GRAMMAR
from engine.agot.state.moves import DrawPhase
from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from referee.notation.formatter import line_of
from referee.notation.parser.commands import Several
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.each import each
from tests.kit.cases import files
from tests.kit.session import nothing_kept

CASES = [(case, file.stem) for file in files("lcg") for case in read_file(file.read_bytes()).cases]


@each(CASES, by=itemgetter(1))
def test_every_move_of_a_worked_case_is_read_back_from_its_line(case: Case, file: str) -> None:
    table, steps = read_steps(case, ADAPTER.casebook, "ru-2008")
    before: Move | None = None
    for step in steps:
        move = step.asked
        if not isinstance(move, Move):
            continue
        there, ruling = implied_moves.table_and_ruling(
            ADAPTER.game, table, move, before, implied_moves.IMPLIED
        )
        session = Session(ADAPTER, there, ADAPTER.game.texts, nothing_kept)
        line = line_of(move, session)
        read = parse(line, session)
        parts = GRAMMAR.in_parts(move)
        assert (read.moves if isinstance(read, Several) else (read,)) == parts, line
        if ruling.verdict is Verdict.YES:
            table, before = (
                implied_moves.settle_silence(ADAPTER.game, carry_out(ADAPTER.game, there, move), ()),
                move,
            )


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
    session = Session(ADAPTER, ADAPTER.new("ru-2008", {}), ADAPTER.game.texts, nothing_kept)
    move = parse(line, session)
    assert isinstance(move, Move)
    assert str(move.__struct_config__.tag) == verb


@pytest.mark.rule("lcg.title.laws")
@pytest.mark.parametrize(("line", "extra"), [("draw", False), ("draw laws", True)])
def test_the_card_more_of_the_master_of_laws_is_drawn_where_it_is_said(line: str, extra: bool) -> None:
    session = Session(ADAPTER, ADAPTER.new("ru-2008", {}), ADAPTER.game.texts, nothing_kept)
    assert parse(line, session) == DrawPhase(laws_extra=extra)
    assert line_of(DrawPhase(laws_extra=extra), session) == line
