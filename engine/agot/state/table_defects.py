"""Defects of a whole table, and cards that would lie in two places or nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from engine.agot.rounds.timing import PHASES
from engine.agot.ruleset import ruleset
from engine.agot.state import effects, text_effects
from engine.agot.state.records import (
    ALWAYS,
    ATTACHMENT,
    BLANK,
    CHALLENGE,
    CHARACTER,
    DEAD,
    DECK,
    DECK_TOP,
    DISCARD,
    DUPLICATE,
    EVENT,
    HAND,
    LOCATION,
    PHASE,
    PLAY,
    REMOVED,
    ROUND,
    SHUFFLED,
    SOURCE,
    Card,
)
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import TABLE
from engine.kernel.game import Game
from engine.kernel.table_defects import (
    AllowedValues,
    Defect,
    TableFields,
    defects,
    key_defects,
    one_of,
    repeated,
    seats_of,
    seats_or_none,
)


def misplaced(before: AgotTable, after: AgotTable) -> tuple[str, ...]:
    """Cards and seats that the move has put into two places, or nowhere."""
    if after.cards is before.cards and after.seats is before.seats and after.challenge is before.challenge:
        return ()
    already = set(_lying_nowhere(before))
    nowhere = [card for card in _lying_nowhere(after) if card not in already]
    return tuple(dict.fromkeys((*nowhere, *_appeared(before, after))))


def _lying_nowhere(table: AgotTable) -> Iterator[str]:
    """Cards that lie under nothing or out of play with others, or take part from there; piles below zero."""
    yield from (card.id for card in table.cards.values() if _loose(table, card))
    participants = table.challenge.participants if table.challenge is not None else ()
    yield from (participant for participant in participants if table.cards[participant].zone != PLAY)
    yield from (seat.id for seat in table.seats.values() if min(seat.hand, seat.deck, seat.discard) < 0)


KNOWN_ZONES = (HAND, DECK, DECK_TOP, PLAY, DEAD, DISCARD, REMOVED, DUPLICATE, SHUFFLED)


def _loose(table: AgotTable, card: Card) -> bool:
    if card.zone not in KNOWN_ZONES or card.controller not in table.seats:
        return True
    if card.zone not in (PLAY, DUPLICATE):
        return card.controller != card.owner
    on_the_house_card = bool(card.printed_kind) and not card.host
    if card.zone == PLAY and (card.kind != ATTACHMENT or on_the_house_card):
        return False
    return card.host not in table.cards or table.cards[card.host].zone != PLAY


def _appeared(before: AgotTable, after: AgotTable) -> Iterator[str]:
    """Cards that lie somewhere and still count among the unknown ones of a pile; owners that changed."""
    shuffled = [card for card in before.cards.values() if card.zone == SHUFFLED]
    out = [card for card in shuffled if card.id in after.cards and after.cards[card.id].zone != SHUFFLED]
    for seat in before.order:
        if _owned(before, seat) != _owned(after, seat):
            yield from [card.id for card in out if card.owner == seat] or (seat,)
    both = (card for card in before.cards.values() if card.id in after.cards)
    yield from (card.id for card in both if after.cards[card.id].owner != card.owner)


def _owned(table: AgotTable, seat: str) -> int:
    """How many cards a player owns, known or not."""
    here = table.seats[seat]
    known = sum(card.owner == seat and card.zone != SHUFFLED for card in table.cards.values())
    return here.hand + here.deck + here.discard + known


ICONS: tuple[str, ...] = get_args(effects.Icon)
UNTIL = one_of(CHALLENGE, PHASE, ROUND, SOURCE, ALWAYS)
KIND = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
ZONES = (HAND, DECK, DECK_TOP, PLAY, DEAD, DISCARD, REMOVED, DUPLICATE, SHUFFLED)
WINDOW = {"first": "a.seat", "last": "a.nobody", "acted": "flag", "passed": "a.seat*"}
TAKEN = {"by": "a.nobody", "card": "word", "cause": "word"}


def _cards(table: Any) -> tuple[str, ...]:
    return tuple(table.cards)


def _cards_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.cards)


AMONG: dict[str, AllowedValues] = {
    "a.seat": seats_of,
    "a.nobody": seats_or_none,
    "a.card": _cards,
    "Card.owner": seats_of,
    "Card.controller": seats_of,
    "Card.zone": one_of(*ZONES),
    "Card.kind": one_of(*KIND),
    "Card.printed_kind": one_of("", *KIND),
    "Card.host": _cards_or_none,
    "Card.icons": one_of(*ICONS),
    "Card.saves": one_of("", "any", "unique"),
    "Modifier.what": one_of("strength", "gain_keyword", "lose_keyword", "gain_icon", "lose_icon", BLANK),
    "Modifier.source": _cards_or_none,
    "Modifier.until": UNTIL,
    "Seat.challenges_made": one_of(*ICONS),
    "Seat.placed_cards": _cards,
    "State.first_player": seats_or_none,
    "State.active": seats_or_none,
    "State.phase": one_of("setup", *PHASES),
    "State.initiative_winner": seats_or_none,
    "State.initiative_among": seats_of,
    "State.dominance_winner": seats_or_none,
    "State.may_not_attack": seats_of,
    "State.teams": seats_of,
    "State.claimants": seats_of,
    "State.variant": lambda table: ruleset(table).variants,
    "Challenge.by": seats_of,
    "Challenge.kind": one_of(*ICONS),
    "Challenge.target": seats_of,
    "Challenge.attackers": _cards,
    "Challenge.defenders": _cards,
    "Challenge.bypassed": _cards,
    "Challenge.stealth": _cards,
    "Challenge.removed": _cards,
    "Challenge.joined": _cards,
    "Challenge.supporter": seats_or_none,
    "Challenge.taken_from": seats_or_none,
    "Challenge.winner": seats_or_none,
    "Challenge.loser": seats_or_none,
    "PendingIfWin.by": seats_of,
    "Lasting.seat": seats_of,
    "Lasting.until": UNTIL,
    "Gain.seat": seats_of,
    "Occasion.seat": seats_or_none,
    "Outcome.winner": seats_or_none,
    "Outcome.claimants": seats_of,
}
OF_EFFECTS: dict[str, AllowedValues] = {
    **dict.fromkeys(("target", "host", "duplicate_of", "cards", "targets"), _cards_or_none),
    **dict.fromkeys(("seat", "seats", "to", "giver", "by", "chooser", "amounts", "of"), seats_or_none),
}
"""What the fields of effects name that are still to be carried out."""
for _kind in get_args(text_effects.Carried):
    AMONG |= {
        f"{_kind.__name__}.{field}": OF_EFFECTS[field]
        for field in _kind.__struct_fields__
        if field in OF_EFFECTS
    }

BELOW_ZERO = frozenset(
    {
        *(
            "Card.strength",
            "Card.income",
            "Card.initiative",
            "Card.influence",
            "Modifier.amount",
            "Seat.gold",
        ),
        *("Plot.income", "Plot.initiative", "Plot.instead", "Lasting.amount", "GainGold.amount"),
        *("Strength.amount", "Last.amount", "Seat.last_income", "Seat.last_initiative", "Challenge.attack"),
        *("Challenge.defence", "Seat.last_dominance"),
    }
)
SLOTS = {
    "round": {"?active": "a.nobody"},
    "window": {
        **WINDOW,
        "inside": "flag",
        "marshalled": "a.nobody",
        "after_last": "flag",
        "after_one": "flag",
        "by_text": "word",
        "?out": "a.seat*",
    },
    "marshalling_turn": {
        "seat": "a.seat",
        **{f"?{slot}": what for slot, what in WINDOW.items()},
        "?marshalled": "a.nobody",
    },
    "challenges_turn": {"seat": "a.seat", "?again": "flag"},
    "aftermath": {**WINDOW, "order": "words", "reacted": "words", "resolved": "words"},
    "announced": {
        **WINDOW,
        "by": "a.seat",
        "cancelled": "flag",
        "card": "word",
        "cause": "word",
        "gold": "number",
        "kind": "word",
        "saved": "word",
        "zone": "word",
    },
    "another_plot": {"seat": "a.seat", "done": "flag"},
    "asking": {**TAKEN, "about": "word", "chooser": "a.seat", "part": "word"},
    "kill": {**TAKEN, "declined": "a.seat*", "saved": "a.card*", "victims": "a.card*", "zone": "Card.zone"},
    "effects": TAKEN,
}
SLOTS["kill"]["?card"] = SLOTS["kill"].pop("card")
ONCE = frozenset({"game", "setup", "round", "draft", "challenge", *(f"{phase}_phase" for phase in PHASES)})
TURNS = frozenset({"marshalling_turn", "challenges_turn", "challenge"})
FIELDS = TableFields(
    AMONG, BELOW_ZERO, SLOTS, ONCE, frozenset({"Card.text", "Plot.text", "Plot.when_revealed"})
)


def table_defects(game: Game, table: AgotTable, fields: TableFields = FIELDS) -> Iterator[Defect]:
    """The defects of a table."""
    if not table.seats:
        yield Defect("table_no_seats", "seats")
    for seat in table.seats:
        if not seat or seat == TABLE:
            yield Defect("table_no_such", "seats", seat)
    yield from defects(game, fields, table)
    yield from key_defects(table.seats, "seats")
    yield from key_defects(table.cards, "cards")
    yield from repeated([seat for team in table.teams for seat in team], "teams")
    yield from _hosts(table)
    yield from _challenges(table)
    turns = {frame.procedure for frame in table.agenda if frame.step != "begin"}
    if turns & TURNS and not table.active:
        yield Defect("table_empty", "active")
    if "challenge" in turns and table.challenge is None:
        yield Defect("table_empty", "challenge")


def _hosts(table: AgotTable) -> Iterator[Defect]:
    """A card that lies, over others, under itself."""
    for card in table.cards.values():
        above, at = {card.id}, card
        while at.host and at.host in table.cards:
            at = table.cards[at.host]
            if at.id in above:
                yield Defect("table_under_itself", f"cards.{card.id}.host", card.host)
                break
            above.add(at.id)


def _challenges(table: AgotTable) -> Iterator[Defect]:
    for name in ("challenge", "last_challenge"):
        challenge = getattr(table, name)
        if challenge is None:
            continue
        if challenge.by == challenge.target:
            yield Defect("table_twice", f"{name}.target", challenge.by)
        yield from repeated(challenge.attackers, f"{name}.attackers")
        yield from repeated(challenge.defenders or (), f"{name}.defenders")
