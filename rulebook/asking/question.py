"""The question as it is read: its language, its tokens and its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from rulebook.asking.index import QUESTIONS, RULES, QuestionIndex
from rulebook.asking.meaning_space import pieces_of_word, tokens_of_word
from rulebook.asking.named_game import of_another_game
from rulebook.content.models import BASE_LANGUAGE
from rulebook.search.index import Index
from rulebook.search.postings import CONCEPT
from rulebook.search.query import QueryWord, query_words
from rulebook.search.vocabulary import is_common
from rulebook.text.letters import in_cyrillic
from rulebook.text.stems import LANGUAGES_OF_SCRIPT, SCRIPT_OF, fold, script, words

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
    pieces: Counter[str]
    """How often each token or run of letters occurs."""
    asked: dict[str, list[QueryWord]]
    """By game."""
    telling: int
    """How many of its words say what it is about: languages without articles need fewer words."""
    unknown: float
    """The share of its telling words that we do not have."""
    foreign: bool
    """It names another game."""


def read_question(
    index: Index, questions: QuestionIndex, text: str, games: Sequence[str], language: str | None
) -> ReadQuestion:
    typed = words(text)[:LONGEST]
    if language and SCRIPT_OF[language] == "latin" and script("".join(typed)) == "cyrillic":
        language = None  # a Bulgarian may read in English and ask in Bulgarian
    spoken = language or _language(questions, typed)
    _held(questions, (token for word in typed for token in tokens_of_word(word, spoken)), spoken)
    # What players have asked with before is no misspelt word of the rulebook: to guess took half of the time.
    spelt = {fold(word) for word in typed if _held(questions, tokens_of_word(word, spoken), spoken)}
    asked = {game: query_words(index, f"{text} ", game, language, spelt) for game in games}
    typed = [_written(questions, word, spoken) for word in typed]
    ours = {game: [_in_language(word, spoken) for word in of_game] for game, of_game in asked.items()}
    mended = {word.word: word for of_game in ours.values() for word in of_game if word.tokens}
    known = [_known(questions, word, spoken, mended.get(fold(word))) for word in typed]
    telling = [tokens for word, tokens in zip(typed, known, strict=True) if not is_common(fold(word))]
    unknown = sum(not tokens for tokens in telling) / len(telling) if telling else 1.0
    names = frozenset(fold(word) for word in typed if _held(questions, tokens_of_word(word, spoken), spoken))
    pieces = Counter(piece for word in typed for piece in pieces_of_word(word, spoken))
    return ReadQuestion(
        text, spoken, tuple(games), Counter(chain.from_iterable(known)), pieces, ours, len(telling), unknown,
        of_another_game(text, frozenset(mended), names | mended.keys(), spoken),
    )  # fmt: skip


def _language(questions: QuestionIndex, typed: list[str]) -> str:
    """The language that has most of the words; of two that have as many, the first by our order."""
    spoken = LANGUAGES_OF_SCRIPT[script("".join(typed))] if typed else (BASE_LANGUAGE,)
    known = {
        language: sum(bool(_held(questions, tokens_of_word(word, language), language)) for word in typed)
        for language in spoken
    }
    return max(spoken, key=known.__getitem__)


def _written(questions: QuestionIndex, word: str, language: str) -> str:
    """A word as its language writes it, also where it was typed in Latin letters."""
    if SCRIPT_OF[language] != "cyrillic" or word.isdigit() or script(word) != "latin":
        return word
    readings = in_cyrillic(word, language)
    return next(
        (reading for reading in readings if _held(questions, tokens_of_word(reading, language), language)),
        word,
    )


def _held(questions: QuestionIndex, tokens: Iterable[str], language: str) -> list[str]:
    """Those of the tokens that anything is filed under."""
    wanted = list(tokens)
    holders = (questions.holders(wanted, language, among) for among in (RULES, QUESTIONS))
    return sorted({token for held in holders for token in held})


def _known(questions: QuestionIndex, word: str, language: str, mended: QueryWord | None) -> list[str]:
    """The tokens of a word; of an unknown word, those of the most likely correction."""
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
        asked, tokens={token: asked.tokens[token] for token, language in of.items() if language in spoken}
    )
