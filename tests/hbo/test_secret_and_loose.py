"""What only its player knows, what has left in the meantime, and what would lie nowhere."""

from __future__ import annotations

import pytest

from engine.agot import secret_cards
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import HAND, PLAY, SHUFFLED, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.state.table_defects import misplaced
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Verdict
from engine.kernel.state import whole
from tests.kit.hbo import SAY, as_it_lies, asked_of, battle, do, fighter, plot, rule, seat, table
from tests.kit.session import BG, session

REVEALS_B = do("reveal_plot", "stark", plot="B")


def hand_of(count: int) -> AgotTable:
    """Stark holds so many cards that nobody has named."""
    found: AgotTable = session("challenges", BG, hand={"count": count, "known": []}).state
    return found


def names_in_secret(given: AgotTable, id_: str, name: str) -> AgotTable:
    """Stark tells the referee alone of a card in hand."""
    found, doubts = ADAPTER.carry_out(given, KnowCard(card=Card(id_, name, "stark", "stark", HAND)))
    assert doubts == {}
    assert isinstance(found, AgotTable)
    return found


@pytest.mark.rule("hbo.play.out_of_play")
def test_a_secret_card_called_like_one_in_play_gets_a_name_of_its_own() -> None:
    here = names_in_secret(names_in_secret(hand_of(4), "robb", "Jon"), "robb", "Bran")
    assert [(card.id, card.name) for card in here.hand_of("stark")] == [("robb_2", "Jon"), ("robb_3", "Bran")]
    assert here.cards["robb"].zone == PLAY
    assert here.seats["stark"].hand == 2


@pytest.mark.rule("hbo.play.out_of_play")
def test_a_card_shuffled_away_and_drawn_again_lies_in_the_hand_alone() -> None:
    away = Card("jon", "Jon", "stark", "stark", SHUFFLED)
    again = Card("jon", "Jon", "stark", "stark", HAND)
    here = hand_of(4)
    here = here.put(cards={**here.cards, "jon": away})
    found = whole(secret_cards._put_back(here, [again]))
    assert found.cards == {**here.cards, "jon": again}
    assert "jon" not in ADAPTER.public(found).cards


@pytest.mark.rule("hbo.play.out_of_play")
def test_a_secret_card_of_which_an_occasion_speaks_is_seen_by_everybody() -> None:
    secret = names_in_secret(hand_of(4), "jon", "Jon")
    spoken_of = secret.put(occasions=(Occasion("played", "jon", "stark"),))
    unseen, seen = ADAPTER.public(secret), ADAPTER.public(spoken_of)
    assert ("jon" in unseen.cards, "jon" in seen.cards) == (False, True)


def plots_are_chosen(round_: int = 1) -> AgotTable:
    """The plot phase, before anybody has revealed a plot."""
    stark, lannister = seat(plot=plot(name="A")), seat(plot=plot(name="C"))
    moves = (REVEALS_B, do("reveal_plot", "lannister", plot="D"))
    return table("plot", round=round_, doing=moves, stark=stark, lannister=lannister)


@pytest.mark.rule("hbo.plot.choose_secret", "hbo.plot.used_pile")
@pytest.mark.parametrize(
    ("revealed", "says"), [("B", ""), ("A", "plot_is_revealed_now"), ("E", "not_in_plot_deck")]
)
def test_of_a_plot_deck_nobody_named_what_lies_open_is_not_left_in_it(revealed: str, says: str) -> None:
    here = plots_are_chosen().seat("stark", plots_secret=True, plots_available=None)
    here = here.seat("lannister", plots_used=("E",))
    ruling = as_it_lies(here, do("reveal_plot", "stark", plot=revealed))
    found = [one.says for one in ruling.deciding] if ruling.verdict is Verdict.NO else [""]
    assert says in found


@pytest.mark.rule("hbo.draft.build_seven", "hbo.plot.choose_secret")
@pytest.mark.parametrize(("revealed", "doubted"), [("B", []), ("Z", ["stark"])])
def test_only_a_plot_that_the_secret_deck_does_not_hold_is_told_to_its_owner(
    revealed: str, doubted: list[str]
) -> None:
    here = plots_are_chosen().seat(
        "stark", plots_secret=True, plots_available=("A", "B"), draft_standard=("A", "B", "C")
    )
    _, doubts = ADAPTER.carry_out(here, do("reveal_plot", "stark", plot=revealed))
    assert list(doubts) == doubted


@pytest.mark.rule("hbo.plot.first_player_choice", "hbo.plot.initiative")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_first_player_is_named_before_the_plots_only_where_a_round_has_gone_before(round_: int) -> None:
    named = rule(plots_are_chosen(round_), do("name_first_player", "stark", seat="stark"))
    assert (named.verdict is Verdict.YES) is (round_ > 1)


@pytest.mark.rule("hbo.claim.military", "hbo.claim.partial")
def test_nobody_is_asked_for_victims_when_the_last_character_has_left_in_the_meantime() -> None:
    won = SAY.until(battle([fighter("l1", 3)], [fighter("s1")]), do("resolve"))
    assert asked_of(won) == (("stark", "choose_victims"),)
    gone = carry_out(HBO, won, do("correct", of="s1", field="zone", value="discard", reason="left"))
    assert "choose_victims" not in [asks for _, asks in asked_of(gone)]


@pytest.mark.rule("hbo.play.in_play", "hbo.play.out_of_play")
@pytest.mark.parametrize(
    ("changes", "loose"),
    [
        ({"zone": "hand"}, False),
        ({"zone": "shelf"}, True),
        ({"controller": "tully"}, True),
        ({"zone": "hand", "controller": "lannister"}, True),
        ({"controller": "lannister"}, False),
        ({"kind": "attachment", "host": "l1"}, False),
        ({"kind": "attachment", "host": "nobody"}, True),
    ],
)
def test_a_card_lies_where_cards_can_lie_and_with_somebody_at_the_table(
    changes: dict[str, str], loose: bool
) -> None:
    before = battle([fighter("l1")], [], [fighter("s1")])
    after = before.card("s1", **changes)
    assert ("s1" in misplaced(before, after)) is loose


@pytest.mark.rule("hbo.play.out_of_play")
def test_of_a_card_that_is_one_too_many_its_owner_is_named_and_nobody_else() -> None:
    before = battle([fighter("l1")], [], [fighter("s1")])
    shuffled = before.card("s1", zone=SHUFFLED)

    assert misplaced(shuffled, before) == ("s1",)
    assert misplaced(before, before.seat("stark", hand=before.seats["stark"].hand + 1)) == ("stark",)
    assert misplaced(before, before.put(cards={"l1": before.cards["l1"]})) == ("stark",)
    assert misplaced(before, before.card("s1", owner="lannister")) == ("stark", "lannister", "s1")
