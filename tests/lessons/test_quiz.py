"""The quiz from a player's own games: what is asked, when, and what the engine says is right."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.judge import carry_out, judge
from engine.kings.table import Order
from referee.app.application import RefereeApp
from referee.app.screens.lessons.quiz import QuizParts
from referee.cli.arguments import read_arguments
from referee.coach.played_questions import PlayedQuestion, QuestionStore, questions_of, refused_question
from referee.coach.quiz import MOST_A_DAY, MOST_AT_ONCE, quiz_of, stage_of
from referee.coach.rule_knowledge import Knowledge, today
from referee.lessons.board import LessonBoard
from referee.lessons.model import DoTask, PredictTask, SpotTask
from referee.lessons.reader import find_lesson
from referee.session.files.user_data import LEARNING_FILE, SETTINGS_VARIABLE
from referee.session.game_setup import example, from_case, state_of
from referee.session.persistence import begin, place
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from referee.words.messages import folders, messages
from tests.kit.app import after, ready_table, shown

TODAY = date(2026, 11, 23)
TEXT = "bg-2013"


@pytest.fixture(autouse=True)
def coached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds the keyboard is taught, and nothing is kept at home."""
    monkeypatch.setenv("REFEREE_COACH", "keyboard")
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "settings"))


def played(game: str, case: str, *moves: Mapping[str, object], strict: bool = False) -> Session:
    """A ready table on which these moves were tried; ``undo`` takes the last one back."""
    start = example(game, case, "both")
    adapter = adapter_of(game)
    session = Session(adapter, state_of(start), start.texts, lambda *_: None, strict=strict)
    for raw in moves:
        if raw == {"do": "undo"}:
            session.undo()
        else:
            session.enter(adapter.read_move(msgspec.json.encode(raw)))
    session.write_rulings()
    return session


def row_played(position: Mapping[str, object], *moves: Mapping[str, object]) -> Session:
    """A table of Oriflamme at this position on which these moves were made."""
    data = msgspec.json.encode({"id": "row", "game": "oriflamme", "position": position, "steps": []})
    start, _ = from_case(data, "both")
    adapter = adapter_of("oriflamme")
    session = Session(adapter, state_of(start), start.texts, lambda *_: None)
    for raw in moves:
        session.enter(adapter.read_move(msgspec.json.encode(raw)))
    return session


def row_at(pointer: str, *row: tuple[str, str, int], **influence: int) -> dict[str, object]:
    """A position in the events of round 3: cards with their faces and influence, the pointer on one."""
    seats = [{"id": seat, "influence": influence.get(seat, 2)} for seat in ("red", "blue", "green")]
    if any(card == "red.twin" for card, _, _ in row):
        seats[0]["twin"] = "row"
    cards = [[{"card": card, "face": face, "tokens": tokens}] for card, face, tokens in row]
    return {
        "round": 3,
        "phase": "events",
        "direction": "left_to_right",
        "first_player": "red",
        "pointer": pointer,
        "seats": seats,
        "row": cards,
    }


TWIN_NEXT = row_at("red.twin", ("red.prince", "up", 0), ("red.twin", "up", 0), ("blue.queen", "down", 1))


ATTACK = {"do": "declare_challenge", "by": "lannister", "kind": "military", "target": "stark"}
GUARDS = {**ATTACK, "attackers": ["guards"]}
DEFENCE = {"do": "declare_defenders", "by": "stark", "defenders": ["jon"]}
RESOLVE = {"do": "resolve"}
UNDO = {"do": "undo"}


def asked(session: Session, task: str) -> list[PlayedQuestion]:
    """The questions of one kind."""
    return [one for one in questions_of(session, "evening") if one.task == task]


# What is asked


def test_a_challenge_asks_for_its_totals_its_winner_and_the_claim() -> None:
    session = played("hbo", "middle", GUARDS, DEFENCE, RESOLVE)

    found = {one.path: stage_of(one, session.adapter, TEXT) for one in asked(session, "predict")}

    answers = {path: stage.answer for path, stage in found.items() if isinstance(stage, PredictTask)}
    assert answers == {
        "challenge.attack": 2,
        "challenge.defence": 2,
        "challenge.winner": "lannister",
        "claim.due": 1,
    }


def test_a_refusal_at_a_strict_table_asks_whether_it_is_legal_and_under_which_rule() -> None:
    session = played("hbo", "middle", {**ATTACK, "attackers": ["shae"]}, strict=True)

    [question] = asked(session, "spot")
    stage = stage_of(question, session.adapter, TEXT)

    assert isinstance(stage, SpotTask)
    assert (stage.legal, stage.rule) == (False, "hbo.challenge.icon_required")
    assert len(set(stage.others)) == 2
    assert stage.rule not in stage.others


