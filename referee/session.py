"""One game being refereed: what may be done, and what becomes of a move that is entered.

What was entered and what can be taken back is its history; here a move is ruled on, and entered if it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import reduce
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.choosing import Choice
from engine.kernel.decision import Decision, Kind
from engine.kernel.desk import IMPLIED, LISTED, Desk, Doubts, Reached
from engine.kernel.errors import Unreadable
from engine.kernel.event import Event
from engine.kernel.journal import CHANGING, unsigned
from engine.kernel.move import Move, Pass
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.point import Point
from engine.kernel.reason import Question, Reason, RuleId, Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.told import Correct, Decide
from engine.kernel.ways import with_ways
from referee import ahead, listing, weighing
from referee.history import Differs, EntryKind, History, Keep, Line

KIND_OF: dict[str, EntryKind] = {
    "KnowCard": "fact",
    "KnowValue": "fact",
    "KnowPlot": "fact",
    "KnowFact": "fact",
    "EnterArea": "fact",
    "EnterUnits": "fact",
    "Decide": "choice",
    "Correct": "correction",
}

Found = TypeVar("Found")
Remade = tuple[Any, tuple[Ruling, ...], Differs]
"""What became of an old entry: the state after it, the rulings on it now, and how it differs from then."""


class What(StrEnum):
    """What became of an entry."""

    DONE = "done"
    REFUSED = "refused"
    CANNOT_TELL = "cannot_tell"
    TEXTS_DIFFER = "texts_differ"


class Outcome(Struct, frozen=True):
    """What became of a move that was entered."""

    what: What
    rulings: tuple[Ruling, ...]
    """One for each text of the game, in their order."""
    implied: tuple[Move, ...] = ()
    """Passes and the like that silence stood for."""
    events: tuple[Event, ...] = ()
    point: RuleId = ""
    """Of texts that differ: the point the table may decide."""
    missing: tuple[Move, ...] = ()
    """Of a refused move: what has to be said or done before, and then it would be legal."""
    reckoned: tuple[Event, ...] = ()
    """Of a refused move: what the table does by the book before it, counted in though not entered."""

    @property
    def ruling(self) -> Ruling:
        """The ruling to show first: the one that decided."""
        return next((one for one in self.rulings if one.verdict is not Verdict.YES), self.rulings[0])

    @property
    def asks(self) -> Question | None:
        """Of "cannot tell": what to ask the table."""
        return self.ruling.asks if self.what is What.CANNOT_TELL else None


class Session(History):
    """A game under way."""

    def __init__(
        self, desk: Desk, state: Any, texts: tuple[str, ...], keep: Keep, *, strict: bool = False
    ) -> None:
        """``texts``: the printings the game is ruled under; the state goes on under the first."""
        super().__init__(replace(state, text=texts[0]), keep)
        self.desk = desk
        self.texts = texts
        self.strict = strict
        self.catalogue: Any = None
        """The owner's cards, where names are looked up that the table has not told yet."""
        self._doubts: dict[int, Doubts] = {}
        """Line -> whose secrets it has proved wrong."""
        self._doubted: Doubts = {}
        """The same of what is being entered."""
        self._one_input = 0
        """Of entries that belong to one input: the number of the first; 0: none are being made."""

    @property
    def public(self) -> Any:
        """The table as everybody sees it: what is asked, offered and ruled rests on this alone."""
        return self.desk.public(self.state)

    def doubts(self, seat: str) -> tuple[Reason, ...]:
        """What one player alone is told: why what he told in secret cannot be true any more."""
        found = (self._doubts.get(one.number, {}) for one in self.lines if not one.undone)
        return tuple(one[seat] for one in found if seat in one)

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """What the table waits for: where silence passes, first what somebody at the table would wait for.

        At a strict table, under any of its texts.
        """
        now = [one for state in self._under_each_text() for one in decisions(self.desk.game, state)]
        come = () if self.strict else ahead.expected(self.desk, self.public)
        found = [*come, *now]
        return tuple(one for number, one in enumerate(found) if one not in found[:number])

    @property
    def on_the_way(self) -> tuple[Decision, ...]:
        """What the table waits for, and in the windows that come before somebody has to speak."""
        come = () if self.strict else ahead.silent_path(self.desk, self.public)
        found = [*self.waiting, *(one for state in come for one in decisions(self.desk.game, state))]
        return tuple(one for number, one in enumerate(found) if one not in found[:number])

    @property
    def waiting_apart(self) -> tuple[tuple[str, Decision], ...]:
        """What the table waits for under one text and not under another, at a strict table."""
        asked = {state.text: decisions(self.desk.game, state) for state in self._under_each_text()}
        each = [(text, one) for text, waiting in asked.items() for one in waiting]
        return tuple((text, one) for text, one in each if any(one not in other for other in asked.values()))

    def _under_each_text(self) -> tuple[Any, ...]:
        """The table under each text that decides whose word it is: where silence passes, under the first."""
        later = self.texts[1:] if self.strict else ()
        here = self.public
        return (here, *(replace(here, text=text) for text in later))

    @property
    def passes(self) -> str:
        """How silence is read: judges want every pass said."""
        return LISTED if self.strict else IMPLIED

    def choices(self) -> list[tuple[Choice, Ruling]]:
        """Everything that might be done now, each with its ruling, windows passed in silence counted in.

        Of several texts the ruling that decides: a refusal under any, of a pass the one that asks for it.
        """
        return [
            (choice, next((one for one in rulings if one.verdict is Verdict.NO), rulings[0]))
            for choice, rulings in self.listed()
        ]

    def listed(self) -> list[tuple[Choice, tuple[Ruling, ...]]]:
        """The same with the ruling under each text, so that it can be told where they are not at one."""
        found = listing.listed_under_each(self.desk, self.public, self.texts, self.rulings_on, self.strict)
        asked = [(choice, _asked_for(choice.move, rulings)) for choice, rulings in found]
        return sorted(asked, key=self._place)

    def _place(self, pair: listing.Answered) -> tuple[bool, bool]:
        """What is refused comes last; where silence passes, a pass comes after what somebody would say."""
        choice, rulings = pair
        refused = any(one.verdict is Verdict.NO for one in rulings)
        return refused, not self.strict and isinstance(choice.move, Pass)

    def rulings_on(self, move: Move) -> tuple[Ruling, ...]:
        """The ruling on a move under each text, as entering it would bring them."""
        return self.rule_on(move)[1]

    def rule_on(self, move: Move, *, aloud: bool = False) -> tuple[tuple[Move, ...], tuple[Ruling, ...]]:
        """What would be implied before a move, and the ruling on it under each text. Nothing is entered.

        By what everybody at the table knows, so that no ruling tells a secret; only what a player tells in
        secret is held against all the referee knows, unless it is said ``aloud``.
        """
        reached = self._ruled(move, self._judged_at(move, aloud=aloud))
        return reached[0].moves, tuple(one.ruling for one in reached)

    def looked_at(self, move: Move) -> tuple[Ruling, ...]:
        """The ruling under each text as entering the move would bring it, refusals with their ways out."""
        reached = self._ruled(move, self._judged_at(move, aloud=False))
        return self.as_shown(self._with_ways(reached, move), move, reached[0].moves)

    def _judged_at(self, move: Move, *implied: Move, aloud: bool) -> Any:
        """The table everybody sees, with the cards a player shows by naming them."""
        if aloud:
            return self.public
        if self.desk.secret(move):
            return self.state
        return self._with_shown(*implied, move)

    def _with_shown(self, *moves: Move) -> Any:
        return self.desk.public(reduce(self.desk.shown_by, moves, self.state))

    def _ruled(self, move: Move, state: Any) -> tuple[Reached, ...]:
        """Under each text: where a move is made if nobody disputes the steps before it, and the ruling."""
        self.desk.check(state, move)
        there = self._reached(move, state)
        others = (self._reached(move, replace(there.state, text=text)) for text in self.texts[1:])
        return (there, *others)

    def _with_ways(self, reached: tuple[Reached, ...], move: Move) -> tuple[Ruling, ...]:
        desk = self.desk
        return tuple(with_ways(desk.game, desk.remedy, one.state, move, one.ruling) for one in reached)

    def _reached(self, move: Move, state: Any) -> Reached:
        return self.desk.reach(state, move, self._before(), self.passes)

    def _after(self, moves: tuple[Move, ...], state: Any) -> Any:
        for one in moves:
            state = carry_out(self.desk.game, state, one)
        return state

    def _judged(self, there: Any, move: Move) -> tuple[Ruling, ...]:
        """The ruling under each text; the state itself stands under the first."""
        first = judge(self.desk.game, there, move)
        return (first, *(self._judged_under(text, there, move) for text in self.texts[1:]))

    def _judged_under(self, text: str, there: Any, move: Move) -> Ruling:
        """Another text may ask for passes more; where silence stands for them they have been said."""
        return self._reached(move, replace(there, text=text)).ruling

    def enter(self, move: Move, *, overrule: str = "", aloud: bool = False) -> Outcome:
        """Enters a move if it is legal under every text of the game, or if the table overrules with a reason.

        ``aloud``: others hear what is answered, also where a secret is told.

        Raises:
            Unreadable: it names something that is not on the table.
        """
        move = self._as_asked(move)
        reached = self._ruled(move, self._judged_at(move, aloud=aloud))
        rulings, implied = _asked_for(move, [one.ruling for one in reached]), reached[0].moves
        verdicts = {one.verdict for one in rulings}
        if not overrule and verdicts != {Verdict.YES}:
            shown = self.as_shown(self._with_ways(reached, move), move, implied)
            done = self._not_done(verdicts, shown, move)
            return replace(done, reckoned=self._by_the_book(reached[0]))
        after = self._carried_out(implied, move, overruled=bool(overrule))
        body = {"move": _plain(move)}
        if implied:
            body["implied"] = [_plain(one) for one in implied]
        if overrule:
            body["overruled"] = overrule
        if aloud and self.desk.secret(move):
            body["aloud"] = True
        if 0 < self._one_input <= len(self.lines):
            body["joined"] = True
        rulings = tuple(one.with_done(after.notes) for one in rulings)
        shown = self.as_shown(rulings, move, implied)
        self._commit(KIND_OF.get(type(move).__name__, "move"), body, after, rulings)
        self._note_doubts()
        return Outcome(What.DONE, shown, implied, after.events)

    def _by_the_book(self, there: Reached) -> tuple[Event, ...]:
        """What the whole table does by the book on the way there."""
        state, events = self.public, ()
        for one, silent in zip(there.steps, there.moves, strict=True):
            state = carry_out(self.desk.game, state, silent)
            events = (*events, *state.events) if one.kind is Kind.PROCEDURE else events
        return events

    def _as_asked(self, move: Move) -> Move:
        """At a strict table whoever is offered something declines it by passing; elsewhere silence does."""
        if not (self.strict and isinstance(move, Pass)):
            return move
        asked = (one for one in decisions(self.desk.game, self.public) if one.seat == move.by)
        offer = next((one for one in asked if one.kind is Kind.OFFER and one.default is not None), None)
        return offer.default if offer is not None and offer.default is not None else move

    def _carried_out(self, implied: tuple[Move, ...], move: Move, *, overruled: bool) -> Any:
        try:
            after = self._one_by_one((*implied, move), self.state)
        except (LookupError, TypeError, ValueError, AssertionError, StopIteration):
            # A table may overrule a rule, but not make a move that has nothing to act on: victims
            # without a challenge, a save where nothing is killed. No legal move comes here.
            if not overruled:
                raise
            raise Unreadable("nothing_to_act_on", move=type(move).__name__) from None
        if overruled and (cards := self.desk.misplaced(self.state, after)):
            raise Unreadable("would_be_misplaced", cards=cards)
        return after

    def _one_by_one(self, moves: tuple[Move, ...], state: Any) -> Any:
        """The table after moves made one after the other; what happened in all of them is told, and why."""
        events: tuple[Event, ...] = ()
        notes: tuple[Reason, ...] = ()
        self._doubted = {}
        for one in moves:
            state, doubts = self.desk.made(self.desk.game, state, one)
            events, notes = (*events, *state.events), (*notes, *state.notes)
            self._doubted |= doubts
        return replace(state, events=events, notes=notes)

    def _note_doubts(self) -> None:
        """Whose secrets the line just entered has proved wrong."""
        if self._doubted:
            self._doubts[len(self.lines)] = self._doubted

    @contextmanager
    def one_input(self) -> Iterator[None]:
        """What is entered inside belongs together and is taken back together."""
        outer, self._one_input = self._one_input, self._one_input or len(self.lines) + 1
        try:
            yield
        finally:
            self._one_input = outer

    def automatic(self) -> Outcome | None:
        """Does what nobody has to choose: counting dominance, collecting income. None: nothing is due."""
        move = self.desk.automatic(self.public)
        if move is None:
            return None
        with self.entering("implied"):
            return self.enter(move)

    def tell(self, question: Question, value: Any) -> Outcome:
        """The table's answer to what was asked becomes a fact."""
        return self.enter(self.desk.openly(self.desk.answer(self.state, question, value)))

    def decide(self, point: RuleId, option: str) -> Outcome:
        """The table decides a point on which its texts are silent or differ.

        Raises:
            Unreadable: there is no such point, or no such option.
        """
        found = next((one for one in self.points() if one.rule == point), None)
        if found is None or option not in found.options:
            raise Unreadable(
                "unknown_option", point=point, option=option, known=found.options if found else ()
            )
        return self.enter(Decide(point=point, option=option))

    def correct(self, of: str, field: str, value: Any, reason: str) -> Outcome:
        """A judge sets something right by hand, with a reason."""
        return self.enter(Correct(of=of, field=field, value=value, reason=reason))

    def points(self) -> tuple[Point, ...]:
        """Where the texts of this game are silent or differ."""
        return self.desk.game.points

    def as_shown(
        self, rulings: tuple[Ruling, ...], move: Move, implied: tuple[Move, ...] = ()
    ) -> tuple[Ruling, ...]:
        """Rulings on a move made now, marked as a default only where that makes a difference."""
        return weighing.as_shown(self.desk, self, len(self.states) - 1, (*implied, move), rulings)

    def ruled(self, line: Line) -> tuple[Ruling, ...]:
        """The rulings on an entry of the log, marked in the same way."""
        moves = weighing.moves_of(self.desk, line)
        return weighing.as_shown(self.desk, self, self.number_before(line.number), moves, line.rulings)

    def explain(self, what: str) -> Reason | None:
        """Why a number on the screen is what it is."""
        return weighing.number_shown(self.desk, self.public, what)

    def replay(self, kind: EntryKind, body: dict[str, Any]) -> None:
        """Takes an entry read from a journal, where it stands already: it is not kept again.

        Each entry becomes one line. One that no longer fits the rules is marked, and ends nothing.
        """
        self._reading = True
        body = unsigned(body)
        try:
            count = len(self.lines)
            self._take(kind, body)
            if len(self.lines) == count:  # it took back or brought back what is not there
                self._append(kind, body, (), (), "given")
        finally:
            self._reading = False

    def _take(self, kind: EntryKind, body: dict[str, Any]) -> None:
        if kind in CHANGING:
            self._replay_moves(kind, body)
        elif kind == "undo" and isinstance(body.get("to"), int):
            self.undo(body["to"])
        elif kind == "redo":
            self.redo()
        elif kind != "undo":
            self._append(kind, body, (), ())

    def _replay_moves(self, kind: EntryKind, body: dict[str, Any]) -> None:
        made = self._remade(body)
        if made is None:
            self._commit(kind, body, self.state, (), "given")
        else:
            after, rulings, differs = made
            self._commit(kind, body, after, tuple(one.with_done(after.notes) for one in rulings), differs)
            self._note_doubts()

    def _remade(self, body: dict[str, Any]) -> Remade | None:
        """What an old entry brings about: as it is, or after what silence implies now, or though refused now.

        None: it cannot be carried out any more, or answers what the table does not ask now.
        """
        as_it_is = self._attempt(lambda: self._made_again(body))
        if as_it_is is not None and not as_it_is[2]:
            return as_it_is
        after_silence = self._attempt(lambda: self._made_after_silence(body))
        if after_silence is not None and {one.verdict for one in after_silence[1]} == {Verdict.YES}:
            return after_silence
        if as_it_is is None or not self._attempt(lambda: self._answers(body)):
            return None
        return as_it_is if self._goes_on(as_it_is[0]) else None

    def _answers(self, body: dict[str, Any]) -> bool:
        """Whether the table waits for such a move of that seat: what nobody asks now may be done already."""
        *first, move = self._moves_in(body)
        if type(move).__name__ in KIND_OF:
            return True
        before = self._one_by_one(tuple(first), self.state)
        before = self.desk.public(before)
        silent = before if self.strict else self._reached(move, before).state
        asked = [one.move for state in (before, silent) for one in self.desk.choices(state)]
        return any(type(one) is type(move) and one.by == move.by for one in asked)

    def _attempt(self, make: Callable[[], Found]) -> Found | None:
        try:
            return make()
        except Exception:  # noqa: BLE001 - a table of other rules may lack whatever the old entry acts on
            return None

    def _made_again(self, body: dict[str, Any]) -> Remade:
        """The moves of an entry with the passes that were implied then."""
        *first, last = self._moves_in(body)
        overruled = bool(body.get("overruled"))
        rulings = _asked_for(last, self._rulings_again(tuple(first), last, body))
        after = self._one_by_one((*first, last), self.state)
        legal = overruled or {one.verdict for one in rulings} == {Verdict.YES}
        return after, rulings, "" if legal else "judged"

    def _rulings_again(self, first: tuple[Move, ...], move: Move, body: dict[str, Any]) -> tuple[Ruling, ...]:
        """The rulings an entry was made under; versions before this judged by what was hidden too."""
        aloud = bool(body.get("aloud"))
        if body.get("overruled"):
            return self.rule_on(move, aloud=aloud)[1]
        rulings = self._judged(self._after(first, self._judged_at(move, *first, aloud=aloud)), move)
        if all(one.verdict is Verdict.YES for one in rulings):
            return rulings
        return self._judged(self._after(first, self.state), move)

    def _made_after_silence(self, body: dict[str, Any]) -> Remade:
        """The move of an entry with the passes that are implied now."""
        move = self._moves_in(body)[-1]
        implied, rulings = self.rule_on(move)
        return self._one_by_one((*implied, move), self.state), _asked_for(move, rulings), "silence"

    def _moves_in(self, body: dict[str, Any]) -> list[Move]:
        moves = body["moves"] if "moves" in body else (body["move"],)
        return [self.desk.read_move(msgspec.json.encode(one)) for one in (*body.get("implied", ()), *moves)]

    def _goes_on(self, state: Any) -> bool:
        """Whether a table that old entries have led to can be drawn and played on."""
        desk = self.desk
        try:
            desk.view(state)
            desk.automatic(state)
            list(desk.choices(state))
            return state.over is not None or bool(decisions(desk.game, state))
        except Exception:  # noqa: BLE001 - whatever is wrong with it, it is not gone on from
            return False

    def _not_done(self, verdicts: set[Verdict], rulings: tuple[Ruling, ...], move: Move) -> Outcome:
        open_ = verdicts & {Verdict.CANNOT_TELL, Verdict.NOT_COVERED}
        if open_ and Verdict.NO not in verdicts:
            return Outcome(What.CANNOT_TELL, rulings)
        if Verdict.YES in verdicts and Verdict.NO in verdicts:
            refusing = next(one.text for one in rulings if one.verdict is Verdict.NO)
            missing = self.missing(move, refusing) if self.strict else ()
            return Outcome(What.TEXTS_DIFFER, rulings, point=self._point_of(rulings), missing=missing)
        return Outcome(What.REFUSED, rulings, missing=self.missing(move, self.texts[0]))

    def missing(self, move: Move, text: str) -> tuple[Move, ...]:
        """What has to be said or done before a move, and then it would be legal; passes where they count."""
        first = self._first(move, text)
        if not self.strict:
            return tuple(one.move for one in first if one.kind is not Kind.WINDOW)
        said = tuple(one.move for one in first)
        verdicts = {one.verdict for one in self._judged(self._after(said, self._with_shown(move)), move)}
        return said if Verdict.NO not in verdicts else ()

    def due_before(self, move: Move) -> tuple[Move, ...]:
        """What the whole table does by the book before a move that would then be legal."""
        first = [one for one in self._first(move, self.texts[0]) if one.kind is not Kind.WINDOW]
        return tuple(one.move for one in first) if {one.kind for one in first} == {Kind.PROCEDURE} else ()

    def _first(self, move: Move, text: str) -> tuple[ahead.First, ...]:
        return ahead.between(self.desk, replace(self._with_shown(move), text=text), move, self._as_silence)

    def _as_silence(self, state: Any, move: Move) -> tuple[Move, ...]:
        """What silence would stand for at a table that is not strict, if it helps."""
        there = self.desk.reach(state, move, self._before(), IMPLIED)
        return there.moves if there.ruling.verdict is not Verdict.NO else ()

    def _point_of(self, rulings: tuple[Ruling, ...]) -> RuleId:
        """The point on which rulings that differ rest."""
        points = {one.rule for one in self.points() if one.differs}
        refused = next(one for one in rulings if one.verdict is Verdict.NO)
        return next((one for one in refused.because if one in points), "")

    def _before(self) -> Move | None:
        """The last move that counts, for reading what silence means; facts and notes between do not speak."""
        counting = (self.lines[number - 1] for number in reversed(self._line_of) if number)
        for line in counting:
            if line.kind == "move" and line.differs != "given":
                return self.desk.read_move(msgspec.json.encode(line.body["move"]))
        return None


def _asked_for(move: Move, rulings: Sequence[Ruling]) -> tuple[Ruling, ...]:
    """Of a pass the rulings of the texts that ask for it, for where it is not needed it does no harm."""
    asked = tuple(one for one in rulings if one.verdict is Verdict.YES)
    return asked if isinstance(move, Pass) and asked else tuple(rulings)


def _plain(move: Move) -> Any:
    return msgspec.to_builtins(move)
