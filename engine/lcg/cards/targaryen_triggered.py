"""House Targaryen: what its cards do in parts, so often, or from elsewhere than play."""

from __future__ import annotations

from engine.kernel.reason import Question
from engine.lcg.at_nothing import DIES
from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.baratheon_triggered import comes_in
from engine.lcg.cards.chosen import beginning, in_play, one_card, one_opponent, search
from engine.lcg.cards.lannister_triggered import dominance_begins
from engine.lcg.cards.part import Picked, text_part
from engine.lcg.cards.prices import discard_itself, gold
from engine.lcg.cards.recorded import (
    Recorded,
    action,
    asking,
    doing,
    limited,
    only_if,
    out_of,
    passive,
    response,
)
from engine.lcg.cards.saves import for_free, save
from engine.lcg.keywords import BURIED
from engine.lcg.moments import BEGINS, ENDS
from engine.lcg.text_deeds import REVEALED
from engine.thrones import effects as e
from engine.thrones.records import ATTACHMENT, DEAD, DISCARD, HAND, PLAY, SHUFFLED, Card, Occasion
from engine.thrones.table import Table

COMES_BACK = "comes_back"
"""What is said of a card that goes back to hand at the end of the phase."""


def an_opponent_played_an_attachment(table: Table, card: Card, occasion: Occasion) -> bool:
    """An opponent has just played an attachment, or revealed one to everybody."""
    shown = occasion.what in ("played", REVEALED)
    played = shown and c.is_attachment(table.cards.get(occasion.card))
    return played and occasion.seat in table.opponents(card.controller)


def one_less(asked: e.Ask, seat: str) -> tuple[e.Carried, ...]:
    """The claim of this player drops by one for the challenge."""
    return (e.Last("claim", seat, amount=-1, until="challenge"),)


WHOSE_CLAIM = one_opponent("bones-of-a-child.whose", one_less)


def he_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge."""
    return c.won(table, card, occasion) is not None


def comes_for_the_phase(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """He enters play, and goes back when the phase ends."""
    return (e.Enter(card.id, card.controller), e.Mark(card.id, COMES_BACK, until="phase"))


def his_phase_ends(table: Table, card: Card, occasion: Occasion) -> bool:
    """The phase in which he came in by his own text ends."""
    return occasion.what == ENDS and any(one.what == COMES_BACK for one in card.modifiers)


A_COPY = search(
    "rhaegal.search",
    lambda table, asked, one: one.name == "Rhaegal",
    lambda asked, one: (e.LayUnder(one, asked.card),),
    asks=(),
)


WEAKER = one_card(
    "drogon.one",
    in_play(lambda table, asked, one: True),
    lambda asked, one: (e.Mark(one, DIES, asked.card), e.Strength(one, -1, "phase")),
)
"""The mark says by which card whoever falls to strength 0 is killed."""


def _paid_or_gone(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    return tuple(e.GainGold(seat, -1) for seat in picked) or (e.Discard(asked.card),)


GOLD_OR_HIM = text_part(
    "daario-naharis.upkeep",
    "seat",
    lambda table, asked: tuple(seat for seat in table.turn_order if table.seats[seat].gold),
    _paid_or_gone,
    bounds=lambda table, asked, there: (0, min(1, len(there))),
)


def into_a_dead_pile(table: Table, occasion: Occasion) -> Card | None:
    """The card that has just gone to a dead pile."""
    card = table.cards.get(occasion.card)
    # Whoever was killed and has been shuffled away since by his own text lay there before.
    lies = {"killed": (DEAD, SHUFFLED), "discarded": (DEAD,), BURIED: (DEAD,)}.get(occasion.what, ())
    return card if card is not None and card.zone in lies else None


def into_his_dead_pile(table: Table, card: Card, occasion: Occasion) -> bool:
    """A card has just gone to its player's dead pile."""
    dead = into_a_dead_pile(table, occasion)
    return dead is not None and dead.owner == card.controller


def into_an_opponents_dead_pile(table: Table, card: Card, occasion: Occasion) -> bool:
    """A card has just gone to the dead pile of an opponent."""
    dead = into_a_dead_pile(table, occasion)
    return dead is not None and dead.owner in table.opponents(card.controller)


