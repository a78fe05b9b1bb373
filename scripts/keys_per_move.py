"""How many keys a move takes that is typed as short as it is understood: ``python -m scripts.keys_per_move``.

Plays random legal moves from every example table of a game. Of each move the line of the list is cut, word by
word, while it still means that move; its signs and Enter are counted. Passes are left out: the next move
implies them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import mean

from engine.kernel.decisions import Move
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Verdict
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.session.game_setup import examples
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session

MOST_LETTERS = 6
"""How many letters of a word are tried before it is typed whole."""
MOST_PICKED = 3
TRIES = 60
"""Moves of an evening, with those that the rules forbid."""
IDLE, SOMETIMES = ("Pass", "EndTurn", "DeclineSaves", "DeclinePassive"), 0.25
"""Moves that do nothing, and how often one is taken where something else can be done."""


def means(text: str, table: Session, move: Move) -> bool:
    """Whether a line is understood as this move."""
    try:
        return parse(text, table) == move
    except ParseError:
        return False


def shortest(table: Session, move: Move) -> str:
    """The line of a move with every word left out or cut that it does without."""
    words = line_of(move, table).split()
    if not means(" ".join(words), table, move):
        return " ".join(words)
    for at in reversed(range(len(words))):
        shorter = words[:at] + words[at + 1 :]
        if shorter and means(" ".join(shorter), table, move):
            words = shorter
    for at, word in enumerate(words):
        cuts = ([*words[:at], cut, *words[at + 1 :]] for cut in _cut(word))
        words = next((each for each in cuts if means(" ".join(each), table, move)), words)
    return " ".join(words)


def _cut(word: str) -> Iterator[str]:
    """A word with its first letters alone, and the sign behind it."""
    letters = word.rstrip(",;:")
    for many in range(1, min(MOST_LETTERS, len(letters) - 1) + 1):
        yield letters[:many] + word[len(letters) :]


def drawn(table: Session, chance: random.Random) -> Move | None:
    """A legal move of the list, with some of the cards that may be chosen for it."""
    legal = [
        choice
        for choice, rulings in table.listed()
        if all(ruling.verdict is not Verdict.NO for ruling in rulings)
    ]
    active = [choice for choice in legal if type(choice.move).__name__ not in IDLE]
    among = active if active and chance.random() > SOMETIMES else legal
    return _picked(chance.choice(among), chance) if among else None


def _picked(choice: Candidate, chance: random.Random) -> Move:
    if not choice.pick:
        return choice.move
    many = min(len(choice.among), max(choice.least, chance.randint(1, MOST_PICKED)))
    return choice.with_picks(tuple(chance.sample(list(choice.among), many)))


def keys_typed(game: str, evenings: int, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Of each move that was made: how many keys, and what was typed."""
    adapter = adapter_of(game)
    for example in [*examples(game)] * evenings:
        yield from _evening(table_of(adapter, example.position, adapter.game.texts[0]), chance)


def _evening(table: Session, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Some moves one after the other, until a value is asked for that nobody has told."""
    for _ in range(TRIES):
        move = drawn(table, chance)
        if move is None:
            return
        text = "" if type(move).__name__ == "Pass" else shortest(table, move)
        kind = table.enter(move).kind
        if kind is OutcomeKind.CANNOT_TELL:
            return
        if kind is OutcomeKind.DONE and text:
            yield len(text) + 1, text


def main() -> int:
    """Prints the mean of each game, and its longest line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--evenings", type=int, default=2, help="how many from each example table")
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    for game in ADAPTERS:
        typed = list(keys_typed(game, options.evenings, random.Random(options.seed)))
        keys, text = max(typed)
        average = mean(many for many, _ in typed)
        print(f"{game:10} {len(typed):4} moves, {average:4.1f} keys on average; most {keys}: {text}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
