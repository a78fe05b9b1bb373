"""The plot draft: chapter 25."""

from __future__ import annotations

import pytest

from engine.agot.hbo.adapter import ADAPTER, new_game, standard_plots
from engine.agot.hbo.game import HBO
from engine.agot.notation.slots import plots_of
from engine.agot.remedies import apply
from engine.agot.rounds.rounds import at_phase, new_round
from engine.agot.state.moves import DraftPick, RevealPlot
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from tests.kit.hbo import BG, after, allowed, as_it_lies, asked_of, do, holds, refused, under_both_texts

STANDARD = standard_plots()
FIRST = {"stark": ("S1", "S2", "S3"), "lannister": ("L1", "L2", "L3")}


def drafting(text: str = BG) -> AgotTable:
    """The end of the third step of set-up, the players having agreed to draft."""
    return new_game(text, STANDARD, draft=True)


def pick(by: str, keep: str | list[str], *passed: str) -> Move:
    return do("draft_pick", by, keep=keep, pass_=list(passed))


def one_deal(deal: int) -> tuple[Move, ...]:
    """Three plots each: one kept, two passed; of the two passed one kept, one boxed."""
    ours, theirs = ([f"{house}{deal}{letter}" for letter in "abc"] for house in ("S", "L"))
    return (
        pick("stark", ours[0], ours[1], ours[2]),
        pick("lannister", theirs[0], theirs[1], theirs[2]),
        pick("stark", theirs[1], theirs[2]),
        pick("lannister", ours[1], ours[2]),
    )


WHOLE = (*one_deal(1), *one_deal(2), *one_deal(3))
STARKS_SIX = ("S1a", "L1b", "S2a", "L2b", "S3a", "L3b")


@pytest.mark.rule("hbo.draft.optional")
def test_plots_are_drafted_only_where_the_players_have_agreed_to() -> None:
    without = new_game(BG, STANDARD)
    holds(without, {"seat.stark.plots_available": list(STANDARD["stark"])})
    assert {("stark", "draft_pick"), ("lannister", "draft_pick")} == set(asked_of(drafting()))
    assert () == tuple(one for one in asked_of(without) if one[1] == "draft_pick")


@pytest.mark.rule("hbo.draft.optional")
def test_nothing_is_drafted_once_the_game_has_begun() -> None:
    begun = after(new_game(BG, STANDARD), do("reveal_setup"), do("refill_hands"))
    assert "hbo.draft.optional" == as_it_lies(begun, pick("stark", "X", "Y", "Z")).because[0]
    build = do("build_plot_deck", "stark", plots=list(STANDARD["stark"]))
    assert "hbo.draft.optional" == as_it_lies(begun, build).because[0]


@pytest.mark.rule("hbo.draft.pool")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_the_draft_deck_holds_none_of_the_standard_plots(house: str) -> None:
    standard = STANDARD[house][0]
    refused(drafting(), pick("stark", standard, "Y", "Z"), because="hbo.draft.pool")
    refused(drafting(), pick("stark", "X", standard, "Z"), because="hbo.draft.pool")


@pytest.mark.rule("hbo.draft.deal_three")
@under_both_texts
@pytest.mark.parametrize("passed", [(), ("Y",), ("Y", "Z", "W")])
def test_each_player_is_dealt_three(text: str, passed: tuple[str, ...]) -> None:
    allowed(drafting(text), pick("stark", "X", "Y", "Z"))
    refused(drafting(text), pick("stark", "X", *passed), because="hbo.draft.deal_three")


@pytest.mark.rule("hbo.draft.pick_pass")
@under_both_texts
def test_one_is_kept_and_the_other_two_are_passed(text: str) -> None:
    given = drafting(text)
    assert ("X",) == after(given, pick("stark", "X", "Y", "Z")).seats["stark"].drafted
    refused(given, pick("stark", ["X", "Y"], "Z"), because="hbo.draft.pick_pass")
    refused(given, pick("stark", [], "X", "Y"), because="hbo.draft.pick_pass")
    refused(given, pick("stark", "X", "X", "Z"), because="hbo.draft.pick_pass")


