"""A whole tournament through the command line, in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.cli.command_types import CommandResult
from referee.session.game_setup import example, examples
from referee.session.persistence import begin
from referee.words.messages import folders
from tests.kit.command import inside
from tests.kit.desk import DISPUTED
from tests.kit.storage import opened


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def desk(place: str, *arguments: str, by: str = "", language: str = "en") -> CommandResult:
    said = (*arguments, *(("--by", by) if by else ()), "--lang", language)
    return inside("desk", *said, REFEREE_DATABASE_URL=place)


@pytest.fixture
def cup(place: str) -> str:
    done = [
        desk(place, "new", "Autumn Cup", "--head", "Anna", "--judge", "Boris"),
        desk(place, "add", "Mira"),
        desk(place, "add", "Ivan"),
        desk(place, "add-table", "1", "--minutes", "60"),
        desk(place, "seat", "1", "stark=Mira", "lannister=Ivan"),
        desk(place, "start", by="Anna"),
    ]
    assert [one.code for one in done] == [0] * len(done), done
    return place


def test_five_lines_set_up_a_tournament(cup: str) -> None:
    shown = json.loads(desk(cup, "status", "--json").out)

    assert [one["players"] for one in shown["tables"]] == [["Mira", "Ivan"]]
    assert shown["tables"][0]["left_ms"] > 3_500_000


@pytest.mark.parametrize("language", folders())
def test_players_without_a_table_are_named(cup: str, language: str) -> None:
    desk(cup, "add", "Dora")
    for found in (desk(cup, "status", language=language), desk(cup, "start", by="Anna", language=language)):
        (line,) = [line for line in found.out.splitlines() if "Dora" in line]
        assert "Mira" not in line


def test_a_tournament_is_named_before_the_use_and_behind_it(cup: str) -> None:
    desk(cup, "new", "Other Cup", "--head", "Anna")
    before = desk(cup, "--event", "Autumn Cup", "status", "--json")
    behind = desk(cup, "status", "--json", "--event", "Autumn Cup")
    assert [json.loads(found.out)["event"] for found in (before, behind)] == ["Autumn Cup", "Autumn Cup"]


def test_the_end_of_a_tournament_lists_what_is_still_open(cup: str) -> None:
    asked = desk(cup, "ask", "1", "does he attack?")
    ended = desk(cup, "over", by="Anna").out
    assert asked.code == 0
    assert "Still open when it ended:" in ended
    assert "does he attack?" in ended


def test_a_call_goes_from_the_table_to_its_end(cup: str) -> None:
    desk(cup, "call", "1", "--seat", "stark", "--words", "does he attack?")
    waiting = desk(cup, "status").out
    taken = desk(cup, "take", "1", by="Boris")
    second = desk(cup, "take", "1", by="Anna")
    closed = desk(cup, "close", "1", "--minutes", "4", by="Boris")

    assert "does he attack?" in waiting
    assert taken.code == closed.code == 0
    assert (second.code, second.err) == (1, "Boris has taken call 1.\n")
    assert "+4" in desk(cup, "status").out


def test_a_ruling_is_looked_at_given_appealed_and_settled(cup: str, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text(DISPUTED, encoding="utf-8")

    looked = desk(cup, "rule", "1", str(tmp_path / "p.txt"), "--look", by="Boris")
    given = desk(cup, "rule", "1", str(tmp_path / "p.txt"), "--words", "He kneels.", by="Boris")
    own = desk(cup, "appeal", "1"), desk(cup, "settle", "1", "upheld", by="Boris")
    settled = desk(cup, "settle", "1", "upheld", by="Anna")

    assert "Not legal" in looked.out
    assert "Ruling 1" not in looked.out
    assert given.out.endswith("Ruling 1 at table 1 is given.\n")
    assert own[1].err == "You gave ruling 1; another judge settles the appeal.\n"
    assert "(upheld)" in settled.out
    assert "≈ 100 %" in desk(cup, "rule", "1", str(tmp_path / "p.txt"), "--look", by="Boris").out


def test_a_penalty_comes_from_the_ruling_and_once(cup: str, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text(DISPUTED, encoding="utf-8")
    desk(cup, "rule", "1", str(tmp_path / "p.txt"), by="Boris")

    given = desk(cup, "penalty", "1", "Ivan", "--ruling", "1", by="Boris")
    again = desk(cup, "penalty", "1", "Ivan", "--ruling", "1", by="Anna")
    history = desk(cup, "penalty", "1", "Ivan", "--history")

    assert given.out == "Penalty 1: Ivan, A move the rules do not allow — caution\n"
    assert again.code == 1
    assert history.out.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_the_desk_speaks_each_language(cup: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "p.txt").write_text(DISPUTED, encoding="utf-8")
    asked = (
        ("call", "1"),
        ("rule", "1", str(tmp_path / "p.txt"), "--by", "Boris"),
        ("penalty", "1", "Ivan", "--ruling", "1", "--by", "Boris"),
        ("appeal", "1"),
        ("status",),
        ("show", "1"),
        ("take", "9", "--by", "Anna"),
    )
    told = [desk(cup, *one, language=language) for one in asked]

    assert [one.code for one in told] == [0, 0, 0, 0, 0, 0, 1]
    assert not any(f"[{mark}" in one.out + one.err for one in told for mark in ("desk", "role", "state"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("call", "9"), "Round 1 has no table 9"),
        (("seat", "1", "stark"), "not of the form SEAT=PERSON"),
        (("take", "1", "--by", "Mira"), "Mira is not a judge"),
        (("take", "1"), "Which judge are you?"),
        (("extend", "1", "5", "--by", "Anna", "--event", "Spring"), "There is no tournament"),
        (("new", "Autumn Cup", "--head", "x"), "already"),
        (("rule", "1", "--line", "stark mil robb", "--by", "Anna"), "No saved game mirrors table 1"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_way_out(
    cup: str, arguments: tuple[str, ...], said: str
) -> None:
    found = desk(cup, *arguments)

    assert found.code == 1
    assert said in found.err


def test_a_record_is_written_and_verified_and_names_are_erased(cup: str, tmp_path: Path) -> None:
    file = tmp_path / "cup.json"

    assert desk(cup, "export", "Autumn Cup", str(file)).code == 0
    assert desk(cup, "export", "Autumn Cup", str(file)).code == 3
    assert inside("verify", str(file), REFEREE_DATABASE_URL=cup).code == 0
    assert desk(cup, "erase", "Autumn Cup").code == 0
    assert "Mira" not in desk(cup, "status").out
    assert inside("verify", "Autumn Cup", REFEREE_DATABASE_URL=cup).code == 0


def test_the_policy_is_printed_edited_and_set(cup: str, tmp_path: Path) -> None:
    file = tmp_path / "policy.toml"
    file.write_text(desk(cup, "policy").out.replace('name = "default"', 'name = "Autumn"'), encoding="utf-8")

    assert "now “Autumn”" in desk(cup, "policy", str(file), by="Anna").out
    file.write_text("name =", encoding="utf-8")
    assert desk(cup, "policy", str(file), by="Anna").code == 1


@pytest.mark.parametrize("language", folders())
def test_before_the_first_tournament_its_command_is_named(language: str) -> None:
    told = inside("desk", "status", "--lang", language)

    assert told.code == 1
    assert "“”" not in told.err + told.out
    assert "referee desk new" in told.err + told.out


def test_the_roles_are_for_a_server(cup: str) -> None:
    assert desk(cup, "--prepare").code == 1


@pytest.mark.parametrize("language", folders())
def test_the_list_of_games_names_event_round_and_table(cup: str, language: str) -> None:
    file = Path(cup.removeprefix("sqlite:///"))
    with opened(file) as database:
        for name in ("Friday", "Saturday"):
            begin(database, name, example("hbo", examples("hbo")[0].id, "both")).close()
    assert desk(cup, "add-table", "1", "--game", "Friday").code == 0

    told = inside("games", "--lang", language, REFEREE_DATABASE_URL=cup).out.splitlines()
    found = json.loads(inside("games", "--json", REFEREE_DATABASE_URL=cup).out)["games"]

    named = {one.split()[0]: one for one in told}
    assert "Autumn Cup" in named["Friday"]
    assert "Autumn Cup" not in named["Saturday"]
    places = {one["name"]: one["at"] for one in found}
    assert places == {"Friday": {"event": "Autumn Cup", "round": 1, "table": "1"}, "Saturday": None}


def test_games_of_one_name_are_listed_with_their_numbers(cup: str) -> None:
    with opened(Path(cup.removeprefix("sqlite:///"))) as database:
        for name in ("Friday", "Friday", "Saturday"):
            begin(database, name, example("hbo", examples("hbo")[0].id, "both")).close()
    told = inside("games", REFEREE_DATABASE_URL=cup).out
    assert "Friday (1)" in told
    assert "Friday (2)" in told
    assert "Saturday (3)" not in told


def test_a_game_is_meant_by_the_name_and_number_it_is_listed_with(cup: str) -> None:
    with opened(Path(cup.removeprefix("sqlite:///"))) as database:
        for name in ("Friday", "Friday"):
            begin(database, name, example("hbo", examples("hbo")[0].id, "both")).close()

    assert desk(cup, "add-table", "1", "--game", "Friday (2)").code == 0

    found = json.loads(inside("games", "--json", REFEREE_DATABASE_URL=cup).out)["games"]
    assert {one["id"]: bool(one["at"]) for one in found} == {1: False, 2: True}
