"""A malformed section is an error that names file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulebook.content.books import read_book, read_chapter
from rulebook.content.files import MalformedContent

GOOD = """# 1. Frame

### Object {#new.frame.object}

- Kind: normative
- Basis: stated
- Force: Automatic.

Whoever is first to 15 power
wins.

**Judge note.** At once.

- Printed in ru-2008: ЦЕЛЬ (p. 3); ПОБЕДА (p. -)
- Printed in pl-2012: nothing on this point
- Title ru: Цель игры
- See also: `new.frame.end`
"""


def chapter(folder: Path, content: str, language: str = "en") -> Path:
    path = folder / "new" / language / "01-frame.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def test_a_section_is_read_whole(tmp_path: Path) -> None:
    _, [section] = read_chapter(chapter(tmp_path, GOOD), "new")

    assert section.rule == "Whoever is first to 15 power wins."
    assert section.judge_note == "At once."
    assert [(source.heading, source.page) for source in section.sources] == [("ЦЕЛЬ", "3"), ("ПОБЕДА", "")]
    assert section.silent_texts == ("pl-2012",)
    assert section.titles == {"en": "Object", "ru": "Цель игры"}
    assert section.related == ("new.frame.end",)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "says"),
    [
        ("Basis: stated", "Basis: rumoured", 6, "should be one of stated, derived, silent"),
        ("- Kind: normative\n", "", 3, "has no 'Kind:'"),
        (" {#new.frame.object}", "", 3, "has no id"),
        ("- Force: Automatic.", "- Automatic.", 7, "not of the form 'Key: value'"),
        (
            "- Force: Automatic.",
            "- Force: Automatic.\n- Mood: merry",
            8,
            "'Mood' is not something a section says",
        ),
        ("- Basis: stated", "- Basis: stated\n- Basis: silent", 7, "says 'Basis' twice"),
        ("Whoever is first to 15 power\nwins.\n", "", 3, "has no rule"),
        ("(p. 3)", "page 3", 14, "expected headings with pages"),
        ("`new.frame.end`", "new.frame.end", 17, "expected ids in backquotes"),
        ("# 1. Frame", "1. Frame", 1, "begins with a '# ' heading"),
        ("**Judge note.** At once.", "#### Differs", 12, "expected a difference such as"),
        ("**Judge note.** At once.", "#### P-01 Ends\n\n- ru-2008: Now.", 12, "which reading to use"),
        ("{#new.frame.object}", "{#old.frame.object}", 3, "should begin with 'new.'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, right: str, wrong: str, line: int, says: str
) -> None:
    assert right in GOOD
    path = chapter(tmp_path, GOOD.replace(right, wrong, 1))

    with pytest.raises(MalformedContent) as error:
        read_chapter(path, "new")

    assert str(error.value).startswith(f"{path}:{line}: ")
    assert says in str(error.value)


def test_an_id_given_twice_is_an_error_at_the_second(small_content: Path) -> None:
    path = small_content / "hbo/en/24-lasting.md"
    content = path.read_text(encoding="utf-8").replace("{#hbo.lasting.stack}", "{#hbo.lasting.definition}")
    path.write_text(content, encoding="utf-8")

    with pytest.raises(
        MalformedContent, match=r"24-lasting\.md:\d+: there are two sections hbo.lasting.defin"
    ):
        read_book(small_content / "hbo")


def test_a_row_that_does_not_fit_its_table_is_an_error(small_content: Path) -> None:
    path = small_content / "hbo/terms.md"
    path.write_text(path.read_text(encoding="utf-8") + "| lonely | cell |\n", encoding="utf-8")
    lines = len(path.read_text(encoding="utf-8").splitlines())

    with pytest.raises(MalformedContent, match=rf"terms\.md:{lines}: this row has 2 cells"):
        read_book(small_content / "hbo")


def test_a_table_without_a_column_it_needs_is_an_error(small_content: Path) -> None:
    path = small_content / "hbo/terms.md"
    path.write_text(
        path.read_text(encoding="utf-8").replace("| rules |", "| leads to |", 1), encoding="utf-8"
    )

    with pytest.raises(MalformedContent, match=r"terms\.md:\d+: the table of this row has no column 'rules'"):
        read_book(small_content / "hbo")


def test_a_translation_needs_only_its_wording(small_content: Path) -> None:
    path = small_content / "hbo/ru/24-lasting.md"
    shutil.rmtree(path.parent)
    path.parent.mkdir()
    path.write_text(
        "# 24. Трайни\n\n### Сила под 0 {#hbo.lasting.negative_strength}\n\nНе пада под 0.\n",
        encoding="utf-8",
    )

    book = read_book(small_content / "hbo")

    [translated] = [section for section in book.sections if section.language == "ru"]
    assert (translated.title, translated.rule) == ("Сила под 0", "Не пада под 0.")
    assert translated.basis == "silent"
    assert {source.text for source in translated.sources} == {"bg-2013", "pl-2012"}


def test_a_translation_of_nothing_is_an_error(small_content: Path) -> None:
    path = small_content / "hbo/ru/24-lasting.md"
    path.write_text("# 24. Трайни\n\n### Сила {#hbo.lasting.nothing}\n\nНищо.\n", encoding="utf-8")

    with pytest.raises(
        MalformedContent, match=r"ru/24-lasting\.md:3: .* does not exist in the base language"
    ):
        read_book(small_content / "hbo")


def test_a_question_without_a_reason_is_an_error(small_content: Path) -> None:
    path = small_content / "hbo/en/28-questions.md"
    path.write_text(path.read_text(encoding="utf-8").replace("**Why.**", "Why?", 1), encoding="utf-8")

    with pytest.raises(MalformedContent, match=r"28-questions\.md:\d+: question hbo.q001 has no 'Why'"):
        read_book(small_content / "hbo")
