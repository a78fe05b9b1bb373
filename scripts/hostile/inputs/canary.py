"""Strings of strangers in every place that keeps one: no byte a terminal obeys comes out of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from unittest import mock

import msgspec
from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse, CookieJar
from msgspec.structs import replace

from referee.desk import ruling_actions
from referee.desk import tournament_actions as actions
from referee.desk.tournament_journal import DeskJournal
from referee.session.game_setup import Start, example, examples
from referee.session.persistence import begin
from referee.storage.database import open_database
from referee.words.messages import folders
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of
from tests.hostile.canary import ALL, MARK, MARKUP, SIGNS, canary, obeyed
from tests.hostile.terminal import PATIENCE, Terminal, said
from tests.kit.command import inside
from tests.kit.desk import HEAD, STARK, TABLE, a_ruling, a_tournament
from tests.web.serving import PIN, served


@contextmanager
def another_program() -> Iterator[None]:
    """One that refuses nothing."""
    where = (
        "referee.session.log.history.refuse_in",
        "referee.storage.games.refuse",
        "referee.session.game_setup.refuse",
        "referee.desk.tournament_journal.refuse",
    )
    with ExitStack() as stack, mock.patch("referee.desk.tournament_journal.valid_name", str):
        for place in where:
            stack.enter_context(mock.patch(place, return_value=None))
        yield


def a_start(words: str) -> Start:
    """A table on which every card is called so."""
    start = example("hbo", examples("hbo")[0].id, "both")
    position = msgspec.json.decode(start.position)
    for card in position["cards"].values():
        card["name"] = words
    return replace(start, position=msgspec.json.encode(position).decode(), note=words)


def hostile_database(folder: Path, words: str = ALL) -> dict[str, str]:
    """A database of another program: two games and a tournament, with these words wherever words may be."""
    file, title = folder / "games.db", f"{MARKUP} {words}"
    with closing(open_database(file)) as database, another_program():
        begin(database, f"Position {title}", a_start(words)).close()
        game = begin(database, f"Judge {title}", example("hbo", examples("hbo")[0].id, "both"))
        game.session.note(title)
        game.session.correct("stark", "gold", 3, words)
        game.close()
        _hostile_tournament(a_tournament(database, f"Cup {title}"), words)
    return {"REFEREE_DATABASE_URL": f"sqlite:///{file}", "HOME": str(folder)}


def _hostile_tournament(journal: DeskJournal, words: str) -> None:
    actions.add_person(journal, f"Eva {words}", "judge", "en")
    actions.add_table(journal, f"2 {words}", 1, 0, 0)
    actions.call_judge(journal, TABLE, "stark", words=words)
    a_ruling(journal)
    number = ruling_actions.ask(journal, TABLE, words).number
    ruling_actions.give(journal, number, HEAD, None, words)
    ruling_actions.penalise(journal, STARK, TABLE, HEAD, "illegal-move", because=words)
    actions.note(journal, HEAD, words, TABLE)


Channel = Callable[[dict[str, str], str], str]
"""A database and a language -> all that a terminal gets."""


def command(*arguments: str) -> Channel:
    """The output of a command."""

    def printed(surroundings: dict[str, str], language: str) -> str:
        spoken = ["--lang", language] if arguments[0] in SPOKEN else []
        said_there = inside(*arguments, *spoken, given=b"", **surroundings)
        return said_there.out + said_there.err

    return printed


def screen(arguments: list[str], first: str, *keys: tuple[str, str], last: str = "\x11") -> Channel:
    """The bytes painted in a terminal; keys are typed one after the other, each until its words appear."""

    def painted(surroundings: dict[str, str], _language: str) -> str:
        with Terminal([*arguments, "--lang", "en"], surroundings) as terminal:
            terminal.until(first)
            for typed, word in keys:
                terminal.type(typed)
                terminal.until(word)
            terminal.type(last)
            return said(terminal.ended().painted)

    return painted


def browser(surroundings: dict[str, str], _language: str) -> str:
    """The door, the table's page, and what is painted for a visitor who calls himself so."""
    with served(Path(surroundings["HOME"])) as table:
        return asyncio.run(_visited(table.address))


