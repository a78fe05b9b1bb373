"""Which Latin key was meant by a Cyrillic letter? A player need not change the layout to press a key.

A letter is taken by what stands on the same key in the layout that has it. Who reads Russian has the Russian
one; everybody else first phonetic Bulgarian, because it is what most Bulgarian players type with, then BDS,
then Russian. So one letter may mean several keys; the first one that is bound here is taken.
"""

from __future__ import annotations

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
PHONETIC = "чшертъуиопящасдфгхйклюьзжцвбнмѝ–."
BDS = "уеишщксдзц;„ьяаожгтнмчюйъэфхпрлб."
RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю."

NAMES = {
    ";": "semicolon",
    "'": "apostrophe",
    ",": "comma",
    ".": "full_stop",
    "/": "slash",
    "[": "left_square_bracket",
    "]": "right_square_bracket",
    ":": "colon",
    "?": "question_mark",
}
SHIFTED = dict(zip("[];',./", '{}:"<>?', strict=True))
"""What a key without a letter stands for with Shift."""


def _pairs(letters: str) -> dict[str, str]:
    return {letter: key for letter, key in zip(letters, LATIN, strict=False) if not letter.isascii()}


LAYOUTS = (_pairs(PHONETIC), _pairs(BDS), _pairs(RUSSIAN))


def latin_keys(character: str, language: str = "") -> tuple[str, ...]:
    """The Latin keys a Cyrillic letter may stand for, likeliest first; a capital means the key with Shift."""
    small = character.lower()
    layouts = (LAYOUTS[-1], *LAYOUTS[:-1]) if language == "ru" else LAYOUTS
    found = dict.fromkeys(layout[small] for layout in layouts if small in layout)
    return tuple(SHIFTED.get(one, one.upper()) if character != small else one for one in found)


def named(key: str) -> str:
    """A key as Textual names it in a binding."""
    return NAMES.get(key, key)
