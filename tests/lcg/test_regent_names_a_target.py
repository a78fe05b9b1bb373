"""The Regent says whether the attacker chooses anew; whom, the attacker says."""

from __future__ import annotations

import pytest

from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import ChooseNewTarget, Redirect
from engine.kernel.decisions import Move
from engine.kernel.judge import judge
from referee.position.disputed_table import DisputedTable
from referee.position.reader import read_text
from referee.session.registry import adapter_of
from tests.each import each

TABLE = """lcg r3 challenges four, lannister first, lannister to act, real cards
lannister title master of whispers 4p h3: tyrion, cersei
baratheon title master of laws 6p h2: "robert baratheon"
stark title crown regent 3p h4: eddard
targaryen title lord commander 5p h4: drogo
? lannister intrigue baratheon with tyrion
? {line}
"""


def told(line: str, language: str) -> tuple[DisputedTable, tuple[Move, ...]]:
    read = read_text(TABLE.format(line=line), "en")
    table = DisputedTable(adapter_of("lcg"), read.position, "ru-2008")
    attack, disputed = read.disputed
    for move in table.moves_of(attack, "en"):
        table.enter(move)
    return table, table.moves_of(disputed, language)


@pytest.mark.rule("lcg.title.regent.redirect")
@each(
    [
        ("en", "stark redirects the challenge to targaryen"),
        ("en", "stark redirects to targaryen instead of baratheon"),
        ("bg", "старк пренасочва предизвикателството към таргариен"),
        ("pl", "stark przekierowuje wyzwanie na targaryena"),
        ("ru", "старк переводит вызов на таргариена"),
        ("ru", "старк перенаправляет вызов на таргариенов"),
    ]
)
def test_a_regent_who_names_the_new_target_does_what_is_the_attackers(language: str, line: str) -> None:
    table, (move,) = told(line, language)
    assert move == ChooseNewTarget(by="stark", target="targaryen")
    [reason] = judge(LCG, table.session.state, move).deciding
    assert (reason.says, reason.facts["attacker"]) == ("attacker_chooses", "lannister")


@each(
    [
        ("en", "stark redirects"),
        ("en", "stark redirects the challenge away from baratheon"),
        ("bg", "старк пренасочва предизвикателството"),
        ("pl", "stark przekierowuje wyzwanie"),
        ("ru", "старк переводит вызов"),
    ]
)
def test_a_regent_who_names_no_new_target_redirects(language: str, line: str) -> None:
    _, moves = told(line, language)
    assert moves == (Redirect(by="stark", title="regent"),)
