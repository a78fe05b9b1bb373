"""A position written as text: of a case, of a table, of a ruling that somebody doubts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import Case
from engine.kernel.cases.position_form import Group, LineForm, PositionForm, RawRecord, Starts, TextRecord
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Ruling
from referee import __version__
from referee.notation.parser.lexicon import folded
from referee.position.dispute import lines_of
from referee.position.names import CardNames, SeatNames, value_at
from referee.position.reader import read_text
from referee.position.record_reader import with_case
from referee.position.record_writer import RecordWriter
from referee.position.text_lines import AROUND, DisputedLine
from referee.position.value_reader import FULL, REAL, TOLD, UNTOLD
from referee.position.value_writer import meaning, quotation
from referee.position.vocabulary import form_of, game_words, mode_words
from referee.session.files.named_files import write_new
from referee.session.registry import adapter_of


def write_text(
    game: str,
    position: RawRecord,
    language: str,
    disputed: tuple[DisputedLine, ...] = (),
    case: RawRecord | None = None,
    *,
    seen: bool = False,
) -> str:
    """The text that reads as this position, with its disputed lines; ``seen``: it tells what can be seen.

    A record that the short form cannot tell is written as JSON; so is the whole position, if need be.

    Raises:
        Unreadable: the game has no position text.
    """
    form = form_of(game).as_seen if seen else form_of(game)
    lines = "".join(f"{line}\n" for line in _disputed(disputed))
    for raw in (False, True):
        text = _TextWriter(game, form, position, language, case or {}, raw=raw).text() + lines
        if _reads_as(text, position, form, language, seen=seen):
            return text
    return _as_json(game, position, language, case or {}) + lines


def _reads_as(text: str, position: RawRecord, form: PositionForm, language: str, *, seen: bool) -> bool:
    try:
        read = read_text(text, language, seen=seen)
    except Unreadable:
        return False
    return read.language == language and meaning(read.position, form) == meaning(position, form)


def _as_json(game: str, position: RawRecord, language: str, case: RawRecord) -> str:
    words = game_words(game, language)
    entries = {**position, **{f"case.{name}": value for name, value in case.items()}}
    fields = (f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in entries.items())
    return f"{words.common.games[game][0]} {', '.join([*fields, mode_words(language)[FULL][0]])}\n"


def _disputed(lines: tuple[DisputedLine, ...]) -> Iterator[str]:
    for line in lines:
        yield f"{'??' if line.everything else '?'} {line.text}"
        for name in AROUND:
            if name in line.around:
                yield f"{name}={json.dumps(line.around[name], ensure_ascii=False)}"


class _TextWriter:
    """One position being written."""

    def __init__(
        self,
        game: str,
        form: PositionForm,
        position: RawRecord,
        language: str,
        case: RawRecord,
        *,
        raw: bool,
    ) -> None:
        self._game, self._form, self._position, self._language = game, form, position, language
        self._words = game_words(game, language)
        self._seats = SeatNames(self._words, form.seats)
        names = CardNames(game, form)
        looks_up = names.cards is not None and self._looks_up(position)
        mode = REAL if looks_up else TOLD if form.printed and self._is_untold(position) else FULL
        self._mode, self._case = mode, case
        self._writer = RecordWriter(form, self._words, names, self._seats, mode, raw=raw)
        self._titles = dict(self._unique_titles(names)) if looks_up and not raw else {}
        """Card -> the title by which the challenge names it, where no other card has it."""

    def _unique_titles(self, names: CardNames) -> Iterator[tuple[str, str]]:
        """The titles, where every card is one of the catalogue."""
        cards, seats = names.cards, self._position.get("seats")
        around = [list(seat.values()) for seat in seats if isinstance(seat, dict)] if seats else []
        known = dict(_cards_in(around))
        if cards is None or not all(map(cards.has, known.values())):
            return
        faces = {id_: cards.face(card) for id_, card in known.items()}
        called = Counter(name for face in faces.values() for name in set(map(folded, names.names_of(face))))
        for id_, face in faces.items():
            title = face.name(self._language)
            if called[folded(title)] == 1:
                words = map(self._writer.values.may_stand, title.split())
                yield id_, title if all(words) else quotation(title)

    def _looks_up(self, value: Any) -> bool:
        """Whether a card of the position is one of the catalogue."""
        if isinstance(value, dict):
            return isinstance(value.get("card"), str) or any(map(self._looks_up, value.values()))
        return isinstance(value, list) and any(map(self._looks_up, value))

    def _is_untold(self, value: Any) -> bool:
        """Whether a value of a card is untold."""
        if isinstance(value, dict):
            return any(part == UNTOLD or self._is_untold(part) for part in value.values())
        return isinstance(value, list) and any(map(self._is_untold, value))

    def text(self) -> str:
        for line in self._form.lines:
            if line.starts is Starts.SEAT and not self._form.seats:
                there = self._position.get(line.at)
                for part in there if isinstance(there, list) else ():
                    if isinstance(part, dict):
                        self._seats.ids.append(str(part.get(line.record.name)))
        lines = [text for line in self._form.lines for text in self._lines(line)]
        return "\n".join([self._head(), *lines]) + "\n"

    def _head(self) -> str:
        record = with_case(self._form.head)
        raw = {name: value for name, value in self._position.items() if not self._has_line(name, value)}
        if self._case:
            raw["case"] = self._case
        parts = list(self._writer.fields(raw, record, {}))
        mode = [mode_words(self._language)[self._mode][0]] if self._form.printed else []
        start = " ".join([self._words.common.games[self._game][0], *parts[:2]])
        return ", ".join([start, *parts[2:], *mode])

    def _has_line(self, name: str, value: Any) -> bool:
        """Whether lines of their own tell this field."""
        form = next((line for line in self._form.lines if line.at == name), None)
        return form is not None and isinstance(value, list if form.many else dict)

    def _lines(self, form: LineForm) -> Iterator[str]:
        there = self._position.get(form.at)
        if form.stacked:
            if isinstance(there, list) and there:
                yield f"{self._words.field(form.word)[0]}: {', '.join(map(self._stack(form), there))}"
        elif form.many:
            for part in there if isinstance(there, list) else ():
                yield self._line(form, part)
        elif isinstance(there, dict):
            yield self._line(form, there)

    def _stack(self, form: LineForm) -> Any:
        return lambda place: " + ".join(
            self._writer.record(card, form.record, self._position) for card in place
        )

    def _line(self, form: LineForm, raw: RawRecord) -> str:
        record = form.record
        shown, opened = self._without_empty(raw, record)
        start = self._seat(raw, record) if record.named_by_seat else ""
        fields = " ".join([*([start] if start else []), self._writer.record(shown, record, self._position)])
        groups = "".join(self._groups(raw, record, opened))
        return f"{fields.strip()}{': ' + groups if groups else ''}".rstrip()

    def _seat(self, raw: RawRecord, record: TextRecord) -> str:
        id_ = str(raw.get(record.name, ""))
        written = self._seats.written(id_)
        if id_ in self._words.houses and " " not in written:
            return written
        return id_ if self._form.seats or (len(id_) == 1 and id_.isupper() and id_.isascii()) else f'"{id_}"'

    def _without_empty(self, raw: RawRecord, record: TextRecord) -> tuple[RawRecord, Group | None]:
        """The record without the field that an empty group tells, and that group."""
        for group in record.groups:
            if group.empty and raw.get(group.empty[0]) == group.empty[1] and not value_at(raw, group.at):
                return {name: part for name, part in raw.items() if name != group.empty[0]}, group
        return raw, None

    def _groups(self, raw: RawRecord, record: TextRecord, opened: Group | None) -> Iterator[str]:
        place = -1
        for number, group in enumerate(shown for shown in record.groups if not shown.inside):
            there = value_at(raw, group.at)
            if not (there if isinstance(there, list) else None) and group is not opened:
                continue
            led = number != place + 1 or not self._goes_without(group, there)
            needed = led and bool(group.word)
            yield "; " if place >= 0 or (number and not needed) else ""
            lead = f"{self._words.field(group.word)[0]} " if needed else ""
            yield f"{lead}{', '.join(self._things(group, there or [], raw))}"
            place = number

    def _goes_without(self, group: Group, there: list[Any] | None) -> bool:
        """Whether cards stand in a group without its word: looked up, they lie among those of their type."""
        cards = self._writer.names.cards
        for entry in there or ():
            face = entry.get("card") if isinstance(entry, dict) else None
            if face and cards is not None and cards.has(face) and cards.face(face).type.value != group.kind:
                return False
        return True

    def _things(self, group: Group, there: list[Any], raw: RawRecord) -> Iterator[str]:
        for entry in there:
            if group.of is None:
                yield self._titles.get(str(entry)) or self._writer.values.plain(str(entry))
            else:
                yield self._writer.record(entry, group.of, raw, group.kind)


def _cards_in(value: Any) -> Iterator[tuple[str, str]]:
    """Every card that has an id, with its card of the catalogue; empty: it has none."""
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        yield value["id"], str(value.get("card") or "")
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _cards_in(part)


def public_position(adapter: GameAdapter, state: Any) -> RawRecord:
    """The position of a table without what not everybody knows.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    if adapter.position_of is None:
        raise Unreadable("no_position_text", game=adapter.game.id)
    return adapter.position_of(adapter.outward(state))


