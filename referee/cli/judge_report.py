"""The rulings on a case, told in words."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.kernel.adapter import GameAdapter, no_display_name
from engine.kernel.cases.model import Case, CaseResult, StepResult
from engine.kernel.errors import RefereeError
from engine.kernel.remedies import with_remedies
from engine.kernel.rulings import Ruling
from engine.kernel.view import DisplayName
from referee.cli.judge import JudgedCases
from referee.cli.rulebook import RuleTitles
from referee.words.facts import PLOTS, PlotName
from referee.words.rulings import RulingLine, ruling_lines
from referee.words.speech import Speech

LEFT_OUT = ("do", "ask", "by", "expect", "tell", "why")


class CaseWords:
    """The words for one case in one language."""

    def __init__(
        self,
        speech: Speech,
        position: dict[str, Any],
        called: Callable[[str], DisplayName | None] = no_display_name,
    ) -> None:
        """``called``: what a game calls its own things, by their ids."""
        self._speech = speech
        self._called = called
        self._names = {**dict(_houses(position, speech)), **dict(_titles(position))}

    def name(self, id_: str) -> str:
        """A seat by its house; a card by its title and its id in the case; a thing by its word."""
        if isinstance(id_, PlotName):
            return str(id_)
        known = self._names.get(id_)
        found = None if known else self._called(id_)
        return known or (
            id_ if found is None else self._speech.tell("table", found.key, found.facts, self.name)
        )

    def step(self, raw: dict[str, Any]) -> str:
        """A step as the case has it: who, what, with which arguments."""
        arguments = [
            f"{name} {self.value(value, plots=name in PLOTS)}"
            for name, value in raw.items()
            if name not in LEFT_OUT
        ]
        who = self.name(str(raw.get("by") or ""))
        return " ".join(part for part in (who, self._verb(raw), "; ".join(arguments)) if part)

    def _verb(self, raw: dict[str, Any]) -> str:
        if "ask" not in raw:
            return str(raw.get("do", "")).replace("_", " ")
        return self._speech.say("judging/asked", question=str(raw["ask"]).replace("_", " "))

    def value(self, value: Any, *, plots: bool = False) -> str:
        """A value of the case format in words; ``plots``: a name in it is that of a plot."""
        named = PlotName if plots else str
        if isinstance(value, bool):
            return self._speech.word("yes" if value else "no")
        if isinstance(value, dict):
            told = "; ".join(f"{self.name(name)} {self.value(one)}" for name, one in value.items())
        elif isinstance(value, list | tuple):
            told = ", ".join(self.value(one, plots=plots) for one in value)
        else:
            told = "" if value is None else self.name(named(value))
        return told if told or isinstance(value, str) else self._speech.say("judging/none")


def _houses(position: dict[str, Any], speech: Speech) -> Iterator[tuple[str, str]]:
    """Seats whose house has a word; the others keep their ids."""
    for seat in position.get("seats") or ():
        key = f"house-{seat.get('house') or seat.get('id')}"
        word = speech.word(key)
        if word != key:
            yield str(seat.get("id") or seat.get("house")), word


def _titles(position: dict[str, Any]) -> Iterator[tuple[str, str]]:
    return ((id_, f"{name} ({id_})") for id_, name in _cards(position) if name != id_)


def _cards(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            yield value["id"], value["name"]
        for one in value.values():
            yield from _cards(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _cards(one)


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
        return "\n\n".join([*blocks, counted(judged, self._speech)]) + "\n"

    def _case(self, case: Case, result: CaseResult) -> TextLines:
        yield f"{result.id}  {case.title}".rstrip() + f"  [{result.text}]"
        if case.question:
            yield from wrapped(case.question, "  ")
        words = CaseWords(self._speech, case.position, self._adapter.called)
        for number, raw in enumerate(case.steps, 1):
            step, ruling = result.steps[number - 1], self._with_ways(result, number - 1)
            yield from wrapped(f"{number}. {self._said(raw, words)}", "  ", "     ")
            yield from self._ruled(raw, step, ruling, words)
            yield from faults(number, result, self._speech, words)

    def _with_ways(self, result: CaseResult, at: int) -> Ruling | None:
        """The ruling on a step; a refusal with its ways out."""
        ruling, refused = result.rulings[at], result.refused_at[at]
        if ruling is None or refused is None:
            return ruling
        return with_remedies(self._adapter.game, self._adapter.remedy, *refused, ruling)

    def _said(self, raw: dict[str, Any], words: CaseWords) -> str:
        """A move as a sentence; a question and going on to a phase in the words of the case."""
        plain = {name: value for name, value in raw.items() if name not in NOT_SAID}
        try:
            move = self._adapter.read_move(msgspec.json.encode(plain))
        except RefereeError:
            return words.step(raw)
        return self._speech.move(move, words.name)

    def _ruled(
        self, raw: dict[str, Any], step: StepResult, ruling: Ruling | None, words: CaseWords
    ) -> TextLines:
        if "ask" in raw and not step.asks:
            yield from wrapped(f"= {words.value(step.answer)}", "     ")
        if ruling is not None:
            told = ruling_lines(self._speech, ruling, words.name, self._titles.of)
            yield from (line for one in told[1 if "ask" in raw else 0 :] for line in ruling_line(one))
        for path, value in step.facts.items():
            said = words.value(value, plots=path.endswith(PLOT_PATHS))
            yield from wrapped(f"{path}: {said}", "     ", "       ")


def ruling_line(one: RulingLine) -> list[str]:
    """One line of a ruling, indented by its depth."""
    indent = " " * (5 + 2 * one.depth)
    return wrapped(one.text().strip(), indent, indent + "  ")


def faults(number: int, result: CaseResult, speech: Speech, words: CaseWords) -> TextLines:
    """Where a step did not come out as expected."""
    for fault in result.failures:
        if fault.step == number:
            told = {name: _told(name, value, words) for name, value in fault.facts.items()}
            said = speech.tell("judging", f"fault-{fault.key}", told)
            yield from wrapped(speech.say("judging/differs", fault=said), "     ")


def _told(name: str, value: Any, words: CaseWords) -> str:
    """A value in words; rules and places of the case as the case writes them."""
    return str(value) or "-" if name in ("path", "because") else words.value(value)


def counted(judged: JudgedCases, speech: Speech) -> str:
    """How many came out as expected, which did not, and how many expected nothing."""
    expecting = [result for _, result in judged if result.expected]
    failed = [f"{result.id} ({result.text})" for result in expecting if result.failures]
    free = len(judged) - len(expecting)
    told = [speech.say("judging/judged", judged=len(judged))]
    if judged and not expecting:
        return ", ".join([*told, speech.say("judging/none-expected")])
    told.append(speech.say("judging/as-expected", met=len(expecting) - len(failed)))
    if failed:
        told.append(speech.say("judging/not-as-expected", failed=len(failed), cases=", ".join(failed)))
    if free:
        told.append(speech.say("judging/without-expectation", free=free))
    return ", ".join(told)


def wrapped(text: str, indent: str, further: str | None = None) -> list[str]:
    """A paragraph that fits the terminal."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if further is None else further,
        break_long_words=False,
        break_on_hyphens=False,
    )
