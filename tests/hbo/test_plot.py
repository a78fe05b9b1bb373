"""Phase 1, plots: chapter 7."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.rounds.rounds import at_phase
from engine.agot.state.table import AgotTable
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import Verdict
from tests.kit.hbo import (
    BG,
    Raw,
    after,
    allowed,
    as_it_lies,
    asked_of,
    card,
    do,
    holds,
    plot,
    reasons_of,
    refused,
    rule,
    seat,
    table,
    under_both_texts,
)

SEVEN = ["A", "B", "C", "D", "E", "F", "G"]


def choosing(text: str = "bg-2013", **plots: Any) -> AgotTable:
    """The start of the plot phase; Stark's plots are these."""
    return table(
        "plot",
        text=text,
        doing=[do("reveal_plot", "stark", plot="A"), do("reveal_plot", "lannister", plot="Z")],
        stark=seat(plots=plots),
        lannister=seat(),
    )


def compared(stark: Raw, lannister: Raw, text: str = "bg-2013") -> AgotTable:
    """Both plots lie revealed."""
    return table("plot", text=text, doing=[do("determine_initiative")], stark=stark, lannister=lannister)


@pytest.mark.rule("hbo.plot.choose_secret")
@under_both_texts
def test_each_player_chooses_one_of_his_available_plots(text: str) -> None:
    given = choosing(text, available=["A", "B"], used=["C"])
    assert {("stark", "reveal_plot"), ("lannister", "reveal_plot")} == set(asked_of(given))
    for name in ("A", "B"):
        allowed(given, do("reveal_plot", "stark", plot=name))
    refused(given, do("reveal_plot", "stark", plot="X"), because="hbo.plot.choose_secret")


@pytest.mark.rule("hbo.plot.choose_secret")
def test_nobody_may_go_without_a_plot() -> None:
    refused(choosing(), do("reveal_plot", "stark", plot=None), because="hbo.plot.choose_secret")


@pytest.mark.rule("hbo.plot.choose_secret")
@pytest.mark.parametrize("phase", ["draw", "marshalling", "challenges", "dominance", "standing", "taxation"])
def test_no_plot_is_revealed_in_another_phase(phase: str) -> None:
    ruling = as_it_lies(table(phase), do("reveal_plot", "stark", plot="A"))
    assert "hbo.plot.choose_secret" in ruling.because


@pytest.mark.rule("hbo.plot.reveal", "hbo.play.plot_free")
def test_revealing_costs_nothing_and_initiative_waits_for_both() -> None:
    given = choosing(available=["A", "B"]).seat("stark", gold=3)
    revealed = after(given, do("reveal_plot", "stark", plot="A"))
    holds(revealed, {"seat.stark.gold": 3})
    assert {"hbo.plot.reveal", "hbo.play.plot_free"} <= set(
        allowed(given, do("reveal_plot", "stark", plot="A")).rules
    )
    assert "hbo.plot.reveal" in as_it_lies(revealed, do("determine_initiative")).because
    assert (("lannister", "reveal_plot"),) == asked_of(revealed)


@pytest.mark.rule("hbo.plot.replaces")
def test_the_new_plot_takes_the_place_of_the_last_one_which_becomes_used() -> None:
    given = choosing(available=["A", "B"], used=["C"], revealed="D")
    done = after(given, do("reveal_plot", "stark", plot="A"))
    holds(done, {"seat.stark.plots_used": ["C", "D"], "seat.stark.plots_available": ["B"]})
    revealed = done.seats["stark"].plot
    assert revealed is not None
    assert "A" == revealed.name


@pytest.mark.rule("hbo.plot.replaces")
def test_a_player_has_one_revealed_plot_and_reveals_no_second_one_in_a_round() -> None:
    revealed = after(choosing(available=["A", "B"]), do("reveal_plot", "stark", plot="A"))
    assert "hbo.plot.replaces" in as_it_lies(revealed, do("reveal_plot", "stark", plot="B")).because


