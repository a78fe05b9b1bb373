"""The rulings of a tournament that are most like a question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import verb
from engine.kernel.reasons import Reason, Value, Verdict
from engine.kernel.receipts import verdicts_of
from engine.kernel.view import View, ViewPiece
from referee.desk.tournament import DeskBook
from referee.desk.tournament_rows import DeskRuling
from referee.session.log.ruling_entries import JudgedMove

GAME, RULE, TEXT, VERB, SAYS = "game", "rule", "text", "verb", "says"
MOST = 5
"""Precedents that are shown."""
OF_CARDS, UNSEEN = ("card", "copy", "host", "source"), "unseen"
"""Facts that name a card; one that does not lie on the table is like any other that does not."""
NOT_COMPARED = ("decided_by", "option", "weight")
"""Facts that speak of the printing and not of the table."""


class Precedent(Struct, frozen=True):
    """An earlier ruling, with its similarity."""

    ruling: DeskRuling
    likeness: float
    same_rule: bool


def precedent_key(adapter: GameAdapter, judged: JudgedMove) -> tuple[str, ...]:
    """Game, deciding rules under each text, kind of move, and the facts that the reasons looked at."""
    verdicts = verdicts_of(judged.rulings)
    view = adapter.view(adapter.public(judged.state))
    pieces = {piece.id: (piece, row) for piece, row in _pieces(view)}
    seats = {area.id for area in view.areas}
    facts: dict[str, None] = {}
    for reason in _deciding(judged):
        facts.update(dict.fromkeys(_facts(reason, judged.move.by, pieces, seats)))
    return (
        f"{GAME}:{adapter.game.id}",
        *(f"{TEXT}:{verdict.text}={verdict.verdict}" for verdict in verdicts),
        *dict.fromkeys(f"{RULE}:{verdict.rule}" for verdict in verdicts if verdict.rule),
        f"{VERB}:{verb(judged.move)}",
        *facts,
    )


def _deciding(judged: JudgedMove) -> Iterator[Reason]:
    """The deciding reasons; of a legal move those worth telling."""
    for ruling in judged.rulings:
        chosen = ruling.deciding if ruling.verdict is not Verdict.YES else ruling.reasons
        for top in chosen:
            yield from (node for node in top.walk() if node.facts or node.found != Verdict.YES)


def _pieces(view: View) -> Iterator[tuple[ViewPiece, str]]:
    for area in view.areas:
        for row in area.rows:
            for piece in row.pieces:
                yield from ((shown, row.key) for shown in (piece, *piece.under))


def _facts(
    reason: Reason, by: str, pieces: dict[str, tuple[ViewPiece, str]], seats: set[str]
) -> Iterator[str]:
    yield f"{SAYS}:{reason.says}"
    numbers: dict[str, int] = {}
    for name, value in reason.facts.items():
        if name in NOT_COMPARED:
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            numbers[name] = value
        values = _said(value, by, pieces, seats) if name not in OF_CARDS or value in pieces else (UNSEEN,)
        yield from (f"{reason.says}.{name}:{fact}" for fact in values)
    for (name, left), (other, right) in combinations(sorted(numbers.items()), 2):
        sign = "=" if left == right else "<" if left < right else ">"
        yield f"{reason.says}:{name}{sign}{other}"


def _said(value: Value, by: str, pieces: dict[str, tuple[ViewPiece, str]], seats: set[str]) -> Iterator[str]:
    """A value by its part at the table: a card by its type and place, a seat by its owner."""
    if isinstance(value, tuple):
        yield f"many{min(len(value), 2)}"
        for item in value:
            yield from _said(item, by, pieces, seats)
    elif isinstance(value, bool) or value is None:
        yield str(value).lower()
    elif isinstance(value, str) and value in pieces:
        piece, row = pieces[value]
        unique = "unique" if any(badge.key == "unique" and badge.value != 0 for badge in piece.badges) else ""
        yield " ".join(part for part in (piece.kind, unique, "turned" if piece.turned else "", row) if part)
    elif isinstance(value, str) and value in seats:
        yield "own" if value == by else "other"
    elif isinstance(value, str):
        yield value


def precedents(book: DeskBook, key: tuple[str, ...], rules: tuple[str, ...]) -> list[Precedent]:
    """The rulings of this tournament most similar to a question, those decided by the same rule first."""
    wanted, game = frozenset(key), _named(key, GAME)
    deciding, findings = _named(key, RULE), _named(key, SAYS)
    similar = []
    for ruling in book.all(DeskRuling):
        if ruling.state == "asked" or not ruling.key or _named(ruling.key, GAME) != game:
            continue
        same = bool(deciding & _named(ruling.key, RULE)) or (not deciding and not _named(ruling.key, RULE))
        alike = bool(findings & _named(ruling.key, SAYS)) or bool(set(rules) & set(ruling.rules))
        if same or alike:
            theirs = frozenset(ruling.key)
            similar.append(Precedent(ruling, len(wanted & theirs) / len(wanted | theirs), same))
    similar.sort(
        key=lambda precedent: (not precedent.same_rule, -precedent.likeness, precedent.ruling.number)
    )
    return similar[:MOST]


def _named(key: tuple[str, ...], kind: str) -> frozenset[str]:
    return frozenset(part for part in key if part.startswith(f"{kind}:"))
