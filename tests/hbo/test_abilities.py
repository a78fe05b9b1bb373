from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cards
import engine
from cards.facts import Ability, facts
from engine.agot import candidates
from engine.agot.abilities.active import may_affect
from engine.agot.abilities.definitions import Constant, DominanceBonus, Use
from engine.agot.cases.implied_moves import table_and_ruling
from engine.agot.hbo.abilities import RECORDS, strengthen
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.hbo.ruleset import plot_with_its_text
from engine.agot.rounds.rounds import at_phase
from engine.agot.rounds.timing import current_step
from engine.agot.state.effects import Strength
from engine.agot.state.moves import Pay, Respond, Save
from engine.agot.state.records import PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move, Pass
from engine.kernel.judge import carry_out, decisions
from engine.kernel.reasons import Verdict
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    answered,
    attack,
    battle,
    card,
    challenges,
    defend,
    do,
    effect,
    event,
    fact,
    fighter,
    holds,
    pass_,
    plays,
    reasons_of,
    refused,
    resolve,
    responds,
    rule,
    saves,
    under_both_texts,
    uses,
    victims,
    with_faces,
    with_plot_face,
)

FACES = {face.id: face for face in facts("hbo").cards}
BY_HAND = {
    "hbo-lannister-guards": "whether the text is a passive or a reaction is not known",
    "hbo-shae": "what her action does is not known",
    "hbo-septa-mordane": "what her action does is not known",
    "hbo-plot-calling-the-banners": "nothing here reduces a cost, so there is nothing to forbid",
}


def known(record: Constant | Use | DominanceBonus) -> Ability:
    """What the facts say of the card: each automated card has one ability there."""
    (one,) = FACES[record.face].abilities
    return one


def named(record: Constant | Use | DominanceBonus) -> str:
    return record.face


EVERY_RECORD = pytest.mark.parametrize("record", RECORDS, ids=named)
REACTIONS = [record for record in RECORDS if isinstance(record, Use) and record.kind == "reaction"]
ACTIONS = [record for record in RECORDS if isinstance(record, Use) and record.kind == "action"]


def test_every_known_ability_is_automated_or_played_by_hand_for_a_reason() -> None:
    automated = {record.face for record in RECORDS}
    able = {face.id for face in FACES.values() if face.abilities}
    assert able == automated | set(BY_HAND)
    assert set() == automated & set(BY_HAND)


@EVERY_RECORD
def test_a_record_is_of_the_kind_the_facts_tell(record: Constant | Use | DominanceBonus) -> None:
    ability = known(record)
    if isinstance(record, Use):
        saving = "save" in ability.tags
        kinds = {"response": "save" if saving else "reaction", "action": "action", "passive": "passive"}
        assert kinds[str(ability.kind)] == record.kind
    else:
        assert "constant" == ability.kind
        assert isinstance(record, DominanceBonus) == ("power_gain" in ability.tags)


@pytest.mark.parametrize("record", ACTIONS, ids=named)
def test_an_action_names_the_phase_the_facts_tell(record: Use) -> None:
    timing = known(record).timing
    assert ("any_phase" if timing == "any" else timing) == record.timing


def _price(record: Use) -> tuple[str, ...]:
    """The cost of a record as the facts word it, tried on a table with one character of each House."""
    given = challenges([fighter("s", house="stark")], [fighter("l", house="lannister")])
    itself = Card("itself", "Itself", "lannister", "lannister", "play", kind="location")
    ways = record.pay(given, itself) if record.pay is not None else ()
    words = {
        (Pay(gold=2),): ("pay 2 gold",),
        (Pay(kneel=("itself",)),): ("kneel self",),
        (Pay(kneel=("l",)),): ("kneel an own House Lannister character",),
        (): (),
    }
    return words[ways]


@EVERY_RECORD
def test_a_record_costs_what_the_facts_tell(record: Constant | Use | DominanceBonus) -> None:
    assert known(record).cost == (_price(record) if isinstance(record, Use) else ())


