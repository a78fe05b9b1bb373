"""The game that a question names, one of ours or another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from rulebook.search.vocabulary import is_common
from rulebook.text.stems import WORD, fold, stems, words

NAMES = {
    "hbo": ("hbo", "хбо"),
    "lcg": ("lcg", "лцг"),
    "oriflamme": ("oriflamme", "орифлам", "орифламма", "орифламме", "орифламму", "орифламмы"),
}
"""What players call a game in a question; "kings" is also a word of its rules."""
BEFORE = "in|at|of|w|we|grze|в|във|во|на|игре|играта|the|edition|изданието|издании|wydaniu"
"""Words that stand before the name, and say nothing without it."""
NAMED = {
    game: re.compile(rf"(?:[,(]?\s*\b(?:{BEFORE})\s+)*\b(?:{'|'.join(names)})\b\s*[,):]?", re.IGNORECASE)
    for game, names in NAMES.items()
}


def without_named_game(question: str, games: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The question without the name of the one game it is about, and the games it may be about.

    A question that names none of these games, or several, stays as it is.
    """
    named = [game for game in games if game in NAMED and NAMED[game].search(question)]
    if len(named) != 1:
        return question, tuple(games)
    rest = NAMED[named[0]].sub(" ", question)
    return (" ".join(rest.split()), (named[0],)) if rest.strip(" ?.!") else (question, tuple(games))


OTHER_GAMES = {
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
    theirs = _stems(OTHER_GAMES["en"], "en") | _stems(OTHER_GAMES.get(language, ""), language)
    if any(word not in is_ours and not theirs.isdisjoint(_own(word, language)) for word in words):
        return True
    which, edition = (frozenset(map(fold, text.split())) for text in EDITIONS.get(language, ("", "")))
    return any(first in which and second in edition for first, second in pairwise(words))


@cache
def _stems(text: str, language: str) -> frozenset[str]:
    return frozenset(stem for word in text.split() for stem in stems(word, language))


def _own(word: str, language: str) -> frozenset[str]:
    return stems(word, language) | stems(word, "en")


SHORTEST_NAME = 3
AFTER_FULL_STOP = re.compile(r"[.!?:«»„“”\"]")
AT = frozenset(("in", "w", "we", "в", "във", "во", "на", "at"))
"""A name of a game follows one of these; one of a friend at the table seldom does."""


def of_another_game(question: str, ours: frozenset[str], known: frozenset[str], language: str) -> bool:
    """Whether a question is about another game.

    `ours`: the folded words of it that our rules use; `known`: those and what players compare them with.
    """
    if any(name not in known and not is_common(name) for name in _places(question)):
        return True
    return names_another_game([fold(word) for word in words(question)], ours, language)


def _places(question: str) -> list[str]:
    """Folded names within a sentence that say in what something happens."""
    sentences = [WORD.findall(chunk) for chunk in AFTER_FULL_STOP.split(question)]
    inner = [word for sentence in sentences for word in sentence[1:]]
    capital = [word for word in inner if word[0].isupper()]
    if 2 * len(capital) >= len(inner):
        return []
    return [
        fold(word)
        for sentence in sentences
        for before, word in pairwise(sentence)
        if word[0].isupper() and len(word) >= SHORTEST_NAME and fold(before) in AT
    ]
