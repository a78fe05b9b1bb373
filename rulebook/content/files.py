"""The files of the rulebook's content: a hash that tells when they change, and their blocks of Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal, NoReturn, TypeVar

import msgspec

CONTENT = Path(__file__).parent.parent
LINKS = "links.json"
QUESTIONS = "questions.json"
UNCOVERED = "uncovered"
SCHEMA_VERSION = 7
"""Raise this when the tables or the folding change: older databases are then built again."""


def content_files(content: Path) -> list[Path]:
    """All files a database is built from, in an order that does not depend on the machine."""
    written = [*content.glob("*/*.md"), *content.glob("*/*/*.md")]
    links = content / LINKS
    return sorted(written + ([links] if links.exists() else []))


def question_files(content: Path) -> list[Path]:
    """The questions that players put, by game and language, and those no rule covers, by language."""
    return sorted([*content.glob(f"*/*/{QUESTIONS}"), *content.glob(f"{UNCOVERED}/*.json")])


def content_hash(content: Path) -> str:
    """What tells one state of the content from another."""
    return _hash_of_ours() if content == CONTENT else _hash_of(content)


@cache
def _hash_of_ours() -> str:
    """What comes with the program does not change while it runs; reading it all takes 12 ms."""
    return _hash_of(CONTENT)


def _hash_of(content: Path) -> str:
    digest = blake2b(str(SCHEMA_VERSION).encode(), digest_size=16)
    for path in content_files(content):
        digest.update(path.relative_to(content).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


SEARCH_VERSION = 2
"""Raise this when the tables of the search, the stems or the folding change."""


def search_hash(content: Path) -> str:
    """What tells one state of what is searched from another."""
    return blake2b(f"search {SEARCH_VERSION} {content_hash(content)}".encode(), digest_size=16).hexdigest()


QUESTIONS_VERSION = 4
"""Raise this when the tables of the questions or their tokens change."""
TRAINED = CONTENT / "asking" / "meaning_space.json"
"""What the meanings of questions were reckoned with: after another training they are reckoned anew."""


def questions_hash(content: Path) -> str:
    """What tells one state of the rules and of the questions about them from another."""
    digest = blake2b(f"{QUESTIONS_VERSION} {content_hash(content)}".encode(), digest_size=16)
    digest.update(TRAINED.read_bytes() + b"\0")
    for path in question_files(content):
        digest.update(path.relative_to(content).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


T = TypeVar("T")
Listener = Callable[[str, int, int], None]
"""(the task, how much is done, of how much; 0 of 0: it has begun, and its length is unknown)."""
LISTENERS: list[Listener] = []


def announce_start(what: str) -> None:
    """Something has begun that takes a while."""
    for listener in LISTENERS:
        listener(what, 0, 0)


def followed(what: str, steps: Sequence[T]) -> Iterator[T]:
    """The steps one after the other; listeners hear of each when it is done."""
    for done, step in enumerate(steps, 1):
        yield step
        for listener in LISTENERS:
            listener(what, done, len(steps))


HEADING = re.compile(r"(#{1,6}) (.+)")
ANCHOR = re.compile(r"(.+?) \{#([a-z0-9_.\-]+)\}")
FIELD = re.compile(r"([^:`]+?): (.+)")
CODE = re.compile(r"`([^`]+)`")


class MalformedContent(ValueError):
    """A content file that cannot be read; the message begins with file and line."""


class Block(msgspec.Struct, frozen=True):
    """A heading, list item, table row or paragraph; `level` counts the marks of a heading."""

    path: Path
    line: int
    kind: Literal["heading", "item", "row", "paragraph"]
    text: str
    level: int = 0

    def fail(self, what: str) -> NoReturn:
        raise MalformedContent(f"{self.path}:{self.line}: {what}")

    def anchored(self) -> tuple[str, str]:
        """The title and the id of a heading such as `### Renown {#hbo.keyword.renown}`."""
        match = ANCHOR.fullmatch(self.text)
        if match is None:
            self.fail(f"this heading has no id: {self.text!r} should end with {{#game.chapter.rule}}")
        return match[1], match[2]

    def field(self) -> tuple[str, str]:
        """The key and the value of a list item such as `- Basis: stated`."""
        match = FIELD.fullmatch(self.text)
        if match is None:
            self.fail(f"this list item is not of the form 'Key: value': {self.text!r}")
        return match[1], match[2]

    def cells(self) -> list[str]:
        return [cell.strip() for cell in self.text.removeprefix("|").removesuffix("|").split("|")]


def blocks(path: Path) -> list[Block]:
    return list(_joined(path, path.read_text(encoding="utf-8").splitlines()))


def _joined(path: Path, lines: list[str]) -> Iterator[Block]:
    """A line that follows an item or a paragraph without a blank line between continues it."""
    open_block: Block | None = None
    for number, line in enumerate(lines, start=1):
        block = _begun(path, number, line)
        if block is not None and block.kind == "paragraph" and open_block is not None:
            open_block = msgspec.structs.replace(open_block, text=f"{open_block.text} {block.text}")
            continue
        if open_block is not None:
            yield open_block
        open_block = block if block is not None and block.kind in ("item", "paragraph") else None
        if block is not None and open_block is None:
            yield block
    if open_block is not None:
        yield open_block


def _begun(path: Path, number: int, line: str) -> Block | None:
    stripped = line.strip()
    if not stripped:
        return None
    if heading := HEADING.fullmatch(stripped):
        return Block(path, number, "heading", heading[2], len(heading[1]))
    if stripped.startswith("- "):
        return Block(path, number, "item", stripped[2:])
    if stripped.startswith("|"):
        return Block(path, number, "row", stripped)
    return Block(path, number, "paragraph", stripped)


def raise_at(path: Path, what: str) -> NoReturn:
    """Raises an error; one about the whole file names its first line."""
    Block(path, 1, "paragraph", "").fail(what)


def ids(block: Block, value: str) -> tuple[str, ...]:
    """The ids of a list such as "`hbo.a.b`, `hbo.c.d`", and nothing else."""
    codes = tuple(CODE.findall(value))
    if CODE.sub("", value).strip(", "):
        block.fail(f"expected ids in backquotes, separated by commas, and read {value!r}")
    return codes


class MarkdownRow(msgspec.Struct, frozen=True):
    """A table row by column name, with the block it came from."""

    block: Block
    cells: dict[str, str]

    def cell(self, column: str) -> str:
        if column not in self.cells:
            self.block.fail(f"the table of this row has no column {column!r}")
        return self.cells[column]


def table(rows: list[Block]) -> list[MarkdownRow]:
    """The rows below the head of one table."""
    if len(rows) < 2:
        return []
    head = rows[0].cells()
    return [MarkdownRow(row, _by_column(head, row)) for row in rows[2:]]


def _by_column(head: list[str], row: Block) -> dict[str, str]:
    cells = row.cells()
    if len(cells) != len(head):
        row.fail(f"this row has {len(cells)} cells and its table has {len(head)} columns")
    return dict(zip(head, cells, strict=True))


def tables(content: list[Block]) -> list[list[MarkdownRow]]:
    """All tables of a file; a table ends where something else begins."""
    groups: list[list[Block]] = []
    for before, block in zip([None, *content], content, strict=False):
        if block.kind != "row":
            continue
        if before is None or before.kind != "row":
            groups.append([])
        groups[-1].append(block)
    return [table(rows) for rows in groups]
