"""What texts forbid and who stays standing: attackers, defenders, victims, those who do not stand up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from engine.thrones.records import Card, Modifier, Plot
from engine.thrones.speaking import said_by_texts
from engine.thrones.standing import TO_BE_KILLED
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    challenge,
    covers,
    do,
    effect,
    lannister,
    line,
    plays,
    refused,
    resolve,
    stands,
    stark,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def attack(*attackers: str, kind: str = "military", by: str = STARK) -> Move:
    target = LANNISTER if by == STARK else STARK
    return do("declare_challenge", by, kind=kind, target=target, attackers=attackers)


def defend(*defenders: str, by: str = LANNISTER) -> Move:
    return do("declare_defenders", by, defenders=defenders)


def kneeling(given: Table, *names: str) -> list[bool]:
    return [given.cards[name].kneeling for name in names]


@covers("ser-rodrik-cassel.no-kneel")
def test_rodrik_stays_standing_as_a_defender_and_kneels_to_attack() -> None:
    cards = lannister("ser-rodrik-cassel", "bronn"), stark("robb-stark")
    defended = challenge(*cards, attackers=("robb-stark",), defenders=("ser-rodrik-cassel", "bronn"))
    assert kneeling(defended, "ser-rodrik-cassel", "bronn", "robb-stark") == [False, True, True]
    attacked = challenge(*cards, by=LANNISTER, attackers=("ser-rodrik-cassel",))
    assert kneeling(attacked, "ser-rodrik-cassel") == [True]


@covers("ser-rodrik-cassel.no-kneel")
def test_who_kneels_already_does_not_defend_whatever_his_text() -> None:
    tired = [card("ser-rodrik-cassel", LANNISTER, kneeling=True)]
    refused(stands(tired, stark("robb-stark")), attack("robb-stark"), defend("ser-rodrik-cassel"),
            because="lcg.challenge.defender_standing")  # fmt: skip


@covers("ser-jaime-lannister.no-kneel")
@pytest.mark.parametrize(("kind", "kneels"), [("military", False), ("intrigue", True)])
def test_jaime_stays_standing_in_military_challenges_on_either_side(kind: str, kneels: bool) -> None:
    name = "ser-jaime-lannister"
    attacks = challenge(lannister(name), stark("robb-stark"), by=LANNISTER, kind=kind, attackers=(name,))
    other = "robb-stark" if kind == "military" else "catelyn-stark"
    defends = challenge(lannister(name), stark(other), kind=kind, attackers=(other,), defenders=(name,))
    assert kneeling(attacks, name) + kneeling(defends, name) == [kneels, kneels]


@covers("ser-jaime-lannister.no-kneel")
def test_the_ruling_tells_by_which_text_he_stays_standing() -> None:
    _, ruling = line(stands(lannister("ser-jaime-lannister"), active=LANNISTER),
                     attack("ser-jaime-lannister", by=LANNISTER))  # fmt: skip
    assert ruling.verdict is Verdict.YES


@covers("hodor.restriction")
def test_hodor_is_never_declared_an_attacker_but_defends() -> None:
    cards = stark("hodor", "robb-stark"), lannister("bronn")
    refused(stands(*cards), attack("hodor", "robb-stark"), because=TEXT)
    defended = challenge(*cards, by=LANNISTER, attackers=("bronn",), defenders=("hodor",))
    assert defended.challenge is not None
    assert defended.challenge.defenders == ("hodor",)


@covers("hodor.immunity")
def test_hodor_cannot_be_bypassed() -> None:
    cards = stark("hodor", "robb-stark"), lannister("tyrion-lannister")
    theirs = attack("tyrion-lannister", kind="power", by=LANNISTER)
    given = stands(*cards, active=LANNISTER)
    refused(given, theirs, do("assign_stealth", LANNISTER, pairs={"tyrion-lannister": "hodor"}), because=TEXT)
    after(given, theirs, do("assign_stealth", LANNISTER, pairs={"tyrion-lannister": "robb-stark"}))


@covers("stannis-baratheon.restriction")
def test_nobody_defends_against_stannis_for_a_player_without_a_lord() -> None:
    cards = stark("stannis-baratheon", "robb-stark"), lannister("bronn", "cersei-lannister")
    refused(stands(*cards), attack("stannis-baratheon"), defend("bronn"), because=TEXT)
    after(stands(*cards), attack("stannis-baratheon"), defend())
    after(stands(*cards), attack("robb-stark"), defend("bronn"))
    after(stands(*cards, lannister("tyrion-lannister")), attack("stannis-baratheon"), defend("bronn"))


@covers("stannis-baratheon.restriction")
def test_a_lord_made_so_by_a_text_is_a_lord_against_stannis() -> None:
    cards = stark("stannis-baratheon"), lannister("bronn"), [card("lordship", LANNISTER, host="bronn")]
    after(stands(*cards), attack("stannis-baratheon"), defend("bronn"))


@covers("stannis-baratheon.restriction")
def test_traits_nobody_has_told_are_asked_of_the_card_that_lacks_them() -> None:
    strange = [replace(card("bronn", LANNISTER), id="stranger", traits=None)]
    _, ruling = line(stands(stark("stannis-baratheon"), lannister("cersei-lannister"), strange),
                     attack("stannis-baratheon"), defend("stranger"))  # fmt: skip
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.deciding[0].asks is not None
    assert (ruling.deciding[0].asks.what, ruling.deciding[0].asks.card) == ("traits", "stranger")


@covers("herding-the-masses.restriction")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
def test_with_herding_the_masses_only_unique_characters_defend(whose: str) -> None:
    cards = stark("robb-stark"), lannister("bronn", "enemy-informer")
    given = stands(*cards, plots={whose: "herding-the-masses"})
    refused(given, attack("robb-stark"), defend("bronn", "enemy-informer"), because=TEXT)
    after(given, attack("robb-stark"), defend("bronn"))
    after(stands(*cards), attack("robb-stark"), defend("bronn", "enemy-informer"))


@covers("the-power-of-blood.immunity")
def test_nobles_are_not_killed_by_effects_and_not_for_claim() -> None:
    plots = {STARK: "the-power-of-blood"}
    knight = lannister("ser-ilyn-payne")
    kill = uses("ser-ilyn-payne", effect("kill", "robb-stark"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    plain = stands(stark("robb-stark"), knight, phase="marshalling", active=LANNISTER)
    assert after(plain, kill).cards["robb-stark"].zone == "dead"
    spared = stands(stark("robb-stark"), knight, plots=plots, phase="marshalling", active=LANNISTER)
    assert after(spared, kill).cards["robb-stark"].zone == "play"

    cards = stark("robb-stark", "arya-stark"), lannister("bronn")
    given = challenge(*cards, by=LANNISTER, attackers=("bronn",), plots=plots)
    given = given.seat(LANNISTER, plot=Plot(claim=2))
    refused(
        given, resolve(), do("choose_victims", STARK, cards=("robb-stark",)), because="lcg.claim.military"
    )
    dead = after(given, resolve(), do("choose_victims", STARK, cards=("arya-stark",)))
    assert [dead.cards[one].zone for one in ("robb-stark", "arya-stark")] == ["play", "dead"]


@covers("the-power-of-blood.immunity")
def test_a_noble_may_still_be_discarded() -> None:
    places = lannister(*(f"northern-fiefdoms-{number}" for number in range(4)))
    cards = stark("robb-stark"), places, lannister("westeros-bleeds", zone="hand")
    given = stands(*cards, phase="dominance", active=LANNISTER, plots={STARK: "the-power-of-blood"})
    bleeds = plays("westeros-bleeds", effect("discard", "robb-stark"), by=LANNISTER,
                   influence=[one.id for one in places])  # fmt: skip
    assert after(given, bleeds).cards["robb-stark"].zone == "discard"


@covers("knight-of-the-rainwood.immunity")
def test_the_knight_of_the_rainwood_is_not_discarded_but_killed() -> None:
    places = lannister(*(f"northern-fiefdoms-{number}" for number in range(4)))
    cards = stark("knight-of-the-rainwood", "arya-stark"), places, lannister("westeros-bleeds", zone="hand")
    given = stands(*cards, phase="dominance", active=LANNISTER)
    both = [effect("discard", one) for one in ("knight-of-the-rainwood", "arya-stark")]
    gone = after(given, plays("westeros-bleeds", *both, by=LANNISTER, influence=[one.id for one in places]))
    assert [gone.cards[one].zone for one in ("knight-of-the-rainwood", "arya-stark")] == ["play", "discard"]
    fights = challenge(
        stark("knight-of-the-rainwood"), lannister("bronn"), by=LANNISTER, attackers=("bronn",)
    )
    fights = fights.seat(LANNISTER, plot=Plot(claim=1))
    dead = after(fights, resolve(), do("choose_victims", STARK, cards=("knight-of-the-rainwood",)))
    assert dead.cards["knight-of-the-rainwood"].zone == "dead"


def standing_phase(*cards: list[Card], plots: dict[str, str]) -> Table:
    table = stands(*cards, phase="dominance", plots=plots)
    return after(table, do("pass", STARK), do("pass", LANNISTER), do("stand_all"))


@covers("noose-and-swordpoint.no-stand")
def test_weak_characters_do_not_stand_with_noose_and_swordpoint() -> None:
    cards = (
        stark("arya-stark", "greatjon-umber", "winterfell-castle", kneeling=True),
        lannister("tyrion-lannister", "cerseis-attendant", kneeling=True),
    )
    given = standing_phase(*cards, plots={LANNISTER: "noose-and-swordpoint"})
    names = ("arya-stark", "greatjon-umber", "winterfell-castle", "tyrion-lannister", "cerseis-attendant")
    # The castle makes Arya as strong as 3.
    assert kneeling(given, *names) == [False, False, False, False, True]
    without = standing_phase(*cards, plots={})
    assert kneeling(without, *names) == [False] * 5


@covers("noose-and-swordpoint.no-stand")
def test_a_strength_nobody_has_told_is_asked_before_cards_stand() -> None:
    strange = [card("arya-stark", kneeling=True, strength=None)]
    table = stands(strange, phase="dominance", plots={LANNISTER: "noose-and-swordpoint"})
    _, ruling = line(table, do("pass", STARK), do("pass", LANNISTER), do("stand_all"))
    assert ruling.verdict is Verdict.CANNOT_TELL


def test_a_text_forbids_as_long_as_it_is_there() -> None:
    plots = {STARK: "the-power-of-blood"}
    given = stands(stark("robb-stark"), plots=plots)
    assert ("barred", TO_BE_KILLED) in said_by_texts(given)
    assert ("barred", TO_BE_KILLED) not in said_by_texts(given.seat(STARK, plot=None))


@covers("stanniss-northern-cavalry.immunity")
@pytest.mark.parametrize(("until", "zone"), [("phase", "play"), ("challenge", "play"), ("round", "dead")])
def test_the_cavalry_is_not_killed_where_its_strength_has_surely_changed_in_this_phase(
    until: str, zone: str
) -> None:
    changed = (Modifier("strength", -2, until=until),)
    cavalry = [card("stanniss-northern-cavalry", modifiers=changed)]
    given = stands(cavalry, lannister("ser-ilyn-payne"), phase="marshalling", active=LANNISTER)
    kill = effect("kill", "stanniss-northern-cavalry")
    killed = after(given, uses("ser-ilyn-payne", kill, by=LANNISTER, kneel=("ser-ilyn-payne",)))
    assert killed.cards["stanniss-northern-cavalry"].zone == zone


def guarded(*, kneeling: bool = True, whom: str = "shae") -> Table:
    """Bronn has been paid to stand up for somebody; Ser Ilyn stands on the other side."""
    cards = [card("bronn", LANNISTER, kneeling=kneeling)], lannister("shae"), stark("ser-ilyn-payne")
    given = stands(*cards, phase="marshalling", gold=2)
    chosen = do("choose_by_text", LANNISTER, cards=(whom,))
    return after(given, do("pass", STARK), uses("bronn", by=LANNISTER, gold=2), chosen)


def kills_shae() -> Move:
    return uses("ser-ilyn-payne", effect("kill", "shae"), kneel=("ser-ilyn-payne",))


@covers("bronn.kill-prevent")
def test_bronn_stands_up_for_whom_he_was_paid_and_who_is_not_killed() -> None:
    given = after(guarded(), kills_shae())
    assert (given.cards["shae"].zone, given.cards["bronn"].kneeling) == ("play", False)
    assert given.seats[LANNISTER].gold == 0


@covers("bronn.kill-prevent")
def test_a_standing_bronn_and_one_paid_for_another_do_not_help() -> None:
    assert after(guarded(kneeling=False), kills_shae()).cards["shae"].zone == "dead"
    other = after(guarded(whom="ser-ilyn-payne"), kills_shae())
    assert (other.cards["shae"].zone, other.cards["bronn"].kneeling) == ("dead", True)


@covers("bronn.kill-prevent")
def test_bronn_is_paid_for_one_phase() -> None:
    given = guarded()
    assert any(one.what == "guarded" for one in given.cards["shae"].modifiers)
    over = after(given, do("end_turn", STARK), do("end_turn", LANNISTER))
    assert over.cards["shae"].modifiers == ()
