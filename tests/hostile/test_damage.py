"""The part that damages files notices what is wrong, also when one file serves many rounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from referee.session import persistence
from referee.storage.database import Database
from scripts.hostile.saved_games.damage import (
    SIZES,
    SoundFiles,
    closed,
    damage_copy,
    killed,
    looked_at,
    written_to,
)
from scripts.hostile.surroundings import own_folder

SMALL = SIZES[0]


@pytest.fixture
def place() -> Iterator[Path]:
    with own_folder() as folder:
        yield folder


def undamaged(sound: SoundFiles, folder: Path) -> Path:
    folder.mkdir()
    for name, content in sound.files.items():
        (folder / name).write_bytes(content)
    return folder / "games.db"


@pytest.mark.parametrize("size", SIZES)
def test_files_that_nobody_damaged_are_whole(size: int, place: Path) -> None:
    for sound in (closed(place, size), killed(place, size)):
        file = undamaged(sound, place / f"{sound.kind}-{size}")

        assert looked_at(file, sound) == written_to(file, sound) == ("whole", [])


def test_a_game_that_has_lost_its_last_entry_without_a_word_is_a_failure(place: Path) -> None:
    sound = closed(place, SMALL)
    game, entered = next(iter(sound.games.items()))
    longer = msgspec.structs.replace(entered, links=(*entered.links, "one that is not in the file"))
    expected = msgspec.structs.replace(sound, games={**sound.games, game: longer})

    _, wrong = looked_at(undamaged(sound, place / "short"), expected)

    assert wrong == [f"game {game} is silently short: {len(entered.links)} of {len(entered.links) + 1}"]


def test_a_seed_makes_the_same_damage_again(place: Path) -> None:
    sound = closed(place, SMALL)

    first, again = damage_copy(sound, 7, place / "first"), damage_copy(sound, 7, place / "again")

    assert first == again
    assert (place / "first" / "games.db").read_bytes() == (place / "again" / "games.db").read_bytes()
    assert (place / "first" / "games.db").read_bytes() != sound.files["games.db"]


def test_a_journal_is_carried_out_once_and_a_changed_one_anew(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = closed(place, SMALL)
    carried_out: list[int] = []
    resume = persistence.resume

    def counted(database: Database, game: int, *, look: bool) -> persistence.OpenGame:
        carried_out.append(game)
        return resume(database, game, look=look)

    monkeypatch.setattr(persistence, "resume", counted)
    file = undamaged(sound, place / "twice")
    looked_at(file, sound)
    assert carried_out == sorted(sound.games)

    looked_at(file, sound)
    assert carried_out == sorted(sound.games)

    file.write_bytes(file.read_bytes().replace(b"card-3", b"card-4", 1))
    looked_at(file, sound)
    assert len(carried_out) == len(sound.games) + 1