def she_or_daenerys_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """Daenerys Targaryen has been killed, or the card itself."""
    dead = c.killed(table, occasion)
    if dead is None or dead.id == card.id:
        return c.itself_killed(table, card, occasion)
    return card.zone == PLAY and dead.name == "Daenerys Targaryen"


def won_by_four(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge by four or more."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and c.margin(challenge) >= 4


MAY_ENTER = text_part(
    "pentoshi-guildmaster.enter",
    "way",
    lambda table, asked: ("pay",) if table.seats[asked.by].gold >= 3 else (),
    lambda table, asked, picked: (e.GainGold(asked.by, -3), e.Enter(asked.card, asked.by)) if picked else (),
    bounds=lambda table, asked, there: (0, len(there)),
)


def to_hand_and_perhaps_in(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """It goes to hand; then three gold may bring it into play."""
    return (e.ToHand(card.id), e.Ask(MAY_ENTER, card.controller, card.id, card.controller))


def he_played_one_of_the_house(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has just played a House Targaryen character."""
    return occasion.seat == card.controller and _played_one(table, occasion)


def _played_one(table: Table, occasion: Occasion) -> bool:
    one = table.cards.get(occasion.card)
    character = occasion.what == "played" and one is not None and c.is_character(one)
    return character and one is not None and bool(c.of_house(one, "targaryen"))


def house_of_what_he_played(table: Table, card: Card, occasion: Occasion) -> Question | None:
    """The House of a character he has just played, where nobody has told it."""
    one = table.cards.get(occasion.card)
    his = occasion.what == "played" and occasion.seat == card.controller
    return c.house_of(one) if his and one is not None and c.is_character(one) else None


def _cheap_attachments(table: Table, asked: e.Ask) -> Picked:
    costs = [table.cards[one.card].cost for one in table.occasions if _played_one(table, one)]
    most = max((cost for cost in costs if cost is not None), default=0)
    there = (one for one in table.cards.values() if one.zone == DISCARD and one.owner == asked.by)
    return tuple(one.id for one in there if one.kind == ATTACHMENT and (one.cost is None or one.cost <= most))


AN_ATTACHMENT = one_card(
    "lady-daeneryss-chambers.attachment",
    _cheap_attachments,
    lambda asked, one: (e.ToHand(one),),
    asks=("cost",),
)


RECORDS: tuple[Recorded, ...] = (
    only_if(
        doing(action("bones-of-a-child.claim-mod", "challenges", pay=discard_itself), beginning(WHOSE_CLAIM)),
        c.a_challenge_is_open,
    ),
    limited(
        response(
            "captain-groleo.power-gain",
            an_opponent_played_an_attachment,
            aims.power_for_his_house,
            rest="an attachment an opponent shows off the deck or from hand without naming it",
        ),
        "phase",
    ),
    out_of(doing(response("khal-drogo.put-into-play", he_has_won), comes_for_the_phase), HAND),
    passive("khal-drogo.return-hand", (ENDS,), his_phase_ends, aims.returns),
    save("viserys-targaryen.save", c.itself, for_free, then=aims.goes_back),
    doing(action("rhaegal.search", "any_phase", pay=gold(1)), beginning(A_COPY)),
    limited(
        doing(
            action("drogon.str-mod", "any_phase", pay=gold(2)),
            beginning(WEAKER),
        ),
        "phase",
    ),
    limited(
        action("viserion.kill", "dominance", aims.kill(lambda table, card, one: one.kneeling), pay=gold(4)),
        "phase",
    ),
    doing(passive("daario-naharis.upkeep", (BEGINS,), dominance_begins), beginning(GOLD_OR_HIM)),
    out_of(doing(response("the-titans-bastard.put-into-play", into_his_dead_pile), comes_in), HAND),
    out_of(response("the-titans-bastard.return-hand", into_an_opponents_dead_pile, aims.returns), PLAY),
    out_of(
        response("danys-handmaiden.discard-play", she_or_daenerys_has_died, aims.discard_attachment()),
        PLAY,
        DEAD,
    ),
    out_of(doing(response("pentoshi-guildmaster.return-hand", won_by_four), to_hand_and_perhaps_in), DISCARD),
    asking(
        doing(
            response("lady-daeneryss-chambers.return-hand", he_played_one_of_the_house),
            beginning(AN_ATTACHMENT),
        ),
        house_of_what_he_played,
    ),
)
