"""Files only their owner may read, and database addresses shown without passwords."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote, quote_plus, unquote, unquote_plus

FILE, FOLDER = 0o600, 0o700


def keep_private(path: Path) -> None:
    """Takes a file from all other accounts; one that belongs to another account stays as it is."""
    _limit(path, FILE)


def private_folder(path: Path) -> None:
    """Makes a folder of ours if there is none, and takes it from all other accounts."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    _limit(path, FOLDER)


def _limit(path: Path, mode: int) -> None:
    with suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(path.stat().st_mode & mode)


HIDDEN = "***"
SCHEME = re.compile(r"\s*([A-Za-z][A-Za-z0-9+.-]*)://(.*)", re.DOTALL)
PLACE = re.compile(r"(\[[0-9A-Fa-f:.]*\]|[^\s:/@\[\]]*)(:[0-9]+)?(/[^?#@]*)?")
"""Host, port, database."""
QUIET = frozenset({"sslmode", "host", "port", "user", "dbname", "application_name", "connect_timeout"})
"""What may stand in a query and is no secret."""
SHORTEST = 3
"""A shorter word is in every sentence."""

_secrets: set[str] = set()


def shown(url: str) -> str:
    """Scheme, host and database of an address; of one that cannot be read, no more than the scheme."""
    read = SCHEME.fullmatch(url)
    if read is None:
        return HIDDEN
    scheme, rest = read.groups()
    address, _, query = rest.partition("?")
    place = PLACE.fullmatch(address.rpartition("@")[2])
    return f"{scheme}://{place.group() if place and '@' not in query else HIDDEN}"


def hide(url: str) -> None:
    """From now on nothing that may be secret in this address is told."""
    _secrets.update(one for found in _candidates(url) for one in _spellings(found) if len(one) >= SHORTEST)


def redacted(text: str) -> str:
    """A text without what may be secret in the addresses that were opened."""
    for one in sorted(_secrets, key=len, reverse=True):
        text = text.replace(one, HIDDEN)
    return text


def _candidates(url: str) -> list[str]:
    """What may be secret: all behind the user's name, and values of the query."""
    read = SCHEME.fullmatch(url)
    address, _, query = (read.group(2) if read else url).partition("?")
    pairs = [one.partition("=") for one in query.split("&")]
    values = [value for name, _, value in pairs if name.lower() not in QUIET]
    if "@" in query:  # of the password or of the query: nobody can tell where the one ends
        values, address = [*values, query.rpartition("@")[2]], f"{address}?{query}"
    login, at, _ = address.rpartition("@")
    password = login.partition(":")[2] if at else ""
    return [password, *re.split("[@/?]", password), *values]


def _spellings(found: str) -> tuple[str, ...]:
    plain = unquote(found), unquote_plus(found)
    return (found, *plain, *(spelt(one) for one in plain for spelt in (quote, quote_plus)))
