"""What players may look at, and effects of no further interest."""

from __future__ import annotations

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Reason, change, no, rule
from engine.thrones.deeds import push_effects
from engine.thrones.moves import ApplyEffect, LookAt
from engine.thrones.occasions import happened
from engine.thrones.points import DECK_CLOSED
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Occasion
from engine.thrones.table import Table
from engine.thrones.targets import every_target_can_be_affected
from engine.thrones.timing import only_a_save_breaks_in


@rule("hbo.setup.no_deck_peeking", "hbo.piles.open_information")
def decks_are_closed_and_piles_open(table: Table, move: LookAt) -> Finding:
    """Nobody looks through a draw deck; anybody looks through any discard or dead pile at any time."""
    if move.what != "draw_deck":
        return Reason(("hbo.piles.open_information", "hbo.piles.separate"), says="piles_are_open")
    point = DECK_CLOSED.reason(table, "decks_are_closed")
    if DECK_CLOSED.option(table) == "no":
        return Reason(says="decks_are_open", because=(point,))
    pile = change("look_at_pile")
    return no(
        "decks_are_closed",
        pile,
        rules=(DECK_CLOSED.rule,),
        basis=point.basis,
        because=(point,),
        whose=move.whose,
    )


@rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
def a_card_says_so(table: Table, move: ApplyEffect) -> Finding:
    """Where the text of a card contradicts the rulebook, the card prevails; that one does, the table says."""
    if not move.by_means:
        return Reason(says="card_not_named")
    return Reason(says="card_named", facts={"by_means": move.by_means})


def act_apply(table: Table, move: ApplyEffect) -> Table:
    """The effect is carried out, and what it brings about may be reacted to."""
    table = happened(table, Occasion("effect", "", move.by))
    return push_effects(table, move.effects, move.by, move.by_means, "action")


LOOK_AT = Verb(LookAt, (the_game_goes_on, decks_are_closed_and_piles_open), lambda table, move: table)
APPLY_EFFECT = Verb(
    ApplyEffect,
    (the_game_goes_on, only_a_save_breaks_in, a_card_says_so, every_target_can_be_affected),
    act_apply,
)
