"""The case format: a position, moves or questions, what must come out, and what came out.

A mismatch is a key and facts, so that it can be told in any language.

What a position, a move, a question and a path mean is the game's, told by its ``Casebook``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.game import Game
from engine.kernel.judge import Candidates
from engine.kernel.reasons import Question, Reason, RuleId, Ruling

QuestionArguments = dict[str, Any]
AnswerAndReasons = tuple[Any, tuple[Reason, ...]]


class Mismatch(Struct, frozen=True):
    """One difference from what was expected."""

    key: str
    facts: dict[str, Any] = {}
    step: int = 0
    """The number of the step, from 1; 0: it is of the whole case."""


FORMAT = "referee-case/1"


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What must come out of a step."""

    legal: bool | None = None
    because: tuple[str, ...] = ()
    answer: Any = msgspec.UNSET
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] = {}


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A case as written in its file."""

    id: str
    position: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    title: str = ""
    game: str = ""
    format: str = FORMAT
    text: str | None = None
    basis: Literal["", "stated", "derived", "silent"] = ""
    assumes: tuple[str, ...] | None = None
    rules: tuple[str, ...] = ()
    question: str | None = None
    why: str | None = None
    note: str | None = None
    tags: tuple[str, ...] = ()
    independent: bool = False


class CaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cases."""

    game: str
    cases: tuple[Case, ...]
    format: str = FORMAT
    about: Any = None


class AskStep(Struct, frozen=True):
    """A question, with its arguments still as they stand in the file."""

    question: str
    arguments: dict[str, Any]


class SkipStep(Struct, frozen=True):
    """``go_to_phase``: no move, play just goes on there."""

    phase: str
    active: str = ""


StepInput = Move | AskStep | SkipStep


class CaseStep(Struct, frozen=True):
    """A step that has been read."""

    asked: StepInput
    expect: Expect | None
    tell: tuple[str, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """The facts asked for after the step."""
        return tuple(dict.fromkeys((*self.tell, *(self.expect.facts if self.expect else ()))))


class AnsweredQuestion(Struct, frozen=True):
    """The answer to a question, and what it rests on."""

    value: Any
    ruling: Ruling


class ValueUnknown(RefereeError):
    """The state does not hold this value."""

    def __init__(self) -> None:
        super().__init__("cannot_be_told")


FactValue = TypeVar("FactValue")


def known_value(value: FactValue | None) -> FactValue:
    """The value of a fact.

    Raises:
        ValueUnknown: there is none.
    """
    if value is None:
        raise ValueUnknown
    return value


def no_values(question: Question) -> tuple[Any, ...]:
    """Where answers cannot be listed."""
    return ()


class Casebook(Struct, frozen=True):
    """What a game makes of the case format."""

    game: Game
    position: Callable[[dict[str, Any], str, tuple[StepInput, ...]], Any]
    """(position, text, what is asked) -> state; raises ``Unreadable`` or ``Impossible``."""
    step: Callable[[dict[str, Any], Any], StepInput]
    """(raw step, state) -> what is asked; raises ``Unreadable``."""
    check_path: Callable[[str, Any], None]
    """Raises ``Unreadable`` for a path the game does not know."""
    fact: Callable[[str, Any, tuple[StepInput, ...]], Any]
    """(path, state, the steps so far) -> value; raises ``ValueUnknown``."""
    answer: Callable[[AskStep, Any], AnsweredQuestion]
    reach: Callable[[Any, Move, StepInput | None], tuple[Any, Ruling]]
    """(state, move, the step before) -> the state it is made in after what is implied, its ruling."""
    skip: Callable[[Any, SkipStep], Any]
    settle: Callable[[Any, tuple[StepInput, ...]], Any]
    """(state, the steps to come) -> the state after what silence means, before facts are read."""
    round_rule: RuleId
    """What going on to a phase rests on."""
    choices: Callable[[Any], Candidates] | None = None
    """The candidate answers to all that the table waits for."""
    values: Callable[[Question], tuple[Any, ...]] = no_values
    """What the answer to a question may be, where that can be listed."""
    written: Callable[[dict[str, Any], Any], dict[str, Any]] = lambda raw, state: raw
    """(a move's fields, the state it is made in) -> the step that says it in the case format."""
    with_named: Callable[[dict[str, Any], Move], dict[str, Any] | None] = lambda raw, move: None
    """(position, a move) -> the position with the cards that the move names and nobody knew; or None."""
    read_aloud: Callable[[Any], Any] = lambda state: state
    """The state on which everybody knows what the position names: who asks a referee has told it."""
    first_moves: Callable[[Any], tuple[Move, ...]] = lambda state: ()
    """(the state a position begins in) -> moves that put its beginning elsewhere when they come first."""
    ordered: frozenset[str] = frozenset()
    """Questions and paths whose lists are compared in their order."""
    fields: type[Struct] | None = None
    """The fields of a position with their types, from which its JSON Schema is made."""


class Forecast(Struct, frozen=True):
    """A value that a move will bring about and that players can work out before: a path, or a question."""

    rule: RuleId
    path: str = ""
    ask: dict[str, Any] | None = None
    of: Move | None = None
    """The whole move that brings it about, where the one that was made is only its beginning."""


class OpenQuestion(Struct, frozen=True):
    """The value that a ruling turns on and nobody has told."""

    question: Question
    values: tuple[Any, ...]
    """What it may be, where that can be listed."""

    @property
    def of(self) -> str | None:
        """Its card or seat; None: it is of the table."""
        return self.question.card or self.question.seat or None

    @property
    def field(self) -> str:
        """Which value it is."""
        return self.question.what


class Sentence(Struct, frozen=True):
    """An answer in words."""

    key: str
    """Message key."""


class StepResult(Struct, frozen=True):
    """What came out of a step."""

    legal: bool | None
    because: tuple[RuleId, ...]
    rules: tuple[RuleId, ...]
    basis: str
    asks: OpenQuestion | None
    facts: dict[str, Any]
    answer: Any = None
    irrelevant: tuple[dict[str, str], ...] | None = None
    """Missing values of the position that do not affect the verdict; empty: no value is missing."""


RefusedAt = tuple[Any, Move]
"""The state at which a move was refused, and the move."""


class CaseResult(Struct, frozen=True):
    """What came out of a case under one text."""

    id: str
    text: str
    steps: tuple[StepResult, ...]
    rulings: tuple[Ruling | None, ...]
    failures: tuple[Mismatch, ...]
    """What differs from what was expected."""
    expected: bool
    """Whether the case carried any expectation."""
    refused_at: tuple[RefusedAt | None, ...] = ()
    """Of each step that is a refused move: where it was judged."""
