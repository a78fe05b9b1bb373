"""The names of public classes and type aliases: one meaning for each name in the product."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PRODUCT = ("engine", "referee", "rulebook", "cards")


def defined_in(module: ast.Module) -> Iterator[str]:
    """The public classes, type aliases and type variables of a module."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            yield from (name for name in names if name[0].isupper() and not name.isupper())


def definitions() -> dict[str, list[str]]:
    """Name -> the modules that define it."""
    modules: dict[str, list[str]] = defaultdict(list)
    for package in PRODUCT:
        for path in sorted((ROOT / package).rglob("*.py")):
            for name in defined_in(ast.parse(path.read_text(encoding="utf-8"))):
                modules[name].append(path.relative_to(ROOT).as_posix())
    return modules


def test_no_name_of_a_class_has_two_meanings() -> None:
    assert {name: modules for name, modules in definitions().items() if len(modules) > 1} == {}
