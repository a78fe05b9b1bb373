"""The ledger of windows in words: opened and closed by what, who was asked, and what repair is left."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import Answerable
from engine.kernel.reasons import STATED
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.session.log.window_ledger import Chance, LedgerWindow, Lost, SeatChance
from referee.session.session import Session
from referee.words.speech import label

MARKS = {Chance.OPEN: "✓", Chance.PASSED: "·", Chance.USED: "✓", Chance.CLOSED: "✗", Chance.NOT_OFFERED: "?"}


class WindowWords:
    """The windows of one game in the language of its wording."""

    def __init__(self, session: Session, wording: Wording) -> None:
        self._session, self._wording = session, wording
        self._words = LogWords(session, wording)

    def nodes(self, windows: tuple[LedgerWindow, ...], keys: tuple[str, ...] = ()) -> tuple[Node, ...]:
        """One tree for each window; ``keys``: those that take lines back and enter them again."""
        return tuple(self._node(window, keys) for window in windows) or (Node(label("no-windows")),)

    def _node(self, window: LedgerWindow, keys: tuple[str, ...]) -> Node:
        under = (
            *self._ground(window),
            *(self._chance(seat, window) for seat in window.seats),
            *self._end(window),
            *self._repair(window, keys),
        )
        return Node(self._head(window), children=under, opened=True)

    def _head(self, window: LedgerWindow) -> str:
        named = label("window-of", asks=window.asks)
        if not window.opened_at:
            return label("window-begun", window=named)
        return label("window-opened", window=named, line=window.opened_at, what=self._line(window.opened_at))

    def _line(self, number: int) -> str:
        sentence = self._words.text(self._session.lines[number - 1])
        return sentence.partition(" → ")[0]

    def _ground(self, window: LedgerWindow) -> Iterator[Node]:
        ground = window.ground
        happened = dict.fromkeys(self._happened(answer) for answer in ground.answers)
        if happened:
            yield Node(label("window-answers", what="; ".join(happened)), "·")
        if ground.order and len(window.seats) > 1:
            firm = "" if ground.basis == STATED else f" ({self._wording.speech.basis(ground.basis)})"
            yield self._citing(Node(f"{label('window-order')}{firm}", "·"), ground.order[0])

    def _happened(self, event: Answerable) -> str:
        occasion = self._wording.word(f"occasion-{event.what}")
        return f"{occasion} ({self._wording.names(event.card)})" if event.card else occasion

    def _chance(self, chance: SeatChance, window: LedgerWindow) -> Node:
        seat, mark = self._wording.names(chance.seat), MARKS[chance.chance]
        key = f"chance-{chance.lost or chance.chance}"
        if chance.chance is Chance.NOT_OFFERED and not chance.by:
            key = "chance-not_asked"
        by = self._wording.names(chance.by) if chance.by else ""
        sentence = label(key, seat=seat, line=chance.since or chance.line, by=by)
        node = Node(sentence, mark)
        return self._citing(node, window.rule) if chance.lost is not None else node

    def _citing(self, node: Node, rule: str) -> Node:
        cites = self._wording.cites(rule, self._session.texts[0])
        return Node(node.text, node.mark, rule=rule, cites=cites)

    def _end(self, window: LedgerWindow) -> Iterator[Node]:
        if window.is_open:
            yield Node(label("window-open"), "·")
        else:
            yield Node(label("window-closed", line=window.closed_at, what=self._line(window.closed_at)), "·")

    def _repair(self, window: LedgerWindow, keys: tuple[str, ...]) -> Iterator[Node]:
        skipped = [seat for seat in window.seats if seat.chance is Chance.NOT_OFFERED]
        if skipped:
            seats = ", ".join(self._wording.names(chance.seat) for chance in skipped)
            facts = {"line": min(chance.line for chance in skipped), "count": window.later, "seat": seats}
            yield Node(label("window-repair", **facts), "→")
            if keys:
                yield Node(label("window-repair-key", key=keys[0], again=keys[1]), "→")
        elif any(seat.chance is Chance.OPEN for seat in window.seats):
            yield Node(label("window-answer-now"), "→")
        elif any(seat.lost in (Lost.SAID, Lost.OWN_ACT, Lost.ACTED_SINCE) for seat in window.seats):
            yield Node(label("window-no-repair"), "→")
