"""Completion scripts for bash, zsh and fish, and the manual page, read off the parsers."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from shlex import quote

from msgspec import Struct

from referee import __version__
from referee.cli.command_types import CommandResult

PATHS = ("FILE", "PATH", "GAME-NAME")
"""Names of values that may be files."""


class ArgumentHelp(Struct, frozen=True):
    """An option, or a positional argument."""

    names: tuple[str, ...]
    """``--lang``; empty: it is told by its place."""
    about: str
    value: str = ""
    """What stands for its value in the help; empty: it has none."""
    choices: tuple[str, ...] = ()

    @property
    def is_path(self) -> bool:
        """Whether the argument is a file."""
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
        """The options."""
        return tuple(argument for argument in self.arguments if argument.names)

    @property
    def values(self) -> tuple[ArgumentHelp, ...]:
        """The positional arguments."""
        return tuple(argument for argument in self.arguments if not argument.names)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that may come next and are no options."""
        choices = (choice for value in self.values for choice in value.choices)
        return (*(use.path[-1] for use in self.uses), *choices)

    def walk(self) -> Iterator[CommandHelp]:
        """This command and all its uses."""
        yield self
        for use in self.uses:
            yield from use.walk()


def command_tree() -> CommandHelp:
    """The application with all its commands."""
    from referee.cli.arguments import parsers

    application, commands = parsers()
    own = _command(application, (), application.description or "")
    return CommandHelp((), own.about, own.arguments, tuple(_uses(commands, ())), own.epilog)


def _command(parser: ArgumentParser, path: tuple[str, ...], about: str) -> CommandHelp:
    actions = _actions(parser)
    arguments = tuple(_argument(action) for action in actions if not isinstance(action, _SubParsersAction))
    return CommandHelp(path, about, arguments, tuple(_uses(parser, path)), parser.epilog or "")


def _uses(parser: ArgumentParser, path: tuple[str, ...]) -> Iterator[CommandHelp]:
    for action in _actions(parser):
        if isinstance(action, _SubParsersAction):
            about = {subaction.dest: subaction.help or "" for subaction in action._get_subactions()}  # noqa: SLF001 - as below
            for name, used in action.choices.items():
                yield _command(used, (*path, name), about.get(name, ""))


def _actions(parser: ArgumentParser) -> list[Action]:
    return [action for action in parser._actions if action.help != SUPPRESS]  # noqa: SLF001 - argparse tells it nowhere else


def _argument(action: Action) -> ArgumentHelp:
    choices = tuple(str(choice) for choice in action.choices or ())
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    value = "" if action.option_strings and action.nargs == 0 else metavar
    return ArgumentHelp(tuple(action.option_strings), (action.help or "").replace("%%", "%"), value, choices)


PROGRAM = "referee"


def completion_command(options: Namespace) -> CommandResult:
    """Prints the completion script of a shell."""
    return CommandResult(completion(options.shell))


def completion(shell: str) -> str:
    """The script with which a shell completes commands, options and their values."""
    tree = command_tree()
    return "\n".join(SCRIPTS[shell](tree)) + "\n"


def _key(path: tuple[str, ...]) -> str:
    """The path of a command in the scripts: ``/cards/list``."""
    return "".join(f"/{word}" for word in path)


def _paths(tree: CommandHelp) -> str:
    return "|".join(_key(use.path) for use in tree.walk() if use.path)


def _names(command: CommandHelp) -> Iterator[str]:
    yield from (name for option in command.options for name in option.names)


