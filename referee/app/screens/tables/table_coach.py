"""The coach beside the rulings of a live game, and what it tells of rules used and of phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.reasons import Reason, Verdict
from engine.kernel.state import Event
from engine.kernel.view import STEP, phase_of
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.line_answers import CHANGED
from referee.app.presenters.outcome_lines import ASKED, TYPED
from referee.app.presenters.ruling_tree import MARKS, Node
from referee.app.presenters.wording import Wording, phase_title
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.round_lines import PhaseBar
from referee.session.files.user_data import COACHED, coached_players, keep_coached
from referee.session.log.log_line import LogLine
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.move_entry import MoveEntry
    from referee.coach.played_questions import PlayedQuestion
    from referee.coach.reminders import Coach, PhaseCard, UsedRule
    from referee.coach.rule_knowledge import Knowledge
    from referee.session.controller import GameController
    from referee.session.log.ruled_history import EntryOutcome
    from referee.session.session import Session

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


class TableCoach:
    """The coach of one table: it explains rules and phases once the ruling is painted."""

    def __init__(self, screen: MoveEntry) -> None:
        self._screen = screen
        self._wording = screen.wording
        self._coach: Coach | None = None
        self._seen = 0
        """The last line of the log the coach has looked at."""
        self._knowledge: dict[str, Knowledge] = {}
        """What each player here knows; under the empty name whoever holds the keyboard."""
        self._unsaved: tuple[PlayedQuestion, ...] = ()
        """Questions about refused moves that are not on the disk yet."""
        self._has_offered_quiz = False
        self._pupils = ""
        """Whom the coach teaches; empty: the settings have not been read yet."""

    @property
    def _controller(self) -> GameController:
        return self._screen.controller

    @property
    def _session(self) -> Session:
        return self._controller.session

    @property
    def _game(self) -> str:
        return self._session.adapter.game.id

    def speaks(self) -> bool:
        """Whether the coach speaks: not at a strict table, nor to onlookers."""
        if self._screen.read_only or self._session.strict:
            return False
        self._pupils = self._pupils or coached_players()
        return self._pupils != OFF

    def turn(self) -> None:
        """Explains what was entered since the last time, and the phase that has begun."""
        session = self._session
        lines, self._seen = session.lines[self._seen :], len(session.lines)
        if not self._screen.is_coached() or not self._screen.query(FoldingTree):
            return
        is_new, coach = self._coach is None, self._coach_here()
        nodes = () if is_new else self._used_nodes(coach, lines)
        card = None if session.state.over else coach.phase_card(self._controller.view)
        self._tell_phase()
        if session.state.over and not is_new and not self._has_offered_quiz:
            self._has_offered_quiz = True
            self._screen.run_worker(self._offer_quiz(), exclusive=True, group="quiz")
        begun = (self._card_node(card),) if card is not None else ()
        self._tell_beneath((*self._opened_now(), *begun, *nodes))
        self._save()

    def _used_nodes(self, coach: Coach, lines: list[LogLine]) -> tuple[Node, ...]:
        """The explained rules of these lines; rules of undone lines are forgotten again."""
        session = self._session
        entered = tuple(line for line in lines if not line.undone and line.kind in MADE)
        used = coach.entered(entered) if entered else ()
        for line in lines:
            if line.kind == "undo":
                undone = [later for later in session.lines[line.body["to"] :] if later.undone]
                coach.taken_back(tuple(undone[-line.body["count"] :]))
        return used_nodes(used, self._wording, self._game, session.texts[0])

    async def _offer_quiz(self) -> None:
        """Offers a quiz about the game that is over."""
        from referee.app.prompts.opening_questions import offer_quiz

        await offer_quiz(self._screen.referee, self._session, self._screen.game_name)

    def leaves_out(self, move: Move) -> bool:
        """Whether a first game leaves this move for round two; the players are told."""
        why = self._session.left_out(move)
        if why:
            self._screen.tell((Node(label(f"first-{why}"), COACH), *self._screen.asked_nodes()))
        return bool(why)

    def _opened_now(self) -> tuple[Node, ...]:
        """The notice, as the second round of a first game begins, that all rules apply now."""
        if not self._session.first_game or self._controller.view.facts.get("round") != SECOND:
            return ()
        self._session.first_game = False
        return (Node(label("first-opened"), COACH),)

    def refused(self, move: Move, outcome: EntryOutcome) -> None:
        """Notes a refusal, which becomes a question of the quiz."""
        from referee.coach.played_questions import refused_question

        self._coach_here().refused(move.by, outcome.ruling)
        session, game_name = self._session, self._screen.game_name
        judged = session.ruling_entries.last
        if judged is not None and judged.move == move:
            question = refused_question(session.adapter, judged.state, move, outcome.ruling, game_name)
            self._unsaved += (question,) if question is not None else ()
        self._save()

    def _card_node(self, card: PhaseCard) -> Node:
        at_first = self._session.first_game and self._controller.view.facts.get("round") == 1
        return card_node(replace(card, at_first=at_first), self._wording, self._game)

    def _tell_beneath(self, nodes: tuple[Node, ...]) -> None:
        """Shows nodes under the answer and above the changes and the obeyed rules."""
        if nodes:
            self._screen.query_one(FoldingTree).tell_also(lambda shown: _beneath(shown, nodes))

    def _coach_here(self) -> Coach:
        """The coach, made when it is first needed."""
        from referee.coach.reminders import Coach
        from referee.lessons.reader import taught_rules

        if self._coach is None:
            self._knowledge = {}
            taught, text = taught_rules(self._game), self._session.texts[0]
            self._coach = Coach(self._known_at, self._screen.seats(), self._game, text, taught)
        return self._coach

    def _known_at(self, seat: str) -> Knowledge:
        """The knowledge of the player at a seat; unless all are taught, of whoever holds the keyboard."""
        from referee.coach.rule_knowledge import Knowledge

        player = f"{self._screen.game_name}:{seat}" if self._pupils == ALL else ""
        if player not in self._knowledge:
            self._knowledge[player] = Knowledge(self._screen.referee.lessons.file(), player)
        return self._knowledge[player]

    def _save(self) -> None:
        """Writes what has changed to the disk, off the screen's thread."""
        self._screen.run_worker(self._write, thread=True, group="known")

    def _write(self) -> None:
        for knowledge in tuple(self._knowledge.values()):
            knowledge.write()
        questions, self._unsaved = self._unsaved, ()
        if questions:
            from referee.coach.played_questions import QuestionStore
            from referee.coach.rule_knowledge import today

            QuestionStore(self._screen.referee.lessons.file()).add(questions, today())

    async def choose_pupils(self) -> None:
        """Shows what this phase is for, or chooses whom the coach teaches."""
        if self._session.strict or self._screen.read_only:
            self._screen.notify(label("coach-not-here"))
            return
        says = {"phase": label("coach-phase"), **{pupils: label(f"coach-{pupils}") for pupils in COACHED}}
        if self._session.first_game:
            says["open"] = label("coach-open")
        choices = tuple(DialogChoice(key, words) for key, words in says.items())
        chosen = await self._screen.app.push_screen_wait(ChooseOne(label("coach-whom"), choices))
        if chosen == "phase":
            self._show_phase()
        elif chosen == "open":
            self._session.first_game = False
            self._screen.redraw()
        elif chosen is not None:
            self._teach(chosen)

    def _teach(self, pupils: str) -> None:
        """Teaches other players, or nobody, from now on."""
        self._pupils, self._coach = pupils, None
        if not keep_coached(pupils):
            self._screen.notify(label("coach-not-kept"), severity="warning")
        self.turn()

    def _tell_phase(self) -> None:
        """Shows what the phase is for, behind its name above the table."""
        phase = phase_of(self._controller.view)
        key = f"coach.{self._game}/{phase}-for"
        speech = self._wording.speech
        for bar in self._screen.query(PhaseBar):
            bar.tell_about(phase, speech.say(key) if speech.has(key) else "")

    def _show_phase(self) -> None:
        from referee.coach.reminders import PhaseCard

        phase = self._card_node(PhaseCard(phase_of(self._controller.view)))
        self._screen.tell((phase, *self._screen.asked_nodes()))


