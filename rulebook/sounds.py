"""What does a word sound like, whichever letters it is written in?

Bulgarian and Russian are typed in Latin letters in many ways ('жетон' as zheton, jeton, žeton), and English
card words in Cyrillic ('мулиган'). Both are brought to one spelling, each language by its own habits.
"""

from __future__ import annotations

import re
from functools import lru_cache

from rulebook.stems import REMEMBERED, fold

IN_LATIN = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "Z", "з": "z", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u",
    "ф": "f", "х": "h", "ц": "c", "ч": "C", "ш": "S", "ъ": "", "ь": "", "ы": "i", "э": "e", "ю": "iu",
    "я": "ia",
}  # fmt: skip
OF_LANGUAGE = {"ru": {"щ": "S"}, "bg": {"щ": "St", "ъ": "a", "ю": "iu"}}
DIGRAPHS = (
    ("shch|sch|shh", "S"),
    ("tch|ch|cz|4", "C"),
    ("zh", "Z"),
    ("sh|6|sz", "S"),
    ("ts|tz|ţ", "c"),
    ("kh|x", "h"),
    ("w", "v"),
    ("q|[yj]a", "ia"),
    ("[yj]u", "iu"),
    ("[yj]o", "o"),
    ("[yj]e", "e"),
    ("@", "a"),
)
SPOKEN = {"latin": ("en", "pl"), "cyrillic": ("bg", "ru")}
SCHOLARLY = str.maketrans({"ž": "zh", "š": "sh", "č": "ch"})
DOUBLED = re.compile(r"(.)\1+")
_DIGRAPHS = tuple((re.compile(pattern), sound) for pattern, sound in DIGRAPHS)


@lru_cache(REMEMBERED)
def sound(word: str, language: str) -> str:
    """How a word of the vocabulary sounds."""
    letters = {**IN_LATIN, **OF_LANGUAGE.get(language, {})}
    heard = "".join(letters.get(sign, sign) for sign in fold(word))
    if language in SPOKEN["latin"]:
        heard = _spelt(heard)
    return _level(heard, language)


def sounds_like(typed: str, language: str) -> tuple[str, ...]:
    """How a word typed in Latin letters may sound if it was meant in a Cyrillic language.

    'j' is the Bulgarian ж and the Russian й; 'y' is й, ы or ъ.
    """
    typed = fold(typed.translate(SCHOLARLY))
    if language == "bg":
        readings = [
            typed.replace("j", "Z").replace("y", y) if "j" in typed else typed.replace("y", y)
            for y in ("i", "a")
        ]
        readings.append(_spelt(typed))
    else:
        readings = [typed, re.sub("j(?![aoueiy])", "i", typed).replace("j", "Z"), typed.replace("j", "Z")]
    return tuple(
        dict.fromkeys(_level(_spelt(one).replace("y", "i").replace("j", "i"), language) for one in readings)
    )


def _spelt(word: str) -> str:
    for pattern, heard in _DIGRAPHS:
        word = pattern.sub(heard, word)
    return word


def _level(heard: str, language: str) -> str:
    """What writers of a language do not agree on is made the same: the Bulgarian ъ is typed a, u or y."""
    if language == "bg":
        heard = heard.replace("u", "a")
    heard = heard.replace("ts", "c").replace("ks", "h") if language != "en" else heard
    return DOUBLED.sub(r"\1", heard)
