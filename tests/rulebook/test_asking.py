"""A question is answered by the rule that covers it, and by none where none does."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulebook.asking.answers import _printings, ask
from rulebook.asking.postings import said_first
from rulebook.asking.question import ReadQuestion, read_question
from rulebook.asking.rankers import (
    NearestSay,
    asks_for_more,
    asks_who_is_right,
    is_question,
    short_answer,
)
from rulebook.commands import ask_command, batch_command
from rulebook.content import files
from rulebook.content.files import CONTENT, questions_hash
from rulebook.database.store import Rulebook
from scripts.search_quality import Label, answered, answers_table, read_labels, without_game

LABELLED = Path(__file__).parent / "labelled" / "ask.jsonl"


def read(rules: Rulebook, question: str) -> ReadQuestion:
    return read_question(rules.index, rules.question_index, question, ["hbo"], "en")


@pytest.fixture(scope="module")
def labels() -> list[Label]:
    return read_labels(LABELLED)


def test_there_are_enough_questions_of_each_language_and_a_third_no_rule_covers(labels: list[Label]) -> None:
    foreign = [label for label in labels if not label.rules]

    assert len({label.id for label in labels}) == len(labels) >= 80
    assert min(Counter(label.lang for label in labels).values()) >= 20
    assert len(foreign) >= len(labels) // 3 - 1


def test_every_labelled_rule_exists(rules: Rulebook) -> None:
    known = set(rules.ids())
    labels = [label for path in LABELLED.parent.glob("*.jsonl") for label in read_labels(path)]

    assert [label.id for label in labels if label.rules - known] == []


@pytest.mark.parametrize("file", ["disputes", "apart"])
def test_questions_of_every_language_and_game_are_kept_apart(file: str) -> None:
    questions = read_labels(LABELLED.parent / f"{file}.jsonl")

    assert all(label.held for label in questions)
    assert min(Counter((label.lang, label.game) for label in questions).values()) >= 9
    assert len({label.id for label in questions}) == len(questions)


@pytest.mark.parametrize("named", [True, False])
def test_most_questions_are_answered_rightly_and_foreign_ones_not_at_all(
    rules: Rulebook, labels: list[Label], named: bool
) -> None:
    replies = answered(rules, labels, named)
    covered = [reply for reply in replies if reply.label.rules]
    foreign = [reply for reply in replies if not reply.label.rules]

    assert sum(reply.right for reply in covered) >= 0.64 * len(covered)
    assert sum(reply.rule is not None and not reply.right for reply in covered) <= 0.1 * len(covered)
    assert sum(reply.place in (1, 2, 3, 4, 5) for reply in covered) >= 0.95 * len(covered)
    assert sum(reply.rule is None for reply in foreign) >= 0.9 * len(foreign)


def test_without_its_game_the_other_edition_answers_a_question_as_well() -> None:
    label = Label(
        "one", "two attacks at once?", "covered", frozenset(("hbo.challenge.one_of_each",)), "en", "hbo"
    )
    unnamed = without_game(label)

    assert unnamed.game is None
    assert unnamed.rules == {"hbo.challenge.one_of_each", "lcg.challenge.one_each"}


@pytest.mark.parametrize(
    "question", ["May a kneeling character be declared a defender?", "How many cards do I draw each round?"]
)
def test_what_both_editions_say_is_answered_for_both(rules: Rulebook, question: str) -> None:
    told = ask(rules, question, None, "en")

    assert told.answer is not None
    assert {told.answer.game, *(one.game for one in told.also)} >= {"hbo", "lcg"}


def test_a_question_of_the_book_is_answered_by_what_its_ruling_rests_on(rules: Rulebook) -> None:
    asked = [rules.question(f"hbo.q{number:03}") for number in range(1, 60, 3)]
    known = [question for question in asked if question is not None]
    right = [
        question.id
        for question in known
        if (answer := ask(rules, question.question, "hbo", "en").answer) and answer.id in question.rules
    ]

    assert len(known) == 20
    assert len(right) >= 19


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Can I castle out of check in chess?", "en"),
        ("Колко пешки има в шаха?", "bg"),
        ("Ile kart rozdaje się w pokerze?", "pl"),
        ("Сколько фишек у каждого игрока в нардах?", "ru"),
        ("What is the capital of Norway?", "en"),
        ("", "en"),
        ("?!", None),
        ("² ⑤ ½", "en"),
    ],
)
@pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme", "kings", None])
def test_what_is_not_about_these_games_gets_no_answer(
    rules: Rulebook, question: str, language: str | None, game: str | None
) -> None:
    assert ask(rules, question, game, language).answer is None


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("How many cards do I draw each turn in Frobnicon?", "en"),
        ("Сколько карт каждый берёт за раунд из колоды в Фробниконе?", "ru"),
        ("Ile kart dobiera gracz w Frobnikonie?", "pl"),
    ],
)
def test_a_name_no_game_of_ours_knows_gets_no_answer(rules: Rulebook, question: str, language: str) -> None:
    game = "lcg" if language == "ru" else "hbo"

    assert ask(rules, question, game, language).answer is None
    assert ask(rules, question.rpartition(" ")[0], game, language).answer is not None


def test_an_answer_names_rule_title_game_and_how_sure_it_is(database: Path) -> None:
    text, code = ask_command(database, "can a kneeling character defend", game="hbo", as_json=True)
    told = json.loads(text)

    assert code == 0
    assert (told["answer"]["id"], told["answer"]["game"]) == ("hbo.challenge.defenders_standing", "hbo")
    assert told["answer"]["confidence"] > 50
    assert told["results"][0]["id"] == told["answer"]["id"]


def test_no_answer_is_said_in_the_readers_language(database: Path) -> None:
    text, code = ask_command(database, "Сколько фишек в нардах?", language="ru")

    assert code == 1
    assert text.startswith("Нет уверенности, что какое-то правило на это отвечает.\n")
    as_json, _ = ask_command(database, "Сколько фишек в нардах?", language="ru", as_json=True)
    assert json.loads(as_json)["answer"] is None


def test_a_batch_answers_every_line_in_order_and_with_its_time(database: Path) -> None:
    lines = [
        '{"id": 1, "query": "засада", "lang": "bg", "game": "hbo"}',
        "",
        '{"id": "b", "query": "chess", "lang": null, "game": null, "kind": "more is no fault"}',
        '{"id": 3, "query": ',
    ]
    text, code = batch_command(database, "search", lines, limit=2)
    told = [json.loads(line) for line in text.splitlines()]

    assert code == 1
    assert [one["id"] for one in told] == [1, "b", None]
    assert told[0]["results"][0]["id"] == "hbo.keyword.stealth"
    assert len(told[0]["results"]) == 2
    assert all(one["ms"] >= 0 for one in told)
    assert told[2]["error"].startswith("line 4: ")


def test_a_batch_of_questions_has_an_answer_or_null(database: Path) -> None:
    lines = [
        '{"id": 1, "query": "does a duplicate cost gold?"}',
        '{"id": 2, "query": "How tall is Everest?"}',
    ]
    text, code = batch_command(database, "ask", lines, game="hbo")
    told = [json.loads(line) for line in text.splitlines()]

    assert code == 0
    assert told[0]["answer"]["id"] == "hbo.duplicate.free"
    assert told[1]["answer"] is None


def test_the_table_counts_covered_and_foreign_questions(rules: Rulebook, labels: list[Label]) -> None:
    told = answers_table(answered(rules, labels[::13]))

    assert told.splitlines()[-1].split()[:2] == ["all", str(sum(bool(one.rules) for one in labels[::13]))]


@pytest.mark.parametrize(
    ("question", "language", "says"),
    [
        ("Can a kneeling character defend?", "en", "no"),
        ("Може ли коленичил герой да защитава?", "bg", "no"),
        ("How many cards do I draw each round?", "en", None),
    ],
)
def test_a_question_that_asks_for_yes_or_no_gets_it_and_others_do_not(
    rules: Rulebook, question: str, language: str, says: str | None
) -> None:
    assert ask(rules, question, "hbo", language).says in (says, None)


def test_what_is_asked_for_more_than_yes_or_no_is_told_in_each_language() -> None:
    more = [
        ("My hand is full. How many may I keep?", "en"),
        ("Имам две. Колко вземам?", "bg"),
        ("Mam dwie. Ile biorę?", "pl"),
        ("У меня две. Сколько беру?", "ru"),
        ("Плачу сейчас или потом?", "ru"),
        ("Подкупих Принца. Тя ме пита кой взима точката.", "bg"),
        ("number of one-time orders", "en"),
        ("брой на еднократните заповеди", "bg"),
        ("liczba rozkazów jednorazowych", "pl"),
        ("количество одноразовых приказов", "ru"),
    ]
    plain = [
        ("My hand is full. May I keep them?", "en"),
        ("Mogę to zagrać?", "pl"),
        ("Могу сыграть?", "ru"),
        ("може ли да играя кой да е герой", "bg"),
    ]

    assert all(asks_for_more(question, language) for question, language in more)
    assert not any(asks_for_more(question, language) for question, language in plain)


def test_whether_somebody_is_right_is_no_plain_question_in_any_language() -> None:
    told = (
        "I look at my own card and he says I may not. Is he right?",
        "Гледам си картите, а той вика, че е забранено. Прав ли е?",
        "Oglądam swoje karty, a on mówi, że nie wolno. Ma rację?",
        "Смотрю свои карты, а он говорит, что нельзя. Он прав?",
    )

    assert all(asks_who_is_right(question) for question in told)
    assert not asks_who_is_right("I attacked and it is five to five. So that one is mine, right?")


def test_a_short_answer_is_given_where_the_nearest_questions_agree() -> None:
    assert short_answer(NearestSay(sense=-0.8, depends=0.0)) == "no"
    assert short_answer(NearestSay(sense=0.55, depends=0.0)) == "yes"
    assert short_answer(NearestSay(sense=-0.65, depends=0.0)) is None
    assert short_answer(NearestSay(sense=0.1, depends=0.9)) == "depends"


def test_a_ruling_that_says_yes_and_no_depends() -> None:
    assert said_first("Yes with the Polish card, no with the Bulgarian card.") == "depends"
    assert said_first("Yes, no and no. The limit is recommended.") == "depends"
    assert said_first("Yes, at any time. No cost is paid.") == "yes"
    assert said_first("No. Yes is said of the base game.") == "no"
    assert said_first("The deck: no.") is None


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Not Today: does it work on a non-unique guy?", "en"),
        ("Не днес действа ли на неуникален герой?", "bg"),
        ("Czy Nie Dziś ocali kogoś, kto nie jest unikatowy?", "pl"),
    ],
)
def test_what_each_printing_answers_otherwise_is_no_plain_yes_or_no(
    rules: Rulebook, question: str, language: str
) -> None:
    told = ask(rules, question, "hbo", language)

    assert told.says in ("depends", None)
    assert told.answer is not None
    assert told.answer.id == "hbo.save.not_today"
    assert [reading.text for reading in told.printings] == ["bg-2013", "pl-2012"]


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Принцът е елиминиран, какво става с близнака?", "bg"),
        ("The Prince is eliminated, what happens to the Twin?", "en"),
        ("Принца устранили, что будет с Близнецом?", "ru"),
    ],
)
def test_of_two_rules_that_say_the_same_words_in_another_order_neither_is_the_answer(
    rules: Rulebook, question: str, language: str
) -> None:
    told = ask(rules, question, "oriflamme", language)

    assert (told.answer, told.sure) == (None, "some")
    assert {hit.id for hit in told.results[:2]} == {
        "oriflamme.prince.eliminated-discards-twin",
        "oriflamme.twin.eliminated-discards-prince",
    }


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("0 attack and 0 defence. Who wins the challenge?", "en"),
        ("Нападение 0, защита 0. Кой печели?", "bg"),
        ("Сила нападения 0, защиты 0. Кто победил?", "ru"),
    ],
)
def test_nothing_against_nothing_is_not_answered_as_a_tie_that_the_attacker_wins(
    rules: Rulebook, question: str, language: str
) -> None:
    told = ask(rules, question, "lcg", language)

    assert told.results[0].id in ("lcg.challenge.no_winner", "lcg.challenge.min_strength")


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("His Bulgarian Eddard and my Polish one read differently. Which one do we go by?", "enters play"),
        ("His Not Today saves unique characters, mine any. Which text do we go by?", "unique"),
    ],
)
def test_of_several_points_on_which_printings_differ_the_one_asked_about_is_told(
    rules: Rulebook, question: str, names: str
) -> None:
    told = _printings(rules, read(rules, question), "hbo.printings.card_text_differs")

    assert names in told[0].says


@pytest.mark.parametrize(
    ("typed", "language", "is_one"),
    [
        ("May a kneeling character attack?", "en", True),
        ("how many cards do I draw", "en", True),
        ("kneeling attack", "en", False),
        ("може ли да атакува коленичил герой", "bg", True),
        ("czy mogę bronić", "pl", True),
        ("сколько карт я беру", "ru", True),
        ("засада", "bg", False),
        ("дубликат бесплатно?", "ru", True),
        ("My Trap got killed. how much does she lose", "en", True),
        ("oblężenie w ataku na zamek ile ma siły", "pl", True),
        ("restricted cards claim", "en", False),
    ],
)
def test_a_question_is_told_from_words_to_look_for(typed: str, language: str, is_one: bool) -> None:
    assert is_question(typed, language) == is_one


@pytest.mark.parametrize(
    ("typed", "language", "rule"),
    [
        ("moje li da brani nqkoi koito e kolenichil", "bg", "hbo.challenge.defenders_standing"),
        ("mozhno li zashchishchatsya sklonennym geroem", "ru", "lcg.challenge.defender_standing"),
    ],
)
def test_a_question_in_latin_letters_is_read_in_its_language(
    rules: Rulebook, typed: str, language: str, rule: str
) -> None:
    found = [hit.id for hit in ask(rules, typed, rule.partition(".")[0], language).results]

    assert rule in found[:3]


def test_where_nothing_is_sure_there_are_results_and_no_answer(rules: Rulebook) -> None:
    found = ask(rules, "What happens with the card?", "hbo", "en")

    assert (found.answer is None) == (found.sure != "one")
    assert found.results


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(question=st.text(max_size=80))
def test_whatever_is_asked_is_answered_or_not(rules: Rulebook, question: str) -> None:
    answer = ask(rules, question).answer

    assert answer is None or (rules.has(answer.id) and 0 < answer.confidence <= 100)


def test_after_another_training_the_questions_are_reckoned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = questions_hash(CONTENT)
    other = tmp_path / "meaning_space.json"
    other.write_bytes(files.TRAINED.read_bytes() + b" ")
    monkeypatch.setattr(files, "TRAINED", other)
    assert questions_hash(CONTENT) != before


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Може ли да защитавам с коленичил герой?", "bg"),
        ("Могу ли я защищаться склонённым персонажем?", "ru"),
        ("Czy mogę bronić się klęczącą postacią?", "pl"),
    ],
)
def test_what_was_found_is_told_in_the_language_of_the_question(
    rules: Rulebook, question: str, language: str
) -> None:
    told = ask(rules, question, "lcg", language)

    foreign = {hit.id for hit in told.results if hit.matched == "text" and hit.shown.startswith("Stealth")}
    titled = {hit.id: hit.shown for hit in told.results if hit.matched == "title"}
    assert not foreign
    assert titled.items() <= {hit.id: hit.title for hit in told.results}.items()


@pytest.mark.parametrize("reads_in", ["en", "pl"])
@pytest.mark.parametrize(
    "question", ["Колко кораба побира едно пристанище?", "Сколько кораблей вмещает один порт?"]
)
def test_a_question_in_cyrillic_is_answered_to_a_reader_of_english_or_polish(
    rules: Rulebook, question: str, reads_in: str
) -> None:
    found = [hit.id for hit in ask(rules, question, "kings", reads_in).results]

    assert "kings.port.capacity" in found[:3]
