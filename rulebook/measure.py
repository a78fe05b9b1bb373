"""How often is the right rule found, and how often is a question answered rightly or rightly not at all?

    python -m rulebook.measure search tests/rulebook/labelled/search.jsonl
    python -m rulebook.measure ask tests/rulebook/labelled/ask.jsonl

`labels.py` says what a file of labels holds. `--seen` also lists what was missed, `--held` looks only at
queries that were held out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from rulebook.content import CONTENT
from rulebook.labels import Label, read_labels
from rulebook.replies import answered, answers_table, misanswered
from rulebook.search import search
from rulebook.store import Rulebook

AT = 5
NOT_FOUND = 0


class Outcome(msgspec.Struct, frozen=True):
    """The place of the first right rule among those found, counted from one; 0: not among them."""

    label: Label
    place: int
    found: tuple[str, ...]


class Measured(msgspec.Struct, frozen=True):
    """How many of some queries found a right rule first, among the first five, and the mean of 1/place."""

    queries: int
    first: float
    among_five: float
    reciprocal: float


def searched(rulebook: Rulebook, labels: Iterable[Label], name_language: bool = True) -> list[Outcome]:
    """What a search finds for each query; without its language where that is not to be named."""
    outcomes = []
    for label in labels:
        hits = search(rulebook, label.query, label.game, label.lang if name_language else None)
        outcomes.append(_outcome(label, [hit.id for hit in hits]))
    return outcomes


def _outcome(label: Label, found: Sequence[str]) -> Outcome:
    place = next((at for at, rule in enumerate(found, 1) if rule in label.rules), NOT_FOUND)
    return Outcome(label, place, tuple(found[:AT]))


def measured(outcomes: Sequence[Outcome]) -> Measured:
    count = max(1, len(outcomes))
    places = [outcome.place for outcome in outcomes]
    return Measured(
        len(outcomes),
        places.count(1) / count,
        sum(1 <= place <= AT for place in places) / count,
        sum(1 / place for place in places if place) / count,
    )


def table(outcomes: Sequence[Outcome]) -> str:
    """A line for each language, kind and game, and one for all."""
    parts: list[tuple[str, Callable[[Label], str]]] = [
        ("language", lambda label: label.lang or "-"),
        ("kind", lambda label: label.kind),
        ("game", lambda label: label.game or "-"),
        ("", lambda label: "held out" if label.held else "seen"),
    ]
    lines = [f"{'':24}{'queries':>8}{'recall@1':>10}{'recall@5':>10}{'MRR':>7}"]
    for what, part in parts:
        for value in sorted({part(outcome.label) for outcome in outcomes}):
            some = [outcome for outcome in outcomes if part(outcome.label) == value]
            lines.append(_line(f"{what} {value}".strip(), measured(some)))
    return "\n".join([*lines, _line("all", measured(outcomes))]) + "\n"


def _line(name: str, of: Measured) -> str:
    return f"{name:24}{of.queries:>8}{of.first:>10.3f}{of.among_five:>10.3f}{of.reciprocal:>7.3f}"


def missed(outcomes: Iterable[Outcome]) -> str:
    """The queries whose right rule did not come first, with what did."""
    return "".join(
        f"{outcome.place}  {outcome.label.id}  {outcome.label.query!r} ({outcome.label.kind}): "
        f"{', '.join(outcome.found) or 'nothing'}; right: {', '.join(sorted(outcome.label.rules))}\n"
        for outcome in outcomes
        if outcome.place != 1
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m rulebook.measure", description="Measures search and answers"
    )
    parser.add_argument("what", choices=("search", "ask"))
    parser.add_argument("file", type=Path, help="the labels")
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    parser.add_argument(
        "--seen", action="store_true", help="only queries that were not held out, and what they missed"
    )
    parser.add_argument("--held", action="store_true", help="only queries that were held out")
    parser.add_argument("--no-lang", action="store_true", help="the language of a query is not named")
    options = parser.parse_args(arguments)
    labels = [
        label
        for label in read_labels(options.file)
        if not (options.seen and label.held) and not (options.held and not label.held)
    ]
    with (
        TemporaryDirectory() as folder,
        closing(Rulebook(Path(folder) / "rules.db", options.content)) as book,
    ):
        if options.what == "search":
            outcomes = searched(book, labels, not options.no_lang)
            sys.stdout.write(table(outcomes) + ("\n" + missed(outcomes) if options.seen else ""))
        else:
            replies = answered(book, labels, not options.no_lang)
            sys.stdout.write(answers_table(replies) + ("\n" + misanswered(replies) if options.seen else ""))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