@pytest.mark.rule("hbo.draft.second_pick")
@under_both_texts
def test_of_the_two_passed_to_him_he_keeps_one_and_boxes_the_other(text: str) -> None:
    given = after(drafting(text), *one_deal(1)[:2])
    assert ("S1a", "L1b") == after(given, pick("stark", "L1b", "L1c")).seats["stark"].drafted
    refused(given, pick("stark", "S1b", "S1c"), because="hbo.draft.second_pick")
    refused(given, pick("stark", "X", "L1c"), because="hbo.draft.second_pick")
    refused(given, pick("stark", "L1b", "X"), because="hbo.draft.second_pick")
    refused(given, pick("stark", ["L1b", "L1c"]), because="hbo.draft.second_pick")


@pytest.mark.rule("hbo.draft.second_pick")
def test_nobody_picks_a_second_time_before_plots_have_been_passed_to_him() -> None:
    given = after(drafting(), one_deal(1)[0])
    assert "hbo.draft.second_pick" in as_it_lies(given, pick("stark", "L1b", "L1c")).because


@pytest.mark.rule("hbo.draft.repeat")
@under_both_texts
def test_after_three_deals_each_player_has_six_drafted_plots_and_the_draft_is_over(text: str) -> None:
    given = drafting(text)
    for deal in (1, 2):
        assert ("stark", "draft_pick") in asked_of(after(given, *WHOLE[: 4 * deal]))
    done = after(given, *WHOLE)
    assert STARKS_SIX == done.seats["stark"].drafted
    assert {("stark", "build_plot_deck"), ("lannister", "build_plot_deck")} == set(asked_of(done))
    refused(given, *WHOLE, pick("stark", "X", "Y", "Z"), because="hbo.draft.repeat")


@pytest.mark.rule("hbo.draft.build_seven")
@under_both_texts
def test_the_plot_deck_is_seven_of_the_thirteen(text: str) -> None:
    drafted = after(drafting(text), *WHOLE)
    seven = [*STARKS_SIX[:4], *STANDARD["stark"][:3]]
    holds(after(drafted, do("build_plot_deck", "stark", plots=seven)), {"seat.stark.plots_available": seven})
    for wrong in (seven[:6], [*seven, STARKS_SIX[4]], [*seven[:6], seven[0]]):
        refused(drafted, do("build_plot_deck", "stark", plots=wrong), because="hbo.draft.build_seven")


@pytest.mark.rule("hbo.draft.build_seven")
@pytest.mark.parametrize("foreign", ["S1b", "S1c", STANDARD["lannister"][0], "a plot from the box"])
def test_what_is_not_among_ones_own_thirteen_is_no_choice(foreign: str) -> None:
    drafted = after(drafting(), *WHOLE)
    wrong = [*STARKS_SIX, foreign]
    refused(drafted, do("build_plot_deck", "stark", plots=wrong), because="hbo.draft.build_seven")


@pytest.mark.rule("hbo.draft.leftovers")
def test_the_plots_left_over_play_no_part_and_set_up_goes_on() -> None:
    seven = {
        "stark": [*STARKS_SIX, STANDARD["stark"][0]],
        "lannister": list(STANDARD["lannister"]),
    }
    builds = [do("build_plot_deck", house, plots=plots) for house, plots in seven.items()]
    ready = after(drafting(), *WHOLE, *builds)
    assert {("stark", "mulligan"), ("lannister", "mulligan")} == set(asked_of(ready))
    begun = after(ready, do("reveal_setup"), do("refill_hands"))
    allowed(begun, do("reveal_plot", "stark", plot=STARKS_SIX[0]))
    refused(begun, do("reveal_plot", "stark", plot=STANDARD["stark"][1]), because="hbo.plot.choose_secret")


SECRET = tuple(do("draft_pick", seat) for _ in range(6) for seat in ("stark", "lannister"))


def built_in_secret() -> AgotTable:
    """Both players have drafted and chosen their plot decks without naming a plot."""
    return after(drafting(), *SECRET, *(do("build_plot_deck", seat) for seat in ("stark", "lannister")))


