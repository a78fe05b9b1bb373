"""What is done at the desk, one function for each; all of it becomes an entry of the tournament."""

from __future__ import annotations

from typing import Literal

from referee.desk.entries.calls import CallClosed, CallMade, CallReturned, CallTaken, extension_offered
from referee.desk.entries.penalties import PenaltyGiven, PenaltyLifted
from referee.desk.entries.rulings import RulingAppealed, RulingAsked, RulingGiven, RulingSettled
from referee.desk.entries.tables import (
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
    mark_of,
    new_salt,
)
from referee.desk.policy.document import Infraction, default_text, read_policy
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_journal import DeskJournal, begin_tournament
from referee.desk.tournament_rows import (
    JUDGES,
    CallReason,
    DeskRefusal,
    DeskRuling,
    JudgeCall,
    Peek,
    Penalty,
    Person,
    Role,
    TournamentTable,
)
from referee.desk.verdicts import RulingGrounds, head_of
from referee.storage import device
from referee.storage.database import Database
from referee.storage.lease import SILENCE_S, holder, silent_for
from referee.storage.recovery import Takeover, open_writer

OWN_RULE = "policy."
"""Before the id of an infraction that no rule of a game names."""


def new_tournament(database: Database, name: str, policy: str = "") -> DeskJournal:
    """A new tournament under a policy; without one under that of the program, as it is today."""
    text = policy or default_text()
    read_policy(text)  # before there is anything
    journal = begin_tournament(database, name)
    journal.write(lambda _: PolicySet(text))
    return journal


def set_policy(journal: DeskJournal, text: str, judge: int) -> DeskEntry:
    """Another policy from here on."""
    read_policy(text)
    return journal.write(lambda _: PolicySet(text, judge))


def add_person(journal: DeskJournal, name: str, role: Role, language: str) -> Person:
    """Somebody takes part.

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
    """Forgets the names; what was ruled stays. Returns how many."""
    for number in persons:
        journal.write(lambda _, number=number: PersonErased(number))  # type: ignore[misc]  # mypy infers no default
    journal.database.vacuum()
    return len(persons)


def the_judge(book: DeskBook, named: str) -> Person:
    """Who acts: whoever is named, or whose name is that of the account, or the only judge there is.

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
    """A table of a round; 0: of the last."""
    journal.write(
        lambda book: TableAdded(
            book.next_number(TournamentTable), round_ or book.round or 1, label, game, limit_ms
        )
    )
    return journal.book.all(TournamentTable)[-1]


def seat(journal: DeskJournal, table: int, seat_: str, person: int) -> DeskEntry:
    """Who plays a seat."""
    return journal.write(lambda _: PersonSeated(table, seat_, person))


def link_game(journal: DeskJournal, table: int, game: int) -> DeskEntry:
    """The saved game that mirrors a table."""
    return journal.write(lambda _: GameLinked(table, game))


def start_clock(journal: DeskJournal, table: int, limit_ms: int, judge: int) -> DeskEntry:
    """The time of a table runs."""
    return journal.write(lambda book: ClockStarted(table, limit_ms or book.table(table).limit_ms, judge))


def call_judge(
    journal: DeskJournal, table: int, seat_: str = "", about: CallReason = "rule", words: str = ""
) -> JudgeCall:
    """A table calls a judge; its clock stops."""
    journal.write(lambda book: CallMade(book.next_number(JudgeCall), table, seat_, about, words))
    return journal.book.all(JudgeCall)[-1]


def take_call(journal: DeskJournal, call: int, judge: int) -> DeskEntry:
    """One judge goes; whoever comes second is refused."""
    return journal.write(lambda _: CallTaken(call, judge))


def return_call(journal: DeskJournal, call: int, judge: int) -> DeskEntry:
    """The judge cannot go; the call waits again."""
    return journal.write(lambda _: CallReturned(call, judge))


def close_call(
    journal: DeskJournal, call: int, judge: int, extension_ms: int | None = None, ruling: int = 0
) -> int:
    """The call is answered; without a number the table gets back the time since it called. Returns it."""
    given = extension_offered(journal.refresh().call(call), journal.now())
    given = given if extension_ms is None else extension_ms
    journal.write(lambda book: CallClosed(call, judge, given, ruling or answered_by(book, book.call(call))))
    return given


