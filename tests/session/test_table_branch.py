"""A branch of a table: whatever is tried there, the table, its log and its undo stay as they are."""

from __future__ import annotations

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.app.screens.tables.waiting_lines import rehearsed
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, examples, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.preview import TableBranch
from tests.kit.storage import opened
from tests.kit.two_worlds import two_worlds
from tests.kit.typed_table import TypedTable

GAMES = ("hbo", "lcg", "oriflamme", "kings")
STEPS = 12


def ready(game: str) -> TypedTable:
    return TypedTable("en", state_of(example(game, examples(game)[0].id, "")), game)


def kept(controller: GameController) -> dict[str, Any]:
    """All that a table remembers, apart from what never changes."""
    session = controller.session
    kinds = (list, dict, tuple, int)
    plain = {name: value for name, value in vars(session).items() if isinstance(value, kinds)}
    return deepcopy({**plain, "unasked": vars(controller)["_unasked"], "cards": controller.cards.cards.owner})


def played(controller: GameController, seed: int) -> int:
    """Enters some legal moves, takes some back; how many were entered."""
    chance, made = random.Random(seed), 0
    for _ in range(STEPS):
        if chance.random() < 0.2:
            controller.undo()
            continue
        legal = [one for one, ruling in controller.session.choices() if ruling.verdict is Verdict.YES]
        legal = [one for one in legal if not one.by_hand]
        if not legal:
            break
        choice = chance.choice(legal)
        move = choice.with_picks(choice.among[: choice.least]) if choice.pick else choice.move
        try:
            made += controller.enter(move).kind is OutcomeKind.DONE
        except RefereeError:
            continue
        controller.make_automatic_moves()
    return made


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_done_on_a_branch_touches_the_table(game: str, seed: int) -> None:
    table = ready(game)
    played(table.controller, seed)
    before = kept(table.controller)

    branch = TableBranch(table.controller)
    made = played(branch.controller, seed + 100)
    branch.controller.session.note("on the branch")
    branch.controller.session.write_rulings()

    assert made
    assert kept(table.controller) == before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_done_on_a_branch_is_written(game: str) -> None:
    world, _ = two_worlds(game, seed=4)
    controller = GameController(world.session, OwnedCards(game))
    before = list(world.entries)

    played(TableBranch(controller).controller, seed=9)

    assert world.entries == before


def test_a_card_value_told_on_a_branch_is_not_stored(tmp_path: Path) -> None:
    table = ready("hbo")
    with opened(tmp_path / "games.db") as place:
        controller = GameController(table.controller.session, OwnedCards("hbo", place))

        branch = TableBranch(controller).controller
        branch.cards.enter("hbo-hodor", "cost", "7")

        assert branch.cards.value("Hodor", "cost") == 7
        assert controller.cards.value("Hodor", "cost") != 7
        assert OwnedCards("hbo", place).value("Hodor", "cost") != 7


def test_a_rehearsal_leaves_the_table_as_it_is() -> None:
    table = ready("hbo")
    before = kept(table.controller)

    rehearsed(table.controller, table.wording, ("lannister military hound", "stark defends jon", "resolve"))

    assert kept(table.controller) == before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_branch_lead_to_the_same_table_when_they_are_put_back(game: str, seed: int) -> None:
    table = ready(game)
    branch = TableBranch(table.controller)
    chance = random.Random(seed)
    for _ in range(4):
        choices = branch.controller.session.choices()
        legal = [one for one, ruling in choices if ruling.verdict is Verdict.YES and not one.by_hand]
        if not legal:
            break
        choice = chance.choice(legal)
        branch.controller.enter(
            choice.with_picks(choice.among[: choice.least]) if choice.pick else choice.move
        )
        branch.controller.make_automatic_moves()

    for move, _ in branch.moves():
        table.controller.enter(move)
        table.controller.make_automatic_moves()

    assert table.controller.session.state == branch.controller.session.state


def test_a_branch_that_went_back_before_its_table_has_no_moves_to_put_back() -> None:
    table = ready("hbo")
    table.type("lannister military hound")
    branch = TableBranch(table.controller)

    branch.controller.undo()
    branch.controller.enter(table.read("lannister intrigue tywin")[0])

    assert branch.moves() == ()
