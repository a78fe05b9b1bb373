"""Where a rule of the card game begins and where it ends: what is just allowed and what is not any more."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.errors import Impossible
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from referee.words.speech import Speech
from tests.kit.agot import effect
from tests.kit.lcg import SAY, Raw, after, asked, card, do, refused, ruling, seat, table, until

COPY = {"id": "copy", "name": "Robb", "unique": True, "type": "character", "cost": 3}
FIGHTER = {"strength": 2, "icons": ["military", "power"]}


@pytest.mark.rule("lcg.duplicate.play", "lcg.duplicate.only_unique")
@pytest.mark.parametrize(
    ("host", "fields", "says"),
    [
        ("robb", {}, ""),
        ("fallen", {}, "not_in_play"),
        ("jon", {}, "not_a_copy"),
        ("copy", {}, "under_itself"),
        ("robb", {"unique": "?"}, "asks unique"),
        ("robb", {"unique": False}, "not_unique"),
    ],
)
def test_a_duplicate_lies_under_a_unique_card_of_its_name_in_play(host: str, fields: Raw, says: str) -> None:
    here = table(
        "marshalling",
        seat(
            "A",
            card("robb") | {"name": "Robb", "unique": True} | fields,
            card("jon", unique=True),
            hand=[COPY],
            income_taken=True,
            dead=[{"id": "fallen", "name": "Robb", "type": "character"}],
        ),
        seat("B"),
    )
    found = ruling(here, do("play_duplicate", "A", card="copy", host=host))
    if says.startswith("asks"):
        assert found.asks is not None
        assert found.asks.what == says.split()[1]
    elif says:
        assert says in [one.says for one in found.deciding]
    else:
        assert found.verdict is Verdict.YES


@pytest.mark.rule("lcg.setup.attachments", "lcg.keyword.setup", "lcg.keyword.no_attachments")
@pytest.mark.parametrize(
    ("sword", "host", "because"),
    [
        ({"keywords": ["setup"]}, {"type": "character"}, ""),
        ({"keywords": ["setup"]}, {"type": "location"}, ""),
        ({"keywords": []}, {"type": "character"}, "attachment_without_setup"),
        (
            {"keywords": ["setup"]},
            {"type": "character", "keywords": ["no_attachments"]},
            "takes_no_attachments",
        ),
        ({"keywords": "?"}, {"type": "character"}, "asks"),
    ],
)
def test_an_attachment_with_setup_is_laid_under_a_host_that_takes_it(
    sword: Raw, host: Raw, because: str
) -> None:
    hand = [
        card("sword", type="attachment", cost=1, unique=False, **sword),
        card("host", cost=1, unique=False, **{"keywords": [], **host}),
    ]
    here = table("setup", seat("A", hand=hand, plot=None), seat("B", plot=None))
    found = ruling(here, do("place_setup", "A", cards=["host"], attach={"sword": "host"}))
    if because == "asks":
        assert found.asks is not None
        assert found.asks.card == "sword"
    elif because:
        assert because in [one.says for one in found.deciding]
    else:
        assert found.verdict is Verdict.YES, found


@pytest.mark.rule(
    "lcg.variant.littlefinger.trade", "lcg.gold.pool_source", "lcg.variant.littlefinger.upfront"
)
@pytest.mark.parametrize(
    ("amount", "to", "says"),
    [
        (1, "B", ""),
        (3, "B", ""),
        (4, "B", "gold_short"),
        (0, "B", "nothing_given"),
        (1, "A", "gives_to_himself"),
    ],
)
def test_gold_is_given_to_another_out_of_ones_own_pool(amount: int, to: str, says: str) -> None:
    names = ("A", "B", "C", "D")
    here = table("challenges", *(seat(one, gold=3) for one in names)).put(littlefinger=True)
    found = ruling(here, do("give_gold", "A", to=to, amount=amount))
    assert says in ("", *(one.says for one in found.deciding))
    assert (found.verdict is Verdict.YES) is (says == "")


def attacked(attacker: Raw, defender: Raw) -> AgotTable:
    here = table(
        "challenges", seat("A", card("a", **FIGHTER) | attacker), seat("B", card("b", **FIGHTER) | defender)
    )
    return after(here, do("declare_challenge", "A", kind="military", target="B", attackers=["a"]))


@pytest.mark.rule("lcg.keyword.stealth", "lcg.challenge.insertions")
def test_an_attacker_with_stealth_passes_by_a_defender_without_it() -> None:
    sneaks = do("assign_stealth", "A", pairs={"a": "b"})
    stealthy: Raw = {"keywords": ["stealth"]}
    plain: Raw = {"keywords": []}
    assert ruling(attacked(stealthy, plain), sneaks).verdict is Verdict.YES
    refused(attacked(plain, plain), sneaks, because="lcg.keyword.stealth")
    refused(attacked(stealthy, stealthy), sneaks, because="lcg.keyword.stealth")
    SAY.in_doubt(attacked({"keywords": "?"}, plain), sneaks, asks="keywords")
    nobody = table("challenges", seat("A", card("a", **FIGHTER) | stealthy), seat("B", card("b", **FIGHTER)))
    assert "no_challenge" in [one.says for one in refused(nobody, sneaks).deciding]


def doomed(hand: list[Raw], victim: Raw, **other: Any) -> AgotTable:
    """A's character is about to be killed, and these cards are in A's hand."""
    here = table(
        "challenges", seat("A", card("v", **FIGHTER) | victim, hand=hand, gold=5), seat("B", **other)
    )
    return until(here, do("apply_effect", effects=[effect("kill", "v")]))


@pytest.mark.rule("lcg.save.definition", "lcg.response.definition")
@pytest.mark.parametrize(
    ("event", "victim", "says"),
    [
        ({"saves": "any"}, {"unique": False}, ""),
        ({"saves": "unique"}, {"unique": True}, ""),
        ({"saves": "unique"}, {"unique": False}, "saves_unique_only"),
        ({"saves": "unique"}, {"unique": "?"}, "asks unique"),
    ],
)
def test_a_saving_event_saves_whom_it_names(event: Raw, victim: Raw, says: str) -> None:
    hand = [card("s", type="event", cost=0, keywords=[], **event)]
    here = doomed(hand, victim)
    found = ruling(here, do("save", "A", card="v", **{"with": "s"}))
    if says.startswith("asks"):
        assert found.asks is not None
        assert found.asks.what == says.split()[1]
    elif says:
        assert says in [one.says for one in found.deciding]
    else:
        assert found.verdict is Verdict.YES, found


@pytest.mark.rule("lcg.challenge.any_opponent", "lcg.redirect.no_self", "lcg.support.no_attack")
def test_who_attacks_himself_is_shown_one_opponent_he_may_attack() -> None:
    names = ("A", "B", "C", "D")
    here = table("challenges", *(seat(one, card(f"{one}1", **FIGHTER)) for one in names))
    found = refused(here, do("declare_challenge", "A", kind="military", target="A", attackers=["A1"]))
    [himself] = [one for one in found.deciding if one.says == "attacks_himself"]
    assert [(one.what, one.facts) for one in himself.changes] == [("target", {"seat": "B"})]


@pytest.mark.rule("lcg.challenge.any_opponent")
def test_among_three_a_challenge_names_its_target() -> None:
    attack = {"by": "A", "kind": "military", "attackers": ["a"]}
    seats = [seat("A", card("a")), seat("B"), seat("C")]
    with pytest.raises(Impossible) as refusal:
        table("challenges", *seats, challenge=attack)
    assert "target is missing: B, C" in Speech().error(refusal.value)
    found = table("challenges", *seats[:2], challenge=attack)
    assert found.challenge is not None
    assert found.challenge.target == "B"


@pytest.mark.rule("lcg.component.title_figures")
def test_a_title_is_one_of_the_six() -> None:
    with pytest.raises(Impossible) as refusal:
        table("challenges", *(seat(one) for one in ("A", "B", "C", "D")), council=["king"])
    assert "no title is called king" in Speech().error(refusal.value)


@pytest.mark.rule("lcg.response.order")
def test_responses_begin_left_of_who_acted_and_where_nobody_did_left_of_the_first_player() -> None:
    seats = [seat(one, card(one.lower(), **FIGHTER)) for one in "ABC"]
    attack = do("declare_challenge", "A", kind="power", target="C", attackers=["a"])
    attacked = until(table("challenges", *seats), attack)
    assert asked(attacked) == [("B", "react")]
    assert asked(until(attacked, do("declare_defenders", "C", defenders=["c"]))) == [("A", "react")]
    strong = [seat("A"), seat("B"), seat("C", card("c", **FIGHTER))]
    assert asked(until(table("dominance", *strong), do("count_dominance"))) == [("B", "react")]


@pytest.mark.rule("lcg.marshal.others_act")
def test_passes_in_a_marshalling_turn_are_forgotten_once_everybody_has_passed() -> None:
    given = table("marshalling", seat("A"), seat("B"), window={"first": "A"})
    passed = []
    for one in "ABAB":
        given = carry_out(LCG, given, do("pass", one))
        passed.append(ADAPTER.view(given).facts["passed"])
    assert passed == [("A",), (), ("A",), ()]
