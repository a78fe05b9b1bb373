"""Cards of the catalogue on a table of two: the words in which the tests of their texts are told.

    given = stands(stark("robb-stark"), lannister("the-hound"))
    found = after(given, attacks("robb-stark"), ...)

A card is called by its name in the catalogue; seats are `stark` and `lannister`, Stark is first player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from cards.facts import facts
from engine.agot.cases.start import begin
from engine.agot.lcg.cards.catalogue import printed
from engine.agot.lcg.game import LCG
from engine.agot.lcg.view import explain
from engine.agot.rounds.rounds import at_phase
from engine.agot.state.records import Card, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon, has_keyword, strength
from engine.kernel.decisions import Move
from engine.kernel.judge import decisions
from engine.kernel.reasons import Reason
from tests.kit import agot, lcg

FACES = {face.id: face for face in facts("lcg").cards}
PREFIX = "lcg-core-"
STARK, LANNISTER = "stark", "lannister"
Raw = dict[str, Any]
do, line, after, until, refused, seats_asked = (
    lcg.do, lcg.line, lcg.after, lcg.until, lcg.refused, lcg.asked
)  # fmt: skip
effect = agot.effect
TEXT = "lcg.anatomy.rules_text"
WRIT = "im-you-writ-small"
BLUFF = "call-their-bluff"
PORT = "dragonstone-port"
Tested = TypeVar("Tested", bound=Callable[..., Any])


def covers(*abilities: str) -> Callable[[Tested], Tested]:
    """Names the abilities a test puts to the proof; another test reads these names."""
    return lambda test: test


def card(name: str, seat: str = STARK, zone: str = "play", **changes: Any) -> Card:
    """A card of the catalogue; ``name`` may end in a number for a further copy."""
    face = FACES.get(PREFIX + name) or FACES[PREFIX + name.rpartition("-")[0]]
    return replace(printed(face, name, seat, zone), **changes)


def stark(*names: str, zone: str = "play", **changes: Any) -> list[Card]:
    """Cards of Stark."""
    return [card(name, STARK, zone, **changes) for name in names]


def lannister(*names: str, zone: str = "play", **changes: Any) -> list[Card]:
    """Cards of Lannister."""
    return [card(name, LANNISTER, zone, **changes) for name in names]


def stands(
    *cards: list[Card],
    phase: str = "challenges",
    active: str = STARK,
    gold: int = 0,
    plots: Mapping[str, str] | None = None,
    **fields: Any,
) -> AgotTable:
    """A table in this phase with these cards; ``gold`` in both pools; ``plots``: seat -> a plot revealed."""
    seats = [
        {"id": seat, "house": seat, "gold": gold, "income_taken": True, "deck": 30, "hand": {"count": 3},
         "plot": {"name": "Plot", "income": 0, "initiative": 0, "claim": 0}}
        for seat in (STARK, LANNISTER)
    ]  # fmt: skip
    raw: Raw = {"phase": phase, "variant": "two", "first_player": active, "seats": seats}
    if phase in ("marshalling", "challenges"):
        raw["active_player"] = active
    elif phase in ("dominance", "standing", "taxation"):
        raw["window"] = {"first": active}
    table = begin(LCG, {"options": {"printed": True}, **raw, **fields}, "ru-2008", ())
    table = table.put(cards={card.id: card for group in cards for card in group})
    for seat, plot in (plots or {}).items():
        table = table.seat(seat, plot=Plot("Plot", PREFIX + plot, 0, 0, 0))
    return table


def challenge(
    *cards: list[Card],
    kind: str = "military",
    attackers: tuple[str, ...],
    defenders: tuple[str, ...] = (),
    by: str = STARK,
    **fields: Any,
) -> AgotTable:
    """A challenge whose defenders have been declared, with these cards in play."""
    target = LANNISTER if by == STARK else STARK
    table = stands(*cards, active=by, **fields)
    return after(table, do("declare_challenge", by, kind=kind, target=target, attackers=attackers),
                 do("declare_defenders", target, defenders=defenders))  # fmt: skip


def uses(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """An action of a card in play."""
    return do("use_ability", by, card=name, effects=effects, pay=pay)


def plays(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """An event as an action."""
    return do("play_event", by, card=name, effects=effects, pay=pay)


def responds(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """A response."""
    return do("respond", by, card=name, effects=effects, pay=pay)


def chooses(*cards: str, by: str = STARK, **other: str) -> Move:
    """What a text leaves to him: cards, or ``seat=``, or ``way=``."""
    return do("choose_by_text", by, cards=cards, **other)


def resolve() -> Move:
    """The challenge is resolved."""
    return do("resolve")


def strength_of(given: AgotTable, name: str) -> int:
    """The current strength of a card."""
    return strength(given, given.cards[name])


def kneels(name: str) -> Raw:
    """He kneels."""
    return effect("kneel", name)


def kills(name: str) -> Raw:
    """He is killed."""
    return effect("kill", name)


def power_on(name: str) -> Raw:
    """A power on this card."""
    return effect("gain_power_on_card", name, amount=1)


def draws(amount: int, seat: str = STARK) -> Raw:
    """A player draws."""
    return effect("draw", seats=[seat], amount=amount)


def for_the_house(seat: str = STARK) -> Raw:
    """A power for a House."""
    return effect("gain_power", amounts={seat: 1})


def won(*cards: list[Card], kind: str = "military", attackers: tuple[str, ...], gold: int = 0) -> AgotTable:
    """Stark has just won a challenge, nobody defending."""
    return until(challenge(*cards, kind=kind, attackers=attackers, gold=gold), resolve())


def zone(given: AgotTable, name: str) -> str:
    """Where a card is."""
    return given.cards[name].zone


def asked(given: AgotTable) -> list[str]:
    """What is asked."""
    return [decision.asks for decision in decisions(LCG, given)]


def happens(given: AgotTable, *effects: Raw) -> AgotTable:
    """An effect of no card."""
    return until(given, do("apply_effect", effects=list(effects)))


def dead(given: AgotTable, name: str) -> AgotTable:
    """It has been killed and nobody has saved it."""
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


def before_plots(*cards: list[Card], **fields: Any) -> AgotTable:
    """A round begins: no plot has been revealed yet."""
    given = stands(*cards, phase="marshalling", **fields)
    given = given.seat(STARK, plots_available=("A", "B")).seat(LANNISTER, plots_available=("C", "D"))
    return at_phase(LCG, given, "plot")


def ends(given: AgotTable) -> AgotTable:
    """Both players reveal a plot."""
    return until(given, do("reveal_plot", STARK, plot="A"), do("reveal_plot", LANNISTER, plot="C"))


def attached(name: str, host: str, seat: str = STARK) -> list[Card]:
    """An attachment under a character."""
    return [card(name, seat, host=host)]


def keyword(given: AgotTable, name: str, what: str) -> bool | None:
    """Whether a card has a keyword now."""
    return has_keyword(given, given.cards[name], what)


def icon(given: AgotTable, name: str, what: str) -> bool | None:
    """Whether a card has an icon now."""
    return has_icon(given, given.cards[name], what)


def attack(*attackers: str, kind: str = "military", by: str = STARK) -> Move:
    """Attackers are declared."""
    target = LANNISTER if by == STARK else STARK
    return do("declare_challenge", by, kind=kind, target=target, attackers=attackers)


def defend(*defenders: str, by: str = LANNISTER) -> Move:
    """Defenders are declared."""
    return do("declare_defenders", by, defenders=defenders)


def kneeling(given: AgotTable, *names: str) -> list[bool]:
    """Which of them kneel."""
    return [given.cards[name].kneeling for name in names]


def gold(given: AgotTable) -> tuple[int, int]:
    """The pools of Stark and Lannister."""
    return given.seats[STARK].gold, given.seats[LANNISTER].gold


def explained(given: AgotTable, what: str) -> list[tuple[str, object]]:
    """What a number is made of."""
    reason = explain(given, what)
    assert isinstance(reason, Reason)
    return [(one.says, one.found) for one in reason.because]
