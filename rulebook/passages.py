"""What can be found in a book, and under which words is it filed?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from rulebook.sections import BASE_LANGUAGE, Book, Section, Term
from rulebook.stems import fold, stems, words

PassageKind = Literal["id", "title", "term", "words", "question", "text"]
BETWEEN_FORMS = "; "


class Passage(msgspec.Struct, frozen=True):
    """A piece of text and the rules it leads to, the most fitting first."""

    kind: PassageKind
    game: str
    language: str
    source: str
    rules: tuple[str, ...]
    shown: str

    def row(self, key: int) -> dict[str, object]:
        return {
            **msgspec.structs.asdict(self),
            "rules": " ".join(self.rules),
            "stems": self.stems(),
            "key": key,
        }

    def stems(self) -> str:
        return " ".join(stem for word in words(self.shown) for stem in stems(word, self.language))


def passages(book: Book) -> Iterator[Passage]:
    for section in book.sections:
        yield from _of_section(section)
    for term in filter(_leads_somewhere, book.terms):
        for language, forms in term.forms.items():
            yield Passage("term", term.game, language, term.id, term.rules, BETWEEN_FORMS.join(forms))
    for asked in book.asked:
        for language, phrases in asked.words.items():
            # One passage a phrase: together they would be too long to be found by a word of one of them.
            for phrase in phrases:
                yield Passage("words", book.game.id, language, asked.rule, (asked.rule,), phrase)
    for question in book.questions:
        wording = f"{question.question} {question.ruling}"
        yield Passage("question", question.game, question.language, question.id, question.rules, wording)


def _leads_somewhere(term: Term) -> bool:
    """Some words are listed for the interface alone, such as what a question begins with."""
    return bool(term.rules)


def _of_section(section: Section) -> Iterator[Passage]:
    rules = (section.id,)
    said = [section.rule, section.judge_note]
    said += [reading.says for difference in section.differences for reading in difference.readings]
    yield Passage("text", section.game, section.language, section.id, rules, " ".join(filter(None, said)))
    if section.language == BASE_LANGUAGE:
        yield Passage("id", section.game, BASE_LANGUAGE, section.id, rules, " ".join(words(section.id)))
        for language, title in section.titles.items():
            yield Passage("title", section.game, language, section.id, rules, title)


def index_words(found: list[Passage]) -> Iterator[dict[str, object]]:
    """Every folded word that occurs in a game, with all stems it is filed under."""
    filed: dict[tuple[str, str], set[str]] = {}
    occurring = {(one.game, word, one.language) for one in found for word in words(one.shown)}
    for game, word, language in occurring:
        filed.setdefault((fold(word), game), set()).update(stems(word, language))
    for (word, game), under in sorted(filed.items()):
        yield {"word": word, "game": game, "stems": " ".join(sorted(under))}


def stem_counts(found: list[Passage]) -> Iterator[dict[str, object]]:
    """In how many passages of its game each stem occurs."""
    counted = Counter((stem, one.game) for one in found for stem in set(one.stems().split()))
    for (stem, game), passages_with_it in counted.items():
        yield {"stem": stem, "game": game, "passages": passages_with_it}
