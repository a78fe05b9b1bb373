"""The command `position`: a case or a table as text, and a position text as a case."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.cases.model import Case
from engine.kernel.errors import RefereeError
from referee.cli.result import DONE, UNREADABLE, CommandResult
from referee.library.case_input import BadInput, CaseFileRead, FaultWriter, content, name_of, read
from referee.position.dispute import lines_of
from referee.position.reader import PositionText
from referee.position.tokens import PositionError
from referee.position.writer import public_position, write_text
from referee.session.registry import adapter_of
from referee.session.table_files import is_table, start_from

OF_CASE = ("text", "independent")
"""Fields of a case that change a ruling."""


def position_command(file: str, wanted: str, as_json: bool, language: str) -> CommandResult:
    """The text of a case of a file, or of a table; with ``as_json`` the case itself."""
    plain = FaultWriter(language)
    try:
        name = name_of(file, plain)
        data = content(file, plain)
        if is_table(data):
            out = _of_table(name, data, as_json, language, plain)
        else:
            out = _of_case(name, read(name, data, None, plain), wanted, as_json, language, plain)
    except BadInput as bad:
        return CommandResult("", UNREADABLE, f"{bad}\n")
    return CommandResult(out, DONE)


def _of_case(
    name: str, found: CaseFileRead, wanted: str, as_json: bool, language: str, plain: FaultWriter
) -> str:
    case = next((one for one, _ in found.cases if wanted in ("", one.id)), None)
    if case is None:
        known = tuple(one.id for one, _ in found.cases)
        raise BadInput(
            name, plain.error(PositionError("position_case_unknown", 1, 1, read=wanted, wanted=known))
        )
    game = found.adapter.game.id
    if as_json:
        return _json(game, case)
    told = {field: getattr(case, field) for field in OF_CASE if getattr(case, field)}
    lines = lines_of(case, found.adapter, language)
    asked = found.written.disputed if isinstance(found.written, PositionText) else []
    everything = tuple(one for one in asked if one.everything)
    return write_text(game, case.position, language, (*lines, *everything), told)


def _json(game: str, case: Case) -> str:
    told: dict[str, Any] = {"game": game}
    told |= {field: getattr(case, field) for field in OF_CASE if getattr(case, field)}
    told |= {"position": case.position, "steps": list(case.steps)}
    return msgspec.json.format(msgspec.json.encode({"id": case.id, **told}), indent=1).decode() + "\n"


def _of_table(name: str, data: bytes, as_json: bool, language: str, plain: FaultWriter) -> str:
    """The public part of a table that was written to a file."""
    from referee.session.game_setup import state_of

    try:
        start, _ = start_from(data)
        adapter = adapter_of(start.game)
        position = public_position(adapter, state_of(start))
    except RefereeError as error:
        raise BadInput(name, plain.error(error)) from None
    if as_json:
        return _json(start.game, Case("position", position, ()))
    return write_text(start.game, position, language)
