"""A recording of everything a writing program gives to its disk, made with strace or read from a file."""

from __future__ import annotations

import lzma
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from scripts.hostile.saved_games.reopened import Report

ROOT = Path(__file__).parents[3]
STORED = ROOT / "tests" / "corpus" / "writes.xz"
CALLS = "openat,write,pwrite64,lseek,fsync,fdatasync,ftruncate,unlink,unlinkat,rename,mkdir"
LONGEST = 1 << 20
LINE = re.compile(r"(?P<call>\w+)\((?P<arguments>.*)\)\s+= (?P<result>-?\d+)")
FILE = re.compile(r"^(?P<number>\d+)<(?P<path>[^>]*)>$")


class DiskCall(Struct, frozen=True):
    """One thing given to the disk, or told to the user: ``says`` holds a report in its data."""

    does: str
    """create, write, cut, sync, unlink or says."""
    path: str = ""
    offset: int = 0
    data: bytes = b""


def stored_recording() -> tuple[DiskCall, ...]:
    """The recording in the corpus, for machines without strace."""
    return msgspec.msgpack.decode(lzma.decompress(STORED.read_bytes()), type=tuple[DiskCall, ...])


def new_recording() -> tuple[DiskCall, ...]:
    """A program written down while it makes a game and writes to it.

    Raises:
        FileNotFoundError: strace is not here.
    """
    if shutil.which("strace") is None:
        raise FileNotFoundError("strace")
    with tempfile.TemporaryDirectory() as name:
        disk, trace = Path(name).resolve() / "disk", Path(name) / "trace"
        disk.mkdir()
        strace = ["strace", "-y", "-xx", "-s", str(LONGEST), "-e", f"trace={CALLS}", "-o", str(trace)]
        variables = {"REFEREE_STATE": str(disk / "state"), "REFEREE_COACH": "off"}
        subprocess.run(
            [*strace, sys.executable, "-B", "-m", "scripts.hostile.saved_games.recorded_program", str(disk)],
            cwd=ROOT,
            env={**os.environ, **variables},
            check=True,
            stdout=subprocess.PIPE,
        )
        with closing(trace.open(encoding="ascii")) as lines:
            return tuple(_of_lines(lines, str(disk)))


def _of_lines(lines: Iterable[str], disk: str) -> Iterator[DiskCall]:
    at: dict[str, int] = {}
    made: set[str] = set()
    for line in lines:
        match = LINE.match(line)
        if match is None or match["result"].startswith("-"):
            continue
        arguments = [_plain(argument) for argument in match["arguments"].split(", ")]
        yield from _calls(match["call"], arguments, line, at, made, disk)


def _calls(
    call: str, arguments: list[bytes], line: str, at: dict[str, int], made: set[str], disk: str
) -> Iterator[DiskCall]:
    number, path = _file(arguments[0])
    inside = path.startswith(disk) and not path.endswith("-shm")
    path = path.removeprefix(disk).lstrip("/")
    if call == "openat":
        yield from _opened(arguments, line, at, made, disk)
    elif call == "write" and number == "1":
        yield DiskCall("says", data=arguments[1])
    elif call in ("unlink", "unlinkat"):
        gone = next(argument.decode() for argument in arguments if argument.startswith(disk.encode()))
        if not gone.endswith("-shm"):
            made.discard(gone)
            yield DiskCall("unlink", gone.removeprefix(disk).lstrip("/"))
    elif call in ("rename", "mkdir") and arguments[0].startswith(disk.encode()):
        if call == "rename":
            raise NotImplementedError("the recorded program renames a file")
    elif inside:
        yield from _of_file(call, number, path, arguments, at)


def _of_file(
    call: str, number: str, path: str, arguments: list[bytes], at: dict[str, int]
) -> Iterator[DiskCall]:
    if call == "pwrite64":
        yield DiskCall("write", path, int(arguments[3]), arguments[1])
    elif call == "write":
        yield DiskCall("write", path, at.get(number, 0), arguments[1])
        at[number] = at.get(number, 0) + len(arguments[1])
    elif call == "lseek":
        at[number] = int(arguments[1])
    elif call == "ftruncate":
        yield DiskCall("cut", path, int(arguments[1]))
    elif call in ("fsync", "fdatasync"):
        yield DiskCall("sync", path)


def _opened(
    arguments: list[bytes], line: str, at: dict[str, int], made: set[str], disk: str
) -> Iterator[DiskCall]:
    path, flags = arguments[1].decode(), arguments[2].decode()
    result = line.rsplit("= ", 1)[1].partition("<")[0]
    at[result.strip()] = 0
    if path.startswith(disk) and "O_CREAT" in flags and path not in made and not path.endswith("-shm"):
        made.add(path)
        yield DiskCall("create", path.removeprefix(disk).lstrip("/"))


def _file(argument: bytes) -> tuple[str, str]:
    match = FILE.match(argument.decode("utf-8", "replace"))
    return (match["number"], match["path"]) if match else ("", "")


def _plain(argument: str) -> bytes:
    """An argument as strace prints it: hexadecimal bytes in quotes, or behind the number of a file."""
    if argument.startswith('"'):
        return bytes.fromhex(argument[1 : argument.rindex('"')].replace("\\x", ""))
    if "<" in argument:
        number, _, path = argument.partition("<")
        return f"{number}<".encode() + bytes.fromhex(path.rstrip(">").replace("\\x", "")) + b">"
    return argument.encode()


def reports(calls: Iterable[DiskCall]) -> list[Report]:
    """The reports of the program."""
    output = b"".join(call.data for call in calls if call.does == "says")
    return [msgspec.json.decode(line, type=Report) for line in output.split(b"\n")[:-1]]


def main() -> None:
    """Records anew what the corpus holds."""
    STORED.write_bytes(lzma.compress(msgspec.msgpack.encode(new_recording()), preset=9))
    print(f"{STORED}: {STORED.stat().st_size:,} bytes, {len(stored_recording()):,} calls")


if __name__ == "__main__":
    main()
