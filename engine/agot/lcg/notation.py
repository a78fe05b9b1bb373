"""The typed lines of this game."""

from __future__ import annotations

from itertools import chain, count
from typing import get_args

import msgspec
from msgspec.structs import replace

from cards.facts import Face
from engine.agot.abilities.definitions import uses_of
from engine.agot.lcg.abilities.choices import open_choice
from engine.agot.lcg.candidates import asked_for, text_ahead
from engine.agot.lcg.cards.catalogue import printed
from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import StandingKeyword
from engine.agot.notation import slots as shared
from engine.agot.notation.card_uses import ABILITIES, alternatives
from engine.agot.notation.descriptions import described
from engine.agot.notation.effects import ANSWERS, EFFECT_FORMS
from engine.agot.notation.forms import DENIED, FORMS, OUTRIGHT
from engine.agot.notation.meanings import CardGameMeanings
from engine.agot.notation.outcome import expand
from engine.agot.notation.slots import CARD, CARDS, NUMBER, SEAT
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import TITLES, AssignStealth, DeclareChallenge
from engine.agot.state.records import ATTACHMENT, CHARACTER, DECK, DISCARD, EVENT, HAND, LOCATION
from engine.agot.state.references import NOBODYS
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.grammar import Expansion, Form, Grammar, RawMove, Slot
from engine.kernel.reasons import rule

UNKNOWN_IN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}
FOUND = "found"
"""What a text asks for, be it unseen."""
DRAWN = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
"""Kinds of card a House deck is made of; plots, titles, Houses and agendas are never in a hand."""
PREFIX = "lcg-core-"


SOURCES = ("rivalry", "dominance", "unopposed", "claim", "prize")
WAYS = (
    "attacking",
    "defending",
    "bottom",
    "pay",
    "return",
    "deck",
    "itself",
    "draw",
    "military",
    "intrigue",
    "power",
    "pool",
    "on_card",
    "attachment",
    "other",
)
BY_TEXT = (
    Slot("cards", CARDS, pool=FOUND, needed=False),
    Slot("seat", SEAT, "player", False),
    Slot("way", "value", "way", False, WAYS),
    Slot("name", "named", "named", False, pool="hand"),
)
NAMED = Slot("name", "named", pool="hand")
TITLE = Slot("title", "value", "", True, TITLES)
GOLD = Slot("", "flag", "gold", means={})
OWN = (
    Form("choose_title", "choose_title", (TITLE,)),
    Form("redirect", "redirect", (Slot("title", "value", "", True, ("regent", "commander")),)),
    Form("choose_new_target", "choose_new_target", (Slot("target", SEAT),)),
    Form("support_defend", "support_defend", (Slot("defenders", CARDS, pool="characters"),)),
    Form(
        "put_into_play",
        "ambush",
        (
            Slot("card", CARD, pool="permanents"),
            Slot("host", CARD, "on", False, pool="participants"),
            Slot("pay.influence", CARDS, "kneeling", False, pool="own"),
        ),
        {"via": "ambush"},
    ),
    Form("put_into_play", "bring_in", (Slot("card", CARD, pool="permanents"),), {"via": "effect"}),
    Form("cancel", "cancel", (Slot("card", CARD, pool="reacting"),)),
    Form("choose_by_text", "choose_by_text", BY_TEXT),
    Form("choose_by_text", "choose", BY_TEXT, asked=True),
    Form("choose_by_text", "choose", (Slot("seat", SEAT),), asked=True),
    Form("choose_by_text", "choose", (NAMED,), asked=True, far=1),
    Form("choose_by_text", "name_card", (NAMED,), asked=True),
    Form("choose_by_text", "choose", (Slot("way", "value", "", True, WAYS),), asked=True),
    Form(
        "place_power",
        "place_power",
        (
            Slot("on", CARD, pool="own"),
            Slot("amount", NUMBER),
            Slot("source", "value", "from", True, SOURCES),
        ),
    ),
    Form(
        "stand_by_keyword",
        "stand_by_keyword",
        (Slot("keyword", "value", "", True, get_args(StandingKeyword)), Slot("cards", CARDS, pool="own")),
    ),
    Form("give_gold", "give_gold", (Slot("amount", NUMBER), Slot("to", SEAT, "to"))),
    Form("give_gold", "give_gold", (Slot("amount", NUMBER), GOLD, Slot("to", SEAT, "to"))),
    Form(
        "give_gold",
        "give_gold",
        (Slot("to", SEAT), Slot("amount", NUMBER), Slot("", "flag", "gold", False, means={})),
    ),
    Form("end_round", "end_round"),
    Form("name_winner", "name_winner", (Slot("seat", SEAT),)),
    Form("choose_victims", "deadly_victim", (Slot("cards", CARDS, pool="characters"),), {"for": "deadly"}),
)

INFLUENCE = (
    Slot("pay.influence", CARDS, "influence", False, pool="own"),
    Slot("pay.hand_title", "flag", "hand_title", False, means=True),
)
USES = ("play_event", "use_ability", "respond")


