"""What follows an event: passives first, then reactions."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from msgspec.structs import replace

from engine.agot.abilities.activation import under_an_enemy
from engine.agot.abilities.active import blank_cards, passives_in_play
from engine.agot.abilities.definitions import PASSIVE_TRIGGERS, USES, Use, aims_of, done_by, uses_of
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.targets import every_target_can_be_affected, the_card_does_this
from engine.agot.rounds.timing import only_a_save_breaks_in
from engine.agot.rule_variants import PASSIVES_FIRST
from engine.agot.state.card_index import index_of
from engine.agot.state.moves import DeclinePassive, OrderPassives, ResolvePassive
from engine.agot.state.records import PLAY, Card, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import check_victory, the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind, Pass, whose_turn, window_is_closed
from engine.kernel.game import CaseForm, Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, change, rule, violated
from engine.kernel.state import innermost, set_slots

KEPT_OCCASIONS = 40
WHAT_OF = attrgetter("what")
CardWithPassives = tuple[Card, tuple[Use, ...]]
"""A card with its recorded passives."""


def due_passives(table: AgotTable, frame: EffectFrame) -> list[Card]:
    """Cards whose recorded passive has been triggered and not yet been carried out."""
    if not table.occasions or not _listening(table):
        return []
    due = _due_at_this_moment(table)
    if not due:
        return due
    resolved = frame.slots["resolved"]
    assert isinstance(resolved, tuple)
    return [card for card in due if card.id not in resolved]


def _due_at_this_moment(table: AgotTable) -> list[Card]:
    """Cards whose passive is triggered now; worked out once while one seat after the other is asked."""
    beside = index_of(table.cards).__dict__
    last: tuple[AgotTable, list[Card]] | None = beside.get("passives")
    if last is None or not (last[0] is table or _same_moment(last[0], table)):
        last = beside["passives"] = (table, _set_off_now(table))
    return last[1]


def _same_moment(table: AgotTable, other: AgotTable) -> bool:
    """Whether two tables differ only in how far their procedures have come: a pass changes nothing else."""
    return replace(table, agenda=other.agenda, events=other.events, notes=other.notes) == other


def _listening(table: AgotTable) -> list[CardWithPassives]:
    """Cards whose recorded passives the current occasions may trigger; mostly there are none.

    Searched once for these cards and occasions, which stay the same while the seats are asked in turn.
    """
    beside = index_of(table.cards).__dict__
    last: tuple[tuple[Occasion, ...], list[CardWithPassives]] | None = beside.get("listening")
    if last is None or last[0] is not table.occasions:
        last = beside["listening"] = (table.occasions, _those_listening(table))
    return last[1]


def _those_listening(table: AgotTable) -> list[CardWithPassives]:
    happened = frozenset(map(WHAT_OF, table.occasions))
    if PASSIVE_TRIGGERS.isdisjoint(happened):
        return []
    return [*passives_in_play(table, happened), *_gone(table)]


def _set_off_now(table: AgotTable) -> list[Card]:
    """Cards whose recorded passive answers what has just happened."""
    blank = blank_cards(table)
    recorded = [(card, use) for card, uses in _listening(table) if card.id not in blank for use in uses]
    due = {card.id: card for card, use in recorded if _set_off(table, card, use)}
    return list(due.values())


def _gone(table: AgotTable) -> list[CardWithPassives]:
    """Cards that have just left play, with their passives: the text of some still works then."""
    there = dict.fromkeys([occasion.card for occasion in table.occasions if occasion.card])
    gone = [card for id_ in there if (card := table.cards[id_]).zone != PLAY and card.face in USES]
    return [(card, uses) for card in gone if (uses := uses_of(card, "passive"))]


def _works_there(card: Card, use: Use) -> bool:
    return card.zone in use.zones if use.zones else card.zone == PLAY


def _set_off(table: AgotTable, card: Card, use: Use) -> bool:
    """Whether the passive is triggered and has something to do."""
    if use.trigger is None or not _works_there(card, use):
        return False
    for occasion in table.occasions:
        if occasion.what in use.on and use.trigger(table, card, occasion):
            break
    else:
        return False
    if use.does is not None:
        return bool(use.does(table, card))
    return use.effects is None or bool(aims_of(table, card, use))


@rule(
    "hbo.passive.before_actions",
    "hbo.passive.before_reactions",
    "hbo.passive.order",
    "lcg.passive.before_actions",
    "lcg.firstplayer.passive_order",
    "lcg.passive.simultaneous",
)
def ask_passives(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Passives set off must be carried out; of several, the first player sets the order."""
    due = due_passives(table, frame)
    if not due or not _now(table, frame):
        return ()
    if len(due) > 1 and not frame.slots["order"]:
        first = table.first_player or table.order[0]
        verbs = ("order_passives",)
        return (Decision(first, "order_passives", "hbo.passive.order", DecisionKind.DUTY, verbs),)
    return (_resolve(_first_in_order(due, frame.slots["order"])),)


