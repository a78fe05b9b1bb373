"""Data in the user's own folders: settings, the log of faults, what was learned, the rulebook's database."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

SETTINGS_VARIABLE = "REFEREE_SETTINGS"
SETTINGS_FILE = "settings.json"
LARGEST_SETTINGS = 64 * 1024
FOLDER_OF_OWNER = 0o700


class Settings(Struct, frozen=True, omit_defaults=True):
    """All settings; what a newer Referee has written besides is passed over."""

    keyboard: str = ""
    """The layout of the keyboard; empty: not known yet."""
    theme: str = ""
    """The colours of the screen; empty: as usual."""
    coach: str = ""
    """Whom the coach of a live game teaches: ``keyboard``, ``all`` or ``off``; empty: nobody has chosen."""


def settings_file() -> Path:
    """The path of the settings."""
    named = os.environ.get(SETTINGS_VARIABLE)
    if named:
        return Path(named) / SETTINGS_FILE
    from platformdirs import user_config_path  # 4 ms, which a command does without; Textual needs it too

    return user_config_path("referee", appauthor=False) / SETTINGS_FILE


def settings() -> Settings:
    """The settings as they are kept."""
    try:
        with settings_file().open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST_SETTINGS), type=Settings)
    except (OSError, msgspec.DecodeError):
        return Settings()


def keep_keyboard(layout: str) -> bool:
    """Saves the layout of the keyboard; whether that worked."""
    return _keep(replace(settings(), keyboard=layout))


def keep_theme(name: str) -> bool:
    """Saves the colours of the screen; whether that worked."""
    return _keep(replace(settings(), theme=name))


COACH_VARIABLE = "REFEREE_COACH"
COACHED = ("keyboard", "all", "off")
"""Whoever holds the keyboard, everybody at the table, or nobody."""


def coached_players() -> str:
    """The players the coach teaches: one of ``COACHED``."""
    chosen = os.environ.get(COACH_VARIABLE) or settings().coach
    return chosen if chosen in COACHED else COACHED[0]


def keep_coached(whom: str) -> bool:
    """Saves whom the coach teaches; whether that worked."""
    return _keep(replace(settings(), coach=whom))


def _keep(wanted: Settings) -> bool:
    file = settings_file()
    try:
        file.parent.mkdir(mode=FOLDER_OF_OWNER, parents=True, exist_ok=True)
        _write(file, msgspec.json.encode(wanted))
    except OSError:
        return False
    return True


def _write(file: Path, text: bytes) -> None:
    """Whole or not at all; a temporary file is its owner's alone."""
    from tempfile import NamedTemporaryFile  # 1 ms, which only what is kept costs

    with NamedTemporaryFile(dir=file.parent, delete=False) as fresh:
        fresh.write(text)
    try:
        Path(fresh.name).replace(file)
    except OSError:
        with suppress(OSError):
            Path(fresh.name).unlink()
        raise


LOG_VARIABLE = "REFEREE_LOG"
LOG_FILE = "referee.log"
LARGEST_LOG = 256 * 1024
"""Bytes after which a new file is begun; the last one is kept beside it."""
LONGEST_NOTE = 16 * 1024
"""Characters of one note: its end tells where the fault is."""
LOG_FILE_MODE, LOG_FOLDER_MODE = 0o600, 0o700


def log_file() -> Path:
    """The path of the log of faults."""
    named = os.environ.get(LOG_VARIABLE)
    if named:
        return Path(named) / LOG_FILE
    from platformdirs import user_log_path  # 5 ms, which only a fault costs

    return user_log_path("referee", appauthor=False) / LOG_FILE


def note_fault(what: str, fault: BaseException) -> str:
    """Logs a fault and what was being done; the log's name, or nothing where it cannot be written."""
    file = log_file()
    try:
        _append(file, _note(what, fault))
    except OSError:
        return ""
    return str(file)


def _note(what: str, fault: BaseException) -> bytes:
    import traceback  # 0.01 s, which only a fault costs

    trace = "".join(traceback.format_exception(fault))[-LONGEST_NOTE:]
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return f"{now} {what[:LONGEST_NOTE]!r}\n{trace}\n".encode("utf-8", "backslashreplace")


def _append(file: Path, note: bytes) -> None:
    file.parent.mkdir(mode=LOG_FOLDER_MODE, parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        if file.stat().st_size + len(note) > LARGEST_LOG:
            file.replace(file.with_suffix(".old"))
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, LOG_FILE_MODE)
    with os.fdopen(opened, "ab") as stream:
        file.chmod(LOG_FILE_MODE)
        stream.write(note)


CACHE_VARIABLE = "REFEREE_CACHE"


def rulebook_file() -> Path:
    """The database of the rulebook, built from its Markdown when it is missing or old."""
    named = os.environ.get(CACHE_VARIABLE)
    if named:
        return Path(named) / "rulebook.db"
    from platformdirs import user_cache_path  # 5 ms, spared where the folder is named

    return user_cache_path("referee", appauthor=False) / "rulebook.db"


LEARNING_VARIABLE = "REFEREE_LEARNING"
LEARNING_FILE = "learning.db"


def learning_file(beside: Path | None = None) -> Path:
    """The file with the learner's progress, beside the saved games if their file was named."""
    named = os.environ.get(LEARNING_VARIABLE)
    if named:
        return Path(named) / LEARNING_FILE
    if beside is not None:
        return beside.with_name(LEARNING_FILE)
    from platformdirs import user_data_path  # 5 ms, spared where the folder is named

    return user_data_path("referee", appauthor=False) / LEARNING_FILE
