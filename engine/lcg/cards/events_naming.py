"""Event cards that name a card, or that lie down in play as another kind of card."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reason import Verdict
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, in_play, one_card
from engine.lcg.cards.giving import gives, trait
from engine.lcg.cards.part import Picked, go_on, naming, text_part
from engine.lcg.cards.prices import gold
from engine.lcg.cards.recorded import Recorded, action, doing, out_of
from engine.lcg.entering import may_lie_there
from engine.thrones import effects as e
from engine.thrones.counting import hand_size
from engine.thrones.records import ATTACHMENT, HAND
from engine.thrones.table import Table

DEADLY = "im-you-writ-small.gain-keyword"


def _hosts(table: Table, asked: e.Ask) -> Picked:
    """House Lannister characters, whosever they are, that may carry an attachment."""
    laid = table.card(asked.card, kind=ATTACHMENT)
    event = laid.cards[asked.card]
    there = (one for one in table.characters() if c.of_house(one, "lannister") is not False)
    found = ((one, may_lie_there(laid, asked.by, event, one)) for one in there)
    return tuple(one.id for one, refused in found if refused is None or refused.found is not Verdict.NO)


LIES_UNDER = one_card(
    "im-you-writ-small.host", _hosts, lambda asked, one: (e.LieUnder(asked.card, one),), asks=("houses",)
)
WHO_IS_DEADLY = one_card(
    "im-you-writ-small.who",
    in_play(lambda table, asked, one: True),
    lambda asked, one: (e.GainKeyword(one, "deadly", "phase"), go_on(LIES_UNDER, asked)),
)


def as_an_attachment() -> Recorded:
    """Deadly for one, and afterwards the event itself: a Boon of +2 strength."""
    used = out_of(doing(action(DEADLY, "challenges"), beginning(WHO_IS_DEADLY)), HAND)
    boon, strong = gives(DEADLY, c.itself, trait("boon")), gives(DEADLY, c.host, strength=2)
    return replace(used, does=(*used.does, *boon.does, *strong.does))


def _copies(table: Table, asked: e.Ask) -> Picked:
    """Copies of the card named that are known to be in this hand."""
    return tuple(card.id for card in table.hand_of(asked.chooser) if card.name == asked.about)


def _all_of_them(table: Table, asked: e.Ask, there: Picked) -> tuple[int, int]:
    return len(there), len(there)


def _go(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    return (e.DiscardChosen(asked.chooser, picked, len(picked)),) if picked else ()


SHOWS = text_part(
    "call-their-bluff.shows", "cards", _copies, _go, bounds=_all_of_them, unseen=True, says="copies"
)
"""He shows his hand: every copy in it, known before or not, is discarded."""


def _known_of_them(table: Table, asked: e.Ask) -> Picked:
    """Titles of their draw decks that everybody has seen."""
    theirs = table.opponents(asked.by)
    return tuple(sorted({card.name for card in table.cards.values() if card.owner in theirs and card.kind}))


def _each_shows(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    theirs = table.opponents(asked.by)
    shown = (e.Shown(asked.by),) if any(hand_size(table, seat) for seat in theirs) else ()
    return (*(go_on(SHOWS, asked, seat, picked[0]) for seat in theirs), *shown)


NAMES_A_CARD = naming("call-their-bluff.names", _known_of_them, _each_shows)

RECORDS: tuple[Recorded, ...] = (
    doing(action("call-their-bluff.discard-hand", "dominance", pay=gold(2)), beginning(NAMES_A_CARD)),
    as_an_attachment(),
)
