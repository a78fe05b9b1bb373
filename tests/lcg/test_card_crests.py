"""Crests are read off cards: of a card nobody has told all of they are asked, in the game that has them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.cases.start import begin
from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.agot.state.declarations import KnowValue
from engine.agot.state.records import Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength, unknown_strength
from engine.kernel.decisions import Move
from engine.kernel.judge import judge
from engine.kernel.reasons import Question, Verdict
from tests.kit.lcg_cards import (
    FACES,
    LANNISTER,
    PREFIX,
    STARK,
    after,
    card,
    do,
    effect,
    lannister,
    line,
    plays,
    refused,
    stands,
    stark,
    until,
)
from tests.kit.typed_table import TypedTable

BRIENNE = "brienne-of-tarth"


def asked_for(given: AgotTable, *moves: Move) -> Question | None:
    _, ruling = line(given, *moves)
    assert ruling.verdict is Verdict.CANNOT_TELL, ruling.deciding
    return ruling.asks


def told(given: AgotTable, *crests: str, of: str = BRIENNE) -> AgotTable:
    return after(given, KnowValue(card=of, field="crests", value=crests))


def stranger(seat: str = STARK, **changes: Any) -> list[Any]:
    return [card(BRIENNE, seat, crests=None, **changes)]


def test_a_card_of_the_catalogue_brings_its_crests() -> None:
    assert card("joffrey-baratheon").crests == ("noble",)
    assert card("hodor").crests == ()
    assert {
        card(id_.removeprefix(PREFIX)).crests for id_ in FACES if FACES[id_].type.value == "location"
    } == {()}


def test_only_one_that_is_not_noble_kneels_for_the_dwarf() -> None:
    given = stands(stark("youve-killed-the-wrong-dwarf", zone="hand"), stranger())
    effects = effect("kneel", BRIENNE), effect("gain_power_on_card", BRIENNE, amount=1)
    played = plays("youve-killed-the-wrong-dwarf", *effects)
    assert asked_for(given, played) == Question("crests", BRIENNE)
    assert after(told(given, "war"), played).cards[BRIENNE].power == 1
    refused(told(given, "noble"), played)


def test_mastery_wants_any_crest() -> None:
    given = stands(stark("distinct-mastery", zone="hand"), stranger(kneeling=True))
    played = plays("distinct-mastery", effect("stand", BRIENNE))
    assert asked_for(given, played) == Question("crests", BRIENNE)
    assert not after(told(given, "holy"), played).cards[BRIENNE].kneeling
    refused(told(given), played)


def test_a_noble_that_kneels_for_a_price_is_known_to_be_one() -> None:
    name = "lords-of-the-narrow-sea"
    given = stands(stark(name, zone="hand"), stranger())
    played = plays(name, kneel=[BRIENNE])
    assert asked_for(given, played) == Question("crests", BRIENNE)
    assert after(told(given, "noble"), played).cards[BRIENNE].kneeling
    refused(told(given, "war"), played)


def test_belwas_saves_a_noble() -> None:
    given = stands(stark("strong-belwas"), stranger(), gold=2)
    struck = until(given, do("apply_effect", effects=[effect("kill", BRIENNE)]))
    saved = do("save", STARK, card=BRIENNE, **{"with": "strong-belwas"})
    assert asked_for(struck, saved) == Question("crests", BRIENNE)


def test_power_of_arms_strengthens_the_war_crest() -> None:
    given = stands(stranger(), plots={STARK: "the-power-of-arms"})
    assert unknown_strength(given, given.cards[BRIENNE]) == Question("crests", BRIENNE)
    war = told(given, "war")
    assert strength(war, war.cards[BRIENNE]) == (war.cards[BRIENNE].strength or 0) + 2


def test_power_of_blood_keeps_nobles_alive() -> None:
    attack = do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=["robb-stark"])
    given = stands(stark("robb-stark"), stranger(LANNISTER), lannister("hodor"))
    given = given.seat(STARK, plot=Plot("Plot", "", 0, 0, 1)).seat(
        LANNISTER, plot=Plot("Plot", PREFIX + "the-power-of-blood", 0, 0, 1)
    )
    fought = until(given, attack, do("declare_defenders", LANNISTER, defenders=[]), do("resolve"))
    chosen = do("choose_victims", LANNISTER, **{"for": "claim"}, cards=[BRIENNE])
    assert asked_for(fought, chosen) == Question("crests", BRIENNE)
    refused(told(fought, "noble"), chosen)
    until(told(fought, "war"), chosen)
    by_effect = do("apply_effect", effects=[effect("kill", BRIENNE)])
    assert asked_for(given, by_effect) == Question("crests", BRIENNE)


@pytest.mark.parametrize(
    ("game", "text", "verdict"), [(LCG, "ru-2008", Verdict.YES), (HBO, "bg-2013", Verdict.NO)]
)
def test_only_the_game_that_has_crests_is_told_them(game: Any, text: str, verdict: Verdict) -> None:
    seats = [{"id": seat, "house": seat} for seat in (STARK, LANNISTER)]
    seats[0] |= {"characters": [{"id": "guard", "strength": 1}]}  # type: ignore[dict-item]
    table = begin(game, {"phase": "challenges", "first_player": STARK, "seats": seats}, text, ())
    assert judge(game, table, KnowValue(card="guard", field="crests", value=("war",))).verdict is verdict


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "tell Brienne of Tarth crests noble", "crests is noble"),
        ("ru", "tell Brienne of Tarth символы знатность, война", "символы: знатность, война"),
        ("bg", "tell Brienne of Tarth гербове знатност", "гербове: знатност"),
        ("pl", "tell Brienne of Tarth symbole postaci szlachetność", "symbole postaci: szlachetność"),
    ],
)
def test_crests_are_typed_and_told_in_the_words_of_the_screen(language: str, line: str, said: str) -> None:
    table = TypedTable(language, state=stands(stranger()))
    assert table.told(line).endswith(said)
    assert table.controller.session.state.cards[BRIENNE].crests[0] == "noble"
