"""A line is read in any of three languages; what is not certain comes back as numbered offers."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.agot.state import declarations as told
from engine.agot.state import effects as e
from engine.agot.state import moves as m
from engine.kernel.corrections import Correct, Decide
from engine.kernel.decisions import Pass
from referee.notation.parser.commands import Note, Redo, Several, Undo
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.kit.notation import DESK, STARK, move, session, with_seat

MILITARY = m.DeclareChallenge(
    by="lannister",
    kind="military",
    target="stark",
    attackers=("the-hound", "gold-cloak"),
    stealth={"the-hound": "arya-stark"},
)
LINES = [
    ("stark plays jon-snow", m.PlayCard(by="stark", card="jon-snow")),
    ("stark plays longclaw on arya", m.PlayCard(by="stark", card="longclaw", host="arya-stark")),
    ("lannister military the-hound, gold-cloak stealth the-hound>arya", MILITARY),
    ("lannister military hound, cloak stealth hound>arya against stark", MILITARY),
    ("lannister military hound, cloak stealth hound on arya", MILITARY),
    (
        "lannister military hound stealth arya",
        m.DeclareChallenge(
            by="lannister",
            kind="military",
            target="stark",
            attackers=("the-hound",),
            stealth={"the-hound": "arya-stark"},
        ),
    ),
    ("stark defends arya-stark", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
    ("stark defends none", m.DeclareDefenders(by="stark")),
    ("lannister pass", Pass(by="lannister")),
    ('stark reveals "The Old Gods"', m.RevealPlot(by="stark", plot="The Old Gods")),
    ("stark reveals old gods", m.RevealPlot(by="stark", plot="The Old Gods")),
    ("stark reveals none", m.RevealPlot(by="stark")),
    ("stark first lannister", m.NameFirstPlayer(by="stark", seat="lannister")),
    (
        "lannister event lions-cunning pay 2: kneel arya",
        m.PlayEvent(by="lannister", card="lions-cunning", pay=m.Pay(2), effects=(e.Kneel("arya-stark"),)),
    ),
    (
        "stark responds arya: stand arya",
        m.Respond(by="stark", card="arya-stark", effects=(e.Stand("arya-stark"),)),
    ),
    ("stark saves arya with duplicate", m.Save(by="stark", card="arya-stark", by_means="duplicate")),
    ("resolve", m.ResolveChallenge()),
    ("stark victims arya-stark", m.ChooseVictims(by="stark", cards=("arya-stark",))),
    ("stark discard 1", m.DiscardForClaim(by="stark", count=1)),
    ("stark discard jon chosen", m.DiscardForClaim(by="stark", cards=("jon-snow",), random=False)),
    ("dominance", m.CountDominance()),
    ("dominance also stark 2", m.CountDominance(winner_also=(m.Bonus("stark", 2),))),
    ("stand", m.StandAll()),
    ("tax skip stark", m.ReturnGold(skip=("stark",))),
    ("lannister end", m.EndTurn(by="lannister")),
    ("draw", m.DrawPhase()),
    ("stark income", m.CollectIncome(by="stark")),
    ("initiative lot stark", m.DetermineInitiative(random_result="stark")),
    ("stark looks dead pile of lannister", m.LookAt(by="stark", what="dead_pile", whose="lannister")),
    (
        "effects: kill arya; draw stark 2",
        m.ApplyEffect(effects=(e.Kill("arya-stark"), e.Draw(("stark",), 2))),
    ),
    ("effects: +2 hound until challenge", m.ApplyEffect(effects=(e.Strength("the-hound", 2, "challenge"),))),
    (
        "effects: power stark 1, lannister 2",
        m.ApplyEffect(effects=(e.GainPower({"stark": 1, "lannister": 2}),)),
    ),
    ("effects: power-on hound 1", m.ApplyEffect(effects=(e.GainPowerOnCard("the-hound", 1),))),
    ("effects: control hound stark", m.ApplyEffect(effects=(e.TakeControl("the-hound", "stark"),))),
    (
        "set stark.power 4 because counted again",
        Correct(of="stark", field="power", value=4, reason="counted again"),
    ),
    ("set round 3 because it is", Correct(of="", field="round", value=3, reason="it is")),
    ("tell the-hound strength 3", told.KnowValue(card="the-hound", field="strength", value=3)),
    (
        "tell hound icons military, power",
        told.KnowValue(card="the-hound", field="icons", value=("military", "power")),
    ),
    ("tell hound keywords none", told.KnowValue(card="the-hound", field="keywords", value=())),
    ("tell stark claim 2", told.KnowPlot(seat="stark", field="plot_claim", value=2)),
    (
        "decide hbo.action.window_order active_player",
        Decide(point="hbo.action.window_order", option="active_player"),
    ),
    ("старк защитава аря", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
    ("старк играе джон сняг", m.PlayCard(by="stark", card="jon-snow")),
    ("ланистър пасува", Pass(by="lannister")),
    ("Starkowie broni Arya", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
    ("stark zagrywa jon snow", m.PlayCard(by="stark", card="jon-snow")),
    ("старк играет jon-snow", m.PlayCard(by="stark", card="jon-snow")),
    ('  STARK   Defends   "Arya Stark" ', m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
]


@pytest.mark.parametrize(("line", "meant"), LINES, ids=[line for line, _ in LINES])
def test_a_line_means_its_move(line: str, meant: object) -> None:
    assert move(line) == meant


COMMANDS = [
    ("undo", Undo()),
    ("undo 12", Undo(12)),
    ("redo", Redo()),
    ("note Mira was away", Note("Mira was away")),
    ("върни 3", Undo(3)),
    ("cofnij", Undo()),
]


@pytest.mark.parametrize(("line", "meant"), COMMANDS)
def test_commands_are_told_from_moves(line: str, meant: object) -> None:
    assert parse(line, session()) == meant


def test_the_seat_may_be_left_out_where_one_seat_can_be_meant() -> None:
    """The seat the table waits for; or the only one that has the card, or that may do it at all."""
    assert move("pass").by == "lannister"
    assert move("military hound").by == "lannister"
    assert move("plays jon-snow").by == "stark"
    assert move("resolve").by == ""


def test_where_both_may_do_it_the_seat_is_asked() -> None:
    seats = [{"id": seat, "hand": {"count": 7}} for seat in ("stark", "lannister")]
    here = session({"phase": "setup", "seats": seats})

    with pytest.raises(ParseError) as asked:
        parse("mulligan", here)

    assert [offer.line for offer in asked.value.offers] == ["stark mulligan", "lannister mulligan"]


def test_a_name_that_fits_several_cards_is_asked() -> None:
    with pytest.raises(ParseError) as asked:
        move("kill gua")

    assert asked.value.says == "name_ambiguous"
    assert [offer.line for offer in asked.value.offers] == ["kill guard", "kill guard-2"]


def test_the_place_decides_between_cards_of_one_name() -> None:
    """Both players may have a card of one name; only one of them defends."""
    here = session(
        with_seat(STARK, characters=[{"id": "sly-s", "name": "Sly"}], dead=[{"id": "sly-d", "name": "Sly"}])
    )

    assert move("stark defends sly", here) == m.DeclareDefenders(by="stark", defenders=("sly-s",))


WRONG = [
    ("зфыы", "pass"),
    ("pasz", "pass"),
    ("lannister militari hound", "lannister military the-hound"),
    ("stark defends ayra", "stark defends arya-stark"),
    ("старк защитаваа аря", "stark defends arya-stark"),
    ("stark defends фкнф", "stark defends arya"),
    ("kil arya", "effects: kill arya"),
    ("decide hbo.action.window_order aktive_player", "decide hbo.action.window_order active_player"),
]


@pytest.mark.parametrize("line", ["stark draws stark 2", "kill arya", "lannister kneels hound", "+2 hound"])
def test_what_happens_to_a_card_is_nobodys_move_until_a_card_is_said_to_do_it(line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, session())
    assert asked.value.says == "whose_effect"
    assert isinstance(parse(asked.value.offers[0].line, session()), m.ApplyEffect)


@pytest.mark.parametrize(("typed", "meant"), WRONG[2:5])
def test_what_is_misspelt_is_understood_where_one_thing_alone_is_near(typed: str, meant: str) -> None:
    assert parse(typed, session()) == parse(meant, session())


@pytest.mark.parametrize("typed", ["зфыы", "pasz"])
def test_a_misspelt_pass_of_nobody_is_asked_about(typed: str) -> None:
    with pytest.raises(ParseError) as wrong:
        parse(typed, session())

    assert {offer.line for offer in wrong.value.offers} == {"stark pass", "lannister pass"}


def test_a_card_not_seen_yet_is_shown_and_played() -> None:
    here = session()
    found = parse("stark plays eddard stark", here)

    assert isinstance(found, Several)
    shown, played = found.moves
    assert isinstance(shown, told.KnowCard)
    assert (shown.card.id, shown.card.face, shown.card.strength) == ("eddard-stark", "hbo-eddard-stark", None)
    assert played == m.PlayCard(by="stark", card="eddard-stark")
    here.enter(shown)
    assert (here.state.cards["eddard-stark"].zone, here.state.seats["stark"].hand) == ("hand", 1)
    assert move("plays eddard", here) == m.PlayCard(by="stark", card="eddard-stark")


def test_a_second_copy_gets_an_id_of_its_own() -> None:
    here = session()
    for _ in range(2):
        shown = move("show stark hand eddard stark", here)
        here.enter(DESK.made_public(shown))

    assert {"eddard-stark", "eddard-stark-2"} <= set(here.state.cards)


def test_a_name_said_twice_means_two_cards_of_the_hand() -> None:
    here = session()
    found = parse("stark places eddard, eddard", here)

    assert isinstance(found, Several)
    *shown, placed = found.moves
    assert [one.card.id for one in shown if isinstance(one, told.KnowCard)] == [
        "eddard-stark",
        "eddard-stark-2",
    ]
    assert placed == m.PlaceSetup(by="stark", cards=("eddard-stark", "eddard-stark-2"))


def test_a_known_card_said_twice_brings_one_more_from_the_hand() -> None:
    found = parse("stark places jon-snow, jon-snow", session())

    assert isinstance(found, Several)
    assert [type(one) for one in found.moves] == [told.KnowCard, m.PlaceSetup]
    assert found.moves[-1] == m.PlaceSetup(by="stark", cards=("jon-snow", "jon-snow-2"))


def test_a_copy_of_a_card_in_play_comes_from_the_hand() -> None:
    found = parse("stark dupes arya", session())

    assert isinstance(found, Several)
    shown, played = found.moves
    assert isinstance(shown, told.KnowCard)
    assert played == m.PlayDuplicate(by="stark", card=shown.card.id, host="arya-stark")
    assert shown.card.id != "arya-stark"


def test_a_part_of_a_name_nobody_has_said_must_tell_one_card() -> None:
    found = parse("stark plays hod", session())

    assert isinstance(found, Several)
    assert found.moves[-1] == m.PlayCard(by="stark", card="hodor")
    with pytest.raises(ParseError):
        parse("stark places wint", session())


def test_what_a_card_is_used_on_is_named_and_its_text_says_what_happens() -> None:
    here = session()
    here.enter(DESK.made_public(move("show stark hand insidious-ways", here)))

    found = parse("stark plays insidious-ways on arya", here)

    assert isinstance(found, m.PlayEvent)
    assert [one.target for one in found.effects if isinstance(one, e.Strength)] == ["arya-stark"]


def test_a_move_of_an_older_table_is_printed_as_it_was_typed() -> None:
    from referee.notation.formatter import line_of

    here = session()
    before, line = here.state, "show stark hand eddard-stark"
    shown = move(line, here)
    here.enter(shown)

    assert line_of(shown, here, before) == line


WORDS = ("stark", "plays", "on", "(", ")", ":", ";", ",", ">", "+", "2", "pay", "none", "kill", "arya")
SCRAPS = st.sampled_from(WORDS)


@given(
    st.text(max_size=60)
    | st.lists(
        st.sampled_from(
            ["stark", "plays", "on", "(", ")", ":", ";", ",", ">", "+", "2", "pay", "none", "kill"]
        )
    ).map(" ".join)
)
def test_whatever_is_typed_is_read_or_misread(text: str) -> None:
    with suppress(ParseError):
        parse(text, session())


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("stark zagrywa jona", m.PlayCard(by="stark", card="jon-snow")),
        ("stark broni aryą", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
        ("ланистър край на хода", m.EndTurn(by="lannister")),
        ("lannister koniec tury", m.EndTurn(by="lannister")),
    ],
)
def test_names_and_verbs_are_read_as_they_stand_in_a_sentence(line: str, meant: object) -> None:
    assert parse(line, session()) == meant


@pytest.mark.parametrize("misspelt", ["jonquil", "jonas", "jonx"])
def test_another_word_is_no_ending(misspelt: str) -> None:
    with pytest.raises(ParseError):
        parse(f"stark plays {misspelt}", session())


@pytest.mark.parametrize(
    "line",
    [
        "lannister military with hound",
        "lannister attacks military hound",
        "lannister attacks military with hound",
        "ланистър напада военен сблъсък с хрътката",
        "ланистър военен сблъсък с хрътката",
        "lannister atakuje wojskowe ogarem",
        "ланнистер атакует битва hound",
    ],
)
def test_attackers_may_be_said_with_a_word_before_them(line: str) -> None:
    meant = m.DeclareChallenge(by="lannister", kind="military", target="stark", attackers=("the-hound",))

    assert move(line) == meant


@pytest.mark.parametrize(
    "line", ["stark defends with arya", "старк се защитава с аря", "stark broni się aryą"]
)
def test_defenders_may_be_said_with_a_word_before_them(line: str) -> None:
    assert move(line) == m.DeclareDefenders(by="stark", defenders=("arya-stark",))


@pytest.mark.parametrize("line", ["effects: hound +2", "effects: hound strength 2", "effects: +2 hound"])
def test_a_change_of_strength_may_be_said_of_a_card_or_to_it(line: str) -> None:
    assert move(line) == m.ApplyEffect(effects=(e.Strength("the-hound", 2),))


def test_a_card_known_to_be_no_event_is_not_read_as_one() -> None:
    shown = parse("lannister plays gold cloak", session())

    assert isinstance(shown, m.PlayCard | Several)


@pytest.mark.parametrize("name", ["aryę", "aryą", "arya", "аря"])
def test_a_name_that_ends_in_two_vowels_is_read_with_its_endings(name: str) -> None:
    assert move(f"stark broni {name}") == m.DeclareDefenders(by="stark", defenders=("arya-stark",))
