"""The manual page of the commands, for ``man``."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from referee import __version__
from referee.cli.result import CommandResult
from referee.cli.shell.command_tree import ArgumentHelp, CommandHelp, command_tree

PROGRAM = "referee"
VARIABLES = {
    "REFEREE_DATABASE_URL": "Another place for the games: any SQLAlchemy URL.",
    "REFEREE_CACHE": "The folder in which the rulebook is built.",
    "REFEREE_SETTINGS": "The folder of the settings.",
    "REFEREE_ASCII": "Set to anything, all signs are ASCII, as with --ascii.",
    "REFEREE_DEBUG": "Set to anything, a fault of the program shows where it comes from.",
    "NO_COLOR": "Set to anything, no colour is sent.",
}


def man_command(options: Namespace) -> CommandResult:  # noqa: ARG001 - it has none
    """The page as troff."""
    return CommandResult("\n".join(_page(command_tree())) + "\n")


def _page(tree: CommandHelp) -> Iterator[str]:
    yield f'.TH REFEREE 1 "" "Referee {__version__}" "User Commands"'
    yield ".SH NAME"
    yield f"{PROGRAM} \\- {_escaped(tree.about.rstrip('.').removeprefix('A ').strip())}"
    yield ".SH SYNOPSIS"
    yield f".B {PROGRAM}"
    yield f"{_synopsis(tree)}"
    yield ".br"
    yield f".B {PROGRAM}"
    yield r"\fICOMMAND\fR ..."
    yield ".SH DESCRIPTION"
    yield _escaped(tree.about)
    yield "Without a command the application opens; where nothing can be drawn it asks and answers in lines."
    yield ".SH OPTIONS"
    for one in tree.arguments:
        yield from _argument(one)
    yield ".SH COMMANDS"
    for command in tree.uses:
        yield from _command(command)
    yield ".SH ENVIRONMENT"
    for name, about in VARIABLES.items():
        yield from (".TP", f".B {name}", _escaped(about))


def _command(command: CommandHelp) -> Iterator[str]:
    for one in command.walk():
        yield f".SS {_escaped(' '.join((PROGRAM, *one.path)))}"
        if one.about:
            yield _escaped(f"{one.about[:1].upper()}{one.about[1:]}.")
        yield ".PP"
        yield f"{_escaped(' '.join((PROGRAM, *one.path)))} {_synopsis(one)}".rstrip()
        for argument in one.arguments:
            yield from _argument(argument)
        if one.epilog:
            yield from (".PP", _escaped(one.epilog))


def _synopsis(command: CommandHelp) -> str:
    options = ("[" + " ".join((one.names[-1], one.value)).rstrip() + "]" for one in command.options)
    uses = ("COMMAND ...",) if command.uses and command.path else ()
    return _escaped(" ".join((*options, *(one.value for one in command.values), *uses)))


def _argument(one: ArgumentHelp) -> Iterator[str]:
    value = "{" + ",".join(one.choices) + "}" if one.choices else one.value
    yield ".TP"
    yield rf"\fB{_escaped(', '.join(one.names))}\fR \fI{_escaped(value)}\fR".replace(r"\fB\fR ", "").replace(
        r" \fI\fR", ""
    )
    yield _escaped(one.about) or r"\&"


def _escaped(text: str) -> str:
    """Text in which troff reads nothing but text."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
