"""When the Lord Commander may step in, whose pile a plot goes to, and which cards supply influence."""

from __future__ import annotations

import pytest

from engine.agot.lcg.candidates import ways_to_pay
from engine.agot.lcg.costs.influence import supplied_by
from engine.agot.state.piles import put_away
from engine.agot.state.records import Plot
from tests.kit.lcg import card, do, refused, seat, table

FIGHTER = {"strength": 2, "icons": ["military", "power"]}


@pytest.mark.rule("lcg.title.commander.redirect")
def test_the_lord_commander_waits_until_the_defenders_have_been_declared() -> None:
    seats = (seat("A", card("a", **FIGHTER)), seat("B", card("b", **FIGHTER)), seat("C", title="commander"))
    given = table("challenges", *seats)
    attack = do("declare_challenge", "A", kind="military", target="B", attackers=["a"])
    steps_in = do("redirect", "C", title="commander")

    ruling = refused(given, attack, steps_in, because="lcg.title.commander.redirect")
    assert "defenders_come_first" in [one.says for one in ruling.reasons]


@pytest.mark.rule("lcg.title.regent.redirect", "lcg.support.no_attack")
def test_who_may_not_attack_the_new_target_is_pointed_to_another_new_one() -> None:
    """Not to the player who has just been attacked, who can be no new target."""
    seats = (
        seat("A", card("a", **FIGHTER), title="coin"),
        seat("B", card("b", **FIGHTER), title="regent"),
        seat("C", title="whispers"),
        seat("D", title="laws"),
    )
    attack = do("declare_challenge", "A", kind="power", target="B", attackers=["a"])
    turned, supported = do("redirect", "B", title="regent"), do("choose_new_target", "A", target="D")

    ruling = refused(table("challenges", *seats), attack, turned, supported, because="lcg.support.no_attack")

    assert [one.facts for one in ruling.deciding[0].changes] == [{"seat": "C"}]


@pytest.mark.rule("lcg.title.regent.redirect", "lcg.title.commander.redirect")
@pytest.mark.parametrize("title", ["regent", "commander"])
def test_who_is_no_longer_attacked_declares_no_defenders_because_of_the_title_that_turned_it(
    title: str,
) -> None:
    seats = (
        seat("A", card("a", **FIGHTER)),
        seat("B", card("b", **FIGHTER), title="regent"),
        seat("C", card("c", **FIGHTER), title="commander"),
    )
    attack = do("declare_challenge", "A", kind="military", target="B", attackers=["a"])
    turned = {
        "regent": [do("redirect", "B", title="regent"), do("choose_new_target", "A", target="C")],
        "commander": [do("declare_defenders", "B", defenders=[]), do("redirect", "C", title="commander")],
    }
    defends = do("declare_defenders", "B", defenders=["b"])

    ruling = refused(table("challenges", *seats), attack, *turned[title], defends)

    assert ruling.deciding[0].rules == ("lcg.challenge.declare_defenders", f"lcg.title.{title}.redirect")


@pytest.mark.rule("lcg.influence.source")
def test_standing_characters_and_locations_supply_influence_and_nothing_else_does() -> None:
    able = card("able", **FIGHTER, influence=1)
    tired = card("tired", **FIGHTER, influence=2, kneeling=True)
    hall = card("hall", influence=4)
    closed = card("closed", influence=8, kneeling=True)
    ring = card("ring", influence=16, host="able")
    given = table(
        "challenges",
        seat("A", able, tired, locations=[hall, closed], attachments=[ring]),
        seat("B", card("other", **FIGHTER, influence=32)),
    )

    assert supplied_by(given, "A") == 1 + 4


@pytest.mark.rule("lcg.influence.pay", "lcg.influence.source")
@pytest.mark.parametrize("price", range(1, 9))
def test_each_way_to_pay_that_is_offered_supplies_the_price_and_needs_all_its_cards(price: int) -> None:
    worth = {"able": 1, "hall": 4, "keep": 2, "gate": 1}
    places = [card(name, influence=worth[name]) for name in ("hall", "keep", "gate")]
    given = table("challenges", seat("A", card("able", **FIGHTER, influence=1), locations=places), seat("B"))
    ways = [[worth[name] for name in cards] for cards, _ in ways_to_pay(given, "A", price, set())]
    assert bool(ways) == (price <= sum(worth.values()))
    assert all(sum(paid) - min(paid) < price <= sum(paid) for paid in ways)


@pytest.mark.rule("hbo.piles.owner")
@pytest.mark.parametrize(("owner", "told"), [("", 0), ("A", 0), ("B", 1)])
def test_a_plot_goes_to_its_owners_pile_which_is_told_where_that_is_another(owner: str, told: int) -> None:
    given = table("challenges", seat("A"), seat("B"))
    given = given.seat("A", plot=Plot("Borrowed", "", 0, 0, 0, owner=owner))

    found = put_away(given, "A", "Next")
    assert found.seats[owner or "A"].plots_used == ("Borrowed",)
    piles = [one for one in found.notes if one.says == "owners_pile"]
    assert len(piles) == told
    assert all(one.facts == {"card": "Borrowed", "seat": owner} for one in piles)
