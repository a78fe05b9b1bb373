"""Lines from strangers: typed lines, position texts, and what a browser sends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import msgspec
from aiohttp import WSMessage, WSMsgType

from referee.position.completion import completions
from referee.position.dispute import case_of
from referee.position.reader import read_text
from referee.web.server import Doorkeeper, WebVisit
from referee.words.messages import folders
from rulebook.asking.answers import ask
from rulebook.database.store import Rulebook
from rulebook.search.ranking import search
from scripts.hostile.inputs.fuzz_files import Attempt, book
from scripts.hostile.inputs.spoilt_input import changed, spoilt
from tests.notation.generated_lines import RandomLines, Table, tables
from tests.position.samples import SAMPLES
from tests.rulebook.asked_in_disputes import ASKED

TABLES = 24
"""Tables at which lines are typed."""


@cache
def typed_tables() -> tuple[RandomLines, ...]:
    """Tables of all games, each in one language."""
    rng = random.Random(0)
    numbered = enumerate(islice(tables(rng), TABLES))
    return tuple(RandomLines(Table(game, state, folders()[at % 4]), rng) for at, (game, state) in numbered)


def typed_line(chance: random.Random) -> Attempt:
    """A line typed at a table: completed, read and entered."""
    lines = chance.choice(typed_tables())
    lines.rng = chance
    line = lines.line()
    if chance.random() < 0.2:
        line = spoilt(line, chance)
    return line.encode("utf-8", "surrogatepass"), lambda: lines.table.take(line)


def position_text(chance: random.Random) -> Attempt:
    """A disputed position in a few lines, read in any language, and completed at some place."""
    text, language = spoilt(chance.choice(SAMPLES), chance), chance.choice(folders())
    before = text[: chance.randrange(len(text) + 1)]

    def read() -> None:
        completions(before, language)
        case_of(read_text(text, language))

    return text.encode("utf-8", "surrogatepass"), read


@cache
def asked_book() -> Rulebook:
    """The rulebook after a first question, which loads what all others share."""
    ask(book(), ASKED[0][0])
    return book()


def search_words(chance: random.Random) -> Attempt:
    """Words that are looked for in the rules of one game."""
    words, game, language = _asked(chance)
    rules = asked_book()
    return words.encode("utf-8", "surrogatepass"), lambda: search(rules, words, game, language)


def question(chance: random.Random) -> Attempt:
    """A question about the rules of any game."""
    words, _, language = _asked(chance)
    rules = asked_book()
    return words.encode("utf-8", "surrogatepass"), lambda: ask(rules, words, None, language)


def _asked(chance: random.Random) -> tuple[str, str, str | None]:
    """Words, a game and a language."""
    words, language, rule = chance.choice(ASKED)
    return spoilt(words, chance), rule.split(".")[0], chance.choice((language, None))


class SilentApp:
    """Takes what a visitor sends."""

    async def join(self, _line: object, size: tuple[int, int]) -> None:
        """A visitor came."""
        assert size

    async def press(self, _name: str, keys: str) -> None:
        """Keys, as they go to the application."""
        assert keys.encode("utf-8", "replace") is not None

    async def resize(self, _line: object, size: tuple[int, int]) -> None:
        """The window has another size."""
        assert all(isinstance(length, int) for length in size)

    async def leave(self, _line: object) -> None:
        """The visitor went."""


class SentLines:
    """A socket on which these messages come, and that writes what goes back."""

    def __init__(self, messages: list[str]) -> None:
        self._messages: Iterator[str] = iter(messages)

    def __aiter__(self) -> SentLines:
        return self

    async def __anext__(self) -> WSMessage:
        for message in self._messages:
            return WSMessage(WSMsgType.TEXT, message, "")
        raise StopAsyncIteration

    async def send_json(self, data: object) -> None:
        """As aiohttp does it."""
        msgspec.json.encode(data)


@cache
def event_loop() -> asyncio.AbstractEventLoop:
    """One for all visits: to make a new one takes longer than a visit."""
    return asyncio.new_event_loop()


class NoLine:
    """The line back to the visitor."""

    def end(self) -> None:
        """Sends nothing more."""


SENT = ('["stdin", "a"]', '["resize", {"width": 80, "height": 24}]', '["ping", 1]', '["stdin", ["x"]]')


def visit(chance: random.Random) -> Attempt:
    """The messages of a browser, and its requests to be let in."""
    messages = [_message(chance) for _ in range(3)]
    size = {"width": spoilt("80", chance), "height": spoilt("24", chance)}
    name, pin = spoilt("Anna", chance), spoilt("123456", chance)

    def sent() -> None:
        Doorkeeper("123456").admit("1.2.3.4", pin, name)
        visitor = WebVisit(SilentApp(), SentLines(messages), name, looking=False)  # type: ignore[arg-type]
        event_loop().run_until_complete(visitor.go_on(NoLine(), size))  # type: ignore[arg-type]

    return "\n".join(messages).encode("utf-8", "surrogatepass"), sent


def _message(chance: random.Random) -> str:
    sent = chance.choice(SENT)
    if chance.random() < 0.5:
        return spoilt(sent, chance)
    try:
        return msgspec.json.encode(changed(msgspec.json.decode(sent), chance)).decode()
    except (UnicodeEncodeError, OverflowError, msgspec.MsgspecError):
        return spoilt(sent, chance)
