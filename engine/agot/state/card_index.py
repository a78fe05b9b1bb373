"""Where the cards lie, and the index of those in play, in hand and in piles.

Most moves that change cards only turn some of them: what depends on their places alone is computed once for
all these sets of cards. It is stored by ids, because each turn makes new card objects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress, starmap
from operator import attrgetter, is_not, itemgetter

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.state.records import CHARACTER, DECK, DECK_TOP, DUPLICATE, HAND, PLAY, SHUFFLED, Card
from engine.kernel.memo import cached_value

Picked = Callable[[dict[str, Card]], tuple[Card, ...]]
"""The same cards of any set with this layout."""


class CardLayout(Struct, frozen=True, dict=True):
    """What follows from the places of the cards alone."""

    cards: dict[str, Card]
    """One of the sets of cards with this layout; only the places of its cards count."""

    @cached_value
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return tuple([card for card in self.cards.values() if card.zone == PLAY])

    @cached_value
    def pick_in_play(self) -> Picked:
        """The same, as they are in another set."""
        return picking([card.id for card in self.in_play])

    @cached_value
    def picks_of(self) -> dict[tuple[str, str], Picked]:
        """Controller and kind, either of which may be empty -> picks the cards of that kind in play."""
        return {}

    def pick_of(self, seat: str, kind: str) -> Picked:
        """The getter of the cards of this controller and kind; made when it is first asked for."""
        pick = self.picks_of.get((seat, kind))
        if pick is None:
            ids = [card.id for card in of_those(self.in_play, seat, kind)]
            pick = self.picks_of[seat, kind] = picking(ids)
        return pick

    @cached_value
    def under(self) -> dict[str, list[str]]:
        """Attachments in play and duplicates, by the card they lie under."""
        lists: dict[str, list[str]] = {}
        for card in self.cards.values():
            if card.zone in (PLAY, DUPLICATE):
                lists.setdefault(card.host, []).append(card.id)
        return lists

    @cached_value
    def doubled(self) -> frozenset[str]:
        """Cards with duplicates under them."""
        return frozenset([card.host for card in self.cards.values() if card.zone == DUPLICATE])

    @cached_value
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([card for card in self.cards.values() if card.modifiers])


def of_those(cards: Iterable[Card], seat: str, kind: str) -> list[Card]:
    """The cards of one controller or kind, if one is named."""
    return [
        card for card in cards if (not seat or card.controller == seat) and (not kind or card.kind == kind)
    ]


def picking(ids: list[str]) -> Picked:
    """Takes these cards out of a set, in this order."""
    if len(ids) > 1:
        return itemgetter(*ids)
    return lambda cards: tuple([cards[card_id] for card_id in ids])


LATEST: list[tuple[CardLayout, dict[str, Card]]] = []
"""The layouts seen last, each with the last set of cards that lay so."""
MOST_LAYOUTS = 3
TEXTS = "active_effects"
"""Under what a layout keeps the texts of its cards: unless they were gathered, to look anew is as quick."""


def layout_of(cards: dict[str, Card]) -> CardLayout:
    """The layout of these cards: one of those seen last, if they have only been turned since."""
    for number, (layout, last) in enumerate(LATEST):
        if len(last) == len(cards) and TEXTS in layout.__dict__ and _are_turned(last, cards):
            LATEST[number] = (layout, cards)
            return layout
    latest = CardLayout(cards)
    LATEST.insert(0, (latest, cards))
    del LATEST[MOST_LAYOUTS:]
    return latest


def _are_turned(before: dict[str, Card], after: dict[str, Card]) -> bool:
    """Whether each card lies where it lay."""
    old, new = before.values(), after.values()
    changed = compress(zip(old, new, strict=True), map(is_not, old, new))
    return all(starmap(_is_turned, changed))


def _is_turned(old: Card, new: Card) -> bool:
    """Whether it differs at most in what changes of a card that stays where it is."""
    return replace(new, kneeling=old.kneeling, power=old.power, gold=old.gold) == old


ZONE_OF, POWER_OF, GOLD_OF = attrgetter("zone"), attrgetter("power"), attrgetter("gold")
HIDDEN_ZONES = frozenset({HAND, DECK, DECK_TOP, SHUFFLED})
"""Zones whose cards at most their player may look at."""


class CardIndex(Struct, frozen=True, dict=True):
    """What follows from the cards alone."""

    cards: dict[str, Card]

    @cached_value
    def layout(self) -> CardLayout:
        """How they lie. Nobody asks it of cards with secret ones among them, which are only set apart."""
        return layout_of(self.cards)

    @cached_value
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        layout = self.layout
        return layout.in_play if layout.cards is self.cards else layout.pick_in_play(self.cards)

    def in_play_of(self, seat: str, kind: str) -> list[Card]:
        """Cards in play of one controller or kind, if one is named."""
        layout = self.layout
        if layout.cards is self.cards:
            return of_those(layout.in_play, seat, kind)
        return list(layout.pick_of(seat, kind)(self.cards))

    @cached_value
    def elsewhere(self) -> tuple[Card, ...]:
        """Cards in play with power on them that are no characters."""
        return tuple([card for card in self.in_play if card.power and card.kind != CHARACTER])

    @cached_value
    def with_gold(self) -> tuple[str, ...]:
        """Cards in play with gold on them."""
        return tuple([card.id for card in compress(self.in_play, map(GOLD_OF, self.in_play))])

    @cached_value
    def in_decks(self) -> tuple[Card, ...]:
        """Known cards in draw decks."""
        return tuple([card for card in self.cards.values() if card.zone in (DECK_TOP, DECK)])

    @cached_value
    def in_hands(self) -> dict[str, list[Card]]:
        """Known cards in hands, by seat."""
        hands: dict[str, list[Card]] = {}
        for card in self.cards.values():
            if card.zone == HAND:
                hands.setdefault(card.controller, []).append(card)
        return hands

    @cached_value
    def secret(self) -> tuple[Card, ...]:
        """Cards in hands and decks that not everybody has seen there."""
        cards = self.cards.values()
        hidden = compress(cards, map(HIDDEN_ZONES.__contains__, map(ZONE_OF, cards)))
        return tuple([card for card in hidden if not card.shown])

    @cached_value
    def secret_by_id(self) -> dict[str, Card]:
        """The secret cards by their ids."""
        return {card.id: card for card in self.secret}

    @cached_value
    def secrets_are_last(self) -> bool:
        """Whether all of them stand behind the cards that everybody sees."""
        return not self.secret_by_id or [*self.cards][-len(self.secret_by_id) :] == [*self.secret_by_id]

    @cached_value
    def shuffled_away(self) -> bool:
        """Whether one of the secret cards has been shuffled into a deck."""
        return any(card.zone == SHUFFLED for card in self.secret)

    @cached_value
    def open(self) -> dict[str, Card]:
        """The cards without the secret ones."""
        opened = self.cards.copy()
        for id_ in self.secret_by_id:
            del opened[id_]
        return opened

    def under(self, host: str) -> list[Card]:
        """Attachments in play and duplicates that lie under a card."""
        there = self.layout.under.get(host)
        return [self.cards[id_] for id_ in there] if there else []

    @cached_value
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([self.cards[card.id] for card in self.layout.modified])

    @cached_value
    def power(self) -> dict[str, int]:
        """Power on cards in play, by the seat that controls them."""
        totals: dict[str, int] = {}
        for card in compress(self.in_play, map(POWER_OF, self.in_play)):
            totals[card.controller] = totals.get(card.controller, 0) + card.power
        return totals


INDEXES: dict[int, CardIndex] = {}
MOST_INDEXES = 200


def index_of(cards: dict[str, Card]) -> CardIndex:
    """The index of these cards.

    Most moves leave every card as it is, and their tables share one ``cards``: what was worked out of it is
    found again by its identity, which no other object has while it is stored here.
    """
    index = INDEXES.get(id(cards))
    if index is None:
        if len(INDEXES) >= MOST_INDEXES:
            INDEXES.clear()
        index = INDEXES[id(cards)] = CardIndex(cards)
    return index


def with_changed(cards: dict[str, Card], changed: dict[str, Card]) -> dict[str, Card]:
    """The cards with these in the place of others.

    Only these are looked at to tell whether all lie as they lay.
    """
    changed_cards, index = {**cards, **changed}, INDEXES.get(id(cards))
    if index is not None and "layout" in index.__dict__ and TEXTS in index.layout.__dict__:
        _carry_on(index, changed_cards, changed)
    return changed_cards


def _carry_on(index: CardIndex, cards: dict[str, Card], changed: dict[str, Card]) -> None:
    """The index of a set of cards holds for another in which these have only been turned."""
    for card_id, card in changed.items():
        if card_id not in index.cards or not _is_turned(index.cards[card_id], card):
            return
    beside = index_of(cards).__dict__
    beside["layout"] = index.layout
    gold = [card.gold or index.cards[card_id].gold for card_id, card in changed.items()]
    if "with_gold" in index.__dict__ and not any(gold):
        beside["with_gold"] = index.with_gold


def with_secrets(cards: dict[str, Card], secret: dict[str, Card]) -> dict[str, Card]:
    """Cards that everybody sees, with secret ones by their ids behind them; none of these is shuffled away.

    None of them is called like one that everybody sees.
    """
    all_cards = {**cards, **secret}
    index_of(all_cards).__dict__.update(
        secret=tuple(secret.values()), secret_by_id=secret, shuffled_away=False, open=cards
    )
    return all_cards


def with_shown(index: CardIndex, ids: Iterable[str]) -> dict[str, Card]:
    """The cards, with these secret ones made known to everybody."""
    secret = {**index.secret_by_id}
    shown_cards = {**index.cards, **{card_id: replace(secret.pop(card_id), shown=True) for card_id in ids}}
    index_of(shown_cards).__dict__.update(secret=tuple(secret.values()), secret_by_id=secret)
    return shown_cards
