"""The repair wizard: four remedies for a wrong line in columns, and one of them carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from referee.app.dialogs.choices import ChooseOne, Confirm, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.repair_words import RepairWords
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.repair.consequences import RepairRefused
from referee.repair.options import REMEDIES, RemedyKind, RepairCase, RepairRequest, TriedRemedy
from referee.repair.repair_entry import (
    BackUp,
    carry_out_repair,
    judges_of,
    last_ruling,
    opponent_chooses,
    refuse_back_up,
)
from referee.repair.replay import right_moves
from referee.session.controller import GameController
from referee.storage.games import tournament_of

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.storage.database import Database


ALL_FOUR = 100
"""Columns of a window in which the remedies have room beside each other."""


class RepairScreen(Screen[None]):
    """The remedies for one wrong line."""

    DEFAULT_CSS = """
    RepairScreen #repair-head { height: auto; max-height: 5; padding: 0 1; color: $accent; }
    RepairScreen #repair-hint { height: 1; padding: 0 1; color: $foreground-muted; }
    RepairScreen .remedy { width: 1fr; height: 1fr; padding: 0 1; border: solid $divider; }
    RepairScreen .remedy.chosen { border: heavy $accent; }
    RepairScreen.narrow .remedy { display: none; }
    RepairScreen.narrow .remedy.chosen { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number - 1})", show=False) for number in range(1, 5)),
        Binding("left", "beside(-1)", show=False),
        Binding("right", "beside(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("enter", "carry_out", "Carry out"),
        Binding("i", "right", "Right line"),
        Binding("o", "left_out", "Left out"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(
        self, controller: GameController, wording: Wording, entry: int, *, looking: bool = False
    ) -> None:
        """``entry``: the wrong line; ``looking``: nothing is entered."""
        super().__init__()
        self.controller, self.wording, self.looking = controller, wording, looking
        self.case = RepairCase(controller, RepairRequest(entry))
        self._typed: tuple[str, ...] = ()
        self._tried: tuple[TriedRemedy, ...] = ()
        self._chosen = 0
        self._opponent_chooses = False
        self._ruling = ""
        """The last ruling given on this table, on which a repair rests."""

    def compose(self) -> ComposeResult:
        """The line above, the remedies side by side, the keys."""
        yield Static("", id="repair-head", markup=False)
        with Horizontal():
            for kind in REMEDIES:
                with VerticalScroll(id=f"remedy-{kind}", classes="remedy"):
                    yield Static("…", markup=False)
        yield Static(self._words.say("hint"), id="repair-hint", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Tries all remedies."""
        self._read_desk()
        self._look_again()

    def on_resize(self) -> None:
        """Shows one remedy where four columns would be too narrow."""
        self.set_class(self.size.width < ALL_FOUR, "narrow")

    @property
    def _words(self) -> RepairWords:
        return RepairWords(self.case, self.wording, opponent_chooses=self._opponent_chooses)

    @property
    def _kind(self) -> RemedyKind:
        return REMEDIES[self._chosen]

    def _column(self, kind: RemedyKind) -> VerticalScroll:
        return self.query_one(f"#remedy-{kind}", VerticalScroll)

    def _read_desk(self) -> None:
        """Reads who chooses a hidden card, and the ruling the repair rests on."""
        host: Host = self.app  # type: ignore[assignment]
        game = host.saved_game() or 0
        try:
            self._opponent_chooses = opponent_chooses(host.database, game, self.case.wrong)
            self._ruling = last_ruling(host.database, game)
        except Problem:
            return  # a desk that does not answer holds up no repair

    def _look_again(self) -> None:
        """Tries the remedies, of a long game in a thread."""
        self.query_one("#repair-head", Static).update("\n".join(self._words.head()))
        self._tried = ()
        case = self.case
        self.run_worker(lambda: self._try(case), thread=True, exclusive=True, group="repair")

    def _try(self, case: RepairCase) -> None:
        tried = case.remedies()
        self.app.call_from_thread(self._show, case, tried)

    def _show(self, case: RepairCase, tried: tuple[TriedRemedy, ...]) -> None:
        if case is not self.case or not self.is_mounted:
            return
        self._tried = tried
        words = self._words
        for number, remedy in enumerate(tried, 1):
            column = self._column(remedy.kind)
            column.border_title = f"{number} {words.name(remedy)}"
            column.query_one(Static).update("\n".join(words.details(remedy)))
        self._mark()

    def _mark(self) -> None:
        for kind in REMEDIES:
            self._column(kind).set_class(kind == self._kind, "chosen")
        self._column(self._kind).focus()

    def action_choose(self, place: int) -> None:
        """Chooses this remedy."""
        self._chosen = place
        self._mark()

    def action_beside(self, by: int) -> None:
        """Chooses the remedy to the left or to the right."""
        self.action_choose((self._chosen + by) % len(REMEDIES))

    def action_scroll(self, by: int) -> None:
        """Scrolls the chosen remedy."""
        self._column(self._kind).scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        """Goes back to the log."""
        self.dismiss()

    # What is right

    @work(exclusive=True, group="act")
    async def action_right(self) -> None:
        """Asks for the right line."""
        typed = await self.app.push_screen_wait(
            AskText(self._words.say("what-is-right"), value="; ".join(self._typed), may_be_empty=True)
        )
        if typed is not None:
            self._typed = tuple(part.strip() for part in typed.split(";") if part.strip())
            self._request(left_out=self.case.request.left_out)

    def action_left_out(self) -> None:
        """Toggles whether the typed line was left out before the wrong one, or replaces it."""
        self._request(left_out=not self.case.request.left_out)

    def _request(self, *, left_out: bool) -> None:
        entry = self.case.request.line
        try:
            right = right_moves(self.controller, entry, self._typed, self.wording.language)
            self.case = RepairCase(self.controller, RepairRequest(entry, right, left_out))
        except Problem as error:
            self._warn(error)
        else:
            self._look_again()

    def _warn(self, error: Exception) -> None:
        because = error.because if isinstance(error, RepairRefused) else ()
        lines = [self.wording.error(error), *(self.wording.reason(reason) for reason in because)]
        self.notify("\n".join(lines), severity="warning", timeout=15)

    # Carried out

    @work(exclusive=True, group="act")
    async def action_carry_out(self) -> None:
        """Asks for the reason, once more where it matters, and carries the remedy out."""
        tried = next((remedy for remedy in self._tried if remedy.kind == self._kind), None)
        if tried is None:
            return
        if self.looking:
            self.notify(self._words.say("only-looked-at"), severity="warning")
            return
        if tried.kind == "back-up" and not await self._may_back_up():
            return
        words = self._words
        rests = [words.say("rests-on", ruling=self._ruling)] if self._ruling else []
        because = await self.app.push_screen_wait(
            AskText(words.say("why"), "; ".join([words.name(tried), *rests]))
        )
        if not because or (tried.asks and not await self._sure(tried)):
            return
        try:
            if tried.kind == "back-up":
                await self._backed_up(because)
            else:
                carry_out_repair(self.case, tried.kind, because, self._ruling, agreed=True)
                self.notify(words.done(tried))
        except Problem as error:
            self._warn(error)
            return
        self.dismiss()

    async def _sure(self, tried: TriedRemedy) -> bool:
        words = self._words
        about = "\n".join(words.say(f"asks-{question}") for question in tried.asks)
        sure = await self.app.push_screen_wait(Confirm(words.say("sure"), about))
        return sure is True

    async def _backed_up(self, because: str) -> None:
        """Takes back one line after the other as it is done on the table; Escape stops there."""
        words = self._words
        back_up = BackUp(self.case, because, self._ruling, agreed=True)
        count = len(back_up.steps)
        for number, step in enumerate(back_up.steps, 1):
            title = words.say("is-done", step=number, count=count)
            if not await self.app.push_screen_wait(Confirm(title, words.step(step))):
                return
            back_up.step()
        self.notify(words.done(back_up.tried))

    async def _may_back_up(self) -> bool:
        """Whether the policy of the tournament allows it to this judge."""
        host: Host = self.app  # type: ignore[assignment]
        game = host.saved_game()
        if host.database is None or not game:
            return True
        try:
            tournament = tournament_of(host.database, game)
            judge = await self._judge(host.database, tournament) if tournament is not None else ""
            if tournament is not None and not judge:
                return False
            refuse_back_up(host.database, game, judge)
        except Problem as error:
            self._warn(error)
            return False
        return True

    async def _judge(self, database: Database, tournament: int) -> str:
        """The acting judge, asked at each repair where several come to one table."""
        host: Host = self.app  # type: ignore[assignment]
        known = host.judges.get(tournament)
        judges = judges_of(database, tournament)
        if known or len(judges) == 1:
            return str(known or judges[0].number)
        choices = tuple(DialogChoice(str(judge.number), judge.name) for judge in judges)
        asked = ChooseOne(self.wording.speech.say("desk/who-judges"), choices)
        return await self.app.push_screen_wait(asked) or ""
