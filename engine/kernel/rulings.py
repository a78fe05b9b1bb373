"""Rulings: the verdict on a move with all its reasons."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.memo import cached_value
from engine.kernel.reasons import FIRMNESS, Basis, Change, Question, Reason, RuleId, Verdict

RemedyPath = tuple[Change, ...]
"""Changes that together make a refused move legal."""


class Ruling(Struct, frozen=True, dict=True):
    """A verdict under one text; the deciding reason stands first."""

    verdict: Verdict
    text: str
    reasons: tuple[Reason, ...]
    done: tuple[Reason, ...] = ()
    """Of a move carried out: what came of it (totals, claims, awards)."""
    ways: tuple[RemedyPath, ...] = ()
    """Of a refusal that is shown: alternatives, each tried and found to make the move legal."""

    def with_done(self, done: tuple[Reason, ...]) -> Ruling:
        """The ruling together with what came of the move."""
        return replace(self, done=done) if done else self

    def with_ways(self, ways: tuple[RemedyPath, ...]) -> Ruling:
        """The refusal together with its ways out."""
        return replace(self, ways=ways) if ways else self

    @property
    def deciding(self) -> tuple[Reason, ...]:
        """The reasons that made the verdict what it is."""
        return tuple([reason for reason in self.reasons if reason.found == self.verdict])

    @property
    def because(self) -> tuple[RuleId, ...]:
        """Of a refusal: the deciding rule ids, principal first."""
        if self.verdict is Verdict.YES:
            return ()
        return _unique(one for reason in self.deciding for one in reason.rules)

    @cached_value
    def rules(self) -> tuple[RuleId, ...]:
        """Every rule id the ruling cites, the deciding ones first."""
        cited: dict[RuleId, None] = {}
        rest: list[Reason] = []
        for reason in self.reasons:
            if reason.found == self.verdict:
                reason.cite(cited)
            else:
                rest.append(reason)
        for reason in self.done:
            reason.cite(cited)
        for reason in rest:
            for one in reason.rules:
                cited[one] = None
            for below in reason.because:
                below.cite(cited)
        return tuple(cited)

    @property
    def basis(self) -> Basis:
        """The weakest ground among what decided it."""
        decided = self.reasons + self.done if self.verdict is Verdict.YES else self.deciding[:1]
        grounds = [reason.basis for top in decided for reason in top.walk()]
        return max(grounds, key=FIRMNESS.__getitem__, default=Basis.STATED)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the reasons of a refusal suggest; what of it helps is found by trying (``ways``)."""
        found: list[Change] = []
        for reason in self.deciding:
            found += [one for one in reason.changes if one not in found]
        return tuple(one for one in found if one.alone) or tuple(found)

    @property
    def asks(self) -> Question | None:
        """Of "cannot tell": the first thing to ask the table."""
        asked = (reason.asks for top in self.deciding for reason in top.walk() if reason.asks)
        return next(asked, None)


def _unique(ids: Iterable[RuleId]) -> tuple[RuleId, ...]:
    return tuple(dict.fromkeys(ids))
