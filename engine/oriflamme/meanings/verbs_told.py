"""The verbs of a line about a row as they are told: which is meant first, and which is denied."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile, groupby, takewhile

from engine.kernel.meanings import PARTED, Mentions

NOT = "not"
"""The key of a denial."""
BARRED = "barred"
"""The value of what is said not to be allowed: "cannot"."""
OF_CARDS = ("keep", "activate", "resolve", "skip", "take_tokens", "eliminate", "combine", "place")
"""Keys of verbs of what becomes of a card in the row."""
_IDLE = ("filler", "chatter", "take")
"""Keys of words that may stand between a denial and the verb, or say the verb as well."""


def verbs_nearest(order: Iterable[str]) -> frozenset[str]:
    """The same of some keys of a line."""
    runs = (list(some) for is_verb, some in groupby(order, OF_CARDS.__contains__) if is_verb)
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


_OF_FACES = ("keep", "activate", "place", "closed", "down", "up", "on")
"""Keys that a word for how a card lies may say."""


def told_but_faces(said: Mentions) -> tuple[str, ...]:
    """All keys of a line, without words that only tell that a card lies closed: "resolves face down"."""
    runs = ([*some] for _, some in groupby(said.order, _OF_FACES.__contains__))
    return tuple(key for run in runs if not {"closed", "down"} & {*run} for key in run)


def applies_nobody(said: Mentions) -> bool:
    """Whether a line tells that a card is applied, and behind that denies that it is done to anybody."""
    told = _told_before_denial(said)
    first = next((key for key in told if key in OF_CARDS and key != "activate"), "")
    return first == "resolve" and "skip" not in told


def keeps_and_skips(said: Mentions) -> bool:
    """Whether some words say that a card is skipped, and others no more than that it stays as it is."""
    runs = [{*some} for is_verb, some in groupby(said.order, OF_CARDS.__contains__) if is_verb]
    return any("skip" in run for run in runs) and any("keep" in run and "skip" not in run for run in runs)


def opens_with_nobody(said: Mentions) -> bool:
    """Whether a line tells that a card is opened, and behind that denies something else."""
    told = _told_before_denial(said)
    first = next((key for key in told if key in OF_CARDS), "")
    return first == "activate" and not {"keep", "skip"} & {*told}


def opens_nothing(said: Mentions) -> bool:
    """Whether a word for nothing ends the part of a line that opens something: "reveals nothing, ..."."""
    order = [key for key in said.order if key not in ("filler", "chatter")]
    for at in (at for at, key in enumerate(order) if key == "activate"):
        behind = [*dropwhile(lambda key: key in OF_CARDS, order[at:])]
        rest = [*dropwhile(lambda key: key in _NOTHING, behind)]
        if behind[:1] == ["none"] and rest[:1] in ([], ["and"], [PARTED]):
            return True
    return False


_NOTHING = ("none", "pass_planning", NOT)
"""Keys that a word for nothing may say."""


def _told_before_denial(said: Mentions) -> list[str]:
    """What stands before the first denial, if that denies another thing than the verb before it."""
    order = [key for key in said.order if key not in _IDLE]
    denied = next((at for at, key in enumerate(order) if key in (NOT, "none")), 0)
    told = order[:denied]
    behind = [*dropwhile(lambda key: key not in OF_CARDS, told)]
    return told if any(key not in OF_CARDS for key in behind) else []
