"""Chambers: locations that may be played as attachments on the House card of their player."""

from __future__ import annotations

import pytest

from engine.lcg.desk import DESK
from engine.lcg.options import choices
from engine.lcg.view import view
from engine.thrones.hidden import laid_open
from engine.thrones.moves import PlayCard
from engine.thrones.records import ATTACHMENT, DISCARD, LOCATION
from referee.notation import line_of, parse
from referee.session import Session
from tests.lcg.cards_given import STARK, after, covers, do, refused, stands, stark

CHAMBERS = ("lord-eddards-chambers", "queen-cerseis-chambers", "king-roberts-chambers", "khal-drogos-tent")
TEXT = "lcg.anatomy.rules_text"


@covers("lord-eddards-chambers.play-mode", "queen-cerseis-chambers.play-mode",
        "king-roberts-chambers.play-mode", "khal-drogos-tent.play-mode")  # fmt: skip
@pytest.mark.parametrize("name", CHAMBERS)
def test_chambers_are_played_as_a_location_or_onto_the_house_card(name: str) -> None:
    given = stands(stark(name, zone="hand"), phase="marshalling", gold=9)
    plain = after(given, do("play_card", STARK, card=name)).cards[name]
    laid = after(given, do("play_card", STARK, card=name, on_house=True)).cards[name]
    assert (plain.kind, plain.zone) == (LOCATION, "play")
    assert (laid.kind, laid.zone, laid.controller) == (ATTACHMENT, "play", STARK)
    offered = {one.move.on_house for one in choices(given) if isinstance(one.move, PlayCard)}
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
    session = Session(DESK, laid_open(given), DESK.game.texts, lambda *_: None)
    move = PlayCard(by=STARK, card="lord-eddards-chambers", on_house=on_house)
    assert parse(line_of(move, session), session) == move
    house = " onto house" if on_house else ""
    assert parse(f"stark plays lord eddard's chambers{house}", session) == move
