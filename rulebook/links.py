"""Which code decides a rule, which tests check it, and which records use it?

The answer is read from source text, literal strings only: nothing of the engine is imported, so it works for
tests too and costs nothing at run time. It is kept in `links.json`, which is shipped although tests are not,
and which shows in a review that a change makes a section enforced.

    python -m rulebook.links --write    bring links.json up to date
    python -m rulebook.links --check    fail when it is not, or when an id is used that no section has
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rulebook.content import CONTENT, LINKS
from rulebook.python_links import links_in_engine, links_in_test
from rulebook.sections import BASE_LANGUAGE, Link
from rulebook.shared_rules import decided_elsewhere, tables

RULE_HEADING = re.compile(r"^### .* \{#([a-z0-9_.\-]+)\}$", re.MULTILINE)
CASE_ID = re.compile(r'^\s*\{?\s*"id": ("(?:[^"\\]|\\.)*")', re.MULTILINE)


class Case(msgspec.Struct):
    id: str
    rules: list[str] = []


class Cases(msgspec.Struct):
    cases: list[Case]


def find_links(root: Path, known: frozenset[str]) -> list[Link]:
    """Everything below `root` that answers for a rule, in a fixed order."""
    found = {*_from_python(root, known), *_from_cases(root)}
    return sorted(found)


def _from_python(root: Path, known: frozenset[str]) -> Iterator[Link]:
    engine = [
        link
        for path in sorted((root / "engine").rglob("*.py"))
        for link in links_in_engine(path.read_text(encoding="utf-8"), _relative(path, root), known)
    ]
    yield from engine
    yield from decided_elsewhere(engine, tables(root / "engine"), _games(known))
    for path in sorted((root / "tests").rglob("*.py")):
        yield from links_in_test(path.read_text(encoding="utf-8"), _relative(path, root))


def _from_cases(root: Path) -> Iterator[Link]:
    """Worked cases check the rules they list; a case stands where its id is written."""
    for path in sorted((root / "tests" / "cases").glob("cases_*.json")):
        content = path.read_bytes()
        lines = _lines_of_cases(content.decode())
        for case in msgspec.json.decode(content, type=Cases).cases:
            for rule in case.rules:
                yield Link(rule, "checks", _relative(path, root), case.id, lines.get(case.id, 1))


def _lines_of_cases(content: str) -> dict[str, int]:
    found: dict[str, int] = {}
    line, counted = 1, 0
    for match in CASE_ID.finditer(content):
        line += content.count("\n", counted, match.start(1))
        counted = match.start(1)
        found.setdefault(msgspec.json.decode(match[1], type=str), line)
    return found


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def known_rules(content: Path = CONTENT) -> frozenset[str]:
    """The ids of all sections, read from their headings alone."""
    chapters = [path.read_text(encoding="utf-8") for path in content.glob(f"*/{BASE_LANGUAGE}/*.md")]
    return frozenset(rule for chapter in chapters for rule in RULE_HEADING.findall(chapter))


def _games(rules: Iterable[str]) -> frozenset[str]:
    """The games these rules are of: the first part of each id."""
    return frozenset(rule.partition(".")[0] for rule in rules)


def as_json(links: Iterable[Link]) -> str:
    """One link a line, so that a review shows which came and went."""
    lines = ",\n".join(f"  {msgspec.json.encode(link).decode()}" for link in links)
    return f"[\n{lines}\n]\n" if lines else "[]\n"


def check(root: Path, content: Path = CONTENT) -> list[str]:
    """What is wrong with the links, one plain sentence each.

    Shared code cites the rules of games whose book is not written yet; those are not held against it.
    """
    known = known_rules(content)
    games = _games(known)
    links = find_links(root, known)
    wrong = [
        f"{link.path}:{link.line}: {link.name} {link.kind} {link.rule}, which no section has"
        for link in links
        if link.rule not in known and link.rule.partition(".")[0] in games
    ]
    written = content / LINKS
    if not written.exists() or written.read_text(encoding="utf-8") != as_json(links):
        wrong.append(f"{LINKS} is not what code and tests say; run: python -m rulebook.links --write")
    return wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m rulebook.links", description="Links between rules and code"
    )
    parser.add_argument("--root", type=Path, default=CONTENT.parent, help="the checkout to read")
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write links.json")
    what.add_argument("--check", action="store_true", help="exit 1 when it is stale or cites nothing")
    options = parser.parse_args(arguments)
    if options.write:
        links = find_links(options.root, known_rules(options.content))
        (options.content / LINKS).write_text(as_json(links), encoding="utf-8")
        return 0
    wrong = check(options.root, options.content)
    sys.stderr.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
