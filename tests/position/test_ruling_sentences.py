"""A sentence that a ruling gives for a move, typed as a disputed line, is that move."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from referee.position.dispute import case_of, step_of
from referee.position.disputed_table import DisputedTable
from referee.position.reader import read_text
from referee.position.ruling_sentences import RulingSentences
from referee.position.text_lines import DisputedLine
from referee.session.registry import adapter_of
from referee.words.case_names import printed_names
from referee.words.case_words import CaseWords
from referee.words.speech import Speech
from tests.kit.cases import worked

LANGUAGES = ("en", "bg", "pl", "ru")
LEAST = {"hbo": 0.8, "lcg": 0.85, "oriflamme": 0.75, "kings": 0.75}
"""The share of sentences that are read; the others leave something of their move out."""
SHARE = 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEAST)
def test_sentences_of_worked_cases_are_read_as_their_moves(game: str, language: str) -> None:
    read = [
        right
        for case in worked(game)[LANGUAGES.index(language) :: SHARE]
        for right in sentences_read(game, case, language)
    ]
    assert sum(read) >= LEAST[game] * len(read)


def sentences_read(game: str, case: Case, language: str) -> list[bool]:
    """For each move of a case whether its sentence is read as it, at the table before it."""
    adapter = adapter_of(game)
    speech = Speech(language)
    speech.game = game
    text = case.text or adapter.game.texts[0]
    printed = printed_names(game, case.position, language)
    names = CaseWords(speech, case.position, adapter.display_name, printed, ids=False)
    table = DisputedTable(adapter, case.position, text)
    found = []
    for step in read_steps(case, adapter.casebook, text)[1]:
        if isinstance(step.asked, Move):
            found.append(read_again(table, speech.move(step.asked, names.name), language) == step.asked)
        table.enter(step.asked)
    return found


def read_again(table: DisputedTable, sentence: str, language: str) -> object:
    with suppress(*NOTHING_TO_ACT_ON):
        moves = table.moves_of(DisputedLine(1, 1, sentence), language)
        steps = [step_of(move, table.session) for move in moves]
        return table.adapter.casebook.step(steps[0], table.session.state) if len(steps) == 1 else None
    return None


KINGS = """\
kings action march, options 3 5 6, footman strength 1, knight strength 2
moat land lannister city next to riverrun: footman; support, call
riverrun land lannister next to moat: 2 knights
"""


def test_an_order_is_resolved_as_its_sentence_says() -> None:
    (step,) = case_of(read_text(f"{KINGS}? lannister resolves call in moat\n", "en")).steps
    assert (step["do"], step["order"], step["area"]) == ("execute_one_time", "call", "moat")


def test_a_title_with_the_id_of_its_card_is_one_card() -> None:
    position: dict[str, Any] = {"seats": [{"id": "stark", "characters": [{"id": "jon", "name": "Jon Snow"}]}]}
    sentences = RulingSentences(adapter_of("hbo"), position, "en")
    assert sentences.with_ids("Stark stands Jon Snow (jon) (twice)") == "Stark stands jon (twice)"