def table_text(adapter: GameAdapter, state: Any, language: str) -> str:
    """The position text of a table, without what not everybody knows.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    return write_text(adapter.game.id, public_position(adapter, state), language)


def seen_text(adapter: GameAdapter, state: Any, language: str) -> str:
    """The text of a table as it can be seen, where closed cards have no name.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    outward = adapter.outward(state)
    position = adapter.position_seen(outward) if adapter.position_seen else public_position(adapter, state)
    return write_text(adapter.game.id, position, language, seen=True)


SAMPLES = Path(__file__).parent / "samples.json"
"""A short dispute of each game, to show how one is typed."""


@cache
def _samples() -> dict[str, Case]:
    cases = msgspec.json.decode(SAMPLES.read_bytes(), type=list[Case])
    return {case.game: case for case in cases}


def sample_text(game: str, language: str) -> str:
    """A short dispute of a game as it is typed in a language.

    Raises:
        Unreadable: the game has none.
    """
    case = _samples().get(game)
    if case is None:
        raise Unreadable("no_position_text", game=game)
    return write_text(game, case.position, language, lines_of(case, adapter_of(game), language))


REMARK = "; "
"""Begins a line that nobody judges."""
MOST_FILES = 1000


def doubtful_ruling(
    adapter: GameAdapter, state: Any, line: str, rulings: tuple[Ruling, ...], words: str, language: str
) -> str:
    """The text: `referee judge FILE` reads it and rules again.

    ``state``: the table before the move; ``line``: the move as it is typed; ``words``: what somebody thinks.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    ruled = [f"{ruling.text}: {ruling.verdict} {' '.join(ruling.because)}".rstrip() for ruling in rulings]
    remarks = (f"Referee {__version__}", *ruled, *words.splitlines())
    position = table_text(adapter, state, language)
    return "\n".join((position.rstrip(), f"? {line}", *(f"{REMARK}{remark}" for remark in remarks), ""))


def keep_text(text: str, folder: Path, name: str) -> Path:
    """Writes the text into a folder: `NAME.txt`, or with a number where that is there.

    Raises:
        Unreadable: it cannot be written there.
    """
    names = (name, *(f"{name}-{number}" for number in range(2, MOST_FILES)))
    free = next((candidate for candidate in names if not (folder / f"{candidate}.txt").exists()), name)
    return write_new(folder / f"{free}.txt", text.encode())