def _of_value(command: CommandHelp, argument: ArgumentHelp, fill: str, files: str) -> str:
    """A case of the shell: what follows these options."""
    pattern = "|".join(f"{_key(command.path)}:{name}" for name in argument.names)
    return f"    {pattern}) {fill if argument.choices else files if argument.is_path else ':'} ; return ;;"


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
        for option in command.options:
            if option.value:
                words = f'COMPREPLY=($(compgen -W {quote(" ".join(option.choices))} -- "$cur"))'
                yield _of_value(command, option, words, 'COMPREPLY=($(compgen -f -- "$cur"))')
    yield "  esac"
    yield '  case "$path" in'
    for command in tree.walk():
        words = quote(" ".join((*command.words, *_names(command))))
        files = ' $(compgen -f -- "$cur")' if any(value.is_path for value in command.values) else ""
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
        for option in command.options:
            if option.value:
                yield _of_value(
                    command, option, f"compadd -- {' '.join(map(quote, option.choices))}", "_files"
                )
    yield "  esac"
    yield '  case "$way" in'
    for command in tree.walk():
        words = " ".join(map(quote, (*command.words, *_names(command))))
        files = " ; _files" if any(value.is_path for value in command.values) else ""
        yield f'    "{_key(command.path)}") compadd -- {words}{files} ;;'
    yield "  esac"
    yield "}"
    yield f'if [ "$funcstack[1]" = _{PROGRAM} ]; then _{PROGRAM} "$@"; else compdef _{PROGRAM} {PROGRAM}; fi'


def _fish(tree: CommandHelp) -> Iterator[str]:
    yield f"# fish completion of {PROGRAM}: {PROGRAM} completion fish | source"
    yield f"function __{PROGRAM}_path"
    yield '  set -l way ""'
    yield "  for word in (commandline -opc)[2..-1]"
    yield f'    switch "$way/$word"; case {" ".join(_key(use.path) for use in tree.walk() if use.path)}'
    yield '      set way "$way/$word"'
    yield "    end"
    yield "  end"
    yield "  echo $way"
    yield "end"
    for command in tree.walk():
        yield from _fish_lines(command)


def _fish_lines(command: CommandHelp) -> Iterator[str]:
    here = f"complete -c {PROGRAM} -n 'test (__{PROGRAM}_path) = \"{_key(command.path)}\"'"
    if not any(argument.is_path for argument in command.values):
        yield f"{here} -f"
    for used in command.uses:
        yield f"{here} -a {quote(used.path[-1])} -d {_fish_quote(used.about)}"
    for argument in command.values:
        if argument.choices:
            yield f"{here} -a {quote(' '.join(argument.choices))} -d {_fish_quote(argument.about)}"
    for option in command.options:
        names = " ".join(map(_fish_name, option.names))
        value = f" -x -a {quote(' '.join(option.choices))}" if option.choices else ""
        needs = "" if value or not option.value else " -r" if option.is_path else " -x"
        yield f"{here} {names}{value}{needs} -d {_fish_quote(option.about)}"


def _fish_name(name: str) -> str:
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def _fish_quote(text: str) -> str:
    """The text for single quotes in fish, with backslashes and quotes escaped."""
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
    """Prints the manual page as troff."""
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
    for argument in tree.arguments:
        yield from _argument_lines(argument)
    yield ".SH COMMANDS"
    for command in tree.uses:
        yield from _command_section(command)
    yield ".SH ENVIRONMENT"
    for name, about in VARIABLES.items():
        yield from (".TP", f".B {name}", _escaped(about))


def _command_section(command: CommandHelp) -> Iterator[str]:
    for use in command.walk():
        yield f".SS {_escaped(' '.join((PROGRAM, *use.path)))}"
        if use.about:
            yield _escaped(f"{use.about[:1].upper()}{use.about[1:]}.")
        yield ".PP"
        yield f"{_escaped(' '.join((PROGRAM, *use.path)))} {_synopsis(use)}".rstrip()
        for argument in use.arguments:
            yield from _argument_lines(argument)
        if use.epilog:
            yield from (".PP", _escaped(use.epilog))


def _synopsis(command: CommandHelp) -> str:
    options = ("[" + " ".join((option.names[-1], option.value)).rstrip() + "]" for option in command.options)
    uses = ("COMMAND ...",) if command.uses and command.path else ()
    return _escaped(" ".join((*options, *(value.value for value in command.values), *uses)))


def _argument_lines(argument: ArgumentHelp) -> Iterator[str]:
    value = "{" + ",".join(argument.choices) + "}" if argument.choices else argument.value
    yield ".TP"
    yield rf"\fB{_escaped(', '.join(argument.names))}\fR \fI{_escaped(value)}\fR".replace(
        r"\fB\fR ", ""
    ).replace(r" \fI\fR", "")
    yield _escaped(argument.about) or r"\&"


def _escaped(text: str) -> str:
    """The text with everything escaped that troff would interpret."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
