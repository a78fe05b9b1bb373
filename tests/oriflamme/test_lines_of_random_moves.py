"""Every move of random games is printed in the words of a language as a line that reads as itself."""

from __future__ import annotations

import random
from itertools import cycle
from typing import Any

import pytest

from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from engine.oriflamme import declarations
from engine.oriflamme import moves as m
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.public_table import public
from engine.oriflamme.table import SHUFFLED, OriflammeTable
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.session.session import Session
from referee.words import messages
from tests.conftest import DEEP
from tests.oriflamme.chance import listed, new

LANGUAGES = messages.folders()
CYRILLIC = ("bg", "ru")


def nothing(*entry: Any) -> None:
    """Nothing is kept."""


def in_words(line: str, language: str) -> bool:
    """Whether all words are of the script the language has; cards are named in its words."""
    letters = {
        "cyrillic" if "а" <= one <= "я" or one == "ё" else "latin" for one in line.casefold() if one.isalpha()
    }
    return letters == {"cyrillic" if language in CYRILLIC else "latin"}


def reads_back(made: Move, table: Session, language: str) -> None:
    line = line_of(made, table, None, language)
    assert parse(line, table) == made, line
    assert in_words(line, language), line


def wild(chance: random.Random, table: OriflammeTable) -> list[Move]:
    """Moves as a table may have to tell them, legal or not."""
    cards = [card.called for card in table.all_cards()]
    if not cards:
        return []
    by, name = chance.choice(table.order), chance.choice(SHUFFLED)
    card, other = chance.choice(cards), chance.choice(cards)
    return [
        m.Place(by=by, card=name, where="on", on=card),
        m.Place(by=by, card=name, where="between", between=(card, other)),
        m.Place(by=by, where="right", face="up"),
        m.PassPlanning(by=by),
        m.Skip(by=by, card=card),
        m.TakeTokens(by=by, card=card),
        m.Activate(by=by, card=card, shows=name, step_by_step=True),
        m.Activate(by=by, card=card, shows="prince", twin=m.TwinPlace(where="on", on=other)),
        m.Activate(
            by=by, card=card, shows="prince", twin=m.TwinPlace(where="between", between=(card, other))
        ),
        m.Activate(by=by, card=card, target=other, target_shows=name, substitute="discard"),
        m.Activate(by=by, card=card, shows="bribe", bribe=other),
        m.ApplyCard(by=by, card=card, target=other, substitute="none"),
        m.Combine(by=by, card=card, target=other),
        m.Combine(by=by, token="repeat", card=card),
        m.SetDirection(by=by, direction="right_to_left"),
        declarations.KnowRowCard(card=card, name=name),
        declarations.KnowCards(seat=by, zone="hand", cards=tuple(chance.sample(SHUFFLED, 3))),
    ]


LINES = tuple(
    (language, seed) for seed in (0, 1) for language in (LANGUAGES if seed == 0 or DEEP > 1 else [""])
)
"""A game of three is told in each language, one of five in all in turn; ``REFEREE_DEEP`` tells it in each."""


@pytest.mark.parametrize(("language", "seed"), LINES)
def test_whatever_may_be_typed_is_printed_as_a_line_that_reads_as_itself(language: str, seed: int) -> None:
    chance = random.Random(f"lines-{seed}")
    languages = cycle([language] if language else LANGUAGES)
    table = new(chance, 3 + 2 * seed, shown=seed > 0)
    while table.over is None and table.round < 3:
        session = Session(ADAPTER, public(table), ORIFLAMME.texts, nothing)
        offered = listed(public(table))
        for one in (
            *chance.sample(offered, min(2, len(offered))),
            *chance.sample(wild(chance, table), 2 if table.row else 0),
        ):
            reads_back(one, session, next(languages))
        fine = [one for one in listed(table) if judge(ORIFLAMME, table, one).verdict is Verdict.YES]
        if not fine:
            break
        table = play(ORIFLAMME, table, chance.choice(fine)).state