@pytest.mark.parametrize("record", REACTIONS, ids=named)
def test_a_reaction_is_held_to_its_trigger_only_where_the_facts_tell_it(record: Use) -> None:
    assert known(record).complete is record.certain


def test_what_people_remember_decides_nothing() -> None:
    for package in (engine, cards):
        sources = Path(str(package.__file__)).parent.rglob("*.py")
        assert [] == [path for path in sources if "reported.json" in path.read_text("utf-8")]
    remembered = ("hbo-plot-valar-morghulis", "hbo-plot-uneasy-truce")
    assert set() == set(remembered) & {record.face for record in RECORDS}
    for name in ("hbo-varys", "hbo-maester-luwin", "hbo-stark-retinue"):
        assert (FACES[name].houses, FACES[name].cost) == (None, None)


def test_a_card_without_a_face_in_the_catalogue_has_no_text_of_its_own() -> None:
    given = challenges([fighter("s", 2)], stark_has={"locations": [card("Winterfell")]})
    holds(given, {"card.s.strength": 2})


def power_on(name: str, amount: int = 1) -> Raw:
    return effect("gain_power_on_card", name, amount=amount)


EDDARD = fighter("eddard", unique=True, cost=3)


def eddard_in_hand(text: str, **fields: Any) -> AgotTable:
    """Stark holds Eddard, whose text is known, and an event."""
    stark = {"hand": [EDDARD, event("e")], "gold": 5, "income_taken": True, **fields.pop("stark_has", {})}
    given = challenges(phase="marshalling", first="stark", text=text, stark_has=stark, **fields)
    return with_faces(given, eddard="eddard-stark")


HE_COMES = do("play_card", "stark", card="eddard")


@pytest.mark.rule("hbo.example.eddard")
@under_both_texts
def test_eddard_gains_one_power_when_played(text: str) -> None:
    given = eddard_in_hand(text)
    found = after(given, HE_COMES, responds("stark", "eddard", power_on("eddard")))
    holds(found, {"card.eddard.power": 1, "seat.stark.power": 0, "seat.stark.total_power": 1})


@pytest.mark.rule("hbo.example.eddard")
@under_both_texts
def test_he_need_not_and_cannot_later(text: str) -> None:
    given = eddard_in_hand(text)
    late = HE_COMES, pass_("lannister"), plays("stark", "e")
    holds(after(given, *late), {"card.eddard.power": 0})
    react = responds("stark", "eddard", power_on("eddard"))
    refused(given, *late, react, because="hbo.reaction.missed")


@pytest.mark.rule("hbo.example.eddard", "hbo.anatomy.card_text")
@under_both_texts
def test_his_text_gives_no_more_and_nobody_else(text: str) -> None:
    given = eddard_in_hand(text, stark_has={"characters": [fighter("arya")]})
    for wrong in (power_on("eddard", 2), power_on("arya")):
        refused(given, HE_COMES, responds("stark", "eddard", wrong), because="hbo.anatomy.card_text")


@pytest.mark.rule("hbo.example.eddard", "hbo.printings.card_text_differs")
@pytest.mark.parametrize(("text", "works"), [(BG, True), (PL, False)])
def test_put_into_play_without_being_played_he_gains_in_bulgarian_only(text: str, works: bool) -> None:
    given = challenges(first="stark", text=text, stark_has={"hand": [EDDARD, event("e")]})
    given = with_faces(given, eddard="eddard-stark")
    line = plays("stark", "e", effect("put_into_play", "eddard"))
    react = responds("stark", "eddard", power_on("eddard"))
    if works:
        holds(after(given, line, react), {"card.eddard.power": 1})
    else:
        refused(given, line, react, because="hbo.reaction.recognise")


