"""Small changes of a module's source, each of which some test ought to notice."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
TYPING = {"cast", "TypeVar", "NewType", "Literal", "Annotated", "overload"}
"""What these are given is for the type checker."""
EITHER_WAY = {"min", "max", "isinstance", "issubclass"}
"""Where the order of the arguments makes no difference, or one that shows at once."""
UNREAD = {"decorator_list", "annotation", "returns", "type_comment"}
Change = tuple[str, ast.AST, str, object]
"""Kind, node, field and the new value of that field."""


MutationName = tuple[str, str]
"""Function and change: what stays the same when lines move, and functions from file to file."""


@dataclass(frozen=True)
class Mutation:
    """One change of a module."""

    path: str
    function: str
    kind: str
    before: str
    after: str
    line: int
    number: int
    """Its place among the changes of the file."""
    again: int = 0
    """So many earlier changes of this function read the same."""

    @property
    def name(self) -> MutationName:
        """The second of two changes that read the same says so."""
        again = f" #{self.again + 1}" if self.again else ""
        return self.function, f"{self.before} -> {self.after}{again}"


def mutations(path: str, source: str) -> list[Mutation]:
    """Every change this module knows of a file."""
    times: Counter[MutationName] = Counter()
    numbered = []
    for number, (function, change) in enumerate(_changes_of(ast.parse(source))):
        mutation = _described(path, function, change, number)
        numbered.append(replace(mutation, again=times[mutation.name]))
        times[mutation.name] += 1
    return numbered


def mutant(source: str, number: int) -> ast.Module:
    """The module with the change of this number; each line stays where it is."""
    tree = ast.parse(source)
    _, (_, node, field, new) = next(islice(_changes_of(tree), number, None))
    setattr(node, field, new)
    for changed in new if isinstance(new, list) else [new]:
        if isinstance(changed, ast.expr) and not hasattr(changed, "lineno"):
            ast.copy_location(changed, node)
    _OnlyValues().visit(tree)
    return ast.fix_missing_locations(tree)


class _OnlyValues(ast.NodeTransformer):
    """Puts what is left of "a and b" without one of them in its place: alone it cannot be compiled."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """The only value, where there is one."""
        self.generic_visit(node)
        return node if len(node.values) > 1 else node.values[0]


def nodes(tree: ast.Module) -> list[ast.AST]:
    """The node that each change of the module alters, by the number of the change."""
    return [node for _, (_, node, _, _) in _changes_of(tree)]


def _changes_of(tree: ast.Module) -> Iterator[tuple[str, Change]]:
    """Each change with the function it is made in."""
    return ((function, change) for function, node in functions(tree) for change in changes(node))


def _described(path: str, function: str, change: Change, number: int) -> Mutation:
    """Describes a change; the tree is the same afterwards."""
    kind, node, field, new = change
    before, old = shown(node), getattr(node, field)
    setattr(node, field, new)
    after = shown(node)
    setattr(node, field, old)
    line: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 1)
    return Mutation(path, function, kind, before, after, line, number)


def shown(node: ast.AST) -> str:
    """The changed place on one line: of a statement its condition."""
    held = getattr(node, "test", node) if isinstance(node, (ast.If, ast.While, ast.Assert)) else node
    return (
        " ".join(ast.unparse(held).split())
        if not isinstance(node, ast.comprehension)
        else ast.unparse(node).strip()
    )


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Each function with its name, and each statement outside of functions as ``<module>``."""

    def inside(body: list[ast.stmt], within: str) -> Iterator[tuple[str, ast.AST]]:
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield within + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{within}{node.name}.")
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                yield f"{within}<module>", node

    yield from inside(tree.body, "")


def changes(function: ast.AST) -> Iterator[Change]:
    """The changes that are possible inside a node."""
    for node in code_of(function):
        yield from operators(node)
        yield from guards(node)
        yield from constants(node)
        yield from swaps(node)


def code_of(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that run: no decorators, annotations or docstrings."""
    yield node
    for field, value in ast.iter_fields(node):
        if field in UNREAD:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_unread(child):
                yield from code_of(child)


def is_unread(node: ast.AST) -> bool:
    """Docstrings, text in exceptions, and what only a type checker reads."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in TYPING
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return node.value.id in TYPING | {"Callable", "Mapping", "Union", "type"}
    return isinstance(node, (ast.JoinedStr, ast.Import, ast.ImportFrom, ast.Raise))


def operators(node: ast.AST) -> Iterator[Change]:
    """Comparisons, sums and connectives turned round."""
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            if new := OPPOSITES.get(type(operator)):
                yield "compare", node, "ops", [*node.ops[:number], new(), *node.ops[number + 1 :]]
    elif isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and (new := OPPOSITES.get(type(node.op))):
        yield "operator", node, "op", new()
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield "call", node, "func", ast.Name(NAMES[node.func.id], ast.Load())


def guards(node: ast.AST) -> Iterator[Change]:
    """Conditions left out and conditions turned round."""
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        yield "negate", node, "test", ast.UnaryOp(ast.Not(), node.test)
    if isinstance(node, ast.If) and not node.orelse:
        yield "guard", node, "test", ast.Constant(False)
    if isinstance(node, ast.BoolOp):
        for number in range(len(node.values)):
            yield "guard", node, "values", [*node.values[:number], *node.values[number + 1 :]]
    if isinstance(node, ast.comprehension):
        for number in range(len(node.ifs)):
            yield "guard", node, "ifs", [*node.ifs[:number], *node.ifs[number + 1 :]]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "negate", node, "operand", ast.UnaryOp(ast.Not(), node.operand)


def constants(node: ast.AST) -> Iterator[Change]:
    """One more, the other truth, another word."""
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield "constant", node, "value", not node.value
    elif isinstance(node.value, int):
        yield "constant", node, "value", node.value + 1
    elif isinstance(node.value, str):
        yield "constant", node, "value", f"{node.value}x"


def swaps(node: ast.AST) -> Iterator[Change]:
    """Two arguments that change places, and one outcome whatever the condition."""
    if isinstance(node, ast.IfExp) and shown(node.body) != shown(node.orelse):
        yield "outcome", node, "body", node.orelse
    if not isinstance(node, ast.Call) or len(node.args) < 2 or isinstance(node.args[1], ast.Starred):
        return
    if shown(node.func) not in EITHER_WAY and shown(node.args[0]) != shown(node.args[1]):
        yield "swap", node, "args", [node.args[1], node.args[0], *node.args[2:]]
