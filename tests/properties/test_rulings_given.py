"""Rulings given in random games of every kind are judged again to the same receipt, and tell no secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.receipts import GivenRuling, given_in
from engine.kings.adapter import ADAPTER as KINGS
from engine.kings.moves import PlaceOrder
from engine.oriflamme.declarations import KnowRowCard
from engine.oriflamme.planning import could_be
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.screens.log import LogScreen
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, examples, new_start, state_of
from referee.session.log.log_line import EntryKind
from referee.session.log.ruled_history import OutcomeKind
from referee.session.log.ruling_entries import judged_in, judged_now, receipt_now
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.conftest import DEEP

GAMES = tuple(ADAPTERS)
ENTRIES = 40
TITLES = ("Not Today", "Eddard Stark", "Hodor", "Winterfell", "Longclaw", "Littlefinger")


def nothing_kept(*entry: object) -> None:
    """What is read stands in the journal."""


class Evening:
    """A table where moves are made, refused, overruled and ruled on at random."""

    def __init__(self, game: str, seed: int, *, strict: bool = False) -> None:
        self.rng = Random(f"{game} {seed}")
        starts = [new_start(game, ""), *(example(game, one.id, "") for one in examples(game))]
        start = starts[seed % len(starts)]
        self.kept: list[tuple[EntryKind, str]] = []
        self.session = Session(adapter_of(game), state_of(start), start.texts, self.keep, strict=strict)

    def keep(self, kind: EntryKind, body: str, _cites: object) -> None:
        self.kept.append((kind, body))

    def moves(self) -> list[Move]:
        """What the table shows, each with some pick."""
        return [
            choice.with_picks(tuple(self.rng.sample(choice.among, min(choice.least or 1, len(choice.among)))))
            for choice, _ in self.session.choices()
            if not choice.by_hand
        ]

    def plays(self) -> None:
        while len(self.session.lines) < ENTRIES and self.session.state.over is None:
            before = len(self.session.lines)
            self.does(self.rng.random())
            if len(self.session.lines) == before:
                self.session.note("nothing was to be done")
        self.session.write_rulings()

    def does(self, chance: float) -> None:
        moves = self.moves()
        if chance < 0.1 or not moves:
            self.session.undo()
        elif chance < 0.2:
            self.session.redo()
        else:
            self.enters(self.rng.choice(moves), chance)

    def enters(self, move: Move, chance: float) -> None:
        session = self.session
        try:
            if chance < 0.4:
                session.ruling_entries.give(session, "given", judged_now(session, move))
                return
            outcome = session.enter(move, overrule="so be it" if chance < 0.6 else "")
            judged = judged_in(session, session.lines[-1]) if outcome.kind is OutcomeKind.DONE else None
            if judged is not None and chance > 0.8:
                session.ruling_entries.give(session, "given", judged)
        except RefereeError:
            pass

    def again(self) -> Session:
        session = Session(
            self.session.adapter,
            self.session.states[0],
            self.session.texts,
            nothing_kept,
            strict=self.session.strict,
        )
        for kind, body in self.kept:
            session.replay(kind, msgspec.json.decode(body))
        return session


def given(session: Session) -> Iterator[tuple[Any, GivenRuling]]:
    for line in session.lines:
        found = given_in(line.body) if line.kind == "ruling" else None
        if found is not None:
            yield line, found


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_judged_again_to_its_receipt(game: str, strict: bool) -> None:
    count = 0
    for seed in range(4 * DEEP):
        evening = Evening(game, seed, strict=strict)
        evening.plays()
        again = evening.again()
        assert again.state == evening.session.state
        for session in (evening.session, again):
            for line, found in given(session):
                judged = session.ruling_entries.again(session, line)
                if judged is None:  # only what was said openly can be judged again from the journal
                    assert session is again
                    assert not found.receipt.reasons
                    continue
                assert receipt_now(session, judged) == found.receipt, (seed, line)
                count += 1
    assert count > 10


@pytest.mark.parametrize("game", GAMES)
def test_rulings_never_change_what_undo_and_redo_lead_to(game: str) -> None:
    for seed in range(2 * DEEP):
        evening = Evening(game, seed)
        evening.plays()
        bare = Session(
            evening.session.adapter, evening.session.states[0], evening.session.texts, nothing_kept
        )
        for kind, body in evening.kept:
            if kind not in ("ruling", "undo", "redo"):
                bare.replay(kind, msgspec.json.decode(body))
            elif kind == "undo":
                bare.undo()
            elif kind == "redo":
                bare.redo()
        assert bare.state == evening.session.state


class World:
    """An evening, as its log shows it; what is told in secret is told by a chance of its own."""

    def __init__(self, game: str, seed: int, secrets: int) -> None:
        self.evening = Evening(game, seed)
        self.session = self.evening.session
        self.controller = GameController(self.session, OwnedCards(game))
        self.rng = Random(secrets)

    def tells(self, seat: str) -> None:
        """A player names a hidden card of their own, where there is one."""
        table = self.session.state
        if hasattr(table, "row"):
            hidden = next((one for one in table.all_cards() if one.family == seat and not one.name), None)
            if hidden is not None:
                name = self.rng.choice(could_be(table, seat))
                self.session.enter(KnowRowCard(card=hidden.tag, name=name))
        elif table.seats[seat].hand:
            card = {"id": f"{seat}_{len(self.session.lines)}", "name": self.rng.choice(TITLES)}
            self.session.enter(self.session.adapter.know(seat, "hand", {**card, "kind": "event"}))

    def rulings(self) -> list[str]:
        """The entries, as they stand in the file."""
        return [body for kind, body in self.evening.kept if kind == "ruling"]

    def log(self) -> list[Any]:
        """What the log says on every line, and of each ruling."""
        wording = Wording()
        wording.of_game(self.session.adapter.game.id)
        wording.names = TableNames(self.controller, wording)
        words, shown = LogWords(self.session, wording), LogScreen(self.controller, wording)
        return [(words.text(one), shown._ruled(one)) for one in self.session.lines]


@pytest.mark.usefixtures("rulebook_cache")
@pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme"])
def test_rulings_and_log_lines_are_equal_whatever_is_hidden(game: str) -> None:
    count = 0
    for seed in range(4 * DEEP):
        worlds = [World(game, seed, seed), World(game, seed, seed + 1000)]
        chance = Random(seed)
        for _ in range(12):
            seats = [seat for seat in worlds[0].session.state.seats if chance.random() < 0.4]
            does = chance.random()
            for world in worlds:
                for seat in seats:
                    world.tells(seat)
                world.evening.does(does)
                world.session.write_rulings()
            one, two = worlds
            if one.session.public != two.session.public or len(one.session.lines) != len(two.session.lines):
                break  # a hidden card has been turned up, or could be named in one of them alone
            assert one.rulings() == two.rulings(), seed
        else:
            assert one.log() == two.log(), seed
        count += len(one.rulings())
    assert count > 10


def test_orders_that_lie_face_down_leave_no_trace_in_a_ruling() -> None:
    start = state_of(example("kings", examples("kings")[0].id, ""))
    written = []
    for order in ("march", "raid"):
        session = Session(
            KINGS,
            msgspec.structs.replace(start, phase="planning", step="orders"),
            KINGS.game.texts,
            nothing_kept,
        )
        session.keep_entry = lambda kind, body, _cites: written.append(body) if kind == "ruling" else None
        area, house = next((area.id, area.holder) for area in start.areas.values() if area.units)
        session.enter(PlaceOrder(by=house, order=order, area=area), overrule="laid at the table")
        session.ruling_entries.give(
            session, "given", judged_now(session, PlaceOrder(by=house, order=order, area=area))
        )
        session.write_rulings()
    assert len(written) == 4
    assert written[:2] == written[2:]
