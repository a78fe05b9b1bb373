"""Each rule function is explained in the words of its English title."""

from __future__ import annotations

from inspect import getdoc

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.kernel.game import Game
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from referee.words.messages import messages


@pytest.mark.parametrize("game", [HBO, LCG, ORIFLAMME, KINGS], ids=lambda game: game.id)
def test_the_docstring_of_a_rule_function_begins_with_its_title(game: Game) -> None:
    titles = {key: said.partition("=")[2].strip() for key, said in messages("en", "rules").items()}
    written = {rule: getdoc(rule) for verb in game.verbs.values() for rule in verb.rules}

    told = {rule: " ".join(text.partition("\n\n")[0].split()) for rule, text in written.items() if text}

    assert {rule.__name__: said for rule, said in told.items() if said != titles[rule.__name__]} == {}
