"""Training of ``referee ask``: the space of meanings, and what makes an answer sure.

``python -m scripts.train_ask LABELLED ...`` writes ``meaning_space.json`` and ``answer_thresholds.json`` in
``rulebook/asking``. What makes an answer sure is learnt from the labelled questions, which were put by others
than those the spaces are made of, and from some that no rule covers, left out of a first training. It needs
numpy, which the program does not.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from zlib import crc32

import msgspec
import numpy as np

from rulebook.asking.answers import FILE as GATE
from rulebook.asking.answers import AnswerGate, Features, features, totals
from rulebook.asking.index import QuestionIndex
from rulebook.asking.logistic_model import Logistic
from rulebook.asking.meaning_space import FILE as SPACE
from rulebook.asking.postings import fill_from
from rulebook.asking.question import ReadQuestion, read_question
from rulebook.asking.rankers import RANKERS, Ranked, ranked
from rulebook.content.books import read_books
from rulebook.content.files import CONTENT
from rulebook.content.models import Book, PlayerQuestion, UncoveredQuestion
from rulebook.content.special_chapters import player_questions, uncovered_questions
from rulebook.database.store import Rulebook
from rulebook.text.stems import LANGUAGES
from scripts.meaning_training import trained_spaces
from scripts.search_quality import SISTERS, Label, read_labels, without_game

PARTS, SUBJECTS = 4, 8
"""Of the questions no rule covers a part is left out, of the labelled ones those of some subjects."""
LABELLED_COUNTS, UNCOVERED_COUNTS = 4.0, 3.0
"""How much a labelled question counts, and one of the rulebook that no rule covers."""
CANDIDATES = 60
NAMES_A_GAME = 0.75
"""How many of those name the game who can read it in print, or ask in English."""
PRINTED = {"hbo": ("en", "bg", "pl"), "lcg": ("en", "ru"), "oriflamme": ("en", "ru"), "kings": ("en", "ru")}
GAMES = ("hbo", "lcg", "kings", "oriflamme", "-")
"""A question may name none."""
STEPS, RATE, SMALL = 200, 12.0, 2e-3
HELD = 20.0
OWN_BOOK = 2.0
"""What decides between rules that say the same: the asker can read the one."""
MOST_WRONG, MOST_WRONG_OF_ALL = 0.04, 0.05
"""So many of the labelled questions may be answered wrongly; of others it is about a point more. Where no
game is named, what another game says is counted as wrong, though it stands beside the answer."""
LEAST_ADMITTED = 0.94


class Example(msgspec.Struct):
    """A question with what the rankers say; `counts`: its weight."""

    label: Label
    asked: ReadQuestion
    found: Ranked
    printed: set[str]
    counts: float


class Seen(NamedTuple):
    """A question as the gate sees it: its features, and the rule that comes first."""

    label: Label
    features: Features
    first: str
    counts: float

    @property
    def is_right(self) -> bool:
        return self.first in self.label.rules

    @property
    def part(self) -> int:
        """Questions about one subject stay in one part, in all languages, with and without their game."""
        rules = self.label.rules.union(*(SISTERS.get(rule, ()) for rule in self.label.rules))
        subject = min(rules).rpartition(".")[0] if rules else self.label.query
        return crc32(subject.encode()) % SUBJECTS


class Judged(NamedTuple):
    """A question as a gate judges it that has learnt from other subjects only."""

    seen: Seen
    sure: float
    covered: float


def examples_of(
    rulebook: Rulebook,
    database: sqlite3.Connection,
    labels: Sequence[Label],
    counts: float,
) -> Iterator[Example]:
    """Each question as the rankers see it, by an index that does not hold it."""
    index = index_of(database)
    printed = {game.id: {text.language for text in game.texts} for game in rulebook.games()}
    for label in labels:
        games = [label.game] if label.game else list(rulebook.index.games)
        asked = read_question(rulebook.index, index, label.query, games, label.lang)
        own = {game for game, languages in printed.items() if asked.language in languages}
        if asked.counts:
            yield Example(label, asked, ranked(rulebook.index, index, asked), own, counts)


def index_of(database: sqlite3.Connection) -> QuestionIndex:
    return QuestionIndex(lambda query, *values: database.execute(query, values).fetchall())


def left_out(
    rulebook: Rulebook,
    books: list[Book],
    players: list[PlayerQuestion],
    uncovered: list[UncoveredQuestion],
) -> Iterator[Example]:
    """A part of the questions that no rule covers, by a training and an index that do not hold them."""
    dice = random.Random(8)
    others = [question for at, question in enumerate(uncovered) if at % PARTS]
    with closing(sqlite3.connect(":memory:")) as database:
        fill_from(database, books, players, others, trained_spaces(books, players, others))
        labels = [_none(question, dice) for question in uncovered[::PARTS]]
        yield from examples_of(rulebook, database, labels, UNCOVERED_COUNTS)


def _none(question: UncoveredQuestion, dice: random.Random) -> Label:
    game = dice.choice(GAMES[:-1]) if dice.random() < NAMES_A_GAME else None
    return Label("none", question.question, "uncovered", frozenset(), question.language, game)


def fitted_rankers(examples: Sequence[Example]) -> dict[str, float]:
    """The weight of each ranker by which right rules come before others."""
    covered = [example for example in examples if example.label.rules & example.found.rules()]
    tables, rights = [], []
    for example in covered:
        rankings, right_rules = example.found, example.label.rules
        rough = sorted(rankings.rules(), key=lambda rule: (-sum(rankings.values(rule)), rule))[:CANDIDATES]
        rules = rough + sorted((right_rules & rankings.rules()) - set(rough))
        tables.append(np.array([rankings.values(rule) for rule in rules]))
        rights.append(np.array([rule in right_rules for rule in rules]))
    counts = [example.counts for example in covered]
    weights = np.array([3.0] * len(RANKERS))
    for step in range(STEPS):
        slope = np.zeros_like(weights)
        for table, right, count in zip(tables, rights, counts, strict=True):
            drawn = table @ weights
            share = np.exp(drawn - drawn.max())
            share /= share.sum()
            of_right = share * right / max(share[right].sum(), 1e-12)
            slope += count * ((of_right - share) @ table)
        weights = np.maximum(0.0, weights + RATE / (1 + step / 40) * (slope / sum(counts) - SMALL * weights))
    rounded = [round(float(weight), 3) for weight in weights]
    return dict(zip(RANKERS, rounded, strict=True))


def fitted(cases: Sequence[Seen], right: Callable[[Seen], bool]) -> Logistic:
    """A logistic by Newton's method over features of one size, drawn to nothing."""
    names = list(cases[0].features)
    plain = np.array([[case.features[name] for name in names] for case in cases])
    mean, size = plain.mean(0), plain.std(0) + 1e-9
    table = np.hstack([np.ones((len(cases), 1)), (plain - mean) / size])
    target = np.array([right(case) for case in cases], dtype=float)
    counts = np.array([case.counts for case in cases])
    weights = np.zeros(table.shape[1])
    held = np.diag([0.0] + [HELD] * len(names))
    for _ in range(30):
        drawn = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        slope = table.T @ (counts * (target - drawn)) - held @ weights
        bend = (
            (table * (counts * drawn * (1 - drawn))[:, None]).T @ table + held + 1e-9 * np.eye(len(weights))
        )
        weights = weights + np.linalg.solve(bend, slope)
    each = weights[1:] / size
    rounded = [round(float(weight), 3) for weight in (weights[0] - each @ mean, *each)]
    return Logistic(rounded[0], dict(zip(names, rounded[1:], strict=True)))


