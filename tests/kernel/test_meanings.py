"""Who may be meant by a line that names nobody, or somebody."""

from __future__ import annotations

import pytest

from engine.kernel.meanings import Mentions

EVERY = ("red", "blue", "green")


@pytest.mark.parametrize(
    ("asked", "named", "meant"),
    [
        (("blue",), (), ("blue",)),
        (("blue",), ("red",), ("blue", "red")),
        (("blue",), ("blue",), ("blue",)),
        (("TABLE", "blue"), (), ("blue",)),
        ((), ("red",), ("red",)),
        ((), (), EVERY),
    ],
    ids=["asked", "asked and named", "both the same", "the table too", "named", "nobody"],
)
def test_those_the_table_asks_come_before_those_a_line_names(
    asked: tuple[str, ...], named: tuple[str, ...], meant: tuple[str, ...]
) -> None:
    said = Mentions((), (), (), (), frozenset(), named, {"place": asked})

    assert said.by("place", EVERY) == meant
