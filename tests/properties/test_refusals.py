"""A refusal's advice works: what it says would have to be different makes the move legal."""

from random import Random

import pytest

from engine.agot import candidates
from engine.agot.cases.implied_moves import table_and_ruling
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.remedies import apply
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.remedies import NoRemedy
from tests.kit.random_games import PLANS, Plan, game
from tests.properties.random_moves import mutated

EVERY = 12
ROUNDS = 4
"""So often may advice lead to a further fault, hidden behind the first."""

ONLY_THE_TABLE_CAN = {
    "occasion": "something would have to happen first that nobody can bring about",
    "occasion_of": "the same, for a card whose text is known",
    "wait_claim": "a challenge would have to be lost first",
    "wait_step": "a challenge, or plots, would have to be there first",
    "stealth_at_declaration": "attackers would have to be declared again",
    "effects_of_card": "the text reaches nothing that is there now",
    "price_of_card": "nothing is there to pay with",
    "kneel_one": "no card of that House stands",
    "participant": "there is no challenge to take part in",
    "use_otherwise": "its text is used, or reacts",
    "not_reacted": "the reaction would have to be taken back",
    "keep_passed": "the same",
    "save_host": "the host would have to be the one that is killed",
}
"""Advice that cannot be carried out on a copy of the table, and why."""

NOTHING_HELPS = {
    "no_such_value": "a field that is not printed on this card",
    "no_such_field": "the record has no such field",
    "no_such_option": "the point has no such answer",
    "value_impossible": "another value has to be read",
    "card_is_known": "the card lies elsewhere, in sight",
    "another_kind_of_ability": "its text is no action, or no reaction",
    "card_out_of_sight": "whoever sees the card has to show it first",
    "not_a_participant": "there is no challenge to take part in",
    "not_an_event": "the card is what it is",
    "only_characters_are_killed": "the same",
    "a_duplicate_is_no_attachment": "the same",
    "a_duplicate_is_no_card_in_play": "the same",
    "not_an_attachment": "the same",
    "not_a_saving_event": "the same",
    "not_a_reaction": "the same",
    "cannot_enter_play": "the same",
    "power_on_characters_only": "the same",
    "under_itself": "a card lies under another",
    "knelt_twice": "the player has to name another card",
    "not_a_passive": "its text is used, or reacts",
    "host_must_be_a_character_in_play": "of an effect: its text aims at what it aims at",
    "not_this_killing": "the table has decided so",
    "resolved_already": "the next challenge is resolved in its turn",
    "plot_deck_is_chosen": "the plot deck would have to be taken back",
    "draft_is_over": "the draft would have to be taken back",
}
"""Refusals that no change would lift, and why."""

games = pytest.mark.parametrize("plan", PLANS, ids=str)


def advised(table: AgotTable, move: Move, ruling: Ruling) -> tuple[AgotTable, Move] | None:
    """The table and the move with all the advice followed; None: only the table can."""
    for change in ruling.changes:
        try:
            table, move = apply(HBO, table, move, change)
        except NoRemedy:
            assert change.what in ONLY_THE_TABLE_CAN, (change, move)
            return None
    return table, move


def advice_works(table: AgotTable, move: Move, rounds: int) -> None:
    """Following the advice of the refusal, and of the next, the move becomes legal."""
    there, ruling = table_and_ruling(HBO, table, move)
    told: list[object] = [table.agenda, move]
    for _ in range(rounds):
        if ruling.verdict is not Verdict.NO:
            return
        helpless = [reason.says for reason in ruling.deciding if not reason.changes]
        assert set(helpless) <= set(NOTHING_HELPS), (helpless, move)
        following = None if helpless else advised(there, move, ruling)
        if following is None:
            return
        told += [ruling.changes, following[1]]
        there, move = following
        there, ruling = table_and_ruling(HBO, there, move)
    says = [reason.says for reason in ruling.deciding]
    assert ruling.verdict is not Verdict.NO, (says, *told)


@games
def test_following_the_advice_makes_what_is_offered_legal(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        for choice in candidates.generate_moves(HBO, moment.before):
            if not choice.pick:
                advice_works(moment.before, choice.move, 2)
            for one in choice.among if choice.least == 1 else ():
                advice_works(moment.before, choice.with_picks((one,)), 2)


@games
def test_following_the_advice_makes_a_mistaken_move_legal(plan: Plan) -> None:
    rng = Random(plan.seed)
    for moment in game(plan)[::2]:
        move = mutated(moment.before, rng, moment.move)
        try:
            ADAPTER.check(moment.before, move)
        except Unreadable:
            continue
        advice_works(moment.before, move, ROUNDS)
