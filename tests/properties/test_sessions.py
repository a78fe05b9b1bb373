"""Whole games entered in a session: kept, replayed, taken back, overruled."""

from random import Random
from typing import Any

import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import TEXTS
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import RuleId
from referee.session.log.log_line import EntryKind
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.conftest import DEEP
from tests.properties.policy import Policy, Told
from tests.properties.random_moves import invented

Entry = tuple[EntryKind, str]
TABLES = [(texts, strict) for texts in (TEXTS[:1], TEXTS, TEXTS[::-1]) for strict in (False, True)]
SEEDS = range(DEEP)
MOST = 500

tables = pytest.mark.parametrize(("texts", "strict"), TABLES)
seeds = pytest.mark.parametrize("seed", SEEDS)


def kept_already(*entry: object) -> None:
    """What is replayed is not written again."""


class Hand:
    """Enters a random game in a session, now and then undoing, redoing, overruling."""

    def __init__(self, seed: int, texts: tuple[str, ...], *, strict: bool) -> None:
        self.rng = Random(seed)
        self.policy = Policy(seed, tuple(Told)[seed % 3])
        self.kept: list[Entry] = []
        self.start = self.policy.start(texts[0], draft=False)
        self.session = Session(ADAPTER, self.start, texts, self.keep, strict=strict)
        self.past: list[Any] = [self.session.state]
        """The states that count, as they were when they came about."""

    def keep(self, kind: EntryKind, body: str, _cites: tuple[RuleId, ...]) -> None:
        self.kept.append((kind, body))

    def plays(self) -> None:
        while self.session.state.over is None and len(self.kept) < MOST:
            chance = self.rng.random()
            if chance < 0.03:
                self.takes_back()
            elif chance < 0.05:
                self.brings_back()
            elif chance < 0.07:
                self.overrules()
            else:
                self.enters()

    def enters(self) -> None:
        move = self.policy.next(self.session.state)
        before = self.session.state
        outcome = self.session.enter(move)
        if outcome.kind is OutcomeKind.DONE:
            self.past.append(self.session.state)
            return
        assert self.session.state is before
        if outcome.kind is OutcomeKind.TEXTS_DIFFER:
            assert outcome.point, outcome.rulings
            point = next(one for one in self.session.rule_variants() if one.rule == outcome.point)
            self.session.decide(point.rule, self.rng.choice(point.options))
            self.past.append(self.session.state)

    def takes_back(self) -> None:
        counted = len(self.past) - 1
        to = self.rng.randrange(len(self.session.lines) + 1) if self.rng.random() < 0.3 else None
        kept = self.session.preview_undo(to)[0] if to is not None else None
        count = self.session.undo(to)
        assert count <= counted
        del self.past[len(self.past) - count :]
        assert self.session.state is self.past[-1]
        assert kept is None or kept is self.session.state

    def brings_back(self) -> None:
        if self.session.redo():
            self.past.append(self.session.state)

    def overrules(self) -> None:
        move = invented(self.session.state, self.rng)
        before, written = self.session.state, len(self.kept)
        try:
            self.session.rule_on(move)
        except RefereeError:
            return
        try:
            outcome = self.session.enter(move, overrule="We saw it so.")
        except RefereeError:
            assert self.session.state is before
            assert len(self.kept) == written
            return
        assert outcome.kind is OutcomeKind.DONE
        assert self.session.undo() == 1
        assert self.session.state is before


@tables
@seeds
def test_undo_returns_exactly_the_earlier_table_and_no_overruling_breaks_it(
    seed: int, texts: tuple[str, ...], strict: bool
) -> None:
    hand = Hand(seed, texts, strict=strict)
    hand.plays()
    assert len(hand.session.states) == len(hand.past)
    while hand.session.undo():
        hand.past.pop()
        assert hand.session.state is hand.past[-1]
    assert hand.session.state == hand.start
    assert all(
        line.undone for line in hand.session.lines if line.kind not in ("undo", "redo", "note", "ruling")
    )


@tables
@seeds
def test_a_journal_replayed_gives_the_same_table(seed: int, texts: tuple[str, ...], strict: bool) -> None:
    hand = Hand(seed, texts, strict=strict)
    hand.plays()
    again = Session(ADAPTER, hand.start, texts, kept_already, strict=strict)
    for kind, body in hand.kept:
        again.replay(kind, msgspec.json.decode(body))
    assert again.state == hand.session.state
    assert again.states == hand.session.states
    assert msgspec.json.encode(again.lines) == msgspec.json.encode(hand.session.lines)
    assert again.choices() == hand.session.choices()
