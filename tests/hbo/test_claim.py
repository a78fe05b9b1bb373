from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from tests.kit.hbo import (
    KINDS,
    Raw,
    after,
    allowed,
    asked_of,
    battle,
    card,
    do,
    event,
    fact,
    fighter,
    holds,
    in_doubt,
    plot,
    refused,
    resolve,
    saves,
    under_both_texts,
    victims,
    waiting,
)


@pytest.mark.rule("hbo.claim.general")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_the_claim_is_the_one_on_the_attackers_plot(text: str, kind: str) -> None:
    stark = {"plot": plot(claim=3), "hand": 5, "power": 5}
    given = battle(
        [fighter("a")],
        [],
        [fighter("s"), fighter("t"), fighter("u")],
        kind=kind,
        text=text,
        claim=2,
        stark_has=stark,
    )
    found = after(given, resolve())
    holds(found, {"claim.kind": kind, "claim.amount": 2, "claim.due": 2, "claim.payer": "stark"})


@pytest.mark.rule("hbo.claim.general")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_a_claim_of_0_costs_nothing_and_the_challenge_is_won_all_the_same(text: str, kind: str) -> None:
    has = {"hand": 2, "power": 2}
    given = battle([fighter("a")], [], [fighter("s")], kind=kind, text=text, claim=0, stark_has=has)
    found = after(given, resolve())
    holds(found, {"challenge.winner": "lannister", "claim.amount": 0, "claim.due": 0, "pending": []})
    holds(found, {"seat.stark.hand": 2, "seat.stark.power": 2, "card.s.zone": "play"})


@pytest.mark.rule("hbo.claim.general")
def test_a_claim_nobody_has_told_is_asked_for_only_if_it_matters() -> None:
    given = battle([fighter("a", 1)], [fighter("s", 1)])
    unread = given.seats["lannister"].plot
    assert unread is not None
    unknown = given.seat("lannister", plot=type(unread)(name="Unread"))
    in_doubt(unknown, resolve(), asks="plot_claim")
    allowed(unknown.card("a", strength=0), resolve())


