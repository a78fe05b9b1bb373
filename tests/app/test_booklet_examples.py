"""The worked examples of the booklets, played by keys from what the table offers."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.widgets.move_list import MovesPane
from tests.kit.app import after, controller, ready_table, shown, table

TEXTS = ("both", "bg-2013", "pl-2012")
GAME = "hbo"
SETUP, CHALLENGE = ready_table(GAME, 1), ready_table(GAME, 2)


def offered(app: RefereeApp) -> list[str]:
    """What the list offers and does not refuse, the first line first."""
    found = table(app).query_one(MovesPane).offers
    return [one.says for one in found if not one.why_not]


def hands(app: RefereeApp) -> tuple[int, int]:
    """How many cards Stark and Lannister hold."""
    badges = {
        area.id: {badge.key: badge.value for badge in area.badges} for area in controller(app).view.areas
    }
    return tuple(badges[seat]["hand"] for seat in ("stark", "lannister"))  # type: ignore[return-value]


def lies(app: RefereeApp) -> dict[str, tuple[str, bool]]:
    """Card -> where it lies, and whether it kneels."""
    cards = controller(app).session.state.cards
    return {one.id: (one.zone, one.kneeling) for one in cards.values()}


@pytest.mark.rule("hbo.example.setup", "hbo.setup.limit_gold5", "hbo.setup.limit_one_limited")
@pytest.mark.parametrize("text", TEXTS)
def test_the_set_up_of_the_booklets_is_laid_by_ticks(text: str, tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, dict[str, tuple[str, bool]], str]:
        said = " ".join(shown(app).split())
        return said, lies(app), type(app.screen).__name__

    begun, arya, keeps, laid = after(
        f"{SETUP} 2 2 1 @ enter @ down space down down down down space down space @ space enter",
        seen,
        place=tmp_path / "games.db",
        text=text,
        size=(120, 50),
    )

    assert all(said in begun[0] for said in ("type: attachment", "type: event"))
    assert {zone for zone, _ in arya[1].values()} == {"hand"}
    assert "✗" in keeps[0]
    there = {card for card, (zone, _) in laid[1].items() if zone == "play"}
    assert (laid[2], there) == ("TableScreen", {"arya", "jon", "keep_1"})


@pytest.mark.rule("hbo.example.challenge", "hbo.challenge.resolution_order")
@pytest.mark.parametrize("text", TEXTS)
def test_the_challenge_of_the_booklets_is_played_as_it_is_printed(text: str, tmp_path: Path) -> None:
    """Attack, defence, the Retinue's card, Insidious Ways, the claim, and last Jon stands."""

    def seen(app: RefereeApp) -> tuple[str, tuple[int, int], dict[str, tuple[str, bool]]]:
        return "\n".join(offered(app)), hands(app), lies(app)

    attack, defence, drawn, cunning, resolved, paid, stood = after(
        f"{CHALLENGE} 4 enter enter @ 4 space down space enter @ 1 @ 1 @ 1 @ 1 down space enter 1 @ 1",
        seen,
        place=tmp_path / "games.db",
        text=text,
        size=(120, 50),
    )

    assert attack[2]["hound"] == ("play", True)
    assert (defence[2]["jon"], defence[2]["retinue"]) == (("play", True), ("play", True))
    assert "Stark reacts with Stark Retinue: Stark: 1 card is drawn" in defence[0]
    assert drawn[1] == (defence[1][0] + 1, defence[1][1])
    assert "Insidious Ways: The Hound: strength +2" in drawn[0]
    assert cunning[2]["insidious_ways"][0] == "discard"
    assert resolved[1] == (cunning[1][0], cunning[1][1] + 2)
    assert "Stark chooses for the claim" in resolved[0]
    assert paid[2]["retinue"][0] == "dead"
    assert paid[2]["jon"] == ("play", True)
    assert paid[0].startswith("Stark reacts with Jon Snow: Jon Snow stands")
    assert stood[2]["jon"] == ("play", False)
