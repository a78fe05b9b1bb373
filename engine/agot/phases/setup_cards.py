"""Set-up cards: what may be laid, how many, for how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.agot.rounds.timing import current_step
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import PlaceSetup
from engine.agot.state.records import ATTACHMENT, CHARACTER, HAND, LOCATION, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    Finding,
    Question,
    Reason,
    amount_of,
    cannot_tell,
    change,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.state import Event, add_events

CEILING = 5


@rule("hbo.setup.order", "hbo.setup.opening_hand", "lcg.setup.sequence", "lcg.setup.draw_seven")
def it_is_set_up(table: AgotTable, move: object) -> Finding:
    """Players carry out the set-up steps before the first round, in the printed order."""
    if table.phase == "setup":
        return None
    only_then = replace(change("wait_phase", phase="setup"), alone=True)
    return violated("set_up_is_over", only_then, phase=table.phase)


@rule(
    "hbo.setup.place_cards",
    "hbo.setup.order",
    "lcg.setup.budget",
    "lcg.setup.place_order",
    "lcg.setup.sequence",
)
def set_up_cards_are_laid_before_the_reveal(table: AgotTable, move: PlaceSetup) -> Finding:
    """Players place set-up cards face down before both reveal theirs."""
    if current_step(table) in ("setup.hands", "setup.placing", "setup.reveal"):
        return None
    return violated("already_revealed", change("before_reveal", seat=move.by), seat=move.by)


@rule(
    "hbo.setup.place_cards",
    "hbo.play.out_of_play",
    "lcg.setup.budget",
    "lcg.setup.place_order",
    "lcg.inplay.definition",
)
def they_come_from_the_set_up_hand(table: AgotTable, move: PlaceSetup) -> Finding:
    """Players take set-up cards from their own set-up hand."""
    faults = [card for card in _laid(table, move) if card.zone != HAND or card.controller != move.by]
    if faults:
        leave = (change("leave_out", card=card.id) for card in faults)
        return violated("not_in_hand", *leave, card=faults[0].id, zone=faults[0].zone)
    if len(set(move.cards)) < len(move.cards):
        return violated("same_card_twice", change("leave_out_repeats"), card=_repeated(move.cards))
    return None


def _laid(table: AgotTable, move: PlaceSetup) -> list[Card]:
    return [
        table.cards[card]
        for card in (*move.cards, *(attached for attached in move.attach if attached not in move.cards))
    ]


def _repeated(cards: tuple[str, ...]) -> str:
    return next(card for card, count in Counter(cards).items() if count > 1)


@rule("hbo.setup.limit_kinds", "hbo.setup.place_cards")
def only_characters_and_locations(table: AgotTable, move: PlaceSetup) -> Finding:
    """Only characters and locations can be placed at set-up, no attachments or events."""
    barred = [card for card in _laid(table, move) if card.kind not in (CHARACTER, LOCATION)]
    if not barred:
        return None
    return violated(
        "kind_not_at_set_up",
        *(change("leave_out", card=card.id) for card in barred),
        card=barred[0].id,
        kind=barred[0].kind,
    )


@rule("hbo.setup.limit_kinds", "hbo.type.attachment")
def nothing_is_laid_under_a_card(table: AgotTable, move: PlaceSetup) -> Finding:
    """Only attachments go under another card, and attachments are not placed at set-up."""
    for name, host in move.attach.items():
        card = table.cards[name]
        if card.kind != ATTACHMENT and not _is_duplicate_on(card, table.cards[host]):
            return violated("no_host_wanted", change("no_host"), card=name)
    return None


def _is_duplicate_on(card: Card, host: Card) -> bool:
    """Whether it is laid as a duplicate, which a rule of its own refuses."""
    return card.id != host.id and card.name == host.name and card.unique is not False


@rule(
    "hbo.setup.limit_duplicates",
    "hbo.unique.restriction",
    "lcg.setup.no_copies",
    "lcg.unique.one_per_player",
    "lcg.unique.no_second",
)
def no_duplicates_at_set_up(table: AgotTable, move: PlaceSetup) -> Finding:
    """No duplicates are placed at set-up: at most one copy of each unique card."""
    there = [table.cards[card] for card in table.seats[move.by].placed_cards]
    by_name: dict[str, Card] = {card.name: card for card in there}
    for card in _laid(table, move):
        if card.name in by_name and (card.unique is None or card.unique):
            if card.unique is None:
                return cannot_tell(Question("unique", card.id))
            return violated("duplicate_at_set_up", change("leave_out", card=card.id), card=card.id)
        by_name[card.name] = card
    return None


@rule("hbo.setup.limit_one_limited", "hbo.keyword.limited", "lcg.setup.limited", "lcg.keyword.limited")
def at_most_one_limited(table: AgotTable, move: PlaceSetup) -> Finding:
    """A player places at most one Limited card at set-up, whatever its title."""
    placed = [*(table.cards[card] for card in table.seats[move.by].placed_cards), *_laid(table, move)]
    limited = [card for card in placed if has_keyword(table, card, "limited")]
    if len(limited) > 1:
        leave = (change("leave_out", card=card.id) for card in limited[1:])
        return violated("limited_at_set_up", *leave, cards=tuple(card.id for card in limited))
    unknown = [card for card in placed if has_keyword(table, card, "limited") is None]
    if unknown and len(limited) + len(unknown) > 1:
        return cannot_tell(keyword_question(table, unknown[0], "limited"))
    return None


@rule(
    "hbo.setup.limit_gold5",
    "hbo.setup.place_cards",
    "hbo.anatomy.gold_cost",
    "lcg.setup.budget",
    "lcg.setup.place_order",
    "lcg.anatomy.gold_cost",
)
def together_they_cost_five_at_most(table: AgotTable, move: PlaceSetup) -> Finding:
    """All cards a player places at set-up may cost at most 5 together, by their printed costs."""
    placed = [*(table.cards[card] for card in table.seats[move.by].placed_cards), *_laid(table, move)]
    unknown = [card for card in placed if card.cost is None]
    priced = [card for card in placed if card.cost is not None]
    total = sum(set_up_cost(table, move.by, card) for card in priced)
    costs = tuple(reason for card in priced for reason in _costs_of(table, move.by, card))
    sum_of_costs = tally("hbo.setup.limit_gold5", "setup_total", *costs, seat=move.by)
    if total > CEILING:
        # What a card costs that nobody has told can only be left out with certainty.
        out = (*(card.id for card in unknown), *_too_many(table, move.by, priced, total))
        leave = (change("leave_out", card=card) for card in out)
        says = "over_five_already" if unknown else "over_five"
        more = (rule for cost in costs if cost.says != "printed_cost" for rule in cost.rules)
        rules = (
            "hbo.setup.limit_gold5",
            *dict.fromkeys(more),
            "hbo.setup.place_cards",
            "hbo.anatomy.gold_cost",
        )
        return violated(says, *leave, rules=rules, because=(sum_of_costs,), total=total, ceiling=CEILING)
    if unknown:
        return cannot_tell(Question("cost", unknown[0].id))
    return Reason(says="within_five", facts={"total": total}, because=(sum_of_costs,))


def _too_many(table: AgotTable, seat: str, placed: list[Card], total: int) -> Iterator[str]:
    """The fewest cards to leave out: one that is enough by itself, else the dearest first."""
    costs = {card.id: set_up_cost(table, seat, card) for card in placed}
    enough = [card for card, cost in costs.items() if total - cost <= CEILING]
    if enough:
        # Of two that cost the same the last one: that is the one the other limits leave out too.
        yield min(reversed(enough), key=costs.__getitem__)
        return
    for card in sorted(costs, key=lambda card: -costs[card]):
        if total <= CEILING:
            return
        total -= costs[card]
        yield card


def set_up_cost(table: AgotTable, seat: str, card: Card) -> int:
    """What a card counts towards the five: its printed cost, and what this game adds to it."""
    return sum(amount_of(reason) for reason in _costs_of(table, seat, card))


def _costs_of(table: AgotTable, seat: str, card: Card) -> Iterator[Reason]:
    yield part("hbo.anatomy.gold_cost", card.cost or 0, "printed_cost", card=card.id)
    yield from ruleset(table).price_parts(table, seat, card)


def act_place(table: AgotTable, move: PlaceSetup) -> AgotTable:
    """The cards lie in the player's area; nothing is paid, for the five is a ceiling and no purse."""
    for card in move.cards:
        table = table.card(card, zone=PLAY, kneeling=False)
    limited = sum(1 for card in move.cards if has_keyword(table, table.cards[card], "limited"))
    seat = table.seats[move.by]
    table = table.seat(
        move.by,
        placed=True,
        placed_cards=(*seat.placed_cards, *move.cards),
        limited_at_setup=seat.limited_at_setup + limited,
    )
    return add_events(
        table, Event("placed", seat=move.by, amount=len(move.cards), rule="hbo.setup.place_cards")
    )


PLACE_SETUP = Verb(
    PlaceSetup,
    (
        the_game_goes_on,
        it_is_set_up,
        set_up_cards_are_laid_before_the_reveal,
        they_come_from_the_set_up_hand,
        only_characters_and_locations,
        nothing_is_laid_under_a_card,
        no_duplicates_at_set_up,
        at_most_one_limited,
        together_they_cost_five_at_most,
    ),
    act_place,
)
