"""What a decoder says of a file in the wrong form is told in the reader's language."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from engine.kernel.errors import Unreadable
from referee.words.format_errors import PATTERNS, format_error
from referee.words.speech import Speech

LANGUAGES = ("en", "bg", "pl", "ru")


class Form(Struct, forbid_unknown_fields=True):
    """One field of each kind that files have."""

    number: int
    text: Annotated[str, Meta(pattern="^х$")] = "х"
    pair: tuple[int, int] = (1, 2)
    few: Annotated[list[int], Meta(min_length=1, max_length=2)] = msgspec.field(default_factory=lambda: [1])
    word: Literal["а", "б"] = "а"
    maybe: bool | None = None
    round: Annotated[int, Meta(ge=1, le=6)] = 1
    part: float = 1.0


DOCUMENTS = {
    '{"number": "х"}': "form_type",
    '{"number": 1, "maybe": 3}': "form_type",
    "[1]": "form_type",
    '{"number": 1, "round": 0}': "form_least",
    '{"number": 1, "round": 7}': "form_most",
    '{"number": 1, "few": []}': "form_shortest",
    '{"number": 1, "few": [1, 2, 3]}': "form_longest",
    '{"number": 1, "pair": [1]}': "form_length",
    '{"number": 1, "text": "у"}': "form_pattern",
    "{}": "form_missing",
    '{"number": 1, "цвет": 1}': "form_unknown",
    '{"number": 1, "word": "в"}': "form_value",
    '{"number": 1, "part": 1e999}': "form_range",
    '{"number": 1} х': "form_json",
    '{"number": nan}': "form_json",
    '{"number": 1': "form_truncated",
}


def said_by_decoder(document: str) -> str:
    with pytest.raises(msgspec.DecodeError) as refusal:
        msgspec.json.decode(document, type=Form)
    return str(refusal.value)


def deep() -> str:
    with pytest.raises(RecursionError) as refusal:
        msgspec.json.decode("[" * 100_000)
    return str(refusal.value)


def texts() -> dict[str, str]:
    """What a decoder says -> the key it is told by."""
    plain = {said_by_decoder(document): key for document, key in DOCUMENTS.items()}
    with pytest.raises(UnicodeDecodeError) as refusal:
        b"\xff".decode()
    return {**plain, deep(): "form_deep", str(refusal.value): "form_utf8", "Expected `str`": "form_kind"}


def test_all_that_a_decoder_says_is_known_by_its_key() -> None:
    found = {text: error.key for text in texts() if (error := format_error(text)) is not None}
    assert found == texts()
    assert set(found.values()) == {key for key, _ in PATTERNS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_told_in_every_language(language: str) -> None:
    speech = Speech(language)
    for text in texts():
        assert "`" not in speech.form(text)
        assert "$." not in speech.form(text)
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_no_english_sentence_is_left_of_it(language: str) -> None:
    speech = Speech(language)
    for text in texts():
        said = speech.error(Unreadable("malformed_position", error=text))
        assert re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", said) is None, said


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ('{"number": "х"}', "Позиция записана неправильно: ожидается: целое число; здесь: текст (number)."),
        ('{"number": 1, "maybe": 3}', "ожидается: да или нет; здесь: целое число (maybe)"),
        ("{}", "не хватает поля number"),
        ('{"number": 1, "round": 7}', "число должно быть не больше 6 (round)"),
    ],
)
def test_the_value_and_its_field_are_named(document: str, said: str) -> None:
    error = Unreadable("malformed_position", error=said_by_decoder(document))
    assert said in Speech("ru").error(error)


def test_what_no_decoder_says_stays_as_it_is() -> None:
    assert Speech("ru").form("Стол занят") == "Стол занят"
