"""Words, signs and quotations of a typed line."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

from cards.names import key

SIGNS = ",;:>()/"
CYRILLIC = re.compile("[а-яёіѝ]", re.IGNORECASE)
PATTERN = re.compile(
    r'"(?P<quoted>(?:[^"\\]|\\.)*)"?'  # a quotation, perhaps not finished yet
    r"|[„“«](?P<printed>[^”“»]*)[”“»]?"
    r"|(?P<sign>[,;:>()/])"
    r"|(?P<word>[^\s,;:>()/\"„“”«»]+)"
)


class Token(Struct, frozen=True):
    """A word, a sign or a quotation."""

    text: str
    start: int
    end: int
    quoted: bool = False

    @property
    def sign(self) -> bool:
        """Whether it is a sign of punctuation."""
        return not self.quoted and self.text in SIGNS


def lex(text: str) -> tuple[Token, ...]:
    """The tokens of a line."""
    return tuple(_token(found) for found in PATTERN.finditer(text))


def _token(found: re.Match[str]) -> Token:
    inside = found["quoted"] if found["quoted"] is not None else found["printed"]
    if inside is not None:
        return Token(re.sub(r"\\(.)", r"\1", inside), found.start(), found.end(), True)
    return Token(found[0], found.start(), found.end())


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text in plain lower-case Latin letters: what words and names are compared by."""
    return key(text)


@lru_cache(maxsize=2**13)
def in_cyrillic(text: str) -> bool:
    """Whether it is written in Cyrillic letters, or some of it."""
    return CYRILLIC.search(text) is not None


def quote(text: str) -> str:
    """A quotation that reads as this text."""
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def bare(text: str) -> bool:
    """Whether a name can stand in a line as it is."""
    return re.fullmatch(r"\w[\w.'’-]*", text) is not None