@pytest.mark.rule("hbo.example.eddard", "hbo.setup.reveal")
@under_both_texts
def test_he_gains_nothing_at_set_up(text: str) -> None:
    given = challenges(phase="setup", text=text, stark_has={"hand": [EDDARD]})
    given = with_faces(given, eddard="eddard-stark")
    laid = do("place_setup", "stark", cards=["eddard"]), do("place_setup", "lannister"), do("reveal_setup")
    react = responds("stark", "eddard", power_on("eddard"))
    refused(given, *laid, react, because="hbo.setup.reveal")


def jon_defends(text: str, strength: int = 1, **fields: Any) -> AgotTable:
    given = battle([fighter("a", 3)], [fighter("jon", strength)], kind="power", text=text, **fields)
    return with_faces(given, jon="jon-snow")


HE_STANDS = responds("stark", "jon", effect("stand", "jon"))


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_jon_snow_stands_after_losing_as_defender(text: str) -> None:
    holds(after(jon_defends(text), resolve(), HE_STANDS), {"card.jon.kneeling": False})
    holds(after(jon_defends(text), resolve()), {"card.jon.kneeling": True})


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_at_another_moment_his_printed_trigger_is_not_known_and_the_table_is_taken_at_its_word(
    text: str,
) -> None:
    for given in (jon_defends(text, 9), jon_defends(text)):
        known_not = "printed_trigger_not_known" in {
            one.says for one in allowed(given, resolve(), HE_STANDS).reasons
        }
        assert known_not is (given.cards["jon"].strength == 9)
    elsewhere = responds("stark", "jon", effect("stand", "a"))
    refused(jon_defends(text), resolve(), elsewhere, because="hbo.anatomy.card_text")


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_not_when_he_was_killed_for_the_claim(text: str) -> None:
    given = battle([fighter("a", 3)], [fighter("jon")], text=text)
    given = with_faces(given, jon="jon-snow")
    ruling = rule(given, resolve(), victims("jon"), HE_STANDS)
    assert Verdict.NO == ruling.verdict
    assert "hbo.play.out_of_play" in ruling.because


def retinue(text: str, **fields: Any) -> AgotTable:
    given = challenges([fighter("retinue"), fighter("s")], [fighter("a")], text=text, **fields)
    return with_faces(given, retinue="stark-retinue")


DRAWS_ONE = responds("stark", "retinue", effect("draw", seats=["stark"], amount=1))


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_the_retinue_draws_a_card_when_it_is_declared_a_defender(text: str) -> None:
    found = after(retinue(text), attack("a"), defend("retinue", "s"), DRAWS_ONE)
    holds(found, {"seat.stark.hand": 1, "seat.stark.deck": 29})
    holds(after(retinue(text), attack("a"), defend("retinue")), {"seat.stark.hand": 0})


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_its_printed_trigger_is_not_known_but_that_it_is_one_card(text: str) -> None:
    other = allowed(retinue(text), attack("a"), defend("s"), DRAWS_ONE)
    assert "printed_trigger_not_known" in {one.says for one in other.reasons}
    two = responds("stark", "retinue", effect("draw", seats=["stark"], amount=2))
    refused(retinue(text), attack("a"), defend("retinue"), two, because="hbo.anatomy.card_text")


def insidious(text: str, attacking: int = 3, **fields: Any) -> AgotTable:
    """The Hound attacks, and the event whose text is known is in his player's hand."""
    hand = {"hand": [card("ways", type="event")]}
    given = battle(
        [fighter("hound", attacking)],
        [fighter("s", 4)],
        kind="power",
        text=text,
        lannister_has=hand,
        **fields,
    )
    return with_faces(given, ways="insidious-ways")


REWARD = effect("if_win", effects=[effect("draw", seats=["lannister"], amount=2)])


