"""The cards of the Westeros decks that a line may name."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.meanings import OPEN, VALUE, MoveMeant, Part, Said

TITLES = {
    "a_game_of_thrones": "A Game of Thrones",
    "winter_is_coming": "Winter is Coming",
    "supply_card": "Supply",
    "mustering_card": "Mustering",
}
"""The cards that players name, in whatever language, by the value that says it."""

ALONE = ("a_game_of_thrones", "winter_is_coming")
"""Those whose names mean nothing else at the table, even where an area is named."""


def westeros_cards(said: Said) -> Iterator[MoveMeant]:
    """The cards that are named: each may be the one that is resolved."""
    for named, title in TITLES.items():
        if named in said.values:
            yield MoveMeant(
                {"do": "westeros_card", "card": title},
                frozenset(("westeros_card", "resolve")),
                (Part(VALUE, (named,), unsaid=OPEN, asked=True),),
                also=frozenset(("card",)),
                signs=frozenset((named,) if named in ALONE or not said.ids else ()),
            )
