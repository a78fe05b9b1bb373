"""One thing claimed of each of many.

A test apiece costs 3 ms, whatever it claims, and there are thousands of cards, cases and words. So such a
claim is one test, or one for each group, that goes on after a failure and names everything it fails for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

Claim = Callable[..., None]
TOLD = 20
"""So many failures are told in full; all are counted."""


def each(things: Iterable[Any], by: Callable[[Any], str] | None = None) -> Callable[[Claim], Claim]:
    """The claim below is made of each of these; with ``by`` as one test for each group of them."""
    groups: dict[str, list[Any]] = {}
    for one in things:
        groups.setdefault(by(one) if by else "", []).append(one)

    def as_test(claim: Claim) -> Claim:
        if by is None:
            return _called_like(claim, lambda: hold(claim, groups.get("", [])))
        return pytest.mark.parametrize("group", groups)(
            _called_like(claim, lambda group: hold(claim, groups[group]))
        )

    return as_test


def _called_like(claim: Claim, test: Claim) -> Claim:
    test.__name__, test.__doc__, test.__module__ = claim.__name__, claim.__doc__, claim.__module__
    return test


def hold(claim: Claim, things: list[Any]) -> None:
    """A tuple is the arguments of the claim, anything else the only one."""
    assert things, "nothing is claimed of anything"
    failures: list[BaseException] = []
    for one in things:
        given = one if isinstance(one, tuple) else (one,)
        try:
            claim(*given)
        except (Exception, pytest.fail.Exception) as failure:  # noqa: BLE001 - told with what it is of
            failure.add_note(f"for {named(given)}")
            failures.append(failure)
    if failures:
        names = "; ".join(failure.__notes__[-1] for failure in failures)
        raise BaseExceptionGroup(f"{len(failures)} of {len(things)} fail: {names}", failures[:TOLD])


def named(given: tuple[Any, ...]) -> str:
    """What is called by an id is named by it, anything else as it is."""
    return ", ".join(str(getattr(one, "id", one)) for one in given)
