"""A table travels as a file: written, opened again, and refused where it cannot be."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.kernel.cases.case_file import SIZE_LIMIT
from engine.kernel.errors import RefereeError, Unreadable
from referee.app.application import RefereeApp
from referee.session.files.table_files import start_and_name, start_from, table_file_bytes, write_table
from referee.session.game_setup import Start, example, examples, state_of
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.kit.app import after, controller, shown

GAMES = [game for game in ADAPTERS if examples(game)]


def session_of(start: Start) -> Session:
    return Session(adapter_of(start.game), state_of(start), start.texts, lambda *_: None, strict=start.strict)


def ready(game: str) -> Session:
    return session_of(example(game, examples(game)[0].id, "both"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_again_waits_for_the_same(game: str) -> None:
    before = ready(game)
    start, title = start_from(table_file_bytes(before, "A dispute"))
    again = session_of(start)
    assert title == "A dispute"
    assert again.state == before.adapter.public(before.state)
    assert again.waiting == before.waiting


def test_what_nobody_knows_is_still_unknown() -> None:
    start, _ = start_from(table_file_bytes(ready("hbo"), ""))
    before, after_it = ready("hbo").state, session_of(start).state
    assert any(card.cost is None for card in before.cards.values())
    assert after_it.cards == before.cards


def test_a_name_that_lies_hidden_is_not_in_the_file() -> None:
    here = ready("oriflamme")
    closed = next(card for card in here.state.all_cards() if not card.open)
    here.states[-1] = here.state.card(closed.tag, name="schemer")
    start, _ = start_from(table_file_bytes(here, ""))
    assert all(not card.name for card in session_of(start).state.all_cards() if not card.open)


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    place = tmp_path / "table.json"
    place.write_text("mine", encoding="utf-8")
    with pytest.raises(Unreadable, match="file_is_there"):
        write_table(ready("hbo"), "", place)
    assert place.read_text(encoding="utf-8") == "mine"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="file_not_written"):
        write_table(ready("hbo"), "", tmp_path / "nowhere" / "table.json")


DAMAGED = {
    "cut": lambda raw: msgspec.json.encode(raw)[:-20],
    "another game": lambda raw: msgspec.json.encode({**raw, "game": "chess"}),
    "another format": lambda raw: msgspec.json.encode({**raw, "format": "referee-table/9"}),
    "no text": lambda raw: msgspec.json.encode({**raw, "texts": []}),
    "a text of another game": lambda raw: msgspec.json.encode({**raw, "texts": ["nobody-1999"]}),
    "no state": lambda raw: msgspec.json.encode({**raw, "state": {}}),
    "a state of another shape": lambda raw: msgspec.json.encode(
        {**raw, "state": {**raw["state"], "seats": 3}}
    ),
    "more than there should be": lambda raw: msgspec.json.encode({**raw, "extra": 1}),
    "too large": lambda raw: msgspec.json.encode(raw) + b" " * SIZE_LIMIT,
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_file_is_refused_plainly(how: str, tmp_path: Path) -> None:
    place = tmp_path / "table.json"
    place.write_bytes(DAMAGED[how](msgspec.json.decode(table_file_bytes(ready("hbo"), ""))))
    with pytest.raises(RefereeError):
        start_and_name(place, "both")


def test_the_screen_writes_and_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def seats(app: RefereeApp) -> list[str]:
        return list(controller(app).session.state.seats)

    script = 'e x "dispute.json enter @ q o "dispute.json enter'
    found = after(script, seats, place=tmp_path / "games.db")
    assert (tmp_path / "dispute.json").is_file()
    assert found[1] == found[0]


def test_a_case_that_is_opened_tells_its_question_and_its_steps(tmp_path: Path) -> None:
    case = {
        "id": "asked",
        "game": "hbo",
        "question": "May he pass?",
        "position": {
            "phase": "challenges",
            "first_player": "stark",
            "seats": [{"id": "stark", "house": "stark"}, {"id": "lannister", "house": "lannister"}],
        },
        "steps": [{"do": "pass", "by": "stark"}],
    }
    place = tmp_path / "case.json"
    place.write_bytes(msgspec.json.encode(case))
    start, title = start_and_name(place, "both")
    assert title == "asked"
    assert start.note == "May he pass?  1. stark pass"


def test_what_is_typed_replaces_the_offered_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    after("e x @ z z full_stop j s o n enter", type, place=tmp_path / "games.db")
    assert [file.name for file in tmp_path.glob("*.json")] == ["zz.json"]


DISPUTE = "hbo r3 challenges, lannister to act, as told\nstark 2h: jon 3m\nlannister 1h: hound 4m\n"


@pytest.mark.parametrize("lines", ["", "? lannister military: hound\n"])
def test_a_position_text_is_opened_as_a_table(lines: str, tmp_path: Path) -> None:
    place = tmp_path / "dispute.txt"
    place.write_text(DISPUTE + lines, encoding="utf-8")
    start, title = start_and_name(place, "both")
    assert (start.game, title) == ("hbo", "position")
    assert set(session_of(start).state.seats) == {"stark", "lannister"}


def test_a_position_text_that_cannot_be_read_says_where(tmp_path: Path) -> None:
    place = tmp_path / "dispute.txt"
    place.write_text(DISPUTE.replace("1h:", "1h dragonish;"), encoding="utf-8")
    with pytest.raises(RefereeError) as found:
        start_and_name(place, "both")
    assert found.value.facts["line"] == 3


def test_the_screen_says_where_a_position_text_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "dispute.txt"
    place.write_text(DISPUTE.replace("1h:", "1h dragonish;"), encoding="utf-8")
    (said,) = after('o "dispute.txt enter', shown, place=tmp_path / "games.db", size=(120, 40))
    assert "line 3, column" in said
