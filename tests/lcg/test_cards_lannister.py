"""House Lannister: what its cards say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.game import LCG
from engine.agot.rounds.rounds import at_phase, new_round
from engine.agot.state.moves import Respond
from engine.agot.state.records import Card, Modifier, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import judge
from engine.kernel.reasons import Question, Verdict
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    after,
    asked,
    attack,
    before_plots,
    card,
    challenge,
    chooses,
    covers,
    dead,
    do,
    draws,
    effect,
    ends,
    for_the_house,
    happens,
    kills,
    kneeling,
    kneels,
    lannister,
    line,
    plays,
    power_on,
    refused,
    resolve,
    responds,
    seats_asked,
    stands,
    stark,
    until,
    uses,
    won,
    zone,
)


@covers("joffrey-baratheon.power-gain")
def test_joffrey_profits_from_dead_lords_and_ladies() -> None:
    cards = stark("joffrey-baratheon", "ser-ilyn-payne"), lannister("sansa-stark", "shae")
    given = stands(*cards, phase="marshalling")
    payne: Any = {"kneel": ["ser-ilyn-payne"]}
    dead = until(given, uses("ser-ilyn-payne", kills("sansa-stark"), **payne))
    found = after(dead, responds("joffrey-baratheon", power_on("joffrey-baratheon")))
    assert found.cards["joffrey-baratheon"].power == 1
    common = until(given, uses("ser-ilyn-payne", kills("shae"), **payne))
    refused(common, responds("joffrey-baratheon", power_on("joffrey-baratheon")))


@covers("ser-ilyn-payne.kill")
def test_payne_kills_the_weak_kneeling_himself_in_marshalling() -> None:
    cards = stark("ser-ilyn-payne"), lannister("shae", "bronn")
    given = stands(*cards, phase="marshalling")
    payne: Any = {"kneel": ["ser-ilyn-payne"]}
    found = after(given, uses("ser-ilyn-payne", kills("shae"), **payne))
    assert (zone(found, "shae"), found.cards["ser-ilyn-payne"].kneeling) == ("dead", True)
    refused(given, uses("ser-ilyn-payne", kills("bronn"), **payne), because=TEXT)
    refused(given, uses("ser-ilyn-payne", kills("shae")), because=TEXT)
    refused(stands(*cards), uses("ser-ilyn-payne", kills("shae"), **payne), because="lcg.play.timing_events")


@covers("ser-ilyn-payne.kill")
@pytest.mark.parametrize("raised", [0, 3])
def test_whether_payne_kills_turns_on_a_strength_that_was_not_told(raised: int) -> None:
    modifiers = (Modifier("strength", raised, origin="A song", until="phase"),) if raised else ()
    told = lannister("bronn", strength=None, modifiers=modifiers)
    given = stands(stark("ser-ilyn-payne"), told, phase="marshalling")

    ruling = judge(LCG, given, uses("ser-ilyn-payne", kills("bronn"), kneel=["ser-ilyn-payne"]))

    assert (ruling.verdict, ruling.asks) == (Verdict.CANNOT_TELL, Question("strength", "bronn"))


@covers("tyrion-lannister.draw")
def test_tyrion_draws_for_a_gold() -> None:
    cards = stark("tyrion-lannister", "shae"), lannister("bronn")
    intrigue = won(*cards, kind="intrigue", attackers=("shae",), gold=1)
    found = after(intrigue, responds("tyrion-lannister", draws(1), gold=1))
    assert (found.seats[STARK].hand, found.seats[STARK].gold) == (4, 0)
    his = won(*cards, kind="power", attackers=("tyrion-lannister",), gold=1)
    assert after(his, responds("tyrion-lannister", draws(1), gold=1)).seats[STARK].hand == 4
    refused(intrigue, responds("tyrion-lannister", draws(1)), because=TEXT)
    others = won(stark("tyrion-lannister", "bronn"), kind="power", attackers=("bronn",), gold=1)
    refused(others, responds("tyrion-lannister", draws(1), gold=1))


@pytest.mark.rule("lcg.response.order")
def test_what_a_challenge_came_to_is_one_occurrence_for_winner_and_loser_together() -> None:
    rich = won(
        stark("tyrion-lannister"),
        lannister("bronn"),
        kind="intrigue",
        attackers=("tyrion-lannister",),
        gold=2,
    )
    draw = responds("tyrion-lannister", draws(1), gold=1)

    refused(rich, draw, draw, because="lcg.response.order")


@covers("enemy-informer.kneel")
def test_the_informer_kneels_somebody_when_played() -> None:
    given = stands(stark("enemy-informer", zone="hand"), lannister("bronn"), phase="marshalling", gold=5)
    played = until(given, do("play_card", STARK, card="enemy-informer"))
    assert after(played, responds("enemy-informer", kneels("bronn"))).cards["bronn"].kneeling
    refused(stands(stark("enemy-informer"), lannister("bronn")), responds("enemy-informer", kneels("bronn")))


@covers("qyburns-informers.draw")
def test_qyburns_informers_draw_two_for_an_intrigue_they_won() -> None:
    cards = stark("qyburns-informers", "shae"), lannister("bronn")
    given = won(*cards, kind="intrigue", attackers=("qyburns-informers",))
    assert after(given, responds("qyburns-informers", draws(2))).seats[STARK].hand == 5
    refused(given, responds("qyburns-informers", draws(1)), because=TEXT)
    refused(won(*cards, kind="intrigue", attackers=("shae",)), responds("qyburns-informers", draws(2)))


@covers("lannisport.power-gain")
def test_lannisport_pays_for_an_intrigue_won() -> None:
    cards = stark("lannisport", "shae"), lannister("bronn")
    given = won(*cards, kind="intrigue", attackers=("shae",), gold=2)
    found = after(given, responds("lannisport", for_the_house(), gold=1))
    assert (found.seats[STARK].power, found.seats[STARK].gold) == (given.seats[STARK].power + 1, 1)
    refused(found, responds("lannisport", for_the_house(), gold=1))


def begins(phase: str, *cards: list[Card], gold: int = 0, **fields: Any) -> AgotTable:
    """The table at the very beginning of this phase."""
    given = stands(*cards, phase="marshalling", gold=gold, **fields)
    return at_phase(LCG, given, phase)


# Lannister


@covers("cersei-lannister.kneel")
def test_whom_cersei_names_kneels_and_does_not_stand_this_round() -> None:
    given = stands(stark("cersei-lannister"), lannister("bronn", "shae"), phase="dominance", gold=2)
    use = uses("cersei-lannister", gold=2, kneel=["cersei-lannister"])
    found = after(given, use, chooses("bronn"), do("stand_all"))
    assert (found.cards["bronn"].kneeling, found.cards["cersei-lannister"].kneeling) == (True, False)
    refused(given, use, chooses("bronn", "shae"), because=TEXT)
    next_round = after(at_phase(LCG, new_round(found), "standing"), do("stand_all"))
    assert not next_round.cards["bronn"].kneeling


@covers("the-hound.zone-change")
def test_the_hound_killed_is_discarded_and_has_been_killed_all_the_same() -> None:
    given = stands(stark("the-hound"), lannister("joffrey-baratheon"))
    found = dead(given, "the-hound")
    assert (found.cards["the-hound"].zone, found.occasions[-1].what) == ("discard", "killed")


@covers("the-hound.upkeep")
def test_the_hound_costs_the_top_of_the_deck_or_himself() -> None:
    given = begins("dominance", stark("the-hound"))
    assert asked(given) == ["resolve_passive"]
    resolved = after(given, do("resolve_passive", STARK, card="the-hound"))
    deck = after(resolved, chooses(way="deck"))
    assert (deck.seats[STARK].deck, deck.seats[STARK].discard) == (29, 1)
    assert after(resolved, chooses(way="itself")).cards["the-hound"].zone == "discard"
    refused(given, do("count_dominance"))
    empty = begins("dominance", stark("the-hound")).seat(STARK, deck=0)
    gone = after(empty, do("resolve_passive", STARK, card="the-hound"))
    assert gone.cards["the-hound"].zone == "discard"


@covers("joffrey-baratheon.power-gain")
def test_joffrey_profits_three_times_a_round() -> None:
    given = stands(stark("joffrey-baratheon"), lannister("sansa-stark", "robb-stark", "arya-stark",
                   "eddard-stark"))  # fmt: skip
    power = effect("gain_power_on_card", "joffrey-baratheon", amount=1)
    for name in ("sansa-stark", "robb-stark", "arya-stark"):
        given = after(happens(given, effect("kill", name)), responds("joffrey-baratheon", power))
    fourth = happens(given.card("eddard-stark", keywords=()), effect("kill", "eddard-stark"))
    refused(fourth, responds("joffrey-baratheon", power), because=TEXT)
    assert given.limits == {"round/joffrey-baratheon": 3}
    assert at_phase(LCG, given, "draw").limits == given.limits
    assert new_round(given).limits == {}


@covers("chella-daughter-of-cheyk.return-hand")
def test_of_chella_each_location_is_offered_for_its_own_cost_alone() -> None:
    chella = "chella-daughter-of-cheyk"
    over = won(stark(chella, "winterfell-castle", "northern-fiefdoms"), attackers=(chella,), gold=5)
    offered = [one.move for one in generate_moves(until(over, do("pass", LANNISTER)))]
    prices = [one.pay.gold for one in offered if isinstance(one, Respond) and one.card == chella]
    assert prices == [1, 3]
    untold = over.card("winterfell-castle", cost=None)
    offered = [one.move for one in generate_moves(until(untold, do("pass", LANNISTER)))]
    prices = [one.pay.gold for one in offered if isinstance(one, Respond) and one.card == chella]
    assert prices == [1]


@covers("chella-daughter-of-cheyk.return-hand")
def test_chella_sends_a_location_back_for_what_it_costs() -> None:
    cards = stark("chella-daughter-of-cheyk"), lannister("winterfell-castle", "northern-fiefdoms")
    given = until(challenge(*cards, attackers=("chella-daughter-of-cheyk",), gold=5), resolve())
    price = given.cards["winterfell-castle"].cost or 0
    back = effect("return_to_hand", "winterfell-castle")
    found = after(given, responds("chella-daughter-of-cheyk", back, gold=price))
    assert (found.cards["winterfell-castle"].zone, price) == ("hand", 3)
    refused(given, responds("chella-daughter-of-cheyk", back, gold=price - 1), because=TEXT)
    refused(given, responds("chella-daughter-of-cheyk", back), because=TEXT)


@covers("raff-the-sweetling.deck-top")
def test_raff_looks_and_may_put_the_card_to_the_bottom() -> None:
    top = [card("shae", LANNISTER, "deck_top")]
    given = stands(stark("raff-the-sweetling"), top, gold=1)
    use = uses("raff-the-sweetling", gold=1)
    assert after(given, use, chooses(way="bottom")).cards["shae"].zone == "deck"
    assert after(given, use, chooses()).cards["shae"].zone == "deck_top"
    refused(given, uses("raff-the-sweetling"), because=TEXT)


@covers("ser-jacelyn-bywater.discard-hand")
def test_jacelyn_dead_makes_each_opponent_discard() -> None:
    killed = dead(stands(stark("ser-jacelyn-bywater")), "ser-jacelyn-bywater")
    found = after(killed, responds("ser-jacelyn-bywater"))
    assert (found.seats[LANNISTER].hand, found.seats[LANNISTER].discard) == (2, 1)
    elsewhere = happens(stands(stark("ser-jacelyn-bywater", "hodor")), effect("kill", "hodor"))
    refused(elsewhere, responds("ser-jacelyn-bywater"))
    discarded = happens(stands(stark("ser-jacelyn-bywater")), effect("discard", "ser-jacelyn-bywater"))
    refused(discarded, responds("ser-jacelyn-bywater"))


def test_which_known_card_chance_has_taken_is_told() -> None:
    hand = lannister("shae", "bronn", zone="hand")
    given = stands(stark("ser-jacelyn-bywater"), hand).seat(LANNISTER, hand=0)
    answered = after(happens(given, effect("kill", "ser-jacelyn-bywater")), responds("ser-jacelyn-bywater"))
    refused(answered, chooses(by=LANNISTER), because=TEXT)
    found = after(answered, chooses("bronn", by=LANNISTER))
    assert (found.cards["bronn"].zone, found.cards["shae"].zone) == ("discard", "hand")


@covers("cerseis-attendant.kneel")
def test_the_attendant_kneels_somebody_when_she_dies_herself() -> None:
    given = stands(stark("cerseis-attendant"), lannister("bronn"))
    found = after(dead(given, "cerseis-attendant"), responds("cerseis-attendant", effect("kneel", "bronn")))
    assert found.cards["bronn"].kneeling
    cards = stark("cerseis-attendant", zone="dead"), lannister("cersei-lannister", "bronn")
    later = happens(stands(*cards), effect("kill", "cersei-lannister"))
    refused(later, responds("cerseis-attendant", effect("kneel", "bronn")))


@covers("lannisport.power-gain")
def test_lannisport_works_once_in_a_challenge() -> None:
    won = challenge(stark("shae", "lannisport"), kind="intrigue", attackers=("shae",), gold=2)
    power = effect("gain_power", amounts={STARK: 1})
    once = until(won, resolve(), responds("lannisport", power, gold=1))
    assert once.limits == {"challenge/lannisport": 1}
    over = after(once, do("end_turn", STARK))
    assert over.limits == {}


@covers("lannisport-brothel.kneel")
def test_the_brothel_kneels_one_that_has_just_stood() -> None:
    cards = stark("lannisport-brothel"), lannister("bronn", kneeling=True), lannister("shae")
    given = until(begins("standing", *cards), do("stand_all"))
    pay: Any = {"kneel": ["lannisport-brothel"]}
    found = after(given, responds("lannisport-brothel", effect("kneel", "bronn"), **pay))
    assert found.cards["bronn"].kneeling
    refused(given, responds("lannisport-brothel", effect("kneel", "shae"), **pay), because=TEXT)
    by_text = stands(*cards)
    stood = happens(by_text, effect("stand", "bronn"))
    refused(stood, responds("lannisport-brothel", effect("kneel", "bronn"), **pay))


@covers("lannisport-brothel.kneel")
@pytest.mark.parametrize(("then", "offered"), [((), True), (kneels, False), (kills, False)])
def test_the_brothel_offers_nobody_who_kneels_again_or_has_left(then: Any, offered: bool) -> None:
    given = begins("standing", stark("lannisport-brothel"), lannister("bronn", kneeling=True))
    stood = until(until(given, do("stand_all")), do("pass", LANNISTER))
    there = stood.card("bronn", kneeling=then is kneels, zone="dead" if then is kills else "play")
    chosen = [one.move.effects for one in generate_moves(there) if isinstance(one.move, Respond)]
    assert bool(chosen) is offered


@covers("golden-tooth-mines.draw")
def test_the_mines_give_a_card_before_anything_else_when_a_plot_is_revealed() -> None:
    given = at_phase(LCG, stands(stark("golden-tooth-mines"), phase="marshalling"), "plot")
    revealed = after(given, do("reveal_plot", STARK, plot="A"), do("reveal_plot", LANNISTER, plot="B"))
    refused(revealed, do("determine_initiative", random_result=STARK))
    draw = effect("draw", seats=[STARK], amount=1)
    found = after(revealed, do("resolve_passive", STARK, card="golden-tooth-mines", effects=[draw]))
    assert (found.seats[STARK].hand, found.seats[STARK].drawn_by_effects) == (4, 1)


def test_a_game_is_put_away_in_the_middle_of_a_text() -> None:
    given = stands(stark("cersei-lannister"), lannister("bronn", "shae"), phase="dominance", gold=2)
    asked_whom = after(given, uses("cersei-lannister", gold=2, kneel=["cersei-lannister"]))
    again: AgotTable = ADAPTER.read_state(msgspec.json.encode(asked_whom))
    assert again == asked_whom
    assert asked(again) == ["text_cards"]
    found = after(again, chooses("bronn"))
    assert ADAPTER.read_state(msgspec.json.encode(found)) == found


PYCELLE = "grand-maester-pycelle"


def searched(*cards: list[Card], seat: str = STARK) -> AgotTable:
    """A search of this player's has just shown a card."""
    own = stark if seat == STARK else lannister
    place = own("winterfell-kennels"), own("direwolf-pup", zone="deck")
    given = stands(*place, *cards, active=seat, gold=2)
    return until(given, uses("winterfell-kennels", by=seat, gold=1, kneel=["winterfell-kennels"]),
                 chooses("direwolf-pup", by=seat))  # fmt: skip


