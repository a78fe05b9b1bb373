"""The rows of the comparison of printings that can change a ruling: what each text makes of them.

Each test is named after its row; what the two texts have in common is tested with the rules themselves.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rulebook
from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    TEXTS,
    Raw,
    after,
    allowed,
    asked_of,
    battle,
    card,
    challenges,
    do,
    effect,
    event,
    fact,
    fighter,
    holds,
    plays,
    plot,
    refused,
    resolve,
    responds,
    saves,
    stamp,
    under_both_texts,
    uses,
    victims,
    with_faces,
)

CHANGING = {
    "P-09",
    "P-16",
    "P-18",
    "P-23",
    "P-25",
    "P-26",
    "P-27",
    "P-28",
    "P-30",
    "P-31",
    "P-32",
    "P-33",
    "P-42",
}
ROW = re.compile(r"^#### (P-\d\d) .*$((?:\n(?!#).*)*)", re.MULTILINE)


def test_every_row_that_can_change_a_ruling_has_a_test_here() -> None:
    content = Path(str(rulebook.__file__)).parent / "hbo" / "en"
    rows = [row for file in content.glob("*.md") for row in ROW.findall(file.read_text("utf-8"))]
    assert CHANGING == {name for name, body in rows if "- Can change a ruling: yes" in body}
    tested = {f"P-{name[6:8]}" for name in globals() if name.startswith("test_p")}
    assert set() == CHANGING - tested


def test_a_point_that_names_a_row_names_one_that_stands_in_the_rulebook() -> None:
    content = Path(str(rulebook.__file__)).parent / "hbo" / "en"
    written = "\n".join(file.read_text("utf-8") for file in content.glob("*.md"))
    for point in HBO.points:
        assert f"{{#{point.rule}}}" in written
        assert not point.row or f"#### {point.row} " in written
        assert set(TEXTS) == set(point.answers)
        assert {answer.option for answer in point.answers.values()} <= set(point.options)
        assert len(point.options) > 1


SILENT_IN = {
    "hbo.setup.no_deck_peeking": (PL,),
    "hbo.challenge.action_windows": (BG,),
    "hbo.duplicate.optional": (BG,),
    "hbo.save.any_kill": (BG,),
}


@pytest.mark.parametrize("rule", SILENT_IN)
def test_where_one_text_is_silent_its_answer_is_the_recommended_one(rule: str) -> None:
    point = next(one for one in HBO.points if one.rule == rule)
    silent = tuple(text for text in TEXTS if point.answers[text].basis is Basis.SILENT)
    assert SILENT_IN[rule] == silent
    assert not point.differs


LOOKS = do("look_at", "stark", what="draw_deck", whose="lannister")


@pytest.mark.rule("hbo.setup.no_deck_peeking")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.STATED), (PL, Basis.SILENT)])
def test_p09_draw_decks_are_closed_in_bulgarian_outright_in_polish_by_default(
    text: str, basis: Basis
) -> None:
    ruling = refused(challenges(text=text), LOOKS, because="hbo.setup.no_deck_peeking")
    assert ("yes", "text", basis) == stamp(ruling, "hbo.setup.no_deck_peeking")
    assert basis == ruling.basis


@pytest.mark.rule("hbo.setup.no_deck_peeking")
@under_both_texts
def test_p09_a_table_may_open_them(text: str) -> None:
    given = challenges(text=text, decided={"hbo.setup.no_deck_peeking": "no"})
    assert ("no", "table") == stamp(allowed(given, LOOKS), "hbo.setup.no_deck_peeking")[:2]


def with_a_copy_of_a_location(text: str, unique: bool = True, **fields: Any) -> AgotTable:
    copy = card("Casterly Rock", id="copy", type="location", unique=unique)
    has = {
        "hand": [copy],
        "locations": [card("Casterly Rock", id="rock", unique=unique)],
        "income_taken": True,
    }
    return challenges(phase="marshalling", text=text, lannister_has=has, **fields)


SLIDES = do("play_duplicate", "lannister", card="copy", host="rock")


@pytest.mark.rule("hbo.duplicate.characters_only")
@under_both_texts
def test_p16_only_characters_take_duplicates_under_both(text: str) -> None:
    ruling = refused(with_a_copy_of_a_location(text), SLIDES, because="hbo.duplicate.characters_only")
    assert ("characters", "text", Basis.SILENT) == stamp(ruling, "hbo.duplicate.characters_only")
    assert Basis.SILENT == ruling.basis


@pytest.mark.rule("hbo.duplicate.characters_only")
@under_both_texts
def test_p16_a_table_may_let_unique_locations_take_them_but_no_others(text: str) -> None:
    decided = {"hbo.duplicate.characters_only": "unique_cards"}
    ruling = allowed(with_a_copy_of_a_location(text, decided=decided), SLIDES)
    assert ("unique_cards", "table") == stamp(ruling, "hbo.duplicate.characters_only")[:2]
    plain = with_a_copy_of_a_location(text, unique=False, decided=decided)
    refused(plain, SLIDES, because="hbo.duplicate.attach")


@pytest.mark.rule("hbo.challenge.action_windows")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_p18_a_window_after_the_last_challenge_is_printed_in_polish_only(text: str, basis: Basis) -> None:
    has = {"hand": [event("e")], "challenges_made": ["military", "intrigue"]}
    given = battle([fighter("a")], kind="power", text=text, lannister_has=has)
    ruling = allowed(given, resolve(), plays("lannister", "e"))
    assert ("yes", "text", basis) == stamp(ruling, "hbo.challenge.action_windows")
    assert basis == ruling.basis


@pytest.mark.rule("hbo.claim.intrigue", "hbo.quickref.claim_and_keywords")
@under_both_texts
def test_p23_an_intrigue_claim_is_paid_at_random_under_both(text: str) -> None:
    given = battle([fighter("a")], kind="intrigue", text=text, stark_has={"hand": [fighter("x")]})
    picked = do("discard_for_claim", "stark", random=False, cards=["x"])
    ruling = refused(given, resolve(), picked, because="hbo.claim.intrigue")
    assert Basis.STATED == ruling.basis


def defended_below_0(text: str, attacking: int = 1) -> AgotTable:
    """The table counts strength below 0; the one defender stands at -1."""
    weak = fighter("weak", 1, modifiers=[{"amount": -2, "from": "a plot"}])
    decided = {"hbo.lasting.negative_strength": "below_0"}
    return battle([fighter("a", attacking)], [weak], kind="power", text=text, decided=decided)


@pytest.mark.rule("hbo.challenge.unopposed", "hbo.lasting.negative_strength")
@pytest.mark.parametrize(("text", "unopposed"), [(BG, False), (PL, True)])
def test_p25_a_defence_below_0_is_unopposed_in_polish_only(text: str, unopposed: bool) -> None:
    found = after(defended_below_0(text), resolve())
    holds(found, {"challenge.defence": -1, "challenge.winner": "lannister"})
    holds(found, {"challenge.unopposed": unopposed, "seat.lannister.power": int(unopposed)})


@pytest.mark.rule("hbo.challenge.unopposed", "hbo.lasting.negative_strength")
@under_both_texts
def test_p25_with_strength_never_below_0_the_texts_agree(text: str) -> None:
    weak = fighter("weak", 1, modifiers=[{"amount": -2, "from": "a plot"}])
    given = battle([fighter("a", 1)], [weak], kind="power", text=text)
    holds(after(given, resolve()), {"challenge.defence": 0, "challenge.unopposed": True})


@pytest.mark.rule("hbo.action.card_play_alternation", "hbo.action.definition")
@pytest.mark.parametrize("text", TEXTS)
def test_p26_two_cards_running_are_lawful_in_bulgarian_only(text: str) -> None:
    hand = [card("x", type="location"), card("y", type="location")]
    has = {"hand": hand, "income_taken": True}
    given = challenges(phase="marshalling", text=text, lannister_has=has)
    both = do("play_card", "lannister", card="x"), do("play_card", "lannister", card="y")
    if text == BG:
        allowed(given, *both)
    else:
        ruling = refused(given, *both, because="hbo.action.alternate")
        assert ("yes", "text", Basis.STATED) == stamp(ruling, "hbo.action.card_play_alternation")


@pytest.mark.rule("hbo.duplicate.blank")
@under_both_texts
def test_p27_a_duplicate_is_blank_under_both(text: str) -> None:
    jon = fighter("jon", 2, unique=True, duplicates=1)
    given = challenges([jon], phase="dominance", text=text)
    holds(after(given, do("count_dominance")), {"seat.stark.dominance": 2})
    given = challenges([jon], first="stark", text=text)
    (copy,) = given.under("jon")
    refused(given, uses("stark", copy.id), because="hbo.duplicate.blank")
    given = challenges([jon], text=text, lannister_has={"hand": [event("e")]})
    refused(given, plays("lannister", "e", effect("kneel", copy.id)), because="hbo.duplicate.blank")


def about_to_die(text: str, **fields: Any) -> AgotTable:
    jon = fighter("jon", unique=True, duplicates=1)
    return battle([fighter("a", 3)], [jon], text=text, **fields)


@pytest.mark.rule("hbo.duplicate.optional")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_p28_a_duplicate_may_be_kept_back_which_is_printed_in_polish_only(text: str, basis: Basis) -> None:
    line = resolve(), victims("jon"), do("decline_saves")
    ruling = allowed(about_to_die(text), *line)
    assert ("yes", "text", basis) == stamp(ruling, "hbo.duplicate.optional")
    holds(after(about_to_die(text), *line), {"card.jon.zone": "dead"})


@pytest.mark.rule("hbo.duplicate.optional")
@under_both_texts
def test_p28_a_table_may_decide_that_it_must_be_used(text: str) -> None:
    given = about_to_die(text, decided={"hbo.duplicate.optional": "no"})
    ruling = allowed(given, resolve(), victims("jon"))
    assert ("no", "table") == stamp(ruling, "hbo.duplicate.optional")[:2]
    holds(after(given, resolve(), victims("jon")), {"card.jon.zone": "play", "card.jon.duplicates": 0})


@pytest.mark.rule("hbo.save.any_kill")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_p30_a_plots_killing_may_be_saved_from_which_is_printed_in_polish_only(
    text: str, basis: Basis
) -> None:
    order = [{"seat": "lannister", "effects": [effect("kill", "jon")]}]
    kills: Move = do("order_when_revealed", "lannister", order=order)
    given = challenges(
        [fighter("jon", unique=True, duplicates=1)],
        phase="plot",
        text=text,
        lannister_has={"plot": plot(initiative=5, when_revealed="kills")},
        doing=[kills],
    )
    ruling = allowed(given, kills, saves("stark", "jon"))
    assert ("yes", "text", basis) == stamp(ruling, "hbo.save.any_kill")


@pytest.mark.rule("hbo.save.not_today", "hbo.printings.card_text_differs")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("unique", [True, False])
def test_p31_not_today_saves_everybody_in_polish_and_the_unique_in_bulgarian(text: str, unique: bool) -> None:
    has = {"hand": [card("today", type="event")]}
    given = battle([fighter("a", 3)], [fighter("sansa", unique=unique)], text=text, stark_has=has)
    line = resolve(), victims("sansa"), saves("stark", "sansa", "today")
    given = with_faces(given, today="not-today")
    if text == PL or unique:
        allowed(given, *line)
    else:
        refused(given, *line, because="hbo.save.not_today")


def comes_by_an_effect(name: str, face: str, text: str, **fields: Any) -> AgotTable:
    """An event puts this card of Stark's into play from hand, without its being played."""
    held = {"hand": [fighter(name, traits="Ally"), event("e")]}
    given = challenges(first="stark", text=text, stark_has=held, **fields)
    return with_faces(given, **{name: face})


