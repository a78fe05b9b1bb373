"""The case format of this game: the steps of a case."""

from __future__ import annotations

from typing import Any

from engine.kernel.cases.model import Casebook, StepInput
from engine.kernel.decisions import Move, verb
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kernel.judge import judge
from engine.kernel.reasons import Ruling
from engine.oriflamme.cases import questions
from engine.oriflamme.cases.builder import begin
from engine.oriflamme.cases.named_cards import with_named_cards
from engine.oriflamme.cases.paths import check_path, fact
from engine.oriflamme.cases.position import (
    OriflammePosition,
)
from engine.oriflamme.game import ORIFLAMME, check
from engine.oriflamme.table import (
    OriflammeTable,
    spot_of,
)


def read_step(raw: dict[str, Any], table: OriflammeTable) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a family or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = move_of_case(raw, ORIFLAMME.in_cases)
    _check_names(verb(move), raw)
    check(table, move, named=True)
    return move


def _check_names(question: str, raw: Any) -> None:
    """What is chosen has a name; nothing is chosen by leaving the choice out."""
    for name, value in raw.items() if isinstance(raw, dict) else ():
        if value == "" and name in ("card", "on", "target", "bribe", "apply"):
            raise Unreadable("argument_missing", question=question, argument=name)
        for inner in value if isinstance(value, list) else (value,):
            _check_names(question, inner)


def written(raw: dict[str, Any], table: OriflammeTable) -> dict[str, Any]:
    """The fields of a move with cards called by what they are: a case shows nothing, it knows the row."""
    shown = {seen: str(raw.get(name, "")) for seen, name in SHOWN.items()}
    plain = {name: value for name, value in raw.items() if name not in SHOWN.values()}
    return {name: _called(value, table, shown.get(name, "")) for name, value in plain.items()}


SHOWN = {"card": "shows", "target": "target_shows"}
"""Fields that hold a card -> those that tell what it turns out to be."""


def _called(value: Any, table: OriflammeTable, shows: str) -> Any:
    """The names of cards of the row in a value; ``shows``: what the card is said to be."""
    if isinstance(value, str):
        found = spot_of(table, value)
        if found is None:
            return value
        return f"{found.card.family}.{shows}" if shows else found.card.key
    if isinstance(value, dict):
        return {name: _called(part, table, "") for name, part in value.items()}
    return [_called(part, table, "") for part in value] if isinstance(value, (list, tuple)) else value


def read_aloud(table: OriflammeTable) -> OriflammeTable:
    """The closed cards that the position names are known to everybody."""
    for card in (*table.all_cards(),):
        table = table.card(card.tag, shown=bool(card.name) and not card.open)
    return table


def table_and_ruling(
    table: OriflammeTable, move: Move, before: StepInput | None
) -> tuple[OriflammeTable, Ruling]:
    """Nothing is implied: the move is judged where the table stands."""
    return table, judge(ORIFLAMME, table, move)


CASEBOOK = Casebook(
    game=ORIFLAMME,
    position=begin,
    step=read_step,
    check_path=check_path,
    fact=lambda path, table, so_far: fact(path, table),
    answer=questions.answer,
    reach=table_and_ruling,
    skip=lambda table, skip: table,
    written=written,
    with_named=with_named_cards,
    read_aloud=read_aloud,
    settle=lambda table, following: table,
    round_rule="oriflamme.round.two-phases",
    ordered=frozenset({"row"}),
    fields=OriflammePosition,
)
