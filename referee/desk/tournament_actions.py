"""What is done at the desk with persons, tables, clocks and calls: each becomes an entry."""

from __future__ import annotations

from referee.desk.entries.tables import (
    CallClosed,
    CallMade,
    CallReturned,
    CallTaken,
    ClockStarted,
    GameLinked,
    HandSeen,
    NoteMade,
    PersonAdded,
    PersonErased,
    PersonSeated,
    PolicySet,
    TableAdded,
    TableTakenOver,
    TimeExtended,
    TournamentClosed,
    extension_offered,
    mark_of,
    new_salt,
)
from referee.desk.policy.document import default_text, read_policy
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_journal import DeskJournal, begin_tournament
from referee.desk.tournament_rows import (
    JUDGES,
    CallReason,
    DeskRefusal,
    JudgeCall,
    Peek,
    Person,
    Role,
    TournamentTable,
)
from referee.storage import device
from referee.storage.database import Database
from referee.storage.lease import SILENCE_S, holder, silent_for
from referee.storage.recovery import Takeover, open_writer


def new_tournament(database: Database, name: str, policy: str = "") -> DeskJournal:
    """Begins a tournament under a policy, or else under today's default one."""
    text = policy or default_text()
    read_policy(text)  # before there is anything
    journal = begin_tournament(database, name)
    journal.write(lambda _: PolicySet(text))
    return journal


def set_policy(journal: DeskJournal, text: str, judge: int) -> DeskEntry:
    """Sets another policy from here on."""
    read_policy(text)
    return journal.write(lambda _: PolicySet(text, judge))


def add_person(journal: DeskJournal, name: str, role: Role, language: str) -> Person:
    """Adds a person.

    Raises:
        DeskRefusal: somebody of this name does already.
    """
    salt, called = new_salt(), " ".join(name.split())
    names: dict[int, tuple[str, str]] = {}

    def entry(book: DeskBook) -> DeskEntry:
        if not called or any(person_.name == called for person_ in book.all(Person)):
            raise DeskRefusal("person-there", person=called)
        number = book.next_number(Person)
        names[number] = (called, salt)
        return PersonAdded(number, mark_of(called, salt), role, language)

    journal.write(entry, names=names)
    return journal.book.all(Person)[-1]


def erase(journal: DeskJournal, persons: list[int]) -> int:
    """Erases names, but not rulings; how many."""
    for number in persons:
        journal.write(lambda _, number=number: PersonErased(number))  # type: ignore[misc]  # mypy infers no default
    journal.database.vacuum()
    return len(persons)


def the_judge(book: DeskBook, named: str) -> Person:
    """The acting judge: the named one, the one with the account's name, or the only one.

    Raises:
        DeskRefusal: it cannot be told, or who is named is no judge.
    """
    if named:
        return book.judge(book.person_named(named).number)
    judges = [judge for judge in book.all(Person) if judge.role in JUDGES and not judge.erased]
    own = [judge for judge in judges if judge.name.casefold() == device.person().casefold()]
    if len(own or judges) == 1:
        return (own or judges)[0]
    raise DeskRefusal("which-judge", known=", ".join(judge.name for judge in judges))


def add_table(journal: DeskJournal, label: str, round_: int, game: int, limit_ms: int) -> TournamentTable:
    """Adds a table to a round; 0: to the last."""
    journal.write(
        lambda book: TableAdded(
            book.next_number(TournamentTable), round_ or book.round or 1, label, game, limit_ms
        )
    )
    return journal.book.all(TournamentTable)[-1]


def seat(journal: DeskJournal, table: int, seat_: str, person: int) -> DeskEntry:
    """Seats a person."""
    return journal.write(lambda _: PersonSeated(table, seat_, person))


def link_game(journal: DeskJournal, table: int, game: int) -> DeskEntry:
    """Links the saved game that mirrors a table."""
    return journal.write(lambda _: GameLinked(table, game))


