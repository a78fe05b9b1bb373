"""The help of every screen says in a sentence what each of its keys does, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.binding import Binding

from referee.app.dialogs.checklist import Checklist
from referee.app.dialogs.choices import ChooseOne, Confirm
from referee.app.dialogs.dialog import Dialog
from referee.app.screens.calculator import SheetScreen
from referee.app.screens.cards import CardsScreen
from referee.app.screens.desk.grid import DeskScreen
from referee.app.screens.desk.ruling_sheet import RulingSheet
from referee.app.screens.dispute import DisputeScreen
from referee.app.screens.help import key_effect
from referee.app.screens.lessons.lesson import SeatLessonScreen
from referee.app.screens.lessons.list import LessonListScreen
from referee.app.screens.log import LogScreen
from referee.app.screens.new_game import NewGameScreen
from referee.app.screens.rule_variants import RuleVariantsScreen
from referee.app.screens.rulebook import RulebookScreen
from referee.app.screens.start import StartScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.screens.terms import TermsScreen
from referee.words.messages import messages
from referee.words.speech import label
from tests.kit.app import after, shown

SCREENS = (
    *(StartScreen, NewGameScreen, TableScreen, RulebookScreen),
    *(LogScreen, CardsScreen, RuleVariantsScreen, SheetScreen),
    *(SeatLessonScreen, LessonListScreen, TermsScreen),
    *(DeskScreen, RulingSheet, DisputeScreen),
)
DIALOGS = (Dialog, Checklist, ChooseOne, Confirm)
SENTENCES = {"en": "Undoes the last entry", "bg": "Връща назад", "pl": "Cofa to", "ru": "Берёт назад"}


@pytest.mark.parametrize("screen", [*SCREENS, *DIALOGS])
def test_every_key_with_a_name_has_a_sentence(screen: type) -> None:
    sentences = {label(key) for key in messages("en", "app") if key.startswith("key-")}
    for binding in vars(screen)["BINDINGS"]:
        if isinstance(binding, Binding) and binding.description:
            assert key_effect(screen.__name__, binding) in sentences, binding


@pytest.mark.parametrize("language", SENTENCES)
def test_help_of_the_table_speaks_the_language(language: str, tmp_path: Path) -> None:
    [page] = after("e ?", shown, place=tmp_path / "games.db", language=language, size=(80, 60))
    [row] = [line for line in page.splitlines() if line.split()[:1] == ["u"]]
    assert SENTENCES[language] in row


@pytest.mark.parametrize(("language", "row"), [("en", "m  military"), ("pl", "ł  władzy")])
def test_help_of_a_typed_dispute_tells_the_letters(language: str, row: str, tmp_path: Path) -> None:
    [page] = after("colon f1", shown, place=tmp_path / "g.db", language=language, size=(80, 60))

    assert " ".join(row.split()) in [" ".join(line.split()) for line in page.splitlines()]


@pytest.mark.parametrize("key", ["M", "E"])
def test_a_screen_with_a_help_of_its_own_shows_it(key: str, tmp_path: Path) -> None:
    [page] = after(f"e {key} f1", shown, place=tmp_path / "g.db", size=(80, 60))

    assert label("help-dialog")[:40] not in page
