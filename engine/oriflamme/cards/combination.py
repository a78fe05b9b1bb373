"""The effect of each card, and the combination, after which open cards of one's own are applied again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Change,
    Finding,
    Reason,
    RuleId,
    Verdict,
    change,
    rule,
    violated,
)
from engine.kernel.state import add_notes
from engine.oriflamme.cards.apothecary import APOTHECARY_EFFECT
from engine.oriflamme.cards.bribe import BRIBE_EFFECT
from engine.oriflamme.cards.card_effect import CardEffect
from engine.oriflamme.cards.characters import CUTTHROAT_EFFECT, PRINCE_EFFECT, TWIN_EFFECT
from engine.oriflamme.cards.influence_cards import FELON_EFFECT, QUEEN_EFFECT, SCHEMER_EFFECT, TRAP_EFFECT
from engine.oriflamme.cards.replacement import REPLACEMENT_EFFECT
from engine.oriflamme.influence_tokens import collect
from engine.oriflamme.moves import REPEAT, TAKE, Choices, Spend
from engine.oriflamme.row import ActingCard, close_gaps, discard
from engine.oriflamme.rule_variants import COMBINATION_LEAVES
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CUTTHROAT,
    FELON,
    PRINCE,
    QUEEN,
    REPLACEMENT,
    SCHEMER,
    TRAP,
    TWIN,
    FamilyCard,
    OriflammeTable,
    card_in_row,
    is_character,
    spot_in_row,
    spot_of,
)

EFFECTS: dict[str, CardEffect] = {
    PRINCE: PRINCE_EFFECT,
    TWIN: TWIN_EFFECT,
    SCHEMER: SCHEMER_EFFECT,
    QUEEN: QUEEN_EFFECT,
    CUTTHROAT: CUTTHROAT_EFFECT,
    APOTHECARY: APOTHECARY_EFFECT,
    FELON: FELON_EFFECT,
    REPLACEMENT: REPLACEMENT_EFFECT,
    BRIBE: BRIBE_EFFECT,
    TRAP: TRAP_EFFECT,
}
"""All cards but the combination, which applies one of them."""


RULE = "oriflamme.combination.apply"
PLACED = (CUTTHROAT, APOTHECARY, FELON, SCHEMER)
"""Characters whose effect depends on what lies beside them."""
NOTHING = ("oriflamme.combination.none", "oriflamme.event.no-target")
Steps = tuple[Spend, ...]


@rule(
    "oriflamme.combination.eligible",
    "oriflamme.stack.lower-inert",
    "oriflamme.bribe.ownership",
    "oriflamme.combination.none",
)
def eligible(table: OriflammeTable, seat: str) -> tuple[str, ...]:
    """Open, uncovered characters that belong to the family now."""
    own = (card for card in table.visible() if card.open and card.owner == seat)
    return tuple(card.tag for card in own if is_character(card.name))


@rule("oriflamme.combination.discard-first")
def leave(table: OriflammeTable, actor: ActingCard, option: str, when: str) -> OriflammeTable:
    """It is discarded before the effects, unless the table has decided that it leaves after them."""
    if option != when:
        return table
    rules = ("oriflamme.card.intrigue-leaves", "oriflamme.combination.discard-first")
    return close_gaps(discard(table, actor.tag, *rules))


def targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """The characters it may apply, once it has left if it leaves first."""
    option = COMBINATION_LEAVES.option(table)
    return eligible(leave(table, actor, option, "first"), actor.seat)


@rule("oriflamme.combination.position", "oriflamme.combination.attacker", "oriflamme.combination.prince")
def borrowed(table: OriflammeTable, seat: str, tag: str) -> ActingCard:
    """The effect works from the character's own place, and the character is the attacking card."""
    spot = spot_in_row(table, tag)
    return ActingCard(seat, spot.card.tag, spot.card.name, spot.place.id, borrowed=True)