def put(name: str) -> Move:
    return plays("stark", "e", effect("put_into_play", name))


TAKES_POWER = responds("stark", "eddard", effect("gain_power_on_card", "eddard", amount=1))


@pytest.mark.rule("hbo.example.eddard", "hbo.printings.card_text_differs")
@pytest.mark.parametrize("text", TEXTS)
def test_p32_eddard_put_into_play_takes_power_in_bulgarian_only(text: str) -> None:
    given = comes_by_an_effect("eddard", "eddard-stark", text)
    if text == BG:
        allowed(given, put("eddard"), TAKES_POWER)
    else:
        refused(given, put("eddard"), TAKES_POWER, because="hbo.reaction.recognise")


@pytest.mark.rule("hbo.printings.card_text_differs", "hbo.example.eddard")
@pytest.mark.parametrize(("text", "option"), [(BG, "played"), (PL, "entered_play")])
def test_p32_a_table_may_play_with_the_other_card_and_the_ruling_says_so(text: str, option: str) -> None:
    given = comes_by_an_effect("eddard", "eddard-stark", text, decided={"hbo.example.eddard": option})
    line = put("eddard"), TAKES_POWER
    if option == "entered_play":
        ruling = allowed(given, *line)
    else:
        ruling = refused(given, *line, because="hbo.reaction.recognise")
    assert (option, "table") == stamp(ruling, "hbo.example.eddard")[:2]


