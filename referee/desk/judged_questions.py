"""Questions judged under each text: of a position text, of a game, or of a line at the table."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.journal import JournalHead, JournalLine
from engine.kernel.reasons import Verdict
from engine.kernel.receipts import RulingReceipt, TextVerdict, verdicts_of
from referee.desk.precedents import precedent_key
from referee.desk.tournament_rows import DeskRefusal, DeskRuling
from referee.position.dispute import printing
from referee.position.disputed_table import enter_legal, moves_of, table_of
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.session.log.ruling_entries import JudgedMove, judged_in, judged_now, receipt_now
from referee.session.persistence import session_until
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import read_journal

ASKS = "?"
"""Before a disputed line, at the table and in position text."""


class RulingGrounds(Struct, frozen=True):
    """The grounds of a ruling, as they are written down."""

    receipt: RulingReceipt
    key: tuple[str, ...]
    """What precedents are found by."""
    position: str = ""
    """The text it was judged from; empty: a mirrored table."""
    seat: str = ""
    """Whose move it is about."""
    entry_number: int = 0
    head_link: str = ""
    """The last entry of the mirrored table it was judged at."""


class JudgedQuestion(Struct, frozen=True):
    """A question with its rulings under each text."""

    session: Session
    judged: JudgedMove
    asked: str
    """The disputed line."""
    position: str = ""
    """The text it was judged from; empty: a mirrored table."""
    head: JournalHead | None = None
    """Where the journal of the mirrored table ended."""

    @property
    def receipt(self) -> RulingReceipt:
        """The position of the question, and the verdicts on it."""
        return receipt_now(self.session, self.judged)

    @property
    def verdicts(self) -> tuple[TextVerdict, ...]:
        """The verdict under each text."""
        return verdicts_of(self.judged.rulings)

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that the rulings cite, deciding ones first."""
        rulings = self.judged.rulings
        deciding = [rule for ruling in rulings for rule in ruling.because]
        return tuple(dict.fromkeys([*deciding, *(rule for ruling in rulings for rule in ruling.rules)]))

    @property
    def key(self) -> tuple[str, ...]:
        """The key by which precedents are found."""
        return precedent_key(self.session.adapter, self.judged)

    @property
    def grounds(self) -> RulingGrounds:
        """The grounds of a ruling on it."""
        place = (self.head.count, self.head.link) if self.head is not None else (0, "")
        return RulingGrounds(self.receipt, self.key, self.position, self.judged.move.by or "", *place)


def of_text(text: str, language: str) -> JudgedQuestion:
    """The last disputed move of a position text, judged after those before it.

    Raises:
        RefereeError: the text cannot be read, or has no disputed line.
    """
    read_ = read_text(text, language)
    table = table_of(adapter_of(read_.game), read_.position, printing(read_))
    lines = [line for line in read_.disputed if not line.everything]
    if not lines:
        raise DeskRefusal("nothing-disputed")
    for line in lines[:-1]:
        for move in moves_of(line, table, read_.language):
            enter_legal(table, move)
    return _of_line(table, lines[-1], read_.language, text)


def of_game(database: Database, game: int, entry: int | None, line: str, language: str) -> JudgedQuestion:
    """A typed line judged at a saved game, as it was after an entry; None: as it is.

    Raises:
        RefereeError: the line is no move at that table, or there is no such entry.
    """
    journal = read_journal(database, game)
    last = journal.sound_head.count
    count = last if entry is None else entry
    if count > last:
        raise DeskRefusal("no-entry", entry=count, count=last)
    question = at_table(session_until(journal, count), line, language)
    return replace(question, head=JournalHead(count, journal.link_at(count)))


def at_table(session: Session, line: str, language: str) -> JudgedQuestion:
    """A typed line judged at a table; a move that was made there, at the table before it.

    The line may have a question mark before it, as at the table and in position text.

    Raises:
        RefereeError: the line is no move at that table.
    """
    line = line.strip().removeprefix(ASKS).strip()
    question = _of_line(session.branch(), DisputedLine(1, 1, line), language, "")
    line_made = session.line_of_move(question.judged.move)
    if (
        line_made is None
        or line_made.undone
        or {ruling.verdict for ruling in question.judged.rulings} == {Verdict.YES}
    ):
        return question
    judged = judged_in(session, line_made)
    return question if judged is None or _is_hidden(session, judged) else replace(question, judged=judged)


def _is_hidden(session: Session, judged: JudgedMove) -> bool:
    """Whether not everybody may know by now that this move was made."""
    spoken = session.adapter.announced(judged.state, judged.move)
    is_public = spoken == judged.move or session.adapter.revealed(session.state, judged.move)
    return judged.secret or not is_public


def _of_line(table: Session, line: DisputedLine, language: str, text: str) -> JudgedQuestion:
    *before, move = moves_of(line, table, language)
    for earlier in before:
        enter_legal(table, earlier)
    return JudgedQuestion(table, judged_now(table, move), line.text, text)


def head_of(database: Database, game: int) -> JournalLine | None:
    """The last entry of a saved game, at which a question is asked."""
    entries = read_journal(database, game).entries
    return entries[-1] if entries else None


def judged_today(database: Database, ruling: DeskRuling, language: str) -> tuple[TextVerdict, ...] | None:
    """The present program's answer to the question of a ruling; None: it cannot judge it.

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
