"""The ruleset of the HBO edition: what it decides otherwise where code is shared."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.cases.position import Position, PSeat
from engine.agot.hbo.catalogue import fields_of, plot_with_its_text
from engine.agot.hbo.rule_variants import BG, PL
from engine.agot.ruleset import RULESETS, Ruleset

PLAYABLE_HOUSES = ("stark", "lannister")
DECK = 50
"""Cards of a House's draw deck."""


def defects(position: Position) -> Iterator[tuple[str, str]]:
    """Two Houses, each played once, with a deck of fifty; titles and agendas are another game's."""
    played = [seat.house for seat in position.seats if seat.house is not None]
    if len(set(played)) < len(played):
        yield "one House is played twice", "hbo.setup.choose_houses"
    for house in played:
        if house not in PLAYABLE_HOUSES:
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


RULESET = Ruleset(
    gold_in_box={BG: 26, PL: 20},
    foreign_fields=frozenset(
        {
            ("draw_phase", "laws_extra"),
            ("play_card", "on_house"),
            ("pay", "influence"),
            ("pay", "hand_title"),
            ("choose_victims", "deadly"),
        }
    ),
    plot=plot_with_its_text,
    fields_of=fields_of,
    more_defects=defects,
)


def register_ruleset() -> None:
    """Makes this edition known to the shared code."""
    RULESETS["hbo"] = RULESET