def _beneath(shown: tuple[Node, ...], nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """The shown nodes with others put under the answer, or above what the table waits for."""
    ruled = any(node.mark in MARKS.values() for node in shown)
    at = next(
        (place for place, node in enumerate(shown) if _is_less(node, ruled) and place >= ruled), len(shown)
    )
    return (*shown[:at], *nodes, *shown[at:])


def _is_less(node: Node, ruled: bool) -> bool:
    """Whether a node stands under the coach's: a change, an obeyed rule, the typed line, what is asked."""
    if not ruled:
        return node.mark == ASKED
    return node.mark in (CHANGED, TYPED, FOLLOWED) or (node.mark == MARKS[Verdict.YES] and not node.rule)


def used_nodes(rules: tuple[UsedRule, ...], wording: Wording, game: str, text: str) -> tuple[Node, ...]:
    """A line for each rule, with what happened; a rule told before is only named."""
    return tuple(_used(used, wording, game, text) for used in rules)


def _used(used: UsedRule, wording: Wording, game: str, text: str) -> Node:
    from referee.app.presenters.lesson_hints import sentence_of  # the lessons' words, which few tables need

    title = wording.title(used.rule)
    why = title if used.brief else sentence_of(used.rule, wording, game)
    cites = "" if used.brief else wording.cites(used.rule, *wording.printings(text))
    return Node(_why(used.what, why, wording, named=why == title), COACH, used.rule, cites)


def _why(what: Event | Reason, why: str, wording: Wording, *, named: bool) -> str:
    """The event and its rule in a sentence; a reason stands in the ruling above."""
    if not isinstance(what, Event):
        return wording.speech.say("coach/rule", title=why) if named else why
    happened = wording.event(what)
    if happened == why:
        return happened
    return wording.speech.say(f"coach/{'again' if named else 'because'}", what=happened.rstrip("."), why=why)


def card_node(card: PhaseCard, wording: Wording, game: str) -> Node:
    """The purpose of a phase, and under it what players may do and what they forget."""
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
