"""Message files, one folder for each language, and messages filled with facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from referee.words.message_templates import Template, template_of

FOLDER = Path(__file__).parent
BASE_LANGUAGE = "en"

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

OWN_NAMES = {"en": "English", "bg": "Български", "pl": "Polski", "ru": "Русский"}
"""Each language in its own words: a language that is added has a folder, and a line here.

``tests/words/test_language_tables.py`` names the other tables that wait for it.
"""


OTHERS: list[Path] = []
"""Folders of words of games that other packages bring; each has folders of languages, as ours has."""


def add_folder(package: str) -> None:
    """Adds the words of a game of another package, which stand in its folder ``words``."""
    from importlib.util import find_spec  # most have our own games alone

    try:
        spec = find_spec(package) if package else None
    except ImportError:
        spec = None
    places = (spec.submodule_search_locations or ()) if spec is not None else ()
    OTHERS.extend(Path(place) / "words" for place in places)
    messages.cache_clear()  # a saved game of it may have been named already


def word_files(language: str, name: str) -> list[Path]:
    """The files of this name in a language, our own or those of other packages."""
    places = (folder / language / name for folder in (FOLDER, *OTHERS))
    return [file for file in places if file.is_file()]


@cache
def folders() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    languages = sorted(path.parent.name for path in FOLDER.glob("*/reasons.ftl"))
    return tuple(sorted(languages, key=lambda language: language != BASE_LANGUAGE))


@cache
def messages(language: str, subject: str) -> dict[str, str]:
    """The messages of one subject: key -> its source; empty if the language has none.

    A game has one file for what it says in its own words: ``GAME-moves`` are the messages of ``GAME.ftl``
    whose keys begin with ``moves-``.
    """
    game, _, own = subject.partition("-")
    if own:
        return _beginning(f"{own}-", messages(language, game))
    files = word_files(language, f"{subject}.ftl")
    return split_messages(files[0].read_text(encoding="utf-8")) if files else {}


def _beginning(begin: str, sources: dict[str, str]) -> dict[str, str]:
    """The messages whose keys have this beginning, by the rest of their keys."""
    return {key.removeprefix(begin): source for key, source in sources.items() if key.startswith(begin)}


def split_messages(text: str) -> dict[str, str]:
    """The messages and terms of a file, each with its own lines."""
    text = COMMENT.sub("", text)
    places = [*((match.start(), match[1]) for match in MESSAGE.finditer(text)), (len(text), "")]
    return {key: text[start:end].rstrip() + "\n" for (start, key), (end, _) in pairwise(places)}


if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


Argument = str | int
MessageArguments = Callable[[frozenset[str]], Mapping[str, Argument]]
"""The variables a message names -> a value for each of them."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._variables: dict[str, frozenset[str]] = {}
        self._lines: dict[tuple[str, str], Template | None] = {}

    def has(self, subject: str, key: str) -> bool:
        """Whether this language has the message itself."""
        return key in messages(self.language, subject)

    def variables(self, subject: str, key: str) -> frozenset[str]:
        """The facts that a message names, in any of its variants."""
        line = self._line(subject, key)
        return line.variables if line is not None else self._variables[self._ready(subject, key)]

    def say(self, subject: str, key: str, arguments: MessageArguments) -> tuple[str, tuple[str, ...]]:
        """The sentence, and the faults in making it, such as missing facts."""
        line = self._line(subject, key)
        sentence = line.filled(arguments(line.variables)) if line is not None else None
        return (sentence, ()) if sentence is not None else self._said_by_fluent(subject, key, arguments)

    def _said_by_fluent(
        self, subject: str, key: str, arguments: MessageArguments
    ) -> tuple[str, tuple[str, ...]]:
        name = self._ready(subject, key)
        bundle = self._loaded()
        if not bundle.has_message(name):
            return f"[{key}]", ("it is not written as Fluent has it",)
        pattern = bundle.get_message(name).value
        if pattern is None:
            return f"[{key}]", ("it has no value",)
        sentence, errors = bundle.format_pattern(pattern, dict(arguments(self._variables[name])))
        return str(sentence), tuple(str(error) for error in errors)

    def _line(self, subject: str, key: str) -> Template | None:
        if (subject, key) not in self._lines:
            self._lines[subject, key] = template_of(messages(self.language, subject)[key], self.language)
        return self._lines[subject, key]

    def _ready(self, subject: str, key: str) -> str:
        """The name of a message in the bundle, parsed the first time."""
        name = f"{subject}--{key}"
        if name not in self._variables:
            self._add(messages(self.language, subject)[key], name)
        return name

    def _add(self, source: str, name: str) -> None:
        resource, self._variables[name] = _parsed(source, name)
        self._loaded().add_resource(resource)

    def _loaded(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)
        return self._bundle


@cache
def _parsed(source: str, name: str) -> tuple[Resource, frozenset[str]]:
    """A message under its name in the bundle, with its variables."""
    # Only now: the parser and the table of plurals cost 70 ms, and not every command says something.
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            entry.id.name = name
    return resource, frozenset(_variables(resource))


def _variables(node: object) -> Iterator[str]:
    """The names of all variables under a node of a parsed message."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from _variables(value)
