"""The first screen and the settings of a new game, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.binding import Binding

from referee.app.screens.help import key_effect, shown_key
from referee.app.screens.new_game import NewGame, NewGameScreen, SettingLine
from referee.app.screens.start import StartScreen
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.plain.application import PlainReferee

DEEDS = ("learn", "new", "example", "file", "rulebook", "text", "judge", "help", "quit")
"""What a key does here; other keys are for the screen alone."""


class ListedGames:
    """The list of the first screen, in lines."""

    highlighted: int | None = None

    def set_options(self, options: Any) -> None:
        """Does nothing: the lines are said from the screen's own list."""

    def focus(self) -> None:
        """Does nothing: there is no cursor."""


class PlainStart(StartScreen):
    """The first screen in lines."""

    def __init__(self, host: PlainReferee, text: str, *, strict: bool = False) -> None:
        super().__init__(text, strict=strict)
        self._host = host
        self._games = ListedGames()

    @property
    def is_mounted(self) -> bool:
        """Always: the list is there from the beginning."""
        return True

    def query_one(self, selector: Any, expect_type: Any = None) -> Any:  # noqa: ARG002
        """The stand-in for the list."""
        return self._games

    def run_worker(self, work: Any, *_: Any, **__: Any) -> Any:
        """Keeps a worker that runs before the next line is read."""
        self._host.deeds.append(work)

    def post_message(self, message: Any) -> bool:
        """Hands the application a wish."""
        return self._host.post_message(message)

    def remark(self, words: str) -> None:
        """Says something."""
        self._host.lines.say(words)

    # Lines

    def greet(self) -> None:
        """Says the lines to choose from."""
        for number, line in enumerate(self._listed, 1):
            self.remark(f"{number}. {line.says}" + (f" ({line.about})" if line.about else ""))

    async def take(self, typed: str) -> None:
        """Carries out a number, a key, or the name of a saved game."""
        named = next((at for at, line in enumerate(self._listed) if line.says == typed), None)
        key = self._host.key_meant(typed, _keys())
        if not typed:
            self.greet()
        elif typed.isdecimal() and 0 < int(typed) <= len(self._listed):
            self.choose(int(typed) - 1)
        elif named is not None:
            self.choose(named)
        elif key in _keys():
            getattr(self, f"action_{_keys()[key]}")()
        elif typed.startswith("?"):
            self._host.answer(typed.lstrip("? "))
        else:
            self.remark(label("plain-no-such", typed=typed))

    def report(self) -> None:
        """Says what can be typed."""
        self.remark(label("plain-start"))

    def action_learn(self) -> Any:
        """Opens the lessons of a game."""
        return self.run_worker(self._host.learn)

    def action_rulebook(self) -> None:
        """Says a rule by its id or by words."""
        self._host.read_rule("")

    def action_quit(self) -> None:
        """Ends the program."""
        self._host.done = True

    def action_judge(self) -> None:
        """Asks for a position, and judges its disputed moves."""
        from referee.app.screens.dispute import read_dispute

        lines = self._host.lines
        lines.say(label("plain-dispute"))
        typed = []
        while line := lines.read():
            typed.append(line)
        dispute = read_dispute("\n".join(typed), self._host.wording.language)
        lines.say(dispute.fault or dispute.text())

    def action_help(self) -> None:
        """Says the keys."""
        self.remark(label("plain-help"))
        for binding in StartScreen.BINDINGS:
            if isinstance(binding, Binding) and (key := shown_key(binding)) in _keys():
                self.remark(f"{key}  {key_effect(StartScreen.__name__, binding)}")


def _keys() -> dict[str, str]:
    bindings = (binding for binding in StartScreen.BINDINGS if isinstance(binding, Binding))
    each = {shown_key(binding): binding.action.removeprefix("app.") for binding in bindings}
    return {key: action for key, action in each.items() if action in DEEDS}


class PlainNewGame(NewGameScreen):
    """The settings of a new game in lines."""

    def __init__(self, asked: NewGameScreen, host: PlainReferee) -> None:
        super().__init__(asked.game, asked.wording, asked.game_name, asked.text, strict=asked.strict)
        self._host = host
        self._begun: NewGame | None = None
        self._left = False

    def notify(self, message: str, **_: Any) -> None:
        """Says a remark."""
        self._host.lines.say(message)

    def dismiss(self, result: NewGame | None = None) -> Any:
        """Keeps the settings, or none."""
        self._begun, self._left = result, True

    async def answered(self) -> NewGame | None:
        """The start of the game, once all settings are made."""
        lines = self._host.lines
        lines.say(f"{label('new-game')}: {self.wording.game(self.game)}")
        while not self._left:
            each = tuple(self._all_lines())
            for number, line in enumerate(each, 1):
                lines.say(f"{number}. {_said(line)}")
            typed = lines.ask(label("plain-begin"))
            if typed is None:
                return None
            await self._take(typed, each)
        return self._begun

    async def _take(self, typed: str, each: tuple[SettingLine, ...]) -> None:
        at = int(typed) - 1 if typed.isdecimal() else 0 if not typed else -1
        change = each[at].change if 0 <= at < len(each) else None
        if change is not None:
            await change()
        else:
            self.notify(label("no-choice") if 0 <= at < len(each) else label("plain-no-such", typed=typed))


def _said(line: SettingLine) -> str:
    return f"{line.about}: {line.holds}" if line.holds else line.about
