"""The command `schema`: the JSON Schema of a case, a position or a ruling."""

from __future__ import annotations

from argparse import Namespace

from referee.cli.result import CommandResult
from referee.library.schema_files import SchemaName, schema_text


def schema_command(options: Namespace) -> CommandResult:
    """The schema as it was shipped."""
    return CommandResult(schema_text(SchemaName(options.name)))
