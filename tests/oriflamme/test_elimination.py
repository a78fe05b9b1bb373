from __future__ import annotations

import pytest

from tests.kit.oriflamme import cites, events, influence, pile, played, played_with, refused, row


@pytest.mark.rule(
    "oriflamme.eliminate.reward", "oriflamme.apothecary.reward", "oriflamme.eliminate.any-family"
)
@pytest.mark.parametrize("victim", ["blue.felon", "red.felon"])
def test_each_elimination_is_worth_one_whatever_the_family(victim: str) -> None:
    here = events(f"red.apothecary^ | green.trap~ | {victim}^ | red.schemer~")
    done = played_with(here, "resolve", "red", card="red.apothecary", target=victim)
    assert influence(done.state) == (2, 1, 1)
    assert cites(done, "eliminate.reward")
    assert cites(done, "eliminate.any-family") == (victim == "red.felon")


@pytest.mark.rule("oriflamme.eliminate.facedown-tokens-lost", "oriflamme.eliminate.flip")
def test_a_closed_victim_is_turned_up_and_its_influence_lost() -> None:
    here = events("red.cutthroat^ | blue.felon~4")
    done = played_with(here, "resolve", "red", card="red.cutthroat", target="blue.felon")
    assert influence(done.state) == (1, 1, 1)
    assert "turned_up" in [one.what for one in done.state.events]
    assert cites(done, "eliminate.flip", "eliminate.facedown-tokens-lost")


@pytest.mark.rule("oriflamme.eliminate.response", "oriflamme.queen.bonus")
@pytest.mark.parametrize("face", ["^", "~"])
def test_a_queen_answers_from_a_closed_card_too(face: str) -> None:
    here = events(f"red.cutthroat^ | blue.queen{face}")
    done = played_with(here, "resolve", "red", card="red.cutthroat", target="blue.queen")
    assert influence(done.state) == (2, 1, 1)
    assert cites(done, "eliminate.response") == (face == "~")


@pytest.mark.rule(
    "oriflamme.eliminate.to-discard", "oriflamme.discard.owner-pile", "oriflamme.bribe.leaves-row"
)
def test_a_victim_goes_to_the_pile_of_its_printed_family() -> None:
    here = events("red.cutthroat^ | blue.felon^@green", told={"green": {"discard": ["bribe"]}})
    after = played(here, "resolve", "red", card="red.cutthroat", target="blue.felon")
    assert pile(after, "blue") == {"felon"}
    assert pile(after, "green") == {"bribe"}
    assert not any(card.bribe for card in after.all_cards())


@pytest.mark.rule("oriflamme.adjacency.definition")
def test_neighbours_are_the_visible_cards_left_and_right() -> None:
    here = events(
        "blue.queen^ | green.trap~ < green.felon~ | red.cutthroat^ | blue.schemer~", at="red.cutthroat"
    )
    refused(here, "cutthroat.eliminate-adjacent", "resolve", "red", card="red.cutthroat", target="blue.queen")
    refused(here, "stack.lower-inert", "resolve", "red", card="red.cutthroat", target="green.trap")
    refused(
        here, "cutthroat.eliminate-adjacent", "resolve", "red", card="red.cutthroat", target="red.cutthroat"
    )
    for target in ("green.felon", "blue.schemer"):
        assert target not in row(played(here, "resolve", "red", card="red.cutthroat", target=target))


@pytest.mark.rule("oriflamme.discard.vs-eliminate", "oriflamme.twin.no-cascade", "oriflamme.cutthroat.count")
def test_a_discarded_card_pays_nobody_and_sets_nothing_off() -> None:
    here = events(
        "green.apothecary^ | red.schemer~ | blue.prince^@red | green.felon~ | red.prince^ | red.twin^",
        told={"red": {"discard": ["bribe"]}},
    )
    after = played(here, "resolve", "green", card="green.apothecary", target="red.prince")
    assert influence(after) == (1, 1, 2)
    assert "blue.prince^@red" in row(after)
    assert pile(after, "red") == {"bribe", "prince", "twin"}


@pytest.mark.rule("oriflamme.stack.top-targetable")
def test_only_the_top_of_a_stack_leaves() -> None:
    here = events("red.cutthroat^ | blue.queen~2 < blue.felon~")
    assert (
        row(played(here, "resolve", "red", card="red.cutthroat", target="blue.felon"))
        == "red.cutthroat^ | blue.queen~2"
    )
