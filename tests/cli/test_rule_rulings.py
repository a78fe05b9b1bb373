"""`referee rule`: the rulings of saved games that rest on the rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.kernel.receipts import given_in
from referee.session.game_setup import example
from referee.session.persistence import begin
from tests.kit.command import inside
from tests.kit.session import attack
from tests.kit.storage import opened

SAID = {
    "en": "Rulings at your tables that rest on this",
    "bg": "Решения на вашите маси",
    "pl": "Orzeczenia przy waszych stołach",
    "ru": "Решения за вашими столами",
}


Command = Callable[..., str]


@pytest.fixture
def command(tmp_path: Path, rulebook_cache: Path) -> Command:
    """What a command prints beside this database."""
    database = f"sqlite:///{tmp_path / 'games.db'}"

    def printed(*arguments: str) -> str:
        cache = str(rulebook_cache)
        return inside(*arguments, REFEREE_CACHE=cache, REFEREE_DATABASE_URL=database).out

    return printed


@pytest.fixture
def rule(tmp_path: Path) -> str:
    """The rule a ruling at a table rests on."""
    with opened(tmp_path / "games.db") as database:
        kept = begin(database, "Friday", example("hbo", "middle", "both"))
        kept.session.enter(attack("lannister", attackers=("gregor",)), overrule="we agreed")
        kept.close()
    given = next(found for one in kept.session.lines if (found := given_in(one.body)))
    return given.receipt.deciding[0]


@pytest.mark.parametrize("language", SAID)
def test_rulings_are_told_at_the_end_of_the_page(language: str, rule: str, command: Command) -> None:
    said = command("rule", rule, "--lang", language)
    page, _, rulings = said.partition(SAID[language])
    assert page
    assert rulings.count("\n  ") == 1
    assert "Friday" in rulings


def test_as_json_they_are_a_field_of_their_own(rule: str, command: Command) -> None:
    [ruling] = json.loads(command("rule", rule, "--json"))["rulings"]
    assert (ruling["name"], ruling["number"], ruling["body"]["how"]) == ("Friday", 3, "overruled")


def test_a_rule_nobody_was_ruled_by_has_none(rule: str, command: Command) -> None:
    assert SAID["en"] not in command("rule", "kings.onetime.reveal")
    assert "rulings" not in json.loads(command("rule", "kings.onetime.reveal", "--json"))


def test_the_list_of_games_counts_rulings_as_entries(rule: str, command: Command) -> None:
    [game] = json.loads(command("games", "--json"))["games"]
    assert game["count"] == 3
