"""The worked examples of the booklets as tables: their cases, the rules they show, what is typed at them."""

from __future__ import annotations

from functools import cache

from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case, read_file
from engine.kernel.errors import Unreadable
from engine.kernel.moves import Move
from referee.session.game_setup import examples
from referee.session.registry import ADAPTERS, PRINTED, adapter_of

TAG, DAMAGED = "printed", "damaged"
"""Tags of a case: it is printed as a worked example; a part of it is lost in print."""
UNTYPED = "move {"
"""Begins the line of a move that names what lies face down: whoever plays it chooses it from the list."""


@cache
def printed_examples(game: str) -> tuple[Case, ...]:
    """The worked examples of a game: those among its ready tables first."""
    file = PRINTED / f"{game}.json"
    printed = read_file(file.read_bytes()).cases if file.is_file() else ()
    return (*(one for one in examples(game) if TAG in one.tags), *printed)


def examples_of(rule: str) -> tuple[tuple[str, Case], ...]:
    """The worked examples that show a rule, each with its game."""
    game = rule.partition(".")[0]
    return (
        tuple((game, one) for one in printed_examples(game) if rule in one.rules) if game in ADAPTERS else ()
    )


def find_example(game: str, wanted: str) -> Case:
    """The worked example of this name.

    Raises:
        Unreadable: there is none.
    """
    known = printed_examples(game)
    found = next((one for one in known if one.id == wanted), None)
    if found is None:
        raise Unreadable("unknown_case", case=wanted, known=tuple(one.id for one in known))
    return found


def typed_steps(game: str, case: Case) -> tuple[str, ...]:
    """What is typed at the table to play the example."""
    from referee.notation import line_of
    from referee.session.session import Session

    adapter = adapter_of(game)
    state, steps = read_steps(case, adapter.casebook, case.text or adapter.game.texts[0])
    table = Session(adapter, adapter.laid_open(state), (state.text,), lambda *_: None)
    lines = (line_of(step.asked, table) for step in steps if isinstance(step.asked, Move))
    return tuple(one for one in lines if not one.startswith(UNTYPED))


def command_of(game: str, case: Case) -> str:
    """The command that opens the example."""
    return f"referee examples {game} {case.id}"
