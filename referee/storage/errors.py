"""Errors of storage, as the player is told them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

if TYPE_CHECKING:
    from referee.storage.games import Journal

Fact: TypeAlias = "str | int | StorageError"
"""What an error tells: of another error, the error itself."""


class StorageError(Exception):
    """A fault of saved games that the player has to know."""

    key: ClassVar[str] = "storage-error"

    def __init__(self, **facts: Fact) -> None:
        super().__init__(f"{self.key}: " + ", ".join(f"{name} {value!r}" for name, value in facts.items()))
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # An error made from keywords has to be told how to travel between processes.
        return (_again, (type(self), self.facts))


def _again(kind: type[StorageError], facts: dict[str, Fact]) -> StorageError:
    return kind(**facts)


def why(error: OSError | StorageError) -> str | StorageError:
    """The text of the error that caused another one."""
    return error if isinstance(error, StorageError) else error.strerror or str(error)


class UnusableUrl(StorageError):
    key = "storage-unusable-url"


class NotReachable(StorageError):
    key = "storage-not-reachable"


class NothingSaved(NotReachable):
    """No program has made the tables on this server yet."""

    key = "storage-nothing-saved"


class NotWritable(StorageError):
    key = "storage-not-writable"


class NoPlace(NotWritable):
    """There are no saved games, and none can be made."""

    key = "storage-no-place"


class DamagedFile(StorageError):
    key = "storage-damaged-file"


class ForeignFile(StorageError):
    key = "storage-foreign-file"


class NewerSchema(StorageError):
    key = "storage-newer-schema"


class NotPermitted(StorageError):
    """The server does not allow this to the account."""

    key = "storage-not-permitted"


class NotMigrated(StorageError):
    key = "storage-not-migrated"


class DiskFull(StorageError):
    key = "storage-disk-full"


class Busy(StorageError):
    key = "storage-busy"


class DeviceFailed(StorageError):
    key = "storage-device-failed"


class NotText(StorageError):
    key = "storage-not-text"


class NoSuchGame(StorageError):
    key = "storage-no-such-game"


class NameMissing(StorageError):
    key = "storage-name-missing"


class HeldElsewhere(StorageError):
    """Another program writes to the game; `token` is that of its lease."""

    key = "storage-held-elsewhere"

    def __init__(self, token: str = "", **facts: Fact) -> None:
        super().__init__(**facts)
        self.token = token


class ReasonMissing(StorageError):
    key = "storage-reason-missing"


class LeaseLost(StorageError):
    key = "storage-lease-lost"


class TakenOver(LeaseLost):
    key = "storage-taken-over"


class Branched(TakenOver):
    """Others went on with a game while its server was gone; the entries here became a game of their own."""

    key = "storage-branched"


class OlderCopy(StorageError):
    key = "storage-older-copy"


class OtherCopy(OlderCopy):
    key = "storage-other-copy"


class FileIsThere(StorageError):
    key = "storage-file-is-there"


class NotBackedUp(StorageError):
    key = "storage-not-backed-up"


class JournalBroken(StorageError):
    """The journal is not what was entered; `journal` holds its sound part."""

    key = "storage-journal-broken"

    def __init__(self, journal: Journal | None = None, **facts: Fact) -> None:
        super().__init__(**facts)
        self.journal = journal


class NewerEntry(StorageError):
    key = "storage-newer-entry"


class HeaderBroken(JournalBroken):
    key = "storage-header-broken"
