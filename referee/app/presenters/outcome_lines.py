"""What came of an entry: the ruling on it, what it rests on, what has to come first."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.corrections import Correct, CorrectAll
from engine.kernel.decisions import Move, verb
from referee.app.presenters.offered_moves import comes_first
from referee.app.presenters.ruling_tree import Node, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.session.controller import GameController
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

ASKED = "▸"
"""Stands before what the table waits for."""
WAY = "→"
"""Stands before a way out of a refusal."""
TYPED = ":"
"""Stands before the line by which a move would be typed."""


class OutcomeLines:
    """The answer to an entry, in lines."""

    def __init__(self, controller: GameController, wording: Wording) -> None:
        self.controller = controller
        self.wording = wording

    def nodes(
        self, outcome: EntryOutcome, move: Move, before: object, line: str, entered: int | None = None
    ) -> tuple[Node, ...]:
        """The ruling, with what was added up for it and what has to come first.

        Args:
            before: the table it was entered at.
            line: the line by which it would be typed.
            entered: which of the ways out of a refusal a key enters; none of them.
        """
        done = outcome.kind is OutcomeKind.DONE
        ruled = self._ruling(outcome, move, before)
        if done and isinstance(move, Correct | CorrectAll):
            ruled = (Node(label("corrected"), "✎"), *_happened(outcome, self.wording), *ruled[1:])
        already = () if done else self._done_already(move)
        if already:
            ruled = tuple(node for node in ruled if node.mark != WAY)  # there is nothing left to wait for
        first = (*self._reckoned(outcome), *(already or self._comes_first(outcome, move)))
        if entered is not None:
            ruled = tuple(_with_key(ruled, entered))
        return (*ruled[:1], *first, *ruled[1:], Node(line, TYPED))

    def _ruling(self, outcome: EntryOutcome, move: Move, before: object) -> tuple[Node, ...]:
        points, decided = self.controller.session.rule_variants(), getattr(before, "decided", {})
        return ruling_nodes(
            outcome.rulings,
            self.wording,
            outcome.point,
            decided=self.wording.decided(points, decided),
            overruled=self._overruled(move) if outcome.kind is OutcomeKind.DONE else "",
            missing=", ".join(self.wording.move(missing) for missing in outcome.missing),
        )

    def _reckoned(self, outcome: EntryOutcome) -> tuple[Node, ...]:
        """The automatic steps that a refusal counts in though nobody entered them: draw, income."""
        what = "; ".join(self.wording.event(event) for event in outcome.reckoned if event.amount)
        return (Node(label("reckoned", what=what), "»"),) if what else ()

    def _comes_first(self, outcome: EntryOutcome, move: Move) -> tuple[Node, ...]:
        """The decision that has to come before a refused move."""
        if outcome.kind is not OutcomeKind.REFUSED or outcome.missing:
            return ()
        asked = comes_first(self.controller.session, move, outcome.rulings)
        if asked is None:
            return ()
        return (Node(label("comes-first", what=self.wording.decision(asked)), ASKED, asked.rule),)

    def _done_already(self, move: Move) -> tuple[Node, ...]:
        """The automatic steps that somebody asks for though they are done already."""
        line = self.controller.recent_automatic_line(verb(move))
        if line is None:
            return ()
        what = "; ".join(self.wording.event(event) for event in line.events)
        return (Node(label("done-by-itself", what=what), "»"),)

    def _overruled(self, move: Move) -> str:
        """The reason for which the entry was made against its ruling."""
        line = self.controller.session.line_of_move(move)
        return str(line.body.get("overruled", "")) if line is not None else ""


def _happened(outcome: EntryOutcome, wording: Wording) -> Iterator[Node]:
    yield from (Node(wording.event(event)) for event in outcome.events)


def _with_key(nodes: tuple[Node, ...], entered: int) -> Iterator[Node]:
    """The lines of a refusal, with the key at the remedy that it enters."""
    remedies = [node for node in nodes if node.mark == WAY]
    for node in nodes:
        keyed = entered < len(remedies) and node is remedies[entered]
        yield replace(node, text=f"{node.text} ({label('mend-key')})") if keyed else node
