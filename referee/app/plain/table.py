"""A table whose moves are typed and whose rulings are said, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual.binding import Binding

from referee.app.game_opener import screen_of
from referee.app.host import Problem
from referee.app.plain.panes import LineStandIn, ListedMoves, ToldRuling, variants_in_lines
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.wording import Wording
from referee.app.screens.help import key_effect, shown_key
from referee.app.screens.rule_variants import TableVariants
from referee.app.screens.tables.table import TableScreen
from referee.app.typed_lines import Meaning
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane
from referee.app.widgets.round_lines import OrderLine, also_asked, asked_of
from referee.notation.parser.commands import JudgeLine, ListLegal, command_of
from referee.session.controller import GameController
from referee.words.speech import has_label, label

if TYPE_CHECKING:
    from referee.app.plain.application import PlainReferee

LONGEST_NUMBER = 4
"""Digits of a number that can be a line of the list."""


class PlainTable(TableScreen):
    """The table screen in lines: the same actions, with panes that are said."""

    DEEDS: ClassVar[tuple[str, ...]] = (
        *("why", "undo", "redo", "decide", "by_hand", "overrule", "mend", "correct", "give", "doubt", "note"),
        *("log", "rulebook", "write", "copy", "points", "language", "help", "leave"),
    )
    """What a key does here; other keys are for the screen alone."""
    GUESS: ClassVar[str] = "plain-perhaps"

    def __init__(
        self,
        controller: GameController,
        wording: Wording,
        *,
        name: str,
        host: PlainReferee,
        looking: bool = False,
    ) -> None:
        super().__init__(controller, wording, name=name, looking=looking)
        self._host = host
        self._ruling, self._moves, self._line = ToldRuling(), ListedMoves(), LineStandIn()
        self._panes: dict[object, Any] = {
            FoldingTree: self._ruling,
            MovesPane: self._moves,
            **dict.fromkeys((CommandLine, Beneath, OrderLine), self._line),
        }
        self._later: list[Callable[[], object]] = []

    # What a screen has a window for

    def query_one(self, selector: Any, expect_type: Any = None) -> Any:  # noqa: ARG002
        """The stand-in for a pane."""
        return self._panes[selector]

    def run_worker(self, work: Any, *_: Any, **__: Any) -> Any:
        """Keeps a worker that runs before the next line is read."""
        self._host.deeds.append(work)

    def call_after_refresh(self, callback: Callable[..., Any], *arguments: Any, **named: Any) -> bool:
        """Runs a callback after everything has been said."""
        self._later.append(partial(callback, *arguments, **named))
        return True

    async def paint(self) -> None:
        """Does nothing: everything about a line is said at once."""

    def notify(self, message: str, **_: Any) -> None:
        """Says a remark."""
        self._host.lines.say(message)

    def set_focus(self, *_: Any, **__: Any) -> None:
        """Does nothing: there is no cursor."""

    def redraw(self) -> None:
        """Takes the new list of moves."""
        from referee.app.presenters.offered_moves import offers

        self._moves.show_offers(offers(self.controller, self.wording, looking=self.read_only))

    # Lines

    async def take(self, typed: str) -> None:
        """Carries out a number, a key, or a line."""
        meanings = self.line_entry.meanings if self._line.meanings else ()
        self._line.guess("", ())
        key = self._host.key_meant(typed, self.keys())
        if not typed:
            self._say(self._moves.lines())
        elif typed.isdecimal() and meanings:
            await self._take_meaning(typed, meanings)
        elif typed.isdecimal() and 0 < int(typed) <= len(self._moves.offers):
            self.choose(self._moves.offers[int(typed) - 1])
        elif key in self.keys():
            getattr(self, f"action_{self.keys()[key]}")()
        elif typed.isdecimal() and len(typed) < LONGEST_NUMBER:
            self.notify(label("plain-no-such", typed=typed))
        elif len(typed) == 1 and typed in _keys_of(type(self)):
            self.notify(label("plain-only-screen"))
        elif typed.startswith("?") and not self._is_of_table(typed):
            self._host.answer(typed.lstrip("? "), self.controller.session.adapter.game.id)
        else:
            await self._typed(typed)

    async def _typed(self, line: str) -> None:
        self.controller.cards.look_again()
        for part in self.lines.parts(line):
            if not await self.make_line(part):
                break
        self.redraw()

    def _is_of_table(self, typed: str) -> bool:
        """Whether a question is about this table and not about the rules."""
        asked = command_of(typed)
        if isinstance(asked, ListLegal):
            return True
        try:
            return isinstance(asked, JudgeLine) and bool(self.lines.read(asked.about))
        except Problem:
            return False

    async def _take_meaning(self, typed: str, meanings: tuple[Meaning, ...]) -> None:
        if 0 < int(typed) <= len(meanings):
            await self.line_entry.made_of(meanings[int(typed) - 1])
            self.redraw()
        else:
            self.notify(label("plain-no-such", typed=typed))

    @classmethod
    def keys(cls) -> dict[str, str]:
        """Key -> its action."""
        return {key: action for key, action in _keys_of(cls).items() if action in cls.DEEDS}

    # Saying

    def report(self) -> None:
        """Says the result of the line, and what the table waits for."""
        is_fresh = self._ruling.fresh
        self._say_ruling()
        while self._later:
            self._later.pop(0)()
        if self._line.meanings:
            self.notify(self._line.heading)
            self._say(f"{number}. {meaning}" for number, meaning in enumerate(self._line.meanings, 1))
        asked = self._asked()
        if not is_fresh or asked not in (node.text for node in self._ruling.nodes):
            self.notify(asked)

    def _asked(self) -> str:
        """What the table waits for, with everybody who is asked."""
        session, wording = self.controller.session, self.wording
        question = asked_of(session, wording, self.size.width, beneath=True)
        others = also_asked(session.waiting) if session.waiting and session.state.over is None else ()
        also = label("plain-also", seats=", ".join(map(wording.names, others)))
        return f"{question} ({also})" if others else question

    def _say_ruling(self) -> None:
        if self._ruling.fresh:
            self._say(self._ruling.lines(whole=False))

    def _say(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.notify(line)

    def action_why(self) -> None:
        """Says everything, with what a screen folds away."""
        self._say(self._ruling.lines(whole=True))

    def action_help(self) -> None:
        """Says the keys, and what else can be typed."""
        self.notify(label("plain-help"))
        for binding in type(self).BINDINGS:
            key = shown_key(binding) if isinstance(binding, Binding) else ""
            if isinstance(binding, Binding) and self.keys().get(key) == binding.action.removeprefix("app."):
                here = f"plain-key-{binding.action}"
                says = label(here) if has_label(here) else key_effect(type(self).__name__, binding)
                self.notify(f"{key}  {says}")

    def action_log(self) -> None:
        """Says every entry in order."""
        words = LogWords(self.controller.session, self.wording)
        for line in self.controller.session.lines:
            self.notify(f"{line.number}. {words.text(line)}")
            self._say(f"   {remark}" for remark in words.below(line))

    def action_rulebook(self) -> None:
        """Says a rule; without a wish the one on which the ruling turns."""
        self._host.read_rule(self._ruling.rule_here())

    def action_copy(self) -> None:
        """Says the position as text, as everybody sees it."""
        from referee.position.writer import table_text

        session = self.controller.session
        try:
            self.notify(table_text(session.adapter, session.state, self.wording.language))
        except Problem as error:
            self.problem(error)

    def action_points(self) -> None:
        """Says the points on which the texts are silent or differ, and asks for decisions."""
        screen = TableVariants(self.controller, self.wording)
        self.run_worker(lambda: variants_in_lines(screen, self._host))


def _keys_of(screen: type[TableScreen]) -> dict[str, str]:
    bindings = (binding for binding in screen.BINDINGS if isinstance(binding, Binding))
    each = {shown_key(binding): binding.action.removeprefix("app.") for binding in bindings}
    return {key: action for key, action in each.items() if len(key) == 1}


def plain_table(
    controller: GameController, wording: Wording, *, name: str, looking: bool, host: PlainReferee
) -> PlainTable:
    """The table of a game in lines, of the kind its screen would have."""
    drawn = screen_of(controller.view)
    kind = PlainTable if drawn is TableScreen else type("PlainTable", (PlainTable, drawn), {})
    table: PlainTable = kind(controller, wording, name=name, looking=looking, host=host)
    return table
