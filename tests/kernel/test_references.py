"""Which names a move gives is told by the types of its fields."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.kernel.decoders import AREA, SEAT, Lookup, check_references, check_seat, references
from engine.kernel.errors import Unreadable
from engine.kings import moves as kings
from engine.oriflamme.moves import Activate, Place, Spend, TwinPlace


def test_names_inside_a_move_are_found_in_the_order_of_its_fields() -> None:
    twin = TwinPlace(where="between", between=("x", "y"))
    move = Activate(by="red", card="a", target="b", twin=twin, shows="heir", sequence=(Spend(apply="c"),))

    found = list(references(move))

    assert found == [
        ("card", "a"),
        ("card", "b"),
        ("card", "x"),
        ("card", "y"),
        ("name", "heir"),
        ("card", "c"),
    ]


def test_keys_of_a_field_may_be_names() -> None:
    move = kings.ExecuteOneTime(by="stark", order="call", area="moat", take_from={"tyrell": 1})

    assert list(references(move)) == [(AREA, "moat"), (SEAT, "tyrell")]


def test_a_field_of_which_nothing_is_said_names_nothing() -> None:
    assert list(references(Place(by="red", where="left"))) == []


def test_an_empty_name_where_one_is_wanted_is_one_that_is_not_there() -> None:
    assert (AREA, "") in references(kings.Raid(by="stark", from_="moat", target=""))


def test_the_first_that_is_missing_is_named_in_the_order_of_the_lookups() -> None:
    def missing(key: str) -> Lookup:
        return Lookup(lambda _state, _name: False, lambda _state, name: Unreadable(key, name=name))

    move = kings.Support(by="stark", from_="moat", battle="sea", attacker="tyrell")
    with pytest.raises(Unreadable) as refused:
        check_references(None, move, {SEAT: missing("unknown_seat"), AREA: missing("unknown_area")})

    assert (refused.value.says, refused.value.facts["name"]) == ("unknown_seat", "tyrell")


@pytest.mark.parametrize(
    ("by", "needed", "key"),
    [("", True, "seat_missing"), ("nobody", True, "unknown_seat"), ("nobody", False, "unknown_seat")],
)
def test_whoever_makes_a_move_is_named_and_sits_at_the_table(by: str, needed: bool, key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        check_seat(Move(by=by), {"red": None}, needed=needed)

    assert refused.value.says == key


def test_nobody_is_named_where_nobody_has_to_be() -> None:
    check_seat(Move(), {"red": None}, needed=False)
