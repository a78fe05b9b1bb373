"""Plots that do something when they are revealed, or as a phase begins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.play import decisions
from engine.lcg.game import LCG
from engine.thrones.cases.start import begin
from engine.thrones.records import Card, Plot
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    chooses,
    covers,
    do,
    effect,
    lannister,
    refused,
    stands,
    stark,
)

TEXT = "lcg.anatomy.rules_text"
BARATHEON = "baratheon"


def reveals(*cards: list[Card], ours: str, theirs: str = "", **fields: Any) -> Table:
    """The plots lie revealed, initiative is settled: Stark goes first."""
    plots = {STARK: ours, **({LANNISTER: theirs} if theirs else {})}
    given = stands(*cards, phase="plot", plots=plots, **fields)
    lot = (do("determine_initiative", random_result=STARK),) if len(given.seats) == 2 else ()
    return after(given, *lot, do("name_first_player", STARK, seat=STARK)) if lot else given


def carried_out(given: Table, *seats: str) -> Table:
    return after(given, do("order_when_revealed", STARK, order=[{"seat": one} for one in seats or (STARK,)]))


def three(**plots: str) -> Table:
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
