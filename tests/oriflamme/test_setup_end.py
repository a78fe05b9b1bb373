from __future__ import annotations

import pytest

from engine.kernel.cases.model import AskStep
from engine.kernel.errors import Impossible, Unreadable
from engine.oriflamme.cases.questions import answer
from engine.oriflamme.game import new_game
from engine.oriflamme.influence_tokens import reserve
from engine.oriflamme.rounds_and_winner import reasons, winners
from engine.oriflamme.table import CARDS, FAMILIES, IN_FRONT, SHUFFLED, TOKENS, most_players, twin_of
from tests.kit.oriflamme import cites, events, influence, planning, played, played_with, row, told_as_silent


@pytest.mark.rule(
    "oriflamme.setup.family-and-bribe",
    "oriflamme.setup.twin-aside",
    "oriflamme.setup.one-influence",
    "oriflamme.setup.row-space",
    "oriflamme.setup.oldest-first",
    "oriflamme.components.cards",
)
def test_a_new_game_is_laid_out_by_the_book() -> None:
    table = new_game("ru", {"families": ("green", "red", "black"), "first_player": "black"})
    assert table.order == ("green", "red", "black")
    assert influence(table) == (1, 1, 1)
    assert (table.row, table.first_player, table.round) == ((), "black", 1)
    assert all(twin_of(table, family) == IN_FRONT for family in table.order)
    assert all((seat.hand_count, seat.set_aside_count) == (7, 3) for seat in table.seats.values())


@pytest.mark.rule(
    "oriflamme.setup.hand-seven", "oriflamme.setup.three-aside", "oriflamme.components.family-set"
)
def test_hands_and_set_aside_cards_are_seven_and_three_of_ten() -> None:
    hand, aside = SHUFFLED[:7], SHUFFLED[7:]
    shown = new_game("ru", {"hands": {"red": hand}, "set_aside": {"red": aside}})
    assert shown.seats["red"].hand == hand
    for wrong in (hand[:6], (*hand[:6], "twin"), (*hand[:6], hand[0])):
        with pytest.raises(Impossible):
            new_game("ru", {"hands": {"red": wrong}})
    with pytest.raises(Impossible):
        new_game("ru", {"hands": {"red": hand}, "set_aside": {"red": (hand[0], *aside[:2])}})


@pytest.mark.rule("oriflamme.players.count", "oriflamme.components.reference-cards")
def test_five_can_play_six_cannot_and_two_are_warned() -> None:
    assert most_players() == len(FAMILIES) == 5
    assert len(new_game("ru", {"families": FAMILIES}).seats) == 5
    two = new_game("ru", {"families": FAMILIES[:2]})
    assert "oriflamme.players.count" in two.notes[0].rules
    assert two.notes[0].basis == "silent"
    for families in (FAMILIES[:1], (*FAMILIES, "white"), ("red", "red", "blue")):
        with pytest.raises(Impossible):
            new_game("ru", {"families": families})


@pytest.mark.rule(
    "oriflamme.setup.direction-marker", "oriflamme.components.markers", "oriflamme.setup.oldest-first"
)
def test_a_marker_that_points_nowhere_and_a_first_player_who_is_absent_are_refused() -> None:
    assert new_game("ru", {"direction": "right_to_left"}).direction == "right_to_left"
    for given in (
        {"direction": "up"},
        {"first_player": "black"},
        {"decided": {"oriflamme.twin.face": "sideways"}},
    ):
        with pytest.raises(Impossible):
            new_game("ru", given)
    with pytest.raises(Unreadable):
        new_game("ru", {"colour": 1})
    with pytest.raises(Unreadable):
        new_game("de", {})


@pytest.mark.rule(
    "oriflamme.setup.reserve",
    "oriflamme.components.influence-tokens",
    "oriflamme.supply.change",
    "oriflamme.goal.most-influence",
)
def test_the_reserve_is_what_lies_nowhere_else() -> None:
    here = events("red.queen~2 | blue.trap~", red=10, blue=20)
    assert reserve(here) == TOKENS - 2 - 31
    assert reserve(played(here, "keep", "red", card="red.queen")) == TOKENS - 3 - 31


@pytest.mark.rule("oriflamme.supply.limit")
@pytest.mark.parametrize(("option", "gained"), [("none", 2), ("63", 1)])
def test_an_empty_reserve_stops_nobody_unless_the_table_says_so(option: str, gained: int) -> None:
    here = events(
        "red.queen^ | blue.trap~", red=60, blue=1, green=1, decided={"oriflamme.supply.limit": option}
    )
    done = played_with(here, "resolve", "red", card="red.queen")
    assert influence(done.state) == (60 + gained, 1, 1)
    assert told_as_silent(done.ruling, "supply.limit")
    plenty = events("red.queen^ | blue.trap~", red=59)
    assert played_with(plenty, "resolve", "red", card="red.queen").ruling.basis == "stated"


@pytest.mark.rule("oriflamme.supply.limit", "oriflamme.event.keep-face-down")
def test_with_a_limited_reserve_nothing_can_be_laid_on_a_card() -> None:
    here = events("red.queen~ | blue.trap~", red=61, decided={"oriflamme.supply.limit": "63"})
    assert row(played(here, "keep", "red", card="red.queen")) == "red.queen~ | blue.trap~"


