"""What sets off a text: of all that happens, to whatever card and player, this and nothing else."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engine.agot.abilities.definitions import USES, Use
from engine.agot.state.records import PLAY, Occasion
from engine.agot.state.table import AgotTable
from tests.kit.hbo import BG, PL, battle, fighter, with_faces

WHATS = ("played", "entered_play", "killed", "discarded", "saved", "stood", "declared_attacker",
         "declared_defender", "action", "dominance_won", "challenge_result")  # fmt: skip
OF_ITSELF = {
    "eddard-stark": {BG: "entered_play", PL: "played"},
    "varys": {BG: "entered_play", PL: "played"},
    "stark-retinue": {BG: "declared_defender", PL: "declared_defender"},
}
"""Card -> what has to happen to it, by the printing."""
OF_A_LOSS = {"jon-snow": (True, False), "a-lannister-always-pays-his-debts": (True, True)}
"""Card -> whether a loss of its player sets it off, of one it defended in and of any other."""


def trigger_of(face: str) -> Use:
    (use,) = (use for use in USES[f"hbo-{face}"] if use.trigger is not None)
    return use


def fought(face: str, text: str = BG, loser: str = "stark", *, defends: bool = True) -> AgotTable:
    """A challenge against Stark is over, in which the card with this face has defended, or another."""
    names = ("text", "other") if defends else ("other", "text")
    defender, at_home = map(fighter, names)
    given = battle([fighter("a")], [defender], [at_home], text=text)
    given = with_faces(given, text=face)
    assert given.challenge is not None
    winner = "lannister" if loser == "stark" else "stark"
    return given.put(challenge=replace(given.challenge, winner=winner, loser=loser))


def sets_off(given: AgotTable, use: Use, occasion: Occasion) -> bool:
    assert use.trigger is not None
    return use.trigger(given, given.cards["text"], occasion)


def test_of_every_trigger_it_is_said_what_sets_it_off() -> None:
    found = {face for face, uses in USES.items() if any(use.trigger is not None for use in uses)}
    said = {f"hbo-{face}" for face in (*OF_ITSELF, *OF_A_LOSS)}
    assert {face for face in found if face.startswith("hbo-")} == said


@pytest.mark.parametrize("face", OF_ITSELF)
@pytest.mark.parametrize("text", [BG, PL])
def test_a_text_answers_what_happens_to_its_card_and_to_no_other(face: str, text: str) -> None:
    given, use = fought(face, text), trigger_of(face)
    for what, card in product(WHATS, given.cards.values()):
        assert card.zone == PLAY
        answered = sets_off(given, use, Occasion(what, card.id, card.controller))
        assert answered == (card.id == "text" and what == OF_ITSELF[face][text]), f"{what} {card.id}"


@pytest.mark.parametrize("face", OF_A_LOSS)
@pytest.mark.parametrize("defends", [True, False])
@pytest.mark.parametrize("loser", ["stark", "lannister"])
def test_a_text_answers_a_challenge_that_its_player_has_lost(face: str, defends: bool, loser: str) -> None:
    given, use = fought(face, loser=loser, defends=defends), trigger_of(face)
    expected = loser == "stark" and OF_A_LOSS[face][not defends]
    for what in WHATS:
        assert sets_off(given, use, Occasion(what, "", "stark")) == (expected and what == "challenge_result")
