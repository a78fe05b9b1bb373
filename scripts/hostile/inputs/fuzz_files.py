"""Files from strangers: cases, tables, records, cards, decks, booklets, tournaments.

Every function gives an input and what is done with it; what that raises is judged by the caller.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from cards.catalogue import catalogue
from cards.deck_list import read_deck, resolved
from cards.facts import FromOwner, ready_decks
from cards.owner_entries import enter_card, enter_value
from cards.owner_files import exported, imported, merged
from engine.kernel.journal import JournalHead, JournalKind, JournalLine, first_link, linked
from referee.desk.policy.document import default_text, read_policy
from referee.desk.table_grid import DeskGrid
from referee.desk.tournament_journal import ADD_ENTRY, DeskJournal
from referee.desk.verification import (
    RecordedEntry,
    TournamentRecord,
    check_tournament,
    read_tournament_record,
    record_bytes,
)
from referee.library.case_input import read_case_file
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import in_words, judge_cases
from referee.session.files.user_data import rulebook_file
from referee.storage.database import Database, open_database
from referee.words.messages import folders
from rulebook.booklet.file_text import decoded_text
from rulebook.booklet.recognition import aligned
from rulebook.database.store import Rulebook
from scripts.hostile.inputs import forged_records, table_files
from scripts.hostile.inputs.spoilt_input import spoilt, spoilt_bytes, spoilt_json
from scripts.hostile.surroundings import quick_folder
from tests.desk.test_journal import busy
from tests.kit.booklet import LANGUAGES, a_booklet
from tests.kit.desk import a_tournament

TOURNAMENT = (
    "UPDATE tournament SET count = :count, head = :head, header = :header, start = :start WHERE id = 1"
)
Attempt = tuple[bytes, Callable[[], object]]
"""An input, and what is done with it."""
CASES = Path(__file__).parents[3] / "tests" / "cases"
"""The worked cases, from which mutants are made."""


@cache
def case_files() -> tuple[bytes, ...]:
    """Worked cases, each in a file of its own."""
    files = []
    for file in sorted(CASES.glob("*/*.json")):
        top = msgspec.json.decode(file.read_bytes())
        files += [msgspec.json.encode({**top, "cases": [case]}) for case in top["cases"]]
    return tuple(files)


def case(chance: random.Random) -> Attempt:
    """A case file, judged."""
    data, language = spoilt_json(chance.choice(case_files()), chance), chance.choice(folders())
    plain = FaultWriter(language)

    def judged() -> None:
        case_file = read_case_file("input", data, None, plain)
        in_words(judge_cases(case_file, "input", plain), case_file.adapter, language).json()

    return data, judged


@cache
def tables() -> tuple[bytes, ...]:
    """Table files of all games."""
    return table_files.bases(3)


def table(chance: random.Random) -> Attempt:
    """A table file, opened, drawn and played."""
    data = table_files.mutant(chance.choice(tables()), chance)
    return data, lambda: table_files.tried(data, chance)


def record(chance: random.Random) -> Attempt:
    """A game record whose chain and digests are right."""
    data = forged_records.forge_record(chance.choice(forged_records.bases()), chance)
    return data, lambda: forged_records.outcome(data, chance)


def card_file(chance: random.Random) -> Attempt:
    """A file of an owner's cards."""
    game = chance.choice(("hbo", "lcg"))
    cards = catalogue(game)
    data = spoilt_json(owned(game), chance)
    return data, lambda: merged(cards, imported(cards, data))


@cache
def owned(game: str) -> bytes:
    """A file that an owner hands on: a card of their own, and values of a few cards."""
    cards, signed = catalogue(game), FromOwner("Anna", date(2026, 1, 1))
    values = enter_card(cards, {"en": "Made Up"}, "character", signed).values
    for face in cards.faces()[:8]:
        layered = cards.with_owner(values)
        if face.type.value == "character":
            values = enter_value(layered, face.id, "cost", "3", signed).values
    return exported(cards.with_owner(values))


@cache
def deck_lists() -> tuple[str, ...]:
    """The ready decks, as people write them."""
    cards, lists = catalogue("lcg"), []
    for deck in ready_decks("lcg").values():
        lines = [f"{copies}x {cards.face(card).name()}" for card, copies in deck.draw.items()]
        plots = [cards.face(card).name() for card in deck.plots]
        lists.append("\n".join(["Characters", *lines, "", "Plots", *plots]))
    octgn = '<deck><section name="Plot"><card qty="1" id="a">A Noble Cause</card></section></deck>'
    return (*lists, octgn, f'<?xml version="1.0" encoding="utf-8"?>{octgn}')


