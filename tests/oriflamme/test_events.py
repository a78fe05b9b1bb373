from __future__ import annotations

import pytest

from tests.kit.oriflamme import (
    cites,
    events,
    influence,
    next_card,
    next_seat,
    pile,
    planning,
    played,
    played_with,
    refused,
    row,
)


@pytest.mark.rule("oriflamme.event.direction", "oriflamme.setup.direction-marker")
def test_the_direction_is_fixed() -> None:
    here = events("red.queen~ | blue.trap~", direction="right_to_left")
    assert next_card(here) == "blue.trap"
    refused(here, "setup.direction-marker", "set_direction", "red", direction="left_to_right")
    refused(planning(""), "setup.direction-marker", "set_direction", "red", direction="left_to_right")


@pytest.mark.rule("oriflamme.event.owner-acts", "oriflamme.bribe.ownership")
def test_the_owner_of_the_moment_decides() -> None:
    here = events("red.queen^@blue | green.trap~", told={"blue": {"discard": ["bribe"]}})
    refused(here, "event.owner-acts", "resolve", "red", card="red.queen")
    assert influence(played(here, "resolve", "blue", card="red.queen")) == (1, 3, 1)


@pytest.mark.rule("oriflamme.event.facedown-choice")
@pytest.mark.parametrize("verb", ["skip", "take_tokens", "resolve"])
def test_a_closed_card_is_kept_or_opened_and_nothing_else(verb: str) -> None:
    refused(events("red.queen~2 | blue.trap~"), "event.facedown-choice", verb, "red", card="red.queen")


@pytest.mark.rule("oriflamme.event.keep-face-down")
def test_keeping_adds_exactly_one_round_after_round() -> None:
    here = events("red.queen~2 | blue.trap~")
    after = played(here, "keep", "red", card="red.queen")
    assert row(after) == "red.queen~3 | blue.trap~"
    assert influence(after) == (1, 1, 1)
    refused(events("red.queen^ | blue.trap~"), "event.faceup-mandatory", "keep", "red", card="red.queen")


@pytest.mark.rule("oriflamme.event.activate", "oriflamme.event.collect-tokens", "oriflamme.queen.gain")
def test_opening_collects_first_and_applies_at_once() -> None:
    done = played_with(events("red.queen~2 | blue.trap~"), "activate", "red", card="red.queen")
    assert influence(done.state) == (5, 1, 1)
    assert [one.amount for one in done.state.events if one.what == "influence_gained"] == [2, 2]
    assert cites(done, "event.collect-tokens", "queen.gain")
    refused(events("red.queen^ | blue.trap~"), "event.faceup-mandatory", "activate", "red", card="red.queen")


@pytest.mark.rule("oriflamme.event.faceup-mandatory", "oriflamme.event.mandatory-own-harm")
def test_an_open_card_must_be_applied_also_against_its_own_family() -> None:
    here = events("red.felon^ | red.queen~", red=2)
    refused(here, "event.faceup-mandatory", "skip", "red", card="red.felon")
    assert influence(played(here, "resolve", "red", card="red.felon")) == (1, 1, 1)


@pytest.mark.rule("oriflamme.event.next-card", "oriflamme.event.one-visit")
def test_one_card_after_the_other_and_none_twice() -> None:
    here = events("red.queen~ | blue.trap~ | green.felon~")
    refused(here, "event.next-card", "keep", "blue", card="blue.trap")
    after = played(here, "keep", "red", card="red.queen")
    ruling = refused(after, "event.next-card", "keep", "red", card="red.queen")
    assert "oriflamme.event.one-visit" in ruling.because
    assert next_seat(after) == "blue"


@pytest.mark.rule("oriflamme.event.gap-and-pointer", "oriflamme.eliminate.close-gap")
@pytest.mark.parametrize("target", ["blue.felon", "green.felon"])
def test_removals_behind_and_ahead_do_not_disturb_the_order(target: str) -> None:
    here = events("blue.felon~ | red.cutthroat^ | green.felon~ | blue.trap~", at="red.cutthroat")
    after = played(here, "resolve", "red", card="red.cutthroat", target=target)
    assert next_card(after) == ("green.felon" if target == "blue.felon" else "blue.trap")
    assert target not in row(after)