def answered_by(book: DeskBook, call: JudgeCall) -> int:
    """The last ruling that was given at the table since the call was made; 0: none."""
    since = (
        ruling.number
        for ruling in book.rulings_at(call.table_number)
        if any(step.state == "given" and step.at >= call.at for step in book.steps.get(ruling.number, ()))
    )
    return max(since, default=0)


def extend(journal: DeskJournal, table: int, judge: int, extension_ms: int, because: str) -> DeskEntry:
    """More time for a table, or less."""
    return journal.write(lambda _: TimeExtended(table, judge, extension_ms, because))


def note(journal: DeskJournal, judge: int, words: str, table: int = 0) -> DeskEntry:
    """A remark of a judge."""
    return journal.write(lambda _: NoteMade(judge, words, table))


def ask(journal: DeskJournal, table: int, asked: str, judge: int = 0, position: str = "") -> DeskRuling:
    """A question; where a game mirrors the table, at its last entry."""
    game = journal.refresh().table(table).game_id
    head = head_of(journal.database, game) if game else None
    place = (game, head.number, head.link) if head is not None else (game, 0, "")
    journal.write(
        lambda book: RulingAsked(book.next_number(DeskRuling), table, asked, *place, position, judge)
    )
    return journal.book.all(DeskRuling)[-1]


def give(
    journal: DeskJournal,
    ruling: int,
    judge: int,
    grounds: RulingGrounds | None,
    words: str = "",
    *,
    provisional: bool = False,
    replaces: int = 0,
) -> DeskRuling:
    """A ruling is given; without a judged question in the judge's own words.

    One that was provisional and is only given other words stays as it was judged.
    """
    if grounds is None and not (provisional or replaces) and journal.book.ruling(ruling).provisional:
        return make_final(journal, ruling, judge, words)

    def entry(book: DeskBook) -> DeskEntry:
        language = book.person(judge).language
        if grounds is None:
            return RulingGiven(ruling, judge, words, None, (), (), provisional, "", replaces)
        receipt, key = grounds.receipt, grounds.key
        decided = book.policy.touching(receipt.rules, language)
        settled = (provisional, grounds.position, replaces, grounds.seat)
        place = (grounds.entry_number, grounds.head_link)
        return RulingGiven(ruling, judge, words, receipt, key, decided, *settled, *place)

    journal.write(entry)
    return journal.book.ruling(ruling)


def make_final(journal: DeskJournal, ruling: int, judge: int, words: str = "") -> DeskRuling:
    """A provisional ruling holds for good, as it was judged; without words in those it was given in.

    Raises:
        DeskRefusal: it is not provisional.
    """

    def entry(book: DeskBook) -> DeskEntry:
        found = book.ruling(ruling)
        return RulingGiven(
            ruling,
            judge,
            words or found.words,
            found.receipt,
            found.key,
            found.decided,
            position=found.position,
            replaces=found.replaces,
            seat=found.seat,
            entry_number=found.entry_number,
            head_link=found.head_link,
        )

    journal.write(entry)
    return journal.book.ruling(ruling)


def answer(
    journal: DeskJournal,
    table: int,
    judge: int,
    asked: str,
    grounds: RulingGrounds | None = None,
    words: str = "",
    *,
    ruling: int = 0,
    provisional: bool = False,
) -> DeskRuling:
    """A ruling on the question that is named; on the one asked in these words, or on a new one."""
    number = ruling or _question(journal, table, judge, asked)
    return give(journal, number, judge, grounds, words, provisional=provisional)


def appeal_at(journal: DeskJournal, table: int, judge: int, asked: str, ruling: int = 0) -> int:
    """The head judge is asked about the ruling that is named, or about a question; returns its number."""
    number = ruling or _question(journal, table, judge, asked)
    appeal(journal, number, "", "", judge)
    return number


