"""What is said of a battle: which side is supported, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, SEAT, VALUE, Part, Said
from engine.kings.meanings.bodies import BodyChoice
from engine.kings.table import Area, KingsTable, holder

ATTACKER, DEFENDER = "attacker", "defender"
SIDES = (ATTACKER, DEFENDER)
RETREAT, DESTROYED = "retreat", "destroyed"
LOSERS = {RETREAT: (RETREAT,), DESTROYED: (DESTROYED, "destroy", "destroy_all", "casualty")}
"""What becomes of the losers, with the words that say it."""
WINS = "win_battle"
BESIDE_RIVAL = ("against", "to", "of", "into", "within")
"""What may stand before a House that is helped or fought."""
BESIDE = (*SIDES, "losers", "won", "battle")
"""What may be said beside the outcome of a battle."""


def outcomes(table: KingsTable, said: Said, seat: str, end: Area | None) -> Iterator[BodyChoice]:
    """How the battle a march leads to ended, where the line tells it."""
    if not {WINS, "won", "losers"} & {*said.verbs, *said.leads}:
        return
    against = (holder(end),) if end is not None and holder(end) else ()
    told = tuple(_who_wins(said))
    for winner in told or dict.fromkeys((seat, *against, *said.seats)):
        won = (Part(FLAG, (WINS, "won"), unsaid=IMPLIED), *_winner(winner, seat, against))
        for losers, keys in LOSERS.items():
            lost = Part(FLAG, keys, ("losers",), unsaid=OPEN, asked=True, also=BESIDE)
            yield {"battle": {"winner": winner, "losers": losers}}, (*won, lost)


def _who_wins(said: Said) -> Iterator[str]:
    """The seat that is named right before the word for winning."""
    for before, word in pairwise(said.order):
        if word == WINS and before in said.seats:
            yield before
            return


def _winner(winner: str, seat: str, against: tuple[str, ...]) -> Iterator[Part]:
    if winner == seat:
        yield Part(FLAG, (ATTACKER,), unsaid=IMPLIED)
        return
    side = (DEFENDER,) if winner in against else ()
    yield Part(VALUE, side, unsaid=IMPLIED)
    yield Part(SEAT, (winner,), unsaid=OPEN, also=side)


def supported(table: KingsTable, said: Said, seat: str, battle: Area) -> Iterator[tuple[BodyChoice, bool]]:
    """Which side a House supports, and against whom; true: it is left open."""
    fight = table.fight if table.fight is not None and table.fight.open else None
    there = battle.occupants
    fights = seat in there or (fight is not None and fight.attacker == seat)
    speaks = said.order[:1] if seat not in said.seats else ()
    others = [one for one in said.seats if one != seat and one not in speaks]
    untold = not (fights or fight is not None or table.phase == "")
    yield ({}, ()), untold
    for side in SIDES:
        told = Part(VALUE, (side,), unsaid=OPEN, asked=True, also=(side,))
        yield ({"side": side}, (told,)), False
        for one in others:
            other = Part(SEAT, (one,), BESIDE_RIVAL, unsaid=OPEN)
            if side == ATTACKER:
                goes = Part(VALUE, (side,), unsaid=IMPLIED if one not in there else OPEN)
                yield ({"side": side, "attacker": one}, (goes, other)), False
            elif one not in there:
                goes = Part(VALUE, (side,), unsaid=OPEN, asked=True)
                yield ({"side": side, "attacker": one}, (goes, other)), False
                yield from _both(side, one, others, there)
            else:
                goes = Part(VALUE, (side,), unsaid=IMPLIED)
                yield ({"side": side}, (goes, other)), False


def _both(
    side: str, attacker: str, others: list[str], there: tuple[str, ...]
) -> Iterator[tuple[BodyChoice, bool]]:
    """The defender is named with the attacker."""
    for one in others:
        if one in there:
            parts = (
                Part(VALUE, (side,), unsaid=IMPLIED),
                Part(SEAT, (one,)),
                Part(SEAT, (attacker,), ("against",)),
            )
            yield ({"side": side, "attacker": attacker}, parts), False
