"""Corrections by hand where only the outcome of a challenge is entered.

Corrections cite the rules of the fields they change and no others: nobody claims a rule brought them about.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.agot.state.moves import ChallengeKind
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.kernel.corrections import AS_TOLD, Correct
from engine.kernel.moves import Move

Cards = tuple[str, ...]


class EnteredOutcome(Struct, frozen=True):
    """What the table says of a challenge; None: it does not say."""

    by: str
    kind: ChallengeKind
    won: bool
    target: str = ""
    """Against whom, where more than two play."""
    unopposed: bool | None = None
    attackers: Cards | None = None
    defenders: Cards | None = None
    claim: int | None = None
    killed: Cards | None = None
    discarded: Cards | None = None
    discard_count: int | None = None
    renown: Cards | None = None
    """Of what is entered as told: whose Renown brought them power."""
    as_told: bool = False


def corrections(table: AgotTable, told: EnteredOutcome) -> Iterator[Move]:
    """What was said and nothing else, set right by hand."""
    seat, target = table.seats[told.by], told.target or table.others(told.by)[0]
    if told.kind not in seat.challenges_made:
        yield _set(told.by, "challenges_made", (*seat.challenges_made, told.kind))
    for card in (*(told.attackers or ()), *(told.defenders or ())):
        if not table.cards[card].kneeling and card not in (told.killed or ()):
            yield _set(card, "kneeling", True)
    for card in told.killed or ():
        yield from _dead(table, card)
    for card in told.discarded or ():
        yield _set(card, "zone", "discard")
    yield from _power(table, told, target)
    for card in told.renown or ():
        yield _set(card, "power", table.cards[card].power + 1)


SlotCards = dict[str, Cards | None]
MOST_WITH_RENOWN = 2
"""More than that are rare in one challenge, and can be typed."""


def left_open(table: AgotTable, told: EnteredOutcome) -> tuple[SlotCards, ...]:
    """What has to be said besides where nobody judges: whether anybody opposed, whose Renown counted."""
    opposed: list[SlotCards] = [{}]
    if told.won and told.unopposed is None and told.defenders is None:
        opposed = [{"unopposed": ()}, {"opposed": ()}]
    able = _with_renown(table, told) if told.renown is None else ()
    sets = [(), *((card,) for card in able), *((able,) if len(able) > 1 else ())]
    renown: list[SlotCards] = [{"renown": cards} for cards in sets] if able else [{}]
    ways = tuple({**one, **other} for one in opposed for other in renown)
    return ways if len(ways) > 1 else ()


def _with_renown(table: AgotTable, told: EnteredOutcome) -> Cards:
    """Those of the winner who may have it: of characters that are named also where nobody has told."""
    named = (told.attackers if told.won else told.defenders) or ()
    winner = told.by if told.won else told.target or table.others(told.by)[0]
    among = named or tuple(card.id for card in table.characters(winner))
    found = ((card, has_keyword(table, table.cards[card], "renown")) for card in among)
    able = tuple(card for card, has in found if has or (named and has is None))
    return able[:MOST_WITH_RENOWN]


def _dead(table: AgotTable, card: str) -> Iterator[Move]:
    """A card leaves play with all that lies on it and under it."""
    for under in table.under(card):
        yield _set(under.id, "host", "")
        yield _set(under.id, "zone", "discard")
    if table.cards[card].power:
        yield _set(card, "power", 0)
    if table.cards[card].kneeling:
        yield _set(card, "kneeling", False)
    yield _set(card, "zone", "dead")


def _power(table: AgotTable, told: EnteredOutcome, target: str) -> Iterator[Move]:
    if not told.won:
        return
    moved = min(told.claim or 0, table.seats[target].power) if told.kind == "power" else 0
    gained = moved + (1 if told.unopposed else 0)
    if moved:
        yield _set(target, "power", table.seats[target].power - moved)
    if gained:
        yield _set(told.by, "power", table.seats[told.by].power + gained)


def _set(of: str, field: str, value: bool | int | str | tuple[str, ...]) -> Correct:
    return Correct(of=of, field=field, value=value, reason=AS_TOLD)
