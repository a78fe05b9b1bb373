"""The spellings of a name: letters that look alike, other keyboard layouts."""

from __future__ import annotations

import re
import unicodedata

from rulebook.text.keyboards import from_keys, to_keys

CYRILLIC_LETTERS = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
IN_LATIN = "a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya"
CYRILLIC = dict(zip(CYRILLIC_LETTERS, IN_LATIN.split(), strict=True))
LATIN_EXTRA = {"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "ß": "ss"}
PLAIN = str.maketrans({**CYRILLIC, **LATIN_EXTRA, "'": "", "’": "", "‘": "", "`": "", "´": ""})

LOOK_CYRILLIC = "асеорхуікмтнв"
LOOK_LATIN = "aceopxyikmthb"
TO_LATIN = str.maketrans(LOOK_CYRILLIC, LOOK_LATIN)
TO_CYRILLIC = str.maketrans(LOOK_LATIN, LOOK_CYRILLIC)

FROM_KEYS, TO_KEYS = from_keys(), to_keys()


def key(text: str) -> str:
    """The text in plain lower-case Latin letters and single spaces; what it is compared by."""
    # Compose first: й must be transliterated as one letter, not lose its breve.
    plain = unicodedata.normalize("NFC", text).casefold().translate(PLAIN)
    letters = "".join(
        sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign)
    )
    # Ornamental letters have become ordinary ones only now, capitals among them.
    return " ".join(re.findall(r"[^\W_]+", letters.casefold().translate(PLAIN)))


def look_alikes(text: str) -> list[str]:
    """If Latin and Cyrillic are mixed: the keys of the text as all the one or all the other."""
    low = text.casefold()
    if not (re.search(r"[a-z]", low) and re.search(r"[а-яёіїєґ]", low)):
        return []
    return [key(low.translate(TO_LATIN)), key(low.translate(TO_CYRILLIC))]


def other_layouts(text: str) -> list[str]:
    """Keys of the text as it would stand had the keyboard been on another layout."""
    low = text.casefold()
    tables = FROM_KEYS if re.search(r"[a-z]", low) else TO_KEYS
    return sorted({key(low.translate(table)) for table in tables} - {key(text), ""})
