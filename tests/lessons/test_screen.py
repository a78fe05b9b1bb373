"""Lessons on the screen: every kind of task by keys, by typed lines and on a Cyrillic keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.binding import Binding
from textual.widgets import OptionList

from referee.app.application import RefereeApp
from referee.app.screens.lessons.lesson import LessonParts
from referee.app.screens.rulebook import RulebookScreen
from referee.app.screens.start import StartScreen
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane
from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import find_lesson, lessons_of
from referee.session.files.user_data import LEARNING_FILE, SETTINGS_VARIABLE
from tests.kit.app import after, shown

FIRST = ("hbo", "01")
FINISHED_BY_KEYS = "2 enter 3 enter 2 enter enter enter"
"""Predict no, predict 14, attack with the only character."""


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keyboard that is kept at home does not matter."""
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "settings"))


def stage(app: RefereeApp) -> int:
    """The number of the stage, from 0."""
    screen = app.screen
    assert isinstance(screen, LessonParts)
    return screen.run_of_lesson.number


def coach(app: RefereeApp) -> str:
    """What is told beside the list."""
    return "\n".join(node.text for node in app.screen.query_one(FoldingTree).nodes)


def stars(place: Path, lesson: str = "01") -> int:
    """What is kept of a lesson of the first game."""
    return LearnerProgress(place.with_name(LEARNING_FILE)).stars(find_lesson("hbo", lesson))


def rulebook_game(app: RefereeApp) -> str:
    """The game whose rules are found first."""
    assert isinstance(app.screen, RulebookScreen)
    return app.screen.game


