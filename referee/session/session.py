"""A game under way: rules on a move, and enters it if it may be made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.adapter import IMPLIED, MoveContext
from engine.kernel.corrections import Correct, Decide
from engine.kernel.decisions import Decision, DecisionKind, Move, Pass, PassWindow
from engine.kernel.errors import Unreadable
from engine.kernel.journal import JournalLine
from engine.kernel.judge import Candidate, carry_out, decisions
from engine.kernel.reasons import Question, Reason, RuleId, Ruling, Verdict
from engine.kernel.remedies import with_remedies
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.state import Event, State, open_part, whole
from referee.session import lookahead
from referee.session.log import ruled_history
from referee.session.log.journal_replay import read_entry, replay_entry
from referee.session.log.log_line import (
    EntryKind,
    LogLine,
    may_pass_for_all,
    moves_of,
    passed_by_another_word,
    passes_it,
    refuse_together,
    rulings_asking_for,
    with_common_pass,
)
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind, RuledHistory
from referee.session.log.ruling_entries import JudgedMove, judged_here


class Session(RuledHistory):
    """A game under way."""

    first_game = False
    """Whether the players have agreed to leave some things out in round one."""
    catalogue: Any = None
    """The owner's cards, where names are looked up that the table has not told yet."""
    _one_input = 0
    """Of entries that belong to one input: the number of the first; 0: none are being made."""

    def choices(self) -> list[tuple[Candidate, Ruling]]:
        """All moves that may be possible now, each with the ruling that decides.

        Of several texts the ruling that decides: a refusal under any, of a pass the one that asks for it.
        """
        return [
            (choice, next((ruling for ruling in rulings if ruling.verdict is Verdict.NO), rulings[0]))
            for choice, rulings in self.listed()
        ]

    def left_out(self, move: Move) -> str:
        """Why a move waits for round two of a first game; empty: it does not."""
        return self.adapter.left_out_at_first(self.public, move) if self.first_game else ""

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """What the table waits for; a first game may ask less of its first round."""
        awaited = super().waiting
        if not self.first_game:
            return awaited
        return tuple(
            replace(decision, asks=self.adapter.asked_at_first(self.public, decision)) for decision in awaited
        )

    def listed(self) -> list[tuple[Candidate, tuple[Ruling, ...]]]:
        """All moves that may be possible now, each with its ruling under every text."""
        choices = lookahead.choices_under_texts(
            self.adapter, self.public, self.texts, self.rulings_on, self.strict
        )
        asked = [(choice, rulings_asking_for(choice.move, rulings)) for choice, rulings in choices]
        return sorted(asked, key=self._place)

    def offered_choices(self) -> list[tuple[Candidate, tuple[Ruling, ...]]]:
        """The listed moves; where silence passes, with one line by which everybody passes a window."""
        choices = self.listed()
        return choices if self.strict else with_common_pass(self.adapter.window(self.public), choices)

    def _place(self, pair: lookahead.ChoiceUnderTexts) -> tuple[bool, bool]:
        """The order of the list: refused moves last; where silence passes, passes behind other moves."""
        choice, rulings = pair
        refused = any(ruling.verdict is Verdict.NO for ruling in rulings)
        return refused, not self.strict and isinstance(choice.move, Pass)

    def rulings_with_remedies(self, move: Move) -> tuple[Ruling, ...]:
        """The ruling on a move under each text before it is entered, refusals with their remedies."""
        reached = self.reached_under_texts(move, self.judging_table(move, aloud=False))
        return self.with_impact(self._with_ways(reached, move), move, reached[0].moves)

    def _with_ways(self, reached: tuple[MoveContext, ...], move: Move) -> tuple[Ruling, ...]:
        adapter = self.adapter
        return tuple(
            with_remedies(adapter.game, adapter.remedy, there.state, move, there.ruling) for there in reached
        )

    def enter(self, move: Move, *, overrule: str = "", aloud: bool = False) -> EntryOutcome:
        """Enters a move if it is legal under every text, or if the table overrules with a reason.

        ``aloud``: others hear what is answered, also where a secret is told.

        Raises:
            Unreadable: it names something that is not on the table.
        """
        if self.strict:
            refuse_together(move)
        move = self._as_asked(move)
        reached = self.reached_under_texts(move, self.judging_table(move, aloud=aloud))
        rulings = rulings_asking_for(move, [there.ruling for there in reached])
        legal = all(ruling.verdict is Verdict.YES for ruling in rulings)
        judged = None if legal else judged_here(self, move, rulings, aloud=aloud)
        if judged is not None and not overrule:
            return self._not_made(judged, reached)
        outcome = self._made(move, reached[0], rulings, overrule=overrule, aloud=aloud)
        if judged is not None:
            judged = replace(judged, rulings=self.lines[-1].rulings, of=len(self.lines))
            self.ruling_entries.give(self, "overruled", judged, overrule)
        return outcome

    def _not_made(self, judged: JudgedMove, reached: tuple[MoveContext, ...]) -> EntryOutcome:
        """The outcome of a move that is not legal everywhere; a strict table writes each refusal down."""
        self.ruling_entries.last = judged
        if self.strict and any(ruling.verdict is Verdict.NO for ruling in judged.rulings):
            self.ruling_entries.give(self, "refused", judged)
        move = judged.move
        shown = self.with_impact(self._with_ways(reached, move), move, reached[0].moves)
        outcome = self._not_done({ruling.verdict for ruling in judged.rulings}, shown, move)
        return replace(outcome, reckoned=self._by_the_book(reached[0]))

    def _made(
        self, move: Move, there: MoveContext, rulings: tuple[Ruling, ...], *, overrule: str, aloud: bool
    ) -> EntryOutcome:
        """Carries out and enters a move, or all the passes of the window that it passes."""
        window = None
        if not self.strict and may_pass_for_all(move):
            window = passes_it(self.adapter.window(there.state), move)
        moves = (move,) if window is None else window.each
        after = self._carried_out(there.moves, moves, overruled=bool(overrule))
        kind = self.adapter.game.verbs[type(move)].entry if window is None else "window"
        body = {"move": _plain(move)} if window is None else {"moves": [_plain(each) for each in moves]}
        body |= self._beside_move(move, there.moves, overrule, aloud=aloud)
        public = open_part(after)
        rulings = tuple(ruling.with_done(public.notes) for ruling in rulings)
        shown = self.with_impact(rulings, move, there.moves)
        self.commit(kind, body, after, rulings, passed=self.passed_windows)
        self.note_doubts(self.new_doubts)
        return EntryOutcome(OutcomeKind.DONE, shown, there.moves, public.events)

    def _beside_move(
        self, move: Move, implied: tuple[Move, ...], overrule: str, *, aloud: bool
    ) -> dict[str, Any]:
        """The fields that the body of an entry holds beside its move."""
        body: dict[str, Any] = {}
        if implied:
            body["implied"] = [_plain(each) for each in implied]
        if overrule:
            body["overruled"] = overrule
        if aloud and self.adapter.secret(move):
            body["aloud"] = True
        if 0 < self._one_input <= len(self.lines):
            body["joined"] = True
        return body

    def line_of_move(self, move: Move) -> LogLine | None:
        """The last entry that made this move, in this program or an earlier one."""
        plain, encoded = _plain(move), msgspec.json.encode(move)
        for line in reversed(self.lines):
            entered = line.body.get("move")
            if entered == plain or (entered and msgspec.json.encode(entered) == encoded):
                return line
        return None

    def _by_the_book(self, there: MoveContext) -> tuple[Event, ...]:
        """The events of what the whole table does by the book on the way there."""
        state, events = self.public, ()
        for decision, silent in zip(there.steps, there.moves, strict=True):
            state = carry_out(self.adapter.game, state, silent)
            events = (*events, *state.events) if decision.kind is DecisionKind.PROCEDURE else events
        return events

    def _as_asked(self, move: Move) -> Move:
        """A pass as the move that the table asks for: at a strict table any offer, elsewhere a save."""
        if not isinstance(move, Pass | PassWindow):
            return move
        if not self.strict:
            window = self.adapter.window(self.public)
            answer = passed_by_another_word(window, move) if window is not None else None
            return move if answer is None else answer
        answers = (
            decision.default
            for decision in decisions(self.adapter.game, self.public)
            if decision.seat == move.by and decision.kind is DecisionKind.OFFER
        )
        return next((answer for answer in answers if answer is not None), move)

    def _carried_out(self, implied: tuple[Move, ...], moves: tuple[Move, ...], *, overruled: bool) -> Any:
        try:
            after = self.carry_out_each((*implied, *moves), len(implied))
        except (LookupError, TypeError, ValueError, AssertionError, StopIteration):
            # A table may overrule a rule, but not make a move that has nothing to act on: victims
            # without a challenge, a save where nothing is killed. No legal move comes here.
            if not overruled:
                raise
            raise Unreadable("nothing_to_act_on", move=type(moves[-1]).__name__) from None
        if overruled and (cards := self.adapter.misplaced(self.state, whole(after))):
            raise Unreadable("would_be_misplaced", cards=cards)
        return after

    @property
    def is_in_one_input(self) -> bool:
        """Whether further entries of the same input are still to come."""
        return bool(self._one_input)

    @contextmanager
    def one_input(self) -> Iterator[None]:
        """Joins the entries made inside: they are taken back together."""
        if not self._one_input:
            self.write_rulings()
        outer, self._one_input = self._one_input, self._one_input or len(self.lines) + 1
        try:
            yield
        finally:
            self._one_input = outer

    def make_automatic_move(self) -> EntryOutcome | None:
        """Makes the move that nobody has to choose, such as counting dominance. None: nothing is due."""
        move = self.adapter.automatic(self.public)
        if move is None:
            return None
        with self.entering("implied"):
            return self.enter(move)

    def answer_question(self, question: Question, value: Any) -> EntryOutcome:
        """Enters the table's answer to a question as a fact."""
        return self.enter(self.adapter.made_public(self.adapter.answer(self.state, question, value)))

    def decide(self, point: RuleId, option: str) -> EntryOutcome:
        """Enters the table's decision of a point on which its texts are silent or differ.

        Raises:
            Unreadable: there is no such point, or no such option.
        """
        chosen = next((variant for variant in self.rule_variants() if variant.rule == point), None)
        if chosen is None or option not in chosen.options:
            raise Unreadable(
                "unknown_option", point=point, option=option, known=chosen.options if chosen else ()
            )
        return self.enter(Decide(point=point, option=option))

    def correct(self, of: str, field: str, value: Any, reason: str) -> EntryOutcome:
        """Enters a correction of a judge, with its reason."""
        return self.enter(Correct(of=of, field=field, value=value, reason=reason))

    def rule_variants(self) -> tuple[RuleVariant, ...]:
        """The points on which the texts of this game are silent or differ."""
        return self.adapter.game.points

    def with_impact(
        self, rulings: tuple[Ruling, ...], move: Move, implied: tuple[Move, ...] = ()
    ) -> tuple[Ruling, ...]:
        """The rulings on a move made now, with a default marked only where it makes a difference."""
        return ruled_history.rulings_with_impact(
            self.adapter, self, len(self.states) - 1, (*implied, move), rulings
        )

    def rulings_shown(self, line: LogLine) -> tuple[Ruling, ...]:
        """The rulings on an entry of the log, with defaults marked in the same way."""
        moves = moves_of(self.adapter, line)
        return ruled_history.rulings_with_impact(
            self.adapter, self, self.state_index_before(line.number), moves, line.rulings
        )

    def explain(self, what: str) -> Reason | None:
        """The reason for a number on the screen."""
        return ruled_history.number_shown(self.adapter, self.public, what)

    def odds(self, seat: str = "") -> tuple[Reason, ...]:
        """The odds of what chance decides, as this player may know them; without a seat: as everybody may."""
        return self._in_own_ids(self.adapter.odds(self.state, seat))

    def threats(self, seat: str) -> tuple[Reason, ...]:
        """The kinds of answer a seat may still have, from what lies open."""
        return self._in_own_ids(self.adapter.threats(self.state, seat))

    def _in_own_ids(self, reasons: Iterable[Reason]) -> tuple[Reason, ...]:
        names = self.adapter.game.names
        return tuple(reason if names is None else names.reason(reason) for reason in reasons)

    def read(self, entry: JournalLine) -> None:
        """Takes an entry from a journal, as one line of the log."""
        read_entry(self, entry)

    def replay(self, kind: EntryKind, body: dict[str, Any]) -> None:
        """Takes an entry whose body stands in no journal, as one line of the log."""
        replay_entry(self, kind, body)

    def _not_done(self, verdicts: set[Verdict], rulings: tuple[Ruling, ...], move: Move) -> EntryOutcome:
        undecided = verdicts & {Verdict.CANNOT_TELL, Verdict.NOT_COVERED}
        if undecided and Verdict.NO not in verdicts:
            return EntryOutcome(OutcomeKind.CANNOT_TELL, rulings)
        if Verdict.YES in verdicts and Verdict.NO in verdicts:
            refusing = next(ruling.text for ruling in rulings if ruling.verdict is Verdict.NO)
            missing = self.moves_missing_before(move, refusing) if self.strict else ()
            return EntryOutcome(
                OutcomeKind.TEXTS_DIFFER, rulings, point=self._point_of(rulings), missing=missing
            )
        return EntryOutcome(
            OutcomeKind.REFUSED, rulings, missing=self.moves_missing_before(move, self.texts[0])
        )

    def moves_missing_before(self, move: Move, text: str) -> tuple[Move, ...]:
        """The moves that come before a refused move and make it legal; passes where they count."""
        first = self._first(move, text)
        if not self.strict:
            return tuple(due.move for due in first if due.kind is not DecisionKind.WINDOW)
        due_moves = tuple(due.move for due in first)
        there = self.after_moves(due_moves, self.with_shown(move))
        verdicts = {ruling.verdict for ruling in self.rulings_under_texts(there, move)}
        return due_moves if Verdict.NO not in verdicts else ()

    def steps_due_before(self, move: Move) -> tuple[Move, ...]:
        """The steps that the whole table takes by the book before a move, if the move is legal then."""
        first = self._first(move, self.texts[0])
        kinds = {due.kind for due in first} - {DecisionKind.WINDOW}
        by_the_book = tuple(due.move for due in first if due.kind is DecisionKind.PROCEDURE)
        return by_the_book if kinds == {DecisionKind.PROCEDURE} else ()

    def _first(self, move: Move, text: str) -> tuple[lookahead.Prerequisite, ...]:
        return lookahead.moves_before(
            self.adapter, replace(self.with_shown(move), text=text), move, self._as_silence
        )

    def _as_silence(self, state: State, move: Move) -> tuple[Move, ...]:
        """The moves that silence would stand for at a table that is not strict, if they help."""
        there = self.adapter.reach(state, move, self.last_move(), IMPLIED)
        return there.moves if there.ruling.verdict is not Verdict.NO else ()

    def _point_of(self, rulings: tuple[Ruling, ...]) -> RuleId:
        """The point on which differing rulings turn."""
        points = {point.rule for point in self.rule_variants() if point.differs}
        refused = next(ruling for ruling in rulings if ruling.verdict is Verdict.NO)
        return next((rule for rule in refused.because if rule in points), "")


def _plain(move: Move) -> Any:
    return msgspec.to_builtins(move)
