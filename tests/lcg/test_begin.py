"""A new game: who plays, what lies where, the seven steps before the first round."""

import pytest

from engine.agot.cases.start import begin
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import LCG
from engine.agot.state.moves import TITLES
from engine.kernel.corrections import Decide
from engine.kernel.errors import Impossible
from engine.kernel.judge import carry_out
from tests.kit.lcg import RU, asked, card, do, holds, legal, new, refused, ruling, seat, table


@pytest.mark.rule(
    "lcg.firstgame.four_players", "lcg.firstgame.sort", "lcg.scope.core_set", "lcg.cardtype.house"
)
def test_four_players_take_the_four_ready_houses_unless_others_are_chosen() -> None:
    four = new()
    assert [one.house for one in four.seats.values()] == ["stark", "lannister", "baratheon", "targaryen"]
    assert four.variant == "melee"
    assert (new(houses=("stark", "martell")).variant, new(houses=("stark",) * 3).variant) == ("two", "three")


@pytest.mark.rule("lcg.setup.same_house_allowed", "lcg.setup.declare_house_agenda")
def test_two_players_may_lead_one_house_with_one_agenda() -> None:
    agendas = {"stark": "Old Way", "stark-2": "Old Way"}
    both = new(houses=("stark", "stark"), agendas=agendas, first_player="stark-2")
    assert [one.house for one in both.seats.values()] == ["stark", "stark"]
    assert {one.id: one.agenda for one in both.seats.values()} == agendas
    assert both.first_player == "stark-2"


@pytest.mark.rule("lcg.scope.core_set", "lcg.scope.house_choice", "lcg.variant.team.seating")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"houses": ("stark",)}, "lcg.scope.core_set"),
        ({"houses": ("stark",) * 5}, "lcg.scope.core_set"),
        ({"houses": ("stark", "tyrell")}, "lcg.scope.house_choice"),
        ({"houses": ("stark", "martell"), "teams": "yes"}, "lcg.variant.team.seating"),
        ({"plots": {"stark": ["one"] * 7}}, "lcg.deck.plots7"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_its_rule(given: dict[str, object], rule: str) -> None:
    with pytest.raises(Impossible) as refusal:
        new(**given)
    assert rule in [fault.rule for fault in refusal.value.faults]


@pytest.mark.rule("lcg.setup.board", "lcg.setup.titles_placed", "lcg.setup.draw_seven", "lcg.setup.shuffle")
def test_hands_are_drawn_and_titles_lie_in_the_council_chamber() -> None:
    four = new()
    assert [(one.hand, one.power, one.gold) for one in four.seats.values()] == [(7, 0, 0)] * 4
    assert four.council == TITLES
    assert new(houses=("stark", "martell")).council == ()
    assert new(teams="yes").council == ()


@pytest.mark.rule("lcg.variant.team.seating")
def test_partners_sit_opposite_each_other() -> None:
    teams = new(teams="yes")
    assert teams.teams == (("stark", "baratheon"), ("lannister", "targaryen"))
    assert teams.opponents("stark") == ("lannister", "targaryen")


@pytest.mark.rule("lcg.setup.place_order", "lcg.setup.sequence", "lcg.setup.reveal")
def test_the_first_in_set_up_is_asked_first_and_all_cards_are_turned_up_together() -> None:
    given = new(houses=("stark", "martell", "greyjoy"), first_player="martell")
    assert [one for one, _ in asked(given)] == ["martell", "greyjoy", "stark"]
    assert not legal(given, do("refill_hands"))
    for one in given.order:
        assert not legal(given, do("reveal_setup"))
        given = carry_out(LCG, given, do("place_setup", one, cards=[]))
    given = carry_out(LCG, given, do("reveal_setup"))
    given = carry_out(LCG, given, do("refill_hands"))
    assert given.phase == "plot"


@pytest.mark.rule("lcg.setup.no_mulligan")
def test_an_opening_hand_is_changed_only_where_all_have_agreed() -> None:
    given = new()
    found = refused(given, do("mulligan", "stark"), because="lcg.setup.no_mulligan")
    assert found.basis == "silent"
    agreed = carry_out(LCG, given, Decide(point="lcg.setup.no_mulligan", option="yes"))
    assert legal(agreed, do("mulligan", "stark"))


@pytest.mark.rule("lcg.setup.not_played", "lcg.keyword.setup")
def test_set_up_cards_set_off_nothing() -> None:
    hand = [card("x", type="character", cost=2)]
    given = table("setup", seat("A", hand=hand), seat("B"))
    placed = carry_out(LCG, given, do("place_setup", "A", cards=["x"]))
    assert placed.occasions == ()
    holds(placed, {"card.x.zone": "play", "seat.A.gold": 0})


@pytest.mark.rule("lcg.deck.other_sizes", "lcg.deck.official")
def test_a_group_may_agree_on_other_decks() -> None:
    small = {"plots": [f"p{n}" for n in range(7)], "size": 40}
    given = table("setup", seat("A"), seat("B"))
    assert "lcg.deck.other_sizes" in ruling(given, do("check_deck", "A", deck=small)).rules
    refused(given, do("check_deck", "A", deck=small, official=True), because="lcg.deck.min60")


def test_the_start_form_offers_what_a_new_game_takes() -> None:
    settled = ["houses", "first_player", "teams", "littlefinger", "ready"]
    assert [one.key for one in ADAPTER.start.settings] == settled
    assert ADAPTER.new("ru-2008", {"houses": ("stark", "martell"), "teams": "no"}).variant == "two"


@pytest.mark.rule("lcg.firstgame.sort", "lcg.firstgame.result")
def test_a_ready_deck_is_known_by_its_size_and_its_seven_plots() -> None:
    begun = ADAPTER.new("ru-2008", {"houses": ("stark", "martell"), "ready": "yes"})
    stark, martell = begun.seats.values()
    assert (stark.deck + stark.hand, len(stark.plots_available or ())) == (45, 7)
    assert "Valar Morghulis" in (stark.plots_available or ())
    assert (martell.deck + martell.hand, martell.plots_available) == (60, None)


@pytest.mark.rule("lcg.setup.declare_house_agenda", "lcg.cardtype.agenda")
def test_the_agenda_that_a_position_tells_of_lies_before_its_player() -> None:
    given = table("challenges", seat("A", agenda="Old Way"), seat("B"))
    shown = {area.id: {one.key: one.value for one in area.badges} for area in ADAPTER.view(given).areas}
    assert shown["A"]["agenda"] == "Old Way"
    assert "agenda" not in shown["B"]


@pytest.mark.rule("lcg.title.select", "lcg.variant.three.titles")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_of_three_who_hold_titles_the_first_player_has_chosen_first(first: str, second: str) -> None:
    seats = [seat(one, title=title) for one, title in zip("ABC", TITLES, strict=False)]
    raw = {"phase": "plot", "variant": "three", "first_player": first, "seats": seats}
    chosen = do("choose_title", second, title=TITLES[4])
    given = begin(LCG, {**raw, "council": list(TITLES[4:])}, RU, (chosen,))
    assert asked(given) == [(second, "choose_title")]
