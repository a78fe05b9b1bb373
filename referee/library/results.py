"""The result of judging: what ``referee judge --json`` prints and ``referee.judge`` returns."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from engine.kernel.cases.evaluation import RESULT
from engine.kernel.reasons import Basis, RuleId


class Clause(Struct, frozen=True):
    """The rule a ruling rests on, and where a printing has it."""

    rule: RuleId
    title: str
    """In the reader's language."""
    text: str
    """The printing, for example ``bg-2013``."""
    heading: str = ""
    """As the printing has it; empty where the printing has no such clause."""
    quoted: str = ""
    """The title of the rule in the language of the printing."""
    place: str = ""
    """The heading and the page, as the reader is told them."""


class AskedValue(Struct, frozen=True):
    """The value a ruling turns on and nobody has told."""

    of: str | None
    """A card or a seat; none: it is of the table."""
    field: str
    question: str
    """In English."""
    values: tuple[Any, ...]
    """What it may be, where that can be listed."""


class StepRuling(Struct, frozen=True):
    """The ruling on one step of a case."""

    legal: bool | None
    """None: it cannot be told, or the step is a question."""
    because: tuple[RuleId, ...]
    """Of a refusal: the deciding rules, the principal first."""
    rules: tuple[RuleId, ...]
    basis: Basis
    asks: AskedValue | None
    facts: dict[str, Any]
    """Path -> what is so after the step."""
    answer: Any = None
    irrelevant: tuple[dict[str, str], ...] | UnsetType = UNSET
    """Values nobody has told on which the ruling does not turn."""
    sentence: str = ""
    """What was found, in the reader's language."""
    clause: Clause | None = None
    """None where every rule is kept and none has anything to tell."""
    page: str | None = None
    """The page of the clause."""
    remedies: tuple[tuple[str, ...], ...] = ()
    """Of a refusal: ways to make the move legal, each a list of changes."""

    def __str__(self) -> str:
        """The sentence with its rule and the place where that is printed."""
        if self.clause is None:
            return self.sentence
        return f"{self.sentence} ({self.clause.title}; {self.clause.place or self.clause.rule})"


class CaseRuling(Struct, frozen=True):
    """The rulings on one case under one text."""

    id: str
    text: str
    passed: bool | UnsetType = field(name="pass", default=UNSET)
    """Whether what the case expects came out; absent where it expects nothing."""
    steps: tuple[StepRuling, ...] = ()


class Rulings(Struct, frozen=True):
    """The rulings on the cases of a file, or on a dispute."""

    format: Literal["referee-result/1"] = RESULT
    cases: tuple[CaseRuling, ...] = ()

    @property
    def last(self) -> StepRuling:
        """The ruling on the last step under the first text: on the disputed move.

        Raises:
            LookupError: no move was judged.
        """
        if not self.cases or not self.cases[0].steps:
            raise LookupError("no move was judged")
        return self.cases[0].steps[-1]

    def json(self) -> str:
        """The rulings as one JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def __str__(self) -> str:
        """One line for each text; lines that say the same are one."""
        return "\n".join(dict.fromkeys(str(one.steps[-1]) for one in self.cases if one.steps))
