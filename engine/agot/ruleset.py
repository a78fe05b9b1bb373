"""The ruleset of an edition: where it differs from shared code.

Each game has one record here: numbers, yes and no, and small functions that add what only that game knows.
What a whole step or verb does otherwise is not here but in the game's own list of steps and verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.agot.state.records import Plot
from engine.kernel.errors import Fault
from engine.kernel.reasons import DERIVED, STATED, Basis, Reason

if TYPE_CHECKING:
    from engine.agot.state.records import Card
    from engine.agot.state.table import AgotTable


def _all_power(table: AgotTable, seat: str) -> int:
    on_cards = sum(card.power for card in table.all_in_play if card.controller == seat)
    return table.seats[seat].power + on_cards


def _always(table: AgotTable) -> bool:
    return True


def _to_the_pile(table: AgotTable, host_zone: str) -> str:
    return "discard"


def _no_parts(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    return ()


def _no_bonus(table: AgotTable, cards: tuple[str, ...]) -> tuple[Reason, ...]:
    return ()


def _none_silenced(table: AgotTable) -> frozenset[str]:
    return frozenset()


def _no_price_parts(table: AgotTable, seat: str, card: Card) -> tuple[Reason, ...]:
    return ()


def _no_note(table: AgotTable, card: Card, zone: str) -> tuple[Reason, ...]:
    return ()


def _same_zone(table: AgotTable, card: Card, zone: str) -> str:
    return zone


def _nothing_more(table: AgotTable, seat: str, amount: int, rule: str) -> AgotTable:
    return table


def _all_of_them(table: AgotTable, cards: tuple[str, ...], zone: str) -> tuple[AgotTable, tuple[str, ...]]:
    return table, cards


def _not_looked_up(face: str) -> dict[str, Any] | None:
    return None


def _no_supporter(position: Any) -> str:
    return ""


def _same_table(table: AgotTable) -> AgotTable:
    return table


def _none_chosen(position: Any) -> tuple[str, ...]:
    return ()


def _council_as_written(position: Any) -> tuple[str, ...]:
    return tuple(position.council)


def _no_defects(position: Any) -> Iterable[Fault]:
    return ()


def _no_bar(table: AgotTable, by: str, target: str) -> Reason | None:
    return None


class Ruleset(Struct, frozen=True):
    """One game of the family."""

    # Seats, box and printed numbers
    variants: tuple[str, ...] = ("two",)
    """Numbers of players and teams it can be played with."""
    seats: int = 2
    gold_in_box: Mapping[str, int] = {}
    """Text -> the gold tokens in its box."""
    least_to_win: int | None = None
    """The total a side must at least have to win a challenge."""
    least_income: int = 0
    """The lowest income modifier a card can have."""
    more_values: tuple[str, ...] = ()
    """Printed values that only cards of this game have."""
    plot: Callable[[str], Plot] = Plot
    """(name) -> the plot of that name, with what the catalogue knows of it."""

    # Steps, windows and effects
    first_step: str = "after_attackers"
    """Where a challenge goes on once attackers have been declared."""
    after_defenders: str = "after_defenders"
    """Where a challenge goes on once a position says that defenders have been declared."""
    actions: tuple[str, ...] = ("play_event", "use_ability", "pass")
    """Verbs by which a window for actions is answered."""
    play_is_action: bool = False
    """Playing a card is the player's action in the window of their marshalling turn."""
    first_player_names: bool = False
    """Of several who meet the victory condition together the first player names the winner."""
    effect_handlers: Mapping[type, Callable[[Any, Any, Any], Any]] = {}
    """Kinds of effect that are carried out otherwise."""

    # How firmly this book says it, and where
    gold_strength_rule: str = "hbo.golden.card_over_rules"
    """Under which rule a card's strength follows its player's gold."""
    initiative_rule: str = "hbo.golden.card_over_rules"
    """Under which rule a card adds to initiative."""
    text_beats_book: bool = True
    """Whether this book says that the text of a card goes before the rulebook."""
    control_rules: tuple[str, ...] = ()
    """What says that a card in play is used by the player who controls it."""
    unwon_rules: tuple[str, ...] = ()
    """The rules by which a challenge without a winner has no consequences."""
    claim_short: Basis = STATED
    """How firmly it is printed that a claim is met as far as it can be."""
    card_over_rules: Basis = STATED
    """How firmly it is printed that a card goes before the rulebook."""
    short_deck: Basis = DERIVED
    """How firmly it is printed that a player with too few cards draws those."""
    others_pile: Basis = STATED
    """How firmly it is printed that a card of another player goes to a pile of its owner."""

    # What is added to a sum
    tie_power: Callable[[AgotTable, str], int] = _all_power
    """(table, seat) -> the power compared where initiative is tied."""
    tie_note: Callable[[AgotTable, str], tuple[Reason, ...]] = _no_parts
    """(table, tied seat) -> what it rests on which of its power is compared."""
    income_parts: Callable[[AgotTable, str], tuple[Reason, ...]] = _no_parts
    """(table, seat) -> what is added to an income beside plot and cards."""
    side_bonus: Callable[[AgotTable, tuple[str, ...]], tuple[Reason, ...]] = _no_bonus
    """(table, participants of a side) -> what is added to its total."""
    silenced: Callable[[AgotTable], frozenset[str]] = _none_silenced
    """Participants whose strength does not count."""
    price_parts: Callable[[AgotTable, str, Card], tuple[Reason, ...]] = _no_price_parts
    """(table, seat, card) -> what is added to the cost for this player, and taken off it."""
    gained: Callable[[AgotTable, str, int, str], AgotTable] = _nothing_more
    """(table, seat, amount, rule) -> the table after power for a House has been gained."""

    # Where cards go
    pays_in_part: Callable[[AgotTable], bool] = _always
    """Whether a claim that cannot be met in full is met as far as it can be."""
    orphaned: Callable[[AgotTable, str], str] = _to_the_pile
    """(table, where a card has gone) -> where the duplicates under it go."""
    orphan_note: Callable[[AgotTable, str], tuple[Reason, ...]] = _no_parts
    """(table, card) -> what it rests on where the duplicates under a card go that leaves play."""
    saved_from: frozenset[str] = frozenset({"dead"})
    """Zones a card can be saved from being sent to."""
    spared: Callable[[AgotTable, tuple[str, ...], str], tuple[AgotTable, tuple[str, ...]]] = _all_of_them
    """(table, cards about to go, zone) -> the table after what spares some of them, and those who go."""
    deck_place: str = "deck_top"
    """Where a card returned to its deck lies."""
    destination: Callable[[AgotTable, Card, str], str] = _same_zone
    """(table, card in play, zone) -> the zone it goes to instead."""
    destination_note: Callable[[AgotTable, Card, str], tuple[Reason, ...]] = _no_note
    """(table, card in play, zone) -> what it rests on where it goes instead."""
    from_hand: Callable[[AgotTable, Card, str], str] = _same_zone
    """(table, card in hand, zone) -> the zone it goes to instead."""
    hand_note: Callable[[AgotTable, str], tuple[Reason, ...]] = _no_parts
    """(table, card) -> what that rests on."""

    # Titles
    bar: Callable[[AgotTable, str, str], Reason | None] = _no_bar
    """(table, attacking seat, target) -> why that seat may not be challenged by this one."""
    round_over: Callable[[AgotTable], AgotTable] = _same_table
    """(table) -> the table as it lies when the first title of a round is chosen."""

    # Positions and cases
    passes: str = "offered"
    """How silence in a case is read."""
    unheard_of: tuple[str, ...] = ()
    """Verbs of the case format that belong to other games."""
    carried_out: tuple[str, ...] = ()
    """Verbs by which what cards of the catalogue say is carried out: where a case names one."""
    plots_in_words: bool = False
    """Cases have no verb for what plots say when revealed: who goes on has carried it out."""
    foreign_fields: frozenset[tuple[str, str]] = frozenset()
    """(verb, field) of the case format that belong to other games."""
    fields_of: Callable[[str], dict[str, Any] | None] = _not_looked_up
    """(id of a card of the catalogue) -> the fields of a position that are printed on it."""
    supporter_in: Callable[[Any], str] = _no_supporter
    """(position with a challenge) -> the seat that may have defended for the target."""
    council_of: Callable[[Any], tuple[str, ...]] = _council_as_written
    """(position) -> the titles that lie in the council chamber."""
    titles_chosen: Callable[[Any], tuple[str, ...]] = _none_chosen
    """(position in which a title is to be chosen first) -> the seats that have chosen this round."""
    more_defects: Callable[[Any], Iterable[Fault]] = _no_defects
    """(position) -> what is wrong with it in this game alone."""


RULESETS: dict[str, Ruleset] = {}
"""Game -> its ruleset; each edition adds its own."""


def ruleset(table: AgotTable) -> Ruleset:
    """The edition this table plays."""
    return RULESETS[table.game]
