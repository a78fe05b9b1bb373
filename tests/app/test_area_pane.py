"""A pane that was out of sight draws what it was given meanwhile."""

from __future__ import annotations

import asyncio

from textual.app import App, ComposeResult

from engine.kernel.view import Badge, ViewArea
from referee.app.presenters.wording import Wording
from referee.app.widgets.area_pane import AreaPane
from tests.kit.app import settled


class OnePane(App[None]):
    """Nothing but a pane for what nobody owns."""

    def compose(self) -> ComposeResult:
        yield AreaPane(Wording("en"), classes="common")


def challenge(kind: str) -> ViewArea:
    return ViewArea("challenge", "challenge", (Badge(kind),), ())


def drawn(pane: AreaPane) -> str:
    return "\n".join(pane.get_option_at_index(at).prompt.plain for at in range(pane.option_count))  # type: ignore[union-attr]


async def _shown_again() -> str:
    app = OnePane()
    async with app.run_test() as pilot:
        pane = app.query_one(AreaPane)
        pane.show_area(challenge("military"))
        await settled(pilot)
        pane.display = False
        await settled(pilot)
        pane.display = True
        pane.show_area(challenge("intrigue"))
        await settled(pilot)
        return drawn(pane)


def test_a_new_challenge_is_drawn_where_the_last_one_was_hidden() -> None:
    said = asyncio.run(_shown_again())
    assert "ntrigue" in said
    assert "ilitary" not in said