@pytest.mark.rule("hbo.plot.used_pile")
def test_a_used_plot_is_not_revealed_again_before_the_whole_deck_has_been_used() -> None:
    given = choosing(available=["A", "B"], used=["C"], revealed="D")
    ruling = refused(given, do("reveal_plot", "stark", plot="C"), because="hbo.plot.used_pile")
    assert "C" == ruling.deciding[0].facts["plot"]


@pytest.mark.rule("hbo.plot.used_pile", "hbo.plot.replaces")
def test_the_plot_lying_revealed_is_not_revealed_again() -> None:
    given = choosing(available=["A", "B"], used=["C"], revealed="D")
    refused(given, do("reveal_plot", "stark", plot="D"), because="hbo.plot.used_pile")


@pytest.mark.rule("hbo.plot.recycle")
@under_both_texts
def test_the_last_unused_plot_brings_the_used_ones_back_but_not_itself(text: str) -> None:
    given = choosing(text, available=["G"], used=["A", "B", "C", "D", "E"], revealed="F")
    reveal = do("reveal_plot", "stark", plot="G")
    holds(
        after(given, reveal),
        {"seat.stark.plots_available": ["A", "B", "C", "D", "E", "F"], "seat.stark.plots_used": []},
    )
    assert reasons_of(allowed(given, reveal), "hbo.plot.recycle")


@pytest.mark.rule("hbo.plot.recycle")
def test_the_first_cycle_has_seven_rounds_and_the_next_ones_six() -> None:
    """Plots come back at the seventh reveal and then at every sixth."""
    given = choosing(available=SEVEN)
    back = []
    for number in range(1, 20):
        available = given.seats["stark"].plots_available
        assert available is not None
        reveal = do("reveal_plot", "stark", plot=available[0])
        given = after(given, reveal)
        if not given.seats["stark"].plots_used and number > 1:
            back.append(number)
    assert [7, 13, 19] == back


@pytest.mark.rule("hbo.plot.recycle")
def test_each_players_cycle_is_his_own() -> None:
    given = choosing(available=["G"], used=["A"], revealed="F")
    given = given.seat("lannister", plots_available=("Y", "Z"), plots_used=("X",))
    done = after(given, do("reveal_plot", "lannister", plot="Z"), do("reveal_plot", "stark", plot="G"))
    holds(done, {"seat.stark.plots_used": [], "seat.lannister.plots_used": ["X"]})


@pytest.mark.rule("hbo.plot.initiative")
@under_both_texts
@pytest.mark.parametrize(
    ("stark", "lannister", "winner"), [(4, 3, "stark"), (3, 4, "lannister"), (0, 1, "lannister")]
)
def test_the_higher_initiative_wins(text: str, stark: int, lannister: int, winner: str) -> None:
    given = compared(seat(plot=plot(initiative=stark), power=9), seat(plot=plot(initiative=lannister)), text)
    done = after(given, do("determine_initiative"))
    holds(done, {"initiative.winner": winner, "initiative.tie_break": "none", "seat.stark.initiative": stark})
    assert ((winner, "name_first_player"),) == asked_of(done)


@pytest.mark.rule("hbo.plot.initiative")
def test_what_a_card_adds_to_initiative_counts_and_is_shown() -> None:
    crown = card("crown", initiative=2)
    given = compared(seat(plot=plot(initiative=3), locations=[crown]), seat(plot=plot(initiative=4)))
    compare = do("determine_initiative")
    holds(after(given, compare), {"initiative.winner": "stark", "seat.stark.initiative": 5})
    ruling = allowed(given, compare)
    totals = [one for one in reasons_of(ruling, "hbo.plot.initiative") if one.says == "initiative_of"]
    assert {"stark": 5, "lannister": 4} == {str(one.facts["seat"]): one.found for one in totals}
    assert [3, 2] == [part.found for one in totals if one.facts["seat"] == "stark" for part in one.because]


@pytest.mark.rule("hbo.plot.initiative")
def test_initiative_is_compared_once_a_round() -> None:
    given = compared(seat(plot=plot(initiative=3)), seat(plot=plot(initiative=4)))
    done = after(given, do("determine_initiative"))
    assert "hbo.plot.initiative" in as_it_lies(done, do("determine_initiative")).because


