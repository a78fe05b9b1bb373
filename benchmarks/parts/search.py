"""A search per keystroke, over all sections of the rulebook."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks.measure import Row, late, over
from rulebook.asking.answers import ask
from rulebook.content.files import CONTENT
from rulebook.database.store import Rulebook
from rulebook.search.ranking import search

TYPED = (
    "unopposed challenge",
    "limited cards",
    "duplikat",
    "zasadzka na kartę",
    "предизвикателство",
    "печалба",
    "stelth",
    "when is dominance counted",
    "mulligan",
    "claim military",
)


def rows() -> list[Row]:
    """The middle and the slowest of all prefixes of what is typed, in one game and over everything."""
    prefixes = [words[:length] for words in TYPED for length in range(2, len(words) + 1)]
    with TemporaryDirectory() as folder:
        started = process_time()
        book = Rulebook(Path(folder) / "rules.db", CONTENT)
        readable = process_time()
        book.make_searchable()
        searchable = process_time()
        with closing(book):
            search(book, "warm", None, None, 10)
            times = over([partial(search, book, words, "hbo", None, 10) for words in prefixes])
            everywhere = over([partial(search, book, words, None, None, 10) for words in prefixes])
            asked = over([partial(ask, book, f"{words} ?") for words in TYPED])
            peer = fuzzy(book)
    middle, slowest = late(times)
    note = f"{len(prefixes)} prefixes"
    return [
        Row("the rules built from their pages", readable - started, "≤ 0.5 s", most=0.5),
        Row("what is searched built", searchable - readable, "≤ 2 s", most=2.0),
        Row("search over all games, p95", quantiles(everywhere, n=20)[18], "≤ 10 ms", most=10e-3, note=note),
        Row(
            "a whole question over all games, p50",
            median(asked),
            "≤ 15 ms",
            most=15e-3,
            note=f"{len(TYPED)} questions",
        ),
        Row(
            "search per keystroke, p50",
            middle,
            "≤ 1.5 ms",
            "rapidfuzz over all titles",
            peer,
            1.5e-3,
            note=note,
        ),
        Row("search per keystroke, p99", slowest, "≤ 5 ms", most=5e-3),
    ]


def fuzzy(book: Rulebook) -> float:
    """The same query compared with every section's title and text, without an index."""
    from rapidfuzz import fuzz, process

    bodies = [str(row[0]) for row in book.rows("SELECT body FROM section")]
    started = process_time()
    for words in TYPED:
        process.extract(words, bodies, scorer=fuzz.WRatio, limit=10)
    return (process_time() - started) / len(TYPED)
