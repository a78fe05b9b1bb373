"""Incomes and power that texts leave out, and what plots say of decks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cards.face import Face
from engine.kernel.play import decisions
from engine.kernel.reason import Reason, Verdict
from engine.lcg.deck_check import Copies, Deck, check
from engine.lcg.desk import DESK
from engine.lcg.game import LCG
from engine.lcg.options import choices
from engine.lcg.view import explain, view
from engine.thrones.counting import total_power
from engine.thrones.moves import ReturnGold
from engine.thrones.records import Plot
from engine.thrones.table import Table
from engine.thrones.values import income
from tests.lcg.cards_given import (
    FACES,
    LANNISTER,
    PREFIX,
    STARK,
    after,
    card,
    challenge,
    covers,
    do,
    effect,
    lannister,
    resolve,
    stands,
    stark,
    uses,
)


def of_plots(given: Table, **plots: str) -> Table:
    for seat, name in plots.items():
        face: Face = FACES[PREFIX + name]
        assert face.plot_income is not None
        given = given.seat(seat, plot=Plot(name, face.id, face.plot_income.value, 0, 1))
    return given


def told(given: Table, what: str) -> list[tuple[str, object]]:
    reason = explain(given, what)
    assert isinstance(reason, Reason)
    return [(one.says, one.found) for one in reason.because]


@covers("blockade.income")
def test_blockade_makes_nothing_of_the_plots_of_opponents() -> None:
    given = of_plots(stands(), stark="blockade", lannister="hear-me-roar")
    assert (income(given, STARK), income(given, LANNISTER)) == (0, 0)
    assert told(given, "income:lannister") == [("plot_income", 5), ("plot_income_not_counted", -5)]
    free = of_plots(stands(), stark="power-and-wealth", lannister="hear-me-roar")
    assert (income(free, STARK), income(free, LANNISTER)) == (3, 5)


@covers("blockade.income")
def test_bonuses_of_cards_count_under_a_blockade() -> None:
    bonus = [replace(card("lannisport", LANNISTER), income=2)]
    assert income(of_plots(stands(bonus), stark="blockade", lannister="hear-me-roar"), LANNISTER) == 2


@covers("rains-of-autumn.income")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
def test_in_the_rains_of_autumn_no_card_gives_income_to_anybody(whose: str) -> None:
    cards = [replace(card("lannisport", seat, id=f"port-{seat}"), income=2) for seat in (STARK, LANNISTER)]
    other = LANNISTER if whose == STARK else STARK
    given = of_plots(stands(cards), **{whose: "rains-of-autumn", other: "hear-me-roar"})
    assert (income(given, whose), income(given, other)) == (4, 5)
    assert ("bonus_not_counted", -2) in told(given, f"income:{other}")


@covers("rains-of-autumn.income")
def test_a_card_that_lowers_an_income_gives_no_bonus_that_could_be_left_out() -> None:
    heavy = [replace(card("lannisport", LANNISTER), income=-1)]
    given = of_plots(stands(heavy), stark="rains-of-autumn", lannister="hear-me-roar")
    assert income(given, LANNISTER) == 5 - 1


@covers("melisandre.power-rule")
def test_power_on_enemy_characters_does_not_count_beside_melisandre() -> None:
    cards = stark("melisandre", "robb-stark", power=2), lannister("tyrion-lannister", power=5)
    given = stands(*cards).seat(LANNISTER, power=3)
    assert (total_power(given, STARK), total_power(given, LANNISTER)) == (4, 3)
    assert ("power_not_counted", -5) in told(given, "total_power:lannister")
    badges = {
        badge.key: badge.value for area in view(given).areas if area.id == LANNISTER for badge in area.badges
    }
    assert badges["total_power"] == 3
    without = given.card("melisandre", zone="dead")
    assert total_power(without, LANNISTER) == 8


@covers("melisandre.power-rule")
def test_nobody_wins_by_power_that_does_not_count_until_she_is_gone() -> None:
    cards = stark("melisandre"), lannister("tyrion-lannister", power=8)
    given = challenge(*cards, by=LANNISTER, kind="power", attackers=("tyrion-lannister",))
    given = given.seat(LANNISTER, power=6)
    won = after(given, resolve())
    assert (won.over, total_power(won, LANNISTER)) == (None, 7)

    knight = lannister("ser-ilyn-payne")
    weak = [replace(card("melisandre"), strength=1)]
    given = stands(weak, knight, cards[1], phase="marshalling", active=LANNISTER).seat(LANNISTER, power=7)
    kill = uses("ser-ilyn-payne", effect("kill", "melisandre"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    over = after(given, kill).over
    assert over is not None
    assert over.winner == LANNISTER


def plot_deck(**copies: int) -> Deck:
    named = {name.replace("_", "-"): count for name, count in copies.items()}
    filling = [face for face in FACES.values() if face.type.value == "plot" and not face.houses.value]  # type: ignore[union-attr]
    others = [face for face in filling if face.id.removeprefix(PREFIX) not in named]
    lines = [Copies(FACES[PREFIX + name], count) for name, count in named.items()]
    left = 7 - sum(named.values())
    return Deck((*lines, *(Copies(face, 1) for face in others[:left])))


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
    def taxed(*plots: str) -> Table:
        given = stands(phase="standing", gold=3, plots=dict(zip((STARK, LANNISTER), plots, strict=False)))
        return after(given, do("pass", STARK), do("pass", LANNISTER))

    plain, planned = taxed(), taxed("planning-ahead")
    assert DESK.automatic(plain) is not None
    assert DESK.automatic(planned) is None
    assert [one.asks for one in decisions(LCG, planned)] == ["who_keeps_gold"]
    offered = [one.move.skip for one in choices(planned) if isinstance(one.move, ReturnGold)]
    assert offered == [(STARK,), (STARK, LANNISTER), ()]
    kept = after(planned, ReturnGold(skip=(STARK,)))
    assert (kept.seats[STARK].gold, kept.seats[LANNISTER].gold) == (3, 0)
