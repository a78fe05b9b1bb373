"""Cases carried out under each text, and the result: rulings with sentences, clauses and remedies."""

from __future__ import annotations

from collections.abc import Iterator
from threading import RLock
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.evaluation import RESULT
from engine.kernel.cases.model import Case, CaseResult, StepResult
from engine.kernel.cases.untold_values import settled
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Basis, Reason, RuleId, Ruling, Verdict
from engine.kernel.remedies import with_remedies
from referee.library.case_input import CaseFileRead, place
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.words.case_names import printed_names
from referee.words.case_words import CaseWords
from referee.words.result_words import answer_in_english, question_in_english
from referee.words.ruling_text import NO_PAGE, RuleTitles, is_plainly_kept
from referee.words.speech import Speech
from rulebook.content.files import followed

if TYPE_CHECKING:
    from referee.position.dispute import DisputeRead

JudgedCases = tuple[tuple[Case, CaseResult], ...]

ONE_AT_A_TIME = RLock()
"""Threads read and judge one after the other: a game remembers the case that it is carrying out."""


def judge_cases(case_file: CaseFileRead, name: str, plain: FaultWriter) -> JudgedCases:
    """Every case under each of its texts.

    Raises:
        BadInput: a case cannot be carried out, which reading it did not show.
    """
    each = [(case, text) for case, texts in case_file.cases for text in texts]
    return tuple(
        (case, judge_under(case, text, case_file.adapter, name, plain))
        for case, text in followed("cases", each)
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
    """Whether the result is the expected one; None: the case expects nothing."""
    return not result.failures if result.expected else None


def ruling_with_ways(adapter: GameAdapter, result: CaseResult, at: int) -> Ruling | None:
    """The ruling on a step; a refusal with its ways out. ``at``: the place of the step, from 0."""
    ruling, refused = result.rulings[at], result.refused_at[at]
    if ruling is None or refused is None:
        return ruling
    return with_remedies(adapter.game, adapter.remedy, *refused, ruling)


class PrintedClause(NamedTuple):
    """A rule as a text prints it, and on which page."""

    clause: Clause
    page: str | None


class ClauseIndex:
    """The clauses of printings, each looked up once."""

    def __init__(self, language: str) -> None:
        self._titles = RuleTitles(language)
        self._known: dict[tuple[str, str], PrintedClause] = {}

    def clause(self, rule: str, text: str) -> PrintedClause:
        """The clause of a rule in a text."""
        known = self._known.get((rule, text))
        if known is None:
            known = self._known[rule, text] = self._looked_up(rule, text)
        return known

    def _looked_up(self, rule: str, text: str) -> PrintedClause:
        titles = self._titles
        source = titles.source(rule, text)
        clause = Clause(rule, titles.title(rule) or rule, text)
        if source is None:
            return PrintedClause(clause, None)
        quoted, place = titles.quoted(rule, text), titles.place(rule, text)
        page = None if source.page in NO_PAGE else source.page
        return PrintedClause(replace(clause, heading=source.heading, quoted=quoted, place=place), page)


def in_words(
    judged: JudgedCases, adapter: GameAdapter, language: str, dispute: DisputeRead | None = None
) -> Rulings:
    """All rulings as one document, in the words of a language; ``dispute``: the lines they are on."""
    speech = Speech(language)
    speech.game = adapter.game.id
    clauses = ClauseIndex(speech.language)
    return Rulings(
        cases=tuple(_CaseWriter(case, adapter, speech, clauses).ruling(result) for case, result in judged),
        unread=UNSET if dispute is None else _unread(dispute, speech),
    )


def _unread(dispute: DisputeRead, speech: Speech) -> LineUnread | UnsetType:
    """The line that is no move, in the words of a language."""
    from referee.position.dispute import question  # only a position text needs typed lines

    error = dispute.unread
    if error is None:
        return UNSET
    behind = tuple(LineNotJudged(line.line, line.text) for line in dispute.behind)
    return LineUnread(
        error.line,
        error.column,
        dispute.unread_line,
        question(error, speech),
        error.offers,
        behind,
    )


class _CaseWriter:
    """The words for the rulings on one case."""

    def __init__(self, case: Case, adapter: GameAdapter, speech: Speech, clauses: ClauseIndex) -> None:
        self._adapter, self._speech, self._clauses = adapter, speech, clauses
        self._words = CaseWords(speech, case.position, adapter.display_name)
        self._printed = printed_names(adapter.game.id, case.position, speech.language)

    def _name(self, id_: str) -> str:
        return self._printed.get(id_) or self._words.name(id_)

    def ruling(self, result: CaseResult) -> CaseRuling:
        """The rulings under one text."""
        passed = met(result)
        steps = (
            self._step(step, ruling_with_ways(self._adapter, result, at), result.text)
            for at, step in enumerate(result.steps)
        )
        return CaseRuling(result.id, result.text, UNSET if passed is None else passed, tuple(steps))

    def _step(self, step: StepResult, ruling: Ruling | None, text: str) -> StepRuling:
        plain = _plain(step)
        if ruling is None:
            return plain
        deciding = _told(ruling)
        rule = deciding.rules[0] if deciding is not None and deciding.rules else ""
        clause, page = self._clauses.clause(rule, text) if rule else (None, None)
        remedies = tuple(self._ways(ruling)) if step.legal is False else ()
        sentence = self._sentence(step, ruling, deciding)
        return replace(plain, sentence=sentence, clause=clause, page=page, remedies=remedies)

    def _sentence(self, step: StepResult, ruling: Ruling, deciding: Reason | None) -> str:
        """The deciding reason in a sentence; where a value is missing, the question about it."""
        if step.asks is not None and step.legal is None:
            return self._speech.question(step.asks.question, self._name)
        if deciding is None:
            return self._speech.verdict(ruling.verdict)
        return self._speech.reason(deciding, self._name)

    def _ways(self, ruling: Ruling) -> Iterator[tuple[str, ...]]:
        """Each way out as a list of changes."""
        for path in ruling.ways:
            yield tuple(self._speech.change(change, self._name) for change in path)


def _plain(step: StepResult) -> StepRuling:
    """A result without words."""
    asks = step.asks
    return StepRuling(
        step.legal,
        step.because,
        step.rules,
        Basis(step.basis),
        AskedValue(asks.of, asks.field, question_in_english(asks.question), asks.values) if asks else None,
        step.facts,
        answer_in_english(step.answer),
        UNSET if step.irrelevant is None else step.irrelevant,
    )


def _told(ruling: Ruling) -> Reason | None:
    """The reason that decides; of a legal move the first rule that has anything to tell.

    What is taken as so rests on no rule and decides nothing.
    """
    if ruling.verdict is not Verdict.YES:
        return next(iter(ruling.deciding), None)
    told = (reason for reason in ruling.reasons if not is_plainly_kept(reason))
    return next((reason for reason in told if reason.rules), None)


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


class LineNotJudged(Struct, frozen=True):
    """A disputed line behind one that is no move."""

    line: int
    text: str


class LineUnread(Struct, frozen=True):
    """The first disputed line of a position text that is no move."""

    line: int
    column: int
    text: str
    question: str
    """Why it is no move, or what is asked about it, in the reader's language."""
    offers: tuple[str, ...] = ()
    """Lines, or words, that may stand in its place."""
    not_judged: tuple[LineNotJudged, ...] = ()
    """The lines behind it, which depend on it."""


class Rulings(Struct, frozen=True):
    """The rulings on the cases of a file, or on a dispute."""

    format: Literal["referee-result/1"] = RESULT
    cases: tuple[CaseRuling, ...] = ()
    unread: LineUnread | UnsetType = UNSET
    """Of a position text: the line down to which it was judged; absent where every line was."""

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
        return "\n".join(dict.fromkeys(str(case.steps[-1]) for case in self.cases if case.steps))
