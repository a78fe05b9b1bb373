"""Whatever the worked cases of each game bring is said in every language, with every name as a name."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from engine.kernel.cases.evaluation import judge_case, texts_of
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Ruling
from referee.session.registry import adapter_of
from referee.words.messages import folders
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech
from tests.kit.cases import plain

GAMES = ("hbo", "lcg", "oriflamme", "kings")
RAW = re.compile(r"\b[a-z_]+\d*[.:][a-z]\w+")
"""How an id looks that nobody has turned into a name: ``red.queen``, ``land_a:march``."""
EMPTY = re.compile(r": ?[.;,)]|[,;(]$|\( ?\)|[;,] ?[;,]|  ")
"""How a place looks that nothing was put in: a colon or a bracket with nothing behind it."""


def called(one: str) -> str:
    return f"«{one}»"


@cache
def brought(game: str) -> tuple[tuple[Move, ...], tuple[Ruling, ...]]:
    """The moves of a game's worked cases, and what is ruled of them."""
    ours = adapter_of(game)
    moves, rulings = [], []
    for case in plain(game):
        for step in case.steps:
            bare = {name: value for name, value in step.items() if name not in ("expect", "tell", "why")}
            try:
                moves.append(ours.read_move(msgspec.json.encode(bare)))
            except RefereeError:
                continue  # a question, which is no move
        for text in texts_of(case, ours.casebook, None):
            rulings += [one for one in judge_case(case, ours.casebook, text).rulings if one is not None]
    return tuple(moves), tuple(rulings)


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("game", GAMES)
def test_moves_and_rulings_of_a_game_are_said_whole_and_with_names(game: str, language: str) -> None:
    speech = Speech(language)
    speech.game = game
    moves, rulings = brought(game)
    told = [speech.move(move, called) for move in moves]
    told += [line.says for one in rulings for line in ruling_lines(speech, one, called, fold=False)]
    assert len(told) > 300
    assert speech.faults == set()
    assert [one for one in told if RAW.search(re.sub("«[^»]*»", "", one))] == []
    assert [one for one in told if EMPTY.search(one)] == []
    assert [one for one in told[: len(moves)] if one.endswith(":")] == []
