"""What is worked out of a frozen value is worked out once, and is no part of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.state.card_index import INDEXES, MOST_INDEXES, index_of
from engine.agot.state.records import PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.memo import cached_value, memoize

COUNTED: list[str] = []


class Pile(Struct, frozen=True, dict=True):
    """Cards counted when asked."""

    cards: tuple[str, ...]

    @cached_value
    def size(self) -> int:
        """How many."""
        COUNTED.append("size")
        return len(self.cards)


@memoize
def first(pile: Pile) -> str | None:
    """The first card, if there is one."""
    COUNTED.append("first")
    return pile.cards[0] if pile.cards else None


def in_play(**cards: str) -> dict[str, Card]:
    """Cards by name, each with its zone."""
    return {name: Card(name, name, "stark", "stark", zone) for name, zone in cards.items()}


def test_a_property_and_a_function_are_worked_out_once_for_each_value() -> None:
    pile, other = Pile(("arya", "bran")), Pile(())
    COUNTED.clear()
    assert [2, 2] == [pile.size, pile.size]
    assert ["arya", "arya", None, None] == [first(pile), first(pile), first(other), first(other)]
    assert ["size", "first", "first"] == COUNTED


def test_asked_of_the_class_a_property_is_itself_and_counts_nothing() -> None:
    COUNTED.clear()
    assert (type(Pile.size), Pile.size.__doc__, COUNTED) == (cached_value, "How many.", [])


def test_what_is_kept_is_neither_compared_nor_carried_into_a_changed_value() -> None:
    asked, unasked = Pile(("arya",)), Pile(("arya",))
    assert asked.size == 1
    assert asked == unasked
    assert replace(asked, cards=()).size == 0


def test_tables_with_the_same_cards_look_through_them_once() -> None:
    table = AgotTable(game="hbo", text="bg-2013", cards=in_play(arya=PLAY, bran="hand"))
    assert table.put(round=2).all_in_play is table.all_in_play
    assert ["arya", "bran"] == [card.id for card in table.card("bran", zone=PLAY).all_in_play]
    assert ["arya"] == [card.id for card in table.all_in_play]


def test_what_cards_told_is_let_go_when_much_has_been_seen() -> None:
    for number in range(2 * MOST_INDEXES):
        cards = in_play(**{f"c{number}": PLAY})
        assert (cards[f"c{number}"],) == index_of(cards).in_play
    assert len(INDEXES) <= MOST_INDEXES
