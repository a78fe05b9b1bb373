"""The coach beside the rulings of a live game, and what it tells of rules used and of phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual import work

from engine.kernel.decisions import Move
from engine.kernel.reasons import Reason, Verdict
from engine.kernel.state import Event
from engine.kernel.view import STEP, View, phase_of
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.line_answers import CHANGED
from referee.app.presenters.outcome_lines import ASKED, TYPED
from referee.app.presenters.ruling_tree import MARKS, Node
from referee.app.presenters.wording import Wording, phase_title
from referee.app.screens.tables.given_rulings import TableRulings
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.round_lines import PhaseBar
from referee.session.files.user_data import COACHED, coached, keep_coached
from referee.session.log.log_line import LogLine
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.coach.coach import Coach, PhaseCard, UsedRule
    from referee.coach.played_questions import PlayedQuestion
    from referee.coach.rule_knowledge import Knowledge

KEYBOARD, ALL, OFF = COACHED
FOLLOWED = "»"
"""Stands before what the referee has done by itself."""
COACH = "◆"
"""Stands before what the coach tells."""
PARTS = ("may", "forget")
"""What one may do in a phase, and what people forget."""
SECOND = 2
"""The round from which on a first game is played by all its rules."""
MADE = ("move", "window")
"""Entries by which somebody plays."""


class CoachedTable(TableRulings):
    """A table whose coach tells of rules once the ruling is painted."""

    _coach: Coach | None = None
    _coached_to = 0
    """The last line of the log the coach has looked at."""
    _knowledge: dict[str, Knowledge] | None = None
    """What each player here knows; under the empty name whoever holds the keyboard."""
    _unkept: tuple[PlayedQuestion, ...] = ()
    """Questions about refused moves that are not on the disk yet."""
    _offered = False
    """Whether the quiz about this game has been offered."""
    _whom = ""
    """Whom the coach teaches; empty: the settings have not been read yet."""

    def is_coached(self) -> bool:
        """Whether the coach speaks: not at a strict table, nor where somebody only looks on."""
        if self.read_only or self.controller.session.strict:
            return False
        self._whom = self._whom or coached()
        return self._whom != OFF

    def show_outcome(self, outcome: EntryOutcome, move: Move, before: object) -> None:
        """A refusal is noted by the coach; a ruling on a legal move stands in the log."""
        super().show_outcome(outcome, move, before)
        if outcome.kind is OutcomeKind.REFUSED and self.is_coached():
            self.call_after_refresh(self._coach_refusal, move, outcome)

    def redraw(self) -> None:
        """Once the table is painted, the coach looks at what was entered."""
        super().redraw()
        self.call_after_refresh(self.coach_turn)

    def coach_turn(self) -> None:
        """Tells of what was entered since the last time, and of the phase that has begun."""
        session = self.controller.session
        lines, self._coached_to = session.lines[self._coached_to :], len(session.lines)
        if not self.is_coached() or not self.query(FoldingTree):
            return
        is_new, coach = self._coach is None, self._coach_here()
        nodes: tuple[Node, ...] = ()
        if not is_new:
            entered = tuple(line for line in lines if not line.undone and line.kind in MADE)
            nodes = self._used_nodes(coach, entered) if entered else ()
            for line in lines:
                if line.kind == "undo":
                    undone = [each for each in session.lines[line.body["to"] :] if each.undone]
                    coach.taken_back(tuple(undone[-line.body["count"] :]))
        card = None if session.state.over else coach.phase_card(self.controller.view)
        self._tell_phase(self.controller.view)
        if session.state.over and not is_new and not self._offered:
            self._offered = True
            self.offer_quiz()
        begun = (self._card_node(card),) if card is not None else ()
        self._tell_beneath((*self._opened_now(), *begun, *nodes))
        self.keep_known()

    @work(exclusive=True, group="quiz")
    async def offer_quiz(self) -> None:
        """The game is over: some questions about it, for whoever wants them."""
        from referee.app.prompts.opening_questions import offer_quiz

        await offer_quiz(self.referee, self.controller.session, self.game_name)

    def is_left_out(self, move: Move) -> bool:
        """Whether players of a first game leave a move for round two; they are told then."""
        why = self.controller.session.left_out(move)
        if why:
            self.tell((Node(label(f"first-{why}"), COACH), *self.asked_nodes()))
        return bool(why)

    def _opened_now(self) -> tuple[Node, ...]:
        """That a first game goes on by all its rules, as its second round begins."""
        session = self.controller.session
        if not session.first_game or self.controller.view.facts.get("round") != SECOND:
            return ()
        session.first_game = False
        return (Node(label("first-opened"), COACH),)

    def _coach_refusal(self, move: Move, outcome: EntryOutcome) -> None:
        from referee.coach.played_questions import refused_question

        self._coach_here().refused(move.by, outcome.ruling)
        session = self.controller.session
        judged = session.given.last
        if judged is not None and judged.move == move:
            asked = refused_question(session.adapter, judged.state, move, outcome.ruling, self.game_name)
            self._unkept += (asked,) if asked is not None else ()
        self.keep_known()

    def _used_nodes(self, coach: Coach, lines: tuple[LogLine, ...]) -> tuple[Node, ...]:
        session = self.controller.session
        return used_nodes(coach.entered(lines), self.wording, session.adapter.game.id, session.texts[0])

    def _card_node(self, card: PhaseCard) -> Node:
        session = self.controller.session
        at_first = session.first_game and self.controller.view.facts.get("round") == 1
        return card_node(replace(card, at_first=at_first), self.wording, session.adapter.game.id)

    def _tell_beneath(self, nodes: tuple[Node, ...]) -> None:
        """Under the answer, which stays where it is; above what it changed and the rules that were kept."""
        if nodes:
            self.query_one(FoldingTree).tell_also(lambda shown: _beneath(shown, nodes))

    def _coach_here(self) -> Coach:
        """The coach of this table, made when it first has something to look at."""
        from referee.coach.coach import Coach
        from referee.lessons.reader import taught_rules

        if self._coach is None:
            session, self._knowledge = self.controller.session, {}
            game = session.adapter.game.id
            taught = taught_rules(game)
            self._coach = Coach(self._known_at, self._seats(), game, session.texts[0], taught)
        return self._coach

    def _known_at(self, seat: str) -> Knowledge:
        """What whoever sits there knows; unless all are taught, whoever holds the keyboard."""
        player = f"{self.game_name}:{seat}" if self._whom == ALL else ""
        known = self._knowledge if self._knowledge is not None else {}
        from referee.coach.rule_knowledge import Knowledge

        if player not in known:
            known[player] = Knowledge(self.referee.lessons.file(), player)
        return known[player]

    @work(thread=True, group="known")
    def keep_known(self) -> None:
        """What has changed goes to the disk, off the screen's thread."""
        for knowledge in tuple((self._knowledge or {}).values()):
            knowledge.write()
        asked, self._unkept = self._unkept, ()
        if asked:
            from referee.coach.played_questions import QuestionStore
            from referee.coach.rule_knowledge import today

            QuestionStore(self.referee.lessons.file()).add(asked, today())

    @work(exclusive=True, group="act")
    async def action_coach(self) -> None:
        """What this phase is for; and whom the coach teaches, or that it is silent."""
        if self.controller.session.strict or self.read_only:
            self.notify(label("coach-not-here"))
            return
        says = {"phase": label("coach-phase"), **{subject: label(f"coach-{subject}") for subject in COACHED}}
        if self.controller.session.first_game:
            says["open"] = label("coach-open")
        choices = tuple(DialogChoice(key, words) for key, words in says.items())
        taken = await self.app.push_screen_wait(ChooseOne(label("coach-whom"), choices))
        if taken == "phase":
            self._show_phase(self.controller.view)
        elif taken == "open":
            self.controller.session.first_game = False
            self.redraw()
        elif taken is not None:
            self._teach(taken)

    def _teach(self, whom: str) -> None:
        """Another player, or nobody, from now on."""
        self._whom, self._coach = whom, None
        if not keep_coached(whom):
            self.notify(label("coach-not-kept"), severity="warning")
        self.coach_turn()

    def _tell_phase(self, view: View) -> None:
        """What the phase is for, behind its name above the table."""
        phase = phase_of(view)
        key = f"coach.{self.controller.session.adapter.game.id}/{phase}-for"
        speech = self.wording.speech
        for bar in self.query(PhaseBar):
            bar.tell_about(phase, speech.say(key) if speech.has(key) else "")

    def _show_phase(self, view: View) -> None:
        from referee.coach.coach import PhaseCard

        self.tell((self._card_node(PhaseCard(phase_of(view))), *self.asked_nodes()))