def trained_gate(examples: Sequence[Example]) -> tuple[AnswerGate, str]:
    """The gate, and how it does on subjects it has not learnt from."""
    # Whoever writes two questions about a rule makes them unlike: by those alone no question would be near.
    rankers = fitted_rankers([example for example in examples if example.counts > 1] or examples)
    rough = AnswerGate(rankers, OWN_BOOK, Logistic(0, {}), Logistic(0, {}), 0.5, 0.5, 0.5)
    judged = judged_apart(rough, [_seen(rough, example) for example in examples])
    gate = gate_of(rough, judged)
    return gate, report(gate, judged)


def _seen(gate: AnswerGate, example: Example) -> Seen:
    order = totals(gate, example.found, example.printed)
    return Seen(
        example.label, features(example.asked, example.found, order), next(iter(order)), example.counts
    )


def gate_of(rough: AnswerGate, judged: Sequence[Judged]) -> AnswerGate:
    """The gate whose rankers are known; its bounds are found on subjects it has not learnt from."""
    none = _none_below([(case.covered, case.seen.counts) for case in judged if not case.seen.label.rules])
    labelled = [case for case in judged if case.seen.counts == LABELLED_COUNTS and case.seen.label.rules]
    one, one_of_all = (
        _one_from(
            [(case.sure, case.seen.is_right) for case in labelled if bool(case.seen.label.game) == named],
            most,
        )
        for named, most in ((True, MOST_WRONG), (False, MOST_WRONG_OF_ALL))
    )
    gate = _taught(rough, [case.seen for case in judged])
    return msgspec.structs.replace(gate, one=one, one_of_all=one_of_all, none=none)


