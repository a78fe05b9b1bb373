"""`referee --plain`: questions and answers, a line each, without a cursor or a drawing."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

import pytest

from referee.app.dialogs.card_form import CardForm, FormField
from referee.app.dialogs.checklist import CheckedItems, Checklist, Item
from referee.app.dialogs.choices import ChooseOne, ChooseWithPreview, Confirm, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.plain.application import PlainReferee
from referee.app.plain.panes import Console, EndOfInput
from referee.session import persistence
from referee.session.session import Session
from referee.storage import games
from referee.words.messages import folders
from referee.words.speech import Labels, Speech
from tests.each import each
from tests.kit.command import referee

DRAWN = re.compile("[\x00-\x08\x0b-\x1f\x7f\u2500-\u259f]")
EXAMPLE = "Round 3, in the middle of the challenges phase"


def said(place: Path, *typed: str, language: str = "en", **wanted: str | bool) -> str:
    """What Referee says to these lines."""
    out = io.StringIO()
    lines = Console(io.StringIO("\n".join((*typed, ""))), out)
    PlainReferee(lines, place=place, language=language, **wanted).talk()
    return out.getvalue()


def session_of(place: Path) -> Session:
    """The one saved game."""
    database = persistence.place(place)
    [saved] = games.saved_games(database)
    kept = persistence.resume(database, saved.id, look=True)
    database.close()
    return kept.session


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


# Start


def test_the_start_lists_what_there_is_and_says_what_can_be_typed(place: Path) -> None:
    told = said(place, "q").splitlines()

    assert told[0].startswith("1. New game: ")
    assert any(EXAMPLE in line for line in told)
    assert told[-1].startswith("Type a number")


def test_a_new_game_is_settled_line_by_line_and_kept(place: Path) -> None:
    told = said(place, "n", "1", "2", "Our game", "1", "stark keeps", "q", "q")

    assert "Name of the game: Our game" in told
    assert [line.kind for line in session_of(place).lines] == ["move"]


def test_a_setting_that_has_one_answer_is_not_asked(place: Path) -> None:
    assert "There is nothing to choose here" in said(place, "n", "2", "8", ".", "q")


@pytest.mark.parametrize("door", ["number", "name", "command line"])
def test_a_saved_game_is_opened_and_goes_on(place: Path, door: str) -> None:
    said(place, "n", "1", "2", "Our game", "1", "stark keeps", "q", "q")
    opens = {"number": ("5",), "name": ("Our game",), "command line": ()}[door]
    wanted = {"resume": "Our game"} if door == "command line" else {}
    said(place, *opens, "lannister keeps", "q", "q", **wanted)

    assert [line.body["move"]["by"] for line in session_of(place).lines] == ["stark", "lannister"]


def test_what_is_not_in_the_list_is_said_to_be_not(place: Path) -> None:
    assert "“chess” is not in the list." in said(place, "chess", "q")
    assert "“99” is not in the list." in said(place, "99", "q")


def test_the_keys_are_explained_and_those_of_the_screen_are_said_to_be(place: Path) -> None:
    told = said(place, "?", "s", "q")

    assert "n  Begins a new game." in told
    assert "“s” is not in the list." in told


# Table


def test_the_moves_are_listed_and_made_by_their_numbers(place: Path) -> None:
    told = said(place, "", "5", "q", "q", example=True)

    assert "1. Lannister declares a military challenge against Stark with …" in told
    assert session_of(place).lines[-1].kind == "window"


def test_a_refusal_is_said_with_its_rule_and_a_way_out_and_changes_nothing(place: Path) -> None:
    told = said(place, "lannister military: cersei", "lannister military: hound", "q", "q", example=True)

    assert "✗ Cersei Lannister lacks the icon" in told
    assert "[Without the challenge icon" in told or "p. 9]" in told
    assert [line.kind for line in session_of(place).lines] == ["note", "move"]


def test_a_player_whom_the_coach_teaches_goes_on_after_a_refusal_and_after_a_move(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_COACH", "keyboard")
    told = said(place, "lannister military: cersei", "lannister military: hound", "q", "q", example=True)

    assert "✗ Cersei Lannister lacks the icon" in told
    assert [line.kind for line in session_of(place).lines] == ["note", "move"]


def test_every_line_says_in_words_what_it_is(place: Path) -> None:
    typed = ("lannister military: hound", "stark defends: sansa", "stark", "q", "q")
    told = said(place, *typed, example=True).splitlines()

    assert "Stark: declare defenders, or none (also asked: Lannister)" in told
    assert "  Rule: Only standing cards can be knelt [ИЗПРАВЯНЕ И СКЛАНЯНЕ, p. 9]" in told
    assert "Did you mean one of these? Type its number:" in told


def test_the_whole_ruling_is_said_when_it_is_asked_for(place: Path) -> None:
    short = said(place, "lannister military: cersei", "q", "q", example=True)
    whole = said(place, "lannister military: cersei", "w", "q", "q", example=True)

    assert len(whole.splitlines()) > len(short.splitlines()) + 12


def test_a_refused_move_is_overruled_with_a_reason_taken_back_and_brought_back(place: Path) -> None:
    typed = ("lannister military: cersei", "o", "the table agreed", "u", "r", "q", "q")
    said(place, *typed, example=True)

    lines = session_of(place).lines
    assert [line.kind for line in lines] == ["note", "move", "ruling", "undo", "redo"]
    assert lines[1].body["overruled"] == "the table agreed"
    assert session_of(place).state.challenge is not None


def test_the_log_says_of_a_correction_what_stood_there_before(place: Path) -> None:
    told = said(place, "set stark banner 7 because counted", "l", "q", "q", example=True).splitlines()

    set_right = "Corrected by hand: Stark, banner is now 7 (was 4; counted); power in all: 9"
    assert [one for one in told if one.endswith(set_right)] == [set_right, f"2. {set_right}"]


def test_a_question_is_left_by_a_full_stop_and_nothing_changes(place: Path) -> None:
    said(place, "lannister military: cersei", "o", ".", "lannister end", "q", "q", example=True)

    assert [line.kind for line in session_of(place).lines] == ["note", "move"]


def test_what_a_line_may_mean_is_listed_and_taken_by_its_number(place: Path) -> None:
    said(place, "lannister military: hound", "stark pass", "stark kills hodor", "1", "q", "q", example=True)

    assert len(session_of(place).lines) > 2


def test_several_cards_are_ticked_by_their_numbers(place: Path) -> None:
    told = said(place, "1", "3 5", "q", "q", example=True)

    assert "Type their numbers" in told
    [made] = [line.body["move"] for line in session_of(place).lines if line.kind == "move"]
    assert len(made["attackers"]) == 2


@pytest.mark.parametrize(
    ("language", "said_"),
    [
        ("en", "4. kneels Ser Gregor Clegane military 4"),
        ("bg", "4. склонена Сир Грегър Клегейн военен сблъсък 4"),
        ("pl", "1. Tywin Lannister Sława władza 1 wyzwanie intrygi wyzwanie władzy 5"),
        ("ru", "3. Пёс битва 3"),
    ],
)
def test_a_card_is_told_in_words_where_the_screen_has_signs(place: Path, language: str, said_: str) -> None:
    told = said(place, "1", ".", "q", "q", language=language, example=True)

    assert said_ in told
    assert not set("⚔◉♛⚑●▯▭") & set(told)


def test_the_log_the_position_and_the_help_are_said(place: Path) -> None:
    told = said(place, "lannister military: hound", "l", "y", "?", "q", "q", example=True)

    assert "2. Lannister declares a military challenge against Stark with The Hound" in told
    assert "hbo r3 challenges" in told
    assert "w  The whole ruling" in told


def test_a_point_is_decided(place: Path) -> None:
    said(place, "p", "1", "1", ".", "q", "q", example=True)

    assert session_of(place).state.decided


def test_a_position_is_judged_without_a_game(place: Path) -> None:
    lines = ("hbo r3 challenges, lannister to act", "stark: jon 3m", "lannister claim 2: hound k4m")
    told = said(place, ":", *lines, "? lannister military: hound", "", "q")

    assert "hound is kneeling; only standing characters attack." in told


# Rules


def test_a_rule_is_read_by_its_id_by_words_and_where_the_ruling_turns_on_it(place: Path) -> None:
    refused = ("lannister military: cersei", "b", "")
    told = said(place, "b", "hbo.duplicate.save", "b", "renown", *refused, "q", "q", example=True)

    assert "hbo.duplicate.save" in told
    assert "hbo.keyword.renown" in told
    assert "hbo.challenge.icon_required" in told


@pytest.mark.parametrize("at_table", [True, False])
def test_a_question_is_answered_by_the_rulebook(place: Path, at_table: bool) -> None:
    assert "standing" in said(place, "? May a kneeling character attack?", "q", "q", example=at_table)


@pytest.mark.parametrize("asked", ["? who wins initiative on a tie?", "who wins initiative on a tie?"])
def test_a_question_at_a_table_is_answered_by_the_rules_of_its_game(asked: str, place: Path) -> None:
    told = said(place, "n", "2", "", asked, "q", "q")

    assert "lcg.initiative.tie_power" in told
    assert "hbo." not in told


# Doors


def test_the_end_of_the_input_keeps_the_game(place: Path) -> None:
    said(place, "lannister end", example=True)

    assert [line.kind for line in session_of(place).lines] == ["note", "move"]


def test_input_that_ends_in_a_question_about_a_card_is_no_fault(place: Path) -> None:
    reveals = ("stark reveals storm of swords", "lannister reveals uneasy truce")
    told = said(place, "lannister end", "stark end", "stand", *reveals, example=True)

    assert told.endswith("Type the answer; Enter leaves it empty, a full stop goes back.\n")
    assert session_of(place).state.seats["lannister"].plot.name == "Uneasy Truce"


@each(folders())
def test_nothing_is_drawn_in_any_language(language: str) -> None:
    refused = ("lannister military: cersei", "w", "1", "1")
    typed = ("", "?", *refused, "p", ".", "l", "y", "b", "", "c", "q", "?", "q")
    with tempfile.TemporaryDirectory() as folder:
        told = said(Path(folder) / "games.db", *typed, language=language, example=True)

    assert DRAWN.findall(told.replace("\n", "")) == []
    assert "plain-" not in told


@pytest.mark.parametrize("arguments", [("--plain",), ()])
def test_a_pipe_is_enough(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = referee(*arguments, "--example", given=b"lannister end\nq\nq\n", XDG_DATA_HOME=str(tmp_path))

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert "Stark: declare a challenge or end" in done.stdout.decode() or b"Stark" in done.stdout


# Questions


class Answers:
    """Somebody who answers every question."""

    def __init__(self, *answers: str) -> None:
        self.told: list[str] = []
        self._console = Console(io.StringIO("\n".join((*answers, ""))), io.StringIO())

    def say(self, text: str) -> None:
        self.told.append(text)

    def ask(self, question: str) -> str | None:
        self.say(question)
        return self._console.ask(question)


CHOICES = (DialogChoice("a", "Arya"), DialogChoice("b", "Bran", "he is too young"))


@pytest.mark.parametrize(
    ("answers", "found"),
    [(("1",), "a"), (("br",), "b"), (("3", "x", "2"), "b"), ((".",), None)],
)
def test_one_is_chosen_by_number_or_first_letters(answers: tuple[str, ...], found: str | None) -> None:
    lines = Answers(*answers)

    assert ChooseOne("Who?", CHOICES).in_lines(lines) == found
    assert "2. Bran — he is too young" in lines.told


@pytest.mark.parametrize("sign", ["\r", "\u2028", "\x85", "\x0b"])
def test_a_name_of_a_stranger_begins_no_line(sign: str) -> None:
    sink = io.StringIO()
    Console(io.StringIO(), sink).say(f"Stark plays Jon{sign}Legal, says the referee")
    assert sink.getvalue().count("\n") == 1


def test_where_nothing_can_be_chosen_nothing_is_asked() -> None:
    assert ChooseOne("Who?", ()).in_lines(Answers()) is None


def test_what_a_choice_would_come_to_is_said_beneath_it() -> None:
    lines = Answers("1")
    ChooseWithPreview("Who?", CHOICES, lambda key: f"{key} wins").in_lines(lines)

    assert lines.told.index("a wins") == lines.told.index("1. Arya") + 1


@pytest.mark.parametrize(
    ("answer", "found"), [("y", True), ("yes", True), ("n", None), ("", None), (".", None)]
)
def test_yes_is_said_aloud(answer: str, found: bool | None) -> None:
    assert Confirm("Sure?").in_lines(Answers(answer)) is found


def test_yes_is_said_in_the_language() -> None:
    Labels.speech = Speech("bg")

    assert Confirm("?").in_lines(Answers("да")) is True


def check(typed: str) -> tuple[str, bool]:
    """Seven is doubtful, words are wrong."""
    return {"7": ("sure?", True), "x": ("a number", False)}.get(typed, ("", True))


@pytest.mark.parametrize(
    ("answers", "found"),
    [(("3",), "3"), (("x", "3"), "3"), (("7", ""), "7"), (("7", "8"), "8"), (("", "2"), "2"), ((".",), None)],
)
def test_a_value_is_typed_checked_and_confirmed(answers: tuple[str, ...], found: str | None) -> None:
    assert AskText("How many?", check=check).in_lines(Answers(*answers)) == found


def test_an_offered_value_is_kept_by_an_empty_line() -> None:
    assert AskText("Name?", value="Our game").in_lines(Answers("")) == "Our game"
    assert AskText("Names?", may_be_empty=True).in_lines(Answers("")) == ""


ITEMS = (Item("a", "Arya Stark"), Item("b", "Bran Stark", "too young"), Item("c", "Catelyn"))


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        (("1 3",), CheckedItems(("a", "c"))),
        (("3,1",), CheckedItems(("c", "a"))),
        (("cat, arya stark",), CheckedItems(("c", "a"))),
        (("0",), CheckedItems(())),
        (("4", "2"), CheckedItems(("b",))),
        (("n",), CheckedItems((), more=True)),
        ((".",), None),
    ],
)
def test_several_are_picked_by_numbers_or_names(answers: tuple[str, ...], found: CheckedItems | None) -> None:
    dialog = Checklist("Who?", ITEMS, lambda picks: (f"{len(picks)} picked", True), names_more=True)

    assert dialog.in_lines(Answers(*answers)) == found


def test_a_form_asks_one_value_after_the_other_and_leaves_some_for_later() -> None:
    icons = FormField("icons", "Icons", check, ("military", "power"), "none")
    fields = (FormField("cost", "Cost", check), icons)
    lines = Answers("", "power")

    assert CardForm("Jon", fields, "cost").in_lines(lines) == {"icons": "power"}
    assert "military, power, none" in lines.told
    assert CardForm("Jon", fields, "cost").in_lines(Answers("2", ".")) is None


def test_input_that_ends_ends_the_question() -> None:
    with pytest.raises(EndOfInput):
        ChooseOne("Who?", CHOICES).in_lines(Answers("9"))
