"""The JSON Schemas: they hold for every case there is and for what is printed, and not for what is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from referee import Position, judge
from referee.library.api import SchemaName, schema_text
from scripts import schemas
from tests.each import each
from tests.kit import cases
from tests.kit.command import CASE, inside

EXAMPLES = sorted((Path(__file__).parents[2] / "referee" / "session" / "examples").glob("*.json"))
FILES = [*cases.files(), *EXAMPLES]
Raw = dict[str, Any]


@cache
def schema(name: SchemaName) -> Any:
    return jsonschema_rs.validator_for(json.loads(schema_text(name)))


def faults(name: SchemaName, found: Any) -> list[str]:
    return [f"{one.instance_path}: {one.message[:200]}" for one in schema(name).iter_errors(found)]


def test_the_shipped_schemas_are_what_the_types_say() -> None:
    assert schemas.stale() == []


@each(SchemaName)
def test_a_schema_is_a_schema(name: SchemaName) -> None:
    jsonschema_rs.meta.validate(json.loads(schema_text(name)))


@each(FILES, by=lambda file: f"{file.parent.name} {file.stem}")
def test_every_case_there_is_follows_its_schema(file: Path) -> None:
    assert faults(SchemaName.CASE, json.loads(file.read_bytes())) == []


@each(FILES, by=lambda file: f"{file.parent.name} {file.stem}")
def test_every_position_there_is_follows_its_schema(file: Path) -> None:
    for case in json.loads(file.read_bytes())["cases"]:
        assert schema(SchemaName.POSITION).is_valid(case["position"])


@each(cases.files(), by=lambda file: f"{file.parent.name} {file.stem}")
def test_every_ruling_follows_its_schema(file: Path) -> None:
    assert faults(SchemaName.RULING, json.loads(judge(file.read_bytes()).json())) == []


def test_a_position_text_as_a_case_follows_the_schema() -> None:
    written = Position.read("hbo challenges, lannister to act\nstark: jon ?m\nlannister: hound 4m").json()

    assert faults(SchemaName.CASE, json.loads(written)) == []


def other(change: Callable[[Raw], object]) -> Raw:
    found = copy.deepcopy(CASE)
    change(found)
    return found


WRONG: dict[str, Callable[[Raw], object]] = {
    "no game": lambda case: case.pop("game"),
    "no position": lambda case: case.pop("position"),
    "a field of a case": lambda case: case.update(colour="red"),
    "a field of a position": lambda case: case["position"].update(colour="red"),
    "a field of another game": lambda case: case["position"].update(areas=[]),
    "a field of a card": lambda case: case["position"]["seats"][0]["characters"][0].update(colour="red"),
    "a word for a number": lambda case: case["position"]["seats"][0].update(gold="two"),
    "a verb": lambda case: case["steps"][0].update(do="fly"),
    "a verb of another game": lambda case: case["steps"][0].update(do="place_order"),
    "a field of a move": lambda case: case["steps"][0].update(colour="red"),
    "a word for a list": lambda case: case["steps"][0].update(attackers="hound"),
    "a step that is nothing": lambda case: case["steps"].append({"by": "stark"}),
    "an expectation": lambda case: case["steps"][0].update(expect={"legal": "yes"}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_case_that_is_wrong_does_not_follow_the_schema(wrong: str) -> None:
    assert faults(SchemaName.CASE, CASE) == []
    assert faults(SchemaName.CASE, other(WRONG[wrong])) != []


@pytest.mark.parametrize("name", SchemaName)
def test_the_command_prints_a_schema(name: SchemaName) -> None:
    done = inside("schema", name)

    assert (done.code, json.loads(done.out)["$id"]) == (0, f"urn:referee:schema:{name}:1")


def test_null_is_as_good_as_a_missing_field() -> None:
    assert faults(SchemaName.CASE, other(lambda case: case["position"].update(challenge=None))) == []
