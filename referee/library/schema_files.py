"""The JSON Schemas that come with Referee, as files."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

FOLDER = Path(__file__).parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


class SchemaName(StrEnum):
    """What there is a schema of."""

    CASE = "case"
    POSITION = "position"
    RULING = "ruling"


def schema_file(name: SchemaName) -> Path:
    """Where a schema is."""
    return FOLDER / f"{name}.schema.json"


def id_of(name: SchemaName) -> str:
    """The name by which another schema refers to it; nothing is to be fetched there."""
    return f"urn:referee:schema:{name}:1"


def schema_text(name: SchemaName) -> str:
    """A schema as it was shipped."""
    return schema_file(name).read_text(encoding="utf-8")
