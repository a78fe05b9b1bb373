"""Typed lines on the table screen: read, entered one after the other, answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from engine.kernel.decisions import Move
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.line_answers import answer_nodes
from referee.app.presenters.ruling_tree import Node, in_short
from referee.app.screens.tables.move_entry import STEPS
from referee.app.screens.tables.waiting_lines import WaitingLines
from referee.app.typed_lines import AmbiguousLine, Meaning, not_entered
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.notation.parser.commands import (
    Command,
    DescribeCard,
    JudgeLine,
    LineQuestion,
    Note,
    OpenBranch,
    Overrule,
    Redo,
    SeeTable,
    Undo,
    WhyNot,
    command_of,
    ends_as_question,
    is_story,
    opens_as_question,
    wants_more,
)
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import ASKS_ABOUT_RULES, MOST_ABOUT
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.table import TableScreen

TURNS = 10
"""Turns in which whatever a pane sends has come to its screen: a message takes two."""
LineMeaning = tuple[Move, ...] | Command


class LineEntry:
    """What is typed at a table: read, entered one line after the other, answered."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self.waiting = WaitingLines(screen)
        self.meanings: tuple[Meaning, ...] = ()
        """What the line may mean, as it stands under it."""
        self._asked_of: LineQuestion | None = None
        """The question that line belongs to."""
        self._unread: tuple[Node, ...] = ()
        """What was said of lines that were not made and are gone from the line before it could be read."""
        self._last_refused: tuple[Node, ...] = ()
        """What was said of the line entered last, if it was not made."""

    @property
    def _box(self) -> CommandLine:
        return self._screen.query_one(CommandLine)

    def taken_over(self, line: str, *, at_once: bool) -> tuple[str, ...]:
        """The lines that Enter makes; ``at_once``: nobody could read the answer before them yet."""
        self._unread = (*self._unread, *self._last_refused) if at_once else ()
        self._last_refused = ()
        return line, *self.waiting.behind

    async def make_in_turn(self, lines: tuple[str, ...]) -> None:
        """Makes one line after the other, and keeps the first that fails with those behind it."""
        screen, waiting, box = self._screen, self.waiting, self._box
        for place, line in enumerate(lines):
            waiting.behind = lines[place + 1 :]
            parts = screen.lines.parts(line)
            for number, part in enumerate(parts):
                if place or number:
                    box.put("; ".join(parts[number:]))
                try:
                    is_made = await screen.make_line(part, first=not (place or number))
                finally:
                    screen.redraw()
                if not is_made:
                    self._left_standing(part)
                    return
            if waiting.one_at_a_time and waiting.behind:
                waiting.bring_next()
                return
        waiting.one_at_a_time = False
        self._tell_unread()
        screen.query_one(Beneath).clear()
        box.taken()

    def _tell_unread(self) -> None:
        """Shows the answers that nobody could read yet above the answer to this line."""
        shown = self._screen.query_one(FoldingTree).nodes
        above = tuple(node for node in self._unread if node not in shown)
        if above:
            self._screen.tell((*above, *shown))

    async def make_meaning(self, place: int) -> None:
        """Enters what the line was meant to say; the lines behind it come up and wait."""
        meant, box = self.meanings[place], self._box
        if meant.line and self._asked_of is None:
            box.put(meant.line)
        try:
            is_made = await self.made_of(meant)
        finally:
            self._screen.redraw()
        if is_made:
            box.taken()
            self.waiting.bring_next()
        else:
            self._left_standing()

    async def made_of(self, meant: Meaning) -> bool:
        """Whether what a line was meant to say was made or answered."""
        if self._asked_of is not None:
            return self._answered_of(self._asked_of, meant.offer or meant.line)
        if meant.offer is None:
            return await self._screen.make_line(meant.line)
        try:
            move = await self._screen.complete(meant.offer)
            return move is not None and await self._screen.make_typed((move,))
        except Problem as error:
            self._screen.problem(error)
            return False

    def _answered_of(self, asked: LineQuestion, meant: str | OfferedMove) -> bool:
        try:
            return self._answer_question(asked, meant)
        except Problem as error:
            self._screen.problem(error)
            return False

    def _left_standing(self, refused: str = "") -> None:
        """Leaves the failed line to be mended, and shows the lines behind it anew.

        Args:
            refused: the move of the line that was refused; none: the whole line.
        """
        screen, box, waiting = self._screen, self._box, self.waiting
        self._last_refused = (in_short(refused or box.value, screen.query_one(FoldingTree).nodes),)
        self._tell_unread()
        if waiting.behind and not screen.query_one(Beneath).numbered:
            waiting.wait_with((box.value, *waiting.behind))
        box.left_standing()
        if screen.point:
            screen.query_one(MovesPane).focus()  # where the key that decides is a key and no letter

    async def make(self, line: str, *, first: bool = True) -> bool:
        """Whether a line was made; its fault has been shown otherwise."""
        screen = self._screen
        asked: LineQuestion | None = None
        try:
            meaning = await self._read(line.lstrip(": "), first=first)
            if isinstance(meaning, LineQuestion) and not isinstance(meaning, OpenBranch | SeeTable):
                asked = meaning
                return self._answer_question(meaning)
            if isinstance(meaning, Command):
                return await self._done(meaning)
            return meaning is not None and await screen.make_typed(meaning)
        except AmbiguousLine as error:
            question = rules_question(line, error, screen.wording.language)
            if question and screen.referee.open_question(question):
                return True
            screen.problem(error)
            await screen.paint()
            self._guess(error.meant, asked)
        except Problem as error:
            screen.problem(error)
        except Exception as fault:  # noqa: BLE001 - nothing that is typed may end the game
            screen.problem(not_entered(line, fault))
        return False

    async def _done(self, command: Command) -> bool:
        """Whether a command was carried out."""
        screen = self._screen
        if isinstance(command, DescribeCard):
            return await screen.asking.described(command.title, command.told)
        if isinstance(command, SeeTable):
            return await self._see(command.about)
        if isinstance(command, Overrule):
            return await screen.overrule(screen.refused, command.reason)
        if isinstance(command, OpenBranch):
            screen.open_branch(command.about)
            return True
        with screen.controller.session.entering("typed"):
            self._command(command)
        return True

    async def _see(self, text: str) -> bool:
        """Corrects what differs from a described seat once the player confirms the list; whether it did."""
        from referee.app.presenters.repair_words import seen_lines
        from referee.position.seat_line import seen_entry

        screen = self._screen
        entry = seen_entry(screen.controller, text, screen.wording.language)
        lines = seen_lines(entry, screen.controller.session, screen.wording)
        if not entry.changes:
            screen.remark("\n".join((label("seen-agrees"), *lines)))
            return True
        asked = AskText(label("seen-why"), "\n".join(lines), value=label("seen-reason"))
        reason = await screen.app.push_screen_wait(asked)
        return bool(reason) and await screen.make_typed(entry.moves(str(reason)))

    def _answer_question(self, asked: LineQuestion, meant: str | OfferedMove = "") -> bool:
        """Answers a question beside the table; nothing is entered.

        Args:
            meant: what the line of the question was meant to say.

        Raises:
            AmbiguousLine: the line of the question may mean several moves.
        """

        def source() -> tuple[Node, ...]:
            return answer_nodes(self._screen.controller, self._screen.wording, asked, meant)

        self._screen.tell(source(), source)
        if isinstance(asked, JudgeLine | WhyNot):
            self._box.remember(meant if isinstance(meant, str) and meant else asked.about)
        return True

    def _guess(self, meanings: tuple[Meaning, ...], asked: LineQuestion | None = None) -> None:
        """Shows the meanings of a line; nothing is done before one of them is chosen.

        Args:
            asked: the question that the line belongs to.
        """
        self.meanings, self._asked_of = meanings, asked
        if meanings:
            says = tuple(meaning.says for meaning in meanings)
            waiting = len(self.waiting.behind)
            behind = label("lines-behind", count=waiting) if waiting else ""
            self._box.guess(f"{label(self._screen.GUESS)}  {behind}".rstrip(), says)

    async def _read(self, line: str, *, first: bool = True) -> LineMeaning | None:
        """The meaning of a line; a move that needs choices is completed by asking."""
        self._mind_number(line, first=first)
        meaning = await self._read_asking(line)
        if not isinstance(meaning, OfferedMove):
            return meaning
        move = await self._screen.complete(meaning)
        return None if move is None else (move,)

    def _mind_number(self, line: str, *, first: bool) -> None:
        """Refuses a number whose list has changed since it was typed.

        Raises:
            ParseError: the list has changed since.
        """
        if line.isdecimal() and not (first and self._screen.query_one(MovesPane).was_seen()):
            raise ParseError("list_changed", line=line)

    async def _read_asking(self, line: str) -> LineMeaning | OfferedMove:
        """The meaning of a line; an unknown value that it turns on is asked for, and it is read again."""
        screen = self._screen
        for _ in range(STEPS):
            try:
                return screen.lines.read(line)
            except AmbiguousLine as error:
                asks = error.asks
                if asks is None or not (
                    screen.controller.tell_known(asks) or await screen.asking.value(asks)
                ):
                    raise
        return screen.lines.read(line)

    def _command(self, command: Command) -> None:
        screen = self._screen
        if isinstance(command, Note):
            screen.controller.session.note(command.words)
        elif isinstance(command, Redo):
            screen.action_redo()
        elif isinstance(command, Undo) and command.to is not None:
            count = screen.controller.session.undo(command.to)
            screen.remark(label("undone", count=count, key="r"), "↶")
        else:
            screen.action_undo()


async def some_turns() -> None:
    """Lets whatever a pane sends come to its screen."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def rules_question(line: str, error: AmbiguousLine, language: str) -> str:
    """The question about the rules that an unreadable line asks; empty: it asks none."""
    asked = command_of(line)
    judged, about_rules = isinstance(asked, JudgeLine), error.says == ASKS_ABOUT_RULES
    if error.asks is not None:
        return ""
    if isinstance(asked, LineQuestion) and not judged:
        whole = ends_as_question(line) and len(asked.about.split()) > MOST_ABOUT
        return line.strip() if about_rules or (whole and not error.meant) else ""
    if asked is not None and not judged:
        return ""
    words = (asked.about if isinstance(asked, JudgeLine) else line).strip()
    begins = opens_as_question(words, language)
    if not judged and (wants_more(words, language) or _surely_asks(words, begins=begins)):
        return words
    return words if (begins or about_rules) and not error.meant else ""


def _surely_asks(words: str, *, begins: bool) -> bool:
    return ends_as_question(words) and (begins or is_story(words))
