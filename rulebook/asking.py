"""Which rule answers a question asked in a whole sentence, and is there one at all?

The search finds the likeliest rule; the question is whether it is the rule asked for. What speaks for it is
the share of what the question says, each word weighed by its rarity, that stands in the rule, its names and
its disputes. What speaks against it are words no rule of the game uses. Below a measured confidence there
is no answer: to leave a question open is better than a wrong rule.
"""

from __future__ import annotations

import re

import msgspec

from rulebook.common_words import is_common
from rulebook.concepts import CONCEPT
from rulebook.other_games import names_another_game
from rulebook.ranking import rank
from rulebook.search import Hit, hits_of
from rulebook.sections import BASE_LANGUAGE
from rulebook.stems import LANGUAGES_OF_SCRIPT, WORD, fold, script, words
from rulebook.store import Rulebook
from rulebook.understanding import Asked, understand

SURELY_KNOWN = 84.0
"""A word less like any of ours is a word we do not have."""
CONFIDENT = 31.0
UNKNOWN_COUNTS = 0.6
SHORTEST_NAME = 3
AFTER_FULL_STOP = re.compile(r"[.!?:«»„“”\"]")


class Answer(msgspec.Struct, frozen=True):
    """The rule that answers, how surely (of 100), and the dispute that was decided by it if it was one."""

    id: str
    title: str
    game: str
    confidence: float
    question: str
    shown: str


class Answered(msgspec.Struct, frozen=True):
    """An answer, or none, and the rules that are nearest to what was asked."""

    answer: Answer | None
    results: tuple[Hit, ...]


def ask(
    rulebook: Rulebook, question: str, game: str | None = None, language: str | None = None, limit: int = 10
) -> Answered:
    """The rule that answers a question, or none where no rule covers it.

    Where no game is named each is asked by itself: a word only another game knows is no word of this one.
    """
    games = [game] if game is not None else list(rulebook.index.games)
    asked = [_in_game(rulebook, question, one, language, limit) for one in games]
    return max(asked, key=lambda one: one[0], default=(0.0, Answered(None, ())))[1]


def _in_game(
    rulebook: Rulebook, question: str, game: str, language: str | None, limit: int
) -> tuple[float, Answered]:
    index = rulebook.index
    asked = understand(index, question + " ", game, language)
    spoken = language or _language(asked, question)
    ours = [_in_language(one, spoken) for one in asked]
    if not any(one.tokens for one in ours if not one.common):
        return 0.0, Answered(None, ())
    found = rank(index, ours, game, spoken)
    hits = hits_of(rulebook, ours, found, spoken, limit)
    sure = _confidence(ours, hits) if hits else 0.0
    if not hits or sure < CONFIDENT or _of_another_game(question, ours, spoken):
        return sure, Answered(None, hits)
    return sure, Answered(_answer(hits[0], sure), hits)


def _language(asked: list[Asked], question: str) -> str:
    """The language most of the question is in; of two that share its words, the first by our order."""
    spoken = LANGUAGES_OF_SCRIPT[script("".join(words(question)))]
    known = {one: sum(_knows(word, one) for word in asked) for one in spoken}
    return max(spoken, key=known.__getitem__) if known else BASE_LANGUAGE


def _knows(asked: Asked, language: str) -> bool:
    return any(token.startswith(f"{language}:") for token in asked.tokens)


def _in_language(asked: Asked, language: str) -> Asked:
    """What a word means in the language of the question, or in English, as card names are often left."""
    of = {token: token.partition(":")[0] for token, sure in asked.tokens.items() if sure >= SURELY_KNOWN}
    spoken = (language, BASE_LANGUAGE, CONCEPT) if {language, BASE_LANGUAGE} & set(of.values()) else ()
    return msgspec.structs.replace(
        asked, tokens={token: asked.tokens[token] for token, one in of.items() if one in spoken}
    )


def _confidence(asked: list[Asked], hits: tuple[Hit, ...]) -> float:
    """The score of the best hit, less for words that no rule of the game uses."""
    telling = [one for one in asked if not one.common]
    whole = sum(one.weight for one in telling)
    known = sum(one.weight for one in telling if one.tokens)
    return hits[0].score * (known / whole) ** UNKNOWN_COUNTS if whole else 0.0


def _of_another_game(question: str, asked: list[Asked], language: str) -> bool:
    ours = frozenset(one.word for one in asked if one.tokens)
    if any(word not in ours and not is_common(word) for word in _proper_names(question)):
        return True
    return names_another_game([fold(word) for word in words(question)], ours, language)


def _proper_names(question: str) -> list[str]:
    """Folded words with a capital within a sentence: one we do not know is of another game or card."""
    typed = [WORD.findall(chunk) for chunk in AFTER_FULL_STOP.split(question)]
    inner = [word for sentence in typed for word in sentence[1:]]
    capital = [word for word in inner if len(word) >= SHORTEST_NAME and word[0].isupper()]
    return [fold(word) for word in capital] if 2 * len(capital) < len(inner) else []


def _answer(hit: Hit, confidence: float) -> Answer:
    question = hit.source if hit.matched in ("question", "ruling") else ""
    return Answer(hit.id, hit.title, hit.game, round(confidence, 1), question, hit.shown)