@pytest.mark.rule("hbo.passive.varys", "hbo.printings.card_text_differs")
@pytest.mark.parametrize("text", TEXTS)
def test_p33_varys_put_into_play_must_discard_in_bulgarian_only(text: str) -> None:
    found = after(comes_by_an_effect("varys", "varys", text), put("varys"))
    due = (("stark", "resolve_passive"),)
    assert (due == asked_of(found)) is (text == BG)


@pytest.mark.rule("hbo.printings.card_text_differs", "hbo.passive.varys")
@pytest.mark.parametrize(("text", "option"), [(BG, "played"), (PL, "entered_play")])
def test_p33_a_table_may_play_with_the_other_card(text: str, option: str) -> None:
    given = comes_by_an_effect("varys", "varys", text, decided={"hbo.passive.varys": option})
    found = after(given, put("varys"))
    assert (option == "entered_play") is bool(fact(found, "pending"))


@pytest.mark.rule("hbo.passive.varys", "hbo.printings.card_text_differs")
@pytest.mark.parametrize("text", TEXTS)
def test_p33_an_ally_that_is_no_character_may_be_discarded_in_bulgarian_only(text: str) -> None:
    tower: Raw = card("tower", traits="Ally")
    has = {"hand": [fighter("varys", traits="Ally")], "locations": [tower], "income_taken": True}
    given = challenges(phase="marshalling", first="stark", text=text, stark_has=has)
    given = with_faces(given, varys="varys")
    played = do("play_card", "stark", card="varys")
    discard = do("resolve_passive", "stark", card="varys", effects=[effect("discard", "tower")])
    if text == BG:
        allowed(given, played, discard)
    else:
        refused(given, played, discard, because="hbo.anatomy.card_text")