def test_what_was_taken_back_asks_for_what_was_done_in_its_place() -> None:
    session = played("hbo", "middle", GUARDS, DEFENCE, UNDO, {**DEFENCE, "defenders": []})

    [question] = asked(session, "do")
    stage = stage_of(question, session.adapter, TEXT)

    assert isinstance(stage, DoTask)
    assert stage.by == "stark"


def test_each_effect_of_oriflamme_asks_for_the_influence_it_brings() -> None:
    session = played("oriflamme", "middle", {"do": "keep", "by": "red", "card": "red.2"})

    [question] = asked(session, "predict")
    stage = stage_of(question, session.adapter, "ru")

    assert isinstance(stage, PredictTask)
    assert stage.answer == session.state.seats["red"].influence


def test_a_battle_of_kings_asks_for_the_strength_of_both_sides() -> None:
    march = {
        "do": "march",
        "by": "lannister",
        "from": "west-keep",
        "moves": [{"to": "river-ford", "units": {"footman": 1, "knight": 1}}],
    }
    adapter = adapter_of("kings")
    state = state_of(example("kings", "march", "both"))
    move = adapter.read_move(msgspec.json.encode(march))

    [found] = adapter.forecasts(state, move)

    assert found.ask is not None
    assert found.ask["attacking"] == {"footman": 1, "knight": 1}
    assert found.ask["defending"] == {"footman": 1}


def test_a_battle_the_expansion_does_not_touch_asks_nothing() -> None:
    adapter = adapter_of("kings")
    table = adapter.new("ru-draft", {"options": [3]})
    table = table.area("riverrun", units={"greyjoy": {"footman": 1}})
    march = {"do": "march", "by": "lannister", "from": "lannisport"}
    step = {"to": "riverrun", "units": {"footman": 1, "knight": 1}}
    move = adapter.read_move(msgspec.json.encode({**march, "moves": [step]}))

    assert adapter.forecasts(table, move) == ()
    [walled] = adapter.forecasts(table.area("riverrun", fortification=True), move)
    assert walled.rule == "kings.fort.attack-knights"


def refused_on_the_2003_board(raw: Mapping[str, object]) -> PlayedQuestion | None:
    """What a refused move on the preset board becomes; a siege engine stands in Winterfell."""
    adapter = adapter_of("kings")
    table = adapter.new("ru-draft", {"options": [3, 4, 5, 6]})
    table = table.area("winterfell", units={"stark": {"siege_engine": 1}}).put(phase="action", step="march")
    table = table.area("winterfell", orders=(Order(house="stark", order="march"),))
    move = adapter.read_move(msgspec.json.encode(raw))
    return refused_question(adapter, table, move, judge(adapter.game, table, move), "evening")


def test_a_quiz_forbids_what_the_table_forbade_where_a_case_leaves_the_reason_out() -> None:
    adapter = adapter_of("hbo")
    redraw = adapter.read_move(b'{"do":"mulligan","by":"stark"}')
    table = carry_out(adapter.game, adapter.new(TEXT, {}), redraw)

    question = refused_question(adapter, table, redraw, judge(adapter.game, table, redraw), "evening")

    assert question is not None
    stage = stage_of(question, adapter, TEXT)
    assert isinstance(stage, SpotTask)
    assert (stage.legal, stage.rule) == (False, "hbo.setup.mulligan")


INTO_THE_SEA = {
    "do": "march",
    "by": "stark",
    "from": "winterfell",
    "moves": [{"to": "the-shivering-sea", "units": {"siege_engine": 1}}],
}


def test_a_question_of_kings_calls_areas_as_the_board_does() -> None:
    question = refused_on_the_2003_board(INTO_THE_SEA)

    assert question is not None
    state = LessonBoard(adapter_of("kings"), question.position, "ru-draft").state()
    assert state.areas["the-shivering-sea"].name == "The Shivering Sea"
    assert state.areas["kings-landing"].neutral_strength == 5


def test_no_question_of_kings_has_the_draft_itself_for_an_answer() -> None:
    adapter = adapter_of("kings")
    question = refused_on_the_2003_board(INTO_THE_SEA)
    assert question is not None
    stage = stage_of(question, adapter, "ru-draft")

    assert isinstance(stage, SpotTask)
    assert "kings.scope.draft" not in (stage.rule, *stage.others)
    assert stage_of(replace(question, rule="kings.scope.draft"), adapter, "ru-draft") is None


