"""The lines of a log in words: what was entered, which lines are shown, what was entered again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.corrections import CorrectAll
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.journal import CHANGING, COVERED
from engine.kernel.receipts import GivenRuling, given_in
from referee.app.presenters.ruling_tree import Node, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.session.log.log_line import LogLine, PassedWindow
from referee.session.log.reentry import Reentry
from referee.session.session import Session
from referee.words.ruling_text import given_text, verdicts_text
from referee.words.speech import Labels, label

if TYPE_CHECKING:
    from referee.repair.consequences import LearntFact

MARKS = {
    "correction": "✎",
    "choice": "≠",
    "fact": "·",
    "undo": "↶",
    "redo": "↷",
    "repair": "✎",
    "ruling": "⚖",
}
"""What kind of entry it is; a move has none."""
DIFFERS = "△"
"""A line that does not fit the rules as they are judged now."""
TAKEN_BACK = "↶"
"""Not the sign of a refusal: the move was legal."""
OVERRULED, FOLLOWED, PROVISIONAL = "⚠", "»", "✋"
MOST_EVENTS = 3
"""Of what a move brought about, so much stands behind it."""


class LogWords:
    """The log of one session in the language of its wording."""

    def __init__(self, session: Session, wording: Wording) -> None:
        self._session, self._wording = session, wording

    def text(self, line: LogLine) -> str:
        """A line of the log in words; an older program's line may name what is no longer there."""
        try:
            return self._told(line)
        except Exception:  # noqa: BLE001 - it is quoted then
            return label("quoted", words=str(line.body.get("words") or line.body))

    def passed(self, line: LogLine) -> list[str]:
        """The windows that nobody used before a line, with who was asked, and an implied end of a turn."""
        windows = line.passed[:-1] if line.kind == "window" else line.passed
        return [*(self._passed(window) for window in windows), *self._ended(line)]

    def _ended(self, line: LogLine) -> Iterator[str]:
        """The turn that a line ended without saying so."""
        game, read = self._session.adapter.game, self._session.adapter.as_said
        implied = line.body.get("implied")
        for raw in implied if isinstance(implied, list) else ():
            try:
                move = read(raw)
            except Unreadable:  # a forged record says something else there
                continue
            if game.verbs[type(move)].ends_turn:
                yield label("implied-move", move=self._wording.move(move))

    def _passed(self, window: PassedWindow) -> str:
        parts = []
        for aloud, seats in groupby(window.asked, lambda seat: seat in window.said):
            names = ", ".join(map(self._wording.names, seats))
            parts.append(label("passed-aloud" if aloud else "passed-silently", seats=names, asks=window.asks))
        return "; ".join(parts)

    def below(self, line: LogLine) -> list[str]:
        """Why a line was overruled, and how it differs from the rules as they are judged now."""
        overruled = [label("overruled", reason=line.body["overruled"])] if "overruled" in line.body else []
        differs = [label(f"differs-{line.differs}")] if line.differs else []
        return [*overruled, *differs, *self._otherwise(line)]

    def _otherwise(self, line: LogLine) -> list[str]:
        """The answer of this program to a ruling, where it differs."""
        now = self._session.ruling_entries.otherwise(self._session, line) if line.kind == "ruling" else ()
        answer = verdicts_text(self._wording.speech, now, self._wording.title) if now else ""
        return [label("today-otherwise", answer=answer)] if answer else []

    def mark(self, line: LogLine, automatic: Collection[int] = ()) -> str:
        """The sign before a line; ``automatic``: lines that followed automatically."""
        if line.undone:
            return TAKEN_BACK
        if line.differs or self._otherwise(line):
            return DIFFERS
        if "overruled" in line.body:
            return OVERRULED
        if line.kind == "move":
            return FOLLOWED if line.number in automatic else " "
        if "provisional" in line.body:
            return PROVISIONAL
        announces = line.kind == "note" and "repair" in line.body
        return MARKS["repair"] if announces else MARKS.get(line.kind, " ")

    def _told(self, line: LogLine) -> str:
        if sentence := provisional_note(line.body, self._wording):
            return sentence
        if line.kind == "undo":
            return label("undo-line", count=line.body["count"], to=line.body["to"])
        if line.kind == "redo":
            return label("redo-line", line=line.body["line"])
        if line.kind == "note" and (note := note_text(line.body)):
            return note
        if line.kind == "ruling" and (given := given_in(line.body)):
            return self._given(given)
        if line.kind not in CHANGING:
            return label("quoted", words=str(line.body.get("words") or line.body))
        if line.kind == "window" and line.passed:
            sentence = self._passed(line.passed[-1])
        else:
            sentence = "; ".join(self._moves(line))
        if line.kind == "repair" and (about := repair_note(line.body)):
            return f"{about}: {sentence}"
        if line.kind not in ("move", "window"):
            return sentence
        events = "; ".join(self._wording.event(event) for event in line.events[:MOST_EVENTS])
        return f"{sentence} → {events}" if events else sentence

    def _moves(self, line: LogLine) -> list[str]:
        adapter = self._session.adapter
        if COVERED in line.body and not {"move", "moves"} & line.body.keys():
            return [label("unshown-line")]
        if line.kind == "correction" and [event.what for event in line.events] == ["corrected"]:
            return [self._wording.event(line.events[0])]
        before = self._session.state_before(line.number)
        moves = [adapter.as_said(raw) for raw in line.body.get("moves") or (line.body["move"],)]
        because = line.body.get("because") if line.kind == "repair" else None
        named = (self._named(adapter.announced(before, move)) for move in moves)
        return [sentence for move in named for sentence in self._said(move, because)]

    def _said(self, move: Move, because: object) -> list[str]:
        """A move in words; corrections without a reason that the line has named already."""
        if isinstance(move, CorrectAll) and move.reason == because:
            return [self._wording.effect(change) for change in move.changes]
        return [self._wording.move(move)]

    def _named(self, move: Move) -> Move:
        """Several corrections in the screen's words for their fields."""
        if not isinstance(move, CorrectAll):
            return move
        from referee.app.presenters.repair_words import as_shown

        return replace(move, changes=tuple(as_shown(move.changes, self._session, self._wording)))

    def _given(self, given: GivenRuling) -> str:
        """A ruling in one line."""
        move = self._session.adapter.as_said(given.on)
        return given_text(self._wording.speech, given, self._wording.move(move), self._wording.title)


