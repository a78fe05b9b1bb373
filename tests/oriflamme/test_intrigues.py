from __future__ import annotations

import pytest

from tests.kit.oriflamme import (
    asked,
    cites,
    events,
    influence,
    next_card,
    pile,
    played,
    played_with,
    refused,
    row,
    told_as_silent,
)

REPLACEMENT = {"card": "red.replacement"}


@pytest.mark.rule(
    "oriflamme.replacement.eliminate", "oriflamme.replacement.discard-self", "oriflamme.eliminate.reward"
)
def test_the_replacement_takes_a_neighbour_and_leaves() -> None:
    here = events("red.replacement~2 | blue.queen~3 | green.felon~")
    refused(here, "replacement.eliminate", "activate", "red", **REPLACEMENT)
    refused(here, "replacement.eliminate", "activate", "red", **REPLACEMENT, target="green.felon")
    after = played(here, "activate", "red", **REPLACEMENT, target="blue.queen")
    assert influence(after) == (5, 1, 1)
    assert pile(after, "red") == {"replacement"}


@pytest.mark.rule(
    "oriflamme.replacement.substitute",
    "oriflamme.replacement.source",
    "oriflamme.replacement.same-place",
    "oriflamme.replacement.acts-if-ahead",
)
@pytest.mark.parametrize(("source", "zone"), [("discard", "discard"), ("set_aside", "set_aside")])
def test_the_same_character_takes_the_very_place(source: str, zone: str) -> None:
    told = {"red": {zone: ["felon"] if zone == "discard" else ["felon", "trap", "bribe"]}}
    here = events("red.replacement~ | blue.felon~2 | green.trap~", told=told)
    after = played(here, "activate", "red", **REPLACEMENT, target="blue.felon", substitute=source)
    assert row(after) == "red.felon^ | green.trap~"
    assert next_card(after) == "red.felon"
    wrong = "discard" if source == "set_aside" else "set_aside"
    refused(
        here, "replacement.source", "activate", "red", **REPLACEMENT, target="blue.felon", substitute=wrong
    )


@pytest.mark.rule("oriflamme.replacement.acts-if-ahead", "oriflamme.event.one-visit")
def test_a_substitute_behind_the_pointer_waits() -> None:
    here = events(
        "blue.felon^ | red.replacement~ | green.trap~",
        at="red.replacement",
        told={"red": {"discard": ["felon"]}},
    )
    done = played_with(here, "activate", "red", **REPLACEMENT, target="blue.felon", substitute="discard")
    assert row(done.state) == "red.felon^ | green.trap~"
    assert next_card(done.state) == "green.trap"
    assert cites(done, "event.one-visit")


@pytest.mark.rule("oriflamme.replacement.source")
def test_a_card_in_hand_or_in_the_row_is_no_substitute() -> None:
    told = {"red": {"hand": ["felon", "queen"], "set_aside": ["trap", "bribe", "schemer"]}}
    here = events("red.replacement~ | blue.felon^ | green.trap~", told=told)
    for source in ("discard", "set_aside"):
        refused(
            here,
            "replacement.source",
            "activate",
            "red",
            **REPLACEMENT,
            target="blue.felon",
            substitute=source,
        )
    assert row(played(here, "activate", "red", **REPLACEMENT, target="blue.felon")) == "green.trap~"
    in_row = events("red.felon~ < red.replacement~ | blue.felon^")
    refused(
        in_row,
        "replacement.source",
        "activate",
        "red",
        **REPLACEMENT,
        target="blue.felon",
        substitute="set_aside",
    )


@pytest.mark.rule("oriflamme.replacement.mandatory")
def test_a_substitute_the_referee_knows_of_must_be_laid() -> None:
    here = events("red.replacement~ | blue.felon^", told={"red": {"set_aside": ["felon", "trap", "bribe"]}})
    refused(
        here,
        "replacement.mandatory",
        "activate",
        "red",
        **REPLACEMENT,
        target="blue.felon",
        substitute="none",
    )
    unknown = events("red.replacement~ | blue.felon^")
    for said in ("none", "set_aside"):
        after = played(unknown, "activate", "red", **REPLACEMENT, target="blue.felon", substitute=said)
        assert row(after) == ("" if said == "none" else "red.felon^")


