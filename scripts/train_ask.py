"""Training of ``referee ask``: the space of meanings, and what makes an answer sure.

``python -m scripts.train_ask LABELLED ...`` writes ``space.json``, ``places.json`` and ``gate.json`` in
``rulebook/asking``. No question is ever scored by an index that holds it: those of the rulebook are left out
a part at a time, each with what stands in its place in the other languages, and the labelled ones are in no
index. It needs numpy, which the program does not.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
import numpy as np

from rulebook.asking.answers import FILE as GATE
from rulebook.asking.answers import AnswerGate, Features, Logistic, features, totals
from rulebook.asking.index import KEYS, WEIGHTS, QuestionIndex
from rulebook.asking.postings import fill_from
from rulebook.asking.question import ReadQuestion, read_question
from rulebook.asking.rankers import RANKERS, Ranked, ranked, told_of_rules
from rulebook.asking.space import FILE as SPACE
from rulebook.asking.space import (
    MIDDLE,
    OF_QUESTION,
    QUESTIONS_FILE,
    MeaningSpace,
    QuestionPlaces,
    packed,
    tokens,
)
from rulebook.content.books import read_books
from rulebook.content.models import Book, PlayerQuestion, UncoveredQuestion
from rulebook.content.special_chapters import player_questions, uncovered_questions
from rulebook.content_files import CONTENT
from rulebook.database.store import Rulebook
from scripts.search_quality import Label, read_labels

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]
Matrix = np.ndarray[tuple[int, int], np.dtype[np.float64]]

DIRECTIONS = 120
PARTS = 5
LEFT_OUT = 700
"""So many questions of each part are scored; all of it would take an hour."""
LABELLED_COUNTS = 4.0
"""How much a labelled question counts: it was put by somebody else than those in the index."""
CANDIDATES = 60
NAMES_A_GAME = 0.75
"""How many of those name the game who can read it in print, or ask in English."""
PRINTED = {"hbo": ("en", "bg", "pl"), "lcg": ("en", "ru"), "oriflamme": ("en", "ru"), "kings": ("en", "ru")}
STEPS, RATE, SMALL = 200, 12.0, 2e-3
HELD = 1.0
MOST_WRONG = 0.085
LEAST_ADMITTED = 0.91
TELLS_RIGHT = frozenset(("share", "lead", "agree", "unknown", "length", "uncovered", "foreign"))
"""What separates right from wrong first rules; how high a rule scores by itself adds nothing."""


class Example(msgspec.Struct):
    """A question with what the rankers say; `counts`: its weight."""

    label: Label
    asked: ReadQuestion
    found: Ranked
    printed: set[str]
    counts: float


def trained_space(rows: sqlite3.Connection) -> MeaningSpace:
    """The strongest directions of the rules over all tokens."""
    rules = [str(rule) for (rule,) in rows.execute("SELECT id FROM rule ORDER BY key")]
    held = rows.execute(
        "SELECT keys, weights FROM held WHERE among = 'rules' ORDER BY language, token"
    ).fetchall()
    table = np.zeros((len(rules), len(held)), dtype=np.float32)
    for at, (keys, weights) in enumerate(held):
        table[array(KEYS, keys), at] = array(WEIGHTS, weights)
    values, vectors = np.linalg.eigh((table @ table.T).astype(np.float64))
    order = np.argsort(-values)[:DIRECTIONS]
    strengths, directions = np.sqrt(values[order]), vectors[:, order]
    steps = np.abs(directions).max(0) / (MIDDLE - 1)
    places = (np.round(directions / steps) + MIDDLE).astype(np.uint8)
    lengths = np.linalg.norm(directions * strengths, axis=1)
    return MeaningSpace(
        {rule: places[at].tobytes() for at, rule in enumerate(rules)},
        {rule: round(float(lengths[at]), 4) for at, rule in enumerate(rules)},
        [float(f"{step:.5g}") for step in steps],
        [float(f"{strength:.5g}") for strength in strengths],
    )


def examples_of(
    rulebook: Rulebook,
    database: sqlite3.Connection,
    space: MeaningSpace,
    labels: Sequence[Label],
    counts: float,
) -> Iterator[Example]:
    """What the rankers say to each question by an index that does not hold it."""
    index = index_of(database)
    printed = {one.id: {text.language for text in one.texts} for one in rulebook.games()}
    for label in labels:
        games = [label.game] if label.game else list(rulebook.index.games)
        asked = read_question(rulebook.index, index, label.query, games, label.lang)
        own = {game for game, languages in printed.items() if asked.language in languages}
        if asked.counts:
            yield Example(label, asked, ranked(rulebook.index, index, space, asked), own, counts)


class Part(NamedTuple):
    """A part of the questions, and all others."""

    players: list[PlayerQuestion]
    uncovered: list[UncoveredQuestion]
    other_players: list[PlayerQuestion]
    other_uncovered: list[UncoveredQuestion]


def parts_of(players: list[PlayerQuestion], uncovered: list[UncoveredQuestion]) -> list[Part]:
    """A question goes with those that stand in its place in other languages: they often ask the same."""
    dice = random.Random(7)
    counted: Counter[tuple[str, str]] = Counter()
    group: dict[tuple[str, int], int] = {}
    of_players = []
    for one in players:
        at = counted[one.language, one.rule]
        counted[one.language, one.rule] += 1
        of_players.append(group.setdefault((one.rule, at), dice.randrange(PARTS)))
    of_uncovered = [dice.randrange(PARTS) for _ in uncovered]
    return [
        Part(
            [one for one, part in zip(players, of_players, strict=True) if part == wanted],
            [one for one, part in zip(uncovered, of_uncovered, strict=True) if part == wanted],
            [one for one, part in zip(players, of_players, strict=True) if part != wanted],
            [one for one, part in zip(uncovered, of_uncovered, strict=True) if part != wanted],
        )
        for wanted in range(PARTS)
    ]


def placed(books: list[Book], parts: list[Part], space: MeaningSpace) -> dict[PlayerQuestion, bytes]:
    """Where each question lies, by an index without its part."""
    found = {}
    for part in parts:
        with closing(sqlite3.connect(":memory:")) as database:
            fill_from(database, books, part.other_players, part.other_uncovered, {})
            index = index_of(database)
            for one in part.players:
                told = told_of_rules(index, Counter(tokens(one.question, one.language)), one.language)
                place = space.place(told)
                found[one] = packed(place.first) if place else bytes([MIDDLE]) * OF_QUESTION
    return found


def as_stored(players: Sequence[PlayerQuestion], places: dict[PlayerQuestion, bytes]) -> QuestionPlaces:
    stored: QuestionPlaces = {}
    for one in players:
        of_rules = stored.setdefault(one.language, {})
        of_rules[one.rule] = of_rules.get(one.rule, b"") + places[one]
    return stored


def index_of(database: sqlite3.Connection) -> QuestionIndex:
    return QuestionIndex(lambda query, *values: database.execute(query, values).fetchall())


def left_out(
    rulebook: Rulebook,
    books: list[Book],
    parts: list[Part],
    space: MeaningSpace,
    places: dict[PlayerQuestion, bytes],
) -> Iterator[Example]:
    """Questions of the rulebook, each scored by an index without its part."""
    dice = random.Random(8)
    for part in parts:
        with closing(sqlite3.connect(":memory:")) as database:
            known = as_stored(part.other_players, places)
            fill_from(database, books, part.other_players, part.other_uncovered, known)
            some = dice.sample(part.players, min(LEFT_OUT, len(part.players)))
            labels = [_label(one, dice) for one in some] + [_none(one, dice) for one in part.uncovered]
            yield from examples_of(rulebook, database, space, labels, 1.0)


def _label(one: PlayerQuestion, dice: random.Random) -> Label:
    game = None if one.language in PRINTED[one.game] and dice.random() > NAMES_A_GAME else one.game
    return Label(one.rule, one.question, "covered", frozenset((one.rule,)), one.language, game)


def _none(one: UncoveredQuestion, dice: random.Random) -> Label:
    game = dice.choice(("hbo", "lcg", "kings", "oriflamme")) if dice.random() < NAMES_A_GAME else None
    return Label("none", one.question, "uncovered", frozenset(), one.language, game)


def fitted_rankers(examples: Sequence[Example]) -> tuple[dict[str, float], float]:
    """What each ranker counts, so that right rules come before others; and what the own book counts."""
    covered = [one for one in examples if one.label.rules & one.found.rules()]
    tables, rights = [], []
    for one in covered:
        rough = sorted(one.found.rules(), key=lambda rule: (-sum(one.found.values(rule)), rule))[:CANDIDATES]
        rules = rough + sorted((one.label.rules & one.found.rules()) - set(rough))
        own = [float(not one.label.game and rule.partition(".")[0] in one.printed) for rule in rules]
        tables.append(
            np.array([(*one.found.values(rule), mine) for rule, mine in zip(rules, own, strict=True)])
        )
        rights.append(np.array([rule in one.label.rules for rule in rules]))
    counts = [one.counts for one in covered]
    weights = np.array([3.0] * len(RANKERS) + [0.5])
    for step in range(STEPS):
        slope = np.zeros_like(weights)
        for table, right, count in zip(tables, rights, counts, strict=True):
            drawn = table @ weights
            share = np.exp(drawn - drawn.max())
            share /= share.sum()
            of_right = share * right / max(share[right].sum(), 1e-12)
            slope += count * ((of_right - share) @ table)
        weights = np.maximum(0.0, weights + RATE / (1 + step / 40) * (slope / sum(counts) - SMALL * weights))
    found = [round(float(weight), 3) for weight in weights]
    return dict(zip(RANKERS, found, strict=False)), found[-1]


def fitted(seen: list[Features], right: list[bool], counts: list[float]) -> Logistic:
    """A logistic by Newton's method, a little drawn to nothing."""
    names = list(seen[0])
    table = np.array([[1.0, *(one[name] for name in names)] for one in seen])
    target, weight = np.array(right, dtype=float), np.array(counts)
    weights = np.zeros(table.shape[1])
    held = np.diag([0.0] + [HELD] * len(names))
    for _ in range(30):
        drawn = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        slope = table.T @ (weight * (target - drawn)) - held @ weights
        bend = (
            (table * (weight * drawn * (1 - drawn))[:, None]).T @ table + held + 1e-9 * np.eye(len(weights))
        )
        weights = weights + np.linalg.solve(bend, slope)
    said = [round(float(one), 3) for one in weights]
    return Logistic(said[0], dict(zip(names, said[1:], strict=True)))


