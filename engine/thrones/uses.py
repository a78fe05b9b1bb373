"""Playing events, using abilities, reacting: who, when, at what price, on what."""

from __future__ import annotations

from engine.kernel import windows
from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import DERIVED, SILENT, Finding, Question, Reason, cannot_tell, change, no, rule
from engine.kernel.state import fill, innermost, tell
from engine.thrones import effects as e
from engine.thrones.abilities import uses_of
from engine.thrones.deeds import give_gold, kneel, push_effects
from engine.thrones.moves import ApplyEffect, PlayEvent, ResolvePassive, Respond, UseAbility, UseOfCard
from engine.thrones.occasions import happened
from engine.thrones.points import REACTION_ORDER
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import (
    CHARACTER,
    DISCARD,
    DUPLICATE,
    EVENT,
    HAND,
    PLAY,
    Card,
    Challenge,
    Occasion,
    Table,
)
from engine.thrones.timing import (
    actions_are_possible_now,
    after_action,
    at,
    it_is_this_seats_turn_to_act,
)

ANY_PHASE, RESPONSES = "any_phase", ("response", "limited_response")


@rule("hbo.setup.reveal", "hbo.setup.limit_kinds")
def nothing_is_used_at_set_up(table: Table, move: UseOfCard) -> Finding:
    """No card ability of any sort takes effect during set-up, and events cannot be played in it."""
    if table.phase != "setup":
        return None
    return no("no_ability_at_set_up", change("wait_phase", phase="marshalling"), phase=table.phase)


@rule("hbo.type.event", "hbo.play.out_of_play")
def the_event_is_in_its_players_hand(table: Table, move: UseOfCard) -> Finding:
    """An event is played straight from its player's own hand."""
    card = table.cards[move.card]
    if card.kind != EVENT:
        return no(
            "not_an_event", rules=("hbo.type.event", "hbo.type.five_types"), card=card.id, kind=card.kind
        )
    if card.zone == HAND and card.controller == move.by:
        return None
    return no("not_in_hand", change("in_hand", card=card.id, seat=move.by), card=card.id, zone=card.zone)


@rule("hbo.play.in_play", "hbo.play.out_of_play")
def the_card_is_in_play_under_its_user(table: Table, move: UseOfCard) -> Finding:
    """A card in play is used by the player whose card it is; cards out of play do nothing."""
    card = table.cards[move.card]
    if card.zone != PLAY:
        rules = ("hbo.duplicate.blank",) if card.zone == DUPLICATE else ("hbo.play.out_of_play",)
        return no("not_in_play", change("in_play", card=card.id), rules=rules, card=card.id, zone=card.zone)
    if card.controller != move.by:
        return no(
            "not_your_card", change("by", seat=card.controller), card=card.id, controller=card.controller
        )
    return None


@rule("hbo.action.phase_named", "hbo.action.any_phase", "hbo.action.definition")
def its_text_allows_this_moment(table: Table, move: UseOfCard) -> Finding:
    """An action is used in the phase its text names, or in any phase; a reaction is no action."""
    timing = timing_of(table.cards[move.card], "action")
    if timing in RESPONSES:
        rules = ("hbo.action.definition", "hbo.reaction.recognise")
        return no("a_reaction_is_no_action", change("respond"), rules=rules, card=move.card)
    if not timing or timing in (ANY_PHASE, table.phase):
        return None
    return no(
        "wrong_phase_for_it",
        change("wait_phase", phase=timing),
        rules=("hbo.action.phase_named",),
        phase=timing,
    )


def timing_of(card: Card, kind: str) -> str:
    """When a card may be used: as told of it, else as its record says."""
    if card.timing:
        return card.timing
    recorded = [use for use in uses_of(card) if use.timing]
    fitting = [use for use in recorded if use.kind == kind] or recorded
    return fitting[0].timing if fitting else ""


@rule("hbo.gold.pay_for_effects", "hbo.play.event_timing_cost", "hbo.action.any_phase")
def its_gold_is_paid(table: Table, move: UseOfCard) -> Finding:
    """Who cannot pay the gold a card demands for its effect cannot use it."""
    price, gold = price_of(table, move), table.seats[move.by].gold
    if price is None:
        return cannot_tell(Question("cost", move.card))
    if price <= gold:
        return None
    rules: tuple[str, ...] = ("hbo.gold.pay_for_effects", "hbo.action.any_phase")
    if table.phase == "taxation":
        rules = (*rules, "hbo.tax.actions", "hbo.tax.return_gold")
    return no(
        "gold_short", change("gold", seat=move.by, amount=price - gold), rules=rules, needs=price, has=gold
    )


