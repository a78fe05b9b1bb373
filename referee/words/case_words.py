"""The words of a case: seats, cards, steps and values as a sentence names them, and printed names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import starmap
from types import MappingProxyType
from typing import Any

from engine.kernel.adapter import no_display_name
from engine.kernel.view import DisplayName
from referee.words.case_names import CaseNames
from referee.words.fact_words import PLOTS, WORD_OF, PlotName
from referee.words.result_words import answer_in_english
from referee.words.speech import Speech

OF_THINGS = ("seat", "card", "area", "house")
OF_SEATS = ("influence", "discard", "bribe_token", "twin")
"""First words of paths: an id and a field stand behind those of things, an id alone behind those of seats."""
LEFT_OUT = ("do", "ask", "by", "phase", "expect", "tell", "why")
PLAIN = frozenset(("card", "seat", "house", "of", "area", "thing", "what", "order", "scope", "when"))
"""Arguments that tell by their value what they are."""


CASE_WORD_OF = {**WORD_OF, "council": "title", "for": "keyword", "bribe_token": "bribe_token"}
"""Fields of results that hold a word of the game besides."""


def field_of(path: str) -> str:
    """The subject of a fact of the case format: the last word of its path, or the first before a seat."""
    first, last = path.partition(".")[0], path.rpartition(".")[2]
    return first if first in OF_SEATS else last


class CaseWords:
    """The words for one case in one language."""

    def __init__(
        self,
        speech: Speech,
        position: dict[str, Any],
        called: Callable[[str], DisplayName | None] = no_display_name,
        printed: Mapping[str, str] = MappingProxyType({}),
        *,
        ids: bool = True,
    ) -> None:
        """The words for this case.

        Args:
            called: what a game calls its own things.
            printed: the names of its cards, by their ids.
            ids: whether the id of a card stands behind its printed name where no other card has it.
        """
        self._speech = speech
        self._seats = [seat.get("id") for seat in position.get("seats") or ()]
        self.name = CaseNames(speech, position, called, printed, ids=ids)

    def opponent(self, seat: str) -> str:
        """The other seat of two; nothing at a table of more."""
        others = [str(other) for other in self._seats if other != seat]
        return others[0] if len(others) == 1 else ""

    def step(self, raw: dict[str, Any]) -> str:
        """A question, or going on to a phase: who, what, with which arguments."""
        arguments = [self._argument(name, value) for name, value in raw.items() if name not in LEFT_OUT]
        who = self.name(str(raw.get("by") or ""))
        return " ".join(part for part in (who, self._verb(raw), "; ".join(filter(None, arguments))) if part)

    def _argument(self, name: str, value: Any) -> str:
        words = self.value(value, plots=name in PLOTS)
        return words if name in PLAIN else f"{self._field(name)} {words}"

    def _verb(self, raw: dict[str, Any]) -> str:
        if "ask" in raw:
            asked = str(raw["ask"])
            return self._speech.say("judging/asked", question=self._known(f"case/asks-{asked}", asked))
        if "phase" in raw:
            return self._speech.say("case/goes-to-phase", phase=self._speech.word(f"phase-{raw['phase']}"))
        return str(raw.get("do", "")).replace("_", " ")

    def _field(self, name: str) -> str:
        return self._known(f"case/field-{name}", name)

    def _known(self, key: str, otherwise: str) -> str:
        """A message, or the words of the case where there is none."""
        return self._speech.say(key) if self._speech.has(key) else otherwise.replace("_", " ")

    def path(self, path: str) -> str:
        """The owner and the subject of a fact of the case format."""
        kind, *inside = path.split(".")
        if kind in OF_THINGS and len(inside) > 1:
            return f"{self.name('.'.join(inside[:-1]))}, {self._path_word(kind, inside[-1])}"
        if kind in OF_SEATS and inside:
            return f"{self.name('.'.join(inside))}, {self._path_word(kind, kind)}"
        return self._path_word(kind, "-".join(inside))

    def _path_word(self, kind: str, field: str) -> str:
        names = (f"{kind}-{field}", field or kind)
        keys = (f"{file}/path-{name}" for name in names for file in ("position", "learn"))
        known = next((key for key in keys if self._speech.has(key)), "")
        return self._speech.say(known) if known else self._field(field or kind)

    def value(self, value: Any, *, plots: bool = False, field: str = "") -> str:
        """A value of the case format in words; ``plots``: a name in it is a plot's.

        ``field``: what it is the value of, where that says which words it is told in.
        """
        value = answer_in_english(value)
        if isinstance(value, bool):
            return self._speech.word("yes" if value else "no")
        if isinstance(value, dict):
            entries = "; ".join(self._entry(name, part) for name, part in value.items())
        elif isinstance(value, list | tuple):
            entries = ", ".join(self.value(part, plots=plots, field=field) for part in value)
        else:
            entries = "" if value is None else self._one(value, plots=plots, field=field)
        return entries if entries or isinstance(value, str) else self._speech.say("judging/none")

    def _entry(self, name: str, value: Any) -> str:
        named = self.name(name)
        inner = ", ".join(starmap(self._entry, value.items())) if isinstance(value, dict) else ""
        return f"{self._field(name) if named == name else named} {inner or self.value(value, field=name)}"

    def _one(self, value: Any, *, plots: bool, field: str) -> str:
        named = self.name(PlotName(value) if plots else str(value))
        if plots or named != value:
            return named
        words = [f"{CASE_WORD_OF.get(field, 'what')}-{value}"] + [str(value)] * (field in OF_SEATS)
        translated = next((name for word in words if (name := self._speech.word(word)) != word), "")
        keys = (f"case/value-{field}-{value}", f"case/value-{value}")
        return translated or next((self._speech.say(key) for key in keys if self._speech.has(key)), named)
