"""A line that tells what lies before a seat, read at a table: names mean the cards that lie there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any

from msgspec import Struct

from cards.facts import Face
from engine.kernel.cases.position_form import Group, LineForm, PositionForm, RawRecord, Starts
from engine.kernel.corrections import CorrectAll, FieldCorrection
from engine.kernel.decisions import Move
from engine.kernel.errors import refuse
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.position.names import CardNames, SeatNames, list_at, put_value
from referee.position.record_reader import RecordReader
from referee.position.text_lines import GroupReader, unexpected
from referee.position.tokens import Cursor, Kind, PositionError, TextToken, tokens
from referee.position.value_reader import FULL
from referee.position.vocabulary import GameWords, form_of, game_words, sign_words
from referee.session.controller import GameController, fresh_id
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from referee.words.messages import folders

COPIES = re.compile(r"[xх×](\d)", re.IGNORECASE)
"""``x2``: two copies of a card lie there, one of them under the other."""
LONGEST_TITLE = 8
DUPLICATES = "duplicates"
IN_PLAY = "play"
NEW = "new:"
"""Before the id of a card that the table does not have yet."""


class SeenCard(Struct, frozen=True):
    """A card that lies on the table and that the record does not have yet."""

    id: str
    face: Face


class SeenLine(Struct, frozen=True):
    """The facts of one line about a seat, an area or a row."""

    at: str
    raw: RawRecord
    new: tuple[SeenCard, ...] = ()


def read_seen(text: str, session: Session, language: str) -> SeenLine:
    """Reads a line about one seat, area or row in any language.

    Raises:
        PositionError: names column, what was read and what may stand there.
        Unreadable: the text holds control characters.
    """
    refuse(text, "text")
    errors: list[PositionError] = []
    for folder in (language, *(other for other in folders() if other != language)):
        try:
            return _SeenReader(text, session, folder).read()
        except PositionError as error:
            errors.append(error)
    raise max(errors, key=lambda error: error.column)


class _SeenNames(CardNames):
    """Names of cards at a table."""

    def __init__(self, text: str, session: Session, form: PositionForm, names: NameIndex) -> None:
        super().__init__(session.adapter.game.id, form, cards_of(session))
        self._text, self._names = text, names
        self.seat = ""
        self.new: dict[str, SeenCard] = {}

    def id_of(self, name: str, face: Face | None) -> str:
        """The card on the table with this name; one of this seat before others, a new one if none is."""
        del face
        reference = self._names.card(name, self.seat, IN_PLAY)
        if reference is not None:
            own = [
                card_id for card_id in reference.ids if card_id in self._names.pool(self.seat, IN_PLAY)
            ] or list(reference.ids)
            free = [card for card in own if card not in self.taken] or own
            return free[0]
        new_id = f"{NEW}{name}"
        self.new[new_id] = SeenCard(new_id, self._face(name))
        return new_id

    def title(self, words: list[str]) -> int:
        """How many of these words are the whole name of a card here or in the catalogue; 0: none are."""
        for length in range(min(len(words), LONGEST_TITLE), 1, -1):
            if self._names.card(" ".join(words[:length]), "", "", whole=True) is not None:
                return length
        return super().title(words)

    def _face(self, name: str) -> Face:
        """The card of the catalogue that is meant.

        Raises:
            PositionError: none, or more than one.
        """
        like = self._names.faces_like(name)
        meant = self._names.face(name) or (like[0] if len(like) == 1 else None)
        if meant is None:
            near = [face.name() for face in like] or self._near(name, plot=False)
            column = self._text.find(name) + 1
            raise PositionError("position_card_unknown", 1, max(1, column), read=name, wanted=near)
        return meant

    def card_named(self, typed: TextToken, name: str) -> str:
        """The card on the table with this name.

        Raises:
            PositionError: none has it.
        """
        reference = self._names.card(name, self.seat, IN_PLAY)
        if reference is None:
            raise PositionError("position_card_not_here", typed.line, typed.column, read=name)
        return reference.ids[0]


Way = Callable[[Cursor, RawRecord], None]


class _SeenReader:
    """One line read in one language."""

    def __init__(self, text: str, session: Session, language: str) -> None:
        self._text, self._session = text, session
        game = session.adapter.game.id
        self._form = form_of(game)
        self._words: GameWords = game_words(game, language)
        self._index = names_of(lexicon(game), session.public, cards_of(session))
        self._names = _SeenNames(text, session, self._form, self._index)
        self._seats = SeatNames(self._words, tuple(session.state.seats))
        self._reader = RecordReader(self._form, self._words, self._names, self._seats, FULL)
        self._reader.titles = True
        self._groups = GroupReader(self._reader, self._words)
        self._found = [self._copies(token) for token in tokens(text, 1, sign_words(language))]
        self._tokens = [token for several in self._found for token in several]

    def _copies(self, token: TextToken) -> tuple[TextToken, ...]:
        """``x2`` as the number of duplicates."""
        match = COPIES.fullmatch(token.text) if token.kind is Kind.WORD else None
        if match is None:
            return (token,)
        place = token.line, token.column
        word = self._words.field(DUPLICATES)[0]
        return TextToken(Kind.WORD, word, *place), TextToken(
            Kind.WORD, str(max(0, int(match[1]) - 1)), *place
        )

    def read(self) -> SeenLine:
        if not self._tokens:
            raise PositionError("position_empty", 1, 1, wanted=self._seats.wanted())
        form, of, rest = self._opening()
        raw: RawRecord = {}
        if form.starts is Starts.WORD:
            cursor = Cursor(rest, 1, len(self._text))
            raw = {form.at: self._groups.stacks(cursor, form.record, {})}
            self._ended(cursor)
        else:
            self._names.seat = of if form.record.named_by_seat else ""
            raw[form.record.name] = of
            for section in self._sections(rest, form):
                self._section(section, form, raw)
        for pending in self._reader.pending:
            pending.keep(self._names.card_named(pending.typed, pending.name))
        return SeenLine(form.at, raw, tuple(self._names.new.values()))

    def _opening(self) -> tuple[LineForm, str, list[TextToken]]:
        """The form of the line, what it is of, and what follows."""
        cursor = Cursor(self._tokens, 1, len(self._text))
        for form in self._form.seen or self._form.lines:
            if form.starts is Starts.WORD and (length := self._groups.opens(form.word, cursor)):
                return form, "", _behind(self._tokens, length)
            if form.starts is Starts.SEAT and (seat := self._seats.exactly(cursor.here)):
                return form, seat, _behind(self._tokens, 1)
            if form.starts is Starts.NAME and (named := self._thing(cursor)):
                return form, named[0], _behind(self._tokens, named[1])
        wanted = (*self._seats.wanted(), *(self._index.texts(thing.id)[0] for thing in self._index.things))
        raise PositionError(
            "position_seat_unknown", 1, cursor.here.column, read=cursor.here.text, wanted=wanted
        )

    def _thing(self, cursor: Cursor) -> tuple[str, int]:
        """The thing on the table that the first words name, and how many words these are."""
        for length in range(4, 0, -1):
            phrase = cursor.phrase(length) or (cursor.here.text if length == 1 else "")
            reference = self._index.card(phrase, "", "", whole=length > 1) if phrase else None
            if reference is not None and len(reference.ids) == 1:
                return reference.ids[0], length
        return "", 0

    def _sections(self, line_tokens: list[TextToken], form: LineForm) -> Iterator[list[TextToken]]:
        """The parts of a line between semicolons, and before a colon that opens no group."""
        section: list[TextToken] = []
        for token in line_tokens:
            if token.is_sign(";") or (token.is_sign(":") and not self._opens(section, form)):
                yield section
                section = []
            else:
                section.append(token)
        yield section

    def _opens(self, section: list[TextToken], form: LineForm) -> bool:
        """Whether these words open a group of the line."""
        cursor = Cursor(section, 1, len(self._text))
        words = (group.word for group in form.record.groups if group.word)
        return any(section and self._groups.opens(word, cursor) == len(section) for word in words)

    def _section(self, section: list[TextToken], form: LineForm, raw: RawRecord) -> None:
        """Fields of what the line is of, or a list of things that lie there."""
        if not section:
            return
        groups = [group for group in form.record.groups if not group.inside]
        ways: list[Way] = [partial(self._fields, form), *(partial(self._cards, group) for group in groups)]
        errors: list[PositionError] = []
        for way in ways:
            trial, taken, new = deepcopy(raw), dict(self._names.taken), dict(self._names.new)
            cursor = Cursor(section, 1, len(self._text))
            try:
                way(cursor, trial)
                self._ended(cursor)
            except PositionError as error:
                errors.append(error)
                self._names.taken, self._names.new = taken, new
                continue
            raw.update(trial)
            return
        raise max(reversed(errors), key=lambda error: error.column)  # of a list, where both stop there

    def _fields(self, form: LineForm, cursor: Cursor, raw: RawRecord) -> None:
        raw.update(self._reader.read(cursor, form.record, {}, name=str(raw[form.record.name]), loose=True))

    def _cards(self, group: Group, cursor: Cursor, raw: RawRecord) -> None:
        opened = self._groups.opens(group.word, cursor) if group.word else 0
        cursor.at += opened
        if opened:
            cursor.takes(":")
        while not cursor.over and group.of is not None:
            card = self._reader.read(cursor, group.of, raw, group)
            put_value(raw, group.at, [*list_at(raw, group.at, cursor.here), card])
            if not cursor.takes(",") and not cursor.over:
                raise unexpected(cursor, (",", ";"))

    @staticmethod
    def _ended(cursor: Cursor) -> None:
        if not cursor.over:
            raise unexpected(cursor, (",", ";"))


def _behind(line_tokens: list[TextToken], opened: int) -> list[TextToken]:
    rest = line_tokens[opened:]
    return rest[1:] if rest and rest[0].is_sign(":") else rest


HAND = "hand"


class SeenEntry(Struct, frozen=True):
    """The moves and corrections to enter, and the facts that stay as they are."""

    shows: tuple[Move, ...]
    """Cards that were told, which come from the hand of their player."""
    changes: tuple[FieldCorrection, ...]
    unnamed: tuple[str, ...]
    """What lies there and was not named."""
    untouched: tuple[str, ...]
    """Fields that cannot be set right by hand."""

    def moves(self, reason: str) -> tuple[Move, ...]:
        """All of it, the corrections as one."""
        together = (CorrectAll(changes=self.changes, reason=reason),) if self.changes else ()
        return (*self.shows, *together)


def seen_entry(controller: GameController, text: str, language: str) -> SeenEntry:
    """The changes that a line about the table would make.

    Raises:
        PositionError: it cannot be read.
    """
    line = read_seen(text, controller.session, language)
    trial = controller.branch()
    shows, raw, left = [], line.raw, []
    for card in line.new:
        move, id_ = _shown(trial, line, card)
        if trial.session.enter(move).kind is OutcomeKind.DONE:
            shows.append(move)
        else:
            left.append(card.face.name(language))
        raw = _renamed(raw, card.id, id_)
    session = trial.session
    differences = session.adapter.seen_differences(session.public, line.at, raw)
    return SeenEntry(tuple(shows), differences.changes, differences.unnamed, (*differences.untouched, *left))


def _shown(trial: GameController, line: SeenLine, card: SeenCard) -> tuple[Move, str]:
    """The move that names a card of a hand, and the id the card gets by it."""
    name, kind = trial.cards.title(card.face.id, "en")
    id_ = fresh_id(trial.view, name)
    facts: dict[str, Any] = {"id": id_, "name": name, "kind": kind, "face": card.face.id}
    adapter = trial.session.adapter
    move = adapter.know(str(line.raw["id"]), HAND, {**facts, **trial.cards.printed(card.face.id)})
    return adapter.made_public(move), id_


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {key: _renamed(item, old, new) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, old, new) for item in value]
    return new if value == old else value