@pytest.mark.rule("hbo.claim.military")
@under_both_texts
def test_the_defender_chooses_who_dies(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s")], [fighter("t")], text=text)
    found = after(given, resolve())
    assert (("stark", "choose_victims"),) == asked_of(found)
    refused(found, victims("s", by="lannister"), because="hbo.claim.military")
    holds(after(found, victims("t")), {"card.t.zone": "dead", "card.s.zone": "play"})
    holds(after(found, victims("s")), {"card.s.zone": "dead", "seat.stark.dead_names": ["s"]})


WORTHLESS: dict[str, Raw] = {
    "standing": fighter("t"),
    "kneeling": fighter("t", kneeling=True),
    "without any icon": fighter("t", icons=[]),
    "bypassed": fighter("t"),
    "of strength 0": fighter("t", 0),
}


@pytest.mark.rule("hbo.claim.military")
@under_both_texts
@pytest.mark.parametrize("which", WORTHLESS)
def test_any_character_he_has_in_play_will_do(text: str, which: str) -> None:
    bypassed = ["t"] if which == "bypassed" else []
    given = battle([fighter("a", 3)], [fighter("s")], [WORTHLESS[which]], bypassed=bypassed, text=text)
    allowed(given, resolve(), victims("t"))


@pytest.mark.rule("hbo.claim.military")
@under_both_texts
def test_nothing_else_will_do(text: str) -> None:
    has = {"locations": [card("keep")], "hand": [fighter("held")]}
    given = battle([fighter("a", 3)], [fighter("s")], text=text, stark_has=has)
    for one in ("keep", "held", "a"):
        refused(given, resolve(), victims(one), because="hbo.claim.military")


@pytest.mark.rule("hbo.claim.military")
@under_both_texts
@pytest.mark.parametrize("chosen", [(), ("s", "t")])
def test_neither_fewer_nor_more_than_the_claim(text: str, chosen: tuple[str, ...]) -> None:
    given = battle([fighter("a", 3)], [fighter("s")], [fighter("t")], text=text)
    refused(given, resolve(), victims(*chosen), because="hbo.claim.military")


@pytest.mark.rule("hbo.claim.military")
def test_it_is_compulsory() -> None:
    given = after(battle([fighter("a", 3)], [fighter("s")]), resolve())
    refused(given, do("end_turn", "lannister"), because="hbo.challenge.one_at_a_time")
    refused(given, do("end_turn", "stark"), because="hbo.challenge.turns")
    pending = {"by": "stark", "what": "choose_victims", "for": "claim", "count": 1}
    holds(given, {"pending": [pending]})


@pytest.mark.rule("hbo.claim.military")
@pytest.mark.parametrize("kind", ["intrigue", "power"])
def test_other_kinds_kill_nobody(kind: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s")], kind=kind, stark_has={"hand": 2, "power": 2})
    refused(given, resolve(), victims("s"), because="hbo.claim.military")


@pytest.mark.rule("hbo.claim.intrigue")
@under_both_texts
@pytest.mark.parametrize("claim", [1, 2])
def test_chance_takes_cards_from_the_defenders_hand(text: str, claim: int) -> None:
    given = battle([fighter("a")], [], kind="intrigue", text=text, claim=claim, stark_has={"hand": 4})
    found = after(given, resolve())
    holds(found, {"seat.stark.hand": 4 - claim, "seat.stark.discard": claim})
    holds(found, {"seat.lannister.hand": 0})


@pytest.mark.rule("hbo.claim.intrigue")
@under_both_texts
def test_nobody_picks_them(text: str) -> None:
    held = {"hand": [fighter("x"), fighter("y")]}
    given = battle([fighter("a")], [], kind="intrigue", text=text, stark_has=held)
    drawn = do("discard_for_claim", "stark", random=True, cards=["x"])
    picked = do("discard_for_claim", "stark", random=False, cards=["x"])
    refused(given, resolve(), picked, because="hbo.claim.intrigue")
    holds(after(given, resolve(), drawn), {"card.x.zone": "discard", "card.y.zone": "hand"})


@pytest.mark.rule("hbo.claim.intrigue")
def test_cards_in_play_do_not_pay_an_intrigue_claim() -> None:
    given = battle([fighter("a")], [fighter("s", 0)], kind="intrigue", stark_has={"hand": [fighter("x")]})
    paid = do("discard_for_claim", "stark", random=True, cards=["s"])
    refused(given, resolve(), paid, because="hbo.claim.intrigue")


@pytest.mark.rule("hbo.claim.intrigue")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_as_many_cards_as_the_claim(count: int) -> None:
    given = battle([fighter("a")], [], kind="intrigue", claim=2, stark_has={"hand": 4})
    paid = do("discard_for_claim", "stark", random=True, count=count)
    refused(given, resolve(), paid, because="hbo.claim.intrigue")


@pytest.mark.rule("hbo.claim.power")
@under_both_texts
@pytest.mark.parametrize("claim", [1, 2])
def test_tokens_move_from_banner_to_banner(text: str, claim: int) -> None:
    given = battle(
        [fighter("a")],
        [fighter("s")],
        kind="power",
        text=text,
        claim=claim,
        stark_has={"power": 3},
        lannister_has={"power": 1},
    )
    found = after(given, resolve())
    holds(found, {"seat.stark.power": 3 - claim, "seat.lannister.power": 1 + claim})


@pytest.mark.rule("hbo.claim.power")
@under_both_texts
def test_power_on_characters_is_not_touched(text: str) -> None:
    given = battle([fighter("a")], [fighter("s", power=3)], kind="power", text=text, claim=2)
    found = after(given, resolve())
    holds(found, {"card.s.power": 3, "seat.lannister.power": 0, "claim.due": 0})


@pytest.mark.rule("hbo.claim.partial")
@under_both_texts
def test_with_one_token_against_a_claim_of_2_one_token_moves(text: str) -> None:
    given = battle([fighter("a")], [fighter("s")], kind="power", text=text, claim=2, stark_has={"power": 1})
    assert "hbo.claim.partial" in allowed(given, resolve()).rules
    holds(after(given, resolve()), {"seat.stark.power": 0, "seat.lannister.power": 1, "claim.due": 1})


@pytest.mark.rule("hbo.claim.partial")
@under_both_texts
def test_a_smaller_hand_goes_altogether(text: str) -> None:
    given = battle([fighter("a")], [fighter("s")], kind="intrigue", text=text, claim=3, stark_has={"hand": 2})
    holds(after(given, resolve()), {"seat.stark.hand": 0, "seat.stark.discard": 2, "claim.due": 2})


@pytest.mark.rule("hbo.claim.partial", "hbo.claim.high_military")
@under_both_texts
def test_fewer_characters_than_the_claim_all_die(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s")], [fighter("t")], text=text, claim=3)
    found = after(given, resolve())
    assert [2] == [one.count for one in waiting(found)]
    refused(found, victims("s"), because="hbo.claim.high_military")
    holds(after(found, victims("s", "t")), {"card.s.zone": "dead", "card.t.zone": "dead"})


@pytest.mark.rule("hbo.claim.partial")
@pytest.mark.parametrize("kind", KINDS)
def test_who_has_nothing_pays_nothing(kind: str) -> None:
    given = battle([fighter("a")], [], kind=kind, claim=2)
    holds(after(given, resolve()), {"claim.due": 0, "pending": [], "seat.lannister.power": 1})


@pytest.mark.rule("hbo.claim.high_military")
@under_both_texts
def test_a_claim_of_2_wants_two_different_characters(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("s")], [fighter("t"), fighter("u")], text=text, claim=2)
    refused(given, resolve(), victims("s", "s"), because="hbo.claim.high_military")
    refused(given, resolve(), victims("s"), because="hbo.claim.high_military")
    found = after(given, resolve(), victims("s", "u"))
    holds(found, {"card.s.zone": "dead", "card.t.zone": "play", "card.u.zone": "dead"})


@pytest.mark.rule("hbo.claim.high_military")
@under_both_texts
def test_not_even_if_he_can_be_saved(text: str) -> None:
    safe = fighter("s", unique=True, duplicates=2)
    given = battle([fighter("a", 3)], [safe], [fighter("t")], text=text, claim=2)
    refused(given, resolve(), victims("s", "s"), because="hbo.claim.high_military")
    found = after(given, resolve(), victims("s", "t"), saves("stark", "s"))
    holds(found, {"card.s.zone": "play", "card.s.duplicates": 1, "card.t.zone": "dead"})


@pytest.mark.rule("hbo.claim.high_military")
@under_both_texts
def test_all_are_chosen_before_any_is_saved_and_those_left_die_together(text: str) -> None:
    unique = [fighter(one, unique=True, duplicates=1) for one in ("s", "t")]
    given = battle([fighter("a", 3)], unique, text=text, claim=2)
    chosen = resolve(), victims("s", "t")
    one_saved = after(given, *chosen, saves("stark", "t"))
    holds(one_saved, {"card.s.zone": "dead", "card.t.zone": "play"})
    both = after(given, *chosen, saves("stark", "t"), saves("stark", "s"))
    holds(both, {"card.s.zone": "play", "card.t.zone": "play", "seat.stark.dead_names": []})


@pytest.mark.rule("hbo.claim.defender_wins")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
def test_if_the_defender_wins_nobody_suffers(text: str, kind: str) -> None:
    has = {"hand": 3, "power": 3}
    given = battle(
        [fighter("a", 1)],
        [fighter("s", 2)],
        kind=kind,
        text=text,
        claim=2,
        stark_has=has,
        lannister_has=has,
    )
    assert "hbo.claim.defender_wins" in allowed(given, resolve()).rules
    found = after(given, resolve())
    holds(found, {"challenge.winner": "stark", "claim.kind": None, "claim.amount": None})
    for house in ("stark", "lannister"):
        holds(found, {f"seat.{house}.hand": 3, f"seat.{house}.power": 3, f"seat.{house}.discard": 0})
    assert "play" == fact(found, "card.a.zone") == fact(found, "card.s.zone")


@pytest.mark.rule("hbo.claim.defender_wins", "hbo.keyword.renown")
@under_both_texts
def test_his_renown_and_reactions_to_the_result_still_work(text: str) -> None:
    held = {"hand": [event("e", "response")]}
    renowned = fighter("s", 2, keywords="renown")
    given = battle([fighter("a", 1)], [renowned], text=text, lannister_has=held)
    holds(after(given, resolve()), {"card.s.power": 1})
    allowed(given, resolve(), do("respond", "lannister", card="e", to="challenge_result"))


@pytest.mark.rule("hbo.claim.intrigue", "hbo.claim.military")
@pytest.mark.parametrize("early", [do("discard_for_claim", "stark", count=1), victims("d")])
def test_what_is_paid_too_early_is_refused_for_that_alone(early: Move) -> None:
    given = battle([fighter("a")], [], [fighter("d")], kind="power", stark_has={"hand": 3})
    ruling = refused(given, early, because="hbo.challenge.resolution_order")
    assert len(ruling.deciding) == 1
