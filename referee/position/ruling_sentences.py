"""Disputed lines written as a ruling writes them: names with the id of a card behind, whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from referee.notation.parser.lexicon import folded
from referee.words.case_names import printed_names
from referee.words.case_words import CaseWords
from referee.words.speech import Speech

NAMED = re.compile(r"(?P<title>[^():;,]*?)\((?P<id>[^()]*)\)")
"""A title with the id of its card in brackets."""


class RulingSentences:
    """The sentences of rulings on one position in one language."""

    def __init__(self, adapter: GameAdapter, position: dict[str, Any], language: str) -> None:
        self._speech = Speech(language)
        self._speech.game = adapter.game.id
        printed = printed_names(adapter.game.id, position, language)
        self._names = tuple(
            CaseWords(self._speech, position, adapter.display_name, names, ids=False).name
            for names in (printed, {})
        )
        """With the printed names of cards, and without them."""

    def with_ids(self, line: str) -> str:
        """The line with the id of a card in place of ``title (id)``."""
        return NAMED.sub(lambda found: self._id(found["title"], found["id"]) or found[0], line)

    def _id(self, before: str, id_: str) -> str:
        """The text before the title, and the id; empty: no card is called so."""
        for name in self._names:
            title, _, bracket = name(id_).rpartition(" (")
            if bracket == f"{id_})" and folded(before.rstrip()).endswith(folded(title)):
                return before.rstrip()[: -len(title)] + id_
        return ""

    def said(self, line: str, moves: Iterable[Move]) -> tuple[Move, ...]:
        """The moves that a ruling tells in these words."""
        wanted = _plain(line)
        return tuple(
            move
            for move in moves
            if any(_plain(self._speech.move(move, name)) == wanted for name in self._names)
        )


def _plain(sentence: str) -> str:
    return " ".join(folded(sentence).split()).rstrip(".?! ")
