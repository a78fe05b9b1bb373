"""The verbs of a line about a row as they are told: which is meant first, and which is denied."""

from __future__ import annotations

from itertools import groupby, takewhile

from engine.kernel.meanings import Mentions

NOT = "not"
"""The key of a denial."""
BARRED = "barred"
"""The value of what is said not to be allowed: "cannot"."""
OF_CARDS = ("keep", "activate", "resolve", "skip", "take_tokens", "eliminate", "combine", "place")
"""Keys of verbs of what becomes of a card in the row."""
_IDLE = ("filler", "chatter", "take")
"""Keys of words that may stand between a denial and the verb, or say the verb as well."""


def meant_first(said: Mentions) -> frozenset[str]:
    """The verbs that words say nearest, without others that the same words may say as well."""
    runs = (list(some) for is_verb, some in groupby(said.order, OF_CARDS.__contains__) if is_verb)
    return frozenset(run[0] for run in runs)


def denied_verbs(said: Mentions) -> frozenset[str]:
    """The verbs right behind a denial, which is no part of them: "does not keep", not "does not reveal"."""
    return _verbs_behind(said, NOT)


def is_barred(said: Mentions, verb: str) -> bool:
    """Whether a line tells that something cannot be done, which is no move: "cannot open the felon"."""
    return verb in _verbs_behind(said, BARRED)


def _verbs_behind(said: Mentions, denial: str) -> frozenset[str]:
    idle = {*_IDLE, NOT, BARRED} - {denial}
    order = [key for key in said.order if key not in idle]
    denials = [at for at, key in enumerate(order) if key == denial]
    return frozenset(key for at in denials for key in takewhile(OF_CARDS.__contains__, order[at + 1 :]))
