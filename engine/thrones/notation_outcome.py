"""Which moves does a challenge stand for of which only the outcome is told?

A friendly table plays its challenge and then says who won and what it cost. Every way to play it that
agrees with what was said is tried through real moves; if one way is left, those are the moves. If several
are left the table is asked which; if none is, the outcome can still be entered as told, as corrections.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Verdict
from engine.thrones import moves as m
from engine.thrones.cases.implied import moves_before
from engine.thrones.facts import Correct
from engine.thrones.table import Challenge, Table

MOST_TRIED = 4096
REASON = "outcome entered"

Cards = tuple[str, ...]


class Told(Struct, frozen=True):
    """What the table says of a challenge; None: it does not say."""

    by: str
    kind: m.ChallengeKind
    won: bool
    unopposed: bool = False
    attackers: Cards | None = None
    defenders: Cards | None = None
    claim: int | None = None
    killed: Cards | None = None
    discarded: Cards | None = None
    as_told: bool = False


class Way(Struct, frozen=True):
    """One way the challenge may have gone."""

    moves: tuple[Move, ...]
    attackers: Cards
    defenders: Cards
    killed: Cards | None = None


class Expansion(Struct, frozen=True):
    """What an outcome stands for: moves, or ways to choose from, or neither."""

    moves: tuple[Move, ...] = ()
    open: str = ""
    """The field that is not determined: attackers, defenders or killed."""
    ways: tuple[Cards, ...] = ()
    """What may stand there."""
    because: tuple[str, ...] = ()
    """Of an outcome that cannot have come about: the rules that forbid its declaration."""


def expand(game: Game, table: Table, raw: dict[str, Any], before: Move | None, passes: str) -> Expansion:
    """The moves an outcome stands for, or what has to be asked first."""
    told = Told(**{name: _as_cards(value) for name, value in raw.items() if name != "do"})
    if told.as_told:
        return Expansion(tuple(corrections(table, told)))
    ways = list(_ways(game, table, told, before, passes))
    if not ways:
        return Expansion(because=_against(game, table, told, before, passes))
    for name in ("attackers", "defenders", "killed"):
        found = tuple(dict.fromkeys(getattr(way, name) for way in ways))
        if len(found) > 1:
            return Expansion(open=name, ways=_simplest(found))
    return Expansion(ways[0].moves)


def _as_cards(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _simplest(found: tuple[Cards | None, ...]) -> tuple[Cards, ...]:
    return tuple(sorted((one for one in found if one is not None), key=len))


def _ways(game: Game, table: Table, told: Told, before: Move | None, passes: str) -> Iterator[Way]:
    target = table.others(told.by)[0]
    tried = 0
    for attackers in _sets(table, told.by, told.attackers, least=1):
        declared = m.DeclareChallenge(by=told.by, kind=told.kind, target=target, attackers=attackers)
        there = _made(game, table, declared, before, passes)
        for defenders in _sets(table, target, _defenders_told(told)) if there is not None else ():
            tried += 1
            if tried > MOST_TRIED or there is None:
                return
            opposed = m.DeclareDefenders(by=target, defenders=defenders)
            yield from _resolved(game, there, told, (declared, opposed), before, passes)


def _defenders_told(told: Told) -> Cards | None:
    """Who is said to have won unopposed is taken to have met nobody, unless defenders are named."""
    return () if told.unopposed and told.defenders is None else told.defenders


def _sets(table: Table, seat: str, said: Cards | None, least: int = 0) -> Iterator[Cards]:
    if said is not None:
        yield said
        return
    able = [card.id for card in table.characters(seat) if not card.kneeling]
    for size in range(least, len(able) + 1):
        yield from combinations(able, size)


def _made(game: Game, table: Table, move: Move, before: Move | None, passes: str) -> Table | None:
    """The table after a move and what silence stands for before it; None if it is not certainly legal."""
    for one in (*moves_before(game, table, move, before, passes), move):
        if judge(game, table, one).verdict is not Verdict.YES:
            return None
        table = carry_out(game, table, one)
    return table


def _resolved(
    game: Game, table: Table, told: Told, moves: tuple[Move, Move], before: Move | None, passes: str
) -> Iterator[Way]:
    declared, opposed = moves
    assert isinstance(declared, m.DeclareChallenge)
    assert isinstance(opposed, m.DeclareDefenders)
    there: Table | None = table
    for one, last in ((opposed, declared), (m.Resolve(), opposed)):
        there = _made(game, there, one, last, passes) if there is not None else None
    if there is None or not _agrees(there, told):
        return
    for paid, killed in _payments(game, there, told, passes):
        yield Way((*moves, m.Resolve(), *paid), declared.attackers, opposed.defenders, killed)


def _agrees(table: Table, told: Told) -> bool:
    """Whether the challenge came out as the table says."""
    found: Challenge | None = table.challenge or table.last_challenge
    if found is None or (found.winner == told.by) != told.won:
        return False
    if told.unopposed and not found.unopposed:
        return False
    return told.claim is None or not told.won or (found.claim or 0) == told.claim


def _payments(
    game: Game, table: Table, told: Told, passes: str
) -> Iterator[tuple[tuple[Move, ...], Cards | None]]:
    """The ways to pay the claim that agree with what was said."""
    waiting = next((one for one in decisions(game, table) if one.purpose == "claim"), None)
    if waiting is None:
        if not told.killed and not told.discarded:
            yield (), None
        return
    payer = table.others(told.by)[0]
    if "choose_victims" in waiting.verbs:
        own = [card.id for card in table.characters(payer)]
        chosen = [told.killed] if told.killed is not None else combinations(own, waiting.count)
        for cards in chosen:
            yield from _killed(game, table, m.ChooseVictims(by=payer, cards=cards), passes)
        return
    cards = told.discarded or ()
    move = m.DiscardForClaim(by=payer, cards=cards, count=None if cards else waiting.count)
    if _made(game, table, move, None, passes) is not None and not told.killed:
        yield (move,), None


def _killed(
    game: Game, table: Table, move: m.ChooseVictims, passes: str
) -> Iterator[tuple[tuple[Move, ...], Cards]]:
    there = _made(game, table, move, None, passes)
    if there is None:
        return
    unsaved = any(one.asks == "save" or "decline_saves" in one.verbs for one in decisions(game, there))
    yield ((move, m.DeclineSaves()) if unsaved else (move,)), move.cards


def _against(game: Game, table: Table, told: Told, before: Move | None, passes: str) -> tuple[str, ...]:
    """The rules that forbid the declaration, if that is what fails."""
    target = table.others(told.by)[0]
    move = m.DeclareChallenge(by=told.by, kind=told.kind, target=target, attackers=told.attackers or ())
    for one in moves_before(game, table, move, before, passes):
        table = carry_out(game, table, one)
    ruling = judge(game, table, move)
    return ruling.because if ruling.verdict is Verdict.NO and told.attackers is not None else ()


def corrections(table: Table, told: Told) -> Iterator[Move]:
    """What was said and nothing else, set right by hand."""
    seat, target = table.seats[told.by], table.others(told.by)[0]
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


def _dead(table: Table, card: str) -> Iterator[Move]:
    """A card leaves play with all that lies on it and under it."""
    for under in table.under(card):
        yield _set(under.id, "host", "")
        yield _set(under.id, "zone", "discard")
    if table.cards[card].power:
        yield _set(card, "power", 0)
    if table.cards[card].kneeling:
        yield _set(card, "kneeling", False)
    yield _set(card, "zone", "dead")


def _power(table: Table, told: Told, target: str) -> Iterator[Move]:
    if not told.won:
        return
    moved = min(told.claim or 0, table.seats[target].power) if told.kind == "power" else 0
    gained = moved + (1 if told.unopposed else 0)
    if moved:
        yield _set(target, "power", table.seats[target].power - moved)
    if gained:
        yield _set(told.by, "power", table.seats[told.by].power + gained)


def _set(of: str, field: str, value: bool | int | str | tuple[str, ...]) -> Correct:
    return Correct(of=of, field=field, value=value, reason=REASON)
