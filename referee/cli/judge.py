"""The command `judge`: rules on the cases of a file, and tells the rulings in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import Case, CaseResult, StepResult
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Ruling
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.library.case_input import CaseFileRead, content, read_case_file, shown_file_name
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import JudgedCases, in_words, judge_cases, met, ruling_with_ways
from referee.words.case_names import printed_names
from referee.words.case_words import CaseWords, field_of
from referee.words.messages import BASE_LANGUAGE
from referee.words.ruling_text import RuleTitles, RulingLine, ruling_lines
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.position.dispute import DisputeRead
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
        name = shown_file_name(file, plain)
        case_file = read_case_file(name, content(file, plain), text, plain, partly=True)
        if case_file.written is not None and case_file.dispute is not None and not as_json:
            return _on_text(case_file, case_file.written, case_file.dispute, name, plain, short=short)
        judged = judge_cases(case_file, name, plain)
    except BadInput as bad:
        return CommandResult("", UNREADABLE, f"{bad}\n{plain.say('nothing-judged')}\n")
    if as_json:
        return _with_unread(_json(case_file, judged, language), case_file, name, plain)
    return CommandResult(Report(case_file.adapter, language).text(judged), _code(judged))


def _json(case_file: CaseFileRead, judged: JudgedCases, language: str) -> CommandResult:
    out = in_words(judged, case_file.adapter, language, case_file.dispute).json()
    return CommandResult(out, _code(judged))


def _code(judged: JudgedCases) -> int:
    return DONE if all(met(result) is not False for _, result in judged) else NOT_MET


def _with_unread(
    found: CommandResult, case_file: CaseFileRead, name: str, plain: FaultWriter
) -> CommandResult:
    """The rulings; where a line is no move, also its fault and the exit code of what cannot be read."""
    dispute = case_file.dispute
    if dispute is None or dispute.unread is None:
        return found
    rest = plain.say("not-judged-from", line=dispute.unread.line) if dispute.lines else ""
    fault = f"{BadInput(name, plain.error(dispute.unread))}\n{rest or plain.say('nothing-judged')}\n"
    return CommandResult(found.out, UNREADABLE, fault)


def _on_text(
    case_file: CaseFileRead,
    written: PositionText,
    dispute: DisputeRead,
    name: str,
    plain: FaultWriter,
    *,
    short: bool,
) -> CommandResult:
    """The rulings on a position text, down to the first disputed line that is no move.

    Raises:
        BadInput: it cannot be carried out, or its first disputed line is no move.
    """
    from referee.cli.position import DisputeReport, with_facts

    cases = tuple((with_facts(case, case_file.adapter), texts) for case, texts in case_file.cases)
    judged = judge_cases(replace(case_file, cases=cases), name, plain)
    report = DisputeReport(written, dispute, plain.language, short=short)
    if dispute.unread is None:
        return CommandResult(report.text(judged), _code(judged))
    if not report.rules:
        raise BadInput(name, plain.error(dispute.unread))
    rest = plain.say("not-judged-from", line=dispute.unread.line)
    return CommandResult(report.text(judged), UNREADABLE, f"{rest}\n")


WIDTH = 96
PLOT_PATHS = (".plots_available", ".plots_used")
NOT_SAID = ("expect", "tell", "why")
TextLines = Iterator[str]


class Report:
    """Tells what came out of the cases of one game, in one language."""

    def __init__(self, adapter: GameAdapter, language: str) -> None:
        self._adapter = adapter
        self._speech = Speech(language)
        self._speech.game = adapter.game.id
        self._titles = RuleTitles(language)

    def text(self, judged: JudgedCases) -> str:
        """All cases, then a line that counts them."""
        blocks = ["\n".join(self._case(case, result)) for case, result in judged]
        return "\n\n".join([*blocks, summary(judged, self._speech)]) + "\n"

    def _case(self, case: Case, result: CaseResult) -> TextLines:
        yield from self._headed(case, result)
        printed = printed_names(self._speech.game, case.position, self._speech.language)
        words = CaseWords(self._speech, case.position, self._adapter.display_name, printed)
        for number, raw in enumerate(case.steps, 1):
            step, ruling = result.steps[number - 1], ruling_with_ways(self._adapter, result, number - 1)
            yield from wrap(f"{number}. {self._said(raw, words)}", "  ", "     ")
            yield from self._ruled(raw, step, ruling, words)
            yield from faults(number, result, self._speech, words)

    def _headed(self, case: Case, result: CaseResult) -> TextLines:
        """The heading of a case; in other languages than English its rule comes first.

        In which language a file is written nobody says: most are in English.
        """
        composed = self._titles.title(case.rules[0]) if case.rules else ""
        translated = composed and self._speech.language != BASE_LANGUAGE
        title = composed if translated else case.title
        yield f"{result.id}  {title}".rstrip() + f"  [{result.text}]"
        written = ". ".join(filter(None, (case.title, case.question))) if translated else case.question
        if written:
            heading = self._speech.say("judging/as-written", words=written) if translated else written
            yield from wrap(heading, "  ")

    def _said(self, raw: dict[str, Any], words: CaseWords) -> str:
        """A move as a sentence; a question and going on to a phase in the words of the case."""
        plain = {name: value for name, value in raw.items() if name not in NOT_SAID}
        opponent = words.opponent(str(raw.get("by") or ""))
        told_of = (plain, {"target": opponent, **plain}) if opponent else (plain,)
        for raw_move in told_of:  # between two a challenge need not say whom it is against
            try:
                move = self._adapter.read_move(msgspec.json.encode(raw_move))
            except RefereeError:
                continue
            return self._speech.move(move, words.name)
        return words.step(raw)

    def _ruled(
        self, raw: dict[str, Any], step: StepResult, ruling: Ruling | None, words: CaseWords
    ) -> TextLines:
        if "ask" in raw and not step.asks:
            field = str(raw["ask"]).rpartition("_")[2]
            yield from wrap(f"= {words.value(step.answer, field=field)}", "     ")
        if ruling is not None:
            texts = ruling_lines(self._speech, ruling, words.name, self._titles.title)
            yield from (
                line for line_told in texts[1 if "ask" in raw else 0 :] for line in ruling_line(line_told)
            )
        for path, value in step.facts.items():
            value_text = words.value(value, plots=path.endswith(PLOT_PATHS), field=field_of(path))
            yield from wrap(f"{path}: {value_text}", "     ", "       ")


def ruling_line(line: RulingLine, width: int = WIDTH) -> list[str]:
    """One line of a ruling, indented by its depth."""
    indent = " " * (5 + 2 * line.depth)
    return wrap(line.text().strip(), indent, indent + "  ", width)


def faults(number: int, result: CaseResult, speech: Speech, words: CaseWords) -> TextLines:
    """Where a step did not come out as expected."""
    for fault in result.failures:
        if fault.step == number:
            facts = {name: _told(name, value, words) for name, value in fault.facts.items()}
            sentence = speech.tell("judging", f"fault-{fault.key}", facts)
            yield from wrap(speech.say("judging/differs", fault=sentence), "     ")


def _told(name: str, value: Any, words: CaseWords) -> str:
    """A value in words; rules and places of the case as the case writes them."""
    return str(value) or "-" if name in ("path", "because") else words.value(value)


def summary(judged: JudgedCases, speech: Speech) -> str:
    """How many came out as expected, which did not, and how many expected nothing."""
    expecting = [result for _, result in judged if result.expected]
    failed = [f"{result.id} ({result.text})" for result in expecting if result.failures]
    free = len(judged) - len(expecting)
    counts = [speech.say("judging/judged", judged=len(judged))]
    if judged and not expecting:
        return ", ".join([*counts, speech.say("judging/none-expected")])
    counts.append(speech.say("judging/as-expected", met=len(expecting) - len(failed)))
    if failed:
        counts.append(speech.say("judging/not-as-expected", failed=len(failed), cases=", ".join(failed)))
    if free:
        counts.append(speech.say("judging/without-expectation", free=free))
    return ", ".join(counts)


def wrap(text: str, indent: str, further: str | None = None, width: int = WIDTH) -> list[str]:
    """A paragraph in lines of so many columns."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent if further is None else further,
        break_long_words=False,
        break_on_hyphens=False,
    )
