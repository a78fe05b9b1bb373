"""Cases carried out under each of their texts."""

from __future__ import annotations

from threading import RLock

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.completions import settled
from engine.kernel.cases.model import Case, CaseResult
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Ruling
from engine.kernel.remedies import with_remedies
from referee.library.case_input import BadInput, CaseFileRead, FaultWriter, place
from rulebook.progress import followed

JudgedCases = tuple[tuple[Case, CaseResult], ...]

ONE_AT_A_TIME = RLock()
"""Threads read and judge one after the other: a game remembers the case that it is carrying out."""


def judge_cases(found: CaseFileRead, name: str, plain: FaultWriter) -> JudgedCases:
    """Every case under each of its texts.

    Raises:
        BadInput: a case cannot be carried out, which reading it did not show.
    """
    each = [(case, text) for case, texts in found.cases for text in texts]
    return tuple(
        (case, judge_under(case, text, found.adapter, name, plain)) for case, text in followed("cases", each)
    )


def judge_under(case: Case, text: str, adapter: GameAdapter, name: str, plain: FaultWriter) -> CaseResult:
    """One case under one text.

    Raises:
        BadInput: it cannot be carried out.
    """
    try:
        return settled(case, adapter.casebook, text, adapter.unknowns)
    except (RefereeError, RecursionError) as error:
        ours = error if isinstance(error, RefereeError) else None
        where = place(ours.facts.pop("where", None), plain) if ours else ""
        why = plain.error(ours) if ours else plain.say("nested-too-deep")
        raise BadInput(name, f"{plain.case(case.id)}{where}: {why}") from None


def met(result: CaseResult) -> bool | None:
    """Whether what was expected came out; None: nothing was expected."""
    return not result.failures if result.expected else None


def ruling_with_ways(adapter: GameAdapter, result: CaseResult, at: int) -> Ruling | None:
    """The ruling on a step; a refusal with its ways out. ``at``: the place of the step, from 0."""
    ruling, refused = result.rulings[at], result.refused_at[at]
    if ruling is None or refused is None:
        return ruling
    return with_remedies(adapter.game, adapter.remedy, *refused, ruling)
