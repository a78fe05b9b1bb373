"""The keywords Stalwart, Deathbound, Intimidate and Infamy.

Others are decided where they matter: Stealth in ``phases/participants_and_stealth`` and
``lcg/phases/stealth``; Renown in ``phases/challenge_resolution``; Deadly, Vengeful and Vigilant in
``lcg/phases/deadly_vengeful_vigilant``; Limited in ``abilities/limited``; Ambush in ``lcg/abilities/ambush``;
No Attachments in ``lcg/abilities/entry_into_play``; Setup in ``lcg/phases/setup``.
``state/effects.Keyword`` lists them all.
"""

from __future__ import annotations

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.definitions import ZONE_REPLACEMENTS
from engine.agot.lcg.moves import PlacePower
from engine.agot.lcg.rule_variants import INFAMY_CARD, STALWART_HAND
from engine.agot.state.card_index import CardLayout, index_of
from engine.agot.state.moves import NameWinner
from engine.agot.state.records import DEAD, DECK_TOP, DISCARD, EVENT, PLAY, Card, EffectFrame, Gain
from engine.agot.state.table import AgotTable, push
from engine.agot.values.card_values import has_keyword, keyword_question, strength
from engine.agot.values.victory import ELSEWHERE, end_game, not_said_to_count, the_game_goes_on, victory
from engine.kernel.decisions import Decision, DecisionKind, Pass
from engine.kernel.memo import memoize
from engine.kernel.reasons import SILENT, Facts, Finding, Reason, cannot_tell, change, no, rule
from engine.kernel.state import Event, add_events, add_notes
from engine.kernel.verbs import Procedure, Step, Verb

UNCOUNTED = "uncounted"
"""What is said of a character whose strength does not count in the challenge."""
BURIED = "buried"
"""An event has gone to its owner's dead pile."""


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.save.definition")
def destination(table: AgotTable, card: Card, zone: str) -> str:
    """A Stalwart card killed or discarded goes on top of the deck; a Deathbound one discarded is dead.

    A text of the card itself comes before both.
    """
    zone = ZONE_REPLACEMENTS.get(card.face, {}).get(zone, zone) if card.id not in blank_cards(table) else zone
    if zone in (DEAD, DISCARD) and has_keyword(table, card, "stalwart"):
        return DECK_TOP
    return DEAD if zone == DISCARD and has_keyword(table, card, "deathbound") else zone


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.firstplayer.passive_order")
def destination_note(table: AgotTable, card: Card, zone: str) -> tuple[Reason, ...]:
    """Which of the two keywords comes first when a card with both is discarded is not stated.

    A card of untold keywords is taken for one without, and that is said.
    """
    if zone not in (DEAD, DISCARD):
        return ()
    asked = ("stalwart", "deathbound") if zone == DISCARD else ("stalwart",)
    known = {keyword: has_keyword(table, card, keyword) for keyword in asked}
    if len(asked) > 1 and all(known.values()):
        rules = ("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.firstplayer.passive_order")
        return (Reason(rules, says="stalwart_and_deathbound", facts={"card": card.id}, basis=SILENT),)
    if None not in known.values() or destination(table, card, zone) != zone:
        return ()
    facts: Facts = {"card": card.id}
    stalwart = Reason(("lcg.keyword.stalwart",), says="stalwart_untold", facts=facts)
    deathbound = Reason(("lcg.keyword.deathbound",), says="deathbound_untold", facts=facts)
    untold = {"stalwart": stalwart, "deathbound": deathbound}
    return tuple(untold[keyword] for keyword in asked if known[keyword] is None)


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound")
def from_hand(table: AgotTable, card: Card, zone: str) -> str:
    """Deathbound works only on leaving play; Stalwart, as it reads, on discarding from hand too."""
    if STALWART_HAND.option(table) == "from_hand_too" and has_keyword(table, card, "stalwart"):
        return DECK_TOP
    return zone


@rule("lcg.keyword.deathbound_event")
def event_pile(table: AgotTable, card: Card, *, cancelled: bool) -> str:
    """A Deathbound event that took effect goes to the dead pile, a cancelled one to the discard pile."""
    return (
        DEAD if card.kind == EVENT and has_keyword(table, card, "deathbound") and not cancelled else DISCARD
    )


@rule("lcg.keyword.intimidate")
@memoize
def silenced(table: AgotTable) -> frozenset[str]:
    """While a character with Intimidate attacks, characters weaker than it do not count, friend or foe.

    Nor do those whose strength a text leaves out.
    """
    if table.challenge is None:
        return frozenset()
    return frozenset((*intimidated(table), *uncounted(table)))


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def uncounted(table: AgotTable) -> frozenset[str]:
    """Characters whose strength a text leaves out for a while."""
    return _uncounted(index_of(table.cards).layout)


