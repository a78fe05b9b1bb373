"""What is the player told when a game cannot be kept or found?

Each error has a message key and facts, for a sentence in the reader's language, and says the same in plain
English as `str()`: what is so, and what can be done. Nothing here loads the database layer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from referee.storage.records import Journal


class StorageError(Exception):
    """Something about saved games that the player has to know."""

    key: ClassVar[str] = "storage-error"
    english: ClassVar[str] = "{found}"

    def __init__(self, **facts: str | int) -> None:
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        return self.english.format_map(self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        # An error made from keywords has to be told how to travel between processes.
        return (_again, (type(self), self.facts))


def _again(kind: type[StorageError], facts: dict[str, str | int]) -> StorageError:
    return kind(**facts)


class UnusableUrl(StorageError):
    key = "storage-unusable-url"
    english = (
        "{url} does not name a database that can be used: {found}. REFEREE_DATABASE_URL takes an SQLAlchemy"
        " URL such as sqlite:////home/me/games.db; without it the usual place is used."
    )


class NotReachable(StorageError):
    key = "storage-not-reachable"
    english = "{place} cannot be opened: {found}. Look whether it is there, or choose another database."


class NotWritable(StorageError):
    key = "storage-not-writable"
    english = (
        "{place} may be read but not written, so nothing entered could be kept. Change its permissions, or"
        " set REFEREE_DATABASE_URL to a place that may be written. Saved games can still be looked at."
    )


class DamagedFile(StorageError):
    key = "storage-damaged-file"
    english = (
        "{place} is damaged or is no database ({found}). It was left exactly as it is. Put a copy of it"
        " somewhere safe; then move it away to begin a new one, or put a backup in its place."
    )


class ForeignFile(StorageError):
    key = "storage-foreign-file"
    english = "{place} is a database of another program. It was left as it is; choose another place."


class NewerSchema(StorageError):
    key = "storage-newer-schema"
    english = (
        "{place} was written by a newer Referee (schema {found}, this one knows {known}). It was left as it"
        " is. Update Referee, or choose another database."
    )


class NotMigrated(StorageError):
    key = "storage-not-migrated"
    english = (
        "{place} was written by an older Referee (schema {schema}) and could not be brought to schema {next}"
        " ({found}). It was left as it is. Remove the cause and open it again, or choose another database."
    )


class DiskFull(StorageError):
    key = "storage-disk-full"
    english = (
        "There is no room left for {place}. What was entered last was not kept; everything before it is"
        " safe. Make room, then enter it again."
    )


class Busy(StorageError):
    key = "storage-busy"
    english = "{place} is being written by another program. What was entered last was not kept; try again."


class DeviceFailed(StorageError):
    key = "storage-device-failed"
    english = (
        "{place} could not be read or written ({found}). Open the game again before going on, and see which"
        " entries it holds."
    )


class NotText(StorageError):
    key = "storage-not-text"
    english = "What was entered holds characters that cannot be written down ({found}). It was not kept."


class NoSuchGame(StorageError):
    key = "storage-no-such-game"
    english = "There is no saved game number {game} in {place}. It may have been deleted."


class NameMissing(StorageError):
    key = "storage-name-missing"
    english = "A saved game needs a name of at least one visible character."


class HeldElsewhere(StorageError):
    """Somebody else writes; `token` is that of their lease."""

    key = "storage-held-elsewhere"
    english = (
        "Game {game} is being written by process {process} on {host} ({person}), since {since}. Close it"
        " there, or open it here to look on. If that program will not come back, take the game over and say"
        " why."
    )

    def __init__(self, token: str = "", **facts: str | int) -> None:
        super().__init__(**facts)
        self.token = token


class ReasonMissing(StorageError):
    key = "storage-reason-missing"
    english = "A reason is needed: it stands in the log of the game. Say why in a few words."


class LeaseLost(StorageError):
    key = "storage-lease-lost"
    english = (
        "Game {game} is no longer written from here: it was taken over or deleted elsewhere. What was entered"
        " last was not kept. Open the game again to see how it stands."
    )


class TakenOver(LeaseLost):
    key = "storage-taken-over"
    english = (
        "Game {game} was taken over by {person} on {host}: {because}. What was entered last was not kept."
        " Open the game again to see how it stands."
    )


class OlderCopy(StorageError):
    key = "storage-older-copy"
    english = (
        "Game {game} holds {count} entries here, and {seen} were entered: {missing} are missing. This is an"
        " older copy, or the end of the database was lost. Put the newer file back with the files beside it,"
        " or go on from here and say why."
    )


class OtherCopy(OlderCopy):
    key = "storage-other-copy"
    english = (
        "Entry {seen} of game {game} is not the one that was entered here: this copy went on otherwise and"
        " holds {count} entries. Put the other file back, or go on from here and say why."
    )


class FileIsThere(StorageError):
    key = "storage-file-is-there"
    english = "{place} is there already and was left as it is. Choose another name."


class NotBackedUp(StorageError):
    key = "storage-not-backed-up"
    english = (
        "{place} could not be made a sound copy ({found}). Nothing was left there. Choose another place."
    )


class NoBackupOfServer(StorageError):
    key = "storage-no-backup-of-server"
    english = "{place} is kept by a server. Use the backup of that server, for PostgreSQL: pg_dump."


class JournalBroken(StorageError):
    """The journal is not what was entered; `journal` holds the sound part."""

    key = "storage-journal-broken"
    english = (
        "Entry {number} of game {game} is not what was entered ({wrong}). The {sound} entries before it are"
        " sound. You may look at them, or go on from there: what follows is then set aside, not deleted."
    )

    def __init__(self, journal: Journal | None = None, **facts: str | int) -> None:
        super().__init__(**facts)
        self.journal = journal


class NewerEntry(StorageError):
    key = "storage-newer-entry"
    english = (
        "Entry {number} of game {game} is of a kind this Referee does not know: '{kind}'. A newer Referee"
        " wrote it. Update Referee to go on; the entries before it can be looked at."
    )


class HeaderBroken(JournalBroken):
    key = "storage-header-broken"
    english = (
        "What game {game} was begun with has been changed, so it cannot go on. Its entries can be looked at;"
        " begin a new game to play on."
    )
