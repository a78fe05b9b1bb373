"""Power and victory: chapter 16."""

from __future__ import annotations

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from tests.kit.hbo import (
    BG,
    PL,
    after,
    allowed,
    answered,
    as_it_lies,
    card,
    do,
    holds,
    marshalling,
    plot,
    reasons_of,
    refused,
    seat,
    table,
    under_both_texts,
    waiting,
)
from tests.kit.said import not_said


def gains(**amounts: int) -> Move:
    return do("apply_effect", "stark", effects=[{"kind": "gain_power", "amounts": amounts}])


def on_card(name: str, amount: int) -> Move:
    return do(
        "apply_effect", "stark", effects=[{"kind": "gain_power_on_card", "target": name, "amount": amount}]
    )


def with_power(stark: int, lannister: int, text: str = BG, first: str = "stark") -> AgotTable:
    return table(
        "dominance", text=text, first_player=first, stark=seat(power=stark), lannister=seat(power=lannister)
    )


@pytest.mark.rule("hbo.victory.fifteen")
@under_both_texts
@pytest.mark.parametrize(
    ("banner", "on_it", "over"), [(12, 1, False), (13, 1, True), (0, 14, True), (14, 0, True)]
)
def test_banner_and_characters_count_together(text: str, banner: int, on_it: int, over: bool) -> None:
    """One more power comes to the banner."""
    stark = seat(power=banner, characters=[card("a1", power=on_it)])
    given = table("dominance", text=text, stark=stark)
    won = after(given, gains(stark=1))
    holds(won, {"game.over": over, "seat.stark.total_power": banner + on_it + 1})
    if over:
        holds(won, {"game.winner": "stark", "game.claimants": ["stark"]})
        assert reasons_of(allowed(given, gains(stark=1)), "hbo.victory.fifteen")


@pytest.mark.rule("hbo.victory.fifteen")
def test_power_that_counts_is_that_of_ones_own_characters_in_play() -> None:
    given = table(
        "dominance",
        stark=seat(power=3, characters=[card("a1", power=2), card("a2", power=4, kneeling=True)]),
        lannister=seat(power=1, characters=[card("b1", power=5)]),
    )
    assert 9 == answered(given, "victory_power", seat="stark").value
    assert 6 == answered(given, "victory_power", seat="lannister").value
    for house in ("stark", "lannister"):
        found = answered(given, "victory_power", seat=house)
        (told,) = found.ruling.reasons
        assert told.facts["banner"] == given.seats[house].power
        assert told.facts["cards"] == found.value - given.seats[house].power
        assert not not_said("hbo", found.ruling)
    holds(given, {"seat.stark.total_power": 9, "seat.lannister.total_power": 6})


@pytest.mark.rule("hbo.victory.fifteen")
def test_more_than_fifteen_wins_as_well() -> None:
    holds(after(with_power(14, 0), gains(stark=4)), {"game.winner": "stark", "seat.stark.power": 18})


@pytest.mark.rule("hbo.victory.immediate")
@under_both_texts
@pytest.mark.parametrize("phase", ["draw", "marshalling", "challenges", "dominance", "standing", "taxation"])
def test_the_game_stops_at_once_in_any_phase_whosever_turn_it_is(text: str, phase: str) -> None:
    given = table(phase, text=text, lannister=seat(power=14))
    won = after(given, gains(lannister=1))
    holds(won, {"game.over": True, "game.winner": "lannister"})
    assert () == waiting(won)
    for attempt in (do("end_turn", "stark"), do("pass", "stark"), gains(stark=15), do("return_gold")):
        assert "hbo.victory.immediate" == as_it_lies(won, attempt).because[0]


@pytest.mark.rule("hbo.victory.immediate")
def test_what_was_still_to_be_done_is_not_done_and_no_reaction_undoes_it() -> None:
    """A power claim brings the fifteenth token: neither the token for no opposition nor Renown follows."""
    given = table(
        "challenges",
        stark=seat(
            power=14,
            plot=plot(claim=1),
            characters=[card("a1", strength=2, icons="power", keywords="renown")],
        ),
        lannister=seat(power=3, hand=[card("e1", type="event", timing="response")]),
        challenge={
            "by": "stark",
            "kind": "power",
            "target": "lannister",
            "attackers": ["a1"],
            "step": "defenders",
        },
    )
    won = after(given, do("resolve"))
    holds(won, {"game.winner": "stark", "seat.stark.power": 15, "card.a1.power": 0})
    undo = do("respond", "lannister", card="e1", to="challenge_result")
    refused(given, do("resolve"), undo, because="hbo.victory.immediate")


