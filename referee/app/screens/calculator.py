"""The screen of the battle calculator; it needs no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import DataTable, Static

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import RefereeError
from engine.kernel.input_forms import YES, CalculatorField, CalculatorForm, FieldKind, FormValues, field_key
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.presenters.ruling_tree import Node, answer_node, explained_nodes
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.speech import label

NONE, ALL = "-none", "-all"


class SheetQuestions:
    """Questions over any screen for the fields of a sheet."""

    def __init__(self, app: App[Any], wording: Wording) -> None:
        self._app = app
        self._wording = wording

    async def filled(
        self, field: CalculatorField, title: str, now: tuple[str, ...]
    ) -> tuple[str, ...] | None:
        """Asks for the value of a field; ``None``: it stays."""
        if field.fills is FieldKind.NUMBER:
            return await self._number(title, now)
        if field.fills is FieldKind.ONE:
            return await self._one(field, title)
        return await self._several(field, title, now)

    async def _number(self, title: str, now: tuple[str, ...]) -> tuple[str, ...] | None:
        value = next(iter(now), "")
        typed = await self._app.push_screen_wait(
            AskText(title, value=value, may_be_empty=True, check=_is_number)
        )
        return None if typed is None else tuple(typed.split()[:1])

    async def _one(self, field: CalculatorField, title: str) -> tuple[str, ...] | None:
        choices = tuple(DialogChoice(option, self._said(field, option)) for option in field.options)
        none = DialogChoice(NONE, label("sheet-none"))
        taken = await self._app.push_screen_wait(ChooseOne(title, (*choices, none)))
        return None if taken is None else () if taken == NONE else (taken,)

    async def _several(
        self, field: CalculatorField, title: str, now: tuple[str, ...]
    ) -> tuple[str, ...] | None:
        """Asks for several values, which are added or removed one by one."""
        while True:
            choices = tuple(
                DialogChoice(option, self._placed(field, option, now)) for option in field.options
            )
            done = DialogChoice(ALL, label("that-is-all"))
            asking = ChooseOne(title, (done, *choices), label("sheet-several"))
            taken = await self._app.push_screen_wait(asking)
            if taken is None or taken == ALL:
                return None if taken is None else now
            now = tuple(name for name in now if name != taken) if taken in now else (*now, taken)

    def _said(self, field: CalculatorField, option: str) -> str:
        return self._wording.word(f"{field.word}-{option}")

    def _placed(self, field: CalculatorField, option: str, now: tuple[str, ...]) -> str:
        at = f"  ({now.index(option) + 1})" if option in now else ""
        return f"{self._said(field, option)}{at}"


def _is_number(typed: str) -> tuple[str, bool]:
    fine = typed.removeprefix("-").isdecimal()
    return ("", True) if fine else (f"✗ {typed}", False)


def with_sheet() -> dict[str, GameAdapter]:
    """The games that have a sheet."""
    return {game: adapter for game in ADAPTERS if (adapter := adapter_of(game)).sheet is not None}


def names_without_table(adapter: GameAdapter, wording: Wording) -> Callable[[str], str]:
    """The names of a game's things where no table names them."""

    def name(key: str) -> str:
        called = adapter.display_name(key)
        return key.replace("_", " ") if called is None else wording.word(called.key)

    return name


async def open_sheet(app: App[Any], wording: Wording) -> None:
    """Opens the sheet of the only game that has one, or of the chosen game."""
    games = with_sheet()
    game: str | None = next(iter(games), None)
    if len(games) > 1:
        choices = tuple(DialogChoice(game, wording.game(game)) for game in games)
        game = await app.push_screen_wait(ChooseOne(label("which-sheet"), choices))
    if game is None:
        return
    wording.of_game(game)
    wording.names = names_without_table(games[game], wording)
    show_sheet(app, games[game], wording)


def show_sheet(
    app: App[Any], adapter: GameAdapter, wording: Wording, filled: FormValues | None = None
) -> None:
    """Opens the sheet of this game, if it has one."""

    if adapter.sheet is not None:
        app.push_screen(SheetScreen(adapter.sheet, wording, adapter.game.texts[0], filled))


EMPTY, TICKED = "·", "✓"
ROOM = {FieldKind.ONE: 12, FieldKind.SEVERAL: 12}
"""Columns of a value that is made of words."""