def price_of(table: Table, move: UseOfCard) -> int | None:
    """Gold to pay now: the event's own cost, and what its text or the player says the effect costs."""
    card = table.cards[move.card]
    cost = card.cost if card.kind == EVENT and not uses_of(card) else 0
    return None if cost is None else cost + max(card.gold_price, move.pay.gold)


@rule("hbo.position.only_standing_kneel", "hbo.gold.pay_for_effects")
def what_it_kneels_is_standing_and_his(table: Table, move: UseOfCard) -> Finding:
    """A cost that kneels a card is paid with a standing card of one's own."""
    for one in move.pay.kneel:
        card = table.cards[one]
        if card.zone != PLAY:
            return no("not_in_play", change("in_play", card=one), rules=("hbo.play.out_of_play",), card=one)
        if card.controller != move.by:
            return no(
                "pay_with_your_own",
                change("control", card=one, seat=move.by),
                rules=("hbo.reaction.debts_example",),
                card=one,
            )
        if card.kneeling:
            return no("already_kneeling", change("stand", card=one), card=one)
    return None


@rule("hbo.house.affiliation", "hbo.reaction.debts_example", "hbo.house.neutral")
def what_it_kneels_is_of_the_house(table: Table, move: UseOfCard) -> Finding:
    """A text that wants a card of one House knelt is not met by a card without that House's symbol."""
    house = move.demands.kneel_house
    for one in move.pay.kneel if house else ():
        houses = table.cards[one].houses
        if houses is None:
            return cannot_tell(Question("houses", one))
        if house not in houses:
            rules = ("hbo.reaction.debts_example", "hbo.house.affiliation") + (
                () if houses else ("hbo.house.neutral",)
            )
            return no(
                "not_of_the_house", change("house", card=one, house=house), rules=rules, card=one, house=house
            )
    if house and not move.pay.kneel:
        rules = ("hbo.reaction.debts_example", "hbo.gold.pay_for_effects")
        return no(
            "kneeling_not_paid", change("kneel_one", seat=move.by, house=house), rules=rules, house=house
        )
    return None


@rule("hbo.reaction.debts_example", "hbo.challenge.participants")
def its_target_takes_part(table: Table, move: UseOfCard) -> Finding:
    """A text that names a participating character reaches nobody else."""
    challenge = table.challenge or table.last_challenge
    if not move.demands.target_participates:
        return None
    for target in targets_of(move.effects):
        if challenge is None or target not in challenge.participants:
            rules = ("hbo.reaction.debts_example", "hbo.challenge.participants")
            return no("not_a_participant", change("participant", card=target), rules=rules, card=target)
    return None


def targets_of(effects: tuple[e.Effect, ...]) -> tuple[str, ...]:
    """The cards effects are aimed at."""
    found = [one.target for one in effects if isinstance(one, e.Aimed)]
    found += [target for one in effects if isinstance(one, e.IfWin) for target in targets_of(one.effects)]
    return tuple(dict.fromkeys(found))


@rule(
    "hbo.play.in_play", "hbo.position.only_standing_kneel", "hbo.piles.kill", "hbo.duplicate.not_attachment"
)
def every_target_can_be_affected(table: Table, move: UseOfCard | ResolvePassive | ApplyEffect) -> Finding:
    """Cards in play can be affected, each by what can happen to it; none is knelt twice."""
    for one in move.effects:
        found = _target_fault(table, one)
        if found is not None:
            return found
    if move.effects and all(isinstance(one, e.Kneel) for one in move.effects):
        return _nothing_to_kneel(table, move.effects)
    return None


def _target_fault(table: Table, effect: e.Effect) -> Reason | None:
    if isinstance(effect, e.DiscardAttachment):
        return _not_an_attachment(table, effect)
    if not isinstance(effect, e.Aimed) or isinstance(effect, e.PutIntoPlay | e.Attach | e.RemoveFromGame):
        return None
    card = table.cards[effect.target]
    if card.zone == DUPLICATE:
        return no(
            "a_duplicate_is_no_card_in_play",
            rules=("hbo.duplicate.blank", "hbo.duplicate.not_attachment"),
            card=card.id,
        )
    if card.zone != PLAY:
        return no(
            "not_in_play",
            change("in_play", card=card.id),
            rules=("hbo.play.out_of_play",),
            card=card.id,
            zone=card.zone,
        )
    if card.kind != CHARACTER and isinstance(effect, e.Kill):
        rules = ("hbo.piles.kill", "hbo.piles.distinguish")
        return no("only_characters_are_killed", rules=rules, card=card.id, kind=card.kind)
    if isinstance(effect, e.RemoveFromChallenge) and not _participates(table.challenge, card.id):
        rules = ("hbo.challenge.participants", "hbo.challenge.removed_participant")
        return no("not_a_participant", change("participant", card=card.id), rules=rules, card=card.id)
    return None


