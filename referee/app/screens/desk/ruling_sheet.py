"""The ruling sheet: question, verdict under each text, clauses in the players' languages, precedents."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from threading import Lock
from typing import ClassVar, Literal

from msgspec.structs import replace
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static, TextArea
from textual.worker import get_current_worker

from engine.kernel.errors import RefereeError
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.screens.desk.desk_screen import DeskBase
from referee.app.widgets.key_line import KeyLine
from referee.desk import ruling_actions, tournament_actions
from referee.desk.judged_questions import JudgedQuestion, at_table, of_text
from referee.desk.precedents import precedents
from referee.desk.server import LiveGame
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import OPEN, DeskRuling, TournamentTable
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.storage.errors import StorageError
from referee.words.desk_text import desk_ruling_lines, policy_lines, precedent_line, seat_name
from referee.words.ruling_text import ruling_lines as reason_lines
from referee.words.ruling_text import verdicts_text

PAUSE = 0.2
"""Seconds without a key after which the question is judged."""
MOST_LANGUAGES = 3
JUDGING = Lock()


class RulingSheet(DeskBase):
    """One question at one table."""

    DEFAULT_CSS = """
    RulingSheet #sheet-head { height: auto; max-height: 4; padding: 0 1; color: $accent; }
    RulingSheet #sheet-asked { height: 6; }
    RulingSheet #sheet-verdict { height: 1fr; padding: 0 1; border-top: solid $divider; }
    RulingSheet #sheet-verdict:focus { border-top: solid $accent; }
    RulingSheet .clause { width: 1fr; padding: 0 1 0 0; height: auto; }
    RulingSheet #sheet-clauses { height: auto; }
    RulingSheet #sheet-answer, RulingSheet #sheet-more { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1", "give", "Give"),
        Binding("2", "provisional", "Provisional"),
        Binding("3", "appeal", "Head judge"),
        Binding("u", "settle('upheld')", "Uphold", show=False),
        Binding("o", "settle('overruled')", "Overrule", show=False),
        Binding("n", "note", "Note"),
        Binding("P", "penalty", "Penalty"),
        Binding("f1", "app.help", "Help"),
        Binding("escape", "app.pop_screen", "Back"),
    ]

    def __init__(
        self,
        journal: DeskJournal,
        wording: Wording,
        table: TournamentTable,
        *,
        call: int = 0,
        asked: str = "",
        live: LiveGame | None = None,
        opened: Callable[[int], LiveGame] | None = None,
    ) -> None:
        """``asked``: the line in question; ``live``: the mirrored table it is judged at.

        ``opened``: opens that table when it is first asked about.
        """
        super().__init__(journal, wording)
        self.table = table
        self._call = call
        self._asked = asked
        self._live = live
        self._opened = opened or partial(LiveGame, journal.database)
        self._question: JudgedQuestion | None = None
        asked_here = (ruling for ruling in self.book.rulings_at(table.number) if ruling.state == "asked")
        self._waiting = next((ruling.number for ruling in asked_here), 0)
        """The question that waits at the table, and that this sheet answers."""
        self._typed = 0
        held = [ruling.number for ruling in self.book.rulings_at(table.number) if ruling.provisional]
        self._provisional = held[-1] if held else 0
        """The ruling under which the table plays on, and that this sheet may make final."""

    def compose(self) -> ComposeResult:
        """The question above, the answer below."""
        yield Static(self._head(), id="sheet-head", markup=False)
        yield TextArea(self._asked, id="sheet-asked", soft_wrap=True, tab_behavior="focus")
        with VerticalScroll(id="sheet-verdict", can_focus=True):
            yield Static(self._hint(), id="sheet-answer", markup=False)
            yield Horizontal(id="sheet-clauses")
            yield Static(self._earlier(), id="sheet-more", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Judges a known question at once, or asks for one."""
        if self._asked:
            self.query_one("#sheet-verdict").focus()
            self._judge(self._asked)
        else:
            self.query_one(TextArea).focus()

    def _head(self) -> str:
        call = self.book.call(self._call) if self._call else None
        about = self.say(f"about-{call.about}") if call is not None else ""
        seat = seat_name(call.seat, self.wording.speech) if call is not None and call.seat else ""
        details = [detail for detail in (seat, about, call.words if call is not None else "") if detail]
        first = self.say("sheet", table=self.table.label, round=self.table.round)
        waiting = [
            f"⚖ {ruling.number}: {ruling.asked}"
            for ruling in self.book.rulings_at(self.table.number)
            if ruling.state in OPEN
        ]
        return "\n".join(
            [first, *waiting, *([f"☎ {self._call} {'; '.join(details)}"] if call is not None else [])]
        )

    def _hint(self) -> str:
        return self.say("sheet-line" if self.table.game_id else "sheet-position")

    def _earlier(self) -> str:
        """The rulings of this table so far."""
        rulings = self.book.rulings_at(self.table.number)
        lines = [
            line
            for ruling in rulings
            for line in desk_ruling_lines(ruling, self.book, self.wording.speech, self._title)
        ]
        appealed = [ruling.number for ruling in rulings if ruling.state == "appealed"]
        waits = [self.say("sheet-appealed", ruling=appealed[-1])] if appealed else []
        waits += [self.say("sheet-provisional", ruling=self._provisional)] if self._provisional else []
        return "\n".join([*waits, *lines])

    # Judged as it is typed

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Judges the question when the keys rest."""
        event.stop()
        self._typed += 1
        typed = self._typed
        self.set_timer(PAUSE, lambda: self._judge_if_last(typed))

    def _judge_if_last(self, typed: int) -> None:
        if typed == self._typed:
            self._judge(self.query_one(TextArea).text)

    @work(thread=True, exclusive=True, group="sheet")
    def _judge(self, text: str) -> None:
        worker = get_current_worker()
        if not text.strip():
            return
        with JUDGING:
            question, fault = self._judged(text.strip())
            answer = list(self._answer(question)) if question is not None else [fault]
            clauses = list(self._clauses(question)) if question is not None else []
            more = list(self._more(question)) if question is not None else []
        if not worker.is_cancelled:
            self.app.call_from_thread(self._show, question, answer, clauses, more)

    def _judged(self, text: str) -> tuple[JudgedQuestion | None, str]:
        """The judged line of the mirrored table, or the judged position text; or its fault."""
        language = self.wording.language
        try:
            if self.table.game_id and "\n" not in text:
                live = self._live or self._opened(self.table.game_id)
                self._live = live
                return replace(at_table(live.session, text, language), head=live.head), ""
            return of_text(text, language), ""
        except (RefereeError, StorageError) as error:
            return None, self.wording.error(error)

    def _answer(self, question: JudgedQuestion) -> Iterator[str]:
        """The verdict under each text with its reasons."""
        game, rulings = question.session.adapter.game, question.judged.rulings
        wording = self.wording.of_another_table(game.id, game.texts)
        wording.names = TableNames(GameController(question.session, OwnedCards(game.id)), wording)
        if question.judged.of:
            yield self.say("judged-before", line=question.judged.of)
        alike = len({(ruling.verdict, ruling.because) for ruling in rulings}) == 1
        if alike and len(rulings) > 1:
            yield self.say("under-all", count=len(rulings))
        for ruling in rulings[:1] if alike else rulings:
            lines = reason_lines(wording.speech, ruling, wording.names, self._title)
            texts = [line.text() for line in lines]
            yield from [self.wording.speech.verdict(ruling.verdict), *texts[1:]] if alike else texts

    def _title(self, rule: str) -> str:
        return self.wording.title(rule)

    def _more(self, question: JudgedQuestion) -> Iterator[str]:
        """The tournament's decisions, then its precedents."""
        speech = self.wording.speech
        strict = verdicts_text(speech, question.verdicts, self._title)
        yield from policy_lines(self.book.policy.touching(question.rules, speech.language), speech, strict)
        similar = precedents(self.book, question.key, question.rules)
        yield self.say("precedents" if similar else "no-precedents")
        yield from (precedent_line(precedent, self.book, speech, self._title) for precedent in similar)

    def _clauses(self, question: JudgedQuestion) -> Iterator[str]:
        """The deciding rule in the language of each player at the table."""
        rule = next((verdict.rule for verdict in question.verdicts if verdict.rule), "")
        book = self.wording.book
        if not rule or book is None or not book.has(rule):
            return
        for language in self._languages():
            section = book.section(rule, language)
            yield f"[{language}] {section.title}\n{section.rule}"

    def _languages(self) -> list[str]:
        people = (self.book.person(seat) for seat in self.table.seats.values())
        spoken = dict.fromkeys([*(person.language for person in people), self.wording.language])
        return list(spoken)[:MOST_LANGUAGES]

    def _show(
        self, question: JudgedQuestion | None, answer: list[str], clauses: list[str], more: list[str]
    ) -> None:
        self._question = question
        if not self.is_mounted:
            return
        self.query_one("#sheet-answer", Static).update("\n".join(answer))
        row = self.query_one("#sheet-clauses", Horizontal)
        row.remove_children()
        row.mount(*(Static(clause, classes="clause", markup=False) for clause in clauses))
        self.query_one("#sheet-more", Static).update("\n".join([*more, "", self._earlier()]).strip())

    # What the judge does with it

    @work(exclusive=True, group="act")
    async def action_give(self) -> None:
        """Gives the ruling."""
        await self._give(provisional=False)

    @work(exclusive=True, group="act")
    async def action_provisional(self) -> None:
        """Gives a provisional ruling."""
        await self._give(provisional=True)

    async def _give(self, *, provisional: bool) -> None:
        judge, question = await self.judge(), self._question
        if not judge:
            return
        final = self._makes_final and not provisional
        words = await self.words(self.say("ruling-words"), empty=final or question is not None)
        if words is None:
            return
        if final:
            about = {"ruling": self._provisional, "judge": judge, "words": words}
            self._told(await self.act(ruling_actions.make_final, **about))
            return
        asked = question.asked if question is not None else self.query_one(TextArea).text.strip() or words
        grounds = question.grounds if question is not None else None
        given = await self.act(
            ruling_actions.answer,
            table=self.table.number,
            judge=judge,
            asked=asked,
            grounds=grounds,
            words=words,
            ruling=self._waiting,
            provisional=provisional,
        )
        self._told(given)

    @property
    def _makes_final(self) -> bool:
        """Whether the only question is whether the provisional ruling holds."""
        return bool(self._provisional) and not self.query_one(TextArea).text.strip()

    def _told(self, given: DeskRuling | None) -> None:
        """Says what was given, or will be sent, and closes the sheet."""
        if given is not None:
            self.notify(self.say("given", ruling=given.number, table=self.table.label))
        if given is not None or self.waits_for_server:
            self.app.pop_screen()

    @work(exclusive=True, group="act")
    async def action_appeal(self) -> None:
        """Appeals the last ruling of this table, or the question typed here."""
        judge = await self.judge()
        rulings = [
            ruling for ruling in self.book.rulings_at(self.table.number) if ruling.state in ("asked", "given")
        ]
        asked = self.query_one(TextArea).text.strip()
        if not judge or not (rulings or asked):
            return
        ruling = rulings[-1].number if rulings else 0
        about = {"table": self.table.number, "judge": judge, "asked": asked, "ruling": ruling}
        number = await self.act(ruling_actions.appeal_at, **about)
        if number is not None:
            self.notify(self.say("appealed", ruling=number))
            self.query_one("#sheet-more", Static).update(self._earlier())

    @work(exclusive=True, group="act")
    async def action_settle(self, state: str) -> None:
        """Decides the appeal that waits at this table."""
        judge = await self.judge()
        waiting = [ruling for ruling in self.book.rulings_at(self.table.number) if ruling.state in OPEN]
        appealed = [ruling for ruling in waiting if ruling.state == "appealed"]
        if not judge or not appealed:
            self.notify(self.say("no-appeal"))
            return
        words = await self.words(self.say("ruling-words"), empty=state == "upheld")
        if words is None:
            return
        number = appealed[-1].number
        last: Literal["upheld", "overruled"] = "upheld" if state == "upheld" else "overruled"
        await self.act(ruling_actions.settle, ruling=number, judge=judge, state=last, words=words)
        self.query_one("#sheet-more", Static).update(self._earlier())

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """Enters a remark on this table."""
        judge = await self.judge()
        words = await self.words(self.say("note")) if judge else None
        if words:
            await self.act(tournament_actions.note, judge=judge, words=words, table=self.table.number)

    @work(exclusive=True, group="act")
    async def action_penalty(self) -> None:
        """Gives a penalty for the last ruling of this table."""
        rulings = self.book.rulings_at(self.table.number)
        await self.penalise(self.table.number, rulings[-1].number if rulings else 0)
