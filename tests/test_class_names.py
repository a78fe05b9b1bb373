"""The names of public classes and type aliases: one meaning for each name in the product."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PRODUCT = ("engine", "referee", "rulebook", "cards")
GAMES = ("engine/agot/", "engine/kings/", "engine/oriflamme/")

ROLES = {
    "the table of each game": {"Table"},
    "a position as it stands in the cases of each game, and what is wrong with it": {
        "PCard",
        "PSeat",
        "PGiven",
        "Number",
        "Strict",
        "PositionDefect",
    },
    "the questions of each game's cases": {"QuestionArguments", "AnswerAndReasons"},
    "moves of the same name, which is their tag in journals and cases": {"KnowCard", "Resolve"},
    "which cards of each game a place in a line means": {"CardTest"},
}
"""Parts that every game has: a game defines such a name at most once, and nothing outside the games does."""

EXCEPTIONS = {
    "Position": "the fields of a position, in the cases of each game and of any game for other programs",
    "Step": "the step of a procedure, and the way of units, whose words stand under this name",
    "PutIntoPlay": "the tags of a move and of the effect that does the same",
}
"""Names with two meanings, each with its reason."""
MOST_DECLARED = 8


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


def one_for_each_game(modules: list[str]) -> bool:
    games = [game for path in modules for game in GAMES if path.startswith(game)]
    return len(games) == len(modules) == len(set(games))


def test_no_name_of_a_class_has_two_meanings() -> None:
    roles = set().union(*ROLES.values())
    several = {name: modules for name, modules in definitions().items() if len(modules) > 1}

    undeclared = {
        name: modules
        for name, modules in several.items()
        if name not in EXCEPTIONS and not (name in roles and one_for_each_game(modules))
    }

    assert undeclared == {}


def test_every_declared_name_is_defined_several_times() -> None:
    known = definitions()

    assert {name for name in set().union(EXCEPTIONS, *ROLES.values()) if len(known[name]) < 2} == set()


def test_few_exceptions_are_declared() -> None:
    assert len(ROLES) + len(EXCEPTIONS) <= MOST_DECLARED
