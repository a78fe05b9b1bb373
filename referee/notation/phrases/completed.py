"""Moves of the list that a line says in part: what it leaves out is filled, or asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import RefereeError
from engine.kernel.grammar import RawMove
from engine.kernel.judge import Candidate
from engine.kernel.moves import DecisionKind, Move
from engine.kernel.reasons import Verdict
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.session.lookahead import LISTENS

MOST_PICKS = 12
"""Of a choice with more only some are offered."""
HOST, ATTACHED, LAID = "host", "attach", "cards"
"""Fields that say what an attachment lies on: of a card that is played, of those laid at set-up."""


class Completed(Struct, frozen=True):
    """A move of the list that agrees with all that was said."""

    raw: RawMove
    move: Move
    refused: bool
    alone: bool
    """Nothing else agrees with what was said, and nothing has to be picked of several."""


def completed(line: TypedLine, said: RawMove) -> tuple[Completed, ...]:
    """The moves of the list that agree with what was said; those that are legal, where any is."""
    found = list(_agreeing(line, said))
    best = [one for one in found if not one.refused] or found
    return tuple(best) if len(best) == 1 else tuple(replace(one, alone=False) for one in best)


def with_hosts(line: TypedLine, reading: LineReading) -> tuple[LineReading, ...]:
    """The same with each card that an attachment may lie on, where the rules ask for one and none is said."""
    if reading.move is None or reading.shows:
        return ()
    card = _homeless(line, reading.move)
    raws = tuple(_hosted(line, reading.raw, card)) if card else ()
    moves = [(raw, line.session.adapter.read_move(msgspec.json.encode(raw))) for raw in raws]
    apt = [one for one in moves if not _homeless(line, one[1])] or moves
    return tuple(replace(reading, raw=raw, move=move) for raw, move in apt)


def _homeless(line: TypedLine, move: Move) -> str:
    """The card for which the rules ask what it lies on."""
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return ""
    refusals = (reason for one in rulings if one.verdict is Verdict.NO for reason in one.deciding)
    asking = (one for one in refusals if any(change.what == "choose_host" for change in one.changes))
    return next((str(one.facts.get("card", "")) for one in asking), "")


def _hosted(line: TypedLine, raw: RawMove, card: str) -> Iterator[RawMove]:
    if raw.get(HOST) or raw.get(ATTACHED):
        return
    if raw.get("card") == card:
        yield from ({**raw, HOST: host} for host in sorted(line.names.pool("", "participants")))
    elif card in raw.get(LAID, ()):
        yield from ({**raw, ATTACHED: {card: host}} for host in raw[LAID] if host != card)


def _is_list(choice: Candidate) -> bool:
    """Whether several may be picked: that only one can be is no sign that it is meant."""
    return bool(choice.pick) and isinstance(getattr(choice.move, choice.pick), tuple)


def _agreeing(line: TypedLine, said: RawMove) -> Iterator[Completed]:
    for choice, ruling in line.session.choices():
        if choice.by_hand or str(choice.move.__struct_config__.tag) != said["do"]:
            continue
        for move in _ways(choice, said):
            raw: RawMove = msgspec.json.decode(msgspec.json.encode(move))
            if _agrees(raw, said, choice):
                refused = _refused(line, move) if choice.pick else ruling.verdict is Verdict.NO
                yield Completed(raw, move, refused, choice.pick in said or not _is_list(choice))


def _ways(choice: Candidate, said: RawMove) -> Iterator[Move]:
    """The choice with what was said picked; where nothing was, with each it may be."""
    if not choice.pick:
        yield choice.move
        return
    picked = said.get(choice.pick)
    if picked is not None:
        several = tuple(picked) if isinstance(picked, list) else (picked,)
        if all(isinstance(one, str) for one in several):
            yield choice.with_picks(several)
        return
    if choice.least <= 1:
        for one in choice.among[:MOST_PICKS]:
            yield choice.with_picks((one,))


def _agrees(raw: Mapping[str, Any], said: RawMove, choice: Candidate) -> bool:
    return all(
        name in ("do", choice.pick) or raw.get(name) == value or (name == "by" and not raw.get("by"))
        for name, value in said.items()
    )


def _refused(line: TypedLine, move: Move) -> bool:
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return True
    return any(one.verdict is Verdict.NO for one in rulings)


def waited_moves(line: TypedLine) -> tuple[frozenset[str], dict[str, tuple[str, ...]], frozenset[str]]:
    """The verbs the table waits for first, all that it waits for with the seats asked, those of a turn."""
    found: dict[str, tuple[str, ...]] = {}
    first: tuple[str, ...] = ()
    for decision in line.session.on_the_way:
        by = decision.default.by if decision.default is not None else ""
        usual = decision.kind not in (DecisionKind.WINDOW, DecisionKind.OFFER) or decision.asks in LISTENS
        if usual or not found:
            first = (*first, *decision.verbs)
        for verb in decision.verbs:
            found[verb] = (*found.get(verb, ()), decision.seat, *((by,) if by else ()))
    turns = (one.verbs for one in line.session.on_the_way if one.kind is DecisionKind.TURN)
    return frozenset(first), found, frozenset(verb for verbs in turns for verb in verbs)
