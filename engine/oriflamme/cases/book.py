"""The case format as this game reads it. Nothing is implied between two steps."""

from __future__ import annotations

from typing import Any

from engine.kernel.cases import Asked, Casebook
from engine.kernel.errors import Unreadable
from engine.kernel.move import Move, verb
from engine.kernel.play import judge
from engine.kernel.reading import move_of_case
from engine.kernel.ruling import Ruling
from engine.oriflamme.cases import paths, questions
from engine.oriflamme.cases.build import begin
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.moves import Activate, Applying, Combine, Place
from engine.oriflamme.references import check
from engine.oriflamme.table import Table
from engine.oriflamme.told import VERBS

NOT_IN_CASES = (*(one.move for one in VERBS), Combine)
"""What a table tells a referee, and cards worked through step by step, are no part of the case format."""

PLAYABLE = tuple(kind for kind in ORIFLAMME.verbs if kind not in NOT_IN_CASES)


def read_step(raw: dict[str, Any], table: Table) -> Asked:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a family or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = move_of_case(raw, PLAYABLE)
    _check_fields(raw, move)
    _check_names(verb(move), raw)
    check(table, move, named=True)
    return move


def _check_fields(raw: dict[str, Any], move: Move) -> None:
    """Fields a live table uses are unknown in a case, and a case says which card is laid."""
    for field in ("shows", "target_shows", "step_by_step"):
        if field in raw and isinstance(move, Applying):
            raise Unreadable("unknown_field", verb=verb(move), field=field)
    if isinstance(move, Place) and not move.card:
        raise Unreadable("argument_missing", question=verb(move), argument="card")
    if not isinstance(move, Activate) and "sequence" in raw:
        raise Unreadable("unknown_field", verb=verb(move), field="sequence")


def _check_names(said: str, raw: Any) -> None:
    """What is chosen has a name; nothing is chosen by leaving the choice out."""
    for name, value in raw.items() if isinstance(raw, dict) else ():
        if value == "" and name in ("card", "on", "target", "bribe", "apply"):
            raise Unreadable("argument_missing", question=said, argument=name)
        for inner in value if isinstance(value, list) else (value,):
            _check_names(said, inner)


def reach(table: Table, move: Move, before: Asked | None) -> tuple[Table, Ruling]:
    """Nothing is implied: the move is judged where the table stands."""
    return table, judge(ORIFLAMME, table, move)


CASEBOOK = Casebook(
    game=ORIFLAMME,
    position=begin,
    step=read_step,
    check_path=paths.check_path,
    fact=lambda path, table, so_far: paths.fact(path, table),
    answer=questions.answer,
    reach=reach,
    skip=lambda table, skip: table,
    settle=lambda table, following: table,
    round_rule="oriflamme.round.two-phases",
    ordered=frozenset({"row"}),
)
