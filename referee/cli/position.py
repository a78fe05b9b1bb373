"""The command `position`, and the rulings on the disputed lines of a position text, told in words."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import Case, CaseResult, StepResult
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.cli.command_types import DONE, UNREADABLE, CommandResult
from referee.cli.judge import WIDTH, TextLines, ruling_line, wrap
from referee.cli.unread_lines import unread_lines
from referee.library.case_input import CaseFileRead, content, read_case_file, shown_file_name
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import JudgedCases, ruling_with_ways
from referee.notation.formatter import line_of
from referee.position.dispute import DisputeRead, lines_asking_everything, lines_of
from referee.position.reader import PositionText
from referee.position.text_lines import AROUND
from referee.position.tokens import PositionError
from referee.position.vocabulary import game_words
from referee.position.writer import public_position, write_text
from referee.session.files.table_files import is_table, start_from
from referee.session.registry import adapter_of
from referee.words.case_names import printed_names
from referee.words.case_words import CaseWords, field_of
from referee.words.messages import BASE_LANGUAGE
from referee.words.ruling_text import MARKS, RuleTitles, RulingLine, ruling_lines
from referee.words.speech import Speech

OF_CASE = ("text", "independent")
"""Fields of a case that change a ruling."""


def position_command(file: str, wanted: str, as_json: bool, language: str) -> CommandResult:
    """Prints a case of a file, or a table, as position text; with ``as_json`` as a case."""
    plain = FaultWriter(language)
    try:
        name = shown_file_name(file, plain)
        data = content(file, plain)
        if is_table(data):
            out = _of_table(name, data, as_json, language, plain)
        else:
            out = _of_case(name, read_case_file(name, data, None, plain), wanted, as_json, language, plain)
    except BadInput as bad:
        return CommandResult("", UNREADABLE, f"{bad}\n")
    return CommandResult(out, DONE)


def _of_case(
    name: str, case_file: CaseFileRead, wanted: str, as_json: bool, language: str, plain: FaultWriter
) -> str:
    case = next((case_read for case_read, _ in case_file.cases if wanted in ("", case_read.id)), None)
    if case is None:
        known = tuple(case_read.id for case_read, _ in case_file.cases)
        raise BadInput(
            name, plain.error(PositionError("position_case_unknown", 1, 1, read=wanted, wanted=known))
        )
    game = case_file.adapter.game.id
    if as_json:
        return _json(game, case)
    head = {field: getattr(case, field) for field in OF_CASE if getattr(case, field)}
    lines = lines_of(case, case_file.adapter, language)
    asked = case_file.written.disputed if isinstance(case_file.written, PositionText) else []
    everything = tuple(disputed for disputed in asked if disputed.everything)
    return write_text(game, case.position, language, (*lines, *everything), head)


def _json(game: str, case: Case) -> str:
    document: dict[str, Any] = {"game": game}
    document |= {field: getattr(case, field) for field in OF_CASE if getattr(case, field)}
    document |= {"position": case.position, "steps": list(case.steps)}
    return msgspec.json.format(msgspec.json.encode({"id": case.id, **document}), indent=1).decode() + "\n"


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


MOST_VALUES = 6
"""Untold values that are listed one by one; of more the first ones are."""


def with_facts(case: Case, adapter: GameAdapter) -> Case:
    """The case with a question after every step for the facts that it may have changed."""
    form = adapter.position_text
    paths = form.paths(case.position) if form is not None else ()
    return replace(case, steps=tuple({"tell": list(paths), **step} for step in case.steps))


class DisputeReport:
    """The rulings on one position text, in one language."""

    def __init__(
        self,
        read: PositionText,
        dispute: DisputeRead,
        language: str,
        *,
        short: bool,
        width: int = WIDTH,
    ) -> None:
        """``short``: without printed pages and clauses, and without the names of cards in the language."""
        self._read, self._dispute, self._short, self._width = read, dispute, short, width
        self._adapter = adapter_of(read.game)
        self._speech = Speech(language)
        self._speech.game = read.game
        self._titles = RuleTitles(language)
        self._names = {} if short else printed_names(read.game, read.position, language)
        self._words = CaseWords(
            self._speech, read.position, self._adapter.display_name, self._names, ids=False
        )
        english = {} if short else printed_names(read.game, read.position, BASE_LANGUAGE)
        self._titles_here = {english[card]: name for card, name in self._names.items()}
        """Title by which a table keeps a card -> its title in the language."""

    def text(self, judged: JudgedCases) -> str:
        """Every disputed line with its rulings, then what seats may do."""
        return "\n\n".join(text for _, text in self.blocks(judged)) + "\n"

    def blocks(self, judged: JudgedCases) -> list[tuple[int, str]]:
        """The text of each ruling under the number of its line; under 0 what is assumed."""
        rulings = [
            (line, "\n".join(self._line(judged, number))) for number, line in enumerate(self._dispute.lines)
        ]
        rulings += unread_lines(self._dispute, self._speech, self._width)
        rulings += [
            (line.line, "\n".join(self._ways(line.seat, table)))
            for line, table in lines_asking_everything(self._read)
        ]
        answers = rulings or [(0, self._speech.say("position/nothing-disputed"))]
        return [*((0, self._assumed(taken)) for taken in self._read.assumed), *answers]

    @property
    def rules(self) -> bool:
        """Whether a line is judged."""
        return bool(self._dispute.lines) or any(line.everything for line in self._read.disputed)

    def _assumed(self, taken: tuple[str, str]) -> str:
        """What the text leaves out, what is assumed instead, and how to say otherwise."""
        seat, key = taken
        words = game_words(self._read.game, self._speech.language)
        field = words.field(key)[0]
        sentence = self._speech.say(
            "position/assumed", seat=self._name(seat), field=field, otherwise=f"{words.no()[0]} {field}"
        )
        return "\n".join(self._wrapped(sentence, ""))

    def _wrapped(self, text: str, indent: str, further: str | None = None) -> list[str]:
        return wrap(text, indent, further, self._width)

    def _name(self, id_: str) -> str:
        return self._names.get(id_) or self._words.name(id_)

    # Lines

    def _line(self, judged: JudgedCases, number: int) -> TextLines:
        case = judged[0][0]
        yield from self._wrapped(f"? {self._said(case, number)}", "")
        each = [(result.text, list(self._ruled(case, result, number))) for case, result in judged]
        if len(each) > 1 and all(lines == each[0][1] for _, lines in each):
            yield from (
                f"  {line}" for line in [self._speech.say("position/under-all"), *_indented(each[0][1])]
            )
            return
        for text, lines in each:
            yield f"  {self._speech.say('position/under', text=self._speech.word(f'text-{text}'))}"
            yield from (f"  {line}" for line in _indented(lines))

    def _said(self, case: Case, number: int) -> str:
        """A move as a sentence; a question in the words of the case."""
        raw = {name: value for name, value in case.steps[number].items() if name not in AROUND}
        try:
            step = self._adapter.casebook.step(raw, self._table(case))
        except RefereeError:
            return self._words.step(raw)
        return self._speech.move(step, self._name) if isinstance(step, Move) else self._words.step(raw)

    def _table(self, case: Case) -> Any:
        text = case.text or self._adapter.game.texts[0]
        return self._adapter.casebook.position(case.position, text, ())

    def _ruled(self, case: Case, result: CaseResult, number: int) -> TextLines:
        step, ruling = result.steps[number], ruling_with_ways(self._adapter, result, number)
        if "ask" in case.steps[number] and not step.asks:
            yield f"= {self._words.value(step.answer)}"
        moves = "do" in case.steps[number] and case.steps[number]["do"] != "go_to_phase"
        if ruling is not None:
            turns = moves and step.legal is None
            verdict = Verdict.CANNOT_TELL if turns and ruling.verdict is Verdict.NO else ruling.verdict
            yield f"     {MARKS[verdict]} {self._speech.verdict(verdict)}"
            if verdict is ruling.verdict:
                plain = ruling_lines(self._speech, replace(ruling, done=()), self._name, self._titles.title)
                sentences = [sentence for sentence in plain[1:] if not (turns and _asks(sentence))]
                yield from (line for sentence in sentences for line in self._cited(sentence, result.text))
        if step.asks is not None and step.legal is None:
            question = self._speech.question(step.asks.question, self._name)
            yield from self._wrapped(self._speech.say("position/asks", question=question), " " * 5, " " * 7)
        if step.irrelevant and step.legal is None:
            yield from self._wrapped(
                self._speech.say("position/irrelevant", values=self._values(step)), " " * 5, " " * 7
            )
        yield from self._facts(case, result, number)

    def _cited(self, line: RulingLine, text: str) -> list[str]:
        """A line of a ruling, with the printed place at the deciding rule."""
        lines = ruling_line(line, self._width)
        decides = (
            line.depth == 1 and line.mark in (MARKS[Verdict.NO], MARKS[Verdict.CANNOT_TELL]) and line.rule
        )
        place = self._titles.place(line.rule, text) if decides and not self._short else ""
        return [*lines, *self._wrapped(f"— {place}", " " * 9)] if place else lines

    def _values(self, step: StepResult) -> tuple[str, ...]:
        listed = [
            self._speech.say(
                "position/value-of", field=value["field"].replace("_", " "), of=self._name(value["of"])
            )
            for value in step.irrelevant or ()
        ]
        left = len(listed) - MOST_VALUES
        return (*listed[:MOST_VALUES], *([f"… (+{left})"] if left > 0 else []))

    def _facts(self, case: Case, result: CaseResult, number: int) -> TextLines:
        """The facts that a legal move changed."""
        step = result.steps[number]
        if not step.legal:
            return
        before = self._before(case, result, number)
        changed = [
            (path, value)
            for path, value in step.facts.items()
            if before.get(path) != value and (value or path != "pending")
        ]
        if changed:
            yield f"     {self._speech.say('position/facts-after')}"
        for path, value in changed:
            text = self._value_at(path, value)
            if isinstance(value, int) and isinstance(before.get(path), int) and not isinstance(value, bool):
                text = f"{before[path]} → {text}"
            yield from self._wrapped(f"{self._words.path(path)}: {text}", "       ", "         ")

    def _value_at(self, path: str, value: Any) -> str:
        if path == "pending" and isinstance(value, list):
            return "; ".join(map(self._pending, value))
        if path == "row" and isinstance(value, list):
            return ", ".join(" + ".join(map(self._card_of_row, _cards(place))) for place in value)
        if isinstance(value, list):
            value = [self._titles_here.get(part, part) if isinstance(part, str) else part for part in value]
        return self._words.value(value, field=field_of(path))

    def _pending(self, asked: dict[str, Any]) -> str:
        """The seats that have to answer, what, and how many."""
        parts = (
            self._words.value(asked[name], field=name) for name in ("by", "what", "count") if name in asked
        )
        return ", ".join(parts)

    def _card_of_row(self, card: dict[str, Any]) -> str:
        """A card of the row as its text writes it: its family and name, open or closed, its influence."""
        words = game_words(self._read.game, self._speech.language)
        parts = [self._words.value(card.get("card")), words.value(card.get("face"))[0]]
        return " ".join([*parts, *([str(card["tokens"])] if card.get("tokens") else [])])

    def _before(self, case: Case, result: CaseResult, number: int) -> dict[str, Any]:
        for earlier in reversed(result.steps[:number]):
            if earlier.facts:
                return earlier.facts
        book = self._adapter.casebook
        table = book.position(case.position, result.text, ())
        facts = {}
        for path in case.steps[number].get("tell", ()):
            try:
                facts[path] = book.fact(path, table, ())
            except RefereeError:
                facts[path] = None
        return facts

    def _ways(self, seat: str, table: Any) -> TextLines:
        """Every move of a seat, as typed lines."""
        lines = []
        for choice, rulings in table.listed():
            verdicts = [ruling.verdict for ruling in rulings]
            if choice.move.by == seat and Verdict.NO not in verdicts:
                open_ = next((verdict for verdict in verdicts if verdict is not Verdict.YES), Verdict.YES)
                typed = line_of(choice.move, table, None, self._speech.language)
                lines.append(f"{MARKS[open_]} {typed}")
        key = "may" if lines else "may-nothing"
        yield self._speech.say(f"position/{key}", seat=self._name(seat))
        yield from (f"  {line}" for line in dict.fromkeys(lines))


def _cards(place: Any) -> list[dict[str, Any]]:
    return place if isinstance(place, list) else [place]


def _asks(line: RulingLine) -> bool:
    """Whether a line of a ruling is its question."""
    return line.depth == 0 and line.mark == MARKS[Verdict.CANNOT_TELL]


def _indented(lines: list[str]) -> list[str]:
    """The lines of a ruling, a step further left than in a report on cases."""
    return [line.removeprefix("   ") for line in lines]