def renowned(text: str, **fields: Any) -> AgotTable:
    """At 14 power a renowned attacker is about to win; the claim would kill."""
    return battle(
        [fighter("a", 3, keywords="renown")],
        [fighter("s", 1)],
        text=text,
        lannister_has={"power": 14},
        **fields,
    )


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.keyword.renown")
@under_both_texts
def test_p42_renown_is_given_after_the_claim_and_before_reactions_under_both(text: str) -> None:
    found = after(renowned(text), resolve())
    holds(found, {"card.a.power": 0, "game.over": False})
    assert (("stark", "choose_victims"),) == asked_of(found)
    found = after(found, victims("s"))
    holds(found, {"card.s.zone": "dead", "card.a.power": 1, "game.winner": "lannister"})


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.keyword.renown")
@under_both_texts
def test_p42_where_it_shuts_out_a_reaction_the_order_is_said_to_be_a_default(text: str) -> None:
    given = renowned(text, stark_has={"hand": [event("e", "response")]})
    react = responds("stark", "e", to="challenge_result")
    ruling = refused(given, resolve(), victims("s"), react, because="hbo.victory.immediate")
    assert ("hbo.challenge.resolution_order",) in [one.rules for one in ruling.deciding[0].because]
    assert Basis.SILENT == ruling.basis


@pytest.mark.rule("hbo.challenge.resolution_order", "hbo.keyword.renown")
@under_both_texts
def test_p42_a_table_may_give_the_awards_first(text: str) -> None:
    given = renowned(text, decided={"hbo.challenge.resolution_order": "awards_first"})
    found = after(given, resolve())
    holds(found, {"card.a.power": 1, "game.winner": "lannister", "card.s.zone": "play"})
    ruling = allowed(given, resolve())
    assert ("awards_first", "table") == stamp(ruling, "hbo.challenge.resolution_order")[:2]
