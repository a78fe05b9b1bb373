"""What is answered where a card, a challenge or a value is not there, or nobody has told it."""

from __future__ import annotations

from typing import Any

import pytest

from cards.facts import facts
from engine.agot.cases import paths
from engine.agot.cases.start import begin
from engine.agot.hbo.abilities import lacks_intrigue
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.hbo.notation import free_id
from engine.agot.hbo.ruleset import fields_of
from engine.agot.state.records import HAND, PLAY, Card
from engine.kernel.cases.model import ValueUnknown
from engine.kernel.errors import Impossible
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from referee.words.speech import Speech
from tests.kit.hbo import (
    BG,
    allowed,
    answered,
    battle,
    card,
    challenges,
    do,
    effect,
    event,
    fact,
    fighter,
    marshalling,
    plays,
    refused,
    seat,
    table,
    uses,
)

DRAWS = effect("draw", seats=["stark"], amount=1)


@pytest.mark.rule("hbo.play.in_play", "hbo.gold.pay_for_effects")
@pytest.mark.parametrize(
    ("discarded", "says"), [("s1", ""), ("s2", ""), ("h1", "not_in_play"), ("l1", "pay_with_your_own")]
)
def test_a_card_discarded_as_a_cost_is_an_own_one_in_play(discarded: str, says: str) -> None:
    here = challenges([card("s1"), card("s2")], [card("l1")], first="stark", stark_has={"hand": [card("h1")]})
    move = uses("stark", "s1", DRAWS, pay={"discard": [discarded]})
    found = refused(here, move, because="hbo.play.in_play") if says else allowed(here, move)
    assert says in ("", found.deciding[0].says)


@pytest.mark.rule("hbo.type.attachment")
def test_a_character_is_not_discarded_as_an_attachment() -> None:
    here = challenges([fighter("s1")], [fighter("l1")], first="stark", stark_has={"hand": [event("e1")]})
    refusal = refused(
        here, plays("stark", "e1", effect("discard_attachment", "l1")), because="hbo.type.attachment"
    )
    assert refusal.deciding[0].says == "not_an_attachment"


@pytest.mark.rule("hbo.action.closing")
def test_a_window_that_is_not_open_cannot_be_closed_by_overruling() -> None:
    here = marshalling()
    closes = do("pass_window")
    refused(here, closes, because="hbo.action.closing")
    with pytest.raises(LookupError):
        carry_out(HBO, here, closes)


@pytest.mark.rule("hbo.anatomy.strength")
def test_a_strength_nobody_told_is_no_fact() -> None:
    assert fact(challenges([fighter("s1", 3)]), "card.s1.strength") == 3
    with pytest.raises(ValueUnknown):
        fact(challenges([card("s1", strength="?")]), "card.s1.strength")


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_the_price_of_a_set_up_is_that_of_the_seats_own_last_one() -> None:
    here = table("setup", stark=seat([card("s1", cost=2)]), lannister=seat([card("l1", cost=3)]))
    stark, lannister = do("place_setup", "stark", cards=["s1"]), do("place_setup", "lannister", cards=["l1"])
    assert paths.fact(HBO, "seat.stark.setup_total", here, (stark, lannister)) == 2
    with pytest.raises(ValueUnknown):
        paths.fact(HBO, "seat.stark.setup_total", here, (lannister,))


@pytest.mark.rule("hbo.anatomy.gold_cost")
def test_what_a_card_of_unknown_price_costs_cannot_be_told() -> None:
    here = marshalling(stark=seat([card("s1", cost="?")]))
    found = answered(here, "cost", by="stark", card="s1")
    assert (found.value, found.ruling.verdict) == (None, Verdict.CANNOT_TELL)
    assert found.ruling.asks is not None
    assert (found.ruling.asks.what, found.ruling.asks.card) == ("cost", "s1")


@pytest.mark.rule("hbo.type.five_types", "hbo.play.in_play")
def test_a_thing_this_game_does_not_have_is_not_in_play() -> None:
    found = answered(marshalling(), "in_play", thing="agenda")
    assert (found.value, found.ruling.reasons[0].says) == (False, "no_such_thing_in_this_game")


@pytest.mark.rule("hbo.setup.choose_houses")
def test_at_a_table_of_nobody_questions_can_be_asked_and_moves_cannot_be_made() -> None:
    assert begin(HBO, {}, BG, ()).seats == {}
    with pytest.raises(Impossible) as refusal:
        begin(HBO, {}, BG, (do("pass", "stark"),))
    assert Speech().impossible(refusal.value) == ("nobody sits at the table (hbo.setup.choose_houses)",)


@pytest.mark.rule("hbo.type.location")
def test_a_location_does_not_lack_an_icon() -> None:
    here = challenges([card("s1", icons="military"), card("s2", icons="intrigue")])
    here = here.put(cards={**here.cards, "keep": Card("keep", "Keep", "stark", "stark", PLAY, "location")})
    assert [lacks_intrigue(here, None, here.cards[one]) for one in ("s1", "s2", "keep")] == [
        True,
        False,
        False,
    ]


def test_each_further_copy_of_a_card_has_the_next_number() -> None:
    face = next(one for one in facts("hbo").cards if one.id == "hbo-arya-stark")
    here, found = marshalling(), []
    for _ in range(3):
        found.append(free_id(here, face))
        here = here.put(cards={**here.cards, found[-1]: Card(found[-1], "Arya", "stark", "stark", HAND)})
    assert found == ["arya-stark", "arya-stark-2", "arya-stark-3"]


@pytest.mark.rule("hbo.type.plot")
def test_a_plot_of_the_catalogue_has_a_name_and_no_price() -> None:
    assert fields_of("hbo-plot-game-of-thrones") == {"name": "Game of Thrones"}
    assert fields_of("hbo-no-such-card") is None


@pytest.mark.rule("hbo.anatomy.card_text")
def test_of_every_card_only_words_that_are_all_there_are_taken_as_printed() -> None:
    words = {"icons": "icons", "keywords": "keywords", "traits": "traits", "house": "houses"}
    cards = [face for face in facts("hbo").cards if face.type.value != "plot"]
    assert any(face.icons is not None and not face.icons.complete for face in cards)
    for face in cards:
        printed = {field: getattr(face, name) for field, name in words.items()}
        wanted = {field: [*one.value] for field, one in printed.items() if one is not None and one.complete}
        told = fields_of(face.id) or {}
        assert {field: told[field] for field in words if field in told} == wanted, face.id


@pytest.mark.rule("hbo.challenge.totals")
@pytest.mark.parametrize(("what", "total"), [("attack", 2), ("defence", 1)])
def test_without_a_challenge_no_side_has_a_total(what: str, total: int) -> None:
    assert ADAPTER.explain(challenges([fighter("s1")], [fighter("l1")]), what) is None
    fought = battle([fighter("l1", 2)], [fighter("s1", 1)])
    told: Any = ADAPTER.explain(fought, what)
    assert told.found == total