@covers("grand-maester-pycelle.to-hand")
def test_pycelle_takes_the_top_card_when_an_opponents_effect_has_shown_one() -> None:
    given = searched(lannister(PYCELLE))
    before = given.seats[LANNISTER]
    found = after(given, responds(PYCELLE, by=LANNISTER))
    assert (found.seats[LANNISTER].hand, found.seats[LANNISTER].deck) == (before.hand + 1, before.deck - 1)
    refused(searched(lannister(PYCELLE), seat=LANNISTER), responds(PYCELLE, by=LANNISTER))


@covers("grand-maester-pycelle.to-hand")
def test_whether_pycelle_has_shown_an_attachment_is_asked_only_where_nobody_knows_the_top_card() -> None:
    groleo, shown = stark("captain-groleo"), responds(PYCELLE, by=LANNISTER)
    unknown = after(searched(lannister(PYCELLE), groleo), shown)
    assert "text_shown_attachment" in asked(unknown)
    known = after(searched(lannister(PYCELLE), groleo, lannister("bronn", zone="deck_top")), shown)
    assert (zone(known, "bronn"), "text_shown_attachment" in asked(known)) == ("hand", False)


def test_nothing_found_is_nothing_shown() -> None:
    kennels = stark("winterfell-kennels"), lannister(PYCELLE)
    given = until(stands(*kennels, gold=1), uses("winterfell-kennels", gold=1, kneel=["winterfell-kennels"]),
                  chooses())  # fmt: skip
    refused(given, responds(PYCELLE, by=LANNISTER))


