"""Keys that come at once: none waits for what the others bring about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from textual import events

from referee.app.application import RefereeApp
from tests.kit.app import press, ready, settled

Seen = TypeVar("Seen")
NAMED = {"\n": "enter", " ": "space", ":": "colon", ";": "semicolon", ",": "comma", ".": "full_stop"}


def typed(text: str) -> Iterator[events.Key]:
    """The keys that write a text; a new line is Enter."""
    for sign in text:
        yield events.Key(NAMED.get(sign, sign), None if sign == "\n" else sign)


def at_once(
    script: str,
    keys: Callable[[], Iterator[events.Event]],
    look: Callable[[Any], Seen],
    *,
    place: Path,
    then: str = "",
    size: tuple[int, int] = (100, 34),
    **options: Any,
) -> Seen:
    """What is seen after a script pressed in peace, keys that come at once, and perhaps others in peace."""

    async def played() -> Seen:
        app = RefereeApp(place=place, **options)
        async with app.run_test(size=size) as pilot:
            await ready(app, pilot)
            await press(pilot, script)
            for event in [*keys()]:
                app.post_message(event)
            await settled(pilot)
            await press(pilot, then)
            return look(app)

    return asyncio.run(played())
