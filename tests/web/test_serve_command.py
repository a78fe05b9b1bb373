"""The command that serves a table."""

from __future__ import annotations

import pytest

from referee.cli.arguments import read_arguments
from referee.cli.serve import application_arguments


@pytest.mark.parametrize("game", ["Friday", "log", "judge", "open"])
def test_a_saved_game_is_served_as_a_game_also_if_it_is_called_like_a_command(game: str) -> None:
    started = read_arguments(application_arguments(read_arguments(["serve", game, "--lang", "pl"])))
    assert (started.command, started.name, started.lang) == ("app", game, "pl")


def test_without_a_game_the_first_screen_is_served() -> None:
    started = read_arguments(application_arguments(read_arguments(["serve", "--lang", "bg"])))
    assert (started.command, started.name, started.lang) == ("app", None, "bg")
