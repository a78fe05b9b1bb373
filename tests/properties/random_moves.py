"""Moves nobody would make: any verb, by anybody, naming anything on the table, at any time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.agot.hbo.game import HBO
from engine.agot.state import declarations, moves
from engine.agot.state import effects as e
from engine.agot.state.records import Card
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import FieldCorrection
from engine.kernel.decisions import TABLE, Move
from tests.properties.deck import ICONS, KEYWORDS
from tests.properties.random_effects import AIMS

Invent = Callable[[AgotTable, Random], Any]
WORDS = ("", "military", "limited", "stark plot 1", "lannister plot 3", "draft 2", "none of these")


def seat(table: AgotTable, rng: Random) -> str:
    """Somebody, mostly a player."""
    return rng.choice((*table.order, *table.order, *table.order, TABLE, ""))


def card(table: AgotTable, rng: Random) -> str:
    """Any card the referee knows, wherever it lies."""
    return rng.choice(tuple(table.cards)) if table.cards else ""


def several(one: Invent, most: int = 3) -> Invent:
    """A few of these, perhaps one of them twice."""

    def found(table: AgotTable, rng: Random) -> tuple[Any, ...]:
        tried = (one(table, rng) for _ in range(rng.randint(0, most)))
        return tuple(each for each in tried if each not in ("", None))

    return found


def pairs(table: AgotTable, rng: Random) -> dict[str, str]:
    """Cards beside cards."""
    several_cards = several(card, 2)(table, rng)
    return {one: card(table, rng) for one in several_cards}


def effect(table: AgotTable, rng: Random) -> e.Effect:
    """An effect aimed at anything."""
    kind = rng.choice(tuple(AIMS))
    given = {field: EFFECT_FIELDS[field](table, rng) for field in kind.__struct_fields__}
    return kind(**given)  # type: ignore[return-value]


def number(table: AgotTable, rng: Random) -> int:
    """Small, and not always above zero."""
    return rng.choice((-2, 0, 1, 1, 2, 3, 99))


def some(*words: Any) -> Invent:
    """One of these."""

    def chosen(_table: AgotTable, rng: Random) -> Any:
        return rng.choice(words)

    return chosen


EFFECT_FIELDS: dict[str, Invent] = {
    "target": card,
    "host": card,
    "duplicate_of": card,
    "amount": number,
    "until": some("challenge", "phase", "round", "always", "tomorrow"),
    "keyword": some(*KEYWORDS, "deadly"),
    "icon": some(*ICONS),
    "seats": several(seat),
    "seat": seat,
    "to": seat,
    "giver": seat,
    "amounts": lambda table, rng: {seat(table, rng): number(table, rng)},
    "effects": lambda table, rng: tuple(e.Kneel(one) for one in several(card, 1)(table, rng)),
}


def shown(table: AgotTable, rng: Random) -> Card:
    """A card that turns out to be anywhere, of anybody, or one that is known already."""
    owner = seat(table, rng)
    id_ = f"new {rng.randrange(1000)}"
    if not table.cards:
        return Card(id_, "Somebody", owner, owner, zone(table, rng))
    like = table.cards[card(table, rng)]
    return replace(like, id=rng.choice((id_, id_, like.id)), owner=owner, zone=zone(table, rng))


def zone(table: AgotTable, rng: Random) -> str:
    """A place for a card."""
    return rng.choice(("hand", "deck", "discard", "play", "dead", "nowhere"))


FIELDS: dict[str, Invent] = {
    "by": seat,
    "asked": several(seat, 2),
    "card": card,
    "cards": several(card),
    "attackers": several(card),
    "defenders": several(card),
    "host": card,
    "of": lambda table, rng: rng.choice((card(table, rng), seat(table, rng), "")),
    "attach": pairs,
    "stealth": pairs,
    "pairs": pairs,
    "kind": some(*ICONS),
    "target": seat,
    "keep": several(some(*WORDS), 2),
    "passed": several(some(*WORDS), 3),
    "plots": several(some(*WORDS), 8),
    "plot": some(None, *WORDS),
    "random_result": seat,
    "seat": seat,
    "order": several(some(*WORDS)),
    "effects": several(effect, 2),
    "pay": lambda table, rng: moves.Pay(number(table, rng), several(card, 1)(table, rng)),
    "demands": some(moves.Demands(), moves.Demands("stark"), moves.Demands(target_participates=True)),
    "to": some("", "", "challenge_result", "declared_defender", "played"),
    "on_house": some(False, False, True),
    "by_means": lambda table, rng: rng.choice(("duplicate", "effect", card(table, rng))),
    "purpose": some("claim"),
    "random": some(True, False),
    "laws_extra": some(False),
    "count": some(None, -1, 0, 1, 2),
    "winner_also": several(lambda table, rng: moves.Bonus(seat(table, rng), number(table, rng)), 1),
    "skip": several(seat),
    "what": some("draw_deck", "dead_pile", "discard_pile"),
    "whose": seat,
    "point": some(*(point.rule for point in HBO.points)),
    "option": some("yes", "no", "limited", "nonsense", ""),
    "field": some("gold", "power", "zone", "host", "kneeling", "cost", "plot_claim", "income", "nonsense"),
    "value": some(None, 0, 3, -1, True, "dead", "play", "", ("military",)),
    "face": some("", "hbo-plot-hear-me-roar"),
    "reason": some("", "We agreed."),
}
FIELDS["changes"] = several(
    lambda table, rng: FieldCorrection(*(FIELDS[one](table, rng) for one in ("of", "field", "value")))
)
ORDERS = several(lambda table, rng: moves.Ordered(seat(table, rng), several(effect, 1)(table, rng)), 2)


def invented(table: AgotTable, rng: Random, *, kind: type[Move] | None = None) -> Move:
    """A move of any verb with anything in it."""
    kind = kind or rng.choice(tuple(HBO.verbs))
    given = {field: FIELDS[field](table, rng) for field in kind.__struct_fields__}
    if kind is moves.OrderWhenRevealed:
        given["order"] = ORDERS(table, rng)
    if kind is declarations.KnowCard:
        given["card"] = shown(table, rng)
    return kind(**given)


def mutated(table: AgotTable, rng: Random, move: Move) -> Move:
    """The move with one thing in it changed."""
    field = rng.choice(move.__struct_fields__)
    other = invented(table, rng, kind=type(move))
    return replace(move, **{field: getattr(other, field)})


def misspelt(move: Move, rng: Random) -> bytes:
    """The move as JSON with something wrong in it."""
    raw = msgspec.to_builtins(move)
    name = rng.choice(tuple(raw))
    raw[name] = rng.choice((None, [], {}, 3, "somebody else", ["nobody"], {"kind": "fly"}))
    if rng.random() < 0.2:
        raw["also"] = 1
    return msgspec.json.encode(raw)
