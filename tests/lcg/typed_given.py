"""A table as its players use it: lines are typed, what follows by itself is done."""

from __future__ import annotations

from typing import Any

from engine.kernel.errors import RefereeError
from engine.kernel.move import Move
from referee.app.naming import TableNames
from referee.app.offering import offers
from referee.app.typed import TypedLines, Unclear
from referee.app.widgets.moves import Offer
from referee.app.wording import Wording
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from referee.desk.starts import new_start, state_of
from referee.games import desk
from referee.session import Outcome, Session, What
from referee.words.speech import Speech

GAME = "lcg"


def nothing_kept(*entry: object) -> None:
    """Such a table leaves nothing on the disk."""


class TypedTable:
    """One game, spoken of in one language."""

    def __init__(
        self, language: str = "en", state: Any = None, game: str = GAME, **chosen: tuple[str, ...]
    ) -> None:
        begun = state_of(new_start(game, "", chosen)) if state is None else state
        session = Session(desk(game), begun, desk(game).game.texts, nothing_kept)
        self.bench = Refereeing(session, OwnedCards(game))
        self.wording = Wording(language)
        self.wording.of_game(game)
        self.wording.names = TableNames(self.bench, self.wording)
        self.lines = TypedLines(session, self.wording, self.listed)
        self.bench.automatic()

    def spoken(self, language: str) -> None:
        """From now on the screen speaks this language."""
        self.wording.speech = Speech(language)
        self.wording.of_game(self.bench.session.desk.game.id)
        self.wording.names = TableNames(self.bench, self.wording)

    def listed(self) -> tuple[Offer, ...]:
        """The list of moves, as the screen shows it."""
        return offers(self.bench, self.wording)

    def says(self) -> tuple[str, ...]:
        """What the list says, the legal moves first."""
        return tuple(one.says for one in self.listed())

    def asked(self) -> str:
        """What the table waits for."""
        return self.wording.decision(self.bench.session.waiting[0]) if self.bench.session.waiting else "over"

    def type(self, line: str) -> Outcome:
        """Enters a line that can be read; the outcome of its last move."""
        found = self.lines.read(line)
        assert isinstance(found, tuple), found
        outcome = None
        for move in found:
            outcome = self.bench.enter(move)
            if outcome.what is not What.DONE:
                break
        assert outcome is not None
        self.bench.automatic()
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
        except Unclear as unclear:
            return tuple(one.says for one in unclear.meant)
        raise AssertionError(f"{line!r} was read as {found}")

    def told(self, line: str) -> str:
        """What comes of a line, in one paragraph for whoever looks on."""
        try:
            outcome = self.type(line)
        except Unclear as unclear:
            return "?? " + self.wording.error(unclear) + " | " + " | ".join(one.says for one in unclear.meant)
        except RefereeError as error:
            return "?! " + self.wording.error(error)
        if outcome.what is What.DONE:
            return "ok " + "; ".join(map(self.wording.event, outcome.events))
        return f"{outcome.what} " + "; ".join(map(self.wording.reason, outcome.ruling.deciding[:2]))
