"""Training of the space of meanings: questions and texts are drawn to their rules, away from the others."""

from __future__ import annotations

import math
import re
import struct
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rulebook.asking.index import NOTHING
from rulebook.asking.meaning_space import (
    SHARPNESS,
    MeaningSpace,
    MeaningSpaces,
    WordRows,
    filed_under,
    pieces,
    signs,
    spelt,
    tokens,
)
from rulebook.content.models import Book, PlayerQuestion, UncoveredQuestion

Numbers: TypeAlias = NDArray[np.float32]
Keys: TypeAlias = NDArray[np.int64]

RATE, AT_ONCE = 0.002, 256
SEEDS = (1, 2, 3)
"""A space is the mean of as many runs. Of questions on which nothing was tuned, .74 instead of .69 are
answered rightly where one in twenty is answered wrongly."""
NAMES_A_GAME = 0.7
"""How often an example is told only from other rules of its game."""
OF_TEXT, OF_LAST_SENTENCE = 0.5, 0.5
"""How much a text of the rulebook, or what a question asks at last, counts beside a question."""
STEP = 0.7
"""What a step of a word is worth, of the mean of all parts. A third of that is no better."""
HALF = struct.Struct("<e")
SENTENCE = re.compile(r"(?<=[.?!:;])\s+")


class Taught(NamedTuple):
    """A text, the rule it belongs to, and how much it counts."""

    rule: str
    language: str
    text: str
    counts: float


class Plan(NamedTuple):
    """How a space is worked out.

    `left_out`: the share of an example that is left out each time, so that none is learnt by heart; `seldom`:
    what stands in fewer examples says nothing; `most`: so many parts of an example are looked at.
    """

    directions: int
    rounds: int
    left_out: float
    seldom: int
    most: int


OF_WORDS = Plan(directions=100, rounds=5, left_out=0.4, seldom=2, most=60)
OF_PIECES = Plan(directions=64, rounds=4, left_out=0.5, seldom=12, most=120)


class Batch(NamedTuple):
    """Examples as rows of tokens with their weights, each with its rule and how much it counts."""

    tokens: Keys
    weights: Numbers
    rules: Keys
    counts: Numbers

    def of_rows(self, rows: Keys) -> Batch:
        """The examples of these rows."""
        return Batch(self.tokens[rows], self.weights[rows], self.rules[rows], self.counts[rows])


def trained_spaces(
    books: Sequence[Book], players: Sequence[PlayerQuestion], uncovered: Sequence[UncoveredQuestion]
) -> MeaningSpaces:
    """The spaces that these questions and books teach."""
    examples = [*_of_questions(players), *_of_books(books)]
    examples += [Taught(NOTHING, question.language, question.question, 1.0) for question in uncovered]
    rules = [NOTHING, *sorted({section.id for book in books for section in book.sections})]
    return MeaningSpaces(
        _space(examples, rules, OF_WORDS, tokens), _space(examples, rules, OF_PIECES, pieces)
    )


def _space(
    examples: Sequence[Taught], rules: Sequence[str], plan: Plan, parts: Callable[[str, str], list[str]]
) -> MeaningSpace:
    counted = [
        Counter((filed_under(part, example.language), part) for part in parts(example.text, example.language))
        for example in examples
    ]
    times_of = Counter(token for counts in counted for token in counts)
    known = sorted(token for token, times in times_of.items() if times >= plan.seldom)
    worth = np.array([0.0, *(_worth(times_of[token], len(examples)) for token in known)], dtype=np.float32)
    key_of = {token: key for key, token in enumerate(known, 1)}
    batch = _rows(examples, counted, key_of, worth, rules, plan.most)
    runs = [_Trainer(batch, len(known) + 1, rules, plan, seed) for seed in SEEDS]
    for run in runs:
        run.train()
    runs[0].take_the_mean(runs)
    return runs[0].space(known, worth, rules)


def _of_questions(players: Sequence[PlayerQuestion]) -> Iterator[Taught]:
    for player in players:
        yield Taught(player.rule, player.language, player.question, 1.0)
        sentences = SENTENCE.split(player.question)
        if len(sentences) > 1:
            yield Taught(player.rule, player.language, sentences[-1], OF_LAST_SENTENCE)


