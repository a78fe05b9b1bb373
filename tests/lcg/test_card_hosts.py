"""Attachments go where their texts let them; Chambers go onto the House card."""

from __future__ import annotations

import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.game import LCG
from engine.agot.lcg.view import view
from engine.agot.public_table import laid_open
from engine.agot.state.moves import PlayCard, PutIntoPlay
from engine.agot.state.records import ATTACHMENT, DISCARD, LOCATION
from engine.kernel.corrections import Decide
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    after,
    attached,
    card,
    covers,
    do,
    effect,
    happens,
    lannister,
    line,
    refused,
    responds,
    stands,
    stark,
)


def onto(host: str, name: str) -> Move:
    return do("play_card", STARK, card=name, host=host)


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
@pytest.mark.parametrize(
    ("name", "fits", "does_not"),
    [
        ("summer", "bran-stark", "chella-daughter-of-cheyk"),
        ("lightbringer", "renly-baratheon", "bran-stark"),
        ("bodyguard", "bran-stark", "chella-daughter-of-cheyk"),
        ("motley", "shae", "bran-stark"),
        ("gilded-plate", "chella-daughter-of-cheyk", "winterfell-kennels"),
    ],
)
def test_a_host_is_one_of_those_the_text_names(name: str, fits: str, does_not: str) -> None:
    own = stark("bran-stark", "renly-baratheon", "winterfell-kennels"), stark(name, zone="hand")
    given = stands(*own, lannister("chella-daughter-of-cheyk", "shae"), phase="marshalling", gold=5)
    assert after(given, onto(fits, name)).cards[name].host == fits
    refused(given, onto(does_not, name), because=TEXT)


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def test_a_second_lordship_does_not_go_onto_one_character() -> None:
    bare = stark("bran-stark", "robb-stark"), [card("lordship-2", STARK, "hand")]
    given = stands(*bare, [card("lordship", STARK, host="robb-stark")], phase="marshalling", gold=5)
    refused(given, onto("robb-stark", "lordship-2"), because=TEXT)
    assert after(given, onto("bran-stark", "lordship-2")).cards["lordship-2"].host == "bran-stark"


@pytest.mark.rule("lcg.keyword.no_attachments")
def test_who_takes_weapons_only_takes_no_armour() -> None:
    hand = stark("aegons-blade", "gilded-plate", zone="hand")
    given = stands(stark("jon-snow"), hand, phase="marshalling", gold=5)
    assert after(given, onto("jon-snow", "aegons-blade")).cards["aegons-blade"].host == "jon-snow"
    refused(given, onto("jon-snow", "gilded-plate"), because="lcg.keyword.no_attachments")


@pytest.mark.rule("lcg.keyword.ambush", "lcg.cardtype.attachment", "lcg.keyword.no_attachments")
def test_an_attachment_with_ambush_is_put_under_a_host() -> None:
    land = ("northern-fiefdoms", "northern-fiefdoms-2")
    own = stark(*land), stark("flame-kissed", zone="hand")
    given = stands(*own, lannister("cersei-lannister", "bronn", "captain-groleo", "lannisport"))

    def ambush(host: str = "", paid: tuple[str, ...] = land) -> Move:
        return do(
            "put_into_play", STARK, card="flame-kissed", host=host, via="ambush", pay={"influence": paid}
        )

    found = after(given, ambush("cersei-lannister"))
    laid = found.cards["flame-kissed"]
    assert (laid.zone, laid.host) == ("play", "cersei-lannister")
    assert all(found.cards[one].kneeling for one in land)
    claimed = responds("captain-groleo", effect("gain_power", amounts={LANNISTER: 1}), by=LANNISTER)
    refused(given, ambush("cersei-lannister"), claimed)
    refused(given, ambush("bronn"), because="lcg.keyword.no_attachments")
    refused(given, ambush("lannisport"), because=TEXT)
    refused(given, ambush(), because="lcg.cardtype.attachment")
    refused(given, ambush("cersei-lannister", land[:1]), because="lcg.influence.pay")
    offered = {one.move.host for one in generate_moves(given) if isinstance(one.move, PutIntoPlay)}
    assert "cersei-lannister" in offered


CHAMBERS = ("lord-eddards-chambers", "queen-cerseis-chambers", "king-roberts-chambers", "khal-drogos-tent")


@covers("lord-eddards-chambers.play-mode", "queen-cerseis-chambers.play-mode",
        "king-roberts-chambers.play-mode", "khal-drogos-tent.play-mode")  # fmt: skip
