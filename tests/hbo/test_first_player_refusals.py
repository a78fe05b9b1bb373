from __future__ import annotations

import msgspec
import pytest

from engine.kernel.reasons import Verdict
from tests.speech.spoken_lines import positions, session_at


@pytest.mark.rule("hbo.plot.first_player_choice")
def test_who_names_the_first_player_twice_is_told_who_it_is() -> None:
    table = session_at("hbo-turn")
    move = table.adapter.read_move(
        msgspec.json.encode({"do": "name_first_player", "by": "stark", "seat": "lannister"})
    )

    _, [ruling, *_] = table.rule_on(move)

    assert (ruling.verdict, ruling.deciding[0].says) == (Verdict.NO, "first_player_is_named")
    assert ruling.deciding[0].facts["first"] == positions()["hbo-turn"]["position"]["first_player"]


@pytest.mark.rule("hbo.plot.first_player_choice")
def test_who_names_the_first_player_too_early_is_told_what_comes_first() -> None:
    table = session_at("hbo-setup")
    move = table.adapter.read_move(
        msgspec.json.encode({"do": "name_first_player", "by": "stark", "seat": "lannister"})
    )

    _, [ruling, *_] = table.rule_on(move)

    assert (ruling.verdict, ruling.deciding[0].says) == (Verdict.NO, "first_player_comes_later")
