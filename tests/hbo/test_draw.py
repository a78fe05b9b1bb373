"""Phase 2, drawing: chapter 8."""

from __future__ import annotations

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    after,
    allowed,
    as_it_lies,
    card,
    do,
    holds,
    reasons_of,
    seat,
    stamp,
    table,
    under_both_texts,
)


def drawing(deck: int, text: str = BG, **fields: object) -> AgotTable:
    """The draw phase with so many cards left in the Stark deck, and two in his discard pile."""
    pile = [card("d1"), card("d2")]
    decided = {"hbo.draw.empty_deck": str(fields["empty_deck"])} if "empty_deck" in fields else None
    return table("draw", text=text, decided=decided, stark=seat(deck=deck, hand=3, discard=pile))


@pytest.mark.rule("hbo.draw.two_cards")
@under_both_texts
def test_each_player_draws_two_cards(text: str) -> None:
    given = table("draw", text=text, stark=seat(hand=3), lannister=seat(hand=20))
    done = after(given, do("draw_phase"))
    holds(done, {"seat.stark.hand": 5, "seat.stark.deck": 28, "seat.stark.drawn": 2})
    holds(done, {"seat.lannister.hand": 22, "seat.lannister.deck": 28, "seat.lannister.drawn": 2})


@pytest.mark.rule("hbo.draw.two_cards")
def test_they_are_drawn_once_and_in_the_draw_phase_only() -> None:
    given = table("draw", stark=seat(hand=3))
    drawn = after(given, do("draw_phase"))
    assert "hbo.draw.two_cards" in as_it_lies(drawn, do("draw_phase")).because
    assert "hbo.draw.two_cards" in as_it_lies(table("dominance"), do("draw_phase")).because


@pytest.mark.rule("hbo.draw.two_cards")
def test_when_both_have_drawn_play_goes_on_to_marshalling() -> None:
    given = table("draw", first_player="lannister")
    line = (do("draw_phase"), do("pass", "lannister"), do("pass", "stark"))
    holds(after(given, *line), {"phase": "marshalling", "active_player": "lannister"})


@pytest.mark.rule("hbo.draw.two_cards")
def test_a_known_card_on_top_of_the_deck_is_the_one_drawn() -> None:
    given = table("standing", stark=seat(hand=3, characters=[card("s1")]))
    back = do("apply_effect", "lannister", effects=[{"kind": "return_to_deck", "target": "s1"}])
    draw = do("apply_effect", "lannister", effects=[{"kind": "draw", "seats": ["stark"], "amount": 1}])
    holds(after(given, back), {"card.s1.zone": "deck_top"})
    holds(after(given, back, draw), {"card.s1.zone": "hand", "seat.stark.hand": 4, "seat.stark.deck": 30})


@pytest.mark.rule("hbo.draw.short_deck")
@under_both_texts
def test_who_is_told_to_draw_more_than_there_is_draws_what_is_there(text: str) -> None:
    given, draw = drawing(1, text), do("draw_phase")
    holds(after(given, draw), {"seat.stark.hand": 4, "seat.stark.deck": 0, "seat.stark.drawn": 1})
    assert reasons_of(allowed(given, draw), "hbo.draw.short_deck")
    assert allowed(given, draw).basis is not Basis.STATED


@pytest.mark.rule("hbo.draw.short_deck")
def test_an_effect_draws_what_is_there() -> None:
    given = table("standing", stark=seat(deck=2))
    draw = do("apply_effect", "stark", effects=[{"kind": "draw", "seats": ["stark"], "amount": 3}])
    holds(after(given, draw), {"seat.stark.hand": 2, "seat.stark.deck": 0, "seat.stark.drawn_by_effects": 2})


@pytest.mark.rule("hbo.draw.empty_deck")
@under_both_texts
def test_an_empty_deck_gives_nothing_and_is_not_renewed_and_nobody_loses_for_it(text: str) -> None:
    given = drawing(0, text)
    done = after(given, do("draw_phase"))
    holds(done, {"seat.stark.hand": 3, "seat.stark.deck": 0, "seat.stark.discard": 2, "seat.stark.drawn": 0})
    holds(done, {"game.over": False})
    assert reasons_of(allowed(given, do("draw_phase")), "hbo.draw.empty_deck")


@pytest.mark.rule("hbo.draw.empty_deck")
@under_both_texts
def test_that_an_empty_deck_gives_nothing_is_stated_that_the_pile_stays_where_it_is_not(text: str) -> None:
    ruling = allowed(drawing(0, text), do("draw_phase"))
    assert ("no_cards", "text", Basis.SILENT) == stamp(ruling, "hbo.draw.empty_deck")
    nothing_to_shuffle = table("draw", text=text, stark=seat(deck=0))
    ruling = allowed(nothing_to_shuffle, do("draw_phase"))
    assert ("no_cards", "text", Basis.STATED) == stamp(ruling, "hbo.draw.empty_deck")
    assert Basis.SILENT is not ruling.basis


@pytest.mark.rule("hbo.draw.two_cards")
@under_both_texts
@pytest.mark.parametrize(("hand", "basis"), [(5, Basis.STATED), (6, Basis.SILENT), (20, Basis.SILENT)])
def test_no_text_limits_a_hand_and_the_ruling_says_so_beyond_seven(
    text: str, hand: int, basis: Basis
) -> None:
    given = table("draw", text=text, stark=seat(hand=hand))
    assert basis is allowed(given, do("draw_phase")).basis
    holds(after(given, do("draw_phase")), {"seat.stark.hand": hand + 2})


@pytest.mark.rule("hbo.draw.empty_deck")
def test_of_effects_that_draw_from_an_empty_deck_the_polish_text_says_nothing() -> None:
    given = table("standing", text=PL, stark=seat(deck=0, discard=[card("d1")]))
    draw = do("apply_effect", "stark", effects=[{"kind": "draw", "seats": ["stark"], "amount": 1}])
    ruling = allowed(given, draw)
    assert ("no_cards", "text", Basis.SILENT) == stamp(ruling, "hbo.draw.empty_deck")
    holds(after(given, draw), {"seat.stark.hand": 0, "seat.stark.discard": 1})


@pytest.mark.rule("hbo.draw.empty_deck")
def test_a_table_may_have_the_discard_pile_shuffled_back() -> None:
    given = drawing(1, empty_deck="reshuffle")
    draw = do("draw_phase")
    holds(after(given, draw), {"seat.stark.hand": 5, "seat.stark.deck": 1, "seat.stark.discard": 0})
    option, by, _ = stamp(allowed(given, draw), "hbo.draw.empty_deck")
    assert ("reshuffle", "table") == (option, by)


@pytest.mark.rule("hbo.draw.empty_deck")
def test_the_starting_hand_is_not_filled_from_an_empty_deck_either() -> None:
    given = table("setup", doing=[do("refill_hands")], stark=seat(hand=5, deck=1), lannister=seat(hand=7))
    holds(after(given, do("refill_hands")), {"seat.stark.hand": 6, "seat.stark.drawn": 1})


@pytest.mark.rule("hbo.draw.two_cards")
def test_no_size_of_hand_stops_the_drawing() -> None:
    given = table("draw", stark=seat(hand=15))
    holds(after(given, do("draw_phase")), {"seat.stark.hand": 17})
