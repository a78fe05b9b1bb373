"""What players tell of the row, what a judge sets right, and what was seen of it: only what can be."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Question, Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.corrections import recorded
from engine.oriflamme.declarations import KnowCards, KnowRowCard
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.meanings import choices
from engine.oriflamme.table import HAND, OriflammeTable
from engine.oriflamme.view import seen_differences
from tests.kit.oriflamme import events, next_card, planning

ROW = "red.felon~1 | blue.queen^@green | green.trap~2"


def here(**fields: Any) -> OriflammeTable:
    """Three cards, and the pointer at the second of them."""
    return events(ROW, at="blue.queen", **fields)


def wrong(of: str, field: str, value: Any) -> Correct:
    return Correct(by="", of=of, field=field, value=value, reason="miscounted")


@pytest.mark.rule("oriflamme.info.open-influence", "oriflamme.bribe.place", "oriflamme.event.collect-tokens")
@pytest.mark.parametrize(
    ("of", "field", "value", "possible"),
    [
        ("", "round", 6, True),
        ("", "round", 7, False),
        ("", "round", 0, False),
        ("", "direction", "right_to_left", True),
        ("", "direction", "up", False),
        ("", "first_player", "blue", True),
        ("", "first_player", "black", False),
        ("", "placed", ("red", "blue"), True),
        ("", "placed", ("red", "black"), False),
        ("", "placed", ("red", "red"), False),
        ("", "pointer", "red.1", True),
        ("", "pointer", "red.9", False),
        *(("", "row_of_cards", ("blue.queen", f"red.{number}"), 1 <= number <= HAND) for number in range(10)),
        ("", "row_of_cards", ("blue.queen", "red.03"), False),
        ("", "row_of_cards", ("blue.queen", "red.٣"), False),
        ("red", "influence", 0, True),
        ("red", "influence", -1, False),
        ("red", "hand_count", 7, True),
        ("red", "hand_count", 8, False),
        ("red", "discard", ("queen",), True),
        ("red", "discard", ("dragon",), False),
        ("red.felon", "tokens", 3, True),
        ("blue.queen", "tokens", 0, True),
        ("blue.queen", "tokens", 1, False),
        ("blue.queen", "bribe", "", True),
        ("blue.queen", "bribe", "red", True),
        ("blue.queen", "bribe", "black", False),
        ("red.felon", "bribe", "red", False),
        ("red.felon", "weather", 1, False),
        ("black", "influence", 1, False),
    ],
)
def test_a_judge_sets_right_what_lies_open(of: str, field: str, value: Any, possible: bool) -> None:
    assert (judge(ORIFLAMME, here(), wrong(of, field, value)).verdict is Verdict.YES) is possible


@pytest.mark.rule("oriflamme.event.gap-and-pointer")
def test_a_pointer_that_is_set_right_has_left_what_lies_before_it() -> None:
    last = here().row[2].top.tag
    after = play(ORIFLAMME, here(), wrong("", "pointer", last)).state
    assert next_card(after) == "green.trap"
    assert [place.done for place in after.row] == [True, True, False]
    back = play(ORIFLAMME, after, wrong("", "pointer", after.row[0].top.tag)).state
    assert [place.done for place in back.row] == [False, False, False]


@pytest.mark.rule("oriflamme.round.two-phases")
def test_a_phase_that_is_set_right_begins_anew() -> None:
    after = play(ORIFLAMME, here(), wrong("", "phase", "planning")).state
    assert (after.phase, recorded(after).get(("", "pointer"))) == ("planning", None)


@pytest.mark.rule("oriflamme.info.open-influence")
def test_all_that_can_be_set_right_is_listed_with_what_stands_there() -> None:
    table = here(red=4)
    found = recorded(table)
    [red, blue, _] = [place.top.tag for place in table.row]
    assert found["red", "influence"] == 4
    assert (found[red, "tokens"], found[blue, "bribe"]) == (1, "green")
    assert found["", "pointer"] == blue
    assert ("", "pointer") not in recorded(planning("red.felon~1"))


@pytest.mark.rule("oriflamme.info.own-hidden-cards", "oriflamme.setup.hand-seven")
@pytest.mark.parametrize(
    ("zone", "cards", "refusal"),
    [
        ("set_aside", ("queen", "trap", "felon"), "cannot_be_that_card"),
        ("set_aside", ("queen", "trap"), "wrong_number_of_cards"),
        ("set_aside", ("queen", "trap", "trap"), "wrong_number_of_cards"),
        ("set_aside", ("queen", "trap", "twin"), "cannot_be_that_card"),
        ("set_aside", ("queen", "trap", "bribe"), ""),
        ("row", (), "no_such_field"),
    ],
)
def test_hidden_cards_that_are_told_can_be_the_familys(
    zone: str, cards: tuple[str, ...], refusal: str
) -> None:
    ruling = judge(ORIFLAMME, here(), KnowCards(by="", seat="red", zone=zone, cards=cards))
    assert (ruling.verdict is Verdict.YES) is (refusal == "")
    assert refusal in ("", ruling.reasons[0].says)


@pytest.mark.rule("oriflamme.info.own-hidden-cards")
def test_what_becomes_known_is_told_of_the_row_or_of_a_zone() -> None:
    assert ADAPTER.know("red", "row", {"card": "red.1", "name": "trap"}) == KnowRowCard(
        card="red.1", name="trap"
    )
    assert ADAPTER.know("red", "hand", {"cards": ["trap"]}) == KnowCards(
        seat="red", zone="hand", cards=("trap",)
    )


@pytest.mark.rule("oriflamme.components.family-set")
def test_a_closed_card_can_be_what_lies_nowhere_else_and_other_questions_have_no_answers() -> None:
    table = here()
    closed = table.row[2].top.tag
    assert "queen" in ADAPTER.answers(table, Question("name", closed))
    assert ADAPTER.answers(table, Question("cost", closed)) == ()
    assert ADAPTER.answers(table, Question("name", "black")) == ()


def differs(at: str, raw: dict[str, Any]) -> tuple[list[tuple[str, Any, Any]], list[str]]:
    """What a record seen of this table differs in, and what of it is not compared."""
    found = seen_differences(here(), at, raw)
    return [(one.field, one.old, one.value) for one in found.changes], list(found.untouched)


RED = {"card": "red", "face": "down", "tokens": 1}
BLUE = {"card": "blue.queen", "face": "up", "bribe": "green"}
GREEN = {"card": "green", "face": "down", "tokens": 2}


def lies(*row: str) -> list[tuple[str, Any, Any]]:
    """What has to be set for a row of these cards."""
    return [("row_of_cards", ("red.1", "blue.queen", "green.1"), row)]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([[RED], [BLUE], [GREEN]], ([], [])),
        ([[{**RED, "tokens": 3}], [BLUE], [GREEN]], ([("tokens", 1, 3)], [])),
        ([[{**RED, "tokens": None}], [BLUE], [GREEN]], ([("tokens", 1, 0)], [])),
        ([[RED], [{**BLUE, "bribe": None}], [GREEN]], ([("bribe", "green", "")], [])),
        ([[RED], [{"card": "blue.queen", "face": "up"}], [GREEN]], ([], [])),
        ([[RED], [{**BLUE, "face": "down"}], [GREEN]], (lies("red.1", "blue.1", "green.1"), [])),
        (
            [[RED], [{**BLUE, "card": "blue.felon"}], [GREEN]],
            (lies("red.1", "blue.felon", "green.1"), ["bribe"]),
        ),
        (
            [[{**RED, "card": "green"}], [BLUE], [GREEN]],
            (lies("green.2", "blue.queen", "green.1"), ["tokens"]),
        ),
        ([[GREEN], [BLUE], [RED]], (lies("green.1", "blue.queen", "red.1"), [])),
        (
            [[RED], [BLUE, {"card": "blue", "face": "down"}], [GREEN]],
            (lies("red.1", "blue.queen", "^blue.2", "green.1"), []),
        ),
        ([[{"family": "red", "face": "down", "tokens": 1}], [BLUE], [GREEN]], ([], [])),
        ([[RED], [BLUE]], (lies("red.1", "blue.queen"), [])),
        ([[RED], [{"card": "black", "face": "down"}], [GREEN]], ([], ["row"])),
    ],
)
def test_a_row_that_was_seen_is_compared_card_by_card(row: list[Any], expected: tuple[Any, Any]) -> None:
    assert differs("row", {"row": row}) == expected


def test_a_family_that_was_seen_is_compared_field_by_field() -> None:
    assert differs("seats", {"id": "red", "influence": 2, "hand": []}) == ([("influence", 1, 2)], ["hand"])
    assert differs("seats", {"id": "black", "influence": 2}) == ([], [])
    assert differs("weather", {"id": "red"}) == ([], [])


@pytest.mark.rule("oriflamme.card.open-closed", "oriflamme.setup.hand-seven")
def test_a_closed_card_nobody_had_mentioned_counts_as_laid() -> None:
    made = wrong("", "row_of_cards", ("red.1", "blue.queen", "green.4"))
    after = play(ORIFLAMME, here(), made).state
    assert [card.called for card in after.all_cards()] == ["red.1", "blue.queen", "green.4"]
    assert (here().seats["green"].laid, after.seats["green"].laid) == (1, 4)


@pytest.mark.rule("oriflamme.planning.first-card-centre")
def test_into_an_empty_row_there_is_one_place_to_lay_a_card_and_beside_a_card_two() -> None:
    assert [where for where, _ in choices.places(planning(""), "red")] == [{"where": "left"}]
    beside = [where["where"] for where, _ in choices.places(planning("blue.trap~"), "red")]
    assert beside == ["left", "right", "on"]


@pytest.mark.rule("oriflamme.round.two-phases")
@pytest.mark.parametrize(("phase", "placed"), [("planning", ()), ("events", ("red", "blue"))])
def test_at_the_beginning_of_planning_nobody_has_placed_a_card(phase: str, placed: tuple[str, ...]) -> None:
    found = play(ORIFLAMME, here().put(placed=("red", "blue")), wrong("", "phase", phase)).state
    assert (found.phase, found.placed) == (phase, placed)


def test_a_family_that_has_placed_twice_is_a_defect_of_a_table_in_a_file() -> None:
    (found,) = ADAPTER.defects(here().put(placed=("red", "red")))
    assert found.field == "placed"
    assert [*ADAPTER.defects(here().put(placed=("red", "blue")))] == []