@pytest.mark.parametrize("name", CHAMBERS)
def test_chambers_are_played_as_a_location_or_onto_the_house_card(name: str) -> None:
    given = stands(stark(name, zone="hand"), phase="marshalling", gold=9)
    plain = after(given, do("play_card", STARK, card=name)).cards[name]
    laid = after(given, do("play_card", STARK, card=name, on_house=True)).cards[name]
    assert (plain.kind, plain.zone) == (LOCATION, "play")
    assert (laid.kind, laid.zone, laid.controller) == (ATTACHMENT, "play", STARK)
    offered = {one.move.on_house for one in generate_moves(given) if isinstance(one.move, PlayCard)}
    assert offered == {False, True}


@covers("lord-eddards-chambers.play-mode")
def test_no_other_card_goes_onto_the_house_card() -> None:
    cards = stark("winterfell-castle", "lordship", zone="hand"), stark("arya-stark")
    given = stands(*cards, phase="marshalling", gold=9)
    refused(given, do("play_card", STARK, card="winterfell-castle", on_house=True), because=TEXT)
    refused(given, do("play_card", STARK, card="lordship", host="arya-stark", on_house=True), because=TEXT)
    named = do("play_card", STARK, card="lord-eddards-chambers", host="arya-stark", on_house=True)
    refused(stands(stark("lord-eddards-chambers", zone="hand"), stark("arya-stark"), phase="marshalling",
                   gold=9), named)  # fmt: skip


@covers("lord-eddards-chambers.play-mode")
def test_out_of_play_chambers_are_a_location_again() -> None:
    name = "lord-eddards-chambers"
    given = stands(stark(name, zone="hand"), phase="marshalling", gold=9)
    given = after(given, do("play_card", STARK, card=name, on_house=True),
                  do("apply_effect", effects=[{"kind": "discard", "target": name}]))  # fmt: skip
    assert (given.cards[name].zone, given.cards[name].kind) == (DISCARD, LOCATION)


def test_what_lies_on_the_house_card_is_shown_among_attachments() -> None:
    name = "lord-eddards-chambers"
    given = after(stands(stark(name, zone="hand"), phase="marshalling", gold=9),
                  do("play_card", STARK, card=name, on_house=True))  # fmt: skip
    [area] = [area for area in view(given).areas if area.id == STARK]
    rows = {row.key: [piece.id for piece in row.pieces] for row in area.rows}
    assert (rows["locations"], rows["attachments"]) == ([], [name])


@pytest.mark.parametrize("on_house", [False, True])
def test_it_can_be_typed_either_way(on_house: bool) -> None:
    given = stands(stark("lord-eddards-chambers", zone="hand"), phase="marshalling", gold=9)
    session = Session(ADAPTER, laid_open(given), ADAPTER.game.texts, lambda *_: None)
    move = PlayCard(by=STARK, card="lord-eddards-chambers", on_house=on_house)
    assert parse(line_of(move, session), session) == move
    house = " onto house" if on_house else ""
    assert parse(f"stark plays lord eddard's chambers{house}", session) == move


@pytest.mark.rule("lcg.cardtype.attachment", "lcg.control.own_vs_control")
@pytest.mark.parametrize(("option", "whose"), [("player", STARK), ("host", LANNISTER)])
def test_an_attachment_goes_with_a_host_that_changes_sides_only_where_the_table_says_so(
    option: str, whose: str
) -> None:
    given = stands(stark("bronn"), attached("lordship", "bronn"))
    given = given.put(decided={"lcg.cardtype.attachment": option})
    found = happens(given, effect("take_control", "bronn", to=LANNISTER))
    assert (found.cards["bronn"].controller, found.cards["lordship"].controller) == (LANNISTER, whose)


@pytest.mark.rule("lcg.cardtype.attachment")
@pytest.mark.parametrize("answer", ["", "player", "host"])
@pytest.mark.parametrize("host", ["robb-stark", "cersei-lannister"])
def test_whose_an_attachment_is_comes_up_once_where_the_host_is_another_players(
    host: str, answer: str
) -> None:
    hand = stark("lordship", zone="hand")
    given = stands(stark("robb-stark"), lannister("cersei-lannister"), hand, phase="marshalling", gold=5)
    if answer:
        given = carry_out(LCG, given, Decide(point="lcg.cardtype.attachment", option=answer))
    _, ruling = line(given, onto(host, "lordship"))
    told = [one for one in ruling.done if one.says == "attachment_control"]
    assert len(told) == (1 if host == "cersei-lannister" or answer else 0)
