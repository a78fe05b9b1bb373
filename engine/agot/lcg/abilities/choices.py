"""The choices a card text leaves to a player, step by step.

A text that does one thing after another, or leaves something to another player, or looks where the referee
cannot, is a chain of parts. Each says what may be chosen and what then comes of it; what comes of it may be a
further part. The state knows a part by its name, so that a table can be put away in the middle of a text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.targets import unknown_of
from engine.agot.lcg.abilities.restrictions import cannot_be_chosen, ignores
from engine.agot.lcg.moves import ChooseByText
from engine.agot.rounds.timing import current_step
from engine.agot.state import text_effects
from engine.agot.state.records import PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable, push
from engine.agot.state.text_effects import Ask, Carried
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, Question, cannot_tell, rule, violated
from engine.kernel.state import pop

Effects = tuple[Carried, ...]
PickedIds = tuple[str, ...]
PickPool = Callable[[AgotTable, Ask], PickedIds]
StepEffects = Callable[[AgotTable, Ask, PickedIds], Effects]
Bounds = Callable[[AgotTable, Ask, PickedIds], tuple[int, int]]
"""(table, what is asked, all there are) -> how many are picked at least and at most."""

Wants = Callable[[AgotTable, Ask], "Question | None"]
PickKind = Literal["cards", "seat", "way", "name"]
"""What is picked: cards, a player, one of several ways, or the title of a card, be it on the table or not."""


class AbilityStep(Struct, frozen=True):
    """One choice of a text, and its effects."""

    name: str
    kind: PickKind
    among: PickPool
    then: StepEffects
    bounds: Bounds
    unseen: bool = False
    """It looks where the referee does not see: it is asked even if nothing is known to be there."""
    asks: tuple[str, ...] = ()
    """Printed values that must be known of a card before it can be picked."""
    wants: Wants | None = None
    """The question to answer before the text can go on; None: there is none."""
    says: str = ""
    """What is asked, where it is not asked as every choice of its kind."""
    silent: str = ""
    """The way a player means who goes on without a word; empty: the choice has to be made."""


ABILITY_STEPS: dict[str, AbilityStep] = {}


def one_if_any(table: AgotTable, ask: Ask, there: PickedIds) -> tuple[int, int]:
    """One must be picked, if there is one."""
    return min(1, len(there)), 1


def up_to(most: int) -> Bounds:
    """So many may be picked."""
    return lambda table, ask, there: (0, min(most, len(there)))


def ability_step(
    name: str,
    kind: PickKind,
    among: PickPool,
    then: StepEffects,
    *,
    bounds: Bounds = one_if_any,
    unseen: bool = False,
    asks: tuple[str, ...] = (),
    wants: Wants | None = None,
    says: str = "",
    silent: str = "",
) -> str:
    """Registers a step under its name."""
    assert name not in ABILITY_STEPS, name
    ABILITY_STEPS[name] = AbilityStep(name, kind, among, then, bounds, unseen, asks, wants, says, silent)
    return name


def exactly_one(table: AgotTable, ask: Ask, there: PickedIds) -> tuple[int, int]:
    """One is picked, whatever there is."""
    return 1, 1


def name_a_card(name: str, known: PickPool, then: StepEffects) -> str:
    """A player names a card by its title; ``known``: titles worth offering, of all that can be said."""
    return ability_step(name, "name", known, then, bounds=exactly_one, unseen=True)


def ask(name: str, card: Card, chooser: str = "", about: str = "") -> Ask:
    """This part of a card's text; its player chooses unless another is named."""
    called = card.name if card.zone == "plot" else card.id
    return Ask(name, card.controller, called, chooser or card.controller, about)


def next_step(name: str, ask: Ask, chooser: str = "", about: str = "") -> Ask:
    """A further part of the same text."""
    return Ask(name, ask.by, ask.card, chooser or ask.by, about)


def opponents(table: AgotTable, ask: Ask) -> PickedIds:
    """The opponents of the ability's player."""
    return table.opponents(ask.by)


def seats(table: AgotTable, ask: Ask) -> PickedIds:
    """All players."""
    return table.turn_order


TEXT = "lcg.anatomy.rules_text"
ASKS = {
    "cards": "text_cards",
    "seat": "text_seat",
    "way": "text_way",
    "name": "text_name",
    "copies": "text_copies",
    "most_cards": "text_most_cards",
    "gold_source": "text_gold_source",
    "shown_attachment": "text_shown_attachment",
}
"""What is chosen -> what is asked."""
OF_WHAT_WAS_SAID = ("copies", "most_cards")
"""What is asked of what has been said before, and not of the card."""


def begin(table: AgotTable, frame: EffectFrame, effect: text_effects.Ask) -> AgotTable:
    """The part is next; what was being carried out goes on after it."""
    slots = {name: getattr(effect, name) for name in ("part", "by", "card", "chooser", "about")}
    return push(table, "asking", "pick", cause=frame.slots["cause"], **slots)


def asked_in(frame: EffectFrame) -> text_effects.Ask:
    """The pending choice of this frame."""
    return text_effects.Ask(*(str(frame.slots[name]) for name in ("part", "by", "card", "chooser", "about")))


