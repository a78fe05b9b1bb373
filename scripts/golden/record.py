"""The record of each part: a line for each item, a hash for each aspect; sentences have their own file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden"
WORDS = "words"
"""What the aspects begin with that hold sentences: these may be said better one day, the others may not."""
SIZE = 5
"""Bytes of a hash: two of fifty thousand texts are the same by chance once in ten years of daily changes."""


class Item(NamedTuple):
    """One thing the program does."""

    name: str
    aspect: str
    text: str


Hashes = dict[tuple[str, str], str]
"""(name, aspect) -> hash."""


def hashed(item: Item) -> tuple[tuple[str, str], str]:
    """The line of the record for an item."""
    encoded = item.text.encode("utf-8", "surrogatepass")
    return (item.name, item.aspect), blake2b(encoded, digest_size=SIZE).hexdigest()


def recorded(part: str) -> Hashes:
    """What the record holds of a part."""
    return dict(line for file in _files(part) if file.exists() for line in _lines(file))


def keep(part: str, hashes: Hashes) -> None:
    """Records a part."""
    FOLDER.mkdir(exist_ok=True)
    for file in _files(part):
        is_words = file.suffixes[0] == f".{WORDS}"
        mine = {key: digest for key, digest in hashes.items() if key[1].startswith(WORDS) == is_words}
        if mine:
            file.write_text("".join(_written(mine)), encoding="utf-8")
        else:
            file.unlink(missing_ok=True)


def _files(part: str) -> tuple[Path, Path]:
    return FOLDER / f"{part}.txt", FOLDER / f"{part}.{WORDS}.txt"


def _lines(file: Path) -> Iterator[tuple[tuple[str, str], str]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        name, *aspects = line.split("\t")
        for pair in aspects:
            aspect, _, digest = pair.partition("=")
            yield (name, aspect), digest


def _written(hashes: Hashes) -> Iterator[str]:
    names: dict[str, list[str]] = {}
    for (name, aspect), digest in sorted(hashes.items()):
        names.setdefault(name, []).append(f"{aspect}={digest}")
    for name, aspects in names.items():
        yield "\t".join((name, *aspects)) + "\n"


def inputs(name: str) -> list[str]:
    """Lines that a part begins with; they are written once and stay."""
    file = FOLDER / name
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def keep_inputs(name: str, lines: Iterable[str]) -> None:
    """Writes them."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
