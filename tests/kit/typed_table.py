"""A table as its players use it: lines are typed, what follows by itself is done."""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.typed_lines import AmbiguousLine, TypedLines
from referee.app.widgets.move_list import OfferedMove
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import new_start, state_of
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.words.speech import Speech
from tests.kit.session import nothing_kept

GAME = "lcg"


class TypedTable:
    """One game, spoken of in one language."""

    def __init__(
        self, language: str = "en", state: Any = None, game: str = GAME, **chosen: tuple[str, ...]
    ) -> None:
        begun = state_of(new_start(game, "", chosen)) if state is None else state
        session = Session(adapter_of(game), begun, adapter_of(game).game.texts, nothing_kept)
        self.controller = GameController(session, OwnedCards(game))
        self.wording = Wording(language)
        self.wording.of_game(game)
        self.wording.names = TableNames(self.controller, self.wording)
        self.lines = TypedLines(session, self.wording, self.listed)
        self.controller.make_automatic_moves()

    def spoken(self, language: str) -> None:
        """From now on the screen speaks this language."""
        self.wording.speech = Speech(language)
        self.wording.of_game(self.controller.session.adapter.game.id)
        self.wording.names = TableNames(self.controller, self.wording)

    def listed(self) -> tuple[OfferedMove, ...]:
        """The list of moves, as the screen shows it."""
        return offers(self.controller, self.wording)

    def says(self) -> tuple[str, ...]:
        """What the list says, the legal moves first."""
        return tuple(offer.says for offer in self.listed())

    def asked(self) -> str:
        """What the table waits for."""
        return (
            self.wording.decision(self.controller.session.waiting[0])
            if self.controller.session.waiting
            else "over"
        )

    def type(self, line: str) -> EntryOutcome:
        """Enters a line that can be read; the outcome of its last move."""
        found = self.lines.read(line)
        assert isinstance(found, tuple), found
        outcome = None
        for move in found:
            outcome = self.controller.enter(move)
            if outcome.kind is not OutcomeKind.DONE:
                break
        assert outcome is not None
        self.controller.make_automatic_moves()
        return outcome

    def read(self, line: str) -> tuple[Move, ...]:
        """The moves a line stands for; nothing is entered."""
        found = self.lines.read(line)
        assert isinstance(found, tuple), found
        return found

    def offered(self, line: str) -> tuple[str, ...]:
        """What is offered for a line that cannot be read."""
        try:
            found = self.lines.read(line)
        except AmbiguousLine as unclear:
            return tuple(meaning.says for meaning in unclear.meant)
        raise AssertionError(f"{line!r} was read as {found}")

    def told(self, line: str) -> str:
        """What comes of a line, in one paragraph for whoever looks on."""
        try:
            outcome = self.type(line)
        except AmbiguousLine as unclear:
            meanings = " | ".join(meaning.says for meaning in unclear.meant)
            return f"?? {self.wording.error(unclear)} | {meanings}"
        except RefereeError as error:
            return "?! " + self.wording.error(error)
        if outcome.kind is OutcomeKind.DONE:
            return "ok " + "; ".join(map(self.wording.event, outcome.events))
        return f"{outcome.kind} " + "; ".join(map(self.wording.reason, outcome.ruling.deciding[:2]))
