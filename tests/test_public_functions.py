"""Does the product use what it offers? What only tests call is no feature.

Names are read off the text: a syntax tree of every file would take seconds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PRODUCT = ("cards", "engine", "referee", "rulebook")
TOOLS = ("scripts",)
"""A developer's tool is a user; a test or a benchmark is none."""

WAITING = {
    "engine.kernel.judge.play": "enters a move without the application: for programs of others",
    "engine.kings.one_time_orders.house_card_orders.hands_are_seen": "what was decided of the Scorpion",
    "referee.storage.games.entries_citing": "finds the entries that cite a rule: for the log",
}
"""What nothing uses yet, and why it is there."""
FOUND_BY_KIND = {"referee.storage.schema", "rulebook.database.schema"}
"""Modules whose classes nobody has to name: SQLModel makes a table of each."""

SAID = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""|#.*')
DEFINED = re.compile(r"^(?:async )?(?:def|class) (?!_)(\w+)", re.MULTILINE)
NAME = re.compile(r"(?<!\w)[^\W\d]\w*")
IMPORTED = re.compile(r"^\s*from \S+ import (\([^)]*\)|.*)", re.MULTILINE)
RENAMED = re.compile(r"(\w+) as (\w+)")
OF_MODULE = re.compile(r"(?<![\w.])(\w+)\.(\w+)")


class Code:
    """What one file defines and which names it uses; its docstrings and comments use none."""

    def __init__(self, path: Path, root: Path = ROOT) -> None:
        code = SAID.sub("", path.read_text(encoding="utf-8"))
        imported = " ".join(IMPORTED.findall(code))
        renamed = {new: old for old, new in RENAMED.findall(imported)}
        self.path = path
        self.module = ".".join(path.relative_to(root).with_suffix("").parts)
        self.defined = DEFINED.findall(code)
        self.names = Counter(NAME.findall(code))
        self.imported = set(NAME.findall(imported))
        self.of_module = {(renamed.get(module, module), name) for module, name in OF_MODULE.findall(code)}


def files(*folders: str) -> list[Code]:
    """The files of some folders."""
    return [Code(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def unused(product: list[Code], tools: list[Code]) -> Iterator[str]:
    """Public functions and classes that nothing names but where they are defined, or handed on."""
    using = [one for one in (*product, *tools) if one.path.name != "__init__.py"]
    imported = set[str]().union(*(one.imported for one in using))
    of_module = set[tuple[str, str]]().union(*(one.of_module for one in using))
    for one in product:
        for name in one.defined:
            elsewhere = name in imported or (one.path.stem, name) in of_module
            if not elsewhere and one.names[name] == 1:
                yield f"{one.module}.{name}"


def test_every_public_function_and_class_has_a_user_in_the_product() -> None:
    found = set(unused(files(*PRODUCT), files(*TOOLS)))

    assert {one for one in found if one.rpartition(".")[0] not in FOUND_BY_KIND} == set(WAITING)


def test_a_name_that_is_only_defined_handed_on_or_told_of_has_no_user(tmp_path: Path) -> None:
    written = {
        "rules.py": 'def asked() -> int:\n    return 1\n\n\ndef unasked() -> int:\n    """As unasked."""\n',
        "__init__.py": "from rules import asked, unasked\n",
        "table.py": "from game import rules as r\n\nr.asked()  # not unasked\n",
    }
    for name, text in written.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    assert list(unused([Code(tmp_path / name, tmp_path) for name in written], [])) == ["rules.unasked"]
