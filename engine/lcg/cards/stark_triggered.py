"""House Stark: what its cards do in parts, so often, or from elsewhere than play."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, in_play, one_card, search
from engine.lcg.cards.part import Picked, ask, go_on, seats, text_part
from engine.lcg.cards.prices import gold, kneel_and_discard_itself, kneel_itself, kneel_itself_and
from engine.lcg.cards.recorded import Recorded, action, doing, limited, only_if, out_of, response
from engine.lcg.cards.saves import for_free, save
from engine.lcg.keywords import UNCOUNTED
from engine.thrones import effects as e
from engine.thrones.records import CHARACTER, DEAD, DISCARD, Card, Occasion
from engine.thrones.table import Table


def has_defended(table: Table, card: Card, occasion: Occasion) -> bool:
    """It has just been declared a defender."""
    return occasion == Occasion("declared_defender", card.id, card.controller)


def its_host_takes_part(table: Table, card: Card) -> bool:
    """The character under which it lies is participating."""
    return card.host in table.cards and c.participates(table, table.cards[card.host])


def another_participant(table: Table, card: Card, one: Card) -> bool:
    """A participant that is not its host."""
    return one.id != card.host and c.participates(table, one)


UNCOUNTED_ONE = one_card(
    "catelyn-stark.one",
    in_play(lambda table, asked, one: c.participates(table, one)),
    lambda asked, one: (e.Mark(one, UNCOUNTED, until="challenge"),),
)


def lies_under_her(table: Table, card: Card, occasion: Occasion) -> bool:
    """Somebody has just put an attachment on her."""
    laid = table.cards.get(occasion.card)
    put = occasion.what == "attached" or (occasion.what == "played" and c.is_attachment(laid))
    return put and laid is not None and laid.host == card.id


MAY_DRAW = text_part(
    "sansa-stark.draw",
    "way",
    lambda table, asked: ("draw",),
    lambda table, asked, picked: (e.Draw((asked.chooser,), 1),) if picked else (),
    bounds=lambda table, asked, there: (0, 1),
)


def whoever_put_it_there(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """Each player who has just put an attachment on her may draw."""
    laying = (one.seat for one in table.occasions if lies_under_her(table, card, one))
    return tuple(ask(MAY_DRAW, card, seat) for seat in dict.fromkeys(laying))


def joins_a_side(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    """He comes in on the side that was chosen."""
    return tuple(e.Join(asked.card, "attacking" if side == "attacking" else "defending") for side in picked)


SIDE = text_part("greatjon-umber.side", "way", lambda table, asked: ("attacking", "defending"), joins_a_side)


def a_challenge_he_can_join(table: Table, card: Card) -> bool:
    """A military or power challenge is under way, and he is not in it."""
    challenge = table.challenge
    there = challenge is not None and challenge.attack is None and challenge.kind in ("military", "power")
    return there and not c.participates(table, card)


def another_plot(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """Its player reveals another plot."""
    return (e.RevealAnother(card.controller), e.Shown(card.controller))


def three_direwolves(table: Table, source: Card | None, card: Card) -> bool | None:
    """Its player controls three Direwolf cards."""
    if source is None or source.id != card.id:
        return False
    known = [c.has_trait(table, one, "direwolf") for one in table.in_play(card.controller)]
    return (
        True if known.count(True) >= 3 else None if len([k for k in known if k is not False]) >= 3 else False
    )


def goes_to_hand(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """The card goes from where it lies to hand."""
    return (e.ToHand(card.id),)


def three_dead_characters(table: Table, card: Card) -> bool:
    """His dead pile holds three characters or more."""
    dead = (one for one in table.cards.values() if one.zone == DEAD and one.owner == card.owner)
    return sum(one.kind == CHARACTER for one in dead) >= 3


def _discarded(table: Table, asked: e.Ask) -> Picked:
    there = (card for card in table.cards.values() if card.zone == DISCARD)
    return tuple(card.id for card in there if card.owner == asked.about)


def _on_top(table: Table, asked: e.Ask, there: Picked) -> tuple[int, int]:
    """The card on top is named, unless it is one that nobody has told."""
    return (0 if table.seats[asked.about].discard else min(1, len(there))), min(1, len(there))


def _top_to_deck(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    return (e.OnDeck(asked.about, DISCARD, picked[0] if picked else ""),)


TOP_CARD = text_part("winterfell-reserves.card", "cards", _discarded, _top_to_deck, bounds=_on_top)
WHOSE_PILE = text_part(
    "winterfell-reserves.pile",
    "seat",
    seats,
    lambda table, asked, picked: tuple(go_on(TOP_CARD, asked, about=seat) for seat in picked),
)
A_DIREWOLF = search(
    "winterfell-kennels.search", lambda table, asked, one: c.has_trait(table, one, "direwolf")
)

RECORDS: tuple[Recorded, ...] = (
    only_if(
        action("ice.kill", "challenges", aims.kill(another_participant), pay=kneel_and_discard_itself),
        its_host_takes_part,
    ),
    doing(response("catelyn-stark.str-ignore", has_defended), beginning(UNCOUNTED_ONE)),
    doing(response("sansa-stark.draw", lies_under_her), whoever_put_it_there),
    only_if(
        doing(action("greatjon-umber.join-challenge", "challenges", pay=kneel_itself), beginning(SIDE)),
        a_challenge_he_can_join,
    ),
    limited(
        doing(action("bran-stark.reveal-plot", "plot", pay=kneel_itself), another_plot), "round", times=3
    ),
    save("kennel-master.save", three_direwolves, for_free, then=aims.goes_back),
    only_if(
        out_of(doing(action("trident-reinforcements.return-hand", "dominance"), goes_to_hand), DEAD),
        three_dead_characters,
    ),
    doing(response("winterfell-reserves.deck-top", has_defended, pay=gold(1)), beginning(WHOSE_PILE)),
    doing(action("winterfell-kennels.search", "any_phase", pay=kneel_itself_and(1)), beginning(A_DIREWOLF)),
)
