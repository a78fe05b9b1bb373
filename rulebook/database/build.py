"""The build of a database that is missing, old or damaged, and a database that is opened when read first."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock
from time import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rulebook.content.files import CONTENT, LINKS, announce_start, content_hash, questions_hash, search_hash
from rulebook.content.models import Link

if TYPE_CHECKING:
    import subprocess

ABANDONED = 3600.0
"""Seconds after which a build counts as killed; it takes two."""
OF_OTHERS = 0o022
"""What lets others write to a folder."""


class Recipe(NamedTuple):
    """What a database is made of: the hash of that, and what writes it all into an empty one."""

    name: str
    hashed: Callable[[Path], str]
    fill: Callable[[sqlite3.Connection, Path, str], None]

    def place(self, book: Path) -> Path:
        """Where it lies: that of the rules is the book itself, the others lie beside it."""
        return book if self.name == "rules" else book.with_name(f"{book.stem}-{self.name}{book.suffix}")


def _fill_rules(database: sqlite3.Connection, content: Path, hashed: str) -> None:
    # Reading Markdown and stemming are needed only here: a command that finds its database pays for neither.
    from rulebook.content.books import read_books
    from rulebook.database.writer import fill_database

    fill_database(database, read_books(content), read_links(content), hashed)


def _fill_search(database: sqlite3.Connection, content: Path, hashed: str) -> None:
    from rulebook.content.books import read_books
    from rulebook.database.writer import fill_search

    fill_search(database, read_books(content), hashed)


def _fill_questions(database: sqlite3.Connection, content: Path, hashed: str) -> None:
    from rulebook.asking.postings import fill_questions

    fill_questions(database, content, hashed)


RULES = Recipe("rules", content_hash, _fill_rules)
SEARCH = Recipe("search", search_hash, _fill_search)
"""Takes four times as long as the rules, which can be read meanwhile."""
QUESTIONS = Recipe("questions", questions_hash, _fill_questions)
RECIPES = {recipe.name: recipe for recipe in (RULES, SEARCH, QUESTIONS)}


def open_database(
    book: Path, content: Path = CONTENT, *, anew: bool = False, recipe: Recipe = RULES
) -> sqlite3.Connection:
    """The database, in its place or, where nothing can be written there, in a temporary one or in memory."""
    path = recipe.place(book)
    for temporary in (False, True):
        with suppress(OSError, sqlite3.OperationalError):
            place = _private_folder() / path.name if temporary else path
            if anew:
                build(place, content, recipe)
            else:
                ensure_built(place, content, recipe)
            return open_to_read(place)
    return _in_memory(content, recipe)


def _private_folder() -> Path:
    """The user's own folder among the temporary files; one that others can write to is not taken.

    Raises:
        OSError: there is none.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"referee-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    about = folder.lstat()
    if not stat.S_ISDIR(about.st_mode) or (hasattr(os, "getuid") and about.st_uid != user):
        raise NotADirectoryError(str(folder))
    if about.st_mode & OF_OTHERS:
        raise PermissionError(str(folder))
    return folder


def _in_memory(content: Path, recipe: Recipe) -> sqlite3.Connection:
    """The database in memory, where no file can be written: built for every command."""
    database = sqlite3.connect(":memory:", check_same_thread=False)
    recipe.fill(database, content, recipe.hashed(content))
    return database


def ensure_built(path: Path, content: Path = CONTENT, recipe: Recipe = RULES) -> bool:
    """Build the database at `path` unless it holds just this content; say whether it was built."""
    wanted = recipe.hashed(content)
    if built_from(path) == wanted:
        return False
    build(path, content, recipe)
    return True


def built_from(path: Path) -> str | None:
    """The hash of the content a database was built from; nothing if it cannot be read."""
    if not path.is_file():
        return None
    try:
        with closing(open_to_read(path)) as database:
            row = database.execute("SELECT value FROM meta WHERE key = 'content'").fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(row[0]) if row else None


