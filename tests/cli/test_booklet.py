"""`referee booklet`: adding, listing, showing, removing; and a rule with the owner's passage beside it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.cli.command_types import CommandResult
from referee.words.speech import Speech
from rulebook.booklet.file_text import ENGLISH
from rulebook.database.store import Rulebook
from tests.kit.booklet import a_booklet
from tests.kit.command import inside, referee

RULE = "hbo.marshal.income_collect"
LANGUAGES = ("en", "bg", "pl", "ru")


@pytest.fixture(scope="module")
def cache(rulebook_cache: Path) -> Path:
    return rulebook_cache


@pytest.fixture(scope="module")
def made_up(cache: Path) -> dict[str, str]:
    with closing(Rulebook(cache / "rulebook.db")) as rulebook:
        return {text: a_booklet(rulebook, text) for text in ("bg-2013", "pl-2012")}


class Owner:
    """Somebody with a database and files of their own."""

    def __init__(self, folder: Path, cache: Path, made_up: dict[str, str]) -> None:
        self.database = folder / "games.db"
        self.files = {text: folder / f"{text}.md" for text in made_up}
        self._cache = str(cache)
        self._url = f"sqlite:///{self.database}"
        for text, file in self.files.items():
            file.write_text(made_up[text], encoding="utf-8")

    def __call__(self, *arguments: str) -> CommandResult:
        return inside(*arguments, REFEREE_CACHE=self._cache, REFEREE_DATABASE_URL=self._url)

    def add(self, text: str = "bg-2013", *more: str) -> CommandResult:
        return self("booklet", "add", str(self.files[text]), "--text", text, *more)

    def tables(self) -> set[str]:
        with closing(sqlite3.connect(self.database)) as connection:
            return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}

    def in_a_process(self, *arguments: str) -> str:
        done = referee(*arguments, REFEREE_CACHE=self._cache, REFEREE_DATABASE_URL=self._url)
        return done.stdout.decode()


@pytest.fixture
def owner(tmp_path: Path, cache: Path, made_up: dict[str, str]) -> Owner:
    return Owner(tmp_path, cache, made_up)


def test_adding_tells_what_was_found_and_how_surely(owner: Owner) -> None:
    said = owner.add()

    assert said.code == 0
    assert "was read as bg-2013" in said.out
    assert "have a sure passage" in said.out
    assert "unsure passage; it is listed here and not shown" in said.out
    assert f"Saved in {owner.database} and nowhere else" in said.out
    assert RULE not in said.out


def test_every_passage_is_printed_when_asked_for(owner: Owner) -> None:
    said = owner.add("bg-2013", "--all")

    assert RULE in said.out
    assert "sure: ФАЗА 3: СТРОЯВАНЕ, p. 8" in said.out


def test_a_rule_shows_the_passage_under_our_words_before_the_printed_places(owner: Owner) -> None:
    before = owner("rule", RULE)
    owner.add()

    after = owner("rule", RULE)

    ours, _, rest = before.out.partition("\n\nPrinted\n")
    assert after.out.startswith(f"{ours}\n\nIn your booklet, bg-2013: ФАЗА 3: СТРОЯВАНЕ, p. 8\n  ")
    assert after.out.endswith(f"\n\nPrinted\n{rest}")


def test_a_rule_as_json_has_the_passages_in_a_field_of_their_own(owner: Owner) -> None:
    owner.add("bg-2013")
    owner.add("pl-2012")

    with_them = json.loads(owner("rule", RULE, "--json").out)

    assert [one["text"] for one in with_them.pop("booklet")] == ["bg-2013", "pl-2012"]
    owner("booklet", "remove", "bg-2013")
    owner("booklet", "remove", "pl-2012")
    assert json.loads(owner("rule", RULE, "--json").out) == with_them


def test_the_rule_that_answers_a_question_shows_the_passage_too(owner: Owner) -> None:
    asked = ("ask", "Does a kneeling location still give its income bonus?", "--game", "hbo")
    before = owner(*asked)
    owner.add()

    after = owner(*asked)

    assert "In your booklet, bg-2013: " in after.out
    ours, _, rest = before.out.partition("\n\nPrinted\n")
    assert after.out.startswith(f"{ours}\n\nIn your booklet, bg-2013: ")
    assert after.out.endswith(f"\n\nPrinted\n{rest}")
    assert set(json.loads(owner(*asked, "--json").out)) >= {"answer", "says", "sure", "results"}
    assert "In your booklet" not in owner("ask", "What is the best wine with fish?").out


def test_a_process_of_its_own_shows_it_in_the_language_asked(owner: Owner) -> None:
    owner.add()

    assert "Във вашата книжка, bg-2013: ФАЗА 3: СТРОЯВАНЕ, стр. 8" in owner.in_a_process(
        "rule", RULE, "--lang", "bg"
    )


def test_adding_again_replaces_and_says_so(owner: Owner) -> None:
    owner.add()
    again = owner.add()

    assert "It replaces the one added before" in again.out
    assert [one["text"] for one in json.loads(owner("booklet", "list", "--json").out)["booklets"]] == [
        "bg-2013"
    ]


def test_booklets_are_listed_with_what_was_found(owner: Owner) -> None:
    assert "No booklet has been added" in owner("booklet", "list").out
    owner.add()

    told = owner("booklet", "list").out
    (listed,) = json.loads(owner("booklet", "list", "--json").out)["booklets"]

    assert told.startswith("bg-2013 (hbo), from ")
    assert f"{listed['sure']:5}  have a sure passage" in told
    assert listed["sections"] >= listed["sure"] + listed["likely"] + listed["unsure"]
    assert not listed["stale"]


def test_a_booklet_aligned_with_an_older_rulebook_says_so(owner: Owner) -> None:
    owner.add()
    with closing(sqlite3.connect(owner.database)) as connection, connection:
        connection.execute("UPDATE owner_booklet SET content = 'older'")

    assert "The rulebook here has changed since" in owner("booklet", "list").out


def test_passages_are_shown_by_rule_and_by_certainty(owner: Owner) -> None:
    owner.add()

    one = owner("booklet", "show", "bg-2013", RULE)
    likely = json.loads(owner("booklet", "show", "bg-2013", "--only", "likely", "--json").out)

    assert one.out.splitlines()[0].startswith(RULE)
    assert {passage["certainty"] for passage in likely["passages"]} <= {"likely"}
    assert owner("booklet", "show", "bg-2013", "hbo.no.such").code == 1
    assert "Texts: bg-2013" in owner("booklet", "show", "pl-2012").err


def test_removing_takes_the_passages_away_and_leaves_the_file(owner: Owner) -> None:
    owner.add()

    removed = owner("booklet", "remove", "bg-2013")

    assert removed.code == 0
    assert "In your booklet" not in owner("rule", RULE).out
    assert owner.files["bg-2013"].is_file()
    assert owner("booklet", "remove", "bg-2013").code == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"%PDF-1.4 something", "is not text but a PDF"),
        (b"", "too few for a rulebook"),
        (b"The player takes a card from the deck and puts it on the table. " * 9, "is written in English"),
        (b"\xff\xfe\x00\xd8" * 50, "encoding"),
    ],
)
def test_a_file_that_is_no_booklet_is_refused_before_anything_is_stored(
    owner: Owner, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "wrong.md"
    file.write_bytes(content)

    told = owner("booklet", "add", str(file), "--text", "bg-2013")

    assert (told.out, told.code) == ("", 3)
    assert said in told.err
    assert "Nothing was saved." in told.err
    assert not owner.database.exists()


def test_a_refused_file_leaves_the_booklet_that_was_there(owner: Owner) -> None:
    owner.add()
    before = owner("rule", RULE).out

    told = owner("booklet", "add", str(owner.files["pl-2012"]), "--text", "bg-2013")

    assert "is the rulebook pl-2012, not bg-2013" in told.err
    assert "--text pl-2012" in told.err
    assert owner("rule", RULE).out == before


def test_a_text_that_is_not_known_is_told_with_those_that_are(owner: Owner) -> None:
    told = owner("booklet", "add", str(owner.files["bg-2013"]), "--text", "bg-1999")

    assert told.code == 3
    assert all(text in told.err for text in ("bg-2013", "pl-2012", "ru-2008", "ru-draft"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_in_every_language(language: str) -> None:
    speech = Speech(language)
    facts = {
        **dict.fromkeys(("file", "booklet", "texts"), "x"),
        **dict.fromkeys(("size", "limit", "count", "number", "headings"), 3),
        "found": "de",
        "wanted": "pl",
    }

    said = [speech.say(f"booklet/{why}", **facts) for why in ENGLISH]

    assert all(said)
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_uses_of_the_command_speak_the_language(owner: Owner, language: str) -> None:
    english = owner.add().out.splitlines() if language != "en" else []
    said = [
        owner.add("bg-2013", "--all", "--lang", language),
        owner("booklet", "list", "--lang", language),
        owner("booklet", "show", "bg-2013", RULE, "--lang", language),
        owner("booklet", "remove", "bg-2013", "--lang", language),
        owner("booklet", "show", "bg-2013", "--lang", language),
    ]

    lines = [line for one in said for line in (one.out + one.err).splitlines() if line.strip()]
    assert lines
    assert set(lines) & set(english) == set()
    assert not [line for line in lines if line.startswith("[")]


def test_where_no_booklet_was_added_a_rule_does_not_touch_the_database(owner: Owner) -> None:
    told = owner("rule", RULE)

    assert told.code == 0
    assert not owner.database.exists()


def test_a_booklet_needs_no_table_until_it_is_added(owner: Owner) -> None:
    owner("booklet", "list")
    assert "owner_booklet" not in owner.tables()

    owner.add()
    assert {"owner_booklet", "owner_passage"} <= owner.tables()
