"""What do many searches or questions find, one line of JSON each?

A line of the file is `{"id": …, "query": …, "lang": …, "game": …}`; `lang` and `game` may be null or
missing. Each line is answered by `{"id": …, "results": […], "ms": …}`, a question also with its `"answer"`.
A line that cannot be read is answered too, with its `"error"`: whoever counts lines counts right.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Literal

import msgspec

from rulebook.asking import ask
from rulebook.content import CONTENT
from rulebook.search import search
from rulebook.store import Rulebook

What = Literal["search", "ask"]
LONGEST_LINE = 20_000


class Query(msgspec.Struct, frozen=True):
    """One line: what is typed, and in which language and game if that is known."""

    query: str
    id: str | int | None = None
    lang: str | None = None
    game: str | None = None


def batch_command(
    path: Path,
    what: What,
    lines: list[str],
    *,
    game: str | None = None,
    language: str | None = None,
    limit: int = 10,
) -> tuple[str, int]:
    """The answers, and 1 as the exit code if a line could not be read.

    `game` and `language` hold for lines that name none.
    """
    with closing(Rulebook(path, CONTENT)) as rulebook:
        told = list(_told(rulebook, what, lines, game, language, limit))
    faults = any("error" in one for one in told)
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in told), 1 if faults else 0


def _told(
    rulebook: Rulebook, what: What, lines: list[str], game: str | None, language: str | None, limit: int
) -> Iterator[dict[str, object]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            query = msgspec.json.decode(line[:LONGEST_LINE], type=Query)
        except msgspec.MsgspecError as fault:
            yield {"id": None, "results": [], "ms": 0.0, "error": f"line {number}: {fault}"}
            continue
        of, spoken = query.game or game, query.lang or language
        started = perf_counter()
        found = _found(rulebook, what, query.query, of, spoken, limit)
        yield {"id": query.id, **found, "ms": round(1000 * (perf_counter() - started), 3)}


def _found(
    rulebook: Rulebook, what: What, query: str, game: str | None, language: str | None, limit: int
) -> dict[str, object]:
    if what == "search":
        return {"results": search(rulebook, query, game, language, limit)}
    answered = ask(rulebook, query, game, language, limit)
    return {"answer": answered.answer, "results": answered.results}