@memoize
def _uncounted(layout: CardLayout) -> frozenset[str]:
    marked = [card for card in layout.modified if card.zone == PLAY]
    return frozenset(
        [card.id for card in marked if any(modifier.what == UNCOUNTED for modifier in card.modifiers)]
    )


@rule("lcg.keyword.intimidate")
@memoize
def intimidated(table: AgotTable) -> frozenset[str]:
    """Characters weaker than one with Intimidate that attacks."""
    challenge = table.challenge
    if challenge is None:
        return frozenset()
    intimidating = [
        strength(table, table.cards[card])
        for card in challenge.attackers
        if has_keyword(table, table.cards[card], "intimidate")
    ]
    if not intimidating:
        return frozenset()
    high = max(intimidating)
    there = table.all_in_play
    return frozenset(c.id for c in there if c.kind == "character" and strength(table, c) < high)


def silenced_reason(table: AgotTable) -> tuple[Reason, ...]:
    """The participants that are left out of the totals, for the ruling."""
    there = table.challenge.participants if table.challenge is not None else ()
    silent = silenced(table)
    if silent.isdisjoint(there):
        return ()
    weak = tuple(card for card in there if card in intimidated(table))
    marked = tuple(card for card in there if card in uncounted(table))
    found = (Reason(("lcg.keyword.intimidate",), says="intimidated", facts={"cards": weak}),) if weak else ()
    if not marked:
        return found
    return (*found, Reason(("lcg.anatomy.rules_text",), says="not_counted", facts={"cards": marked}))


SOURCES = {
    "lcg.rivalry.bonus": "rivalry",
    "lcg.title.commander.win": "prize",
    "hbo.claim.power": "claim",
    "hbo.challenge.unopposed": "unopposed",
    "hbo.dominance.winner": "dominance",
}
"""Rule under which power was gained -> its source; any other is an effect."""

OF_A_CHALLENGE = frozenset(("claim", "unopposed", "rivalry", "prize"))
"""Sources of power that is placed together, when all awards of the challenge have been given."""


@rule("lcg.keyword.infamy")
def remember(table: AgotTable, seat: str, amount: int, rule: str) -> AgotTable:
    """Who controls a card with Infamy may put power gained for his House there."""
    if amount <= 0 or not any(True for _ in cards_of(table, seat)):
        return table
    source = SOURCES.get(rule, "effect")
    table = table.put(gained=(*table.gained, Gain(seat, source, amount)))
    if source in OF_A_CHALLENGE or any(frame.procedure == "infamy" for frame in table.agenda):
        return table
    return push(table, "infamy", "offer")


def cards_of(table: AgotTable, seat: str) -> list[Card]:
    """Cards with Infamy this seat may use."""
    own = INFAMY_CARD.option(table) == "own_cards"
    return [card for card in table.in_play(seat if own else "") if has_keyword(table, card, "infamy")]


@rule("lcg.component.power_tokens", "lcg.victory.counts", "lcg.keyword.infamy_counts")
def left_out(table: AgotTable, card: Card) -> bool:
    """Power on a card that is no character counts just when a rule says so, as Infamy does."""
    return has_keyword(table, card, "infamy") is False


