"""Two journals of one game that differ only in what players told the referee in secret, or laid face down."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.journal import JournalHeader, JournalLine, first_link, header_text, linked
from engine.kernel.reasons import Verdict
from engine.kings.board.components import PERMANENT
from engine.kings.moves import PlaceOrder
from engine.oriflamme.declarations import KnowRowCard
from engine.oriflamme.moves import Place
from engine.oriflamme.planning import could_be
from referee.session.game_setup import example, examples, new_start, start_of, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session

AT = "2026-01-01T12:00:00Z"
TITLES = ("Not Today", "Eddard Stark", "Hodor", "Winterfell", "Longclaw", "Littlefinger", "Nobody At All")
STEPS = 16


class World:
    """One of the two: a session, and the journal of what was entered in it."""

    def __init__(self, header: JournalHeader, adapter: GameAdapter, seed: int) -> None:
        self.header, self.adapter = header, adapter
        self.chance = random.Random(seed)
        self.entries: list[JournalLine] = []
        start = start_of(header)
        self.session = Session(adapter, state_of(start), header.texts, self.keep, strict=start.strict)

    def keep(self, kind: Any, body: str, _cites: object) -> None:
        link = self.entries[-1].link if self.entries else first_link(header_text(self.header))
        self.entries.append(linked(link, len(self.entries) + 1, kind, body, AT))

    @property
    def journal(self) -> tuple[JournalHeader, tuple[JournalLine, ...]]:
        return self.header, tuple(self.entries)

    def does(self, move: Move, overrule: str = "") -> bool:
        """Whether it was entered."""
        try:
            done = self.session.enter(move, overrule=overrule).kind is OutcomeKind.DONE
        except RefereeError:
            done = False
        self.session.write_rulings()
        return done

    def may(self, move: Move) -> bool:
        try:
            return all(ruling.verdict is Verdict.YES for ruling in self.session.rulings_on(move))
        except RefereeError:
            return False

    def hidden(self, move: Move) -> Move:
        """The same move with this world's own secret in it, where it holds one."""
        if isinstance(move, PlaceOrder):
            return msgspec.structs.replace(move, order=self.chance.choice(PERMANENT))
        if isinstance(move, Place):
            names = could_be(self.session.state, move.by)
            return msgspec.structs.replace(move, card=self.chance.choice(names)) if names else move
        return move

    def secret(self, seat: str) -> Move | None:
        """Something this player tells the referee alone."""
        table = self.session.state
        if hasattr(table, "row"):
            unnamed = [one for one in table.all_cards() if one.family == seat and not one.name]
            if not unnamed:
                return None
            card = unnamed[0]
            return KnowRowCard(card=card.tag, name=self.chance.choice(could_be(table, card.family)))
        hands = getattr(table.seats[seat], "hand", None)
        if not isinstance(hands, int) or not hands:
            return None
        name = self.chance.choice(TITLES)
        ident = f"{name.casefold().replace(' ', '_')}_{len(self.session.lines)}"
        return self.adapter.know(seat, "hand", {"id": ident, "name": name, "kind": "event"})


def two_worlds(game: str, seed: int, steps: int = STEPS, alike: str = "") -> tuple[World, World]:
    """Both worlds after some steps; undos, redos and notes are the same in both.

    ``alike``: a seat whose own secrets are the same in both.
    """
    adapter, chance = adapter_of(game), random.Random(seed)
    starts = [new_start(game, ""), *(example(game, case.id, "") for case in examples(game))]
    start = starts[seed % len(starts)]
    options = {**start.options, "strict": "yes" if seed % 3 == 2 else "no"}
    header = JournalHeader(game, start.texts, (), "0", "0", start.position, options)
    worlds = World(header, adapter, seed), World(header, adapter, seed + 1000)
    for _ in range(steps):
        _tell(worlds, chance, alike)
        _step(worlds, chance, alike)
    return worlds


def _tell(worlds: tuple[World, World], chance: random.Random, alike: str) -> None:
    for seat in worlds[0].session.state.seats:
        if chance.random() < 0.4:
            told = [one.secret(seat) for one in worlds]
            told = told[:1] * 2 if seat == alike else told
            if all(told):
                for one, move in zip(worlds, told, strict=True):
                    one.does(move)  # type: ignore[arg-type]


def _step(worlds: tuple[World, World], chance: random.Random, alike: str) -> None:
    one, two = worlds
    if chance.random() < 0.15:
        back = chance.randrange(len(one.session.lines) + 1)
        assert one.session.undo(back) == two.session.undo(back)
        return
    if chance.random() < 0.1:
        assert one.session.redo() == two.session.redo()
        return
    if chance.random() < 0.1:
        for each in worlds:
            each.session.note("Кафе")
        return
    overrule = "the table agreed" if chance.random() < 0.2 else ""
    wanted = Verdict.NO if overrule else Verdict.YES
    listed = [choice for choice, ruling in one.session.choices() if ruling.verdict is wanted]
    chance.shuffle(listed)
    for choice in listed[:8]:
        move = choice.with_picks(choice.among[: choice.least]) if choice.pick else choice.move
        pair = [each.hidden(move) for each in worlds]
        pair = pair[:1] * 2 if move.by == alike else pair
        may = overrule or all(each.may(own) for each, own in zip(worlds, pair, strict=True))
        if may and _look_alike(worlds, pair, overrule):
            done = {each.does(own, overrule) for each, own in zip(worlds, pair, strict=True)}
            assert len(done) == 1, move
            return


def _look_alike(worlds: tuple[World, World], pair: list[Move], overrule: str) -> bool:
    """Whether the two tables look alike after it: a move that shows what lay face down tells them apart."""
    seen = []
    for each, move in zip(worlds, pair, strict=True):
        tried = each.session.branch()
        try:
            tried.enter(move, overrule=overrule)
        except RefereeError:
            return False
        seen.append(msgspec.structs.replace(each.adapter.outward(tried.state), notes=()))
    return bool(seen[0] == seen[1])