def _beneath(shown: tuple[Node, ...], nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """The nodes put under the answer of a ruling; where none is told, above what is asked."""
    ruled = any(node.mark in MARKS.values() for node in shown)
    at = next(
        (place for place, node in enumerate(shown) if _is_less(node, ruled) and place >= ruled), len(shown)
    )
    return (*shown[:at], *nodes, *shown[at:])


def _is_less(node: Node, ruled: bool) -> bool:
    """Whether the coach stands above it: what was changed, rules kept, the typed line, what is asked."""
    if not ruled:
        return node.mark == ASKED
    return node.mark in (CHANGED, TYPED, FOLLOWED) or (node.mark == MARKS[Verdict.YES] and not node.rule)


def used_nodes(rules: tuple[UsedRule, ...], wording: Wording, game: str, text: str) -> tuple[Node, ...]:
    """A line for each rule: what happened, and why; rules told before are only named."""
    return tuple(_used(used, wording, game, text) for used in rules)


def _used(used: UsedRule, wording: Wording, game: str, text: str) -> Node:
    from referee.app.presenters.lesson_hints import sentence_of  # the lessons' words, which few tables need

    title = wording.title(used.rule)
    why = title if used.brief else sentence_of(used.rule, wording, game)
    cites = "" if used.brief else wording.cites(used.rule, *wording.printings(text))
    return Node(_why(used.what, why, wording, named=why == title), COACH, used.rule, cites)


def _why(what: Event | Reason, why: str, wording: Wording, *, named: bool) -> str:
    """What happened, and why; what was found stands in the ruling above. A rule may only be named."""
    if not isinstance(what, Event):
        return wording.speech.say("coach/rule", title=why) if named else why
    happened = wording.event(what)
    if happened == why:
        return happened
    return wording.speech.say(f"coach/{'again' if named else 'because'}", what=happened.rstrip("."), why=why)


def card_node(card: PhaseCard, wording: Wording, game: str) -> Node:
    """A phase: what it is for, and under it what may be done and what people forget."""
    phrases = {part: _said(wording, game, f"{card.phase}-{part}") for part in ("for", *PARTS)}
    if card.at_first and wording.speech.has(f"coach.{game}/{card.phase}-may-first"):
        phrases["may"] = _said(wording, game, f"{card.phase}-may-first")
    head = wording.speech.say(
        "coach/phase", phase=phase_title(card.phase.partition(STEP)[0]), what=phrases["for"]
    )
    if card.brief:
        return Node(wording.speech.say("coach/forget", what=phrases["forget"]), COACH)
    parts = tuple(Node(wording.speech.say(f"coach/{part}", what=phrases[part])) for part in PARTS)
    return Node(head, COACH, children=parts, opened=True)


def _said(wording: Wording, game: str, key: str) -> str:
    return wording.speech.say(f"coach.{game}/{key}")