def trained_gate(examples: Sequence[Example]) -> AnswerGate:
    # Whoever writes two questions about a rule makes them unlike: by those alone no question would be near.
    rankers, own_book = fitted_rankers([one for one in examples if one.counts > 1] or examples)
    rough = AnswerGate(rankers, own_book, Logistic(0, {}), Logistic(0, {}), 0.5, 0.5)
    orders = [totals(rough, one.found, one.printed) for one in examples]
    seen = [features(one.asked, one.found, order) for one, order in zip(examples, orders, strict=True)]
    counts = [one.counts for one in examples]
    right = [next(iter(order)) in one.label.rules for one, order in zip(examples, orders, strict=True)]
    of_right = [{name: value for name, value in one.items() if name in TELLS_RIGHT} for one in seen]
    is_right = fitted(of_right, right, counts)
    is_covered = fitted(seen, [bool(one.label.rules) for one in examples], counts)
    labelled = [at for at, one in enumerate(examples) if one.counts > 1]
    none = _none_below(
        [(is_covered.of(seen[at]), one.counts) for at, one in enumerate(examples) if not one.label.rules]
    )
    asked = [at for at in labelled if examples[at].label.rules]
    one = _one_from([(is_right.of(seen[at]), right[at]) for at in asked])
    return AnswerGate(rankers, own_book, is_right, is_covered, one, none)


