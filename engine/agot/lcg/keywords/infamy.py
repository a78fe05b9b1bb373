"""The keyword Infamy: power gained for the House is put on a card instead."""

from __future__ import annotations

from engine.agot.lcg.moves import PlacePower
from engine.agot.lcg.rule_variants import INFAMY_CARD
from engine.agot.state.records import PLAY, Card, EffectFrame, Gain
from engine.agot.state.table import AgotTable, push
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import ELSEWHERE, not_said_to_count, the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind, Pass
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import SILENT, Facts, Finding, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes

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
    """A player who controls a card with Infamy may put power gained for their House there."""
    if amount <= 0 or not cards_of(table, seat):
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
    cards = (card for card in not_said_to_count(table) if card.controller == seat)
    says = "power_not_said_to_count"
    return tuple(Reason(rules, card.power, says, {"card": card.id}, basis=SILENT) for card in cards)


def ask_placing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player who has just gained power for their House may put it on a card with Infamy."""
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
        return violated("renown_is_no_house_power", rules=("lcg.keyword.infamy", "lcg.keyword.renown"))
    if not cards_of(table, move.by):
        return None  # Nothing is remembered for this player; the reason is that no card of theirs takes it.
    there = sum(gain.amount for gain in table.gained if (gain.seat, gain.source) == (move.by, move.source))
    if 0 < move.amount <= there:
        return _split(move, there) if move.amount < there else None
    most = change("amount", amount=there)
    return violated(
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
        return violated("no_infamy", rules=("lcg.keyword.infamy",), card=card.id)
    point = INFAMY_CARD.reason(table, "infamy_card", card=card.id)
    if card.controller != move.by and INFAMY_CARD.option(table) == "own_cards":
        return violated("not_your_card", rules=("lcg.keyword.infamy",), because=(point,), card=card.id)
    return Reason(says="power_goes_there", because=(point,))


@rule("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
def act_place(table: AgotTable, move: PlacePower) -> AgotTable:
    """The tokens lie on the card: they count for victory and are no power of the House."""
    seat, rest = table.seats[move.by], move.amount
    table = table.seat(move.by, power=seat.power - move.amount)
    table = table.card(move.on, power=table.cards[move.on].power + move.amount)
    gained = []
    for gain in table.gained:
        amount = min(rest, gain.amount) if (gain.seat, gain.source) == (move.by, move.source) else 0
        rest -= amount
        gained.append(Gain(gain.seat, gain.source, gain.amount - amount))
    rules = ("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
    table = add_notes(table, Reason(rules, move.amount, "power_on_infamy", {"card": move.on}))
    table = add_events(table, Event("power_placed", move.on, move.by, move.amount, "lcg.keyword.infamy"))
    return table.put(gained=tuple(gained))


PLACE_POWER = Verb(
    PlacePower, (the_game_goes_on, it_was_gained_for_the_house, it_goes_on_a_card_with_infamy), act_place
)


@rule("lcg.keyword.infamy")
def stop_placing(table: AgotTable, seat: str) -> AgotTable:
    """This player leaves the rest with their House."""
    return table.put(gained=tuple(gain for gain in table.gained if gain.seat != seat))


def register_infamy() -> None:
    """Makes what is left out known to the shared code."""
    ELSEWHERE["lcg"] = left_out