def check(table: OriflammeTable, actor: ActingCard, steps: Steps | None) -> Finding:
    """The steps in their order; a verdict that hangs on when the combination leaves says so."""
    option = COMBINATION_LEAVES.option(table)
    finding = _check(table, actor, steps, option)
    if (finding is not None and finding.found is Verdict.CANNOT_TELL) or not _may_matter(table, actor):
        return finding
    other = _check(table, actor, steps, "last" if option == "first" else "first")
    if speaks_against(finding) == speaks_against(other):
        return finding
    if finding is None or not speaks_against(finding):
        return COMBINATION_LEAVES.reason(table, "combination_leaves")
    rests = COMBINATION_LEAVES.reason(table, "combination_leaves", Verdict.NO)
    return replace(
        finding, rules=(*finding.rules, *rests.rules), basis=SILENT, because=(*finding.because, rests)
    )


def _may_matter(table: OriflammeTable, actor: ActingCard) -> bool:
    """Leaving first or last can only differ where a card is covered or a neighbour counts."""
    spot = spot_of(table, actor.tag)
    if spot is None or spot.place.is_stack:
        return True
    return any(card.open and card.owner == actor.seat and card.name in PLACED for card in table.visible())


def _check(table: OriflammeTable, actor: ActingCard, steps: Steps | None, option: str) -> Finding:
    table = leave(table, actor, option, "first")
    if not steps:
        return _nothing_said(table, actor)
    wrong = check_form(table, actor, steps)
    if wrong is not None:
        return wrong
    note: Finding = None
    for number, step in enumerate(steps):
        finding = check_step(table, actor.seat, step, first=number == 0)
        if speaks_against(finding):
            return finding
        note = note or finding
        table = act_step(table, actor.seat, step)
    return note


def speaks_against(finding: Finding) -> bool:
    """A reason may also only say what a legal step rests on."""
    return finding is not None and finding.found in (Verdict.NO, Verdict.CANNOT_TELL)


def _nothing_said(table: OriflammeTable, actor: ActingCard) -> Finding:
    there = eligible(table, actor.seat)
    if there:
        rules: tuple[RuleId, ...] = (RULE, "oriflamme.combination.tokens", "oriflamme.combination.sequence")
        return violated("say_what_is_applied", _apply_one(table, there), rules=rules)
    if table.held:
        rules = ("oriflamme.combination.tokens", "oriflamme.combination.none")
        return violated(
            "tokens_undecided", change("take_all", amount=table.held), rules=rules, tokens=table.held
        )
    return None


@rule("oriflamme.combination.tokens", "oriflamme.combination.sequence")
def check_form(table: OriflammeTable, actor: ActingCard, steps: Steps) -> Finding:
    """The free application first, then one decision for each token."""
    spent = steps if steps[0].token is not None else steps[1:]
    if steps[0].token is not None and eligible(table, actor.seat):
        first = change("free_first")
        rules: tuple[RuleId, ...] = ("oriflamme.combination.sequence", RULE)
        return violated("free_application_first", first, rules=rules)
    if any(step.token is None for step in spent) or len(spent) != table.held:
        rules = ("oriflamme.combination.tokens", "oriflamme.combination.sequence")
        remedy = change("as_many_tokens", amount=table.held)
        return violated("wrong_number_of_tokens", remedy, rules=rules, tokens=table.held, decided=len(spent))
    return None


@rule("oriflamme.combination.apply", "oriflamme.combination.eligible", "oriflamme.combination.repeat-choice")
def check_step(table: OriflammeTable, seat: str, step: Spend, *, first: bool) -> Finding:
    """Each application chooses anew among the eligible characters, with that character's own choices."""
    if step.token == TAKE:
        return _taking(step)
    there = eligible(table, seat)
    if not step.apply:
        return _nothing_applied(table, step, there, first=first)
    spot = spot_of(table, step.apply)
    if spot is None or spot.card.tag not in there:
        remedy = _apply_one(table, there) if there else change("without_choice", choice="apply")
        card = spot.card if spot is not None else None
        rules = _why_not(seat, card, covered=spot is not None and spot.covered)
        rules = rules if there else (*rules, "oriflamme.combination.none")
        return violated("not_eligible", remedy, rules=rules, card=step.apply)
    actor = borrowed(table, seat, spot.card.tag)
    return _from_its_place(actor, EFFECTS[actor.name].check(table, actor, _choices(step)))


