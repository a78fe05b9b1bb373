"""Modules that are compiled from a changed tree when they are imported."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parents[3]


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
