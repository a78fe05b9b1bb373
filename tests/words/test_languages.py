from collections import Counter
from functools import cache

import pytest

from engine.kernel.reasons import Ruling
from engine.kernel.state import Event
from referee.words import messages
from referee.words.messages import COMMENT, FOLDER, MESSAGE, Messages
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech
from tests.words.message_calls import all_sites
from tests.words.possible_values import subjects
from tests.words.test_cases import CASES, rulings_of
from tests.words.test_keys import SAMPLE, base
from tests.words.test_subjects import MOVES

OPTIONAL = frozenset({"field_errors", "results"})
"""Subjects a language may do without: what the screen says serves as well, or the words stay English."""
OTHERS = tuple(language for language in messages.folders() if language != "en")


@cache
def rulings() -> tuple[Ruling, ...]:
    """What the worked cases bring."""
    return tuple(ruling for case in CASES for ruling in rulings_of(case))


def own(language: str) -> list[tuple[str, str]]:
    """The subjects and keys a language has itself."""
    return [(subject, key) for subject in subjects(language) for key in messages.messages(language, subject)]


def test_the_languages_of_the_printings_are_spoken() -> None:
    assert {"en", "bg", "pl"} <= set(messages.folders())


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says(language: str) -> None:
    said = {(subject, key) for subject, key in own("en") if subject not in OPTIONAL and key[0] != "-"}
    assert said - set(own(language)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_english_does_not_say(language: str) -> None:
    assert [
        f"{subject}/{key}" for subject, key in own(language) if key not in messages.messages("en", subject)
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_the_same_facts(language: str) -> None:
    there, english = Messages(language), Messages("en")
    for subject, key in own(language):
        named = {base(one) for one in there.variables(subject, key)}
        assert named == {base(one) for one in english.variables(subject, key)}, f"{language}: {subject}/{key}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_can_be_said_with_the_facts_of_each_place(language: str) -> None:
    speech = Speech(language)
    for site in all_sites():
        if site.key in messages.messages(language, site.subject):
            speech.tell(site.subject, site.key, {name: SAMPLE.get(name, "x") for name in site.facts})
            assert speech.faults == set(), site


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_written_as_fluent_has_it(language: str) -> None:
    speech = Speech(language)
    for subject, key in own(language):
        assert speech.tell(subject, key, {}) != f"[{key}]"


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_and_moves_can_be_said_in_the_language(language: str) -> None:
    speech = Speech(language)
    for ruling in rulings():
        ruling_lines(speech, ruling, str, fold=False)
    for move in MOVES:
        speech.move(move)
    assert speech.faults == set()
    assert speech.borrowed == set()


def test_polish_has_three_forms_for_numbers() -> None:
    speech = Speech("pl")
    drawn = [speech.event(Event("drew", seat="Stark", amount=amount)) for amount in (0, 1, 2, 5, 12, 22)]
    assert [said.partition(": ")[2] for said in drawn] == [
        "nie dobiera kart",
        "dobiera 1 kartę",
        "dobiera 2 karty",
        "dobiera 5 kart",
        "dobiera 12 kart",
        "dobiera 22 karty",
    ]


def test_bulgarian_keeps_discarding_and_killing_apart() -> None:
    speech = Speech("bg")
    assert speech.event(Event("discarded", "Варис")) == "Изчистена карта: Варис"
    assert speech.event(Event("killed", "Варис")) == "Унищожен герой: Варис"


def test_no_file_says_a_message_twice() -> None:
    twice = {
        f"{path.parent.name}/{path.name}: {key}"
        for path in FOLDER.glob("*/*.ftl")
        for key, times in Counter(MESSAGE.findall(COMMENT.sub("", path.read_text("utf-8")))).items()
        if times > 1
    }
    assert twice == set()


@pytest.mark.parametrize(
    ("language", "renown"), [("en", "Renown"), ("bg", "Прослава"), ("pl", "Sław"), ("ru", "Слав")]
)
def test_a_table_that_puts_renown_after_the_claim_is_told_so(language: str, renown: str) -> None:
    said = Speech(language).tell("reasons", "order_of_awards", {"option": "unopposed_first"})
    assert renown in said
