"""Every worked case under all its texts: as JSON, and as sentences in four languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from scripts.golden import program
from scripts.golden.record import ROOT, Item

CASES = ROOT / "tests" / "cases"
BETWEEN_CASES = re.compile(r"\n\n(?=\S+  )")
"""Between what is told of two cases."""


def jobs() -> list[str]:
    """Each file in each of the ways it can be asked for."""
    return [f"{language} {file}" for file in sorted(files()) for language in ("json", *program.LANGUAGES)]


@cache
def files() -> dict[str, dict[str, str]]:
    """The files of cases, each with the game of every case in it."""
    by_file = {}
    for path in CASES.rglob("*.json"):
        top = json.loads(path.read_bytes())
        if "cases" in top:
            here = {case["id"]: top.get("game", "") for case in top["cases"]}
            by_file[path.relative_to(CASES).as_posix()] = here
    return by_file


@cache
def case(wanted: str) -> tuple[str, bytes]:
    """The game of a case, and a file with this case alone."""
    file = next(file for file, cases in files().items() if wanted in cases)
    top = _top(file)
    return top["game"], json.dumps(
        top | {"cases": [raw_case for raw_case in top["cases"] if raw_case["id"] == wanted]}
    ).encode()


@cache
def _top(file: str) -> Any:
    return json.loads((CASES / file).read_bytes())


def items_of(job: str) -> Iterator[Item]:
    """The rulings on each case of a file."""
    language, _, file = job.partition(" ")
    path = str(CASES / file)
    if language == "json":
        yield from _as_json(file, program.command("judge", path, "--json", "--text", "all"))
    else:
        yield from _words(file, language, program.command("judge", path, "--text", "all", "--lang", language))


def _as_json(file: str, output: str) -> Iterator[Item]:
    document, _, code = output.rpartition("exit code ")
    if not document.startswith("{"):
        yield Item(f"not judged: {file}", "json", output)
        return
    ruled: dict[str, list[str]] = {}
    for case in json.loads(document)["cases"]:
        ruled.setdefault(case["id"], []).append(json.dumps(case, indent=1, ensure_ascii=False))
    for case, results in ruled.items():
        yield Item(case, "json", "\n".join([*results, code]))


def _words(file: str, language: str, output: str) -> Iterator[Item]:
    by_case: dict[str, list[str]] = {}
    for block in BETWEEN_CASES.split(output):
        by_case.setdefault(block.split()[0], []).append(block)
    known = files()[file]
    for case in known:
        blocks = [block.partition("\n\n")[0] for block in by_case.get(case, ["nothing"])]
        yield Item(case, f"words-{language}", "\n\n".join(blocks))
