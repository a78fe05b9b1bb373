"""The rules for another program: read by their id, asked in a player's words."""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING

from referee.library.bad_input import BadInput, check_game, check_language
from referee.session.settings import rulebook_file
from rulebook.asking import answers
from rulebook.database.store import Rulebook

if TYPE_CHECKING:
    from rulebook.asking.answers import AskResult
    from rulebook.content.models import Section

OPEN = local()
"""The rulebook of each thread: SQLite lends a connection to nobody else."""


def _book() -> Rulebook:
    if not hasattr(OPEN, "book"):
        OPEN.book = Rulebook(rulebook_file())
    book: Rulebook = OPEN.book
    return book


def rule(id_: str, *, language: str = "en") -> Section:
    """A rule in the words of a language, with the places where it is printed.

    Raises:
        UnknownRule: no rule has this id; ``nearest`` are the ids most like it.
        BadInput: there is no such language.
    """
    check_language(language)
    return _book().section(id_, language)


def ask(question: str, *, game: str | None = None, language: str | None = None, limit: int = 5) -> AskResult:
    """The rule that answers a question, or none, and the rules nearest to it.

    Args:
        game: only the rules of this game.
        language: of the question and the titles; left out, the words decide it.
        limit: how many of the nearest rules at most.

    Raises:
        BadInput: there is no such language or game, or the limit is below 1.
    """
    if language is not None:
        check_language(language)
    if game is not None:
        check_game(game, _book().index.games, language)
    if limit < 1:
        raise BadInput("", f"the limit is {limit}; it must be at least 1")
    return answers.ask(_book(), question, game, language, limit)
