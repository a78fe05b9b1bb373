"""The size and shape of the code, as ARCHITECTURE gives it: ``python -m scripts.code_size``."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from msgspec.structs import replace

from engine.agot.hbo.adapter import ADAPTER
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.decisions import Move
from referee.notation.parser.parse import parse
from referee.session.game_setup import example, examples, state_of
from referee.session.session import Session

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("cards", "engine", "referee", "rulebook")
EXAMPLE, LINE = "middle", "lannister military hound"
"""A ready example, and a line that is typed at it."""
CHALLENGE: tuple[dict[str, Any], ...] = (
    {"do": "declare_challenge", "by": "lannister", "kind": "military", "attackers": ["hound"]},
    {"do": "declare_defenders", "by": "stark", "defenders": ["sansa"]},
    {"do": "declare_defenders", "by": "stark", "defenders": ["jon"]},
    {"do": "resolve"},
)
"""The challenge that is judged there: declared, a defence that is refused, a defence, resolved."""
WIDE, LONG, CRUMB = 20, 350, 60
"""More modules in a folder and more lines in a module are too many; fewer, for one importer, are too few."""


def modules() -> dict[Path, str]:
    """Each module of the product with its text; an `__init__` that only names its package is left out."""
    texts = {
        path: path.read_text(encoding="utf-8") for top in PACKAGES for path in (ROOT / top).rglob("*.py")
    }
    return {
        path: text
        for path, text in texts.items()
        if path.name != "__init__.py" or len(ast.parse(text).body) > 1
    }


def sizes(texts: dict[Path, str]) -> Iterator[str]:
    """Modules and lines by package, wide folders and long modules."""
    folders: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path, text in texts.items():
        for folder in list(path.relative_to(ROOT).parents)[:-1][-2:]:
            folders[folder.as_posix()] += 1
            lines[folder.as_posix()] += text.count("\n")
    for name in sorted(folders):
        yield f"{name:24}{folders[name]:5} modules {lines[name]:7,} lines"
    whole = sum(folders[top] for top in PACKAGES), sum(lines[top] for top in PACKAGES)
    yield f"{'together':24}{whole[0]:5} modules {whole[1]:7,} lines"
    beside = Counter(path.parent for path in texts)
    yield from (
        f"wide: {folder.relative_to(ROOT)}, {many} modules" for folder, many in beside.items() if many > WIDE
    )
    yield from (
        f"long: {path.relative_to(ROOT)}, {text.count(chr(10))} lines"
        for path, text in sorted(texts.items())
        if text.count("\n") > LONG
    )


def crumbs(texts: dict[Path, str]) -> Iterator[str]:
    """Small modules that one other module imports."""
    importers: dict[str, set[str]] = {_name(path): set() for path in texts}
    for path, text in texts.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module:
                named = {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
                for module in named & importers.keys():
                    importers[module].add(_name(path))
    for path, text in sorted(texts.items()):
        name, lines = _name(path), text.count("\n")
        if lines < CRUMB and len(importers[name]) == 1:
            yield f"crumb: {path.relative_to(ROOT)}, {lines} lines, for {next(iter(importers[name]))}"


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def run_by(act: Callable[[], Any]) -> tuple[int, int, int]:
    """How many of our modules an act runs, how many functions, and how many calls that is."""
    calls: Counter[tuple[str, str]] = Counter()

    def count(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            calls[frame.f_code.co_filename, frame.f_code.co_qualname] += 1

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return len({file for file, _ in calls}), len(calls), sum(calls.values())


def measured() -> Iterator[str]:
    """The ways through the code: a challenge judged as a case, a typed line read, its move entered."""
    start = example("hbo", EXAMPLE, "bg-2013")
    case = replace(next(case for case in examples("hbo") if case.id == EXAMPLE), steps=CHALLENGE)
    judge_case(case, ADAPTER.casebook, "bg-2013")  # what is worked out once is not counted
    sessions = [Session(ADAPTER, state_of(start), start.texts, lambda *_: None) for _ in range(2)]
    move = parse(LINE, sessions[0])
    assert isinstance(move, Move)
    yield _line(
        "a challenge of four steps, as a case", run_by(lambda: judge_case(case, ADAPTER.casebook, "bg-2013"))
    )
    yield _line(f"`{LINE}` is read", run_by(lambda: parse(LINE, sessions[0])))
    yield _line("and its move is entered", run_by(lambda: sessions[1].enter(move)))


def _line(what: str, counted: tuple[int, int, int]) -> str:
    return "{:38}{:4} modules {:5} functions {:6} calls".format(what, *counted)


def main() -> None:
    texts = modules()
    for line in (*sizes(texts), *crumbs(texts), *measured()):
        print(line)


if __name__ == "__main__":
    main()