def raises(target: str = "hound", amount: int = 2, until: str = "challenge", *rest: Raw) -> Move:
    strength = effect("strength", target, amount=amount, until=until)
    return plays("lannister", "ways", strength, *(rest or (REWARD,)))


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
@pytest.mark.parametrize(("attacking", "hand"), [(3, 2), (1, 0)])
def test_insidious_ways_adds_2_and_two_cards_if_that_wins(text: str, attacking: int, hand: int) -> None:
    given = insidious(text, attacking)
    holds(after(given, raises()), {"card.hound.strength": attacking + 2, "seat.lannister.hand": 0})
    found = after(given, raises(), resolve())
    holds(found, {"challenge.attack": attacking + 2, "seat.lannister.hand": hand})
    holds(found, {"card.hound.strength": attacking})


WRONG_WAYS = {
    "more than 2": raises(amount=3),
    "for the phase": raises(until="phase"),
    "without the cards": plays("lannister", "ways", effect("strength", "hound", amount=2, until="challenge")),
}


@pytest.mark.rule("hbo.example.challenge", "hbo.anatomy.card_text")
@under_both_texts
@pytest.mark.parametrize("which", WRONG_WAYS)
def test_and_nothing_else(text: str, which: str) -> None:
    refused(insidious(text), WRONG_WAYS[which], because="hbo.anatomy.card_text")


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_whom_it_may_strengthen_is_not_known_so_nobody_is_excluded(text: str) -> None:
    holds(after(insidious(text), raises("s")), {"card.s.strength": 6})


@pytest.mark.rule("hbo.example.challenge")
@under_both_texts
def test_the_participants_of_its_own_player_are_offered_first(text: str) -> None:
    given = insidious(text)
    first = (effects[0] for effects in strengthen(given, given.cards["ways"]))
    assert [one.target for one in first if isinstance(one, Strength)] == ["hound", "s"]


@pytest.mark.rule("hbo.action.phase_named", "hbo.example.challenge")
@under_both_texts
def test_it_belongs_to_the_challenges_phase(text: str) -> None:
    hand = {"hand": [card("ways", type="event")]}
    given = challenges([], [fighter("hound")], phase="standing", text=text, lannister_has=hand)
    given = with_faces(given, ways="insidious-ways")
    refused(given, do("stand_all"), raises(), because="hbo.action.phase_named")


def cunning(phase: str = "challenges", text: str = BG, gold: int = 2) -> AgotTable:
    """Lannister holds the any-phase event; a window for actions is open."""
    held = {"hand": [card("cunning", type="event")], "gold": gold}
    given = challenges(
        [fighter("s"), fighter("tired", kneeling=True)],
        [fighter("l")],
        phase=phase,
        text=text,
        stark_has={"locations": [card("keep")]},
        lannister_has=held,
        window={"first": "lannister"},
    )
    return with_faces(given, cunning="the-lions-cunning")


def kneels(target: str, gold: int = 2) -> Move:
    return plays("lannister", "cunning", effect("kneel", target), pay={"gold": gold})


@pytest.mark.rule("hbo.example.cunning")
@under_both_texts
@pytest.mark.parametrize("phase", ["marshalling", "challenges", "dominance", "standing"])
@pytest.mark.parametrize("target", ["s", "l"])
def test_the_lions_cunning_kneels_anybody_in_any_phase_for_2_gold(text: str, phase: str, target: str) -> None:
    found = after(cunning(phase, text), kneels(target))
    holds(found, {f"card.{target}.kneeling": True, "seat.lannister.gold": 0, "card.cunning.zone": "discard"})


@pytest.mark.rule("hbo.example.cunning")
@under_both_texts
def test_it_takes_2_gold_and_a_standing_character(text: str) -> None:
    refused(cunning(text=text, gold=1), kneels("s"), because="hbo.gold.pay_for_effects")
    refused(cunning(text=text), kneels("s", gold=0), because="hbo.anatomy.card_text")
    refused(cunning(text=text), kneels("keep"), because="hbo.anatomy.card_text")
    refused(cunning(text=text), kneels("tired"), because="hbo.position.only_standing_kneel")


