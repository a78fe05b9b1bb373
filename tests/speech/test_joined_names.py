"""Two names joined by "and": both have a part in what is entered, or the line is asked about."""

from __future__ import annotations

from functools import cache

import pytest

from engine.agot.state.moves import DeclareChallenge, DeclareDefenders
from engine.kernel.decisions import Move
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.position.reader import read_text
from referee.session.registry import adapter_of
from referee.session.session import Session

CARDS_ARE_PLAYED = """lcg r2 marshalling two, stark first, stark to act, real cards
stark 9g 2p h4: arya
lannister 1g 3p h5: tyrion"""
FOUR_PLAYERS = """lcg r4 challenges four, stark first, stark to act, as told
stark title hand of the king 2g 5p h4 claim2: robb 4mp, arya 2m
lannister title crown regent 0g 6p h2 claim1: jaime k4mip, tyrion 2ip
greyjoy title master of laws 1g 3p h5 claim2: asha 3mi
baratheon title lord commander 1g 3p h5 claim1: stannis 4mp"""
IN_A_CHALLENGE = """hbo r4 challenges, lannister to act, as told
lannister military stark: hound
stark 1g 3p h2: eddard 4mip, sansa 1i, jon 3m, arya 2mi
lannister 2g 13p h1 claim 2: cersei 3ip renown, hound k4m"""
BEFORE_A_CHALLENGE = """hbo r3 challenges, lannister to act, real cards
stark 2g 4p h3: eddard k4mp, jon 3m, arya 2mi, sansa 1ip
lannister 1g 6p h2 claim 2: hound 4m, gregor 5m, tyrion 2ip, cersei 3ip"""
MARCH = """kings action march, options 3 4 5 6, footman strength 1, knight strength 2
keep land stark fortification borders moat bay: 2 footmen, knight; march
moat land lannister borders keep: footman; support"""


@cache
def _table(text: str) -> Session:
    read = read_text(text, "en")
    adapter = adapter_of(read.game)
    return table_of(adapter, read.position, adapter.game.texts[0])


def _entered(text: str, language: str, line: str) -> Move | Command | None:
    """What a line enters; nothing, if it is asked about."""
    try:
        return parse(line, _table(text), language)
    except ParseError:
        return None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "Stark zagrywa Robba i Jona"),
        ("ru", "Старк играет Робба и Джона"),
    ],
)
def test_both_cards_are_played_that_a_line_plays(language: str, line: str) -> None:
    found = _entered(CARDS_ARE_PLAYED, language, line)

    assert isinstance(found, Several)
    played = [move.card for move in found.moves if hasattr(move, "host")]  # type: ignore[attr-defined]
    assert played == ["robb-stark", "jon-snow"]


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (FOUR_PLAYERS, "en", "stark attacks greyjoy and baratheon with robb, military"),
        (FOUR_PLAYERS, "pl", "Stark wyzywa Greyjoya i Baratheona wojskowo Robbem"),
        (FOUR_PLAYERS, "bg", "Старк напада Грейджой и Баратеон с Роб, военно"),
        (FOUR_PLAYERS, "ru", "Старк нападает на Грейджоя и Баратеона Роббом, война"),
        (MARCH, "en", "stark and lannister march from keep to moat"),
        (MARCH, "pl", "Stark i Lannister maszerują z keep do moat"),
        (BEFORE_A_CHALLENGE, "en", "lannister military hound, and then a second military with gregor"),
        (BEFORE_A_CHALLENGE, "pl", "Lannister wojskowe Ogar, a potem drugie wojskowe Gregorem"),
    ],
)
def test_what_cannot_be_told_of_both_is_asked(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark defends with jon and arya"),
        ("pl", "Stark broni się Jonem i Aryą"),
        ("bg", "Старк се защитава с Джон и Аря"),
        ("ru", "Старк защищается Джоном и Арьей"),
    ],
)
def test_two_who_defend_together_defend_in_one_move(language: str, line: str) -> None:
    found = _entered(IN_A_CHALLENGE, language, line)

    assert isinstance(found, DeclareDefenders)
    assert set(found.defenders) == {"jon", "arya"}


def test_two_who_attack_together_attack_in_one_move() -> None:
    found = _entered(BEFORE_A_CHALLENGE, "en", "lannister attacks with the hound and gregor, military")

    assert isinstance(found, DeclareChallenge)
    assert set(found.attackers) == {"the-hound", "ser-gregor-clegane"}