@pytest.mark.rule("hbo.plot.initiative_tie_power")
@under_both_texts
@pytest.mark.parametrize(
    ("banner", "on_character", "winner"),
    [(3, 0, "stark"), (2, 1, "stark"), (0, 5, "lannister"), (5, 0, "lannister")],
)
def test_in_a_tie_less_power_wins_banner_and_characters_together(
    text: str, banner: int, on_character: int, winner: str
) -> None:
    """Lannister has four power."""
    stark = seat(power=banner, plot=plot(initiative=3), characters=[card("a1", power=on_character)])
    given = compared(stark, seat(power=4, plot=plot(initiative=3)), text)
    compare = do("determine_initiative")
    holds(after(given, compare), {"initiative.winner": winner, "initiative.tie_break": "power"})
    assert reasons_of(allowed(given, compare), "hbo.plot.initiative_tie_power")


@pytest.mark.rule("hbo.plot.initiative_tie_random")
@pytest.mark.parametrize("lot", ["stark", "lannister"])
def test_if_power_is_equal_too_chance_decides(lot: str) -> None:
    given = compared(seat(power=2, plot=plot(initiative=3)), seat(power=2, plot=plot(initiative=3)))
    compare = do("determine_initiative", random_result=lot)
    holds(
        after(given, compare),
        {
            "initiative.winner": lot,
            "initiative.tie_break": "random",
            "initiative.random_among": ["stark", "lannister"],
        },
    )
    assert reasons_of(allowed(given, compare), "hbo.plot.initiative_tie_random")


@pytest.mark.rule("hbo.plot.initiative_tie_random")
def test_until_the_lot_is_drawn_nobody_has_won_and_nobody_names_the_first_player() -> None:
    given = compared(seat(plot=plot(initiative=3)), seat(plot=plot(initiative=3)))
    tied = after(given, do("determine_initiative"))
    holds(tied, {"initiative.winner": None})
    assert (("TABLE", "draw_lot"),) == asked_of(tied)
    assert as_it_lies(tied, do("name_first_player", "stark", seat="stark")).because
    holds(
        after(tied, do("determine_initiative", random_result="lannister")), {"initiative.winner": "lannister"}
    )


@pytest.mark.rule("hbo.plot.initiative_tie_random")
def test_no_lot_is_drawn_where_the_values_decide() -> None:
    given = compared(seat(plot=plot(initiative=3)), seat(plot=plot(initiative=4)))
    ruling = rule(given, do("determine_initiative", random_result="stark"))
    assert Verdict.NO is ruling.verdict
    assert ("hbo.plot.initiative", "lannister") == (ruling.because[0], ruling.deciding[0].facts["winner"])


@pytest.mark.rule("hbo.plot.first_player_choice")
@under_both_texts
@pytest.mark.parametrize("named", ["stark", "lannister"])
def test_the_winner_of_initiative_names_either_player(text: str, named: str) -> None:
    given = compared(seat(plot=plot(initiative=3)), seat(plot=plot(initiative=4)), text)
    line = (do("determine_initiative"), do("name_first_player", "lannister", seat=named))
    holds(after(given, *line), {"first_player": named})


@pytest.mark.rule("hbo.plot.first_player_choice")
def test_nobody_else_names_the_first_player() -> None:
    given = compared(seat(plot=plot(initiative=3)), seat(plot=plot(initiative=4)))
    wrong = do("name_first_player", "stark", seat="stark")
    refused(given, do("determine_initiative"), wrong, because="hbo.plot.first_player_choice")


@pytest.mark.rule("hbo.plot.first_player_choice")
def test_the_first_player_stays_for_the_round() -> None:
    ruling = as_it_lies(table("marshalling"), do("name_first_player", "lannister", seat="lannister"))
    assert "hbo.plot.first_player_choice" in ruling.because