@pytest.mark.rule(
    "oriflamme.event.uncovered-next", "oriflamme.stack.uncover-resolves", "oriflamme.card.intrigue-leaves"
)
@pytest.mark.parametrize("face", ["^", "~1"])
def test_what_an_intrigue_uncovers_is_next(face: str) -> None:
    here = events(f"red.queen{face} < red.trap~ | blue.felon~")
    done = played_with(here, "activate", "red", card="red.trap")
    assert next_card(done.state) == "red.queen"
    assert cites(done, "stack.uncover-resolves")
    after = played(done.state, "resolve" if face == "^" else "keep", "red", card="red.queen")
    assert next_card(after) == "blue.felon"


@pytest.mark.rule("oriflamme.event.one-visit")
def test_what_comes_to_light_behind_the_pointer_waits() -> None:
    here = events("blue.felon^ < blue.queen~ | red.cutthroat^ | green.trap~", at="red.cutthroat")
    done = played_with(here, "resolve", "red", card="red.cutthroat", target="blue.queen")
    assert next_card(done.state) == "green.trap"
    assert cites(done, "event.one-visit")


@pytest.mark.rule("oriflamme.event.no-target")
def test_without_a_target_nothing_happens_but_tokens_are_collected() -> None:
    done = played_with(
        events("red.queen~ < red.cutthroat~3", "red.cutthroat"), "activate", "red", card="red.cutthroat"
    )
    assert influence(done.state) == (4, 1, 1)
    assert cites(done, "event.no-target")


@pytest.mark.rule(
    "oriflamme.event.end",
    "oriflamme.newround.pass-first",
    "oriflamme.newround.row-stays",
    "oriflamme.round.two-phases",
)
def test_past_the_last_place_a_new_round_begins_with_the_next_player() -> None:
    here = events("red.queen^ | blue.trap~2", at="blue.trap", first_player="green")
    after = played(here, "keep", "blue", card="blue.trap")
    assert (after.phase, after.round, after.first_player) == ("planning", 4, "red")
    assert row(after) == "red.queen^ | blue.trap~3"


@pytest.mark.rule(
    "oriflamme.card.character-stays", "oriflamme.card.character-repeats", "oriflamme.card.two-types"
)
def test_a_character_stays_open_and_an_intrigue_leaves() -> None:
    after = played(events("red.queen~ | blue.trap~"), "activate", "red", card="red.queen")
    assert row(after) == "red.queen^ | blue.trap~"
    gone = played(after, "activate", "blue", card="blue.trap")
    assert pile(gone, "blue") == {"trap"}
    again = events("red.queen^ | blue.felon~")
    assert influence(played(again, "resolve", "red", card="red.queen")) == (3, 1, 1)


@pytest.mark.rule(
    "oriflamme.stack.lower-inert", "oriflamme.stack.covers-tokens", "oriflamme.stack.definition"
)
def test_covered_cards_take_no_part() -> None:
    here = events("red.queen~2 < red.trap~ | blue.felon~")
    refused(here, "stack.lower-inert", "activate", "red", card="red.queen")
    refused(here, "stack.lower-inert", "keep", "red", card="red.queen")
    refused(here, "stack.lower-inert", "take_tokens", "red", card="red.queen")
    assert row(played(here, "keep", "red", card="red.trap")).startswith("red.queen~2 < red.trap~1")


@pytest.mark.rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def test_after_round_six_the_game_is_over() -> None:
    over = played(
        events("red.queen~ | blue.trap~", at="blue.trap", round=6), "keep", "blue", card="blue.trap"
    )
    assert over.over is not None
    refused(over, "end.after-six", "place", "red", card="felon", where="left")
    refused(over, "end.after-six", "keep", "red", card="red.queen")
    five = played(
        events("red.queen~ | blue.trap~", at="blue.trap", round=5), "keep", "blue", card="blue.trap"
    )
    assert five.over is None