def test_a_refused_order_that_lies_face_down_asks_nothing() -> None:
    adapter = adapter_of("kings")
    raid = (Order(house="stark", order="raid"),)
    table = adapter.new("ru-draft", {"options": [3, 4, 5, 6]}).put(phase="planning", step="permanent")
    table = table.area("winterfell", units={"stark": {"knight": 1}}, orders=raid)
    move = adapter.read_move(b'{"do":"place_order","by":"stark","area":"winterfell","order":"march"}')

    ruling = judge(adapter.game, table, move)

    assert ruling.because == ("kings.onetime.with-permanent",)
    assert refused_question(adapter, table, move, ruling, "evening") is None


def test_no_question_shows_what_lies_face_down() -> None:
    session = played("oriflamme", "middle", {"do": "keep", "by": "red", "card": "red.2"})

    [question] = asked(session, "predict")

    hidden = [
        card for place in question.position["table"]["row"] for card in place["cards"] if not card.get("open")
    ]
    assert hidden
    assert not any(card.get("name") for card in hidden)


def only_stage(position: Mapping[str, object], move: Mapping[str, object]) -> PredictTask:
    """The one question about a move of Oriflamme, as a stage."""
    session = row_played(position, move)
    [question] = asked(session, "predict")
    stage = stage_of(question, session.adapter, "ru")
    assert isinstance(stage, PredictTask)
    return stage


CLOSED_QUEEN = row_at("red.queen", ("red.queen", "down", 2), ("blue.felon", "down", 0), red=5)


def test_a_card_opened_step_by_step_is_asked_about_with_what_it_does() -> None:
    opened = {"do": "activate", "by": "red", "card": "red.1", "shows": "queen", "step_by_step": True}

    stage = only_stage(CLOSED_QUEEN, opened)

    assert stage.answer == 5 + 2 + 2
    assert set(stage.choices) - {stage.answer} >= {5, 5 + 2}


def test_a_closed_victim_is_asked_about_with_what_it_turned_out_to_be() -> None:
    row = row_at("red.cutthroat", ("red.cutthroat", "up", 0), ("blue.queen", "down", 2), red=5)
    attack = {"do": "resolve", "by": "red", "card": "red.cutthroat", "target": "blue.1"}

    stage = only_stage(row, {**attack, "target_shows": "queen"})

    assert stage.answer == 5 + 1
    assert 5 in stage.choices  # one victim alone brings nothing
    assert 5 + 1 + 2 in stage.choices  # as if her influence came too


def test_the_wrong_answers_about_a_card_left_closed_are_what_could_be_believed_of_it() -> None:
    stage = only_stage(CLOSED_QUEEN, {"do": "keep", "by": "red", "card": "red.1"})

    assert stage.answer == 5
    assert set(stage.choices) == {5, 5 + 1, 5 + 2}  # with the new one, with those that lay there


def test_the_wrong_answers_about_an_attack_are_what_the_other_attacks_bring() -> None:
    row = row_at(
        "red.cutthroat", ("green.queen", "up", 0), ("red.cutthroat", "up", 0), ("blue.felon", "up", 0), red=5
    )

    stage = only_stage(row, {"do": "resolve", "by": "red", "card": "red.cutthroat", "target": "blue.felon"})

    assert stage.answer == 5
    assert 5 + 1 in stage.choices


# When it is asked


def wrong_rules_of(position: Mapping[str, object], raw: Mapping[str, object]) -> tuple[str, ...]:
    """The rules that stand beside the one under which a move of Oriflamme is refused."""
    session = row_played(position)
    move = session.adapter.read_move(msgspec.json.encode(raw))
    ruling = judge(session.adapter.game, session.state, move)
    question = refused_question(session.adapter, session.state, move, ruling, "evening")
    assert question is not None
    stage = stage_of(question, session.adapter, "ru-standard")
    assert isinstance(stage, SpotTask)
    return stage.others


def test_beside_the_rule_of_a_refused_placement_stand_others_about_placing() -> None:
    position = {
        **row_at("", ("red.queen", "down", 1), ("blue.felon", "down", 1)),
        "phase": "planning",
    }
    del position["pointer"]

    others = wrong_rules_of(
        position, {"do": "place", "by": "red", "card": "trap", "where": "on", "on": "blue.felon"}
    )

    assert [rule.rpartition(".")[0] for rule in others] == ["oriflamme.planning", "oriflamme.planning"]


