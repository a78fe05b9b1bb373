"""On Windows, where nobody has tested it, Referee says so and does nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from referee.__main__ import main
from referee.cli.command_types import LANGUAGES, UNREADABLE

COMMANDS = {
    "the screen": (),
    "lines": ("--plain",),
    "a command": ("rule", "hbo.duplicate.save"),
    "the browser": ("serve",),
}
SAID = "Referee does not run on Windows itself. Install it in WSL, the Linux inside Windows: wsl --install\n"


@pytest.fixture(autouse=True)
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_every_command_says_in_one_line_where_referee_runs(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([*arguments, "--lang", "en"])

    told = capsys.readouterr()
    assert (code, told.out) == (UNREADABLE, "")
    assert told.err == SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_what_to_use(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lang", language])

    assert "wsl --install" in capsys.readouterr().err


def test_the_readme_says_so_too() -> None:
    readme = Path(__file__).parents[2].joinpath("README.md").read_text(encoding="utf-8")

    assert "does not run on Windows" in " ".join(readme.split())
