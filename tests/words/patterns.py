"""What is written in the files of a language: every run of plain words, and every choice by a number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from referee.words.messages import messages
from tests.words.possible_values import subjects


class Choice(Struct, frozen=True):
    """Words chosen by a fact: the names of the variants, and what each says with its gaps as ``{name}``."""

    key: str
    on: str
    says: dict[str, str]


class Written(Struct, frozen=True):
    """A message in the words of its file: its text without the gaps, and what is chosen in it."""

    key: str
    text: str
    choices: tuple[Choice, ...]


@cache
def written(language: str) -> tuple[Written, ...]:
    """All messages of a language, by ``subject/key``."""
    parser = FluentParser()
    return tuple(
        _written(f"{subject}/{key}", parser.parse_entry(source))
        for subject in subjects(language)
        for key, source in messages(language, subject).items()
    )


def _written(key: str, entry: ast.EntryType) -> Written:
    assert isinstance(entry, ast.Message | ast.Term), key
    assert entry.value is not None, key
    return Written(key, _said(entry.value, gaps=False), tuple(_choices(key, entry.value)))


def _said(pattern: ast.Pattern, *, gaps: bool) -> str:
    """The words of a pattern, those of all variants one after another."""
    return "".join(_piece(one, gaps=gaps) for one in pattern.elements)


def _piece(element: ast.TextElement | ast.Placeable, *, gaps: bool) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return " ".join(_said(variant.value, gaps=gaps) for variant in inside.variants)
    if isinstance(inside, ast.StringLiteral):
        return str(inside.value)
    return f"{{{_name(inside)}}}" if gaps else " "


def _choices(key: str, pattern: ast.Pattern) -> Iterator[Choice]:
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            says = {_variant(one.key): _said(one.value, gaps=True) for one in inside.variants}
            yield Choice(key, _name(inside.selector), says)
            for one in inside.variants:
                yield from _choices(key, one.value)


def _variant(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _name(inside: ast.Placeable | ast.InlineExpression) -> str:
    """``count`` of ``$count``; nothing of what is no variable."""
    return str(inside.id.name) if isinstance(inside, ast.VariableReference) else ""
