"""Damaged files of saved games: whole, or with the bad entry named, or refused; never just shorter."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.session import persistence
from referee.session.game_setup import new_start
from referee.storage.database import Database, open_database
from referee.storage.errors import OlderCopy, StorageError
from referee.storage.games import Journal, create_game, read_journal, rules_cited, saved_games
from referee.storage.recovery import older_copy, open_writer
from scripts.hostile.saved_games.game_data import HEADER, body_of, mixed_entry
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of

SIZES = (1, 5, 24)
"""Files are small, middling and large: they hold so many times as many entries as the smallest."""
ENTRIES, AT_THE_TABLE, IN_THE_LOG = 5, 3, 2
"""In the smallest file: entries of a game, of a table, and in the log of a killed program."""
MOST_AT_THE_TABLE = 15
PAGE, SECTOR = 4096, 512
CITES = ("hbo.kneel",)
LOG_FROM = 4
"""Of five rounds one damages the log of a killed program, the others the file itself."""


class EnteredGame(Struct, frozen=True):
    """The links of the entries in a game, and the rules that they cite."""

    links: tuple[str, ...]
    cited: dict[int, tuple[str, ...]]
    name: str


class SoundFiles(Struct, frozen=True):
    """Files as a program leaves them, and what is in them; they serve all rounds of a run."""

    files: dict[str, bytes]
    games: dict[int, EnteredGame]
    kind: str
    """`file`, or `log` where a killed program left one."""
    carried_out: set[bytes] = set()
    """Journals that were carried out before, by their digests: the same one comes to the same."""


def _made(folder: Path, size: int) -> tuple[Database, int]:
    folder.mkdir()
    database = open_database(folder / "games.db")
    game = create_game(database, "entries", HEADER)
    with open_writer(database, game) as writer:
        for number in range(1, ENTRIES * size + 1):
            writer.append("note", body_of(number), cites=CITES if number % 3 else ())
    table, chance = persistence.begin(database, "a table", new_start("kings", "both")), random.Random(2)
    for _ in range(min(AT_THE_TABLE * size, MOST_AT_THE_TABLE)):
        mixed_entry(table.session, chance)
    table.close()
    return database, game


def _entered(database: Database) -> dict[int, EnteredGame]:
    entered = {}
    for game in saved_games(database):
        links = tuple(entry.link for entry in read_journal(database, game.id).entries)
        entered[game.id] = EnteredGame(links, rules_cited(database, game.id), game.name)
    return entered


def _files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("games.db*") if file.suffix != ".db-shm"}


@cache
def closed(place: Path, size: int) -> SoundFiles:
    """One file, closed in good order."""
    folder = place / f"closed-{size}"
    database, _ = _made(folder, size)
    games = _entered(database)
    database.close()
    return SoundFiles(_files(folder), games, "file")


@cache
def killed(place: Path, size: int) -> SoundFiles:
    """A file with the log that a killed program leaves beside it."""
    folder = place / f"killed-{size}"
    child = os.fork()
    if child == 0:
        database, game = _made(folder, size)
        writer = open_writer(database, game)
        database.checkpoint()
        for number in range(IN_THE_LOG * size):
            writer.append("note", body_of(number), cites=CITES)
        os._exit(0)
    os.waitpid(child, 0)
    files = _files(folder)  # before they are opened: that empties the log
    with closing(open_database(folder / "games.db", read_only=True)) as database:
        return SoundFiles(files, _entered(database), "log")


# Ways of damage


def a_byte(data: bytearray, chance: random.Random) -> None:
    """One byte is another."""
    data[chance.randrange(len(data))] ^= chance.randint(1, 255)


def some_bytes(data: bytearray, chance: random.Random) -> None:
    """A few bytes are others."""
    for _ in range(chance.randint(2, 40)):
        a_byte(data, chance)


def cut(data: bytearray, chance: random.Random) -> None:
    """The end is missing."""
    del data[chance.randrange(len(data)) :]


def zeros(data: bytearray, chance: random.Random) -> None:
    """Sectors or pages hold nothing."""
    size = chance.choice((SECTOR, PAGE))
    start = chance.randrange(max(1, len(data) // size)) * size
    end = min(len(data), start + size * chance.randint(1, 3))
    data[start:end] = bytes(end - start)


def another_page(data: bytearray, chance: random.Random) -> None:
    """A page holds what another one does."""
    pages = max(1, len(data) // PAGE)
    to, of = chance.randrange(pages) * PAGE, chance.randrange(pages) * PAGE
    data[to : to + PAGE] = data[of : of + PAGE]


def noise(data: bytearray, chance: random.Random) -> None:
    """A sector holds anything."""
    start = chance.randrange(max(1, len(data) // SECTOR)) * SECTOR
    end = min(len(data), start + SECTOR)
    data[start:end] = chance.randbytes(end - start)


WAYS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    *(a_byte, a_byte, some_bytes, cut, zeros, another_page, noise),
)


# What is found


def looked_at(file: Path, sound: SoundFiles) -> tuple[str, list[str]]:
    """Opens a damaged file to look at: the result, and its faults."""
    try:
        database = open_database(file, read_only=True)
    except StorageError:
        return "refused", []
    with closing(database):
        return _games_in(database, sound, lambda game: read_journal(database, game))


def written_to(file: Path, sound: SoundFiles) -> tuple[str, list[str]]:
    """Opens a damaged file to go on: the result, and its faults."""
    try:
        database = open_database(file)
    except StorageError:
        return "refused", []

    def opened(game: int) -> Journal:
        with open_writer(database, game) as writer:
            return writer.journal

    with closing(database):
        return _games_in(database, sound, opened)


def _games_in(
    database: Database, sound: SoundFiles, journal_of: Callable[[int], Journal]
) -> tuple[str, list[str]]:
    try:
        listed = saved_games(database)
        missed = {witness.game for witness, _ in database.witnesses.older(listed)}
    except StorageError:
        return "refused", []
    there = {game.id for game in listed}
    wrong = [f"game {game} is gone and nobody says so" for game in sound.games if game not in there | missed]
    results = {"whole"}
    for game in sorted(there & set(sound.games)):
        try:
            journal = journal_of(game)
            is_older = older_copy(database, journal) is not None
        except OlderCopy:
            results.add("told older")
            continue
        except StorageError:
            results.add("refused game")
            continue
        results |= _of_journal(journal, sound.games[game], is_older, wrong)
        with suppress(StorageError):
            if "whole" in results and rules_cited(database, game) != sound.games[game].cited:
                results.add("cited otherwise")  # no chain covers the index of rules
        if _is_new(journal, sound.carried_out):
            with suppress(StorageError, RefereeError):
                persistence.resume(database, game, look=True)
    return min(results, key=ORDER.index), wrong


def _is_new(journal: Journal, known: set[bytes]) -> bool:
    """Whether no journal with just this content was met before; every byte of it counts."""
    try:
        digest = blake2b(msgspec.json.encode(journal), digest_size=16).digest()
    except UnicodeEncodeError:  # it holds bytes that are no text
        return True
    is_new = digest not in known
    known.add(digest)
    return is_new


ORDER = ("told older", "refused game", "named", "cited otherwise", "renamed", "whole")


def _of_journal(journal: Journal, entered: EnteredGame, is_older: bool, wrong: list[str]) -> set[str]:
    links = tuple(entry.link for entry in journal.entries)
    if links != entered.links[: len(links)]:
        wrong.append(f"game {journal.game_id} holds entries nobody made")
    if journal.damage is not None:
        return {"named"}
    if len(links) < len(entered.links):
        if not is_older:
            wrong.append(f"game {journal.game_id} is silently short: {len(links)} of {len(entered.links)}")
        return {"told older"}
    return {"renamed"} if journal.name != entered.name else {"whole"}


def damage_copy(sound: SoundFiles, seed: int, folder: Path) -> str:
    """The files with one of them damaged, in a new folder; what was done."""
    chance = random.Random(seed)
    files = dict(sound.files)
    name = max(files, key=lambda name: name.endswith("-wal"))
    if name.endswith("-wal") and chance.random() < 0.1:
        del files[name]
        done = "the log is gone"
    else:
        data, damage = bytearray(files[name]), chance.choice(WAYS)
        damage(data, chance)
        files[name] = bytes(data)
        done = f"{name}: {damage.__name__}"
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return done


def sound_files(place: Path, seed: int) -> SoundFiles:
    """Those that a round damages."""
    size = SIZES[seed // 5 % len(SIZES)]
    return killed(place, size) if seed % 5 >= LOG_FROM else closed(place, size)


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round damages one file and opens it twice."""
    trial = Trial("damage", rounds, seed, folder)
    with own_folder() as place:
        spoiled, undamaged = place / "spoiled", place / "kept"
        for round_seed in trial.seeds():
            sound = sound_files(place, round_seed)
            done = damage_copy(sound, round_seed, spoiled)
            for how in (looked_at, written_to):
                try:
                    result, wrong = how(spoiled / "games.db", sound)
                except Exception as fault:  # noqa: BLE001 - whatever it is, it is none of ours
                    result, wrong = "crash", [place_of(fault)]
                trial.counts[f"{sound.kind}_{how.__name__}_{result.replace(' ', '_')}"] += 1
                if wrong:
                    damage_copy(sound, round_seed, undamaged)  # as it was before it was opened
                for each in wrong:
                    trial.failed(round_seed, f"{done}, {how.__name__}: {each}", undamaged, "files")
                shutil.rmtree(undamaged, ignore_errors=True)
            shutil.rmtree(spoiled)
    return trial.result(trial.done * 2)
