"""What is asked where a value nobody told decides, and what is refused where all is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.abilities.kill import UNSAVEABLE
from engine.agot.lcg.abilities.saves import price_of_save
from engine.agot.lcg.adapter import CASEBOOK
from engine.agot.lcg.case_questions import fields_of
from engine.agot.lcg.game import LCG
from engine.agot.lcg.keywords.intimidate import intimidated, silenced
from engine.agot.lcg.titles.small_council import side_bonus
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.cases.model import AskStep
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.judge import judge
from engine.kernel.reasons import Ruling, Verdict
from tests.kit import lcg
from tests.kit.agot import effect
from tests.kit.lcg import after, do, refused, ruling, seat, table, until
from tests.kit.lcg_cards import LANNISTER, STARK, card, stands, stark

FIGHTS: dict[str, Any] = {"strength": 1, "icons": ["military"]}


def asks(found: Ruling) -> tuple[str, str] | None:
    """Which value of which card must be told first."""
    return (found.asks.card, found.asks.what) if found.asks is not None else None


def laid_onto(name: str, **host: Any) -> Ruling:
    """The ruling on an attachment laid onto Catelyn, of whom these printed values are told."""
    here = stands(
        [card("catelyn-stark", keywords=(), **host)], stark(name, zone="hand"), phase="marshalling", gold=9
    )
    return ruling(here, do("play_card", STARK, card=name, host="catelyn-stark"))


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
@pytest.mark.parametrize(
    ("name", "host", "asked"),
    [
        ("bodyguard", {"traits": None}, "traits"),
        ("bodyguard", {"traits": ("lady",)}, ""),
        ("ice", {"houses": None}, "houses"),
        ("ice", {"houses": ("stark",)}, ""),
    ],
)
def test_where_a_text_names_its_host_that_much_of_the_host_is_asked(
    name: str, host: dict[str, Any], asked: str
) -> None:
    found = laid_onto(name, **host)
    assert asks(found) == (("catelyn-stark", asked) if asked else None)
    assert found.verdict is (Verdict.CANNOT_TELL if asked else Verdict.YES)


@pytest.mark.rule("lcg.keyword.no_attachments", "lcg.anatomy.rules_text")
@pytest.mark.parametrize(("traits", "verdict"), [(None, "cannot tell"), ((), "no"), (("weapon",), "yes")])
def test_a_card_that_takes_weapons_only_asks_whether_it_is_one(
    traits: tuple[str, ...] | None, verdict: str
) -> None:
    plate = card("gilded-plate", STARK, "hand", traits=traits)
    here = stands(stark("jon-snow"), [plate], phase="marshalling", gold=9)
    found = ruling(here, do("play_card", STARK, card="gilded-plate", host="jon-snow"))
    assert found.verdict == verdict
    assert asks(found) == (("gilded-plate", "traits") if verdict == "cannot tell" else None)


def ambushes(phase: str, keywords: Any) -> Ruling:
    """The ruling on a card that comes into play by Ambush, its influence paid."""
    pays = [lcg.card("keep", influence=2)]
    hand = [lcg.card("x", cost=1, type="character", keywords=keywords)]
    told: Any = {"plot": None} if phase == "setup" else {"locations": pays}
    other: Any = {"plot": None} if phase == "setup" else {}
    here = table(phase, seat("A", hand=hand, **told), seat("B", **other))
    pay = {} if phase == "setup" else {"influence": ["keep"]}
    return judge(LCG, here, do("put_into_play", "A", card="x", via="ambush", pay=pay))


@pytest.mark.rule("lcg.keyword.ambush", "lcg.setup.not_played")
@pytest.mark.parametrize(
    ("phase", "keywords", "says"),
    [
        ("challenges", ["ambush"], ""),
        ("challenges", [], "no_ambush"),
        ("challenges", "?", "not_known"),
        ("setup", ["ambush"], "no_ability_at_set_up"),
    ],
)
def test_ambush_is_a_keyword_and_no_part_of_set_up(phase: str, keywords: Any, says: str) -> None:
    found = ambushes(phase, keywords)
    assert says in [one.says for one in found.deciding] if says else found.verdict is Verdict.YES
    assert asks(found) == (("x", "keywords") if says == "not_known" else None)


def struck(zone: str, owner: str, **event: Any) -> AgotTable:
    """A character of A is about to be killed; the event lies here."""
    told = lcg.card("e", type="event", **event)
    piles = {owner: {"hand": {"count": 4, "known": [told]}} if zone == "hand" else {"discard": [told]}}
    seats = [
        seat("A", lcg.card("a", unique=False, **FIGHTS)) | piles.get("A", {}),
        seat("B", lcg.card("b")) | piles.get("B", {}),
    ]
    return until(table("challenges", *seats), do("apply_effect", effects=[effect("kill", "a")]))


def saves(means: str, victim: str = "a", by: str = "A") -> Move:
    return do("save", by, card=victim, with_=means)


RESPONSE: dict[str, Any] = {"timing": "response"}


@pytest.mark.rule("lcg.save.definition", "lcg.response.definition")
@pytest.mark.parametrize(
    ("zone", "owner", "event", "says"),
    [
        ("hand", "A", {"saves": "any", **RESPONSE}, ""),
        ("discard", "A", {"saves": "any", **RESPONSE}, "not_in_hand"),
        ("hand", "B", {"saves": "any", **RESPONSE}, "not_in_hand"),
        ("hand", "A", {"timing": "any_phase"}, "not_a_saving_event"),
        ("hand", "A", RESPONSE, "not_known"),
    ],
)
def test_a_saving_event_is_one_and_is_played_from_its_players_hand(
    zone: str, owner: str, event: dict[str, Any], says: str
) -> None:
    found = ruling(struck(zone, owner, **event), saves("e"))
    assert [one.says for one in found.deciding][:1] == [says] if says else found.verdict is Verdict.YES
    assert asks(found) == (("e", "saves") if says == "not_known" else None)


@pytest.mark.rule("lcg.save.definition", "lcg.anatomy.rules_text")
def test_nothing_saves_from_what_a_text_says_cannot_be_saved_from() -> None:
    here = struck("hand", "A", saves="any", **RESPONSE)
    *below, kill = here.agenda
    assert isinstance(kill, EffectFrame)
    beyond = here.put(agenda=(*below, EffectFrame("kill", "saves", {**kill.slots, "cause": UNSAVEABLE})))
    assert judge(LCG, here, saves("e")).verdict is Verdict.YES
    assert judge(LCG, beyond, saves("e")).deciding[0].says == "cannot_be_saved"


@pytest.mark.rule("lcg.gold.effect_cost", "lcg.save.definition")
@pytest.mark.parametrize(("name", "price"), [("gilded-plate", 1), ("bodyguard", 0)])
def test_a_save_costs_the_gold_its_text_names(name: str, price: int) -> None:
    here = stands(stark("robb-stark"), [card(name, STARK, host="robb-stark")], gold=1)
    here = until(here, do("apply_effect", effects=[effect("kill", "robb-stark")]))
    save = saves(name, "robb-stark", STARK)
    assert isinstance(price_of_save(here, save), int)  # type: ignore[arg-type]
    assert after(here, save).seats[STARK].gold == 1 - price == 1 - price_of_save(here, save)  # type: ignore[arg-type]


def cancels(keywords: Any, *, limited_played: bool) -> Ruling:
    """The ruling on an event that cancels another."""
    event = lcg.card("c", type="event", cost=0, keywords=keywords, **RESPONSE)
    drawing = lcg.card("e", type="event", cost=0, timing="any_phase")
    here = table(
        "challenges", seat("A", lcg.card("a"), hand=[event]), seat("B", lcg.card("b"), hand=[drawing])
    )
    draws = [effect("draw", seats=["B"], amount=1)]
    here = until(here, do("pass", "A"), do("play_event", "B", card="e", effects=draws))
    return judge(LCG, here.seat("A", limited_played=limited_played), do("cancel", "A", card="c"))


@pytest.mark.rule("lcg.keyword.limited")
@pytest.mark.parametrize(
    ("keywords", "played", "verdict"),
    [
        (["limited"], False, "yes"),
        (["limited"], True, "no"),
        ([], True, "yes"),
        ("?", False, "yes"),
        ("?", True, "cannot tell"),
    ],
)
def test_a_limited_event_that_cancels_is_the_limited_card_of_the_round(
    keywords: Any, played: bool, verdict: str
) -> None:
    found = cancels(keywords, limited_played=played)
    assert found.verdict == verdict
    assert asks(found) == (("c", "keywords") if verdict == "cannot tell" else None)


@pytest.mark.rule("lcg.challenge.declare_attackers")
def test_among_three_a_challenge_names_its_target() -> None:
    seats = [seat(one, lcg.card(one.lower(), **FIGHTS)) for one in "ABC"]
    raw = {"do": "declare_challenge", "by": "A", "kind": "military", "attackers": ["a"]}
    two, three = table("challenges", *seats[:2]), table("challenges", *seats)
    assert getattr(CASEBOOK.step(raw, two), "target", "") == "B"
    with pytest.raises(Unreadable) as refusal:
        CASEBOOK.step(raw, three)
    assert refusal.value.facts["field"] == "target (B, C)"


@pytest.mark.rule("lcg.variant.team.partner_not_opponent", "lcg.variant.team.you_text")
@pytest.mark.parametrize(
    ("scope", "alone", "together"),
    [
        ("you", ["A"], ["A"]),
        ("all_opponents", ["B", "C", "D"], ["B", "D"]),
        ("all_players", ["A", "B", "C", "D"], ["A", "B", "C", "D"]),
    ],
)
def test_a_partner_is_no_opponent(scope: str, alone: list[str], together: list[str]) -> None:
    melee = table("challenges", *(seat(one) for one in "ABCD"))
    teams = melee.put(teams=(("A", "C"), ("B", "D")))
    found = []
    for here in (melee, teams):
        asked = CASEBOOK.step({"ask": "affected", "by": "A", "scope": scope}, here)
        assert isinstance(asked, AskStep)
        answered = CASEBOOK.answer(asked, here)
        cited = "lcg.variant.team.partner_not_opponent" in answered.ruling.rules
        found.append((answered.value, cited))
    assert found == [(alone, False), (together, True)]


@pytest.mark.rule("lcg.keyword.intimidate", "lcg.title.not_in_play")
def test_where_no_challenge_is_under_way_nobody_is_intimidated_and_no_title_adds() -> None:
    here = stands(stark("robb-stark"), [card("bronn", LANNISTER)])
    assert not any((intimidated(here), silenced(here), side_bonus(here, ("robb-stark",))))


@pytest.mark.rule("lcg.anatomy.plot_income")
def test_a_plot_of_the_catalogue_has_three_numbers() -> None:
    assert fields_of("lcg-core-summoning-season") == {
        "name": "Summoning Season",
        "income": 4,
        "initiative": 3,
        "claim": 1,
    }


@pytest.mark.rule("lcg.setup.attachments")
def test_an_attachment_is_laid_under_no_attachment_at_set_up() -> None:
    hand = [
        lcg.card(one, type="attachment", cost=1, unique=False, keywords=["setup"])
        for one in ("sword", "ring")
    ]
    hand.append(lcg.card("host", cost=1, unique=False, keywords=[]))
    here = table("setup", seat("A", hand=hand, plot=None), seat("B", plot=None))
    onto = {"sword": "ring", "ring": "host"}
    refused(here, do("place_setup", "A", cards=["host"], attach=onto), because="lcg.setup.attachments")