def _none_below(drawn: list[tuple[float, float]]) -> float:
    """The probability below which most of the uncovered questions lie, each by its weight."""
    whole, so_far = sum(counts for _, counts in drawn), 0.0
    for covered, counts in sorted(drawn):
        so_far += counts
        if so_far >= LEAST_ADMITTED * whole:
            return round(covered + 1e-4, 4)
    return 0.0


def _one_from(drawn: list[tuple[float, bool]]) -> float:
    """The least probability from which on few answers are wrong."""
    best = 1.0
    wrong = 0
    for sure, right in sorted(drawn, reverse=True):
        wrong += not right
        if wrong > MOST_WRONG * len(drawn):
            break
        best = sure
    return round(best, 4)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.train_ask", description="Trains `referee ask`")
    parser.add_argument(
        "labelled", type=Path, nargs="*", help="questions put by others than those in the rulebook"
    )
    options = parser.parse_args(arguments)
    books = read_books(CONTENT)
    labels = [label for path in options.labelled for label in read_labels(path)]
    with (
        TemporaryDirectory() as folder,
        closing(Rulebook(Path(folder) / "rules.db", CONTENT)) as rulebook,
        closing(sqlite3.connect(":memory:")) as database,
    ):
        players, uncovered = list(player_questions(CONTENT)), list(uncovered_questions(CONTENT))
        parts = parts_of(players, uncovered)
        fill_from(database, books, players, uncovered, {})
        space = trained_space(database)
        places = placed(books, parts, space)
        stored = as_stored(players, places)
        SPACE.write_bytes(msgspec.json.encode(space) + b"\n")
        QUESTIONS_FILE.write_bytes(msgspec.json.encode(stored) + b"\n")
        examples = list(left_out(rulebook, books, parts, space, places))
    with (
        TemporaryDirectory() as folder,
        closing(Rulebook(Path(folder) / "rules.db", CONTENT)) as rulebook,
        closing(sqlite3.connect(":memory:")) as database,
    ):
        fill_from(database, books, players, uncovered, stored)
        examples += examples_of(rulebook, database, space, labels, LABELLED_COUNTS)
    gate = trained_gate(examples)
    GATE.write_bytes(msgspec.json.format(msgspec.json.encode(gate), indent=2) + b"\n")
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(gate), indent=2).decode() + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
