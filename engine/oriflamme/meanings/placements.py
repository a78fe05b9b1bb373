"""Cards that are laid into the row, as a line tells of them, and who makes a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any

from engine.kernel.meanings import IMPLIED, OPEN, PARTED, SEAT, VALUE, Mentions, MoveMeant, Part
from engine.oriflamme.meanings.choices import (
    EITHER_END,
    FIRST,
    LAST,
    NEIGHBOUR,
    TOPMOST,
    CardChoice,
    places,
)
from engine.oriflamme.meanings.places_told import ENDS, ON
from engine.oriflamme.table import CARDS, OriflammeTable

NOT_ASKED = 4
TOLD_ONCE = 2
"""How often a family stands in the order of a line that names it once: by its id and by its key."""
UNLIKE_FACE = 3
"""What it costs that a card is laid otherwise up than the line tells first."""
NOT_ATOP = 6
"""What it costs that a card is said to lie on another, and is laid beside."""
ITSELF = 8
"""What it costs that a card is laid on one of its own name, and the name is said once."""
UNTOLD = 4
"""What it costs that a card is named, and the one that is laid is not."""
BESIDE = ("down", "closed", "on", NEIGHBOUR, TOPMOST, "on_it", *FIRST, *LAST)
"""What may be said beside a card that is laid."""


def by_seat(said: Mentions, verb: str, seat: str) -> tuple[Part, ...]:
    """Who makes a move: that goes without saying where the table waits for this seat."""
    return (Part(SEAT, (seat,), unsaid=IMPLIED if seat in said.asked.get(verb, ()) else OPEN),)


def _strange(said: Mentions, verb: str, seat: str) -> int:
    """What it costs that the table does not wait for this seat."""
    return 0 if seat in said.asked.get(verb, ()) else NOT_ASKED


def placed(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """Cards that are laid from hand."""
    verbs = frozenset(("place",))
    values = [value for value in said.values if value in CARDS]
    names = tuple(dict.fromkeys((*values, *([] if values else _names_in_the_row(table, said)))))
    faces = _faces(said)
    tells_another = (
        "atop" in said.leads and not _denies_atop(said) and (len(names) > 1 or _speaks_of_two(table, said))
    )
    for seat in said.by("place", table.order):
        by = by_seat(said, "place", seat)
        for name in (*names, ""):
            card = (Part(VALUE, (name,)),) if name else ()
            told = {"do": "place", "by": seat, **({"card": name} if name else {})}
            for where, parts in _free(table, said, seat):
                itself = not name and _is_laid_itself(said, (*names, where.get("on", "")))
                left_out = itself or (not name and _leaves_card_out(table, names, where))
                far = _strange(said, "place", seat) + UNTOLD * (bool(names) and not name)
                far += UNTOLD * left_out + ITSELF * _lies_on_itself(table, said, name, where)
                aside = NOT_ATOP * (tells_another and where["where"] != "on")
                not_on = _tells_an_end(said) or _denies_atop(said)
                aside += NOT_ATOP * (where["where"] == "on" and (not_on or _lies_otherwise(said)))
                for face in faces:
                    shown = {"face": face} if face else {}
                    lies = (Part(VALUE, (face,)),) if face else ()
                    also = frozenset((*_told_beside(where), *(("keep",) if "place" in said.verbs else ())))
                    yield MoveMeant(
                        {**told, **where, **shown},
                        verbs,
                        (*by, *card, *parts, *lies),
                        also=also,
                        far=far + aside + UNLIKE_FACE * (face != faces[0]),
                        open=left_out or (where["where"] == "on" and _lies_otherwise(said)),
                    )


def _names_in_the_row(table: OriflammeTable, said: Mentions) -> Iterator[str]:
    """The card of the row that stands right behind the verb of laying one: "I put red's queen left"."""
    cards = {card.called: card.name for card in table.all_cards()}
    told = [key for key in said.order if key in ("place", NEIGHBOUR, *ENDS, *ON, *cards)]
    behind = [key for verb, key in pairwise(told) if verb == "place" and key in cards]
    return (cards[key] for key in behind if cards[key] in CARDS)


def _told_beside(where: dict[str, Any]) -> tuple[str, ...]:
    """What may be said beside a card that is laid there."""
    return (*BESIDE, EITHER_END) if where["where"] in ENDS else BESIDE


def _leaves_card_out(table: OriflammeTable, names: tuple[str, ...], where: dict[str, Any]) -> bool:
    """Whether a card that a line names is neither laid nor what one is laid on, which may lie closed."""
    if where["where"] != "on":
        return bool(names)
    named = [card.name for card in table.visible() if card.called == where["on"]]
    others = [name for name in names if name not in named]
    return len(others) > (named == [""])


def _is_laid_itself(said: Mentions, names: tuple[str, ...]) -> bool:
    """Whether the only card that is named stands right behind the verb of laying one: "puts her queen"."""
    told = [*dict.fromkeys(key for key in said.order if key in ("place", *ON, *names))]
    once = len({*said.values} & {*CARDS}) <= 1 >= len(said.named)
    return once and told[:1] == ["place"] and told[1:2] not in ([], *([one] for one in ON))


def _lies_otherwise(said: Mentions) -> bool:
    """Whether a line tells that a card is laid under or beside another, or between two, and not on any."""
    words = {"under", "beside", "between", NEIGHBOUR} & {*said.leads, *said.values}
    return bool(words) and not {*ON} & {*said.order}


def _lies_on_itself(table: OriflammeTable, said: Mentions, name: str, where: dict[str, Any]) -> bool:
    """Whether the card that one is laid on is taken for the one that is laid as well, and is named once."""
    under = [card for card in table.visible() if card.called == where.get("on") and card.name == name]
    return bool(name and under) and said.values.count(name) <= 1


def _denies_atop(said: Mentions) -> bool:
    """Whether a part of a line denies that a card is laid on another, and a later one tells a place."""
    parts = [[*some] for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    told = next((at for at, some in enumerate(parts) if "atop" in some), len(parts))
    behind = {one for some in parts[told + 1 :] for one in some}
    return told < len(parts) and "not" in parts[told] and bool({*ENDS, "between"} & behind)


def _tells_an_end(said: Mentions) -> bool:
    """Whether a line tells an end of the row, and not that a card lies on another."""
    return bool({*ENDS} & {*said.values}) and not {"on", "atop", "twin_on"} & {*said.leads, *said.values}


def _faces(said: Mentions) -> tuple[str, ...]:
    """Which way up a card is laid, if that is said: "puts down" alone says nothing of it."""
    told = next((one for one in ("up", "down") if one in said.values), "")
    lies = told == "up" or "closed" in said.leads
    return tuple(dict.fromkeys((told, "") if lies else ("", told)))


def _speaks_of_two(table: OriflammeTable, said: Mentions) -> bool:
    """Whether a family is named twice, or a closed card is: another card than the one that is laid."""
    families = Counter(name for name in said.order if name in table.order)
    return any(many > TOLD_ONCE for many in families.values()) or "closed" in said.leads


def _free(table: OriflammeTable, said: Mentions, seat: str) -> Iterator[CardChoice]:
    """The places a card may be laid to; where there is one alone, under the name it is told by."""
    for where, parts in places(table, seat, said):
        end = next((value for value in said.values if value in ENDS), "") if not table.row else ""
        yield {"where": end} if end else where, parts
