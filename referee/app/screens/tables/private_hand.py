"""The hidden cards of one player: looked at on a covered screen, asked about under seal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Question, Verdict
from engine.kernel.view import ViewPiece, ViewRow
from referee.app.dialogs.checklist import CheckedItems, Checklist, Item
from referee.app.dialogs.choices import ChooseOne, Confirm, DialogChoice
from referee.app.dialogs.dialog import LineField
from referee.app.host import Problem
from referee.app.presenters.wording import Wording
from referee.app.prompts.table_questions import TableQuestions
from referee.app.render import glyphs
from referee.app.render.area_lines import piece_line
from referee.session.controller import GameController
from referee.words.ruling_text import ruling_lines
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.actions import TableActions

OWN = "own"
"""What a player is asked in secret: which card his own is."""
KEPT = ("up", "down", "enter", "home", "end", "pageup", "pagedown")
"""Keys that do not hide the cards."""


class HiddenCard(Struct, frozen=True):
    """One line: a card of the row, or a pile."""

    row: ViewRow
    piece: ViewPiece | None = None
    """None: the pile as a whole."""


class PrivateScreen(ModalScreen[None]):
    """The hidden cards of one player, on a screen that covers the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "hide", show=False)]

    def __init__(
        self, controller: GameController, wording: Wording, seat: str, *, looking: bool = False
    ) -> None:
        super().__init__(classes="private")
        self.controller = controller
        self.wording = wording
        self.seat = seat
        self.read_only = looking
        self._lines: tuple[HiddenCard, ...] = ()

    def compose(self) -> ComposeResult:
        """Title, cards, keys."""
        with Vertical(classes="box"):
            title = label("private-title", seat=self.wording.names(self.seat))
            yield Static(title, classes="heading", markup=False)
            yield OptionList(id="hidden", markup=False)
            yield Static("", classes="remark", markup=False)
            yield Static("", classes="doubts", markup=False)
            hint = label("private-hint-looking" if self.read_only else "private-hint")
            yield Static(hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        """The cards."""
        self._refill()
        self.query_one(OptionList).focus()

    def _refill(self) -> None:
        listed = self.query_one(OptionList)
        here = listed.highlighted
        self._lines = tuple(self._hidden())
        lines = [self._said(line) for line in self._lines] or [label("private-none")]
        self.query_one(".doubts", Static).update("\n".join((*self._doubts(), *self._odds())))
        listed.set_options(Option(line) for line in lines)
        listed.highlighted = min(here or 0, len(lines) - 1)

    def _hidden(self) -> Iterator[HiddenCard]:
        adapter = self.controller.session.adapter
        if adapter.seen_by is None:
            return
        for area in adapter.seen_by(self.controller.session.state, self.seat).areas:
            for row in area.rows:
                if row.count is None or self._one_by_one:
                    yield from (HiddenCard(row, piece) for piece in row.pieces)
                if row.count is not None and row.count > len(row.pieces) * self._one_by_one:
                    yield HiddenCard(row)

    @property
    def _one_by_one(self) -> bool:
        """Whether each card of a pile is named by itself, since it may be any card."""
        return not self._able(self.seat)

    def _doubts(self) -> Iterator[str]:
        """The reasons why what this player has told cannot be true."""
        for doubt in self.controller.session.doubt_reasons(self.seat)[-1:]:
            yield self.wording.reason(doubt)
            yield from map(self.wording.reason, doubt.because[:1])

    def _odds(self) -> Iterator[str]:
        """The odds for this player, who knows more than others do."""
        for reason in self.controller.session.odds(self.seat):
            if reason.facts.get("seat") == self.seat:
                yield self.wording.reason(reason)

    def _said(self, card: HiddenCard) -> str:
        unknown = label("private-unknown")
        if self._one_by_one:
            return self._card_said(card)
        if card.piece is not None:
            tokens = next((badge.value for badge in card.piece.badges if badge.key == "tokens"), 0)
            lies = f"  {glyphs.TOKENS}{tokens}" if tokens else ""
            known = self.wording.card(card.piece.name) if card.piece.name else unknown
            return f"{self.wording.names(card.piece.id)}: {known}{lies}"
        names = ", ".join(self.wording.card(piece.name) for piece in card.row.pieces) or unknown
        return f"{self.wording.word(card.row.key)} {card.row.count}: {names}"

    def _card_said(self, card: HiddenCard) -> str:
        """A card of the hand with what is known of it, or how many others there are."""
        if card.piece is not None:
            return piece_line(card.piece, self.wording, card.piece.name)
        rest = (card.row.count or 0) - len(card.row.pieces)
        return label("private-rest", pile=self.wording.word(card.row.key), count=rest)

    def on_key(self, event: events.Key) -> None:
        """Hides the cards on any key that does not move through the list."""
        if event.key not in KEPT:
            event.stop()
            self.action_hide()

    def on_click(self, event: events.Click) -> None:
        """Hides the cards on a click beside the list."""
        if event.widget is self:
            self.action_hide()

    def action_hide(self) -> None:
        """Goes back to the table everybody sees."""
        self.dismiss()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Asks which card the chosen one is."""
        event.stop()
        if not self.read_only and event.option_index < len(self._lines):
            self.name_it(self._lines[event.option_index])

    @work(exclusive=True)
    async def name_it(self, card: HiddenCard) -> None:
        """Asks the player what a card is or a pile holds; Referee tells nobody."""
        if self._one_by_one:
            if card.piece is None:
                await TableQuestions(self, self.controller, self.wording).named(
                    self.seat, card.row, aloud=False
                )
            self._refill()
            return
        card_id = await (self._pile(card.row) if card.piece is None else self._card(card.piece))
        if card_id is None:
            return
        session = self.controller.session
        try:
            outcome = self.controller.enter(session.adapter.know(self.seat, card.row.key, card_id))
        except Problem as error:
            remark = self.wording.error(error)
        else:
            refused = outcome.ruling.verdict is not Verdict.YES
            remark = self.wording.reason(outcome.ruling.deciding[0]) if refused else ""
        self.query_one(".remark", Static).update(remark)
        self._refill()

    async def _card(self, piece: ViewPiece) -> dict[str, object] | None:
        if piece.name:
            return None
        choices = tuple(DialogChoice(card, self.wording.card(card)) for card in self._able(piece.id))
        title = label("which-it-is", card=self.wording.names(piece.id))
        taken = await self.app.push_screen_wait(ChooseOne(title, choices))
        return None if taken is None else {"card": piece.id, "name": taken}

    async def _pile(self, row: ViewRow) -> dict[str, object] | None:
        known = tuple(piece.name for piece in row.pieces)
        able = dict.fromkeys((*known, *self._able(self.seat)))
        items = tuple(Item(card, self.wording.card(card)) for card in able)
        count = row.count or 0

        def judge(picks: tuple[str, ...]) -> tuple[str, bool]:
            return f"{len(picks)} / {count}", len(picks) == count

        title = f"{self.wording.word(row.key)}: {self.wording.names(self.seat)}"
        dialog = Checklist(title, items, judge, label("exactly", count=count), known, most=count)
        taken: CheckedItems | None = await self.app.push_screen_wait(dialog)
        return None if taken is None or len(taken.picks) != count else {"cards": taken.picks}

    def _able(self, card: str) -> tuple[str, ...]:
        session = self.controller.session
        return session.adapter.answers(session.state, Question(OWN, card=card, seat=self.seat))


MOST_LINES = 12


class SealedQuestion(ModalScreen[None]):
    """A question about a card in hand; it and its answer are gone when the screen closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, controller: GameController, wording: Wording, seat: str) -> None:
        super().__init__(classes="private")
        self.controller = controller
        self.wording = wording
        self.seat = seat

    def compose(self) -> ComposeResult:
        """The player's name, the line, the answer."""
        with Vertical(classes="box"):
            title = label("sealed-title", seat=self.wording.names(self.seat))
            yield Static(title, classes="heading", markup=False)
            yield LineField(placeholder=label("sealed-type"), id="sealed-line")
            yield Static("", id="sealed-answer", markup=False)
            yield Static(label("sealed-hint"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Goes to the line."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Shows the answer; the line stays, to be changed and asked again."""
        event.stop()
        if event.value.strip():
            self.query_one("#sealed-answer", Static).update(self._answer(event.value.strip()))

    def _answer(self, line: str) -> str:
        from referee.desk.judged_questions import (
            at_table,  # position text and the desk with it, for a rare question
        )

        session = self.controller.session
        try:
            rulings = at_table(session, line, self.wording.language).judged.rulings
        except RefereeError as error:
            return self.wording.error(error)
        shown = next((ruling for ruling in rulings if ruling.verdict is not Verdict.YES), rulings[0])
        lines = ruling_lines(self.wording.speech, shown, self.wording.names, self.wording.title)
        return "\n".join(answer.text() for answer in lines[:MOST_LINES])

    def action_leave(self) -> None:
        """Goes back to the table everybody sees."""
        self.dismiss()


class TableSecrets:
    """The hidden cards of a table: one player looks at them, or asks about one; the others look away."""

    def __init__(self, screen: TableActions) -> None:
        self.screen = screen

    async def look(self) -> None:
        """One player looks at hidden cards; a judge who looks on sees a hand by way of the desk."""
        screen = self.screen
        seat = await self.whose_eyes() if self._has_secrets() else None
        if seat is None:
            return
        if screen.onlooker is not None:
            screen.onlooker.look_at_hand(seat)
        elif await self.looked_away(seat, "look-away"):
            cards = PrivateScreen(screen.controller, screen.wording, seat, looking=screen.read_only)
            await screen.app.push_screen_wait(cards)
            screen.redraw()

    async def ask_sealed(self) -> None:
        """One player asks about a card in hand, and nothing of it is written."""
        screen = self.screen
        seat = await self.whose_eyes() if self._has_secrets() else None
        if seat is not None and await self.looked_away(seat, "look-away-sealed"):
            await screen.app.push_screen_wait(SealedQuestion(screen.controller, screen.wording, seat))

    def _has_secrets(self) -> bool:
        if self.screen.controller.session.adapter.seen_by is None:
            self.screen.notify(label("no-secrets"))
            return False
        return True

    async def whose_eyes(self) -> str | None:
        """The seat of the player who looks."""
        names = self.screen.wording.names
        seats = tuple(DialogChoice(seat, names(seat)) for seat in self.screen.seats())
        whose = ChooseOne(label("whose-eyes"), seats)
        whose.secret = True
        return await self.screen.app.push_screen_wait(whose)

    async def looked_away(self, seat: str, about: str) -> bool:
        """Whether the others look away; ``about``: the key of what they are told."""
        sure = Confirm(label("whose-eyes"), label(about, seat=self.screen.wording.names(seat)))
        sure.secret = True
        return await self.screen.app.push_screen_wait(sure) is True
