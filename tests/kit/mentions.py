"""Lines of any words, as what they speak of."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.kernel.meanings import Mentions
from referee.notation.parser.lexicon import lexicon

MOST_WORDS = 6
KINDS = ("thing", "thing", "value", "value", "verb", "lead", "seat", "number")


def any_line(
    chance: random.Random,
    game: str,
    seats: Sequence[str],
    things: Sequence[str],
    counted: Sequence[str] = (),
) -> Mentions:
    """What a line of a few words speaks of; ``counted``: kinds that may be counted."""
    words = lexicon(game).words
    sources: dict[str, Sequence[str]] = {
        "thing": things,
        "value": [*words.values],
        "verb": [*words.verbs],
        "lead": [*words.leads],
        "seat": seats,
        "number": "1234",
    }
    kinds = [kind for kind in chance.choices(KINDS, k=chance.randint(0, MOST_WORDS)) if sources[kind]]
    chosen = [(kind, chance.choice(sources[kind])) for kind in kinds]
    counts = [(kind, chance.randint(0, 2)) for kind in chance.sample(counted, min(len(counted), 2))]

    def of(kind: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for chosen_kind, word in chosen if chosen_kind == kind))

    things_said = tuple((thing,) for thing in of("thing"))
    return Mentions(
        things=things_said,
        values=of("value"),
        counts=tuple(counts),
        order=(*(word for _, word in chosen), *(kind for kind, _ in counts)),
        leads=frozenset(of("lead")),
        seats=of("seat"),
        asked={},
        named=things_said,
        numbers=of("number"),
        verbs=frozenset(of("verb")),
    )
