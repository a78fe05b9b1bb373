"""Set-up: the hand, the cards laid down before the first round, the starting hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.decision import TABLE, Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import DERIVED, Finding, Question, Reason, cannot_tell, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.kernel.tally import part, tally
from engine.thrones.moves import KeepHand, Mulligan, PlaceSetup, RefillHands, RevealSetup
from engine.thrones.piles import draw
from engine.thrones.points import EMPTY_DECK
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import (
    CHARACTER,
    DECK,
    HAND,
    LOCATION,
    PLAY,
    Card,
    Frame,
    Table,
    deck_size,
    hand_size,
)
from engine.thrones.timing import at
from engine.thrones.values import has_keyword

HAND_SIZE, CEILING = 7, 5


def ask_hands(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player may change the set-up hand once, before he lays down his first card."""
    undecided = [seat for seat in table.seats.values() if not seat.mulligan_taken and not seat.placed]
    verbs = ("mulligan", "keep_hand", "place_setup")
    return tuple(
        Decision(seat.id, "mulligan", "hbo.setup.mulligan", Kind.OFFER, verbs, KeepHand(by=seat.id))
        for seat in undecided
    )


def ask_placing(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player lays down his set-up cards; laying none is allowed."""
    waiting = [seat.id for seat in table.seats.values() if not seat.placed]
    verbs = ("place_setup",)
    return tuple(
        Decision(seat, "place_setup", "hbo.setup.place_cards", Kind.DUTY, verbs, PlaceSetup(by=seat))
        for seat in waiting
    )


def ask_reveal(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """All set-up cards are turned up at the same time."""
    if frame.slots.get("done"):
        return ()
    verbs = ("reveal_setup",)
    return (Decision(TABLE, "reveal_setup", "hbo.setup.reveal", Kind.PROCEDURE, verbs, RevealSetup()),)


def ask_refill(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player draws until he has seven cards in hand again."""
    if all(seat.refilled for seat in table.seats.values()):
        return ()
    verbs = ("refill_hands",)
    return (Decision(TABLE, "refill_hands", "hbo.setup.refill", Kind.PROCEDURE, verbs, RefillHands()),)


SETUP = Procedure(
    "setup",
    (
        Step("hands", ask=ask_hands),
        Step("placing", ask=ask_placing),
        Step("reveal", ask=ask_reveal),
        Step("refill", ask=ask_refill),
    ),
)


@rule("hbo.setup.order", "hbo.setup.opening_hand")
def it_is_set_up(table: Table, move: object) -> Finding:
    """The set-up steps are carried out before the first round, in the printed order."""
    if table.phase == "setup":
        return None
    return no("set_up_is_over", change("wait_phase", phase="setup"), phase=table.phase)


@rule("hbo.setup.mulligan", "hbo.setup.order")
def a_hand_is_changed_once_and_early(table: Table, move: Mulligan) -> Finding:
    """Each player may change the set-up hand once only, and only before he lays down set-up cards."""
    seat = table.seats[move.by]
    if seat.mulligan_taken:
        return no(
            "mulligan_taken",
            change("no_mulligan_yet", seat=move.by),
            rules=("hbo.setup.mulligan",),
            seat=move.by,
        )
    if seat.placed or at(table) not in ("setup.hands", "setup.placing"):
        rules = ("hbo.setup.mulligan", "hbo.setup.order")
        return no(
            "mulligan_too_late",
            change("no_mulligan_yet", seat=move.by),
            rules=rules,
            basis=DERIVED,
            seat=move.by,
        )
    return None


def act_mulligan(table: Table, move: Mulligan) -> Table:
    """All cards of the set-up hand go back; seven new ones are drawn."""
    seat, known = table.seats[move.by], list(table.hand_of(move.by))
    for card in known:
        table = table.card(card.id, zone=DECK)
    table = table.seat(move.by, deck=seat.deck + seat.hand, hand=0, mulligan_taken=True)
    table = _draw_unknown(table, move.by, seat.hand + len(known))
    return tell(table, Event("mulligan", seat=move.by, rule="hbo.setup.mulligan"))


def _draw_unknown(table: Table, seat: str, amount: int) -> Table:
    """After a shuffle nobody knows which cards come; known ones in the deck stay "somewhere" in it."""
    here = table.seats[seat]
    amount = min(amount, here.deck)
    return table.seat(seat, deck=here.deck - amount, hand=here.hand + amount)


def act_keep(table: Table, move: KeepHand) -> Table:
    """The hand is kept; the right to change it is given up."""
    return table.seat(move.by, mulligan_taken=True)


@rule("hbo.setup.place_cards", "hbo.setup.order")
def set_up_cards_are_laid_before_the_reveal(table: Table, move: PlaceSetup) -> Finding:
    """Set-up cards are laid face down before both players reveal theirs."""
    if at(table) in ("setup.hands", "setup.placing"):
        return None
    return no("already_revealed", change("before_reveal", seat=move.by), seat=move.by)


@rule("hbo.setup.place_cards", "hbo.play.out_of_play")
def they_come_from_the_set_up_hand(table: Table, move: PlaceSetup) -> Finding:
    """Set-up cards are taken from the player's own set-up hand."""
    for card in _laid(table, move):
        if card.zone != HAND or card.controller != move.by:
            leave = change("leave_out", card=card.id)
            return no("not_in_hand", leave, card=card.id, zone=card.zone)
    if len(set(move.cards)) < len(move.cards):
        return no("same_card_twice", change("leave_out_repeats"), card=_repeated(move.cards))
    return None


def _laid(table: Table, move: PlaceSetup) -> list[Card]:
    return [
        table.cards[card] for card in (*move.cards, *(one for one in move.attach if one not in move.cards))
    ]


def _repeated(cards: tuple[str, ...]) -> str:
    return next(card for card, count in Counter(cards).items() if count > 1)


@rule("hbo.setup.limit_kinds", "hbo.setup.place_cards")
def only_characters_and_locations(table: Table, move: PlaceSetup) -> Finding:
    """Only characters and locations can be placed at set-up, neither attachments nor events."""
    barred = [card for card in _laid(table, move) if card.kind not in (CHARACTER, LOCATION)]
    if not barred:
        return None
    return no(
        "kind_not_at_set_up",
        *(change("leave_out", card=card.id) for card in barred),
        card=barred[0].id,
        kind=barred[0].kind,
    )


@rule("hbo.setup.limit_duplicates", "hbo.unique.restriction")
def no_duplicates_at_set_up(table: Table, move: PlaceSetup) -> Finding:
    """Duplicates of unique cards cannot be placed at set-up: of one unique card at most one copy."""
    there = [table.cards[card] for card in table.seats[move.by].placed_cards]
    seen: dict[str, Card] = {card.name: card for card in there}
    for card in _laid(table, move):
        if card.name in seen and (card.unique is None or card.unique):
            if card.unique is None:
                return cannot_tell(Question("unique", card.id))
            return no("duplicate_at_set_up", change("leave_out", card=card.id), card=card.id)
        seen[card.name] = card
    return None


@rule("hbo.setup.limit_one_limited", "hbo.keyword.limited")
def at_most_one_limited(table: Table, move: PlaceSetup) -> Finding:
    """At most one card with the Limited keyword is placed at set-up, whatever its title."""
    laid = [*(table.cards[card] for card in table.seats[move.by].placed_cards), *_laid(table, move)]
    limited = [card for card in laid if has_keyword(card, "limited")]
    if len(limited) > 1:
        leave = (change("leave_out", card=card.id) for card in limited[1:])
        return no("limited_at_set_up", *leave, cards=tuple(card.id for card in limited))
    unknown = [card for card in laid if has_keyword(card, "limited") is None]
    if unknown and len(limited) + len(unknown) > 1:
        return cannot_tell(Question("keywords", unknown[0].id))
    return None


@rule("hbo.setup.limit_gold5", "hbo.setup.place_cards", "hbo.anatomy.gold_cost")
def together_they_cost_five_at_most(table: Table, move: PlaceSetup) -> Finding:
    """The printed costs of all cards a player places may together be at most 5."""
    laid = [*(table.cards[card] for card in table.seats[move.by].placed_cards), *_laid(table, move)]
    total = sum(card.cost or 0 for card in laid)
    costs = tuple(
        part("hbo.anatomy.gold_cost", card.cost or 0, "printed_cost", card=card.id) for card in laid
    )
    sum_of_costs = tally("hbo.setup.limit_gold5", "setup_total", *costs, seat=move.by)
    if total > CEILING:
        leave = (change("leave_out", card=card) for card in _too_many(laid, total))
        return no("over_five", *leave, because=(sum_of_costs,), total=total, ceiling=CEILING)
    unknown = [card for card in laid if card.cost is None]
    if unknown:
        return cannot_tell(Question("cost", unknown[0].id))
    return Reason(says="within_five", facts={"total": total}, because=(sum_of_costs,))


def _too_many(laid: list[Card], total: int) -> Iterator[str]:
    """The fewest cards to leave out: one that is enough by itself, else the dearest first."""
    enough = [card for card in laid if total - (card.cost or 0) <= CEILING]
    if enough:
        yield min(enough, key=lambda card: card.cost or 0).id
        return
    for card in sorted(laid, key=lambda card: -(card.cost or 0)):
        if total <= CEILING:
            return
        total -= card.cost or 0
        yield card.id


def act_place(table: Table, move: PlaceSetup) -> Table:
    """The cards lie in the player's area; nothing is paid, for the five is a ceiling and no purse."""
    for card in move.cards:
        table = table.card(card, zone=PLAY, kneeling=False)
    limited = sum(1 for card in move.cards if has_keyword(table.cards[card], "limited"))
    seat = table.seats[move.by]
    table = table.seat(
        move.by,
        placed=True,
        placed_cards=(*seat.placed_cards, *move.cards),
        limited_at_setup=seat.limited_at_setup + limited,
    )
    return tell(table, Event("placed", seat=move.by, amount=len(move.cards), rule="hbo.setup.place_cards"))


@rule("hbo.setup.reveal", "hbo.setup.order")
def all_have_laid_their_cards(table: Table, move: RevealSetup) -> Finding:
    """When all have finished placing, all set-up cards are turned up at the same time."""
    if at(table) == "setup.reveal":
        return None
    waiting = tuple(seat.id for seat in table.seats.values() if not seat.placed)
    says = "still_placing" if waiting else "already_revealed"
    return no(says, change("wait_step", step="setup.reveal"), seats=waiting)


def act_reveal(table: Table, move: RevealSetup) -> Table:
    """The cards lie face up and standing; no ability takes effect, now or later."""
    table = tell(table, Event("set_up_revealed", rule="hbo.setup.reveal"))
    return fill(table, done=True)


@rule("hbo.setup.refill", "hbo.setup.order")
def set_up_cards_have_been_revealed(table: Table, move: RefillHands) -> Finding:
    """Hands are filled up to seven after the reveal, once."""
    if at(table) != "setup.refill":
        return no("refill_comes_after_reveal", change("wait_step", step="setup.refill"))
    if move.by and table.seats[move.by].refilled:
        return no("already_refilled", change("not_refilled", seat=move.by), seat=move.by)
    return None


def act_refill(table: Table, move: RefillHands) -> Table:
    """Who placed n cards draws n; then the game begins."""
    for seat in (move.by,) if move.by else table.order:
        if not table.seats[seat].refilled:
            table = refill(table, seat)
    return table


def refill(table: Table, seat: str) -> Table:
    """One player draws until he has seven."""
    missing = max(0, HAND_SIZE - hand_size(table, seat))
    before = deck_size(table, seat)
    table = draw(table, seat, missing, "hbo.setup.refill")
    if missing > before:
        table = note(table, EMPTY_DECK.reason(table, "short_deck", seat=seat))
    return table.seat(seat, refilled=True, drawn=before - deck_size(table, seat))


MULLIGAN = Verb(Mulligan, (the_game_goes_on, it_is_set_up, a_hand_is_changed_once_and_early), act_mulligan)
KEEP_HAND = Verb(KeepHand, (the_game_goes_on, it_is_set_up), act_keep)
PLACE_SETUP = Verb(
    PlaceSetup,
    (
        the_game_goes_on,
        it_is_set_up,
        set_up_cards_are_laid_before_the_reveal,
        they_come_from_the_set_up_hand,
        only_characters_and_locations,
        no_duplicates_at_set_up,
        at_most_one_limited,
        together_they_cost_five_at_most,
    ),
    act_place,
)
REVEAL_SETUP = Verb(RevealSetup, (the_game_goes_on, it_is_set_up, all_have_laid_their_cards), act_reveal)
REFILL_HANDS = Verb(
    RefillHands, (the_game_goes_on, it_is_set_up, set_up_cards_have_been_revealed), act_refill
)
