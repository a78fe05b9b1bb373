"""The targets of effects, and the kinds of effects an immunity names."""

from __future__ import annotations

from engine.agot.abilities.definitions import aims_of, printing_of, uses_of
from engine.agot.rule_variants import BLANK
from engine.agot.state import effects as e
from engine.agot.state.moves import (
    ApplyEffect,
    Demands,
    PlayEvent,
    ResolvePassive,
    Respond,
    UseAbility,
    UseOfCard,
)
from engine.agot.state.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    DUPLICATE,
    EVENT,
    LOCATION,
    PLAY,
    SHUFFLED,
    Card,
    Challenge,
)
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import (
    DERIVED,
    Change,
    Finding,
    Question,
    Reason,
    cannot_tell,
    change,
    rule,
    violated,
)

EVENTS, CHARACTERS, TRIGGERED = "events", "character_abilities", "triggered_effects"

SOURCES: dict[str, tuple[str, ...]] = {
    EVENT: (EVENTS, TRIGGERED),
    CHARACTER: (CHARACTERS, TRIGGERED),
    LOCATION: (TRIGGERED,),
    ATTACHMENT: (TRIGGERED,),
}
"""Kind of card -> the kinds of effect its actions and responses are."""


def kinds_of_effect(kind: str, *, passive: bool = False) -> tuple[str, ...]:
    """The kinds of effect of such a card; no player triggers a passive, so it is no triggered effect."""
    return tuple(source for source in SOURCES[kind] if not passive or source != TRIGGERED)


@rule(
    "hbo.reaction.debts_example",
    "hbo.challenge.participants",
    "lcg.anatomy.rules_text",
    "lcg.challenge.participants",
)
def its_target_takes_part(table: AgotTable, move: UseOfCard) -> Finding:
    """A text that names a participating character affects no other character."""
    challenge = table.challenge or table.last_challenge
    if not demands_of(table, move).target_participates:
        return None
    for target in targets_of(move.effects):
        if challenge is None or target not in challenge.participants:
            rules = ("hbo.reaction.debts_example", "hbo.challenge.participants")
            return violated("not_a_participant", *_join(table, target), rules=rules, card=target)
    return None


def demands_of(table: AgotTable, move: UseOfCard) -> Demands:
    """What the text demands of this use: as the table has declared it, else as it is recorded."""
    if move.demands != Demands():
        return move.demands
    kind = "reaction" if isinstance(move, Respond) else "action"
    known = (use.demands for use in uses_of(table.cards[move.card], kind))
    return next((demand for demand in known if demand is not None), move.demands)


def unknown_of(table: AgotTable, cards: tuple[str, ...], asks: tuple[str, ...]) -> Finding:
    """The question for the first of these printed values that is unknown for one of these cards."""
    for card in cards:
        for field in asks:
            if getattr(table.cards[card], field) is None:
                return cannot_tell(Question(field, card))
    return None


def targets_of(effects: tuple[e.Effect, ...]) -> tuple[str, ...]:
    """The cards effects are aimed at."""
    targets = [effect.target for effect in effects if isinstance(effect, e.Aimed)]
    targets += [
        target for effect in effects if isinstance(effect, e.IfWin) for target in targets_of(effect.effects)
    ]
    return tuple(dict.fromkeys(targets))


@rule(
    "hbo.play.in_play",
    "hbo.position.only_standing_kneel",
    "hbo.piles.kill",
    "hbo.duplicate.not_attachment",
    "lcg.inplay.definition",
    "lcg.kneel.only_standing",
    "lcg.outofplay.piles",
    "lcg.duplicate.not_attachment",
)
def every_target_can_be_affected(table: AgotTable, move: UseOfCard | ResolvePassive | ApplyEffect) -> Finding:
    """A target is a card in play that the effect can change; a kneeling card cannot kneel again."""
    for effect in move.effects:
        finding = _target_fault(table, effect)
        if finding is not None:
            return finding
    return _nothing_to_kneel(table, move.effects) if move.effects else None


ENTERING = (e.EnterPlay, e.Attach)
FROM_PILES = (e.ReturnToHand, e.ReturnToDeck)
"""What a card's text may do to cards of a dead or discard pile as well."""


def _target_fault(table: AgotTable, effect: e.Effect) -> Reason | None:
    if isinstance(effect, e.DiscardAttachment):
        return _not_an_attachment(table, effect)
    if isinstance(effect, ENTERING):
        return _cannot_enter(table, effect)
    if not isinstance(effect, e.Aimed):
        return None
    card = table.cards[effect.target]
    if card.zone == SHUFFLED or (isinstance(effect, e.RemoveFromGame) and card.zone != DUPLICATE):
        return _out_of_sight(card)
    if card.zone == DUPLICATE:
        rules = ("hbo.duplicate.blank", "hbo.duplicate.not_attachment")
        says = "a_duplicate_is_no_card_in_play"
        return violated(says, rules=rules, basis=BLANK[table.text], card=card.id)
    if card.zone != PLAY:
        return _out_of_play(card, effect)
    if card.kind != CHARACTER and isinstance(effect, e.Kill | e.GainPowerOnCard):
        return _for_characters_only(card, effect)
    if isinstance(effect, e.RemoveFromChallenge) and not _participates(table.challenge, card.id):
        rules = ("hbo.challenge.participants", "hbo.challenge.removed_participant")
        return violated("not_a_participant", *_join(table, card.id), rules=rules, card=card.id)
    return None


