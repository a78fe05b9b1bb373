"""The functions of the engine as they are loaded, and the texts that stand in their code."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

import engine


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the engine."""
    return tuple(
        importlib.import_module(found.name) for found in pkgutil.walk_packages(engine.__path__, "engine.")
    )


@cache
def functions() -> tuple[FunctionType, ...]:
    """All functions and methods of these modules, without what decorators put around them."""
    found: list[FunctionType] = []
    waiting: list[Any] = [thing for module in modules() for thing in vars(module).values()]
    for thing in waiting:
        if isinstance(thing, type) and thing.__module__.startswith("engine."):
            waiting += vars(thing).values()
        waiting += [
            inner for name in ("__wrapped__", "fget", "func") if (inner := getattr(thing, name, None))
        ]
        if isinstance(thing, FunctionType):
            found.append(thing)
    return tuple(dict.fromkeys(found))


def texts(code: CodeType) -> Iterator[str]:
    """The texts in the code of a function, those in tuples and sets too."""
    waiting: list[object] = list(code.co_consts)
    for constant in waiting:
        if isinstance(constant, CodeType):
            yield from texts(constant)
        elif isinstance(constant, str):
            yield constant
        elif isinstance(constant, tuple | frozenset):
            waiting += constant