@pytest.mark.rule("hbo.draft.pick_pass", "hbo.draft.second_pick")
@under_both_texts
def test_what_is_kept_and_passed_need_not_be_named(text: str) -> None:
    kept = after(drafting(text), *SECRET[:2])
    assert ("stark", "draft_pick") in asked_of(kept)
    assert [kept.seats[seat].drafted_now for seat in ("stark", "lannister")] == [1, 1]
    once = after(drafting(text), SECRET[0])
    assert "hbo.draft.second_pick" in as_it_lies(once, SECRET[0]).because


@pytest.mark.rule("hbo.draft.second_pick")
def test_of_two_that_were_passed_by_name_one_is_kept_in_secret_and_neither_is_known_to_be_boxed() -> None:
    given = after(drafting(), *one_deal(1)[:2], do("draft_pick", "stark"))
    stark = given.seats["stark"]
    assert (stark.drafted, stark.boxed, stark.draft_offer) == (("S1a",), (), ())
    seven = (*STANDARD["stark"][:5], "S1a", "L1b")
    drafted = after(given, do("draft_pick", "lannister"), *SECRET[4:])
    assert (
        seven
        == after(drafted, do("build_plot_deck", "stark", plots=list(seven))).seats["stark"].plots_available
    )


@pytest.mark.rule("hbo.draft.build_seven", "hbo.draft.repeat")
def test_a_plot_deck_is_chosen_in_secret() -> None:
    drafted = after(drafting(), *SECRET)
    assert {("stark", "build_plot_deck"), ("lannister", "build_plot_deck")} == set(asked_of(drafted))
    assert {("stark", "mulligan"), ("lannister", "mulligan")} == set(asked_of(built_in_secret()))


@pytest.mark.rule("hbo.draft.build_seven", "hbo.draft.repeat")
def test_a_plot_deck_is_chosen_once_and_not_before_the_draft_is_over() -> None:
    build = do("build_plot_deck", "stark")
    early = as_it_lies(after(drafting(), *SECRET[:4]), build)
    assert early.because[0] == "hbo.draft.repeat"
    allowed(*apply(HBO, after(drafting(), *SECRET[:4]), build, early.changes[0]))
    again = as_it_lies(after(drafting(), *SECRET, build), build)
    assert (again.because[0], again.changes) == ("hbo.draft.build_seven", ())


@pytest.mark.rule("hbo.draft.build_seven")
def test_what_was_drafted_in_secret_may_be_named_and_what_others_have_may_not() -> None:
    drafted = after(drafting(), *SECRET)
    allowed(drafted, do("build_plot_deck", "stark", plots=[*STANDARD["stark"][:2], *"abcde"]))
    one_too_many = [*"abcdefg"]
    refused(drafted, do("build_plot_deck", "stark", plots=one_too_many), because="hbo.draft.build_seven")
    foreign = [*STANDARD["stark"][:6], STANDARD["lannister"][0]]
    refused(drafted, do("build_plot_deck", "stark", plots=foreign), because="hbo.draft.build_seven")


@pytest.mark.rule("hbo.draft.pick_pass", "hbo.draft.build_seven")
@under_both_texts
def test_who_says_that_he_keeps_none_keeps_too_few(text: str) -> None:
    refused(drafting(text), pick("stark", []), because="hbo.draft.pick_pass")
    drafted = after(drafting(text), *SECRET)
    refused(drafted, do("build_plot_deck", "stark", plots=[]), because="hbo.draft.build_seven")


@pytest.mark.rule("hbo.draft.pick_pass")
@pytest.mark.parametrize(
    ("keep", "kept"), [(["X", "Y"], "X"), (["Y", "X"], "Y"), (["X", "Y", "Z"], "X"), ([], "A plot")]
)
def test_who_does_not_keep_one_plot_is_shown_how_to_keep_the_one_named_first(
    keep: list[str], kept: str
) -> None:
    made = pick("stark", keep, *(plot for plot in "XYZ" if plot not in keep))
    (way,) = (one for one in refused(drafting(), made).changes if one.what == "keep_one")
    _, better = apply(HBO, drafting(), made, way)
    assert isinstance(better, DraftPick)
    assert better.keep == (kept,)


