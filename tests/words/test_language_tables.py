"""What a new language has to fill beside its folders: every table kept by language has an entry for each.

Whoever adds a language to ``OWN_NAMES`` is told here what else waits for it. The program runs without such an
entry: words are found less well, or questions are understood less often.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from referee.words.messages import BASE_LANGUAGE, OWN_NAMES
from tests.words.possible_values import ROOT

PACKAGES = ("cards", "engine", "referee", "rulebook", "scripts")
WITHOUT = {
    "rulebook/booklet/file_text.py OLD_ENCODINGS": {"en": "old encodings change no letter of it"},
    "rulebook/text/letters.py OF_LANGUAGE": {
        "en": "is written in Latin letters", "pl": "is written in Latin letters",
    },
    "rulebook/text/letters.py OTHER_VOWELS": {
        "en": "is written in Latin letters", "pl": "is written in Latin letters",
    },
    "rulebook/text/letters.py PHONETIC": {
        "en": "is written in Latin letters", "pl": "is written in Latin letters",
    },
    "rulebook/text/letters.py SLAVIC": {"en": "has few words in common with the others"},
    "rulebook/text/stems.py SNOWBALL": {"bg": "has a stemmer of our own"},
}  # fmt: skip
"""Table -> the languages it needs no entry for, and why."""
BY_NAME = {
    "referee/app/terminal.py": "ru: the keyboard a terminal reports",
    "rulebook/search/query.py": "bg, ru: Latin letters typed for Cyrillic ones",
    "rulebook/text/letters.py": "bg: how letters sound",
    "rulebook/text/stems.py": "bg: its stemmer",
}
"""Modules that ask for a language other than English by its name: a new one may want the same."""


@cache
def modules() -> dict[str, ast.Module]:
    """The modules that have a language's name in them."""
    sources = {
        path: path.read_text(encoding="utf-8") for one in PACKAGES for path in (ROOT / one).rglob("*.py")
    }
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(source)
        for path, source in sources.items()
        if any(f'"{language}"' in source for language in OWN_NAMES)
    }


def languages_in(node: ast.AST) -> frozenset[str]:
    """The languages a table has entries for, English by its name as well; none, where it is no such table."""
    kept = node.args[0] if isinstance(node, ast.Call) and len(node.args) == 1 else node
    if isinstance(kept, ast.Dict):
        keys = list(kept.keys)
    elif isinstance(kept, ast.Tuple | ast.Set | ast.List):
        keys = list(kept.elts)
    else:
        return frozenset()
    said = {one.value for one in keys if isinstance(one, ast.Constant)}
    named = {"en" for one in keys if isinstance(one, ast.Name) and one.id == "BASE_LANGUAGE"}
    found = OWN_NAMES.keys() & (said | named)
    return frozenset(found) if len(found) > 1 else frozenset()


def tables() -> Iterator[tuple[str, frozenset[str]]]:
    """Every table of a module that is kept by language, and the languages it has."""
    for module, tree in modules().items():
        for node in tree.body:
            if isinstance(node, ast.Assign) and (found := languages_in(node.value)):
                yield f"{module} {ast.unparse(node.targets[0])}", found


def asks_by_name(tree: ast.Module) -> bool:
    """Whether something is compared with the name of a language other than English."""
    compared = (one for one in ast.walk(tree) if isinstance(one, ast.Compare))
    return any(
        languages_in(side)
        or (isinstance(side, ast.Constant) and side.value in OWN_NAMES.keys() - {BASE_LANGUAGE})
        for one in compared
        for side in one.comparators
    )


def test_every_table_kept_by_language_has_each_language() -> None:
    lacking = {
        table: sorted(OWN_NAMES.keys() - found - WITHOUT.get(table, {}).keys()) for table, found in tables()
    }
    assert {table: languages for table, languages in lacking.items() if languages} == {}


def test_what_needs_no_entry_is_a_table_that_has_none() -> None:
    found = dict(tables())
    assert {
        table: sorted(found.get(table, OWN_NAMES.keys()) & needless.keys())
        for table, needless in WITHOUT.items()
        if table not in found or found[table] & needless.keys()
    } == {}


def test_languages_are_asked_for_by_name_in_few_modules() -> None:
    assert sorted(module for module, tree in modules().items() if asks_by_name(tree)) == sorted(BY_NAME)


def test_a_table_that_lacks_a_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_NAMES, "cs", "Čeština")
    lacking = {table.rpartition(" ")[2] for table, found in tables() if "cs" not in found}
    assert {"SCRIPT_OF", "SNOWBALL", "NUMBERS", "EDITIONS", "PHONETIC"} <= lacking
