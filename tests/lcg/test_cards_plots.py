"""Plots: what they say when they are revealed and as long as they lie there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cards.facts import Face
from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import TO_BE_KILLED
from engine.agot.cases.start import begin
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.deck_construction import CardCopies, Deck, check
from engine.agot.lcg.game import LCG
from engine.agot.rounds.rounds import at_phase
from engine.agot.state.moves import ReturnGold
from engine.agot.state.records import Card, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import income
from engine.kernel.judge import decisions
from engine.kernel.reasons import Verdict
from tests.kit.lcg_cards import (
    FACES,
    LANNISTER,
    PREFIX,
    STARK,
    TEXT,
    after,
    attached,
    attack,
    card,
    challenge,
    chooses,
    covers,
    defend,
    do,
    effect,
    explained,
    gold,
    kneeling,
    lannister,
    line,
    plays,
    refused,
    resolve,
    stands,
    stark,
    strength_of,
    uses,
)

BARATHEON = "baratheon"


def reveals(*cards: list[Card], ours: str, theirs: str = "", **fields: Any) -> AgotTable:
    """The plots lie revealed, initiative is settled: Stark goes first."""
    plots = {STARK: ours, **({LANNISTER: theirs} if theirs else {})}
    given = stands(*cards, phase="plot", plots=plots, **fields)
    lot = (do("determine_initiative", random_result=STARK),) if len(given.seats) == 2 else ()
    return after(given, *lot, do("name_first_player", STARK, seat=STARK)) if lot else given


def carried_out(given: AgotTable, *seats: str) -> AgotTable:
    return after(given, do("order_when_revealed", STARK, order=[{"seat": one} for one in seats or (STARK,)]))


def three(**plots: str) -> AgotTable:
    """Three players, whose plots are to be carried out."""
    seats = [
        {"id": one, "house": one, "deck": 30, "hand": {"count": 3}, "title": title,
         "plot": {"name": f"Plot of {one}", "income": 0, "initiative": 9 if one == STARK else 0, "claim": 0}}
        for one, title in ((STARK, "hand"), (LANNISTER, "laws"), (BARATHEON, "coin"))
    ]  # fmt: skip

    raw: dict[str, Any] = {"phase": "plot", "variant": "three", "first_player": STARK, "seats": seats,
                           "council": ["whispers", "regent", "commander"]}  # fmt: skip
    given = begin(LCG, raw, "ru-2008", ())
    for seat, plot in plots.items():
        given = given.seat(
            seat, plot=Plot(f"Plot of {seat}", f"lcg-core-{plot}", 0, 9 if seat == STARK else 0, 0)
        )
    return after(given, do("determine_initiative"), do("name_first_player", STARK, seat=STARK))


@covers("valar-morghulis.kill")
def test_valar_kills_everybody_who_is_not_saved() -> None:
    cards = stark("robb-stark", "hodor"), lannister("bronn"), [card("bodyguard", STARK, host="robb-stark")]
    given = reveals(*cards, ours="valar-morghulis")
    given = given.card("robb-stark", keywords=())
    ordered = carried_out(given)
    assert {ordered.cards[one].zone for one in ("robb-stark", "hodor", "bronn")} == {"dead"}
    saved = after(given, do("order_when_revealed", STARK, order=[{"seat": STARK}]),
                  do("save", STARK, card="robb-stark", with_="bodyguard"))  # fmt: skip
    assert saved.cards["robb-stark"].zone == "play"


@covers("wildfire-assault.kill")
def test_wildfire_leaves_three_of_each_whom_their_players_choose() -> None:
    ours = ("robb-stark", "hodor", "arya-stark", "catelyn-stark")
    given = reveals(stark(*ours), lannister("bronn"), [card("bodyguard", STARK, host="catelyn-stark")],
                    ours="wildfire-assault")  # fmt: skip
    ordered = carried_out(given)
    refused(ordered, chooses(*ours), because=TEXT)
    refused(ordered, chooses("bronn"), because=TEXT)
    kept = after(ordered, chooses(*ours[:3]), chooses("bronn", by=LANNISTER))
    assert [kept.cards[one].zone for one in (*ours, "bronn")] == ["play"] * 3 + ["dead", "play"]
    refused(after(ordered, chooses(*ours[:3])), chooses("bronn", by=STARK), because=TEXT)


@covers("fleeing-to-the-wall.discard-play")
def test_of_locations_each_player_keeps_three() -> None:
    ours = tuple(f"northern-fiefdoms-{number}" for number in range(1, 5))
    ordered = carried_out(reveals(stark(*ours), lannister("godswood"), ours="fleeing-to-the-wall"))
    kept = after(ordered, chooses(*ours[1:]), chooses(by=LANNISTER))
    assert [kept.cards[one].zone for one in (*ours, "godswood")] == ["discard"] + ["play"] * 3 + ["discard"]


@covers("drunken-allegations.kneel")
def test_two_players_kneel_somebody_each() -> None:
    ordered = carried_out(reveals(stark("hodor"), lannister("bronn", "shae"), ours="drunken-allegations"))
    mine = after(ordered, chooses("bronn"))
    refused(mine, chooses("bronn", by=LANNISTER), because=TEXT)
    found = after(mine, chooses("hodor", by=LANNISTER))
    assert (found.cards["bronn"].kneeling, found.cards["hodor"].kneeling) == (True, True)


@covers("condemned-by-the-realm.kill")
def test_the_condemning_opponent_kills_somebody_elses_character() -> None:
    cards = stark("winterfell-reserves", "hodor"), lannister("bronn")
    ordered = carried_out(reveals(*cards, ours="condemned-by-the-realm"))
    refused(ordered, chooses("bronn", by=LANNISTER), because=TEXT)
    refused(ordered, chooses("hodor"), because=TEXT)
    assert after(ordered, chooses("hodor", by=LANNISTER)).cards["hodor"].zone == "dead"


def test_who_must_kill_chooses_one_that_can_be_killed() -> None:
    cards = stark("catelyn-stark", "winterfell-reserves", "hodor"), lannister("bronn")
    given = reveals(*cards, ours="condemned-by-the-realm", theirs="the-power-of-blood")
    ordered = carried_out(given)
    refused(ordered, chooses("catelyn-stark", by=LANNISTER), because=TEXT)
    assert after(ordered, chooses("hodor", by=LANNISTER)).cards["hodor"].zone == "dead"
    nobody = reveals(
        cards[1], stark("catelyn-stark"), ours="condemned-by-the-realm", theirs="the-power-of-blood"
    )
    assert carried_out(nobody).cards["catelyn-stark"].zone == "play"


@covers("counting-favors.draw")
def test_two_players_draw_three_up_to_the_cap() -> None:
    given = reveals(ours="counting-favors").seat(LANNISTER, drawn_by_effects=1)
    found = carried_out(given)
    assert (found.seats[STARK].hand, found.seats[LANNISTER].hand) == (6, 5)


@covers("mad-kings-legacy.discard-play")
def test_an_attachment_is_discarded() -> None:
    laid = [card("bodyguard", LANNISTER, host="tywin-lannister"), card("lightbringer", STARK, host="hodor")]
    ordered = carried_out(
        reveals(stark("hodor"), lannister("tywin-lannister"), laid, ours="mad-kings-legacy")
    )
    assert after(ordered, chooses("bodyguard")).cards["bodyguard"].zone == "discard"
    assert carried_out(reveals(ours="mad-kings-legacy")).phase == "plot"


@covers("rule-by-decree.discard-hand")
def test_who_holds_most_discards_down_to_four_of_his_choice() -> None:
    hand = lannister("shae", "bronn", zone="hand")
    ordered = carried_out(reveals(hand, ours="rule-by-decree").seat(LANNISTER, hand=4))
    refused(ordered, chooses("shae"), because=TEXT)
    found = after(ordered, chooses("shae", by=LANNISTER))
    assert (found.seats[LANNISTER].hand, found.cards["bronn"].zone) == (3, "hand")
    assert (found.cards["shae"].zone, found.seats[LANNISTER].discard) == ("discard", 1)


@covers("rule-by-decree.discard-hand")
def test_where_two_hold_the_most_the_table_is_asked_who_discards_if_anybody() -> None:
    asked = carried_out(reveals(ours="rule-by-decree").seat(LANNISTER, hand=6).seat(STARK, hand=6))
    assert [one.asks for one in decisions(LCG, asked)] == ["text_most_cards"]
    assert after(asked, chooses()).seats[LANNISTER].hand == 6
    assert after(asked, chooses(seat=LANNISTER)).seats[LANNISTER].hand == 4


@covers("summoning-season.search", "building-season.search")
@pytest.mark.parametrize(
    ("plot", "found", "other"),
    [("summoning-season", "hodor", "godswood"), ("building-season", "godswood", "hodor")],
)
def test_two_players_search_their_decks(plot: str, found: str, other: str) -> None:
    ordered = carried_out(reveals(stark("hodor", "godswood", zone="deck"), ours=plot))
    refused(ordered, chooses(other), because=TEXT)
    mine = after(ordered, chooses(found))
    assert mine.cards[found].zone == "hand"
    assert after(mine, chooses(by=LANNISTER)).seats[LANNISTER].deck == 30


KINDS = {"mutual-cause": "power", "mutual-blackmail": "intrigue", "mutual-enemies": "military"}


@covers("mutual-cause.restriction", "mutual-blackmail.restriction", "mutual-enemies.restriction")
@pytest.mark.parametrize("plot", KINDS)
def test_two_of_three_players_leave_each_other_alone_in_one_way(plot: str) -> None:
    ordered = carried_out(three(stark=plot))
    agreed = after(ordered, chooses(seat=LANNISTER))
    given = agreed.put(cards={one.id: one for one in (*stark("renly-baratheon"), *lannister("shae"))})
    there = at_phase(LCG, given, "challenges")
    attack = {"attackers": ["renly-baratheon"], "kind": KINDS[plot]}
    refused(there, do("declare_challenge", STARK, target=LANNISTER, **attack), because=TEXT)
    assert after(there, do("declare_challenge", STARK, target=BARATHEON, **attack)).challenge is not None
    alone = carried_out(reveals(ours=plot))
    assert (alone.lasting, [one.asks for one in decisions(LCG, alone)]) == ((), ["action"])


@covers("good-for-the-gander.copy")
def test_the_gander_repeats_what_an_opponents_plot_does() -> None:
    given = reveals(ours="good-for-the-gander", theirs="counting-favors")
    found = carried_out(given, STARK, LANNISTER)
    assert (found.seats[STARK].hand, found.seats[LANNISTER].hand) == (6, 6)
    both = reveals(ours="good-for-the-gander", theirs="good-for-the-gander")
    assert carried_out(both, STARK, LANNISTER).seats[STARK].hand == 3


def test_the_first_player_orders_the_texts_and_each_is_finished_before_the_next() -> None:
    given = reveals(lannister("bronn", "shae"), ours="valar-morghulis", theirs="drunken-allegations")
    later = carried_out(given, STARK, LANNISTER)
    assert [one.asks for one in decisions(LCG, later)] == ["action"]
    sooner = carried_out(given, LANNISTER, STARK)
    assert sooner.agenda[-1].slots["part"] == "drunken-allegations.kneels"
    refused(given, do("order_when_revealed", LANNISTER, order=[{"seat": STARK}, {"seat": LANNISTER}]))


def test_nothing_else_is_said_of_a_plot_whose_text_is_known() -> None:
    given = reveals(stark("hodor"), ours="valar-morghulis")
    other = [{"seat": STARK, "effects": [effect("kneel", "hodor")]}]
    refused(given, do("order_when_revealed", STARK, order=other), because=TEXT)


@covers("snowed-under.return-hand")
def test_snow_sends_one_kneeling_card_of_each_player_back_as_standing_begins() -> None:
    cards = stark("hodor", "godswood", kneeling=True), lannister("bronn", kneeling=True), lannister("shae")
    given = stands(*cards, phase="dominance", plots={LANNISTER: "snowed-under"})
    begun = at_phase(LCG, given, "standing")
    refused(begun, chooses("godswood"), because=TEXT)
    found = after(begun, chooses("godswood", by=LANNISTER))
    assert [found.cards[one].zone for one in ("hodor", "godswood", "bronn")] == ["play", "hand", "hand"]
    assert found.cards["hodor"].kneeling


@covers("hear-me-roar.str-mod")
def test_hear_me_roar_weakens_everybody_without_an_intrigue_icon() -> None:
    given = stands(
        stark("robb-stark", "catelyn-stark"), lannister("bronn"), plots={LANNISTER: "hear-me-roar"}
    )
    assert [strength_of(given, one) for one in ("robb-stark", "catelyn-stark", "bronn")] == [1, 3, 2]


@covers("holding-the-trident.str-mod")
def test_holding_the_trident_helps_who_has_fewer_characters() -> None:
    fewer = stands(stark("robb-stark"), lannister("bronn", "shae"), plots={STARK: "holding-the-trident"})
    assert [strength_of(fewer, one) for one in ("robb-stark", "bronn")] == [4, 3]
    as_many = stands(stark("robb-stark"), lannister("bronn"), plots={STARK: "holding-the-trident"})
    assert strength_of(as_many, "robb-stark") == 2


@covers("the-power-of-arms.str-mod", "tourney-for-the-hand.str-mod")
@pytest.mark.parametrize(
    ("plot", "helped", "more"),
    [("the-power-of-arms", "greatjon-umber", 2), ("tourney-for-the-hand", "bronn", 1)],
)
def test_a_plot_helps_his_characters_of_one_sort(plot: str, helped: str, more: int) -> None:
    cards = stark(helped, "arya-stark"), lannister("knight-of-the-tumblestone")
    before, given = stands(*cards), stands(*cards, plots={STARK: plot})
    for one, added in ((helped, more), ("arya-stark", 0), ("knight-of-the-tumblestone", 0)):
        assert strength_of(given, one) == strength_of(before, one) + added


@covers("the-power-of-arms.str-mod")
def test_the_same_plot_of_both_players_helps_each_of_them_once() -> None:
    plots = {STARK: "the-power-of-arms", LANNISTER: "the-power-of-arms"}
    given = stands(stark("greatjon-umber"), lannister("knight-of-the-tumblestone"), plots=plots)
    assert [strength_of(given, one) for one in ("greatjon-umber", "knight-of-the-tumblestone")] == [5, 4]


@covers("power-and-wealth.str-mod")
def test_power_and_wealth_counts_the_attachments_of_each_character() -> None:
    loaded = attached("lordship", "hodor") + attached("gilded-plate", "hodor")
    given = stands(stark("hodor", "arya-stark"), loaded, plots={STARK: "power-and-wealth"})
    assert [strength_of(given, one) for one in ("hodor", "arya-stark")] == [6, 2]
    theirs = stands(lannister("bronn"), attached("lordship", "bronn"), plots={STARK: "power-and-wealth"})
    assert strength_of(theirs, "bronn") == 3


@covers("tourney-for-the-hand.str-mod")
def test_at_the_tourney_his_knights_are_immune_to_abilities_of_enemy_characters_alone() -> None:
    cards = stark("ser-rodrik-cassel"), lannister("shae")
    shae = uses("shae", effect("kneel", "ser-rodrik-cassel"), by=LANNISTER, kneel=("shae",))
    rich = [replace(card("ser-rodrik-cassel"), power=2)]
    after(stands(rich, cards[1], active=LANNISTER), shae)
    plots = {STARK: "tourney-for-the-hand"}
    refused(stands(rich, cards[1], plots=plots, active=LANNISTER), shae, because="lcg.keyword.immune_target")
    theirs = {LANNISTER: "tourney-for-the-hand"}
    after(stands(rich, cards[1], plots=theirs, active=LANNISTER), shae)


@covers("herding-the-masses.restriction")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
def test_with_herding_the_masses_only_unique_characters_defend(whose: str) -> None:
    cards = stark("robb-stark"), lannister("bronn", "enemy-informer")
    given = stands(*cards, plots={whose: "herding-the-masses"})
    refused(given, attack("robb-stark"), defend("bronn", "enemy-informer"), because=TEXT)
    after(given, attack("robb-stark"), defend("bronn"))
    after(stands(*cards), attack("robb-stark"), defend("bronn", "enemy-informer"))


@covers("the-power-of-blood.immunity")
def test_nobles_are_not_killed_by_effects_and_not_for_claim() -> None:
    plots = {STARK: "the-power-of-blood"}
    knight = lannister("ser-ilyn-payne")
    kill = uses("ser-ilyn-payne", effect("kill", "robb-stark"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    plain = stands(stark("robb-stark"), knight, phase="marshalling", active=LANNISTER)
    assert after(plain, kill).cards["robb-stark"].zone == "dead"
    spared = stands(stark("robb-stark"), knight, plots=plots, phase="marshalling", active=LANNISTER)
    assert after(spared, kill).cards["robb-stark"].zone == "play"

    cards = stark("robb-stark", "arya-stark"), lannister("bronn")
    given = challenge(*cards, by=LANNISTER, attackers=("bronn",), plots=plots)
    given = given.seat(LANNISTER, plot=Plot(claim=2))
    refused(
        given, resolve(), do("choose_victims", STARK, cards=("robb-stark",)), because="lcg.claim.military"
    )
    dead = after(given, resolve(), do("choose_victims", STARK, cards=("arya-stark",)))
    assert [dead.cards[one].zone for one in ("robb-stark", "arya-stark")] == ["play", "dead"]


@covers("the-power-of-blood.immunity")
def test_a_noble_may_still_be_discarded() -> None:
    places = lannister(*(f"northern-fiefdoms-{number}" for number in range(4)))
    cards = stark("robb-stark"), places, lannister("westeros-bleeds", zone="hand")
    given = stands(*cards, phase="dominance", active=LANNISTER, plots={STARK: "the-power-of-blood"})
    bleeds = plays("westeros-bleeds", effect("discard", "robb-stark"), by=LANNISTER,
                   influence=[one.id for one in places])  # fmt: skip
    assert after(given, bleeds).cards["robb-stark"].zone == "discard"


def standing_phase(*cards: list[Card], plots: dict[str, str]) -> AgotTable:
    table = stands(*cards, phase="dominance", plots=plots)
    return after(table, do("pass", STARK), do("pass", LANNISTER), do("stand_all"))


@covers("noose-and-swordpoint.no-stand")
def test_weak_characters_do_not_stand_with_noose_and_swordpoint() -> None:
    cards = (
        stark("arya-stark", "greatjon-umber", "winterfell-castle", kneeling=True),
        lannister("tyrion-lannister", "cerseis-attendant", kneeling=True),
    )
    given = standing_phase(*cards, plots={LANNISTER: "noose-and-swordpoint"})
    names = ("arya-stark", "greatjon-umber", "winterfell-castle", "tyrion-lannister", "cerseis-attendant")
    # The castle makes Arya as strong as 3.
    assert kneeling(given, *names) == [False, False, False, False, True]
    without = standing_phase(*cards, plots={})
    assert kneeling(without, *names) == [False] * 5


@covers("noose-and-swordpoint.no-stand")
def test_a_strength_nobody_has_told_is_asked_before_cards_stand() -> None:
    strange = [card("arya-stark", kneeling=True, strength=None)]
    table = stands(strange, phase="dominance", plots={LANNISTER: "noose-and-swordpoint"})
    _, ruling = line(table, do("pass", STARK), do("pass", LANNISTER), do("stand_all"))
    assert ruling.verdict is Verdict.CANNOT_TELL


def test_a_text_forbids_as_long_as_it_is_there() -> None:
    plots = {STARK: "the-power-of-blood"}
    given = stands(stark("robb-stark"), plots=plots)
    assert ("barred", TO_BE_KILLED) in active_effects(given)
    assert ("barred", TO_BE_KILLED) not in active_effects(given.seat(STARK, plot=None))


@covers("uneasy-truce.tax")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
def test_under_an_uneasy_truce_who_makes_war_pays_whom_he_attacks(whose: str) -> None:
    cards = stark("robb-stark", "catelyn-stark"), lannister("bronn")
    plots = {whose: "uneasy-truce"}
    assert gold(after(stands(*cards, gold=3, plots=plots), attack("robb-stark"))) == (1, 5)
    refused(stands(*cards, gold=1, plots=plots), attack("robb-stark"), because=TEXT)
    peaceful = after(stands(*cards, gold=1, plots=plots), attack("catelyn-stark", kind="intrigue"))
    assert gold(peaceful) == (1, 1)


@covers("uneasy-truce.tax")
def test_each_truce_is_paid_for() -> None:
    cards = stark("robb-stark"), lannister("bronn")
    plots = {STARK: "uneasy-truce", LANNISTER: "uneasy-truce"}
    assert gold(after(stands(*cards, gold=4, plots=plots), attack("robb-stark"))) == (0, 8)
    refused(stands(*cards, gold=3, plots=plots), attack("robb-stark"), because=TEXT)


@covers("calm-over-westeros.tax")
def test_in_the_calm_an_event_costs_a_gold_more_that_an_opponent_gets() -> None:
    cards = stark("the-lions-will", zone="hand"), lannister("bronn")
    strike = plays("the-lions-will", effect("kneel", "bronn"), gold=2)
    plots = {LANNISTER: "calm-over-westeros"}
    played = after(stands(*cards, gold=3, plots=plots), strike)
    assert gold(played) == (0, 4)
    assert played.cards["bronn"].kneeling
    refused(stands(*cards, gold=2, plots=plots), strike, because=TEXT)
    assert gold(after(stands(*cards, gold=2), strike)) == (0, 2)


@covers("calm-over-westeros.tax")
def test_an_ability_of_a_card_in_play_is_no_event() -> None:
    cards = stark("raff-the-sweetling"), lannister("bronn")
    plots = {LANNISTER: "calm-over-westeros"}
    given = stands(*cards, stark("northern-fiefdoms", "renly-baratheon"), gold=0, plots=plots)
    after(
        given, uses("renly-baratheon", effect("stand", "renly-baratheon"), influence=("northern-fiefdoms",))
    )


@covers("calm-over-westeros.tax")
def test_an_event_that_comes_back_from_the_dead_is_not_played() -> None:
    given = stands(
        stark("forever-burning", zone="dead"),
        phase="dominance",
        gold=2,
        plots={LANNISTER: "calm-over-westeros"},
    )
    found = after(given, uses("forever-burning", gold=2))
    assert (found.cards["forever-burning"].zone, gold(found)) == ("hand", (0, 2))


def of_plots(given: AgotTable, **plots: str) -> AgotTable:
    for seat, name in plots.items():
        face: Face = FACES[PREFIX + name]
        assert face.plot_income is not None
        given = given.seat(seat, plot=Plot(name, face.id, face.plot_income.value, 0, 1))
    return given


@covers("blockade.income")
def test_blockade_makes_nothing_of_the_plots_of_opponents() -> None:
    given = of_plots(stands(), stark="blockade", lannister="hear-me-roar")
    assert (income(given, STARK), income(given, LANNISTER)) == (0, 0)
    assert explained(given, "income:lannister") == [("plot_income", 5), ("plot_income_not_counted", -5)]
    free = of_plots(stands(), stark="power-and-wealth", lannister="hear-me-roar")
    assert (income(free, STARK), income(free, LANNISTER)) == (3, 5)


@covers("blockade.income")
def test_bonuses_of_cards_count_under_a_blockade() -> None:
    bonus = [replace(card("lannisport", LANNISTER), income=2)]
    assert income(of_plots(stands(bonus), stark="blockade", lannister="hear-me-roar"), LANNISTER) == 2


@covers("rains-of-autumn.income")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
@pytest.mark.parametrize("bonus", [1, 2])
def test_in_the_rains_of_autumn_no_card_gives_income_to_anybody(whose: str, bonus: int) -> None:
    ports = [card("lannisport", seat, id=f"port-{seat}") for seat in (STARK, LANNISTER)]
    cards = [replace(port, income=bonus) for port in ports]
    other = LANNISTER if whose == STARK else STARK
    given = of_plots(stands(cards), **{whose: "rains-of-autumn", other: "hear-me-roar"})
    assert (income(given, whose), income(given, other)) == (4, 5)
    assert ("bonus_not_counted", -bonus) in explained(given, f"income:{other}")


@covers("rains-of-autumn.income")
def test_a_card_that_lowers_an_income_gives_no_bonus_that_could_be_left_out() -> None:
    heavy = [replace(card("lannisport", LANNISTER), income=-1)]
    given = of_plots(stands(heavy), stark="rains-of-autumn", lannister="hear-me-roar")
    assert income(given, LANNISTER) == 5 - 1


def plot_deck(**copies: int) -> Deck:
    named = {name.replace("_", "-"): count for name, count in copies.items()}
    filling = [face for face in FACES.values() if face.type.value == "plot" and not face.houses.value]  # type: ignore[union-attr]
    others = [face for face in filling if face.id.removeprefix(PREFIX) not in named]
    lines = [CardCopies(FACES[PREFIX + name], count) for name, count in named.items()]
    left = 7 - sum(named.values())
    return Deck((*lines, *(CardCopies(face, 1) for face in others[:left])))


def refused_for(deck: Deck) -> set[str]:
    return {one.says for one in check(deck, official=False).reasons if one.found == Verdict.NO}


@covers("the-power-of-blood.deck-rule", "the-power-of-arms.deck-rule", "valar-morghulis.deck-rule")
@pytest.mark.parametrize(
    ("plot", "copies", "allowed"),
    [
        ("the_power_of_blood", 2, True),
        ("the_power_of_blood", 3, False),
        ("the_power_of_arms", 2, True),
        ("the_power_of_arms", 3, False),
        ("valar_morghulis", 1, True),
        ("valar_morghulis", 2, False),
    ],
)
def test_what_a_plot_says_of_copies_is_kept_by_the_deck_check(plot: str, copies: int, allowed: bool) -> None:
    assert ("plots_alike" not in refused_for(plot_deck(**{plot: copies}))) is allowed


def test_the_set_up_of_incomes_is_collected_as_told() -> None:
    given = of_plots(stands(phase="marshalling"), stark="rains-of-autumn", lannister="hear-me-roar")
    given = given.seat(STARK, income_taken=False)
    given = given.put(agenda=tuple(replace(one, step="income") if one.procedure == "marshalling_turn" else one
                                   for one in given.agenda))  # fmt: skip
    assert after(given, do("collect_income", STARK)).seats[STARK].gold == 4


@covers("planning-ahead.skip-phase")
def test_where_taxation_is_left_out_the_table_says_who_keeps_his_gold() -> None:
    def taxed(*plots: str) -> AgotTable:
        given = stands(phase="standing", gold=3, plots=dict(zip((STARK, LANNISTER), plots, strict=False)))
        return after(given, do("pass", STARK), do("pass", LANNISTER))

    plain, planned = taxed(), taxed("planning-ahead")
    assert ADAPTER.automatic(plain) is not None
    assert ADAPTER.automatic(planned) is None
    assert [one.asks for one in decisions(LCG, planned)] == ["who_keeps_gold"]
    offered = [one.move.skip for one in generate_moves(planned) if isinstance(one.move, ReturnGold)]
    assert offered == [(STARK,), (STARK, LANNISTER), ()]
    spent = planned.seat(STARK, gold=0).seat(LANNISTER, gold=0)
    assert [one.asks for one in decisions(LCG, spent)] == [one.asks for one in decisions(LCG, plain)]
    kept = after(planned, ReturnGold(skip=(STARK,)))
    assert (kept.seats[STARK].gold, kept.seats[LANNISTER].gold) == (3, 0)
