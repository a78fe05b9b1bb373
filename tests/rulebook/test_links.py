"""Every rule can be found from both ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebook.content.models import Link
from scripts.links import as_json, bring_up_to_date, check, find_links, known_rules, main

KNOWN = frozenset({"hbo.challenge.unopposed", "hbo.claim.military", "hbo.passive.varys"})


def write(root: Path, path: str, content: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(content, encoding="utf-8")


def links(root: Path) -> list[Link]:
    return find_links(root, KNOWN)


def test_a_decorated_function_decides_all_rules_it_names(tmp_path: Path) -> None:
    write(
        tmp_path,
        "engine/agot/phases/challenge_turns.py",
        'class Challenge:\n    @rule("hbo.challenge.unopposed", "lcg.challenge.unopposed")\n'
        '    def unopposed(self):\n        """Nobody stood in the way."""\n',
    )

    assert [(found.rule, found.kind, found.name, found.line) for found in links(tmp_path)] == [
        ("hbo.challenge.unopposed", "decides", "Challenge.unopposed", 3),
        ("lcg.challenge.unopposed", "decides", "Challenge.unopposed", 3),
    ]
    assert {found.path for found in links(tmp_path)} == {"engine/agot/phases/challenge_turns.py"}


def test_a_decorator_reached_through_its_module_counts_too(tmp_path: Path) -> None:
    write(tmp_path, "engine/a.py", '@kernel.rule("hbo.claim.military")\nasync def kill(): ...\n')

    assert [found.kind for found in links(tmp_path)] == ["decides"]


@pytest.mark.parametrize(
    ("test", "name", "line"),
    [
        (
            'import pytest\n@pytest.mark.rule("hbo.claim.military")\ndef test_one_dies(): ...\n',
            "test_one_dies",
            3,
        ),
        (
            '@pytest.mark.rule("hbo.claim.military")\nclass TestClaim:\n    def test_a(self): ...\n',
            "TestClaim",
            2,
        ),
        ('x = 1\npytestmark = [pytest.mark.rule("hbo.claim.military")]\n', "all tests of the file", 2),
        (
            '@parametrize("n", [param(1, marks=mark.rule("hbo.claim.military"))])\ndef test_many(n): ...\n',
            "test_many",
            2,
        ),
    ],
)
def test_a_marked_test_checks_its_rule(tmp_path: Path, test: str, name: str, line: int) -> None:
    write(tmp_path, "tests/hbo/test_claim.py", test)

    path = "tests/hbo/test_claim.py"
    assert links(tmp_path) == [Link("hbo.claim.military", "checks", path, name, line)]


def test_a_worked_case_checks_the_rules_it_lists_where_it_is_written(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/cases/hbo/claim.json",
        '{"cases": [\n {\n  "id": "hbo-d001",\n  "rules": ["hbo.claim.military"],\n'
        '  "position": {"id": "x"}\n },\n'
        ' {"id": "hbo-d002", "rules": ["hbo.passive.varys", "hbo.claim.military"]}\n]}',
    )

    assert [(found.rule, found.kind, found.name, found.line) for found in links(tmp_path)] == [
        ("hbo.claim.military", "checks", "hbo-d001", 3),
        ("hbo.claim.military", "checks", "hbo-d002", 7),
        ("hbo.passive.varys", "checks", "hbo-d002", 7),
    ]


@pytest.mark.parametrize("record", ['"hbo-varys", "passive"', 'id="hbo-varys", kind="passive"'])
def test_an_ability_uses_the_rule_it_cites_under_its_own_id(tmp_path: Path, record: str) -> None:
    source = f'RECORDS = [\n    Use({record}, rules=("hbo.passive.varys",)),\n]\n'
    write(tmp_path, "engine/agot/hbo/cards.py", source)

    path = "engine/agot/hbo/cards.py"
    assert links(tmp_path) == [Link("hbo.passive.varys", "uses", path, "hbo-varys", 2)]


def test_a_function_uses_an_id_it_cites_within(tmp_path: Path) -> None:
    cites = 'violated("hbo.claim.military")'
    source = f'NONE = {cites}\ndef award():\n    return obeyed("hbo.challenge.unopposed")\n'
    write(tmp_path, "engine/a.py", source)

    assert [(found.rule, found.kind, found.name) for found in links(tmp_path)] == [
        ("hbo.challenge.unopposed", "uses", "award"),
        ("hbo.claim.military", "uses", "NONE"),
    ]


def test_what_decides_a_rule_does_not_use_it_as_well(tmp_path: Path) -> None:
    source = (
        '@rule("hbo.claim.military")\ndef kill():\n    why = violated("hbo.claim.military")\n    return why\n'
    )
    write(tmp_path, "engine/a.py", source)

    assert [found.kind for found in links(tmp_path)] == ["decides"]


def test_a_function_that_cites_a_rule_twice_uses_it_once(tmp_path: Path) -> None:
    rule = 'violated("hbo.claim.military")'
    source = f"def kill():\n    first = {rule}\n    return first or {rule}\n"
    write(tmp_path, "engine/a.py", source)

    assert links(tmp_path) == [Link("hbo.claim.military", "uses", "engine/a.py", "kill", 2)]


def test_only_whole_literals_that_are_rules_count(tmp_path: Path) -> None:
    write(
        tmp_path,
        "engine/a.py",
        '"""See hbo.claim.military."""\n# hbo.claim.military\nKEY = "hbo.claim.message"\n'
        'ID = f"hbo.{x}.military"\n',
    )
    write(
        tmp_path,
        "tests/test_a.py",
        '@pytest.mark.slow("hbo.claim.military")\ndef test_a(): "hbo.claim.military"\n',
    )

    assert links(tmp_path) == []


def test_nothing_of_the_engine_is_run(tmp_path: Path) -> None:
    write(tmp_path, "engine/a.py", 'raise SystemExit\n@rule("hbo.claim.military")\ndef kill(): ...\n')

    assert len(links(tmp_path)) == 1


@pytest.fixture
def checkout(tmp_path: Path, small_content: Path) -> list[str]:
    """Arguments that name a checkout with one deciding function and up-to-date links."""
    write(tmp_path, "engine/a.py", '@rule("hbo.claim.military")\ndef kill(): ...\n')
    where = ["--root", str(tmp_path), "--content", str(small_content)]
    assert main(["--write", *where]) == 0
    return where


def test_links_are_written_where_there_are_none(checkout: list[str], small_content: Path) -> None:
    assert [link["name"] for link in json.loads((small_content / "links.json").read_text())] == ["kill"]


def test_links_that_stand_already_are_left_alone(checkout: list[str], small_content: Path) -> None:
    before = (small_content / "links.json").stat().st_mtime_ns

    assert main(["--write", *checkout]) == 0
    assert (small_content / "links.json").stat().st_mtime_ns == before


def test_a_moved_function_is_linked_where_it_is_now(
    checkout: list[str], tmp_path: Path, small_content: Path
) -> None:
    write(tmp_path, "engine/a.py", '\n\n@rule("hbo.claim.military")\ndef kill(): ...\n')

    assert main(["--write", *checkout]) == 0
    assert [link["line"] for link in json.loads((small_content / "links.json").read_text())] == [4]


def test_links_are_read_again_only_after_a_change(tmp_path: Path, small_content: Path) -> None:
    write(tmp_path, "engine/a.py", '@rule("hbo.claim.military")\ndef kill(): ...\n')
    bring_up_to_date(tmp_path, small_content)
    stood = (small_content / "links.json").read_text()
    (small_content / "links.json").write_text("[]")

    bring_up_to_date(tmp_path, small_content)
    unchanged = (small_content / "links.json").read_text()
    write(tmp_path, "engine/b.py", '@rule("hbo.claim.military")\ndef kill_too(): ...\n')
    bring_up_to_date(tmp_path, small_content)

    assert unchanged == "[]"
    assert (small_content / "links.json").read_text() not in ("[]", stood)


def test_the_ids_cited_are_checked_without_written_links(checkout: list[str], small_content: Path) -> None:
    (small_content / "links.json").unlink()

    assert main(["--check", *checkout]) == 0


def test_an_id_no_section_has_is_named_with_its_place(
    checkout: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "engine/b.py", '@rule("hbo.claim.millitary")\ndef kill(): ...\n')
    main(["--write", *checkout])

    assert main(["--check", *checkout]) == 1
    said = capsys.readouterr().err
    assert said == "engine/b.py:2: kill decides hbo.claim.millitary, which no section has\n"


def test_rules_of_a_game_without_a_book_are_not_held_against_shared_code(
    tmp_path: Path, small_content: Path
) -> None:
    write(tmp_path, "engine/a.py", '@rule("hbo.claim.military", "lcg.claim.military")\ndef kill(): ...\n')
    (small_content / "links.json").write_text(as_json(links(tmp_path)), "utf-8")

    assert check(tmp_path, small_content) == []


def test_all_sections_are_known_from_their_headings() -> None:
    assert len([rule for rule in known_rules() if rule.startswith("hbo.") and rule.count(".") == 2]) == 234


def test_links_are_written_one_a_line() -> None:
    link = Link("hbo.claim.military", "decides", "engine/a.py", "kill", 2)

    assert as_json([link, link]).count("\n") == 4
    assert as_json([]) == "[]\n"
