"""Links between rules, code and tests: ``python -m scripts.links --write`` or ``--check``.

``rulebook/links.json`` is made of the sources: by builds of the package, before tests, and by ``--write``.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rulebook.content.files import CONTENT, LINKS
from rulebook.content.models import BASE_LANGUAGE, Link, LinkKind

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
DECIDES = "rule"
CHECKS = ("pytest.mark.rule", "mark.rule")
NAMING_FIELDS = ("id", "name", "card")
QUOTED = re.compile(r"""["']([^"'\s]+)["']""")
RECORD_FILE = re.compile(r"/abilities/definitions\.py$|/hbo/cards\.py$")


def links_in_engine(source: str, path: str, known: frozenset[str]) -> Iterator[Link]:
    """The rules that an engine file decides, and the ``known`` rules that it cites besides."""
    if f"{DECIDES}(" in source or not known.isdisjoint(QUOTED.findall(source)):  # half of them; 2 ms each
        yield from links_in_tree(ast.parse(source, path), path, known)


def links_in_tree(tree: ast.Module, path: str, known: frozenset[str]) -> Iterator[Link]:
    """The same for a file that has been parsed."""
    decorated: set[ast.AST] = set()
    named: set[tuple[str, str]] = set()
    for name, definition in _definitions(tree):
        for decorator in definition.decorator_list:
            if _called(decorator).rpartition(".")[2] == DECIDES:
                links = list(_links(decorator, "decides", path, name, definition.lineno))
                yield from links
                named.update((link.rule, link.name) for link in links)
                decorated.update(ast.walk(decorator))
    records = RECORD_FILE.search(path) is not None
    for link in _uses(tree, path, "", known, decorated, records):
        if (link.rule, link.name) not in named:  # once, and not by what decides it
            named.add((link.rule, link.name))
            yield link


def links_in_test(source: str, path: str) -> Iterator[Link]:
    """The rules that the tests of a file check."""
    if not any(mark in source for mark in CHECKS):
        return
    tree = ast.parse(source, path)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and "pytestmark" in _targets(statement):
            yield from _marks(statement.value, path, "all tests of the file", statement.lineno)
    for name, definition in _definitions(tree):
        for decorator in definition.decorator_list:
            yield from _marks(decorator, path, name, definition.lineno)


def _marks(marks: ast.AST, path: str, name: str, line: int) -> Iterator[Link]:
    for node in ast.walk(marks):
        if isinstance(node, ast.Call) and _called(node) in CHECKS:
            yield from _links(node, "checks", path, name, line)


def _links(call: ast.AST, kind: LinkKind, path: str, name: str, line: int) -> Iterator[Link]:
    for literal in call.args if isinstance(call, ast.Call) else []:
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
            yield Link(literal.value, kind, path, name, line)


def _definitions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Definition]]:
    """All functions and classes with their qualified names; none stands in an expression."""
    for node in _children(tree):
        if isinstance(node, DEFINITIONS):
            name = f"{within}{node.name}"
            yield name, node
            yield from _definitions(node, f"{name}.")
        elif not isinstance(node, ast.expr):
            yield from _definitions(node, within)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """In half the time of `ast.iter_child_nodes`, without whether names are read or written."""
    for value in vars(node).values():
        if isinstance(value, list):
            for child in value:
                if isinstance(child, ast.AST):
                    yield child
        elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
            yield value


def _called(node: ast.AST) -> str:
    """The dotted name of what is called, or nothing."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _uses(
    node: ast.AST, path: str, within: str, known: frozenset[str], decorated: set[ast.AST], records: bool
) -> Iterator[Link]:
    if node in decorated:
        return
    if isinstance(node, ast.Constant) and node.value in known:
        yield Link(str(node.value), "uses", path, within or "the module", node.lineno)
    here = _name_within(node, within, records=records)
    for child in _children(node):
        yield from _uses(child, path, here, known, decorated, records)


def _name_within(node: ast.AST, within: str, *, records: bool) -> str:
    """What a reader would call the place: a record's own id, or the function, class or assignment."""
    if isinstance(node, DEFINITIONS):
        return f"{within}.{node.name}" if within else node.name
    if isinstance(node, ast.Assign | ast.AnnAssign):
        return within or next(iter(_targets(node)), "")
    if isinstance(node, ast.Call) and records:
        return next(_own_names(node), within)
    return within


