"""Acts at the desk that a server which is gone could not take: kept in a file until it is back."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Any, get_type_hints
from uuid import uuid4

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from platformdirs import user_state_path

from referee.desk import ruling_actions, tournament_actions
from referee.desk.entries.rulings import RulingAsked
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRefusal
from referee.storage import device
from referee.storage.connection import keep_private, private_folder
from referee.storage.errors import StorageError
from referee.storage.witness import VARIABLE

ACTS: dict[str, Callable[..., object]] = {
    act.__name__: act
    for act in (
        ruling_actions.answer,
        ruling_actions.appeal_at,
        tournament_actions.call_judge,
        tournament_actions.close_call,
        tournament_actions.extend,
        ruling_actions.make_final,
        tournament_actions.note,
        ruling_actions.penalise,
        ruling_actions.settle,
        tournament_actions.take_call,
    )
}
"""What is kept while the server is gone, by name; anything else is refused then."""

ASKED, OF_QUESTIONS = (
    RulingAsked.__struct_config__.tag,
    (ruling_actions.answer.__name__, ruling_actions.appeal_at.__name__),
)
"""An entry that is only the first half of these actions."""

BETWEEN, SLASH = "~", "+"
"""What parts a file's name; what stands there for a sign that no file name may have."""


class UnsentAct(Struct, frozen=True):
    """An act that the server has not got, with its arguments."""

    act: str
    facts: dict[str, Any]
    doubtful: str = ""
    """The link of its entry, if the commit brought no answer: it may stand there."""
    done_at: str = ""
    """When it was done, by the clock of the server."""

    def send(self, journal: DeskJournal) -> None:
        """Carries the act out, unless its entry stands there already."""
        stands = journal.standing(self.doubtful)
        if stands is not None and (stands.kind != ASKED or self.act not in OF_QUESTIONS):
            return
        act = ACTS[self.act]
        hints = get_type_hints(act)
        facts = {name: msgspec.convert(value, hints[name]) for name, value in self.facts.items()}
        with journal.done_at(self.done_at):
            act(journal, **facts)


class UnsentActs:
    """The acts that one program could not send to one tournament; a later program sends those left over.

    Each file holds acts in order, and its name tells the program that sends them: taking a file over is to
    rename it, so that no act is lost or done twice whenever a program ends.
    """

    def __init__(self, journal: DeskJournal) -> None:
        self._journal = journal
        self._lock = RLock()
        named = os.environ.get(VARIABLE)
        self._folder = (Path(named) if named else user_state_path("referee", appauthor=False)) / "unsent"
        self._head = f"{journal.database.serial or 'unnamed'}-{journal.tournament}"
        self._kept: list[tuple[Path, tuple[UnsentAct, ...]]] = []
        """Files of this program with their acts, the oldest first."""
        self._adopt()

    def __len__(self) -> int:
        return sum(len(acts_) for _, acts_ in self._kept)

    def keep(
        self, act: Callable[..., object], doubtful: str = "", done_at: str = "", **facts: object
    ) -> None:
        """Keeps an act on the disk until it is sent; without a disk, in this program.

        Args:
            act: one of ``ACTS``.
            doubtful: the link of its entry, if the commit brought no answer.
            done_at: when it was done, by the clock of the server.
            facts: what it takes besides the journal.
        """
        with self._lock:
            unsent = UnsentAct(act.__name__, msgspec.to_builtins(facts), doubtful, done_at)
            if not self._kept:
                self._kept.append((self._file(), ()))
            self._write(-1, (*self._kept[-1][1], unsent))

    def send(self, refused: Callable[[DeskRefusal], None]) -> None:
        """Carries out the waiting acts in order when the server is back; refusals are reported.

        Raises:
            NotReachable, DeviceFailed: it is gone again; the rest is kept.
        """
        with self._lock:
            while self._kept:
                first, *others = self._kept[0][1]
                try:
                    first.send(self._journal)
                except DeskRefusal as refusal:
                    refused(refusal)
                except StorageError:
                    doubtful = self._journal.doubtful or first.doubtful
                    self._write(0, (replace(first, doubtful=doubtful), *others))
                    raise
                self._write(0, tuple(others))

    def _file(self) -> Path:
        """A new file of this program."""
        process = os.getpid()
        owner = f"{process}{BETWEEN}{device.began(process).replace('/', SLASH)}"
        return self._folder / f"{self._head}{BETWEEN}{owner}{BETWEEN}{uuid4().hex}.json"

    def _write(self, at: int, acts: tuple[UnsentAct, ...]) -> None:
        """Writes the waiting acts to one of the files, or removes an empty one."""
        file = self._kept[at][0]
        if acts:
            self._kept[at] = (file, acts)
        else:
            del self._kept[at]
        with suppress(OSError):
            if not acts:
                file.unlink(missing_ok=True)
                return
            private_folder(self._folder)
            fresh = file.with_suffix(".new")
            fresh.touch(mode=0o600)
            keep_private(fresh)
            with fresh.open("wb") as opened:
                opened.write(msgspec.json.encode(acts))
                opened.flush()
                os.fsync(opened.fileno())
            fresh.replace(file)

    def _adopt(self) -> None:
        """Takes over the acts of ended programs; of two that try, the one that renames the file."""
        for file in sorted(self._folder.glob(f"{self._head}{BETWEEN}*.json"), key=_age):
            if _is_owned(file):
                continue
            left = _read(file)
            if left:
                taken = self._file()
                with suppress(OSError):
                    file.rename(taken)
                    self._kept.append((taken, left))


def _is_owned(file: Path) -> bool:
    """Whether the program named by a file runs; a name without one is left alone."""
    _, process, began, *_ = (*file.name.split(BETWEEN), "", "")
    return not process.isdecimal() or device.is_running(int(process), began.replace(SLASH, "/"))


def _age(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _read(file: Path) -> tuple[UnsentAct, ...]:
    """The acts in a file; none in a torn file or another version's."""
    try:
        acts = msgspec.json.decode(file.read_bytes(), type=tuple[UnsentAct, ...])
    except (OSError, msgspec.MsgspecError):
        return ()
    return acts if all(act.act in ACTS for act in acts) else ()
