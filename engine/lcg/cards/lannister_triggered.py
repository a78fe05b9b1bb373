"""House Lannister: what its cards do in parts, so often, or from elsewhere than play."""

from __future__ import annotations

from engine.kernel.reason import Question
from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, from_hand, in_play, one_card, one_opponent
from engine.lcg.cards.part import go_on, text_part
from engine.lcg.cards.prices import costs_of_locations, gold, kneel_itself, kneel_itself_and
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    asking,
    bound,
    doing,
    instead,
    limited,
    out_of,
    passive,
    response,
)
from engine.lcg.moments import BEGINS
from engine.lcg.revealing import REVEALED
from engine.lcg.text_deeds import SHOWN
from engine.thrones import effects as e
from engine.thrones.counting import deck_size
from engine.thrones.moves import Pay
from engine.thrones.records import CHARACTER, DEAD, DECK, DECK_TOP, DISCARD, LOCATION, PLAY, Card, Occasion
from engine.thrones.standing import NO_STAND
from engine.thrones.table import Table


def a_lord_or_lady_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """A Lord or Lady has just been killed."""
    dead = c.killed(table, occasion)
    return dead is not None and bool(c.had_trait(table, dead, occasion, "lord", "lady"))


def won_intrigue(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge."""
    return c.won(table, card, occasion, "intrigue") is not None


def a_clansman_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge in which a Clansman took part."""
    challenge = c.won(table, card, occasion)
    there = challenge.participants if challenge is not None else ()
    return any(c.has_trait(table, table.cards[one], "clansman") for one in there)


def whether_a_clansman_took_part(table: Table, card: Card, occasion: Occasion) -> Question | None:
    """The traits of a participant in the challenge its player has won, where nobody has told them."""
    challenge = c.won(table, card, occasion)
    there = challenge.participants if challenge is not None else ()
    unknown = (one for one in there if c.has_trait(table, table.cards[one], "clansman") is None)
    return next((Question("traits", one) for one in unknown), None)


def a_location_goes_back(table: Table, card: Card) -> Choices:
    """A location goes back to its owner's hand."""
    return tuple((e.ReturnToHand(one.id),) for one in table.in_play(kind=LOCATION))


def what_the_location_costs(table: Table, card: Card, pay: Pay, effects: tuple[e.Effect, ...]) -> bool:
    """The gold paid is the printed cost of the location chosen."""
    return all(
        isinstance(one, e.ReturnToHand) and table.cards[one.target].cost == pay.gold for one in effects
    )


KNEELS_AND_STAYS = one_card(
    "cersei-lannister.one",
    in_play(lambda table, asked, one: True),
    lambda asked, one: (e.Kneel(one), e.Mark(one, NO_STAND, until="round")),
)


def dominance_begins(table: Table, card: Card, occasion: Occasion) -> bool:
    """The dominance phase begins."""
    return occasion.what == BEGINS and table.phase == "dominance"


def deck_or_himself(table: Table, asked: e.Ask) -> tuple[str, ...]:
    """The top card of the deck, if there is one, or he."""
    return ("deck", "itself") if deck_size(table, asked.chooser) else ("itself",)


def one_is_discarded(table: Table, asked: e.Ask, picked: tuple[str, ...]) -> tuple[e.Carried, ...]:
    """The one that was chosen is discarded; he cannot be saved."""
    if picked == ("deck",):
        return (e.DiscardTop(asked.chooser),)
    return (e.Doom((asked.card,), "discard"),)


DECK_OR_HIM = text_part("the-hound.upkeep", "way", deck_or_himself, one_is_discarded)


def _to_the_bottom(table: Table, asked: e.Ask, picked: tuple[str, ...]) -> tuple[e.Carried, ...]:
    """The card looked at goes to the bottom, if that was chosen."""
    top = (card.id for card in table.cards.values() if card.zone == DECK_TOP and card.owner == asked.about)
    return (e.OnDeck(asked.about, DECK, next(top, ""), bottom=True),) if picked else ()


TOP_OR_BOTTOM = text_part(
    "raff-the-sweetling.look",
    "way",
    lambda table, asked: ("bottom",) if deck_size(table, asked.about) else (),
    _to_the_bottom,
    bounds=lambda table, asked, there: (0, len(there)),
)
WHOSE_DECK = one_opponent(
    "raff-the-sweetling.deck", lambda asked, seat: (go_on(TOP_OR_BOTTOM, asked, about=seat),)
)


def each_opponent_discards(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """Each opponent discards one card at random."""
    return tuple(from_hand(card, seat, 1) for seat in table.opponents(card.controller))


def she_or_cersei_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """Cersei Lannister has been killed, or the card itself."""
    dead = c.killed(table, occasion)
    if dead is None or dead.id == card.id:
        return c.itself_killed(table, card, occasion)
    return card.zone == PLAY and dead.name == "Cersei Lannister"


def has_stood(table: Table, card: Card, occasion: Occasion) -> bool:
    """A character has stood in the standing phase."""
    one = table.cards.get(occasion.card)
    stood = occasion.what == "stood" and table.phase == "standing"
    return stood and one is not None and one.kind == CHARACTER


def one_that_stood_kneels(table: Table, card: Card) -> Choices:
    """A character that has just stood kneels again."""
    stood = (table.cards[one.card] for one in table.occasions if has_stood(table, card, one))
    return tuple((e.Kneel(one.id),) for one in stood if one.zone == PLAY and not one.kneeling)


def he_revealed_a_plot(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has just revealed a plot."""
    return occasion.what == REVEALED and occasion.seat == card.controller


PYCELLE = "lcg-core-grand-maester-pycelle"


def an_opponent_has_shown_cards(table: Table, card: Card, occasion: Occasion) -> bool:
    """An effect of an opponent, but of no other Pycelle, has shown cards to everybody."""
    if occasion.what != SHOWN or not table.are_opponents(occasion.seat, card.controller):
        return False
    by = table.cards.get(occasion.card)
    return by is None or by.face != PYCELLE


def takes_the_top_card(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """The top card of his deck is shown and goes to hand; that is no drawing."""
    return (e.SearchToHand(card.controller, 1), e.Shown(card.controller))


POOL_FIRST = "which gold is spent first: it is that of the pool, and then his"


def marshalling_begins(table: Table, card: Card, occasion: Occasion) -> bool:
    """The marshalling phase begins."""
    return occasion.what == BEGINS and table.phase == "marshalling"


def two_gold_on_him(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """Two gold from the treasury are laid on him."""
    return (e.PlaceGold(card.id, 2),)


RECORDS: tuple[Recorded, ...] = (
    asking(
        limited(
            response("joffrey-baratheon.power-gain", a_lord_or_lady_has_died, aims.power_on_itself),
            "round",
            times=3,
        ),
        c.traits_of_the_dead("lord", "lady"),
    ),
    doing(
        action("cersei-lannister.kneel", "dominance", pay=kneel_itself_and(2)), beginning(KNEELS_AND_STAYS)
    ),
    instead("the-hound.zone-change", DEAD, DISCARD),
    doing(passive("tywin-lannister.gold", (BEGINS,), marshalling_begins, rest=POOL_FIRST), two_gold_on_him),
    doing(passive("the-hound.upkeep", (BEGINS,), dominance_begins), beginning(DECK_OR_HIM)),
    asking(
        bound(
            response(
                "chella-daughter-of-cheyk.return-hand",
                a_clansman_has_won,
                a_location_goes_back,
                pay=costs_of_locations,
                asks=("cost",),
            ),
            what_the_location_costs,
        ),
        whether_a_clansman_took_part,
    ),
    limited(
        doing(
            response("grand-maester-pycelle.to-hand", an_opponent_has_shown_cards),
            takes_the_top_card,
        ),
        "phase",
        times=3,
    ),
    doing(action("raff-the-sweetling.deck-top", "any_phase", pay=gold(1)), beginning(WHOSE_DECK)),
    out_of(
        doing(response("ser-jacelyn-bywater.discard-hand", c.itself_killed), each_opponent_discards), DEAD
    ),
    out_of(response("cerseis-attendant.kneel", she_or_cersei_has_died, aims.kneel()), PLAY, DEAD),
    limited(
        response("lannisport.power-gain", won_intrigue, aims.power_for_his_house, pay=gold(1)), "challenge"
    ),
    response("lannisport-brothel.kneel", has_stood, one_that_stood_kneels, pay=kneel_itself),
    passive("golden-tooth-mines.draw", (REVEALED,), he_revealed_a_plot, aims.draw(1)),
)
