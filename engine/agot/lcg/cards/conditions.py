"""Conditions of abilities: functions about one card or one moment; None: not known."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.agot.abilities.continuous import TRAIT, is_given
from engine.agot.abilities.definitions import GIVEN, MAY_MEET, Affects
from engine.agot.lcg.keywords.stalwart_and_deathbound import BURIED
from engine.agot.state.records import ATTACHMENT, CHARACTER, DEAD, PLAY, SHUFFLED, Card, Challenge, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.kernel.reasons import Question


def is_character(card: Card) -> bool:
    """A character in play."""
    return card.kind == CHARACTER and card.zone == PLAY


def has_trait(table: AgotTable, card: Card, *traits: str) -> bool | None:
    """Whether it has one of these traits, printed on it or given by a text in play."""
    has_it: bool | None = None
    if card.traits is not None:
        has_it = not _folded(card.traits).isdisjoint(traits)
    for trait in traits if not has_it else ():
        has_it = is_given(table, card, TRAIT, trait, has_it)
        if has_it:
            break
    return has_it


def may_have_trait(card: Card, trait: str) -> bool:
    """Whether the card may ever have this trait: it is printed or untold, or some text gives it."""
    return card.traits is None or trait in _folded(card.traits) or (TRAIT, trait) in GIVEN


@cache
def _folded(traits: tuple[str, ...]) -> frozenset[str]:
    return frozenset([trait.casefold() for trait in traits])


def of_house(card: Card, house: str) -> bool | None:
    """Whether it is of this House, alone or among others."""
    return None if card.houses is None else house in card.houses


CRESTS = ("holy", "learned", "noble", "war")


def has_crest(card: Card, *crests: str) -> bool | None:
    """Whether it has one of these crests, or any if none are named."""
    return None if card.crests is None else bool(set(card.crests) & set(crests or CRESTS))


def participates(table: AgotTable, card: Card) -> bool:
    """It takes part in the challenge under way."""
    return table.challenge is not None and card.id in table.challenge.participants


def defends(table: AgotTable, card: Card) -> bool:
    """It is a defender in the challenge under way."""
    return table.challenge is not None and card.id in (table.challenge.defenders or ())


def in_a(kind: str) -> Affects:
    """While a challenge of this kind is under way."""
    return lambda table, source, card: table.challenge is not None and table.challenge.kind == kind


def in_play(table: AgotTable, trait: str, kind: str = "") -> list[Card]:
    """Cards in play certain to have this trait."""
    return [card for card in table.in_play(kind=kind) if has_trait(table, card, trait)]


def resolved(table: AgotTable) -> Challenge | None:
    """The challenge whose result is being answered."""
    return table.challenge or table.last_challenge


def won(table: AgotTable, card: Card, occasion: Occasion, *kinds: str) -> Challenge | None:
    """The challenge its player has just won, of one of these kinds if any are named."""
    challenge = resolved(table)
    if occasion.what != "challenge_result" or challenge is None or challenge.winner != card.controller:
        return None
    return challenge if not kinds or challenge.kind in kinds else None


def lost(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just lost a challenge."""
    challenge = resolved(table)
    over = occasion.what == "challenge_result" and challenge is not None
    return over and challenge is not None and challenge.loser == card.controller


def margin(challenge: Challenge) -> int:
    """By how much a challenge was won."""
    return abs((challenge.attack or 0) - (challenge.defence or 0))