@pytest.mark.rule("oriflamme.replacement.stack-top", "oriflamme.stack.top-targetable")
def test_the_top_of_a_stack_is_taken_but_not_replaced() -> None:
    here = events("red.replacement~ | blue.queen^ < blue.felon^", told={"red": {"discard": ["felon"]}})
    refused(
        here,
        "replacement.stack-top",
        "activate",
        "red",
        **REPLACEMENT,
        target="blue.felon",
        substitute="discard",
    )
    assert row(played(here, "activate", "red", **REPLACEMENT, target="blue.felon")) == "blue.queen^"


@pytest.mark.rule("oriflamme.replacement.substitute", "oriflamme.replacement.own-card")
@pytest.mark.parametrize("victim", ["red.felon^", "blue.bribe~"])
def test_own_cards_and_intrigues_are_not_replaced(victim: str) -> None:
    name = victim[:-1]
    here = events(f"red.replacement~ | {victim} | green.trap~")
    refused(
        here, "replacement.substitute", "activate", "red", **REPLACEMENT, target=name, substitute="set_aside"
    )
    assert row(played(here, "activate", "red", **REPLACEMENT, target=name)) == "green.trap~"


@pytest.mark.rule("oriflamme.replacement.prince", "oriflamme.prince.self-activated-only")
def test_a_substituted_prince_brings_no_twin() -> None:
    here = events("red.replacement~ | blue.prince^", told={"red": {"discard": ["prince"]}})
    chosen = {"target": "blue.prince", "substitute": "discard"}
    refused(here, "replacement.prince", "activate", "red", **REPLACEMENT, **chosen, twin={"where": "left"})
    after = played(here, "activate", "red", **REPLACEMENT, **chosen)
    refused(after, "prince.self-activated-only", "resolve", "red", card="red.prince", twin={"where": "left"})
    assert influence(played(after, "resolve", "red", card="red.prince")) == (3, 1, 1)


@pytest.mark.rule("oriflamme.replacement.twin", "oriflamme.twin.entry-only-by-prince")
def test_only_a_twin_that_was_in_play_can_be_the_substitute() -> None:
    here = events("red.replacement~ | blue.twin^")
    for source in ("discard", "set_aside"):
        refused(
            here, "replacement.twin", "activate", "red", **REPLACEMENT, target="blue.twin", substitute=source
        )
    lost = events("red.replacement~ | blue.twin^", told={"red": {"twin": "discard"}})
    done = played_with(lost, "activate", "red", **REPLACEMENT, target="blue.twin", substitute="discard")
    assert row(done.state) == "red.twin^"
    assert cites(done, "replacement.twin")


@pytest.mark.rule("oriflamme.replacement.regained")
def test_an_own_character_taken_from_a_briber_comes_back() -> None:
    told = {"blue": {"discard": ["bribe"]}}
    here = events("red.replacement~ | red.queen^@blue", told=told)
    ruling = refused(here, "replacement.mandatory", "activate", "red", **REPLACEMENT, target="red.queen")
    assert told_as_silent(ruling, "replacement.regained")
    done = played_with(here, "activate", "red", **REPLACEMENT, target="red.queen", substitute="discard")
    assert row(done.state) == "red.queen^"
    assert influence(done.state) == (3, 1, 1)
    assert told_as_silent(done.ruling, "replacement.regained")


@pytest.mark.rule("oriflamme.replacement.regained")
def test_only_an_own_character_can_be_regained() -> None:
    here = events("red.replacement~ | blue.queen^", told={"red": {"discard": ["queen"]}})

    done = played_with(here, "activate", "red", **REPLACEMENT, target="blue.queen", substitute="discard")

    assert row(done.state) == "red.queen^"
    assert not cites(done, "replacement.regained")
    forbidden = events(
        "red.replacement~ | blue.queen^", decided={"oriflamme.replacement.regained": "forbidden"}
    )
    chosen = {"target": "blue.queen", "substitute": "discard"}
    refused(forbidden, "replacement.source", "activate", "red", **REPLACEMENT, **chosen)


