"""Which rules does a Python file name, and in what role?

`decides`: a function under `@rule("hbo.x.y")`. `checks`: a test under `@pytest.mark.rule("hbo.x.y")`, on
itself, its class or its module. `uses`: any other literal in the engine that is a rule's id and nothing else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from rulebook.sections import Link, LinkKind

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
DECIDES = "rule"
CHECKS = ("pytest.mark.rule", "mark.rule")
NAMING_FIELDS = ("id", "name", "card")
QUOTED = re.compile(r"""["']([^"'\s]+)["']""")
RECORD_FILE = re.compile(r"/abilities[^/]*\.py$")


def links_in_engine(source: str, path: str, known: frozenset[str]) -> Iterator[Link]:
    """What an engine file decides, and what else it cites that `known` says is a rule."""
    if f"{DECIDES}(" in source or not known.isdisjoint(QUOTED.findall(source)):  # half of them; 2 ms each
        yield from links_in_tree(ast.parse(source, path), path, known)


def links_in_tree(tree: ast.Module, path: str, known: frozenset[str]) -> Iterator[Link]:
    """The same for a file that has been parsed."""
    seen: set[ast.AST] = set()
    named: set[tuple[str, str]] = set()
    for name, definition in _definitions(tree):
        for decorator in definition.decorator_list:
            if _called(decorator).rpartition(".")[2] == DECIDES:
                links = list(_links(decorator, "decides", path, name, definition.lineno))
                yield from links
                named.update((link.rule, link.name) for link in links)
                seen.update(ast.walk(decorator))
    records = RECORD_FILE.search(path) is not None
    for link in _uses(tree, path, "", known, seen, records):
        if (link.rule, link.name) not in named:  # once, and not by what decides it
            named.add((link.rule, link.name))
            yield link


def links_in_test(source: str, path: str) -> Iterator[Link]:
    """What the tests of a file check."""
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
            for one in value:
                if isinstance(one, ast.AST):
                    yield one
        elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
            yield value


def _called(node: ast.AST) -> str:
    """The dotted name of what is called, or nothing."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _uses(
    node: ast.AST, path: str, within: str, known: frozenset[str], seen: set[ast.AST], records: bool
) -> Iterator[Link]:
    if node in seen:
        return
    if isinstance(node, ast.Constant) and node.value in known:
        yield Link(str(node.value), "uses", path, within or "the module", node.lineno)
    here = _name_within(node, within, records=records)
    for child in _children(node):
        yield from _uses(child, path, here, known, seen, records)


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
