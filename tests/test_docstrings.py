"""Docstrings name exceptions that exist, within reach of their module; those of modules ask no question."""

from __future__ import annotations

import ast
import builtins
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
REACHED = {
    "cards": ("cards", "rulebook"),
    "engine": ("engine", "cards"),
    "referee": ("referee", "engine", "cards", "rulebook"),
    "rulebook": ("rulebook",),
    "scripts": ("scripts", "referee", "engine", "cards", "rulebook"),
    "tests": ("tests", "scripts", "referee", "engine", "cards", "rulebook"),
}
"""Package -> the packages it imports, itself first."""
RAISES = re.compile(r"^Raises:\n((?:[ \t]+.*(?:\n|$))+)", re.MULTILINE)
NAMED = re.compile(r"^    (\w+(?:\.\w+)*(?:, \w+(?:\.\w+)*)*): ", re.MULTILINE)
"""One name or several before the colon; a line that goes on is indented further."""


class Module:
    """What one file says that it raises, and the classes it defines with their bases."""

    def __init__(self, path: Path) -> None:
        self.path = path.relative_to(ROOT).as_posix()
        self.package = self.path.split("/")[0]
        self.raised: list[str] = []
        self.bases: dict[str, list[str]] = {}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                self.bases[node.name] = [ast.unparse(base) for base in node.bases]
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                self.raised += raised_in(ast.get_docstring(node) or "")


def raised_in(docstring: str) -> Iterator[str]:
    """The classes named under ``Raises:``."""
    for section in RAISES.findall(docstring):
        for names in NAMED.findall(section):
            yield from names.split(", ")


def is_exception(name: str) -> bool:
    """Whether Python has an exception of this name, or the module before its dot: ``sqlite3.Error``."""
    module, _, last = name.rpartition(".")
    found = getattr(import_module(module) if module else builtins, last, None)
    return isinstance(found, type) and issubclass(found, BaseException)


def exceptions_of(modules: list[Module]) -> dict[str, set[str]]:
    """Package -> its classes that derive from an exception."""
    bases = {name: of_it for module in modules for name, of_it in module.bases.items()}

    def is_raised(name: str) -> bool:
        return any(map(is_raised, bases[name])) if name in bases else name in PYTHON

    found: dict[str, set[str]] = defaultdict(set)
    for module in modules:
        found[module.package] |= set(filter(is_raised, module.bases))
    return found


PYTHON = {name for name in vars(builtins) if is_exception(name)}


def test_each_exception_a_docstring_names_is_within_reach_of_its_module() -> None:
    modules = [Module(path) for package in REACHED for path in sorted((ROOT / package).rglob("*.py"))]
    own = exceptions_of(modules)
    assert sum(len(module.raised) for module in modules) > 200
    unknown = [
        f"{module.path}: {name}"
        for module in modules
        for name in module.raised
        if not is_exception(name) and not any(name in own[package] for package in REACHED[module.package])
    ]
    assert unknown == []


def test_a_name_that_is_no_exception_is_found() -> None:
    said = (
        "Reads.\n\nRaises:\n    Misread: it is none,\n        of any kind.\n    OSError, sqlite3.Error: gone."
    )
    assert list(raised_in(said)) == ["Misread", "OSError", "sqlite3.Error"]
    assert [name for name in raised_in(said) if not is_exception(name)] == ["Misread"]


def test_no_module_begins_with_a_question() -> None:
    sources = {
        path: path.read_text(encoding="utf-8") for one in REACHED for path in (ROOT / one).rglob("*.py")
    }
    first = {
        path: (ast.get_docstring(ast.parse(source)) or "").split("\n")[0] for path, source in sources.items()
    }
    assert [path.relative_to(ROOT).as_posix() for path, line in first.items() if line.endswith("?")] == []