def _own_names(record: ast.Call) -> Iterator[str]:
    """`Ability("hbo-varys", ...)` or `Ability(id="hbo-varys", ...)` names itself."""
    named = [field.value for field in record.keywords if field.arg in NAMING_FIELDS]
    for value in [*record.args[:1], *named]:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


RULE_HEADING = re.compile(r"^### .* \{#([a-z0-9_.\-]+)\}$", re.MULTILINE)
CASE_ID = re.compile(r'^\s*\{?\s*"id": ("(?:[^"\\]|\\.)*")', re.MULTILINE)


class CaseRules(msgspec.Struct):
    id: str
    rules: list[str] = []


class CaseFile(msgspec.Struct):
    cases: list[CaseRules]


def find_links(root: Path, known: frozenset[str]) -> list[Link]:
    """Everything below `root` that answers for a rule, in a fixed order."""
    links = {*_from_python(root, known), *_from_cases(root)}
    return sorted(links)


def _from_python(root: Path, known: frozenset[str]) -> Iterator[Link]:
    for path in sorted((root / "engine").rglob("*.py")):
        yield from links_in_engine(path.read_text(encoding="utf-8"), _relative(path, root), known)
    for path in sorted((root / "tests").rglob("*.py")):
        yield from links_in_test(path.read_text(encoding="utf-8"), _relative(path, root))


def _from_cases(root: Path) -> Iterator[Link]:
    """Worked cases check the rules they list; a case stands where its id is written."""
    for path in sorted((root / "tests" / "cases").glob("*/*.json")):
        content = path.read_bytes()
        lines = _lines_of_cases(content.decode())
        for case in msgspec.json.decode(content, type=CaseFile).cases:
            for rule in case.rules:
                yield Link(rule, "checks", _relative(path, root), case.id, lines.get(case.id, 1))


def _lines_of_cases(content: str) -> dict[str, int]:
    lines: dict[str, int] = {}
    line, counted = 1, 0
    for match in CASE_ID.finditer(content):
        line += content.count("\n", counted, match.start(1))
        counted = match.start(1)
        lines.setdefault(msgspec.json.decode(match[1], type=str), line)
    return lines


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


def write(root: Path = CONTENT.parent, content: Path = CONTENT, to: Path = CONTENT) -> None:
    """Writes the links of a checkout, unless they stand there already."""
    written, links = to / LINKS, as_json(find_links(root, known_rules(content)))
    if not written.exists() or written.read_text(encoding="utf-8") != links:
        written.write_text(links, encoding="utf-8")


def bring_up_to_date(root: Path = CONTENT.parent, content: Path = CONTENT) -> None:
    """Writes the links of a checkout where anything they are read from has changed since: two seconds."""
    written = content / LINKS
    folders = (root / "engine", root / "tests", content, Path(__file__).parent)
    read = (each for folder in folders for each in folder.glob("**/*") if each != written)
    since = written.stat().st_mtime if written.exists() else 0
    if any(each.stat().st_mtime > since for each in read if "__pycache__" not in each.parts):
        write(root, content, content)
        written.touch()


def check(root: Path, content: Path = CONTENT) -> list[str]:
    """The ids that code or tests cite and no section has, one plain sentence each.

    Shared code cites the rules of games whose book is not written yet; those are not held against it.
    """
    known = known_rules(content)
    games = _games(known)
    return [
        f"{link.path}:{link.line}: {link.name} {link.kind} {link.rule}, which no section has"
        for link in find_links(root, known)
        if link.rule not in known and link.rule.partition(".")[0] in games
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.links", description="Links between rules and code"
    )
    parser.add_argument("--root", type=Path, default=CONTENT.parent, help="the checkout to read")
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write links.json")
    what.add_argument("--check", action="store_true", help="exit 1 when an id is cited that no section has")
    options = parser.parse_args(arguments)
    if options.write:
        write(options.root, options.content, options.content)
        return 0
    wrong = check(options.root, options.content)
    sys.stderr.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
