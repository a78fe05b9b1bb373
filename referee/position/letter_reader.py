"""Fields told by numbers and letters without spaces: ``k4mp``, ``2g``, ``+1``."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.kernel.grammar import Holds, TextField
from referee.notation.parser.lexer import folded
from referee.position.names import put
from referee.position.phrases import LONGEST_PHRASE, as_letter
from referee.position.tokens import NUMBER
from referee.position.value_reader import UNTOLD

if TYPE_CHECKING:
    from referee.position.record_reader import OneRecord

NUMBER_FIRST = re.compile(r"([+-]?[0-9]{1,6}|\?)([^\W\d_]+)")
NUMBER_LAST = re.compile(r"([^\W\d_]+)([+-]?[0-9]{1,6}|\?)")
PART = re.compile(r"[0-9]{1,6}|\?|[^\W\d_]")
MOST_PARTS = 12


class LetterReader:
    """Reads such fields of one record; no: what stands there is none."""

    def __init__(self, of: OneRecord) -> None:
        self.of = of

    def number(self) -> bool:
        """A number by itself, or beside the word or letter of its field."""
        text = self.of.cursor.here.text
        if self.of.phrases.signed is not None and text.startswith("+") and NUMBER.fullmatch(text):
            put(self.of.raw, self.of.phrases.signed.at, int(self.of.cursor.take().text))
            return True
        if NUMBER.fullmatch(text) or text == UNTOLD:
            return self._bare_number()
        for pattern, number, word in ((NUMBER_FIRST, 1, 2), (NUMBER_LAST, 2, 1)):
            found = pattern.fullmatch(text)
            item = self._numbered(found[word]) if found else None
            if found and item is not None:
                put(self.of.raw, item.at, _number(found[number]))
                self.of.cursor.at += 1
                return True
        return False

    def _bare_number(self) -> bool:
        bare = self.of.phrases.bare
        if bare is not None:
            put(self.of.raw, bare.at, _number(self.of.cursor.take().text))
            return True
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.of.cursor.phrase_ahead(1, length)
            for meaning in self.of.phrases.by_phrase.get(folded(phrase), ()) if phrase else ():
                if meaning.item.holds is Holds.NUMBER:
                    put(self.of.raw, meaning.item.at, _number(self.of.cursor.here.text))
                    self.of.cursor.at += 1 + length
                    return True
        return False

    def _numbered(self, word: str) -> TextField | None:
        """The number that a word or a letter beside digits means."""
        found = [
            *self.of.phrases.by_letter.get(as_letter(word), ()),
            *self.of.phrases.by_phrase.get(folded(word), ()),
        ]
        return next((one.item for one in found if one.item.holds is Holds.NUMBER), None)

    def letters(self) -> bool:
        """``k4mp``: flags, the bare number, values and numbers by their letters, without spaces."""
        text = self.of.cursor.here.text
        parts = PART.findall(text)
        if "".join(parts) != text or len(parts) > MOST_PARTS:
            return False
        told: list[tuple[TextField, Any]] = []
        while parts:
            one = self._lettered(parts)
            if one is None:
                return False
            told.append(one)
        items = [item.at for item, _ in told]
        if not any(sign.isdigit() or sign == UNTOLD for sign in text) and not self._in_order(told):
            return False
        if any(items.count(item.at) > 1 for item, _ in told if item.holds is not Holds.WORDS):
            return False
        self.of.cursor.at += 1
        for item, value in told:
            self.of.set(item, value)
        return True

    def _in_order(self, told: list[tuple[TextField, Any]]) -> bool:
        """Letters alone are a field only in the order in which they are written: else they may be a word."""
        order = [(item, value) for item in self.of.record.items for value in (*item.among, True)]
        places = [
            next((n for n, (i, v) in enumerate(order) if (i.at, v) == (it.at, val)), -1) for it, val in told
        ]
        return all(before < after for before, after in pairwise(places))

    def _lettered(self, parts: list[str]) -> tuple[TextField, Any] | None:
        first = parts.pop(0)
        if first == UNTOLD or first.isdigit():
            return (self.of.phrases.bare, _number(first)) if self.of.phrases.bare is not None else None
        known = self.of.phrases.by_letter.get(as_letter(first), ())
        numbers = [one.item for one in known if one.item.holds is Holds.NUMBER]
        if numbers and parts and (parts[0].isdigit() or parts[0] == UNTOLD):
            return numbers[0], _number(parts.pop(0))
        return next(((one.item, one.value) for one in known if one.value is not None), None)


def _number(text: str) -> int | str:
    return UNTOLD if text == UNTOLD else int(text)