def open_to_read(path: Path) -> sqlite3.Connection:
    """Opens a file without locks: it is only replaced as a whole, so SQLite may take it for immutable."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
    )


def build(path: Path, content: Path = CONTENT, recipe: Recipe = RULES) -> None:
    """Builds the database from the content, and replaces the one that is there."""
    announce_start("rulebook")
    path.parent.mkdir(parents=True, exist_ok=True)
    _clear_away(path)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        with closing(sqlite3.connect(unfinished)) as database:
            # Nobody reads the file before it has its place, and an unfinished one is thrown away.
            database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
            recipe.fill(database, content, recipe.hashed(content))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _clear_away(path: Path) -> None:
    """Removes what builders that were killed have left beside the database."""
    for left in path.parent.glob(f".{path.name}.*"):
        with suppress(OSError):  # another builder may be clearing too
            if time() - left.stat().st_mtime > ABANDONED:
                left.unlink()


def read_links(content: Path) -> list[Link]:
    path = content / LINKS
    if not path.exists():
        return []
    return msgspec.json.decode(path.read_bytes(), type=list[Link])


QueryArgument = str | int | None
Builder = Callable[[Path, Recipe], None]
"""Builds a database of the book at a path unless it is up to date; what it leaves is built when opened."""


class DatabasePart:
    """What one recipe makes of the content, as rows."""

    def __init__(self, book: Path, content: Path, recipe: Recipe, builder: Builder | None = None) -> None:
        """``book``: where the rules are; the other parts lie beside them."""
        self._book = book
        self._content = content
        self._recipe = recipe
        self._builder = builder
        self._database: sqlite3.Connection | None = None
        self._opening = Lock()

    @property
    def is_open(self) -> bool:
        return self._database is not None

    def open(self) -> sqlite3.Connection:
        """The open database; threads that need it at one moment open it once."""
        with self._opening:
            if self._database is None:
                if self._builder is not None:
                    self._builder(self._book, self._recipe)
                self._database = open_database(self._book, self._content, recipe=self._recipe)
            return self._database

    def rows(self, query: str, *values: QueryArgument) -> list[tuple[object, ...]]:
        """The rows of a query; a database that turns out to be damaged is built again first."""
        try:
            return self.open().execute(query, values).fetchall()
        except sqlite3.DatabaseError:
            return self.rebuilt().execute(query, values).fetchall()

    def rebuilt(self) -> sqlite3.Connection:
        """The database, built anew."""
        self.close()
        self._database = open_database(self._book, self._content, anew=True, recipe=self._recipe)
        return self._database

    def close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


BUILD = """
import os, sys
from pathlib import Path
from rulebook.database.build import RECIPES, ensure_built
if sys.argv[2] != "rules" and hasattr(os, "nice"):
    os.nice(10)  # nobody waits for it
recipe = RECIPES[sys.argv[2]]
ensure_built(recipe.place(Path(sys.argv[1])), recipe=recipe)
"""
LOOKED_EVERY = 0.02
"""Seconds between two looks whether the builder is still wanted."""


class BuildAbandoned(Exception):
    """The build stopped because its result is no longer wanted."""


def building_apart(is_wanted: Callable[[], bool]) -> Builder:
    """Builds in other processes, as long as the result is wanted."""
    return lambda book, recipe: build_apart(book, is_wanted, recipe)


def build_apart(book: Path, is_wanted: Callable[[], bool], recipe: Recipe = RULES) -> None:
    """Builds a database of the book at ``book`` in another process, unless it is up to date.

    Returns when it is built or could not be built. Whoever opens it then finds out: what could not be built
    here is built, or refused with its reason, where it is opened.

    Raises:
        BuildAbandoned: it is wanted no more.
    """
    import subprocess  # 10 ms, which reading a rule does without

    if built_from(recipe.place(book)) == recipe.hashed(CONTENT):
        return
    announce_start("rulebook")
    try:
        builder = subprocess.Popen(  # noqa: S603 - our own code, by the interpreter that runs it
            [sys.executable, "-P", "-c", BUILD, str(book.absolute()), recipe.name],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return
    _wait(builder, is_wanted)


def _wait(builder: subprocess.Popen[bytes], is_wanted: Callable[[], bool]) -> None:
    from subprocess import TimeoutExpired

    while True:
        try:
            builder.wait(LOOKED_EVERY)
        except TimeoutExpired:
            if is_wanted():
                continue
            builder.kill()
            builder.wait()
            raise BuildAbandoned from None
        return
