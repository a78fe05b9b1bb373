"""The documents questions are compared with, and their postings: by token the rules that hold it."""

from __future__ import annotations

import math
import re
import sqlite3
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulebook.asking.index import (
    KEYS,
    NO_RULE,
    NOTHING,
    PIECES,
    QUESTIONS,
    RULES,
    WEIGHTS,
    WORDS,
    AskedQuestion,
)
from rulebook.asking.meaning_space import (
    MeaningSpace,
    MeaningSpaces,
    direction,
    length,
    meaning_spaces,
    packed,
    placed,
    row_of_rule,
    tokens,
)
from rulebook.content.books import read_books
from rulebook.content.models import (
    BASE_LANGUAGE,
    Book,
    Dispute,
    PlayerQuestion,
    ShortAnswer,
    UncoveredQuestion,
)
from rulebook.content.special_chapters import player_questions, uncovered_questions
from rulebook.text.stems import LANGUAGES, words

AS_A_NAME, AS_A_QUESTION = 2, 2
"""How often a title, an everyday word or a player's question counts as if it were said."""
YES = frozenset(("yes", "да", "tak"))
NO = frozenset(("no", "не", "nie", "нет"))
FIRST_SENTENCE = re.compile(r"(?<=[.!?;])\s")


class RuleDocuments:
    """How often each token occurs with a rule, by rule and language."""

    def __init__(self) -> None:
        self.counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    def add(self, rule: str, language: str, text: str, times: int = 1) -> None:
        counts = self.counts[rule, language]
        for token in tokens(text, language):
            counts[token] += times

    def add_book(self, book: Book) -> None:
        """Adds sections, titles, everyday words and disputes; of a dispute, to the first rule it rests on."""
        for section in book.sections:
            texts = [section.rule, section.judge_note]
            texts += [reading.says for each in section.differences for reading in each.readings]
            self.add(section.id, section.language, " ".join(texts))
            self.add(section.id, section.language, section.title, 1 + AS_A_NAME)
        for asked in book.asked:
            for language, phrases in asked.words.items():
                self.add(asked.rule, language, " ".join(phrases), AS_A_NAME)
        for dispute in book.questions:
            dispute_text = f"{dispute.question} {dispute.ruling} {dispute.why}"
            self.add(dispute.rules[0], dispute.language, dispute_text)

    def add_questions(self, questions: Iterable[PlayerQuestion]) -> None:
        for question in questions:
            self.add(question.rule, question.language, question.question, AS_A_QUESTION)


def asked_questions(
    books: Iterable[Book],
    players: Iterable[PlayerQuestion],
    uncovered: Iterable[UncoveredQuestion],
) -> Iterator[AskedQuestion]:
    """Every stored question with its answer."""
    for player in players:
        yield AskedQuestion(player.rule, player.game, player.language, player.question, player.says, "")
    for book in books:
        in_english = {
            question.id: _says(question) for question in book.questions if question.language == BASE_LANGUAGE
        }
        for dispute in book.questions:
            says = in_english.get(dispute.id) or _says(dispute)
            where = (dispute.rules[0], dispute.game, dispute.language)
            yield AskedQuestion(*where, dispute.question, says, dispute.id)
    for other in uncovered:
        yield AskedQuestion("", "", other.language, other.question, None, "")


def _says(dispute: Dispute) -> ShortAnswer | None:
    """What the ruling says in a word, where it answers a question."""
    return said_first(dispute.ruling) if dispute.question.endswith("?") else None


def said_first(ruling: str) -> ShortAnswer | None:
    """Whether a ruling begins with yes or no; it depends where an English one goes on with the other."""
    spoken = words(FIRST_SENTENCE.split(ruling, maxsplit=1)[0]) or [""]
    begins: ShortAnswer | None = "yes" if spoken[0] in YES else "no" if spoken[0] in NO else None
    other: ShortAnswer = "no" if begins == "yes" else "yes"
    return "depends" if begins and other in spoken else begins


def weighed(counts: Counter[str], worth: dict[str, float]) -> dict[str, float]:
    """The tokens of a document, each weighed by its frequency and its worth."""
    return {token: math.log1p(times) * worth[token] for token, times in counts.items()}


def worths(documents: Iterable[Iterable[str]], of: int) -> dict[str, float]:
    """The worth of each token: the more documents contain it, the lower."""
    frequency = Counter(token for document in documents for token in document)
    return {token: math.log(1 + (of - times + 0.5) / (times + 0.5)) for token, times in frequency.items()}


SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
-- The rules, in the order in which postings count them.
CREATE TABLE rule (key INTEGER PRIMARY KEY, id TEXT NOT NULL);
-- Where rules and tokens lie in the spaces of meanings.
CREATE TABLE place_of_rule (space TEXT NOT NULL, rule TEXT NOT NULL, place BLOB NOT NULL);
CREATE TABLE place_of_token (
    space TEXT NOT NULL, language TEXT NOT NULL, token TEXT NOT NULL, place BLOB NOT NULL,
    PRIMARY KEY (space, language, token)
) WITHOUT ROWID;
-- The questions; those of a language lie together, each with its rule.
CREATE TABLE asked (
    key INTEGER PRIMARY KEY, rule TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    question TEXT NOT NULL, says TEXT, source TEXT NOT NULL,
    -- Where one that is answered in a word points in the space of words.
    place BLOB
);
CREATE INDEX asked_rule ON asked (rule);
CREATE TABLE asked_in (language TEXT PRIMARY KEY, first INTEGER NOT NULL, rules BLOB NOT NULL);
-- What a token tells among rules and among questions, and those that hold it: two bytes for each, counted
-- from the first of the language, and four for its weight.
CREATE TABLE held (
    language TEXT NOT NULL, token TEXT NOT NULL, among TEXT NOT NULL, worth REAL NOT NULL,
    keys BLOB NOT NULL, weights BLOB NOT NULL, PRIMARY KEY (language, token, among)
) WITHOUT ROWID;
"""
INTO_HELD = "INSERT INTO held VALUES (?, ?, ?, ?, ?, ?)"
Row = tuple[object, ...]
Documents = list[dict[str, float]]


def fill_questions(database: sqlite3.Connection, content: Path, content_hash: str) -> None:
    """Write everything into an empty database."""
    asked = list(player_questions(content)), list(uncovered_questions(content))
    fill_from(database, read_books(content), *asked, meaning_spaces())
    database.execute("INSERT INTO meta VALUES ('content', ?)", (content_hash,))
    database.commit()


def fill_from(
    database: sqlite3.Connection,
    books: list[Book],
    players: list[PlayerQuestion],
    uncovered: list[UncoveredQuestion],
    spaces: MeaningSpaces,
) -> None:
    """Write what is made of these books and questions."""
    rules = sorted({section.id for book in books for section in book.sections})
    known = set(rules)
    documents = RuleDocuments()
    for book in books:
        documents.add_book(book)
    documents.add_questions(player for player in players if player.rule in known)
    asked = asked_questions(books, players, uncovered)
    in_order = sorted(
        asked, key=lambda question: (LANGUAGES.index(question.language), *question[:4], question.source)
    )
    database.executescript(SCHEMA)
    database.executemany("INSERT INTO rule VALUES (?, ?)", enumerate(rules))
    for name, space in ((WORDS, spaces.words), (PIECES, spaces.pieces)):
        _insert_places(database, name, space, known)
    database.executemany(INTO_HELD, _of_rules(documents, rules))
    _insert_questions(database, in_order, rules, spaces.words)


def _insert_places(database: sqlite3.Connection, name: str, space: MeaningSpace, known: set[str]) -> None:
    of_rules = [(name, rule, row_of_rule(text)) for rule, text in space.rules.items() if rule in known]
    of_rules.append((name, NOTHING, row_of_rule(space.nothing)))
    database.executemany("INSERT INTO place_of_rule VALUES (?, ?, ?)", of_rules)
    of_words = (
        (name, language, token, row) for language in space.words for token, row in space.rows(language)
    )
    database.executemany("INSERT INTO place_of_token VALUES (?, ?, ?, ?)", of_words)


def _of_rules(documents: RuleDocuments, rules: list[str]) -> Iterator[Row]:
    """The rows of the rules; all texts on a rule, in all languages, are one document."""
    by_language = {
        language: [documents.counts.get((rule, language), Counter()) for rule in rules]
        for language in LANGUAGES
    }
    worth = {language: worths(of_rules, len(rules)) for language, of_rules in by_language.items()}
    weights = {
        language: [weighed(counts, worth[language]) for counts in of_rules]
        for language, of_rules in by_language.items()
    }
    lengths = [
        length(weight for of_rules in weights.values() for weight in of_rules[key].values())
        for key in range(len(rules))
    ]
    for language in LANGUAGES:
        yield from _rows(language, RULES, weights[language], lengths, worth[language])


def _insert_questions(
    database: sqlite3.Connection, asked: list[AskedQuestion], rules: list[str], space: MeaningSpace
) -> None:
    key_of = {rule: key for key, rule in enumerate(rules)}
    for language in LANGUAGES:
        spoken = [question for question in asked if question.language == language]
        first = next((key for key, question in enumerate(asked) if question.language == language), 0)
        owners = array(KEYS, (key_of.get(question.rule, NO_RULE) for question in spoken))
        database.execute("INSERT INTO asked_in VALUES (?, ?, ?)", (language, first, owners.tobytes()))
        counts = [Counter(tokens(question.question, language)) for question in spoken]
        places = _places(spoken, counts, space.rows(language))
        rows = (
            (key, *counted, place)
            for key, (counted, place) in enumerate(zip(spoken, places, strict=True), first)
        )
        database.executemany("INSERT INTO asked VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        worth = worths(counts, len(spoken))
        weights = [weighed(count, worth) for count in counts]
        lengths = [length(weight.values()) for weight in weights]
        database.executemany(INTO_HELD, _rows(language, QUESTIONS, weights, lengths, worth))


def _places(
    asked: list[AskedQuestion], counts: list[Counter[str]], rows: Iterable[tuple[str, bytes]]
) -> Iterator[bytes | None]:
    """Where the questions that are answered in a word point."""
    known = {token: placed(row) for token, row in rows}
    for question, its in zip(asked, counts, strict=True):
        towards = direction(its, known) if question.says else None
        yield packed(towards.parts) if towards else None


def _rows(
    language: str, among: str, weights: Documents, lengths: list[float], worth: dict[str, float]
) -> Iterator[Row]:
    """The postings of one language."""
    keys: defaultdict[str, array[int]] = defaultdict(lambda: array(KEYS))
    its: defaultdict[str, array[float]] = defaultdict(lambda: array(WEIGHTS))
    for key, (document, whole) in enumerate(zip(weights, lengths, strict=True)):
        for token, weight in document.items():
            keys[token].append(key)
            its[token].append(weight / whole)
    for token in sorted(keys):
        yield language, token, among, worth[token], keys[token].tobytes(), its[token].tobytes()
