"""Whatever the engine makes of a card, a second reading of the rules makes the same of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from engine.oriflamme import moves as m
from engine.oriflamme.game import ORIFLAMME, new_game
from engine.oriflamme.table import EVENTS, OriflammeTable, RowPlace, twin_of
from tests.oriflamme.chance import dealt, legal, listed
from tests.oriflamme.second_reading import CARDS, VISITED, Against, Reading

CHOICES = ("target", "twin", "substitute", "bribe", "sequence")
WHERE = ("left", "right", "on", "on")


def read(table: OriflammeTable) -> Reading:
    """The table as the second reading has it."""
    row = [[place.id, [_card(one) for one in place.cards], place.done] for place in table.row]
    supply = {seat.id: seat.influence for seat in table.seats.values()}
    piles = {seat.id: list(seat.discard) for seat in table.seats.values()}
    aside = {seat.id: list(seat.set_aside or ()) for seat in table.seats.values()}
    at_home = {seat for seat in table.order if twin_of(table, seat) == "in_front"}
    reading = Reading(row, supply, piles, aside, at_home)
    reading.left_to_right = table.direction == "left_to_right"
    return reading


def _card(card: Any) -> list[Any]:
    return [card.key, card.open, card.tokens, card.bribe]


def wanted(
    chance: random.Random, table: OriflammeTable, place: RowPlace
) -> m.Keep | m.Activate | m.ApplyCard:
    """Something the player at the pointer might wish to do, allowed or not."""
    card = place.top
    said: dict[str, Any] = {"by": card.owner, "card": card.key}
    if not card.open and chance.random() < 0.25:
        return m.Keep(**said)
    kind = m.ApplyCard if card.open else m.Activate
    told = _choices(chance, table, card.name)
    if card.name == "combination":
        steps = [_step(chance, table, number) for number in range(card.tokens + 1)]
        told = {"sequence": tuple(steps)}
    return kind(**said, **told)


def _choices(chance: random.Random, table: OriflammeTable, name: str) -> dict[str, Any]:
    one = chance.choice([card.key for card in table.all_cards()])
    if name in ("cutthroat", "apothecary", "replacement"):
        source = chance.choice((None, "none", "discard", "set_aside")) if name == "replacement" else None
        return {"target": chance.choice((one, one, one, None)), "substitute": source}
    if name == "prince" and chance.random() < 0.8:
        where = chance.choice(WHERE)
        return {"twin": m.TwinPlace(where=where, on=one if where == "on" else None)}  # type: ignore[arg-type]
    return {"bribe": one} if name == "bribe" and chance.random() < 0.9 else {}


def _step(chance: random.Random, table: OriflammeTable, number: int) -> m.Spend:
    token = chance.choice(("take", "repeat")) if number else None
    if token == "take":
        return m.Spend(token="take")
    card = chance.choice(list(table.all_cards()))
    told = {} if card.name == "prince" else _choices(chance, table, card.name)
    told.pop("bribe", None)
    found = card.key if chance.random() < 0.9 else None
    return m.Spend(token=token, apply=found, **(told if found else {}))  # type: ignore[arg-type]


def made(table: OriflammeTable, move: m.Keep | m.Activate | m.ApplyCard) -> Reading | None:
    """What the second reading makes of it; nothing: it is not allowed."""
    reading = read(table)
    raw = msgspec.to_builtins(move)
    told = {field: _said(raw[field]) for field in CHOICES if raw.get(field)}
    try:
        if isinstance(move, m.Keep):
            reading.keep()
        else:
            reading.act(told, opens=isinstance(move, m.Activate))
    except Against:
        return None
    return reading


def _said(value: Any) -> Any:
    """Only what is chosen."""
    if isinstance(value, dict):
        return {name: _said(one) for name, one in value.items() if one not in (None, [], ())}
    return [_said(one) for one in value] if isinstance(value, list | tuple) else value


def told_of(reading: Reading) -> Any:
    """What must be the same."""
    row = [(place[CARDS], bool(place[VISITED])) for place in reading.row]
    piles = {seat: sorted(pile) for seat, pile in reading.piles.items()}
    return row, reading.supply, piles, {seat: sorted(one) for seat, one in reading.aside.items()}


def compared(table: OriflammeTable, move: m.Keep | m.Activate | m.ApplyCard) -> OriflammeTable | None:
    """Both agree whether it may be done; and if the phase goes on, on the whole table after it."""
    expected = made(table, move)
    verdict = judge(ORIFLAMME, table, move).verdict
    assert (verdict is Verdict.YES) == (expected is not None), move
    if expected is None:
        return None
    after: OriflammeTable = play(ORIFLAMME, table, move).state
    if after.phase == EVENTS:
        assert told_of(read(after)) == told_of(expected), move
    else:
        assert expected.acting() is None
        assert {seat.id: seat.influence for seat in after.seats.values()} == expected.supply, move
    return after


@pytest.mark.rule("oriflamme.combination.sequence", "oriflamme.event.one-visit", "oriflamme.cutthroat.order")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_two_readings_of_the_rules_agree(players: int, seed: int) -> None:
    chance = random.Random(seed)
    table = new_game("ru", dealt(chance, players))
    while table.over is None:
        place = table.at_pointer
        if place is None:
            table = play(ORIFLAMME, table, chance.choice(legal(table, listed(table)))).state
            continue
        found = (compared(table, wanted(chance, table, place)) for _ in range(60))
        after = next((one for one in found if one is not None), None)
        table = after or play(ORIFLAMME, table, chance.choice(legal(table, listed(table)))).state
