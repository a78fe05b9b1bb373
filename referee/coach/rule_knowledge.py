"""What each player knows of each rule, when it is asked again, and what the coach tells by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.kernel.reasons import Reason, Ruling, Verdict
from referee.lessons.progress import MOST_STARS, PLAYER, LessonProgress, reading, writing

if TYPE_CHECKING:
    from engine.kernel.state import Event
    from engine.kernel.view import View
    from referee.session.log.log_line import LogLine


INTERVALS = (1, 3, 7, 21)
"""Days until a rule is asked for again, by how often in a row it was answered rightly."""


def today() -> date:
    """The day it is where the player sits."""
    return datetime.now().astimezone().date()


class Familiarity(IntEnum):
    """How well a rule is known; each use without a refusal leads one step up."""

    NEW = 0
    SEEN = 1
    """It was told once."""
    ALONE = 2
    """It was followed once unaided: it is told in fewer words."""
    TWICE = 3
    KNOWN = 4
    """Three times unaided: nothing more is told."""

    @property
    def fallen(self) -> Familiarity:
        """One step back, after a refusal or an undo over the rule."""
        return {
            Familiarity.KNOWN: Familiarity.ALONE,
            Familiarity.TWICE: Familiarity.SEEN,
            Familiarity.ALONE: Familiarity.SEEN,
        }.get(self, Familiarity.NEW)


class RuleKnowledge(Struct, frozen=True):
    """What is kept of one rule."""

    rule: str
    text: str
    """The printing it was met under last."""
    strength: int = Familiarity.NEW
    reviews: int = 0
    """Right answers in a row."""
    due: str = ""
    """The day it is asked for again, ``2026-11-23``; empty: it never was."""


class Knowledge:
    """The rules one player has met; without a file they are known as long as the program runs."""

    def __init__(self, file: Path | None = None, player: str = PLAYER) -> None:
        self._file = file
        self._player = player
        self._known: dict[str, RuleKnowledge] = {}
        self._unwritten: dict[str, RuleKnowledge] = {}
        self._read()

    def strength(self, rule: str) -> Familiarity:
        """How well a rule is known."""
        return Familiarity(self._of(rule).strength)

    def used(self, rule: str, text: str) -> None:
        """The player has followed the rule, unaided unless it is new."""
        old = self._of(rule)
        self._keep(replace(old, text=text, strength=min(old.strength + 1, Familiarity.KNOWN)))

    def fell(self, rule: str, text: str) -> None:
        """A move was refused under the rule, or one that used it was taken back."""
        old = self._of(rule)
        if old.strength:
            self._keep(replace(old, text=text, strength=Familiarity(old.strength).fallen))

    def answered(self, rule: str, text: str, *, right: bool, today: date) -> None:
        """A question about the rule was answered; a wrong answer begins the intervals anew."""
        old = self._of(rule)
        reviews = min(old.reviews + 1, len(INTERVALS)) if right else 0
        days = INTERVALS[reviews - 1] if right else 0
        strength = min(old.strength + 1, Familiarity.KNOWN) if right else Familiarity(old.strength).fallen
        due = (today + timedelta(days=days)).isoformat()
        self._keep(RuleKnowledge(rule, text, strength, reviews, due))

    def due(self, rule: str) -> str:
        """The day the rule is asked for again; empty: it never was asked for."""
        return self._of(rule).due

    def exported(self) -> list[RuleKnowledge]:
        """All that is kept."""
        return sorted(self._known.values(), key=lambda knowledge: knowledge.rule)

    def add(self, others: Sequence[RuleKnowledge]) -> bool:
        """What was learnt elsewhere is added, each rule as it is known best; whether that is kept."""
        for other in others:
            own = self._of(other.rule)
            self._keep(
                max(own, other, key=lambda knowledge: (knowledge.strength, knowledge.reviews, knowledge.due))
            )
        return self.write()

    def write(self) -> bool:
        """Keeps what has changed; whether that could be done."""
        rows, self._unwritten = self._unwritten, {}
        if self._file is None or not rows:
            return self._file is not None
        values = [(self._player, *msgspec.structs.astuple(row)) for row in rows.values()]
        columns = ", ".join(RuleKnowledge.__struct_fields__)  # names of ours, no input
        try:
            with writing(self._file) as connection:
                connection.executemany(
                    f"REPLACE INTO known (player, {columns}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608 - our own names
                    values,
                )
        except (OSError, sqlite3.Error):
            return False
        return True

    def _of(self, rule: str) -> RuleKnowledge:
        return self._known.get(rule) or RuleKnowledge(rule, "")

    def _keep(self, knowledge: RuleKnowledge) -> None:
        if self._known.get(knowledge.rule) != knowledge:
            self._known[knowledge.rule] = self._unwritten[knowledge.rule] = knowledge

    def _read(self) -> None:
        if self._file is None or not self._file.is_file():
            return
        columns = ", ".join(RuleKnowledge.__struct_fields__)  # names of ours, no input
        try:
            with reading(self._file) as connection:
                rows = connection.execute(f"SELECT {columns} FROM known WHERE player = ?", (self._player,))  # noqa: S608
                self._known = {row[0]: RuleKnowledge(*row) for row in rows}
        except sqlite3.Error:
            self._file = None  # a file that is none of ours is left alone


MOST_LINES = 2
"""Rules told after one move; the others wait until they are used again."""


class UsedRule(Struct, frozen=True):
    """A rule that something rested on: what happened, or what was found, under it."""

    rule: str
    what: Event | Reason
    ruling: Ruling | None
    brief: bool = False
    """The player has followed it unaided: fewer words will do."""


class PhaseCard(Struct, frozen=True):
    """What a phase is for, for players to whom it is new."""

    phase: str
    brief: bool = False
    """It was told once: only what people forget."""
    at_first: bool = False
    """It is the first round of a first game, which leaves some things out."""


class Coach:
    """Tells of rules until they are known; never which move is good."""

    def __init__(
        self,
        knowledge_of: Callable[[str], Knowledge],
        seats: tuple[str, ...],
        game: str,
        text: str,
        taught: frozenset[str] = frozenset(),
    ) -> None:
        """``knowledge_of``: what whoever sits at a seat knows; ``taught``: rules to tell before others."""
        self._knowledge_of = knowledge_of
        self._taught = taught
        self._seats = seats
        self._game = game
        self._text = text
        self._helped: set[str] = set()
        """Rules of refusals since the last legal move: the ruling has told the player."""
        self._phase = ""

    def entered(self, lines: tuple[LogLine, ...]) -> tuple[UsedRule, ...]:
        """What to tell after these lines were entered; whoever made them has now followed their rules."""
        players = self._movers(lines)
        told: list[UsedRule] = []
        for used in sorted(_used_in(lines), key=lambda used: used.rule not in self._taught):
            strength = _weakest(players, used.rule)
            is_room = sum(not each.brief for each in told) < MOST_LINES
            if strength is not Familiarity.KNOWN and (strength is not Familiarity.NEW or is_room):
                told.append(replace(used, brief=strength is not Familiarity.NEW))
        followed = {used.rule for used in told}
        followed.update(rule for line in lines for ruling in line.rulings[:1] for rule in ruling.rules)
        self._followed(players, followed, {used.rule for used in told})
        return (*sorted(told, key=lambda used: used.brief),)[:MOST_LINES]

    def _followed(self, players: tuple[Knowledge, ...], rules: set[str], told: set[str]) -> None:
        """Rules that are told now, and those told before that were followed again unaided."""
        for player in players:
            for rule in sorted(rules - self._helped):
                if rule in told or player.strength(rule) is not Familiarity.NEW:
                    player.used(rule, self._text)
        self._helped.clear()

    def refused(self, seat: str, ruling: Ruling) -> None:
        """A move was refused: its rule is known one step less, and the ruling tells of it."""
        for player in self._players((seat,)):
            for rule in ruling.because[:1]:
                player.fell(rule, self._text)
                if player.strength(rule) is Familiarity.NEW:
                    player.used(rule, self._text)
                self._helped.add(rule)

    def taken_back(self, lines: tuple[LogLine, ...]) -> None:
        """Lines were undone: what they rested on is known one step less."""
        for player in self._movers(lines):
            for used in _used_in(lines):
                player.fell(used.rule, self._text)

    def phase_card(self, view: View) -> PhaseCard | None:
        """The card of a phase that has just begun, unless everybody at the table knows it."""
        from engine.kernel.view import phase_of  # lessons keep what is known and draw no table

        phase = phase_of(view)
        if not phase or phase == self._phase:
            return None
        self._phase = phase
        rule = f"{self._game}.phase.{phase}"
        players = self._players(self._seats)
        strength = _weakest(players, rule)
        for player in players:
            player.used(rule, self._text)
        return PhaseCard(phase, brief=strength is Familiarity.SEEN) if strength <= Familiarity.SEEN else None

    def _players(self, seats: tuple[str, ...]) -> tuple[Knowledge, ...]:
        """Who sits there, each once; what nobody did was done by all."""
        named = tuple(seat for seat in seats if seat in self._seats) or self._seats
        found = {id(player): player for player in map(self._knowledge_of, named)}
        return tuple(found.values())

    def _movers(self, lines: tuple[LogLine, ...]) -> tuple[Knowledge, ...]:
        """Who made the moves of these lines."""
        moves = (move for line in lines for move in (line.body.get("move"), *line.body.get("moves", ())))
        return self._players(tuple(str(move.get("by", "")) for move in moves if isinstance(move, dict)))


def _weakest(players: tuple[Knowledge, ...], rule: str) -> Familiarity:
    return min((player.strength(rule) for player in players), default=Familiarity.KNOWN)


def _used_in(lines: tuple[LogLine, ...]) -> Iterator[UsedRule]:
    """What the lines rest on, each rule once: what was found, and then what happened."""
    found: dict[str, UsedRule] = {}
    for line in lines:
        ruling = line.rulings[0] if line.rulings else None
        for event in line.events:
            if event.rule:
                found.setdefault(event.rule, UsedRule(event.rule, event, ruling))
        for reason in ruling.done if ruling is not None else ():
            if reason.rules and reason.says and isinstance(reason.found, Verdict):
                found[reason.rules[0]] = UsedRule(reason.rules[0], reason, ruling)
    yield from found.values()


Name = Annotated[str, Meta(pattern=r"^[a-z0-9_.-]+$", max_length=100)]
Day = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class ExportedLesson(Struct, forbid_unknown_fields=True):
    """A lesson as the file has it."""

    lesson: Name
    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)]
    tries: Count
    hints: Count
    stage: Count
    lost: Annotated[int, Meta(ge=0, lt=MOST_STARS)]
    content_hash: Annotated[str, Meta(pattern=r"^[0-9a-z]*$", max_length=200)]
    at: Annotated[str, Meta(pattern=r"^[0-9T:.+-]*$", max_length=40)]


class ExportedRule(Struct, forbid_unknown_fields=True):
    """A rule as the file has it."""

    rule: Name
    text: Annotated[str, Meta(pattern=r"^[a-z0-9-]*$", max_length=40)]
    strength: Annotated[int, Meta(ge=0, le=Familiarity.KNOWN.value)]
    reviews: Annotated[int, Meta(ge=0, le=len(INTERVALS))]
    due: Day


class LearningExport(Struct, forbid_unknown_fields=True):
    """The file."""

    format: Literal["referee-learning/1"]
    progress: list[ExportedLesson]
    known: list[ExportedRule]

    @property
    def lessons(self) -> list[LessonProgress]:
        """What was done of each lesson."""
        return msgspec.convert(msgspec.to_builtins(self.progress), list[LessonProgress])

    @property
    def rules(self) -> list[RuleKnowledge]:
        """What is known of each rule."""
        return msgspec.convert(msgspec.to_builtins(self.known), list[RuleKnowledge])


def read_export(content: bytes) -> LearningExport:
    """The progress in a file.

    Raises:
        msgspec.DecodeError: it is no such file.
    """
    return msgspec.json.decode(content, type=LearningExport)
