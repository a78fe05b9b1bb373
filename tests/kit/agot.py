"""One line of play, and what must hold: the words that the tests of both card games have in common.

A *dialect* speaks them of one game; its module in this folder adds what positions of that game look like.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from engine.agot.cases import implied_moves, paths
from engine.agot.state.table import AgotTable
from engine.kernel.cases.evaluation import same
from engine.kernel.cases.model import ValueUnknown
from engine.kernel.decisions import Decision, Move
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Reason, Ruling, Verdict
from tests.kit.said import not_said

Raw = dict[str, Any]


class Dialect:
    """The words of one game. ``passes``: who has passed where nothing is said."""

    def __init__(self, game: Game, passes: str) -> None:
        self.game = game
        self.passes = passes
        self.moves: Any = reduce(or_, game.verbs)

    def do(self, verb: str, by: str = "", **arguments: Any) -> Move:
        """A move of the case format. Python's own words take an underscore: ``with_``, ``for_``."""
        raw = {"do": verb, "by": by, **{name.rstrip("_"): value for name, value in arguments.items()}}
        found: Move = msgspec.convert(raw, self.moves)
        return found

    def line(
        self, given: AgotTable, *moves: Move, passes: str = "", settled: bool = True
    ) -> tuple[AgotTable, Ruling]:
        """Moves one after the other, all but the last legal; as the cases of a file are carried out.

        Not ``settled``: what the last one sets off may still be answered.
        """
        assert moves, "a line of play has at least one move"
        before: Move | None = None
        for number, move in enumerate(moves):
            following = tuple(moves[number + 1 :])
            there, ruling = implied_moves.table_and_ruling(
                self.game, given, move, before, passes or self.passes
            )
            if ruling.verdict is not Verdict.YES:
                assert not following, f"move {number + 1} of the line, {move}\n{self.shown(there, ruling)}"
                assert not not_said(self.game.id, ruling)
                return given, ruling
            done = carry_out(self.game, there, move)
            ruling = ruling.with_done(done.notes)
            assert not not_said(self.game.id, ruling)
            silent = settled or bool(following)
            given = implied_moves.settle_silence(self.game, done, following) if silent else done
            before = move
        return given, ruling

    def rule(self, given: AgotTable, *moves: Move, passes: str = "") -> Ruling:
        """The ruling on the last of these moves, what is implied being implied; the others are carried out.

        Of a legal move, ``done`` tells what came of it.
        """
        return self.line(given, *moves, passes=passes)[1]

    def after(self, given: AgotTable, *moves: Move, passes: str = "") -> AgotTable:
        """The table after these moves, all of them legal, and after what then happens in silence."""
        found, ruling = self.line(given, *moves, passes=passes)
        assert ruling.verdict is Verdict.YES, self.shown(found, ruling)
        return found

    def until(self, given: AgotTable, *moves: Move) -> AgotTable:
        """The table after these moves, all legal, the last of which may still be answered."""
        found, ruling = self.line(given, *moves, settled=False)
        assert ruling.verdict is Verdict.YES, self.shown(found, ruling)
        return found

    def allowed(self, given: AgotTable, *moves: Move, passes: str = "") -> Ruling:
        """The last of these moves is legal; its ruling, for what else must hold of it."""
        found, ruling = self.line(given, *moves, passes=passes)
        assert ruling.verdict is Verdict.YES, self.shown(found, ruling)
        return ruling

    def refused(self, given: AgotTable, *moves: Move, because: str = "", passes: str = "") -> Ruling:
        """The last of these moves is illegal, and the principal reason rests on this rule if it is named."""
        found, ruling = self.line(given, *moves, passes=passes)
        assert ruling.verdict is Verdict.NO, f"it was not refused\n{self.shown(found, ruling)}"
        principal = ruling.deciding[0].rules
        assert not because or because in principal, (
            f"expected {because} as the principal reason\n{self.shown(found, ruling)}"
        )
        return ruling

    def in_doubt(self, given: AgotTable, *moves: Move, asks: str) -> Ruling:
        """It cannot be told whether the last of these moves is legal; this has to be asked first."""
        found, ruling = self.line(given, *moves)
        assert ruling.verdict is Verdict.CANNOT_TELL, self.shown(found, ruling)
        assert ruling.asks is not None, self.shown(found, ruling)
        assert asks == ruling.asks.what, self.shown(found, ruling)
        return ruling

    def as_it_lies(self, given: AgotTable, move: Move) -> Ruling:
        """The ruling on a move on the table as it lies, nothing being implied."""
        return judge(self.game, given, move)

    def legal(self, given: AgotTable, move: Move) -> bool:
        """Whether a move is legal on the table as it lies."""
        return self.as_it_lies(given, move).verdict is Verdict.YES

    def fact(self, given: AgotTable, path: str) -> Any:
        """What stands at a path of the case format.

        Raises:
            ValueUnknown: it cannot be told.
        """
        paths.check_path(path, given)
        return paths.fact(self.game, path, given, ())

    def holds(self, given: AgotTable, facts: Mapping[str, Any]) -> None:
        """These facts are so, compared as the case format compares."""
        for path, expected in facts.items():
            try:
                found = self.fact(given, path)
            except ValueUnknown:
                found = "<cannot be told>"
            assert same(expected, found), f"{path}: expected {expected!r}, is {found!r}\n{self.shown(given)}"

    def waiting(self, given: AgotTable) -> tuple[Decision, ...]:
        """What the table waits for."""
        return decisions(self.game, given)

    def asked(self, given: AgotTable) -> list[tuple[str, str]]:
        """What the table waits for, as (seat, what is asked)."""
        return [(decision.seat, decision.asks) for decision in self.waiting(given)]

    def shown(self, given: AgotTable, ruling: Ruling | None = None) -> str:
        """What a failure prints: the ruling, where play has got to, what is being asked, the position."""
        lines = [f"where:    {breadcrumb(given)}" + (f" (over: {given.over})" if given.over else "")]
        lines += [
            f"asked:    {decision.seat}: {decision.asks} ({decision.rule})"
            for decision in self.waiting(given)
        ]
        if ruling is not None:
            lines.insert(0, f"ruled:    {ruling.verdict} ({ruling.text}, {ruling.basis})")
            lines[1:1] = [_told(reason) for reason in ruling.deciding if reason.found is not Verdict.YES]
        lines += [f"seat:     {_json(seat)}" for seat in given.seats.values()]
        lines += [f"card:     {_json(card)}" for card in given.cards.values()]
        return "\n".join(lines)


def effect(kind: str, target: str = "", **fields: Any) -> Raw:
    """One effect of a card's text."""
    return {"kind": kind, **({"target": target} if target else {}), **fields}


def breadcrumb(given: AgotTable) -> str:
    """Where play has got to."""
    return " > ".join(f"{frame.procedure}.{frame.step}" for frame in given.agenda) or "nothing under way"


def _told(reason: Reason) -> str:
    return f"because:  {', '.join(reason.rules)}: {reason.says} {reason.facts}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
