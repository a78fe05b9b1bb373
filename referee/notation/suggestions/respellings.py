"""Repairs of a line: similar words that fit, and unknown titles in quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from msgspec import Struct

from referee.notation.completion.expected import CATALOGUE, HERE, Possibility, possible
from referee.notation.formatter import called, word_in
from referee.notation.parser import field_names
from referee.notation.parser.errors import MOST_OFFERS, SuggestedLine
from referee.notation.parser.lexicon import Token, folded, in_cyrillic, quote
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import LONGEST_WORDS
from referee.notation.parser.slots_basic import LONGEST_NAME

MOST_TITLES = 8
"""As many as a line names, and one more."""


def with_quotes(line: TypedLine) -> Iterator[SuggestedLine]:
    """The line with possible unknown titles of plots in quotation marks."""
    text = line.text.strip()
    for _ in range(MOST_TITLES):
        there = line.other(text)
        if there.candidates():
            if text != line.text.strip():
                yield SuggestedLine(text, "word")
            return
        quoted = line.effort.allows(_with_one_quoted(there))
        text = next((phrase for phrase in quoted if _is_understood_further(phrase, there)), "")
        if not text:
            return


def _is_understood_further(text: str, line: TypedLine) -> bool:
    there = line.other(text)
    return bool(there.candidates()) or there.furthest > line.furthest


def _with_one_quoted(line: TypedLine) -> Iterator[str]:
    """The line with quotation marks where a plot is named, the last such place first."""
    places = [at for at, wants in line.wants.items() if any(want.what == "plot" for want in wants)]
    for at in sorted(places, reverse=True):
        end = _end_of_title(line, at)
        if end > at:
            first, last = line.tokens[at].start, line.tokens[end - 1].end
            yield f"{line.text[:first]}{quote(line.text[first:last])}{line.text[last:]}"


def _end_of_title(line: TypedLine, at: int) -> int:
    """The last token of a plot's title that begins here."""
    end = at
    slots = (slot for form in line.lexicon.grammar.forms for slot in form.slots if slot.lead)
    leads = {word for slot in slots if slot.holds == "plots" for word in line.lexicon.leads[slot.lead]}
    while end < len(line.tokens) and not line.tokens[end].sign and not line.tokens[end].quoted:
        if end > at and folded(line.tokens[end].text) in leads:
            break
        end += 1
    return end


LIKE_ENOUGH = 62
LIKE_FAR = 78
"""What is not asked for, or lies elsewhere, must be that like."""
LONGEST_PHRASE = 4
MOST_FIRST = 4
SHORTEST_WORD = 3
SOUNDS = str.maketrans({"y": "i", "j": "i", "w": "v", "q": "k", "x": "k", "z": "s"})
STEPS_PER_LIKENESS = 1
"""What it takes to compare a phrase with a name."""
PART, BEGUN = 0.95, 90.0
"""How like a word is that is part of what may stand there, or only begun."""


class Likely(Struct, frozen=True):
    """A word that may be meant, and its wording in this line."""

    key: str
    possibility: Possibility
    said: str
    far: bool


def repaired_twice(line: TypedLine) -> Iterator[str]:
    """The line with the first of two wrong words replaced, so that more of it is understood."""
    for text in line.effort.allows(islice(repaired(line, 1), MOST_FIRST)):
        once = line.other(text)
        if not once.candidates() and once.furthest > line.furthest:
            yield from islice(repaired(once), MOST_OFFERS)


def repaired(line: TypedLine, longest: int = LONGEST_PHRASE) -> Iterator[str]:
    """The line with the phrase that stopped the reading replaced by a likely one."""
    furthest = max(line.wants, default=0)
    nearest = (furthest, furthest - 1, furthest - 2, 0, 1)
    for at in dict.fromkeys(at for at in nearest if 0 <= at <= furthest):
        wanted = tuple(_wanted(line, at))
        for end in range(min(at + longest, len(line.tokens)), at, -1):
            tokens = line.tokens[at:end]
            if wanted and not any(token.sign for token in tokens):
                typed = folded(line.text[tokens[0].start : tokens[-1].end])
                likest = _like(line, typed, wanted) if line.effort.left > 0 else ()
                texts = (_replaced(line, tokens, word) for word in likest)
                yield from (text for text in texts if folded(text) != folded(line.text))


def _wanted(line: TypedLine, at: int) -> Iterator[Likely]:
    """The continuations at a token, by all their names, in the script of the line."""
    cyrillic = in_cyrillic(line.text)
    for possibility in possible(line, at):
        far = possibility.rank >= HERE and possibility.what in ("verb", "card")
        for said in possibility.said:
            key = folded(said)
            title = possibility.what in ("card", "catalogue", "plot")
            if key and (title or in_cyrillic(said) == cyrillic or said == possibility.text):
                yield Likely(key, possibility, said, far)


def _like(line: TypedLine, typed: str, wanted: Iterable[Likely]) -> tuple[str, ...]:
    """The likest continuations, in their wording; things elsewhere only where nothing else fits."""
    long = len(typed.split())
    fitting = [likely for likely in wanted if _as_long(likely, long)]
    line.effort.spend(STEPS_PER_LIKENESS * len(fitting))
    scored = [(likeness(typed, likely.key), likely) for likely in fitting]
    near = [(score, likely) for score, likely in scored if not likely.far and score >= LIKE_ENOUGH]
    far = [(score, likely) for score, likely in scored if likely.far and score >= LIKE_FAR]
    found = near if any(likely.possibility.what == "card" for _, likely in near) else [*near, *far]
    found.sort(key=lambda pair: (-pair[0], pair[1].possibility.rank == CATALOGUE))
    words = dict.fromkeys(_written(line, likely) for _, likely in found)
    return tuple(words)[:MOST_OFFERS]


