"""Set-up: the hand, the cards laid before the first round, the starting hand."""

from __future__ import annotations

from engine.agot.phases.setup_cards import it_is_set_up
from engine.agot.rounds.timing import current_step
from engine.agot.rule_variants import EMPTY_DECK
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import KeepHand, Mulligan, PlaceSetup, RefillHands, RevealSetup
from engine.agot.state.piles import draw, short_deck, shuffle_in
from engine.agot.state.records import DECK, DECK_TOP, HAND, EffectFrame, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import hand_size, the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import DERIVED, SILENT, Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots

HAND_SIZE = 7


def has_laid_cards(seat: Seat) -> bool:
    """Whether a player has begun to lay down set-up cards, or has declined to lay any."""
    return seat.placed or bool(seat.placed_cards)


def ask_hands(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player may change the set-up hand once, before they lay down their first card."""
    undecided = [
        seat for seat in table.seats.values() if not seat.mulligan_taken and not has_laid_cards(seat)
    ]
    verbs = ("mulligan", "keep_hand", "place_setup")
    return tuple(
        Decision(seat.id, "mulligan", "hbo.setup.mulligan", DecisionKind.OFFER, verbs, KeepHand(by=seat.id))
        for seat in undecided
    )


def ask_placing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player lays down their set-up cards; laying none is allowed."""
    waiting = [seat.id for seat in table.seats.values() if not seat.placed]
    verbs = ("place_setup",)
    return tuple(
        Decision(seat, "place_setup", "hbo.setup.place_cards", DecisionKind.DUTY, verbs, PlaceSetup(by=seat))
        for seat in waiting
    )


def ask_reveal(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """All set-up cards are turned up at the same time."""
    if frame.slots.get("done"):
        return ()
    verbs = ("reveal_setup",)
    return (
        Decision(TABLE, "reveal_setup", "hbo.setup.reveal", DecisionKind.PROCEDURE, verbs, RevealSetup()),
    )


def ask_refill(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player draws until they have seven cards in hand again."""
    if all(seat.refilled for seat in table.seats.values()):
        return ()
    verbs = ("refill_hands",)
    return (
        Decision(TABLE, "refill_hands", "hbo.setup.refill", DecisionKind.PROCEDURE, verbs, RefillHands()),
    )


SETUP = Procedure(
    "setup",
    (
        Step("hands", ask=ask_hands),
        Step("placing", ask=ask_placing),
        Step("reveal", ask=ask_reveal),
        Step("refill", ask=ask_refill),
    ),
)


@rule("hbo.setup.mulligan", "hbo.setup.order", "lcg.setup.no_mulligan", "lcg.setup.sequence")
def a_hand_is_changed_once_and_early(table: AgotTable, move: Mulligan) -> Finding:
    """Each player may change the set-up hand once only, and only before laying down set-up cards."""
    seat = table.seats[move.by]
    if seat.mulligan_taken:
        return violated(
            "mulligan_taken",
            change("no_mulligan_yet", seat=move.by),
            rules=("hbo.setup.mulligan",),
            seat=move.by,
        )
    if has_laid_cards(seat) or current_step(table) not in ("setup.hands", "setup.placing"):
        rules = ("hbo.setup.mulligan", "hbo.setup.order")
        return violated(
            "mulligan_too_late",
            change("no_mulligan_yet", seat=move.by),
            rules=rules,
            basis=DERIVED,
            seat=move.by,
        )
    return None


@rule("hbo.setup.mulligan", "lcg.setup.no_mulligan")
def act_mulligan(table: AgotTable, move: Mulligan) -> AgotTable:
    """All cards of the set-up hand go back; seven new ones are drawn."""
    table = shuffle_in(table, move.by, HAND, DECK, DECK_TOP).seat(move.by, mulligan_taken=True)
    table, _ = draw(table, move.by, HAND_SIZE, "hbo.setup.mulligan")
    others = (table.seats[seat] for seat in table.others(move.by))
    if any(seat.mulligan_taken or has_laid_cards(seat) for seat in others):
        either = Reason(("hbo.setup.mulligan",), Verdict.YES, "mulligans_in_either_order", basis=SILENT)
        table = add_notes(table, either)
    return add_events(table, Event("mulligan", seat=move.by, rule="hbo.setup.mulligan"))


@rule("hbo.setup.mulligan", "hbo.setup.order", "lcg.setup.no_mulligan", "lcg.setup.sequence")
def his_hand_is_undecided(table: AgotTable, move: KeepHand) -> Finding:
    """Each player decides once whether to keep the hand they drew."""
    seat = table.seats[move.by]
    if current_step(table) == "setup.hands" and not seat.mulligan_taken and not has_laid_cards(seat):
        return None
    return violated("hand_is_decided", change("no_mulligan_yet", seat=move.by), seat=move.by)


def act_keep(table: AgotTable, move: KeepHand) -> AgotTable:
    """The hand is kept; the right to change it is given up."""
    return table.seat(move.by, mulligan_taken=True)


@rule("hbo.setup.reveal", "hbo.setup.order", "lcg.setup.reveal", "lcg.setup.not_played", "lcg.setup.sequence")
def all_have_laid_their_cards(table: AgotTable, move: RevealSetup) -> Finding:
    """When all have finished placing, they reveal all set-up cards at the same time."""
    if current_step(table) == "setup.reveal":
        return None
    waiting = tuple(seat.id for seat in table.seats.values() if not seat.placed)
    says = "still_placing" if waiting else "already_revealed"
    return violated(says, change("wait_step", step="setup.reveal"), seats=waiting)


def act_reveal(table: AgotTable, move: RevealSetup) -> AgotTable:
    """The cards lie face up and standing; no ability takes effect, now or later."""
    table = add_events(table, Event("set_up_revealed", rule="hbo.setup.reveal"))
    return set_slots(table, done=True)


@rule("hbo.setup.refill", "hbo.setup.order", "lcg.setup.refill_hand", "lcg.setup.sequence")
def set_up_cards_have_been_revealed(table: AgotTable, move: RefillHands) -> Finding:
    """Players fill their hands up to seven once, after the reveal."""
    if current_step(table) != "setup.refill":
        return violated("refill_comes_after_reveal", change("wait_step", step="setup.refill"))
    if move.by in table.seats and table.seats[move.by].refilled:
        return violated("already_refilled", change("not_refilled", seat=move.by), seat=move.by)
    return None


def act_refill(table: AgotTable, move: RefillHands) -> AgotTable:
    """Who placed n cards draws n; then the game begins."""
    for seat in (move.by,) if move.by in table.seats else table.order:
        if not table.seats[seat].refilled:
            table = refill(table, seat)
    return table


@rule("hbo.setup.refill", "lcg.setup.refill_hand")
def refill(table: AgotTable, seat: str) -> AgotTable:
    """One player draws until they have seven."""
    missing = max(0, HAND_SIZE - hand_size(table, seat))
    table, drawn = draw(table, seat, missing, "hbo.setup.refill")
    if drawn < missing:
        open_here = drawn and ruleset(table).short_deck is SILENT
        point = EMPTY_DECK.reason(table, "short_deck", seat=seat)
        table = add_notes(table, short_deck(table, seat, drawn) if open_here else point)
    return table.seat(seat, refilled=True, drawn=drawn)


MULLIGAN = Verb(Mulligan, (the_game_goes_on, it_is_set_up, a_hand_is_changed_once_and_early), act_mulligan)


KEEP_HAND = Verb(KeepHand, (the_game_goes_on, it_is_set_up, his_hand_is_undecided), act_keep)


REVEAL_SETUP = Verb(RevealSetup, (the_game_goes_on, it_is_set_up, all_have_laid_their_cards), act_reveal)


REFILL_HANDS = Verb(
    RefillHands, (the_game_goes_on, it_is_set_up, set_up_cards_have_been_revealed), act_refill
)