def with_text(stark: str = "", lannister: str = "", first: str = "lannister") -> AgotTable:
    """Initiative is settled; these plots have when-revealed text."""
    return table(
        "plot",
        first_player=first,
        doing=[do("order_when_revealed", first)],
        stark=seat(hand=2, power=1, plot=plot(when_revealed=stark)),
        lannister=seat(hand=2, power=1, plot=plot(when_revealed=lannister)),
    )


@pytest.mark.rule("hbo.plot.when_revealed")
def test_every_when_revealed_text_is_carried_out() -> None:
    given = with_text("draw", "gain")
    draw = {"seat": "stark", "effects": [{"kind": "draw", "seats": ["stark"], "amount": 1}]}
    gain = {"seat": "lannister", "effects": [{"kind": "gain_power", "amounts": {"lannister": 1}}]}
    both = do("order_when_revealed", "lannister", order=[draw, gain])
    holds(after(given, both), {"seat.stark.hand": 3, "seat.lannister.power": 2})
    one = do("order_when_revealed", "lannister", order=[gain])
    refused(given, one, because="hbo.plot.when_revealed")


@pytest.mark.rule("hbo.plot.when_revealed")
def test_when_revealed_text_waits_for_initiative_and_the_first_player() -> None:
    given = compared(seat(plot=plot(initiative=3, when_revealed="draw")), seat(plot=plot(initiative=4)))
    carry = do("order_when_revealed", "stark", order=[{"seat": "stark"}])
    assert "hbo.plot.when_revealed" in as_it_lies(given, carry).because
    settled = after(given, do("determine_initiative"))
    assert "hbo.plot.when_revealed" in as_it_lies(settled, carry).because
    named = after(settled, do("name_first_player", "lannister", seat="lannister"))
    assert Verdict.YES is as_it_lies(named, carry).verdict


@pytest.mark.rule("hbo.plot.when_revealed")
def test_when_revealed_text_is_carried_out_once() -> None:
    given = with_text("draw")
    carry = do("order_when_revealed", "stark", order=[{"seat": "stark"}])
    refused(given, carry, carry, because="hbo.plot.when_revealed")


@pytest.mark.rule("hbo.plot.when_revealed", "hbo.plot.other_text")
@pytest.mark.parametrize("phase", ["draw", "marshalling", "challenges", "dominance", "standing", "taxation"])
def test_in_no_later_phase_is_a_when_revealed_text_still_to_be_carried_out(phase: str) -> None:
    given = table(phase, stark=seat(plot=plot(when_revealed="draw")))
    carry = do("order_when_revealed", "stark", order=[{"seat": "stark"}])
    against = [one.says for one in as_it_lies(given, carry).reasons if one.found is Verdict.NO]
    assert "no_such_text" in against


@pytest.mark.rule("hbo.plot.when_revealed_order")
@under_both_texts
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_the_first_player_sets_the_order_of_two(text: str, first: str) -> None:
    given = with_text("a", "b", first).put(text=text)
    other = "lannister" if first == "stark" else "stark"
    order = [{"seat": "stark"}, {"seat": "lannister"}]
    assert ((first, "order_when_revealed"),) == asked_of(given)
    allowed(given, do("order_when_revealed", first, order=order))
    allowed(given, do("order_when_revealed", first, order=order[::-1]))
    refused(given, do("order_when_revealed", other, order=order), because="hbo.plot.when_revealed_order")


@pytest.mark.rule("hbo.plot.when_revealed_order")
@pytest.mark.parametrize(("order", "hand"), [(["stark", "lannister"], 0), (["lannister", "stark"], 2)])
def test_each_is_carried_out_completely_before_the_other(order: list[str], hand: int) -> None:
    """One text draws two cards for Stark, the other has him discard four, as far as he has them."""
    effects = {
        "stark": [{"kind": "draw", "seats": ["stark"], "amount": 2}],
        "lannister": [{"kind": "discard_from_hand", "seat": "stark", "amount": 4}],
    }
    carry = do(
        "order_when_revealed", "lannister", order=[{"seat": one, "effects": effects[one]} for one in order]
    )
    holds(after(with_text("a", "b"), carry), {"seat.stark.hand": hand})


