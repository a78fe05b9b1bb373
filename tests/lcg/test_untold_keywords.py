"""A challenge whose result turns on keywords that nobody has told."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from tests.kit.agot import effect
from tests.kit.lcg import card, do, line, ruling, seat, table

FIGHTER = {"strength": 2, "icons": ["military", "power"], "unique": False}
DECLARED = (
    do("declare_challenge", "A", kind="military", target="B", attackers=["a"]),
    do("declare_defenders", "B", defenders=["b"]),
)


def fight(attacker: Any, defender: Any) -> tuple[AgotTable, tuple[Move, ...]]:
    """One against one, with these keywords; ``?``: nobody has told them."""
    a, b = card("a", **FIGHTER, keywords=attacker), card("b", **FIGHTER, keywords=defender)
    return table("challenges", seat("A", a), seat("B", b)), (*DECLARED, do("resolve"))


@pytest.mark.rule("lcg.keyword.deadly", "lcg.keyword.intimidate")
@pytest.mark.parametrize(
    ("attacker", "defender", "asks"),
    [
        (["deadly"], "?", "b"),
        (["deadly"], ["renown"], None),
        (["renown"], "?", None),
        ("?", ["renown"], "a"),
    ],
)
def test_keywords_are_asked_of_the_card_on_which_the_result_turns(
    attacker: Any, defender: Any, asks: str | None
) -> None:
    given, line = fight(attacker, defender)

    found = ruling(given, *line)
    if asks is None:
        assert found.verdict is Verdict.YES
    else:
        assert found.verdict is Verdict.CANNOT_TELL
        assert found.asks is not None
        assert (found.asks.card, found.asks.what) == (asks, "keywords")


@pytest.mark.rule("lcg.keyword.stalwart", "lcg.keyword.deathbound")
@pytest.mark.parametrize(
    ("keywords", "leaves", "zone", "told"),
    [
        ("?", "kill", "dead", ["stalwart_untold"]),
        ("?", "discard", "discard", ["stalwart_untold", "deathbound_untold"]),
        ("?", "return_to_hand", "hand", []),
        (["renown"], "kill", "dead", []),
        (["stalwart"], "kill", "deck_top", []),
        (["deathbound"], "discard", "dead", []),
    ],
)
def test_a_card_of_untold_keywords_that_leaves_play_is_said_to_be_taken_for_one_without(
    keywords: Any, leaves: str, zone: str, told: list[str]
) -> None:
    given = table("challenges", seat("A", card("a", **FIGHTER, keywords=keywords)), seat("B"))
    gone = do("apply_effect", effects=[effect(leaves, "a")])
    unsaved = () if leaves == "return_to_hand" else (do("decline_saves"),)
    found, last = line(given, gone, *unsaved)
    assert found.cards["a"].zone == zone
    assert [one.says for one in last.done if one.says.endswith("_untold")] == told


def won(**third: Any) -> tuple[AgotTable, tuple[Move, ...]]:
    """A wins a power challenge unopposed; a card with Infamy and this one have stayed out of it."""
    banner, other = card("banner", **FIGHTER, keywords=["infamy"]), card("c", **FIGHTER, **third)
    given = table("challenges", seat("A", card("a", **FIGHTER, keywords=[]), banner, other), seat("B"))
    attack = do("declare_challenge", "A", kind="power", target="B", attackers=["a"])
    return given, (attack, do("declare_defenders", "B", defenders=[]), do("resolve"))


@pytest.mark.rule("lcg.keyword.vigilant", "lcg.keyword.infamy")
@pytest.mark.parametrize(
    ("keywords", "verdict"),
    [("?", Verdict.CANNOT_TELL), ([], Verdict.NO), (["vigilant", "infamy"], Verdict.YES)],
)
def test_whether_a_card_may_stand_or_take_power_is_asked_where_nobody_has_told_its_keywords(
    keywords: Any, verdict: Verdict
) -> None:
    given, result = won(keywords=keywords, kneeling=True)
    power = do("place_power", "A", source="unopposed", on="c", amount=1)
    stand = do("stand_by_keyword", "A", keyword="vigilant", cards=["c"])
    for move in (power, stand):
        found = ruling(given, *result, move)
        assert found.verdict is verdict
        assert (found.asks is None) == (verdict is not Verdict.CANNOT_TELL)
        assert found.asks is None or (found.asks.card, found.asks.what) == ("c", "keywords")


@pytest.mark.rule("lcg.keyword.no_attachments", "lcg.setup.attachments")
@pytest.mark.parametrize(
    ("keywords", "verdict"),
    [("?", Verdict.CANNOT_TELL), ([], Verdict.YES), (["no_attachments"], Verdict.NO)],
)
def test_at_set_up_too_it_is_asked_whether_a_host_takes_attachments(keywords: Any, verdict: Verdict) -> None:
    host = card("host", type="character", cost=1, unique=False, keywords=keywords)
    boon = card("boon", type="attachment", cost=1, unique=False, keywords=["setup"])
    given = table("setup", seat("A", hand=[host, boon], plot=None), seat("B", plot=None))
    found = ruling(given, do("place_setup", "A", cards=["host", "boon"], attach={"boon": "host"}))
    assert found.verdict is verdict
    assert found.asks is None or (found.asks.card, found.asks.what) == ("host", "keywords")
