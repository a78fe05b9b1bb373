"""What a screen is told of a table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.agot.state.records import ATTACHMENT, Plot
from engine.agot.state.table import AgotTable
from engine.agot.view import explain, view
from engine.kernel.reasons import Question, Verdict
from engine.kernel.view import Badge
from tests.kit.hbo import after, battle, fighter, resolve
from tests.kit.notation import CHALLENGES, LANNISTER, STARK, session


def _numbers(given: AgotTable) -> dict[str, Badge]:
    area = next(one for one in view(given).areas if one.id == "challenge")
    return {badge.key: badge for badge in area.badges}


@pytest.mark.rule("hbo.challenge.totals")
def test_both_totals_are_seen_before_the_challenge_is_resolved() -> None:
    given = battle([fighter("a", 3), fighter("b", 1)], [fighter("s", 2)])
    shown = _numbers(given)
    assert (shown["attack"].value, shown["defence"].value) == (4, 2)
    told = explain(given, shown["defence"].explains)
    assert told is not None
    assert told.found == 2


def test_what_was_resolved_is_seen_when_it_is_over() -> None:
    given = after(battle([fighter("a", 3)], [fighter("s", 2)]), resolve())
    shown = _numbers(given)
    assert (shown["attack"].value, shown["defence"].value) == (3, 2)


def test_a_total_that_rests_on_an_unknown_strength_is_not_told() -> None:
    shown = _numbers(battle([fighter("a", 3)], [fighter("s", 2)]).card("s", strength=None))
    assert shown["attack"].value == 3
    assert (shown["defence"].value, shown["defence"].known) == (None, False)


def test_no_defence_is_told_before_defenders_are_declared() -> None:
    assert "defence" not in _numbers(battle([fighter("a", 3)], step="attackers"))


@pytest.mark.rule("hbo.anatomy.strength", "hbo.challenge.totals", "hbo.dominance.count")
@pytest.mark.parametrize("what", ["strength:s", "defence", "dominance:stark"])
def test_a_number_with_an_unknown_strength_in_it_is_asked_for_and_not_added_up(what: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)]).card("s", strength=None, kneeling=False)
    told = explain(given, what)
    assert told is not None
    assert (told.found, told.asks) == (Verdict.CANNOT_TELL, Question("strength", "s"))


def test_what_is_known_of_such_a_number_is_told() -> None:
    given = battle([fighter("a", 3), fighter("b", 1)], [fighter("s", 2)]).card("b", strength=None)
    told = explain(given, "attack")
    assert told is not None
    assert [one.found for one in told.because] == [3, Verdict.CANNOT_TELL]


@pytest.mark.rule("hbo.marshal.income_calc")
@pytest.mark.parametrize(
    ("plot", "bonus", "asks"),
    [
        (None, 1, Question("plot_income", "A plot", "stark")),
        (3, None, Question("income", "s")),
        (3, 1, None),
    ],
)
def test_an_income_that_is_not_known_is_asked_for(
    plot: int | None, bonus: int | None, asks: Question | None
) -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)]).card("s", income=bonus)
    given = given.seat("stark", plot=Plot("A plot", income=plot, initiative=None))
    told = explain(given, "income:stark")
    assert told is not None
    assert told.asks == asks
    assert told.found == (Verdict.CANNOT_TELL if asks else 4)
    initiative = explain(given, "initiative:stark")
    assert initiative is not None
    assert initiative.asks == Question("plot_initiative", "A plot", "stark")


@pytest.mark.rule("hbo.anatomy.challenge_icons")
def test_an_icon_that_is_certain_is_seen_beside_those_nobody_has_told() -> None:
    given = battle([fighter("a", 3)]).card("a", icons=None, surely=("military",))
    row = next(one for one in view(given).areas if one.id == "lannister").rows[0]
    seen = {badge.key: badge.known for piece in row.pieces if piece.id == "a" for badge in piece.badges}
    assert (seen["military"], seen["icons"]) == (True, False)
    assert "intrigue" not in seen


@pytest.mark.rule("hbo.plot.used_pile")
def test_used_plots_lie_open_in_a_pile_of_their_own() -> None:
    seat = {**STARK, "plots": {"used": ["Winter Storm", "The Old Gods"]}}
    area = view(session({**CHALLENGES, "seats": [seat, LANNISTER]}).state).areas[0]
    row = next(one for one in area.rows if one.key == "used_plots")

    assert ([one.name for one in row.pieces], row.open) == (["Winter Storm", "The Old Gods"], False)


@pytest.mark.rule("hbo.type.attachment")
def test_an_attachment_lies_with_its_host_and_one_without_a_host_by_itself() -> None:
    given = battle([fighter("a")], [fighter("s")])
    ring = replace(given.cards["s"], id="ring", kind=ATTACHMENT, host="s")
    crown = replace(ring, id="crown", host="")
    given = given.put(cards={**given.cards, "ring": ring, "crown": crown})

    (stark,) = (area for area in view(given).areas if area.id == "stark")
    rows = {row.key: row.pieces for row in stark.rows}
    assert [piece.id for piece in rows["attachments"]] == ["crown"]
    assert [piece.id for host in rows["characters"] for piece in host.under] == ["ring"]
