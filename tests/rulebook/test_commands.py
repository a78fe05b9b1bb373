"""What a rule and a search look like in a terminal, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rulebook.commands import page_of, rule_command, search_command
from rulebook.database.store import Rulebook
from rulebook.render import page_labels, section_text


def test_a_rule_is_shown_with_everything_that_rests_on_it(database: Path) -> None:
    text, code = rule_command(database, "hbo.challenge.unopposed")

    assert code == 0
    assert text.startswith("Unopposed challenge\n===================\n\nhbo.challenge.unopposed\n\n")
    for part in (
        "Judge note\n  A declared defender of strength 0",
        "The printings differ, P-25: Unopposed: definition (can change a ruling)\n  bg-2013  Defence",
        "\n  pl-2012  Defence total less than 1",
        "Printed\n  bg-2013: БЕЗ СЪПРОТИВА, p. 10\n  pl-2012: NIEBRONIONE WYZWANIA, p. 10\n",
        "Disputes\n  The defender declares a single character of strength 0",
        "Kind of rule\n  ",
        "See also\n  hbo.challenge.unopposed_plus_claim  Unopposed award",
    ):
        assert part in text


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_rule_fits_eighty_columns(rules: Rulebook, language: str) -> None:
    pages = [section_text(page_of(rules, rule, language)) for rule in rules.ids("hbo")]

    assert [line for page in pages for line in page.splitlines() if len(line) > 80] == []


def test_a_rule_that_is_printed_in_one_text_says_so(database: Path) -> None:
    text, _ = rule_command(database, "hbo.setup.no_deck_peeking")

    assert "\n  pl-2012: nothing on this point\n" in text


def test_a_rule_the_texts_are_silent_on_says_so_first(database: Path) -> None:
    text, _ = rule_command(database, "hbo.lasting.negative_strength")

    assert text.splitlines()[4] == "Not in the rulebook: a recommendation."


def test_a_title_is_in_the_readers_language(database: Path) -> None:
    text, _ = rule_command(database, "hbo.challenge.unopposed", "pl")

    assert text.splitlines()[0].startswith("Niebronion")


def test_an_unknown_rule_names_the_nearest_and_fails(database: Path) -> None:
    text, code = rule_command(database, "hbo.chalenge.unopposd")

    assert code == 1
    assert text.startswith(
        "there is no rule 'hbo.chalenge.unopposd'; the nearest ids are hbo.challenge.unopposed,"
    )


def test_the_id_of_a_dispute_shows_the_dispute(database: Path) -> None:
    text, code = rule_command(database, "hbo.q045")

    assert code == 0
    assert "Rests on: hbo.duplicate.optional" in text


def test_no_id_at_all_says_what_to_type(database: Path) -> None:
    assert rule_command(database, None) == (
        "say which rule, for example: referee rule hbo.challenge.unopposed\n",
        1,
    )


def test_a_rule_as_json_is_the_section_with_its_links(database: Path) -> None:
    text, code = rule_command(database, "hbo.action.definition", as_json=True)

    section = json.loads(text)
    assert code == 0
    assert section["id"] == "hbo.action.definition"
    assert section["sources"][0] == {"text": "bg-2013", "heading": "ДЕЙСТВИЯ", "page": "12"}
    assert [found["id"] for found in section["differences"]] == ["P-26"]
    assert {"rule", "judge_note", "kind", "basis", "force", "titles", "related", "links"} <= set(section)


def test_an_unknown_rule_as_json_names_the_nearest(database: Path) -> None:
    text, code = rule_command(database, "hbo.claim.militari", as_json=True)

    assert code == 1
    assert json.loads(text)["nearest"][0] == "hbo.claim.military"


def test_hits_as_json_carry_id_title_game_and_score(database: Path) -> None:
    text, code = search_command(database, "засада", as_json=True)

    first = json.loads(text)["results"][0]
    assert code == 0
    assert (first["id"], first["title"], first["game"]) == ("hbo.keyword.stealth", "Засада", "hbo")
    assert first["score"] == 100.0


def test_hits_are_listed_two_lines_each(database: Path) -> None:
    text, code = search_command(database, "stealth", limit=3)

    assert code == 0
    assert text.splitlines()[0] == "100.0  hbo.keyword.stealth  Stealth"
    assert len(text.splitlines()) == 6


@pytest.mark.parametrize("as_json", [False, True])
def test_nothing_found_fails(database: Path, as_json: bool) -> None:
    text, code = search_command(database, "xqzwv", as_json=as_json)

    assert code == 1
    assert "xqzwv" in text or json.loads(text) == {"results": []}


@pytest.fixture
def linked(small_content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database whose links are two: a function that decides and a case that checks."""
    decides = {"kind": "decides", "path": "engine/a.py", "name": "unopposed", "line": 7}
    checks = {"kind": "checks", "path": "tests/cases/hbo/claim.json", "name": "hbo-d031", "line": 90}
    rows = [{"rule": "hbo.challenge.unopposed", **link} for link in (decides, checks)]
    (small_content / "links.json").write_text(json.dumps(rows), "utf-8")
    path = tmp_path / "linked.sqlite"
    monkeypatch.setattr("rulebook.commands.CONTENT", small_content)
    return path


