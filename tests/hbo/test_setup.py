"""Set-up, steps 1 to 7: chapter 5."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.adapter import new_game, standard_plots
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.errors import Impossible
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    as_it_lies,
    asked_of,
    card,
    do,
    holds,
    in_doubt,
    refused,
    rule,
    seat,
    stamp,
    table,
    under_both_texts,
)

LISTS = {
    "bg": {
        "lannister": {
            "Игра на тронове", "Чуй моя рев", "Валар моргулис", "Крехко примирие", "Опазване на трона",
            "Гибелен студ", "В небесните килии",
        },
        "stark": {
            "Старите богове", "Лъвът и Вълкът", "Вихър от мечове", "Прекосявайки Тризъбеца",
            "Скрит в сенките", "Сбор на знамената", "В гнездо на усойници",
        },
    },
    "pl": {
        "lannister": {
            "Gra o Tron", "Słuchajcie Mojego Ryku", "Valar Morghulis", "Niepewny Pokój",
            "Umocnienie Władzy", "Zabójcze Zimno", "Zatrzymany",
        },
        "stark": {
            "Dawni Bogowie", "Lew i Wilk", "Nawałnica Mieczów", "Przekroczenie Tridentu",
            "Ukryta w Cieniu", "Wezwanie Lenników", "Szpiedzy w Ich Szeregach",
        },
    },
}  # fmt: skip


def setting_up(*hand: Raw, unknown: int = 0, **fields: Any) -> AgotTable:
    """Set-up with this hand on the Stark side, and seven unknown cards on the other."""
    return table("setup", stark=seat(hand=hand, unknown=unknown), lannister=seat(hand=7), **fields)


def character(name: str, /, cost: int = 0, **fields: Any) -> Raw:
    return card(name, type="character", cost=cost, **fields)


def place(*cards: str) -> Move:
    return do("place_setup", "stark", cards=cards)


@pytest.mark.rule("hbo.setup.order")
@under_both_texts
def test_the_steps_come_in_the_printed_order(text: str) -> None:
    """Hands, placing, turning up, drawing up to seven; then the first plot phase."""
    begun = new_game(text, standard_plots())
    assert {("stark", "mulligan"), ("lannister", "mulligan")} == set(asked_of(begun))
    kept = after(begun, do("keep_hand", "stark"), do("keep_hand", "lannister"))
    assert {("stark", "place_setup"), ("lannister", "place_setup")} == set(asked_of(kept))
    placed = after(kept, do("place_setup", "stark"), do("place_setup", "lannister"))
    assert (("TABLE", "reveal_setup"),) == asked_of(placed)
    revealed = after(placed, do("reveal_setup"))
    assert (("TABLE", "refill_hands"),) == asked_of(revealed)
    ready = after(revealed, do("refill_hands"))
    assert "plot" == ready.phase
    assert {("stark", "reveal_plot"), ("lannister", "reveal_plot")} == set(asked_of(ready))


@pytest.mark.rule("hbo.setup.order")
@pytest.mark.parametrize("verb", ["mulligan", "place_setup", "reveal_setup", "refill_hands"])
def test_no_set_up_step_is_taken_once_play_has_begun(verb: str) -> None:
    given = table("dominance", stark=seat(hand=7))
    by = "stark" if verb in ("mulligan", "place_setup") else ""
    refused(given, do(verb, by), because="hbo.setup.order")


@pytest.mark.rule("hbo.setup.choose_houses")
@pytest.mark.parametrize(
    "houses", [("stark", "stark"), ("stark",), ("stark", "baratheon"), ("stark", "lannister", "stark")]
)
def test_two_players_take_one_house_each(houses: tuple[str, ...]) -> None:
    with pytest.raises(Impossible) as found:
        new_game(BG, standard_plots(), houses)
    assert "hbo.setup.choose_houses" in [fault.rule for fault in found.value.faults]


@pytest.mark.rule("hbo.setup.choose_houses")
def test_either_house_may_be_named_first() -> None:
    assert ("lannister", "stark") == new_game(BG, standard_plots(), ("lannister", "stark")).order


@pytest.mark.rule("hbo.setup.plot_lists")
@pytest.mark.parametrize("language", ["bg", "pl"])
def test_the_two_plot_decks_are_the_printed_lists(language: str) -> None:
    assert LISTS[language] == {house: set(names) for house, names in standard_plots(language).items()}


@pytest.mark.rule("hbo.setup.plot_lists")
def test_a_plot_deck_with_a_plot_missing_is_impossible() -> None:
    plots = standard_plots()
    with pytest.raises(Impossible) as found:
        new_game(BG, {**plots, "lannister": plots["lannister"][:6]})
    (fault,) = found.value.faults
    assert (fault.rule, fault.facts) == ("hbo.setup.plot_lists", {"seat": "lannister"})


@pytest.mark.rule("hbo.setup.leftover_plots")
def test_plots_outside_the_two_decks_play_no_part() -> None:
    begun = new_game(BG, standard_plots())
    line = (
        do("place_setup", "stark"),
        do("place_setup", "lannister"),
        do("reveal_setup"),
        do("refill_hands"),
    )
    wrong = do("reveal_plot", "stark", plot="A plot from the box")
    refused(begun, *line, wrong, because="hbo.plot.choose_secret")
    assert "hbo.setup.leftover_plots" in rule(begun, *line, wrong).because


@pytest.mark.rule("hbo.setup.no_deck_peeking")
@pytest.mark.parametrize("whose", ["stark", "lannister"])
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.STATED), (PL, Basis.SILENT)])
def test_no_draw_deck_is_looked_through_and_only_the_bulgarian_text_says_so(
    text: str, basis: Basis, whose: str
) -> None:
    look = do("look_at", "stark", what="draw_deck", whose=whose)
    ruling = refused(table("dominance", text=text), look, because="hbo.setup.no_deck_peeking")
    assert basis is ruling.basis
    assert ("yes", "text", basis) == stamp(ruling, "hbo.setup.no_deck_peeking")


@pytest.mark.rule("hbo.setup.no_deck_peeking")
def test_a_table_may_open_its_draw_decks() -> None:
    given = table("dominance", text=PL, decided={"hbo.setup.no_deck_peeking": "no"})
    ruling = allowed(given, do("look_at", "stark", what="draw_deck", whose="stark"))
    assert ("no", "table", Basis.SILENT) == stamp(ruling, "hbo.setup.no_deck_peeking")


@pytest.mark.rule("hbo.setup.opening_hand")
@under_both_texts
def test_the_set_up_hand_is_seven_cards_of_the_draw_deck(text: str) -> None:
    begun = new_game(text, standard_plots())
    holds(begun, {"seat.stark.hand": 7, "seat.stark.deck": 43, "seat.lannister.hand": 7})


@pytest.mark.rule("hbo.setup.mulligan")
def test_a_mulligan_shuffles_all_seven_back_and_draws_seven() -> None:
    given = setting_up(character("s1"), unknown=6)
    holds(
        after(given, do("mulligan", "stark")),
        {"seat.stark.hand": 7, "seat.stark.deck": 30, "card.s1.zone": "deck", "seat.lannister.hand": 7},
    )


@pytest.mark.rule("hbo.setup.mulligan")
def test_each_player_has_one_mulligan_in_either_order() -> None:
    given = setting_up(unknown=7)
    allowed(given, do("mulligan", "lannister"), do("mulligan", "stark"))
    refused(given, do("mulligan", "stark"), do("mulligan", "stark"), because="hbo.setup.mulligan")


@pytest.mark.rule("hbo.setup.mulligan")
def test_the_right_to_a_mulligan_ends_with_the_first_card_laid_down_and_not_for_the_other_player() -> None:
    given = setting_up(character("s1"), unknown=6)
    refused(given, place("s1"), do("mulligan", "stark"), because="hbo.setup.mulligan")
    allowed(given, place("s1"), do("mulligan", "lannister"))


@pytest.mark.rule("hbo.setup.mulligan")
def test_a_hand_once_kept_is_not_changed() -> None:
    refused(
        setting_up(unknown=7), do("keep_hand", "stark"), do("mulligan", "stark"), because="hbo.setup.mulligan"
    )


@pytest.mark.rule("hbo.setup.mulligan")
def test_a_hand_is_kept_once_and_not_after_it_was_changed() -> None:
    given = setting_up(unknown=7)
    for decided in (do("keep_hand", "stark"), do("mulligan", "stark")):
        refused(given, decided, do("keep_hand", "stark"), because="hbo.setup.mulligan")


@pytest.mark.rule("hbo.setup.place_cards")
@pytest.mark.parametrize("cards", [(), ("s1",), ("s1", "s2"), ("s2", "l1"), ("s1", "s2", "l1")])
def test_any_number_of_characters_and_locations_is_placed_and_nothing_is_paid(cards: tuple[str, ...]) -> None:
    hand = (character("s1", 2), character("s2", 1), card("l1", type="location", cost=2))
    given = setting_up(*hand, unknown=4)
    done = after(given, place(*cards))
    holds(done, {f"card.{one}.zone": "play" for one in cards})
    holds(done, {"seat.stark.gold": 0, "seat.stark.hand": 7 - len(cards)})


@pytest.mark.rule("hbo.setup.place_cards")
def test_what_is_left_of_the_five_is_not_kept() -> None:
    given = setting_up(character("s1", 2), unknown=6)
    line = (place("s1"), do("place_setup", "lannister"), do("reveal_setup"), do("refill_hands"))
    holds(after(given, *line), {"phase": "plot", "seat.stark.gold": 0})


@pytest.mark.rule("hbo.setup.place_cards")
@pytest.mark.parametrize("cards", [("b1",), ("d1",), ("s1", "s1")])
def test_set_up_cards_come_from_ones_own_hand_each_once(cards: tuple[str, ...]) -> None:
    given = table(
        "setup",
        stark=seat(hand=[character("s1")], discard=[character("d1")]),
        lannister=seat(hand=[character("b1")]),
    )
    refused(given, place(*cards), because="hbo.setup.place_cards")


@pytest.mark.rule("hbo.setup.place_cards")
def test_nothing_is_placed_after_the_reveal() -> None:
    given = setting_up(character("s1"), unknown=6)
    line = (do("place_setup", "stark"), do("place_setup", "lannister"), do("reveal_setup"))
    refused(given, *line, place("s1"), because="hbo.setup.place_cards")


@pytest.mark.rule("hbo.setup.limit_gold5")
@under_both_texts
@pytest.mark.parametrize(
    ("costs", "legal"), [((5,), True), ((2, 3), True), ((2, 2, 2), False), ((6,), False)]
)
def test_together_they_cost_five_at_most(text: str, costs: tuple[int, ...], legal: bool) -> None:
    hand = [character(f"s{number}", cost) for number, cost in enumerate(costs)]
    given = setting_up(*hand, text=text)
    move = place(*(one["id"] for one in hand))
    if legal:
        allowed(given, move)
        return
    ruling = refused(given, move, because="hbo.setup.limit_gold5")
    assert (sum(costs), 5) == (ruling.deciding[0].facts["total"], ruling.deciding[0].facts["ceiling"])


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_what_was_laid_down_before_counts_towards_the_five() -> None:
    given = setting_up(character("s1", 3), character("s2", 3))
    refused(given, place("s1"), place("s2"), because="hbo.setup.limit_gold5")


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_a_cost_nobody_has_told_is_asked_for_before_set_up_is_judged() -> None:
    given = setting_up(character("s1")).card("s1", cost=None)
    in_doubt(given, place("s1"), asks="cost")


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_a_cost_nobody_has_told_is_not_asked_for_where_the_others_are_too_dear_already() -> None:
    given = setting_up(character("s1", 6), character("s2")).card("s2", cost=None)
    refused(given, place("s1", "s2"), because="hbo.setup.limit_gold5")


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_what_is_to_be_left_out_is_enough_whatever_an_untold_cost_turns_out_to_be() -> None:
    given = setting_up(character("s1", 4), character("s2", 3), character("s3")).card("s3", cost=None)
    ruling = refused(given, place("s1", "s2", "s3"), because="hbo.setup.limit_gold5")
    assert ruling.deciding[0].says == "over_five_already"
    left_out = {one.facts["card"] for one in ruling.changes if one.what == "leave_out"}
    assert left_out == {"s3", "s2"}
    allowed(given, place("s1"))


@pytest.mark.rule("hbo.setup.limit_one_limited")
def test_one_limited_card_is_placed_at_most_whatever_its_title() -> None:
    given = setting_up(
        card("l1", type="location", keywords="limited"), card("l2", type="location", keywords="limited")
    )
    allowed(given, place("l1"))
    refused(given, place("l1", "l2"), because="hbo.setup.limit_one_limited")
    refused(given, place("l1"), place("l2"), because="hbo.setup.limit_one_limited")


@pytest.mark.rule("hbo.setup.limit_one_limited", "hbo.keyword.limited_after_setup")
def test_of_the_cards_laid_at_set_up_the_limited_ones_are_counted() -> None:
    given = setting_up(card("l1", type="location", keywords="limited"), character("s1"), character("s2"))

    assert after(given, place("s1"), place("l1"), place("s2")).seats["stark"].limited_at_setup == 1
    assert after(given, place("s1", "l1"), place("s2")).seats["stark"].limited_at_setup == 1


@pytest.mark.rule("hbo.setup.limit_one_limited")
def test_keywords_nobody_has_told_are_asked_for_when_a_second_limited_card_is_possible() -> None:
    given = setting_up(card("l1", type="location", keywords="limited"), card("l2", type="location"))
    in_doubt(given.card("l2", keywords=None), place("l1", "l2"), asks="keywords")


@pytest.mark.rule("hbo.setup.limit_kinds")
@pytest.mark.parametrize("kind", ["attachment", "event"])
def test_neither_attachments_nor_events_are_placed(kind: str) -> None:
    given = setting_up(card("x", type=kind), character("s1"))
    refused(given, place("x"), because="hbo.setup.limit_kinds")
    refused(given, place("s1", "x"), because="hbo.setup.limit_kinds")


@pytest.mark.rule("hbo.setup.limit_kinds")
def test_an_attachment_is_not_placed_under_a_set_up_character_either() -> None:
    given = setting_up(card("x", type="attachment"), character("s1"))
    move = do("place_setup", "stark", cards=["s1"], attach={"x": "s1"})
    refused(given, move, because="hbo.setup.limit_kinds")


@pytest.mark.rule("hbo.setup.limit_kinds")
def test_a_character_is_not_laid_under_another_card() -> None:
    given = setting_up(character("s1"), character("s2"))
    together = do("place_setup", "stark", cards=["s1", "s2"], attach={"s2": "s1"})
    ruling = refused(given, together, because="hbo.setup.limit_kinds")
    assert "no_host" in [one.what for one in ruling.changes]
    unique = setting_up(character("s1", unique=True))
    itself = do("place_setup", "stark", cards=["s1"], attach={"s1": "s1"})
    assert refused(unique, itself).deciding[0].says == "no_host_wanted"
    allowed(given, place("s1", "s2"))


@pytest.mark.rule("hbo.setup.limit_kinds")
def test_no_card_is_laid_under_itself_or_under_one_like_it() -> None:
    given = setting_up(*(character(one, name="Guard", unique=False) for one in ("s1", "s2")))
    for host in ("s1", "s2"):
        under = do("place_setup", "stark", cards=["s1", "s2"], attach={"s2": host})
        refused(given, under, because="hbo.setup.limit_kinds")
    allowed(given, place("s1", "s2"))


@pytest.mark.rule("hbo.setup.limit_duplicates")
@pytest.mark.parametrize("kind", ["character", "location"])
def test_of_a_unique_card_one_copy_is_placed_at_most(kind: str) -> None:
    copies = [card(f"c{number}", name="Winterfell", type=kind, unique=True) for number in (1, 2)]
    given = setting_up(*copies)
    allowed(given, place("c1"))
    refused(given, place("c1", "c2"), because="hbo.setup.limit_duplicates")
    refused(given, place("c1"), place("c2"), because="hbo.setup.limit_duplicates")
    refused(
        given,
        do("place_setup", "stark", cards=["c1"], attach={"c2": "c1"}),
        because="hbo.setup.limit_duplicates",
    )


@pytest.mark.rule("hbo.setup.limit_duplicates", "hbo.unique.restriction")
@pytest.mark.parametrize("later", [(), ("c2",)], ids=["at once", "one after the other"])
def test_two_copies_are_placed_or_not_once_it_is_told_whether_the_card_is_unique(
    later: tuple[str, ...],
) -> None:
    copies = [character(f"c{number}", name="Guard", unique="?") for number in (1, 2)]
    line = (place("c1"), place("c2")) if later else (place("c1", "c2"),)
    ruling = in_doubt(setting_up(*copies), *line, asks="unique")
    assert ruling.asks is not None
    assert ruling.asks.card in ("c1", "c2")


@pytest.mark.rule("hbo.setup.limit_duplicates")
def test_copies_of_a_card_that_is_not_unique_are_placed_together() -> None:
    copies = [character(f"c{number}", name="Guard") for number in (1, 2)]
    allowed(setting_up(*copies), place("c1", "c2"))


@pytest.mark.rule("hbo.setup.reveal")
def test_all_set_up_cards_are_turned_up_when_both_have_finished() -> None:
    given = setting_up(character("s1"), unknown=6)
    assert "hbo.setup.reveal" in as_it_lies(after(given, place("s1")), do("reveal_setup")).because
    line = (place("s1"), do("place_setup", "lannister"), do("reveal_setup"))
    holds(after(given, *line), {"card.s1.zone": "play", "card.s1.kneeling": False})


@pytest.mark.rule("hbo.setup.reveal")
def test_no_ability_takes_effect_during_set_up() -> None:
    """Neither an event, nor a reaction to entering play, nor a passive."""
    given = setting_up(character("s1"), card("e1", type="event", timing="any_phase"), unknown=5)
    line = (place("s1"), do("place_setup", "lannister"), do("reveal_setup"))
    for attempt in (
        do("play_event", "stark", card="e1"),
        do("use_ability", "stark", card="s1"),
        do("respond", "stark", card="s1"),
        do("resolve_passive", "stark", card="s1"),
    ):
        refused(given, *line, attempt, because="hbo.setup.reveal")


@pytest.mark.rule("hbo.setup.reveal")
def test_what_set_up_did_not_set_off_is_lost_and_not_put_off() -> None:
    given = setting_up(character("s1"), unknown=6)
    line = (place("s1"), do("place_setup", "lannister"), do("reveal_setup"), do("refill_hands"))
    attempt = do("respond", "stark", card="s1", to="played", of="s1")
    refused(given, *line, attempt, because="hbo.reaction.timing")


@pytest.mark.rule("hbo.setup.reveal", "hbo.marshal.income_timing")
def test_the_income_bonus_of_a_set_up_card_counts_from_round_one() -> None:
    given = setting_up(card("l1", type="location", cost=2, income=1), unknown=6)
    begun = after(given, place("l1"), do("place_setup", "lannister"), do("reveal_setup"), do("refill_hands"))
    marshalling = after(
        begun,
        do("reveal_plot", "stark", plot="Uneasy Truce"),
        do("reveal_plot", "lannister", plot="Killing Cold"),
        do("know_plot", seat="stark", field="plot_initiative", value=5),
        do("know_plot", seat="lannister", field="plot_initiative", value=1),
        do("know_plot", seat="stark", field="plot_income", value=3),
        do("determine_initiative"),
        do("name_first_player", "stark", seat="stark"),
        do("draw_phase"),
        do("collect_income", "stark"),
    )
    holds(marshalling, {"seat.stark.income": 4})


@pytest.mark.rule("hbo.setup.refill")
@pytest.mark.parametrize("placed", [0, 1, 3])
def test_who_placed_n_cards_draws_n(placed: int) -> None:
    hand = [character(f"s{number}") for number in range(3)]
    given = setting_up(*hand, unknown=4)
    line = (
        place(*(f"s{number}" for number in range(placed))),
        do("place_setup", "lannister"),
        do("reveal_setup"),
    )
    done = after(given, *line, do("refill_hands"))
    holds(done, {"seat.stark.hand": 7, "seat.stark.drawn": placed, "seat.stark.deck": 30 - placed})
    holds(done, {"seat.lannister.drawn": 0, "phase": "plot"})


@pytest.mark.rule("hbo.setup.refill")
def test_hands_are_filled_up_after_the_reveal_and_once() -> None:
    given = setting_up(character("s1"), unknown=6)
    assert "hbo.setup.refill" in as_it_lies(after(given, place("s1")), do("refill_hands")).because
    line = (place("s1"), do("place_setup", "lannister"), do("reveal_setup"))
    again = (do("refill_hands", "stark"), do("refill_hands", "stark"))
    refused(given, *line, *again, because="hbo.setup.refill")


@pytest.mark.rule("hbo.setup.limit_one_limited", "hbo.setup.limit_gold5")
def test_a_card_two_limits_leave_out_is_left_out_once() -> None:
    keeps = [card(one, type="location", keywords="limited", cost=1) for one in ("l1", "l2")]
    given = setting_up(character("s1", 2), character("s2", 2), *keeps)
    ruling = refused(given, place("s1", "s2", "l1", "l2"), because="hbo.setup.limit_one_limited")
    assert [(one.what, one.facts["card"]) for one in ruling.changes] == [("leave_out", "l2")]
    allowed(given, place("s1", "s2", "l1"))