def test_another_plot_revealed_by_an_effect_is_a_card_shown_and_the_plots_of_the_round_are_not() -> None:
    revealed = ends(before_plots(stark("bran-stark"), lannister(PYCELLE)))
    refused(revealed, responds(PYCELLE, by=LANNISTER))
    again = until(stands(stark("bran-stark"), lannister(PYCELLE), phase="plot", window={"first": STARK}),
                  uses("bran-stark", kneel=["bran-stark"]), do("reveal_plot", STARK, plot="B"))  # fmt: skip
    assert after(again, responds(PYCELLE, by=LANNISTER)).seats[LANNISTER].hand == 4


def test_pycelle_does_not_answer_another_pycelle() -> None:
    given = searched(lannister(PYCELLE), stark(f"{PYCELLE}-2"))
    found = until(given, responds(PYCELLE, by=LANNISTER))
    refused(found, responds(f"{PYCELLE}-2"))


def test_pycelle_takes_three_cards_a_phase() -> None:
    given = searched(lannister(PYCELLE)).put(limits={f"phase/{PYCELLE}": 2})
    found = after(given, responds(PYCELLE, by=LANNISTER))
    assert found.limits == {f"phase/{PYCELLE}": 3}
    again = searched(lannister(PYCELLE)).put(limits={f"phase/{PYCELLE}": 3})
    refused(again, responds(PYCELLE, by=LANNISTER), because=TEXT)