@pytest.mark.rule("hbo.plot.when_revealed_order")
def test_the_second_is_carried_out_though_the_first_left_it_nothing_to_do() -> None:
    given = table(
        "plot",
        first_player="stark",
        doing=[do("order_when_revealed", "stark")],
        stark=seat(plot=plot(when_revealed="kill")),
        lannister=seat(plot=plot(when_revealed="kneel"), characters=[card("b1")]),
    )
    order = [
        {"seat": "stark", "effects": [{"kind": "kill", "target": "b1"}]},
        {"seat": "lannister", "effects": [{"kind": "strength", "target": "b1", "amount": 1}]},
    ]
    done = after(given, do("order_when_revealed", "stark", order=order), do("decline_saves"))
    holds(done, {"card.b1.zone": "dead"})
    assert done.seats["lannister"].when_revealed_done


@pytest.mark.rule("hbo.plot.other_text")
def test_a_plot_without_when_revealed_text_is_not_carried_out_now() -> None:
    given = with_text("draw")
    order = [{"seat": "stark"}, {"seat": "lannister", "effects": []}]
    refused(given, do("order_when_revealed", "lannister", order=order), because="hbo.plot.other_text")


@pytest.mark.rule("hbo.plot.other_text")
def test_a_plot_text_for_the_whole_round_works_while_the_plot_lies_revealed() -> None:
    """Hear Me Roar! takes one strength from characters without an intrigue icon."""
    lying = table(
        "challenges",
        stark=seat(
            characters=[card("a1", strength=3, icons="military"), card("a2", strength=3, icons="intrigue")]
        ),
        lannister=seat(plot=plot(name="Hear Me Roar")),
    )
    told = after(
        lying, do("know_plot", seat="lannister", field="plot_claim", value=1, face="hbo-plot-hear-me-roar")
    )
    holds(told, {"card.a1.strength": 2, "card.a2.strength": 3})
    gone = after(
        told, do("know_plot", seat="lannister", field="plot_claim", value=1, face="hbo-plot-uneasy-truce")
    )
    holds(gone, {"card.a1.strength": 3})


@pytest.mark.rule("hbo.plot.phase_end")
def test_after_the_when_revealed_text_play_goes_on_to_the_draw_phase() -> None:
    given = with_text("draw")
    carry = do("order_when_revealed", "stark", order=[{"seat": "stark"}])
    passes = (do("pass", "lannister"), do("pass", "stark"))
    holds(after(given, carry), {"phase": "plot"})
    holds(after(given, carry, *passes), {"phase": "draw"})
    assert as_it_lies(given, do("draw_phase")).because


@pytest.mark.rule("hbo.setup.plot_lists", "hbo.plot.choose_secret")
def test_a_plot_of_the_other_deck_is_answered_by_choosing_one_of_ones_own() -> None:
    given = at_phase(HBO, ADAPTER.new(BG, {}).put(first_player="stark"), "plot")
    ruling = judge(HBO, given, do("reveal_plot", "stark", plot="Hear Me Roar"))
    assert (ruling.deciding[0].says, ruling.deciding[0].facts["seat"]) == ("not_in_plot_deck", "stark")
    assert [one.what for one in ruling.changes] == ["choose_plot"]


@pytest.mark.rule("hbo.plot.when_revealed", "hbo.plot.other_text")
@pytest.mark.parametrize(("title", "reminded"), [("Storm of Swords", True), ("Hear Me Roar", False)])
def test_who_reveals_a_plot_whose_text_nobody_knows_is_reminded_of_it(title: str, reminded: bool) -> None:
    given = at_phase(HBO, ADAPTER.new(BG, {}).put(first_player="stark"), "plot")
    seat = "stark" if reminded else "lannister"
    told = carry_out(HBO, given, do("reveal_plot", seat, plot=title)).notes
    assert ("plot_text_unknown" in [one.says for one in told]) is reminded
