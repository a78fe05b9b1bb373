"""Power cuts: disks as they can be found after one, rebuilt from a recording of every write and fsync."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from unittest import mock

from scripts.hostile.saved_games.recording import DiskCall, new_recording, reports, stored_recording
from scripts.hostile.saved_games.reopened import faults_after
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial

LOSSES = ("all", "any", "torn", "zeroed")
"""Of what was not yet told to be kept: all is lost; any of it; any sector of it; or, of a file that grew, its
new bytes but not its length.
"""
SECTOR = 512
NEW_RECORDING_FROM = 1000
"""Rounds of a run that makes a recording of its own, where strace is."""


class DiskFile:
    """The bytes of one file: those that were told to be kept, and what was written since."""

    def __init__(self) -> None:
        self.content = bytearray()
        self.pending: list[DiskCall] = []

    def sync(self) -> None:
        """Keeps the pending writes."""
        for call in self.pending:
            carry_out(call, self.content)
        self.pending.clear()

    def found(self, loss: str, chance: random.Random) -> bytes:
        """The bytes after a cut."""
        data, length = bytearray(self.content), len(self.content)
        for call in self.pending:
            if loss == "zeroed":
                lost = call.does == "write" and call.offset >= length and chance.random() < 0.5
                carry_out(DiskCall("write", "", call.offset, bytes(len(call.data))) if lost else call, data)
            elif loss != "all" and chance.random() < 0.5:
                for part in _sectors(call) if loss == "torn" else (call,):
                    if loss != "torn" or chance.random() < 0.5:
                        carry_out(part, data)
        return bytes(data)


def carry_out(call: DiskCall, data: bytearray) -> None:
    """A write or a cut, on the bytes of a file."""
    if call.does == "cut":
        del data[call.offset :]
        data.extend(bytes(call.offset - len(data)))
        return
    data.extend(bytes(max(0, call.offset - len(data))))
    data[call.offset : call.offset + len(call.data)] = call.data


def _sectors(call: DiskCall) -> Sequence[DiskCall]:
    """A write in the sectors of a disk."""
    first = SECTOR - call.offset % SECTOR
    edges = [0, *range(first, len(call.data), SECTOR), len(call.data)]
    return [
        DiskCall(call.does, call.path, call.offset + start, call.data[start:end])
        for start, end in itertools.pairwise(edges)
    ]


class Disk:
    """The names and files of a disk after some calls."""

    def __init__(self, calls: Sequence[DiskCall]) -> None:
        self._names: dict[str, DiskFile] = {}
        self._kept_names: dict[str, DiskFile] = {}
        self._changed: list[tuple[str, DiskFile | None]] = []
        for call in calls:
            self._take(call)

    def _take(self, call: DiskCall) -> None:
        if call.does == "create":
            self._names[call.path] = DiskFile()
            self._changed.append((call.path, self._names[call.path]))
        elif call.does == "unlink":
            del self._names[call.path]
            self._changed.append((call.path, None))
        elif call.does == "sync" and call.path in self._names:
            self._names[call.path].sync()
        elif call.does == "sync":
            self._kept_names = dict(self._names)  # a folder: its names stay
            self._changed.clear()
        elif call.does in ("write", "cut"):
            self._names[call.path].pending.append(call)

    def write_to(self, folder: Path, loss: str, chance: random.Random) -> None:
        """The disk as it is found; names change in their order, up to some moment."""
        names = dict(self._kept_names)
        changed = len(self._changed) if loss == "zeroed" else chance.randint(0, len(self._changed))
        for path, file in self._changed[: 0 if loss == "all" else changed]:
            if file is None:
                names.pop(path, None)
            else:
                names[path] = file
        for path, file in names.items():
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.found(loss, chance))


@cache
def recording(*, new: bool) -> tuple[DiskCall, ...]:
    """That of the corpus, or one made now where strace is."""
    try:
        return new_recording() if new else stored_recording()
    except FileNotFoundError:
        return stored_recording()


def rebuilt(calls: Sequence[DiskCall], seed: int, folder: Path) -> tuple[int, str]:
    """A disk in this folder, after how many calls the power went, and what was lost."""
    chance = random.Random(seed)
    cut, loss = chance.randint(1, len(calls)), LOSSES[seed % len(LOSSES)]
    Disk(calls[:cut]).write_to(folder, loss, chance)
    if chance.random() < 0.5 and (folder / "games.db").exists():
        (folder / "games.db-shm").write_bytes(chance.randbytes(32768))  # nobody waits for it to be kept
    return cut, loss


def faults(calls: Sequence[DiskCall], cut: int, folder: Path) -> list[str]:
    """The acknowledged entries that are gone, and entries that nobody made."""
    known: dict[int, dict[int, str]] = {}
    for report in reports(calls[:cut]):
        known.setdefault(report.game, {})
        if report.number:
            known[report.game][report.number] = report.link
    entered = {(report.game, report.number): report.link for report in reports(calls)}
    return faults_after(f"sqlite:///{folder / 'games.db'}", known, entered)


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round cuts the power once; many rounds make a recording of their own."""
    trial = Trial("power", rounds, seed, folder)
    calls = recording(new=rounds >= NEW_RECORDING_FROM)
    trial.counts["calls_recorded"] = len(calls)
    for round_seed in trial.seeds():
        with own_folder() as place, mock.patch.dict(os.environ, {"REFEREE_STATE": str(place / "state")}):
            cut, loss = rebuilt(calls, round_seed, place)
            trial.counts[f"lost_{loss}"] += 1
            for fault in faults(calls, cut, place):
                trial.failed(round_seed, f"cut after call {cut}, {loss} lost: {fault}", place, "disk")
    return trial.result()