def left_out_notes(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    """Power of a seat that is not counted because nothing says that it is: by recommendation."""
    rules = ("lcg.component.power_tokens", "lcg.victory.counts", "lcg.keyword.infamy_counts")
    found = (card for card in not_said_to_count(table) if card.controller == seat)
    says = "power_not_said_to_count"
    return tuple(Reason(rules, card.power, says, {"card": card.id}, basis=SILENT) for card in found)


def ask_placing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player who has just gained power for his House may put it on a card with Infamy."""
    for gain in table.gained:
        if gain.amount and table.over is None:
            verbs = ("place_power", "pass")
            silent = Pass(by=gain.seat)
            return (
                Decision(gain.seat, "place_power", "lcg.keyword.infamy", DecisionKind.OFFER, verbs, silent),
            )
    return ()


def forget(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The choice has been made."""
    return table.put(gained=())


INFAMY = Procedure("infamy", (Step("offer", ask=ask_placing), Step("gone", do=forget)))


@rule("lcg.keyword.infamy", "lcg.keyword.renown")
def it_was_gained_for_the_house(table: AgotTable, move: PlacePower) -> Finding:
    """Only power just gained for the House can be put elsewhere.

    Renown power is not gained for the House.
    """
    if move.source == "renown":
        return no("renown_is_no_house_power", rules=("lcg.keyword.infamy", "lcg.keyword.renown"))
    if not cards_of(table, move.by):
        return None  # Nothing was remembered for him; that no card of his takes it is the reason.
    there = sum(gain.amount for gain in table.gained if (gain.seat, gain.source) == (move.by, move.source))
    if 0 < move.amount <= there:
        return _split(move, there) if move.amount < there else None
    most = change("amount", amount=there)
    return no(
        "no_such_gain",
        *((most,) if there else ()),
        rules=("lcg.keyword.infamy",),
        source=move.source,
        left=there,
    )


def _split(move: PlacePower, there: int) -> Reason:
    """That some of what was gained may lie on the card and the rest with the House is recommended."""
    facts: Facts = {"amount": move.amount, "left": there - move.amount}
    return Reason(("lcg.keyword.infamy",), says="power_is_split", facts=facts, basis=SILENT)


@rule("lcg.keyword.infamy", "lcg.inplay.definition")
def it_goes_on_a_card_with_infamy(table: AgotTable, move: PlacePower) -> Finding:
    """The power goes on a card with Infamy.

    The card may be of any type, and its player controls it.
    """
    card = table.cards[move.on]
    known = has_keyword(table, card, "infamy") if card.zone == PLAY else False
    if known is None:
        return cannot_tell(keyword_question(table, card, "infamy"))
    if not known:
        return no("no_infamy", rules=("lcg.keyword.infamy",), card=card.id)
    point = INFAMY_CARD.reason(table, "infamy_card", card=card.id)
    if card.controller != move.by and INFAMY_CARD.option(table) == "own_cards":
        return no("not_your_card", rules=("lcg.keyword.infamy",), because=(point,), card=card.id)
    return Reason(says="power_goes_there", because=(point,))


@rule("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
def act_place(table: AgotTable, move: PlacePower) -> AgotTable:
    """The tokens lie on the card: they count for victory and are no power of the House."""
    seat, left = table.seats[move.by], move.amount
    table = table.seat(move.by, power=seat.power - move.amount)
    table = table.card(move.on, power=table.cards[move.on].power + move.amount)
    gained = []
    for gain in table.gained:
        taken = min(left, gain.amount) if (gain.seat, gain.source) == (move.by, move.source) else 0
        left -= taken
        gained.append(Gain(gain.seat, gain.source, gain.amount - taken))
    rules = ("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
    table = add_notes(table, Reason(rules, move.amount, "power_on_infamy", {"card": move.on}))
    table = add_events(table, Event("power_placed", move.on, move.by, move.amount, "lcg.keyword.infamy"))
    return table.put(gained=tuple(gained))


PLACE_POWER = Verb(
    PlacePower, (the_game_goes_on, it_was_gained_for_the_house, it_goes_on_a_card_with_infamy), act_place
)


@rule("lcg.keyword.infamy")
def stop_placing(table: AgotTable, seat: str) -> AgotTable:
    """This player leaves the rest with his House."""
    return table.put(gained=tuple(gain for gain in table.gained if gain.seat != seat))


def register_infamy() -> None:
    """Makes what is left out known to the shared code."""
    ELSEWHERE["lcg"] = left_out


def ask_winner(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The first player chooses among the claimants."""
    seat = table.first_player or table.order[0]
    verbs = ("name_winner",)
    return (Decision(seat, "name_winner", "lcg.victory.simultaneous", DecisionKind.DUTY, verbs),)


VICTORY = Procedure("victory", (Step("name", ask=ask_winner),))


@rule("lcg.victory.simultaneous")
def there_are_several_claimants(table: AgotTable, move: NameWinner) -> Finding:
    """A winner is named only if several players met the condition together."""
    return None if table.claimants else no("nobody_claims", total=len(table.claimants))


@rule("lcg.victory.simultaneous", "lcg.firstplayer.role")
def the_first_player_names(table: AgotTable, move: NameWinner) -> Finding:
    """The first player decides.

    It does not matter whether they are one of the claimants.
    """
    first = table.first_player or table.order[0]
    if not table.claimants or move.by == first:
        return None
    return no("first_player_decides", change("by", seat=first), first=first)


@rule("lcg.victory.simultaneous")
def he_names_a_claimant(table: AgotTable, move: NameWinner) -> Finding:
    """Only a player who met the condition can be named."""
    if not table.claimants or move.seat in table.claimants:
        return None
    return no("not_a_claimant", seat=move.seat, claimants=table.claimants)


def act_name(table: AgotTable, move: NameWinner) -> AgotTable:
    """The game is over."""
    rules = ("lcg.victory.simultaneous", "lcg.victory.immediate")
    table = add_notes(table, victory(table, move.seat, table.claimants, rules))
    return end_game(table, move.seat, table.claimants, "lcg.victory.simultaneous")


NAME_WINNER = Verb(
    NameWinner,
    (the_game_goes_on, there_are_several_claimants, the_first_player_names, he_names_a_claimant),
    act_name,
)