TYWIN = "tywin-lannister"


def rich(*cards: list[Card], on_him: int = 2, pool: int = 0, phase: str = "marshalling") -> AgotTable:
    """Lannister's turn, with so much on Tywin and in the pools."""
    there = [card(TYWIN, LANNISTER, gold=on_him)]
    return stands(there, *cards, phase=phase, active=LANNISTER, gold=pool)


def gold_on_tywin(given: AgotTable) -> tuple[int, int]:
    """On him, and in the pool of his player."""
    return given.cards[TYWIN].gold, given.seats[LANNISTER].gold


@covers("tywin-lannister.gold")
def test_two_gold_are_laid_on_him_when_marshalling_begins() -> None:
    given = at_phase(LCG, stands(lannister(TYWIN), phase="plot", active=STARK), "marshalling")
    assert gold_on_tywin(until(given, do("resolve_passive", LANNISTER, card=TYWIN))) == (2, 0)


def test_a_card_is_paid_with_gold_of_the_pool_and_then_with_his() -> None:
    cost = card("enemy-informer", LANNISTER).cost
    assert cost == 3
    given = rich(lannister("enemy-informer", zone="hand"), pool=2)
    played = after(given, do("play_card", LANNISTER, card="enemy-informer"))
    assert gold_on_tywin(played) == (1, 0)
    richer = rich(lannister("enemy-informer", zone="hand"), pool=4)
    assert gold_on_tywin(after(richer, do("play_card", LANNISTER, card="enemy-informer"))) == (2, 1)
    refused(rich(lannister("enemy-informer", zone="hand")), do("play_card", LANNISTER, card="enemy-informer"),
            because="lcg.marshal.pay")  # fmt: skip