@pytest.mark.rule("oriflamme.replacement.regained", "oriflamme.replacement.source")
@pytest.mark.parametrize(("option", "because"), [("allowed", "source"), ("forbidden", "regained")])
def test_a_regained_character_is_not_among_those_set_aside(option: str, because: str) -> None:
    decided = {"oriflamme.replacement.regained": option}
    here = events("red.replacement~ | red.queen^@blue", decided=decided)
    chosen = {"target": "red.queen", "substitute": "set_aside"}

    refused(here, f"replacement.{because}", "activate", "red", **REPLACEMENT, **chosen)


@pytest.mark.rule("oriflamme.replacement.regained")
def test_the_table_may_rule_that_it_does_not() -> None:
    decided = {"oriflamme.replacement.regained": "forbidden"}
    here = events(
        "red.replacement~ | red.queen^@blue", told={"blue": {"discard": ["bribe"]}}, decided=decided
    )
    chosen = {"target": "red.queen", "substitute": "discard"}
    refused(here, "replacement.regained", "activate", "red", **REPLACEMENT, **chosen)
    after = played(here, "activate", "red", **REPLACEMENT, target="red.queen", substitute="none")
    assert (row(after), pile(after, "red")) == ("", {"queen", "replacement"})


@pytest.mark.rule("oriflamme.replacement.discard-self", "oriflamme.trap.reaction")
def test_a_replacement_in_a_trap_gains_one_loses_three_and_leaves() -> None:
    here = events("red.replacement~ | blue.trap~2 | green.felon~", red=5)
    after = played(here, "activate", "red", **REPLACEMENT, target="blue.trap")
    assert (influence(after), row(after), pile(after, "red")) == ((3, 4, 1), "green.felon~", {"replacement"})


@pytest.mark.rule("oriflamme.replacement.eliminate", "oriflamme.eliminate.flip")
def test_an_unnamed_victim_is_asked_for() -> None:
    here = events("red.replacement~ | blue.trap~2").card("blue.1", name="")
    assert asked(here, "activate", "red", **REPLACEMENT, target="blue.1", substitute="set_aside") == "blue.1"


@pytest.mark.rule("oriflamme.bribe.place", "oriflamme.bribe.not-stack", "oriflamme.bribe.discard-self")
def test_the_token_goes_on_an_open_character_that_lies_alone() -> None:
    here = events("red.bribe~1 | blue.queen~ | green.felon^ < green.schemer^ | blue.felon^")
    refused(here, "bribe.place", "activate", "red", card="red.bribe")
    refused(here, "bribe.place", "activate", "red", card="red.bribe", bribe="blue.queen")
    refused(here, "bribe.not-stack", "activate", "red", card="red.bribe", bribe="green.schemer")
    refused(here, "bribe.not-stack", "activate", "red", card="red.bribe", bribe="green.felon")
    refused(here, "bribe.place", "activate", "red", card="red.bribe", bribe="red.bribe")
    after = played(here, "activate", "red", card="red.bribe", bribe="blue.felon")
    assert row(after).endswith("| blue.felon^@red")
    assert pile(after, "red") == {"bribe"}
    assert influence(after) == (2, 1, 1)


@pytest.mark.rule("oriflamme.bribe.ownership", "oriflamme.event.owner-acts")
def test_a_character_bribed_ahead_acts_for_the_briber_this_round() -> None:
    here = played(events("red.bribe~ | blue.queen^"), "activate", "red", card="red.bribe", bribe="blue.queen")
    refused(here, "event.owner-acts", "resolve", "blue", card="blue.queen")
    assert influence(played(here, "resolve", "red", card="blue.queen")) == (3, 1, 1)


@pytest.mark.rule("oriflamme.bribe.replace-token", "oriflamme.components.bribe-tokens")
def test_a_foreign_token_goes_home() -> None:
    here = events("red.bribe~ | blue.queen^@green", told={"green": {"discard": ["bribe"]}})
    done = played_with(here, "activate", "red", card="red.bribe", bribe="blue.queen")
    assert row(done.state) == "blue.queen^@red"
    assert cites(done, "bribe.replace-token")


@pytest.mark.rule("oriflamme.bribe.own-character")
def test_an_own_character_may_have_to_be_bribed() -> None:
    here = events("red.bribe~ | red.queen^ | blue.felon~")
    assert (
        "oriflamme.bribe.own-character"
        in refused(here, "bribe.place", "activate", "red", card="red.bribe").because
    )
    done = played_with(here, "activate", "red", card="red.bribe", bribe="red.queen")
    assert row(done.state) == "red.queen^@red | blue.felon~"
    assert cites(done, "bribe.own-character")


