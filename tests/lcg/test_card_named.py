"""Texts that name a card, answer cards that are shown, or lie down in play as another kind of card."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.play import decisions
from engine.lcg.cards.conditions import has_trait
from engine.lcg.game import LCG
from engine.thrones.records import Card, Plot
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from engine.thrones.values import has_keyword
from referee.session import What
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    chooses,
    covers,
    do,
    effect,
    lannister,
    plays,
    refused,
    responds,
    stands,
    stark,
    strength_of,
    until,
    uses,
)
from tests.lcg.typed_given import TypedTable

TEXT = "lcg.anatomy.rules_text"


def asked(given: Table) -> list[tuple[str, str]]:
    return [(one.seat, one.asks) for one in decisions(LCG, given)]


WRIT = "im-you-writ-small"


def written(*cards: list[Card], zone: str = "hand") -> Table:
    given = stands(
        lannister(WRIT, zone=zone),
        lannister("raff-the-sweetling"),
        stark("sansa-stark", "robb-stark"),
        active=LANNISTER,
    )
    return after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))


@covers("im-you-writ-small.gain-keyword")
def test_the_event_makes_one_deadly_and_then_lies_on_a_lannister() -> None:
    found = written()
    card = found.cards[WRIT]
    assert has_keyword(found, found.cards["sansa-stark"], "deadly")
    assert (card.zone, card.kind, card.host, card.controller) == (
        "play",
        "attachment",
        "raff-the-sweetling",
        LANNISTER,
    )
    assert (
        strength_of(found, "raff-the-sweetling")
        == strength_of(stands(lannister("raff-the-sweetling")), "raff-the-sweetling") + 2
    )


def test_what_lies_there_is_a_boon_and_goes_away_as_the_event_it_is() -> None:
    given = written()
    assert has_trait(given, given.cards[WRIT], "boon")
    refused(given, uses(WRIT, by=LANNISTER))
    found = after(given, do("apply_effect", effects=[effect("discard_attachment", WRIT)]))
    card = found.cards[WRIT]
    assert (card.zone, card.kind, card.host, card.printed_kind) == ("discard", "event", "", "")
    killed = after(
        given, do("apply_effect", effects=[effect("kill", "raff-the-sweetling")]), do("decline_saves")
    )
    assert (killed.cards[WRIT].zone, killed.cards[WRIT].kind) == ("discard", "event")


def test_of_several_lannisters_its_player_names_one_of_any_player() -> None:
    cards = (
        lannister(WRIT, zone="hand"),
        lannister("raff-the-sweetling"),
        stark("tyrion-lannister", "sansa-stark"),
    )
    given = stands(*cards, active=LANNISTER)
    deadly = after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))
    assert asked(deadly) == [(LANNISTER, "text_cards")]
    refused(deadly, chooses("sansa-stark", by=LANNISTER), because=TEXT)
    found = after(deadly, chooses("tyrion-lannister", by=LANNISTER))
    assert (found.cards[WRIT].host, found.cards[WRIT].controller) == ("tyrion-lannister", LANNISTER)


def test_without_a_lannister_who_takes_attachments_it_is_discarded_like_any_event() -> None:
    given = stands(lannister(WRIT, zone="hand"), stark("sansa-stark"), lannister("bronn"), active=LANNISTER)
    found = after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))
    assert (found.cards[WRIT].zone, found.cards[WRIT].kind) == ("discard", "event")
    assert has_keyword(found, found.cards["sansa-stark"], "deadly")


BLUFF = "call-their-bluff"


def bluffed(name: str = "Hodor", **fields: Any) -> Table:
    held = stark("hodor", "robb-stark", zone="hand")
    given = stands(lannister(BLUFF, zone="hand"), held, phase="dominance", active=LANNISTER, gold=2, **fields)
    return until(given, plays(BLUFF, by=LANNISTER, gold=2), do("choose_by_text", LANNISTER, name=name))


@covers("call-their-bluff.discard-hand")
def test_each_opponent_shows_his_hand_and_discards_every_copy_of_the_card_named() -> None:
    named = bluffed()
    assert asked(named) == [(STARK, "text_copies")]
    refused(named, chooses(by=STARK), because=TEXT)
    refused(named, chooses("robb-stark", by=STARK), because=TEXT)
    found = after(named, chooses("hodor", by=STARK))
    assert (found.cards["hodor"].zone, found.cards["robb-stark"].zone) == ("discard", "hand")
    assert found.seats[STARK].hand == 3


def test_whoever_holds_none_discards_nothing() -> None:
    found = after(bluffed("Eddard Stark"), chooses(by=STARK))
    assert (found.cards["hodor"].zone, found.cards["robb-stark"].zone) == ("hand", "hand")


def test_a_card_must_be_named() -> None:
    given = stands(lannister(BLUFF, zone="hand"), phase="dominance", active=LANNISTER, gold=2)
    played = after(given, plays(BLUFF, by=LANNISTER, gold=2))
    assert asked(played) == [(LANNISTER, "text_name")]
    refused(played, chooses(by=LANNISTER), because=TEXT)


PORT = "dragonstone-port"


def before_plots(*cards: list[Card], **fields: Any) -> Table:
    """A round begins: no plot has been revealed yet."""
    given = stands(*cards, phase="marshalling", **fields)
    given = given.seat(STARK, plots_available=("A", "B")).seat(LANNISTER, plots_available=("C", "D"))
    return at_phase(LCG, given, "plot")


def ends(given: Table) -> Table:
    return until(given, do("reveal_plot", STARK, plot="A"), do("reveal_plot", LANNISTER, plot="C"))


@covers("dragonstone-port.timing")
def test_the_port_gives_everybody_a_moment_for_actions_before_plots_are_revealed() -> None:
    given = before_plots(stark(PORT))
    assert asked(given) == [(STARK, "action")]
    assert asked(before_plots(stark("great-keep"))) == [(STARK, "reveal_plot"), (LANNISTER, "reveal_plot")]
    assert ends(given).seats[LANNISTER].plot == Plot("C")


@covers("dragonstone-port.power-gain")
def test_whoever_names_the_plot_an_opponent_reveals_claims_a_power() -> None:
    given = before_plots(stark(PORT))
    named = until(given, uses(PORT), do("choose_by_text", STARK, name="C"))
    assert ends(named).seats[STARK].power == 1
    wrong = until(given, uses(PORT), do("choose_by_text", STARK, name="D"))
    assert ends(wrong).seats[STARK].power == 0
    own = until(given, uses(PORT), do("choose_by_text", STARK, name="A"))
    assert ends(own).seats[STARK].power == 0


def test_the_port_names_a_plot_once_a_phase_and_only_before_plots_are_revealed() -> None:
    given = until(before_plots(stark(PORT)), uses(PORT), do("choose_by_text", STARK, name="C"))
    refused(given, uses(PORT), because=TEXT)
    revealed = until(before_plots(stark(PORT)), do("reveal_plot", STARK, plot="A"))
    refused(revealed, uses(PORT))


PYCELLE = "grand-maester-pycelle"


def searched(*cards: list[Card], seat: str = STARK) -> Table:
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


def typed(language: str, given: Table, *lines: str) -> TypedTable:
    """The table after these lines, each of which was understood and legal."""
    table = TypedTable(language, given)
    for one in lines:
        assert table.type(one).what is What.DONE, (one, table.asked())
    return table


BLUFF_LINES = {
    "en": ("lannister plays call their bluff", "lannister names jon snow",
           "stark shows jon snow",
           "stark chooses jon snow"),
    "bg": ("ланистър играе събитие call their bluff", "ланистър назовава jon snow",
           "старк показва jon snow", "старк избира jon snow"),
    "pl": ("lannister zagrywa wydarzenie call their bluff", "lannister wymienia jon snow",
           "stark pokazuje jon snow", "stark wybiera jon snow"),
    "ru": ("ланнистер разыгрывает call their bluff", "ланнистер называет джон сноу",
           "старк показывает джон сноу", "старк выбирает джон сноу"),
}  # fmt: skip


@pytest.mark.parametrize("language", BLUFF_LINES)
def test_a_card_is_named_and_shown_as_players_say_it(language: str) -> None:
    given = stands(lannister(BLUFF, zone="hand"), stark("hodor", zone="hand"), phase="dominance",
                   active=LANNISTER, gold=2)  # fmt: skip
    state = typed(language, given, *BLUFF_LINES[language]).bench.session.state
    zones = {card.name: card.zone for card in state.cards.values()}
    assert (zones["Jon Snow"], zones["Hodor"], state.seats[STARK].hand) == ("discard", "hand", 2)


PORT_LINES = {
    "en": ("stark uses dragonstone port", "stark chooses valar morghulis"),
    "ru": ("старк применяет dragonstone port", "старк называет valar morghulis"),
}


@pytest.mark.parametrize("language", PORT_LINES)
def test_a_plot_is_foreseen_as_players_say_it(language: str) -> None:
    table = typed(language, before_plots(stark(PORT)), *PORT_LINES[language])
    assert [one.value for one in table.bench.session.state.lasting] == ["Valar Morghulis"]


def test_who_lies_under_whom_is_typed_in_one_line_each() -> None:
    given = stands(lannister(WRIT, zone="hand"), lannister("raff-the-sweetling", "tyrion-lannister"),
                   stark("sansa-stark"), active=LANNISTER)  # fmt: skip
    lines = ("ланнистер разыгрывает im you writ small", "ланнистер выбирает sansa", "ланнистер выбирает raff")
    state = typed("ru", given, *lines).bench.session.state
    assert (state.cards[WRIT].host, state.cards[WRIT].kind) == ("raff-the-sweetling", "attachment")


PAID_LINES = {
    "en": "stark plays dance with dragons, influence northern fiefdoms",
    "bg": "старк играе събитие dance with dragons, влияние northern fiefdoms",
    "pl": "stark zagrywa dance with dragons, wpływy northern fiefdoms",
    "ru": "старк играет dance with dragons, влияние northern fiefdoms",
}


@pytest.mark.parametrize("language", PAID_LINES)
def test_the_price_of_a_card_may_follow_behind_a_comma(language: str) -> None:
    given = stands(stark("dance-with-dragons", zone="hand"), stark("northern-fiefdoms", "great-keep"))
    state = typed(language, given, PAID_LINES[language]).bench.session.state
    assert [one.id for one in state.in_play(STARK) if one.kneeling] == ["northern-fiefdoms"]


def test_who_kneels_a_card_for_a_text_that_asks_for_influence_supplies_it() -> None:
    given = stands(stark("dance-with-dragons", zone="hand"), stark("northern-fiefdoms", "great-keep"))
    line = "старк играет dance with dragons, склоняя northern fiefdoms"
    state = typed("ru", given, line).bench.session.state
    assert [one.id for one in state.in_play(STARK) if one.kneeling] == ["northern-fiefdoms"]
    event = stark("lords-of-the-narrow-sea", zone="hand"), stark("robb-stark")
    noble = typed("ru", stands(*event), "старк играет lords of the narrow sea, склоняя robb stark")
    assert [one.id for one in noble.bench.session.state.in_play(STARK) if one.kneeling] == ["robb-stark"]


FOUND_LINES = {
    "en": ("stark plays dance with dragons, influence northern fiefdoms", "stark chooses drogon"),
    "ru": ("старк играет dance with dragons, влияние northern fiefdoms", "старк выбирает drogon"),
}


@pytest.mark.parametrize("language", FOUND_LINES)
def test_what_is_found_in_a_deck_nobody_has_seen_is_named_in_one_line(language: str) -> None:
    hand = stark("dance-with-dragons", zone="hand"), lannister("drogon-2")
    given = stands(*hand, stark("northern-fiefdoms"))
    before = given.seats[STARK]
    state = typed(language, given, *FOUND_LINES[language]).bench.session.state
    found = [one for one in state.cards.values() if one.name == "Drogon" and one.owner == STARK]
    assert [one.zone for one in found] == ["hand"]
    assert (state.seats[STARK].deck, state.seats[STARK].hand) == (before.deck - 1, before.hand)


def test_the_list_offers_plots_an_opponent_may_reveal() -> None:
    table = typed("en", before_plots(stark(PORT)), "stark uses dragonstone port")
    assert {"Stark chooses by a text: C", "Stark chooses by a text: D"} <= set(table.says())