def _of_books(books: Sequence[Book]) -> Iterator[Taught]:
    for book in books:
        for section in book.sections:
            whole = f"{section.rule} {section.judge_note}"
            for text in (section.title, whole, *filter(str.strip, SENTENCE.split(section.rule))):
                yield Taught(section.id, section.language, text, OF_TEXT)
        for asked in book.asked:
            for language, phrases in asked.words.items():
                yield from (Taught(asked.rule, language, phrase, OF_TEXT) for phrase in phrases)
        for dispute in book.questions:
            for text in (dispute.question, f"{dispute.ruling} {dispute.why}"):
                yield Taught(dispute.rules[0], dispute.language, text, OF_TEXT)


def _worth(times: int, of: int) -> float:
    """How much a token tells among those of its language."""
    return max(0.05, math.log(1 + max(0.0, of / 4 - times + 0.5) / (times + 0.5)))


def _rows(
    examples: Sequence[Taught],
    counted: Sequence[Counter[tuple[str, str]]],
    key_of: dict[tuple[str, str], int],
    worth: Numbers,
    rules: Sequence[str],
    most: int,
) -> Batch:
    keys = np.zeros((len(examples), most), dtype=np.int64)
    weights = np.zeros((len(examples), most), dtype=np.float32)
    for at, counts in enumerate(counted):
        weighed = [
            (key_of[token], math.log1p(times) * float(worth[key_of[token]]))
            for token, times in counts.items()
            if token in key_of
        ]
        for place, (key, weight) in enumerate(sorted(weighed, key=lambda pair: -pair[1])[:most]):
            keys[at, place], weights[at, place] = key, weight
    weights /= np.linalg.norm(weights, axis=1, keepdims=True) + 1e-9
    rule_key = {rule: key for key, rule in enumerate(rules)}
    return Batch(
        keys,
        weights,
        np.array([rule_key[example.rule] for example in examples]),
        np.array([example.counts for example in examples], dtype=np.float32),
    )


class _Steps:
    """A table whose rows are moved against their slope, each by a length of its own (Adam)."""

    def __init__(self, table: Numbers) -> None:
        self.table = table
        self._mean = np.zeros_like(table)
        self._square = np.zeros_like(table)

    def move(self, rows: Keys | slice, slope: Numbers, rate: float) -> None:
        self._mean[rows] = 0.9 * self._mean[rows] + 0.1 * slope
        self._square[rows] = 0.99 * self._square[rows] + 0.01 * slope**2
        self.table[rows] -= rate * self._mean[rows] / (np.sqrt(self._square[rows]) + 1e-7)


