"""A game's own ids for the rules of shared code.

Code that several games share cites each rule under one id. A game with a rulebook of its own says once, as a
table, which of its rules that is; whatever leaves the judge, a ruling, an event or a decision, is put into
the game's own ids there, and the shared code knows nothing of it. Ids the game uses itself stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.reasons import Reason, RuleId
from engine.kernel.state import Event, S

Ids = tuple[RuleId, ...]


class RuleAliases:
    """A game's own ids for the rules of shared code."""

    def __init__(self, game: str, same: Mapping[RuleId, Ids]) -> None:
        """``same``: shared id -> the game's own ids for that rule, chief first; none: it has no such rule."""
        self.own = game + "."
        self.same = same
        self.ids: Callable[[Ids], Ids] = cache(self._ids)
        """Rules -> the same as the game calls them, each once."""
        self.id: Callable[[RuleId], RuleId] = cache(self._chief)
        """A rule -> the chief of the game's ids for it; empty: it has none."""

    def _ids(self, rules: Ids) -> Ids:
        return tuple(dict.fromkeys([own for rule in rules for own in self._of(rule)]))

    def _of(self, rule: RuleId) -> Ids:
        return (rule,) if rule.startswith(self.own) or not rule else self.same.get(rule, ())

    def _chief(self, rule: RuleId) -> RuleId:
        return next(iter(self.ids((rule,))), "")

    def reason(self, reason: Reason) -> Reason:
        """A reason and everything under it."""
        because = tuple(map(self.reason, reason.because)) if reason.because else ()
        rules = self.ids(reason.rules)
        if rules == reason.rules and because == reason.because:
            return reason
        return replace(reason, rules=rules, because=because)

    def event(self, event: Event) -> Event:
        """An event."""
        rule = self.id(event.rule)
        return event if rule == event.rule else replace(event, rule=rule)

    def decision(self, decision: Decision) -> Decision:
        """A decision."""
        rule = self.id(decision.rule)
        return decision if rule == decision.rule else replace(decision, rule=rule)

    def state(self, state: S) -> S:
        """What the last move brought about, and what that rests on."""
        if not state.events and not state.notes:
            return state
        events, notes = map(self.event, state.events), map(self.reason, state.notes)
        return replace(state, events=tuple(events), notes=tuple(notes))
