"""The answer to a question in a whole sentence, if a rule covers it."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import msgspec

from rulebook.content.models import BASE_LANGUAGE
from rulebook.database.store import Rulebook
from rulebook.search.hits import Hit, hits_of
from rulebook.search.postings import CONCEPT
from rulebook.search.query import QueryWord, query_words
from rulebook.search.ranking import rank
from rulebook.search.stop_words import is_common
from rulebook.text.stems import LANGUAGES_OF_SCRIPT, WORD, fold, script, stems, words

GAMES = {
    "en": """
        chess checkmate stalemate castling checkers backgammon mahjong domino scrabble poker blackjack
        baccarat texas holdem rummy canasta whist solitaire monopoly boardwalk catan carcassonne meeple
        agricola dominion pandemic wingspan munchkin dixit codenames gloomhaven scythe terraforming azul
        splendor cluedo jenga yahtzee stratego diplomacy magic mtg mana planeswalker hearthstone yugioh
        pokemon netrunner warhammer arkham dungeons pathfinder fortnite minecraft xbox playstation
        football basketball tennis hockey wildling
    """,
    "bg": """
        шах шахмат шахмата шаха дама табла маджонг домино скрабъл покер блекджек белот бридж монополи
        катан заселници каркасон мийпъл манчкин диксит магията магика мана магиите пандемия варкрафт
        херстоун покемон уархамър футбол баскетбол тенис
    """,
    "pl": """
        szachy szachach szachowy szachownica warcaby tryktrak madżong domino scrabble poker pokerze
        blackjack brydż remik tysiąc monopoly monopol eurobiznes catan catanu osadnicy osadników
        carcassonne meepel meeple munchkin dixit pandemia magic magica mana many hearthstone pokemon
        warhammer piłka koszykówka tenis
    """,
    "ru": """
        шахматы шахматах шахматной шашки нарды маджонг домино скрабл эрудит покер покере блэкджек
        преферанс дурак бридж монополия монополии катан колонизаторы каркассон мипл миплы манчкин диксит
        кодовые пандемия магия магии мтг мана маны хартстоун покемон покемоны вархаммер футбол баскетбол
        теннис хоккей одичалые одичалых
    """,
}
EDITIONS = {
    "en": ("second third fourth 2nd 3rd 4th digital online newer", "edition version printing"),
    "bg": (
        "второ второто вторите трето третото дигитална дигиталната онлайн",
        "издание изданието версия версията",
    ),
    "pl": (
        "druga drugiej drugą drugiego trzecia trzeciej cyfrowa cyfrowej",
        "edycja edycji edycję wydanie wydania",
    ),
    "ru": (
        "второй вторая второго втором второе третьей третьего третьем цифровой",
        "редакция редакции издание издания издании версия версии",
    ),
}
"""A first word and one beside it that together name an edition which is not ours."""


def names_another_game(words: list[str], is_ours: frozenset[str], language: str) -> bool:
    """Whether folded words name another game or edition.

    `is_ours` are those of them that the game asked about uses itself, `language` is that of the question.
    """
    theirs = _stems(GAMES["en"], "en") | _stems(GAMES.get(language, ""), language)
    if any(word not in is_ours and not theirs.isdisjoint(_own(word, language)) for word in words):
        return True
    which, edition = (frozenset(map(fold, text.split())) for text in EDITIONS.get(language, ("", "")))
    return any(first in which and second in edition for first, second in pairwise(words))


@cache
def _stems(text: str, language: str) -> frozenset[str]:
    return frozenset(stem for word in text.split() for stem in stems(word, language))


def _own(word: str, language: str) -> frozenset[str]:
    return stems(word, language) | stems(word, "en")


SURELY_KNOWN = 84.0
"""A word less like any of ours is a word we do not have."""
CONFIDENT = 31.0
UNKNOWN_COUNTS = 0.6
OWN_BOOK = 1.2
"""How much more an answer counts that the asker can read in print."""
SHORTEST_NAME = 3
AFTER_FULL_STOP = re.compile(r"[.!?:«»„“”\"]")


class RuleAnswer(msgspec.Struct, frozen=True):
    """The rule that answers, how surely (of 100), and the dispute that was decided by it if it was one."""

    id: str
    title: str
    game: str
    confidence: float
    question: str
    shown: str


class AskResult(msgspec.Struct, frozen=True):
    """An answer, or none, and the rules that are nearest to what was asked."""

    answer: RuleAnswer | None
    results: tuple[Hit, ...]


def ask(
    rulebook: Rulebook, question: str, game: str | None = None, language: str | None = None, limit: int = 10
) -> AskResult:
    """The rule that answers a question, or none where no rule covers it.

    Where no game is named each is asked by itself: a word only another game knows is no word of this one.
    Of games that answer about as well, the one that is printed in the language of the question answers.
    """
    games = [game] if game is not None else list(rulebook.index.games)
    asked = [_in_game(rulebook, question, one, language, limit) for one in games]
    printed = {one.id: {text.language for text in one.texts} for one in rulebook.games()}

    def weighed(place: int) -> float:
        sure, spoken, _ = asked[place]
        return sure * (OWN_BOOK if spoken in printed[games[place]] else 1.0)

    return asked[max(range(len(games)), key=weighed)][2] if games else AskResult(None, ())


def _in_game(
    rulebook: Rulebook, question: str, game: str, language: str | None, limit: int
) -> tuple[float, str, AskResult]:
    """How surely a game answers, the language of the question, and the answer."""
    index = rulebook.index
    asked = query_words(index, question + " ", game, language)
    spoken = language or _language(asked, question)
    ours = [_in_language(one, spoken) for one in asked]
    if not any(one.tokens for one in ours if not one.common):
        return 0.0, spoken, AskResult(None, ())
    found = rank(index, ours, game, spoken)
    hits = hits_of(rulebook, ours, found, spoken, limit)
    sure = _confidence(ours, hits) if hits else 0.0
    if not hits or sure < CONFIDENT or _of_another_game(question, ours, spoken):
        return sure, spoken, AskResult(None, hits)
    return sure, spoken, AskResult(_answer(hits[0], sure), hits)


def _language(asked: list[QueryWord], question: str) -> str:
    """The language most of the question is in; of two that share its words, the first by our order."""
    spoken = LANGUAGES_OF_SCRIPT[script("".join(words(question)))]
    known = {one: sum(_knows(word, one) for word in asked) for one in spoken}
    return max(spoken, key=known.__getitem__) if known else BASE_LANGUAGE


def _knows(asked: QueryWord, language: str) -> bool:
    return any(token.startswith(f"{language}:") for token in asked.tokens)


def _in_language(asked: QueryWord, language: str) -> QueryWord:
    """What a word means in the language of the question, or in English, as card names are often left."""
    of = {token: token.partition(":")[0] for token, sure in asked.tokens.items() if sure >= SURELY_KNOWN}
    spoken = (language, BASE_LANGUAGE, CONCEPT) if {language, BASE_LANGUAGE} & set(of.values()) else ()
    return msgspec.structs.replace(
        asked, tokens={token: asked.tokens[token] for token, one in of.items() if one in spoken}
    )


def _confidence(asked: list[QueryWord], hits: tuple[Hit, ...]) -> float:
    """The score of the best hit, less for words that no rule of the game uses."""
    telling = [one for one in asked if not one.common]
    whole = sum(one.weight for one in telling)
    known = sum(one.weight for one in telling if one.tokens)
    return hits[0].score * (known / whole) ** UNKNOWN_COUNTS if whole else 0.0


def _of_another_game(question: str, asked: list[QueryWord], language: str) -> bool:
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


def _answer(hit: Hit, confidence: float) -> RuleAnswer:
    question = hit.source if hit.matched in ("question", "ruling") else ""
    return RuleAnswer(hit.id, hit.title, hit.game, round(confidence, 1), question, hit.shown)
