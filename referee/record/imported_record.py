"""A record that becomes a saved game."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.receipts import given_in
from referee.record.verification import AcceptedRecord
from referee.storage import device
from referee.storage.database import Database
from referee.storage.games import same_game, stored


class ImportedRecord(Struct, frozen=True):
    """The saved game with the entries of a record."""

    game: int
    name: str
    was_there: bool = False


def imported(database: Database, found: AcceptedRecord, name: str = "") -> ImportedRecord:
    """Saves the game of a record that has been checked, once.

    Raises:
        StorageError: it cannot be written.
    """
    record = found.record
    there = same_game(database, record.header, record.entries) if record.entries else None
    if there is not None:
        number, known = there
        return ImportedRecord(number, known, was_there=True)
    name = name or record.about.name
    number = stored(database, name, record.header, record.entries, _cites(found), at=device.now())
    return ImportedRecord(number, name)


def _cites(found: AcceptedRecord) -> dict[int, frozenset[str]]:
    """The rules each entry rests on now; a saved game keeps an index of them."""
    lines = found.again.session.lines
    cited = {line.number: line.rulings[0].rules for line in lines if line.rulings}
    given = {line.number: given_in(line.body) for line in lines if line.kind == "ruling"}
    cited |= {number: one.receipt.rules for number, one in given.items() if one is not None}
    return {number: frozenset(rules) for number, rules in cited.items()}
