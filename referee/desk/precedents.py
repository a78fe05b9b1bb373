"""Precedents: rulings on like questions, found by what their reasons looked at and not by the whole table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.moves import verb
from engine.kernel.reasons import Reason, Value, Verdict
from engine.kernel.receipts import verdicts_of
from engine.kernel.view import View, ViewPiece
from referee.desk.book import DeskBook
from referee.desk.rows import DeskRuling
from referee.session.ruling_entries import JudgedMove

GAME, RULE, TEXT, VERB, SAYS = "game", "rule", "text", "verb", "says"
MOST = 5
"""Precedents that are shown."""
OF_CARDS, UNSEEN = ("card", "copy", "host", "source"), "unseen"
"""Facts that name a card; one that does not lie on the table is like any other that does not."""
NOT_COMPARED = ("decided_by", "option", "weight")
"""Facts that speak of the printing and not of the table."""


class Precedent(Struct, frozen=True):
    """An earlier ruling, and how like it is."""

    ruling: DeskRuling
    likeness: float
    same_rule: bool


def key_of(adapter: GameAdapter, judged: JudgedMove) -> tuple[str, ...]:
    """Game, rules that decide under each text, kind of move, and the facts that the reasons looked at."""
    verdicts = verdicts_of(judged.rulings)
    view = adapter.view(adapter.public(judged.state))
    pieces = {one.id: (one, row) for one, row in _pieces(view)}
    seats = {one.id for one in view.areas}
    facts: dict[str, None] = {}
    for reason in _deciding(judged):
        facts.update(dict.fromkeys(_facts(reason, judged.move.by, pieces, seats)))
    return (
        f"{GAME}:{adapter.game.id}",
        *(f"{TEXT}:{one.text}={one.verdict}" for one in verdicts),
        *dict.fromkeys(f"{RULE}:{one.rule}" for one in verdicts if one.rule),
        f"{VERB}:{verb(judged.move)}",
        *facts,
    )


def _deciding(judged: JudgedMove) -> Iterator[Reason]:
    """What decided; of a legal move what was worth telling."""
    for ruling in judged.rulings:
        chosen = ruling.deciding if ruling.verdict is not Verdict.YES else ruling.reasons
        for top in chosen:
            yield from (one for one in top.walk() if one.facts or one.found != Verdict.YES)


def _pieces(view: View) -> Iterator[tuple[ViewPiece, str]]:
    for area in view.areas:
        for row in area.rows:
            for piece in row.pieces:
                yield from ((one, row.key) for one in (piece, *piece.under))


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
        said = _said(value, by, pieces, seats) if name not in OF_CARDS or value in pieces else (UNSEEN,)
        yield from (f"{reason.says}.{name}:{one}" for one in said)
    for (one, left), (other, right) in combinations(sorted(numbers.items()), 2):
        sign = "=" if left == right else "<" if left < right else ">"
        yield f"{reason.says}:{one}{sign}{other}"


def _said(value: Value, by: str, pieces: dict[str, tuple[ViewPiece, str]], seats: set[str]) -> Iterator[str]:
    """A value by what it is at the table: a card by its type and place, a seat by whose it is."""
    if isinstance(value, tuple):
        yield f"many{min(len(value), 2)}"
        for one in value:
            yield from _said(one, by, pieces, seats)
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
    """The rulings of this tournament most like a question, those decided by the same rule first."""
    wanted, game = frozenset(key), _named(key, GAME)
    deciding, findings = _named(key, RULE), _named(key, SAYS)
    found = []
    for one in book.all(DeskRuling):
        if one.state == "asked" or not one.key or _named(one.key, GAME) != game:
            continue
        same = bool(deciding & _named(one.key, RULE)) or (not deciding and not _named(one.key, RULE))
        alike = bool(findings & _named(one.key, SAYS)) or bool(set(rules) & set(one.rules))
        if same or alike:
            theirs = frozenset(one.key)
            found.append(Precedent(one, len(wanted & theirs) / len(wanted | theirs), same))
    found.sort(key=lambda one: (not one.same_rule, -one.likeness, one.ruling.number))
    return found[:MOST]


def _named(key: tuple[str, ...], kind: str) -> frozenset[str]:
    return frozenset(one for one in key if one.startswith(f"{kind}:"))