def repair_note(about: Any) -> str:
    """What a repair did to which line, why, and on which ruling; nothing where the line does not say."""
    if not (isinstance(about, dict) and isinstance(about.get("of"), int)):
        return ""
    speech, kind = Labels.speech, about.get("remedy")
    if kind not in ("leave", "mend", "replay", "back-up"):
        return ""
    sentence = speech.say(f"repair/note-{kind}", line=about["of"], because=str(about.get("because", "")))
    ruling = str(about.get("ruling", ""))
    return f"{sentence}; {speech.say('repair/rests-on', ruling=ruling)}" if ruling else sentence


def provisional_note(body: dict[str, Any], wording: Wording) -> str:
    """That a table plays on under a provisional ruling, or how that was settled; else empty."""
    about = body.get("provisional")
    if not isinstance(about, dict) or about.get("is") not in ("given", "confirmed", "reversed"):
        return ""
    from referee.repair.repair_entry import learnt_in  # few games have such a line

    speech, line = wording.speech, about.get("of", 0)
    facts = {"because": str(about.get("because", "")), "line": line, "count": body.get("count", 0)}
    parts = [speech.say(f"repair/provisional-{about['is']}", **facts)]
    if ruling := str(about.get("ruling", "")):
        parts.append(speech.say("repair/rests-on", ruling=ruling))
    learnt = [learnt_fact(fact, wording) for fact in learnt_in(about)]
    return "; ".join([*parts, *([f"{speech.say('repair/learnt')} {', '.join(learnt)}"] if learnt else [])])


def learnt_fact(fact: LearntFact, wording: Wording) -> str:
    """A fact that a line has told players, or a decision it has let them make."""
    facts = {"line": fact.line, "seats": fact.who, "cards": fact.what}
    return wording.speech.tell("repair", f"learnt-{fact.how}", facts, wording.names)