def deck(chance: random.Random) -> Attempt:
    """A deck list."""
    data = spoilt(chance.choice(deck_lists()), chance).encode("utf-8", "surrogatepass")
    data = spoilt_bytes(data, chance) if chance.random() < 0.2 else data
    return data, lambda: resolved(catalogue("lcg"), read_deck(data), chance.choice(folders()))


@cache
def book() -> Rulebook:
    """The rulebook, built once."""
    return Rulebook(rulebook_file())


@cache
def booklets() -> tuple[tuple[str, str], ...]:
    """Made-up booklets of every printing."""
    return tuple((text, a_booklet(book(), text)) for text in LANGUAGES)


def booklet(chance: random.Random) -> Attempt:
    """The text of a printed booklet."""
    text, content = chance.choice(booklets())
    for _ in range(chance.choice((1, 5, 30))):
        content = spoilt(content, chance)
    data = content.encode("utf-8", "surrogatepass")
    data = spoilt_bytes(data, chance) if chance.random() < 0.2 else data
    return data, lambda: aligned(book(), decoded_text(data, LANGUAGES[text], "input"), text, "input")


# A tournament


@cache
def tournament() -> bytes:
    """The record of a tournament in which something of every kind was done."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(open_database(Path(folder) / "games.db")) as database,
    ):
        journal = a_tournament(database)
        busy(journal)
        return record_bytes(journal)


def tournament_record(chance: random.Random) -> Attempt:
    """The record of a tournament: any file, or one whose chain is right."""
    if chance.random() < 0.4:
        data = spoilt_json(tournament(), chance)
    else:
        data = _chained(read_tournament_record(tournament()), chance)

    def looked_at() -> None:
        read = read_tournament_record(data)
        if read.damage() is None:
            read.newer()

    return data, looked_at


def _chained(record: TournamentRecord, chance: random.Random) -> bytes:
    entries = list(record.entries)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(entries))
        how = chance.random()
        if how < 0.7:
            body = spoilt_json(entries[at].body.encode(), chance).decode("utf-8", "replace")
            entries[at] = msgspec.structs.replace(entries[at], body=body)
        elif how < 0.85:
            del entries[at]
        else:
            entries.insert(at, chance.choice(entries))
    link, lines = first_link(record.header), list[JournalLine]()
    for number, entry in enumerate(entries, 1):
        kind: JournalKind = entry.kind  # type: ignore[assignment]
        lines.append(linked(link, number, kind, entry.body, entry.at))
        link = lines[-1].link
    recorded = tuple(RecordedEntry(line.number, line.kind, line.body, line.at, line.link) for line in lines)
    return msgspec.json.encode(
        TournamentRecord(record.format, record.header, JournalHead(len(recorded), link), recorded)
    )


def tournament_rows(chance: random.Random) -> Attempt:
    """The journal of a tournament in a database, written by somebody else, whose chain is right."""
    data = _chained(read_tournament_record(tournament()), chance)

    def opened() -> None:
        spoilt = read_tournament_record(data)
        database = tournament_database()
        with database.writing() as connection:
            connection.change("DELETE FROM judge_entry")
            for entry in spoilt.entries:
                columns = {"kind": entry.kind, "body": entry.body, "at": entry.at, "link": entry.link}
                connection.change(ADD_ENTRY, tournament=1, number=entry.number, **columns)
            head: dict[str, str | int] = {
                "count": spoilt.head.count,
                "head": spoilt.head.link,
                "header": spoilt.header,
            }
            connection.change(TOURNAMENT, start=first_link(spoilt.header), **head)
        DeskGrid(DeskJournal(database, 1)).rows()
        check_tournament(database, 1)

    return data, opened


@cache
def tournament_database() -> Database:
    """A database with a tournament, whose entries are replaced again and again."""
    database = open_database(Path(tempfile.mkdtemp(dir=quick_folder())) / "games.db")
    a_tournament(database)
    return database


def policy(chance: random.Random) -> Attempt:
    """The policy of a tournament."""
    text = default_text()
    for _ in range(chance.choice((1, 3, 10))):
        text = spoilt(text, chance)
    return text.encode("utf-8", "surrogatepass"), lambda: read_policy(text)
