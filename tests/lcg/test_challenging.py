"""Who may challenge whom: titles, partners, kinds left, and somebody to attack with."""

from __future__ import annotations

from typing import Any

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import TEXTS
from engine.agot.lcg.view import who_may_challenge
from engine.kernel.view import Grid

SEATS = ("stark", "lannister", "baratheon", "targaryen")
ICONS = ["military", "intrigue", "power"]


def grid(*seats: str, variant: str = "melee", teams: Any = (), **of: dict[str, Any]) -> Grid:
    """Seats with one knight each, who can attack in every way; `of`: what is else with a seat."""
    told = [
        {
            "id": seat,
            "house": seat,
            "characters": [{"id": f"{seat}-knight", "name": "Knight", "strength": 2, "icons": ICONS}],
            **of.get(seat, {}),
        }
        for seat in seats
    ]
    raw = {"phase": "challenges", "first_player": seats[0], "variant": variant, "seats": told}
    found = who_may_challenge(
        ADAPTER.casebook.position({**raw, "teams": teams} if teams else raw, TEXTS[0], ())
    )
    assert found is not None
    return found


def reason(found: Grid, by: str, to: str) -> str:
    """The first rule of a no, or nothing."""
    cell = found.cell(by, to)
    assert cell is not None
    return cell.why_not.rules[0] if cell.why_not is not None else ""


def may(found: Grid, by: str, to: str) -> tuple[str, ...]:
    cell = found.cell(by, to)
    assert cell is not None
    return cell.may


def test_without_titles_everybody_may_challenge_everybody_else() -> None:
    found = grid(*SEATS)
    assert {may(found, by, to) for by in SEATS for to in SEATS if by != to} == {tuple(ICONS)}
    assert found.cell("stark", "stark") is None


def test_whom_his_title_supports_nobody_challenges() -> None:
    found = grid(*SEATS, stark={"title": "hand"}, targaryen={"title": "whispers"})
    assert reason(found, "stark", "targaryen") == "lcg.support.no_attack"
    assert may(found, "stark", "lannister") == tuple(ICONS)


def test_a_partner_is_no_target() -> None:
    found = grid(*SEATS, variant="team", teams=(("stark", "baratheon"), ("lannister", "targaryen")))
    assert reason(found, "stark", "baratheon") == "lcg.variant.team.no_challenge_partner"
    assert may(found, "stark", "lannister") == tuple(ICONS)


def test_kinds_already_made_are_left_out_and_all_made_is_a_no() -> None:
    found = grid(*SEATS, stark={"challenges_made": ["power"]}, lannister={"challenges_made": ICONS})
    assert may(found, "stark", "baratheon") == ("military", "intrigue")
    assert may(found, "lannister", "stark") == ()
    assert reason(found, "lannister", "stark").startswith("lcg.challenge.")


def test_nobody_attacks_without_somebody_standing_who_has_the_icon() -> None:
    kneels = {"characters": [{"id": "k", "name": "K", "strength": 2, "icons": ICONS, "kneeling": True}]}
    found = grid(
        *SEATS, stark=kneels, lannister={"characters": [{"id": "c", "name": "C", "icons": ["power"]}]}
    )
    assert reason(found, "stark", "lannister") == "lcg.challenge.attacker_required"
    assert may(found, "lannister", "stark") == ("power",)


def test_where_each_kind_fails_otherwise_the_reason_of_the_last_is_told() -> None:
    kneels = {"characters": [{"id": "k", "name": "K", "strength": 2, "icons": ICONS, "kneeling": True}]}
    found = grid(*SEATS, stark={**kneels, "challenges_made": ["military"]})
    assert reason(found, "stark", "lannister") == "lcg.challenge.attacker_required"
    found = grid(*SEATS, stark={**kneels, "challenges_made": ["power"]})
    assert reason(found, "stark", "lannister") != "lcg.challenge.attacker_required"


def test_two_players_have_nothing_to_ask() -> None:
    raw = {
        "phase": "challenges",
        "seats": [{"id": "stark", "house": "stark"}, {"id": "b", "house": "baratheon"}],
    }
    assert who_may_challenge(ADAPTER.casebook.position(raw, TEXTS[0], ())) is None
