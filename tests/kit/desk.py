"""A tournament for tests: who is there, a disputed position, and its other tellings."""

from __future__ import annotations

from referee.desk import ruling_actions, tournament_actions
from referee.desk.judged_questions import JudgedQuestion, of_text
from referee.desk.tournament_journal import DeskJournal
from referee.storage.database import Database

HEAD, JUDGE, STARK, LANNISTER = 1, 2, 3, 4
TABLE = 1
HOUR_MS = 3_600_000
DISPUTED = """\
hbo r3 challenges, lannister to act, real cards
stark 2g 4p h3: eddard k4mp, jon 3m, arya 2mi
lannister 1g 6p h2 claim2: hound 4m, gregor k5m, tyrion 2ip
? lannister military gregor
"""
"""Gregor kneels, so he does not attack."""


def a_tournament(database: Database, name: str = "Autumn Cup") -> DeskJournal:
    journal = tournament_actions.new_tournament(database, name)
    tournament_actions.add_person(journal, "Anna", "head", "en")
    tournament_actions.add_person(journal, "Boris", "judge", "bg")
    tournament_actions.add_person(journal, "Mira", "player", "bg")
    tournament_actions.add_person(journal, "Ivan", "player", "ru")
    tournament_actions.add_table(journal, "1", 1, 0, HOUR_MS)
    tournament_actions.seat(journal, TABLE, "stark", STARK)
    tournament_actions.seat(journal, TABLE, "lannister", LANNISTER)
    return journal


def a_question() -> JudgedQuestion:
    return of_text(DISPUTED, "en")


def a_ruling(journal: DeskJournal, judge: int = JUDGE) -> int:
    """A ruling that is given on the disputed position."""
    number = ruling_actions.ask(journal, TABLE, "does Gregor attack?").number
    return ruling_actions.give(journal, number, judge, a_question().grounds, "He kneels.").number
