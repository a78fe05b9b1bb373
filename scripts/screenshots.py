"""Pictures of the running application, drawn as SVG that asks no other server for letters.

python3 -m scripts.screenshots [NAME [FILE]]   (without a name: ruling, into docs/table.svg)
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct
from textual.pilot import Pilot
from textual.widgets import Input

from referee.app.application import RefereeApp
from referee.app.scoreboard.screen import ScoreboardApp
from referee.desk import tournament_actions
from referee.session.game_setup import example, examples
from referee.session.persistence import begin
from referee.session.registry import ADAPTERS
from referee.storage.database import open_database

LINES = ("lannister intrigue tywin, cersei stealth cersei>eddard", "stark defends eddard")
"""An intrigue challenge in which Eddard is slipped past, and Stark defending with him all the same."""
PLACE = "Round 3, in the middle of the challenges phase"
LETTERS = re.compile(r"@font-face \{.*?\n    \}\n", re.DOTALL)
WAIT = 0.3


class Picture(Struct, frozen=True):
    """One picture: its size, its options and the keys before it."""

    size: tuple[int, int]
    options: dict[str, Any] = {}
    """What the application is started with."""
    keys: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    """What is typed into the line afterwards."""
    last: tuple[str, ...] = ()
    before: Callable[[Path], None] | None = None
    """Fills the database."""
    app: Callable[..., RefereeApp] = RefereeApp


def _tournament(place: Path) -> None:
    """Three tables, one with an open call, one that is mirrored by a game."""
    with closing(open_database(place)) as database:
        journal = tournament_actions.new_tournament(database, "Autumn Cup")
        tournament_actions.add_person(journal, "Anna", "head", "en")
        tournament_actions.add_person(journal, "Boris", "judge", "bg")
        players = [
            tournament_actions.add_person(journal, name, "player", "en").number
            for name in ("Mira", "Ivan", "Ola", "Petr")
        ]
        for number, seats in enumerate((players[:2], players[2:]), 1):
            tournament_actions.add_table(journal, str(number), 1, 0, 3_600_000)
            for house, person in zip(("stark", "lannister"), seats, strict=True):
                tournament_actions.seat(journal, number, house, person)
        game = begin(database, "Friday", example("hbo", examples("hbo")[0].id, ""))
        game.close()
        tournament_actions.link_game(journal, 1, game.game_id)
        tournament_actions.start_clock(journal, 1, 0, 1)
        tournament_actions.call_judge(journal, 2, "stark", words="come")


def _saved_game(place: Path) -> None:
    """A game that was saved."""
    game = next(iter(ADAPTERS))
    with closing(open_database(place)) as database:
        table = begin(database, PLACE, example(game, examples(game)[0].id, ""))
        table.close()


PICTURES = {
    "start": Picture((100, 30)),
    "ruling": Picture((120, 36), keys=("e", "colon"), lines=LINES, last=("escape",)),
    "lesson": Picture((100, 34), {"lesson": ("hbo", "08")}),
    "desk": Picture((100, 12), {"desk": ""}, before=_tournament),
    "phone": Picture((40, 24), keys=("e",)),
    "scoreboard": Picture(
        (100, 30), {"wanted": None, "language": "en"}, before=_saved_game, app=ScoreboardApp
    ),
}


async def picture(name: str) -> str:
    """The SVG."""
    drawn = PICTURES[name]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "games.db"
        if drawn.before is not None:
            drawn.before(place)
        app = drawn.app(**drawn.options, place=place)
        async with app.run_test(size=drawn.size) as pilot:
            while app.wording.book is None or (drawn.app is RefereeApp and app.database is None):
                await pilot.pause(0.05)
            await pilot.pause(WAIT * 3)
            await _play(pilot, drawn)
            return LETTERS.sub("", app.export_screenshot(title="Referee", simplify=True))


async def _play(pilot: Pilot[None], drawn: Picture) -> None:
    await pilot.press(*drawn.keys)
    await pilot.pause(WAIT)
    for line in drawn.lines:
        pilot.app.screen.query_one("#command", Input).value = line
        await pilot.press("enter")
        await pilot.pause(WAIT)
    await pilot.press(*drawn.last)
    await pilot.pause(WAIT)


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else "ruling"
    target = Path(sys.argv[2] if len(sys.argv) > 2 else "docs/table.svg")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(asyncio.run(picture(wanted)), encoding="utf-8")
    print(target)
