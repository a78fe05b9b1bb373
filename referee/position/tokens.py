"""The words, signs and JSON values of a position text with their places, and what can be wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct

from engine.kernel.errors import Unreadable

MOST_WANTED = 12
SHOWN = 60
NEAR = 60
"""From here on, of 100, a word is near enough to be offered."""


class PositionError(Unreadable):
    """A place of a position text that cannot be read."""

    def __init__(
        self, says: str, line: int, column: int, *, read: str = "", wanted: Iterable[str] = (), near: str = ""
    ) -> None:
        """``wanted``: the words that may stand there; ``near``: the one that is meant, if not the nearest."""
        words = tuple(dict.fromkeys(word for word in wanted if word))
        super().__init__(
            says,
            line=line,
            column=column,
            read=read[:SHOWN],
            wanted=words[:MOST_WANTED],
            nearest=near or nearest(read, words),
        )
        self.line, self.column = line, column
        self.offers = words[:MOST_WANTED]


def nearest(read: str, words: tuple[str, ...]) -> str:
    """The word most like what was read; nothing, if none is like it."""
    if not read or not words:
        return ""
    from rapidfuzz import fuzz, process  # 0.03 s that only an error costs

    match = process.extractOne(read[:SHOWN].casefold(), words, scorer=fuzz.ratio, score_cutoff=NEAR)
    return match[0] if match else ""


PATTERN = re.compile(
    r"(?P<field>[A-Za-z_][A-Za-z_.]*)=(?=[\[{\"0-9tfn-])"
    r'|"(?P<quoted>(?:[^"\\]|\\.)*)"'
    r"|„(?P<low>[^”“]*)[”“]|“(?P<high>[^”]*)”|«(?P<guillemets>[^»]*)»"
    r"|(?P<sign>[,:;/()\[\]])"
    r"|(?P<word>[^\s,:;/()\[\]\"„“”«»]+)"
)
QUOTATIONS = ("quoted", "low", "high", "guillemets")
PLAIN = ",:;/()"
ROUND = {"[": "(", "]": ")"}
"""Brackets that are read as the ones a text is written with."""
JOINT = "+"
"""Alone it means a slash, which stands on no key of some layouts."""
NUMBER = re.compile(r"[+-]?\d{1,6}", re.ASCII)
DEEPEST, LARGEST = 30, 1_000_000
"""No position nests deeper than about ten, and no number at a table comes near a million."""
DECODER = json.JSONDecoder()


class Kind(StrEnum):
    """The kinds of token."""

    WORD = "word"
    SIGN = "sign"
    QUOTED = "quoted"
    FIELD = "field"


class TextToken(Struct, frozen=True):
    """A word, a sign, a quotation, or a field with its value in JSON."""

    kind: Kind
    text: str
    line: int
    column: int
    value: Any = None

    def is_sign(self, signs: str) -> bool:
        """Whether it is one of these signs."""
        return self.kind is Kind.SIGN and self.text in signs


SignWords = Mapping[str, Sequence[str]]
"""Sign -> words that mean it."""


def tokens(text: str, line: int, signs: SignWords) -> list[TextToken]:
    """The tokens of a line.

    Raises:
        PositionError: a quotation is not closed, or the value of a field is no JSON.
    """
    return list(_SignWriter(list(_plain(text, line)), signs).tokens())


def _plain(text: str, line: int) -> Iterator[TextToken]:
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = PATTERN.match(text, at)
        if match is None:
            raise PositionError("position_quote_open", line, at + 1, read=text[at:])
        if match["field"] is not None:
            value, end = _json(text, match.end(), line)
            yield TextToken(Kind.FIELD, match["field"], line, at + 1, value)
            at = end
            continue
        yield _token(match, line, at + 1)
        at = match.end()


def _token(match: re.Match[str], line: int, column: int) -> TextToken:
    inside = next((match[name] for name in QUOTATIONS if match[name] is not None), None)
    if inside is not None:
        plain = re.sub(r"\\(.)", r"\1", inside) if match["quoted"] is not None else inside
        return TextToken(Kind.QUOTED, plain, line, column)
    if match["sign"] is not None or match[0] == JOINT:
        sign = "/" if match[0] == JOINT else ROUND.get(match[0], match[0])
        return TextToken(Kind.SIGN, sign, line, column)
    return TextToken(Kind.WORD, match[0], line, column)


def _json(text: str, at: int, line: int) -> tuple[Any, int]:
    try:
        value, end = DECODER.raw_decode(text, at)
        _check_size(value)
    except (ValueError, RecursionError):
        raise PositionError("position_not_json", line, at + 1, read=text[at:]) from None
    return value, end


def _check_size(value: Any) -> None:
    """Neither nested nor counted beyond all reason."""
    left: list[tuple[Any, int]] = [(value, 0)]
    while left:
        item, depth = left.pop()
        if depth > DEEPEST or (isinstance(item, int | float) and not -LARGEST <= item <= LARGEST):
            raise ValueError
        if isinstance(item, dict | list):
            left += [(inner, depth + 1) for inner in (item.values() if isinstance(item, dict) else item)]


class _SignWriter:
    """Replaces the words for signs in a line."""

    def __init__(self, line_tokens: list[TextToken], signs: SignWords) -> None:
        self._found = line_tokens
        self._table = {
            tuple(word.casefold().split()): sign for sign, words in signs.items() for word in words
        }
        self._longest = max(map(len, self._table), default=1)

    def tokens(self) -> Iterator[TextToken]:
        """The tokens with the signs that are meant."""
        at = 0
        while at < len(self._found):
            token, at = self._next(at)
            yield token

    def _next(self, at: int) -> tuple[TextToken, int]:
        token = self._found[at]
        sign, end = self._sign(at)
        if sign == "quote":
            return self._quoted(at, end)
        if sign == "+" and end < len(self._found):
            return TextToken(Kind.WORD, f"+{self._found[end].text}", token.line, token.column), end + 1
        if sign == "unknown":
            return TextToken(Kind.WORD, "?", token.line, token.column), end
        if sign and sign in PLAIN:
            return TextToken(Kind.SIGN, sign, token.line, token.column), end
        return self._field(at) or (token, at + 1)

    def _field(self, at: int) -> tuple[TextToken, int] | None:
        """A field whose value follows the word that means an equals sign."""
        sign, end = self._sign(at + 1)
        if sign != "=" or end >= len(self._found):
            return None
        name, value = self._found[at], self._found[end]
        plain = value.kind is Kind.WORD and NUMBER.fullmatch(value.text)
        worth = int(value.text) if plain else value.text
        return TextToken(Kind.FIELD, name.text, name.line, name.column, worth), end + 1

    def _quoted(self, start: int, at: int) -> tuple[TextToken, int]:
        token = self._found[start]
        for end in range(at, len(self._found)):
            sign, after = self._sign(end)
            if sign == "unquote":
                inside = " ".join(token.text for token in self._found[at:end])
                return TextToken(Kind.QUOTED, inside, token.line, token.column), after
        raise PositionError("position_quote_open", token.line, token.column, read=token.text)

    def _sign(self, at: int) -> tuple[str, int]:
        """The sign that words mean here, and where they end."""
        for length in range(min(self._longest, len(self._found) - at), 0, -1):
            words = self._found[at : at + length]
            if all(word.kind is Kind.WORD for word in words):
                sign = self._table.get(tuple(word.text.casefold() for word in words))
                if sign is not None:
                    return sign, at + length
        return "", at


class Cursor:
    """A place in the tokens of one line."""

    def __init__(self, line_tokens: list[TextToken], line: int, width: int) -> None:
        self._tokens = line_tokens
        self._end = TextToken(Kind.SIGN, "", line, width + 1)
        self.at = 0

    @property
    def here(self) -> TextToken:
        """The token that comes next; past the end an empty sign."""
        return self.ahead(0)

    def ahead(self, by: int) -> TextToken:
        """A token further on."""
        place = self.at + by
        return self._tokens[place] if place < len(self._tokens) else self._end

    @property
    def over(self) -> bool:
        """Whether the line is read to its end."""
        return self.at >= len(self._tokens)

    def take(self) -> TextToken:
        """The next token, which then is read."""
        token = self.here
        self.at += 1
        return token

    def takes(self, signs: str) -> bool:
        """Whether one of these signs comes next; it then is read."""
        taken = self.here.is_sign(signs) and not self.over
        self.at += taken
        return taken

    def phrase(self, length: int) -> str:
        """The next words, as many as asked for; empty if something else comes between."""
        return self.phrase_ahead(0, length)

    def phrase_ahead(self, by: int, length: int) -> str:
        """Words from further on, as many as asked for; empty if something else comes between."""
        words = [self.ahead(by + number) for number in range(length)]
        each = all(word.kind is Kind.WORD and any(map(str.isalnum, word.text)) for word in words)
        return " ".join(word.text for word in words) if each else ""


class PendingCard(NamedTuple):
    """A card that is named before all cards are known."""

    keep: Callable[[str], None]
    typed: TextToken
    name: str
