"""What a lesson tells beside its list: prices, signs, names, the moves of others, the end of a road."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.widgets.folding_tree import FoldingTree
from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import find_lesson
from referee.session.files.user_data import LEARNING_FILE, SETTINGS_VARIABLE
from tests.kit.app import after, shown


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keyboard that is kept at home does not matter."""
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "settings"))


def coach(app: RefereeApp) -> str:
    """What is told beside the list."""
    return "\n".join(node.text for node in app.screen.query_one(FoldingTree).nodes)


def told(folder: Path, game: str, number: str, stage: int, keys: str) -> str:
    """What the coach says after these keys in a stage, counted from 1."""
    kept = LearnerProgress(folder / LEARNING_FILE)
    kept.reached(find_lesson(game, number), stage - 1, hints=0, lost=0)
    return after(keys, coach, place=folder / "games.db", lesson=(game, number))[-1]


def test_prices_are_told_of_cards_that_can_be_played_now(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()

    assert "cost: Hodor 5" in told(tmp_path, "hbo", "09", 1, "")
    assert "cost:" not in told(tmp_path / "saves", "lcg", "05", 1, "").replace("Insidious Ways 0", "")


def test_the_answer_that_is_a_number_says_what_it_counts(tmp_path: Path) -> None:
    assert "The answer: Red, influence: 5" in told(tmp_path, "oriflamme", "01", 2, "j j j")


def test_what_came_about_twice_is_told_twice(tmp_path: Path) -> None:
    said = told(tmp_path, "lcg", "10", 3, "2 space enter")

    assert said.count("Lannister gained 1 power") == 2


def test_a_move_of_somebody_else_does_not_name_their_closed_cards(tmp_path: Path) -> None:
    said = told(tmp_path, "oriflamme", "03", 3, "1")

    assert "Blue keeps Blue 1 face down" in said
    assert "Felon" not in said
    assert "Red lays Trap at the right end" in said


def test_the_sign_of_a_house_under_a_ban_is_explained_where_it_stands(tmp_path: Path) -> None:
    assert "⚠  a House that an order forbids something" in told(tmp_path, "kings", "10", 4, "")
    assert "▸  an order that lies there" in told(tmp_path, "kings", "02", 1, "")


def test_a_goal_that_asks_for_a_change_is_measured_against_the_change_so_far(tmp_path: Path) -> None:
    taken_at_once = told(tmp_path, "oriflamme", "11", 4, "2 2 1")

    assert "Red, influence: 3 more than before; the goal: 4 more than before" in taken_at_once


def test_a_card_that_has_left_the_table_keeps_its_name(tmp_path: Path) -> None:
    said = told(tmp_path, "lcg", "12", 4, 'colon "11 enter')

    assert "Eddard Stark went to the top of the draw deck" in said


@pytest.mark.parametrize(
    ("game", "number", "stage", "says"),
    [
        ("oriflamme", "10", 2, "how many cards lie in one place"),
        ("oriflamme", "11", 2, "bribed; the family printed on the card"),
        ("lcg", "08", 3, "the title supports; rivals of each other"),
        ("lcg", "08", 1, "gold, hand, draw deck, influence"),
    ],
)
def test_a_sign_that_few_boards_show_is_explained_where_it_stands(
    game: str, number: str, stage: int, says: str, tmp_path: Path
) -> None:
    assert says in told(tmp_path, game, number, stage, "")


def test_signs_of_a_card_game_are_not_told_of_a_board_without_areas(tmp_path: Path) -> None:
    assert "draw deck" not in told(tmp_path, "kings", "01", 4, "")


def test_neighbours_of_the_board_before_do_not_stay_beside_one_without_areas(tmp_path: Path) -> None:
    keys = "1 enter 2 enter 3 3 @ enter"

    before, page = after(keys, shown, place=tmp_path / "games.db", lesson=("kings", "01"))

    assert "Stark: footman" in before
    assert "Stark: footman" not in page


def test_an_attachment_laid_at_set_up_is_asked_for_its_host(tmp_path: Path) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.reached(find_lesson("lcg", "02"), 5, hints=0, lost=0)
    catelyn_fiefdoms_heirloom = "1 space down down down space down down space enter"

    asked, page = after(
        f"{catelyn_fiefdoms_heirloom} @ enter", shown, place=tmp_path / "games.db", lesson=("lcg", "02")
    )

    assert "Heirloom: under which card?" in asked
    assert "1 Catelyn Stark" in asked
    assert "Five." in page


def test_a_search_is_not_told_as_a_draw(tmp_path: Path) -> None:
    said = told(tmp_path, "lcg", "13", 3, "1")

    assert "Stark searched the draw deck: 1 card was taken" in said
    assert "drew" not in said


def test_the_mark_of_what_may_be_chosen_is_explained(tmp_path: Path) -> None:
    assert "◇  can be pointed at" in told(tmp_path, "oriflamme", "02", 1, "")


def test_a_sign_is_explained_once_in_a_lesson(tmp_path: Path) -> None:
    assert "draw deck, influence" not in told(tmp_path, "lcg", "08", 1, 'colon "master_of_coin enter enter')


def test_a_change_that_is_missed_is_told_as_more_or_less_than_before(tmp_path: Path) -> None:
    said = told(tmp_path, "oriflamme", "08", 3, "2")

    assert "Red, influence: as before; the goal: 3 more than before" in said
    assert "Blue, influence: as before; the goal: 3 less than before" in said


def test_the_newest_hint_stands_first(tmp_path: Path) -> None:
    said = told(tmp_path, "hbo", "12", 1, "j j j").splitlines()

    assert said[0].startswith("Stark declares an intrigue challenge")
    assert said[-1].startswith("Look at")


def test_why_does_not_judge_a_move_that_is_still_to_be_found(tmp_path: Path) -> None:
    said = told(tmp_path, "hbo", "10", 2, "end w")

    assert "egal" not in said
    assert "Break this rule on purpose" in said


def test_a_hint_names_a_card_once(tmp_path: Path) -> None:
    assert told(tmp_path, "hbo", "21", 1, "j").count("Eddard Stark") == 1


def test_a_road_on_which_the_learner_has_no_move_left_is_taken_back(tmp_path: Path) -> None:
    assert "The board goes back" in told(tmp_path, "oriflamme", "11", 4, "1 1")


def test_the_next_lesson_follows_the_one_that_was_chosen(tmp_path: Path) -> None:
    keys = "2 enter"
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.reached(find_lesson("hbo", "07"), 2, hints=0, lost=0)
    [page] = after(keys, shown, place=tmp_path / "games.db", lesson=("hbo", "07"))

    assert "Next: Hire your people" in page


def first_hint(folder: Path, game: str, number: str, stage: int) -> str:
    """Where the first hint of a stage sends the learner."""
    return told(folder, game, number, stage, "j")


def test_the_first_hint_points_at_nothing_that_lies_in_a_hand(tmp_path: Path) -> None:
    assert "here from right to left" in first_hint(tmp_path, "oriflamme", "02", 1)


def test_the_first_hint_points_at_no_more_than_a_seat_nowhere(tmp_path: Path) -> None:
    assert "supports the Master of Laws" in first_hint(tmp_path, "lcg", "08", 3)


def test_the_first_hint_points_at_the_areas_of_a_move(tmp_path: Path) -> None:
    assert "Look at: P, S" in first_hint(tmp_path, "kings", "07", 2)


def test_of_many_refused_moves_the_third_hint_names_the_one_the_stage_is_about(tmp_path: Path) -> None:
    assert "against Blue Felon" in told(tmp_path, "oriflamme", "07", 1, "j j j")


def test_a_listed_move_with_a_semicolon_is_typed_as_it_stands(tmp_path: Path) -> None:
    line = "Stark_marches_out_of_A:_knight_×_2;_footman_×_1_→_C"

    assert "2 + 2 + 1" in told(tmp_path, "kings", "03", 4, f'colon "{line} enter')


@pytest.mark.parametrize(
    ("language", "said"), [("bg", "Игра на тронове"), ("pl", "Gra o tron"), ("ru", "Игра престолов")]
)
def test_a_westeros_card_is_listed_by_its_name_in_the_language_of_the_screen(
    language: str, said: str, tmp_path: Path
) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.reached(find_lesson("kings", "05"), 3, hints=0, lost=0)

    [page] = after("", shown, place=tmp_path / "games.db", lesson=("kings", "05"), language=language)

    assert said in page


def test_a_card_laid_at_the_end_that_acts_last_is_told_where_the_events_begin(tmp_path: Path) -> None:
    said = told(tmp_path, "oriflamme", "02", 1, "1 1")

    assert "the card at the right end acts first" in said
    assert "the goal:" not in said


@pytest.mark.parametrize("stage", [1, 3])
def test_whoever_opens_the_card_of_the_booklet_is_told_that_it_stays_closed(
    stage: int, tmp_path: Path
) -> None:
    said = told(tmp_path, "oriflamme", "05", stage, "2")

    assert "As printed, it stays closed." in said
    assert "the goal:" not in said
