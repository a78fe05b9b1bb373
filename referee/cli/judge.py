"""The command `judge`: rules on the cases of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from engine.kernel.cases.completions import settled
from engine.kernel.cases.evaluation import RESULT
from engine.kernel.cases.model import Case, CaseResult, StepResult
from engine.kernel.errors import RefereeError
from referee.cli.case_input import BadInput, CaseFileRead, FaultWriter, content, name_of, place, read
from referee.cli.result import DONE, NOT_MET, UNREADABLE, CommandResult

if TYPE_CHECKING:
    from referee.position.reader import PositionText

JudgedCases = tuple[tuple[Case, CaseResult], ...]


def judge_command(
    file: str, text: str | None, as_json: bool, language: str, *, short: bool = False
) -> CommandResult:
    """Judges every case of a file, or none if one of them cannot be read.

    Args:
        short: a ruling on a position text comes without pages, clauses and names in other languages.
    """
    plain = FaultWriter(language)
    try:
        name = name_of(file, plain)
        found = read(name, content(file, plain), text, plain)
        if found.written is not None and not as_json:
            return _on_text(found, found.written, name, plain, short=short)
        judged = judge(found, name, plain)
    except BadInput as bad:
        return CommandResult("", UNREADABLE, f"{bad}\n{plain.say('nothing-judged')}\n")
    code = DONE if all(met(result) is not False for _, result in judged) else NOT_MET
    if as_json:
        return CommandResult(in_json(judged), code)
    from referee.cli.judge_report import Report  # 0.05 s: rulings for people need words and the rulebook

    return CommandResult(Report(found.adapter, language).text(judged), code)


def _on_text(
    found: CaseFileRead, written: PositionText, name: str, plain: FaultWriter, *, short: bool
) -> CommandResult:
    """The rulings on a position text.

    Raises:
        BadInput: it cannot be carried out.
    """
    from referee.cli.position_report import DisputeReport, with_facts  # words and the rulebook

    cases = tuple((with_facts(case, found.adapter), texts) for case, texts in found.cases)
    judged = judge(replace(found, cases=cases), name, plain)
    code = DONE if all(met(result) is not False for _, result in judged) else NOT_MET
    return CommandResult(DisputeReport(written, plain.language, short=short).text(judged), code)


def judge(found: CaseFileRead, name: str, plain: FaultWriter) -> JudgedCases:
    """Every case under each of its texts.

    Raises:
        BadInput: a case cannot be carried out, which reading it did not show.
    """
    judged = []
    for case, texts in found.cases:
        for text in texts:
            try:
                judged.append((case, settled(case, found.adapter.casebook, text, found.adapter.unknowns)))
            except (RefereeError, RecursionError) as error:
                ours = error if isinstance(error, RefereeError) else None
                where = place(ours.facts.pop("where", None), plain) if ours else ""
                why = plain.error(ours) if ours else plain.say("nested-too-deep")
                raise BadInput(name, f"{plain.case(case.id)}{where}: {why}") from None
    return tuple(judged)


def met(result: CaseResult) -> bool | None:
    """Whether what was expected came out; None: nothing was expected."""
    return not result.failures if result.expected else None


def in_json(judged: JudgedCases) -> str:
    """The result as one JSON document."""
    cases = [_case(result) for _, result in judged]
    document = msgspec.json.encode({"format": RESULT, "cases": cases})
    return msgspec.json.format(document, indent=1).decode() + "\n"


def _case(result: CaseResult) -> dict[str, Any]:
    passed = met(result)
    told: dict[str, Any] = {"id": result.id, "text": result.text}
    if passed is not None:
        told["pass"] = passed
    return {**told, "steps": [_step(step) for step in result.steps]}


def _step(step: StepResult) -> dict[str, Any]:
    told = msgspec.structs.asdict(step)
    if step.irrelevant is None:
        del told["irrelevant"]
    return told
