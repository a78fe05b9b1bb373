from __future__ import annotations

import pytest

from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    KINDS,
    after,
    allowed,
    attack,
    battle,
    card,
    challenges,
    defend,
    effect,
    event,
    fighter,
    holds,
    plays,
    refused,
    resolve,
    stamp,
    under_both_texts,
)


@pytest.mark.rule("hbo.challenge.declare_attackers")
@under_both_texts
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("attackers", [("a",), ("b", "c"), ("a", "b", "c")])
def test_any_number_of_attackers_is_knelt(text: str, kind: str, attackers: tuple[str, ...]) -> None:
    given = after(
        challenges([], [fighter("a"), fighter("b"), fighter("c")], text=text),
        attack(*attackers, kind=kind),
    )
    holds(given, {f"card.{one}.kneeling": one in attackers for one in "abc"})
    holds(given, {"challenge.participants": list(attackers), "challenge.target": "stark"})


@pytest.mark.rule("hbo.challenge.declare_attackers")
def test_attackers_are_characters_of_the_active_player_in_play() -> None:
    held = {"hand": [fighter("held")], "dead": [fighter("dead")], "locations": [card("keep")]}
    given = challenges([fighter("s")], [fighter("l")], lannister_has=held)
    for one in ("s", "held", "dead", "keep"):
        refused(given, attack("l", one), because="hbo.challenge.declare_attackers")
    refused(given, attack("l", "l"), because="hbo.challenge.declare_attackers")


@pytest.mark.rule("hbo.challenge.declare_attackers")
def test_attackers_are_named_at_one_time_and_none_is_added_later() -> None:
    given = challenges([], [fighter("a"), fighter("b")])
    refused(given, attack("a"), attack("b"), because="hbo.challenge.one_at_a_time")


@pytest.mark.rule("hbo.challenge.declare_attackers", "hbo.frame.three_challenges")
def test_a_challenge_is_directed_at_the_opponent() -> None:
    given = challenges([], [fighter("a")])
    refused(given, attack("a", target="lannister"), because="hbo.frame.three_challenges")


@pytest.mark.rule("hbo.challenge.attackers_standing")
@under_both_texts
def test_a_kneeling_character_does_not_attack(text: str) -> None:
    given = challenges([], [fighter("a"), fighter("b", kneeling=True)], text=text)
    allowed(given, attack("a"))
    ruling = refused(given, attack("a", "b"), because="hbo.challenge.attackers_standing")
    assert [("leave_out", {"card": "b"})] == [(one.what, one.facts) for one in ruling.changes]
    alone = refused(given, attack("b"), because="hbo.challenge.attackers_standing")
    assert [("stand", {"card": "b"})] == [(one.what, one.facts) for one in alone.changes]


@pytest.mark.rule("hbo.challenge.attackers_standing", "hbo.challenge.after")
def test_an_attacker_kneels_for_the_next_kind() -> None:
    given = challenges([], [fighter("a")], claim=0)
    line = attack("a"), defend(), resolve(), attack("a", kind="power")
    refused(given, *line, because="hbo.challenge.attackers_standing")


@pytest.mark.rule("hbo.challenge.min_one_attacker")
@under_both_texts
def test_a_challenge_needs_an_attacker(text: str) -> None:
    given = challenges([], [fighter("a")], text=text)
    refused(given, attack(), because="hbo.challenge.min_one_attacker")
    holds(given, {"card.a.kneeling": False})


@pytest.mark.rule("hbo.challenge.declare_defenders")
@under_both_texts
@pytest.mark.parametrize("defenders", [(), ("a",), ("b", "c"), ("a", "b", "c")])
def test_any_number_of_defenders_is_knelt_even_none(text: str, defenders: tuple[str, ...]) -> None:
    given = challenges([fighter("a"), fighter("b"), fighter("c")], [fighter("l")], text=text)
    given = after(given, attack("l"), defend(*defenders))
    holds(given, {f"card.{one}.kneeling": one in defenders for one in "abc"})
    holds(given, {"challenge.participants": ["l", *defenders]})


@pytest.mark.rule("hbo.challenge.declare_defenders")
@under_both_texts
def test_only_the_player_attacked_defends_and_with_his_own_characters(text: str) -> None:
    held = {"hand": [fighter("held")], "locations": [card("keep")]}
    given = challenges([fighter("s")], [fighter("l"), fighter("m")], stark_has=held, text=text)
    refused(given, attack("l"), defend("m", by="lannister"), because="hbo.challenge.declare_defenders")
    for one in ("m", "held", "keep"):
        refused(given, attack("l"), defend("s", one), because="hbo.challenge.declare_defenders")


@pytest.mark.rule("hbo.challenge.defenders_standing")
@under_both_texts
def test_a_kneeling_character_does_not_defend(text: str) -> None:
    given = challenges([fighter("a"), fighter("b", kneeling=True)], [fighter("l")], text=text)
    allowed(given, attack("l"), defend("a"))
    ruling = refused(given, attack("l"), defend("a", "b"), because="hbo.challenge.defenders_standing")
    assert [("leave_out", {"card": "b"})] == [(one.what, one.facts) for one in ruling.changes]
    alone = refused(given, attack("l"), defend("b"), because="hbo.challenge.defenders_standing")
    assert [("stand", {"card": "b"})] == [(one.what, one.facts) for one in alone.changes]


