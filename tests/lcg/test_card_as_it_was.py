"""What a card was when it was killed decides: whether its text counted, which traits texts gave it."""

from __future__ import annotations

import pytest

from engine.thrones.records import Modifier
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    card,
    do,
    effect,
    lannister,
    refused,
    responds,
    stands,
    stark,
    until,
)

BLANK = (Modifier("blank", origin="Renly's Courtier", until="phase"),)


def killed(given: Table, name: str) -> Table:
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


@pytest.mark.parametrize("name", ["cerseis-attendant", "danys-handmaiden"])
def test_whoever_was_blank_when_killed_has_no_response_to_it(name: str) -> None:
    on_somebody = lannister("stinking-drunk", host="bronn")
    done = {
        "cerseis-attendant": effect("kneel", "bronn"),
        "danys-handmaiden": effect("discard_attachment", "stinking-drunk"),
    }[name]
    until(killed(stands(stark(name), lannister("bronn"), on_somebody), name), responds(name, done))
    blank = stands([card(name, modifiers=BLANK)], lannister("bronn"), on_somebody)
    refused(killed(blank, name), responds(name, done))


def test_a_passive_that_was_blank_when_its_card_was_killed_is_not_set_off() -> None:
    priest = stands(stark("old-red-priest", "great-keep"))
    until(killed(priest, "old-red-priest"), do("resolve_passive", "stark", card="old-red-priest"))
    blank = stands([card("old-red-priest", modifiers=BLANK)], stark("great-keep"))
    refused(killed(blank, "old-red-priest"), do("resolve_passive", "stark", card="old-red-priest"))


def test_whoever_was_a_lord_by_a_text_when_killed_has_died_a_lord() -> None:
    power = effect("gain_power_on_card", "joffrey-baratheon", amount=1)
    common = stands(stark("joffrey-baratheon"), lannister("hodor"))
    refused(killed(common, "hodor"), responds("joffrey-baratheon", power))
    lord = stands(stark("joffrey-baratheon"), lannister("hodor"), [card("lordship", LANNISTER, host="hodor")])
    until(killed(lord, "hodor"), responds("joffrey-baratheon", power))
