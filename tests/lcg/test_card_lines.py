"""What texts ask for, typed as players say it."""

from __future__ import annotations

import pytest

from engine.agot.state.table import AgotTable
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.lcg_cards import BLUFF, LANNISTER, PORT, STARK, WRIT, before_plots, lannister, stands, stark
from tests.kit.typed_table import TypedTable


def typed(language: str, given: AgotTable, *lines: str) -> TypedTable:
    """The table after these lines, each of which was understood and legal."""
    table = TypedTable(language, given)
    for one in lines:
        assert table.type(one).kind is OutcomeKind.DONE, (one, table.asked())
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
    state = typed(language, given, *BLUFF_LINES[language]).controller.session.state
    zones = {card.name: card.zone for card in state.cards.values()}
    assert (zones["Jon Snow"], zones["Hodor"], state.seats[STARK].hand) == ("discard", "hand", 2)


PORT_LINES = {
    "en": ("stark uses dragonstone port", "stark chooses valar morghulis"),
    "ru": ("старк применяет dragonstone port", "старк называет valar morghulis"),
}


@pytest.mark.parametrize("language", PORT_LINES)
def test_a_plot_is_foreseen_as_players_say_it(language: str) -> None:
    table = typed(language, before_plots(stark(PORT)), *PORT_LINES[language])
    assert [one.value for one in table.controller.session.state.lasting] == ["Valar Morghulis"]


def test_who_lies_under_whom_is_typed_in_one_line_each() -> None:
    given = stands(lannister(WRIT, zone="hand"), lannister("raff-the-sweetling", "tyrion-lannister"),
                   stark("sansa-stark"), active=LANNISTER)  # fmt: skip
    lines = ("ланнистер разыгрывает im you writ small", "ланнистер выбирает sansa", "ланнистер выбирает raff")
    state = typed("ru", given, *lines).controller.session.state
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
    state = typed(language, given, PAID_LINES[language]).controller.session.state
    assert [one.id for one in state.in_play(STARK) if one.kneeling] == ["northern-fiefdoms"]


def test_who_kneels_a_card_for_a_text_that_asks_for_influence_supplies_it() -> None:
    given = stands(stark("dance-with-dragons", zone="hand"), stark("northern-fiefdoms", "great-keep"))
    line = "старк играет dance with dragons, склоняя northern fiefdoms"
    state = typed("ru", given, line).controller.session.state
    assert [one.id for one in state.in_play(STARK) if one.kneeling] == ["northern-fiefdoms"]
    event = stark("lords-of-the-narrow-sea", zone="hand"), stark("robb-stark")
    noble = typed("ru", stands(*event), "старк играет lords of the narrow sea, склоняя robb stark")
    assert [one.id for one in noble.controller.session.state.in_play(STARK) if one.kneeling] == ["robb-stark"]


FOUND_LINES = {
    "en": ("stark plays dance with dragons, influence northern fiefdoms", "stark chooses drogon"),
    "ru": ("старк играет dance with dragons, влияние northern fiefdoms", "старк выбирает drogon"),
}


@pytest.mark.parametrize("language", FOUND_LINES)
def test_what_is_found_in_a_deck_nobody_has_seen_is_named_in_one_line(language: str) -> None:
    hand = stark("dance-with-dragons", zone="hand"), lannister("drogon-2")
    given = stands(*hand, stark("northern-fiefdoms"))
    before = given.seats[STARK]
    state = typed(language, given, *FOUND_LINES[language]).controller.session.state
    found = [one for one in state.cards.values() if one.name == "Drogon" and one.owner == STARK]
    assert [one.zone for one in found] == ["hand"]
    assert (state.seats[STARK].deck, state.seats[STARK].hand) == (before.deck - 1, before.hand)


def test_the_list_offers_plots_an_opponent_may_reveal() -> None:
    table = typed("en", before_plots(stark(PORT)), "stark uses dragonstone port")
    assert {"Stark chooses by card text: C", "Stark chooses by card text: D"} <= set(table.says())