def test_a_page_for_players_names_no_file_of_the_program(linked: Path) -> None:
    text, _ = rule_command(linked, "hbo.challenge.unopposed")

    assert "engine/" not in text
    assert "tests/" not in text


def test_the_code_of_a_rule_names_what_decides_and_what_checks_it(linked: Path) -> None:
    text, _ = rule_command(linked, "hbo.challenge.unopposed", code="")

    assert "Decided by\n  unopposed  engine/a.py:7\n" in text
    assert "Checked by\n  hbo-d031  tests/cases/hbo/claim.json:90\n" in text


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_a_page_has_what_a_player_needs_first(linked: Path, language: str) -> None:
    text, _ = rule_command(linked, "hbo.challenge.unopposed", language)
    said = page_labels(language)
    wanted = [said.printed, said.disputes, said.judge_note, said.see_also]

    lines = text.splitlines()
    assert [line for line in lines if line in wanted] == wanted
    assert f"{said.page} 10" in text


def test_a_rule_in_english_says_so_in_the_readers_language(untranslated: Rulebook) -> None:
    """Where nobody has told a game in the language of the reader yet, its page says so."""
    pages = {one: section_text(page_of(untranslated, "hbo.lasting.stack", one)) for one in ("en", "bg", "ru")}

    assert page_labels("ru").in_english in pages["ru"].splitlines()[:8]
    assert page_labels("bg").in_english not in pages["bg"]
    assert "English" not in pages["en"]


def test_a_page_is_called_a_page_in_the_readers_language(database: Path) -> None:
    pages = {"en": "p. 10", "bg": "стр. 10", "pl": "s. 10", "ru": "с. 10"}

    for language, page in pages.items():
        text, _ = rule_command(database, "hbo.challenge.unopposed", language)
        assert f"\n  bg-2013: БЕЗ СЪПРОТИВА, {page}\n" in text


def test_the_headings_of_another_language_are_not_english() -> None:
    english = msgspec.structs.asdict(page_labels("en"))
    for language in ("bg", "pl", "ru"):
        assert [
            key for key, said in msgspec.structs.asdict(page_labels(language)).items() if said == english[key]
        ] == []


def test_a_file_names_the_rules_it_answers_for(linked: Path) -> None:
    text, code = rule_command(linked, None, code="engine/a.py")

    assert (text, code) == ("engine/a.py:7  unopposed decides hbo.challenge.unopposed\n", 0)


def test_a_file_that_answers_for_nothing_fails(linked: Path) -> None:
    assert rule_command(linked, None, code="engine/b.py") == (
        "no rule is named in 'engine/b.py'; give the path from the top of the project\n",
        1,
    )
