"""A card that is known from the other House's deck is played all the same, with a word about it."""

from __future__ import annotations

import pytest

from engine.kernel.reasons import Reason, Ruling
from tests.kit.hbo import allowed, card, do, event, marshalling, rule, seat, table, with_faces

RULE = "hbo.comp.draw_decks"
ANOTHER = "known_from_another_deck"


def remarks(ruling: Ruling) -> list[Reason]:
    return [one for one in ruling.reasons if one.says == ANOTHER]


def plays(face: str, kind: str = "character", *also: str) -> Ruling:
    """Stark plays this card of the catalogue; ``also`` are copies of it he has in play already."""
    hand = [event("it", gold_price=0)] if kind == "event" else [card("it", type=kind, cost=0)]
    given = marshalling(stark=seat(hand, gold=5, characters=[card(one) for one in also]))
    given = with_faces(given, it=face, **dict.fromkeys(also, face))
    return rule(given, do("play_event" if kind == "event" else "play_card", "stark", card="it"))


@pytest.mark.rule(RULE)
@pytest.mark.parametrize(
    ("face", "kind"),
    [("the-hound", "character"), ("insidious-ways", "event"), ("tywin-lannister", "character")],
)
def test_a_card_known_from_the_other_deck_is_played_with_a_remark(face: str, kind: str) -> None:
    (remark,) = remarks(plays(face, kind))

    assert remark.facts == {"card": "it", "house": "lannister"}
    assert RULE in remark.rules


@pytest.mark.rule(RULE)
@pytest.mark.parametrize(
    "face",
    [
        pytest.param("arya-stark", id="of his own deck"),
        pytest.param("littlefinger", id="of both decks"),
        pytest.param("varys", id="of a deck nobody has told"),
        pytest.param("cersei-lannister", id="of a deck that is only inferred"),
    ],
)
def test_nothing_is_said_of_a_card_that_is_not_known_from_the_other_deck_alone(face: str) -> None:
    assert remarks(plays(face)) == []


@pytest.mark.rule(RULE)
def test_it_is_said_of_the_first_copy_only() -> None:
    assert remarks(plays("lannister-encampment", "character", "other")) == []


@pytest.mark.rule(RULE)
def test_it_is_said_at_set_up_too() -> None:
    given = table("setup", stark=seat([card("a", cost=1), card("b", cost=1)], 5))
    given = with_faces(given, a="arya-stark", b="the-hound")
    (remark,) = remarks(allowed(given, do("place_setup", "stark", cards=["a", "b"])))

    assert remark.facts["card"] == "b"
