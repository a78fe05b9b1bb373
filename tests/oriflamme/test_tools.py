"""What a screen and a typed line need: offers, remedies, drawing, explaining, notation, a session."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import NoRemedy, remedied
from engine.kernel.view import ViewArea, ViewPiece
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.table import OriflammeTable
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.oriflamme import events, influence, move, next_card, planning, played, row
from tests.kit.session import nothing_kept
from tests.oriflamme.chance import legal, listed, new, strange

CONVERGES = 8
WITHOUT_REMEDY = {
    "game_has_ended",
    "no_combination",
    "not_at_pointer",
    "tokens_stay",
    "must_be_applied",
    "marker_stays",
}
"""Refusals nothing can be done about: of a card that is not in the row, of a combination never opened."""


def area(table: OriflammeTable, name: str) -> ViewArea:
    return next(one for one in ADAPTER.view(table).areas if one.id == name)


def badges(piece: ViewPiece | ViewArea) -> dict[str, Any]:
    return {one.key: one.value for one in piece.badges}


def test_the_desk_stands_in_the_table_of_games() -> None:
    assert adapter_of("oriflamme") is ADAPTER


def test_every_place_is_offered_and_every_wrong_one_is_refused_with_its_rule() -> None:
    here = planning("red.felon~1 | blue.queen~1 | red.trap~1")
    ruled = {line_of(c.move, session(here)): ADAPTER.ruling_of(here, c) for c in ADAPTER.choices(here)}
    verdicts = {line: ruling.verdict is Verdict.YES for line, ruling in ruled.items()}
    assert verdicts == {
        "red places left": True,
        "red places right": True,
        "red places on red.1": True,
        "red places on blue.1": False,
        "red places on red.2": True,
        "red places between red.1, blue.1": False,
        "red places between blue.1, red.2": False,
    }
    assert all(ruling.because for ruling in ruled.values() if ruling.verdict is Verdict.NO)


def test_every_target_is_offered_the_wrong_ones_refused() -> None:
    here = events("blue.queen^ | red.cutthroat^ | green.felon^ | blue.schemer^", at="red.cutthroat")
    offered = {
        getattr(c.move, "target", ""): ADAPTER.ruling_of(here, c).verdict for c in ADAPTER.choices(here)
    }
    assert [card for card, verdict in offered.items() if verdict is Verdict.YES] == [
        "blue.queen",
        "green.felon",
    ]
    assert set(offered) == {"blue.queen", "red.cutthroat", "green.felon", "blue.schemer"}


def test_what_happens_if_is_seen_on_a_copy() -> None:
    here = events("red.queen~2 | blue.trap~")
    before = msgspec.json.encode(here)
    assert influence(played(here, "activate", "red", card="red.queen")) == (5, 1, 1)
    assert influence(played(here, "keep", "red", card="red.queen")) == (1, 1, 1)
    assert msgspec.json.encode(here) == before


@pytest.mark.parametrize(
    "said",
    [
        "red.queen^ | blue.felon~",
        "red.twin^ | blue.felon~",
        "red.felon^ | blue.felon~",
        "red.prince^",
        "red.cutthroat^",
        "red.apothecary^ | blue.felon~",
        "red.cutthroat^ | blue.queen^",
    ],
)
def test_what_leaves_no_choice_the_referee_does_by_itself(said: str) -> None:
    made = ADAPTER.automatic(events(said))
    assert made is not None
    assert judge(ORIFLAMME, events(said), made).verdict is Verdict.YES


@pytest.mark.parametrize(
    "said",
    [
        "red.queen~ | blue.felon~",
        "red.apothecary^ | red.queen^",
        "red.cutthroat^ | blue.queen~",
        "blue.felon^ | red.cutthroat^ | green.felon^",
    ],
)
def test_what_leaves_a_choice_waits(said: str) -> None:
    here = events(said, at="red.cutthroat" if said.startswith("blue") else None)
    assert ADAPTER.automatic(here) is None


def test_the_row_is_drawn_left_to_right_with_everything_that_lies_open() -> None:
    here = events(
        "red.queen^@blue | green.felon^ < green.trap~2 | red.schemer~",
        at="green.trap",
        direction="left_to_right",
        told={"blue": {"discard": ["bribe"]}},
    )
    drawn = area(here, "row")
    queen, stack, closed = drawn.rows[0].pieces
    assert badges(drawn)["direction"] == "left_to_right"
    assert (queen.id, queen.hidden) == ("red.queen", False)
    assert (badges(queen)["owner"], badges(queen)["bribe"], badges(queen)["face"]) == ("blue", "blue", "up")
    assert (badges(stack)["stack"], badges(stack)["tokens"], "pointer" in badges(stack)) == (2, 2, True)
    assert [one.id for one in stack.under] == ["green.felon"]
    assert (closed.id, closed.hidden, closed.kind) == ("red.2", True, "closed")


def test_each_family_has_its_supply_hand_and_pile() -> None:
    here = events("red.queen~ | blue.trap~", red=7, told={"red": {"discard": ["felon", "bribe"]}})
    drawn = area(here, "red")
    assert (badges(drawn)["influence"], badges(drawn)["hand"]) == (7, 4)
    rows = {one.key: one for one in drawn.rows}
    assert [one.name for one in rows["discard"].pieces] == ["felon", "bribe"]
    assert [one.name for one in rows["in_front"].pieces] == ["twin"]
    assert drawn.active
    assert not area(here, "blue").active


def test_every_supply_explains_itself_change_by_change() -> None:
    here = events("red.queen~2 | blue.felon~", red=3)
    here = played(here, "activate", "red", card="red.queen")
    found = ADAPTER.explain(here, "influence:red")
    assert found is not None
    assert found.found == 7
    assert [one.found for one in found.because] == [3, 2, 2]
    assert [one.rules[0] for one in found.because][1:] == [
        "oriflamme.event.collect-tokens",
        "oriflamme.queen.gain",
    ]
    assert ADAPTER.explain(here, "victory:red") is not None
    assert ADAPTER.explain(here, "influence:purple") is None
    assert ADAPTER.explain(here, "hand:red") is None


def test_a_supply_set_right_by_hand_says_so_and_adds_up() -> None:
    begun = events("red.queen^", red=1, blue=2)
    after = played(begun, "correct", of="red", field="influence", value=5, reason="miscounted")
    after = played(after, "correct", of="blue", field="influence", value=2, reason="looked again")
    told = ADAPTER.explain(played(after, "resolve", "red", card="red.queen"), "influence:red")
    assert told is not None
    assert [(one.says, one.found) for one in told.because] == [
        ("influence_before", 1),
        ("influence_corrected", 4),
        ("influence_change", 2),
    ]
    blue = ADAPTER.explain(after, "influence:blue")
    assert blue is not None
    assert [one.says for one in blue.because] == ["influence_before"]


@pytest.mark.parametrize("seed", range(12))
def test_what_a_refusal_suggests_works(seed: int) -> None:
    chance = random.Random(f"remedies {seed}")
    table = new(chance, 3 + seed % 3)
    while table.over is None:
        offered = listed(table)
        for one in (*chance.sample(offered, min(3, len(offered))), *strange(chance, table)):
            follow_suggestions(table, one)
        table = played_any(chance, table, offered)


def played_any(chance: random.Random, table: OriflammeTable, offered: list[Move]) -> OriflammeTable:
    made = chance.choice(legal(table, offered))
    return played(table, **_spread(made))


def _spread(made: Move) -> dict[str, Any]:
    raw = msgspec.to_builtins(made)
    return {"verb": raw.pop("do"), **raw}


def follow_suggestions(table: OriflammeTable, made: Move) -> None:
    """After each refusal all it suggests is done; in the end the move is legal."""
    for _ in range(CONVERGES):
        ruling = judge(ORIFLAMME, table, made)
        if ruling.verdict is not Verdict.NO:
            return
        if not ruling.changes:
            assert ruling.deciding[0].says in WITHOUT_REMEDY
            return
        for one in ruling.changes:
            try:
                table, made = remedied(ORIFLAMME, table, made, one)
            except NoRemedy:
                return
    pytest.fail(f"{row(table)}: {made} is still refused: {ruling.because}")


def session(table: OriflammeTable) -> Session:
    return Session(ADAPTER, table, ("ru",), nothing_kept)


@pytest.mark.parametrize("seed", range(6))
def test_every_move_is_one_line_that_reads_back(seed: int) -> None:
    chance = random.Random(f"lines {seed}")
    table = new(chance, 3 + seed % 3, shown=False)
    for _ in range(60):
        offered = listed(table)
        here = session(table)
        for one in chance.sample(offered, min(3, len(offered))):
            line = line_of(one, here)
            assert not line.startswith("move {")
            assert parse(line, here) == one, line
        fine = legal(table, offered)
        if not fine or table.over is not None:
            return
        table = played(table, **_spread(chance.choice(fine)))


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("red keeps red.1", {"do": "keep", "by": "red", "card": "red.1"}),
        (
            "red открывает red.1 как королева",
            {"do": "activate", "by": "red", "card": "red.1", "shows": "queen"},
        ),
        ("red оставляет red.1", {"do": "keep", "by": "red", "card": "red.1"}),
        (
            "decide oriflamme.twin.face face_down",
            {"do": "decide", "point": "oriflamme.twin.face", "option": "face_down"},
        ),
        (
            "set red.influence 5 because counted",
            {"do": "correct", "of": "red", "field": "influence", "value": 5, "reason": "counted"},
        ),
        ("red keeps red 1", {"do": "keep", "by": "red", "card": "red.1"}),
        ("красные оставляют 1 красных", {"do": "keep", "by": "red", "card": "red.1"}),
        ("Красные оставляет красная 1", {"do": "keep", "by": "red", "card": "red.1"}),
        ("tell red.1 as queen", {"do": "know_card", "card": "red.1", "name": "queen"}),
    ],
)
def test_lines_as_people_type_them(line: str, made: dict[str, Any]) -> None:
    here = planning("red.felon~ | blue.trap~")
    raw = dict(made)
    wanted = move(raw.pop("do"), raw.pop("by", ""), **raw)
    assert parse(line, session(here.card("red.1", name=""))) == wanted


@pytest.mark.parametrize("said", ["red queen", "queen red", "королеву красных", "красная королева", "queen"])
def test_an_open_card_is_named_by_its_family_and_its_name(said: str) -> None:
    here = events("red.cutthroat^ | red.queen^ | blue.trap~", at="red.cutthroat")
    wanted = move("resolve", "red", card="red.cutthroat", target="red.queen")
    assert parse(f"red applies red.cutthroat against {said}", session(here)) == wanted


def test_the_log_says_what_was_done_as_it_could_be_seen_then() -> None:
    table = session(public_row("red.queen~ | blue.felon~"))
    for made in (
        move("activate", "red", card="red.1", shows="queen"),
        move("keep", "blue", card="blue.1"),
    ):
        assert table.enter(made).kind is OutcomeKind.DONE
    opened = ADAPTER.read_move(msgspec.json.encode(table.lines[0].body["move"]))
    said = [ADAPTER.announced(there, opened) for there in (table.state_before(1), table.state)]
    assert said == [
        move("activate", "red", card="red.1", shows="queen"),
        move("activate", "red", card="red.queen", shows="queen"),
    ]


def public_row(said: str) -> OriflammeTable:
    """A row nobody has named a card of."""
    hidden = ADAPTER.public(events(said))
    assert isinstance(hidden, OriflammeTable)
    return hidden


def test_nobody_is_told_to_have_gained_nothing() -> None:
    here = events("red.cutthroat^ | blue.trap~", at="red.cutthroat", red=0, blue=0)
    after = played(here, "resolve", "red", card="red.cutthroat", target="blue.trap")
    assert "influence_gained" not in {one.what for one in after.events}
    assert influence(after) == (0, 0, 1)


def test_a_session_asks_is_told_decides_corrects_and_undoes() -> None:
    here = session(ADAPTER.new("ru", {}))
    for family in ("red", "blue", "green"):
        assert here.enter(move("place", family, where="right")).kind is OutcomeKind.DONE
    outcome = here.enter(move("activate", "red", card="red.1"))
    assert outcome.kind is OutcomeKind.CANNOT_TELL
    assert outcome.question is not None
    here.answer_question(outcome.question, "prince")
    assert here.enter(move("activate", "red", card="red.1")).kind is OutcomeKind.REFUSED
    here.decide("oriflamme.twin.face", "face_down")
    here.enter(move("activate", "red", card="red.1", twin={"where": "left"}))
    assert row(here.state).startswith("red.twin~ | red.prince^ |")
    assert next_card(here.state) == "blue.1"
    here.correct("red", "influence", 9, "counted again")
    assert influence(here.state) == (9, 1, 1)
    assert here.undo() == 1
    assert influence(here.state) == (2, 1, 1)
    assert here.choices()


@pytest.mark.parametrize(
    ("of", "field", "value"),
    [
        ("red", "influence", -1),
        ("red", "influence", True),
        ("red", "discard", ["dragon"]),
        ("red.queen", "tokens", 1),
        ("blue.trap", "bribe", "red"),
        ("", "direction", "up"),
        ("", "first_player", "black"),
        ("", "round", 7),
        ("red", "colour", 1),
    ],
)
def test_nothing_impossible_is_corrected(of: str, field: str, value: Any) -> None:
    here = events("red.queen^ | blue.trap~")
    made = move("correct", of=of, field=field, value=value, reason="because")
    assert judge(ORIFLAMME, here, made).verdict is Verdict.NO


@pytest.mark.parametrize(
    ("of", "field", "value"),
    [
        ("red", "influence", 4),
        ("red.queen", "bribe", "blue"),
        ("blue.trap", "tokens", 3),
        ("", "round", 5),
        ("", "direction", "right_to_left"),
    ],
)
def test_what_lies_open_can_be_set_right(of: str, field: str, value: Any) -> None:
    here = events("red.queen^ | blue.trap~")
    assert played(here, "correct", of=of, field=field, value=value, reason="because") != here


def test_a_replacement_without_a_neighbour_is_offered_in_the_one_way_there_is() -> None:
    alone = played(events("red.replacement~"), "activate", "red", card="red.replacement", step_by_step=True)
    offered = listed(alone)
    assert offered == legal(alone, offered) == [move("resolve", "red", card="red.replacement")]