def test_beside_the_rule_of_a_refused_victim_stand_no_rules_that_every_move_keeps() -> None:
    row = ("red.cutthroat", "up", 0), ("blue.felon", "up", 0), ("green.queen", "up", 0)

    others = wrong_rules_of(
        row_at("red.cutthroat", *row),
        {"do": "resolve", "by": "red", "card": "red.cutthroat", "target": "green.queen"},
    )

    assert not {*others} & {"oriflamme.end.after-six", "oriflamme.components.family-set"}


def store_of(tmp_path: Path) -> tuple[QuestionStore, Knowledge]:
    """A learner's own file with the questions of a challenge."""
    file = tmp_path / LEARNING_FILE
    store = QuestionStore(file)
    store.add(questions_of(played("hbo", "middle", GUARDS, DEFENCE, RESOLVE), "evening"), TODAY)
    return store, Knowledge(file)


def test_of_each_rule_one_question_is_asked_and_five_at_most(tmp_path: Path) -> None:
    store, knowledge = store_of(tmp_path)

    quiz = quiz_of(adapter_of("hbo"), store, knowledge, TEXT, TODAY)

    assert quiz is not None
    rules = [one.rule for one in quiz.questions]
    assert len(rules) == len(set(rules)) <= MOST_AT_ONCE


def test_a_rule_that_is_not_due_yet_is_not_asked(tmp_path: Path) -> None:
    store, knowledge = store_of(tmp_path)
    for one in store.of("hbo"):
        knowledge.answered(one.question.rule, TEXT, right=True, today=TODAY)

    now = quiz_of(adapter_of("hbo"), store, knowledge, TEXT, TODAY)
    then = quiz_of(adapter_of("hbo"), store, knowledge, TEXT, TODAY + timedelta(days=1))

    assert now is None
    assert then is not None


def test_rules_of_an_evening_come_again_after_one_three_seven_and_twenty_one_days(tmp_path: Path) -> None:
    store, knowledge = store_of(tmp_path)
    table = played("hbo", "middle", GUARDS, DEFENCE, UNDO, {**DEFENCE, "defenders": []}, RESOLVE)
    store.add(questions_of(table, "evening"), TODAY)
    days = []

    for number in range(40):
        day = TODAY + timedelta(days=number)
        quiz = quiz_of(table.adapter, store, knowledge, TEXT, day)
        days += [number] if quiz is not None else []
        for question in quiz.questions if quiz is not None else ():
            knowledge.answered(question.rule, TEXT, right=True, today=day)
            store.note_asked(question, day)

    assert days == [0, 1, 4, 11, 32]


def test_ten_questions_a_day_are_enough(tmp_path: Path) -> None:
    store, knowledge = store_of(tmp_path)
    [first, *_] = store.of("hbo")
    many = [msgspec.structs.replace(first.question, table=str(n), move={"n": n}) for n in range(MOST_A_DAY)]
    store.add(many, TODAY)
    for one in many:
        store.note_asked(one, TODAY)

    assert store.asked_on(TODAY) == MOST_A_DAY
    assert quiz_of(adapter_of("hbo"), store, knowledge, TEXT, TODAY) is None


def test_a_question_is_judged_under_either_booklet(tmp_path: Path) -> None:
    store, knowledge = store_of(tmp_path)

    for text in adapter_of("hbo").game.texts:
        quiz = quiz_of(adapter_of("hbo"), store, knowledge, text, TODAY)
        assert quiz is not None
        assert {one.text for one in quiz.lesson.stages} == {text}


# On the screen

EVENING = (
    'colon "lannister_military_shae enter escape colon "lannister_military_guards enter escape'
    ' colon "stark_defends_with_jon enter escape colon "resolve enter escape'
)


def question(app: RefereeApp) -> tuple[int, str]:
    """The number of the question and the screen."""
    assert isinstance(app.screen, QuizParts)
    return app.screen.run_of_lesson.number, shown(app)


