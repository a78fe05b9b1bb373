"""A case that grows step by step, with what a second judge expects of each step."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

Raw = dict[str, Any]


class LineOfPlay:
    """A position, the moves made in it so far, and what ought to come of each."""

    def __init__(self, game: str, position: Raw, rng: Random) -> None:
        """Begins a line of play at a position."""
        self.game = game
        self.position = position
        self.rng = rng
        self.steps: list[Raw] = []
        self.text: str | None = None
        """The printing, where it matters."""

    def move(self, verb: str, broken: Iterable[str] = (), /, **arguments: Any) -> bool:
        """A move is tried: legal unless it breaks rules. Whether it is legal."""
        because = list(dict.fromkeys(broken))
        expect: Raw = {"legal": not because}
        if because:
            expect["because"] = because
        self.steps.append({"do": verb, **arguments, "expect": expect})
        return not because

    def ask(self, question: str, answer: Any, /, **arguments: Any) -> None:
        """A question with the right answer."""
        self.steps.append({"ask": question, **arguments, "expect": {"answer": answer}})

    def expect(self, **facts: Any) -> None:
        """Adds expected facts to the last step; a double underscore in a name means a dot."""
        named = {path.replace("__", "."): value for path, value in facts.items()}
        self.steps[-1]["expect"].setdefault("facts", {}).update(named)

    def case(self, number: str) -> Raw:
        """The whole as a case."""
        return {
            "id": number,
            "game": self.game,
            "text": self.text,
            "position": self.position,
            "steps": self.steps,
        }

    def sample(self, candidates: Iterable[Any], least: int = 0, most: int = 9) -> list[Any]:
        """A few of these, at random."""
        pool = list(candidates)
        most = min(most, len(pool))
        return self.rng.sample(pool, self.rng.randint(min(least, most), most))

    def chance(self, share: float) -> bool:
        """True so often."""
        return self.rng.random() < share
