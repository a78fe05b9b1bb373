"""A position that names the face of a card has what is printed on it, and nothing it did not name."""

from __future__ import annotations

import pytest

from cards.facts import Face, facts
from engine.agot.cases.start import begin
from engine.agot.lcg.cards.catalogue import printed
from engine.agot.lcg.game import LCG
from engine.agot.state.records import ATTACHMENT, EVENT, LOCATION, Card
from engine.agot.state.table import AgotTable
from engine.kernel.errors import Unreadable
from tests.each import each
from tests.kit.lcg import RU, Raw, seat

FACES = [face for face in facts("lcg").cards if face.type.value in ("character", LOCATION, ATTACHMENT, EVENT)]
ROW = {"character": "characters", LOCATION: "locations"}


def table(first: Raw) -> AgotTable:
    seats = [first, seat("B")]
    return begin(LCG, {"phase": "challenges", "variant": "two", "first_player": "A", "seats": seats}, RU, ())


def told(card: Card) -> tuple[object, ...]:
    words = (set(card.icons or ()), set(card.keywords or ()), set(card.traits or ()), set(card.houses or ()))
    numbers = (card.cost, card.strength or 0, card.income or 0, card.influence, card.initiative)
    return (
        card.name,
        card.kind,
        card.face,
        card.unique,
        set(card.immune_to),
        card.influence_price,
        *numbers,
        *words,
    )


@each(FACES)
def test_a_card_that_is_named_is_as_it_is_printed(face: Face) -> None:
    card: Raw = {"id": "it", "face": face.id}
    if face.type.value == EVENT:
        given = table(seat("A", hand=[card]))
    elif face.type.value == ATTACHMENT:
        given = table(seat("A", {"id": "host"}, attachments=[{**card, "host": "host"}]))
    else:
        given = table(seat("A", **{ROW[face.type.value]: [card]}))
    assert told(given.cards["it"]) == told(printed(face, "it", "A", "play"))


def test_what_the_position_says_itself_stays() -> None:
    card = {
        "id": "arya",
        "face": "lcg-core-arya-stark",
        "strength": 7,
        "keywords": ["renown"],
        "kneeling": True,
    }
    found = table(seat("A", card)).cards["arya"]
    assert (found.strength, found.keywords, found.kneeling, found.cost) == (7, ("renown",), True, 2)


def test_a_name_alone_brings_nothing_with_it() -> None:
    found = table(seat("A", {"id": "arya", "name": "Arya Stark"})).cards["arya"]
    assert (found.face, found.strength, found.icons) == ("", 0, ())


def test_a_plot_that_is_named_has_its_numbers_and_its_text() -> None:
    given = table(seat("A", plot={"face": "lcg-core-hear-me-roar", "claim": 2}))
    plot = given.seats["A"].plot
    assert plot is not None
    assert (plot.name, plot.income, plot.initiative, plot.claim) == ("Hear Me Roar", 5, 3, 2)
    assert plot.face == "lcg-core-hear-me-roar"


def test_a_face_nobody_knows_is_named() -> None:
    with pytest.raises(Unreadable, match="lcg-core-nobody"):
        table(seat("A", {"id": "x", "face": "lcg-core-nobody"}))
