"""The commands `log`, `casefile`, `export` and `import`: a game as everybody may read it, and as one file."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from referee.app.presenters.wording import Wording
from referee.cli.output import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.cli.records.source import RecordSource, record_source, unclear
from referee.cli.saved_games import NoGameMeant
from referee.position.writer import table_text
from referee.record.log_document import FORMATS, as_text, log_document
from referee.record.record_file import SIZE_LIMIT, GameRecord, record_of, written
from referee.record.verification import accepted, imported
from referee.session.exchanged_files import STANDARD, bytes_given, write_new
from referee.session.registry import adapter_of
from referee.storage import device
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.words.rulings import RuleTitles, broken, changed_answers
from referee.words.speech import Speech


def log_command(options: Namespace) -> CommandResult:
    """The log as text, as Markdown or as lines of JSON."""
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
    said = FORMATS[options.format](log, wording.speech)
    return CommandResult(said, NOT_MET if missing else DONE, missing)


def no_such_lines(source: RecordSource, options: Namespace, speech: Speech) -> CommandResult | None:
    """What is told where the entries that were asked for are not there."""
    count = len(source.journal.entries)
    first, last = options.first or 1, count if options.last is None else options.last
    if (options.first is None and options.last is None) or 1 <= first <= last <= count:
        return None
    said = speech.say("record/no-such-entries", first=first, last=last, count=count, game=source.name)
    return CommandResult("", NOT_MET, f"{said}\n")


def left_out(source: RecordSource, speech: Speech) -> str:
    """Why the record ends before the game does, if it does."""
    saved = source.saved
    if saved is None:
        return ""
    if saved.damage is not None:
        facts = {"game": saved.name, "entry": saved.damage.number, "wrong": broken(saved.damage, speech)}
        return speech.say("record/damaged-from", **facts) + "\n"
    if saved.newer is not None:
        facts = {"game": saved.name, "entry": saved.newer.number, "kind": saved.newer.kind}
        return speech.say("record/newer-from", **facts) + "\n"
    return ""


def casefile_command(options: Namespace) -> CommandResult:
    """A game up to an entry, with the table and the rulings a dispute is about."""
    return _made(options, options.output or STANDARD, extract=True)


def export_command(options: Namespace) -> CommandResult:
    """A whole game."""
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
    covered = [one for one in source.journal.covered if one <= last]
    told = speech.say("record/written", file=str(where), game=source.name, count=last)
    hidden = speech.say("record/left-covered", entries=", ".join(str(one) for one in covered))
    return CommandResult(f"{told}\n", err=f"{hidden}\n" if covered else "")


def _bytes(source: RecordSource, options: Namespace, wording: Wording, *, extract: bool) -> bytes:
    """The file: its journal, and the lines for people at its beginning."""
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
    """The table an extract begins from, in words, where the game has words for such a table."""
    if not record.position:
        return []
    adapter = adapter_of(record.header.game)
    try:
        text = table_text(adapter, adapter.read_state(record.position.encode()), speech.language)
    except NOTHING_TO_ACT_ON:
        return []
    return [speech.say("record/table-before", entry=record.about.first), *text.splitlines(), ""]


def import_command(options: Namespace) -> CommandResult:
    """A game from such a file becomes a saved one, when all of it has been checked."""
    speech = Speech(options.lang)
    try:
        found = accepted(bytes_given(options.file, SIZE_LIMIT))
        with closing(open_database()) as database:
            kept = imported(database, found, options.name or "")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    facts = {"game": kept.name, "number": kept.game}
    if kept.was_there:
        return CommandResult("", NOT_MET, speech.say("record/there-already", **facts) + "\n")
    count, judged = found.record.about.last, found.again.judged
    said = speech.say("record/taken-in", count=count, judged=judged, **facts)
    changed = (f"  {one}" for one in changed_answers(found.again.changed, speech))
    return CommandResult("".join(f"{line}\n" for line in (said, *changed)))