@pytest.mark.rule("hbo.example.cunning", "hbo.tax.actions")
@under_both_texts
def test_after_taxation_there_is_no_gold_left_for_it(text: str) -> None:
    held = {"hand": [card("cunning", type="event")], "gold": 9}
    given = challenges([fighter("s")], phase="taxation", text=text, lannister_has=held)
    given = with_faces(given, cunning="the-lions-cunning")
    ruling = refused(given, do("return_gold"), kneels("s"), because="hbo.gold.pay_for_effects")
    assert "hbo.tax.actions" in ruling.because


def luwin(phase: str = "dominance", text: str = BG, **fields: Any) -> AgotTable:
    given = challenges(
        [fighter("luwin", 2, **fields)], [fighter("l", 1)], phase=phase, first="stark", text=text
    )
    return with_faces(given, luwin="maester-luwin")


DRAWS_TWO = uses("stark", "luwin", effect("draw", seats=["stark"], amount=2), pay={"kneel": ["luwin"]})


@pytest.mark.rule("hbo.example.luwin")
@under_both_texts
def test_luwin_counts_for_dominance_and_is_then_knelt_for_two_cards(text: str) -> None:
    found = after(luwin(text=text), do("count_dominance"), DRAWS_TWO)
    holds(found, {"dominance.winner": "stark", "card.luwin.kneeling": True, "seat.stark.hand": 2})


@pytest.mark.rule("hbo.example.luwin")
@under_both_texts
def test_not_before_the_count_nor_in_another_phase(text: str) -> None:
    refused(luwin(text=text), DRAWS_TWO, because="hbo.dominance.before_actions")
    refused(luwin("challenges", text), DRAWS_TWO, because="hbo.action.phase_named")
    refused(luwin("standing", text), do("stand_all"), DRAWS_TWO, because="hbo.action.phase_named")


@pytest.mark.rule("hbo.example.luwin")
@under_both_texts
def test_a_kneeling_luwin_pays_nothing(text: str) -> None:
    given = luwin(text=text, kneeling=True)
    refused(given, do("count_dominance"), DRAWS_TWO, because="hbo.position.only_standing_kneel")
    unpaid = uses("stark", "luwin", effect("draw", seats=["stark"], amount=2))
    refused(luwin(text=text), do("count_dominance"), unpaid, because="hbo.anatomy.card_text")


def direwolf(text: str, by: str = "stark", **fields: Any) -> AgotTable:
    """Jon carries the direwolf; he and Arya stand against an event that kills."""
    wolf = card("wolf", host="jon", **fields)
    mine = {"hand": [event("blow")]}
    own = {"characters": [fighter("jon"), fighter("arya")], "attachments": [wolf]}
    given = challenges(text=text, stark_has=own, lannister_has=mine)
    return with_faces(given, wolf="direwolf").card("wolf", controller=by)


def blow(target: str) -> Move:
    return plays("lannister", "blow", effect("kill", target))


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_the_direwolf_is_offered_for_its_host_alone(text: str) -> None:
    for victim, offered in (("jon", ["wolf"]), ("arya", [])):
        killing = carry_out(HBO, direwolf(text), blow(victim))
        found = [
            one.move.by_means for one in candidates.generate_moves(HBO, killing) if isinstance(one.move, Save)
        ]
        assert found == offered


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_the_direwolf_kneels_to_save_its_host(text: str) -> None:
    found = after(direwolf(text), blow("jon"), saves("stark", "jon", "wolf"))
    holds(found, {"card.jon.zone": "play", "card.wolf.kneeling": True, "card.wolf.zone": "play"})


@pytest.mark.rule("hbo.save.interrupt", "hbo.position.only_standing_kneel")
@under_both_texts
def test_nobody_else_and_only_standing(text: str) -> None:
    refused(direwolf(text), blow("arya"), saves("stark", "arya", "wolf"), because="hbo.anatomy.card_text")
    knelt = direwolf(text, kneeling=True)
    refused(knelt, blow("jon"), saves("stark", "jon", "wolf"), because="hbo.position.only_standing_kneel")
    theirs = direwolf(text, by="lannister")
    refused(theirs, blow("jon"), saves("stark", "jon", "wolf"), because="hbo.play.in_play")


