"""What is a player told that may follow the words he has typed?"""

from __future__ import annotations

from engine.kernel.grammar import words
from referee.notation.candidates import Line
from referee.notation.filling import AWAITED, CATALOGUE, HERE, MEANT
from referee.notation.possible import possible
from referee.notation.spoken import word_in

TITLES = {
    "catalogue": words("the title of a card", "името на карта", "nazwa karty", "название карты"),
    "plot": words(
        "the title of a plot (an unknown one in quotes)",
        "името на сценарий (непознат – в кавички)",
        "nazwa fabuły (nieznanej – w cudzysłowie)",
        "название замысла (неизвестного – в кавычках)",
    ),
}
"""What may stand where a card or a plot nobody has seen yet may be named."""
NUMBER = words("a number", "число", "liczba", "число")
MOST_TOLD = 6
"""As many as can be taken in at a glance."""


def follows_at(line: Line, at: int) -> tuple[str, ...]:
    """A few of the things that may stand at a token, the likeliest first; of verbs those asked for."""
    found = [one for one in possible(line, at) if one.rank < CATALOGUE]
    found.sort(key=lambda one: one.rank)
    fitting = [one for one in found if one.rank < HERE] or found
    return tuple(dict.fromkeys(one.text for one in fitting))[:MOST_TOLD]


def told_at(line: Line, at: int) -> tuple[str, ...]:
    """The same as a player is told it: by titles, and that any title may stand there."""
    found = possible(line, at)
    unseen = {one.what for one in found if one.rank == CATALOGUE}
    there = [one for one in found if one.rank < (HERE if "catalogue" in unseen else CATALOGUE)]
    if any(one.what == "verb" and one.rank <= AWAITED for one in there):
        there = [one for one in there if one.what != "verb" or one.rank <= AWAITED]
    if any(one.what == "card" and one.rank == MEANT for one in there):
        there = [one for one in there if one.what != "card" or one.rank == MEANT]
    there.sort(key=lambda one: one.rank)
    titles = [word_in(TITLES[what], line.language) for what in TITLES if what in unseen]
    titles += [word_in(NUMBER, line.language)] if _wants_number(line, at) else []
    words = dict.fromkeys(one.name or one.text for one in there)
    return (*tuple(words)[: MOST_TOLD - len(titles)], *titles)


def _wants_number(line: Line, at: int) -> bool:
    """Whether the value of something that is counted stands there."""
    return any(want.what == "value_of" and want.words[1] == "number" for want in line.wants.get(at, ()))
