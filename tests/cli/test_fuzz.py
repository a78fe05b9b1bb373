"""Whatever stands in a file of cases, the answer is a result or a message, never a traceback."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.cli.command_types import CommandResult
from tests.kit.command import CASES, judged

WORKED: list[dict[str, Any]] = json.loads(CASES.read_bytes())["cases"]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.sampled_from([2**31, 2**63, -(2**64), 10**30, 1.5, 1e300])
    | st.text(max_size=8)
    | st.sampled_from(["stark", "lannister", "TABLE", "s1", "l1", "s2", "military", "duplicate", "play"])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
)


def holds(said: CommandResult) -> None:
    """A result on standard output and nothing else, or a message and nothing else."""
    assert said.code in (0, 1, 3)
    if said.code == 3:
        assert said.out == ""
        assert said.err.startswith("standard input: ")
    else:
        assert said.err == ""
        assert json.loads(said.out)["format"] == "referee-result/1"


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, one in inner for deeper in places(one, (*path, key)))]


def changed(value: Any, path: tuple[Any, ...], change: str, new: Any) -> Any:
    """A copy with one place replaced, left out, doubled or renamed."""
    if not path:
        return new
    copy: Any = json.loads(json.dumps(value))
    holder = copy
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    if change == "replace":
        holder[key] = new
    elif change == "leave out":
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[str(new)] = holder.pop(key)
    return copy


@given(st.data())
@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
def test_changed_cases_are_judged_or_refused(data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(WORKED))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(case)))
        change = data.draw(st.sampled_from(["replace", "leave out", "double or rename"]))
        new = data.draw(st.sampled_from(path_values(case)) | VALUES)
        case = changed(case, path, change, new)
    holds(judged(json.dumps({"game": "hbo", "cases": [case]}).encode("utf-8", "replace")))


def path_values(case: Any) -> list[Any]:
    """Names the case uses itself: what is plausible breaks more than what is absurd."""
    found = [case]
    names: list[Any] = []
    while found:
        one = found.pop()
        found += one.values() if isinstance(one, dict) else one if isinstance(one, list) else []
        names += [one] if isinstance(one, str) and len(one) < 20 else []
    return names or [""]


@given(VALUES)
def test_any_json_is_judged_or_refused(value: Any) -> None:
    holds(judged(json.dumps(value).encode("utf-8", "replace")))


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    assert judged(data).code == 3


@given(st.integers(0, 4000), st.sampled_from(WORKED))
@settings(deadline=None)
def test_a_file_cut_anywhere_is_refused(at: int, case: dict[str, Any]) -> None:
    data = json.dumps({"game": "hbo", "cases": [case]}).encode()
    holds(judged(data[: at % len(data)]))


@given(st.sampled_from(WORKED), st.sampled_from(WORKED), st.sampled_from(["position", "steps"]))
@settings(deadline=None)
def test_the_steps_of_one_case_at_the_position_of_another_are_judged_or_refused(
    one: dict[str, Any], other: dict[str, Any], part: str
) -> None:
    holds(judged(json.dumps({"game": "hbo", "cases": [{**one, part: other[part]}]}).encode()))
