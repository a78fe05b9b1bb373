"""The command `judge`: rules on the cases of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from referee.cli.output import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.library.bad_input import BadInput
from referee.library.case_input import CaseFileRead, FaultWriter, content, name_of, read
from referee.library.judgement import judge_cases, met

if TYPE_CHECKING:
    from referee.position.reader import PositionText


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
        judged = judge_cases(found, name, plain)
    except BadInput as bad:
        return CommandResult("", UNREADABLE, f"{bad}\n{plain.say('nothing-judged')}\n")
    code = DONE if all(met(result) is not False for _, result in judged) else NOT_MET
    if as_json:
        from referee.library.judgement import in_words  # as the report below

        return CommandResult(in_words(judged, found.adapter, language).json(), code)
    from referee.cli.judge_report import Report  # 0.05 s: rulings for people need words and the rulebook

    return CommandResult(Report(found.adapter, language).text(judged), code)


def _on_text(
    found: CaseFileRead, written: PositionText, name: str, plain: FaultWriter, *, short: bool
) -> CommandResult:
    """The rulings on a position text.

    Raises:
        BadInput: it cannot be carried out.
    """
    from referee.cli.position import DisputeReport, with_facts

    cases = tuple((with_facts(case, found.adapter), texts) for case, texts in found.cases)
    judged = judge_cases(replace(found, cases=cases), name, plain)
    code = DONE if all(met(result) is not False for _, result in judged) else NOT_MET
    return CommandResult(DisputeReport(written, plain.language, short=short).text(judged), code)
