"""Modules compiled from a changed tree, and probes that tell which of its places are run."""

from __future__ import annotations

import ast
import builtins
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from scripts.hostile.mutation.changes import Mutation, nodes

ROOT = Path(__file__).resolve().parents[3]
PROBE = "__probe__"
"""The function that a probe calls, with the number of its place."""
BLOCKS = ("body", "orelse", "finalbody")
Place = tuple[str, int]
"""A file, and the number of a change in it."""


def load_changed(trees: Mapping[str, Callable[[str], ast.Module]]) -> None:
    """From now on these modules are never taken from stored byte code.

    Args:
        trees: path from the root of the project -> the tree, made from the text of the module.
    """
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, module: str) -> CodeType | None:
        change = next((trees[path] for path in trees if loader.path.endswith(f"/{path}")), None)
        if change is None:
            return usual(loader, module)
        return compile(change(Path(loader.path).read_text("utf-8")), loader.path, "exec")

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 - a type checker refuses the plain way


class Probes:
    """Notes which places are run, in modules that are imported from now on."""

    def __init__(self, mutations: Iterable[Mutation]) -> None:
        if any(name.startswith("engine.") for name in sys.modules):
            raise RuntimeError("the engine is imported already; run this part first, or by itself")
        self.run = set[Place]()
        """The places that were run since this was emptied."""
        places: defaultdict[str, set[int]] = defaultdict(set)
        for mutation in mutations:
            places[mutation.path].add(mutation.number)
        setattr(builtins, PROBE, lambda *place: self.run.add(place))
        self.places = {path: sorted(numbers) for path, numbers in sorted(places.items())}
        """The numbers of the probes in each file."""
        load_changed({path: partial(probed, path=path, numbers=probes) for path, probes in places.items()})


def place(mutation: Mutation) -> Place:
    """Where the probe of a change stands."""
    return mutation.path, mutation.number


def probed(source: str, path: str, numbers: Iterable[int]) -> ast.Module:
    """The module with a probe before the statement of each change that has one of these numbers."""
    tree = ast.parse(source)
    changed, owners = nodes(tree), statements(tree)
    for number in numbers:
        block, statement = owners[id(changed[number])]
        call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(path), ast.Constant(number)], [])
        block.insert(block.index(statement), ast.copy_location(ast.Expr(call), statement))
    return ast.fix_missing_locations(tree)


def statements(tree: ast.Module) -> dict[int, tuple[list[ast.stmt], ast.stmt]]:
    """By its identity, the block and the innermost statement each node is in."""
    holders: dict[int, tuple[list[ast.stmt], ast.stmt]] = {}
    for holder in ast.walk(tree):  # the outer ones come first
        for name in BLOCKS:
            block: Any = getattr(holder, name, None)
            for statement in block if isinstance(block, list) else ():
                holders.update({id(node): (block, statement) for node in ast.walk(statement)})
    return holders
