"""The commands `log`, `casefile`, `export` and `import`: a game as everybody may read it, and as one file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.journal import JournalLine
from referee.app.presenters.wording import Wording
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.cli.saved_games import NoGameMeant, the_game
from referee.position.writer import table_text
from referee.record.log_document import FORMATS, as_text, log_document
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import SIZE_LIMIT, GameRecord, record_of, written
from referee.record.rejudgement import accept_record, import_record
from referee.session.files.named_files import STANDARD, bytes_given, write_new
from referee.session.registry import adapter_of
from referee.storage import device
from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import NothingSaved, StorageError
from referee.storage.games import Journal, read_journal
from referee.words.ruling_text import RuleTitles, break_sentence, changed_answers
from referee.words.speech import Speech


class RecordSource(Struct, frozen=True):
    """A public journal, and its origin."""

    name: str
    journal: PublicJournal
    saved: Journal | None = None
    """The saved game it was taken from."""

    @property
    def newer(self) -> JournalLine | None:
        """The first entry of a kind that only a newer program knows; the journal ends before it."""
        return self.saved.newer if self.saved is not None else None


def unclear(meant: NoGameMeant, speech: Speech) -> str:
    """The refusal of an ambiguous or unknown name."""
    return meant.sentence(speech) if meant.found else speech.say("record/neither", game=meant.named)


def no_game_yet() -> bool:
    """Whether there is no database at the usual place, and with it no saved game."""
    place = usual_place(make=False)
    return isinstance(place, Path) and not place.exists()


def is_file(named: str) -> bool:
    """Whether a file, or standard input, may be meant."""
    try:
        return named == STANDARD or Path(named).expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False


@contextmanager
def saved_or_file(named: str) -> Iterator[tuple[Database, int] | None]:
    """A database to look at, and the number of the saved game in it; nothing where a file is meant.

    Raises:
        NoGameMeant: neither is there.
        StorageError: the database cannot be read.
    """
    with ExitStack() as stack:
        saved = None
        try:
            if named != STANDARD:
                saved = _looked_up(named, stack)
        except (NoGameMeant, StorageError):
            if not is_file(named):
                raise
        yield saved


def _looked_up(named: str, stack: ExitStack) -> tuple[Database, int]:
    if no_game_yet():
        raise NoGameMeant(named, [])
    try:
        database = stack.enter_context(closing(open_database(read_only=True)))
    except NothingSaved:
        raise NoGameMeant(named, []) from None
    return database, the_game(database, named).id


def record_source(named: str) -> RecordSource:
    """The meant journal, as everybody may read it.

    Raises:
        NoGameMeant: no game and no file is called so.
        StorageError, RefereeError: it cannot be read.
    """
    with saved_or_file(named) as there:
        if there is not None:
            return _of_saved_game(read_journal(*there))
    record = accept_record(bytes_given(named, SIZE_LIMIT)).record
    journal = PublicJournal(record.header, record.entries, record.about.covered)
    return RecordSource(record.about.name, journal)


def _of_saved_game(saved: Journal) -> RecordSource:
    newer = saved.newer
    known = saved.entries if newer is None else saved.entries[: newer.number - 1]
    return RecordSource(saved.name, public_journal(saved.header, known), saved)


def log_command(options: Namespace) -> CommandResult:
    """Prints the log as text, as Markdown or as lines of JSON."""
    wording = Wording(options.lang)
    try:
        source = record_source(options.game)
    except NoGameMeant as meant:
        return CommandResult("", NOT_MET, f"{unclear(meant, wording.speech)}\n")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{wording.speech.error(trouble)}\n")
    if (wrong := no_such_lines(source, options, wording.speech)) is not None:
        return wrong
    book = RuleTitles(options.lang).book
    log = log_document(
        source.name, source.journal, wording, book=book, first=options.first or 1, last=options.last
    )
    missing = left_out(source, wording.speech)
    document = FORMATS[options.format](log, wording.speech)
    return CommandResult(document, NOT_MET if missing else DONE, missing)


def no_such_lines(source: RecordSource, options: Namespace, speech: Speech) -> CommandResult | None:
    """The refusal of lines that are not in the log."""
    count = len(source.journal.entries)
    first, last = options.first or 1, count if options.last is None else options.last
    if (options.first is None and options.last is None) or 1 <= first <= last <= count:
        return None
    answer = speech.say("record/no-such-entries", first=first, last=last, count=count, game=source.name)
    return CommandResult("", NOT_MET, f"{answer}\n")


def left_out(source: RecordSource, speech: Speech) -> str:
    """The reason why the record ends before the game does, if it does."""
    saved = source.saved
    if saved is None:
        return ""
    if saved.damage is not None:
        facts = {
            "game": saved.name,
            "entry": saved.damage.number,
            "wrong": break_sentence(saved.damage, speech),
        }
        return speech.say("record/damaged-from", **facts) + "\n"
    if saved.newer is not None:
        facts = {"game": saved.name, "entry": saved.newer.number, "kind": saved.newer.kind}
        return speech.say("record/newer-from", **facts) + "\n"
    return ""


def casefile_command(options: Namespace) -> CommandResult:
    """Writes a game up to an entry, with the table and the rulings of a dispute."""
    return _made(options, options.output or STANDARD, extract=True)


def export_command(options: Namespace) -> CommandResult:
    """Writes a whole game as one file."""
    options.first = options.last = None
    return _made(options, options.file, extract=False)


def _made(options: Namespace, file: str, *, extract: bool) -> CommandResult:
    wording = Wording(options.lang)
    speech = wording.speech
    try:
        source = record_source(options.game)
        if (wrong := no_such_lines(source, options, speech)) is not None:
            return wrong
        if (missing := left_out(source, speech)) and options.last is None:
            return CommandResult("", NOT_MET, missing)
        data = _bytes(source, options, wording, extract=extract)
        if file == STANDARD:
            return CommandResult(data.decode())
        where = write_new(Path(file), data)
    except NoGameMeant as meant:
        return CommandResult("", NOT_MET, f"{unclear(meant, speech)}\n")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    last = options.last or len(source.journal.entries)
    covered = [entry for entry in source.journal.covered if entry <= last]
    answer = speech.say("record/written", file=str(where), game=source.name, count=last)
    hidden = speech.say("record/left-covered", entries=", ".join(str(entry) for entry in covered))
    return CommandResult(f"{answer}\n", err=f"{hidden}\n" if covered else "")


def _bytes(source: RecordSource, options: Namespace, wording: Wording, *, extract: bool) -> bytes:
    """The content of the file: the lines for people, and the journal."""
    count = len(source.journal.entries)
    first, last = options.first or 1, options.last or count
    record = record_of(
        source.name,
        source.journal,
        written=device.now(),
        first=first if extract and count else 0,
        last=last,
    )
    shown = (first, last) if extract else (count + 1, count)
    log = log_document(
        source.name,
        source.journal,
        wording,
        book=RuleTitles(options.lang).book if extract else None,
        first=shown[0],
        last=shown[1],
    )
    lines = [*as_text(log, wording.speech).splitlines(), "", *_table_before(record, wording.speech)]
    return written(replace(record, text=(*lines, wording.speech.say("record/how-to-check"))))


def _table_before(record: GameRecord, speech: Speech) -> list[str]:
    """The table at which an extract begins, in words."""
    if not record.position:
        return []
    adapter = adapter_of(record.header.game)
    try:
        text = table_text(adapter, adapter.read_state(record.position.encode()), speech.language)
    except NOTHING_TO_ACT_ON:
        return []
    return [speech.say("record/table-before", entry=record.about.first), *text.splitlines(), ""]


def import_command(options: Namespace) -> CommandResult:
    """Makes a saved game of a file once all of it has been checked."""
    speech = Speech(options.lang)
    try:
        record = accept_record(bytes_given(options.file, SIZE_LIMIT))
        with closing(open_database()) as database:
            imported_game = import_record(database, record, options.name or "")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    facts = {"game": imported_game.name, "number": imported_game.game}
    if imported_game.was_there:
        return CommandResult("", NOT_MET, speech.say("record/there-already", **facts) + "\n")
    count, judged = record.record.about.last, record.again.judged
    taken_in = speech.say("record/taken-in", count=count, judged=judged, **facts)
    changed = (f"  {answer}" for answer in changed_answers(record.again.changed, speech))
    return CommandResult("".join(f"{line}\n" for line in (taken_in, *changed)))
