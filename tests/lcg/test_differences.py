"""What is told of the differences is what the engine does."""

import json

import pytest

from engine.agot.lcg.costs.card_cost import PENALTY
from engine.agot.lcg.rule_variants import GAMES, PLAYERS, PlayerCount
from engine.agot.lcg.ruleset import PLAYERS as SEATS
from engine.agot.lcg.ruleset import RULESET
from engine.agot.lcg.titles.small_council import TITLE_STRENGTH
from engine.agot.ruleset import RULESETS
from engine.agot.state.moves import TITLES
from referee.__main__ import main
from tests.kit.lcg import new
from tests.shared import known_rules

ROWS = {one.key: one for one in GAMES}


def test_every_row_names_rules_of_the_book_and_really_differs() -> None:
    known = known_rules()
    for row in GAMES:
        assert set(row.rules) <= known, row.key
        assert row.hbo != row.lcg, row.key
    assert len(ROWS) == len(GAMES)


def test_numbers_told_are_the_numbers_of_the_engine() -> None:
    hbo = RULESETS["hbo"]
    assert (ROWS["gold.penalty"].hbo, ROWS["gold.penalty"].lcg) == ("0", str(PENALTY))
    assert ROWS["challenge.min_strength"].lcg == str(RULESET.least_to_win)
    assert hbo.least_to_win is None
    assert ROWS["council.titles"].lcg == str(len(TITLES))
    assert ROWS["council.strength_bonus"].lcg == str(TITLE_STRENGTH)
    assert (hbo.saved_from, hbo.first_player_names, RULESET.first_player_names) == (
        frozenset({"dead"}),
        False,
        True,
    )


@pytest.mark.parametrize("told", PLAYERS, ids=lambda told: told.variant)
def test_what_is_told_of_a_number_of_players_holds_in_a_new_game(told: PlayerCount) -> None:
    houses = ("stark", "lannister", "baratheon", "targaryen")[: told.players]
    begun = new(houses=houses, teams="yes" if told.variant == "team" else "no")
    assert begun.variant == told.variant
    assert SEATS[told.variant] == told.players
    assert bool(begun.council) is told.titles
    assert set(told.rules) <= known_rules()


def test_the_differences_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["differs"]) == 0
    printed = capsys.readouterr().out
    assert all(f": {row.lcg}  (" in printed and row.rules[0] in printed for row in GAMES)
    assert not any(f"\n{row.key}\n" in printed for row in GAMES if "." in row.key)
    assert main(["differs", "--players"]) == 0
    assert "lcg.variant.team.victory30" in capsys.readouterr().out
    assert main(["differs", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == len(GAMES)
