"""Events that players tell with a price and with the card they are aimed at, by any word."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.session.registry import adapter_of
from tests.kit.lcg import Raw, seat

LCG = adapter_of("lcg")


def at_table(*hand: Raw) -> Any:
    """Challenges: A has some cards in hand, B a character, locations, a card in hand and one that is dead."""
    mine = seat("A", hand=hand, gold=3, house="lannister", income_taken=True)
    others = {
        "hand": {"count": 4, "known": [{"id": "bran", "name": "Bran", "type": "character"}]},
        "locations": [{"id": "mill", "name": "Mill"}, {"id": "harbor", "name": "Harbor", "influence": 1}],
        "dead": [{"id": "ned", "name": "Ned", "type": "character"}],
    }
    envoy = {"id": "envoy", "name": "Envoy", "strength": 2, "icons": ["intrigue"], "influence": 1}
    scene = {"phase": "challenges", "first_player": "A", "active_player": "A"}
    position = {**scene, "seats": [mine, {**seat("B", envoy, house="stark"), **others}]}
    return table_of(LCG, position, LCG.game.texts[0])


def read(line: str, table: Any) -> dict[str, Any]:
    """The move a line means, without what is empty; nothing, where it is asked about."""
    try:
        found = parse(line, table, "en")
    except ParseError:
        return {}
    assert isinstance(found, Move)
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return {name: value for name, value in whole.items() if value}


@pytest.mark.parametrize(
    ("line", "kind", "target"),
    [
        ("A plays Trick for 1 gold, Harbor kneels", "kneel", "harbor"),
        ("I play Trick, 1 gold, Envoy kneels", "kneel", "envoy"),
        ("A pays 1 gold for Trick: Envoy is killed", "kill", "envoy"),
        ("Trick for 1 gold kills Envoy", "kill", "envoy"),
        ("Trick, pay 1 gold, discard Harbor", "discard", "harbor"),
    ],
)
def test_an_event_is_paid_for_as_it_is_told_also_where_its_target_gives_influence(
    line: str, kind: str, target: str
) -> None:
    trick = {"id": "trick", "name": "Trick", "type": "event", "cost": 1}
    told = read(line, at_table(trick))
    assert (told["do"], told["pay"]) == ("play_event", {"gold": 1})
    assert told["effects"] == [{"kind": kind, "target": target}]


@pytest.mark.parametrize(
    ("name", "aimed"), [("Envoy", True), ("Mill", True), ("Bran", False), ("Ned", False)]
)
def test_an_event_is_aimed_at_a_card_in_play_that_is_named_and_at_no_other(name: str, *, aimed: bool) -> None:
    will = {"id": "will", "face": "lcg-core-the-lions-will"}
    told = read(f"A plays The Lion's Will on {name} for 2 gold", at_table(will))
    effects = [{"kind": "kneel", "target": name.casefold()}] if aimed else []
    assert told.get("effects", []) == effects
