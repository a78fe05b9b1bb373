"""Wrong rules that a player could take for the one that forbids a move: rules the move does keep."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from itertools import chain

from engine.kernel.game import Game
from engine.kernel.reasons import SCOPE, Ruling, Verdict
from referee.lessons.reader import lessons_of, taught_games

BESIDE_THE_RIGHT_ONE = 2
"""So many others stand beside the rule that forbids the move."""


def wrong_rules(game: Game, ruling: Ruling, rule: str) -> tuple[str, ...]:
    """Rules that a refused move keeps, the likeliest mistakes first.

    Those of the same chapter come first, then those a lesson teaches, then those that fewer kinds of move
    have to keep. What most moves keep, as that the game is not over, comes last: nobody takes it for the
    reason.
    """
    kept = (reason.rules[0] for reason in ruling.reasons if reason.rules and reason.found == Verdict.YES)
    free = [other for other in dict.fromkeys(kept) if other not in (*ruling.because, *SCOPE)]
    chapter, taught = rule.rpartition(".")[0], _taught(game.id)

    def likeness(other: str) -> tuple[bool, bool, bool, int, bytes]:
        another_chapter, kinds = other.rpartition(".")[0] != chapter, _kinds_of_move(game, other)
        usual = 2 * kinds > len(game.bound)
        return another_chapter, usual, other not in taught, kinds, _lot(rule, other)

    return tuple(sorted(free, key=likeness)[:BESIDE_THE_RIGHT_ONE])


def _kinds_of_move(game: Game, rule: str) -> int:
    """How many kinds of move have to keep a rule."""
    return sum(any(reason.rules[:1] == (rule,) for reason in verb.kept) for verb in game.bound.values())


@cache
def _taught(game: str) -> frozenset[str]:
    """The rules that lessons of the game teach."""
    known = lessons_of(game) if game in taught_games() else ()
    return frozenset(chain.from_iterable(lesson.teaches for lesson in known))


def _lot(rule: str, other: str) -> bytes:
    return blake2b(f"{rule} {other}".encode(), digest_size=8).digest()