def with_more(form: Form) -> Form:
    """A shared form with what this game adds to the move."""
    if form.makes in USES:
        # What a card does comes last on a line.
        return replace(form, slots=(*form.slots[:-1], *INFLUENCE, form.slots[-1]))
    if form.makes == "play_card":
        return replace(form, slots=(*form.slots, Slot("on_house", "flag", "on_house", False, means=True)))
    if form.makes == "draw_phase":
        return replace(form, slots=(Slot("laws_extra", "flag", "laws", False, means=True),))
    return form


FOREIGN = {"draft_pick", "build_plot_deck", "look_at"}
"""Verbs of the shared forms that belong to other games."""


def pool(table: AgotTable, seat: str, name: str) -> tuple[str, ...]:
    """The cards or plots a place of this kind means first."""
    ahead = text_ahead(table) if name == FOUND else None
    return shared.pool(table, seat, name) if ahead is None else open_choice(ahead)[1]


def _where(table: AgotTable) -> str:
    """The zone from which a text asks for an unseen card; empty if no text asks."""
    part = asked_for(table)
    if part is None or part.kind != "cards" or not part.unseen:
        return ""
    return HAND if part.says == "copies" else DECK


def show(table: AgotTable, seat: str, zone: str, id_: str, face: Face) -> RawMove | None:
    """An unknown card of a hand, deck or pile turns out to be this one of the catalogue."""
    zone = _where(table) if zone == FOUND else zone
    if seat not in table.seats or zone not in UNKNOWN_IN or face.type.value not in DRAWN:
        return None
    card = printed(face, id_ or free_id(table, face), seat, zone)
    raw: RawMove = msgspec.to_builtins(card)
    return raw


def free_id(table: AgotTable, face: Face) -> str:
    """An id for one more copy of this card."""
    plain = face.id.removeprefix(PREFIX)
    ids = chain((plain,), (f"{plain}-{number}" for number in count(2)))
    return next(id_ for id_ in ids if id_ not in table.cards)


def expanded(table: AgotTable, raw: RawMove, passes: str) -> Expansion:
    """The moves that lead to an outcome."""
    return expand(LCG, table, raw, passes)


def _for_influence(table: AgotTable, raw: RawMove) -> RawMove:
    """Cards knelt for a text that asks for influence, and for no such cards knelt, supply that influence."""
    card, pay = table.cards.get(str(raw.get("card"))), raw.get("pay") or {}
    if card is None or not pay.get("kneel") or pay.get("influence"):
        return raw
    uses = uses_of(card, ABILITIES[raw["do"]])
    alternatives = [way for use in uses if use.pay is not None for way in use.pay(table, card)]
    asked = card.influence_price or any(use.or_influence for use in uses)
    if not asked or any(set(way.kneel) == set(pay["kneel"]) for way in alternatives):
        return raw
    return {
        **raw,
        "pay": {**{name: paid for name, paid in pay.items() if name != "kneel"}, "influence": pay["kneel"]},
    }


def _as_named(table: AgotTable, raw: RawMove) -> RawMove:
    """Where a title is asked for, a public card is replaced by its title."""
    part = asked_for(table)
    cards = raw.get("cards", ())
    if part is None:
        return raw
    if part.kind != "name" and raw.get("name"):
        return {**raw, "title": raw["name"]}  # no move has such a field: the line is read in another way
    if part.kind != "name" or len(cards) != 1 or cards[0] not in table.cards:
        return raw
    return {
        **{key: value for key, value in raw.items() if key != "cards"},
        "name": table.cards[cards[0]].name,
    }


def with_defaults(table: AgotTable, raw: RawMove) -> RawMove:
    """The move with implied fields: while Deadly takes its victim, the victim is not killed for the claim."""
    if raw["do"] in ABILITIES:
        raw = _for_influence(table, raw)
    if raw["do"] == "choose_by_text":
        raw = _as_named(table, raw)
    if raw["do"] == "choose_victims" and "for" not in raw and current_step(table) == "challenge.deadly":
        raw = {**raw, "for": "deadly"}
    return shared.with_defaults(table, raw)


ALL_FORMS = (*(with_more(form) for form in FORMS if form.makes not in FOREIGN), *OWN, *ANSWERS)
ALL_DENIED = {**DENIED, "redirect": "pass"}


@rule("lcg.keyword.stealth", "lcg.challenge.insertions")
def with_stealth_apart(move: Move) -> tuple[Move, ...]:
    """A challenge that is told with its Stealth is declared, and then the Stealth is assigned."""
    if not isinstance(move, DeclareChallenge) or not move.stealth:
        return (move,)
    return replace(move, stealth={}), AssignStealth(by=move.by, pairs=move.stealth)


GRAMMAR = Grammar(
    forms=ALL_FORMS,
    effects=EFFECT_FORMS,
    bare="apply_effect",
    speaks=("agot", "lcg"),
    nobodys=NOBODYS,
    outright=OUTRIGHT,
    denied=ALL_DENIED,
    things=shared.things,
    pool=pool,
    with_defaults=with_defaults,
    alternatives=alternatives,
    as_typed=shared.as_typed,
    field=shared.field,
    fields=shared.fields,
    show=show,
    fits_pool=shared.fits_pool,
    barred_from_pool=shared.barred_from_pool,
    worth_suggesting=shared.worth_suggesting,
    meanings=CardGameMeanings(ALL_FORMS, ALL_DENIED),
    described=described,
    remarks=True,
    in_parts=with_stealth_apart,
    expand=expanded,
)
