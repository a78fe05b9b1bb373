"""The command that serves a table."""

from __future__ import annotations

import socket
from argparse import Namespace

import pytest

from referee.cli.application import application_arguments
from referee.cli.arguments import read_arguments
from tests.kit.command import inside, referee


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


@pytest.mark.parametrize(
    ("option", "typed", "said"),
    [
        ("--port", "99999", "'99999' is not a whole number from 1 to 65535"),
        ("--port", "0", "'0' is not a whole number from 1 to 65535"),
        ("--port", "http", "'http' is not a whole number from 1 to 65535"),
        ("--visitors", "0", "'0' is not a whole number from 1 to 1000"),
        ("--pin", "12", "'12' is too short; a PIN has at least 4 characters"),
        ("--pin", "", "'' is too short; a PIN has at least 4 characters"),
    ],
)
def test_a_value_that_cannot_serve_is_refused_with_those_that_can(option: str, typed: str, said: str) -> None:
    done = inside("serve", option, typed)

    assert done.code == 2
    assert done.err.endswith(f"referee serve: argument {option}: {said}\n")


def test_an_address_is_told_only_when_the_table_is_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = referee("serve", "--port", str(taken.getsockname()[1]))

    assert done.returncode == 3
    assert done.stdout == b""
    assert b"cannot serve the table" in done.stderr
