"""The claim is paid before power is awarded for the challenge."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.lcg.keywords.vengeful_and_vigilant import due_to_stand
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Basis, Reason
from tests.kit.lcg import after, asked, card, do, holds, refused, ruling, seat, table

AWARDS = "lcg.unopposed.reward"


def fighter(name: str, strength: int = 3, *keywords: str, **fields: Any) -> dict[str, Any]:
    return card(name, strength=strength, icons=["military", "intrigue", "power"], keywords=keywords, **fields)


def battle(attacker: dict[str, Any], *defence: dict[str, Any], **fields: Any) -> AgotTable:
    """A challenges B, who has these characters."""
    power, decided = fields.pop("power", 0), fields.pop("decided", None)
    a, b = seat("A", attacker, power=power, **fields), seat("B", *defence, power=5)
    return table("challenges", a, b, decided=decided)


def attack(kind: str = "military", *defenders: str) -> tuple[Any, ...]:
    declared = do("declare_challenge", "A", kind=kind, target="B", attackers=["a"])
    return declared, do("declare_defenders", "B", defenders=list(defenders)), do("resolve")


def victim(name: str) -> Any:
    return do("choose_victims", "B", for_="claim", cards=[name])


def orders(reasons: tuple[Reason, ...]) -> list[Basis]:
    return [one.basis for one in reasons if one.says == "order_of_awards"]


@pytest.mark.rule("lcg.keyword.renown", "lcg.claim.military", "lcg.victory.immediate")
def test_the_game_is_not_won_by_renown_before_the_claim_is_paid() -> None:
    given = battle(fighter("a", 3, "renown"), fighter("b", 1), power=14)
    resolved = after(given, *attack("military", "b"))
    holds(resolved, {"card.a.power": 0, "game.over": False})
    assert [("B", "choose_victims")] == asked(resolved)
    paid = after(given, *attack("military", "b"), victim("b"))
    holds(paid, {"card.b.zone": "dead", "card.a.power": 1, "game.winner": "A"})


@pytest.mark.rule("lcg.keyword.renown")
def test_that_renown_comes_after_the_claim_is_stated() -> None:
    given = battle(fighter("a", 3, "renown"), fighter("b", 1), power=14)
    found = ruling(given, *attack("military", "b"), victim("b"), do("decline_saves"))
    assert [] == orders(found.done)


@pytest.mark.rule("lcg.unopposed.reward", "lcg.claim.military")
def test_the_unopposed_power_waits_for_the_claim_by_default() -> None:
    given = battle(fighter("a"), fighter("b", 1), power=14)
    holds(after(given, *attack()), {"seat.A.power": 14, "game.over": False})
    assert [Basis.SILENT] == orders(ruling(given, *attack()).done)
    holds(after(given, *attack(), victim("b")), {"card.b.zone": "dead", "game.winner": "A"})


@pytest.mark.rule("lcg.unopposed.reward")
def test_a_table_may_give_the_unopposed_power_first() -> None:
    given = battle(fighter("a", 3, "renown"), fighter("b", 1), power=14, decided={AWARDS: "awards_first"})
    holds(after(given, *attack()), {"game.winner": "A", "card.b.zone": "play", "card.a.power": 0})


@pytest.mark.rule("lcg.rivalry.bonus", "lcg.claim.military")
def test_the_power_for_a_rival_waits_for_the_claim() -> None:
    a = seat("A", fighter("a"), title="hand", power=14)
    b = seat("B", fighter("b", 1), title="coin")
    given = table("challenges", a, b, seat("C", title="laws"), seat("D", title="regent"))
    resolved = after(given, *attack("military", "b"))
    holds(resolved, {"seat.A.power": 14, "game.over": False})
    assert [Basis.SILENT] == orders(ruling(given, *attack("military", "b")).done)
    holds(after(given, *attack("military", "b"), victim("b")), {"card.b.zone": "dead", "game.winner": "A"})


@pytest.mark.rule("lcg.keyword.infamy", "lcg.claim.military")
def test_power_for_the_house_is_put_on_infamy_after_the_claim() -> None:
    given = battle(fighter("a", 3, "infamy"), fighter("b", 1))
    place = do("place_power", "A", source="unopposed", on="a", amount=1)
    chosen = victim("b")
    found = after(given, *attack(), chosen, place)
    holds(found, {"card.b.zone": "dead", "card.a.power": 1, "seat.A.power": 0})


@pytest.mark.rule("lcg.claim.intrigue", "lcg.keyword.infamy")
def test_an_intrigue_claim_does_not_wait_for_infamy() -> None:
    given = battle(fighter("a", 3, "infamy"))
    place = do("place_power", "A", source="unopposed", on="a", amount=1)
    holds(after(given, *attack("intrigue")), {"seat.B.hand": 3, "seat.A.power": 1})
    holds(after(given, *attack("intrigue"), place), {"seat.B.hand": 3, "card.a.power": 1})


@pytest.mark.rule("lcg.keyword.infamy", "lcg.claim.power")
def test_claimed_and_unopposed_power_are_placed_together() -> None:
    given = battle(fighter("a", 3, "infamy"))
    claimed = do("place_power", "A", source="claim", on="a", amount=1)
    extra = do("place_power", "A", source="unopposed", on="a", amount=1)
    holds(after(given, *attack("power"), claimed, extra), {"card.a.power": 2, "seat.A.power": 0})


@pytest.mark.rule("lcg.keyword.deadly", "lcg.claim.military")
def test_deadly_strikes_after_the_claim() -> None:
    given = battle(fighter("a", 3, "deadly", "renown"), fighter("b", 1), fighter("c", 1))
    resolved = after(given, *attack("military", "b", "c"))
    assert [("B", "choose_victims")] == asked(resolved)
    found = after(given, *attack("military", "b", "c"), victim("b"))
    holds(found, {"card.b.zone": "dead", "card.a.power": 1})
    assert [("B", "choose_victims")] == asked(found)
    slain = after(
        given,
        *attack("military", "b", "c"),
        victim("b"),
        do("choose_victims", "B", for_="deadly", cards=["c"]),
    )
    holds(slain, {"card.c.zone": "dead"})


@pytest.mark.rule("lcg.keyword.deadly")
@pytest.mark.parametrize(
    ("seat", "cards", "says", "way_out"),
    [
        ("A", ["b"], "defending_player_chooses", ["by"]),
        ("B", ["c"], "not_a_defender", []),
        ("B", ["b", "c"], "wrong_number", []),
        ("B", [], "wrong_number", []),
    ],
)
def test_the_defending_player_chooses_one_defender_for_deadly(
    seat: str, cards: list[str], says: str, way_out: list[str]
) -> None:
    given = battle(fighter("a", 3, "deadly"), fighter("b"), fighter("c"))
    dies = do("choose_victims", seat, for_="deadly", cards=cards)
    (reason,) = refused(given, *attack("power", "b"), dies, because="lcg.keyword.deadly").deciding
    assert (reason.says, [one.what for one in reason.changes]) == (says, way_out)
    after(given, *attack("power", "b"), do("choose_victims", "B", for_="deadly", cards=["b"]))


@pytest.mark.rule("lcg.keyword.vengeful", "lcg.keyword.vigilant")
@pytest.mark.parametrize(
    ("option", "vengeful"), [("unopposed_too", [("vengeful", "B")]), ("opposed_only", [])]
)
def test_whether_vengeful_cards_stand_after_an_unopposed_loss_is_for_the_table(
    option: str, vengeful: list[tuple[str, str]]
) -> None:
    given = battle(fighter("a", 3), fighter("b", 1), decided={"lcg.keyword.vengeful": option})

    unopposed, opposed = after(given, *attack("intrigue")), after(given, *attack("intrigue", "b"))

    assert list(due_to_stand(unopposed)) == [("vigilant", "A"), *vengeful]
    assert list(due_to_stand(opposed)) == [("vigilant", "A"), ("vengeful", "B")]
