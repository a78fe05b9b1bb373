"""The documents questions are compared with: all that is said of a rule in a language, and each question."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulebook.asking.space import OF_QUESTION, QuestionPlaces
from rulebook.asking.tokens import tokens
from rulebook.content.models import Book, PlayerQuestion, ShortAnswer, UncoveredQuestion

AS_A_NAME, AS_A_QUESTION = 2, 2
"""How often a title, an everyday word or a player's question counts as if it were said."""
YES = frozenset(("yes", "да", "tak"))
NO = frozenset(("no", "не", "nie", "нет"))


class AskedQuestion(NamedTuple):
    """A question and what answers it; `source`: the id of a dispute, `rule`: empty where none covers it."""

    rule: str
    game: str
    language: str
    question: str
    says: ShortAnswer | None
    source: str
    place: bytes = b""
    """Where it lies in the space of meanings."""


class RuleDocuments:
    """By rule and language how often each token is said of it."""

    def __init__(self) -> None:
        self.counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    def add(self, rule: str, language: str, text: str, times: int = 1) -> None:
        counts = self.counts[rule, language]
        for token in tokens(text, language):
            counts[token] += times

    def add_book(self, book: Book) -> None:
        """Sections, titles, everyday words and disputes; a dispute is told of the rule it rests on first."""
        for section in book.sections:
            said = [section.rule, section.judge_note]
            said += [reading.says for each in section.differences for reading in each.readings]
            self.add(section.id, section.language, " ".join(said))
            self.add(section.id, section.language, section.title, 1 + AS_A_NAME)
        for asked in book.asked:
            for language, phrases in asked.words.items():
                self.add(asked.rule, language, " ".join(phrases), AS_A_NAME)
        for dispute in book.questions:
            told = f"{dispute.question} {dispute.ruling} {dispute.why}"
            self.add(dispute.rules[0], dispute.language, told)

    def add_questions(self, questions: Iterable[PlayerQuestion]) -> None:
        for one in questions:
            self.add(one.rule, one.language, one.question, AS_A_QUESTION)


def asked_questions(
    books: Iterable[Book],
    players: Iterable[PlayerQuestion],
    uncovered: Iterable[UncoveredQuestion],
    places: QuestionPlaces,
) -> Iterator[AskedQuestion]:
    """Every question that is kept with what answers it."""
    counted: Counter[tuple[str, str]] = Counter()
    for one in players:
        at = OF_QUESTION * counted[one.language, one.rule]
        counted[one.language, one.rule] += 1
        place = places.get(one.language, {}).get(one.rule, b"")[at : at + OF_QUESTION]
        yield AskedQuestion(one.rule, one.game, one.language, one.question, one.says, "", place)
    for book in books:
        for dispute in book.questions:
            says = said_first(dispute.ruling) if dispute.question.endswith("?") else None
            where = (dispute.rules[0], dispute.game, dispute.language)
            yield AskedQuestion(*where, dispute.question, says, dispute.id)
    for other in uncovered:
        yield AskedQuestion("", "", other.language, other.question, None, "")


def said_first(ruling: str) -> ShortAnswer | None:
    """Whether a ruling begins with yes or no."""
    first = ruling.split(maxsplit=1)[0].strip(".,:;!").casefold() if ruling.split() else ""
    return "yes" if first in YES else "no" if first in NO else None


def weighed(counts: Counter[str], worth: dict[str, float]) -> dict[str, float]:
    """The tokens of a document, each by how often it is said and how much it tells."""
    return {token: math.log1p(times) * worth[token] for token, times in counts.items()}


def worths(documents: Iterable[Iterable[str]], of: int) -> dict[str, float]:
    """How much each token tells: less, the more of the documents it stands in."""
    found = Counter(token for one in documents for token in one)
    return {token: math.log(1 + (of - times + 0.5) / (times + 0.5)) for token, times in found.items()}
