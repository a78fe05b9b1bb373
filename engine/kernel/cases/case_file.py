"""Case files: read, and checked before any game looks at them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engine.kernel.cases.model import FORMAT, Case, CaseFile
from engine.kernel.errors import Unreadable, refuse

SIZE_LIMIT = 8 * 1024 * 1024
OF_TABLES = {"texts", "title", "state"}
"""The fields at the top of a table file; a case never has them."""


def read_file(data: bytes) -> CaseFile:
    """The cases of a file, or one case alone.

    Raises:
        Unreadable: names the field and what is wrong with it.
    """
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=len(data), limit=SIZE_LIMIT)
    try:
        top = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not_json", error=str(error)) from None
    top = _without_nulls(_as_cases(top))
    try:
        contents = msgspec.convert(top, CaseFile) if "cases" in top else _alone(msgspec.convert(top, Case))
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_case", error=str(error), case=_case_at(top, str(error))) from None
    _check_cases(contents)
    if contents.format != FORMAT:
        raise Unreadable("unknown_format", format=contents.format, known=FORMAT)
    return contents


def _check_cases(contents: CaseFile) -> None:
    """Whether the cases are of one game, each with an id of its own and with plain words."""
    for case in contents.cases:
        refuse(case.position, f"{case.id}.position", lines=("text",))
    times = Counter(case.id for case in contents.cases)
    for case in contents.cases:
        if times[case.id] > 1:
            raise Unreadable("case_id_twice", case=case.id)
        if case.game not in ("", contents.game):
            raise Unreadable("case_of_another_game", case=case.id, game=case.game, file=contents.game)


def _as_cases(top: Any) -> dict[str, Any]:
    """What may hold cases: an object, and no table that was written to a file."""
    if not isinstance(top, dict):
        raise Unreadable("not_a_case_file", read=type(top).__name__)
    refuse(top, "")
    if top.keys() >= OF_TABLES:
        raise Unreadable("table_not_a_case")
    return top


def _without_nulls(top: dict[str, Any]) -> dict[str, Any]:
    """What is written as null around positions and arguments is absent; but an answer may be null."""
    top = _without_null_fields(top)
    if isinstance(top.get("cases"), list):
        top["cases"] = [_without_nulls(case) if isinstance(case, dict) else case for case in top["cases"]]
    if isinstance(top.get("steps"), list):
        top["steps"] = [
            _step_without_nulls(step) if isinstance(step, dict) else step for step in top["steps"]
        ]
    return top


def _step_without_nulls(step: dict[str, Any]) -> dict[str, Any]:
    around = {name: step[name] for name in ("expect", "tell", "why") if step.get(name) is not None}
    if isinstance(around.get("expect"), dict):
        around["expect"] = _without_null_fields(around["expect"], but=("answer",))
    return {name: value for name, value in step.items() if name not in ("expect", "tell", "why")} | around


def _without_null_fields(fields: dict[str, Any], but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None or name in but}


def _alone(case: Case) -> CaseFile:
    if not case.game:
        raise Unreadable("game_missing", case=case.id)
    return CaseFile(case.game, (case,), case.format)


def _case_at(top: dict[str, Any], error: str) -> str:
    """The id of the case a validation error points into (``$.cases[3].steps``)."""
    _, found, rest = error.partition("$.cases[")
    if not found:
        return str(top.get("id", ""))
    case = top["cases"][int(rest.partition("]")[0])]
    return str(case.get("id", "")) if isinstance(case, dict) else ""