def roaring(text: str, **fields: Any) -> AgotTable:
    """Lannister has revealed the plot that weakens everybody without an intrigue icon."""
    given = challenges(
        [fighter("schemer", 2, icons="intrigue"), fighter("soldier", 2, icons="military")],
        [fighter("knight", 2, icons=["military", "power"]), fighter("page", 0, icons=[])],
        text=text,
        **fields,
    )
    return with_plot_face(given, "lannister", "hear-me-roar")


@pytest.mark.rule("hbo.plot.other_text", "hbo.lasting.definition")
@under_both_texts
def test_hear_me_roar_weakens_everybody_without_intrigue_on_both_sides(text: str) -> None:
    strengths = {"schemer": 2, "soldier": 1, "knight": 1, "page": 0}
    holds(roaring(text), {f"card.{name}.strength": amount for name, amount in strengths.items()})
    assert reasons_of(answered(roaring(text), "strength", card="knight").ruling, "hbo.golden.card_over_rules")


@pytest.mark.rule("hbo.plot.other_text", "hbo.lasting.definition")
@under_both_texts
def test_an_icon_gained_or_lost_changes_that_at_once(text: str) -> None:
    given = roaring(text, lannister_has={"hand": [event("e")]})
    gain = plays("lannister", "e", effect("gain_icon", "knight", icon="intrigue", until="phase"))
    loss = plays("lannister", "e", effect("lose_icon", "schemer", icon="intrigue", until="phase"))
    holds(after(given, gain), {"card.knight.strength": 2})
    holds(after(given, loss), {"card.schemer.strength": 1})


@pytest.mark.rule("hbo.plot.other_text", "hbo.plot.replaces")
@under_both_texts
def test_it_ends_with_the_round_when_the_next_plot_replaces_it(text: str) -> None:
    given = challenges([fighter("s", 2, icons=[])], phase="taxation", text=text)
    given = with_plot_face(given, "lannister", "hear-me-roar")
    holds(given, {"card.s.strength": 1})
    holds(
        after(given, do("return_gold"), do("reveal_plot", "lannister", plot="Next")), {"card.s.strength": 2}
    )


def gifted(ours: int, theirs: int, text: str, **fields: Any) -> AgotTable:
    """Stark has revealed Illyrio's Gift; dominance is about to be counted."""
    given = challenges([fighter("s", ours)], [fighter("l", theirs)], phase="dominance", text=text, **fields)
    return with_plot_face(given, "stark", "illyrios-gift")


@pytest.mark.rule("hbo.example.illyrio")
@under_both_texts
@pytest.mark.parametrize(("ours", "theirs", "power"), [(3, 2, 4), (2, 2, 0), (2, 3, 0)])
def test_illyrios_gift_adds_3_to_dominance_won(text: str, ours: int, theirs: int, power: int) -> None:
    found = after(gifted(ours, theirs, text), do("count_dominance"))
    holds(found, {"seat.stark.power": power, "seat.lannister.power": int(theirs > ours)})
    cites = reasons_of(allowed(gifted(ours, theirs, text), do("count_dominance")), "hbo.example.illyrio")
    assert bool(power) == bool(cites)


@pytest.mark.rule("hbo.example.illyrio")
@under_both_texts
def test_it_is_its_own_players_dominance_that_counts(text: str) -> None:
    given = with_plot_face(gifted(3, 1, text), "lannister", "game-of-thrones")
    holds(after(given, do("count_dominance")), {"seat.stark.power": 4, "seat.lannister.power": 0})
    plain = with_plot_face(gifted(3, 1, text), "stark", "the-old-gods")
    holds(after(plain, do("count_dominance")), {"seat.stark.power": 1})


