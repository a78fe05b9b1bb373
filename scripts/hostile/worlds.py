"""Two worlds of one game that differ only in what is hidden: all that others see and ask is equal."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.application import RefereeApp
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.desk.judged_questions import at_table
from referee.notation.formatter import line_of
from referee.position.writer import table_text
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files.table_files import table_file_bytes
from referee.session.files.user_data import rulebook_file
from referee.session.registry import ADAPTERS
from referee.words.messages import folders
from rulebook.database.store import Rulebook
from scripts.hostile.surroundings import own_folder, quick_folder
from scripts.hostile.trial import HostileResult, Trial, place_of
from tests.kit.app import press, ready
from tests.kit.records import bytes_of_world
from tests.kit.two_worlds import TITLES, World, two_worlds
from tests.notation.generated_lines import RandomLines, Table
from tests.web.seats import Painted, painted_now, saved_world

GUESSES = 8
"""Lines somebody types to find something out, in each round."""
QUESTIONS = 4
KEYS = ("escape l", "R", "escape escape escape M", "escape colon tab", 'escape colon "odds enter')
"""Keys at the table after each of which the screen is compared: log, repair, windows, completion, odds.

None of them waits for the clock: what is painted would depend on how busy the machine is.
"""


class SeenWorld:
    """One of the two, as somebody at the table sees it who knows nothing."""

    def __init__(self, world: World, game: str, language: str) -> None:
        self.world, self.session = world, world.session
        self.controller = GameController(self.session, OwnedCards(game))
        self.wording = Wording(language)
        self.wording.of_game(game)
        self.wording.names = TableNames(self.controller, self.wording)
        self.wording.texts = self.session.texts
        self.typed = Table(game, self.session.state, language)

    def view(self) -> object:
        """The table on the screen, and what is asked."""
        return self.controller.view, self.session.adapter.view(self.session.public), self.session.waiting

    def offered(self) -> object:
        """The moves, with why those are none that are not."""
        return [(offer.says, offer.why_not, offer.asks) for offer in offers(self.controller, self.wording)]

    def rulings(self) -> object:
        """The rulings on what may be chosen."""
        return [(choice, rulings) for choice, rulings in self.session.listed()]

    def log(self) -> object:
        """Every public line of the log."""
        words = LogWords(self.session, self.wording)
        return [(words.text(line), words.passed(line)) for line in self.session.lines if line.kind != "fact"]

    def files(self) -> object:
        """The files that leave the program: the table, the record, the position as text."""
        return table_file_bytes(self.session, "here"), bytes_of_world(self.world), self._as_text()

    def _as_text(self) -> str:
        try:
            return table_text(self.session.adapter, self.session.state, self.wording.language)
        except RefereeError as error:  # some positions cannot be told without what is hidden
            return self.wording.error(error)

    def odds(self) -> object:
        """The odds and threats that everybody may see."""
        return self.session.odds(), [self.session.threats(seat) for seat in self.session.state.seats]

    def painted(self) -> object:
        """Each screen at the table, with its colours."""
        with tempfile.TemporaryDirectory(dir=quick_folder()) as folder:
            file = Path(folder) / "games.db"
            return asyncio.run(painted_table(file, saved_world(self.world, file), self.wording.language))

    def guessed(self, lines: list[str]) -> object:
        """The answers to lines that guess at a secret."""
        return [(line, self.typed.take(line), self._sealed(line)) for line in lines]

    def _sealed(self, line: str) -> object:
        """The answer to the same question, put to the desk."""
        try:
            asked = at_table(self.session, line, self.wording.language)
        except RefereeError as error:
            return self.wording.error(error)
        return [(ruling.text, ruling.verdict, ruling.reasons) for ruling in asked.judged.rulings]

    def ruled(self, moves: list[Move]) -> object:
        """The rulings on made-up moves."""
        rulings: list[object] = []
        for move in moves:
            try:
                rulings.append(self.session.rule_on(move, aloud=True))
            except RefereeError as error:
                rulings.append(self.wording.error(error))
        return rulings


LOOKS: dict[str, Callable[[SeenWorld], object]] = {
    "view": SeenWorld.view,
    "list": SeenWorld.offered,
    "rulings": SeenWorld.rulings,
    "log": SeenWorld.log,
    "files": SeenWorld.files,
    "odds": SeenWorld.odds,
    "painted": SeenWorld.painted,
}


async def painted_table(file: Path, game: int, language: str) -> list[tuple[str, Painted]]:
    """The table as it is opened, and what is painted after each script of keys."""
    app = RefereeApp(place=file, resume=str(game), language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        paintings = [("", painted_now(app))]
        for script in KEYS:
            await press(pilot, script)
            paintings.append((script, painted_now(app)))
    return paintings


def lines_of(world: SeenWorld, chance: random.Random) -> list[str]:
    """Offered moves, typed; random lines of this table; and cards nobody has shown."""
    session = world.session
    typed = RandomLines(world.typed, chance)
    listed = [choice.move for choice, _ in session.listed() if not choice.pick]
    lines = [line_of(move, session, None, world.wording.language) for move in listed[:QUESTIONS]]
    lines += [typed.line() for _ in range(GUESSES)]
    seats = list(session.state.seats)
    return [*lines, *(f"{chance.choice(seats)} plays {name}" for name in chance.sample(TITLES, 2))]


def guesses(world: SeenWorld, chance: random.Random) -> list[Move]:
    """Moves with a secret guessed in them, or pieces chosen that nobody offers."""
    listed = [choice for choice, _ in islice(world.session.listed(), 30)]
    chosen = chance.sample(listed, min(QUESTIONS, len(listed)))
    picked = [each.with_picks(each.among[: each.least]) if each.pick else each.move for each in chosen]
    return [world.world.hidden(move) for move in picked]


def differences(game: str, seed: int) -> list[str]:
    """The differences between the two worlds that a player could see."""
    chance, language = random.Random(seed), folders()[seed % len(folders())]
    worlds = two_worlds(game, seed)
    first, second = (SeenWorld(world, game, language) for world in worlds)
    differing = [
        f"{name} {_first(a, b)}" for name, look in LOOKS.items() if (a := look(first)) != (b := look(second))
    ]
    lines, moves = lines_of(first, chance), guesses(first, chance)
    if (first_answers := first.guessed(lines)) != (second_answers := second.guessed(lines)):
        differing.append(f"typed answers {_first(first_answers, second_answers)}")
    if (first_answers := first.ruled(moves)) != (second_answers := second.ruled(moves)):
        differing.append(f"rulings on guesses {_first(first_answers, second_answers)}")
    return differing


def _first(first: Any, second: Any) -> str:
    """Where two answers begin to differ."""
    left, right = repr(first), repr(second)
    at = next((at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
    return f"…{left[max(0, at - 60) : at + 80]}… is not …{right[max(0, at - 20) : at + 80]}…"


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round plays two worlds of one game, and looks at both."""
    trial, games = Trial("worlds", rounds, seed, folder), list(ADAPTERS)
    with own_folder():
        with closing(Rulebook(rulebook_file())) as book:
            book.make_searchable()  # while a busy machine builds it, a screen comes to rest too late
        for round_seed in trial.seeds():
            game = games[round_seed % len(games)]
            try:
                faults = differences(game, round_seed)
            except Exception as fault:  # noqa: BLE001 - a fault in one of them tells something too
                faults = [place_of(fault)]
            for each in faults:
                trial.failed(round_seed, f"{game}: {each}")
            trial.counts[game] += 1
    return trial.result(trial.done * (len(LOOKS) + 2))
