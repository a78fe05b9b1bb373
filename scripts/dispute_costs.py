"""The cost of typed disputes: ``python -m scripts.dispute_costs`` prints their keys and questions.

``tests/position/disputes.txt`` holds the disputes as position text, an empty line between two. A line with
``=`` is what the judge writes instead of some words when a value is asked for.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

from msgspec import Struct

from referee.library.api import judge
from referee.library.judgement import Rulings

FILE = Path(__file__).parent.parent / "tests" / "position" / "disputes.txt"
REMARK, ANSWER, INSTEAD = "; ", "= ", " => "


class Dispute(Struct, frozen=True):
    """A dispute as a judge types it, with the values typed when the program asks."""

    title: str
    text: str
    answers: tuple[tuple[str, str], ...]


class Cost(Struct, frozen=True):
    """The cost of one dispute, and whether it ends in a ruling."""

    game: str
    title: str
    keys: int
    questions: int
    ruled: bool


def disputes() -> tuple[Dispute, ...]:
    """All disputes of the file."""
    return tuple(map(_dispute, FILE.read_text(encoding="utf-8").strip().split("\n\n")))


def _dispute(block: str) -> Dispute:
    lines = block.splitlines()
    text = "".join(f"{line}\n" for line in lines[1:] if not line.startswith(ANSWER))
    answers = (line.removeprefix(ANSWER).split(INSTEAD) for line in lines if line.startswith(ANSWER))
    return Dispute(lines[0].removeprefix(REMARK), text, tuple((old, new) for old, new in answers))


def cost_of(dispute: Dispute) -> Cost:
    """The cost of a dispute: every typed sign and Enter, and every question until there is a ruling."""
    text, keys, questions = dispute.text, len(dispute.text), 0
    rulings = judge(text)
    for old, new in dispute.answers:
        if not _asks(rulings):
            break
        questions += 1
        keys += len(new) - len(old) + 1
        text = text.replace(old, new, 1)
        rulings = judge(text)
    return Cost(_game(dispute), dispute.title, keys, questions, not _asks(rulings))


def _asks(rulings: Rulings) -> bool:
    return any(step.asks for case in rulings.cases for step in case.steps)


def _game(dispute: Dispute) -> str:
    from referee.position.reader import read_text

    return str(read_text(dispute.text).game)


def main() -> int:
    """Prints keys and questions of each dispute, and the medians of each game and of all."""
    costs = [cost_of(dispute) for dispute in disputes()]
    for cost in costs:
        print(
            f"{cost.game:10} {cost.keys:5} {cost.questions:3}  {'' if cost.ruled else 'open: '}{cost.title}"
        )
    for game in (*dict.fromkeys(cost.game for cost in costs), ""):
        of_game = [cost for cost in costs if cost.game == game or not game]
        keys, questions = median(cost.keys for cost in of_game), median(cost.questions for cost in of_game)
        print(f"{game or 'all':10} {len(of_game)} disputes, median {keys:g} keys, {questions:g} questions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
