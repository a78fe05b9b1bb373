"""What a user has chosen once for all games: a small file in the user's folder for settings.

It lies there, or in the folder ``REFEREE_SETTINGS`` names; only its owner may read it. A file that cannot be
read counts as none: a setting is a convenience, and no game depends on it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from msgspec import Struct
from msgspec.structs import replace

SETTINGS_VARIABLE = "REFEREE_SETTINGS"
FILE = "settings.json"
LARGEST = 64 * 1024
FOLDER_OF_OWNER = 0o700


class Settings(Struct, frozen=True, omit_defaults=True):
    """All settings; what a newer Referee has written besides is passed over."""

    keyboard: str = ""
    """The layout of the keyboard; empty: not known yet."""


def settings_file() -> Path:
    """Where they are kept."""
    named = os.environ.get(SETTINGS_VARIABLE)
    if named:
        return Path(named) / FILE
    from platformdirs import user_config_path  # 5 ms, which only a first letter of another alphabet costs

    return user_config_path("referee", appauthor=False) / FILE


def settings() -> Settings:
    """The settings as they are kept."""
    try:
        with settings_file().open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=Settings)
    except (OSError, msgspec.DecodeError):
        return Settings()


def keep_keyboard(layout: str) -> bool:
    """Keeps the layout of the keyboard; whether that could be done."""
    file = settings_file()
    try:
        file.parent.mkdir(mode=FOLDER_OF_OWNER, parents=True, exist_ok=True)
        _write(file, msgspec.json.encode(replace(settings(), keyboard=layout)))
    except OSError:
        return False
    return True


def _write(file: Path, text: bytes) -> None:
    """Whole or not at all; a temporary file is its owner's alone."""
    with NamedTemporaryFile(dir=file.parent, delete=False) as fresh:
        fresh.write(text)
    try:
        Path(fresh.name).replace(file)
    except OSError:
        with suppress(OSError):
            Path(fresh.name).unlink()
        raise
