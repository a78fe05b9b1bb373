"""What a card did is said of any card that lies open, a revealed plot among them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from engine.agot.state.moves import ApplyEffect
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.prompts.table_questions import TableQuestions
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.session import Session
from referee.words.speech import label
from tests.kit.notation import CHALLENGES, LANNISTER, STARK, ready, session

NOTHING_MORE = label("nothing-else")


class Answering(TableQuestions):
    """Takes of every list the first choice that is wanted."""

    def __init__(self, *wanted: str, at: Session | None = None) -> None:
        seats = [{**STARK, "plots": {"used": ["Winter Storm"]}}, LANNISTER]
        here = at or session({**CHALLENGES, "seats": seats})
        controller, wording = GameController(here, OwnedCards("hbo")), Wording("en")
        wording.of_game("hbo")
        wording.names = TableNames(controller, wording)
        super().__init__(None, controller, wording)  # type: ignore[arg-type]
        self._wanted = list(wanted)
        self.offered: list[tuple[DialogChoice, ...]] = []

    async def _ask(self, dialog: Any) -> Any:
        assert isinstance(dialog, ChooseOne)
        self.offered.append(dialog._choices)
        wanted = self._wanted.pop(0) if self._wanted else None
        return next((one.key for one in dialog._choices if wanted is not None and wanted in one.says), None)


def asked(what: Callable[[Answering], Any], *wanted: str) -> tuple[Answering, Any]:
    asking = Answering(*wanted)
    return asking, asyncio.run(what(asking))


def test_revealed_plots_are_among_the_cards_that_may_have_done_something() -> None:
    asking, _ = asked(Answering.use_of_card)
    says = [one.says for one in asking.offered[0]]

    assert [one for one in says if "plot" in one] == [
        "plot A Noble Cause  (Stark)",
        "plot Power Behind the Throne  (Lannister)",
    ]


def test_what_a_revealed_plot_did_is_told_of_it() -> None:
    _, move = asked(Answering.use_of_card, "Power Behind", NOTHING_MORE)

    assert move == ApplyEffect(by="lannister", effects=(), by_means="Power Behind the Throne")


@pytest.mark.parametrize("title", ["A Noble Cause", "Winter Storm"])
def test_a_plot_is_no_card_an_effect_may_choose(title: str) -> None:
    asking, _ = asked(lambda one: one.a_piece("Whom?"))

    assert not any(title in one.says for one in asking.offered[0])


def test_a_duplicate_does_nothing_by_itself() -> None:
    asking = Answering(at=ready())
    asyncio.run(asking.use_of_card())

    assert "eddard.duplicate1" in {one.key for one in asking.placed()}
    assert "eddard.duplicate1" not in {one.key for one in asking.offered[0]}


def test_a_list_with_nothing_in_it_says_so() -> None:
    nobody = [{"id": one, "hand": {"count": 7}} for one in ("stark", "lannister")]
    asking = Answering(at=session({"phase": "marshalling", "seats": nobody}))
    said: list[str] = []

    async def ask(dialog: ChooseOne) -> None:
        said.append(dialog.about)

    asking._ask = ask  # type: ignore[method-assign]
    asyncio.run(asking.a_piece("Whom?"))

    assert said == [label("nothing-to-choose")]