def _as_long(likely: Likely, long: int) -> bool:
    """Whether a name has enough words for what was typed; a title may be called by one word."""
    has = len(likely.key.split())
    return (
        has == long
        if likely.possibility.what == "seat"
        else has - long >= -1 and (has <= long + 1 or long == 1)
    )


@lru_cache(2**15)
def likeness(typed: str, key: str) -> float:
    """How like a name what was typed is, in spelling or in sound.

    A line is repaired in many ways, each of which compares the same phrases with the same names.
    """
    spelt = _likeness(typed, key)
    return (
        spelt if spelt >= LIKE_FAR else max(spelt, PART * _likeness(*(_sound(word) for word in (typed, key))))
    )


def _sound(word: str) -> str:
    """The letters of one sound in names carried from one alphabet to another."""
    return word.translate(SOUNDS)


def _likeness(typed: str, key: str) -> float:
    """How like the whole of a name it is, or its last word to a word of the name."""
    from rapidfuzz import fuzz  # 0.03 s, needed only when something is misspelt

    if min(len(typed), len(key)) < SHORTEST_WORD and typed != key:
        return 0.0
    best = float(fuzz.ratio(typed, key))
    *others, last = typed.split() or ("",)
    if len(others) <= 1 and (others or " " in key):
        parts = max(
            (fuzz.ratio(last, word) for word in key.split() if len(word) >= SHORTEST_WORD), default=0.0
        )
        best = max(best, PART ** (1 + len(others)) * parts)
    begun = len(typed) >= SHORTEST_WORD and any(part.startswith(typed) for part in key.split())
    return max(best, BEGUN) if begun else best


def _written(line: TypedLine, likely: Likely) -> str:
    """The wording that is like what was typed; another language than the screen's stays."""
    possibility = likely.possibility
    if possibility.what in ("verb", "word") or (possibility.what == "seat" and " " not in likely.said):
        return likely.said
    return (called(line.names, possibility.id, likely.said) if possibility.id else "") or possibility.text


def _replaced(line: TypedLine, tokens: tuple[Token, ...], word: str) -> str:
    return f"{line.text[: tokens[0].start]}{word}{line.text[tokens[-1].end :]}".strip()


CORRECTS, TOLD = "correct", "told"
TOLD_INSTEAD = "told_instead"
"""Why such a line is offered."""
LIKE = 75
"""How like the name of a printed value what was typed must be; no field of a correction may be liker."""
BETWEEN = re.compile(r"[.\s]+")


def told_instead(line: TypedLine) -> str:
    """The line that tells a printed value instead of correcting it; nothing where another line was meant."""
    tell = next(
        (form for form in line.lexicon.grammar.forms if form.slots and form.slots[-1].holds == TOLD), None
    )
    words = _corrected(line)
    for length in range(min(LONGEST_NAME, len(words) - 2), 0, -1) if tell is not None else ():
        whose, named, value = " ".join(words[:length]), " ".join(words[length:-1]), words[-1]
        field = _printed(line, _called(line, whose), folded(named))
        if tell is not None and field:
            shown = field_names.shown(line.lexicon.game, field, line.language)
            return f"{word_in(line.lexicon.said(tell), line.language)} {whose} {shown} {value}"
    return ""


def _corrected(line: TypedLine) -> list[str]:
    """The thing, field and value of a correction without a reason."""
    for length in range(min(LONGEST_WORDS, len(line.tokens)), 0, -1):
        head = folded(line.text[line.tokens[0].start : line.tokens[length - 1].end])
        if any(form.makes == CORRECTS for form in line.lexicon.forms.get(head, ())):
            rest = line.text[line.tokens[length - 1].end :]
            why = line.lexicon.leads.get("because", ())
            before = re.split(
                rf"\s(?:{'|'.join(map(re.escape, why))})\s", rest, maxsplit=1, flags=re.IGNORECASE
            )
            return BETWEEN.split(before[0].strip())
    return []


def _called(line: TypedLine, whose: str) -> str:
    """The seat or the card with this name."""
    seat = whose if whose in line.names.seats else line.names.seat(folded(whose))
    if seat:
        return seat
    found = line.names.card(whose, "", "")
    return found.ids[0] if found is not None and len(found.ids) == 1 else ""


def _printed(line: TypedLine, of: str, typed: str) -> str:
    """The printed value with the likest name, unless a field of corrections is liker."""
    known = line.lexicon.grammar.fields
    if not of:
        return ""
    like = {field: _field_likeness(line, field, typed) for field in known(line.state, of, True)}
    others = max((_field_likeness(line, field, typed) for field in known(line.state, of, False)), default=0.0)
    best = max(like, key=lambda field: like[field], default="")
    return best if best and like[best] >= LIKE and like[best] > others else ""


def _field_likeness(line: TypedLine, field: str, typed: str) -> float:
    called = {
        *field_names.called(line.lexicon.game, field),
        field.removeprefix(field_names.PLOT).replace("_", " "),
    }
    return max(likeness(typed, folded(name)) for name in called)
