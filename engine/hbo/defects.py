"""What can be wrong with a position in the HBO edition alone?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.thrones.cases.position import Position, PSeat

HOUSES = ("stark", "lannister")
DECK = 50
"""Cards of a House's draw deck."""


def defects(position: Position) -> Iterator[tuple[str, str]]:
    """Two Houses, each played once, with a deck of fifty; titles and agendas are another game's."""
    played = [seat.house for seat in position.seats if seat.house is not None]
    if len(set(played)) < len(played):
        yield "one House is played twice", "hbo.setup.choose_houses"
    for house in played:
        if house not in HOUSES:
            yield f"there is no deck of House {house}", "hbo.comp.draw_decks"
    for seat in position.seats:
        yield from _of_another_game(seat)
        if seat.deck > DECK:
            yield f"the draw deck of {seat.id} has more than fifty cards", "hbo.comp.draw_decks"
    if position.council:
        yield "there is no council of titles in this game", "hbo.setup.play_area"


def _of_another_game(seat: PSeat) -> Iterator[tuple[str, str]]:
    if seat.title or seat.agenda:
        yield f"{seat.id} has a title or an agenda, and there are none in this game", "hbo.setup.play_area"
