"""Completion scripts for bash, zsh and fish."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from shlex import quote

from referee.cli.result import CommandResult
from referee.cli.shell.command_tree import ArgumentHelp, CommandHelp, command_tree

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
        names = " ".join(
            f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in one.names
        )
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