def informed(pool: int, on_him: int = 2) -> AgotTable:
    """Enemy Informer, who costs three, has just been played."""
    given = rich(lannister("enemy-informer", zone="hand"), pool=pool, on_him=on_him)
    return until(given, do("play_card", LANNISTER, card="enemy-informer"))


@covers("tywin-lannister.gold")
def test_which_gold_pays_is_asked_coin_by_coin_where_there_is_a_choice() -> None:
    paid = informed(pool=4)
    assert seats_asked(paid) == [(LANNISTER, "text_gold_source")]
    assert gold_on_tywin(after(paid, chooses(by=LANNISTER, way="pool"))) == (2, 1)
    once = until(paid, chooses(by=LANNISTER, way="on_card"))
    assert (gold_on_tywin(once), seats_asked(once)) == ((1, 2), [(LANNISTER, "text_gold_source")])
    twice = after(once, chooses(by=LANNISTER, way="on_card"))
    assert (gold_on_tywin(twice), "text_gold_source" in asked(twice)) == ((0, 3), False)
    refused(paid, chooses(by=STARK, way="on_card"), because=TEXT)


@covers("tywin-lannister.gold")
@pytest.mark.parametrize(
    ("pool", "on_him", "left"), [(0, 3, (0, 0)), (1, 2, (0, 0)), (3, 0, (0, 0)), (0, 4, (1, 0))]
)
def test_where_only_one_purse_can_pay_nothing_is_asked(pool: int, on_him: int, left: tuple[int, int]) -> None:
    paid = informed(pool, on_him)
    assert (gold_on_tywin(paid), "text_gold_source" in asked(paid)) == (left, False)


