"""Messages as templates: text, gaps for facts, and what is chosen by a fact, filled without loading Fluent.

Fluent takes 0.04 s to load, longer than the first screen takes to paint. What stands here says the same;
``None`` in place of a sentence means that it takes Fluent to say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

MessageFacts = Mapping[str, str | int]
GROUPED = 1000
"""From here on a language may part the digits of a number."""
OTHER = "other"
HEAD = re.compile(r"[a-zA-Z][\w-]*[ \t]*=[ ]*")
TEXT = re.compile(r"[^\n{}]+")
QUOTED = re.compile(r'\{ *"([^"\\{}]*)" *\}')
"""How a message says nothing, or keeps a blank at its end."""
GAP = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
UNGROUPED = re.compile(r"\{ *NUMBER\(\$([a-zA-Z][\w-]*), useGrouping: 0\) *\}")
CHOICE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *-> *\n")
VARIANT = re.compile(r"\s*(\*?)\[ *([\w.-]+) *\] *")
END = re.compile(r"\s*\}")


def _one(count: int) -> str:
    return "one" if count == 1 else OTHER


def _few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


def _polish(count: int) -> str:
    return "one" if count == 1 else "few" if _few(count) else "many"


def _russian(count: int) -> str:
    single = count % 10 == 1 and count % 100 != 11
    return "one" if single else "few" if _few(count) else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": _one, "bg": _one, "pl": _polish, "ru": _russian}
"""How a language counts; one that has no line here is left to Fluent. A test compares them with it."""


class TemplateText(Struct, frozen=True):
    """Fixed words."""

    text: str
    quoted: bool = False


class FactGap(Struct, frozen=True):
    """A gap for a fact."""

    fact: str
    grouped: bool = True


class TemplateChoice(Struct, frozen=True):
    """Words that depend on a fact."""

    fact: str
    variants: dict[str, tuple[TemplatePart, ...]]
    default: str


TemplatePart = TemplateText | FactGap | TemplateChoice


class Template:
    """A message of one language that can be filled without Fluent."""

    def __init__(self, pieces: tuple[TemplatePart, ...], language: str) -> None:
        self._pieces = pieces
        self._language = language
        self.variables = frozenset(_variables(pieces))

    def filled(self, facts: MessageFacts) -> str | None:
        """The sentence; None: only Fluent can say it."""
        parts = [self._said(piece, facts) for piece in self._pieces]
        return None if None in parts else "".join(filter(None, parts))

    def _said(self, piece: TemplatePart, facts: MessageFacts) -> str | None:
        if isinstance(piece, TemplateText):
            return piece.text
        value = facts.get(piece.fact)
        if isinstance(piece, TemplateChoice):
            key = self._key(piece, value)
            return None if key is None else Template(piece.variants[key], self._language).filled(facts)
        if isinstance(value, int):
            return str(value) if not piece.grouped or -GROUPED < value < GROUPED else None
        return value if piece.grouped else None

    def _key(self, choice: TemplateChoice, value: str | int | None) -> str | None:
        """The key of the variant that is said."""
        if value is None:
            return None
        if isinstance(value, int) and str(value) in choice.variants:
            return str(value)
        if isinstance(value, int):
            counted = PLURALS.get(self._language)
            if counted is None:
                return None
            value = counted(abs(value))
        return value if value in choice.variants and not value.isdecimal() else choice.default


def _variables(pieces: tuple[TemplatePart, ...]) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, FactGap | TemplateChoice):
            yield piece.fact
        if isinstance(piece, TemplateChoice):
            for variant in piece.variants.values():
                yield from _variables(variant)


def template_of(source: str, language: str) -> Template | None:
    """A message as a template, if it is only text on one line, gaps and choices."""
    head = HEAD.match(source)
    read = _TemplateReader(source, head.end()) if head is not None else None
    pieces = read.pattern() if read is not None else None
    return Template(pieces, language) if read is not None and pieces and read.is_at_end() else None


class _TemplateReader:
    """Reads the pieces of a message from left to right."""

    def __init__(self, source: str, at: int) -> None:
        self._source = source
        self._at = at

    def is_at_end(self) -> bool:
        """Whether nothing but the end of its line is left."""
        return not self._source[self._at :].strip()

    def pattern(self) -> tuple[TemplatePart, ...] | None:
        """The pieces up to the end of a line or of a variant; None: something else stands there."""
        pieces: list[TemplatePart] = []
        while self._at < len(self._source) and self._source[self._at] not in "\n}":
            piece = self._piece()
            if piece is None:
                return None
            pieces.append(piece)
        if pieces and isinstance(pieces[-1], TemplateText) and not pieces[-1].quoted:
            pieces[-1] = TemplateText(pieces[-1].text.rstrip(" "))
        return tuple(pieces)

    def _piece(self) -> TemplatePart | None:
        if text := self._taken(TEXT):
            return TemplateText(text[0])
        if quoted := self._taken(QUOTED):
            return TemplateText(quoted[1], quoted=True)
        if gap := self._taken(GAP):
            return FactGap(gap[1])
        if gap := self._taken(UNGROUPED):
            return FactGap(gap[1], grouped=False)
        begun = self._taken(CHOICE)
        return self._choice(begun[1]) if begun else None

    def _choice(self, fact: str) -> TemplateChoice | None:
        variants: dict[str, tuple[TemplatePart, ...]] = {}
        default = ""
        while begun := self._taken(VARIANT):
            pattern = self.pattern()
            if pattern is None:
                return None
            variants[begun[2]] = pattern
            default = begun[2] if begun[1] else default
        return TemplateChoice(fact, variants, default) if default and self._taken(END) else None

    def _taken(self, what: re.Pattern[str]) -> re.Match[str] | None:
        match = what.match(self._source, self._at)
        self._at = match.end() if match else self._at
        return match