async def _visited(address: str) -> str:
    async with ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as session:
        pages = [await _page(session.post("/", data={"pin": pin, "name": ALL})) for pin in ("0", PIN)]
        pages.append(await _page(session.get("/")))
        async with session.ws_connect("/ws?width=100&height=40", headers={"Origin": address}) as line:
            painted = await _until(line, "Judge")
            for key, word in (("\r", "Stark"), ("l", MARK)):
                await line.send_str(msgspec.json.encode(["stdin", key]).decode())
                painted += await _until(line, word)
    return "".join(pages) + said(painted)


async def _until(line: ClientWebSocketResponse, word: str) -> bytes:
    """All that is painted until a word is there."""
    painted = b""
    while word not in said(painted):
        message = await line.receive(timeout=PATIENCE)
        painted += message.data if isinstance(message.data, bytes) else b""
    return painted


async def _page(request: AbstractAsyncContextManager[ClientResponse]) -> str:
    async with request as answer:
        return await answer.text()


SPOKEN = frozenset({"games", "log", "verify", "casefile", "search", "ask", "rule", "judge", "deck"})
OF_THE_APP = (("o", "file"), (f"/nowhere/{MARKUP}\u202e\r", "nowhere"), ("\r", "Stark"), ("l", MARK))
CHANNELS: dict[str, Channel] = {
    "games": command("games"),
    "games as JSON": command("games", "--json"),
    "the log of a game": command("log", "2"),
    "the log as Markdown": command("log", "2", "--md"),
    "the log as lines of JSON": command("log", "2", "--json"),
    "the log of a position that is refused": command("log", "1"),
    "a verification": command("verify"),
    "a case file": command("casefile", "2"),
    "a record that is not there": command("verify", f"/nowhere/{ALL}"),
    "an import of what is not there": command("import", f"/nowhere/{ALL}", "--name", ALL),
    "a search": command("search", ALL),
    "a question": command("ask", ALL),
    "a rule that is not there": command("rule", ALL),
    "a card that is not there": command("cards", "find", ALL),
    "an option that is not there": command("games", f"--{ALL}"),
    "a file that is not there": command("judge", f"/nowhere/{ALL}"),
    "a deck that is not there": command("deck", f"/nowhere/{ALL}"),
    "a position that is not there": command("position", f"/nowhere/{ALL}"),
    "a game that is not there": command("takeover", ALL, "--because", ALL),
    "a takeover": command("takeover", "2", "--because", ALL),
    "a backup that cannot be written": command("backup", f"/nowhere/{ALL}"),
    "the tables of a tournament": command("desk", "status"),
    "the tables as JSON": command("desk", "status", "--json"),
    "a ruling of a tournament": command("desk", "show", "2"),
    "the penalties of a person": command("desk", "penalty", "--history", "3"),
    "a tournament that is not there": command("desk", "status", "--event", ALL),
    "a question at a table": command("desk", "ask", "1", ALL),
    "the record of a tournament": command("desk", "export", "/nowhere/x"),
    "the application": screen([], "Judge", *OF_THE_APP),
    "a table in lines": screen(["--plain", "2"], "Lannister", ("q\n", "Type a number"), last="q\n"),
    "a game on a second screen": screen(["watch", "2"], "Stark"),
    "a table in the browser": browser,
}
"""Every way out, by what comes there."""


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round shows one channel, in one language, the strings of a stranger."""
    trial, names = Trial("canary", rounds, seed, folder), list(CHANNELS)
    with own_folder() as place:
        for round_seed in trial.seeds():
            chance, name = random.Random(round_seed), names[round_seed % len(names)]
            words = (
                ALL if round_seed // len(names) % 2 == 0 else "".join(map(canary, chance.sample(SIGNS, 5)))
            )
            home = place / str(round_seed)
            home.mkdir()
            try:
                shown = CHANNELS[name](hostile_database(home, words), chance.choice(folders()))
                obeyed_signs = obeyed(shown.replace("\r\n", "\n"))
                if not shown:
                    trial.failed(round_seed, f"{name}: says nothing")
            except (Exception, SystemExit) as fault:  # noqa: BLE001 - a fault shows what it likes
                obeyed_signs, shown = [place_of(fault)], ""
            if obeyed_signs:
                trial.failed(round_seed, f"{name}: {obeyed_signs}", shown, "printed")
            trial.counts["with_the_canary"] += MARK in shown
    return trial.result()
