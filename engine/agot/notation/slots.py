"""The slots of typed lines, and what they ask the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from engine.agot.abilities.definitions import uses_of
from engine.agot.notation.card_uses import AIM, dying, is_save, used
from engine.agot.state import effects
from engine.agot.state.corrections import BANNER, CARD_FIELDS, SEAT_FIELDS, TABLE_FIELDS
from engine.agot.state.piles import deck_owner
from engine.agot.state.records import (
    ATTACHMENT,
    EVENT,
    HAND,
    PLAY,
    PLOT_FIELDS,
    RULE_OF_VALUE,
    Card,
)
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.agot.values.power_and_victory import total_power
from engine.kernel.corrections import FIELD_KINDS
from engine.kernel.grammar import RawMove, Slot, Thing, Vocabulary

CARDS, CARD, SEAT, NUMBER, PAIRS, PLOTS, EFFECTS = (
    "cards",
    "card",
    "seat",
    "number",
    "pairs",
    "plots",
    "effects",
)

PILES = ("dead_pile", "discard_pile", "draw_deck")
OCCASIONS = ("challenge_result", "declared_defender", "played")
TOTAL = "total_power"
"""The power of a seat as it counts for victory."""
UNTIL: tuple[str, ...] = get_args(effects.Until)
ICONS: tuple[str, ...] = get_args(effects.Icon)
KEYWORDS: tuple[str, ...] = get_args(effects.Keyword)
HOUSES: tuple[str, ...] = get_args(effects.House)

USE = (
    Slot(AIM, CARD, "on", False, pool="play"),
    Slot("pay.gold", NUMBER, "pay", False),
    Slot("pay.kneel", CARDS, "kneeling", False, pool="own"),
    Slot("pay.discard", CARDS, "discarding", False, pool="own"),
    Slot("demands.kneel_house", "value", "wants", False, HOUSES),
    Slot("demands.target_participates", "flag", "participant", False, means=True),
    Slot("effects", EFFECTS, ":", False),
)
BY_MEANS = Slot("by_means", "source", "by_card", False, pool="play")
"""The card whose text does it."""
BESIDES = (
    Slot("stealth", PAIRS, "stealth", False, pool="stealthy"),
    Slot("target", SEAT, "against", False),
)
NAMED_TARGET = (
    Slot("target", SEAT, "against"),
    Slot("attackers", CARDS, "with", pool="characters"),
    Slot("stealth", PAIRS, "stealth", False, pool="stealthy"),
)
"""A challenge whose target is named first, as in a sentence."""
TARGET_FIRST = (
    Slot("target", SEAT),
    Slot("attackers", CARDS, pool="characters"),
    Slot("stealth", PAIRS, "stealth", False, pool="stealthy"),
)
CHALLENGES = (
    (Slot("attackers", CARDS, pool="characters"), *BESIDES),
    (Slot("attackers", CARDS, "with", pool="characters"), *BESIDES),
)
"""What follows the kind of a challenge: the attackers, with or without a word before them."""
DEFENCES = (
    (Slot("defenders", CARDS, pool="characters"),),
    (Slot("defenders", CARDS, "with", pool="characters"),),
)
OUTCOME = (
    Slot("attackers", CARDS, "", False, pool="characters"),
    Slot("target", SEAT, "against", False),
    Slot("attackers", CARDS, "with", False, pool="characters"),
    Slot("defenders", CARDS, "against", False, pool="enemies"),
    Slot("unopposed", "flag", "unopposed", False, means=True),
    Slot("claim", NUMBER, "claim", False),
    Slot("killed", CARDS, "killed", False, pool="enemies"),
    Slot("discarded", CARDS, "discarded", False, pool="hands"),
    Slot("discard_count", NUMBER, "discarded", False),
    Slot("unopposed", "flag", "opposed", False, means=False),
    Slot("renown", CARDS, "renown", False, pool="characters"),
    Slot("as_told", "flag", "as_told", False, means=True),
)


def things(table: AgotTable, _words: Vocabulary) -> tuple[Thing, ...]:
    """All cards the referee knows."""
    return tuple(Thing(card.id, card.name, card.face) for card in table.cards.values() if card.kind)


def pool(table: AgotTable, seat: str, name: str) -> tuple[str, ...]:
    """The cards or plots a place of this kind means first."""
    if name in PLOT_POOLS:
        return PLOT_POOLS[name](table, seat)
    test = CARD_POOLS.get(name)
    return tuple(card.id for card in table.cards.values() if test is None or test(table, card, seat))


CardTest = Callable[[AgotTable, Card, str], bool]


def worth_suggesting(table: AgotTable, raw: RawMove, place: str) -> bool:
    """Whether a place is worth suggesting: stealth only where an attacker has it, or may have it."""
    if place != "stealth":
        return True
    attackers = (table.cards.get(str(one)) for one in raw.get("attackers", ()))
    return any(card is not None and has_keyword(table, card, "stealth") is not False for card in attackers)


def _of(card: Card, seat: str) -> bool:
    return not seat or card.controller == seat


CARD_POOLS: dict[str, CardTest] = {
    "hand": lambda table, card, seat: card.zone == HAND and _of(card, seat),
    "permanents": lambda table, card, seat: card.zone == HAND and _of(card, seat) and card.kind != EVENT,
    "events": lambda table, card, seat: card.zone == HAND and _of(card, seat) and card.kind == EVENT,
    "copies": lambda table, card, seat: card.zone == HAND and _of(card, seat) and bool(_twin(table, card)),
    "hands": lambda table, card, seat: card.zone == HAND,
    "characters": lambda table, card, seat: _is_character(card) and _of(card, seat),
    "enemies": lambda table, card, seat: _is_character(card) and card.controller != seat,
    "participants": lambda table, card, seat: _is_character(card),
    "stealthy": lambda table, card, seat: (
        _is_character(card) and _of(card, seat) and has_keyword(table, card, "stealth") is not False
    ),
    "own": lambda table, card, seat: card.zone == PLAY and _of(card, seat),
    "reacting": lambda table, card, seat: card.zone in (PLAY, HAND) and _of(card, seat),
    "play": lambda table, card, seat: card.zone == PLAY,
    "fighting": lambda table, card, seat: _fights(table, card),
    "attachments": lambda table, card, seat: card.zone == PLAY and card.kind == ATTACHMENT,
    "dying": lambda table, card, seat: card.id in dying(table),
    "saving": lambda table, card, seat: card.zone in (HAND, PLAY) and _of(card, seat) and is_save(card),
}


def plots_of(table: AgotTable, seat: str) -> tuple[str, ...]:
    """All plots everybody knows to be this seat's; without one, everybody's."""
    found: list[str] = []
    for one in (table.seats[deck_owner(table, seat)],) if seat in table.seats else table.seats.values():
        in_deck = () if one.plots_secret else one.plots_available or ()
        found += [*in_deck, *one.plots_used, *one.draft_standard]
    return tuple(dict.fromkeys(found))


def drafted_plots(table: AgotTable, seat: str) -> tuple[str, ...]:
    """All plots that this seat may speak of: of its deck, drafted, dealt to it now, or revealed before it."""
    one = table.seats[seat]
    return (*plots_of(table, seat), *revealed_plots(table, seat), *one.drafted, *one.draft_offer)


def revealed_plots(table: AgotTable, seat: str) -> Iterator[str]:
    """The plot that lies revealed before this seat; without one, all that do."""
    for one in (table.seats[seat],) if seat in table.seats else table.seats.values():
        if one.plot is not None and one.plot.name and one.revealed:
            yield one.plot.name


PLOT_POOLS: dict[str, Callable[[AgotTable, str], tuple[str, ...]]] = {
    "plots": plots_of,
    "dealt": lambda table, seat: table.seats[seat].draft_offer if seat in table.seats else (),
    "standard_plots": lambda table, seat: table.seats[seat].draft_standard if seat in table.seats else (),
    "revealed": lambda table, seat: tuple(revealed_plots(table, seat)),
    "all_plots": lambda table, seat: tuple(
        dict.fromkeys(p for one in table.order for p in plots_of(table, one))
    ),
    "spoken_plots": lambda table, seat: tuple(
        dict.fromkeys(plot for one in table.order for plot in drafted_plots(table, one))
    ),
}


def _is_character(card: Card) -> bool:
    return card.zone == PLAY and card.kind == "character"


def _fights(table: AgotTable, card: Card) -> bool:
    """Whether it takes part in the challenge under way; while there is none, everybody may."""
    found = table.challenge
    return found is None or card.id in (*found.attackers, *(found.defenders or ()))


def _twin(table: AgotTable, card: Card) -> str:
    """A copy of this card its player has in play."""
    return next((one.id for one in table.in_play(card.controller) if one.name == card.name), "")


def with_defaults(table: AgotTable, raw: RawMove) -> RawMove:
    """A move with what goes without saying: the only opponent, the only copy in play, the only lot."""
    by = str(raw.get("by", ""))
    if raw["do"] == "declare_challenge" and not raw.get("target") and by in table.seats:
        return {**raw, "target": table.others(by)[0]} if len(table.seats) == 2 else raw
    if raw["do"] == "play_duplicate" and not raw.get("host") and raw.get("card") in table.cards:
        return {**raw, "host": _twin(table, table.cards[raw["card"]])}
    if raw["do"] == "decline_saves" and set(raw.get("cards", ())) == set(dying(table)):
        return {name: value for name, value in raw.items() if name != "cards"}
    if raw["do"] == "outcome":
        return _of_the_challenge(table, raw)
    if raw["do"] == "name_first_player" and not raw.get("seat") and by in table.seats:
        return {**raw, "seat": by, "by": table.initiative_winner or by}
    if raw["do"] == "look_at" and not raw.get("whose"):
        return {**raw, "whose": by}
    if raw["do"] == "correct":
        return _as_recorded(table, raw)
    whole = used(table, raw)
    if whole["do"] == "respond" and not whole.get("to"):
        return {**whole, **occasion(table, str(whole.get("card", "")))}
    return whole


def occasion(table: AgotTable, id_: str) -> dict[str, str]:
    """What a response is to, where the text of its card is not known and only this can be meant."""
    card = table.cards.get(id_)
    came = any(one.what == "challenge_result" for one in table.occasions)
    return {"to": "challenge_result"} if came and card is not None and not uses_of(card) else {}


def fits_pool(table: AgotTable, card: RawMove, name: str) -> bool:
    """Whether a card that has just been seen in a hand is what a place of this kind means."""
    if name == "copies":
        return any(one.name == card["name"] for one in table.in_play(str(card["controller"])))
    kind = card.get("kind", "character")
    return (
        kind == EVENT if name in ("events", "saving", "reacting") else kind != EVENT or name != "permanents"
    )


def barred_from_pool(table: AgotTable, id_: str, name: str) -> bool:
    """Whether a card is known to be of another type than is meant there."""
    kind = table.cards[id_].kind
    if kind == EVENT:
        return name in ("permanents", *OF_CHARACTERS)
    return bool(kind) and name == "events"


OF_CHARACTERS = ("characters", "enemies", "participants", "stealthy")
"""Pools that hold no event."""


def fields(table: AgotTable, of: str, printed: bool) -> tuple[str, ...]:
    """What can be told of a card or a plot because it is printed there, or corrected by hand."""
    if not printed:
        return tuple(_corrected(table, of))
    if of in table.seats:
        return tuple(PLOT_FIELDS)
    return tuple(name for name in RULE_OF_VALUE if name not in PLOT_FIELDS)


OF_A_SEAT = {
    BANNER: SEAT_FIELDS["power"],
    TOTAL: SEAT_FIELDS["power"],
    **{name: limit for name, limit in SEAT_FIELDS.items() if name != "power"},
}
"""Of the power of a seat the screen shows the total, and that on its banner: either is set."""


def _as_recorded(table: AgotTable, raw: RawMove) -> RawMove:
    """The correction of a seat's power, as it is recorded: that on its banner."""
    named, of = raw.get("field"), str(raw.get("of", ""))
    if of not in table.seats or named not in (BANNER, TOTAL):
        return raw
    on_cards = total_power(table, of) - table.seats[of].power if named == TOTAL else 0
    value = raw["value"]
    return {**raw, "field": "power", "value": value - on_cards if isinstance(value, int) else value}


