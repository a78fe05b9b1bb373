"""What is undecided, untested, untranslated, incomplete, stale or leads nowhere is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebook.audit import AuditFinding, audit, audit_command, audit_text, left_in_english, main
from rulebook.content.files import MalformedContent

ABOUT = """# A Game

| text | language | year | what it is |
|---|---|---|---|
| ru-1 | ru | 2001 | a booklet |
"""
ENGLISH = """# 1. Chapter

### First {#small.a.first}

- Kind: normative
- Basis: stated
- Force: Mandatory.

One paragraph.

Another.

**Judge note.** A note.

- Printed in ru-1: HEADING (p. 1)
- Title ru: Первое
- Title bg: Първо
- Title pl: Pierwsze
- See also: `small.a.second`

### Second {#small.a.second}

- Kind: normative
- Basis: stated
- Force: Mandatory.

A rule.

- Printed in ru-1: HEADING (p. 1)
- Title ru: Второе
- Title bg: Второ
"""
RUSSIAN = """# 1. Глава

### Первое {#small.a.first}

Один абзац.
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    for language, pages in {"en": {"00-about": ABOUT, "01-a": ENGLISH}, "ru": {"01-a": RUSSIAN}}.items():
        folder = tmp_path / "small" / language
        folder.mkdir(parents=True)
        for name, page in pages.items():
            (folder / f"{name}.md").write_text(page, encoding="utf-8")
    return tmp_path


def link(rule: str, kind: str) -> dict[str, object]:
    return {"rule": rule, "kind": kind, "path": "engine/a.py", "name": "first", "line": 7}


def found(content: Path) -> list[tuple[str, str]]:
    return [(one.kind, one.rule.removeprefix("small.a.")) for one in audit(content).findings]


def test_a_game_without_an_engine_is_told_to_have_none(content: Path) -> None:
    looked = audit(content)

    assert looked.without_engine == ("small",)
    assert {one.kind for one in looked.findings} == {"untranslated", "incomplete"}
    assert audit_text(looked).startswith("small: no engine decides it yet")


def test_what_no_code_decides_and_no_test_checks_is_found(content: Path) -> None:
    links = [link("small.a.first", "decides"), link("small.a.first", "checks"), link("small.a.third", "uses")]
    (content / "links.json").write_text(json.dumps(links), "utf-8")

    assert audit(content).without_engine == ()
    assert {("undecided", "second"), ("untested", "second"), ("dangling", "third")} <= set(found(content))
    assert not {("undecided", "first"), ("untested", "first")} & set(found(content))


def test_what_is_declared_unenforced_is_not_asked_for(content: Path) -> None:
    (content / "links.json").write_text(json.dumps([link("small.a.first", "decides")]), "utf-8")
    (content / "unenforced.json").write_text(
        '{"small.a.second": "Nobody can see it.", "small.gone": "x"}', "utf-8"
    )

    assert ("undecided", "second") not in found(content)
    assert ("dangling", "small.gone") in found(content)


def test_missing_translations_titles_paragraphs_and_notes_are_found(content: Path) -> None:
    assert audit(content).findings == (
        AuditFinding("small", "incomplete", "small.a.first", "ru: 1 paragraphs for 2"),
        AuditFinding("small", "incomplete", "small.a.first", "ru: no judge note"),
        AuditFinding("small", "untranslated", "small.a.second", "no ru"),
        AuditFinding("small", "untranslated", "small.a.second", "no title in pl"),
    )


def test_a_language_without_a_booklet_is_looked_at_once_it_is_begun(content: Path) -> None:
    (content / "small" / "bg").mkdir()
    (content / "small" / "bg" / "01-a.md").write_text(RUSSIAN.replace("Первое", "Първо"), "utf-8")

    bulgarian = [finding for finding in audit(content).findings if "bg" in finding.said]
    assert bulgarian == [
        AuditFinding("small", "incomplete", "small.a.first", "bg: 1 paragraphs for 2"),
        AuditFinding("small", "incomplete", "small.a.first", "bg: no judge note"),
        AuditFinding("small", "untranslated", "small.a.second", "no bg"),
    ]


def test_a_translation_left_behind_is_stale_until_it_changes_too(content: Path) -> None:
    assert main(["--content", str(content), "--accept"]) == 0
    english, russian = (content / "small" / language / "01-a.md" for language in ("en", "ru"))

    assert ("stale", "first") not in found(content)
    english.write_text(ENGLISH.replace("One paragraph.", "One other paragraph."), "utf-8")
    assert ("stale", "first") in found(content)
    russian.write_text(RUSSIAN.replace("Один абзац.", "Один другой абзац."), "utf-8")
    assert ("stale", "first") not in found(content)


def ask_about(content: Path, asked: dict[str, list[list[str | None]]], uncovered: list[str]) -> None:
    (content / "small/en/questions.json").write_text(json.dumps(asked), "utf-8")
    (content / "uncovered").mkdir()
    (content / "uncovered/en.json").write_text(json.dumps(uncovered), "utf-8")


def test_a_rule_needs_two_questions_that_are_not_alike_in_a_language_that_is_begun(content: Path) -> None:
    asked: dict[str, list[list[str | None]]] = {
        "small.a.first": [["May I draw a card now?", "yes"], ["My hand is empty. What next?", None]],
        "small.a.second": [["May I draw a card now", "no"]],
        "small.gone": [["Where do the spare dice go?", None]],
    }
    ask_about(content, asked, ["My hand is empty: what next?"])
    said = {(one.kind, one.rule, one.said) for one in audit(content).findings}

    assert ("unasked", "small.a.second", "en: 1 of 2 questions") in said
    assert ("dangling", "small.gone", "named by a question in en") in said
    assert {rule for kind, rule, _ in said if kind == "alike"} == {"small.a.first", "small.a.second"}
    assert not any(kind == "unasked" and "ru" in told for kind, _, told in said)


def test_an_answer_that_is_neither_yes_no_nor_depends_is_refused_with_its_file(content: Path) -> None:
    ask_about(content, {"small.a.first": [["May I?", "maybe"]]}, [])

    with pytest.raises(MalformedContent, match=r"questions\.json:1: .*maybe"):
        audit(content)


def test_the_command_prints_findings_and_ends_with_one(content: Path) -> None:
    text, code = audit_command(content=content)
    as_json, _ = audit_command(as_json=True, content=content)

    assert code == 1
    assert "small  untranslated  small.a.second  no ru" in text
    assert text.splitlines()[-1] == "small: 2 untranslated"
    assert json.loads(as_json)["findings"][0]["kind"] == "incomplete"


def test_nothing_is_amiss_in_the_rulebook() -> None:
    assert list(audit().findings) == []


@pytest.mark.parametrize(
    ("language", "own", "found"),
    [
        ("ru", "Draw two cards from your deck.", ["Draw two cards from your deck."]),
        ("pl", "Draw two cards from your deck.", ["Draw two cards from your deck."]),
        ("bg", "Изтеглете две карти от тестето.", []),
        ("ru", "Robb Stark", []),
    ],
)
def test_a_text_that_was_left_in_english_is_found(language: str, own: str, found: list[str]) -> None:
    assert [*left_in_english(language, [own], ["Draw two cards from your deck."])] == found
