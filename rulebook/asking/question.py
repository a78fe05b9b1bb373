"""The question as it is read: its language, its tokens, and its words as the search understands them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from rulebook.asking.foreign import of_another_game
from rulebook.asking.index import QuestionIndex
from rulebook.asking.postings import QUESTIONS, RULES
from rulebook.asking.tokens import tokens_of_word
from rulebook.content.models import BASE_LANGUAGE
from rulebook.search.index import Index
from rulebook.search.postings import CONCEPT
from rulebook.search.query import QueryWord, query_words
from rulebook.search.stop_words import is_common
from rulebook.text.stems import LANGUAGES_OF_SCRIPT, fold, script, words

SURELY_KNOWN = 84.0
"""A word less like any of ours is a word we do not have."""
LONGEST = 80
"""Words of a question that are read."""


class ReadQuestion(msgspec.Struct, frozen=True):
    """A question in its language, with the words of each game that it is asked in."""

    text: str
    language: str
    games: tuple[str, ...]
    counts: Counter[str]
    """How often each token that we know occurs."""
    asked: dict[str, list[QueryWord]]
    """By game."""
    words: int
    unknown: float
    """The share of its telling words that we do not have."""
    foreign: bool
    """It names another game."""


def read_question(
    index: Index, questions: QuestionIndex, text: str, games: Sequence[str], language: str | None
) -> ReadQuestion:
    asked = {game: query_words(index, f"{text} ", game, language) for game in games}
    typed = words(text)[:LONGEST]
    spoken = language or _language(questions, typed)
    ours = {game: [_in_language(one, spoken) for one in some] for game, some in asked.items()}
    mended = {one.word: one for some in ours.values() for one in some if one.tokens}
    counts: Counter[str] = Counter()
    telling, missing = 0, 0
    for word in typed:
        known = _known(questions, word, spoken, mended.get(fold(word)))
        counts.update(known)
        telling += not is_common(fold(word))
        missing += not known and not is_common(fold(word))
    names = frozenset(fold(word) for word in typed if _held(questions, tokens_of_word(word, spoken), spoken))
    return ReadQuestion(
        text, spoken, tuple(games), counts, ours, len(typed), missing / telling if telling else 1.0,
        of_another_game(text, frozenset(mended), names | mended.keys(), spoken),
    )  # fmt: skip


def _language(questions: QuestionIndex, typed: list[str]) -> str:
    """The language that has most of the words; of two that have as many, the first by our order."""
    spoken = LANGUAGES_OF_SCRIPT[script("".join(typed))] if typed else (BASE_LANGUAGE,)
    known = {
        one: sum(bool(_held(questions, tokens_of_word(word, one), one)) for word in typed) for one in spoken
    }
    return max(spoken, key=known.__getitem__)


def _held(questions: QuestionIndex, tokens: Iterable[str], language: str) -> list[str]:
    """Those of the tokens that anything is filed under."""
    wanted = list(tokens)
    found = (questions.holders(wanted, language, among) for among in (RULES, QUESTIONS))
    return sorted({token for some in found for token in some})


def _known(questions: QuestionIndex, word: str, language: str, mended: QueryWord | None) -> list[str]:
    """The tokens of a word; of one that nobody has written those it is most likely meant to be."""
    held = _held(questions, tokens_of_word(word, language), language)
    if held or mended is None:
        return held
    meant = [token.partition(":")[2] for token in mended.tokens if token.startswith(f"{language}:")]
    return _held(questions, meant, language)


def _in_language(asked: QueryWord, language: str) -> QueryWord:
    """What a word means in the language of the question, or in English, as card names are often left."""
    of = {token: token.partition(":")[0] for token, sure in asked.tokens.items() if sure >= SURELY_KNOWN}
    spoken = (language, BASE_LANGUAGE, CONCEPT) if {language, BASE_LANGUAGE} & set(of.values()) else ()
    return msgspec.structs.replace(
        asked, tokens={token: asked.tokens[token] for token, one in of.items() if one in spoken}
    )
