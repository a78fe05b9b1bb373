"""How the battle ended that a march leads to, as a line tells it with the march."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, PARTED, SEAT, VALUE, Mentions, Part
from engine.kings.board.components import PIECES
from engine.kings.meanings.mentions import WE_LOSE, WE_WIN
from engine.kings.meanings.units_named import BodyChoice
from engine.kings.table import Area, KingsTable, holder

ATTACKER, DEFENDER = "attacker", "defender"
SIDES = (ATTACKER, DEFENDER)
RETREAT, DESTROYED = "retreat", "destroyed"
LOSERS = {
    RETREAT: (RETREAT,),
    DESTROYED: (DESTROYED, "destroy", "destroy_all", "destroy_port_ships", "casualty"),
}
"""What becomes of the losers, with the words that say it."""
FATES = tuple(key for keys in LOSERS.values() for key in keys)
LOSES = ("casualty", "lose_area")
"""Keys of the verbs of those who lose something."""
WINS, WON, LOSE = "win_battle", "won", "losers"
BESIDE = (*SIDES, LOSE, WON, WE_WIN, WE_LOSE, "battle")
"""What may be said beside the outcome of a battle."""


def outcomes(table: KingsTable, said: Mentions, seat: str, end: Area | None) -> Iterator[BodyChoice]:
    """How the battle a march leads to ended, where the line tells it."""
    against = (holder(end),) if end is not None and holder(end) else ()
    told = _who_wins(table, said, seat, against) or (seat if _is_beaten(said, against) else "")
    if not (told or {WINS, WON, LOSE} & {*said.verbs, *said.leads}):
        return
    unnamed = not (told or {*SIDES} & {*said.values})
    for winner in (told,) if told else dict.fromkeys((seat, *against, *said.seats)):
        won = (
            Part(FLAG, (WINS, WON, WE_WIN, WE_LOSE), unsaid=IMPLIED),
            *_winner(winner, seat, against, OPEN * (not told)),
        )
        won += (Part(VALUE, (), unsaid=OPEN),) if unnamed and winner != seat else ()
        flee = RETREAT in said.verbs and ({WE_LOSE, LOSE} & said.leads or gives_way(table, said))
        beaten = ("casualty", "lose_area") if flee else ()
        for losers, keys in LOSERS.items():
            fate = tuple(key for key in keys if key not in beaten)
            lost = Part(FLAG, fate, (LOSE,), unsaid=OPEN, asked=True, also=(*BESIDE, *beaten))
            yield {"battle": {"winner": winner, "losers": losers}}, (*won, lost)


def _who_wins(table: KingsTable, said: Mentions, seat: str, against: tuple[str, ...]) -> str:
    """The seat that a line tells has won: outright, by the verb, or by what becomes of the other side."""
    if WE_WIN in said.leads:
        return seat
    if WE_LOSE in said.leads:
        others = {one for one, word in _told(said, (WE_LOSE, *table.areas)) if word == WE_LOSE}
        return seat if others & {*against} - {seat} else next(iter(against), "")
    if gives_way(table, said):
        return next(iter(against), "")
    told = _told(said, (WINS, "and", *table.areas, *PIECES))
    near = [word for one, word in told if one == WINS][::-1] + [one for one, word in told if word == WINS]
    named = next((one for one in reversed(near) if one in said.seats), "")
    return named or _of_those_who_lose(table, said, seat, against)


def gives_way(table: KingsTable, said: Mentions) -> bool:
    """Whether the word for losing stands right before that for going back: "we lose, retreat"."""
    if {WINS, WON, LOSE, WE_WIN, WE_LOSE} & {*said.order}:
        return False
    kept = {RETREAT, *LOSES, *table.areas, *PIECES, *said.seats}
    told = [key for key in said.order if key in kept]
    return any(one in LOSES and other == RETREAT for one, other in pairwise(told))


def _is_beaten(said: Mentions, against: tuple[str, ...]) -> bool:
    """Whether a line tells that those are destroyed whom it names behind a march."""
    order = said.order
    destroys = [at for at, one in enumerate(order) if one in LOSERS[DESTROYED]]
    return bool({*against} & {*order[min(destroys, default=len(order)) :]})


def _of_those_who_lose(table: KingsTable, said: Mentions, seat: str, against: tuple[str, ...]) -> str:
    """The seat that wins where the other is named right before what becomes of it: "Stark runs"."""
    told = _told(said, (*FATES, LOSE, "and", *table.areas))
    loses = {one for one, word in told if word == LOSE}
    runs = {one for one, word in told if word in FATES} if table.fight is None else set()
    if {*against} & {*said.seats} & (loses | runs) - {seat}:
        return seat
    return next(iter(against), "") if seat in loses & {*said.seats} else ""


def _told(said: Mentions, keys: Iterable[str]) -> list[tuple[str, str]]:
    """What stands next to what, of the seats, these keys and the signs between words."""
    kept = {PARTED, *keys, *said.seats}
    return [(one, other) for one, other in pairwise(x for x in said.order if x in kept) if one != other]


def _winner(winner: str, seat: str, against: tuple[str, ...], unsaid: int) -> Iterator[Part]:
    if winner == seat:
        yield Part(FLAG, (ATTACKER,), unsaid=IMPLIED)
        yield from (Part(SEAT, (one,), unsaid=IMPLIED) for one in against if one != seat)
        return
    side = (DEFENDER,) if winner in against else ()
    yield Part(VALUE, side, unsaid=IMPLIED)
    yield Part(SEAT, (winner,), unsaid=unsaid, also=side)
