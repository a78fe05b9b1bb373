"""The command `verify`: chain, head and witness of games, records and tournaments, judged again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from engine.kernel.errors import RefereeError
from engine.kernel.journal import BreakKind
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.cli.records.files import no_game_yet, saved_or_file, unclear
from referee.cli.saved_games import NoGameMeant
from referee.record.record_file import SIZE_LIMIT, BrokenRecord, GameRecord, is_tournament_record
from referee.record.rejudgement import (
    JudgedAgain,
    accept_record,
    counterparts,
    journal_judged_again,
)
from referee.session.files.named_files import STANDARD, bytes_given
from referee.storage import sqlite_backend
from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import NothingSaved, OlderCopy, StorageError
from referee.storage.games import Journal, read_journal, rules_cited, saved_games
from referee.storage.recovery import older_copy
from referee.words.ruling_text import break_sentence, changed_answers, tournament_record_report
from referee.words.speech import Speech

LISTED = "SELECT id, name FROM tournament ORDER BY id"


def of_tournament(named: str, speech: Speech) -> Iterator[tuple[int, str]]:
    """The tournament of this name, unless a saved game has it."""
    if no_game_yet():
        return
    try:
        with closing(open_database(read_only=True)) as database:
            if any(game.is_called(named) for game in saved_games(database)):
                return
            for number, name in _tournaments(database):
                if name == named:
                    yield from _checked(database, number, speech)
    except StorageError:  # a file is looked at all the same
        return


def all_tournaments(database: Database, speech: Speech) -> Iterator[tuple[int, str]]:
    """Every tournament of a database."""
    for number, _ in _tournaments(database):
        yield from _checked(database, number, speech)


def _tournaments(database: Database) -> list[tuple[int, str]]:
    """The numbers and names of tournaments; none in a database from before there were any."""
    with database.reading() as connection:
        if "tournament" not in connection.tables():
            return []
        return [(int(number), str(name)) for number, name in connection.rows(LISTED)]


def _checked(database: Database, tournament: int, speech: Speech) -> Iterator[tuple[int, str]]:
    from referee.desk.verification import (
        check_tournament,  # a database without tournaments goes without the desk
    )

    verification = check_tournament(database, tournament)
    if verification.sound:
        yield DONE, speech.say("desk/sound", event=verification.name, count=verification.entries)
    if not verification.header:
        yield NOT_MET, speech.say("desk/header-changed", event=verification.name)
    elif verification.damage is not None:
        facts = {"entry": verification.damage.number, "wrong": break_sentence(verification.damage, speech)}
        yield NOT_MET, speech.say("desk/not-sound", event=verification.name, **facts)
    if verification.newer:
        yield NOT_MET, speech.say("desk/newer", event=verification.name, entry=verification.newer)
    if verification.missing:
        yield NOT_MET, speech.say("desk/witness-missing", event=verification.name, entry=verification.missing)
    if verification.differing:
        yield (
            NOT_MET,
            speech.say("desk/rows-differ", event=verification.name, rows=", ".join(verification.differing)),
        )


def of_record(data: bytes, speech: Speech) -> Iterator[tuple[int, str]]:
    """Verifies the record of a tournament in a file.

    Raises:
        DeskRefusal: it cannot be read.
    """
    from referee.desk.verification import read_tournament_record

    sound, report = tournament_record_report(read_tournament_record(data), speech)
    yield DONE if sound else NOT_MET, report


OTHERWISE = 4
"""Exit code: all is as it was written, and the present program answers otherwise."""
WORST_FIRST = (NOT_MET, UNREADABLE, OTHERWISE, DONE)
Told = Iterator[tuple[int, str]]
"""Exit codes, each with a line."""


def verify_command(options: Namespace) -> CommandResult:
    """Verifies one game, one file, or all saved games."""
    speech = Speech(options.lang)
    try:
        reports = list(_told(options.game, speech))
    except NoGameMeant as meant:
        return CommandResult("", UNREADABLE, f"{unclear(meant, speech)}\n")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    codes = {code for code, _ in reports}
    return CommandResult(
        "".join(f"{line}\n" for _, line in reports),
        next(code for code in WORST_FIRST if code in {*codes, DONE}),
    )


def _told(named: str | None, speech: Speech) -> Told:
    if named is None:
        yield from _all_saved(speech)
        return
    reports = list(of_tournament(named, speech))
    if reports:
        yield from reports
        return
    with saved_or_file(named) as there:
        if there is not None:
            yield from _game(*there, speech)
            return
    yield from _file(named, speech)


def _all_saved(speech: Speech) -> Told:
    if no_game_yet():
        yield DONE, speech.say("cli/no-saved-games", place=str(usual_place(make=False)))
        return
    try:
        with closing(open_database(read_only=True)) as database:
            yield from _games(database, speech)
    except NothingSaved as nothing:
        yield DONE, speech.error(nothing)


def _games(database: Database, speech: Speech) -> Told:
    saved = saved_games(database)
    tournaments = list(all_tournaments(database, speech))
    yield from tournaments
    if not saved and not tournaments:
        yield DONE, speech.say("cli/no-saved-games", place=database.place)
    for game in sorted(saved, key=lambda game: game.id):
        yield from _game(database, game.id, speech)
    known = {game.id for game in saved}
    for gone, _ in database.witnesses.older(saved):
        if gone.game not in known:
            yield NOT_MET, speech.say("record/gone", game=gone.name, seen=gone.count)


def _game(database: Database, game: int, speech: Speech) -> Told:
    """Verifies a saved game: chain, head and witness, and every entry judged again."""
    journal = read_journal(database, game)
    named = f"{journal.name} ({game})"
    wrong = list(_not_as_written(database, journal, speech))
    yield from ((NOT_MET, f"{named}: {fault}") for fault in wrong)
    if journal.damage is not None and journal.damage.wrong is BreakKind.HEADER:
        return
    try:
        again = journal_judged_again(journal.header, journal.entries, rules_cited(database, game))
    except RefereeError as trouble:  # the other games are looked at all the same
        yield UNREADABLE, f"{named}: {speech.error(trouble)}"
        return
    if not wrong:
        yield DONE, f"{named}: {_sound(len(journal.entries), again, speech)}"
    yield from ((code, f"  {line}") for code, line in _changed(again, speech))


def _not_as_written(database: Database, journal: Journal, speech: Speech) -> Iterator[str]:
    if journal.damage is not None and journal.damage.wrong is BreakKind.HEADER:
        yield speech.say("record/header-changed", sound=len(journal.entries))
    elif journal.damage is not None:
        facts = {"entry": journal.damage.number, "wrong": break_sentence(journal.damage, speech)}
        yield speech.say("record/not-as-entered", sound=len(journal.entries), **facts)
    older = older_copy(database, journal)
    if older is not None:
        yield _witnessed(older, speech)


def _witnessed(older: OlderCopy, speech: Speech) -> str:
    missing = older.facts.get("missing")
    key = "record/witness-other" if missing is None else "record/witness-missing"
    return speech.say(key, **older.facts)


def _file(named: str, speech: Speech) -> Told:
    """Verifies a record, or a file of saved games such as a backup."""
    if named != STANDARD and _is_database(named):
        with closing(open_database(Path(named).expanduser(), read_only=True)) as database:
            yield from _games(database, speech)
        return
    data = bytes_given(named, SIZE_LIMIT)
    if is_tournament_record(data):
        yield from of_record(data, speech)
        return
    try:
        record = accept_record(data)
    except BrokenRecord as broken:
        yield NOT_MET, f"{named}: {speech.error(broken)}"
        return
    about = record.record.about
    yield DONE, f"{named}: {_sound(about.last, record.again, speech)}"
    if about.last < about.count:
        yield DONE, f"  {speech.say('record/ends-early', last=about.last, count=about.count)}"
    yield from ((code, f"  {line}") for code, line in _changed(record.again, speech))
    yield from ((code, f"  {line}") for code, line in _here(record.record, speech))


def _here(record: GameRecord, speech: Speech) -> Told:
    """What the saved game here says that the record was made from, if there is one."""
    if no_game_yet():
        return
    try:
        with closing(open_database(read_only=True)) as database:
            for counterpart in counterparts(database, record):
                facts = {
                    "game": counterpart.name,
                    "number": counterpart.game,
                    "entry": counterpart.differs_from,
                }
                if counterpart.differs_from:
                    yield NOT_MET, speech.say("record/here-otherwise", **facts)
                else:
                    yield DONE, speech.say("record/here-too", **facts)
    except StorageError:  # a file is checked also where no saved game can be looked at
        return


def _is_database(named: str) -> bool:
    try:
        with Path(named).expanduser().open("rb") as file:
            return file.read(len(sqlite_backend.MAGIC)) == sqlite_backend.MAGIC
    except OSError:
        return False


def _sound(count: int, again: JudgedAgain, speech: Speech) -> str:
    return speech.say("record/sound", count=count, judged=again.judged)


def _changed(again: JudgedAgain, speech: Speech) -> Told:
    code = OTHERWISE if any(answer.matters for answer in again.changed) else DONE
    yield from ((code, line) for line in changed_answers(again.changed, speech))
    if again.newer is not None:
        facts = {"entry": again.newer.number, "kind": again.newer.kind}
        yield OTHERWISE, speech.say("record/newer", **facts)
