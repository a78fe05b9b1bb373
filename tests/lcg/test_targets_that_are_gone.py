"""What an effect would do to a card, a plot or a deck that is not there any more is not done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.agot.lcg.abilities import effect_handlers as handlers
from engine.agot.lcg.phases.marshalling import plot_income
from engine.agot.lcg.phases.plot import by_text
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from tests.kit.lcg_cards import LANNISTER, STARK, attack, card, lannister, stands, stark, until

FRAME = EffectFrame("effects", "carry_out", {"by": STARK, "card": "greatjon-umber"})
Handler = Callable[[AgotTable, EffectFrame, e.Effect], AgotTable]


def fought(zone: str = "play") -> AgotTable:
    """The Greatjon attacks; Robb lies here, and a copy of him and an event are at hand."""
    here = stands(
        stark("greatjon-umber"),
        stark("robb-stark", zone=zone),
        [card("robb-stark-2", STARK, "hand"), card("im-you-writ-small", STARK, "hand")],
        lannister("bronn"),
    )
    return until(here, attack("greatjon-umber"))


EFFECTS = (
    (handlers.join, text_effects.Join("robb-stark", "attacking")),
    (handlers.mark, text_effects.Mark("robb-stark", "no_stand")),
    (handlers.lay_under, text_effects.LayUnder("robb-stark-2", "robb-stark")),
    (handlers.lie_under, text_effects.LieUnder("im-you-writ-small", "robb-stark")),
    (handlers.place_gold, text_effects.PlaceGold("robb-stark", 2)),
)


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.outofplay.piles")
@pytest.mark.parametrize(("handler", "effect"), EFFECTS, ids=lambda one: getattr(one, "__name__", ""))
@pytest.mark.parametrize("zone", ["play", "discard"])
def test_what_befalls_a_card_in_play_does_not_befall_it_in_the_discard(
    handler: Handler, effect: e.Effect, zone: str
) -> None:
    here = fought(zone)
    assert (handler(here, FRAME, effect) == here) is (zone == "discard")


@pytest.mark.rule("lcg.duplicate.play")
def test_a_copy_is_not_laid_under_a_card_that_another_has_taken() -> None:
    here = fought()
    taken = here.card("robb-stark", controller=LANNISTER)
    under = text_effects.LayUnder("robb-stark-2", "robb-stark")
    assert handlers.lay_under(here, FRAME, under).cards["robb-stark-2"].host == "robb-stark"
    assert handlers.lay_under(taken, FRAME, under) == taken


@pytest.mark.rule("lcg.challenge.participants")
def test_who_takes_part_already_does_not_join_a_second_time() -> None:
    here = fought()
    assert handlers.join(here, FRAME, text_effects.Join("greatjon-umber", "attacking")) == here


@pytest.mark.rule("lcg.anatomy.rules_text")
@pytest.mark.parametrize(("zone", "found"), [("discard", "hand"), ("shuffled", "shuffled"), ("play", "play")])
def test_a_card_that_was_shuffled_away_is_not_found_again(zone: str, found: str) -> None:
    after = handlers.to_hand(fought(zone), FRAME, text_effects.ToHand("robb-stark"))
    assert after.cards["robb-stark"].zone == found


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.draw.empty_deck")
def test_the_top_card_is_discarded_if_there_is_one() -> None:
    top = text_effects.DiscardTop(STARK)
    unknown = handlers.discard_top(fought(), FRAME, top)
    assert (unknown.seats[STARK].deck, unknown.seats[STARK].discard) == (29, 1)
    known = handlers.discard_top(fought("deck_top"), FRAME, top)
    assert (known.cards["robb-stark"].zone, known.seats[STARK].deck) == ("discard", 30)
    empty = fought().seat(STARK, deck=0)
    assert handlers.discard_top(empty, FRAME, top) == empty


@pytest.mark.rule("lcg.anatomy.plot_income")
def test_where_no_plot_lies_there_is_no_text_of_it_and_no_income() -> None:
    here = fought()
    none = here.seat(STARK, plot=None)
    assert (plot_income(here, STARK), plot_income(none, STARK)) == (0, None)
    assert by_text(none, FRAME, text_effects.ByText(LANNISTER, STARK)) == none
