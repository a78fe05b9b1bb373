"""A refusal of the operating system is told in the language of the reader, not in that of the system."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.library.case_input import content
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.words.fact_words import WORD_OF_FAULT
from referee.words.messages import folders, messages


@pytest.mark.parametrize("language", folders())
def test_each_refusal_has_words(language: str) -> None:
    assert [key for key in WORD_OF_FAULT.values() if key not in messages(language, "table")] == []


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "No such file or directory"),
        ("bg", "няма такъв файл или папка"),
        ("pl", "nie ma takiego pliku ani folderu"),
        ("ru", "нет такого файла или папки"),
    ],
)
def test_a_file_that_is_not_there_is_told_in_the_language(language: str, word: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        content(str(tmp_path / "cases.json"), FaultWriter(language))
    assert word in refused.value.faults[0]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        content(str(tmp_path), FaultWriter("bg"))
    assert "това е папка, а не файл" in refused.value.faults[0]
