"""The effect of a card: its parts, and what the choices of all cards share."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.kernel.reasons import (
    Change,
    Finding,
    Question,
    Reason,
    RuleId,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.oriflamme.moves import Applying, Choices
from engine.oriflamme.row import ActingCard
from engine.oriflamme.rule_variants import CLOSED_PRINCE
from engine.oriflamme.table import (
    PRINCE,
    TWIN,
    FamilyCard,
    OriflammeTable,
    card_in_row,
    known_elsewhere,
    spot_of,
)

FIELDS = ("target", "twin", "substitute", "bribe")


class CardEffect(Struct, frozen=True):
    """One card: whom it may choose, whether the choices are right, and what it does."""

    targets: Callable[[OriflammeTable, ActingCard], tuple[str, ...]]
    """The tags of the cards it may choose."""
    check: Callable[[OriflammeTable, ActingCard, Choices], Finding]
    act: Callable[[OriflammeTable, ActingCard, Choices], OriflammeTable]


def chosen(move: Applying) -> Choices:
    """The choices a move carries."""
    return Choices(target=move.target, twin=move.twin, substitute=move.substitute, bribe=move.bribe)


def nobody(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """A card that chooses nothing."""
    return ()


def superfluous(choice: Choices, *wanted: str) -> str:
    """A choice the card does not ask for, if there is one."""
    return next((field for field in FIELDS if field not in wanted and getattr(choice, field)), "")


def no_other_choice(
    table: OriflammeTable, actor: ActingCard, choice: Choices, *rules: RuleId, wanted: str = ""
) -> Finding:
    """A card is applied as it is printed: what it does not ask for cannot be chosen."""
    field = superfluous(choice, wanted)
    if not field:
        return None
    return violated(
        "nothing_to_choose",
        change("without_choice", choice=field),
        rules=rules,
        choice=field,
        card=actor.name,
    )


@rule("oriflamme.event.no-target", "oriflamme.event.mandatory-own-harm")
def check_target(
    table: OriflammeTable,
    actor: ActingCard,
    target: str | None,
    options: tuple[str, ...],
    *rules: RuleId,
    without: tuple[RuleId, ...] = (),
) -> Finding:
    """A legal target must be chosen if there is one, also of one's own family; else nothing happens.

    ``without``: what it rests on that there is no target.
    """
    named = tuple(card_in_row(table, tag).called for tag in options)
    if not target:
        if not options:
            return None
        rest = ("oriflamme.event.no-target", "oriflamme.event.mandatory-own-harm", *_duty(actor))
        remedy = change("choose_target", card=named[0])
        return violated("target_missing", remedy, rules=(*rules, *rest), targets=named)
    spot = spot_of(table, target)
    if spot is not None and spot.card.tag in options:
        return None
    if spot is not None and spot.covered:
        rules = ("oriflamme.stack.lower-inert", "oriflamme.adjacency.definition", *rules)
        return violated("card_is_covered", *_instead(named), rules=rules, card=target)
    rules = (*rules, *(without if not options else ()), "oriflamme.adjacency.definition")
    return violated("not_a_target", *_instead(named), rules=rules, card=target, targets=named)


@rule("oriflamme.event.faceup-mandatory")
def _duty(actor: ActingCard) -> tuple[RuleId, ...]:
    """A card that lay open is applied, and that means with a target."""
    return () if actor.opened or actor.borrowed else ("oriflamme.event.faceup-mandatory",)


def _instead(named: tuple[str, ...]) -> tuple[Change, ...]:
    return (
        (change("choose_target", card=named[0]),) if named else (change("without_choice", choice="target"),)
    )


@rule("oriflamme.eliminate.flip", "oriflamme.cutthroat.name-from-flip")
def must_be_seen(table: OriflammeTable, target: str | None) -> Finding:
    """A closed victim is turned up, so what it is has to be known."""
    spot = spot_of(table, target)
    if spot is None:
        return None
    if not spot.card.name:
        return _ask(spot.card)
    return _closed_prince(table, spot.card)


def _ask(card: FamilyCard) -> Reason:
    return cannot_tell(Question("name", card=card.tag, seat=card.owner), "card_not_known", card=card.tag)


def _closed_prince(table: OriflammeTable, victim: FamilyCard) -> Finding:
    """With a twin go all uncovered princes of its family; a closed card that might be one has to be known."""
    if victim.name != TWIN or CLOSED_PRINCE.option(table) == "stays":
        return None
    owner = victim.owner
    if known_elsewhere(table, owner, PRINCE):
        return None
    unknown = (card for card in table.visible() if card.family == owner and not card.name)
    maybe = next(unknown, None)
    return _ask(maybe) if maybe is not None else None