@pytest.mark.rule("oriflamme.end.score", "oriflamme.end.tokens-on-cards")
def test_only_supplies_are_counted() -> None:
    here = events("red.queen~9 | blue.trap~", at="blue.trap", round=6, red=4, blue=5)
    done = played_with(here, "keep", "blue", card="blue.trap")
    assert done.state.over is not None
    assert (done.state.over.winner, done.state.over.claimants) == ("blue", ("blue",))
    assert cites(done, "end.score", "end.tokens-on-cards")


@pytest.mark.rule("oriflamme.end.tiebreak", "oriflamme.end.tiebreak-stack-top", "oriflamme.stack.not-scored")
def test_in_a_tie_visible_cards_count_open_or_closed() -> None:
    here = events("red.queen^ < red.trap~ < red.felon~ | blue.queen~ | blue.felon^", red=5, blue=5)
    assert winners(here) == ("blue",)
    assert winners(events("red.queen^ | red.felon^ | blue.queen~", red=5, blue=5)) == ("red",)
    assert winners(events("red.queen^ | red.felon^ | blue.queen~", red=5, blue=6)) == ("blue",)


@pytest.mark.rule("oriflamme.bribe.tiebreak", "oriflamme.bribe.ownership")
def test_a_bribed_character_counts_for_the_briber() -> None:
    here = events(
        "red.queen^@blue | red.felon^ | blue.trap~", red=5, blue=5, told={"blue": {"discard": ["bribe"]}}
    )
    assert winners(here) == ("blue",)
    assert any("oriflamme.bribe.tiebreak" in one.rules for one in reasons(here))


@pytest.mark.rule("oriflamme.end.tie-still")
def test_those_still_tied_share_the_victory() -> None:
    here = events("red.queen^ | blue.felon~", at="blue.felon", round=6, red=5, blue=5)
    done = played_with(here, "keep", "blue", card="blue.felon")
    assert done.state.over is not None
    assert (done.state.over.winner, done.state.over.claimants) == ("", ("red", "blue"))
    assert told_as_silent(done.ruling, "end.tie-still")


@pytest.mark.rule(
    "oriflamme.info.own-hidden-cards", "oriflamme.info.others-hidden", "oriflamme.info.discard-public"
)
@pytest.mark.parametrize(
    ("what", "fields", "may", "basis"),
    [
        ("row_card", {"card": "red.trap"}, True, "stated"),
        ("row_card", {"card": "red.felon"}, True, "silent"),
        ("row_card", {"card": "blue.queen"}, False, "derived"),
        ("row_card", {"card": "green.felon"}, True, "stated"),
        ("row_card", {"card": "green.queen"}, True, "derived"),
        ("hand", {"of": "red"}, True, "stated"),
        ("hand", {"of": "blue"}, False, "derived"),
        ("set_aside", {"of": "red"}, True, "stated"),
        ("set_aside", {"of": "blue"}, False, "derived"),
        ("discard", {"of": "blue"}, True, "stated"),
    ],
)
def test_who_may_look_at_what(what: str, fields: dict[str, str], may: bool, basis: str) -> None:
    here = planning("red.felon~ < red.trap~ | blue.queen~ | green.queen^ < green.felon^")
    found = answer(AskStep("may_look", {"by": "red", "what": what, **fields}), here)
    assert (found.value, found.ruling.basis) == (may, basis)


@pytest.mark.rule("oriflamme.info.own-hidden-cards")
def test_the_table_may_close_covered_cards_to_their_owner() -> None:
    decided = {"oriflamme.info.own-hidden-cards": "may_not"}
    here = planning("red.felon~ < red.trap~ | blue.queen~", decided=decided)
    assert (
        answer(AskStep("may_look", {"by": "red", "what": "row_card", "card": "red.felon"}), here).value
        is False
    )
    assert (
        answer(AskStep("may_look", {"by": "red", "what": "row_card", "card": "red.trap"}), here).value is True
    )


@pytest.mark.rule("oriflamme.info.open-influence")
def test_influence_is_never_concealed() -> None:
    found = answer(AskStep("may_hide", {"by": "red", "what": "influence"}), planning(""))
    assert found.value is False
    assert found.ruling.rules == ("oriflamme.info.open-influence",)


@pytest.mark.rule("oriflamme.components.family-set")
def test_a_family_has_eleven_different_cards() -> None:
    assert len(set(CARDS)) == 11
    assert len(FAMILIES) * len(CARDS) == 55


@pytest.mark.rule("oriflamme.twin.eliminated-discards-prince")
def test_the_table_may_spare_a_closed_prince() -> None:
    decided = {"oriflamme.twin.eliminated-discards-prince": "stays"}
    here = events(
        "green.cutthroat^ | blue.twin^@red | red.prince~2",
        told={"red": {"discard": ["bribe"]}},
        decided=decided,
    )
    after = played(here, "resolve", "green", card="green.cutthroat", target="blue.twin")
    assert row(after) == "green.cutthroat^ | red.prince~2"


@pytest.mark.rule("oriflamme.discard.owner-pile")
def test_the_table_may_give_the_influence_of_a_discarded_card_to_its_owner() -> None:
    decided = {"oriflamme.discard.owner-pile": "owner"}
    here = events(
        "green.cutthroat^ | blue.twin^@red | red.prince~2",
        told={"red": {"discard": ["bribe"]}},
        decided=decided,
    )
    after = played(here, "resolve", "green", card="green.cutthroat", target="blue.twin")
    assert influence(after) == (3, 1, 1)
