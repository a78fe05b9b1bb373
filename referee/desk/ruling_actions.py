"""What is done at the desk about questions, rulings and penalties: each becomes an entry."""

from __future__ import annotations

from typing import Literal

from referee.desk.entries.rulings import (
    PenaltyGiven,
    PenaltyLifted,
    RulingAppealed,
    RulingAsked,
    RulingGiven,
    RulingSettled,
)
from referee.desk.judged_questions import RulingGrounds, head_of
from referee.desk.policy.document import Infraction
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRuling, Penalty

OWN_RULE = "policy."
"""Before the id of an infraction that no rule of a game names."""


def ask(journal: DeskJournal, table: int, asked: str, judge: int = 0, position: str = "") -> DeskRuling:
    """Asks a question, at the last entry of the game that mirrors the table."""
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
) -> DeskRuling:
    """Gives a ruling; without a judged question in the judge's own words.

    One that was provisional and is only given other words stays as it was judged.
    """
    if grounds is None and not provisional and journal.book.ruling(ruling).provisional:
        return make_final(journal, ruling, judge, words)

    def entry(book: DeskBook) -> DeskEntry:
        language = book.person(judge).language
        if grounds is None:
            return RulingGiven(ruling, judge, words, None, (), (), provisional)
        receipt, key = grounds.receipt, grounds.key
        decided = book.policy.touching(receipt.rules, language)
        settled = (provisional, grounds.position, 0, grounds.seat)
        place = (grounds.entry_number, grounds.head_link)
        return RulingGiven(ruling, judge, words, receipt, key, decided, *settled, *place)

    journal.write(entry)
    return journal.book.ruling(ruling)


def make_final(journal: DeskJournal, ruling: int, judge: int, words: str = "") -> DeskRuling:
    """Makes a provisional ruling final, in other words if there are any.

    Raises:
        DeskRefusal: it is not provisional.
    """

    def entry(book: DeskBook) -> DeskEntry:
        provisional = book.ruling(ruling)
        return RulingGiven(
            ruling,
            judge,
            words or provisional.words,
            provisional.receipt,
            provisional.key,
            provisional.decided,
            position=provisional.position,
            replaces=provisional.replaces,
            seat=provisional.seat,
            entry_number=provisional.entry_number,
            head_link=provisional.head_link,
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
    """Answers the named question, the one asked in these words, or a new one."""
    number = ruling or _question(journal, table, judge, asked)
    return give(journal, number, judge, grounds, words, provisional=provisional)


def appeal_at(journal: DeskJournal, table: int, judge: int, asked: str, ruling: int = 0) -> int:
    """Appeals the named ruling, or asks the head judge a question; returns its number."""
    number = ruling or _question(journal, table, judge, asked)
    appeal(journal, number, "", "", judge)
    return number


def _question(journal: DeskJournal, table: int, judge: int, asked: str) -> int:
    """The open question of a table in these words, which is asked if there is none."""
    waiting = (ruling for ruling in journal.refresh().rulings_at(table) if ruling.state == "asked")
    question = next((ruling for ruling in waiting if ruling.asked == asked), None)
    return (question or ask(journal, table, asked, judge)).number


def appeal(journal: DeskJournal, ruling: int, words: str = "", seat_: str = "", judge: int = 0) -> DeskEntry:
    """Appeals to the head judge."""
    return journal.write(lambda _: RulingAppealed(ruling, words, seat_, judge))


def settle(
    journal: DeskJournal, ruling: int, judge: int, state: Literal["upheld", "overruled"], words: str
) -> DeskEntry:
    """Decides an appeal."""
    return journal.write(lambda _: RulingSettled(ruling, judge, state, words))


def infraction_of(book: DeskBook, ruling: int) -> Infraction | None:
    """The infraction the policy preselects for what decided a ruling."""
    given = book.ruling(ruling) if ruling else None
    if given is None or given.receipt is None:
        return None
    return book.policy.preselected((*given.receipt.deciding, *given.receipt.rules))


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
    """Gives a penalty, at the level of the ladder unless one is named."""

    def made(book: DeskBook) -> DeskEntry:
        meant = book.policy.infraction(infraction)
        suggested = book.policy.suggested_level(meant, book, person)
        rules = _rules_for(book, meant, ruling)
        number = book.next_number(Penalty)
        facts = (infraction, level or suggested, suggested, rules, ruling)
        at_entry = entry or (book.ruling(ruling).entry_number if ruling else 0)
        return PenaltyGiven(number, person, table, judge, *facts, at_entry, because)

    journal.write(made)
    return journal.book.all(Penalty)[-1]


def _rules_for(book: DeskBook, infraction: Infraction, ruling: int) -> tuple[str, ...]:
    """The rules of a penalty: those that decided the ruling, and that of the policy itself."""
    given = book.ruling(ruling) if ruling else None
    deciding = given.receipt.deciding if given is not None and given.receipt is not None else ()
    return (*deciding, f"{OWN_RULE}{infraction.id}")


def lift(journal: DeskJournal, penalty: int, judge: int, because: str) -> DeskEntry:
    """Lifts a penalty."""
    return journal.write(lambda _: PenaltyLifted(penalty, judge, because))