class _Trainer:
    def __init__(self, all_examples: Batch, words: int, rules: Sequence[str], plan: Plan, seed: int) -> None:
        self._all = all_examples
        self._plan = plan
        self._dice = np.random.default_rng(seed)
        games = sorted({rule.partition(".")[0] for rule in rules})
        self._game = np.array([games.index(rule.partition(".")[0]) for rule in rules])
        self._covered = np.array([rule != NOTHING for rule in rules])
        of_words, of_rules = self._first_guess(words, len(rules))
        self.words, self.rules = _Steps(of_words), _Steps(of_rules)
        self.always = _Steps(np.zeros(len(rules), dtype=np.float32))

    def _first_guess(self, words: int, rules: int) -> tuple[Numbers, Numbers]:
        """The strongest directions of the rules over all tokens."""
        table = np.zeros((rules, words), dtype=np.float32)
        for keys, weights, rule, counts in zip(*self._all, strict=True):
            table[rule, keys] += weights * counts
        table[:, 0] = 0
        table = np.log1p(table)
        table /= np.linalg.norm(table, axis=1, keepdims=True) + 1e-9
        values, vectors = np.linalg.eigh((table @ table.T).astype(np.float64))
        order = np.argsort(-values)[: self._plan.directions]
        strengths, directions = np.sqrt(values[order]), vectors[:, order]
        of_rules = (directions * strengths).astype(np.float32)
        of_rules /= np.linalg.norm(of_rules, axis=1, keepdims=True) + 1e-9
        of_words = (table.T @ directions / strengths).astype(np.float32)
        of_words *= 0.3 / (np.linalg.norm(of_words, axis=1).mean() + 1e-9)
        return of_words, of_rules

    def train(self) -> None:
        count = len(self._all.rules)
        starts = range(0, count - AT_ONCE + 1, AT_ONCE)
        left = whole = self._plan.rounds * len(starts)
        for _ in range(self._plan.rounds):
            order = self._dice.permutation(count)
            for start in starts:
                drawn = order[start : start + AT_ONCE]
                self._step(self._all.of_rows(drawn), RATE * left / whole)
                left -= 1

    def take_the_mean(self, runs: Sequence[_Trainer]) -> None:
        """The mean of runs, which all set out from one first guess."""
        self.words.table = np.mean([run.words.table for run in runs], axis=0, dtype=np.float32)
        self.rules.table = np.mean([run.rules.table for run in runs], axis=0, dtype=np.float32)
        self.always.table = np.mean([run.always.table for run in runs], axis=0, dtype=np.float32)

    def _step(self, batch: Batch, rate: float) -> None:
        rows, weights = self._looked_at(batch)
        pulls = weights @ self.words.table[rows]
        lengths = np.linalg.norm(pulls, axis=1, keepdims=True) + 1e-6
        towards = pulls / lengths
        wrong = self._wrong(batch, towards)
        slope = SHARPNESS * wrong @ self.rules.table
        slope = (slope - towards * (slope * towards).sum(1, keepdims=True)) / lengths
        self.words.move(rows, weights.T @ slope, rate)
        everything = slice(None)
        self.rules.move(everything, SHARPNESS * wrong.T @ towards, rate)
        self.always.move(everything, wrong.sum(0), rate)

    def _looked_at(self, batch: Batch) -> tuple[Keys, Numbers]:
        """The tokens of some examples, and for each example their weights; some are left out by chance."""
        used = int((batch.tokens > 0).sum(1).max())
        keys = batch.tokens[:, :used]
        rows, columns = np.unique(keys, return_inverse=True)
        weights = np.zeros((len(keys), len(rows)), dtype=np.float32)
        remaining = batch.weights[:, :used] * (self._dice.random(keys.shape) > self._plan.left_out)
        weights[np.arange(len(keys))[:, None], columns.reshape(keys.shape)] = remaining
        return rows[rows > 0], weights[:, rows > 0]

    def _wrong(self, batch: Batch, towards: Numbers) -> Numbers:
        """How much too likely each rule is for each example."""
        drawn = SHARPNESS * towards @ self.rules.table.T + self.always.table
        other = self._game[batch.rules][:, None] != self._game[None, :]
        other &= self._covered[batch.rules][:, None] & self._covered[None, :]
        drawn[other & (self._dice.random(len(drawn)) < NAMES_A_GAME)[:, None]] = -1e9
        likely = np.exp(drawn - drawn.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        likely[np.arange(len(likely)), batch.rules] -= 1
        excess: Numbers = (likely * batch.counts[:, None] / AT_ONCE).astype(np.float32)
        return excess

    def space(self, known: Sequence[tuple[str, str]], worth: Numbers, rules: Sequence[str]) -> MeaningSpace:
        table = self.words.table[1:] * worth[1:, None]
        [step] = HALF.unpack(HALF.pack(STEP * float(np.sqrt((table**2).mean()))))
        rows: dict[str, dict[str, str]] = {}
        for (language, token), row in zip(known, table, strict=True):
            rows.setdefault(language, {})[token] = signs([*map(float, row)], step)
        ours = SHARPNESS * self.rules.table
        places = {
            rule: spelt([*map(float, ours[at])], float(self.always.table[at]))
            for at, rule in enumerate(rules)
        }
        words = {language: _word_rows(of_language) for language, of_language in sorted(rows.items())}
        return MeaningSpace(step, places, places.pop(NOTHING), words)


def _word_rows(rows: dict[str, str]) -> WordRows:
    """In the order of their letters, which packs best."""
    return WordRows(" ".join(sorted(rows)), "".join(rows[token] for token in sorted(rows)))