LAST = 99
"""The place of a passive that the order does not name."""


def _first_in_order(due: list[Card], order: object) -> Card:
    ordered = order if isinstance(order, tuple) else ()
    return min(due, key=lambda card: ordered.index(card.name) if card.name in ordered else LAST)


def _resolve(card: Card) -> Decision:
    verbs, rule_id = ("resolve_passive",), "hbo.passive.mandatory"
    return Decision(card.controller, "resolve_passive", rule_id, DecisionKind.DUTY, verbs, purpose=card.id)


def _now(table: AgotTable, frame: EffectFrame) -> bool:
    return PASSIVES_FIRST.option(table) == "passives" or frame.step == "late_passives"


def passives_wait(table: AgotTable) -> bool:
    """Whether passives must be carried out before the next reaction."""
    frame = table.agenda[-1] if table.agenda else None
    return frame is not None and frame.procedure == "aftermath" and bool(ask_passives(table, frame))


def ask_reactions(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player in turn may react to what has happened, until both decline.

    A passive that a reaction has triggered is carried out before the next reaction.
    """
    first = ask_passives(table, frame)
    if first:
        return first
    if not table.occasions or window_is_closed(frame, table.seats):
        return ()
    return _react(whose_turn(frame, table.order))


@cache
def _react(seat: str) -> tuple[Decision, ...]:
    verbs = ("respond", "resolve_passive", "pass")
    return (Decision(seat, "react", "hbo.reaction.timing", DecisionKind.OFFER, verbs, Pass(by=seat)),)


def let_go_by(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The occasions are over; who did not react has missed them."""
    missed = (*table.missed, *table.occasions)[-KEPT_OCCASIONS:]
    table = table.put(occasions=(), missed=missed)
    return check_victory(table) if blank_cards(table) else table


AFTERMATH = Procedure(
    "aftermath",
    (
        Step("passives", ask=ask_passives),
        Step("reactions", ask=ask_reactions),
        Step("late_passives", ask=ask_passives),
        Step("gone", do=let_go_by),
    ),
)


@rule(
    "hbo.passive.recognise",
    "hbo.passive.definition",
    "hbo.play.in_play",
    "lcg.passive.definition",
    "lcg.passive.not_action",
    "lcg.inplay.definition",
)
def the_passive_card_is_there(table: AgotTable, move: ResolvePassive) -> Finding:
    """A passive ability belongs to a card in play; its player carries it out."""
    card = table.cards[move.card]
    if card.zone != PLAY and not any(occasion.card == move.card for occasion in table.occasions):
        return violated(
            "not_in_play",
            change("in_play", card=move.card, seat=move.by),
            rules=("hbo.play.out_of_play",),
            card=move.card,
        )
    if card.controller != move.by:
        return violated(
            "not_your_card",
            change("by", seat=card.controller),
            rules=("hbo.play.in_play", "hbo.passive.mandatory"),
            card=move.card,
        )
    if card.timing:
        rules = ("hbo.passive.recognise",)
        return violated(
            "not_a_passive", change("use_otherwise"), rules=rules, card=move.card, timing=card.timing
        )
    under = under_an_enemy(table, card) if card.zone == PLAY else ()
    return Reason(says="attachment_on_enemy", because=under) if under else None


@rule(
    "hbo.setup.reveal",
    "hbo.passive.definition",
    "lcg.setup.reveal",
    "lcg.setup.not_played",
    "lcg.passive.definition",
    "lcg.passive.not_action",
)
def no_ability_works_at_set_up(table: AgotTable, move: object) -> Finding:
    """Card abilities do not work during set-up, and they are not used later to make up for it."""
    if table.phase != "setup":
        return None
    return violated("no_ability_at_set_up", change("wait_phase", phase="marshalling"), phase=table.phase)


@rule("hbo.passive.definition", "hbo.passive.mandatory", "lcg.passive.definition", "lcg.passive.not_action")
def it_has_been_set_off(table: AgotTable, move: ResolvePassive) -> Finding:
    """What triggers this passive ability has just happened.

    A passive whose text is known works once, and at no other time.
    """
    card = table.cards[move.card]
    recorded = [use for use in uses_of(card, "passive") if use.trigger is not None]
    if not recorded or not all(use.certain for use in recorded):
        return None
    frame = innermost(table, "aftermath")
    if isinstance(frame, EffectFrame) and any(
        passive.id == card.id for passive in due_passives(table, frame)
    ):
        return None
    return violated("passive_not_set_off", change("occasion_of", card=card.id), card=card.id)


def act_resolve_passive(table: AgotTable, move: ResolvePassive) -> AgotTable:
    """The ability is carried out at once."""
    if innermost(table, "aftermath") is table.agenda[-1] and table.agenda[-1].procedure == "aftermath":
        resolved = table.agenda[-1].slots["resolved"]
        assert isinstance(resolved, tuple)
        table = set_slots(table, resolved=(*resolved, move.card), passed=())
    effects = move.effects or done_by(table, table.cards[move.card], "passive")
    return push_effects(table, effects, move.by, move.card, "passive")


RESOLVE_PASSIVE = Verb(
    ResolvePassive,
    (
        the_game_goes_on,
        no_ability_works_at_set_up,
        only_a_save_breaks_in,
        the_passive_card_is_there,
        it_has_been_set_off,
        the_card_does_this,
        every_target_can_be_affected,
    ),
    act_resolve_passive,
)


@rule("hbo.passive.mandatory", "hbo.passive.varys", "lcg.passive.definition")
def a_passive_must_be_carried_out(table: AgotTable, move: DeclinePassive) -> Finding:
    """A passive ability must be carried out whenever its conditions are met."""
    return violated("passive_is_compulsory", change("resolve_passive", card=move.card), card=move.card)


DECLINE_PASSIVE = Verb(
    DeclinePassive, (the_game_goes_on, a_passive_must_be_carried_out), lambda table, move: table
)


@rule("hbo.passive.order", "lcg.firstplayer.passive_order", "lcg.passive.simultaneous")
def the_first_player_orders_passives(table: AgotTable, move: OrderPassives) -> Finding:
    """When several passives trigger at once, the first player sets their order, whoever controls them."""
    if move.by == table.first_player:
        return _only_what_is_due(table, move)
    return violated("first_player_decides", change("by", seat=table.first_player), first=table.first_player)


def _only_what_is_due(table: AgotTable, move: OrderPassives) -> Finding:
    """The order names exactly the passives that are due, if these are known."""
    frame = table.agenda[-1] if table.agenda else None
    if frame is None or frame.procedure != "aftermath" or not (due := due_passives(table, frame)):
        return None
    names = sorted(card.name for card in due)
    if sorted(move.order) == names:
        return None
    return violated("order_names_others", change("order_due"), due=tuple(names))


def act_order_passives(table: AgotTable, move: OrderPassives) -> AgotTable:
    """The order is set."""
    if table.agenda and table.agenda[-1].procedure == "aftermath":
        return set_slots(table, order=move.order)
    return table


ORDER_PASSIVES = Verb(
    OrderPassives,
    (the_game_goes_on, no_ability_works_at_set_up, the_first_player_orders_passives),
    act_order_passives,
    case=CaseForm(absent=("order",)),
)
