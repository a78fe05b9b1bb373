"""What the table tells the referee: cards, printed values, its own decisions, corrections."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.state.declarations import KnowCard, KnowPlot, KnowValue
from engine.agot.state.records import Card, Modifier
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Correct, Decide
from engine.kernel.decisions import Move
from tests.kit.hbo import (
    after,
    allowed,
    as_it_lies,
    card,
    do,
    holds,
    in_doubt,
    marshalling,
    plot,
    refused,
    seat,
    table,
)

WEAKENED = Modifier("strength", -1)


def unseen(zone: str = "hand", **seats: Any) -> tuple[AgotTable, Move]:
    """A card nobody has named so far turns out to be Arya, in that zone of Stark's."""
    shown = Card("s1", "Arya", "stark", "stark", zone, cost=2)
    return marshalling(**seats), KnowCard(card=shown)


@pytest.mark.rule("hbo.play.out_of_play")
def test_an_unknown_card_of_a_hand_turns_out_to_be_this_one() -> None:
    given, shown = unseen(stark=seat(gold=2, hand=3))
    holds(after(given, shown), {"seat.stark.hand": 3, "card.s1.zone": "hand"})


@pytest.mark.rule("hbo.play.out_of_play")
def test_where_no_unknown_card_lies_none_can_be_shown() -> None:
    given, shown = unseen(stark=seat(hand=[card("other", type="character")]))
    refused(given, shown, because="hbo.play.out_of_play")
    given, shown = unseen("discard", stark=seat(hand=3))
    refused(given, shown, because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.play.out_of_play")
def test_a_card_is_shown_once() -> None:
    given, shown = unseen(stark=seat(hand=3))
    refused(given, shown, shown, because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.play.out_of_play")
def test_a_card_out_of_play_is_its_owners_and_bears_nothing() -> None:
    given, shown = unseen(stark=seat(hand=3, characters=[card("a1", strength=2)]))
    assert isinstance(shown, KnowCard)
    worn = {"controller": "lannister", "kneeling": True, "power": 1, "host": "a1", "modifiers": (WEAKENED,)}
    for field, value in worn.items():
        borne = replace(shown, card=replace(shown.card, **{field: value}))
        refused(given, borne, because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.anatomy.gold_cost")
def test_a_value_once_told_is_asked_for_no_more_and_holds_for_every_copy() -> None:
    hand = [card(name, name="Guard", type="character") for name in ("g1", "g2")]
    given = marshalling(stark=seat(gold=1, hand=hand)).card("g1", cost=None).card("g2", cost=None)
    play = do("play_card", "stark", card="g2")
    in_doubt(given, play, asks="cost")
    refused(given, KnowValue(card="g1", field="cost", value=3), play, because="hbo.gold.pay_for_cards")
    allowed(given, KnowValue(card="g1", field="cost", value=1), play)


@pytest.mark.rule("hbo.anatomy.strength")
@pytest.mark.parametrize(
    ("field", "value"), [("strength", "four"), ("strength", True), ("luck", 3), ("icons", 3), ("unique", 1)]
)
def test_what_no_card_has_printed_on_it_is_not_believed(field: str, value: Any) -> None:
    given = marshalling(stark=seat(characters=[card("a1", strength=2)]))
    assert as_it_lies(given, KnowValue(card="a1", field=field, value=value)).because
    assert as_it_lies(given, KnowValue(card="nobody", field="strength", value=1)).because


@pytest.mark.rule("hbo.anatomy.plot_income")
def test_what_is_printed_on_a_plot_is_told_when_it_lies_revealed() -> None:
    given = table("marshalling", stark=seat(plots={"revealed": "The Old Gods"}))
    collect = do("collect_income", "stark")
    in_doubt(given, collect, asks="plot_income")
    holds(after(given, KnowPlot(seat="stark", field="plot_income", value=4), collect), {"seat.stark.gold": 4})
    assert as_it_lies(given, KnowPlot(seat="stark", field="plot_luck", value=4)).because


@pytest.mark.rule("hbo.anatomy.plot_income")
def test_nothing_is_told_of_a_plot_that_is_still_hidden() -> None:
    hidden = table("plot", doing=[do("reveal_plot", house, plot="A") for house in ("stark", "lannister")])
    assert as_it_lies(hidden, KnowPlot(seat="stark", field="plot_income", value=4)).because


@pytest.mark.rule("hbo.printings.card_text_differs")
@pytest.mark.parametrize(
    ("point", "option"),
    [
        ("hbo.comp.token_limits", "sometimes"),
        ("hbo.comp.token_limits", ""),
        ("hbo.claim.power", "no"),
        ("hbo.no.such_rule", "yes"),
    ],
)
def test_a_table_decides_only_what_its_texts_leave_open_and_only_as_they_may_be_read(
    point: str, option: str
) -> None:
    assert as_it_lies(table("standing"), Decide(point=point, option=option)).because


@pytest.mark.rule("hbo.printings.card_text_differs")
def test_what_a_table_has_decided_may_be_decided_again() -> None:
    rich = table("marshalling", stark=seat(plot=plot(income=9)), lannister=seat(gold=26))
    limited = Decide(point="hbo.comp.token_limits", option="limited")
    unlimited = Decide(point="hbo.comp.token_limits", option="unlimited")
    collect = do("collect_income", "stark")
    holds(after(rich, limited, collect), {"seat.stark.gold": 0})
    holds(after(rich, limited, unlimited, collect), {"seat.stark.gold": 9})


@pytest.mark.rule("hbo.round.both_take_part")
def test_a_judge_sets_the_record_right_with_a_reason() -> None:
    given = marshalling(stark=seat(gold=2, characters=[card("a1", kneeling=True)]))
    right = Correct(of="stark", field="gold", value=3, reason="one token lay under the banner")
    holds(after(given, right), {"seat.stark.gold": 3})
    stands = Correct(of="a1", field="kneeling", value=False, reason="stood too early")
    holds(after(given, stands), {"card.a1.kneeling": False})


@pytest.mark.rule("hbo.round.both_take_part")
@pytest.mark.parametrize(
    ("of", "field", "value", "reason"),
    [
        ("stark", "gold", 3, ""),
        ("stark", "gold", 3, "   "),
        ("stark", "gold", -1, "why"),
        ("stark", "gold", "three", "why"),
        ("stark", "gold", True, "why"),
        ("stark", "luck", 3, "why"),
        ("nobody", "gold", 3, "why"),
        ("a1", "zone", "attic", "why"),
        ("a1", "host", "nobody", "why"),
        ("a1", "controller", "nobody", "why"),
        ("", "first_player", "nobody", "why"),
        ("", "round", 0, "why"),
    ],
)
def test_a_record_is_not_set_to_what_cannot_be(of: str, field: str, value: Any, reason: str) -> None:
    given = marshalling(stark=seat(gold=2, characters=[card("a1")]))
    assert as_it_lies(given, Correct(of=of, field=field, value=value, reason=reason)).because


@pytest.mark.rule("hbo.victory.immediate")
def test_a_correction_that_brings_the_fifteenth_power_ends_the_game() -> None:
    given = marshalling(stark=seat(power=13))
    forgotten = Correct(of="stark", field="power", value=15, reason="two tokens were forgotten")
    holds(after(given, forgotten), {"game.winner": "stark"})
