"""Rule variants: points on which the texts of a game are silent or differ, with each text's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.memo import cached_value
from engine.kernel.reasons import SILENT, Basis, Reason, RuleId, Value, Verdict
from engine.kernel.state import State


class VariantAnswer(Struct, frozen=True):
    """What one text makes of a point: an option, and how firmly it is printed."""

    option: str
    basis: Basis


class RuleVariant(Struct, frozen=True, dict=True):
    """One rule on which printings are silent or differ."""

    rule: RuleId
    options: tuple[str, ...]
    answers: dict[str, VariantAnswer]
    """Text -> its answer; a silent text answers with the recommended ruling."""
    row: str = ""
    """Where the printings are compared: the row of that comparison."""
    since: str = ""
    """The first point where another answer would make a difference: a step, or the start of a procedure."""
    as_if_decided: Callable[[Any, str], Any] | None = None
    """(state, option) -> the table as it would lie had that been the answer from the beginning."""
    always: bool = False
    """The ruling cites it only where another answer would differ, and that cannot be tried afterwards."""
    ruled_out: dict[str, tuple[str, ...]] = {}
    """Text -> options that text itself excludes, though it leaves others open."""

    @cached_value
    def printed(self) -> dict[str, str]:
        """Text -> what holds under it where the table has decided nothing; filled as it is asked for."""
        return {}

    def option(self, state: State) -> str:
        """What holds in this game."""
        text = state.text
        if state.decided:
            point = self.under(text)
            return state.decided.get(point.rule) or point.answers[text].option
        if text not in self.printed:
            self.printed[text] = self.under(text).answers[text].option
        return self.printed[text]

    def under(self, text: str) -> RuleVariant:
        """The point on the same matter in the game of this text."""
        return self if text in self.answers else OWN_VARIANTS[self.rule, text]

    def reason(self, state: State, says: str, found: Verdict | int = Verdict.YES, **facts: Value) -> Reason:
        """A reason that rests on this point, stamped with who decided it."""
        if state.text not in self.answers:
            return OWN_VARIANTS[self.rule, state.text].reason(state, says, found, **facts)
        answer = self.answers[state.text]
        decided = state.decided.get(self.rule)
        stamp = {"option": decided or answer.option, "decided_by": "table" if decided else "text"}
        return Reason((self.rule,), found, says, {**facts, **stamp}, basis=answer.basis)

    @property
    def differs(self) -> bool:
        """Whether the texts of the game lead to different answers."""
        return len({answer.option for answer in self.answers.values()}) > 1


OWN_VARIANTS: dict[tuple[RuleId, str], RuleVariant] = {}
"""(rule of a point of shared code, text of another game) -> that game's own point on the same matter."""


def register_own(shared: RuleVariant, own: RuleVariant) -> RuleVariant:
    """Has the game's own point asked wherever shared code asks the other one under the game's texts."""
    for text in own.answers:
        OWN_VARIANTS[shared.rule, text] = own
    return own


def open_variant(
    text: str, rule: RuleId, recommended: str, *others: str, basis: Basis = SILENT, always: bool = False
) -> RuleVariant:
    """A point that the only text of a game does not decide, or only by what follows from it."""
    return RuleVariant(rule, (recommended, *others), {text: VariantAnswer(recommended, basis)}, always=always)


def variants_in(module: Mapping[str, object]) -> dict[RuleId, RuleVariant]:
    """Rule id -> the variant on it, for all variants among the globals of a module."""
    return {variant.rule: variant for variant in module.values() if isinstance(variant, RuleVariant)}