@rule("oriflamme.combination.position")
def _from_its_place(actor: ActingCard, finding: Finding) -> Finding:
    """Whom it may choose is counted from the character's own place, not from the combination's."""
    if finding is None or finding.found is not Verdict.NO or actor.name not in PLACED:
        return finding
    return replace(finding, rules=(*finding.rules, "oriflamme.combination.position"))


def _taking(step: Spend) -> Finding:
    if not step.apply and _choices(step) == Choices():
        return None
    rules = ("oriflamme.combination.tokens",)
    return violated("taken_or_repeated", change("take_token"), rules=rules)


def _nothing_applied(table: OriflammeTable, step: Spend, there: tuple[str, ...], *, first: bool) -> Finding:
    if there:
        rules: tuple[RuleId, ...] = (RULE,) if first else ("oriflamme.combination.tokens", RULE)
        return violated("say_what_is_applied", _apply_one(table, there), rules=rules)
    if step.token == REPEAT:
        rules = ("oriflamme.combination.none", "oriflamme.combination.tokens")
        return violated("nothing_to_repeat", change("take_token"), rules=rules, basis=DERIVED)
    return None


def _apply_one(table: OriflammeTable, there: tuple[str, ...]) -> Change:
    return change("apply_one", card=card_in_row(table, there[0]).called)


def _why_not(seat: str, card: FamilyCard | None, *, covered: bool) -> tuple[RuleId, ...]:
    rules: tuple[RuleId, ...] = ("oriflamme.combination.eligible",)
    if covered:
        rules = (*rules, "oriflamme.stack.lower-inert")
    if card is not None and card.bribe and card.owner != seat:
        rules = (*rules, "oriflamme.bribe.ownership")
    return rules


def _choices(step: Spend) -> Choices:
    return Choices(target=step.target, twin=step.twin, substitute=step.substitute, bribe=step.bribe)


@rule("oriflamme.combination.tokens", "oriflamme.combination.sequence")
def act_step(table: OriflammeTable, seat: str, step: Spend) -> OriflammeTable:
    """A token is taken into the supply, or given back for one more application."""
    if step.token is not None:
        table = table.put(held=table.held - 1)
    if step.token == TAKE:
        return collect(table, seat, 1, "oriflamme.combination.tokens")
    spot = spot_of(table, step.apply)
    if spot is None:
        return add_notes(table, Reason(NOTHING, says="nothing_applied", basis=DERIVED))
    actor = borrowed(table, seat, spot.card.tag)
    rules: tuple[RuleId, ...] = (RULE, "oriflamme.combination.eligible")
    if step.token == REPEAT:
        rules = ("oriflamme.combination.tokens", "oriflamme.combination.repeat-choice", *rules)
    table = add_notes(table, Reason(rules, says="effect_is_applied", facts={"card": spot.card.key}))
    if actor.name in PLACED:
        table = add_notes(table, Reason(("oriflamme.combination.position",), says="own_place", basis=DERIVED))
    return EFFECTS[actor.name].act(table, actor, _choices(step))


def act(table: OriflammeTable, actor: ActingCard, steps: Steps) -> OriflammeTable:
    """Discard, apply, then decide about each token in turn."""
    option = COMBINATION_LEAVES.option(table)
    after = _act(table, actor, steps, option)
    if not _may_matter(table, actor):
        return after
    other = "last" if option == "first" else "first"
    if _check(table, actor, steps, other) is not None or _differs(after, _act(table, actor, steps, other)):
        return add_notes(after, COMBINATION_LEAVES.reason(table, "combination_leaves"))
    return after


def _act(table: OriflammeTable, actor: ActingCard, steps: Steps, option: str) -> OriflammeTable:
    table = leave(table, actor, option, "first")
    for step in steps:
        table = act_step(table, actor.seat, step)
    return leave(table, actor, option, "last")


def _differs(table: OriflammeTable, other: OriflammeTable) -> bool:
    piles = tuple(sorted(seat.discard) for seat in table.seats.values())
    others = tuple(sorted(seat.discard) for seat in other.seats.values())
    supplies = tuple(seat.influence for seat in table.seats.values())
    return (table.row, piles, supplies) != (
        other.row,
        others,
        tuple(s.influence for s in other.seats.values()),
    )
