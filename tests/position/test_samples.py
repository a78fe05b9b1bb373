"""The samples of the page are read, judged, written in other languages, and typed on every keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.kernel.cases.case_file import read_file
from referee.cli.command_types import DONE, UNREADABLE
from referee.cli.judge import judge_command
from referee.cli.position import position_command
from referee.position.dispute import case_of
from referee.position.reader import read_text
from referee.position.value_writer import meaning
from referee.position.vocabulary import form_of, sign_words
from referee.words.case_words import CaseWords
from referee.words.speech import Speech
from rulebook.text.letters import BY_ID, LAYOUTS, Layout
from tests.kit.cases import file, worked
from tests.position.samples import SAMPLES, first_line

LANGUAGES = ("en", "bg", "pl", "ru")
GAMES = ("hbo", "lcg", "oriflamme", "kings")
OF_LANGUAGE = {
    "en": ("polish",),
    "pl": ("polish",),
    "bg": ("bg-standard", "bg-new-phonetic", "bg-phonetic"),
    "ru": ("russian",),
}
WITH_ALT = "ąćęłńóśźż"
"""Polish letters that are typed with the right Alt key."""
MOST_KEYS = 420
SIGNS = ',:;()"+?/='
each = pytest.mark.parametrize("sample", SAMPLES, ids=first_line)


def test_every_game_has_a_sample_in_every_language() -> None:
    found = {(read.game, read.language) for read in map(read_text, SAMPLES)}
    assert found == {(game, language) for game in GAMES for language in LANGUAGES}


@each
def test_a_sample_is_judged_without_a_fault(sample: str, tmp_path: Path) -> None:
    place = tmp_path / "sample.txt"
    place.write_text(sample, encoding="utf-8")
    language = read_text(sample).language
    found = judge_command(str(place), None, False, language)
    assert (found.code, found.err) == (DONE, "")
    assert found.out.count("\n? ") + found.out.startswith("? ") == len(case_of(read_text(sample)).steps)


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sample_says_the_same_in_another_language(sample: str, language: str, tmp_path: Path) -> None:
    place = tmp_path / "sample.txt"
    place.write_text(sample, encoding="utf-8")
    found = position_command(str(place), "", False, language)
    assert found.code == DONE, found.err
    read, again = read_text(sample), read_text(found.out, language)
    form = form_of(read.game)
    assert (again.language, meaning(again.position, form)) == (language, meaning(read.position, form))
    assert case_of(again).steps == case_of(read).steps


def keys_of(layout: Layout) -> frozenset[str]:
    return frozenset(
        f"{layout.small}{layout.shifted}{layout.small.upper()}{layout.digits}{layout.shifted_digits}"
    )


@each
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.id)
def test_the_signs_of_a_sample_stand_on_every_keyboard(sample: str, layout: Layout) -> None:
    signs = {sign for sign in sample if not sign.isalpha() and not sign.isspace()}
    assert signs <= keys_of(layout)


@each
def test_the_letters_of_a_sample_stand_on_the_keyboards_of_its_language(sample: str) -> None:
    for layout in OF_LANGUAGE[read_text(sample).language]:
        letters = {sign for sign in sample.casefold() if sign.isalpha()}
        assert letters - set(WITH_ALT) <= keys_of(BY_ID[layout]), layout


def in_words(sample: str, language: str) -> str:
    """The sample with each sign as its words."""
    words = {sign: said[0] for sign, said in sign_words(language).items()}
    lines = []
    for line in sample.splitlines():
        asked = re.match(r"(\?\??) (.*)", line)
        if asked:
            lines.append(f"{words[asked[1]]} {asked[2]}")
            continue
        said = re.sub(r'"([^"]*)"', rf" {words['quote']} \1 {words['unquote']} ", line)
        said = re.sub(r"\+(\d)", rf" {words['+']} \1", said)
        said = re.sub(r" \+ ", f" {words['/']} ", said)
        said = re.sub(r"[,:;()]", lambda sign: f" {words[sign[0]]} ", said)
        assert not set(said) & set(SIGNS), said
        lines.append(said)
    return "\n".join(lines) + "\n"


@each
def test_each_sign_has_words_that_mean_the_same(sample: str) -> None:
    read = read_text(sample)
    said = in_words(sample, read.language)
    again = read_text(said, read.language)
    assert again.position == read.position
    assert [one.text for one in again.disputed] == [one.text for one in read.disputed]


def test_the_words_for_a_value_nobody_has_told_and_for_a_field_are_read() -> None:
    plain = read_text("hbo challenges, as told\nstark claim ?: jon 3m deck=5\nlannister\n")
    said = read_text("hbo challenges, as told\nstark claim unknown: jon 3m deck equals 5\nlannister\n")
    assert plain.position == said.position


def test_a_challenge_of_six_a_side_takes_few_keys_and_few_questions(tmp_path: Path) -> None:
    sample = SAMPLES[0]
    seats = read_text(sample).position["seats"]
    assert [len(one["characters"]) for one in seats] == [6, 6]
    assert len(sample) <= MOST_KEYS
    place = tmp_path / "sample.txt"
    place.write_text(sample, encoding="utf-8")
    told = judge_command(str(place), None, False, "en").out
    assert 1 <= told.count("Ask first: ") <= 3


def test_short_rulings_leave_out_pages_and_the_names_of_cards(tmp_path: Path) -> None:
    place = tmp_path / "sample.txt"
    place.write_text(SAMPLES[0], encoding="utf-8")
    long = judge_command(str(place), None, False, "pl").out
    short = judge_command(str(place), None, False, "pl", short=True).out
    assert "Eskorta Starków" in long
    assert "s. 13" in long
    assert "Eskorta Starków" not in short
    assert "s. 13" not in short


def test_the_text_of_one_case_of_a_file_is_written(tmp_path: Path) -> None:
    known = file("hbo", "saves")
    wanted = worked("hbo")[0]
    case = next(one for one in read_file(known.read_bytes()).cases if one.text)
    found = position_command(str(known), case.id, False, "en")
    assert found.code == DONE, found.err
    read = read_text(found.out)
    assert read.case["text"] == case.text
    assert meaning(read.position, form_of("hbo")) == meaning(case.position, form_of("hbo"))
    none = position_command(str(known), f"{wanted.id}-not", False, "en")
    assert none.code == UNREADABLE
    assert "the file has no case" in none.err


def test_the_text_as_a_case_is_judged_as_the_text_is(tmp_path: Path) -> None:
    text, case = tmp_path / "sample.txt", tmp_path / "sample.json"
    text.write_text(SAMPLES[0], encoding="utf-8")
    case.write_text(position_command(str(text), "", True, "en").out, encoding="utf-8")
    assert judge_command(str(case), "all", True, "en").out == judge_command(str(text), None, True, "en").out


@pytest.mark.rule("hbo.challenge.attacker_wins_ties")
def test_who_wins_a_challenge_declared_in_the_text_is_told(tmp_path: Path) -> None:
    text = """\
hbo challenges, stark to act
stark claim 1: robb 4m
lannister claim 1: jaime 4m
? stark military robb
? lannister defends jaime
? resolve
"""
    path = tmp_path / "dispute.txt"
    path.write_text(text, encoding="utf-8")

    said = judge_command(str(path), None, False, "en", short=True).out

    assert "who wins the challenge: Stark" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_may_change_has_words_in_every_language(game: str, language: str) -> None:
    form = form_of(game)
    position = {"seats": [{"id": "s", "characters": [{"id": "c"}]}], "areas": [{"id": "a"}]}
    words = CaseWords(Speech(language), position)

    said = {path: words.path(path) for path in form.paths(position)}

    assert said
    assert [path for path, word in said.items() if "." in word or "_" in word] == []
    assert [path for path, word in said.items() if language in ("bg", "ru") and word.isascii()] == []
