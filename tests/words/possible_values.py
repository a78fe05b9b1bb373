"""Which values can an expression of the source have? Read off the syntax tree, without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from referee.session.registry import ADAPTERS
from referee.words import messages

ROOT = Path(__file__).parents[2]

Function = ast.FunctionDef | None


def _files_of(place: Path) -> Iterator[Path]:
    return iter((place,)) if place.is_file() else place.rglob("*.py")


class Source:
    """The files of some folders, and single files."""

    def __init__(self, *places: str) -> None:
        paths = sorted(path for place in places for path in _files_of(ROOT / place))
        self.trees = {path: tree_of(path) for path in paths}
        self.calls = [(path, *found) for path in paths for found in calls_of(path)]

    def named(self, *names: str) -> Iterator[tuple[Path, Function, ast.Call]]:
        """All calls by these names, each with the function it stands in."""
        return (one for one in self.calls if name_of(one[2]) in names)

    def words(self, node: ast.expr | None, function: Function, path: Path) -> tuple[str, ...]:
        """All words an expression can be."""
        if isinstance(node, ast.Constant):
            return (node.value,) if isinstance(node.value, str) else ()
        if isinstance(node, ast.IfExp):
            return self.words(node.body, function, path) + self.words(node.orelse, function, path)
        if isinstance(node, ast.Subscript):
            return tuple(
                word for one in self._values_of_dict(node, path) for word in self.words(one, None, path)
            )
        if isinstance(node, ast.Name):
            here = ((one, function, path) for one in assigned(node.id, function or self.trees[path]))
            values = (*here, *self._passed(node.id, function))
            return tuple(dict.fromkeys(word for one in values for word in self.words(*one)))
        return ()

    def _values_of_dict(self, node: ast.Subscript, path: Path) -> list[ast.expr]:
        """What a table written out in the same file holds: ``LEFT[zone]``."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        tables = [one for one in assigned(name, self.trees[path]) if isinstance(one, ast.Dict)]
        return [value for table in tables for value in table.values]

    def _passed(self, name: str, function: Function) -> list[tuple[ast.expr, Function, Path]]:
        """What callers give for a parameter, each with where it is given."""
        names = [one.arg for one in function.args.args] if function else []
        if function is None or name not in names:
            return []
        at = names.index(name)
        calls = self.named(function.name)
        found = [(argument(call, at, name), caller, path) for path, caller, call in calls]
        return [(one, caller, path) for one, caller, path in found if one is not None]


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def calls_of(path: Path) -> list[tuple[Function, ast.Call]]:
    """All calls of a file, each with the function it stands in."""
    return list(_calls_in(tree_of(path), None))


def _calls_in(node: ast.AST, function: Function) -> Iterator[tuple[Function, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inside = child if isinstance(child, ast.FunctionDef) else function
        if isinstance(child, ast.Call):
            yield inside, child
        yield from _calls_in(child, inside)


def name_of(call: ast.Call) -> str:
    """The name a call is made by: ``no``, ``reason``."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    """An argument by its place or its name."""
    named = next((one.value for one in call.keywords if one.arg == name), None)
    return named if named is not None else call.args[at] if len(call.args) > at else None


def keywords(call: ast.Call, *ours: str) -> tuple[str, ...]:
    """The facts given by name, without the arguments that are none."""
    return tuple(one.arg for one in call.keywords if one.arg and one.arg not in ours)


def assigned(name: str, within: ast.AST) -> list[ast.expr]:
    """What a name is set to: by itself, among others, or one of a row of rows that is gone through."""
    found = []
    for target, value in _assignments(within):
        if isinstance(target, ast.Name) and target.id == name:
            found.append(value)
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = zip(target.elts, value.elts, strict=False)
            found += [other for one, other in pairs if isinstance(one, ast.Name) and one.id == name]
    return found


def _assignments(within: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in ast.walk(within):
        if isinstance(node, ast.Assign):
            yield from ((target, node.value) for target in node.targets)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield node.target, node.value
        elif isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Name):
            rows = [one for one in _set_to(node.iter.id, within) if isinstance(one, ast.Tuple)]
            yield from ((node.target, row) for one in rows for row in one.elts)


def _set_to(name: str, within: ast.AST) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(within)
        if isinstance(node, ast.Assign)
        and any(isinstance(one, ast.Name) and one.id == name for one in node.targets)
    ]


def keys_of_dict(node: ast.expr | None, function: Function) -> tuple[str, ...]:
    """The names in a dict of facts, written there or a few lines above."""
    if isinstance(node, ast.Dict):
        return tuple(str(one.value) for one in node.keys if isinstance(one, ast.Constant))
    if isinstance(node, ast.Call) and name_of(node) == "dict" and node.args:
        return keys_of_dict(node.args[0], function)
    if isinstance(node, ast.Name) and function is not None:
        return next((keys_of_dict(one, function) for one in assigned(node.id, function)), ())
    return ()


def place(path: Path, node: ast.AST) -> str:
    """Where something stands, for the message of a failing test."""
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


@cache
def engine() -> Source:
    """The engine."""
    return Source("engine")


@cache
def everything() -> Source:
    """The engine and what raises its errors elsewhere."""
    return Source("engine", "referee")


def subjects(language: str) -> tuple[str, ...]:
    """The subjects a language speaks of: ``reasons``, ``changes``, ``kings-moves``..."""
    names = {file.stem for file in (messages.FOLDER / language).glob("*.ftl")}
    own = {
        f"{game}-{key.partition('-')[0]}" for game in ADAPTERS for key in messages.messages(language, game)
    }
    return tuple(sorted({*(names - ADAPTERS.keys()), *own}))
