"""A repair carried out, with who may make it and its undoing; a provisional ruling, settled by an entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from referee.desk.policy.document import PolicyRemedy
from referee.desk.tournament_actions import the_judge
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import JUDGES, OPEN, DeskRefusal, Person
from referee.repair.consequences import LearntFact, RepairRefused, learnt_by
from referee.repair.options import RemedyKind, RepairCase, TriedRemedy
from referee.repair.partial_correction import enter_partial_correction
from referee.session.controller import REPAIR, GameController
from referee.session.log.log_line import LogLine, ProvisionalRuling
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import tournament_of


def carry_out_repair(
    case: RepairCase, kind: RemedyKind, because: str, ruling: str = "", *, agreed: bool = False
) -> TriedRemedy:
    """Carries a remedy out.

    Args:
        because: why, for the log.
        ruling: what the ruling it rests on is called.
        agreed: the judge has said once more that it may end the game or turn something up.

    Raises:
        RepairRefused: there is no reason, something would be broken, or the judge has to be asked.
    """
    if kind == "back-up":
        back_up = BackUp(case, because, ruling, agreed=agreed)
        while not back_up.is_over:
            back_up.step()
        return back_up.tried
    tried = agreed_to(case, kind, because, agreed=agreed)
    entered = _Entering(case, because.strip(), ruling)
    {"leave": entered.leave, "mend": entered.mend, "replay": entered.replay}[kind]()
    return tried


def agreed_to(case: RepairCase, kind: RemedyKind, because: str, *, agreed: bool) -> TriedRemedy:
    """The remedy, if it may be carried out.

    Raises:
        RepairRefused: there is no reason, something would be broken, or the judge has to be asked.
    """
    if not because.strip():
        raise RepairRefused("repair_reason_missing")
    tried = case.tried(kind)
    if kind != "leave" and tried.broken:
        rules = tuple(rule for reason in tried.broken for rule in reason.rules)
        raise RepairRefused("repair_breaks", rules=rules).for_reasons(tried.broken)
    if kind == "mend" and not _has_moves(tried):
        raise RepairRefused("repair_nothing_to_mend")
    if tried.asks and not agreed:
        raise RepairRefused("repair_asks_once")
    return tried


def _has_moves(tried: TriedRemedy) -> bool:
    return tried.mending is not None and bool(tried.mending.moves(REPAIR))


class _Entering:
    """The entries of one repair."""

    def __init__(self, case: RepairCase, because: str, ruling: str) -> None:
        self._case, self._because, self._ruling = case, because, ruling
        self._session: Session = case.controller.session

    def _about(self, kind: RemedyKind) -> dict[str, Any]:
        about: dict[str, Any] = {"remedy": kind, "of": self._case.wrong.number, "because": self._because}
        return {**about, "ruling": self._ruling} if self._ruling else about

    def leave(self) -> None:
        self._session.append("note", {REPAIR: self._about("leave")}, (), ())

    def mend(self) -> None:
        """Enters all corrections as one entry."""
        moves = self._case.partial_correction(self._because).moves(self._because)
        enter_partial_correction(self._session, moves, self._about("mend"))

    def replay(self) -> None:
        """Enters a note, takes the lines back, and enters the right ones instead."""
        self.announce("replay")
        with self._session.repairing(len(self._session.lines)):
            self._case.replayed_on(self._case.controller)

    def announce(self, kind: RemedyKind) -> None:
        """Enters a note on what is done, to which lines and why."""
        taken = [line.number for line in self._case.lines]
        about = {**self._about(kind), "to": self._case.line_before, "taken": taken}
        self._session.append("note", {REPAIR: about}, (), ())


class BackUp:
    """A backup that is carried out step by step, each when it has been done on the table."""

    def __init__(self, case: RepairCase, because: str, ruling: str = "", *, agreed: bool = False) -> None:
        """Asks all questions first.

        Raises:
            RepairRefused: there is no reason, or the judge has to be asked.
        """
        self.tried = agreed_to(case, "back-up", because, agreed=agreed)
        self.steps = self.tried.steps
        self.done = 0
        self._session = case.controller.session
        self._entering = _Entering(case, because.strip(), ruling)

    @property
    def is_over(self) -> bool:
        """Whether the table is as it was before the wrong line."""
        return self.done == len(self.steps)

    def step(self) -> None:
        """Takes the next line back."""
        if self.done == 0:
            self._entering.announce("back-up")
        self._session.undo()
        self.done += 1


HEAD = "head"


def refuse_back_up(database: Database, game: int, judge: str = "") -> None:
    """Refuses a backup that a judge may not make.

    Args:
        judge: the name or number; empty: whoever has the name of this account, or the only judge there is.

    Raises:
        DeskRefusal: the policy of its tournament leaves that to the head judge.
    """
    tournament = tournament_of(database, game)
    if tournament is None:
        return
    journal = DeskJournal(database, tournament)
    book = journal.refresh()
    if book.policy.back_up != HEAD:
        return
    person = the_judge(book, judge)
    if person.role != HEAD:
        raise DeskRefusal("back-up-needs-head", event=journal.name, judge=book.name(person.number))


CHOICES: tuple[PolicyRemedy, ...] = ("opponent-chooses", "at-random")


def opponent_chooses(database: Database | None, game: int, wrong: LogLine) -> bool:
    """Whether the policy lets the opponent choose which hidden card goes back."""
    tournament = tournament_of(database, game) if database is not None and game else None
    if database is None or tournament is None:
        return False
    rules = tuple(rule for ruling in wrong.rulings for rule in (*ruling.because, *ruling.rules))
    infraction = DeskJournal(database, tournament).refresh().policy.preselected(rules)
    remedies = infraction.remedies if infraction is not None else ()
    return next((remedy for remedy in remedies if remedy in CHOICES), "") == CHOICES[0]


def last_ruling(database: Database | None, game: int) -> str:
    """The number of the last ruling at the table of a game; empty: there is none."""
    tournament = tournament_of(database, game) if database is not None and game else None
    if database is None or tournament is None:
        return ""
    book = DeskJournal(database, tournament).refresh()
    table = book.table_of_game(game)
    given = [ruling for ruling in book.rulings_at(table.number) if ruling.state not in OPEN] if table else []
    return str(given[-1].number) if given else ""


def judges_of(database: Database, tournament: int) -> list[Person]:
    """The judges of a tournament."""
    book = DeskJournal(database, tournament).refresh()
    return [person for person in book.all(Person) if person.role in JUDGES and not person.erased]


Settlement = Literal["confirmed", "reversed"]
SETTLEMENTS: tuple[Settlement, ...] = ("confirmed", "reversed")


class PlayedSince(Struct, frozen=True):
    """The lines played under a provisional ruling."""

    ruling: ProvisionalRuling
    lines: tuple[LogLine, ...]
    learnt: tuple[LearntFact, ...]
    """What these lines let players know or decide; a reversal does not take it back."""


def begin_provisional(controller: GameController, because: str, ruling: str = "") -> None:
    """Begins to play on under a provisional ruling.

    Raises:
        RepairRefused: there is no reason, or it plays on under one already.
    """
    session = controller.session
    if session.provisional is not None:
        raise RepairRefused("provisional_open", line=session.provisional.entry)
    about = {"is": "given", "because": _reason(because), "ruling": ruling}
    session.append("note", {"provisional": about}, (), ())


def played_since(controller: GameController) -> PlayedSince:
    """The lines played under the provisional ruling.

    Raises:
        RepairRefused: there is none.
    """
    ruling = controller.session.provisional
    if ruling is None:
        raise RepairRefused("provisional_none")
    lines = tuple(line for line in controller.counting_lines() if line.number > ruling.entry)
    return PlayedSince(ruling, lines, tuple(_learnt(controller, lines)))


def _learnt(controller: GameController, lines: Iterable[LogLine]) -> Iterable[LearntFact]:
    return (fact for line in lines for fact in learnt_by(controller.session, line))


def settle_provisional(controller: GameController, how: Settlement, because: str) -> PlayedSince:
    """Confirms the ruling, with what was played since; or reverses it and goes back to its entry.

    Raises:
        RepairRefused: there is no reason, or no provisional ruling.
    """
    since, session = played_since(controller), controller.session
    about: dict[str, Any] = {"is": how, "because": _reason(because), "of": since.ruling.entry}
    if since.ruling.ruling:
        about["ruling"] = since.ruling.ruling
    if how == "reversed" and since.lines:
        about["learnt"] = msgspec.to_builtins(since.learnt)
        session.undo(since.ruling.entry, {"provisional": about})
    else:
        session.append("note", {"provisional": about}, (), ())
    return since


def learnt_in(about: dict[str, Any]) -> tuple[LearntFact, ...]:
    """The facts that an entry of a reversal names as learnt; nothing where it cannot be read."""
    try:
        return msgspec.convert(about.get("learnt", ()), tuple[LearntFact, ...])
    except msgspec.ValidationError:
        return ()


def _reason(because: str) -> str:
    if not because.strip():
        raise RepairRefused("repair_reason_missing")
    return because.strip()
