"""What a learner has done: stars, tries and where a lesson was left, and how well a lesson is done."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from referee.lessons.model import Lesson
from referee.lessons.reader import content_hash, lessons_of, taught_games
from referee.storage.connection import keep_private

PLAYER = ""
"""Whoever sits at this computer; the tables have room for more."""


def _to_1(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE progress (player TEXT NOT NULL, lesson TEXT NOT NULL, stars INTEGER NOT NULL,"
        " tries INTEGER NOT NULL, hints INTEGER NOT NULL, stage INTEGER NOT NULL, lost INTEGER NOT NULL,"
        " content_hash TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (player, lesson)) WITHOUT ROWID"
    )


def _to_2(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE known (player TEXT NOT NULL, rule TEXT NOT NULL, text TEXT NOT NULL,"
        " strength INTEGER NOT NULL, reviews INTEGER NOT NULL, due TEXT NOT NULL,"
        " PRIMARY KEY (player, rule)) WITHOUT ROWID"
    )
    connection.execute(
        "CREATE TABLE question (player TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL,"
        " rule TEXT NOT NULL, body BLOB NOT NULL, at TEXT NOT NULL, asked TEXT NOT NULL,"
        " PRIMARY KEY (player, id)) WITHOUT ROWID"
    )


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_to_1, _to_2)
"""By the schema they begin from; ``PRAGMA user_version`` holds the number."""


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """The file with all its tables.

    Raises:
        sqlite3.Error: it is none of ours.
    """
    with closing(sqlite3.connect(file)) as connection:
        _raise_schema(connection)
        yield connection


@contextmanager
def writing(file: Path) -> Iterator[sqlite3.Connection]:
    """The same, made where there is none; what is changed inside is kept as a whole.

    Raises:
        OSError, sqlite3.Error: it cannot be written.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    keep_private(file)
    with reading(file) as connection, connection:
        yield connection


def _raise_schema(connection: sqlite3.Connection) -> None:
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(STEPS[schema:], schema + 1):
        step(connection)
        connection.execute(f"PRAGMA user_version = {number}")


EXPORT = "referee-learning/1"
MOST_STARS = 3


class LessonProgress(Struct, frozen=True):
    """What is kept of one lesson."""

    lesson: str
    stars: int
    """The most that were earned; 0: not finished yet."""
    tries: int
    """How often it was begun."""
    hints: int
    stage: int
    """The stage it was left at, from 0; 0 also when it was finished."""
    lost: int
    """Stars lost so far in a lesson that was left in the middle."""
    content_hash: str
    at: str