def test_a_lesson_is_finished_by_keys_and_brings_three_stars(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    [page] = after(FINISHED_BY_KEYS, shown, place=place, lesson=FIRST)

    assert "★★★" in page
    assert stars(place) == 3


def test_a_lesson_is_finished_by_typed_lines(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    lines = '"no "go_on "14 "go_on "stark_power_eddard "go_on'

    after(" ".join(f"colon {line} enter" for line in lines.split()), stage, place=place, lesson=FIRST)

    assert stars(place) == 3


def test_keys_of_a_russian_keyboard_are_the_keys_they_stand_on(tmp_path: Path) -> None:
    hint, again = "о", "г"  # on the keys j and u

    page, left = after(f"{hint} @ {again}", shown, place=tmp_path / "games.db", lesson=FIRST, language="ru")

    assert "Подумайте о правиле" in page
    assert "Подумайте о правиле" not in left


def test_three_hints_show_the_answer_and_leave_one_star(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    page, _ = after(f"2 enter j j j @ {FINISHED_BY_KEYS[8:]}", shown, place=place, lesson=FIRST)

    assert "14" in page
    assert stars(place) == 1


@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize("lesson", ["01", "12"])
def test_a_robot_that_presses_one_key_earns_no_star(key: str, lesson: str, tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after(" ".join([key] * 14), shown, place=place, lesson=("hbo", lesson))

    assert stars(place, lesson) == 0


def test_a_try_that_misses_the_goal_is_taken_back_and_says_why(tmp_path: Path) -> None:
    lesson = ("hbo", "12")

    [(told, page)] = after(
        'colon "stark_military_arya enter',
        lambda app: (coach(app), shown(app)),
        place=tmp_path / "games.db",
        lesson=lesson,
    )

    assert "The board goes back" in told
    assert "Lannister Guards answered the attack" in told
    assert "▭ Arya" not in page


def test_a_refused_try_gives_the_reasons_and_changes_nothing(tmp_path: Path) -> None:
    lesson = ("hbo", "12")

    page, number = (
        after('colon "stark_intrigue_hodor enter', look, place=tmp_path / "games.db", lesson=lesson)[0]
        for look in (shown, stage)
    )

    assert "Not legal" in str(page)
    assert number == 0


def test_an_allowed_move_is_no_broken_rule(tmp_path: Path) -> None:
    [page] = after('colon "stark_places_arya enter', shown, place=tmp_path / "games.db", lesson=("hbo", "03"))

    assert "That is allowed!" in page


def test_a_lesson_that_was_left_is_offered_first_and_goes_on_there(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after("2 enter escape", shown, place=place, lesson=FIRST)
    front, lesson = after("@ enter", shown, place=place)

    assert "lesson 1 of" in front
    assert "How much power do the Starks have" in lesson


def test_after_the_last_lesson_none_is_offered_first_and_the_way_to_a_game_is_told(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    learned = LearnerProgress(place.with_name(LEARNING_FILE))
    for lesson in lessons_of("hbo"):
        learned.finished(lesson, 3, hints=0)
    learned.begun(lessons_of("hbo")[-1])
    learned.reached(lessons_of("hbo")[-1], 2, hints=0, lost=0)

    before, told, front = after("@ enter 2 2 enter @ escape escape", shown, place=place)

    assert "lesson 24 of 24" in before
    assert "the last lesson" in told
    assert "lesson 24 of 24" not in front
    assert "lesson 1 of 24" not in front


def test_a_stage_that_is_solved_is_not_set_again(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after("2 escape", shown, place=place, lesson=FIRST)
    [lesson] = after("enter", shown, place=place)

    assert "How much power do the Starks have" in lesson


def test_a_lesson_that_is_left_once_its_last_stage_is_solved_is_finished(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after("2 enter 3 enter 2 enter enter escape", shown, place=place, lesson=FIRST)

    assert stars(place) == 3


def test_a_wrong_answer_keeps_what_the_stage_is_about(tmp_path: Path) -> None:
    [told] = after("1", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "No." in told
    assert "Everything you do in this game serves one aim: power" in told


def test_a_wrong_answer_is_told_the_rule_it_goes_against(tmp_path: Path) -> None:
    [told] = after("1", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "You win with 15 or more power" in told


def test_all_that_was_put_in_order_is_seen_once_the_order_is_done(tmp_path: Path) -> None:
    phases = ("plot", "draw", "marshalling", "challenges", "dominance", "standing")
    keys = " ".join(f'colon "{phase} enter' for phase in phases)

    [told] = after(keys, coach, place=tmp_path / "games.db", lesson=("hbo", "05"))

    assert "6 the standing phase" in told
    assert "7 the taxation phase" in told


def test_the_first_hint_of_an_order_says_what_comes_first(tmp_path: Path) -> None:
    [told] = after("j", coach, place=tmp_path / "games.db", lesson=("hbo", "05"))

    assert told == "First comes: the plot phase"


def test_the_first_hint_within_an_order_says_what_comes_next(tmp_path: Path) -> None:
    [told] = after(
        'colon "plot enter colon "draw enter escape j',
        coach,
        place=tmp_path / "games.db",
        lesson=("hbo", "05"),
    )

    assert told == "Next comes: the marshalling phase"


def test_why_on_an_answer_says_how_to_come_to_a_number_and_leaves_the_answer(tmp_path: Path) -> None:
    [told] = after("2 w", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "Right: nobody has 15 yet." in told
    assert "Tab leads to the board" in told


def test_the_lessons_of_the_other_edition_say_where_new_players_begin(tmp_path: Path) -> None:
    lcg, hbo = (
        after("", shown, place=tmp_path / f"{game}.db", lesson=(game, ""), size=(100, 30))[0]
        for game in ("lcg", "hbo")
    )

    assert "begin with HBO lessons" in lcg
    assert "begin with HBO lessons" not in hbo


def test_the_rulebook_finds_rules_of_the_game_learned_last_first(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after("2 escape", shown, place=place, lesson=("lcg", "02"))

    in_lesson, later = (
        after("b", rulebook_game, place=place, lesson=FIRST)[0],
        after("b", rulebook_game, place=place)[0],
    )

    assert (in_lesson, later) == ("hbo", "hbo")


def test_a_wrong_rule_is_told_what_it_says(tmp_path: Path) -> None:
    lines = '"0 "go_on "stark_changes_the_hand "go_on "not_legal "Step_5:_set-up_hand'
    keys = " ".join(f"colon {line} enter" for line in lines.split())

    [told] = after(keys, coach, place=tmp_path / "games.db", lesson=("hbo", "04"))

    assert "seven cards" in told


def test_a_wrong_place_in_an_order_says_that_something_comes_before(tmp_path: Path) -> None:
    [told] = after('colon "taxation enter', coach, place=tmp_path / "games.db", lesson=("hbo", "05"))

    assert "comes before" in told


def test_a_part_of_a_choice_or_a_sentence_with_it_takes_it(tmp_path: Path) -> None:
    keys = 'colon "plot enter colon "then_the_draw_phase enter'

    [told] = after(keys, coach, place=tmp_path / "games.db", lesson=("hbo", "05"))

    assert "1 the plot phase" in told
    assert "2 the draw phase" in told


def test_a_line_behind_a_solved_stage_says_how_it_goes_on(tmp_path: Path) -> None:
    [told] = after('2 colon "stark_power_eddard enter', coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "Enter goes on" in told


def test_the_rest_of_a_line_that_solved_a_stage_leaves_and_enter_goes_on(tmp_path: Path) -> None:
    attack = 'colon "stark_power_eddard;_stark_passes enter'

    (told, _), (_, number) = after(
        f"2 enter 3 enter {attack} @ enter",
        lambda app: (coach(app), stage(app)),
        place=tmp_path / "games.db",
        lesson=FIRST,
    )

    assert "15!" in told
    assert number == 3


def test_why_says_what_the_stage_is_about_where_no_line_of_the_board_is_looked_at(tmp_path: Path) -> None:
    told, number = after("1 enter j j w @ tab tab w", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "Your banner is the card of your House." in told
    assert "Tab leads to the board" in told
    assert "Tab leads to the board" not in number


def test_ctrl_c_without_a_selection_says_which_key_ends_the_program(tmp_path: Path) -> None:
    [said] = after(
        "ctrl+c",
        lambda app: [one.message for one in app._notifications],
        place=tmp_path / "g.db",
        lesson=FIRST,
    )

    assert said == ["Ctrl+Q ends Referee. Ctrl+C copies what you have selected with the mouse."]


def test_a_goal_that_is_missed_is_told_with_what_is_wanted(tmp_path: Path) -> None:
    too_dear, no_kind, limited = "arya,_jon,_eddard", "hand_of_the_king", "keep_1,_keep_2"
    broken = " ".join(f'colon "{cards} enter colon "go_on enter' for cards in (too_dear, no_kind, limited))
    keys = f'{broken} colon "arya,_jon enter'

    [told] = after(keys, coach, place=tmp_path / "games.db", lesson=("hbo", "03"))

    assert "Stark, cost of the cards laid: 4; the goal: 5" in told


def test_a_list_of_cards_says_which_are_no_characters_and_takes_a_number(tmp_path: Path) -> None:
    break_gold = 'colon "arya,_jon,_eddard enter colon "go_on enter escape'

    listed, ticked = after(
        f"{break_gold} 3 @ 4 enter", shown, place=tmp_path / "games.db", size=(100, 30), lesson=("hbo", "03")
    )

    assert "Hand of the King (attachment)" in listed
    assert "Not Today (event)" in listed
    assert "4[x] ▯ Hand of the King" in ticked


def test_cards_are_ticked_by_several_numbers_at_once(tmp_path: Path) -> None:
    apart, together = (
        after(f"3 @ {keys} enter", shown, place=tmp_path / f"{at}.db", size=(100, 30), lesson=("hbo", "03"))[
            1
        ]
        for at, keys in enumerate(("1 comma 3", "1 3"))
    )

    for ticked in (apart, together):
        assert "1[x] ▯ Arya Stark" in ticked
        assert "2[ ] ▯ Jon Snow" in ticked
        assert "3[x] ▯ Eddard Stark" in ticked


def test_a_list_says_how_many_to_choose_and_offers_to_tick_more_only_where_more_may_be_chosen(
    tmp_path: Path,
) -> None:
    one, several = (
        after(keys, shown, place=tmp_path / f"{lesson}.db", size=(100, 30), lesson=("hbo", lesson))[0]
        for lesson, keys in (("01", "2 enter 3 enter 2 enter"), ("03", "3 enter"))
    )

    assert "choose 1" in one
    assert "Ticked. Enter takes it." in one
    assert "choose any number, or none" in several
    assert "Space ticks more" in several


def test_an_order_of_phases_says_what_each_is_for_and_has_the_whole_screen(tmp_path: Path) -> None:
    keys = 'colon "plot enter colon "draw enter colon "marshalling enter escape'

    [page] = after(keys, shown, place=tmp_path / "games.db", lesson=("hbo", "05"))

    assert "3 the marshalling phase: You turn" in page
    assert "the plot phase" in page
    assert "the dominance phase" in page


def test_the_first_lesson_is_highlighted_before_any_was_begun(tmp_path: Path) -> None:
    [number] = after("enter", stage, place=tmp_path / "games.db", lesson=("oriflamme", ""))

    assert number == 0


def test_the_rulebook_opens_from_the_list_at_the_game_of_the_lessons(tmp_path: Path) -> None:
    [game] = after("b", rulebook_game, place=tmp_path / "games.db", lesson=("oriflamme", ""))

    assert game == "oriflamme"


def test_enter_goes_on_from_a_solved_stage_wherever_the_cursor_was(tmp_path: Path) -> None:
    [number] = after("tab 2 enter", stage, place=tmp_path / "games.db", lesson=FIRST)

    assert number == 1


def test_numbers_to_choose_from_are_told_apart_from_the_numbers_of_their_lines(tmp_path: Path) -> None:
    page, told = after(
        '@ colon "1 enter',
        lambda app: (shown(app), coach(app)),
        place=tmp_path / "g.db",
        lesson=("hbo", "07"),
    )

    assert "Stark, cards drawn: 0" in page[0]
    assert "You draw the cards left" in told[1]


def test_the_list_says_how_far_a_lesson_was_played_and_which_key_opens_it(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after("2 enter", shown, place=place, lesson=FIRST)
    [listed] = after("", shown, place=place, lesson=("hbo", ""))

    assert "●○○" in next(line for line in listed.splitlines() if "Fifteen power" in line)
    assert "Begin" in listed.splitlines()[-1]


def test_the_first_screen_names_three_ways(tmp_path: Path) -> None:
    front, lessons = after("@ l 1", shown, place=tmp_path / "games.db")

    assert "Learn a game (l)" in front
    assert "Play with your cards (n)" in front
    assert "Settle a dispute (:)" in front
    assert "Fifteen power" in lessons


def test_each_way_of_the_first_screen_has_its_key() -> None:
    bound = [one for one in StartScreen.BINDINGS if isinstance(one, Binding)]
    keys = {key: one.action for one in bound for key in one.key.split(",")}

    assert (keys["l"], keys["n"], keys["colon"]) == ("learn", "new", "judge")


@pytest.mark.parametrize("lesson", ["03", "15"])
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_goal_list_and_coach_are_in_sight_on_a_small_screen(
    lesson: str, language: str, tmp_path: Path
) -> None:
    [(page, rows)] = after(
        "",
        lambda app: (shown(app), app.screen.query_one(MovesPane).size.height),
        place=tmp_path / "games.db",
        lesson=("hbo", lesson),
        language=language,
        size=(80, 24),
    )

    assert rows >= 6
    assert len(page.splitlines()) == 24


def test_things_are_put_in_order_where_there_is_no_board(tmp_path: Path) -> None:
    place, lesson = tmp_path / "games.db", ("hbo", "05")
    phases = ["plot", "draw", "marshalling", "challenges", "dominance", "standing"]
    lines = " ".join(f'colon "the_{phase}_phase enter' for phase in phases)

    wrong, right = after(f'colon "the_draw_phase enter @ {lines}', coach, place=place, lesson=lesson)

    assert "comes before" in wrong
    assert "Each phase is finished before the next one begins" in right


def test_a_move_is_judged_and_then_the_rule_is_named(tmp_path: Path) -> None:
    which, done = after(
        'colon "not_legal enter @ colon "the_limit_on_unique_cards enter',
        coach,
        place=tmp_path / "games.db",
        lesson=("hbo", "20"),
    )

    assert "Under which rule?" in which
    assert "No second copy as a character of its own" in done


def test_the_learner_sees_their_own_closed_cards_and_no_others(tmp_path: Path) -> None:
    [page] = after("", shown, place=tmp_path / "games.db", lesson=("oriflamme", "07"))

    assert "▒ Bribe" in page
    assert "▒ Trap" not in page
    assert "▒ closed" in page


def test_a_hidden_card_the_board_knows_is_opened_without_asking_which_it_is(tmp_path: Path) -> None:
    [page] = after("2", shown, place=tmp_path / "games.db", lesson=("oriflamme", "11"))

    assert "Red applies Red Bribe" in page


def test_the_word_list_finds_a_word_in_any_language_and_names_its_lesson(tmp_path: Path) -> None:
    [told] = after('t "непринятый', coach, place=tmp_path / "games.db", lesson=("hbo", "12"))

    assert told.startswith("unopposed")
    assert "Lesson 12: Nobody answers" in told


def test_the_prices_of_the_hand_are_told_where_cards_are_played(tmp_path: Path) -> None:
    [told] = after("", coach, place=tmp_path / "games.db", lesson=("hbo", "09"))

    assert "cost: Hodor 5, Eddard Stark 4, Jon Snow 2" in told


def test_a_price_that_is_asked_for_is_not_told(tmp_path: Path) -> None:
    [told] = after("", coach, place=tmp_path / "games.db", lesson=("lcg", "04"))

    assert "cost:" not in told


def test_a_right_prediction_is_followed_by_how_the_number_was_added_up(tmp_path: Path) -> None:
    [(told, marks)] = after(
        '2 enter colon "14 enter',
        lambda app: (coach(app), [node.mark for node in app.screen.query_one(FoldingTree).nodes]),
        place=tmp_path / "games.db",
        lesson=FIRST,
    )

    assert "One is missing." in told
    assert "=" in marks


def test_a_typed_undo_begins_the_stage_anew(tmp_path: Path) -> None:
    made, undone = after(
        'colon "stark_plays_jon enter @ colon "undo enter',
        coach,
        place=tmp_path / "games.db",
        lesson=("hbo", "08"),
    )

    assert "2 moves left" in made
    assert "3 moves left" in undone


def test_the_first_lessons_say_what_the_signs_on_the_board_mean(tmp_path: Path) -> None:
    [seats] = after("", coach, place=tmp_path / "a.db", lesson=("hbo", "01"))
    [row] = after("", coach, place=tmp_path / "b.db", lesson=("oriflamme", "01"))
    [later] = after("", coach, place=tmp_path / "c.db", lesson=("hbo", "10"))

    assert "military, intrigue, power" in seats
    assert "the card that acts now" in row
    assert "military, intrigue, power" not in later


def test_what_a_move_brought_about_is_told_when_the_goal_is_reached(tmp_path: Path) -> None:
    [told] = after("2 enter 3 enter 2 space enter", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "1 power went from Lannister to Stark" in told


def test_what_a_move_brought_about_is_told_on_the_way_to_the_goal_too(tmp_path: Path) -> None:
    turn = 'colon "stark_plays_eddard enter colon "stark_ends_the_turn enter colon "stark_power_eddard enter'

    on_the_way, at_the_end = after(
        f'{turn} @ colon "stark_ends_the_turn enter', coach, place=tmp_path / "games.db", lesson=("hbo", "19")
    )

    assert "1 power went from Lannister to Stark" in on_the_way
    assert "won dominance" in at_the_end


def test_a_save_by_a_duplicate_says_that_the_duplicate_went(tmp_path: Path) -> None:
    attach = 'colon "stark_attaches_eddard_as_a_duplicate_to_eddard enter colon "go_on enter'
    judge = 'colon "not_legal enter colon "When_duplicates_can_be_attached enter colon "go_on enter'
    save = 'colon "eddard enter colon "1 enter'

    [told] = after(f"{attach} {judge} {save}", coach, place=tmp_path / "games.db", lesson=("hbo", "21"))

    assert "Stark discarded a duplicate: Eddard Stark" in told


def test_all_cards_of_a_hand_are_named(tmp_path: Path) -> None:
    [page] = after("", shown, place=tmp_path / "games.db", lesson=("hbo", "04"))

    assert "Septa Mordane" in page


@pytest.mark.parametrize(
    ("lesson", "look"),
    [
        (("oriflamme", "03"), "Look at: Red, influence"),
        (("kings", "02"), "Look at: Stark, power tokens gained"),
    ],
)
def test_the_first_hint_names_whose_number_is_asked_for(
    lesson: tuple[str, str], look: str, tmp_path: Path
) -> None:
    [told] = after("j", coach, place=tmp_path / "games.db", lesson=lesson)

    assert look in told


@pytest.mark.parametrize(
    ("lesson", "keys", "look"),
    [
        ("07", "3 enter", "Look at: Stark, income · Winterfell Keep"),
        ("06", "2 enter 2 enter", "The rule to think of: Initiative tie: less power wins."),
    ],
)
def test_the_first_hint_names_what_a_number_is_added_up_from_and_never_asks_the_question_again(
    lesson: str, keys: str, look: str, tmp_path: Path
) -> None:
    [told] = after(f"{keys} j", coach, place=tmp_path / "games.db", lesson=("hbo", lesson))

    assert look in told


def test_the_first_hint_names_the_cards_of_a_move_and_not_whom_it_is_aimed_at(tmp_path: Path) -> None:
    [told] = after("j", coach, place=tmp_path / "games.db", lesson=("hbo", "11"))

    assert "Look at: Arya Stark" in told
    assert "Lannister" not in told


def test_the_third_hint_says_that_a_number_is_the_answer_and_no_line_of_the_list(tmp_path: Path) -> None:
    [told] = after("2 enter j j j", coach, place=tmp_path / "games.db", lesson=FIRST)

    assert "The answer: Stark, total power: 14" in told


def test_the_first_hint_does_not_say_what_may_be_so(tmp_path: Path) -> None:
    [told] = after("j", coach, place=tmp_path / "games.db", lesson=("hbo", "10"))

    assert "Look at: Jon Snow" in told
    assert "kneels" not in told


def test_the_first_hint_names_the_card_a_question_is_about(tmp_path: Path) -> None:
    [told] = after("j", coach, place=tmp_path / "games.db", lesson=("lcg", "02"))

    assert "Knight of the Rainwood" in told


@pytest.mark.parametrize(
    ("lesson", "strip"),
    [
        (("hbo", "08"), "○○●○○○○ Marshalling  You turn gold"),
        (("oriflamme", "03"), "○● Events  Players resolve the row"),
        (("kings", "02"), "Action  You gather power tokens"),
    ],
)
def test_a_lesson_shows_where_in_the_round_it_stands_and_what_the_phase_is_for(
    lesson: tuple[str, str], strip: str, tmp_path: Path
) -> None:
    [page] = after("", shown, place=tmp_path / "games.db", lesson=lesson)

    assert strip in page


def test_the_panes_of_a_table_have_titles_and_the_one_with_the_keys_is_bright(tmp_path: Path) -> None:
    def titles(app: RefereeApp) -> list[str]:
        side = app.screen.query_one("#side")
        bright = [one for one in side._border_title.spans if "bold" in str(one.style)]  # type: ignore[union-attr]
        assert side._border_title is not None
        return [side._border_title.plain[one.start : one.end] for one in bright]

    moves, ruling = after("@ tab", titles, place=tmp_path / "games.db", example=True)

    assert (moves, ruling) == (["Moves"], ["Ruling"])


def test_the_list_stands_on_the_lesson_that_was_left_in_the_middle(tmp_path: Path) -> None:
    def line(app: RefereeApp) -> str:
        pane = app.screen.query_one(OptionList)
        assert pane.highlighted is not None
        return str(pane.get_option_at_index(pane.highlighted).prompt)

    [found] = after("2 enter escape", line, place=tmp_path / "games.db", lesson=("kings", "02"))

    assert "02  Build a fortification" in found


def test_every_seat_of_a_later_stage_has_a_pane_from_the_beginning(tmp_path: Path) -> None:
    def panes(app: RefereeApp) -> int:
        return len(app.screen.query("#seats AreaPane"))

    [found] = after("down", panes, place=tmp_path / "games.db", lesson=("lcg", "13"))

    assert found == 4, "its first stage has two"
