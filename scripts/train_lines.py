"""Learns how sure it is that a move is what a typed line means: ``python -m scripts.train_lines LINES ...``.

Reads lines other people wrote (``tests/speech/others.jsonl`` and ``more_lines.jsonl``), our own, talk that
means no move, and lines with a name that nobody knows. Writes ``notation/own_words/confidence.json`` and
prints what comes out of lines that are kept apart in turn. It needs numpy, which the program does not.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec
import numpy as np

from engine.kernel.decisions import Move
from referee.notation.own_words import act_or_ask as own_words
from referee.notation.own_words import confidence
from referee.notation.own_words.confidence import FILE
from referee.notation.own_words.evidence import Weighed
from referee.notation.own_words.evidence import evidence as evidence_for
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.session.game_setup import examples
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from rulebook.asking.logistic_model import Logistic
from tests.speech.other_lines import OtherLine, lines_of, means_of, table_before
from tests.speech.renamed_lines import with_unknown_name
from tests.speech.spoken_lines import SpokenCase, session_at, spoken_cases

RENAMED = 3
"""Every so many lines one is tried with a name that nobody knows."""
TALK = Path("tests/speech/talk.json")
PARTS, HELD = 5, 1.0
"""Into how many parts the lines are cut, each kept apart once; how strongly weights are held at nothing."""
COUNTS = {"renamed": 0.6, "talk": 5.0}
"""How much a line of a group counts."""
STEPS = 25
THRESHOLDS = (0.6, 0.7, 0.75, 0.8, 0.9)


class WeighedLine(NamedTuple):
    """A line with what is weighed of it: the evidence for each move, and whether that is meant."""

    group: str
    complete: bool
    evidence: list[dict[str, float]]
    meant: list[bool]


def weighed(text: str, table: Session, language: str) -> list[Weighed]:
    """The evidence for a line; none where the grammar reads it, or it tells several moves."""
    evidence: list[Weighed] = []

    def noted(spoken: SpokenLine, taken: Move | None, *, asks: str) -> list[confidence.WeighedMove]:
        if spoken.line.text.strip() == text.strip():
            evidence[:] = evidence_for(spoken, taken, asks=asks)
        return confidence.likely(spoken, taken, asks=asks)

    with patch.object(own_words, "likely", noted), suppress(ParseError):
        parse(text, table, language)
    return evidence


def _line(
    group: str, text: str, table: Session, language: str, is_meant: Callable[[Move], bool], *, complete: bool
) -> Iterator[WeighedLine]:
    evidence = weighed(text, table, language)
    meant = [reading.move is not None and is_meant(reading.move) for reading, _, _ in evidence]
    if evidence:
        yield WeighedLine(group, complete, [facts for _, _, facts in evidence], meant)


def others(file: Path, lines: Iterable[OtherLine]) -> Iterator[WeighedLine]:
    """Lines of others, each with what is meant at its table."""
    for line in lines:
        table, is_meant = table_before(line.game, line.case, line.step), means_of(line)
        yield from _line(file.stem, line.line, table, line.language, is_meant, complete=line.complete)


def renamed(lines: Iterable[OtherLine]) -> Iterator[WeighedLine]:
    """Lines in which a card of the move is called by a name that nobody knows: no move is meant by them."""
    drawn = random.Random(RENAMED)
    for line in lines:
        table = table_before(line.game, line.case, line.step)
        text = with_unknown_name(line, table, drawn)
        if text:
            yield from _line("renamed", text, table, line.language, lambda _: False, complete=False)


def ours(cases: Iterable[SpokenCase]) -> Iterator[WeighedLine]:
    """Our own lines that tell one move, leave something open or tell none."""
    for case in cases:
        means = case.means if isinstance(case.means, list) else []
        if len(means) > 1:
            continue
        table = session_at(case.position)
        wanted = [table.adapter.read_move(msgspec.json.encode(raw)) for raw in means]
        yield from _line("ours", case.line, table, case.language, wanted.__contains__, complete=bool(means))


def talk() -> Iterator[WeighedLine]:
    """Talk at a table that means no move."""
    for game in ADAPTERS:
        table = table_of(adapter_of(game), examples(game)[0].position, adapter_of(game).game.texts[0])
        for language, lines in json.loads(TALK.read_text(encoding="utf-8")).items():
            for text in lines:
                yield from _line("talk", text, table, language, lambda _: False, complete=False)


def learnt(lines: list[WeighedLine], names: list[str]) -> Logistic:
    """Weights by logistic regression: Newton's steps, each weight held at nothing."""
    every = [facts for line in lines for facts in line.evidence]
    facts = np.array([[1.0, *(float(facts.get(name, 0)) for name in names)] for facts in every])
    meant = np.array([float(is_meant) for line in lines for is_meant in line.meant])
    counts = np.array([COUNTS.get(line.group, 1.0) for line in lines for _ in line.evidence])
    held = np.full(facts.shape[1], HELD)
    held[0] = 1e-6
    weights = np.zeros(facts.shape[1])
    for _ in range(STEPS):
        sure = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (counts * (meant - sure)) - held * weights
        bend = (facts * (counts * sure * (1 - sure))[:, None]).T @ facts + np.diag(held)
        weights += np.linalg.solve(bend, slope)
    rounded = [round(float(weight), 3) for weight in weights]
    return Logistic(rounded[0], dict(zip(names, rounded[1:], strict=True)))


def surest(lines: list[WeighedLine]) -> Iterator[tuple[WeighedLine, float, bool]]:
    """Of each line how sure its surest move is and whether that is meant; the weights never saw the line."""
    names = names_of(lines)
    for part in range(PARTS):
        weights = learnt([line for number, line in enumerate(lines) if number % PARTS != part], names)
        for line in lines[part::PARTS]:
            sure = [weights.probability(facts) for facts in line.evidence]
            best = max(range(len(sure)), key=sure.__getitem__)
            yield line, sure[best], line.meant[best]


def names_of(lines: Iterable[WeighedLine]) -> list[str]:
    """The names of all evidence."""
    return sorted({name for line in lines for facts in line.evidence for name in facts})


def report(lines: list[WeighedLine]) -> None:
    """Prints by group how many of the lines that are weighed are understood and acted on wrongly."""
    surest_moves = list(surest(lines))
    for group in sorted({line.group for line in lines}):
        here = [judged for judged in surest_moves if judged[0].group == group]
        cells = []
        for least in THRESHOLDS:
            right = sum(meant if sure >= least else not line.complete for line, sure, meant in here)
            wrong = sum(sure >= least and not meant for _, sure, meant in here)
            cells.append(f"{least}: {100 * right / len(here):.1f} / {100 * wrong / len(here):.1f}")
        print(f"{group:12} {len(here):5}  " + "   ".join(cells))


def main() -> int:
    """Writes the weights."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("lines", nargs="+", type=Path, help="files like tests/speech/others.jsonl")
    options = asked.parse_args()
    lines = [line for file in options.lines for line in others(file, lines_of(file))]
    for file in options.lines:
        lines += renamed(lines_of(file)[::RENAMED])
    lines += [*ours(spoken_cases()), *talk()]
    report(lines)
    text = msgspec.json.format(msgspec.json.encode(learnt(lines, names_of(lines))), indent=1)
    FILE.write_bytes(text + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
