"""The commands with their arguments as data, read off the parsers."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator

from msgspec import Struct

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
