"""A game whose program was killed is taken over by the command, on a file and on a server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from engine.kernel.journal import unsigned
from referee.session.game_setup import new_start
from referee.session.persistence import begin, resume
from referee.storage.database import open_database
from referee.storage.errors import TakenOver
from referee.storage.games import Journal, read_journal
from referee.storage.lease import holder
from referee.storage.recovery import open_writer
from tests import postgres
from tests.kit.command import ROOT, referee

HOLD = """
import os, sys
from referee.session.persistence import resume
from referee.storage.database import open_database
kept = resume(open_database(sys.argv[1]), int(sys.argv[2]))
number = 0
print("holding", flush=True)
while True:
    number += 1
    kept.session.note(f"entry {number}")
    os.write(1, f"{number}\\n".encode())
"""
LINES = 25
"""So many entries are acknowledged before the program is killed."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture(params=["file", "server"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return postgres.new_database(request.getfixturevalue("server"))


@pytest.fixture
def game(url: str) -> int:
    with closing(open_database(url)) as database:
        kept = begin(database, "Friday", new_start("kings", "both"))
        kept.close()
        return kept.game_id


@contextmanager
def writing_program(url: str, game: int) -> Iterator[subprocess.Popen[bytes]]:
    """A program of its own that writes to the game until it is killed."""
    started = subprocess.Popen(
        [sys.executable, "-c", HOLD, url, str(game)], cwd=ROOT, stdout=subprocess.PIPE, env=os.environ
    )
    assert started.stdout is not None
    try:
        assert started.stdout.readline() == b"holding\n"
        yield started
    finally:
        started.kill()
        started.wait()
        started.stdout.close()


def killed(program: subprocess.Popen[bytes]) -> int:
    """How many entries it had been told are kept when it got the signal that nothing survives."""
    assert program.stdout is not None
    for _ in range(LINES):
        program.stdout.readline()
    os.kill(program.pid, signal.SIGKILL)
    last = LINES
    while line := program.stdout.readline():
        last = int(line)
    program.wait()
    return last


def journal(url: str, game: int) -> Journal:
    with closing(open_database(url, read_only=True)) as database:
        return read_journal(database, game)


def elsewhere(url: str) -> None:
    """As if the program that died had run on another computer, where nobody here can see that it is dead."""
    with closing(open_database(url)) as database, database.writing() as connection:
        connection.change("UPDATE lease SET machine = 'elsewhere', host = 'judge-2', person = 'ana'")


@pytest.mark.parametrize("seen", [True, False])
def test_a_killed_programs_game_is_taken_over_with_all_it_had_kept(url: str, game: int, seen: bool) -> None:
    with writing_program(url, game) as program:
        assert b"held by" in referee("games", REFEREE_DATABASE_URL=url).stdout
        kept = killed(program)
    assert b"whose program has ended" in referee("games", REFEREE_DATABASE_URL=url).stdout
    if not seen:
        elsewhere(url)
        [listed] = json.loads(referee("games", "--json", REFEREE_DATABASE_URL=url).stdout)["games"]
        assert (listed["held_by"]["host"], listed["held_by"]["ended"]) == ("judge-2", False)
        held = referee("takeover", "Friday", "--because", " ", REFEREE_DATABASE_URL=url)
        assert held.returncode == 3

    told = referee("takeover", "Friday", "--because", "the laptop fell", REFEREE_DATABASE_URL=url)

    assert (told.returncode, told.stderr) == (0, b"")
    assert (str(program.pid) if seen else "judge-2") in told.stdout.decode()
    found = journal(url, game)
    assert found.damage is None
    assert len(found.entries) in (kept + 1, kept + 2)  # one may have been kept and not yet acknowledged
    body = unsigned(json.loads(found.entries[-1].body))
    assert body["takeover"]["because"] == "the laptop fell"
    assert body["takeover"]["from"]["process"] == program.pid
    with closing(open_database(url)) as database:
        assert holder(database, game) is None
        again = resume(database, game)
        again.session.note("on")
        again.close()
    assert referee("verify", "Friday", REFEREE_DATABASE_URL=url).returncode == 0


def test_the_log_says_who_took_the_game_and_why_in_each_language(url: str, game: int) -> None:
    with writing_program(url, game) as program:
        killed(program)
    referee("takeover", str(game), "--because", "der Strom fiel aus", REFEREE_DATABASE_URL=url)

    for language in ("en", "bg", "pl", "ru"):
        told = referee("log", "Friday", "--lang", language, REFEREE_DATABASE_URL=url)
        assert told.returncode == 0
        assert "der Strom fiel aus" in told.stdout.decode().splitlines()[-1]


def test_a_program_that_still_runs_is_told_who_took_its_game(url: str, game: int) -> None:
    with closing(open_database(url)) as database:
        first = open_writer(database, game)

        told = referee("takeover", str(game), "--because", "wrong table", REFEREE_DATABASE_URL=url)

        assert told.returncode == 0
        with pytest.raises(TakenOver, match="wrong table"):
            first.append("note", "{}")
        first.close()
    assert len(journal(url, game).entries) == 1


def test_what_cannot_be_taken_over_is_told_with_its_own_exit_code(url: str, game: int) -> None:
    free = referee("takeover", "Friday", "--because", "x", REFEREE_DATABASE_URL=url)
    unknown = referee("takeover", "Sunday", "--because", "x", REFEREE_DATABASE_URL=url)

    assert (free.returncode, b"Nobody holds" in free.stdout) == (0, True)
    assert (unknown.returncode, b"no saved game" in unknown.stderr) == (1, True)
    assert journal(url, game).entries == ()