def judged_apart(rough: AnswerGate, cases: Sequence[Seen]) -> list[Judged]:
    """Each question judged by a gate that has not learnt from its subject."""
    judged = []
    for part in range(SUBJECTS):
        taught = _taught(rough, [case for case in cases if case.part != part])
        for case in cases:
            if case.part == part:
                covered = taught.covered.probability(case.features)
                judged.append(Judged(case, taught.confidence(case.features), covered))
    return judged


def report(gate: AnswerGate, judged: Sequence[Judged]) -> str:
    """For each language and game how many labelled questions would be answered rightly, wrongly or denied,
    and how many that no rule covers would be admitted, each by a gate that has not learnt from its subject.
    """
    labelled = [case for case in judged if case.seen.counts == LABELLED_COUNTS]
    parts = {
        **{
            f"language {language}": [case for case in labelled if case.seen.label.lang == language]
            for language in LANGUAGES
        },
        **{
            f"game {game}": [case for case in labelled if (case.seen.label.game or "-") == game]
            for game in GAMES
        },
        "all": labelled,
    }
    head = f"{'':18}{'covered':>9}{'right':>9}{'wrong':>9}{'denied':>9}{'others':>9}{'admitted':>9}"
    return "\n".join([head, *(_line(gate, name, cases) for name, cases in parts.items())]) + "\n"


def _line(gate: AnswerGate, name: str, judged: Sequence[Judged]) -> str:
    covered = [case for case in judged if case.seen.label.rules]
    others = [case for case in judged if not case.seen.label.rules]
    answered = [
        case for case in covered if case.sure >= (gate.one if case.seen.label.game else gate.one_of_all)
    ]
    right = sum(case.seen.is_right for case in answered)
    denied = sum(case.covered < gate.none for case in covered)
    admitted = sum(case.covered < gate.none for case in others) / max(1, len(others))
    shares = (count / max(1, len(covered)) for count in (right, len(answered) - right, denied))
    figures = "".join(f"{share:>9.3f}" for share in shares)
    return f"{name:18}{len(covered):>9}{figures}{len(others):>9}{admitted:>9.3f}"


def _taught(rough: AnswerGate, cases: Sequence[Seen]) -> AnswerGate:
    covered = [case for case in cases if case.label.rules]
    return msgspec.structs.replace(
        rough,
        right=fitted(covered, lambda case: case.is_right),
        covered=fitted(cases, lambda case: bool(case.label.rules)),
    )


def _none_below(drawn: list[tuple[float, float]]) -> float:
    """The probability below which most of the uncovered questions lie, each by its weight."""
    whole, so_far = sum(counts for _, counts in drawn), 0.0
    for covered, counts in sorted(drawn):
        so_far += counts
        if so_far >= LEAST_ADMITTED * whole:
            return round(covered + 1e-4, 4)
    return 0.0


def _one_from(drawn: list[tuple[float, bool]], most_wrong: float) -> float:
    """The least probability from which on few answers are wrong."""
    best = 1.0
    wrong = 0
    for sure, right in sorted(drawn, reverse=True):
        wrong += not right
        if wrong > most_wrong * len(drawn):
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
    named = [label for path in options.labelled for label in read_labels(path) if not label.held]
    labels = named + [without_game(label) for label in named if label.game]
    with (
        TemporaryDirectory() as folder,
        closing(Rulebook(Path(folder) / "rules.db", CONTENT)) as rulebook,
        closing(sqlite3.connect(":memory:")) as database,
    ):
        players, uncovered = list(player_questions(CONTENT)), list(uncovered_questions(CONTENT))
        spaces = trained_spaces(books, players, uncovered)
        SPACE.write_bytes(msgspec.json.encode(spaces) + b"\n")
        examples = list(left_out(rulebook, books, players, uncovered))
        fill_from(database, books, players, uncovered, spaces)
        examples += examples_of(rulebook, database, labels, LABELLED_COUNTS)
    gate, summary = trained_gate(examples)
    GATE.write_bytes(msgspec.json.format(msgspec.json.encode(gate), indent=2) + b"\n")
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(gate), indent=2).decode() + "\n" + summary)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
