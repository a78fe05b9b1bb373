"""A question that names its game is answered from the rules of that game."""

from __future__ import annotations

from rulebook.asking.answers import ask
from rulebook.asking.named_game import without_named_game
from rulebook.database.store import Rulebook
from tests.each import each

GAMES = ("hbo", "lcg", "oriflamme", "kings")
NAMING = [
    ("Can I place a card between two cards in the row in Oriflamme?", "oriflamme.planning.no-between"),
    ("In Oriflamme, can I place a card between two cards?", "oriflamme.planning.no-between"),
    ("What does the felon do in Oriflamme?", "oriflamme.felon.loss"),
    ("Does the felon hurt my own cards in Oriflamme?", "oriflamme.felon.includes-owner"),
    ("Что делает преступник в Орифламме?", "oriflamme.felon.loss"),
    ("Мога ли да сложа карта между две карти в Орифлам?", "oriflamme.planning.no-between"),
]


def test_naming_the_game_does_not_make_the_answer_unsure(rules: Rulebook) -> None:
    answers = {question: ask(rules, question).answer for question, _ in NAMING}
    found = {question: answer.id for question, answer in answers.items() if answer is not None}
    assert found == dict(NAMING)


@each(
    [
        ("In the LCG, who pays the claim?", "who pays the claim?", "lcg"),
        ("Kto płaci za wyzwanie w grze LCG?", "Kto płaci za wyzwanie ?", "lcg"),
        ("Кто платит (в ХБО)?", "Кто платит ?", "hbo"),
    ]
)
def test_the_name_and_what_leads_to_it_are_left_out(question: str, rest: str, game: str) -> None:
    assert without_named_game(question, GAMES) == (rest, (game,))


@each(["Who pays the claim?", "Is the HBO edition the LCG?", "Oriflamme?", "Can I castle in chess?"])
def test_a_question_that_names_no_game_or_several_stays_as_it_is(question: str) -> None:
    assert without_named_game(question, GAMES) == (question, GAMES)


def test_a_game_that_is_not_asked_about_is_not_taken() -> None:
    assert without_named_game("Who pays in Oriflamme?", ("hbo",)) == ("Who pays in Oriflamme?", ("hbo",))
