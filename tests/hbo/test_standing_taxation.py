from __future__ import annotations

import pytest

from tests.kit.hbo import (
    Raw,
    after,
    allowed,
    asked_of,
    card,
    challenges,
    do,
    effect,
    event,
    fighter,
    holds,
    pass_,
    plays,
    refused,
    under_both_texts,
)


def everything_kneels(house: str) -> Raw:
    one = house[0]
    return {
        "characters": [fighter(f"{one}_character", kneeling=True), fighter(f"{one}_standing")],
        "locations": [card(f"{one}_location", kneeling=True)],
        "attachments": [card(f"{one}_attachment", kneeling=True, host=f"{one}_character")],
        "gold": 3,
    }


HELD_S, HELD_L = {"hand": [event("e")]}, {"hand": [event("f")]}


@pytest.mark.rule("hbo.standing.stand_all")
@under_both_texts
def test_everything_in_play_stands_at_once(text: str) -> None:
    given = challenges(
        phase="standing",
        text=text,
        stark_has=everything_kneels("stark"),
        lannister_has=everything_kneels("lannister"),
    )
    found = after(given, do("stand_all"))
    for one in "sl":
        for kind in ("character", "location", "attachment", "standing"):
            holds(found, {f"card.{one}_{kind}.kneeling": False})


@pytest.mark.rule("hbo.standing.stand_all")
def test_an_attachment_on_an_enemy_character_stands_too() -> None:
    bound = card("bond", kneeling=True, host="s")
    given = challenges(
        [fighter("s", kneeling=True)], phase="standing", lannister_has={"attachments": [bound]}
    )
    holds(after(given, do("stand_all")), {"card.bond.kneeling": False, "card.bond.host": "s"})


@pytest.mark.rule("hbo.standing.stand_all")
def test_nothing_stands_by_itself_before() -> None:
    for phase in ("challenges", "dominance", "taxation"):
        given = challenges([fighter("s", kneeling=True)], phase=phase)
        holds(given, {"card.s.kneeling": True})


@pytest.mark.rule("hbo.standing.stand_all")
def test_it_happens_once_a_round() -> None:
    given = after(challenges([fighter("s")], phase="standing"), do("stand_all"))
    assert "stand_all" not in {asks for _, asks in asked_of(given)}


@pytest.mark.rule("hbo.standing.actions")
@under_both_texts
def test_after_standing_both_may_act_the_first_player_first(text: str) -> None:
    given = challenges(phase="standing", first="stark", text=text, stark_has=HELD_S, lannister_has=HELD_L)
    refused(given, plays("stark", "e"), because="hbo.standing.actions")
    found = after(given, do("stand_all"))
    refused(found, plays("lannister", "f"), because="hbo.action.first_player_first", passes="listed")
    allowed(found, plays("stark", "e"), plays("lannister", "f"), passes="listed")


@pytest.mark.rule("hbo.standing.actions")
@under_both_texts
def test_then_taxation_follows(text: str) -> None:
    given = challenges(phase="standing", first="stark", text=text)
    found = after(given, do("stand_all"), pass_("stark"), pass_("lannister"), passes="listed")
    holds(found, {"phase": "taxation"})


@pytest.mark.rule("hbo.standing.actions")
def test_who_is_knelt_after_standing_is_kneeling_in_the_next_round() -> None:
    given = challenges([fighter("l")], phase="standing", first="stark", stark_has=HELD_S)
    line = do("stand_all"), plays("stark", "e", effect("kneel", "l")), do("return_gold")
    holds(after(given, *line), {"card.l.kneeling": True})


@pytest.mark.rule("hbo.tax.return_gold")
@under_both_texts
def test_all_unspent_gold_goes_back(text: str) -> None:
    given = challenges(
        phase="taxation",
        text=text,
        stark_has=everything_kneels("stark"),
        lannister_has=everything_kneels("lannister"),
    )
    holds(after(given, do("return_gold")), {"seat.stark.gold": 0, "seat.lannister.gold": 0})


@pytest.mark.rule("hbo.tax.return_gold", "hbo.golden.card_over_rules")
def test_a_card_may_let_somebody_keep_his_gold() -> None:
    given = challenges(phase="taxation", stark_has={"gold": 2}, lannister_has={"gold": 2})
    holds(after(given, do("return_gold", skip=["stark"])), {"seat.stark.gold": 2, "seat.lannister.gold": 0})


@pytest.mark.rule("hbo.tax.return_gold")
@pytest.mark.parametrize("phase", ["dominance", "standing"])
def test_gold_stays_until_then(phase: str) -> None:
    given = challenges(phase=phase, stark_has={"gold": 2})
    holds(given, {"seat.stark.gold": 2})


@pytest.mark.rule("hbo.tax.actions")
@under_both_texts
def test_after_taxation_both_may_act_the_first_player_first(text: str) -> None:
    given = challenges(phase="taxation", first="stark", text=text, stark_has=HELD_S, lannister_has=HELD_L)
    refused(given, plays("stark", "e"), because="hbo.tax.actions")
    found = after(given, do("return_gold"))
    refused(found, plays("lannister", "f"), because="hbo.action.first_player_first", passes="listed")
    allowed(found, plays("stark", "e"), plays("lannister", "f"), passes="listed")


@pytest.mark.rule("hbo.tax.actions")
@under_both_texts
def test_an_ability_that_costs_gold_cannot_be_paid_there(text: str) -> None:
    has = {"hand": [event("e", gold_price=1)], "gold": 5}
    given = challenges(phase="taxation", first="stark", text=text, stark_has=has)
    ruling = refused(given, do("return_gold"), plays("stark", "e"), because="hbo.gold.pay_for_effects")
    assert "hbo.tax.actions" in ruling.because


@pytest.mark.rule("hbo.tax.actions")
@under_both_texts
def test_then_a_new_round_begins(text: str) -> None:
    given = challenges(phase="taxation", first="stark", text=text)
    found = after(given, do("return_gold"), pass_("stark"), pass_("lannister"), passes="listed")
    holds(found, {"phase": "plot"})
    assert 2 == found.round