def _of_the_challenge(table: AgotTable, raw: RawMove) -> RawMove:
    """An outcome of which no more is told than who won: of the challenge that is under way."""
    found = table.challenge
    if raw.get("kind") or found is None or found.winner or raw.get("by") not in (found.by, found.target):
        return raw
    won = bool(raw.get("won", True)) == (raw["by"] == found.by)
    return {**raw, "by": found.by, "kind": found.kind, "won": won}


def as_typed(table: AgotTable, raw: RawMove) -> RawMove:
    """A move as its line tells it: the other way round."""
    if raw["do"] == "name_first_player" and raw.get("seat") == raw.get("by"):
        return {name: value for name, value in raw.items() if name != "seat"}
    of_a_seat = raw["do"] == "correct" and raw["of"] in table.seats and raw["field"] == "power"
    return {**raw, "field": BANNER} if of_a_seat else raw


def _corrected(table: AgotTable, of: str) -> Mapping[str, Any]:
    return TABLE_FIELDS if not of else OF_A_SEAT if of in table.seats else CARD_FIELDS


NAMES_IN = {
    "active": "seat",
    "word": "seat",
    "passed": "seats",
    "attackers": "cards",
    "defenders": "cards",
    "first_player": "seat",
    "controller": "seat",
    "host": "card",
    "plots_available": "plots",
    "plots_used": "plots",
}
"""Fields that hold the name of something."""


def field(table: AgotTable, of: str, name: str) -> str:
    """What a field that can be told or corrected holds."""
    known = _corrected(table, of)
    if name in known:
        return NAMES_IN.get(name) or FIELD_KINDS[known[name].kind]
    if name in PLOT_FIELDS:
        return "number" if name != "when_revealed" else "word"
    return "word" if name in ("timing", "saves") else ""
