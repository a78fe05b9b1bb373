"""The rules that the engine cites, read from its functions as they are loaded."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import engine
from tests.shared import known_rules

RULE_ID = re.compile(r"(hbo|lcg|kings|oriflamme)(\.[\w-]+){2,}")


@cache
def functions() -> tuple[FunctionType, ...]:
    """All functions and methods of the engine's modules, without what decorators put around them."""
    modules = [
        importlib.import_module(found.name) for found in pkgutil.walk_packages(engine.__path__, "engine.")
    ]
    found: list[FunctionType] = []
    waiting: list[Any] = [thing for module in modules for thing in vars(module).values()]
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
    """The texts in the code of a function."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from texts(constant)
        yield from (
            text
            for text in (constant if isinstance(constant, tuple) else [constant])
            if isinstance(text, str)
        )


def test_every_rule_that_the_engine_cites_has_a_section_in_the_rulebook() -> None:
    cited = {text for function in functions() for text in texts(function.__code__) if RULE_ID.fullmatch(text)}

    assert len(cited) > 500
    assert not cited - known_rules()
