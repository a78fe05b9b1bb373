"""The other forms of English verbs: where "puts" is known, "put" and "putting" are."""

from __future__ import annotations

from collections.abc import Iterator

VOWELS = "aeiou"
PAST = {
    "bring": "brought",
    "choose": "chose",
    "draw": "drew",
    "fall": "fell",
    "flee": "fled",
    "get": "got",
    "give": "gave",
    "go": "went",
    "hold": "held",
    "keep": "kept",
    "kneel": "knelt",
    "lay": "laid",
    "leave": "left",
    "lose": "lost",
    "make": "made",
    "pay": "paid",
    "run": "ran",
    "send": "sent",
    "stand": "stood",
    "take": "took",
    "tell": "told",
    "throw": "threw",
    "win": "won",
}
"""Verbs whose past has another stem."""
SHORTEST = 3


def forms_of(phrase: str) -> Iterator[str]:
    """A phrase that begins with a third person, in the other forms: ``puts down``, ``putting down``."""
    verb, _, rest = phrase.partition(" ")
    base = _base(verb)
    if base:
        for one in (base, _participle(base, "ing"), PAST.get(base) or _participle(base, "ed")):
            yield f"{one} {rest}".strip()


def _base(verb: str) -> str:
    """The infinitive of a third person, where the word may be one."""
    if len(verb) <= SHORTEST or not verb.endswith("s") or verb.endswith("ss") or not verb.isascii():
        return ""
    if verb.endswith(("sses", "shes", "ches", "xes", "zes", "goes")):
        return verb[:-2]
    return verb[:-3] + "y" if verb.endswith("ies") else verb[:-1]


def _participle(base: str, ending: str) -> str:
    if base.endswith("e") and not base.endswith("ee"):
        return base[:-1] + ending
    if ending == "ed" and base.endswith("y") and base[-2:-1] not in VOWELS:
        return f"{base[:-1]}ied"
    doubled = len(base) >= SHORTEST and base[-1] not in f"{VOWELS}wxy" and base[-2] in VOWELS
    short = doubled and base[-3] not in VOWELS and sum(letter in VOWELS for letter in base) == 1
    return base + base[-1] * short + ending
