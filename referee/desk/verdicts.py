"""The verdicts on a question: of a position text, or of a line at the table that a saved game mirrors."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.journal import JournalLine
from engine.kernel.reasons import Verdict
from engine.kernel.receipts import RulingReceipt, TextVerdict, verdicts_of
from referee.desk.errors import DeskRefusal
from referee.desk.precedents import key_of
from referee.desk.rows import DeskRuling
from referee.position.dispute import entered, moves_of, printing, table_of
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.session.persistence import session_until
from referee.session.registry import adapter_of
from referee.session.ruling_entries import JudgedMove, receipt_now
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import read


class JudgedQuestion(Struct, frozen=True):
    """A question with its rulings under each text."""

    session: Session
    judged: JudgedMove
    asked: str
    """The disputed line."""
    position: str = ""
    """The text it was judged from; empty: a mirrored table."""

    @property
    def receipt(self) -> RulingReceipt:
        """What it was judged on, and what came out."""
        return receipt_now(self.session, self.judged)

    @property
    def verdicts(self) -> tuple[TextVerdict, ...]:
        """The verdict under each text."""
        return verdicts_of(self.judged.rulings)

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule the rulings cite, those that decide first."""
        rulings = self.judged.rulings
        deciding = [rule for one in rulings for rule in one.because]
        return tuple(dict.fromkeys([*deciding, *(rule for one in rulings for rule in one.rules)]))

    @property
    def key(self) -> tuple[str, ...]:
        """What precedents are found by."""
        return key_of(self.session.adapter, self.judged)


def of_text(text: str, language: str) -> JudgedQuestion:
    """The last disputed move of a position text; those before it are made.

    Raises:
        RefereeError: the text cannot be read, or has no disputed line.
    """
    read_ = read_text(text, language)
    table = table_of(adapter_of(read_.game), read_.position, printing(read_))
    lines = [one for one in read_.disputed if not one.everything]
    if not lines:
        raise DeskRefusal("nothing-disputed")
    for line in lines[:-1]:
        for move in moves_of(line, table, read_.language):
            entered(table, move)
    return _of_line(table, lines[-1], read_.language, text)


def of_game(database: Database, game: int, entry: int, line: str, language: str) -> JudgedQuestion:
    """A typed line at the table of a saved game, as it was after an entry; 0: as it is.

    Raises:
        RefereeError: the line is no move at that table.
    """
    session = session_until(read(database, game), entry or None)
    return at_table(session, line, language)


def at_table(session: Session, line: str, language: str) -> JudgedQuestion:
    """A typed line at a table that is looked at; of a move that was made there, at the table before it.

    Raises:
        RefereeError: the line is no move at that table.
    """
    question = _of_line(session.branch(), DisputedLine(1, 1, line), language, "")
    made = session.line_making(question.judged.move)
    if made is None or made.undone or {one.verdict for one in question.judged.rulings} == {Verdict.YES}:
        return question
    judged = session.judged_in(made)
    return question if judged is None or judged.secret else replace(question, judged=judged)


def _of_line(table: Session, line: DisputedLine, language: str, text: str) -> JudgedQuestion:
    *before, move = moves_of(line, table, language)
    for one in before:
        entered(table, one)
    return JudgedQuestion(table, table.judged_now(move), line.text, text)


def head_of(database: Database, game: int) -> JournalLine | None:
    """The last entry of a saved game: where a question is asked."""
    entries = read(database, game).entries
    return entries[-1] if entries else None


def today(database: Database, ruling: DeskRuling, language: str) -> tuple[TextVerdict, ...] | None:
    """What the present program answers to the question of a ruling; None: it cannot judge it.

    Raises:
        RefereeError: what was asked cannot be read any more.
    """
    if ruling.receipt is None:
        return None
    if ruling.position:
        return of_text(ruling.position, language).verdicts
    if ruling.game_id and ruling.asked:
        return of_game(database, ruling.game_id, ruling.entry_number, ruling.asked, language).verdicts
    return None