def played(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """It has just been played from hand."""
    return occasion.what == "played" and occasion.card == card.id


def entered(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """It has just come into play."""
    return occasion.what == "entered_play" and occasion.card == card.id


def killed(table: AgotTable, occasion: Occasion) -> Card | None:
    """The card that has just been killed."""
    return table.cards.get(occasion.card) if occasion.what == "killed" else None


def is_attachment(card: Card | None) -> bool:
    """An attachment, if there is such a card."""
    return card is not None and card.kind == ATTACHMENT


def itself_killed(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The card itself has just been killed, and its text did not count as blank."""
    return occasion.what == "killed" and occasion.card == card.id and not occasion.was_blank


def had_trait(table: AgotTable, card: Card, occasion: Occasion, *traits: str) -> bool | None:
    """Whether a card that has just left play had one of these traits there, printed or given by a text."""
    return bool(set(occasion.traits) & set(traits)) or has_trait(table, card, *traits)


def traits_of_the_dead(*traits: str) -> Callable[[AgotTable, Card, Occasion], Question | None]:
    """The question whether a card that has just been killed had one of these traits."""

    def untold(table: AgotTable, card: Card, occasion: Occasion) -> Question | None:
        dead = killed(table, occasion)
        unknown = dead is not None and had_trait(table, dead, occasion, *traits) is None
        return Question("traits", dead.id) if dead is not None and unknown else None

    return untold


def house_of(card: Card | None) -> Question | None:
    """The question for its House, if that is unknown."""
    return Question("houses", card.id) if card is not None and card.houses is None else None


def a_challenge_is_open(table: AgotTable, card: Card) -> bool:
    """A challenge is under way and not resolved yet."""
    return table.challenge is not None and table.challenge.attack is None


def itself(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """The card itself."""
    return source is not None and source.id == card.id


def host(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """The card it is attached to."""
    return source is not None and source.host == card.id and card.kind == CHARACTER


def is_itself(source: Card, card: Card) -> bool:
    """The card is the source."""
    return source.id == card.id


def is_host(source: Card, card: Card) -> bool:
    """The source is attached to the card."""
    return source.host == card.id


MAY_MEET[itself] = is_itself
MAY_MEET[host] = is_host


def itself_while(condition: Affects) -> Affects:
    """The card itself while this is so."""

    def affects(table: AgotTable, source: Card | None, card: Card) -> bool | None:
        return source is not None and source.id == card.id and condition(table, source, card)

    MAY_MEET[affects] = is_itself
    return affects


def host_while(condition: Affects) -> Affects:
    """The card it is attached to while this is so."""

    def affects(table: AgotTable, source: Card | None, card: Card) -> bool | None:
        return bool(host(table, source, card)) and condition(table, source, card)

    MAY_MEET[affects] = is_host
    return affects


def characters_named(name: str) -> Affects:
    """Characters of this name, whosever they are."""

    def affects(table: AgotTable, source: Card | None, card: Card) -> bool:
        return card.name == name and is_character(card)

    MAY_MEET[affects] = lambda source, card: card.name == name
    return affects


def host_named(name: str) -> Affects:
    """The card it is attached to, if it is this one."""
    return host_while(lambda table, source, card: card.name == name)


def host_has_icon(kind: str, *, without: bool = False) -> Affects:
    """The card it is attached to, with this icon or without it."""

    def affects(table: AgotTable, source: Card | None, card: Card) -> bool | None:
        has_it = has_icon(table, card, kind)
        return None if has_it is None else has_it is not without

    return host_while(affects)


def own_character(source: Card | None, card: Card) -> bool:
    """A character of the same player."""
    return source is not None and card.kind == CHARACTER and card.controller == source.controller


def own_of_house(house: str) -> Affects:
    """The player's characters of this House."""

    def affects(table: AgotTable, source: Card | None, card: Card) -> bool | None:
        return own_character(source, card) and of_house(card, house)

    MAY_MEET[affects] = own_character
    return affects


def own_with_trait(*traits: str) -> Affects:
    """The player's characters with one of these traits."""
    return lambda table, source, card: own_character(source, card) and has_trait(table, card, *traits)


def has_a_weapon(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """A Weapon is attached to it."""
    known = [
        has_trait(table, other, "weapon") for other in table.under(card.id, PLAY) if other.kind == ATTACHMENT
    ]
    return True if True in known else None if None in known else False


def has_an_attachment(table: AgotTable, source: Card | None, card: Card) -> bool:
    """Something is attached to it."""
    return any(other.kind == ATTACHMENT for other in table.under(card.id, PLAY))


def into_a_dead_pile(table: AgotTable, occasion: Occasion) -> Card | None:
    """The card that has just gone to a dead pile."""
    card = table.cards.get(occasion.card)
    # A character that was killed and has been shuffled away since by its own text lay there before.
    lies = {"killed": (DEAD, SHUFFLED), "discarded": (DEAD,), BURIED: (DEAD,)}.get(occasion.what, ())
    return card if card is not None and card.zone in lies else None
