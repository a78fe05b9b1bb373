"""The plot draft: three dealt, one kept, two passed; then seven of thirteen.

The kept plots are secret. So a pick and the choice of the plot deck need not name any plot; a named one is
held against what is known.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.agot import public_table, secret_cards
from engine.agot.public_table import SplitTable
from engine.agot.secret_cards import CarriedOut
from engine.agot.state.moves import BuildPlotDeck, DraftPick, RevealPlot
from engine.agot.state.piles import deck_owner, draw
from engine.agot.state.records import EffectFrame, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import deck_size, hand_size, the_game_goes_on
from engine.kernel.adapter import Doubts
from engine.kernel.decisions import Decision, DecisionKind, Move
from engine.kernel.game import Game, Procedure, Step, Verb
from engine.kernel.reasons import DERIVED, Facts, Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, add_events, innermost, open_part

PICKS, PLOT_DECK, OPENING_HAND = 6, 7, 7


def names(plots: tuple[str, ...] | str | None) -> tuple[str, ...]:
    """One name or several, as several."""
    return ((plots,) if plots else ()) if isinstance(plots, str) else plots or ()


def ask_picks(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player keeps one of the plots dealt or passed to them."""
    behind = min(seat.drafted_now for seat in table.seats.values())
    waiting = [seat.id for seat in table.seats.values() if seat.drafted_now == behind and behind < PICKS]
    verbs = ("draft_pick",)
    return tuple(
        Decision(seat, "draft_pick", "hbo.draft.pick_pass", DecisionKind.DUTY, verbs) for seat in waiting
    )


