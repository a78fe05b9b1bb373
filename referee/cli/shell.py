"""Completion scripts for bash, zsh and fish, and the manual page, read off the parsers."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from shlex import quote

from msgspec import Struct

from referee import __version__
from referee.cli.command import CommandResult

PATHS = ("FILE", "PATH", "GAME-NAME")
"""Names of values that may be files."""


class ArgumentHelp(Struct, frozen=True):
    """An option, or a value that is told by its place."""

    names: tuple[str, ...]
    """``--lang``; empty: it is told by its place."""
    about: str
    value: str = ""
    """What stands for its value in the help; empty: it has none."""
    choices: tuple[str, ...] = ()

    @property
    def is_path(self) -> bool:
        """Whether a file may be named."""
        return not self.choices and self.value.upper() in PATHS


class CommandHelp(Struct, frozen=True):
    """A command, or one use of it."""

    path: tuple[str, ...]
    """``("cards", "list")``; empty: the application."""
    about: str
    arguments: tuple[ArgumentHelp, ...]
    uses: tuple[CommandHelp, ...] = ()
    epilog: str = ""

    @property
    def options(self) -> tuple[ArgumentHelp, ...]:
        """What begins with a dash."""
        return tuple(one for one in self.arguments if one.names)

    @property
    def values(self) -> tuple[ArgumentHelp, ...]:
        """What is told by its place."""
        return tuple(one for one in self.arguments if not one.names)

    @property
    def words(self) -> tuple[str, ...]:
        """Words that may come next and are no options."""
        choices = (choice for one in self.values for choice in one.choices)
        return (*(one.path[-1] for one in self.uses), *choices)

    def walk(self) -> Iterator[CommandHelp]:
        """This command and all its uses."""
        yield self
        for one in self.uses:
            yield from one.walk()


def command_tree() -> CommandHelp:
    """The application with all its commands."""
    from referee.cli.arguments import parsers

    application, commands = parsers()
    own = _command(application, (), application.description or "")
    return CommandHelp((), own.about, own.arguments, tuple(_uses(commands, ())), own.epilog)


def _command(parser: ArgumentParser, path: tuple[str, ...], about: str) -> CommandHelp:
    actions = _actions(parser)
    arguments = tuple(_argument(one) for one in actions if not isinstance(one, _SubParsersAction))
    return CommandHelp(path, about, arguments, tuple(_uses(parser, path)), parser.epilog or "")


def _uses(parser: ArgumentParser, path: tuple[str, ...]) -> Iterator[CommandHelp]:
    for action in _actions(parser):
        if isinstance(action, _SubParsersAction):
            about = {one.dest: one.help or "" for one in action._get_subactions()}  # noqa: SLF001 - as below
            for name, used in action.choices.items():
                yield _command(used, (*path, name), about.get(name, ""))


def _actions(parser: ArgumentParser) -> list[Action]:
    return [one for one in parser._actions if one.help != SUPPRESS]  # noqa: SLF001 - argparse tells it nowhere else


def _argument(action: Action) -> ArgumentHelp:
    choices = tuple(str(one) for one in action.choices or ())
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    value = "" if action.option_strings and action.nargs == 0 else metavar
    return ArgumentHelp(tuple(action.option_strings), (action.help or "").replace("%%", "%"), value, choices)


PROGRAM = "referee"


def completion_command(options: Namespace) -> CommandResult:
    """The script of a shell."""
    return CommandResult(completion(options.shell))


def completion(shell: str) -> str:
    """The script that makes a shell complete the commands, their options and the values of these."""
    tree = command_tree()
    return "\n".join(SCRIPTS[shell](tree)) + "\n"


def _key(path: tuple[str, ...]) -> str:
    """A path as the scripts keep it: ``/cards/list``."""
    return "".join(f"/{one}" for one in path)


def _paths(tree: CommandHelp) -> str:
    return "|".join(_key(one.path) for one in tree.walk() if one.path)


def _names(command: CommandHelp) -> Iterator[str]:
    yield from (name for one in command.options for name in one.names)


def _of_value(command: CommandHelp, one: ArgumentHelp, fill: str, files: str) -> str:
    """A case of the shell: behind these options, this."""
    pattern = "|".join(f"{_key(command.path)}:{name}" for name in one.names)
    return f"    {pattern}) {fill if one.choices else files if one.is_path else ':'} ; return ;;"


def _bash(tree: CommandHelp) -> Iterator[str]:
    yield f"# bash completion of {PROGRAM}: source <({PROGRAM} completion bash)"
    yield f"_{PROGRAM}() {{"
    yield '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" path="" word at'
    yield "  COMPREPLY=()"
    yield '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do'
    yield f'    case "$path/$word" in {_paths(tree)}) path="$path/$word" ;; esac'
    yield "  done"
    yield '  case "$path:$prev" in'
    for command in tree.walk():
        for one in command.options:
            if one.value:
                words = f'COMPREPLY=($(compgen -W {quote(" ".join(one.choices))} -- "$cur"))'
                yield _of_value(command, one, words, 'COMPREPLY=($(compgen -f -- "$cur"))')
    yield "  esac"
    yield '  case "$path" in'
    for command in tree.walk():
        words = quote(" ".join((*command.words, *_names(command))))
        files = ' $(compgen -f -- "$cur")' if any(one.is_path for one in command.values) else ""
        yield f'    "{_key(command.path)}") COMPREPLY=($(compgen -W {words} -- "$cur"){files}) ;;'
    yield "  esac"
    yield "}"
    yield f"complete -o filenames -F _{PROGRAM} {PROGRAM}"


def _zsh(tree: CommandHelp) -> Iterator[str]:
    yield f"#compdef {PROGRAM}"
    yield f"# zsh completion of {PROGRAM}: source <({PROGRAM} completion zsh)"
    yield f"_{PROGRAM}() {{"
    yield '  local way="" word before="${words[CURRENT-1]}"'
    yield "  for word in ${words[2,CURRENT-1]}; do"
    yield f'    case "$way/$word" in {_paths(tree)}) way="$way/$word" ;; esac'
    yield "  done"
    yield '  case "$way:$before" in'
    for command in tree.walk():
        for one in command.options:
            if one.value:
                yield _of_value(command, one, f"compadd -- {' '.join(map(quote, one.choices))}", "_files")
    yield "  esac"
    yield '  case "$way" in'
    for command in tree.walk():
        words = " ".join(map(quote, (*command.words, *_names(command))))
        files = " ; _files" if any(one.is_path for one in command.values) else ""
        yield f'    "{_key(command.path)}") compadd -- {words}{files} ;;'
    yield "  esac"
    yield "}"
    yield f'if [ "$funcstack[1]" = _{PROGRAM} ]; then _{PROGRAM} "$@"; else compdef _{PROGRAM} {PROGRAM}; fi'


def _fish(tree: CommandHelp) -> Iterator[str]:
    yield f"# fish completion of {PROGRAM}: {PROGRAM} completion fish | source"
    yield f"function __{PROGRAM}_path"
    yield '  set -l way ""'
    yield "  for word in (commandline -opc)[2..-1]"
    yield f'    switch "$way/$word"; case {" ".join(_key(one.path) for one in tree.walk() if one.path)}'
    yield '      set way "$way/$word"'
    yield "    end"
    yield "  end"
    yield "  echo $way"
    yield "end"
    for command in tree.walk():
        yield from _fish_lines(command)


def _fish_lines(command: CommandHelp) -> Iterator[str]:
    here = f"complete -c {PROGRAM} -n 'test (__{PROGRAM}_path) = \"{_key(command.path)}\"'"
    if not any(one.is_path for one in command.values):
        yield f"{here} -f"
    for used in command.uses:
        yield f"{here} -a {quote(used.path[-1])} -d {_fish_quote(used.about)}"
    for one in command.values:
        if one.choices:
            yield f"{here} -a {quote(' '.join(one.choices))} -d {_fish_quote(one.about)}"
    for one in command.options:
        names = " ".join(map(_fish_name, one.names))
        value = f" -x -a {quote(' '.join(one.choices))}" if one.choices else ""
        needs = "" if value or not one.value else " -r" if one.is_path else " -x"
        yield f"{here} {names}{value}{needs} -d {_fish_quote(one.about)}"


def _fish_name(name: str) -> str:
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def _fish_quote(text: str) -> str:
    """Inside single quotes fish takes all but a backslash and a quote as it stands."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SCRIPTS = {"bash": _bash, "zsh": _zsh, "fish": _fish}


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
        yield from _argument_lines(one)
    yield ".SH COMMANDS"
    for command in tree.uses:
        yield from _command_section(command)
    yield ".SH ENVIRONMENT"
    for name, about in VARIABLES.items():
        yield from (".TP", f".B {name}", _escaped(about))


def _command_section(command: CommandHelp) -> Iterator[str]:
    for one in command.walk():
        yield f".SS {_escaped(' '.join((PROGRAM, *one.path)))}"
        if one.about:
            yield _escaped(f"{one.about[:1].upper()}{one.about[1:]}.")
        yield ".PP"
        yield f"{_escaped(' '.join((PROGRAM, *one.path)))} {_synopsis(one)}".rstrip()
        for argument in one.arguments:
            yield from _argument_lines(argument)
        if one.epilog:
            yield from (".PP", _escaped(one.epilog))


def _synopsis(command: CommandHelp) -> str:
    options = ("[" + " ".join((one.names[-1], one.value)).rstrip() + "]" for one in command.options)
    uses = ("COMMAND ...",) if command.uses and command.path else ()
    return _escaped(" ".join((*options, *(one.value for one in command.values), *uses)))


def _argument_lines(one: ArgumentHelp) -> Iterator[str]:
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