@pytest.mark.rule("hbo.victory.simultaneous")
@pytest.mark.parametrize("text", [BG, PL])
@pytest.mark.parametrize("first", ["stark", "lannister"])
@pytest.mark.parametrize(("stark", "lannister"), [(1, 1), (5, 1), (1, 5)])
def test_if_both_reach_the_goal_together_the_first_player_wins(
    text: str, first: str, stark: int, lannister: int
) -> None:
    given = with_power(14, 14, text, first)
    both = gains(stark=stark, lannister=lannister)
    holds(after(given, both), {"game.winner": first, "game.claimants": ["stark", "lannister"]})
    assert reasons_of(allowed(given, both), "hbo.victory.simultaneous")


@pytest.mark.rule("hbo.victory.simultaneous")
def test_who_reaches_it_a_moment_earlier_wins_alone() -> None:
    given = with_power(14, 14, first="stark")
    one_by_one = do(
        "apply_effect",
        "stark",
        effects=[
            {"kind": "gain_power", "amounts": {"lannister": 1}},
            {"kind": "gain_power", "amounts": {"stark": 1}},
        ],
    )
    holds(after(given, one_by_one), {"game.winner": "lannister", "game.claimants": ["lannister"]})


@pytest.mark.rule("hbo.power.gain_house")
@under_both_texts
def test_power_for_the_house_goes_from_the_pool_to_the_banner(text: str) -> None:
    given = with_power(2, 4, text)
    holds(after(given, gains(stark=3)), {"seat.stark.power": 5, "seat.lannister.power": 4})
    assert reasons_of(allowed(given, gains(stark=3)), "hbo.power.gain_house")


@pytest.mark.rule("hbo.power.on_character")
@under_both_texts
def test_power_a_character_gains_lies_on_its_card_and_counts(text: str) -> None:
    given = table("dominance", text=text, stark=seat(power=12, characters=[card("a1", power=1)]))
    one = on_card("a1", 1)
    holds(after(given, one), {"card.a1.power": 2, "seat.stark.power": 12, "seat.stark.total_power": 14})
    holds(after(given, on_card("a1", 2)), {"game.winner": "stark"})
    assert reasons_of(allowed(given, one), "hbo.power.on_character")


@pytest.mark.rule("hbo.power.on_character")
def test_power_on_a_character_stands_with_who_controls_it() -> None:
    given = table("dominance", stark=seat(power=10), lannister=seat(characters=[card("b1", power=5)]))
    take = do("apply_effect", "stark", effects=[{"kind": "take_control", "target": "b1", "to": "stark"}])
    holds(after(given, take), {"game.winner": "stark", "seat.lannister.total_power": 0})


@pytest.mark.rule("hbo.power.on_character")
def test_no_power_comes_to_a_character_out_of_play() -> None:
    given = table("dominance", stark=seat(discard=[card("d1", type="character")]))
    refused(given, on_card("d1", 1), because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.power.character_leaves")
@under_both_texts
@pytest.mark.parametrize("how", ["kill", "discard", "return_to_hand", "return_to_deck", "remove_from_game"])
def test_however_a_character_leaves_its_power_goes_back_to_the_pool(text: str, how: str) -> None:
    given = table("dominance", text=text, stark=seat(power=3, characters=[card("a1", power=4)]))
    leaves = do("apply_effect", "lannister", effects=[{"kind": how, "target": "a1"}])
    line = (leaves, do("decline_saves")) if how == "kill" else (leaves,)
    holds(
        after(given, *line),
        {"card.a1.power": 0, "seat.stark.total_power": 3, "seat.stark.power": 3, "seat.lannister.power": 0},
    )
    assert reasons_of(allowed(given, *line), "hbo.power.character_leaves")


@pytest.mark.rule("hbo.power.character_leaves")
def test_a_character_played_again_comes_without_its_power() -> None:
    given = marshalling(stark=seat(gold=2, characters=[card("a1", power=4)]))
    back = do("apply_effect", "lannister", effects=[{"kind": "return_to_hand", "target": "a1"}])
    holds(
        after(given, back, do("play_card", "stark", card="a1")), {"card.a1.zone": "play", "card.a1.power": 0}
    )