@pytest.mark.rule("hbo.example.illyrio", "hbo.victory.immediate")
@under_both_texts
def test_three_more_power_may_win_the_game(text: str) -> None:
    given = gifted(3, 2, text, stark_has={"power": 11})
    holds(after(given, do("count_dominance")), {"game.winner": "stark", "seat.stark.power": 15})


@pytest.mark.rule("hbo.example.illyrio")
@under_both_texts
def test_a_plot_played_by_hand_says_what_it_adds(text: str) -> None:
    given = challenges([fighter("s", 3)], [fighter("l", 1)], phase="dominance", text=text)
    counted = do("count_dominance", winner_also=[{"seat": "stark", "power": 3}])
    holds(after(given, counted), {"seat.stark.power": 4})
    other = do("count_dominance", winner_also=[{"seat": "lannister", "power": 3}])
    found = after(given, other)
    assert (1, 0) == (fact(found, "seat.stark.power"), fact(found, "seat.lannister.power"))


@pytest.mark.rule("hbo.reaction.recognise")
def test_a_reaction_known_from_one_example_is_offered_only_where_things_are_as_there() -> None:
    def offered(given: AgotTable) -> set[str]:
        there, _ = table_and_ruling(HBO, given, resolve())
        there = carry_out(HBO, there, resolve())
        found = set()
        while current_step(there) == "aftermath.reactions":
            found |= {
                one.move.card
                for one in candidates.generate_moves(HBO, there)
                if isinstance(one.move, Respond)
            }
            there = carry_out(HBO, there, Pass(by=decisions(HBO, there)[0].seat))
        return found

    assert offered(jon_defends("bg-2013")) == {"jon"}
    assert offered(jon_defends("bg-2013", 9)) == set()
    elsewhere = battle([fighter("a", 3)], [fighter("s")], [fighter("jon", kneeling=True)], kind="power")
    assert offered(with_faces(elsewhere, jon="jon-snow")) == set()


@pytest.mark.rule("hbo.plot.other_text", "hbo.golden.card_over_rules")
@pytest.mark.parametrize("title", ["Hear Me Roar", "hear me roar", "Чуй моя рев", "Słuchajcie Mojego Ryku"])
def test_a_plot_revealed_by_its_title_brings_its_text(title: str) -> None:
    set_up = ADAPTER.new(BG, {}).put(first_player="stark")
    given = at_phase(HBO, set_up, "plot").seat("lannister", plots_available=None)
    revealed = carry_out(HBO, given, do("reveal_plot", "lannister", plot=title))
    anybody = Card("robb", "Robb Stark", "stark", "stark", PLAY)
    assert [constant.amount for constant, _ in may_affect(revealed, anybody)] == [-1]
    assert revealed.seats["lannister"].plot == plot_with_its_text(title)


def test_a_plot_without_a_text_that_is_carried_out_is_only_its_title() -> None:
    assert plot_with_its_text("Storm of Swords").face == ""
    assert plot_with_its_text("Illyrio's Gift").face == "hbo-plot-illyrios-gift"


@pytest.mark.rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
@pytest.mark.parametrize(
    ("immune_to", "by_event", "by_ability"),
    [
        ((), True, True),
        (("events",), False, True),
        (("character_abilities",), True, False),
        (("triggered_effects",), False, False),
    ],
)
def test_a_card_is_chosen_for_what_it_is_not_immune_to(
    immune_to: tuple[str, ...], by_event: bool, by_ability: bool
) -> None:
    own = {"hand": [event("e")]}
    given = challenges([fighter("s", timing="challenges")], [fighter("l")], first="stark", stark_has=own)
    given = given.card("l", immune_to=immune_to)
    for move, legal in (
        (plays("stark", "e", effect("kneel", "l")), by_event),
        (uses("stark", "s", effect("kneel", "l")), by_ability),
    ):
        ruling = rule(given, move)
        assert (ruling.verdict is Verdict.YES) is legal
        assert legal or ruling.deciding[0].says == "immune"
