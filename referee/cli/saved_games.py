"""The commands for saved games: `games`, `takeover`, `backup` and `restored`."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from referee.cli.command_types import NOT_MET, UNREADABLE, CommandResult

if TYPE_CHECKING:
    from referee.storage.database import Database
    from referee.storage.games import GamePlace, Summary
    from referee.storage.lease import LeaseHolder
    from referee.storage.witness import LastSeen
    from referee.words.speech import Speech


def games_command(as_json: bool, language: str) -> CommandResult:
    """Lists the saved games, the one played last first."""
    from referee.storage.errors import StorageError
    from referee.storage.games import places_of_games, saved_games
    from referee.storage.lease import holders
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        database = _to_look_at()
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    try:
        saved = saved_games(database)
        held, places = holders(database), places_of_games(database)
        older = database.witnesses.older(saved)
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    finally:
        database.close()
    listing = (
        _in_json(saved, held, places) if as_json else _listed(saved, held, places, database.place, speech)
    )
    return CommandResult(listing, err=_lost(older, speech))


def _to_look_at() -> Database:
    """The database, opened for reading: a list of games writes nothing."""
    from referee.storage.database import open_database
    from referee.storage.errors import NotReachable, NotWritable

    try:
        return open_database()
    except NotWritable:
        with suppress(NotReachable):  # there is none yet: why none can be made says more
            return open_database(read_only=True)
        raise


def _lost(older: list[tuple[LastSeen, int]], speech: Speech) -> str:
    """The games that have lost entries since they were seen here, and what can be done."""
    if not older:
        return ""
    each = (
        speech.say("cli/game-older", game=game.name, count=count, seen=game.count) for game, count in older
    )
    lines = (speech.say("cli/games-older"), *each, speech.say("cli/games-older-do"))
    return "".join(f"{line}\n" for line in lines)


def _in_json(saved: list[Summary], held: dict[int, LeaseHolder], places: dict[int, GamePlace]) -> str:
    games = [
        {**msgspec.to_builtins(game), "held_by": _holder(held.get(game.id)), "at": places.get(game.id)}
        for game in saved
    ]
    return msgspec.json.format(msgspec.json.encode({"games": games}), indent=1).decode() + "\n"


def _holder(holder: LeaseHolder | None) -> dict[str, object] | None:
    """The holder of a game, as far as others need to know."""
    if holder is None:
        return None
    named = {name: getattr(holder, name) for name in ("person", "host", "process", "since")}
    return {**named, "ended": holder.is_dead}


def _listed(
    saved: list[Summary],
    held: dict[int, LeaseHolder],
    places: dict[int, GamePlace],
    place: str,
    speech: Speech,
) -> str:
    if not saved:
        return speech.say("cli/no-saved-games", place=place) + "\n"
    names = [game.name for game in saved]
    called = {game.id: game.numbered if names.count(game.name) > 1 else game.name for game in saved}
    width = max(map(len, called.values()))
    return "".join(
        f"{called[game.id]:<{width}}  {game.game:<9}  {game.changed}  {_entries(game, speech)}"
        f"{_at(places.get(game.id), speech)}{_held(held.get(game.id), speech)}\n"
        for game in saved
    )


def _at(place: GamePlace | None, speech: Speech) -> str:
    """The tournament table that a game mirrors."""
    if place is None:
        return ""
    facts = {"event": place.event, "round": place.round, "table": place.table}
    return f"; {speech.say('cli/game-at', **facts)}"


def _held(holder: LeaseHolder | None, speech: Speech) -> str:
    if holder is None:
        return ""
    key = "game-left" if holder.is_dead else "game-held"
    facts = {"person": holder.person or "?", "host": holder.host, "since": holder.since}
    return f"; {speech.say(f'cli/{key}', **facts)}"


def _entries(game: Summary, speech: Speech) -> str:
    return speech.say("cli/game-entries", count=game.count)


class NoGameMeant(Exception):
    """A name that no saved game has, or several."""

    def __init__(self, named: str, fitting: list[Summary]) -> None:
        super().__init__(named)
        self.named, self.found = named, fitting

    def sentence(self, speech: Speech) -> str:
        """The fault, and what can be done."""
        numbers = ", ".join(str(game.id) for game in self.found)
        return speech.say("cli/which-game", game=self.named, count=len(self.found), numbers=numbers)


def the_game(database: Database, named: str) -> Summary:
    """The saved game with this number or name.

    Raises:
        NoGameMeant: there is none, or there are several.
    """
    from referee.storage.games import saved_games

    fitting = [game for game in saved_games(database) if game.is_called(named)]
    if len(fitting) != 1:
        raise NoGameMeant(named, fitting)
    return fitting[0]


def takeover_command(game: str, because: str, language: str) -> CommandResult:
    """Takes a game over and leaves it free for whoever opens it next."""
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        with closing(open_database()) as database:
            return _taken_over(database, the_game(database, game), because, speech)
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.sentence(speech)}\n")
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _taken_over(database: Database, game: Summary, because: str, speech: Speech) -> CommandResult:
    from referee.storage.lease import holder
    from referee.storage.recovery import Takeover, open_writer

    held = holder(database, game.id)
    if held is None:
        return CommandResult(speech.say("cli/nobody-holds", game=game.name, number=game.id) + "\n")
    open_writer(database, game.id, takeover=Takeover(because, held.token)).close()
    facts = {"person": held.person or "?", "host": held.host, "process": held.process, "since": held.since}
    return CommandResult(speech.say("cli/taken-over", game=game.name, number=game.id, **facts) + "\n")


def backup_command(file: str, language: str) -> CommandResult:
    """Copies all saved games into a new file, and names the broken ones."""
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError
    from referee.storage.recovery import back_up
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        with closing(open_database(read_only=True)) as database:
            backup = back_up(database, Path(file).expanduser())
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    answer = speech.say("cli/backed-up", file=file, games=backup.games, entries=backup.entries)
    broken = ", ".join(str(number) for number in backup.broken)
    warning = f"{speech.say('cli/backed-up-broken', numbers=broken)}\n" if broken else ""
    return CommandResult(f"{answer}\n", NOT_MET if broken else 0, warning)


def restored_command(because: str, language: str) -> CommandResult:
    """Lets every game that has lost entries go on as it is, with a reason in its log."""
    from referee.storage.database import open_database
    from referee.storage.errors import ReasonMissing, StorageError
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        if not because.strip():
            raise ReasonMissing
        with closing(open_database()) as database:
            return CommandResult("".join(f"{line}\n" for line in _accepted(database, because, speech)))
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _accepted(database: Database, because: str, speech: Speech) -> list[str]:
    from referee.storage.errors import OlderCopy, StorageError
    from referee.storage.games import saved_games
    from referee.storage.recovery import open_writer

    saved = saved_games(database)
    lines = []
    for game in saved:
        try:
            open_writer(database, game.id).close()
        except OlderCopy as older:
            open_writer(database, game.id, restored=because).close()
            known = older.facts["seen"]
            lines.append(speech.say("cli/restored", game=game.name, count=game.count, seen=known))
        except StorageError as trouble:  # broken or held: opening it says the same
            lines.append(speech.error(trouble))
    for gone, _ in database.witnesses.older(saved_games(database)):
        if gone.game not in {game.id for game in saved}:
            database.witnesses.forget(gone.game)
            lines.append(speech.say("cli/restored-without", game=gone.name, seen=gone.count))
    return lines or [speech.say("cli/nothing-older")]
