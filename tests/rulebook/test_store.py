"""The database is built once for each content, and reading it needs no database layer."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from rulebook.content.files import CONTENT, content_hash
from rulebook.database.build import built_from, ensure_built
from rulebook.database.store import Rulebook, UnknownRule
from rulebook.search.ranking import search


def test_it_is_built_once_and_not_again(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"

    assert [ensure_built(path, small_content), ensure_built(path, small_content)] == [True, False]


def test_it_is_built_again_when_a_rule_is_reworded(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"
    Rulebook(path, small_content).close()
    chapter = small_content / "hbo/en/24-lasting.md"

    chapter.write_text(chapter.read_text(encoding="utf-8").replace("at the same time", "together"), "utf-8")

    assert Rulebook(path, small_content).section("hbo.lasting.stack").rule.endswith("the same card together.")


def test_it_is_built_again_when_the_links_change(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"
    Rulebook(path, small_content).close()

    link = '[{"rule":"hbo.lasting.stack","kind":"decides","path":"engine/a.py","name":"stack","line":7}]'
    (small_content / "links.json").write_text(link, "utf-8")

    [found] = Rulebook(path, small_content).links("hbo.lasting.stack")
    assert (found.kind, found.path, found.line) == ("decides", "engine/a.py", 7)


@pytest.mark.parametrize("damage", [b"", b"not a database at all", b"SQLite format 3\0 and then nothing"])
def test_a_foreign_file_is_replaced(tmp_path: Path, small_content: Path, damage: bytes) -> None:
    path = tmp_path / "rules.sqlite"
    path.write_bytes(damage)

    assert Rulebook(path, small_content).section("hbo.lasting.stack").kind == "normative"


def test_a_foreign_database_is_replaced(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE holiday (photo TEXT)")
    database.close()

    assert Rulebook(path, small_content).has("hbo.lasting.stack")


@pytest.mark.parametrize("length", [20, 4096])
def test_damage_within_is_repaired_when_it_is_met(tmp_path: Path, small_content: Path, length: int) -> None:
    path = tmp_path / "rules.sqlite"
    ensure_built(path, small_content)
    whole = bytearray(path.read_bytes())
    start = whole.index(b'{"id":"hbo.lasting.stack"')
    start -= start % length if length == 4096 else 0
    whole[start : start + length] = b"\xff" * length
    path.write_bytes(whole)
    assert built_from(path) is not None

    assert Rulebook(path, small_content).section("hbo.lasting.stack").id == "hbo.lasting.stack"


def test_a_reader_keeps_its_book_while_another_is_built(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"
    reader = Rulebook(path, small_content)
    (small_content / "links.json").write_text("[]", "utf-8")

    assert ensure_built(path, small_content)
    assert "hbo.lasting.stack" in reader.ids("hbo")


BUILD = (
    "import sys; from pathlib import Path; from rulebook.database.build import *;"
    "build(*map(Path, sys.argv[1:]))"
)


def test_builders_at_the_same_time_leave_one_whole_database(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "built" / "rules.sqlite"
    build = [
        sys.executable,
        "-c",
        BUILD,
        str(path),
        str(small_content),
    ]

    with ThreadPoolExecutor() as pool:
        codes = list(pool.map(lambda _: subprocess.run(build, check=False).returncode, range(2)))

    assert codes == [0, 0]
    assert [file.name for file in path.parent.iterdir()] == ["rules.sqlite"]
    assert "hbo.lasting.stack" in Rulebook(path, small_content).ids("hbo")


def test_a_failed_build_leaves_the_old_database_and_nothing_else(tmp_path: Path, small_content: Path) -> None:
    folder = tmp_path / "kept"
    path = folder / "rules.sqlite"
    Rulebook(path, small_content).close()
    before = built_from(path)
    (small_content / "hbo/en/24-lasting.md").write_text("no heading", "utf-8")

    with pytest.raises(ValueError, match=r"24-lasting\.md:1"):
        ensure_built(path, small_content)

    assert built_from(path) == before
    assert list(folder.iterdir()) == [path]


def test_what_a_killed_builder_left_long_ago_goes_and_what_another_is_building_stays(
    tmp_path: Path, small_content: Path
) -> None:
    path = tmp_path / "rules.sqlite"
    left, under_way = tmp_path / ".rules.sqlite.killed", tmp_path / ".rules.sqlite.building"
    for one in (left, under_way):
        one.write_bytes(b"half")
    os.utime(left, (0, 0))

    ensure_built(path, small_content)

    assert sorted(one.name for one in tmp_path.glob(".rules*")) == [under_way.name]


def test_reading_loads_neither_the_database_layer_nor_the_matcher(database: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from rulebook.commands import rule_command;"
        f"print(rule_command(Path({str(database)!r}), 'hbo.claim.military')[1],"
        " {'sqlmodel', 'sqlalchemy', 'rapidfuzz', 'snowballstemmer'} & set(sys.modules))"
    )

    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert said.split() == ["0", "set()"]


def test_the_hash_names_files_and_not_folders_they_lie_in(small_content: Path, tmp_path: Path) -> None:
    before = content_hash(small_content)

    moved = small_content.rename(tmp_path / "elsewhere")
    assert content_hash(moved) == before

    (moved / "hbo/en/24-lasting.md").rename(moved / "hbo/en/24-lasting-effects.md")
    assert content_hash(moved) != before


def test_a_book_knows_the_hash_of_what_it_was_built_from(rules: Rulebook) -> None:
    assert rules.content_hash() == content_hash(CONTENT)


def test_sections_come_in_the_order_of_the_book(rules: Rulebook) -> None:
    assert rules.ids("hbo", "24-lasting") == [
        "hbo.lasting.definition",
        "hbo.lasting.stack",
        "hbo.lasting.winterfell",
        "hbo.lasting.negative_strength",
    ]
    assert [section.id for section in rules.sections("hbo", "24-lasting")] == rules.ids("hbo", "24-lasting")
    assert [chapter.title for chapter in rules.chapters("hbo")][4] == "5. Set-up, steps 1 to 7"


def test_a_section_knows_what_is_printed_before_and_after_it(rules: Rulebook) -> None:
    assert rules.neighbours("hbo.lasting.stack") == ("hbo.lasting.definition", "hbo.lasting.winterfell")
    assert rules.neighbours("hbo.frame.object") == (None, "hbo.frame.three_challenges")
    assert rules.neighbours("hbo.printings.card_text_differs")[1] is None


def test_a_wording_nobody_translated_comes_in_english_with_its_own_title(untranslated: Rulebook) -> None:
    section = untranslated.section("hbo.lasting.stack", "ru")

    assert section.language == "en"
    assert untranslated.title("hbo.lasting.stack", "ru") == section.titles["ru"]


def test_chapters_nobody_translated_come_in_english_like_their_wording(untranslated: Rulebook) -> None:
    english = [chapter.title for chapter in untranslated.chapters("hbo", "en")]
    assert [chapter.title for chapter in untranslated.chapters("hbo", "ru")] == english
    assert [chapter.title for chapter in untranslated.chapters("hbo", "bg")] != english


def test_an_unknown_rule_names_the_nearest(rules: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"hbo\.challenge\.unopposed,"):
        rules.section("hbo.challenge.unoposed")


def test_a_term_is_found_by_any_form_without_diacritics(rules: Rulebook) -> None:
    assert [term.id for term in rules.term("skrytosc", "hbo")] == ["stealth"]
    assert [term.id for term in rules.term("ГЕРОИТЕ", "hbo")] == ["character"]
    assert [term.id for term in rules.term("герой", "hbo", "ru")] == ["character"]
    assert rules.term("герой", "hbo", "pl") == []


def test_a_rule_lists_the_disputes_that_rest_on_it_and_those_on_it_first(rules: Rulebook) -> None:
    found = rules.questions_for("hbo.duplicate.optional")

    assert [question.id for question in found] == ["hbo.q045"]
    first = rules.questions_for("hbo.claim.military")[0]
    assert first.rules[0] == "hbo.claim.military"


def test_who_points_to_a_rule_is_known_from_the_rule(rules: Rulebook) -> None:
    assert "hbo.challenge.three_steps" in rules.related_from("hbo.challenge.totals")
    assert not set(rules.related_from("hbo.challenge.totals")) & set(
        rules.section("hbo.challenge.totals").related
    )


def test_the_game_names_its_texts_and_settings(rules: Rulebook) -> None:
    [game] = [one for one in rules.games() if one.id == "hbo"]

    assert [(text.id, text.year) for text in game.texts] == [("bg-2013", "2013"), ("pl-2012", "2012")]
    assert len(game.settings) == 9
    assert rules.differences("hbo")[0].id == "P-01"


def test_what_is_searched_is_built_once_for_threads_that_search_at_one_moment(
    tmp_path: Path, small_content: Path
) -> None:
    with closing(Rulebook(tmp_path / "rules.sqlite", small_content)) as book, ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda _: search(book, "hbo.lasting.stack", "hbo", limit=1), range(4)))

    assert found[0]
    assert found == [found[0]] * 4
    assert sorted(one.name for one in tmp_path.glob("rules*")) == ["rules-search.sqlite", "rules.sqlite"]


@pytest.mark.parametrize("damage", [b"not a database at all", None])
def test_what_is_searched_is_built_again_where_it_is_damaged(
    tmp_path: Path, small_content: Path, damage: bytes | None
) -> None:
    path = tmp_path / "rules.sqlite"
    with closing(Rulebook(path, small_content)) as book:
        whole = search(book, "hbo.lasting.stack", "hbo", limit=1)
    searched = tmp_path / "rules-search.sqlite"
    if damage is not None:
        searched.write_bytes(damage)
    else:
        with closing(sqlite3.connect(searched)) as database:
            database.executescript("DROP TABLE posting")

    with closing(Rulebook(path, small_content)) as book:
        assert search(book, "hbo.lasting.stack", "hbo", limit=1) == whole


def test_what_is_searched_is_built_again_when_a_rule_is_reworded(tmp_path: Path, small_content: Path) -> None:
    path = tmp_path / "rules.sqlite"
    with closing(Rulebook(path, small_content)) as book:
        assert search(book, "wheelbarrow", "hbo") == []
    chapter = small_content / "hbo/en/24-lasting.md"
    chapter.write_text(chapter.read_text("utf-8").replace("at the same time", "like a wheelbarrow"), "utf-8")

    with closing(Rulebook(path, small_content)) as book:
        assert [one.id for one in search(book, "wheelbarrow", "hbo")] == ["hbo.lasting.stack"]
