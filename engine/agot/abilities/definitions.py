"""Definitions of card abilities as data: their triggers and timing, and functions that say when they work.

A card without a record is *by hand*: its player says what it did. Records are looked up by the card's face
in the catalogue, so a borrowed name never brings a text with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.rule_variants import REACTION_ORDER
from engine.agot.state.records import Card, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import new_window
from engine.kernel.reasons import Question, Reason, RuleId
from engine.kernel.rule_variants import RuleVariant

if TYPE_CHECKING:
    from engine.agot.state.effects import Effect
    from engine.agot.state.moves import Demands, Pay
    from engine.agot.state.records import Card, Occasion
    from engine.agot.state.table import AgotTable
    from engine.agot.state.text_effects import Carried

Affects = Callable[["AgotTable", "Card | None", "Card"], "bool | None"]
"""(table, the source: a card in play or a revealed plot, the card) -> is it affected? None: not known."""
Times = Callable[["AgotTable", "Card | None", "Card"], int]
MayMeet = Callable[["Card", "Card"], bool]
"""(source, card) -> whether the card may meet a condition, by what does not change while both lie as they do:
whether they stand or kneel, and the power and gold on them, say nothing of it."""
MAY_MEET: dict[Affects, MayMeet] = {}
"""Conditions that most cards never meet; any card may meet one that does not stand here."""


def anybody(source: Card, card: Card) -> bool:
    """Any card may meet the condition."""
    return True


class Constant(Struct, frozen=True):
    """Strength that a card in play or a revealed plot gives for as long as it is there."""

    face: str
    amount: int
    affects: Affects
    rule: RuleId
    asks: str
    """Which printed value, or values with a space between, tell whether a card is affected."""
    origin: str = ""
    times: Times | None = None
    """How often the amount counts, where a card says "for each"."""


class ContinuousEffect(Struct, frozen=True):
    """What a text gives to cards while its card is in play or its plot revealed: computed anew each time."""

    face: str
    what: str
    """``keyword``, ``icon``, ``trait``, ``immunity``: they have it; ``blank``: their text does not count."""
    value: str
    affects: Affects
    rule: RuleId
    asks: str = ""
    """Which printed value, or values with a space between, tell whether a card is affected."""


class Use(Struct, frozen=True):
    """An ability its player may use, or must: an action, a reaction, a save or a passive."""

    face: str
    kind: str
    """``action``, ``reaction``, ``save``, ``passive`` or ``when_revealed``."""
    rule: RuleId
    timing: str = ""
    """Of an action: a phase or ``any_phase``."""
    trigger: Callable[[AgotTable, Card, Occasion], bool] | None = None
    """Of a reaction or passive: whether this occasion sets it off."""
    untold: Callable[[AgotTable, Card, Occasion], Question | None] | None = None
    """Of a reaction: the question to answer before it is known whether this occasion triggers it."""
    on: tuple[str, ...] = ()
    """Of a passive: the only kinds of occasion that can trigger it; most occasions trigger none."""
    pay: Callable[[AgotTable, Card], tuple[Pay, ...]] | None = None
    """All ways to pay; None: free."""
    demands: Demands | None = None
    effects: Callable[[AgotTable, Card], tuple[tuple[Effect, ...], ...]] | None = None
    """All choices of targets, each with its effects; none: there is nothing it could do."""
    does: Callable[[AgotTable, Card], tuple[Carried, ...]] | None = None
    """What comes of it where nothing is aimed when it is used: worked out, and asked for, as it is done."""
    when: Callable[[AgotTable, Card], bool] | None = None
    """A further condition."""
    limit: tuple[int, str] | None = None
    """How often it may be used, and in what: a challenge, phase or round."""
    zones: tuple[str, ...] = ()
    """Where the card works from; empty: an event from hand, any other card from play."""
    fits: Callable[[AgotTable, Card, Pay, tuple[Effect, ...]], bool] | None = None
    """Whether what is paid goes with what is chosen, where a text binds them together."""
    certain: bool = True
    """False: the record covers the use that is known; what else the card allows is left to its player."""
    point: RuleVariant | None = None
    """Where the printings of the card differ: what holds in this game."""
    chooses: bool = True
    """False: it affects every card that fits, and no target is chosen."""
    asks: tuple[str, ...] = ()
    """Printed values of a target that must be known before it can be chosen."""
    pay_asks: str = ""
    """The printed value of a card knelt for it that must be known before it can pay."""
    or_influence: int = 0
    """Influence that is one of its prices, where there is another."""


def aims_of(table: AgotTable, card: Card, use: Use) -> tuple[tuple[Effect, ...], ...]:
    """All choices of targets a use has here. Each of them is judged, so they are worked out once a table."""
    if use.effects is None:
        return ()
    if table.cards.get(card.id) is not card:
        return use.effects(table, card)
    aims: dict[tuple[str, int], tuple[tuple[Effect, ...], ...]] = table.__dict__.setdefault("aims", {})
    key = (card.id, id(use))  # uses are records that live as long as the program
    if key not in aims:
        aims[key] = use.effects(table, card)
    return aims[key]


class DominanceBonus(Struct, frozen=True):
    """Power a plot adds for its player's House when that player wins dominance."""

    face: str
    power: int
    rule: RuleId


class ZoneReplacement(Struct, frozen=True):
    """A card that goes elsewhere by its own text than it would go."""

    face: str
    wanted: str
    zone: str