def ask_decks(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player chooses seven of their thirteen plots."""
    waiting = [
        seat.id for seat in table.seats.values() if seat.plots_available is None and not seat.plots_secret
    ]
    verbs = ("build_plot_deck",)
    return tuple(
        Decision(seat, "build_plot_deck", "hbo.draft.build_seven", DecisionKind.DUTY, verbs)
        for seat in waiting
    )


@rule("hbo.setup.opening_hand", "hbo.draft.leftovers")
def draw_hands(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Set-up goes on where the draft has interrupted it: nobody has drawn a hand yet."""
    for seat in table.order:
        if hand_size(table, seat) == 0 and deck_size(table, seat) >= OPENING_HAND:
            table = draw(table, seat, OPENING_HAND, "hbo.setup.opening_hand")[0]
    return table


DRAFT = Procedure(
    "draft", (Step("picks", ask=ask_picks), Step("decks", ask=ask_decks), Step("hands", do=draw_hands))
)


@rule("hbo.draft.optional", "hbo.setup.order")
def the_draft_belongs_to_set_up(table: AgotTable, move: DraftPick | BuildPlotDeck) -> Finding:
    """Plots are drafted before the game begins, at the end of the third step of set-up."""
    if table.phase != "setup":
        return violated("set_up_is_over", change("wait_phase", phase="setup"), phase=table.phase)
    if innermost(table, "draft") is None:
        return violated("draft_is_past", rules=("hbo.setup.order", "hbo.draft.pool", "hbo.draft.optional"))
    return None


@rule("hbo.draft.pick_pass", "hbo.draft.second_pick", "hbo.draft.deal_three")
def one_plot_is_kept(table: AgotTable, move: DraftPick) -> Finding:
    """A player keeps one of three plots and passes two; the opponent keeps one of these and boxes one."""
    keep, passed = names(move.keep), names(move.passed)
    if move.keep is None and move.passed is None:
        return None
    seat = table.seats[move.by]
    second = seat.drafted_now % 2 == 1
    rules = ("hbo.draft.second_pick",) if second else ("hbo.draft.pick_pass", "hbo.draft.deal_three")
    wanted = 1 if second else 2
    if len(keep) != 1:
        return violated("keep_one", change("keep_one"), rules=rules, kept=len(keep))
    if len(passed) != wanted and (passed or not second):
        return violated(
            "pass_the_rest",
            change("pass_count", amount=wanted),
            rules=rules,
            passed=len(passed),
            wanted=wanted,
        )
    if set(keep) & set(passed):
        return violated("kept_and_passed", change("pass_others"), rules=rules, plot=keep[0])
    return None


@rule("hbo.draft.repeat", "hbo.draft.pool")
def the_draft_goes_on(table: AgotTable, move: DraftPick) -> Finding:
    """Three deals use up the draft deck; each player then has six drafted plots."""
    if table.seats[move.by].drafted_now < PICKS:
        return None
    return violated("draft_is_over", drafted=PICKS)


@rule("hbo.draft.pick_pass", "hbo.comp.plot_cards")
def the_plot_is_not_his_already(table: AgotTable, move: DraftPick) -> Finding:
    """The box has one of each plot, so a player cannot keep a plot that somebody already has."""
    for plot in (*names(move.keep), *names(move.passed)):
        for seat in table.seats.values():
            if plot in seat.draft_standard:
                rules = ("hbo.draft.pool", "hbo.comp.plot_cards")
                dealt = change("plot_dealt", plot=plot)
                return violated("plot_is_standard", dealt, rules=rules, plot=plot, seat=seat.id)
            if plot in (*seat.drafted, *seat.boxed):
                # Nobody else knows who has it.
                return violated("plot_is_taken", change("plot_dealt", plot=plot), basis=DERIVED, plot=plot)
    return None


@rule("hbo.draft.second_pick", "hbo.draft.pick_pass")
def the_plots_have_been_passed(table: AgotTable, move: DraftPick) -> Finding:
    """The second pick is one of the plots the opponent has passed on."""
    seat = table.seats[move.by]
    if any(other.drafted_now < seat.drafted_now for other in table.seats.values()):
        return violated(
            "wait_for_the_others", change("others_picked", seat=move.by), drafted=seat.drafted_now
        )
    chosen = (*names(move.keep), *names(move.passed))
    wrong = [plot for plot in chosen if seat.draft_offer and plot not in seat.draft_offer]
    if seat.drafted_now % 2 == 0 or not wrong:
        return None
    return violated(
        "not_among_the_passed", change("keep_passed", seat=move.by), plot=wrong[0], passed=seat.draft_offer
    )


def act_pick(table: AgotTable, move: DraftPick) -> AgotTable:
    """The kept plot stays hidden with its player; unnamed plots stay unknown."""
    seat = table.seats[move.by]
    table = table.seat(move.by, drafted=(*seat.drafted, *names(move.keep)), drafted_now=seat.drafted_now + 1)
    if seat.drafted_now % 2 == 0:
        for other in table.others(move.by)[:1]:
            table = table.seat(other, draft_offer=names(move.passed))
    elif not names(move.keep):
        table = table.seat(move.by, draft_offer=())
    else:
        boxed = tuple(
            plot for plot in (*seat.draft_offer, *names(move.passed)) if plot not in names(move.keep)
        )
        table = table.seat(move.by, draft_offer=(), boxed=tuple(dict.fromkeys((*seat.boxed, *boxed))))
    return add_events(table, Event("drafted", seat=move.by, rule="hbo.draft.pick_pass"))


@rule("hbo.draft.build_seven", "hbo.draft.repeat")
def it_is_chosen_once_after_the_draft(table: AgotTable, move: BuildPlotDeck) -> Finding:
    """A player chooses the plot deck when the draft is over, once for the game."""
    seat = table.seats[move.by]
    if seat.plots_secret or seat.plots_available is not None:
        return violated("plot_deck_is_chosen", seat=move.by)
    if any(other.drafted_now < PICKS for other in table.seats.values()):
        return violated(
            "draft_goes_on", change("picks_first"), rules=("hbo.draft.repeat", "hbo.draft.build_seven")
        )
    return None


@rule("hbo.draft.build_seven", "hbo.comp.plot_cards")
def the_plot_deck_has_seven(table: AgotTable, move: BuildPlotDeck) -> Finding:
    """A plot deck has exactly seven plots."""
    if move.plots is None or len(move.plots) == PLOT_DECK:
        return None
    return violated("plot_deck_is_seven", change("seven_plots", seat=move.by), chosen=len(move.plots))


@rule("hbo.draft.build_seven", "hbo.draft.leftovers")
def they_are_his_own_plots(table: AgotTable, move: BuildPlotDeck) -> Finding:
    """The seven are chosen from the player's standard plots and those they drafted."""
    seat = table.seats[move.by]
    own = Counter((*seat.draft_standard, *seat.drafted))
    foreign = tuple(Counter(move.plots or ()) - own) if own else ()
    if len(foreign) <= seat.drafted_now - len(seat.drafted) and not _known_elsewhere(table, foreign):
        return None  # they may be among those the player drafted in secret
    return violated("not_his_plots", change("seven_plots", seat=move.by), plots=foreign) if foreign else None


def _known_elsewhere(table: AgotTable, plots: tuple[str, ...]) -> bool:
    """Whether one of these plots is known to be with a player, or in the box."""
    seats = table.seats.values()
    return any(plot in (*seat.draft_standard, *seat.drafted, *seat.boxed) for seat in seats for plot in plots)


def act_build(table: AgotTable, move: BuildPlotDeck) -> AgotTable:
    """The plot deck for the game; the other plots go back to the box unseen."""
    table = table.seat(move.by, plots_available=move.plots or None, plots_secret=True)
    return add_events(table, Event("plot_deck_built", seat=move.by, rule="hbo.draft.build_seven"))


def announced(table: AgotTable, move: Move) -> Move:
    """A move as all players hear it: that a plot was kept, and not which."""
    if isinstance(move, DraftPick):
        return replace(move, keep=None, passed=None)
    return replace(move, plots=None) if isinstance(move, BuildPlotDeck) else move


def public(table: AgotTable | SplitTable) -> AgotTable:
    """The table as everybody sees it: neither plots of a draft nor cards that only their player knows."""
    table = public_table.public(table)
    return _without_draft(table) if _was_drafted(table) else table


def _was_drafted(table: AgotTable) -> bool:
    """Whether plots have been dealt to draft from."""
    for seat in table.seats.values():  # noqa: SIM110 - asked twice an entry, and `any` takes four times as long
        if seat.draft_standard:
            return True
    return False


def _without_draft(table: AgotTable) -> AgotTable:
    drafted_away = table.__dict__.get("without_draft")
    if not isinstance(drafted_away, AgotTable):
        seats = {seat.id: _undrafted(seat) for seat in table.seats.values()}
        table.__dict__["without_draft"] = drafted_away = table.put(seats=seats)
    return drafted_away


def carry_out_publicly(
    game: Game, table: AgotTable | SplitTable, move: Move, public: AgotTable
) -> CarriedOut:
    """The table after a move, and the seats whose secret cards or plots can no longer be true."""
    if _was_drafted(public):
        public = public_table.public(table)  # of plots, what their players alone know is carried on
    if type(move) is not RevealPlot:
        return secret_cards.carry_out_publicly(game, table, move, public)
    after, doubts = secret_cards.carry_out_publicly(game, table, move, public)
    return after, doubts | _doubts_of_deck(open_part(table), move)


def _doubts_of_deck(table: AgotTable, move: RevealPlot) -> Doubts:
    """Doubts about a revealed plot that is not in its owner's secret plot deck; only the owner sees them."""
    if move.plot is None:
        return {}
    deck = table.seats[deck_owner(table, move.by)]
    if not deck.plots_secret or deck.plots_available is None:
        return {}
    revealed = [*deck.plots_used, *(seat.plot.name for seat in table.seats.values() if seat.plot is not None)]
    if move.plot in (*deck.plots_available, *revealed):
        return {}
    facts: Facts = {"seat": deck.id, "plot": move.plot}
    return {deck.id: Reason((), Verdict.CANNOT_TELL, "secret_plots_disproved", facts)}


def _undrafted(seat: Seat) -> Seat:
    if not seat.draft_standard:
        return seat
    hidden = {"plots_available": None} if seat.plots_secret else {}
    return replace(seat, drafted=(), boxed=(), draft_offer=(), **hidden)


DRAFT_PICK = Verb(
    DraftPick,
    (
        the_game_goes_on,
        the_draft_belongs_to_set_up,
        the_draft_goes_on,
        one_plot_is_kept,
        the_plots_have_been_passed,
        the_plot_is_not_his_already,
    ),
    act_pick,
)
BUILD_PLOT_DECK = Verb(
    BuildPlotDeck,
    (
        the_game_goes_on,
        the_draft_belongs_to_set_up,
        it_is_chosen_once_after_the_draft,
        the_plot_deck_has_seven,
        they_are_his_own_plots,
    ),
    act_build,
)