def _question(journal: DeskJournal, table: int, judge: int, asked: str) -> int:
    """The question that waits at a table in these words; it is asked, where none does."""
    waiting = (ruling for ruling in journal.refresh().rulings_at(table) if ruling.state == "asked")
    found = next((ruling for ruling in waiting if ruling.asked == asked), None)
    return (found or ask(journal, table, asked, judge)).number


def appeal(journal: DeskJournal, ruling: int, words: str = "", seat_: str = "", judge: int = 0) -> DeskEntry:
    """The head judge is asked."""
    return journal.write(lambda _: RulingAppealed(ruling, words, seat_, judge))


def settle(
    journal: DeskJournal, ruling: int, judge: int, state: Literal["upheld", "overruled"], words: str
) -> DeskEntry:
    """The last word on an appeal."""
    return journal.write(lambda _: RulingSettled(ruling, judge, state, words))


def infraction_of(book: DeskBook, ruling: int) -> Infraction | None:
    """The infraction the policy preselects for what decided a ruling."""
    found = book.ruling(ruling) if ruling else None
    if found is None or found.receipt is None:
        return None
    return book.policy.preselected((*found.receipt.deciding, *found.receipt.rules))


def penalise(
    journal: DeskJournal,
    person: int,
    table: int,
    judge: int,
    infraction: str,
    *,
    ruling: int = 0,
    entry: int = 0,
    level: str = "",
    because: str = "",
) -> Penalty:
    """A penalty; without a level the one that the ladder gives."""

    def made(book: DeskBook) -> DeskEntry:
        found = book.policy.infraction(infraction)
        suggested = book.policy.suggested_level(found, book, person)
        rules = _rules_for(book, found, ruling)
        number = book.next_number(Penalty)
        facts = (infraction, level or suggested, suggested, rules, ruling)
        at_entry = entry or (book.ruling(ruling).entry_number if ruling else 0)
        return PenaltyGiven(number, person, table, judge, *facts, at_entry, because)

    journal.write(made)
    return journal.book.all(Penalty)[-1]


def _rules_for(book: DeskBook, infraction: Infraction, ruling: int) -> tuple[str, ...]:
    """The rules a penalty rests on: those that decided the ruling, and that of the policy itself."""
    found = book.ruling(ruling) if ruling else None
    deciding = found.receipt.deciding if found is not None and found.receipt is not None else ()
    return (*deciding, f"{OWN_RULE}{infraction.id}")


def lift(journal: DeskJournal, penalty: int, judge: int, because: str) -> DeskEntry:
    """A penalty is taken back."""
    return journal.write(lambda _: PenaltyLifted(penalty, judge, because))


def look_at_hand(journal: DeskJournal, table: int, seat_: str, judge: int) -> Peek:
    """Written before the judge sees a card; the player sees the entry."""
    journal.write(lambda book: HandSeen(book.next_number(Peek), judge, table, seat_))
    return journal.book.all(Peek)[-1]


def end(journal: DeskJournal, judge: int) -> DeskEntry:
    """The tournament is over."""
    return journal.write(lambda _: TournamentClosed(judge))


def take_over(journal: DeskJournal, table: int, judge: int, because: str) -> str:
    """Takes the game of a table and leaves it free for whoever opens it next; returns who held it.

    Raises:
        DeskRefusal: nobody holds it, or who holds it is alive and the head judge has not spoken.
    """
    found = journal.refresh().table(table)
    if not found.game_id:
        raise DeskRefusal("no-game-at-table", table=found.label)
    held = holder(journal.database, found.game_id)
    if held is None:
        raise DeskRefusal("nobody-holds", table=found.label)
    person = journal.book.judge(judge)
    silent = silent_for(journal.database, held)
    if silent < SILENCE_S and person.role != "head":
        facts = {"table": found.label, "person": held.person or "?", "host": held.host}
        raise DeskRefusal("holder-lives", seconds=silent, least=SILENCE_S, **facts)
    named = f"{held.person or '?'} ({held.host})"
    entry = TableTakenOver(table, judge, named, because)
    entry.check(journal.book)
    why = f"{because.strip()} ({person.name})"
    open_writer(journal.database, found.game_id, takeover=Takeover(why, held.token)).close()
    journal.write(lambda _: entry)
    return named
