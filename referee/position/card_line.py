"""A line that tells what is printed on a card or plot: ``the mountain: 4/4 mil, lannister, unique``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.cases.position_form import Holds, RawRecord, TextRecord
from referee.notation.parser.lexicon import folded, lexicon
from referee.position.names import CardNames, SeatNames
from referee.position.record_reader import RecordReader
from referee.position.tokens import Cursor, Kind, PositionError, TextToken, tokens
from referee.position.value_reader import FULL
from referee.position.vocabulary import GameWords, Phrases, form_of, game_words, phrases, sign_words
from referee.session.registry import adapter_of
from referee.words.messages import folders

COST_AND_STRENGTH = re.compile(r"(?<![\w/+-])(\d{1,2})\s*/\s*(\d{1,2})(?![\w/])")
"""``4/4``: the cost, then the strength."""
SHORTEST_PREFIX = 3
ON_THE_TABLE = ("kneeling", "duplicates", "power", "host", "owner")
"""Fields that are not printed on a card."""
PLOT = "plot"
"""Where a position keeps the numbers of a plot."""
ON_A_PLOT = ("house", "traits")
"""Fields that a plot shares with the other cards."""


class CardLine(Struct, frozen=True):
    """The title of a card with the facts of a line, named like the fields of a position."""

    title: str
    fields: RawRecord


def read_card_line(text: str, game: str, language: str) -> CardLine | None:
    """Reads a line about a card in any language; None: it is no such line."""
    title, colon, rest = text.partition(":")
    title = title.strip().strip('"„”“«»')
    form = adapter_of(game).position_text
    if not colon or not title or not rest.strip() or form is None or not _is_title(title, game):
        return None
    for folder in (language, *(other for other in folders() if other != language)):
        for record in _printed(game):
            try:
                fields = _told(rest, game, folder, record)
            except PositionError:
                continue
            if fields:
                return CardLine(title, fields)
    return None


def _is_title(title: str, game: str) -> bool:
    """Whether these words begin no other line: neither a seat nor something done."""
    known, wanted = lexicon(game), folded(title)
    seats = set().union(*known.houses.values()) | set(form_of(game).seats)
    return wanted not in known.forms and wanted not in known.effects and wanted not in seats


@lru_cache(maxsize=4)
def _printed(game: str) -> tuple[TextRecord, ...]:
    """The records of a card and of a plot with what is printed on them; some games have none."""
    lines = form_of(game).lines
    card = next((g.of for line in lines for g in line.record.groups if g.of is not None and g.of.face), None)
    if card is None:
        return ()
    items = (field for field in card.items if field.at not in ON_THE_TABLE)
    cards = replace(
        card, items=tuple(replace(field, bare=True) if _is_house(field.at) else field for field in items)
    )
    numbers = (field for line in lines for field in line.record.items if field.at in line.record.untold)
    return (
        cards,
        replace(card, items=(*numbers, *(field for field in cards.items if field.at in ON_A_PLOT))),
    )


def _is_house(field: str) -> bool:
    return field == "house"


def _told(text: str, game: str, language: str, record: TextRecord) -> RawRecord:
    """The fields a text tells in one language.

    Raises:
        PositionError: a word of it is none of a card's.
    """
    words = game_words(game, language)
    known = phrases(record, words)
    cost, strength = (words.field(field)[0] for field in ("cost", "strength"))
    plain = COST_AND_STRENGTH.sub(rf"{cost} \1 {strength} \2", text)
    in_full = [_in_full(token, known, words, record) for token in tokens(plain, 1, sign_words(language))]
    form = form_of(game)
    seats = SeatNames(words, form.seats)
    reader = RecordReader(form, words, CardNames(game, form), seats, FULL)
    cursor = Cursor(in_full, 1, len(plain))
    raw = reader.read(cursor, record, {}, name=record.name, loose=True)
    if not cursor.over:
        raise PositionError("position_word_unknown", 1, cursor.here.column, read=cursor.here.text)
    flat = {**raw.pop(PLOT, {}), **raw}
    return {field: value for field, value in flat.items() if field != record.name}


def _in_full(token: TextToken, known: Phrases, words: GameWords, record: TextRecord) -> TextToken:
    """A word that begins just one word for a value, as that word."""
    wanted = folded(token.text)
    if token.kind is not Kind.WORD or wanted in known.by_phrase or len(wanted) < SHORTEST_PREFIX:
        return token
    values = {value: word for word, value in _values(words, record) if folded(word).startswith(wanted)}
    return replace(token, text=next(iter(values.values()))) if len(values) == 1 else token


def _values(words: GameWords, record: TextRecord) -> Iterator[tuple[str, str]]:
    for item in record.items:
        if item.bare and item.holds in (Holds.WORD, Holds.WORDS):
            for value in item.among:
                yield from ((word, str(value)) for word in words.value(value) if " " not in word)
