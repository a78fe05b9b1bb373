"""What text does the owner's file hold, and may it be read at all?

A file from outside is data: it is measured before it is read, and nothing in it can reach the terminal but
letters.
"""

from __future__ import annotations

import codecs
import re
import stat
import unicodedata
from pathlib import Path

from rulebook.booklet.refusals import Refused

MEGABYTE = 1_000_000
LIMIT = 2 * MEGABYTE
"""The longest of the rulebooks known here has 0.1 MB as text."""
LONGEST_NAME = 120
BEGINNINGS = {
    b"%PDF": "PDF",
    b"PK\x03\x04": "ZIP",
    b"\xd0\xcf\x11\xe0": "Office",
    b"\x89PNG": "picture",
    b"\xff\xd8\xff": "picture",
    b"GIF8": "picture",
    b"SQLite format 3": "database",
    b"{\\rtf": "RTF",
}
WITH_MARK = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
OLD_ENCODINGS = {"bg": "cp1251", "ru": "cp1251", "pl": "cp1250"}
"""What text files were written in before UTF-8, by language; whether it fits, the words show."""
KEPT = frozenset("\n\t\f")
OFTEN = 0.01
CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def name_of(path: Path) -> str:
    """The file as messages call it: in one line and without signs a terminal would obey."""
    name = "".join(sign if sign.isprintable() else "?" for sign in str(path))
    return name if len(name) <= LONGEST_NAME else f"...{name[-LONGEST_NAME:]}"


def text_of(path: Path, language: str) -> str:
    """The text of a file.

    Raises:
        Refused: it is no text, too large, or cannot be read.
    """
    return decoded(_bytes_of(path), language, name_of(path))


def _bytes_of(path: Path) -> bytes:
    name = name_of(path)
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise Refused("not-a-file", file=name)
        if about.st_size > LIMIT:
            size = -(-about.st_size // MEGABYTE)
            raise Refused("too-large", file=name, size=size, limit=LIMIT // MEGABYTE)
        with path.open("rb") as file:
            return file.read(LIMIT)
    except FileNotFoundError:
        raise Refused("not-there", file=name) from None
    except (OSError, ValueError) as error:
        found = getattr(error, "strerror", None) or str(error)
        raise Refused("not-readable", file=name, found=found) from None


def decoded(data: bytes, language: str, name: str) -> str:
    """The text that bytes stand for.

    Raises:
        Refused: they are no text.
    """
    encoding = next((encoding for mark, encoding in WITH_MARK if data.startswith(mark)), "")
    if not encoding and (found := _kind(data)):
        raise Refused("binary", file=name, found=found)
    try:
        return _cleaned(data.decode(encoding or "utf-8"))
    except UnicodeDecodeError as error:
        old = OLD_ENCODINGS.get(language)
        if encoding or old is None:
            raise Refused("undecodable", file=name, number=error.start + 1) from None
    try:
        return _cleaned(data.decode(old))
    except UnicodeDecodeError as error:
        raise Refused("undecodable", file=name, number=error.start + 1) from None


def _kind(data: bytes) -> str:
    """What it is if it is no text; nothing if it may be one."""
    known = next((kind for begins, kind in BEGINNINGS.items() if data.startswith(begins)), "")
    if known:
        return known
    return "binary" if b"\0" in data or len(CONTROL.findall(data)) > OFTEN * len(data) else ""


def _cleaned(text: str) -> str:
    """Without signs that are not seen and that a terminal or a screen might obey."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(sign for sign in text if sign in KEPT or unicodedata.category(sign) not in ("Cc", "Cf"))
