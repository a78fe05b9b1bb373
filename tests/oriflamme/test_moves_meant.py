"""The moves that a line may mean at a row."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.meanings import IMPLIED
from engine.oriflamme.meanings.applications import LIFTED
from engine.oriflamme.meanings.choices import UNSAID
from engine.oriflamme.meanings.moves import meanings
from tests.kit.oriflamme import events


@pytest.mark.parametrize("at", ["red.queen", "blue.trap"])
def test_of_the_card_that_is_next_it_goes_without_saying_that_influence_is_lifted_off_it(
    at: str,
) -> None:
    here = events("red.queen~2 | blue.trap~1", at=at)
    tags = {card.tag: card.key for card in here.all_cards()}

    lifted = [meant for meant in meanings(here, UNSAID) if meant.raw["do"] == "take_tokens"]

    untold = {
        tags[meant.raw["card"]]
        for meant in lifted
        for part in meant.parts
        if meant.raw["card"] in part.keys and not part.asked
    }
    assert len(lifted) == len(tags)
    assert untold == {at}
    cost = {tags[one.raw["card"]]: p.unsaid for one in lifted for p in one.parts if one.raw["card"] in p.keys}
    assert {key: unsaid == IMPLIED for key, unsaid in cost.items()} == {key: key == at for key in cost}


def test_a_card_for_which_a_target_is_chosen_is_opened_though_influence_is_taken_off_it() -> None:
    here = events("red.cutthroat~2 | blue.trap~0", at="red.cutthroat")
    mine, victim = (card.called for card in here.all_cards())
    line = replace(
        UNSAID,
        verbs=frozenset(("take_tokens",)),
        values=("cutthroat",),
        order=("take_tokens", "from", mine, "cutthroat", victim),
        leads=frozenset(("from",)),
        named=((mine,), (victim,)),
        things=((mine,), (victim,)),
    )

    meant = [one for one in meanings(here, line) if one.raw["do"] == "activate" and one.raw["by"] == "red"]

    aimed = [one.far for one in meant if one.raw.get("target") == victim]
    unaimed = [one.far for one in meant if "target" not in one.raw]
    assert max(aimed) < LIFTED <= min(unaimed)


@pytest.mark.parametrize("named", ["red.queen", "blue.queen"])
def test_a_combination_applies_a_character_of_its_own_family_and_asks_which(named: str) -> None:
    here = events("red.combination~2 | red.queen^0 | blue.queen^0", at="red.combination")
    mine = next(card.called for card in here.all_cards() if card.key == "red.combination")
    line = replace(
        UNSAID,
        verbs=frozenset(("activate",)),
        values=("combination",),
        order=("activate", mine, "combination", "with", named),
        named=((mine,), (named,)),
        things=((mine,), (named,)),
    )

    applied = [meant for meant in meanings(here, line) if meant.raw.get("sequence")]

    assert {step["apply"] for meant in applied for step in meant.raw["sequence"] if "apply" in step} == {
        "red.queen"
    }
    assert all(part.asked for meant in applied for part in meant.parts if "red.queen" in part.keys)
