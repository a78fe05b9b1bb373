"""The table of games: the only module that knows the games by name.

Our own games are known from the beginning. Others are found by their entry points, ``referee.games``, and
looked for only where all games are listed, or where a game is asked for that is none of ours.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.errors import Unreadable

if TYPE_CHECKING:
    from engine.kernel.adapter import GameAdapter

ADAPTERS = {
    "hbo": "engine.agot.hbo.adapter",
    "lcg": "engine.agot.lcg.adapter",
    "oriflamme": "engine.oriflamme.adapter",
    "kings": "engine.kings.adapter",
}
"""Game id -> the module that holds its ``ADAPTER``; only the game being played is imported."""
GROUP = "referee.games"
"""The group of entry points: game id = ``module:attribute`` of its adapter."""


class InstalledGame(Struct, frozen=True):
    """A game of another package."""

    module: str
    attribute: str


@cache
def installed_games() -> dict[str, InstalledGame]:
    """The games of other packages, with their words from now on; the search takes about 10 ms."""
    from importlib.metadata import entry_points

    from referee.words.messages import add_folder

    games = {}
    for point in entry_points(group=GROUP):
        if point.name not in ADAPTERS and point.attr:
            games[point.name] = InstalledGame(point.module, point.attr)
            add_folder(point.module.rpartition(".")[0])
    return dict(sorted(games.items()))


def known_games() -> tuple[str, ...]:
    """The games known so far: our own, and others once they have been looked for."""
    return (*ADAPTERS, *(installed_games() if installed_games.cache_info().currsize else ()))


def all_games() -> tuple[str, ...]:
    """Every game there is."""
    return (*ADAPTERS, *installed_games())


def adapter_of(game: str) -> GameAdapter:
    """The adapter of a game.

    Raises:
        Unreadable: no such game, or a game of another package that cannot be loaded.
    """
    if game in ADAPTERS:
        adapter: GameAdapter = import_module(ADAPTERS[game]).ADAPTER
        return adapter
    if game not in installed_games():
        raise Unreadable("unknown_game", game=game, known=all_games())
    return _loaded(game)


@cache
def _loaded(game: str) -> GameAdapter:
    from engine.kernel.adapter import GameAdapter  # 0.03 s that a list of the games does without

    entry = installed_games()[game]
    try:
        adapter = getattr(import_module(entry.module), entry.attribute)
    except Exception as error:
        raise Unreadable("game_not_loaded", game=game, error=f"{type(error).__name__}: {error}") from error
    if not isinstance(adapter, GameAdapter) or adapter.game.id != game:
        raise Unreadable("game_not_loaded", game=game, error=f"{entry.module}:{entry.attribute}")
    return adapter


def package_of(game: str) -> str:
    """The package of a game, which holds its grammar."""
    module = ADAPTERS[game] if game in ADAPTERS else installed_games()[game].module
    return module.rpartition(".")[0]


READY = Path(__file__).parent / "examples"
PRINTED = READY / "printed"
RULE_TABLES = READY / "rules"
"""What `scripts/rule_tables.py` makes."""


def example_files(game: str) -> tuple[Path, ...]:
    """The example files of a game, the ready ones first."""
    return tuple(file for folder in (READY, PRINTED) if (file := folder / f"{game}.json").is_file())