@covers("tywin-lannister.gold")
def test_whoever_goes_on_without_a_word_has_paid_from_the_pool() -> None:
    found = after(informed(pool=4), do("end_turn", LANNISTER))
    assert (gold_on_tywin(found), found.active) == ((2, 1), STARK)


@covers("tywin-lannister.gold")
def test_what_texts_go_on_to_ask_is_paid_with_his_gold_too() -> None:
    davos = "ser-davos-seaworth"
    saved = do("save", LANNISTER, card=davos, with_=davos)
    struck = happens(rich(lannister(davos), phase="challenges"), effect("kill", davos))
    kept = after(struck, saved, chooses(by=LANNISTER, way="pay"))
    assert (zone(kept, davos), gold_on_tywin(kept)) == ("play", (1, 0))


@covers("tywin-lannister.gold", "calm-over-westeros.tax")
def test_gold_due_to_an_opponent_is_paid_with_his_gold_too() -> None:
    calm = rich(lannister("the-lions-will", zone="hand"), stark("hodor"), on_him=3, phase="dominance")
    calm = calm.seat(STARK, plot=Plot("Plot", "lcg-core-calm-over-westeros", 0, 0, 0))
    played = after(calm, plays("the-lions-will", kneels("hodor"), by=LANNISTER, gold=2))
    assert (gold_on_tywin(played), played.seats[STARK].gold) == ((0, 0), 1)


@covers("tywin-lannister.gold", "i-never-bet-against-my-family.claim-mod")
def test_a_price_of_any_amount_may_be_as_high_as_both_purses() -> None:
    family, bet = lannister("i-never-bet-against-my-family", zone="hand"), "i-never-bet-against-my-family"
    purses = [card(TYWIN, LANNISTER, gold=2)]
    given = challenge(
        stark("shae"), lannister("bronn"), family, purses, kind="intrigue", attackers=("shae",), gold=1
    )
    found = after(given, plays(bet, by=LANNISTER, gold=3, kneel=["bronn"]))
    assert gold_on_tywin(found) == (0, 0)
    refused(given, plays(bet, by=LANNISTER, gold=4, kneel=["bronn"]), because="lcg.gold.effect_cost")


def test_a_refusal_tells_how_much_of_the_gold_lies_on_him() -> None:
    poor = rich(lannister("enemy-informer", zone="hand"))
    _, ruling = line(poor, do("play_card", LANNISTER, card="enemy-informer"))
    told = [one for one in ruling.deciding[0].because if one.says == "gold_on_cards"]
    assert [one.facts for one in told] == [{"cards": (TYWIN,), "amount": 2}]


