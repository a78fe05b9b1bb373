"""A whole challenge comes out as it does when it is reckoned by hand: totals, claim, awards, victory."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.hbo.game import TEXTS
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case

Raw = dict[str, Any]
KINDS = ("military", "intrigue", "power")
CHARACTER = st.fixed_dictionaries(
    {
        "strength": st.integers(0, 4),
        "icons": st.lists(st.sampled_from(KINDS), unique=True),
        "keywords": st.sampled_from([[], ["renown"]]),
        "modifiers": st.lists(st.builds(lambda n: {"amount": n}, st.integers(-3, 2)), max_size=2),
        "power": st.integers(0, 1),
        "duplicates": st.integers(0, 1),
        "kneeling": st.booleans(),
    }
)


@st.composite
def seats(draw: st.DrawFn, name: str) -> Raw:
    """One player's side of the table."""
    drawn = draw(st.lists(CHARACTER, min_size=1, max_size=4))
    characters = [
        {"id": f"{name}{at}", "name": f"{name}{at}", "unique": True, **one} for at, one in enumerate(drawn)
    ]
    power, hand = draw(st.sampled_from([0, 1, 9, 10])), {"count": draw(st.integers(0, 3))}
    plot = {"claim": draw(st.integers(0, 2))}
    return {"id": name, "power": power, "hand": hand, "plot": plot, "characters": characters}


def strength(card: Raw) -> int:
    amounts: list[int] = [card["strength"], *(one["amount"] for one in card["modifiers"])]
    return max(0, sum(amounts))


class Reckoned:
    """What a challenge comes to, the attacker being called a and the defender d."""

    def __init__(self, kind: str, attacker: Raw, defender: Raw) -> None:
        self.seats = {"a": attacker, "d": defender}
        self.banner: dict[str, int] = {name: seat["power"] for name, seat in self.seats.items()}
        self.on_card = {
            card["id"]: card["power"] for seat in self.seats.values() for card in seat["characters"]
        }
        self.dead: list[str] = []
        self.winner: str | None = None
        fit = {
            name: [c for c in seat["characters"] if kind in c["icons"] and not c["kneeling"]]
            for name, seat in self.seats.items()
        }
        self.attackers, self.defenders = fit["a"], fit["d"]
        self.attack, self.defence = (sum(map(strength, side)) for side in (fit["a"], fit["d"]))
        self.won = self.attack >= self.defence
        there = {"military": len(defender["characters"]), "intrigue": defender["hand"]["count"]}
        self.due = min(attacker["plot"]["claim"], there.get(kind, defender["power"])) if self.won else 0
        self._pay(kind)
        self._award()

    def total(self, name: str) -> int:
        own = (card["id"] for card in self.seats[name]["characters"] if card["id"] not in self.dead)
        return sum([self.banner[name], *(self.on_card[card] for card in own)])

    def _pay(self, kind: str) -> None:
        if kind == "power":
            self.banner["d"] -= self.due
            self.banner["a"] += self.due
        if kind == "military":
            self.dead = [card["id"] for card in self.seats["d"]["characters"][: self.due]]

    def _award(self) -> None:
        if self.won and self.defence == 0 and not self._over():
            self.banner["a"] += 1
        for card in (self.attackers if self.won else self.defenders) if not self._over() else ():
            if "renown" in card["keywords"] and card["id"] not in self.dead:
                self.on_card[card["id"]] += 1
        self._over()

    def _over(self) -> bool:
        there = [name for name in ("a", "d") if self.total(name) >= 15]
        self.winner = self.winner or (there[0] if there else None)
        return self.winner is not None


@given(st.sampled_from(KINDS), seats("a"), seats("d"), st.sampled_from(TEXTS))
def test_a_challenge_is_what_it_comes_to_when_reckoned_by_hand(
    kind: str, attacker: Raw, defender: Raw, text: str
) -> None:
    known = Reckoned(kind, attacker, defender)
    assume(known.attackers)
    steps: list[Raw] = [
        {"do": "declare_challenge", "by": "a", "kind": kind, "attackers": [c["id"] for c in known.attackers]},
        {"do": "declare_defenders", "by": "d", "defenders": [c["id"] for c in known.defenders]},
        {"do": "resolve"},
    ]
    if known.dead:
        steps += [{"do": "choose_victims", "by": "d", "cards": known.dead}, {"do": "decline_saves"}]
    facts = {
        "challenge.attack": known.attack,
        "challenge.defence": known.defence,
        "challenge.winner": "a" if known.won else "d",
        "challenge.unopposed": known.won and known.defence == 0,
        "claim.due": known.due,
        "seat.a.power": known.banner["a"],
        "seat.d.power": known.banner["d"],
        "seat.a.total_power": known.total("a"),
        "seat.d.total_power": known.total("d"),
        "seat.d.hand": defender["hand"]["count"] - (known.due if kind == "intrigue" else 0),
        "seat.d.discard": known.due if kind == "intrigue" else _under(defender, known.dead),
        "seat.d.dead_names": known.dead,
        "game.winner": known.winner,
    }
    steps[-1]["expect"] = {"legal": True, "facts": facts}
    position = {"phase": "challenges", "first_player": "a", "seats": [attacker, defender]}
    case = msgspec.convert({"id": "reckoned", "game": "hbo", "position": position, "steps": steps}, Case)
    assert judge_case(case, CASEBOOK, text).failures == ()


def _under(seat: Raw, dead: list[str]) -> int:
    return sum(card["duplicates"] for card in seat["characters"] if card["id"] in dead)
