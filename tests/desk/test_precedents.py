"""Precedents: of disputes told in other words, the like one is among the first three."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from msgspec import Struct

from engine.kernel.cases.untold_values import settled
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Ruling, Verdict
from referee.desk.precedents import precedent_key, precedents
from referee.desk.tournament import DeskBook
from referee.desk.tournament_rows import DeskRuling
from referee.session.log.ruling_entries import JudgedMove
from referee.session.registry import ADAPTERS, adapter_of
from tests.kit import cases

LEAST, SHARE, FIRST = 60, 0.9, 3


class Dispute(Struct, frozen=True):
    """A refused move of a worked case."""

    case: str
    says: str
    """What decided it: the finding, not the rule alone."""
    key: tuple[str, ...]
    rules: tuple[str, ...]


@cache
def disputes(game: str) -> tuple[Dispute, ...]:
    adapter = adapter_of(game)
    found = []
    for case in cases.worked(game):
        try:
            result = settled(case, adapter.casebook, adapter.game.texts[0], adapter.unknowns)
        except RefereeError:
            continue
        for ruling, refused in zip(result.rulings, result.refused_at, strict=True):
            if ruling is not None and refused is not None and ruling.verdict is Verdict.NO:
                found.append(_dispute(game, case.id, ruling, refused))
    return tuple(found)


def _dispute(game: str, case: str, ruling: Ruling, refused: tuple[object, ...]) -> Dispute:
    state, move = refused
    judged = JudgedMove(move, state, 0, None, (ruling,))  # type: ignore[arg-type]
    return Dispute(case, ruling.deciding[0].says, precedent_key(adapter_of(game), judged), ruling.rules)


def test_the_like_dispute_is_among_the_first_three() -> None:
    asked = hits = 0
    for game in ADAPTERS:
        groups: dict[str, list[Dispute]] = defaultdict(list)
        for one in disputes(game):
            if all(one.case != other.case for other in groups[one.says]):
                groups[one.says].append(one)
        book, like = DeskBook(), {}
        for number, (says, group) in enumerate(groups.items(), 1):
            book.put(DeskRuling(number, 1, asked=group[0].case, state="given", key=group[0].key))
            like[number] = says
        for group in groups.values():
            for one in group[1:]:
                found = precedents(book, one.key, one.rules)[:FIRST]
                asked += 1
                hits += any(like[precedent.ruling.number] == one.says for precedent in found)

    assert asked >= LEAST
    assert hits / asked >= SHARE, (hits, asked)