def test_abilities_and_events_are_paid_with_it_too() -> None:
    event = lannister("the-lions-will", zone="hand"), stark("robb-stark")
    given = rich(*event, phase="dominance")
    found = after(given, plays("the-lions-will", effect("kneel", "robb-stark"), by=LANNISTER, gold=2))
    assert (gold_on_tywin(found), found.cards["robb-stark"].kneeling) == ((0, 0), True)
    raff = rich(lannister("raff-the-sweetling"), on_him=1)
    assert gold_on_tywin(until(raff, uses("raff-the-sweetling", by=LANNISTER, gold=1))) == (0, 0)


def test_an_opponent_and_a_blank_tywin_spend_none_of_it() -> None:
    given = rich(stark("the-lions-will", zone="hand"), lannister("raff-the-sweetling"), phase="dominance")
    refused(given, plays("the-lions-will", effect("kneel", TYWIN), gold=2))
    milk = [card("milk-of-the-poppy", STARK, host=TYWIN)]
    refused(rich(lannister("raff-the-sweetling"), milk), uses("raff-the-sweetling", by=LANNISTER, gold=1))


def test_it_is_in_no_pool() -> None:
    given = at_phase(LCG, rich(on_him=2, pool=1), "taxation")
    assert gold_on_tywin(after(given, do("return_gold"))) == (2, 0)


def test_it_goes_with_him_when_he_leaves_play() -> None:
    given = rich(phase="dominance")
    found = after(given, do("apply_effect", effects=[effect("return_to_hand", TYWIN)]))
    assert gold_on_tywin(found) == (0, 0)


@covers("ser-jaime-lannister.no-kneel")
@pytest.mark.parametrize(("kind", "kneels"), [("military", False), ("intrigue", True)])
def test_jaime_stays_standing_in_military_challenges_on_either_side(kind: str, kneels: bool) -> None:
    name = "ser-jaime-lannister"
    attacks = challenge(lannister(name), stark("robb-stark"), by=LANNISTER, kind=kind, attackers=(name,))
    other = "robb-stark" if kind == "military" else "catelyn-stark"
    defends = challenge(lannister(name), stark(other), kind=kind, attackers=(other,), defenders=(name,))
    assert kneeling(attacks, name) + kneeling(defends, name) == [kneels, kneels]


@covers("ser-jaime-lannister.no-kneel")
def test_the_ruling_tells_by_which_text_he_stays_standing() -> None:
    _, ruling = line(stands(lannister("ser-jaime-lannister"), active=LANNISTER),
                     attack("ser-jaime-lannister", by=LANNISTER))  # fmt: skip
    assert ruling.verdict is Verdict.YES


def guarded(*, kneeling: bool = True, whom: str = "shae") -> AgotTable:
    """Bronn has been paid to stand up for somebody; Ser Ilyn stands on the other side."""
    cards = [card("bronn", LANNISTER, kneeling=kneeling)], lannister("shae"), stark("ser-ilyn-payne")
    given = stands(*cards, phase="marshalling", gold=2)
    chosen = do("choose_by_text", LANNISTER, cards=(whom,))
    return after(given, do("pass", STARK), uses("bronn", by=LANNISTER, gold=2), chosen)


def kills_shae() -> Move:
    return uses("ser-ilyn-payne", effect("kill", "shae"), kneel=("ser-ilyn-payne",))


@covers("bronn.kill-prevent")
def test_bronn_stands_up_for_whom_he_was_paid_and_who_is_not_killed() -> None:
    given = after(guarded(), kills_shae())
    assert (given.cards["shae"].zone, given.cards["bronn"].kneeling) == ("play", False)
    assert given.seats[LANNISTER].gold == 0


@covers("bronn.kill-prevent")
def test_a_standing_bronn_and_one_paid_for_another_do_not_help() -> None:
    assert after(guarded(kneeling=False), kills_shae()).cards["shae"].zone == "dead"
    other = after(guarded(whom="ser-ilyn-payne"), kills_shae())
    assert (other.cards["shae"].zone, other.cards["bronn"].kneeling) == ("dead", True)


@covers("bronn.kill-prevent")
def test_bronn_is_paid_for_one_phase() -> None:
    given = guarded()
    assert any(one.what == "guarded" for one in given.cards["shae"].modifiers)
    over = after(given, do("end_turn", STARK), do("end_turn", LANNISTER))
    assert over.cards["shae"].modifiers == ()