class LearnerProgress:
    """The progress kept in a file; without a file it lasts as long as the program."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._found: dict[str, LessonProgress] = {}
        self._read()

    def of(self, lesson: Lesson) -> LessonProgress | None:
        """What is kept of a lesson, unless the lesson has changed since."""
        progress = self._found.get(lesson.id)
        return progress if progress is not None and progress.content_hash == content_hash(lesson) else None

    def stars(self, lesson: Lesson) -> int:
        """The stars earned for a lesson as it is now."""
        progress = self.of(lesson)
        return progress.stars if progress is not None else 0

    def stage(self, lesson: Lesson) -> int:
        """The stage a lesson goes on from."""
        progress = self.of(lesson)
        return progress.stage if progress is not None and progress.stage < len(lesson.stages) else 0

    def lost(self, lesson: Lesson) -> int:
        """The stars lost before the stage a lesson goes on from."""
        progress = self.of(lesson)
        return progress.lost if progress is not None and self.stage(lesson) else 0

    def begun(self, lesson: Lesson) -> bool:
        """A lesson is begun; whether that could be kept."""
        old = self._base(lesson)
        return self._keep(lesson, replace(old, tries=old.tries + 1, stage=self.stage(lesson)))

    def reached(self, lesson: Lesson, stage: int, *, hints: int, lost: int) -> bool:
        """A stage of a lesson is reached, with these hints in the one before; whether that could be kept."""
        old = self._base(lesson)
        return self._keep(lesson, replace(old, hints=old.hints + hints, stage=stage, lost=lost))

    def finished(self, lesson: Lesson, stars: int, *, hints: int) -> bool:
        """A lesson is finished; whether that could be kept."""
        old = self._base(lesson)
        stars = max(old.stars, stars)
        return self._keep(lesson, replace(old, stars=stars, hints=old.hints + hints, stage=0, lost=0))

    def where_left(self) -> Lesson | None:
        """The lesson to go on with: the one begun last or, if it is finished, the next one without stars."""
        latest = self._latest()
        if latest is None:
            return None
        game = self.last_game
        known = lessons_of(game) if game in taught_games() else ()
        last = next((lesson for lesson in known if lesson.id == latest.lesson), None)
        if last is None:
            return None
        return last if self.stage(last) else self.next_after(last)

    def _latest(self) -> LessonProgress | None:
        return max(self._found.values(), key=lambda progress: progress.at, default=None)

    @property
    def last_game(self) -> str:
        """The game of the lesson begun last; empty: none was."""
        latest = self._latest()
        return latest.lesson.partition(".")[0] if latest is not None else ""

    def next_after(self, lesson: Lesson) -> Lesson | None:
        """The next lesson of the game without stars; behind the last one those before it have their turn."""
        known = lessons_of(lesson.id.partition(".")[0])
        at = known.index(lesson)
        return next((lesson for lesson in (*known[at:], *known[:at]) if not self.stars(lesson)), None)

    def exported(self, known: Sequence[Struct] = ()) -> bytes:
        """All that is kept, as one JSON document; ``known``: what the coach knows of each rule."""
        lessons = sorted(self._found.values(), key=lambda progress: progress.lesson)
        return msgspec.json.format(
            msgspec.json.encode({"format": EXPORT, "progress": lessons, "known": known}), indent=1
        )

    def add(self, others: Sequence[LessonProgress]) -> bool:
        """Adds what was done elsewhere: of each lesson the latest, with the most stars; whether kept."""
        return [self._add(other) for other in others].count(False) == 0

    def _add(self, other: LessonProgress) -> bool:
        own = self._found.get(other.lesson, other)
        latest = max(own, other, key=lambda progress: progress.at)
        same = own.content_hash == other.content_hash
        stars = max(own.stars, other.stars) if same else latest.stars
        self._found[other.lesson] = merged = replace(latest, stars=stars)
        return self._write(merged)

    def _base(self, lesson: Lesson) -> LessonProgress:
        """What is kept of a lesson as it is now; nothing has been done of one that has changed."""
        return self.of(lesson) or LessonProgress(lesson.id, 0, 0, 0, 0, 0, content_hash(lesson), "")

    def _keep(self, lesson: Lesson, now: LessonProgress) -> bool:
        progress = replace(now, at=datetime.now(UTC).isoformat(timespec="milliseconds"))
        self._found[lesson.id] = progress
        return self._write(progress)

    def _read(self) -> None:
        if self._file is None or not self._file.is_file():
            return
        try:
            with reading(self._file) as connection:
                columns = ", ".join(LessonProgress.__struct_fields__)
                # The names of columns are those of our own struct.
                rows = connection.execute(f"SELECT {columns} FROM progress WHERE player = ?", (PLAYER,))  # noqa: S608
                self._found = {row[0]: LessonProgress(*row) for row in rows}
        except sqlite3.Error:
            self._file = None  # a file that is none of ours is left alone

    def _write(self, lesson: LessonProgress) -> bool:
        if self._file is None:
            return False
        try:
            with writing(self._file) as connection:
                values = (PLAYER, *msgspec.structs.astuple(lesson))
                holes = ", ".join("?" * len(values))
                # The same names, and signs for values.
                connection.execute(
                    f"REPLACE INTO progress (player, {', '.join(lesson.__struct_fields__)}) VALUES ({holes})",  # noqa: S608
                    values,
                )
        except (OSError, sqlite3.Error):
            return False
        return True


SHOWN = 3
"""The hint that shows the move; choosing wrong so often shows the answer too."""


class LessonScore:
    """The hints and wrong choices of a lesson that is played."""

    def __init__(self, lost: int = 0) -> None:
        """``lost``: stars lost in stages that were played before."""
        self.level = 0
        """Hints taken in this stage."""
        self._wrong = 0
        self.lost = lost

    @property
    def stars(self) -> int:
        """The stars the lesson brings as it goes now."""
        return MOST_STARS - self.lost

    def next_stage(self) -> None:
        """The next stage begins without hints."""
        self.level = self._wrong = 0

    def hint(self) -> int:
        """One more hint; which it is, from 1 to 3."""
        if self.level < SHOWN:
            self.level += 1
        self._count(2 if self.level == SHOWN else 1)
        return self.level

    def wrong_choice(self) -> None:
        """The first wrong choice counts as a hint, the next as an answer that was shown."""
        self._wrong += 1
        self._count(min(self._wrong, 2))

    def _count(self, lost: int) -> None:
        self.lost = max(self.lost, lost)
