"""Lines that may have been meant by a line that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, islice

import msgspec
from msgspec import Struct

from cards.names import FROM_KEYS, TO_KEYS
from engine.kernel.decisions import Move
from engine.kernel.grammar import RawMove
from referee.notation.completion.expected import follows_at
from referee.notation.formatter import Printer, line_of, seat_in
from referee.notation.parser.commands import command_of
from referee.notation.parser.errors import MOST_OFFERS, ParseError, SuggestedLine
from referee.notation.parser.lexicon import folded, quote
from referee.notation.parser.line_readings import OUTCOME, Effort, LineReading, TypedLine
from referee.notation.suggestions.respellings import (
    TOLD_INSTEAD,
    likeness,
    repaired,
    repaired_twice,
    told_instead,
    with_quotes,
)
from referee.session.session import Session

MOST_COMMAS, MOST_TRIED, MOST_WHOLE = 3, 40, 3
ALLOWED = 12
"""By how much more like a line may be that cannot be made now, and still be offered later."""
LIKE_WHOLE = 70
"""A line that says too little must be that like what was typed to be gone on with."""
NEAR = 25
"""What is that much less like the line than the likest is not worth offering beside it."""
KEPT = 95
"""How like a line is in which all stands that was typed."""
RAW = "move {"
OUTCOME_LEADS = ("claim", "killed", "discarded", "unopposed")


ReadsLine = Callable[[TypedLine], object]
"""Reads a line, or raises `ParseError`."""


def offers_for(line: TypedLine, reading: ReadsLine) -> tuple[SuggestedLine, ...]:
    """The readable lines that are like this one, the likest first."""
    instead = told_instead(line)
    if instead and _readable(instead, line):
        return (SuggestedLine(instead, TOLD_INSTEAD),)
    offers = [*_finished(line), *_with_commas(line), *_other_layout(line)]
    if not offers or line.furthest < len(line.tokens):
        offers += _likest(line, chain(_with_word_left_out(line), repaired_twice(line), repaired(line)))
    offers += with_quotes(line)
    whole = (suggestion for offer in offers for suggestion in _whole(offer, line, reading))
    return tuple(islice(whole, MOST_OFFERS))


def _whole(offer: SuggestedLine, line: TypedLine, reading: ReadsLine) -> tuple[SuggestedLine, ...]:
    """The suggestion; if it is still incomplete, the first of its own suggestions."""
    try:
        reading(line.other(offer.line))
    except ParseError as asked:
        possible = asked.says != "outcome_not_possible"
        return (asked.offers[:MOST_WHOLE] or (offer,)) if possible else ()
    return (offer,)


def _likest(line: TypedLine, texts: Iterator[str]) -> list[SuggestedLine]:
    """The readable lines; of a line about a challenge first those that mirror the whole of it.

    Then what is most like the line, the sooner if it may be done now; what means the same comes once.
    """
    found: dict[str, tuple[tuple[bool, float], str, LineReading]] = {}
    tells_outcome, typed = _tells_outcome(line), folded(line.text)
    for text in line.effort.allows(islice(_distinct(texts), MOST_TRIED)):
        for whole, read in _read_or_gone_on_with(line, text):
            like = max(
                likeness(typed, folded(whole)), KEPT * (set(typed.split()) <= set(folded(whole).split()))
            )
            rank = -like - ALLOWED * _may_be(line, read)
            meant = repr((read.raw, read.shows))
            better = ((not (tells_outcome and read.move is None), rank), whole, read)
            found[meant] = min(found.get(meant, better), better, key=lambda scored: scored[0])
    likest = sorted(found.values(), key=lambda scored: scored[0])[:MOST_OFFERS]
    near = (scored for scored in likest if scored[0][1] <= likest[0][0][1] + NEAR)
    return [SuggestedLine(_as_written(line, whole, read), "word") for _, whole, read in near]


def _distinct(texts: Iterable[str]) -> Iterator[str]:
    """Each text once; the next is made only when it is asked for."""
    seen: set[str] = set()
    for text in texts:
        if text not in seen:
            seen.add(text)
            yield text


def _as_written(line: TypedLine, text: str, read: LineReading) -> str:
    """The line with all names in full, in the words of the screen."""
    if read.move is None or read.shows or read.by_hand:
        return text
    said = line_of(read.move, line.session, None, line.language)
    if not read.seat_said and read.seat:
        said = said.removeprefix(f"{seat_in(line.names, read.seat, line.language)} ")
    return text if said.startswith(RAW) or not _readable(said, line) else said


def _read_or_gone_on_with(line: TypedLine, text: str) -> Iterator[tuple[str, LineReading]]:
    """The line if it can be read; if it says too little, what it may become."""
    there = line.other(text)
    found = there.candidates()
    if found:
        yield text, found[0]
    elif there.furthest == len(there.tokens) and likeness(folded(line.text), folded(text)) >= LIKE_WHOLE:
        read = ((longer, line.other(longer).candidates()) for longer in _longer(there))
        yield from islice(((longer, found[0]) for longer, found in read if found), MOST_WHOLE)


def _may_be(line: TypedLine, read: LineReading) -> bool:
    """Whether nothing speaks against the line now, as far as that is known before it is entered."""
    return read.move is None or bool(read.shows) or not line.session.refuses(read.move)


def _with_word_left_out(line: TypedLine) -> Iterator[str]:
    """The line with a possible verb before its cards, where it has none."""
    at = line.furthest
    if at < len(line.tokens):
        start = line.tokens[at].start
        yield from (f"{line.text[:start]}{word} {line.text[start:]}" for word in follows_at(line, at))


def _finished(line: TypedLine) -> Iterator[SuggestedLine]:
    """The line with a possible continuation, where it says too little."""
    if line.furthest == len(line.tokens):
        for text in line.effort.allows(_longer(line)):
            longer = line.other(text)
            texts = (text,) if longer.candidates() else _longer(longer)
            yield from (
                SuggestedLine(offered, "word")
                for offered in texts
                if offered == text or _readable(offered, line)
            )


def _longer(line: TypedLine) -> Iterator[str]:
    return (f"{line.text.strip()} {word}" for word in follows_at(line, len(line.tokens)))


def _readable(text: str, line: TypedLine) -> bool:
    return bool(line.other(text).candidates())


def _tells_outcome(line: TypedLine) -> bool:
    """Whether the line has a word for a challenge that is over."""
    words = {word for lead in OUTCOME_LEADS for word in line.lexicon.leads.get(lead, ())}
    words |= {
        head for head, forms in line.lexicon.forms.items() if any(form.makes == OUTCOME for form in forms)
    }
    kinds = {
        head for head, forms in line.lexicon.forms.items() if any(form.makes != OUTCOME for form in forms)
    }
    return any(folded(token.text) in words - kinds for token in line.tokens)


def _with_commas(line: TypedLine) -> Iterator[SuggestedLine]:
    """The line with the missing commas between names, as few as will do."""
    between = [
        at for at in range(1, len(line.tokens)) if not line.tokens[at - 1].sign and not line.tokens[at].sign
    ]
    for many in range(1, MOST_COMMAS + 1):
        texts = (_joined(line, places) for places in islice(combinations(between, many), MOST_TRIED))
        found = [SuggestedLine(text, "word") for text in line.effort.allows(texts) if _readable(text, line)]
        if found:
            yield from found[:2]
            return


def _joined(line: TypedLine, places: tuple[int, ...]) -> str:
    text = line.text
    for at in reversed(places):
        text = f"{text[: line.tokens[at - 1].end]}, {text[line.tokens[at].start :]}"
    return text.strip()


def _other_layout(line: TypedLine) -> Iterator[SuggestedLine]:
    """The line as its keys would write it on another layout: ``зфыы`` is ``pass``."""
    low = line.text.strip().casefold()
    cyrillic = any("а" <= sign <= "я" for sign in low)
    texts = dict.fromkeys(low.translate(table) for table in (TO_KEYS if cyrillic else FROM_KEYS))
    for text in texts:
        if text != low and (_readable(text, line) or _is_command(text)):
            yield SuggestedLine(text, "keyboard")


def _is_command(text: str) -> bool:
    return command_of(text) is not None


HOLE = "…"
MOST = 4
MOST_EFFORT = 6_000
"""Steps for all typed lines that sentences with a hole may stand for: mostly the first is read."""
LIKE_ENOUGH = 72
"""Of a hundred: how alike a line and a sentence are before the sentence is offered."""


class ListedMove(Struct, frozen=True):
    """One line of the list of moves."""

    says: str
    move: Move
    """What it stands for, with a hole where something is still to be picked or named."""
    at: int
    """Its place in the list."""
    legal: bool = True
    by_hand: bool = False
    """What a card does has still to be told."""

    @property
    def open(self) -> bool:
        """Whether names have to be filled in."""
        return HOLE in self.says and not self.by_hand


def exact_match(text: str, listed: Sequence[ListedMove]) -> ListedMove | None:
    """The complete move whose sentence this is word for word; nothing if two have it."""
    wanted = _plain(text)
    found = [move for move in listed if not move.open and _plain(move.says) == wanted]
    return found[0] if wanted and len(found) == 1 else None


def rewritten(text: str, listed: Sequence[ListedMove], session: Session) -> Iterator[str]:
    """The typed lines for a sentence whose hole is filled with names."""
    effort = Effort(MOST_EFFORT)
    for move in listed:
        filled = _filling(text, move.says) if move.open else ""
        if filled:
            yield from _lines(move.move, filled, session, effort)


def alike(text: str, listed: Sequence[ListedMove]) -> tuple[ListedMove, ...]:
    """The legal moves whose sentences are like a line, the likest first."""
    from rapidfuzz import fuzz  # 0.03 s, needed only when something is misspelt

    typed = _plain(text)
    scored = [
        (fuzz.token_set_ratio(*_unlike(typed, _plain(move.says))), move) for move in listed if move.legal
    ]
    near = [(score, at) for at, (score, _) in enumerate(scored) if score >= LIKE_ENOUGH and typed]
    near.sort(key=lambda pair: (-pair[0], pair[1]))
    return tuple(scored[at][1] for _, at in near[:MOST])


def _unlike(typed: str, says: str) -> tuple[str, str]:
    """Both sentences without the words they both begin with, such as the same player."""
    first, _, rest = typed.partition(" ")
    one, _, other = says.partition(" ")
    return (rest, other) if first == one and rest and other else (typed, says)


def _plain(text: str) -> str:
    return " ".join(folded(text.replace(HOLE, " ").replace(":", " ")).split())


def _filling(text: str, says: str) -> str:
    """The text in the hole of a sentence."""
    before, _, after = says.partition(HOLE)
    pattern = rf"\s*{_loose(before)}\s*(?P<names>.+?)\s*{_loose(after)}\s*"
    found = re.fullmatch(pattern, text, re.IGNORECASE)
    return found["names"].strip(" …") if found is not None else ""


def _loose(part: str) -> str:
    """A piece of a sentence as a pattern: any blanks between its words, with or without colons."""
    return r"\s+".join(re.escape(word.removesuffix(":")) + ":?" * word.endswith(":") for word in part.split())


def _lines(move: Move, filled: str, session: Session, effort: Effort) -> Iterator[str]:
    raw: RawMove = msgspec.json.decode(msgspec.json.encode(move))
    for text in effort.allows(Printer(session, session.public).lines(raw)):
        line = text.replace(quote(HOLE), filled)
        if line != text and TypedLine(line, session, effort=effort).candidates():
            yield line
            return