def _participates(challenge: Challenge | None, card: str) -> bool:
    return challenge is not None and card in challenge.participants


def _not_an_attachment(table: Table, effect: e.DiscardAttachment) -> Reason | None:
    target = table.cards.get(effect.target)
    if effect.duplicate_of or (target is not None and target.zone == DUPLICATE):
        return no(
            "a_duplicate_is_no_attachment", rules=("hbo.duplicate.not_attachment",), card=effect.duplicate_of
        )
    if target is not None and target.kind != "attachment":
        return no("not_an_attachment", rules=("hbo.type.attachment",), card=effect.target)
    return None


def _nothing_to_kneel(table: Table, effects: tuple[e.Effect, ...]) -> Finding:
    kneeling = [
        one.target for one in effects if isinstance(one, e.Kneel) and table.cards[one.target].kneeling
    ]
    if len(kneeling) < len(effects):
        return None
    rules = ("hbo.position.only_standing_kneel", "hbo.position.kneel")
    stands = [change("stand", card=card) for card in kneeling]
    return no("already_kneeling", *stands, rules=rules, basis=DERIVED, card=kneeling[0])


@rule("hbo.anatomy.card_text", "hbo.golden.card_over_rules")
def the_card_does_this(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card whose text is known does what that text says and nothing else."""
    card = table.cards[move.card]
    kinds = {PlayEvent: "action", UseAbility: "action", Respond: "reaction", ResolvePassive: "passive"}
    recorded = [use for use in uses_of(card, kinds[type(move)]) if use.effects is not None]
    if not recorded:
        return None
    for use in recorded:
        assert use.effects is not None
        if move.effects in use.effects(table, card):
            return None
    return no("text_says_otherwise", change("effects_of_card", card=card.id), card=card.id)


@rule("hbo.anatomy.card_text", "hbo.gold.pay_for_effects")
def its_own_price_is_paid(table: Table, move: UseOfCard) -> Finding:
    """A card whose text is known costs what that text says."""
    card = table.cards[move.card]
    kind = "reaction" if isinstance(move, Respond) else "action"
    ways = [use.pay(table, card) for use in uses_of(card, kind) if use.pay is not None]
    if not ways or any(move.pay in way for way in ways):
        return None
    return no("price_not_paid", change("price_of_card", card=card.id), card=card.id)


@rule("hbo.reaction.timing", "hbo.reaction.missed", "hbo.reaction.recognise")
def its_occasion_has_just_come(table: Table, move: Respond) -> Finding:
    """A reaction is used right after what it answers, before any other action has been taken."""
    if not move.to:
        return _recorded_occasion(table, move)
    wanted = "played" if move.to == "played" else move.to
    if any(_matches(one, wanted, move.of) for one in table.occasions) and _may_react(table):
        return None
    if any(_matches(one, wanted, move.of) for one in table.missed):
        return no(
            "reaction_missed",
            change("occasion", occasion=wanted, card=move.of),
            rules=("hbo.reaction.missed", "hbo.reaction.timing"),
            to=move.to,
        )
    if table.challenge is not None and at(table).startswith(("challenge.", "claim.")):
        rules = ("hbo.challenge.resolution_order", "hbo.reaction.timing")
        return no("not_yet", change("occasion", occasion=wanted, card=move.of), rules=rules, to=move.to)
    return no(
        "no_such_occasion",
        change("occasion", occasion=wanted, card=move.of),
        rules=("hbo.reaction.recognise", "hbo.reaction.timing"),
        to=move.to,
    )


def _matches(one: Occasion, what: str, card: str) -> bool:
    return one.what == what and (not card or one.card == card)


def _may_react(table: Table) -> bool:
    return bool(table.agenda) and table.agenda[-1].procedure == "aftermath"


def _recorded_occasion(table: Table, move: Respond) -> Finding:
    card = table.cards[move.card]
    triggers = [use.trigger for use in uses_of(card, "reaction") if use.trigger is not None]
    if not triggers or any(test(table, card, one) for test in triggers for one in table.occasions):
        return None
    missed = any(test(table, card, one) for test in triggers for one in table.missed)
    rules = (
        ("hbo.reaction.missed", "hbo.reaction.timing")
        if missed
        else ("hbo.reaction.recognise", "hbo.reaction.timing")
    )
    return no(
        "reaction_missed" if missed else "no_such_occasion",
        change("occasion_of", card=card.id),
        rules=rules,
        card=card.id,
    )


@rule("hbo.reaction.order")
def a_card_reacts_once(table: Table, move: Respond) -> Finding:
    """Each card reacts at most once to one occurrence."""
    frame = innermost(table, "aftermath")
    reacted = frame.slots["reacted"] if frame else ()
    if not isinstance(reacted, tuple) or move.card not in reacted:
        return None
    point = REACTION_ORDER.reason(table, "reacts_once")
    return no(
        "has_reacted", change("not_reacted", card=move.card), basis=SILENT, because=(point,), card=move.card
    )


@rule("hbo.reaction.definition", "hbo.reaction.recognise", "hbo.play.in_play")
def a_reaction_of_his_own(table: Table, move: Respond) -> Finding:
    """Reactions belong to events in hand and to cards in play of the player who uses them."""
    card = table.cards[move.card]
    if card.kind == EVENT:
        if card.zone != HAND or card.controller != move.by:
            return no(
                "not_in_hand",
                change("in_hand", card=card.id, seat=move.by),
                rules=("hbo.play.out_of_play",),
                card=card.id,
            )
    elif card.zone != PLAY or card.controller != move.by:
        return the_card_is_in_play_under_its_user(table, move)
    timing = timing_of(card, "reaction")
    if not timing or timing in RESPONSES:
        return None
    return no("not_a_reaction", rules=("hbo.reaction.recognise",), card=card.id, timing=timing)


PAYING = (
    its_gold_is_paid,
    what_it_kneels_is_standing_and_his,
    what_it_kneels_is_of_the_house,
    its_own_price_is_paid,
    its_target_takes_part,
    the_card_does_this,
    every_target_can_be_affected,
)


def pay(table: Table, move: UseOfCard) -> Table:
    """Gold goes to the treasury, cards asked for are knelt; what is paid stays paid."""
    price = price_of(table, move) or 0
    if price:
        table = give_gold(table, move.by, -price)
    for card in move.pay.kneel:
        table = kneel(table, card)
    return table


def act_use(table: Table, move: UseOfCard) -> Table:
    """The action is carried out in full at once; an event goes to its owner's discard pile."""
    table = after_action(table, move.by)
    table = happened(table, Occasion("action", move.card, move.by))
    return _use(table, move)


def _use(table: Table, move: UseOfCard) -> Table:
    card = table.cards[move.card]
    table = pay(table, move)
    what = "event_played" if card.kind == EVENT else "ability_used"
    if card.kind == EVENT:
        table = table.card(card.id, zone=DISCARD, controller=card.owner)
    table = tell(table, Event(what, card.id, move.by, rule="hbo.play.event_resolution"))
    return push_effects(table, move.effects, move.by, card.id)


def act_respond(table: Table, move: Respond) -> Table:
    """The reaction is carried out; it is not an action and uses up nobody's turn to act."""
    if at(table) == "aftermath.reactions":
        reacted = table.agenda[-1].slots["reacted"]
        assert isinstance(reacted, tuple)
        table = windows.mark_action(fill(table, reacted=(*reacted, move.card)), move.by)
    return _use(table, move)


TO_ACT = (the_game_goes_on, nothing_is_used_at_set_up, actions_are_possible_now, it_is_this_seats_turn_to_act)

PLAY_EVENT = Verb(
    PlayEvent, (*TO_ACT, its_text_allows_this_moment, the_event_is_in_its_players_hand, *PAYING), act_use
)
USE_ABILITY = Verb(
    UseAbility, (*TO_ACT, its_text_allows_this_moment, the_card_is_in_play_under_its_user, *PAYING), act_use
)
RESPOND = Verb(
    Respond,
    (
        the_game_goes_on,
        nothing_is_used_at_set_up,
        its_occasion_has_just_come,
        a_reaction_of_his_own,
        a_card_reacts_once,
        *PAYING,
    ),
    act_respond,
)
