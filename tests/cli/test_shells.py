"""`referee completion` and `referee man`: generated from the parsers, and run by the shells that are here."""

from __future__ import annotations

import re
import shutil
import subprocess
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from referee.cli import arguments
from referee.cli.shell import CommandHelp, command_tree
from tests.kit.command import inside

LINES = {
    "referee ": {"judge", "learn"},
    "referee --": {"--plain", "--theme"},
    "referee jud": {"judge"},
    "referee --theme ": {"calm", "light", "contrast"},
    "referee judge --lang ": {"en", "bg", "pl", "ru"},
    "referee judge --": {"--json", "--text", "--ascii"},
    "referee schema ": {"case", "position", "ruling"},
    "referee cards ": {"list", "show", "set", "import"},
    "referee cards import --": {"--replace"},
    "referee booklet show --only ": {"sure", "likely", "unsure"},
    "referee judge ./": {"./case.json"},
}
"""A line, and some of what it may go on with."""
NOT = {
    "referee jud": {"position"},
    "referee --theme ": {"judge"},
    "referee judge --": {"--replace", "judge"},
    "referee cards ": {"judge"},
    "referee schema ": {"hbo", "judge"},
}

BASH = """source <(cat "$1"); COMP_WORDS=($2); [[ $2 == *' ' ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _referee; printf '%s\\n' "${COMPREPLY[@]}" """
ZSH = """compdef() { : }
compadd() { shift; for one in "$@"; do [[ $one == "$typed"* ]] && print -r -- $one; done }
_files() { print -rl -- $typed*(N) }
source $1; words=(${(s: :)2}); [[ $2 == *' ' ]] && words+=("")
CURRENT=$#words; typed=$words[CURRENT]; _referee"""
FISH = 'source $argv[1]; complete -C "$argv[2]" | string replace -r "\\t.*" ""'
PROGRAMS = {
    "bash": ("bash", "--norc", "-c", BASH, "bash"),
    "zsh": ("zsh", "-f", "-c", ZSH, "zsh"),
    "fish": ("fish", "--no-config", "-c", FISH),
}
HERE = [shell for shell in PROGRAMS if shutil.which(shell)]


@cache
def script(shell: str) -> str:
    return inside("completion", shell).out


def completed(shell: str, line: str, folder: Path) -> set[str]:
    """What a shell offers for a line."""
    file = folder / f"completion.{shell}"
    file.write_text(script(shell), encoding="utf-8")
    (folder / "case.json").touch()
    done = subprocess.run(
        [*PROGRAMS[shell], str(file), line], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return set(done.stdout.split())


def test_a_shell_is_here_to_try_them() -> None:
    assert "bash" in HERE


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("shell", HERE)
def test_a_shell_completes_what_the_parsers_take(shell: str, line: str, tmp_path: Path) -> None:
    found = completed(shell, line, tmp_path)

    assert LINES[line] <= found
    assert not found & NOT.get(line, set())


@pytest.mark.parametrize("shell", PROGRAMS)
def test_a_script_names_every_command_option_and_choice(shell: str) -> None:
    said = set(re.findall(r"[\w-]+", script(shell)))
    dashes = 2 if shell == "fish" else 0
    for command in command_tree().walk():
        assert set(command.path) <= said
        for one in command.arguments:
            assert set(one.choices) <= said
            assert {name[dashes:] for name in one.names if len(name) > 2} <= said


def test_every_command_there_is_is_told() -> None:
    tree = command_tree()

    assert {one.path[0] for one in tree.uses} == set(arguments.COMMAND_NAMES)
    assert set(arguments.SHELLS) == set(PROGRAMS)


def sections() -> set[str]:
    return {one for line in inside("man").out.splitlines() if line.startswith(".S") for one in [line]}


def test_the_manual_has_a_section_for_each_command_and_its_uses() -> None:
    found = {line.removeprefix(".SS ").replace("\\", "") for line in sections()}

    def named(command: CommandHelp) -> str:
        return " ".join(("referee", *command.path))

    assert {named(one) for one in command_tree().walk() if one.path} <= found


@pytest.mark.skipif(shutil.which("groff") is None, reason="nothing here sets manual pages")
def test_the_manual_is_set_without_a_warning() -> None:
    page = inside("man").out.encode()

    def groff(*options: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["groff", "-man", *options], input=page, capture_output=True, check=True)

    warned, shown = groff("-ww", "-z", "-Tutf8"), groff("-Tascii", "-P-cbou")

    assert warned.stderr == b""
    assert "--lang {en,bg,pl,ru}" in shown.stdout.decode()


def help_of(*command: str) -> str:
    with redirect_stdout(StringIO()) as told, pytest.raises(SystemExit):
        arguments.read_arguments([*command, "--help"])
    return told.getvalue()


def test_the_help_lists_every_command_with_what_it_does() -> None:
    told = help_of().splitlines()

    for one in command_tree().uses:
        assert f"  {one.path[0]:<10}  {one.about}" in told


def test_the_help_of_a_command_begins_with_what_it_does() -> None:
    for one in command_tree().walk():
        if one.path:
            told = " ".join(help_of(*one.path).split())
            assert f" {one.about[:1].upper()}{one.about[1:]}. " in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("search", "--limit", "0", "x"), "argument --limit: '0' is not a whole number from 1 to 1000"),
        (("log", "--from", "first", "x"), "argument --from: 'first' is not a whole number from 1 to"),
        (("desk", "take", "x"), "argument CALL: 'x' is not a whole number from 1 to"),
        (("desk", "extend", "1", "0"), "argument MINUTES: 0 minutes change nothing"),
    ],
)
def test_a_number_that_cannot_be_taken_is_told_with_its_bounds(typed: tuple[str, ...], said: str) -> None:
    assert said in inside(*typed).err
