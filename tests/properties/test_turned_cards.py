"""What cards in play say is taken over from a set that lay as they lie, but for those that were turned."""

from __future__ import annotations

from itertools import product

from engine.agot.abilities.active import active_effects, may_affect
from engine.agot.abilities.definitions import CONSTANTS, MAY_MEET
from engine.agot.state.card_index import INDEXES, LATEST, index_of
from tests.kit.card_games import Tables, both_games, of_four


@both_games
def test_what_is_taken_over_from_cards_that_lay_so_before_is_what_these_cards_say(tables: Tables) -> None:
    for number, (_, table) in enumerate(tables()):
        said, constants = active_effects(table), [may_affect(table, one) for one in table.all_in_play]
        seen = index_of(table.cards)
        there = [seen.under(one) for one in table.cards]
        if number % 5:
            continue
        INDEXES.clear()
        LATEST.clear()
        alone = table.put(cards=dict(table.cards))
        anew = index_of(alone.cards)
        assert seen.in_play == anew.in_play
        assert seen.modified == anew.modified
        assert seen.with_gold == anew.with_gold
        assert seen.layout.doubled == anew.layout.doubled
        assert there == [anew.under(one) for one in table.cards]
        assert said == active_effects(alone)
        assert constants == [may_affect(alone, one) for one in alone.all_in_play]


def test_whom_a_constant_ability_affects_is_a_card_that_may_meet_its_condition() -> None:
    for number, (_, table) in enumerate(of_four()):
        if number % 5:
            continue
        speaking = [(one, card) for card in table.all_in_play for one in CONSTANTS.get(card.face, ())]
        for (constant, source), card in product(speaking, table.all_in_play):
            may_meet = MAY_MEET.get(constant.affects)
            if may_meet is not None and constant.affects(table, source, card) is not False:
                assert may_meet(source, card), (constant.face, card.id)
