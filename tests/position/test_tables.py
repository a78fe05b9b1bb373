"""The text of a table is the position that everybody at it sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kings.moves import PlaceOrder
from referee.cli.command_types import DONE, UNREADABLE
from referee.cli.position import position_command
from referee.position.reader import read_text
from referee.position.value_writer import meaning
from referee.position.vocabulary import form_of
from referee.position.writer import table_text, write_text
from referee.session.files.table_files import write_table
from referee.session.game_setup import example, examples, new_start, state_of
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.cases import worked
from tests.kit.session import nothing_kept

GAMES = ("hbo", "lcg", "oriflamme", "kings")


@pytest.mark.parametrize("game", ["hbo", "lcg", "kings"])
def test_the_table_of_a_case_has_a_position_that_reads_as_itself(game: str) -> None:
    adapter, form = adapter_of(game), form_of(game)
    assert adapter.position_of is not None
    for case in worked(game)[::17]:
        text = case.text or adapter.game.texts[0]
        table = adapter.casebook.position(case.position, text, ())
        told = adapter.position_of(table)
        assert adapter.position_of(adapter.casebook.position(told, text, ())) == told, case.id
        again = read_text(write_text(game, told, "en"), "en").position
        assert meaning(again, form) == meaning(told, form), case.id


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_cards_in_play_are_told_as_they_lie(game: str) -> None:
    adapter = adapter_of(game)
    assert adapter.position_of is not None
    for case in worked(game)[::11]:
        text = case.text or adapter.game.texts[0]
        table = adapter.casebook.position(case.position, text, ())
        again = adapter.casebook.position(adapter.position_of(table), text, ())
        for id_, card in table.cards.items():
            if card.zone in ("play", "hand"):
                fields = ("zone", "kneeling", "power", "strength", "icons", "controller", "houses", "unique")
                assert [getattr(again.cards[id_], one) for one in fields] == [
                    getattr(card, one) for one in fields
                ], case.id


@pytest.mark.parametrize("game", GAMES)
def test_a_table_file_is_written_as_text(game: str, tmp_path: Path) -> None:
    known = examples(game)
    start = example(game, known[0].id, "") if known else new_start(game, "")
    session = Session(adapter_of(game), state_of(start), start.texts, lambda *_: None)
    file = write_table(session, "a table", tmp_path / "table.json")
    found = position_command(str(file), "", False, "en")
    if found.code == UNREADABLE:
        assert "lies closed" in found.err
        return
    assert found.code == DONE, found.err
    assert read_text(found.out).game == game


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_a_hand_that_not_everybody_knows_is_not_in_the_text(game: str) -> None:
    adapter = adapter_of(game)
    assert adapter.position_of is not None
    hidden = 0
    for case in worked(game)[::13]:
        table = adapter.casebook.position(case.position, case.text or adapter.game.texts[0], ())
        secret = [card for card in table.cards.values() if card.zone == "hand" and not card.shown]
        text = write_text(game, adapter.position_of(adapter.public(table)), "en")
        known = {card["id"] for seat in read_text(text).position["seats"] for card in _hand(seat)}
        assert not known & {card.id for card in secret}, case.id
        hidden += len(secret)
    assert hidden


def _hand(seat: Any) -> Any:
    return (seat.get("hand") or {}).get("known") or ()


def test_an_order_that_lies_face_down_is_not_told() -> None:
    adapter, texts = adapter_of("kings"), []
    start = state_of(example("kings", examples("kings")[0].id, ""))
    area, house = next((area.id, area.holder) for area in start.areas.values() if area.units)
    for order in ("march", "raid"):
        planning = msgspec.structs.replace(start, phase="planning", step="orders")
        session = Session(adapter, planning, adapter.game.texts, nothing_kept)
        session.enter(PlaceOrder(by=house, order=order, area=area), overrule="laid at the table")
        assert session.state.areas[area].orders
        texts.append(table_text(adapter, session.state, "en"))
    assert texts[0] == texts[1]
