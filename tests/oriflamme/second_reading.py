"""The event phase read a second time, in the plainest words there are, to be compared with the engine.

It shares no code with what it checks. Everything is known, all defaults hold; an illegal choice raises
``Against``. A card is ``[family.name, open, tokens, briber]``, a place ``[its number, cards, visited]``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

Card = list[Any]
Place = list[Any]
Told = dict[str, Any]
KEY, OPEN, TOKENS, BRIBER = range(4)
NUMBER, CARDS, VISITED = range(3)
CHARACTERS = ("prince", "twin", "schemer", "queen", "cutthroat", "apothecary", "felon")
CHOOSES = {
    "prince": {"twin"},
    "cutthroat": {"target"},
    "apothecary": {"target"},
    "replacement": {"target", "substitute"},
    "bribe": {"bribe"},
    "combination": {"sequence"},
}
PAIRS = {"prince": "twin", "twin": "prince"}


class Against(Exception):
    """The rules do not allow it."""


def need(holds: object) -> None:
    """Otherwise it is not allowed."""
    if not holds:
        raise Against


def name(card: Card) -> str:
    """What it is."""
    return str(card[KEY]).partition(".")[2]


def owner(card: Card) -> str:
    """Whose it is now."""
    return str(card[BRIBER] or card[KEY].partition(".")[0])


class Now(NamedTuple):
    """A card that is applied: where it lies, who applies it, what he chooses, and whether he opens it now."""

    place: Place
    by: str
    told: Told
    opens: bool


class Reading:
    """One table."""

    def __init__(self, row: list[Place], supply: Told, piles: Told, aside: Told, at_home: set[str]) -> None:
        self.row, self.supply, self.piles, self.aside, self.at_home = row, supply, piles, aside, at_home
        self.left_to_right = True

    def ordered(self) -> list[Place]:
        """As the marker points."""
        return self.row if self.left_to_right else self.row[::-1]

    def acting(self) -> Place | None:
        """The first place nobody has visited."""
        return next((place for place in self.ordered() if not place[VISITED]), None)

    def tops(self) -> Iterator[Card]:
        """What can be seen."""
        return (place[CARDS][-1] for place in self.row)

    def place(self, key: object) -> Place:
        """Where a visible card lies."""
        found = next((place for place in self.row if place[CARDS][-1][KEY] == key), None)
        need(found)
        assert found is not None
        return found

    def beside(self, place: Place) -> list[Place]:
        """The places next to it."""
        at = self.row.index(place)
        return self.row[max(0, at - 1) : at] + self.row[at + 1 : at + 2]

    def gone(self, place: Place) -> None:
        """The top goes to the discard of its first family, and a hole is closed."""
        card = place[CARDS].pop()
        family, _, own = card[KEY].partition(".")
        self.piles[family].append(own)
        if not place[CARDS]:
            self.row.remove(place)

    def strike(self, key: object, by: str, attacker: object, *, paid: bool) -> None:
        """A card is eliminated."""
        place = self.place(key)
        card = place[CARDS][-1]
        whose, what = owner(card), name(card)
        self.gone(place)
        self.supply[by] += paid + (what == "queen" and whose != by)
        partners = [one for one in self.tops() if name(one) == PAIRS.get(what) and owner(one) == whose]
        for one in partners:
            self.gone(self.place(one[KEY]))
        if what == "trap" and whose != by:
            taken = min(3, self.supply[by])
            self.supply[by] -= taken
            self.supply[whose] += taken
            for one in [one for one in self.tops() if one[KEY] == attacker]:
                self.gone(self.place(one[KEY]))

    def keep(self) -> None:
        """It stays closed, with one more on it."""
        place = self.acting()
        assert place is not None
        need(not place[CARDS][-1][OPEN])
        place[CARDS][-1][TOKENS] += 1
        place[VISITED] = True

    def act(self, told: Told, *, opens: bool) -> None:
        """The card whose turn it is, opened now or open already."""
        place = self.acting()
        assert place is not None
        card = place[CARDS][-1]
        need(card[OPEN] != opens)
        by, self.held = owner(card), 0
        card[OPEN], lying, card[TOKENS] = True, card[TOKENS], 0
        if name(card) == "combination":
            self.held = lying
        elif name(card) != "trap":
            self.supply[by] += lying
        self.apply(card[KEY], by, told, opens=opens)
        if place in self.row and place[CARDS][-1] is card:
            place[VISITED] = True

    def apply(self, key: object, by: str, told: Told, *, opens: bool) -> None:
        """What the card says, with what is chosen."""
        place = self.place(key)
        what = name(place[CARDS][-1])
        need(set(told) <= CHOOSES.get(what, set()))
        getattr(self, what)(Now(place, by, told, opens))

    def prince(self, now: Now) -> None:
        brings = now.opens and now.by in self.at_home and now.place[CARDS][-1][KEY] == f"{now.by}.prince"
        need(bool(now.told) == brings)
        if brings:
            self.lay_twin(now.by, **now.told["twin"])
        self.supply[now.by] += 1

    def lay_twin(self, by: str, where: str, on: object = None) -> None:
        """At an end or on an own card that is no prince; behind the pointer it waits."""
        need(where != "between")
        twin: Card = [f"{by}.twin", True, 0, ""]
        self.at_home.discard(by)
        if where == "on":
            place = self.place(on)
            need(owner(place[CARDS][-1]) == by and name(place[CARDS][-1]) != "prince")
            place[CARDS].append(twin)
            return
        behind = (where == "left") == self.left_to_right
        self.row.insert(0 if where == "left" else len(self.row), [-1, [twin], behind])

    def twin(self, now: Now) -> None:
        self.supply[now.by] += 1

    def queen(self, now: Now) -> None:
        self.supply[now.by] += 2

    def schemer(self, now: Now) -> None:
        if any(len(one[CARDS]) > 1 for one in self.beside(now.place)):
            self.gone(now.place)
        else:
            self.supply[now.by] += 1

    def felon(self, now: Now) -> None:
        for one in self.beside(now.place):
            whose = owner(one[CARDS][-1])
            self.supply[whose] = max(0, self.supply[whose] - 1)

    def chosen(self, told: Told, among: set[object]) -> object:
        """One of those, if there is any."""
        found = told.get("target")
        need(found in among if among else found is None)
        return found

    def cutthroat(self, now: Now) -> None:
        key = now.place[CARDS][-1][KEY]
        target = self.chosen(now.told, {one[CARDS][-1][KEY] for one in self.beside(now.place)})
        if target is None:
            return
        alike = str(target).partition(".")[2]
        others = [one for one in self.tops() if one[OPEN] and name(one) == alike and owner(one) != now.by]
        doomed = [target, *(one[KEY] for one in others if one[KEY] != target)]
        for one in doomed:
            self.strike(one, now.by, key, paid=False)
        self.supply[now.by] += len(doomed) if len(doomed) > 1 else 0

    def apothecary(self, now: Now) -> None:
        key = now.place[CARDS][-1][KEY]
        own = [one for one in self.row if one is not now.place and owner(one[CARDS][-1]) == now.by]
        target = self.chosen(now.told, {near[CARDS][-1][KEY] for one in own for near in self.beside(one)})
        if target is not None:
            self.strike(target, now.by, key, paid=True)

    def replacement(self, now: Now) -> None:
        key, source = now.place[CARDS][-1][KEY], now.told.get("substitute") or "none"
        target = self.chosen(now.told, {one[CARDS][-1][KEY] for one in self.beside(now.place)})
        if target is None:
            need(source == "none")
        else:
            self.replace(target, now.by, key, source)
        if any(one[KEY] == key for one in self.tops()):
            self.gone(self.place(key))

    def replace(self, target: object, by: str, key: object, source: str) -> None:
        """The namesake takes the place of another family's character that lay there alone."""
        victim = self.place(target)
        card, before = victim[CARDS][-1], list(self.row)
        fits = name(card) in CHARACTERS and owner(card) != by and len(victim[CARDS]) == 1
        self.strike(target, by, key, paid=True)
        at = "discard" if name(card) in self.piles[by] else "set_aside"
        there = self.piles[by] if at == "discard" else self.aside[by]
        need(source == (at if fits and name(card) in there else "none"))
        if source != "none":
            there.remove(name(card))
            left = [one for one in before[: before.index(victim)] if one in self.row]
            victim[CARDS] = [[f"{by}.{name(card)}", True, 0, ""]]
            self.row.insert(len(left), victim)

    def bribe(self, now: Now) -> None:
        alone = [one[CARDS][0] for one in self.row if len(one[CARDS]) == 1]
        can = {one[KEY]: one for one in alone if one[OPEN] and name(one) in CHARACTERS}
        found = now.told.get("bribe")
        need(found in can if can else found is None)
        if found is not None:
            can[found][BRIBER] = now.by
        self.gone(now.place)

    def trap(self, now: Now) -> None:
        self.supply[now.by] += 1
        self.gone(now.place)

    def combination(self, now: Now) -> None:
        tokens, steps = self.held, now.told.get("sequence") or []
        self.gone(now.place)
        need(len(steps) == tokens + 1 or not (steps or tokens or list(self.eligible(now.by))))
        for number, step in enumerate(steps):
            use = step.pop("token", None)
            need((use is None) == (number == 0))
            if use == "take":
                need(not step)
                self.supply[now.by] += 1
            else:
                self.borrow(now.by, step, repeats=number > 0)

    def eligible(self, by: str) -> Iterator[object]:
        """Open characters of the family that can be seen."""
        return (one[KEY] for one in self.tops() if one[OPEN] and owner(one) == by and name(one) in CHARACTERS)

    def borrow(self, by: str, step: Told, *, repeats: bool) -> None:
        """One application of an eligible character, if there is one."""
        can, found = set(self.eligible(by)), step.pop("apply", None)
        need(found in can if can else found is None and not repeats and not step)
        if found is not None:
            self.apply(found, by, step, opens=False)
