"""What a line tells of the tokens of a combination: how many are taken, how often something is repeated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise, takewhile

from engine.kernel.meanings import PARTED, Mentions

TAKE, REPEAT, TOKEN, TWICE = "take", "repeat", "token", "twice"
_ONE_MORE = "keep"
"""The key of words for one more token, which say as well that a card is kept."""
_IN_LISTS = (PARTED, "and", "filler", "chatter", "as", "again", "1", _ONE_MORE)
"""Keys that may stand between the tokens of a list: "a token, a token and one more"."""


def numbers_of_tokens(said: Mentions) -> list[int]:
    """The numbers that stand right before the word for tokens."""
    told = [name for name in said.order if name.isdecimal() or name == TOKEN]
    return [int(one) for one, next_ in pairwise(told) if one.isdecimal() and next_ == TOKEN]


def taken(said: Mentions) -> int:
    """How many tokens are taken, as a line counts or lists them; 0 where it does neither."""
    if TAKE not in said.values or REPEAT in said.values:
        return 0
    counted = [many for many in _first_numbers(said) if many > 1]
    return counted[0] if len(counted) == 1 else max(_listed(said), default=0)


def _first_numbers(said: Mentions) -> Iterator[int]:
    """The numbers that stand before the word for tokens, of each word the first that it may mean."""
    before = ""
    for key in said.order:
        if key == TOKEN and before:
            yield int(before)
        before = before or key if key.isdecimal() else before if key in ("keep", "filler") else ""


def _listed(said: Mentions) -> Iterator[int]:
    """How many tokens stand in each list of more than one."""
    for at, key in enumerate(said.order):
        if key == TOKEN:
            run = takewhile(lambda one: one in (TOKEN, *_IN_LISTS), said.order[at:])
            links = [{*some} for parted, some in groupby(run, (PARTED, "and").__contains__) if not parted]
            many = sum(bool({TOKEN, _ONE_MORE, "1"} & link) for link in links)
            yield from (many,) if many > 1 else ()


def repeated(said: Mentions) -> int:
    """How often a line says that something is repeated, where it says it is twice; else 0.

    A word for "twice" that says a repetition as well does not count as one beside it.
    """
    pairs = pairwise((*said.order, ""))
    repeats = any(key == REPEAT and next_ != TWICE for key, next_ in pairs)
    return 2 if repeats and TWICE in said.order and TAKE not in said.values else 0


def begins_anew(said: Mentions, cards: frozenset[str]) -> list[bool]:
    """Of each word for repeating whether another token is spoken of since the card before it."""
    found: list[bool] = []
    anew = False
    for key in said.order:
        if key == REPEAT:
            found.append(anew)
            anew = False
        elif key == TOKEN:
            anew = True
        elif key in cards:
            anew = False
    return found