def start_clock(journal: DeskJournal, table: int, limit_ms: int, judge: int) -> DeskEntry:
    """Starts the clock of a table."""
    return journal.write(lambda book: ClockStarted(table, limit_ms or book.table(table).limit_ms, judge))


def call_judge(
    journal: DeskJournal, table: int, seat_: str = "", about: CallReason = "rule", words: str = ""
) -> JudgeCall:
    """Calls a judge to a table; its clock stops."""
    journal.write(lambda book: CallMade(book.next_number(JudgeCall), table, seat_, about, words))
    return journal.book.all(JudgeCall)[-1]


def take_call(journal: DeskJournal, call: int, judge: int) -> DeskEntry:
    """Takes a call for one judge; a second one is refused."""
    return journal.write(lambda _: CallTaken(call, judge))


def return_call(journal: DeskJournal, call: int, judge: int) -> DeskEntry:
    """Returns a call that its judge cannot answer."""
    return journal.write(lambda _: CallReturned(call, judge))


def close_call(
    journal: DeskJournal, call: int, judge: int, extension_ms: int | None = None, ruling: int = 0
) -> int:
    """Closes a call and returns the extension: as named, or the time since the call."""
    given = extension_offered(journal.refresh().call(call), journal.now())
    given = given if extension_ms is None else extension_ms
    journal.write(lambda book: CallClosed(call, judge, given, ruling or answered_by(book, book.call(call))))
    return given


def answered_by(book: DeskBook, call: JudgeCall) -> int:
    """The last ruling at the table since the call was made; 0: none."""
    since = (
        ruling.number
        for ruling in book.rulings_at(call.table_number)
        if any(step.state == "given" and step.at >= call.at for step in book.steps.get(ruling.number, ()))
    )
    return max(since, default=0)


def extend(journal: DeskJournal, table: int, judge: int, extension_ms: int, because: str) -> DeskEntry:
    """Gives a table more time, or less."""
    return journal.write(lambda _: TimeExtended(table, judge, extension_ms, because))


def note(journal: DeskJournal, judge: int, words: str, table: int = 0) -> DeskEntry:
    """Enters a remark of a judge."""
    return journal.write(lambda _: NoteMade(judge, words, table))


def look_at_hand(journal: DeskJournal, table: int, seat_: str, judge: int) -> Peek:
    """Enters a judge's look at a hand before the cards are shown; the player sees the entry."""
    journal.write(lambda book: HandSeen(book.next_number(Peek), judge, table, seat_))
    return journal.book.all(Peek)[-1]


def end(journal: DeskJournal, judge: int) -> DeskEntry:
    """Closes the tournament."""
    return journal.write(lambda _: TournamentClosed(judge))


def take_over(journal: DeskJournal, table: int, judge: int, because: str) -> str:
    """Takes the game of a table over and leaves it free; returns who held it.

    Raises:
        DeskRefusal: nobody holds it, or who holds it is alive and the head judge has not spoken.
    """
    seated = journal.refresh().table(table)
    if not seated.game_id:
        raise DeskRefusal("no-game-at-table", table=seated.label)
    held = holder(journal.database, seated.game_id)
    if held is None:
        raise DeskRefusal("nobody-holds", table=seated.label)
    person = journal.book.judge(judge)
    silent = silent_for(journal.database, held)
    if silent < SILENCE_S and person.role != "head":
        facts = {"table": seated.label, "person": held.person or "?", "host": held.host}
        raise DeskRefusal("holder-lives", seconds=silent, least=SILENCE_S, **facts)
    named = f"{held.person or '?'} ({held.host})"
    entry = TableTakenOver(table, judge, named, because)
    entry.check(journal.book)
    why = f"{because.strip()} ({person.name})"
    open_writer(journal.database, seated.game_id, takeover=Takeover(why, held.token)).close()
    journal.write(lambda _: entry)
    return named
