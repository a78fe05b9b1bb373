"""Typed lines nobody expects: random words, sentences of the list, and lines of moves with errors in them.

``tables()`` gives tables of all games, ``RandomLines`` lines to type there, ``Table.take`` tells what
becomes of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.typed_lines import TypedLines
from referee.app.widgets.move_list import OfferedMove
from referee.notation.completion.completions import complete
from referee.notation.parser import field_names
from referee.notation.parser.commands import command_words
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.name_index import cards_of, names_of
from referee.notation.parser.single_reading import reading
from referee.session.game_setup import new_start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from referee.words.messages import folders
from tests.kit.cases import worked
from tests.kit.session import nothing_kept
from tests.kit.typed_table import TypedTable

CLAIMS = ("military", "intrigue", "power")
JUNK = (
    '"', "„", "«", "(", ")", ",", ";", ":", ">", "/", "…", "?", "-", "+3", "0", "1", "2", "99", "-1",
    "{", "}", "move {", '{"do":"pass"}', "\\", "'", "’", "é", "ß", "İ", "Σ", "ﬁ", "😀", "\u0301", "\u200b",
    "\t", "\x1b[31m", "x" * 60, "…" * 5, "..", "a.b", ".power", "stark.", "none", "as told",
    "because", "²", "٣", "1e9",
)  # fmt: skip
LETTERS = "abcdefghijklmnoprstuwyzабвгдежзийклмнопрстуфхцчшщъыьэюяąęłńóśźż"


def tables(rng: Random, games: Sequence[str] = tuple(ADAPTERS)) -> Iterator[tuple[str, Any]]:
    """Tables of these games without end: new ones, and those at which the worked cases begin."""
    while True:
        game = rng.choice(games)
        state = begun(game) if rng.random() < 0.05 else of_case(game, rng.choice(worked(game)))
        if state is not None:
            yield game, state


def begun(game: str) -> Any:
    """A new game, with as many players as may play it."""
    return state_of(new_start(game, ""))


def of_case(game: str, case: Case) -> Any:
    """The table a case begins at, or nothing if the case is about one that cannot be."""
    try:
        return read_steps(case, adapter_of(game).casebook, case.text or adapter_of(game).game.texts[0])[0]
    except RefereeError:
        return None


class Table:
    """One table, at which lines are read and nothing stays that was entered."""

    def __init__(self, game: str, state: Any, language: str) -> None:
        self.typed = TypedTable(language, state, game)
        self.state = self.typed.controller.session.state
        self.listed = self.typed.listed()
        self.wording = self.typed.wording
        self.lines = self._lines(self.typed.controller.session)
        self.lexicon = lexicon(game)
        self.names = names_of(self.lexicon, self.state, cards_of(self.typed.controller.session))

    def _lines(self, session: Session) -> TypedLines:
        return TypedLines(session, self.wording, lambda: self.listed)

    @property
    def session(self) -> Session:
        """The table as it was, for one line."""
        of = self.typed.controller.session
        return Session(of.adapter, self.state, of.texts, nothing_kept)

    def read(self, line: str) -> None:
        """Reads a line without asking what else it may have meant.

        Raises: whatever no line may raise.
        """
        there = TypedLine(line, self.session, language=self.wording.language)
        with suppress(ParseError):
            if there.tokens:
                reading(there)

    def read_on_the_screen(self, line: str) -> None:
        """Reads a line as the screen does, with all it may have meant instead.

        Raises: whatever no line may raise.
        """
        with suppress(RefereeError):
            self._lines(self.session)._read(line)

    def take(self, line: str) -> str:
        """What becomes of a line that is completed, read and entered: the key of a message, or of an outcome.

        Raises: whatever no line may raise.
        """
        session = self.session
        lines = self._lines(session)
        complete(line, len(line), session, self.wording.language)
        try:
            found = lines._read(line)  # what it raises is not caught here
            if not isinstance(found, tuple):
                return "listed" if isinstance(found, OfferedMove) else "command"
            return _entered(session, found)
        except RefereeError as error:
            return self._told(error)

    def _told(self, error: RefereeError) -> str:
        said = self.wording.error(error)
        assert said, error
        return error.says if isinstance(error, ParseError) else type(error).__name__


def _entered(session: Session, moves: tuple[Move, ...]) -> str:
    for move in moves:
        outcome = session.enter(move)
        if outcome.kind is not OutcomeKind.DONE:
            break
    return str(outcome.kind)


class RandomLines:
    """Lines for one table."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.valid = [*self._of_moves()]
        words = table.lexicon.words
        self.heads = sorted({*table.lexicon.forms, *table.lexicon.effects})
        several = (
            *words.leads.values(),
            *words.values.values(),
            *words.houses.values(),
            *command_words().values(),
        )
        self.words = [word for one in several for some in one.values() for word in some]
        names = table.names
        self.names = [text for one in names.things for text in (one.id, *names.texts(one.id))]
        self.names += [
            *names.seats,
            *(face.name(language) for face, _ in names.face_keys() for language in folders()),
        ]
        ways: tuple[Callable[[], str], ...] = (
            self.words_of_the_lexicon, self.a_verb_and_names, self.mutated, self.mutated, self.mutated,
            self.filled_sentence, self.outcome, self.correction, self.letters,
        )  # fmt: skip
        self.ways = ways

    def line(self) -> str:
        """One line."""
        return self.rng.choice(self.ways)()

    def _of_moves(self) -> Iterator[str]:
        """The lines of what the list offers, in any language, and its sentences."""
        for one in self.rng.sample(self.table.listed, min(6, len(self.table.listed))):
            yield one.says
            if one.choice is not None:
                pick = one.choice.among[: max(1, one.choice.least)]
                yield self.table.lines.line_of(
                    one.choice.with_picks(tuple(pick)) if one.choice.pick else one.choice.move
                )

    def name(self) -> str:
        """A card, a seat, an area: whole, in part, in quotes, or with another ending."""
        said = self.rng.choice(self.names) if self.names else "x"
        way = self.rng.randrange(5)
        if way == 0:
            return f'"{said}"'
        if way == 1:
            return self.rng.choice(said.split() or [said])
        if way == 2:
            return said[:-1] + self.rng.choice(LETTERS)
        return said.lower() if way == 3 else said

    def names_listed(self) -> str:
        """A few of them."""
        return self.rng.choice((", ", " ", " и ", "; ")).join(
            self.name() for _ in range(self.rng.randint(1, 4))
        )

    def word(self) -> str:
        """Anything that is a word of this game, or no word at all."""
        chance = self.rng.random()
        if chance < 0.1:
            return self.rng.choice(JUNK)
        if chance < 0.2:
            return str(self.rng.randint(-2, 20))
        if chance < 0.5:
            return self.name()
        return self.rng.choice(self.heads if chance < 0.7 else self.words)

    def words_of_the_lexicon(self) -> str:
        """Up to a dozen words in any order."""
        return " ".join(self.word() for _ in range(self.rng.randint(1, 12)))

    def a_verb_and_names(self) -> str:
        """Somebody does something to something, with a word or two behind it."""
        seat = self.rng.choice(list(self.table.state.seats) or ["stark"])
        parts = [seat, self.rng.choice(self.heads), self.names_listed()]
        while self.rng.random() < 0.5:
            parts += [self.rng.choice(self.words), self.names_listed()]
        return " ".join(parts)

    def mutated(self) -> str:
        """A line that can be read, with a few words changed."""
        words = (self.rng.choice(self.valid) if self.valid else "pass").split()
        for _ in range(self.rng.randint(0, 3)):
            at = self.rng.randrange(len(words) + 1)
            way = self.rng.randrange(6)
            if way == 0:
                words.insert(at, self.word())
            elif at < len(words):
                words[at : at + 1] = self._changed(words, at, way)
        return " ".join(words)

    def _changed(self, words: list[str], at: int, way: int) -> list[str]:
        word = words[at]
        if way == 1:
            return []
        if way == 2:
            return [self.word()]
        if way == 3:
            return [word, word]
        if way == 4:
            cut = self.rng.randrange(len(word) + 1)
            return [word[:cut] + self.rng.choice(LETTERS) + word[cut + 1 :]]
        return [self.rng.choice(words), word.upper()]

    def filled_sentence(self) -> str:
        """A sentence of the list with names in its hole."""
        says = self.rng.choice([one.says for one in self.table.listed] or ["…"])
        return says.replace("…", self.names_listed())

    def outcome(self) -> str:
        """A challenge of which the result is told."""
        words = self.table.lexicon.words
        parts = [self.rng.choice(list(self.table.state.seats) or ["stark"])]
        parts += [self.rng.choice(("won", "lost", "unopposed", "печели", "wygrywa", "побеждает", ""))]
        parts += [self.rng.choice(self._words_of(self.rng.choice(CLAIMS), words.values))]
        for lead in ("against", "with", "claim", "killed", "discarded", "unopposed", "as_told"):
            if self.rng.random() < 0.4:
                told = str(self.rng.randint(0, 3)) if lead == "claim" else self.names_listed()
                parts += [self.rng.choice(self._words_of(lead, words.leads)), told]
        return " ".join(parts)

    def _words_of(self, key: str, among: Any) -> list[str]:
        return [word for some in among.get(key, {"en": (key,)}).values() for word in some]

    def correction(self) -> str:
        """Something is told or set right."""
        game = self.table.typed.controller.session.adapter.game.id
        grammar = self.table.lexicon.grammar
        of = self.rng.choice(["", *self.table.state.seats, *(one.id for one in self.table.names.things)])
        known = grammar.fields(self.table.state, of, False) or ("power",)
        field = self.rng.choice(field_names.called(game, self.rng.choice(known)))
        head = self.rng.choice(("set", "popraw", "поправя", "исправить", "tell", "кажи", "поправка"))
        because = self.rng.choice(("", "because counted", "защото", "bo tak"))
        value = self.rng.choice((self.word(), str(self.rng.randint(-3, 30)), self.names_listed()))
        return f"{head} {of} {field} {value} {because}"

    def letters(self) -> str:
        """Letters and signs of several alphabets."""
        signs = LETTERS + " \t,.;:>()/\"'„”«»{}[]…!?0123456789"
        return "".join(self.rng.choice(signs) for _ in range(self.rng.randint(0, 60)))
