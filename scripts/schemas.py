"""The JSON Schemas of the package and the tables of new files, from their types.

``python -m scripts.schemas`` compares, ``--write`` writes anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import create_mock_engine
from sqlalchemy.dialects import sqlite
from sqlmodel import SQLModel

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import FORMAT, Case, CaseFile, Expect
from referee.library.api import DIALECT, FOLDER, REFERENCE, SchemaName, id_of, schema_file
from referee.library.judgement import Rulings
from referee.session.registry import ADAPTERS, adapter_of
from referee.storage.schema import SavedGamesBase
from referee.storage.sqlite_backend import STATEMENTS
from rulebook.database.schema import RulebookBase
from rulebook.database.writer import RULE_TABLES

Schema = dict[str, Any]
NULL: Schema = {"type": "null"}
QUESTION, WAY_ON = "Question", "GoToPhase"
AROUND = ("expect", "tell", "why")


def schemas(games: tuple[GameAdapter, ...]) -> dict[SchemaName, Schema]:
    """All schemas, for these games."""
    parts = _Components(games)
    return {
        SchemaName.CASE: parts.document(SchemaName.CASE, "A case, or a file of cases", parts.case()),
        SchemaName.POSITION: parts.document(
            SchemaName.POSITION, "The position of a table", {"anyOf": list(parts.positions.values())}
        ),
        SchemaName.RULING: parts.document(
            SchemaName.RULING, "Rulings on the cases of a file", parts.of(Rulings), nulls=False
        ),
    }


class _Components:
    """The schemas of all types, by their names."""

    def __init__(self, games: tuple[GameAdapter, ...]) -> None:
        self._games = [game for game in games if game.casebook.fields is not None]
        self._moves = {game.game.id: tuple(verb.move for verb in game.game.in_cases) for game in self._games}
        fields = tuple(game.casebook.fields for game in self._games)
        moves = tuple(move for moves_of_game in self._moves.values() for move in moves_of_game)
        self._types: tuple[Any, ...] = tuple(
            dict.fromkeys((CaseFile, Case, Expect, Rulings, *fields, *moves))
        )
        refs, components = msgspec.json.schema_components(self._types, ref_template=REFERENCE)
        self._all: dict[str, Schema] = {name: _without_names(part) for name, part in components.items()}
        self._refs: dict[Any, Schema] = dict(zip(self._types, refs, strict=True))
        self.positions = {game.game.id: self.of(game.casebook.fields) for game in self._games}

    def of(self, kind: Any) -> Schema:
        """The reference to a type."""
        return self._refs[kind]

    def document(self, name: SchemaName, title: str, top: Schema, *, nulls: bool = True) -> Schema:
        """A schema with the parts it refers to."""
        parts = {**self._all, **({} if not nulls else dict(self._inputs()))}
        used = _used(top, parts)
        head = {"$schema": DIALECT, "$id": id_of(name), "title": title}
        return {**head, **top, "$defs": {name: parts[name] for name in sorted(used)}}

    def case(self) -> Schema:
        """One case that names its game, or a file of them."""
        alone = {**self.of(Case), "required": ["game", "id", "position", "steps"]}
        return {"if": {"required": ["cases"]}, "then": self.of(CaseFile), "else": alone}

    def _inputs(self) -> Iterator[tuple[str, Schema]]:
        """Parts of what is read: null is as good as absent, and what a case holds depends on its game."""
        for name, part in self._all.items():
            yield name, _with_nulls(part)
        yield _name(self.of(Case)), self._of_games(Case)
        yield _name(self.of(CaseFile)), self._of_games(CaseFile)
        for kind in {move for moves in self._moves.values() for move in moves}:
            yield _name(self.of(kind)), self._step(self._all[_name(self.of(kind))])
        yield QUESTION, self._other_step("ask", {"type": "string"})
        yield WAY_ON, self._other_step("do", {"const": "go_to_phase"})

    def _of_games(self, kind: type[Struct]) -> Schema:
        """A case or a file of cases, with the positions and moves of its game."""
        part = _with_nulls(self._all[_name(self.of(kind))])
        part["properties"]["format"] = {"const": FORMAT}
        return {**part, "allOf": [self._of_game(game.game.id, kind) for game in self._games]}

    def _of_game(self, game: str, kind: type[Struct]) -> Schema:
        case = {"properties": {"position": self.positions[game], "steps": {"items": self._steps(game)}}}
        inside = case if kind is Case else {"properties": {"cases": {"items": case}}}
        named = {"properties": {"game": {"const": game}}, "required": ["game"]}
        return {"if": named, "then": inside}

    def _steps(self, game: str) -> Schema:
        moves = [self.of(move) for move in self._moves[game]]
        return {"anyOf": [*moves, _reference(QUESTION), _reference(WAY_ON)]}

    def _step(self, move: Schema) -> Schema:
        """A move as a step has it: with what stands around it, and without what goes without saying."""
        plain = _with_nulls(move)
        return {**plain, "properties": {**plain["properties"], **self._around()}, "required": ["do"]}

    def _other_step(self, word: str, value: Schema) -> Schema:
        return {"type": "object", "properties": {word: value, **self._around()}, "required": [word]}

    def _around(self) -> Schema:
        tell = {"type": "array", "items": {"type": "string"}}
        why = {"type": "string"}
        each: dict[str, Schema] = dict(zip(AROUND, (self.of(Expect), tell, why), strict=True))
        return {name: _or_null(part) for name, part in each.items()}


def _reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _or_null(part: Schema) -> Schema:
    return {"anyOf": [part, NULL]}


def _with_nulls(part: Schema) -> Schema:
    """An object whose fields may be null instead of missing."""
    if "properties" not in part:
        return part
    fields = {
        name: field if "const" in field or _is_tag(field) else _or_null(field)
        for name, field in part["properties"].items()
    }
    return {**part, "properties": fields}


def _without_names(part: Any) -> Any:
    """A schema that is the same whichever msgspec made it: from 0.23 on it tells what keys there are."""
    if isinstance(part, dict):
        return {name: _without_names(value) for name, value in part.items() if name != "propertyNames"}
    return [_without_names(value) for value in part] if isinstance(part, list) else part


def _is_tag(part: Schema) -> bool:
    return len(part.get("enum", ())) == 1


def _used(top: Schema, parts: dict[str, Schema]) -> set[str]:
    """The parts something refers to, directly or through others."""
    names: set[str] = set()
    left = [top]
    while left:
        for name in _references(left.pop()):
            if name not in names:
                names.add(name)
                left.append(parts[name])
    return names


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield _name(value)
        for part in value.values():
            yield from _references(part)
    elif isinstance(value, list):
        for part in value:
            yield from _references(part)


def made() -> dict[Path, str]:
    """Each file, as today's types say it should be."""
    documents = schemas(tuple(adapter_of(game) for game in ADAPTERS))
    tables = {STATEMENTS: statements_of(SavedGamesBase), RULE_TABLES: statements_of(RulebookBase)}
    return {schema_file(name): _text(schema) for name, schema in documents.items()} | tables


def statements_of(models: type[SQLModel]) -> str:
    """The statements of SQLite that make the tables of these models."""
    made: list[str] = []

    def keep(statement: Any, *_: Any) -> None:
        made.append(str(statement.compile(dialect=sqlite.dialect())))

    engine = create_mock_engine("sqlite://", keep)
    models.metadata.create_all(engine, checkfirst=False)
    lines = (
        statement.strip().replace("\n)\n", "\n)").replace("\t", "    ").replace(", \n", ",\n")
        for statement in made
    )
    return "".join(f"{line};\n" for line in lines)


def _text(schema: object) -> str:
    plain = msgspec.json.encode(schema, order="deterministic")
    return msgspec.json.format(plain, indent=1).decode() + "\n"


def stale() -> list[Path]:
    """The files that are not what the types say."""
    return [file for file, text in made().items() if not _is_kept(file, text)]


def _is_kept(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Writes with ``--write``; otherwise says which files are stale."""
    if "--write" in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for file, text in made().items():
            file.write_text(text, encoding="utf-8")
        return 0
    files = stale()
    print(*(f"stale: {file}" for file in files), sep="\n")
    return 1 if files else 0


if __name__ == "__main__":
    sys.exit(main())