def _for_characters_only(card: Card, effect: e.Kill | e.GainPowerOnCard) -> Reason:
    if isinstance(effect, e.Kill):
        rules = ("hbo.piles.kill", "hbo.piles.distinguish")
        return violated("only_characters_are_killed", rules=rules, card=card.id, kind=card.kind)
    return violated(
        "power_on_characters_only", rules=("hbo.power.on_character",), card=card.id, kind=card.kind
    )


def _out_of_play(card: Card, effect: e.Aimed) -> Reason | None:
    if isinstance(effect, FROM_PILES) and card.zone in (DEAD, DISCARD):
        return None
    rules = ("hbo.play.out_of_play", "hbo.play.in_play")
    return violated("not_in_play", change("in_play", card=card.id), rules=rules, card=card.id, zone=card.zone)


def _out_of_sight(card: Card) -> Reason | None:
    """A card that has been shuffled away is an unknown card until it is shown."""
    if card.zone != SHUFFLED:
        return None
    return violated("card_out_of_sight", rules=("hbo.play.out_of_play",), card=card.id)


def _cannot_enter(table: AgotTable, effect: e.EnterPlay | e.Attach) -> Reason | None:
    card = table.cards[effect.target]
    if isinstance(effect, e.Attach):
        host = table.cards[effect.host]
        if card.kind == ATTACHMENT and host.zone == PLAY and host.kind == CHARACTER:
            return None
        rules = ("hbo.type.attachment",)
        return violated("host_must_be_a_character_in_play", rules=rules, card=card.id)
    if card.kind in (CHARACTER, LOCATION) and card.zone not in (PLAY, DUPLICATE, SHUFFLED):
        return None
    may_not = ("hbo.type.five_types", "hbo.play.in_play")
    return violated("cannot_enter_play", rules=may_not, card=card.id, kind=card.kind, zone=card.zone)


def _join(table: AgotTable, card: str) -> tuple[Change, ...]:
    return (change("participant", card=card),) if table.challenge else ()


def _participates(challenge: Challenge | None, card: str) -> bool:
    return challenge is not None and card in challenge.participants


def _not_an_attachment(table: AgotTable, effect: e.DiscardAttachment) -> Reason | None:
    target = table.cards.get(effect.target)
    if effect.duplicate_of or (target is not None and target.zone == DUPLICATE):
        return violated(
            "a_duplicate_is_no_attachment", rules=("hbo.duplicate.not_attachment",), card=effect.duplicate_of
        )
    if target is not None and target.kind != "attachment":
        return violated("not_an_attachment", rules=("hbo.type.attachment",), card=effect.target)
    return None


def _nothing_to_kneel(table: AgotTable, effects: tuple[e.Effect, ...]) -> Finding:
    kneeling = [
        effect.target
        for effect in effects
        if isinstance(effect, e.Kneel) and table.cards[effect.target].kneeling
    ]
    if len(kneeling) < len(effects):
        return None
    rules = ("hbo.position.only_standing_kneel", "hbo.position.kneel")
    stands = [change("stand", card=card) for card in kneeling]
    return violated("already_kneeling", *stands, rules=rules, basis=DERIVED, card=kneeling[0])


def _is_one_of(effects: tuple[e.Effect, ...], choices: tuple[tuple[e.Effect, ...], ...]) -> bool:
    """Whether these effects are one of the choices; the order of simultaneous effects does not matter."""
    if effects in choices:
        return True
    if len(effects) < 2 or len({type(effect) for effect in effects}) > 1:
        return False
    wanted = sorted(map(repr, effects))
    return any(len(choice) == len(effects) and sorted(map(repr, choice)) == wanted for choice in choices)


OTHER_KIND = {
    "action": ("hbo.action.definition", "hbo.passive.recognise", "hbo.reaction.recognise"),
    "reaction": ("hbo.reaction.recognise",),
    "passive": ("hbo.passive.recognise",),
}
"""What tells the kinds of ability apart."""


ABILITY_OF: dict[type[Move], str] = {
    PlayEvent: "action",
    UseAbility: "action",
    Respond: "reaction",
    ResolvePassive: "passive",
}
"""Which kind of ability a move uses."""


@rule("hbo.anatomy.card_text", "lcg.anatomy.rules_text")
def what_its_text_wants_is_so(table: AgotTable, move: UseOfCard) -> Finding:
    """A card whose text names a condition is used only while that condition holds."""
    card = table.cards[move.card]
    wants = [use.when for use in uses_of(card, ABILITY_OF[type(move)]) if use.when is not None]
    if not wants or any(when(table, card) for when in wants):
        return None
    return violated("text_wants_otherwise", card=card.id)


@rule(
    "hbo.anatomy.card_text",
    "hbo.golden.card_over_rules",
    "lcg.anatomy.rules_text",
    "lcg.scope.card_over_rules",
)
def the_card_does_this(table: AgotTable, move: UseOfCard | ResolvePassive) -> Finding:
    """A card whose text Referee knows does what its text says and nothing else."""
    card = table.cards[move.card]
    kind = ABILITY_OF[type(move)]
    if uses_of(card) and not uses_of(card, kind):
        return violated(
            "another_kind_of_ability", rules=OTHER_KIND[kind], card=card.id, kind=uses_of(card)[0].kind
        )
    recorded = [use for use in uses_of(card, kind) if use.effects is not None or use.does is not None]
    if not recorded:
        return None
    for use in recorded:
        if use.effects is None:
            if not move.effects:
                return None
            continue
        if _is_one_of(move.effects, aims_of(table, card, use)):
            printed = printing_of(table, (use,))
            known = Reason(says="the_text_says_so", because=printed) if printed else None
            return unknown_of(table, targets_of(move.effects), use.asks) or known
    return violated("text_says_otherwise", change("effects_of_card", card=card.id), card=card.id)
