"""What every table keeps, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.reasons import Reason, violated
from engine.oriflamme.table import SHUFFLED, TWIN, FamilyCard, OriflammeTable


def invariants(table: OriflammeTable) -> Iterator[Reason]:
    """The invariants that a table breaks."""
    yield from _tokens(table)
    yield from _bribes(table)
    yield from _families(table)
    first = table.first_player
    if first and first not in table.seats:
        yield violated("nobody_begins", rules=("oriflamme.newround.pass-first",), seat=first)


def _tokens(table: OriflammeTable) -> Iterator[Reason]:
    """Checks that tokens lie on closed cards only, and that no family has fewer than none."""
    for card in table.all_cards():
        if card.open and card.tokens:
            yield violated("tokens_on_open_card", rules=("oriflamme.event.collect-tokens",), card=card.called)
    for seat in table.seats.values():
        if seat.influence < 0:
            rules = ("oriflamme.components.influence-tokens",)
            yield violated("fewer_than_none", rules=rules, seat=seat.id, field="influence")


def _bribes(table: OriflammeTable) -> Iterator[Reason]:
    """Each family has one bribe token, and it lies on an open card."""
    count = Counter(card.bribe for card in table.all_cards() if card.bribe)
    for seat, times in count.items():
        if times > 1:
            yield violated("two_bribe_tokens", rules=("oriflamme.components.bribe-tokens",), seat=seat)
    for card in table.all_cards():
        if card.bribe and not card.open:
            yield violated("bribe_on_closed_card", rules=("oriflamme.bribe.place",), card=card.called)


def _families(table: OriflammeTable) -> Iterator[Reason]:
    """A card of a family lies in one place, and all of them together are its set."""
    for seat in table.seats.values():
        row = [card for card in table.all_cards() if card.family == seat.id]
        open_ = Counter([*(card.name for card in row if card.open and card.name), *seat.discard])
        rules = ("oriflamme.components.family-set",)
        for name, times in open_.items():
            if times > 1:
                yield violated("card_in_two_places", rules=rules, seat=seat.id, name=name)
        of_ten = sum(not _is_twin(card) for card in row) + sum(name != TWIN for name in seat.discard)
        of_ten += seat.hand_count + seat.set_aside_count
        if of_ten != len(SHUFFLED):
            limit = len(SHUFFLED)
            yield violated("not_the_whole_set", rules=rules, seat=seat.id, count=of_ten, limit=limit)


def _is_twin(card: FamilyCard) -> bool:
    return card.name == TWIN or card.tag == f"{card.family}.{TWIN}"
