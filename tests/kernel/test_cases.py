"""What counts as equal in a case, and what an unreadable file is told."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.cases.case_file import SIZE_LIMIT, read_file
from engine.kernel.cases.evaluation import compare, same
from engine.kernel.cases.model import Expect, Mismatch, StepResult
from engine.kernel.errors import RefereeError, Unreadable

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=1), inner, max_size=2),
    max_leaves=6,
)
CASE = {"id": "one", "game": "hbo", "position": {}, "steps": []}


def read(raw: Any) -> Any:
    return read_file(msgspec.json.encode(raw))


@given(VALUES)
def test_a_value_is_the_same_as_itself_and_as_its_tuple(value: Any) -> None:
    assert same(value, value)
    if isinstance(value, list):
        assert same(value, tuple(value[::-1]))


@given(VALUES, VALUES)
def test_being_the_same_goes_both_ways(one: Any, other: Any) -> None:
    assert same(one, other) == same(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [(1, True), (0, False), (None, 0), (None, ""), ("1", 1), ([1, 1], [1]), ([1, 1, 2], [1, 2, 2])],
)
def test_these_are_not_the_same(one: Any, other: Any) -> None:
    assert not same(one, other)


def test_lists_are_compared_without_order_copies_counted_unless_the_order_matters() -> None:
    assert same([1, 2, 2], [2, 1, 2])
    assert same([{"a": [1, 2]}, 3], [3, {"a": [2, 1]}])
    assert not same([1, 2], [2, 1], ordered=True)
    assert same([1, 2], (1, 2), ordered=True)
    assert not same([[1, 2]], [[2, 1]], ordered=True)


def test_a_game_says_where_order_matters() -> None:
    found = StepResult(None, (), (), "stated", None, {"row": ["a", "b"], "hand": ["a", "b"]}, ["x", "y"])
    ordered = frozenset({"row", "action_order"})
    turned = Expect(answer=["y", "x"], facts={"hand": ["b", "a"], "row": ["b", "a"]})
    assert len(compare(turned, found)) == 0
    differs = Mismatch("value", {"path": "row", "expected": ["b", "a"], "found": ["a", "b"]})
    assert compare(turned, found, ordered) == [differs]
    assert len(compare(turned, found, ordered, "action_order")) == 2


def test_objects_have_the_same_keys() -> None:
    assert same({"a": 1, "b": [2, 1]}, {"b": [1, 2], "a": 1})
    assert not same({"a": 1}, {"a": 1, "b": None})


RESULT = StepResult(False, ("g.a", "g.b"), ("g.a", "g.b"), "stated", None, {"seat.a.gold": 3})


def test_nothing_is_wrong_with_what_was_expected() -> None:
    assert compare(None, RESULT) == []
    assert compare(Expect(legal=False, because=("g.b", "g.z"), facts={"seat.a.gold": 3}), RESULT) == []


@pytest.mark.parametrize(
    ("expect", "key", "facts"),
    [
        (Expect(legal=True), "legal", {"expected": True, "found": False, "because": "g.a, g.b"}),
        (Expect(because=("g.z",)), "because", {"expected": "g.z", "found": "g.a, g.b"}),
        (Expect(facts={"seat.a.gold": 4}), "value", {"path": "seat.a.gold", "expected": 4, "found": 3}),
        (Expect(facts={"seat.b.gold": 4}), "untold", {"path": "seat.b.gold", "expected": 4}),
        (Expect(answer=7), "answer", {"expected": 7, "found": None}),
    ],
)
def test_what_differs_has_a_key_and_facts(expect: Expect, key: str, facts: dict[str, Any]) -> None:
    assert compare(expect, RESULT) == [Mismatch(key, facts)]


def test_an_answer_in_words_is_not_compared() -> None:
    assert compare(Expect(answer="the first player decides"), RESULT) == []


def test_one_case_alone_is_read_like_a_file_of_one() -> None:
    found = read(CASE)
    assert found.game == "hbo"
    assert [one.id for one in found.cases] == ["one"]


@pytest.mark.parametrize(
    ("data", "says", "named"),
    [
        (b"{", "not_json", ""),
        (b"\xff\xfe", "not_json", ""),
        (b"[" * 100_000, "not_json", ""),
        (b"[]", "not_a_case_file", "list"),
        (b'{"format": "x", "game": "hbo", "texts": [], "title": "t", "state": {}}', "table_not_a_case", ""),
        (b" " * (SIZE_LIMIT + 1), "file_too_large", ""),
    ],
    ids=["cut", "not UTF-8", "too deep", "a list", "a table", "too large"],
)
def test_bytes_that_are_no_case_file_are_unreadable(data: bytes, says: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_file(data)
    assert unreadable.value.says == says
    assert named in str(unreadable.value)


@pytest.mark.parametrize(
    ("raw", "says", "named"),
    [
        ({"id": "one"}, "malformed_case", "one"),
        ({**CASE, "steps": 3}, "malformed_case", "one"),
        ({**CASE, "colour": "red"}, "malformed_case", "colour"),
        ({**CASE, "game": ""}, "game_missing", "one"),
        ({"game": "hbo", "cases": [CASE, {**CASE, "id": "two", "steps": [3]}]}, "malformed_case", "two"),
        ({"game": "hbo", "cases": [3]}, "malformed_case", "cases[0]"),
        ({"game": "hbo", "cases": {}}, "malformed_case", "cases"),
        ({"game": "hbo", "cases": [], "format": "referee-case/9"}, "unknown_format", "referee-case/9"),
        ({"game": "hbo", "cases": [CASE, CASE]}, "case_id_twice", "one"),
        ({"game": "lcg", "cases": [CASE]}, "case_of_another_game", "hbo"),
    ],
    ids=[
        *(
            "no steps",
            "steps",
            "unknown field",
            "no game",
            "step of the second",
            "number",
            "object",
            "format",
        ),
        *("one id twice", "another game"),
    ],
)
def test_a_file_that_is_no_case_file_is_told_where(raw: Any, says: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(raw)
    assert unreadable.value.says == says
    assert named in str(unreadable.value)


STEP = {"do": "pass", "by": "stark", "expect": {"legal": True, "because": ["hbo.action.closing"]}}
FILE = {"format": "referee-case/1", "game": "hbo", "cases": [{**CASE, "title": "t", "steps": [STEP]}]}


def places(raw: Any) -> Iterator[tuple[Any, ...]]:
    """The ways to each text of a file."""
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    yield from ((key, *way) for key, value in inside for way in places(value))
    if isinstance(raw, str):
        yield ()


def with_text(raw: Any, way: tuple[Any, ...], text: str) -> Any:
    """The file with another text in this place."""
    if not way:
        return text
    changed = dict(raw) if isinstance(raw, dict) else [*raw]
    changed[way[0]] = with_text(raw[way[0]], way[1:], text)
    return changed


@pytest.mark.parametrize("way", [*places(FILE)], ids=str)
@pytest.mark.parametrize("sign", ["\x1b", "\x00", "\x9b", "\u202e"])
def test_a_control_character_anywhere_in_a_file_of_cases_is_refused_with_its_place(
    way: tuple[Any, ...], sign: str
) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(with_text(FILE, way, f"a{sign}b"))
    assert unreadable.value.says == "control_character"
    last = way[-1] if isinstance(way[-1], str) else f"[{way[-1]}]"
    assert str(unreadable.value.facts["where"]).endswith(last)


@given(st.binary(max_size=60) | VALUES.map(msgspec.json.encode))
def test_no_file_raises_anything_but_an_error_of_ours(data: bytes) -> None:
    with suppress(RefereeError):
        read_file(data)


def test_a_field_of_a_case_that_is_written_as_null_is_absent() -> None:
    nothing = dict.fromkeys(("title", "text", "basis", "assumes", "rules", "tags", "note", "independent"))
    assert read({**CASE, **nothing}) == read(CASE)
    assert read({"game": "hbo", "about": None, "format": None, "cases": [{**CASE, **nothing}]}).cases == (
        read(CASE).cases
    )
