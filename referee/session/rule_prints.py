"""The fingerprint of a rule: of its text in the languages of the printings, and of what decides it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from textwrap import dedent

from rulebook.content_files import CONTENT
from rulebook.database.build import read_links

SECTION = re.compile(r"^#+ [^\n]*\{#(?P<rule>[^}]+)\}\s*$", re.MULTILINE)
ASIDE = re.compile(r"^- See also:.*$", re.MULTILINE)
"""What stands in a section and says nothing of the rule."""


def prints_of(rules: Iterable[str], texts: Iterable[str]) -> dict[str, str]:
    """Rule -> its fingerprint, under these printings."""
    languages = tuple(dict.fromkeys(one.partition("-")[0] for one in texts))
    return {rule: rule_print(rule, languages) for rule in rules}


@cache
def rule_print(rule: str, languages: tuple[str, ...]) -> str:
    """What changes with the text of a rule in one of these languages, or with a function that decides it."""
    game = rule.partition(".")[0]
    said = (sections(CONTENT / game / one).get(rule, "") for one in languages)
    digest = blake2b(digest_size=6)
    for part in (*said, *sorted(map(source, deciding().get(rule, ())))):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


@cache
def sections(folder: Path) -> dict[str, str]:
    """Rule -> its section, as it is written on the pages of one language."""
    found: dict[str, str] = {}
    for page in sorted(folder.glob("*.md")):
        written = page.read_text(encoding="utf-8")
        heads = list(SECTION.finditer(written))
        ends = [*(one.start() for one in heads), len(written)][1:]
        for head, end in zip(heads, ends, strict=True):
            found[head["rule"]] = ASIDE.sub("", written[head.start() : end]).strip()
    return found


@cache
def deciding() -> dict[str, tuple[tuple[str, str], ...]]:
    """Rule -> the functions that decide it: module and name."""
    found: dict[str, list[tuple[str, str]]] = {}
    for one in read_links(CONTENT):
        if one.kind == "decides":
            module = one.path.removesuffix(".py").replace("/", ".")
            found.setdefault(one.rule, []).append((module, one.name))
    return {rule: tuple(functions) for rule, functions in found.items()}


def source(function: tuple[str, str]) -> str:
    """A function without comments, layout and its docstring; empty where there is none of this name."""
    module, name = function
    try:
        found = getattr(import_module(module), name, None)
    except ImportError:
        return ""
    if not inspect.isfunction(found):
        return ""
    tree = ast.parse(dedent(inspect.getsource(found)))
    definition = tree.body[0]
    if isinstance(definition, ast.FunctionDef) and ast.get_docstring(definition) is not None:
        definition.body = definition.body[1:]
    return ast.dump(tree)
