"""The remedies of a repair, and what would make a record agree with the table, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.corrections import CorrectedValue, FieldCorrection
from engine.kernel.decisions import Move
from engine.kernel.errors import Impossible, RefereeError
from engine.kernel.reasons import Ruling
from referee.app.presenters.log_words import LogWords, learnt_fact
from referee.app.presenters.wording import Wording
from referee.notation.parser.lexicon import lexicon
from referee.position.dispute import sentence
from referee.position.reconciliation import CannotBe, Reconciliation
from referee.position.seat_line import SeenEntry
from referee.position.tokens import PositionError
from referee.repair.consequences import LearntFact
from referee.repair.options import RepairCase, TriedRemedy
from referee.repair.repair_entry import PlayedSince
from referee.repair.replay import BackUpStep, HandCard, StoppedAt
from referee.session.log.log_line import LogLine
from referee.session.session import Session
from referee.words.speech import label

LEARNT_TOLD = 12
"""So many things that were learnt are told."""
EMPTY = "nothing"
"""Of a value: the word that stands for an empty one."""


def seen_lines(entry: SeenEntry, session: Session, wording: Wording) -> tuple[str, ...]:
    """A line for each difference, then what was left out and what cannot be corrected."""
    named = {_id_of(move): wording.move(move) for move in entry.shows}
    shown = tuple(f"+ {sentence}" for sentence in named.values())
    changes = tuple(
        f"• {wording.effect(correction)}" for correction in as_shown(entry.changes, session, wording)
    )
    unnamed = ", ".join(map(wording.names, entry.unnamed))
    untouched = ", ".join(wording.field(field) for field in entry.untouched)
    return (
        *shown,
        *changes,
        *((label("seen-unnamed", what=unnamed),) if unnamed else ()),
        *((label("seen-untouched", what=untouched),) if untouched else ()),
    )


def as_shown(
    changes: tuple[FieldCorrection, ...], session: Session, wording: Wording
) -> Iterator[FieldCorrection]:
    """Fields and values as the screen names them: the power of a seat is that on its banner."""
    as_typed = lexicon(session.adapter.game.id).grammar.as_typed
    recorded = {of for of, _ in session.adapter.recorded(session.public) if of} if changes else set()

    def called(value: CorrectedValue) -> CorrectedValue:
        if value in ("", ()):  # what is there, and is empty, is told as nothing
            return EMPTY
        if isinstance(value, tuple):
            return tuple(str(called(part)) for part in value)
        if not isinstance(value, str):
            return value
        named = value in recorded or session.adapter.display_name(value) is not None
        return wording.names(value) if named else value

    for change in changes:
        raw = as_typed(session.state, {"do": "correct", "of": change.of, "field": change.field})
        yield replace(change, field=str(raw["field"]), value=called(change.value), old=called(change.old))


def _id_of(move: Move) -> str:
    return str(getattr(getattr(move, "card", None), "id", ""))


def reconciliation_lines(reconciliation: Reconciliation, session: Session, wording: Wording) -> Iterator[str]:
    """The first impossible fact, or the entries and corrections; then what stays as it is."""
    if reconciliation.cannot_be is not None:
        yield label("cannot-be", what=_cannot_be(reconciliation.cannot_be, session, wording))
        return
    if reconciliation.agrees:
        yield label("seen-agrees")
    yield from (f"→ {wording.move(entry)}" for entry in reconciliation.entries)
    yield from (f"• {_change(correction, session, wording)}" for correction in reconciliation.corrections)
    if reconciliation.unnamed:
        yield label("seen-unnamed", what=", ".join(map(wording.names, reconciliation.unnamed)))
    if reconciliation.untouched:
        yield label("not-compared", what=", ".join(map(wording.field, reconciliation.untouched)))


def _change(correction: FieldCorrection, session: Session, wording: Wording) -> str:
    return wording.effect(next(as_shown((correction,), session, wording)))


def _cannot_be(impossible: CannotBe, session: Session, wording: Wording) -> str:
    if impossible.card is not None:
        seat = wording.names(impossible.card.seat)
        return label("cannot-be-card", card=impossible.card.name, seat=seat)
    if impossible.broken is not None:
        cites = [wording.cites(rule, session.texts[0]) for rule in impossible.broken.rules[:1]]
        return "; ".join((wording.reason(impossible.broken), *cites))
    assert impossible.change is not None  # noqa: S101 - it is the one or the other
    changed = _change(impossible.change, session, wording)
    return "; ".join(
        (changed, *(_why(impossible.ruling, session, wording) if impossible.ruling is not None else ()))
    )


def _why(ruling: Ruling, session: Session, wording: Wording) -> Iterator[str]:
    yield from (wording.reason(reason) for reason in ruling.deciding[:1])
    yield from (wording.cites(rule, session.texts[0]) for rule in ruling.because[:1])


def fault_line(error: RefereeError, wording: Wording) -> str:
    """Why a text describes no table: where it cannot be read, or the first impossible fact."""
    if isinstance(error, PositionError):
        return sentence(error, wording.speech)
    if isinstance(error, Impossible):
        return label("cannot-be", what=wording.impossible(error)[0])
    return wording.error(error)


MOST = 8
"""So many lines of one kind are shown of a remedy."""


class RepairWords:
    """One repair in the language of a wording."""

    def __init__(self, case: RepairCase, wording: Wording, *, opponent_chooses: bool = False) -> None:
        """``opponent_chooses``: which hidden card goes back is not left to chance."""
        self._opponent_chooses = opponent_chooses
        self._case, self._wording = case, wording
        self._session = case.controller.session
        self._lines = LogWords(self._session, wording)

    def say(self, key: str, **facts: Any) -> str:
        """A sentence about repairs."""
        return self._wording.speech.tell("repair", key, facts, self._wording.names)

    def head(self) -> Iterator[str]:
        """What went wrong, what is right, how much came after it."""
        case = self._case
        yield self.say("title", line=case.wrong.number, what=self._lines.text(case.wrong))
        if case.request.right:
            moves = "; ".join(map(self._wording.move, case.request.right))
            yield self.say("left-out" if case.request.left_out else "right", what=moves)
        yield self.say("later", count=len(case.lines) - 1)

    def done(self, tried: TriedRemedy) -> str:
        """What was carried out."""
        cost = tried.cost
        lines_kept = len(cost.kept) + len(cost.changed)
        return self.say(
            f"done-{tried.kind}", line=self._case.wrong.number, kept=lines_kept, lost=len(cost.lost)
        )

    def name(self, tried: TriedRemedy) -> str:
        """The name of a remedy."""
        return self.say(tried.kind)

    def rated(self, tried: TriedRemedy) -> str:
        """The class of a remedy, with its reason."""
        return f"{self.say(tried.rated)}: {self.say(f'cause-{tried.cause}')}"

    def counts(self, tried: TriedRemedy) -> tuple[str, str]:
        """The costs of a remedy in figures."""
        cost = tried.cost
        facts = {name: len(getattr(cost, name)) for name in ("kept", "changed", "lost")}
        hands = {name: getattr(cost, name) for name in ("cards", "gold", "power")}
        return self.say("lines", **facts), self.say("hands", **hands)

    def details(self, tried: TriedRemedy) -> Iterator[str]:
        """All details of one remedy."""
        yield self.say(f"about-{tried.kind}")
        yield self.rated(tried)
        yield from self.counts(tried)
        yield from (self.say("broken", what=self._wording.reason(reason)) for reason in tried.broken)
        yield from (self.say(f"asks-{question}") for question in tried.asks)
        if tried.stopped is not None:
            yield self.stopped(tried.stopped)
        yield from self._of_lines("changed-line", tried.cost.changed)
        if tried.kind != "back-up":
            yield from self._of_lines("lost-line", tried.cost.lost)
            yield from self._on_the_table(tried)
        yield from (self.step(step) for step in tried.steps)
        yield from self._stays(tried.stays)
        yield from self._stays(tried.other, "other")
        yield from self._spent(tried)
        yield from self.learnt(tried.cost.learnt)

    def _of_lines(self, key: str, numbers: tuple[int, ...]) -> Iterator[str]:
        for number in numbers[:MOST]:
            yield self.say(key, line=number, what=self._lines.text(self._line(number)))

    def _line(self, number: int) -> LogLine:
        return self._session.lines[number - 1]

    def _on_the_table(self, tried: TriedRemedy) -> Iterator[str]:
        changes = tried.cost.changes
        if tried.mending is not None:  # a challenge that is over lies nowhere any more
            changed = {(change.of, change.field) for change in changes}
            changes += tuple(
                change for change in tried.mending.changes if (change.of, change.field) not in changed
            )
        if changes:
            yield self.say("changes")
            yield from (f"  • {field}" for field in self._fields(changes))

    def _fields(self, changes: tuple[FieldCorrection, ...]) -> list[str]:
        shown = as_shown(changes[: 2 * MOST], self._session, self._wording)
        return [self._wording.effect(correction) for correction in shown]

    def _stays(self, changes: tuple[FieldCorrection, ...], key: str = "stays") -> Iterator[str]:
        """What a remedy leaves as the wrong line made it."""
        reached = tuple(change for change in changes if (change.value, change.old) != (None, None))
        yield from (self.say(key, what=field) for field in self._fields(reached))
        beyond = dict.fromkeys(change.of for change in changes if change not in reached)
        yield from (self.say("beyond", of=owner) for owner in beyond)

    def _spent(self, tried: TriedRemedy) -> Iterator[str]:
        """The warning that the gold which goes back may have been spent since."""
        if tried.kind != "mend":
            return
        for change in tried.cost.changes:
            more = isinstance(change.value, int) and isinstance(change.old, int) and change.value > change.old
            if change.field != "gold" or not more:
                continue
            count = sum((line.body.get("move") or {}).get("by") == change.of for line in self._case.lines)
            if count:
                yield self.say("spent-since", seat=change.of, count=count)

    def stopped(self, stopped: StoppedAt) -> str:
        """The line at which a replay stops, and why."""
        stop = self._lines.text(stopped.line)
        if stopped.error is not None:
            stop = f"{stop}: {self._wording.error(stopped.error)}"
        elif stopped.outcome is not None:
            why = "; ".join(map(self._wording.reason, stopped.outcome.ruling.deciding[:1]))
            stop = f"{stop}: {why}"
        return self.say(f"stopped-{stopped.cause}", line=stopped.line.number, what=stop)

    # What was learnt

    def learnt(self, facts: tuple[LearntFact, ...]) -> Iterator[str]:
        """What the lines have told players, or let them decide."""
        if not facts:
            return
        yield self.say("learnt")
        for fact in facts[: 2 * MOST]:
            yield f"  • {learnt_fact(fact, self._wording)}"

    # Steps of a backup

    def step(self, step: BackUpStep) -> str:
        """How one line is taken back on the table."""
        instructions = [self._instruction(change) for change in step.changes]
        chooses = self._opponent_chooses and step.line.number == self._case.wrong.number
        instructions += [self._of_hand(card, "opponent" if chooses else "unknown") for card in step.random]
        instruction = "; ".join(dict.fromkeys(instructions)) or self.say("step-nothing")
        return self.say("step", line=step.line.number, what=instruction)

    def _instruction(self, change: FieldCorrection) -> str:
        of, old, value = change.of, change.old, change.value
        if change.field == "kneeling":
            return self.say("step-kneel" if value else "step-stand", card=of)
        if change.field == "zone":
            to = self._wording.word(f"zone-{value}")
            return self.say("step-return", card=of, zone=old, to_zone=to)
        if isinstance(value, int) and isinstance(old, int):
            amount = abs(value - old)
            if change.field == "gold":
                return self.say(f"step-{'from' if value > old else 'to'}-treasury", seat=of, amount=amount)
            if change.field == "power":
                return self.say(f"step-power-{'on' if value > old else 'back'}", of=of, amount=amount)
        return self._fields((change,))[0]

    def _of_hand(self, card: HandCard, who: str) -> str:
        key = f"step-{who}-{card.to}" if card.to else f"step-{who}"
        return self.say(key, seat=card.seat, count=card.count, hand=card.hand)


def about_since(since: PlayedSince, wording: Wording) -> str:
    """What reversing a provisional ruling takes back, and what it cannot: what players have learnt."""
    learnt = [f"  • {learnt_fact(fact, wording)}" for fact in since.learnt[:LEARNT_TOLD]]
    learnt_lines = [wording.speech.say("repair/learnt"), *learnt] if learnt else []
    since_then = wording.speech.say("repair/provisional-since", count=len(since.lines))
    return "\n".join([since_then, *learnt_lines])
