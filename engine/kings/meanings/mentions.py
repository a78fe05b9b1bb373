"""What a line names on the board: areas, kinds of units, and those that stay where they are."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, pairwise, takewhile

from engine.kernel.meanings import PARTED, Mentions
from engine.kings.board.components import PIECES
from engine.kings.table import Area, KingsTable

Piece = tuple[str, int]
"""A kind of unit and how many; 0: no number is said."""
NOT = "not"
"""The key of a denial."""
STAYS = "stays"
"""The key of words that say of units that they do not go along."""
LEAVES = "leaves_there"
"""The key of words behind which a line tells of units that somebody leaves where they are."""
LYING_THERE = "foreign_token"
"""The value of words for a power token that lies somewhere, and that nobody leaves."""
BY_PERMANENT = ("raid", "march", "support", "consolidate", "place_order")
"""What is done with permanent orders, which people call ordinary ones."""
ORDINARY = ("permanent", "base")
"""The values of words that call an order an ordinary one: "a normal march"."""
TOKENS = ("power_tokens", "power_token", "tokens", "token")
"""Keys of words for power tokens."""
UNIT = "unit"
"""The key of words for a unit whose kind is not told."""
EITHER = "|"
"""The sign between the ids of a name that may stand for several things."""
WE_WIN, WE_LOSE = "we_win", "we_lose"
"""Keys of words by which those who march say how their battle ended."""
OUTCOMES = ("win_battle", "won", "losers", WE_WIN, WE_LOSE)
"""Keys of the words behind which a line tells how a battle ended."""


def mentioned(table: KingsTable, said: Mentions) -> tuple[Area, ...]:
    """The areas that are named, in the order of the line."""
    ids = (id_.partition(":")[0] for id_ in said.ids)
    return tuple(table.areas[id_] for id_ in dict.fromkeys(ids) if id_ in table.areas)


def lands_of_ports(table: KingsTable, said: Mentions) -> frozenset[str]:
    """The lands that are named only behind their port, as where that lies: "the port of b"."""
    idle = ("filler", "chatter", "port", "enter_port", "go", *_WITHIN)
    told = [key for key, _ in groupby(key for key in said.order if key not in idle)]
    at_port = {
        other
        for one, other in pairwise(told)
        if other in table.areas and one in table.areas and table.areas[one].land == other
    }
    return frozenset(one for one in at_port if told.count(one) == 1)


_WITHIN = ("of", "within", "into", "to", "at_sea", "against", "from", "come", "names")
"""Words that may stand between a port and the land where it lies."""


def mentioned_pieces(said: Mentions) -> tuple[Piece, ...]:
    """The kinds of units that are named, with their numbers, in the order of the line.

    Those that are named first behind the word for winning have been in a battle: they do not move; nor do
    those that are said to stay.
    """
    found: list[Piece] = []
    for key, many in each_named(said):
        if found and found[-1][0] == key:
            found[-1] = (key, max(many, found[-1][1]))
        else:
            found.append((key, many))
    fought = fought_for(said)
    return tuple(one for one in found if one[0] not in fought)


def joins_vaguely(said: Mentions) -> bool:
    """Whether "and" joins to a kind that is named a word which is only like the name of another."""
    sure = {key for key, _ in said.counts}
    told = [key for key, _ in groupby(key for key in said.order if key in ("and", *PIECES))]
    joined = zip(told, told[1:], told[2:], strict=False)
    return any(one in sure and other == "and" and last not in sure for one, other, last in joined)


def each_named(said: Mentions) -> tuple[Piece, ...]:
    """The kinds as they are named, without the last mention of those that stay where they are."""
    found = [(key, many) for key, many in said.counts if key in PIECES]
    for kind in staying(said):
        last = max((at for at, one in enumerate(found) if one[0] == kind), default=None)
        if last is not None:
            del found[last]
    return tuple(found)


def staying(said: Mentions) -> frozenset[str]:
    """The kinds that stay where they are: what is named last before a word for staying, or else next."""
    told = [name for name in said.order if name in (STAYS, LEAVES, PARTED, *PIECES, *said.ids)]
    leaves = {at + 1 for at, one in enumerate(told) if one == LEAVES}
    kept = [one for at, one in enumerate(told) if one != LEAVES and not (one == STAYS and at in leaves)]
    found: set[str] = set()
    for at in (at for at, one in enumerate(kept) if one == STAYS and not becomes(said)):
        near = (*reversed(kept[max(0, at - 1) : at]), *kept[at + 1 : at + 2])
        part = {*takewhile(PARTED.__ne__, reversed(kept[:at]))} & {*PIECES}
        beside = [one for one in near if one in PIECES]
        found.update((beside or [*part] * (len(part) == 1))[:1])
    return frozenset(found) | _left_there(said)


def _left_there(said: Mentions) -> frozenset[str]:
    """The kinds that are named right behind a word for leaving something: "and leaves the knight"."""
    if becomes(said):
        return frozenset()
    idle = (
        "filler",
        "chatter",
        "march",
        "mixed",
        "everybody",
        *_LEAVING,
        *(f"one_{piece}" for piece in PIECES),
    )
    kept = [key for key in said.order if key not in idle and not key.isdecimal()]
    return frozenset(other for one, other in pairwise(kept) if one == LEAVES and other in PIECES)


_LEAVING = ("march_leaving_token", "stays")


def excepts(said: Mentions) -> bool:
    """Whether a line speaks of everybody but some that it names: "all but one footman"."""
    kept = [key for key in said.order if key in ("everybody", *_BUT, *PIECES, *said.ids)]
    behind = (kept[at + 1 :] for at, key in enumerate(kept) if key == "everybody")
    return any(some[:1] and some[0] in _BUT and any(one in PIECES for one in some) for some in behind)


_BUT = ("but", "excepting", "except", NOT)


def becomes(said: Mentions) -> bool:
    """Whether a word for staying tells where units are mustered that one becomes another."""
    if not {"call", "muster", "upgrade"} & {*said.order}:
        return False
    kept = [key for key in said.order if key in (STAYS, PARTED, *PIECES)]
    between = zip(kept, kept[1:], kept[2:], strict=False)
    return any(
        one == STAYS and {before, after} <= {*PIECES} and before != after for before, one, after in between
    )


def fought_for(said: Mentions) -> frozenset[str]:
    """The kinds that are named only behind the word for winning, where others are named before it."""
    first = next((at for at, one in enumerate(said.order) if one in PIECES), 0)
    won = next((at for at, one in enumerate(said.order) if at > first and one in OUTCOMES), len(said.order))
    before, behind = (frozenset(one) & frozenset(PIECES) for one in (said.order[:won], said.order[won:]))
    return behind - before


def denied_of(said: Mentions, keys: Iterable[str]) -> frozenset[str]:
    """Which of these a line denies: what is said next behind each denial, or else right before it.

    A denial in a part of the line that names none of them denies what the last part before it names.
    """
    told = [name for name in said.order if name in (NOT, PARTED, *keys)]
    found: set[str] = set()
    for at in (at for at, one in enumerate(told) if one == NOT):
        behind = [one for one in takewhile(PARTED.__ne__, told[at:]) if one != NOT]
        before = [one for one in told[:at] if one not in (NOT, PARTED)]
        found.update((behind or before[-1:])[:1])
    return frozenset(found)


def surely_said(said: Mentions) -> tuple[str, ...]:
    """What is said in the order of the line, without the ids of a name that may stand for several things."""
    found: list[str] = []
    for name in said.order:
        if EITHER in name:
            del found[len(found) - len(name.split(EITHER)) :]
        else:
            found.append(name)
    return tuple(found)