@pytest.mark.rule("hbo.setup.opening_hand", "hbo.draft.leftovers")
def test_hands_are_drawn_when_the_plot_decks_are_chosen() -> None:
    assert [seat.hand for seat in drafting().seats.values()] == [0, 0]
    built = built_in_secret()
    assert [(seat.hand, seat.deck) for seat in built.seats.values()] == [(7, 43), (7, 43)]


@pytest.mark.rule("hbo.plot.used_pile", "hbo.plot.choose_secret", "hbo.plot.recycle")
def test_a_secret_plot_deck_is_known_by_what_has_been_revealed_of_it() -> None:
    begun = after(built_in_secret(), do("reveal_setup"), do("refill_hands"))
    theirs = do("reveal_plot", "stark", plot=STANDARD["lannister"][0])
    refused(begun, theirs, because="hbo.plot.choose_secret")
    rounds = begun
    for plot in "abcdefg":
        if rounds.seats["stark"].revealed:
            rounds = at_phase(HBO, new_round(rounds), "plot")
        seen = rounds.seats["stark"].plots_used
        for used in seen:
            refused(rounds, do("reveal_plot", "stark", plot=used), because="hbo.plot.used_pile")
        rounds = after(rounds, do("reveal_plot", "stark", plot=plot))
        rounds = after(rounds, do("reveal_plot", "lannister", plot=f"{plot}-of-theirs"))
    stark = rounds.seats["stark"]
    assert stark.plots_available == tuple("abcdef")
    assert stark.plots_used == ()


@pytest.mark.rule("hbo.draft.pick_pass")
def test_a_pick_is_told_before_everybody_without_what_was_kept() -> None:
    named = pick("stark", "X", "Y", "Z")
    assert ADAPTER.announced(drafting(), named) == do("draft_pick", "stark")
    seven = do("build_plot_deck", "stark", plots=list(STANDARD["stark"]))
    assert ADAPTER.announced(drafting(), seven) == do("build_plot_deck", "stark")


@pytest.mark.rule("hbo.draft.pick_pass", "hbo.draft.build_seven")
def test_plots_that_were_named_are_not_offered_before_everybody_until_all_have_been_seen() -> None:
    seven = (*STARKS_SIX[:4], *STANDARD["stark"][:3])
    built = after(drafting(), *WHOLE, do("build_plot_deck", "stark", plots=list(seven)))
    begun = after(built, do("build_plot_deck", "lannister"), do("reveal_setup"), do("refill_hands"))

    listed = [choice.move for choice in ADAPTER.choices(begun) if choice.move.by == "stark"]
    assert [one for one in listed if isinstance(one, RevealPlot)] == [RevealPlot(by="stark", plot="")]
    assert not set(STARKS_SIX) & set(plots_of(begun, "stark"))
    shown = ADAPTER.public(begun).seats["stark"]
    assert (shown.drafted, shown.plots_available) == ((), None)

    refused(begun, do("reveal_plot", "stark", plot="X"), because="hbo.plot.choose_secret")
    for plot in seven:
        if begun.seats["stark"].revealed:
            begun = at_phase(HBO, new_round(begun), "plot")
        begun = after(
            begun, do("reveal_plot", "stark", plot=plot), do("reveal_plot", "lannister", plot=f"L-{plot}")
        )
    assert ADAPTER.public(begun).seats["stark"].plots_available == seven[:6]


@pytest.mark.rule("hbo.draft.pick_pass")
def test_who_has_a_plot_that_was_kept_already_is_not_told() -> None:
    given = after(drafting(), pick("stark", "X", "Y", "Z"))
    ruling = as_it_lies(given, pick("lannister", "X", "P", "Q"))
    assert all("stark" not in str(one.facts) for one in ruling.deciding)


@pytest.mark.rule("hbo.draft.pool")
def test_advice_on_a_standard_plot_names_another_and_never_waits_for_what_cannot_come() -> None:
    move = pick("stark", STANDARD["lannister"][0], "Y", "Z")
    ruling = as_it_lies(drafting(), move)
    assert [one.what for one in ruling.changes] == ["plot_dealt"]
    table, mended = apply(HBO, drafting(), move, ruling.changes[0])
    allowed(table, mended)
