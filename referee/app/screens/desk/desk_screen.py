"""The base of the desk's screens: the tournament, the judge who acts, and acts done in a thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from textual import work
from textual.screen import Screen
from textual.worker import WorkerFailed

from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.wording import Wording
from referee.desk import ruling_actions, tournament_actions
from referee.desk.entries.tables import MINUTE_MS
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import JUDGES, DeskRefusal, Person, minutes_and_seconds
from referee.storage import device
from referee.storage.errors import DeviceFailed, NotReachable
from referee.words.desk_text import desk_ruling_lines, infraction_title, level_name, penalty_line, seat_name

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.desk.offline_queue import UnsentActs
    from referee.desk.tournament import DeskBook

ActDone = TypeVar("ActDone")


def send_unsent(screen: Screen[None], waiting: UnsentActs, wording: Wording) -> None:
    """Carries out waiting acts in order, in a thread, when the server is back; refusals are shown.

    Raises:
        NotReachable, DeviceFailed: it is gone again; the rest is kept.
    """

    def tell(refusal: DeskRefusal) -> None:
        problem = wording.error(refusal)
        screen.app.call_from_thread(screen.notify, problem, severity="error", timeout=20)

    waiting.send(tell)


class DeskBase(Screen[None]):
    """A screen on which a judge acts."""

    def __init__(self, journal: DeskJournal, wording: Wording) -> None:
        super().__init__()
        self.journal = journal
        self.wording = wording
        self.waits_for_server = False
        """Whether the last act is kept here until the server is back."""

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    @property
    def unsent(self) -> UnsentActs:
        """The acts that wait for a server that is gone."""
        return self.referee.tournament.unsent_acts(self.journal)

    @property
    def book(self) -> DeskBook:
        """The state of the tournament as far as it was read."""
        return self.journal.book

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence about the desk."""
        return self.wording.speech.say(f"desk/{key}", **facts)

    async def carried_out(self, wanted: Callable[[], ActDone]) -> ActDone | None:
        """Does something in a thread, so that a silent server holds up no key; refusals are shown."""
        try:
            return await self._in_thread(wanted)
        except Problem as error:
            self.notify(self.wording.error(error), severity="error", timeout=20)
            return None

    async def act(self, act: Callable[..., ActDone], **facts: object) -> ActDone | None:
        """Carries out an act of the judge; without a server it waits.

        Args:
            act: one of ``unsent.ACTS``.
            facts: what it takes besides the journal.
        """
        done_at, self.waits_for_server = self.journal.believed_now(), False
        try:
            return await self._in_thread(lambda: act(self.journal, **facts))
        except (NotReachable, DeviceFailed):
            self.unsent.keep(act, self.journal.doubtful, done_at, **facts)
            self.waits_for_server = True
            self.notify(self.say("act-kept"), severity="warning", timeout=20)
        except Problem as error:
            self.notify(self.wording.error(error), severity="error", timeout=20)
        return None

    async def _in_thread(self, wanted: Callable[[], ActDone]) -> ActDone:
        worker = self.run_worker(wanted, thread=True, exit_on_error=False)
        try:
            result: ActDone = await worker.wait()
        except WorkerFailed as failed:
            raise failed.error from failed
        return result

    def send_queue(self) -> None:
        """Carries out waiting acts in order, in a thread, when the server is back; refusals are shown.

        Raises:
            NotReachable, DeviceFailed: it is gone again; the rest is kept.
        """
        send_unsent(self, self.unsent, self.wording)

    async def judge(self) -> int:
        """The acting judge, asked once for a program; 0: nobody said it."""
        known = self.referee.judges.get(self.journal.tournament)
        if known:
            return known
        judges = [person for person in self.book.all(Person) if person.role in JUDGES and not person.erased]
        own = [judge for judge in judges if judge.name.casefold() == device.person().casefold()]
        number = own[0].number if len(own) == 1 else await self._asked_judge(judges)
        if number:
            self.referee.judges[self.journal.tournament] = number
        return number

    async def _asked_judge(self, judges: list[Person]) -> int:
        if len(judges) == 1:
            return judges[0].number
        choices = tuple(DialogChoice(str(judge.number), judge.name) for judge in judges)
        taken = await self.app.push_screen_wait(ChooseOne(self.say("who-judges"), choices))
        return int(taken) if taken is not None else 0

    async def words(self, title: str, *, empty: bool = False) -> str | None:
        """Asks for a line."""
        return await self.app.push_screen_wait(AskText(title, may_be_empty=empty))

    async def extension(self, offered: int) -> int | None:
        """The extension in milliseconds: what is offered, none, or another number of minutes."""
        same = DialogChoice("same", self.say("extension-offered", time=minutes_and_seconds(offered)))
        none, other = (DialogChoice(key, self.say(f"extension-{key}")) for key in ("none", "other"))
        chosen = await self.app.push_screen_wait(ChooseOne(self.say("extension"), (same, none, other)))
        if chosen != "other":
            return None if chosen is None else offered if chosen == "same" else 0
        typed = await self.words(self.say("extension-minutes"))
        return int(typed) * MINUTE_MS if typed and typed.isdecimal() else None

    @work(exclusive=True, group="act")
    async def look_at_hand(self, table: int, seat: str, show: Callable[[str], None]) -> None:
        """Enters a judge's look at a hand, which the player sees, and then shows the cards."""
        judge = await self.judge()
        if not judge:
            return
        written = await self.carried_out(
            lambda: tournament_actions.look_at_hand(self.journal, table, seat, judge)
        )
        if written is not None:
            show(seat)

    @work(exclusive=True, group="act")
    async def ask_penalty(self, table: int, ruling: int, entry: int) -> None:
        """Asks for a penalty for another screen."""
        await self.penalise(table, ruling, entry)

    # Penalties: P and three times Enter

    async def penalise(self, table: int, ruling: int, entry: int = 0) -> None:
        """Asks for a penalty and gives it; the likeliest infraction, person and level come first.

        Args:
            ruling: what it is for.
            entry: the last of the game; what it is for without a ruling, where the infraction names rules.
        """
        judge = await self.judge()
        infraction = await self._infraction(ruling) if judge else None
        seat = self.book.ruling(ruling).seat if ruling else ""
        person = await self._person(table, seat) if infraction else None
        if not infraction or not person:
            return
        suggested = self.book.policy.suggested_level(
            self.book.policy.infraction(infraction), self.book, person
        )
        level = await self._level(person, infraction, suggested)
        if level is None:
            return
        because, names_rules = "", bool(self.book.policy.infraction(infraction).rules)
        tied = entry if names_rules and not ruling else 0
        if level != suggested or not (ruling or tied):
            title = self.say("penalty-why" if level == suggested else "deviation-why")
            because = await self.words(title) or ""
        about = {"person": person, "table": table, "judge": judge, "infraction": infraction}
        event = {"ruling": ruling, "entry": tied}
        given = await self.act(ruling_actions.penalise, **about, **event, level=level, because=because)
        if given is not None:
            self.notify(penalty_line(given, self.book, self.wording.speech))

    async def _infraction(self, ruling: int) -> str | None:
        """Asks for the infraction; the one the ruling points to comes first."""
        preselected, policy = ruling_actions.infraction_of(self.book, ruling), self.book.policy
        listed = sorted(
            policy.infractions, key=lambda infraction: preselected is None or infraction.id != preselected.id
        )
        choices = tuple(
            DialogChoice(infraction.id, infraction_title(policy, infraction.id, self.wording.language))
            for infraction in listed
        )
        about = (
            next(desk_ruling_lines(self.book.ruling(ruling), self.book, self.wording.speech))
            if ruling
            else ""
        )
        return await self.app.push_screen_wait(ChooseOne(self.say("which-infraction"), choices, about))

    async def _person(self, table: int, seat: str) -> int | None:
        """Asks for the person; the one whose move it was comes first."""
        seats = self.book.table(table).seats
        listed = sorted(seats.items(), key=lambda pair: pair[0] != seat)
        choices = tuple(
            DialogChoice(str(number), f"{self.book.name(number)} ({seat_name(at, self.wording.speech)})")
            for at, number in listed
        )
        if not choices:
            self.notify(self.say("nobody-seated"), severity="warning")
            return None
        taken = await self.app.push_screen_wait(ChooseOne(self.say("which-person"), choices))
        return int(taken) if taken is not None else None

    async def _level(self, person: int, infraction: str, suggested: str) -> str | None:
        """Asks for the level; the ladder's comes first, under the person's history."""
        policy, language = self.book.policy, self.wording.language
        listed = sorted(policy.levels, key=lambda level: level != suggested)
        choices = tuple(DialogChoice(level, level_name(policy, level, language)) for level in listed)
        had = [penalty_line(penalty, self.book, self.wording.speech) for penalty in self.book.history(person)]
        title = f"{self.book.name(person)}: {infraction_title(policy, infraction, language)}"
        about = "\n".join(had[-5:]) or self.say("no-penalties")
        return await self.app.push_screen_wait(ChooseOne(title, choices, about))
