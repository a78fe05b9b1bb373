"""The hits of a search: misspelt, inflected and foreign words included."""

from __future__ import annotations

import msgspec

from rulebook.content.models import BASE_LANGUAGE
from rulebook.database.store import Rulebook
from rulebook.search.index import IndexedPassage
from rulebook.search.passages import PassageKind
from rulebook.search.query import QueryWord, query_words
from rulebook.search.ranking import RuleScore, rank
from rulebook.text.stems import LANGUAGES_OF_SCRIPT

LEAST_SCORE = 15.0


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found: in what (`matched`), what it says there (`shown`), the id of that (`source`)."""

    id: str
    title: str
    game: str
    score: float
    matched: PassageKind
    shown: str
    source: str


def search(
    rulebook: Rulebook, query: str, game: str | None = None, language: str | None = None, limit: int = 10
) -> list[Hit]:
    """The rules found, best first.

    `language` is the searcher's own: its passages come first where others are as good, and titles are shown
    in it. `game` leaves the others out, and its words alone say what a word means.
    """
    index = rulebook.index
    asked = query_words(index, query, game, language)
    if not any(one.weight for one in asked):
        return []
    return list(hits_of(rulebook, asked, rank(index, asked, game, language), language, limit))


def hits_of(
    rulebook: Rulebook, asked: list[QueryWord], found: dict[str, RuleScore], language: str | None, limit: int
) -> tuple[Hit, ...]:
    """The best of the rules that something speaks for, best first."""
    scored = [(one.score(asked), rule) for rule, one in found.items()]
    best = sorted((pair for pair in scored if pair[0] >= LEAST_SCORE), key=lambda pair: (-pair[0], pair[1]))
    best = best[:limit]
    languages = [language] if language else _spoken([found[rule].passage for _, rule in best])
    return tuple(_hit(rulebook, rule, score, found[rule].passage, languages) for score, rule in best)


def _spoken(best: list[IndexedPassage]) -> list[str]:
    """The languages a searcher who names none may speak: that of the best find, then those of its letters.

    A word of two languages is then answered with the titles there are: Bulgarian ones for a Russian find.
    """
    first = best[0].language if best else BASE_LANGUAGE
    script = next((spoken for spoken in LANGUAGES_OF_SCRIPT.values() if first in spoken), ())
    return [first, *(other for other in script if BASE_LANGUAGE not in (first, other) and other != first)]


def _hit(rulebook: Rulebook, rule: str, score: float, passage: IndexedPassage, languages: list[str]) -> Hit:
    titles = rulebook.titles(rule)
    title = next((titles[language] for language in languages if language in titles), titles[BASE_LANGUAGE])
    return Hit(rule, title, passage.game, round(score, 1), passage.kind, passage.shown, passage.source)
