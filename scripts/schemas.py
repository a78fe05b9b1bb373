"""The JSON Schemas of the package, written anew or compared: ``python -m scripts.schemas [--write]``."""

from __future__ import annotations

import sys

import msgspec

from referee.library.schema_files import FOLDER, SchemaName, schema_file
from referee.library.schemas import schemas
from referee.session.registry import ADAPTERS, adapter_of


def made() -> dict[SchemaName, str]:
    """Each schema of today's types, as its file should have it."""
    found = schemas(tuple(adapter_of(game) for game in ADAPTERS))
    return {name: _text(schema) for name, schema in found.items()}


def _text(schema: object) -> str:
    plain = msgspec.json.encode(schema, order="deterministic")
    return msgspec.json.format(plain, indent=1).decode() + "\n"


def stale() -> list[SchemaName]:
    """The schemas whose files are not what the types say."""
    return [name for name, text in made().items() if not _is_kept(name, text)]


def _is_kept(name: SchemaName, text: str) -> bool:
    file = schema_file(name)
    return file.is_file() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Writes with ``--write``; otherwise says which files are stale."""
    if "--write" in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for name, text in made().items():
            schema_file(name).write_text(text, encoding="utf-8")
        return 0
    found = stale()
    print(*(f"stale: {schema_file(name)}" for name in found), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
