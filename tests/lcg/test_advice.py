"""A refusal's advice works in this game too: what it says would have to be different makes the move legal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.agot.cases.implied_moves import table_and_ruling
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.candidates import generate_moves as choices_at
from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import GiveGold, Redirect
from engine.agot.remedies import apply
from engine.agot.state.moves import TITLES, OrderWhenRevealed
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.remedies import NoRemedy
from tests.conftest import DEEP
from tests.lcg.policy import Plan
from tests.lcg.test_random_games import game
from tests.properties.random_moves import FIELDS, ORDERS, Invent, card, number, seat, some
from tests.properties.test_refusals import NOTHING_HELPS, ONLY_THE_TABLE_CAN

EVERY, ROUNDS = 40, 4
PLANS = tuple(Plan(seed, players) for seed in range(2 * DEEP) for players in (2, 4))

ANYTHING: dict[str, Invent] = {
    **FIELDS,
    "title": some(*TITLES),
    "via": some("ambush", "effect"),
    "keyword": some("vengeful", "vigilant"),
    "source": some("claim", "rivalry", "dominance", "unopposed", "prize", "renown"),
    "amount": number,
    "on": card,
}
"""What may stand in a field of a move by mistake."""
OF_ITS_OWN: dict[tuple[type[Move], str], Invent] = {
    (GiveGold, "to"): seat,
    (Redirect, "title"): some("regent", "commander"),
    (OrderWhenRevealed, "order"): ORDERS,
}
HERE_TOO = {
    "use_otherwise": "its text is used, or reacts",
    "choose_host": "nothing in play, or in the hand at set-up, is what its text wants",
}
NO_WAY = {
    "own_and_control": "the copy in play belongs to somebody else",
    "no_infamy": "its text has no such keyword",
    "no_ambush": "the same",
    "nothing_to_use": "its text has nothing to use",
    "immune": "its text keeps it from being chosen",
    "no_such_gain": "nothing was gained that could be put elsewhere",
    "not_your_card": "power goes on the cards of its player",
    "own_action": "nobody cancels what he does himself",
    "not_that_result": "the challenge ended otherwise",
    "battles_only": "the challenge is of another kind",
    "title_is_used": "a title is used once a round",
    "title_not_held": "nobody has taken that title",
    "renown_is_no_house_power": "Renown never puts power on a House",
    "not_on_the_house_card": "its text does not let it lie there",
    "text_is_blank": "its text does not count",
    "attacks_himself": "nobody is attacked by himself",
    "removed_for_good": "the card has left the game",
    "not_saved_from_that": "its text names another way to leave play",
    "title_pays_alone": "the table has decided so",
    "saves_others": "its text saves other cards",
    "cannot_be_saved": "the text of a card lets nobody save it",
    "text_names_others": "a text leaves a choice among certain cards or players",
    "text_wants_as_many": "a text says how many are chosen",
    "text_wants_otherwise": "a text works only while what it names is so",
    "text_forbids_challenge": "a plot forbids it for the round",
    "no_text_asks": "no text leaves a choice to anybody",
    "others_choice": "the choice is somebody else's",
    "works_from_elsewhere": "its text works from a pile it does not lie in",
    "limit_used_up": "a text may be used so often",
    "plot_says_otherwise": "the text of the plot is known",
}
"""Refusals of this game that no change would lift, and why."""


def advised(table: AgotTable, move: Move, ruling: Ruling) -> tuple[AgotTable, Move] | None:
    """The table and the move with all the advice followed; None: only the table can."""
    for change in ruling.changes:
        try:
            table, move = apply(LCG, table, move, change)
        except NoRemedy:
            assert change.what in ONLY_THE_TABLE_CAN | HERE_TOO, (change, move)
            return None
    return table, move


def advice_works(table: AgotTable, move: Move) -> None:
    """Following the advice of the refusal, and of the next, the move becomes legal."""
    there, ruling = table_and_ruling(LCG, table, move)
    told: list[object] = [table.agenda, move]
    for _ in range(ROUNDS):
        if ruling.verdict is not Verdict.NO:
            return
        helpless = [reason.says for reason in ruling.deciding if not reason.changes]
        assert set(helpless) <= set(NOTHING_HELPS) | set(NO_WAY), (helpless, move)
        following = None if helpless else advised(there, move, ruling)
        if following is None:
            return
        told += [ruling.changes, following[1]]
        there, move = following
        there, ruling = table_and_ruling(LCG, there, move)
    says = [reason.says for reason in ruling.deciding]
    assert ruling.verdict is not Verdict.NO, (says, *told)


def mistaken(table: AgotTable, rng: Random, move: Move) -> Move:
    """The move with one thing in it that was not meant."""
    field = rng.choice([one for one in move.__struct_fields__ if one in ANYTHING])
    invent = OF_ITS_OWN.get((type(move), field), ANYTHING[field])
    return replace(move, **{field: invent(table, rng)})


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_following_the_advice_makes_a_mistaken_move_legal(plan: Plan) -> None:
    rng = Random(plan.seed)
    for moment in game(plan)[::3]:
        move = mistaken(moment.before, rng, moment.move)
        try:
            ADAPTER.check(moment.before, move)
        except Unreadable:
            continue
        advice_works(moment.before, move)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_following_the_advice_makes_what_is_offered_legal(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        for choice in choices_at(moment.before):
            if not choice.pick:
                advice_works(moment.before, choice.move)
            for one in choice.among if choice.least == 1 else ():
                advice_works(moment.before, choice.with_picks((one,)))