@pytest.mark.rule("hbo.challenge.defenders_standing")
def test_who_is_knelt_before_defenders_are_named_cannot_defend() -> None:
    given = challenges([fighter("s")], [fighter("l")], lannister_has={"hand": [event("e")]})
    line = attack("l"), plays("lannister", "e", effect("kneel", "s"))
    refused(given, *line, defend("s"), because="hbo.challenge.defenders_standing")
    allowed(given, *line, defend())


@pytest.mark.rule("hbo.challenge.min_one_defender", "hbo.challenge.unopposed")
@under_both_texts
@pytest.mark.parametrize(("defenders", "unopposed"), [((), True), (("s",), False)])
def test_who_declares_nobody_does_not_defend(text: str, defenders: tuple[str], unopposed: bool) -> None:
    given = challenges([fighter("s")], [fighter("l", 3)], text=text, claim=0)
    given = after(given, attack("l"), defend(*defenders), resolve())
    holds(given, {"challenge.unopposed": unopposed, "seat.lannister.power": int(unopposed)})


@pytest.mark.rule("hbo.challenge.participants")
@under_both_texts
def test_attackers_and_defenders_take_part_and_nobody_else(text: str) -> None:
    given = challenges([fighter("s"), fighter("t")], [fighter("l"), fighter("m")], text=text)
    given = after(given, attack("l"), defend("s"))
    holds(given, {"challenge.participants": ["l", "s"]})


@pytest.mark.rule("hbo.challenge.participants")
@under_both_texts
@pytest.mark.parametrize("what", ["stand", "kneel"])
def test_standing_up_does_not_end_participation(text: str, what: str) -> None:
    given = battle([fighter("l", 3)], [fighter("s", 1)], text=text, lannister_has={"hand": [event("e")]})
    given = given.card("l", kneeling=what == "stand")
    given = after(given, plays("lannister", "e", effect(what, "l")), resolve())
    holds(given, {"challenge.attack": 3, "challenge.winner": "lannister"})


REMOVER = {"hand": [event("e", "challenges")]}


@pytest.mark.rule("hbo.challenge.removed_participant")
@under_both_texts
@pytest.mark.parametrize(
    "what", ["remove_from_challenge", "kill", "discard", "return_to_hand", "return_to_deck"]
)
def test_who_is_removed_takes_part_no_more(text: str, what: str) -> None:
    given = battle([fighter("l", 3)], [fighter("s", 2), fighter("t", 2)], text=text, lannister_has=REMOVER)
    given = after(given, plays("lannister", "e", effect(what, "s")))
    holds(given, {"challenge.participants": ["l", "t"]})
    holds(after(given, resolve()), {"challenge.defence": 2, "challenge.winner": "lannister"})


@pytest.mark.rule("hbo.challenge.removed_participant")
@under_both_texts
def test_removed_but_in_play_it_stays_kneeling(text: str) -> None:
    given = battle([fighter("l")], [fighter("s")], text=text, lannister_has=REMOVER)
    remove = plays("lannister", "e", effect("remove_from_challenge", "s"))
    ruling = allowed(given, remove)
    assert ("stays_kneeling", "text", Basis.SILENT) == stamp(ruling, "hbo.challenge.removed_participant")
    holds(after(given, remove), {"card.s.kneeling": True, "card.s.zone": "play"})


@pytest.mark.rule("hbo.challenge.removed_participant")
def test_a_table_may_decide_that_it_stands() -> None:
    decided = {"hbo.challenge.removed_participant": "stands"}
    given = battle([fighter("l")], [fighter("s")], lannister_has=REMOVER, decided=decided)
    remove = plays("lannister", "e", effect("remove_from_challenge", "s"))
    assert ("stands", "table") == stamp(allowed(given, remove), "hbo.challenge.removed_participant")[:2]
    holds(after(given, remove), {"card.s.kneeling": False})


@pytest.mark.rule("hbo.challenge.removed_participant", "hbo.challenge.participants")
def test_only_a_participant_can_be_removed() -> None:
    given = battle([fighter("l")], [fighter("s")], [fighter("t")], lannister_has=REMOVER)
    remove = plays("lannister", "e", effect("remove_from_challenge", "t"))
    refused(given, remove, because="hbo.challenge.participants")


@pytest.mark.rule("hbo.challenge.removed_participant", "hbo.keyword.renown")
def test_who_was_removed_earns_no_renown() -> None:
    renowned = fighter("l", 3, keywords="renown")
    given = battle([renowned, fighter("m", 3)], [fighter("s")], lannister_has=REMOVER, claim=0)
    remove = plays("lannister", "e", effect("remove_from_challenge", "l"))
    holds(after(given, resolve()), {"card.l.power": 1})
    holds(after(given, remove, resolve()), {"card.l.power": 0})


@pytest.mark.rule("hbo.challenge.declare_attackers")
def test_a_challenge_is_lawful_by_what_lies_on_the_table_not_by_its_prospects() -> None:
    given = challenges([fighter("s", 9)], [fighter("l", 0)])
    allowed(given, attack("l"))