def note_text(note: dict[str, Any]) -> str:
    """A note that the program wrote itself, in words."""
    if isinstance(mark := note.get("mark"), int):
        return label("mark-line" if note.get("on", True) else "unmark-line", line=mark)
    if repair := repair_note(note.get("repair")):
        return repair
    if takeover := note.get("takeover"):
        by, held = (
            f"{holder['person'] or '?'} @ {holder['host']}" for holder in (takeover["by"], takeover["from"])
        )
        since, because = takeover["from"]["since"], takeover["because"]
        return label("takeover-line", by=by, held=held, since=since, because=because)
    if restored := note.get("restored"):
        count, all_entries = restored["count"], restored["seen"]
        return label("restored-line", count=count, seen=all_entries, because=restored["because"])
    if aside := note.get("set_aside"):
        wrong, count = aside["wrong"], aside["entries"]
        return label("set-aside-line", entry=aside["from"], wrong=wrong, count=count)
    return ""


MARKED = "marked"
GROUPS: dict[str, Callable[[LogLine], bool]] = {
    "": lambda line: line.number > 0,
    "moves": lambda line: line.kind in ("move", "window"),
    "rulings": lambda line: line.kind == "ruling" or "overruled" in line.body,
    "corrections": lambda line: (
        line.kind in ("correction", "repair")
        or (line.kind == "note" and "repair" in line.body)
        or "provisional" in line.body
    ),
    "told": lambda line: line.kind in ("fact", "choice"),
    "notes": lambda line: line.kind == "note",
    "back": lambda line: line.undone or line.kind in ("undo", "redo"),
    MARKED: lambda line: line.number > 0,
}
"""Kinds of lines that are shown together; first all."""
HALTS = ("rulings", "corrections")


class LogFilter(Struct, frozen=True):
    """The lines of a log that are shown."""

    group: str = ""
    seat: str = ""
    words: str = ""

    def admits(self, line: LogLine, marked: frozenset[int]) -> bool:
        """Whether a line is shown, as far as its words do not decide."""
        if self.group == MARKED and line.number not in marked:
            return False
        if self.seat and self.seat not in seats_in(line):
            return False
        return GROUPS[self.group](line)

    @property
    def wanted(self) -> str:
        """The wanted words, folded for comparison."""
        return self.words.strip().casefold()


def seats_in(line: LogLine) -> frozenset[str]:
    """The seats that made a line, or of which it speaks."""
    raw = line.body.get("moves") or [line.body.get("move") or line.body.get("on") or {}]
    return frozenset(_seats(raw)) if line.kind in CHANGING or line.kind == "ruling" else frozenset()


def _seats(moves: Iterable[Any]) -> Iterable[str]:
    for move in moves:
        yield from (
            str(move[key]) for key in ("by", "seat", "of") if isinstance(move, dict) and move.get(key)
        )


def is_halt(line: LogLine) -> bool:
    """Whether a reader of the log would stop at a line: a ruling, a correction, a difference."""
    return bool(line.differs) or any(GROUPS[group](line) for group in HALTS)


def marked_in(lines: Iterable[LogLine]) -> frozenset[int]:
    """The lines that are marked at present."""
    marked: set[int] = set()
    for line in lines:
        if line.kind == "note" and isinstance(number := line.body.get("mark"), int):
            (marked.add if line.body.get("on", True) else marked.discard)(number)
    return frozenset(marked)


def reentry_nodes(reentry: Reentry, words: LogWords, wording: Wording) -> tuple[Node, ...]:
    """How many lines were entered again, which were replaced, and which one no longer fits and why."""
    lost = (
        ((line, "replaced-line") for line in reentry.replaced),
        ((line, "left-out-line") for line in reentry.left_out),
    )
    replaced = (
        Node(label(key, line=line.number, what=words.text(line)), "·") for each in lost for line, key in each
    )
    return (
        Node(label("reentered", count=len(reentry.entered)), "↷"),
        *_stopped(reentry, words, wording),
        *replaced,
    )


def _stopped(reentry: Reentry, words: LogWords, wording: Wording) -> Iterator[Node]:
    if reentry.stopped is None:
        return
    why: tuple[Node, ...] = ()
    if reentry.error is not None:
        why = (Node(wording.error(reentry.error), "✗"),)
    elif reentry.outcome is not None:
        why = ruling_nodes(reentry.outcome.rulings, wording, reentry.outcome.point)
    says = label("reentry-stopped", line=reentry.stopped.number, what=words.text(reentry.stopped))
    yield Node(says, "✗", children=why, opened=True)
    yield Node(label("may-leave-out", key="r"), "→")