class SheetScreen(Screen[None]):
    """Fields at the left, the answer beside them; it follows every key."""

    DEFAULT_CSS = """
    SheetScreen DataTable { width: 48; height: 1fr; background: $background; }
    SheetScreen #answer { width: 1fr; height: 1fr; border-left: solid $divider; }
    SheetScreen #sheet-said { height: 1; padding: 0 1; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "change", "Change"),
        Binding("plus,equals_sign", "more(1)", show=False),
        Binding("minus", "more(-1)", show=False),
        Binding("delete,backspace", "clear", "Clear", key_display="del"),
        Binding("z", "clear_all", "Clear all"),
        Binding("tab", "app.focus_next", "Pane"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "app.pop_screen", "Back"),
    ]

    def __init__(
        self, sheet: CalculatorForm, wording: Wording, text: str, filled: FormValues | None = None
    ) -> None:
        super().__init__()
        self.sheet = sheet
        self.wording = wording
        self.text = text
        self.from_table = bool(filled)
        self.filled: FormValues = dict(filled or sheet.usual)

    def compose(self) -> ComposeResult:
        """A heading, the totals, the fields, the answer."""
        title = self.wording.word(self.sheet.key)
        yield Static(Content.styled(title, "bold $accent"), id="phases")
        yield Static("", id="sheet-said", markup=False)
        with Horizontal():
            yield DataTable(
                id="fields", zebra_stripes=False, cursor_foreground_priority="css", cell_padding=0
            )
            yield FoldingTree(id="answer")
        yield KeyLine()

    def on_mount(self) -> None:
        """Draws the fields and highlights the first."""
        table = self.query_one(DataTable)
        table.add_column("", key="what", width=19)
        for side in self.sheet.sides:
            table.add_column(self.wording.word(f"side-{side}"), key=side, width=13)
        for field in self.sheet.fields:
            table.add_row(self._called(field), *self._values(field), key=field.key)
        table.move_cursor(row=0, column=1)
        table.focus()
        self._answer()

    # What stands there

    def _called(self, field: CalculatorField) -> str:
        own = f"sheet-{field.key}"
        return self.wording.word(own if self.wording.speech.has(f"table/{own}") else field.key)

    def _values(self, field: CalculatorField) -> Iterator[Content]:
        for number, side in enumerate(self.sheet.sides):
            shown = field.sides or number == 0
            yield self._value(field, side) if shown else Content("")

    def _value(self, field: CalculatorField, side: str) -> Content:
        words = self.filled.get(field_key(field, side), ())
        if not words:
            return Content.styled(EMPTY, "$foreground-muted")
        if field.fills is FieldKind.TICK:
            return Content(TICKED)
        if field.fills is FieldKind.NUMBER:
            return Content.styled(words[0], "bold")
        if field.fills is FieldKind.SEVERAL and len(words) > 1:
            return Content(f"{self._option(field, words[0])[:7]}… ({len(words)})")
        content = Content(self._option(field, words[0]))
        return content.truncate(ROOM[field.fills], ellipsis=True)

    def _option(self, field: CalculatorField, option: str) -> str:
        return self.wording.word(f"{field.word}-{option}")

    def _here(self) -> tuple[CalculatorField, str]:
        """The highlighted field, and its column."""
        at = self.query_one(DataTable).cursor_coordinate
        return self.sheet.fields[at.row], self.sheet.sides[max(0, at.column - 1)]

    def _put(self, field: CalculatorField, side: str, words: tuple[str, ...]) -> None:
        """Writes a value and works the answer out anew."""
        key = field_key(field, side)
        self.filled = {name: held for name, held in self.filled.items() if name != key}
        if words:
            self.filled[key] = words
        table = self.query_one(DataTable)
        row = self.sheet.fields.index(field)
        for column, value in enumerate(self._values(field), 1):
            table.update_cell_at((row, column), value)  # type: ignore[arg-type]
        self._answer()

    # What comes of it

    def _answer(self) -> None:
        tree = self.query_one(FoldingTree)
        try:
            answer = self.sheet.answer(self.filled)
        except RefereeError as error:
            self.query_one("#sheet-said", Static).update("")
            tree.tell((Node(self.wording.error(error), "✗"),))
            return
        sums = zip(self.sheet.sides, answer.totals, strict=True)
        sums_text = " : ".join(f"{self.wording.word(f'side-{side}')} {total}" for side, total in sums)
        note = f"   {label('sheet-filled')}" if self.from_table else ""
        self.query_one("#sheet-said", Static).update(Content.styled(f"{sums_text}{note}", "bold"))
        nodes = explained_nodes(answer.reasons, self.wording, self.text)
        tree.tell(tuple(answer_node(node) for node in nodes))

    # Writing

    def on_key(self, event: events.Key) -> None:
        """Writes a digit into the highlighted field."""
        field, side = self._here()
        if event.character and event.character.isdecimal() and field.fills is FieldKind.NUMBER:
            event.stop()
            self._put(field, side, (event.character,))

    def on_data_table_cell_selected(self, event: DataTable.CellSelected) -> None:
        """Changes the chosen field."""
        event.stop()
        self.action_change()

    def action_more(self, by: int) -> None:
        """Adds one, or takes one away."""
        field, side = self._here()
        if field.fills is FieldKind.NUMBER:
            now = int(next(iter(self.filled.get(field_key(field, side), ())), "0"))
            self._put(field, side, (str(max(field.least, now + by)),))

    def action_clear(self) -> None:
        """Empties the field."""
        self._put(*self._here(), ())

    def action_clear_all(self) -> None:
        """Empties the sheet."""
        self.from_table = False
        self.filled = dict(self.sheet.usual)
        for field in self.sheet.fields:
            for side in self.sheet.sides if field.sides else self.sheet.sides[:1]:
                self._put(field, side, self.filled.get(field_key(field, side), ()))

    @work(exclusive=True)
    async def action_change(self) -> None:
        """Ticks the field, or asks for its value."""
        field, side = self._here()
        now = self.filled.get(field_key(field, side), ())
        if field.fills is FieldKind.TICK:
            self._put(field, side, () if now else (YES,))
            return
        asked = SheetQuestions(self.app, self.wording)
        words = await asked.filled(field, self._called(field), now)
        if words is not None and self.is_attached:
            self._put(field, side, words)
