"""Which line tells a printed value that somebody wants to set right by hand?

What is printed on a plot is told, not corrected: ``set stark.plot.claim 2`` means ``tell stark claim 2``.
"""

from __future__ import annotations

import re

from referee.notation.formatter import word_in
from referee.notation.parser import field_names
from referee.notation.parser.lexer import folded
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import LONGEST_WORDS
from referee.notation.parser.slots_basic import LONGEST_NAME
from referee.notation.suggestions.repairs import likeness

CORRECTS, TOLD = "correct", "told"
TOLD_INSTEAD = "told_instead"
"""Why such a line is offered."""
LIKE = 75
"""How like the name of a printed value what was typed must be; no field of a correction may be liker."""
BETWEEN = re.compile(r"[.\s]+")


def told_instead(line: TypedLine) -> str:
    """The line that tells the value; nothing where another line was meant."""
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
    """Of what, which field and which value a correction names; without why."""
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
    """The seat or the card that is called so."""
    seat = whose if whose in line.names.seats else line.names.seat(folded(whose))
    if seat:
        return seat
    found = line.names.card(whose, "", "")
    return found.ids[0] if found is not None and len(found.ids) == 1 else ""


def _printed(line: TypedLine, of: str, typed: str) -> str:
    """The printed value of it that is called most like this, unless a field of corrections is liker."""
    known = line.lexicon.grammar.fields
    if not of:
        return ""
    like = {one: _like(line, one, typed) for one in known(line.state, of, True)}
    others = max((_like(line, one, typed) for one in known(line.state, of, False)), default=0.0)
    best = max(like, key=lambda one: like[one], default="")
    return best if best and like[best] >= LIKE and like[best] > others else ""


def _like(line: TypedLine, field: str, typed: str) -> float:
    called = {
        *field_names.called(line.lexicon.game, field),
        field.removeprefix(field_names.PLOT).replace("_", " "),
    }
    return max(likeness(typed, folded(one)) for one in called)
