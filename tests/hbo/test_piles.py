"""Discard pile and dead pile: chapter 18."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from tests.kit.hbo import (
    after,
    allowed,
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
)


def effect(kind: str, by: str = "lannister", **fields: Any) -> Move:
    return do("apply_effect", by, effects=[{"kind": kind, **fields}])


KILL = effect("kill", target="a1")
LET_DIE = do("decline_saves")


@pytest.mark.rule("hbo.piles.separate")
@under_both_texts
def test_each_player_has_a_discard_pile_and_a_dead_pile_of_his_own(text: str) -> None:
    given = table(
        "standing",
        text=text,
        stark=seat(characters=[card("a1"), card("a2")]),
        lannister=seat(characters=[card("b1"), card("b2")]),
    )
    lost = do(
        "apply_effect",
        "stark",
        effects=[
            {"kind": "kill", "target": "a1"},
            {"kind": "kill", "target": "b1"},
            {"kind": "discard", "target": "a2"},
            {"kind": "discard", "target": "b2"},
        ],
    )
    holds(
        after(given, lost, LET_DIE),
        {
            "seat.stark.dead_names": ["a1"],
            "seat.lannister.dead_names": ["b1"],
            "seat.stark.discard": 1,
            "seat.lannister.discard": 1,
        },
    )


@pytest.mark.rule("hbo.piles.open_information")
@under_both_texts
@pytest.mark.parametrize("by", ["stark", "lannister"])
@pytest.mark.parametrize("whose", ["stark", "lannister"])
@pytest.mark.parametrize("what", ["dead_pile", "discard_pile"])
def test_anybody_looks_through_any_pile(text: str, by: str, whose: str, what: str) -> None:
    look = do("look_at", by, what=what, whose=whose)
    assert "hbo.piles.open_information" in allowed(table("dominance", text=text), look).rules


@pytest.mark.rule("hbo.piles.open_information")
@pytest.mark.parametrize(
    "phase", ["setup", "plot", "draw", "marshalling", "challenges", "standing", "taxation"]
)
def test_piles_are_looked_through_at_any_time(phase: str) -> None:
    allowed(table(phase), do("look_at", "lannister", what="dead_pile", whose="stark"))


@pytest.mark.rule("hbo.piles.discard")
@pytest.mark.parametrize("which", ["a1", "l1", "t1"])
def test_what_is_discarded_from_play_goes_to_the_discard_pile(which: str) -> None:
    given = table(
        "standing",
        stark=seat(characters=[card("a1")], locations=[card("l1")], attachments=[card("t1", host="b1")]),
        lannister=seat(characters=[card("b1")]),
    )
    holds(
        after(given, effect("discard", target=which)),
        {f"card.{which}.zone": "discard", "seat.stark.discard": 1, "seat.stark.dead_names": []},
    )


@pytest.mark.rule("hbo.piles.discard")
def test_what_is_discarded_from_hand_goes_to_the_discard_pile_as_far_as_there_is_any() -> None:
    given = table("standing", stark=seat(hand=3))
    holds(
        after(given, effect("discard_from_hand", seat="stark", amount=2)),
        {"seat.stark.hand": 1, "seat.stark.discard": 2},
    )
    holds(
        after(given, effect("discard_from_hand", seat="stark", amount=5)),
        {"seat.stark.hand": 0, "seat.stark.discard": 3},
    )


@pytest.mark.rule("hbo.piles.owner")
@under_both_texts
@pytest.mark.parametrize(("how", "pile"), [("discard", "discard"), ("kill", "dead")])
def test_a_card_goes_to_its_owners_pile_whoever_controls_it(text: str, how: str, pile: str) -> None:
    given = table("standing", text=text, stark=seat(characters=[card("a1", owner="lannister")]))
    line = (effect(how, target="a1"), LET_DIE) if how == "kill" else (effect(how, target="a1"),)
    done = after(given, *line)
    holds(done, {"card.a1.zone": pile, "seat.stark.discard": 0, "seat.stark.dead_names": []})
    holds(done, {"seat.lannister.discard": 1} if how == "discard" else {"seat.lannister.dead_names": ["a1"]})


@pytest.mark.rule("hbo.piles.owner")
def test_a_card_goes_back_to_its_owners_hand_and_deck_as_well() -> None:
    given = table("standing", stark=seat(characters=[card("a1", owner="lannister")]))
    holds(
        after(given, effect("return_to_hand", target="a1")),
        {"seat.lannister.hand": 1, "seat.stark.hand": 0, "card.a1.controller": "lannister"},
    )
    holds(
        after(given, effect("return_to_deck", target="a1")),
        {"seat.lannister.deck": 31, "seat.stark.deck": 30, "card.a1.controller": "lannister"},
    )


@pytest.mark.rule("hbo.piles.owner")
@under_both_texts
def test_an_attachment_under_an_enemy_goes_to_the_pile_of_who_played_it(text: str) -> None:
    given = table(
        "standing",
        text=text,
        stark=seat(attachments=[card("t1", host="b1")]),
        lannister=seat(characters=[card("b1")]),
    )
    holds(
        after(given, effect("discard", target="b1")), {"seat.stark.discard": 1, "seat.lannister.discard": 1}
    )


@pytest.mark.rule("hbo.piles.owner")
def test_it_does_so_too_where_the_table_gives_attachments_to_the_hosts_player() -> None:
    given = marshalling(
        decided={"hbo.type.attachment_control": "host"},
        stark=seat(gold=1, hand=[card("t1", type="attachment")]),
        lannister=seat(characters=[card("b1")]),
    )
    line = (do("play_card", "stark", card="t1", host="b1"), effect("discard", target="b1"))
    holds(after(given, *line), {"seat.stark.discard": 1, "seat.lannister.discard": 1})


@pytest.mark.rule("hbo.piles.event_discard")
@under_both_texts
@pytest.mark.parametrize("by", ["stark", "lannister"])
def test_a_played_event_goes_to_its_owners_discard_pile(text: str, by: str) -> None:
    hand = [card("e1", type="event", timing="any_phase")]
    given = marshalling(text=text, active=by, first_player=by, **{by: seat(hand=hand)})
    holds(after(given, do("play_event", by, card="e1")), {"card.e1.zone": "discard", f"seat.{by}.discard": 1})


@pytest.mark.rule("hbo.piles.event_discard")
def test_an_event_is_discarded_though_a_save_made_it_come_to_nothing() -> None:
    hand = [card("e1", type="event", timing="any_phase")]
    given = marshalling(
        stark=seat(hand=hand), lannister=seat(characters=[card("b1", unique=True, duplicates=1)])
    )
    strike = do("play_event", "stark", card="e1", effects=[{"kind": "kill", "target": "b1"}])
    save = do("save", "lannister", card="b1", with_="duplicate")
    holds(
        after(given, strike, save),
        {
            "card.b1.zone": "play",
            "card.e1.zone": "discard",
            "seat.stark.discard": 1,
            "seat.lannister.discard": 1,
        },
    )


@pytest.mark.rule("hbo.piles.event_discard")
@pytest.mark.parametrize(("strength", "hand"), [(3, 2), (0, 0)])
def test_a_part_that_waits_for_the_end_of_the_challenge_still_happens(strength: int, hand: int) -> None:
    """He draws two cards if he wins, though the event lies in the pile by then."""
    given = table(
        "challenges",
        stark=seat(
            plot=plot(),
            hand=[card("e1", type="event", timing="challenges")],
            characters=[card("a1", strength=strength, icons="power")],
        ),
        lannister=seat(characters=[card("b1", strength=1, icons="power")]),
        challenge={
            "by": "stark",
            "kind": "power",
            "target": "lannister",
            "attackers": ["a1"],
            "defenders": ["b1"],
            "step": "defenders",
        },
    )
    reward = {"kind": "if_win", "effects": [{"kind": "draw", "seats": ["stark"], "amount": 2}]}
    play = do("play_event", "stark", card="e1", effects=[reward])
    holds(after(given, play), {"card.e1.zone": "discard", "seat.stark.hand": 0})
    holds(after(given, play, do("resolve")), {"seat.stark.hand": hand})


@pytest.mark.rule("hbo.piles.kill")
@under_both_texts
def test_a_killed_character_goes_to_the_dead_pile(text: str) -> None:
    given = table("standing", text=text, stark=seat(characters=[card("a1")]))
    holds(
        after(given, KILL, LET_DIE),
        {"card.a1.zone": "dead", "seat.stark.dead_names": ["a1"], "seat.stark.discard": 0},
    )
    assert reasons_of(allowed(given, KILL, LET_DIE), "hbo.piles.kill")


@pytest.mark.rule("hbo.piles.kill")
@pytest.mark.parametrize("which", ["l1", "t1"])
def test_locations_and_attachments_are_not_killed(which: str) -> None:
    given = table(
        "standing",
        stark=seat(characters=[card("a1")], locations=[card("l1")], attachments=[card("t1", host="a1")]),
    )
    refused(given, effect("kill", target=which), because="hbo.piles.kill")


@pytest.mark.rule("hbo.piles.leaving_strips")
@under_both_texts
@pytest.mark.parametrize(
    ("how", "zone"),
    [("kill", "dead"), ("discard", "discard"), ("return_to_hand", "hand"), ("return_to_deck", "deck_top")],
)
def test_attachments_duplicates_and_power_do_not_stay_with_who_leaves(text: str, how: str, zone: str) -> None:
    given = table(
        "standing",
        text=text,
        stark=seat(
            characters=[card("a1", unique=True, duplicates=2, power=3)], attachments=[card("t1", host="a1")]
        ),
        lannister=seat(attachments=[card("t2", host="a1")]),
    )
    line = (effect(how, target="a1"), LET_DIE) if how == "kill" else (effect(how, target="a1"),)
    done = after(given, *line)
    holds(
        done,
        {
            "card.a1.zone": zone,
            "card.a1.power": 0,
            "card.a1.duplicates": 0,
            "card.t1.zone": "discard",
            "card.t2.zone": "discard",
            "seat.stark.discard": 4 if how == "discard" else 3,
            "seat.lannister.discard": 1,
            "seat.stark.dead_names": ["a1"] if how == "kill" else [],
        },
    )
    assert reasons_of(allowed(given, *line), "hbo.piles.leaving_strips")


@pytest.mark.rule("hbo.piles.leaving_strips")
def test_who_leaves_takes_no_lasting_change_along() -> None:
    changed = card("a1", strength=2, modifiers=[{"amount": 3, "from": "a feast"}], kneeling=True)
    given = marshalling(stark=seat(gold=1, characters=[changed]))
    back = effect("return_to_hand", target="a1")
    holds(
        after(given, back, do("play_card", "stark", card="a1")),
        {"card.a1.strength": 2, "card.a1.kneeling": False},
    )
