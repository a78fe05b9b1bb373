"""Typed lines at tables of worked cases: which move is read, or why none.

``lines.typed.txt`` holds the lines: printed ones in four languages, most with a word or two changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from scripts.golden import games, program
from scripts.golden.record import Item, inputs, keep_inputs

TYPED = "lines.typed.txt"
AT_EACH, TOGETHER = 6, 100
SIGNS = "abeiotrsанертипоśłę"


def jobs() -> list[str]:
    """The first line of each job."""
    if not inputs(TYPED):
        keep_inputs(TYPED, typed())
    return [str(first) for first in range(0, len(inputs(TYPED)), TOGETHER)]


def items_of(job: str) -> Iterator[Item]:
    """How each is read."""
    session, at = None, ""
    for number, entry in enumerate(inputs(TYPED)[int(job) : int(job) + TOGETHER], int(job)):
        case, language, line = entry.split("\t")
        if session is None or case != at:
            session, at = table(case), case
        name = f"{number:04} {case} {language}"
        try:
            yield Item(name, "read", _as_text(program.parse(line, session, language)))
        except program.ParseError as misread:
            message, words = program.fault(misread)
            yield Item(name, "read", f"{misread.says} {len(misread.offers)} {misread.asks}")
            yield Item(name, "words", f"{message}\n{words}\n{program.as_json(misread.offers)}")
        except program.RefereeError as error:
            message, words = program.fault(error)
            yield Item(name, "read", type(error).__name__)
            yield Item(name, "words", f"{message}\n{words}")
        if number % 5 == 0:
            half = line[: len(line) * 2 // 3]
            completed = program.complete(half, len(half), session, language)
            yield Item(name, "words-completed", program.as_json(completed))


def _as_text(value: Any) -> str:
    return f"{type(value).__name__} {program.as_json(value)}"


def table(case: str) -> Any:
    """The table a case begins at."""
    game, position, texts = games.begin(f"case {case}", Random())
    return program.new_session(game, position, texts, strict=False, keep=program.nowhere)


def typed() -> Iterator[str]:
    """Lines of what may be done at many tables, drawn once."""
    for game in program.GAMES:
        rng = Random(f"lines of {game}")
        cases = [
            start.split(" ")[1]
            for start in inputs(games.STARTS)
            if start.startswith(game) and "\tcase " in start
        ]
        for turn, case in enumerate(cases):
            session = table(case)
            listed = [choice for choice, _ in session.choices()]
            for number in range(AT_EACH if listed else 0):
                language = program.LANGUAGES[(2 * turn + number) % 4]
                choice = rng.choice(listed)
                picks = tuple(rng.sample(choice.among, min(len(choice.among), max(1, choice.least))))
                move = choice.with_picks(picks) if choice.pick else choice.move
                line = program.line_of(move, session, None, language)
                yield f"{case}\t{language}\t{changed(line, rng)}"


def changed(line: str, rng: Random) -> str:
    """A line with a few of its words changed, left out or said twice."""
    words = line.split()
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        at = rng.randrange(len(words))
        change, word = rng.randrange(5), words[at]
        cut = rng.randrange(len(word))
        if change == 0 and len(words) > 1:
            del words[at]
        elif change == 1:
            words.insert(at, rng.choice(words))
        elif change == 2:
            words[at] = word[:cut] + rng.choice(SIGNS) + word[cut + 1 :]
        elif change == 3:
            words[at] = word[: cut + 1]
        else:
            words[at] = word.upper()
    return " ".join(words)
