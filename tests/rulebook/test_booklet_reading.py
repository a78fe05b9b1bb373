import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.booklet.file_text import (
    ENGLISH,
    LIMIT,
    BookletRefused,
    booklet_text,
    decoded_text,
    file_label,
    language_of,
)
from tests.storage.test_database import open_folder, without_root

__all__ = ["open_folder"]  # a fixture

RUSSIAN = "Игрок берёт карту и кладёт её перед собой, если у него есть золото. "
SPOKEN = {
    "en": "The player takes a card from the deck and puts it in front of him if he has gold for that. ",
    "bg": "Играчът тегли карта от тестето и я поставя пред себе си, ако има злато за това. ",
    "pl": "Gracz dobiera kartę z talii i kładzie ją przed sobą, jeśli ma na to złoto. ",
    "ru": RUSSIAN,
    "de": "Der Spieler nimmt eine Karte und legt sie vor sich auf den Tisch, wenn er Gold hat. ",
    "uk": "Гравець бере карту з колоди і кладе її перед собою, якщо він має на це золото. ",
}


def refused(path: Path, language: str = "ru") -> BookletRefused:
    with pytest.raises(BookletRefused) as refusal:
        booklet_text(path, language)
    return refusal.value


def test_a_text_is_read_as_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "правила.md"
    file.write_text(RUSSIAN, encoding="utf-8")

    assert booklet_text(file, "ru") == RUSSIAN


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1251"])
def test_older_encodings_of_the_language_are_understood(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(RUSSIAN.replace("\n", "\r\n").encode(encoding))

    assert booklet_text(file, "ru") == RUSSIAN


def test_a_polish_file_of_older_days_is_understood() -> None:
    assert decoded_text("Żółta karta źle leży.".encode("cp1250"), "pl", "file") == "Żółta karta źle leży."


def test_an_encoding_that_cannot_be_known_is_refused_with_its_byte() -> None:
    with pytest.raises(BookletRefused) as refusal:
        decoded_text(b"abc \x98 def", "ru", "file")

    assert refusal.value.why == "undecodable"
    assert refusal.value.facts["number"] == 5


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"%PDF-1.7 \xe2\xe3", "PDF"),
        (b"PK\x03\x04 word/document.xml", "ZIP"),
        (b"\x89PNG\r\n\x1a\n", "picture"),
        (b"SQLite format 3\x00", "database"),
        (b"{\\rtf1\\ansi text}", "RTF"),
        (b"words \x00 and more words", "binary"),
        (bytes(range(1, 9)) * 50, "binary"),
    ],
)
def test_what_is_no_text_is_named(tmp_path: Path, content: bytes, found: str) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(content)

    refusal = refused(file)

    assert (refusal.why, refusal.facts["found"]) == ("binary", found)


def test_a_file_of_two_hundred_megabytes_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as opened:
        opened.truncate(200 * 1_000_000)

    refusal = refused(file)

    assert (refusal.why, refusal.facts["size"]) == ("too-large", 200)


def test_a_file_that_is_not_there_a_folder_and_a_pipe_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    assert refused(tmp_path / "nowhere.md").why == "not-there"
    assert refused(tmp_path).why == "not-a-file"
    assert refused(pipe).why == "not-a-file"
    assert refused(Path("/dev/zero")).why == "not-a-file"
    assert refused(Path("a\0b")).why == "not-readable"


def test_a_file_that_may_not_be_read_is_refused(open_folder: Path) -> None:
    file = open_folder / "rules.md"
    file.write_text(RUSSIAN)
    file.chmod(0)

    with without_root():
        refusal = refused(file)

    assert (refusal.why, refusal.facts["found"]) == ("not-readable", "Permission denied")


def test_nothing_a_terminal_obeys_comes_through() -> None:
    words = "and then some more words, so that it is a text. " * 5

    read = decoded_text(f"\x1b[31mred\x07\u202e {words}an\u00add\r\nline".encode(), "en", "file")

    assert read == f"[31mred {words}and\nline"


def test_a_file_is_named_in_one_line_without_signs() -> None:
    assert file_label(Path("a\nb\x1b.md")) == "a?b?.md"
    assert len(file_label(Path("x" * 5000))) < 200


def test_every_refusal_has_its_sentence_with_its_facts(tmp_path: Path) -> None:
    refusal = refused(tmp_path / "nowhere.md")

    assert str(refusal) == ENGLISH["not-there"].format(file=tmp_path / "nowhere.md")


@pytest.mark.parametrize("language", SPOKEN)
def test_a_language_is_told_by_its_small_words(language: str) -> None:
    assert language_of(SPOKEN[language] * 5) == language


def test_a_language_is_told_through_letters_of_another_alphabet() -> None:
    assert language_of(RUSSIAN.replace("а", "a").replace("о", "o") * 5) == "ru"


def test_numbers_and_names_are_of_no_language() -> None:
    assert language_of("1 2 3 Winterfell 4 5 Lannister 6 " * 20) == ""


@given(st.binary(max_size=300), st.sampled_from(["bg", "pl", "ru", "en"]))
def test_any_bytes_are_refused_or_a_text_without_control_signs(data: bytes, language: str) -> None:
    try:
        read = decoded_text(data, language, "file")
    except BookletRefused:
        return
    assert not [sign for sign in read if ord(sign) < 32 and sign not in "\n\t\f"]


def test_the_limit_leaves_room_for_every_rulebook() -> None:
    assert LIMIT >= 10 * 100_000
