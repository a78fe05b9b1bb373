"""The command `log`: what was entered in a game, as everybody may read it."""

from __future__ import annotations

from argparse import Namespace

from engine.kernel.errors import RefereeError
from referee.app.presenters.wording import Wording
from referee.cli.records.source import RecordSource, broken, record_source, unclear
from referee.cli.result import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.cli.saved_games import NoGameMeant
from referee.record.log_document import FORMATS, log_document
from referee.storage.errors import StorageError
from referee.words.rulings import RuleTitles
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
