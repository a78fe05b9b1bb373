"""The words of typed lines stand in files of each language; the games name them by key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.grammar import Vocabulary
from referee.notation.own_words.vocabulary.likeness import INFLECTED, spelt_likeness
from referee.notation.parser.lexicon import COMMON, GameLexicon, lexicon, line_words
from referee.session.registry import ADAPTERS
from referee.words.messages import folders

ENGINE = Path(__file__).parents[2] / "engine"
OTHERS = tuple(language for language in folders() if language != "en")


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_place_is_opened_by_words_the_game_speaks(game: str) -> None:
    here = lexicon(game)
    slots = [slot for form in (*here.grammar.forms, *here.grammar.effects) for slot in form.slots]
    leads = {lead for slot in slots for lead in (slot.lead, slot.behind, slot.one) if lead}
    assert leads - here.words.leads.keys() == set()


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_form_that_begins_with_a_verb_has_words_for_it(game: str) -> None:
    here = lexicon(game)
    forms = (*here.grammar.forms, *here.grammar.effects)
    assert [form for form in forms if form.words and not here.said(form)] == []


@pytest.mark.parametrize("game", ADAPTERS)
def test_no_verb_stands_in_the_files_that_no_form_begins_with(game: str) -> None:
    games = ("hbo", "lcg") if game in ("hbo", "lcg") else (game,)
    used = {key for one in games for key in _keys(lexicon(one))}
    assert set(lexicon(game).words.verbs) - used == set()


def _keys(here: GameLexicon) -> set[str]:
    forms = (*here.grammar.forms, *here.grammar.effects)
    return {key for form in forms for key in (form.words, form.before)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", [*ADAPTERS, COMMON])
def test_a_language_has_words_for_all_that_english_has_words_for(game: str, language: str) -> None:
    speaks = lexicon(game).grammar.speaks if game in ADAPTERS else (COMMON,)
    said = line_words(*speaks)
    without = {
        f"{section}.{key}"
        for section, keys in said.items()
        for key, words in keys.items()
        if words.get("en") and not words.get(language) and key != ":"
    }
    assert without == set()


def test_the_card_games_share_their_words_and_a_game_puts_its_own_first() -> None:
    shared, lcg = Vocabulary(**line_words("agot")), lexicon("lcg").words
    assert lcg.verbs["defend"] == shared.verbs["defend"]
    assert lcg.values["hand"] != shared.values["hand"], "a title is called so in the one game alone"


def test_no_word_of_another_language_stands_in_the_engine() -> None:
    cyrillic = [
        f"{path.relative_to(ENGINE)}: {line.strip()}"
        for path in sorted(ENGINE.rglob("*notation*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if any("а" <= letter <= "я" for letter in line.casefold()) and '"""' not in line and "``" not in line
    ]
    assert cyrillic == []


@pytest.mark.parametrize(("typed", "known"), [("zamka", "zamok"), ("zamkom", "zamok"), ("zamku", "zamek")])
def test_a_word_that_loses_a_vowel_before_its_ending_is_the_same_word(typed: str, known: str) -> None:
    assert spelt_likeness(typed, known) == INFLECTED + 1


@pytest.mark.parametrize(("typed", "known"), [("zamtu", "zamok"), ("zamkowaty", "zamok"), ("zamk", "zamok")])
def test_another_letter_or_no_ending_makes_another_word(typed: str, known: str) -> None:
    assert spelt_likeness(typed, known) is None
