"""The command that serves a table."""

from __future__ import annotations

from argparse import Namespace

import pytest

from referee.cli.app import application_arguments
from referee.cli.arguments import read_arguments


def _started(*line: str) -> Namespace:
    """How the application of a served table reads what it is started with."""
    return read_arguments(application_arguments(read_arguments(line)))


@pytest.mark.parametrize("game", ["Friday", "log", "judge", "open"])
def test_a_saved_game_is_served_as_a_game_also_if_it_is_called_like_a_command(game: str) -> None:
    started = _started("serve", game, "--lang", "pl")
    assert (started.command, started.name, started.lang) == ("app", game, "pl")


def test_without_a_game_the_first_screen_is_served() -> None:
    started = _started("serve", "--lang", "bg")
    assert (started.command, started.name, started.lang) == ("app", None, "bg")


@pytest.mark.parametrize("game", ["Friday", "log", None])
def test_visitors_who_look_on_see_a_scoreboard(game: str | None) -> None:
    named = [game] if game else []
    started = _started("serve", *named, "--watch", "--lang", "ru")
    assert (started.command, started.game, started.lang) == ("watch", game, "ru")