ZONE_REPLACEMENTS: dict[str, dict[str, str]] = {}
"""Card -> where it would go -> where it goes."""
CONSTANTS: dict[str, tuple[Constant, ...]] = {}
USES: dict[str, tuple[Use, ...]] = {}
USES_BY_ZONE: dict[tuple[str, str, tuple[str, ...]], tuple[Use, ...]] = {}
"""Card, zone and kinds -> what was found of them; asked some ten times for each choice."""
PASSIVE_TRIGGERS: set[str] = set()
"""The sorts of occasion that can set off a recorded passive."""
BONUSES: dict[str, DominanceBonus] = {}
CONTINUOUS: dict[str, tuple[ContinuousEffect, ...]] = {}
"""Card -> what its text says of cards."""
GIVEN: set[tuple[str, str]] = set()
"""All that such texts say, of whatever card: a trait that none of them gives must be printed."""
GAMES_WITH_CONTINUOUS: set[str] = set()
"""The games that have such texts; the others lose no time with them."""


def register(
    game: str, *records: Constant | ContinuousEffect | Use | DominanceBonus | ZoneReplacement
) -> None:
    """Makes ability records known; each game calls it once with its own."""
    USES_BY_ZONE.clear()
    for record in records:
        if isinstance(record, ContinuousEffect):
            GAMES_WITH_CONTINUOUS.add(game)
            CONTINUOUS[record.face] = (*CONTINUOUS.get(record.face, ()), record)
            GIVEN.add((record.what, record.value))
        elif isinstance(record, Constant):
            CONSTANTS[record.face] = (*CONSTANTS.get(record.face, ()), record)
        elif isinstance(record, ZoneReplacement):
            ZONE_REPLACEMENTS.setdefault(record.face, {})[record.wanted] = record.zone
        elif isinstance(record, DominanceBonus):
            BONUSES[record.face] = record
        else:
            USES[record.face] = (*USES.get(record.face, ()), record)
            PASSIVE_TRIGGERS.update(record.on)


def question_about(table: AgotTable, card: Card, fields: str) -> Question:
    """The question for a printed value: of this card or, if that is known, of another in play.

    Of several values, separated by spaces, the first that is unknown for some card.
    """
    for field in fields.split():
        values = ((each, getattr(each, field, "")) for each in (card, *table.all_in_play))
        card_asked = next((each.id for each, value in values if value is None), None)
        if card_asked is not None:
            return Question(field, card_asked)
    return Question(fields.partition(" ")[0], card.id)


def printing_of(table: AgotTable, uses: tuple[Use, ...]) -> tuple[Reason, ...]:
    """What these abilities rest on where the printings of the card differ."""
    return tuple(use.point.reason(table, "text_of_the_printing") for use in uses if use.point is not None)


def uses_of(card: Card, *kinds: str) -> tuple[Use, ...]:
    """The recorded abilities of a card; none: it is played by hand.

    Of a kind, those that work where the card lies, if some do.
    """
    recorded = USES.get(card.face, ())
    if not recorded or not kinds:
        return recorded
    key = (card.face, card.zone, kinds)
    known = USES_BY_ZONE.get(key)
    if known is None:
        uses = tuple(use for use in recorded if use.kind in kinds)
        here = tuple(use for use in uses if not use.zones or card.zone in use.zones)
        known = USES_BY_ZONE[key] = here or uses
    return known


def works_from(card: Card, kind: str, usual: str) -> tuple[str, ...]:
    """The zones an ability of this kind can be used from: as its record says, else the usual one."""
    zones = (zone for use in uses_of(card, kind) for zone in use.zones or (usual,))
    return tuple(dict.fromkeys(zones)) or (usual,)


def done_by(table: AgotTable, card: Card, kind: str) -> tuple[Carried, ...]:
    """The effects of an ability that are worked out when it is carried out."""
    for use in uses_of(card, kind):
        if use.does is not None:
            return use.does(table, card)
    return ()


ANY_PHASE = "any_phase"


RESPONSES = ("response", "limited_response")


def timing_of(card: Card, kind: str) -> str:
    """When a card may be used: as declared, else as its record says."""
    if card.timing:
        return card.timing
    recorded = [use for use in uses_of(card) if use.timing]
    fitting = [use for use in uses_of(card, kind) if use.timing] or recorded
    return fitting[0].timing if fitting else ""


def trigger(table: AgotTable, *occasions: Occasion) -> AgotTable:
    """These occasions have come: passives and reactions to them follow before anything else goes on."""
    slots = new_window(first_to_react(table, _actor(occasions)), resolved=(), reacted=(), order=())
    return replace(
        table, agenda=(*table.agenda, EffectFrame("aftermath", "passives", slots)), occasions=occasions
    )


ACTS = ("played", "action", "declared_attacker", "declared_defender")
"""Occasions that are actions of a player, not consequences."""


def _actor(occasions: tuple[Occasion, ...]) -> str:
    for occasion in occasions:
        if occasion.what in ACTS:
            return occasion.seat
    return ""


def first_to_react(table: AgotTable, actor: str = "") -> str:
    """The seat that may react first: the first player, unless the table has decided otherwise.

    In a game where reactions start to the left of the acting player: that player's neighbour, else the
    neighbour of the active player.
    """
    order = REACTION_ORDER.option(table)
    if order == "left_of_acting":
        return left_of(table, actor or table.active or table.first_player or table.order[0])
    if order == "active_player" and table.active:
        return table.active
    return table.first_player or table.order[0]


def left_of(table: AgotTable, seat: str) -> str:
    """The next seat clockwise."""
    order = table.order
    return order[(order.index(seat) + 1) % len(order)]
