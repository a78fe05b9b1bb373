"""Attachments go where their texts let them."""

from __future__ import annotations

import pytest

from engine.kernel.move import Move
from engine.lcg.options import choices
from engine.thrones.moves import PutIntoPlay
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    do,
    effect,
    lannister,
    refused,
    responds,
    stands,
    stark,
)

TEXT = "lcg.anatomy.rules_text"


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
    offered = {one.move.host for one in choices(given) if isinstance(one.move, PutIntoPlay)}
    assert "cersei-lannister" in offered
