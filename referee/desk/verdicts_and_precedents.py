"""The verdicts on a question, of a position text or of a line at the table, and rulings on like questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import verb
from engine.kernel.journal import JournalHead, JournalLine
from engine.kernel.reasons import Reason, Value, Verdict
from engine.kernel.receipts import RulingReceipt, TextVerdict, verdicts_of
from engine.kernel.view import View, ViewPiece
from referee.desk.tournament import DeskBook
from referee.desk.tournament_rows import DeskRefusal, DeskRuling
from referee.position.dispute import printing
from referee.position.disputed_table import entered, moves_of, table_of
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.session.log.ruling_entries import JudgedMove, judged_in, judged_now, receipt_now
from referee.session.persistence import session_until
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import read_journal

GAME, RULE, TEXT, VERB, SAYS = "game", "rule", "text", "verb", "says"
ASKS = "?"
"""Before a disputed line, at the table and in position text."""
MOST = 5
"""Precedents that are shown."""
OF_CARDS, UNSEEN = ("card", "copy", "host", "source"), "unseen"
"""Facts that name a card; one that does not lie on the table is like any other that does not."""
NOT_COMPARED = ("decided_by", "option", "weight")
"""Facts that speak of the printing and not of the table."""


class Precedent(Struct, frozen=True):
    """An earlier ruling, with its similarity."""

    ruling: DeskRuling
    likeness: float
    same_rule: bool


def key_of(adapter: GameAdapter, judged: JudgedMove) -> tuple[str, ...]:
    """Game, deciding rules under each text, kind of move, and the facts that the reasons looked at."""
    verdicts = verdicts_of(judged.rulings)
    view = adapter.view(adapter.public(judged.state))
    pieces = {piece.id: (piece, row) for piece, row in _pieces(view)}
    seats = {area.id for area in view.areas}
    facts: dict[str, None] = {}
    for reason in _deciding(judged):
        facts.update(dict.fromkeys(_facts(reason, judged.move.by, pieces, seats)))
    return (
        f"{GAME}:{adapter.game.id}",
        *(f"{TEXT}:{verdict.text}={verdict.verdict}" for verdict in verdicts),
        *dict.fromkeys(f"{RULE}:{verdict.rule}" for verdict in verdicts if verdict.rule),
        f"{VERB}:{verb(judged.move)}",
        *facts,
    )


def _deciding(judged: JudgedMove) -> Iterator[Reason]:
    """The deciding reasons; of a legal move those worth telling."""
    for ruling in judged.rulings:
        chosen = ruling.deciding if ruling.verdict is not Verdict.YES else ruling.reasons
        for top in chosen:
            yield from (node for node in top.walk() if node.facts or node.found != Verdict.YES)


def _pieces(view: View) -> Iterator[tuple[ViewPiece, str]]:
    for area in view.areas:
        for row in area.rows:
            for piece in row.pieces:
                yield from ((shown, row.key) for shown in (piece, *piece.under))


def _facts(
    reason: Reason, by: str, pieces: dict[str, tuple[ViewPiece, str]], seats: set[str]
) -> Iterator[str]:
    yield f"{SAYS}:{reason.says}"
    numbers: dict[str, int] = {}
    for name, value in reason.facts.items():
        if name in NOT_COMPARED:
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            numbers[name] = value
        values = _said(value, by, pieces, seats) if name not in OF_CARDS or value in pieces else (UNSEEN,)
        yield from (f"{reason.says}.{name}:{fact}" for fact in values)
    for (name, left), (other, right) in combinations(sorted(numbers.items()), 2):
        sign = "=" if left == right else "<" if left < right else ">"
        yield f"{reason.says}:{name}{sign}{other}"


def _said(value: Value, by: str, pieces: dict[str, tuple[ViewPiece, str]], seats: set[str]) -> Iterator[str]:
    """A value by its part at the table: a card by its type and place, a seat by its owner."""
    if isinstance(value, tuple):
        yield f"many{min(len(value), 2)}"
        for item in value:
            yield from _said(item, by, pieces, seats)
    elif isinstance(value, bool) or value is None:
        yield str(value).lower()
    elif isinstance(value, str) and value in pieces:
        piece, row = pieces[value]
        unique = "unique" if any(badge.key == "unique" and badge.value != 0 for badge in piece.badges) else ""
        yield " ".join(part for part in (piece.kind, unique, "turned" if piece.turned else "", row) if part)
    elif isinstance(value, str) and value in seats:
        yield "own" if value == by else "other"
    elif isinstance(value, str):
        yield value


def precedents(book: DeskBook, key: tuple[str, ...], rules: tuple[str, ...]) -> list[Precedent]:
    """The rulings of this tournament most similar to a question, those decided by the same rule first."""
    wanted, game = frozenset(key), _named(key, GAME)
    deciding, findings = _named(key, RULE), _named(key, SAYS)
    similar = []
    for ruling in book.all(DeskRuling):
        if ruling.state == "asked" or not ruling.key or _named(ruling.key, GAME) != game:
            continue
        same = bool(deciding & _named(ruling.key, RULE)) or (not deciding and not _named(ruling.key, RULE))
        alike = bool(findings & _named(ruling.key, SAYS)) or bool(set(rules) & set(ruling.rules))
        if same or alike:
            theirs = frozenset(ruling.key)
            similar.append(Precedent(ruling, len(wanted & theirs) / len(wanted | theirs), same))
    similar.sort(
        key=lambda precedent: (not precedent.same_rule, -precedent.likeness, precedent.ruling.number)
    )
    return similar[:MOST]


def _named(key: tuple[str, ...], kind: str) -> frozenset[str]:
    return frozenset(part for part in key if part.startswith(f"{kind}:"))


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
        return key_of(self.session.adapter, self.judged)

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
            entered(table, move)
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
    line_made = session.line_making(question.judged.move)
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
        entered(table, earlier)
    return JudgedQuestion(table, judged_now(table, move), line.text, text)


def head_of(database: Database, game: int) -> JournalLine | None:
    """The last entry of a saved game, at which a question is asked."""
    entries = read_journal(database, game).entries
    return entries[-1] if entries else None


def today(database: Database, ruling: DeskRuling, language: str) -> tuple[TextVerdict, ...] | None:
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