@pytest.mark.rule("oriflamme.bribe.no-target", "oriflamme.event.no-target")
def test_without_an_open_character_the_token_stays_at_home() -> None:
    here = events("red.bribe~ | blue.queen~")
    done = played_with(here, "activate", "red", card="red.bribe")
    assert row(done.state) == "blue.queen~"
    assert cites(done, "bribe.no-target", "bribe.discard-self")
    ruling = refused(here, "bribe.place", "activate", "red", card="red.bribe", bribe="blue.queen")
    assert "oriflamme.bribe.no-target" in ruling.because


@pytest.mark.rule("oriflamme.bribe.leaves-row", "oriflamme.trap.attacker-pile")
def test_a_bribed_attacker_caught_by_a_trap_goes_home_without_the_token() -> None:
    here = events("blue.cutthroat^@red | green.trap~", red=5, told={"red": {"discard": ["bribe"]}})
    done = played_with(here, "resolve", "red", card="blue.cutthroat", target="green.trap")
    assert (pile(done.state, "blue"), influence(done.state)) == ({"cutthroat"}, (2, 1, 4))
    assert cites(done, "trap.attacker-pile", "bribe.leaves-row")


@pytest.mark.rule("oriflamme.trap.self-activated", "oriflamme.card.specific-over-general")
def test_a_trap_opened_by_its_owner_loses_its_influence_for_one() -> None:
    here = events("red.trap~4 | blue.felon~")
    done = played_with(here, "activate", "red", card="red.trap")
    assert (influence(done.state), pile(done.state, "red")) == ((2, 1, 1), {"trap"})
    refused(here, "trap.self-activated", "activate", "red", card="red.trap", target="blue.felon")


@pytest.mark.rule("oriflamme.replacement.substitute", "oriflamme.event.no-target")
def test_a_replacement_without_a_neighbour_eliminates_nobody_and_brings_nobody() -> None:
    here = events("red.replacement~", told={"red": {"discard": ["felon"]}})
    refusal = refused(here, "replacement.substitute", "activate", "red", **REPLACEMENT, substitute="discard")
    assert refusal.deciding[0].says == "nothing_eliminated"
    after = played(here, "activate", "red", **REPLACEMENT, substitute="none")
    assert (row(after), influence(after), pile(after, "red")) == ("", (1, 1, 1), {"felon", "replacement"})


@pytest.mark.rule("oriflamme.trap.own", "oriflamme.eliminate.any-family")
@pytest.mark.parametrize(("attacker", "gain"), [("cutthroat", 0), ("replacement", 1)])
def test_an_own_trap_does_not_react(attacker: str, gain: int) -> None:
    here = events(f"red.{attacker}~ | red.trap~2 | blue.felon~")
    done = played_with(here, "activate", "red", card=f"red.{attacker}", target="red.trap")
    assert influence(done.state) == (1 + gain, 1, 1)
    assert cites(done, "trap.own")


@pytest.mark.rule("oriflamme.trap.cutthroat", "oriflamme.cutthroat.single-no-reward")
def test_a_cutthroat_in_a_trap_has_no_reward_first() -> None:
    done = played_with(
        events("red.cutthroat^ | blue.trap~", red=5),
        "resolve",
        "red",
        card="red.cutthroat",
        target="blue.trap",
    )
    assert influence(done.state) == (2, 4, 1)
    assert cites(done, "trap.cutthroat")


@pytest.mark.rule("oriflamme.trap.shortfall")
@pytest.mark.parametrize(("has", "left", "silent"), [(2, 0, True), (3, 0, False)])
def test_who_has_fewer_than_three_gives_what_he_has(has: int, left: int, silent: bool) -> None:
    here = events("red.cutthroat^ | blue.trap~ | green.felon~", red=has)
    done = played_with(here, "resolve", "red", card="red.cutthroat", target="blue.trap")
    assert influence(done.state) == (left, 1 + has, 1)
    assert told_as_silent(done.ruling, "trap.shortfall") == silent