def _open(
    table: AgotTable, frame: EffectFrame
) -> tuple[AbilityStep, text_effects.Ask, PickedIds, tuple[int, int]]:
    ask = asked_in(frame)
    part = ABILITY_STEPS[ask.part]
    there = part.among(table, ask)
    if part.kind == "cards":
        there = tuple(id_ for id_ in there if not _out_of_reach(table, frame, ask, id_))
    return part, ask, there, part.bounds(table, ask, there)


@rule("lcg.keyword.immune", "lcg.keyword.immune_target")
def _out_of_reach(table: AgotTable, frame: EffectFrame, ask: text_effects.Ask, card_id: str) -> bool:
    """A card in play cannot be chosen for an effect it is immune to."""
    card, source = table.cards[card_id], table.cards.get(ask.card)
    if source is None or card.zone != PLAY:
        return False
    passive = frame.slots["cause"] == "passive"
    immune = ignores(table, card, source, ask.by, passive=passive)
    return immune or (not passive and cannot_be_chosen(table, source, ask.by, card))


def open_choice(table: AgotTable) -> tuple[AbilityStep, PickedIds, tuple[int, int]]:
    """The choice the table waits for: what there is, how many at least and at most."""
    frame = table.agenda[-1]
    assert isinstance(frame, EffectFrame)
    part, _, there, bounds = _open(table, frame)
    return part, there, bounds


@rule("lcg.anatomy.rules_text")
def ask_pick(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Who has a choice by the text of a card makes it; what leaves no choice is done without asking."""
    part, ask, there, (least, most) = _open(table, frame)
    untold = part.wants is not None and part.wants(table, ask) is not None
    if not untold and not part.unseen and (not there or least == most == len(there)):
        return ()
    name = table.cards[ask.card].id if ask.card in table.cards else ask.card
    name = ask.about if part.says in OF_WHAT_WAS_SAID else name
    kind = DecisionKind.OFFER if part.silent else DecisionKind.DUTY
    # A record of a card says as text which way silence takes.
    silence = ChooseByText(by=ask.chooser, way=part.silent) if part.silent else None  # type: ignore[arg-type]
    asks, count = ASKS[part.says or part.kind], most if least == most else 0
    return (Decision(ask.chooser, asks, TEXT, kind, ("choose_by_text",), silence, name, count),)


def no_choice(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Carries out a choice that leaves nothing to choose: every candidate, or none."""
    part, ask, there, (least, _) = _open(table, frame)
    return _carry_out(table, frame, part.then(table, ask, there[:least]), ask)


def _carry_out(
    table: AgotTable, frame: EffectFrame, effects: tuple[text_effects.Carried, ...], ask: text_effects.Ask
) -> AgotTable:
    return push_effects(table, effects, ask.by, ask.card, str(frame.slots["cause"]))


ASKING = Procedure("asking", (Step("pick", ask=ask_pick), Step("no_choice", do=no_choice)))


@rule("lcg.anatomy.rules_text", "lcg.action.immediate")
def a_text_asks_him(table: AgotTable, move: ChooseByText) -> Finding:
    """The player to whom a text gives a choice makes it."""
    if current_step(table) != "asking.pick":
        return violated("no_text_asks", busy=current_step(table))
    frame = table.agenda[-1]
    assert isinstance(frame, EffectFrame)
    ask = asked_in(frame)
    return None if ask.chooser == move.by else violated("others_choice", seat=ask.chooser)


@rule("lcg.anatomy.rules_text")
def the_text_allows_this_choice(table: AgotTable, move: ChooseByText) -> Finding:
    """The player chooses from what the text names, and as many as it says."""
    if current_step(table) != "asking.pick":
        return None
    frame = table.agenda[-1]
    assert isinstance(frame, EffectFrame)
    part, ask, there, (least, most) = _open(table, frame)
    picked = picked_in(move, part)
    untold = part.wants(table, ask) if part.wants is not None else None
    if untold is not None:
        return cannot_tell(untold)
    if picked is None or (part.kind != "name" and any(pick not in there for pick in picked)):
        return violated("text_names_others", what=part.kind)
    if not least <= len(picked) <= most or len(set(picked)) < len(picked):
        return violated("text_wants_as_many", least=least, most=most, chosen=len(picked))
    return unknown_of(table, picked if part.kind == "cards" else (), part.asks)


def picked_in(move: ChooseByText, part: AbilityStep) -> PickedIds | None:
    """What was chosen, if it is of the kind that is asked for."""
    picked = {
        "cards": move.cards,
        "seat": tuple(filter(None, (move.seat,))),
        "way": tuple(filter(None, (move.way,))),
        "name": tuple(filter(None, (move.name,))),
    }
    others = any(given_part for kind, given_part in picked.items() if kind != part.kind)
    return None if others else picked[part.kind]


@rule("lcg.anatomy.rules_text")
def act_choose(table: AgotTable, move: ChooseByText) -> AgotTable:
    """The text goes on with what was chosen."""
    frame = table.agenda[-1]
    assert isinstance(frame, EffectFrame)
    part, ask, _, _ = _open(table, frame)
    picked = picked_in(move, part) or ()
    return _carry_out(pop(table), frame, part.then(table, ask, picked), ask)


CHOOSE_BY_TEXT = Verb(
    ChooseByText, (the_game_goes_on, a_text_asks_him, the_text_allows_this_choice), act_choose
)
