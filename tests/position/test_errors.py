"""An error names line, column, what was read, what may stand there, and the nearest word."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.kernel.errors import RefereeError
from referee.cli.command_types import UNREADABLE
from referee.cli.judge import judge_command
from referee.position.dispute import case_of
from referee.position.reader import read_text
from referee.position.tokens import PositionError
from tests.position.samples import SAMPLES, first_line

HEAD = "hbo r3 challenges, real cards\n"
PIECES = [*' ,:;()/?+="\\\n\t-_.[]{}|~$>', "??", "? ", "step=", 'expect={"a":', "9" * 30, "unique ?", "no"]
PIECES += ["как", "k4mp", "(((", "record={}", 'plot={"x":[', "\x00", "\u202e", "é", "𝒜", "٣", "told in full"]


@pytest.mark.parametrize(
    ("text", "says", "line", "column", "nearest"),
    [
        ("hbo r3 chalenges\n", "position_word_unknown", 1, 8, "challenges"),
        ("hob r3\n", "position_game_unknown", 1, 1, "hbo"),
        (HEAD + "stark: hound k4mx\n", "position_word_unknown", 2, 14, ""),
        (HEAD + "stark: hodr k\n", "position_card_unknown", 2, 8, "Hodor"),
        (HEAD + "stork: hodor\n", "position_seat_unknown", 2, 1, "stark"),
        (HEAD + "stark: hodor renwn\n", "position_card_unknown", 2, 8, ""),
        (HEAD + "stark: hodor k renwn\n", "position_word_unknown", 2, 16, "renown"),
        (HEAD + 'stark: "hodor\n', "position_quote_open", 2, 8, ""),
        (HEAD + "stark plot={: hodor\n", "position_not_json", 2, 12, ""),
        (HEAD + "stark (not today\n", "position_bracket_open", 2, 17, ""),
        (HEAD + "lannister mil stark: hound\nstark: hodor\nlannister\n", "position_card_not_here", 2, 22, ""),
        (HEAD + "stark: hodor\nlannister\n? stark flies\n", "position_line_unread", 4, 3, ""),
        (HEAD + "stark: hodor\nlannister\n? undo\n", "position_line_no_move", 4, 3, ""),
        (
            "hbo r3 challenges, as told\nstark 3h (Bar): hodor 1m\nlannister\n? stark plays event Bar\n",
            "position_type_untold",
            4,
            3,
            "",
        ),
        (HEAD + "stark: hodor\nlannister\n?? tully\n", "position_seat_unknown", 4, 4, ""),
        # The head reads in several languages; one that knows the later words names the fault.
        (
            "hbo r3 challenges\nlannister mil stark: hound; somebody\nstark 2g: jon\nlannister: hound\n",
            "position_card_not_here",
            2,
            29,
            "",
        ),
        ("hbo r3 challenges, lannister too act\n", "position_word_unknown", 1, 30, ""),
        ("oriflamme r2 events\nrow: red quen open\nred 3\n", "position_word_unknown", 2, 10, "queen"),
        (HEAD + "lannister mil stark: hound\nlannister: hound\n", "position_seat_unknown", 2, 15, ""),
        ("hbo r3 challenges, stark to act\nlannister: hound\n", "position_seat_unknown", 1, 20, ""),
        (
            HEAD + "lannister mil stark: huond\nstark: jon\nlannister: hound\n",
            "position_card_not_here",
            2,
            22,
            "the-hound",
        ),
        (
            HEAD + "stark 1h (Bar as told): hodor\nlannister\n? stark plays event Bar\n",
            "position_type_untold",
            4,
            3,
            "",
        ),
        ("", "position_empty", 1, 1, ""),
    ],
)
def test_an_error_says_where_it_is_and_what_is_nearest(
    text: str, says: str, line: int, column: int, nearest: str
) -> None:
    with pytest.raises(PositionError) as caught:
        case_of(read_text(text))
    error = caught.value
    assert (error.says, error.line, error.column) == (says, line, column)
    if nearest:
        assert error.facts["nearest"] == nearest


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 1, column 8: chalenges does not fit here; possible here: "),
        ("bg", "ред 1, колона 8: chalenges не може да стои тук; тук може да стои: "),
        ("pl", "wiersz 1, kolumna 8: chalenges nie może tu stać; tu może stać: "),
        ("ru", "строка 1, столбец 8: chalenges не может здесь стоять; здесь может стоять: "),
    ],
)
def test_an_error_is_told_in_the_readers_language(language: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "dispute.txt"
    file.write_text("hbo r3 chalenges\n", encoding="utf-8")
    found = judge_command(str(file), None, False, language)
    assert found.code == UNREADABLE
    assert said in found.err


@pytest.mark.parametrize(
    ("language", "text", "column"),
    [
        ("pl", "oriflamme r2 wydarzenia, czerwoni piewsi\nrząd: zbir niebieskich\nczerwoni 3\n", 35),
        ("ru", "орифламма р2 события, красные пирвый\nряд: головорез синих\nкрасные 3\n", 31),
        ("bg", "хбо р2 предизвикателства, старк на хд\nстрк: ходор\nланистър\n", 33),
        ("en", "hbo r3 chalenges, stark to act\nstork: hodor\n", 8),
        ("en", "hbo r3 challenges, stark to act\nstork: hodor\n", 1),
    ],
)
@pytest.mark.parametrize("screen", ["", "en"])
def test_the_first_error_of_a_text_is_told_in_whichever_language_it_is_written(
    language: str, text: str, column: int, screen: str
) -> None:
    with pytest.raises(PositionError) as caught:
        read_text(text, screen or language)
    assert (caught.value.line, caught.value.column) == (2 if column == 1 else 1, column)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 4, column 1: claim: the number must be at least 0"),
        ("bg", "ред 4, колона 1: удар: числото трябва да е поне 0"),
        ("pl", "wiersz 4, kolumna 1: zmagania: liczba musi wynosić co najmniej 0"),
        ("ru", "строка 4, столбец 1: намерение: число должно быть не меньше 0"),
    ],
)
def test_a_number_that_is_too_small_is_told_in_the_readers_language(
    language: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "dispute.txt"
    file.write_text(HEAD + "lannister mil stark: hound; hodor\nstark: hodor\nlannister claim -1: hound\n")
    assert said in judge_command(str(file), None, False, language).err


def test_a_card_that_lies_there_twice_is_told_at_the_line_of_its_seat(tmp_path: Path) -> None:
    file = tmp_path / "dispute.txt"
    file.write_text(HEAD + "stark: hodor\nlannister: hound k4m u, hound 4m u\n? lannister military hound\n")
    said = judge_command(str(file), None, False, "en").err
    assert "line 3, column 1: " in said
    assert "two copies of the unique The Hound" in said


def spoilt(sample: str, chance: random.Random) -> str:
    """A sample with a few pieces taken out, doubled, or put in."""
    text = sample
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randint(0, 8))
        piece = chance.choice([*PIECES, text[at:end], chance.choice(SAMPLES)[:40]])
        text = text[:at] + piece + text[chance.choice((at, end)) :]
    return text


@pytest.mark.parametrize("sample", SAMPLES, ids=first_line)
def test_no_spoilt_text_raises_anything_but_our_errors(sample: str) -> None:
    chance = random.Random(first_line(sample))
    for _ in range(30):
        text = spoilt(sample, chance)
        try:
            case_of(read_text(text, chance.choice(("en", "bg", "pl", "ru"))))
        except RefereeError:
            continue


@pytest.mark.parametrize("sign", ["²", "①", "፩"])
def test_a_sign_that_is_like_a_digit_is_no_number_of_a_position(sign: str) -> None:
    for line in ("hbo r{}ges, stark to act", "hbo\nstark {}g"):
        with pytest.raises(RefereeError):
            case_of(read_text(line.format(sign), "en"))
    [stark, _] = read_text(f"hbo\nstark: jon k{sign}m\nlannister", "en").position["seats"]
    assert stark["characters"][0]["strength"] == "?"


@pytest.mark.parametrize("sample", SAMPLES[::5], ids=first_line)
def test_the_command_answers_any_spoilt_text(sample: str, tmp_path: Path) -> None:
    chance = random.Random(first_line(sample))
    file = tmp_path / "dispute.txt"
    for _ in range(6):
        file.write_bytes(spoilt(sample, chance).encode("utf-8", "replace"))
        assert judge_command(str(file), None, False, "en").code in (0, 1, 3)


def test_a_text_that_means_different_things_in_two_languages_is_not_guessed() -> None:
    text = "хбо\nстарк: джон 3б\nланнистер\n"
    assert read_text(text, "ru").position["seats"][0]["characters"][0]["icons"] == ["military"]
    assert read_text(text, "bg").position["seats"][0]["characters"][0]["icons"] == ["power"]
    with pytest.raises(PositionError, match="position_language_unclear"):
        read_text(text, "en")


@pytest.mark.parametrize(
    "text", ["hbo " + "(" * 3000, HEAD + "stark: " + "hodor " * 6000, HEAD + "stark\n" * 3000]
)
def test_a_long_text_is_refused_or_read_soon(text: str) -> None:
    try:
        case_of(read_text(text))
    except RefereeError:
        return


FIELDS = ["id", "name", "card", "case", "seats", "row", "areas", "challenge", "attackers", "hand"]
FIELDS += ["hand.known", "characters", "plot", "plot.claim", "units", "orders", "house", "holder"]
FIELDS += ["phase", "type", "icons", "steps", "case.text", "case.independent", "first_player"]
FIELDS += ["given", "options", "discard", "record"]
VALUES = ["3", '"x"', "[]", "{}", "[1]", '[{"id": 3}]', '{"a": 1}', "true", "null", "[[[3]]]", "[null]"]


@pytest.mark.parametrize("sample", SAMPLES[::3], ids=first_line)
def test_a_field_of_the_wrong_kind_is_refused_plainly(sample: str, tmp_path: Path) -> None:
    chance = random.Random(first_line(sample))
    file = tmp_path / "dispute.txt"
    for field in FIELDS:
        for value in chance.sample(VALUES, 2):
            at = chance.choice([n for n, sign in enumerate(sample) if sign in " :,"])
            text = f"{sample[:at]} {field}={value} {sample[at:]}"
            file.write_text(text, encoding="utf-8")
            assert judge_command(str(file), None, True, "en").code in (0, 1, 3), text


def test_a_field_with_an_impossible_value_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "dispute.txt"
    file.write_text(
        "hbo challenges, as told\nstark: jon 3m\nlannister gold 4000\n? resolve\n", encoding="utf-8"
    )
    found = judge_command(str(file), None, False, "en")
    assert "line 3, column 1: Expected `int` <= 999 (field seats[1].gold)" in found.err


def test_a_disputed_line_that_asks_is_judged_like_one_that_tells() -> None:
    text = "hbo r3 challenges, lannister to act\nlannister mil stark: hound\nstark: arya 2m\n"
    text += "lannister: hound k4m\n? who wins"
    told, asked = (case_of(read_text(f"{text}{sign}", "en")).steps for sign in ("", "?"))
    assert told == asked
