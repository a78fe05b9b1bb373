"""Words that may stand at the cursor of a position text: games, seats, cards, fields, values."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.kernel.cases.position_form import Holds, LineForm, PositionForm, Starts, TextRecord
from engine.kernel.errors import RefereeError
from referee.notation.completion.completions import complete
from referee.notation.parser.lexicon import folded
from referee.position.dispute import printing
from referee.position.disputed_table import table_of
from referee.position.names import CardNames
from referee.position.reader import read_text
from referee.position.record_reader import with_case
from referee.position.vocabulary import (
    GameWords,
    form_of,
    game_names,
    game_words,
    mode_words,
    phrases,
    word_file,
)
from referee.session.registry import adapter_of

FRAGMENT = re.compile(r"[^\s,:;/()?]*$")
ASKS = "?"
MOST, MOST_WORDS = 12, 6


def completions(before: str, language: str) -> tuple[tuple[str, int], ...]:
    """The completions of a text, each with the number of signs that it replaces.

    Args:
        before: the text up to the cursor.
    """
    *lines, line = before.split("\n")
    head = next((filled for filled in (*lines, line) if filled.strip()), "")
    game = game_names().get(folded(re.split(r"[\s,]", head.strip(), maxsplit=1)[0]), "")
    if line.lstrip().startswith(ASKS):
        return tuple(_of_a_line("\n".join(lines), line.lstrip().lstrip(ASKS).lstrip(), language))
    fragment = FRAGMENT.search(line)
    typed = fragment[0] if fragment is not None else ""
    known = [word for word in _words(line, game, language, first=not lines) if _fits(word, typed)]
    spelling: dict[str, str] = {}
    for word in known:
        spelling.setdefault(folded(word), word)
    nearest = sorted(spelling.values(), key=lambda word: not folded(word).startswith(folded(typed)))
    return tuple((word, _begun(word, line) or len(typed)) for word in nearest[:MOST])


def _begun(phrase: str, line: str) -> int:
    """How many signs at the end of a line begin these words, if more than one word does."""
    words = list(re.finditer(r"[^\s,:;/()?]+", line))
    for first in words[-MOST_WORDS:-1]:
        tail = line[first.start() :]
        if folded(phrase).startswith(folded(tail)) and not re.search(r"[,:;/()?]", tail):
            return len(tail)
    return 0


def _fits(words: str, typed: str) -> bool:
    """Whether the typed text begins a phrase or one of its words, without being the whole phrase."""
    wanted = folded(typed)
    return bool(wanted) and folded(words) != wanted and f" {wanted}" in f" {folded(words)}"


def _of_a_line(position: str, typed: str, language: str) -> Iterator[tuple[str, int]]:
    """The completions of a disputed line, at the table that the lines before it lead to."""
    try:
        read = read_text(position, language)
        table = table_of(adapter_of(read.game), read.position, printing(read))
    except RefereeError:
        return
    for completion in complete(typed, len(typed), table, language):
        yield completion.text, len(typed) - completion.start


def _words(line: str, game: str, language: str, *, first: bool) -> Iterator[str]:
    if not game or (first and " " not in line.strip()):
        yield from (words[0] for words in word_file(language, "common").games.values())
        return
    form, words = form_of(game), game_words(game, language)
    yield from (wordings[0].casefold() for wordings in words.houses.values() if wordings)
    if first:
        yield from phrases(with_case(form.head), words).wanted()
        yield from (several[0] for several in mode_words(language).values())
        return
    if " " not in line.strip():
        yield from _line_openings(form, words)
    for line_form in _line_forms(form, words, line):
        yield from _of_record(line_form.record, words, line)
    yield from _cards(game, form, language)


def _line_openings(form: PositionForm, words: GameWords) -> Iterator[str]:
    """The words that begin a line of their own: whose it is, or what it holds."""
    seats = (
        value
        for line in form.lines
        for item in line.record.items
        if item.at == "house"
        for value in item.among
    )
    yield from (words.value(seat)[0] for seat in (*form.seats, *seats))
    yield from (words.field(line.word)[0] for line in form.lines if line.starts is Starts.WORD)


def _line_forms(form: PositionForm, words: GameWords, line: str) -> Iterator[LineForm]:
    """The forms the line may have; of one that opens with a word of its own, that word too."""
    for line_form in form.lines:
        opens = line_form.starts is not Starts.WORD or any(
            folded(line).startswith(folded(word)) for word in words.field(line_form.word)
        )
        if opens:
            yield line_form


def _of_record(record: TextRecord, words: GameWords, line: str) -> Iterator[str]:
    """Fields before the colon; behind it, what its groups consist of."""
    if ":" not in line or not record.groups:
        yield from phrases(record, words).wanted()
        pairs = (item for item in record.items if item.bare and item.holds is Holds.PAIR)
        yield from (words.value(value)[0] for item in pairs for value in item.among)
    for group in record.groups if ":" in line else ():
        yield from words.field(group.word)[:1] if group.word else ()
        yield from phrases(group.of, words).wanted() if group.of is not None else ()


def _cards(game: str, form: PositionForm, language: str) -> Iterator[str]:
    cards = CardNames(game, form).cards
    yield from (face.name(language) for face in cards.faces()) if cards is not None else ()
