"""Which verbs of the case format a case of this game may use."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.lcg.adapter import CASEBOOK
from engine.agot.state.moves import OrderWhenRevealed
from engine.agot.state.records import Plot
from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case
from engine.kernel.errors import Unreadable
from tests.each import each
from tests.kit.lcg import seat, table

OF_THE_HBO_EDITION: dict[str, dict[str, Any]] = {
    "mulligan": {},
    "draft_pick": {"keep": "p", "pass": ["q"]},
    "build_plot_deck": {"plots": []},
    "order_when_revealed": {"order": []},
    "resolve_passive": {"card": "a"},
    "decline_passive": {"card": "a"},
    "look_at": {"what": "dead_pile", "whose": "B"},
}


def read(step: dict[str, Any], **card: Any) -> None:
    character = {"id": "a", "name": "A", **card}
    seats = [{"id": "A", "house": "stark", "characters": [character]}, {"id": "B", "house": "lannister"}]
    position = {"phase": "challenges", "first_player": "A", "seats": seats}
    read_steps(Case("c", position, (step,), game="lcg"), CASEBOOK, "ru-2008")


@each(OF_THE_HBO_EDITION.items())
def test_a_verb_of_the_hbo_edition_is_unknown(verb: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as found:
        read({"do": verb, "by": "A", **arguments})
    assert found.value.says == "unknown_verb"


def test_where_cards_of_the_catalogue_lie_on_the_table_what_they_say_can_be_carried_out() -> None:
    read({"do": "resolve_passive", "by": "A", "card": "a"}, face="lcg-core-ser-jacelyn-bywater")


@pytest.mark.parametrize(("face", "read"), [("", False), ("lcg-core-valar-morghulis", True)])
def test_a_text_is_carried_out_in_a_case_that_names_a_plot_of_the_catalogue(face: str, read: bool) -> None:
    given = table("plot", seat("A"), seat("B"))
    given = given.seat("A", plot=Plot("Plot of A", face, 4, 3, 1))
    told = {"do": "order_when_revealed", "by": "A", "order": [{"seat": "A"}]}
    if read:
        assert isinstance(CASEBOOK.step(told, given), OrderWhenRevealed)
        return
    with pytest.raises(Unreadable, match="unknown_verb"):
        CASEBOOK.step(told, given)