def test_refused_moves_and_challenges_of_a_table_become_a_quiz(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after(EVENING, shown, place=place, example=True)

    [page] = after("", shown, place=place, lesson=("hbo", "quiz"))
    begun, hinted = after("1 @ j", question, place=place, lesson=("hbo", "quiz"))

    assert "Which booklet" in page
    assert begun[0] == 0
    assert "Quiz from your games" in begun[1]
    assert hinted[0] == 0


def test_sums_that_are_asked_for_are_not_on_the_screen_before_the_answer(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after(EVENING.replace("with_jon", "with_jon,_eddard"), shown, place=place, example=True)

    [page] = after("1", shown, place=place, lesson=("hbo", "quiz"))

    assert "What is the result: the total of the defence?" in page
    assert "Lannister Guards 2 : Jon Snow 2, Eddard Stark 4" in page


def test_answers_are_kept_by_rule(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after(EVENING, shown, place=place, example=True)
    stored = QuestionStore(place.with_name(LEARNING_FILE))

    def answer_all(app: RefereeApp) -> str:
        return shown(app)

    pages = after(
        " @ ".join(["1", *(["1", "2", "3", "4"] * 5)]), answer_all, place=place, lesson=("hbo", "quiz")
    )
    known = Knowledge(place.with_name(LEARNING_FILE))

    assert pages
    rules = {one.question.rule for one in stored.of("hbo") if one.asked}
    assert rules
    assert all(known.due(rule) >= today().isoformat() for rule in rules)


def test_a_refused_move_of_a_casual_table_is_kept_while_the_coach_is_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on, off = tmp_path / "on", tmp_path / "off"
    on.mkdir()
    off.mkdir()
    refused = 'colon "lannister_military_shae enter'

    after(refused, shown, place=on / "games.db", example=True)
    monkeypatch.setenv("REFEREE_COACH", "off")
    after(refused, shown, place=off / "games.db", example=True)

    assert [one.question.task for one in QuestionStore(on / LEARNING_FILE).of("hbo")] == ["spot"]
    assert QuestionStore(off / LEARNING_FILE).of("hbo") == ()


def test_a_table_without_questions_says_what_becomes_one(tmp_path: Path) -> None:
    def notices(app: RefereeApp) -> str:
        return " ".join(one.message for one in app._notifications)

    [said] = after("", notices, place=tmp_path / "games.db", lesson=("kings", "quiz"))

    assert "No questions today" in said


def test_the_lessons_of_each_game_lead_to_its_quiz(tmp_path: Path) -> None:
    for number, game in enumerate(ADAPTERS):
        place = tmp_path / str(number) / "games.db"
        place.parent.mkdir()

        [page] = after("end", shown, place=place, lesson=(game, ""))

        assert "Quiz: questions from your own games" in page


def test_every_row_of_oriflamme_can_be_asked_about_on_its_screen(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after(f"{ready_table('oriflamme', 0)} 1 1", shown, place=place)

    [(number, page)] = after("", question, place=place, lesson=("oriflamme", "quiz"))

    assert number == 0
    assert "influence" in page


def test_the_second_hint_says_a_rule_of_which_no_lesson_speaks(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    session = row_played(TWIN_NEXT, {"do": "resolve", "by": "red", "card": "red.twin"})
    QuestionStore(place.with_name(LEARNING_FILE)).add(questions_of(session, "evening"), today())

    said = after("j j", question, place=place, lesson=("oriflamme", "quiz"))[-1][1]

    assert "Each time the twin is applied" in said


# The command


def test_the_command_lists_what_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.cli.quiz import quiz_command

    monkeypatch.setenv("REFEREE_LEARNING", str(tmp_path))
    monkeypatch.setenv("REFEREE_DATABASE_URL", f"sqlite:///{tmp_path}/games.db")
    after(EVENING, shown, place=tmp_path / "games.db", example=True)

    found = quiz_command(read_arguments(["quiz", "hbo", "--list", "--lang", "en"]))
    none = quiz_command(read_arguments(["quiz", "kings", "--list", "--lang", "en"]))

    assert "Legal or not?  The icon is required (hbo.challenge.icon_required): today" in found.out
    assert "What is the result?" in found.out
    assert "No questions today" in none.out


def test_every_language_words_the_quiz() -> None:
    keys = {language: set(messages(language, "quiz")) for language in folders()}

    assert {language: keys["en"] ^ found for language, found in keys.items()} == {one: set() for one in keys}


# After a game


def finale(place_: Path) -> None:
    """A saved game one challenge before its end."""
    position = {**find_lesson("hbo", "01").position}
    data = msgspec.json.encode({"id": "finale", "game": "hbo", "position": position, "steps": []})
    database = place(place_)
    begin(database, "finale", from_case(data, "both")[0]).close()
    database.close()


def test_after_a_game_questions_about_it_are_offered_and_asked(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    finale(file)
    lines = ("stark_power_eddard", "lannister_does_not_defend", "resolve")
    won = " escape ".join(f'colon "{one} enter' for one in lines)

    offered, asked_ = after(f"{won} @ 1 1", shown, place=file, resume="finale")

    assert "about this game?" in offered
    assert "Quiz from your games" in asked_
