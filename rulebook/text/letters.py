"""Letters that look alike or sound alike, and their keys on each keyboard layout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from rulebook.text.stems import CYRILLIC, REMEMBERED, SCRIPT_OF, fold, script, words

KEYS = "`qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
SHIFTED_KEYS = '~QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
DIGITS = "1234567890-="


class Layout(NamedTuple):
    """A layout; signs in the order of `KEYS`."""

    id: str
    small: str
    shifted: str
    digits: str = DIGITS
    shifted_digits: str = '!"№;%:?*()_+'
    """The row of digits, without Shift and with it."""

    @property
    def is_latin(self) -> bool:
        """Whether its letters are those of the keys."""
        return self.small == KEYS


BDS = Layout(
    "bg-standard",
    "(,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб",
    ")ыУЕИШЩКСДЗЦ§“ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ",
    "1234567890-.",
    '!?+"%=:/–№$€',
)
NEW_PHONETIC = Layout(
    "bg-new-phonetic",
    "ючшертъуиопящьасдфгхйкл;'зжцвбнм,./",
    'ЮЧШЕРТЪУИОПЯЩѝАСДФГХЙКЛ:"ЗЖЦВБНМ„“?',
    shifted_digits="!@№$%€§*()–+",
)
BG_PHONETIC = Layout(
    "bg-phonetic",
    "чявертъуиопшщюасдфгхйкл;'зьцжбнм,./",
    'ЧЯВЕРТЪУИОПШЩЮАСДФГХЙКЛ:"ЗѝЦЖБНМ„“?',
    shifted_digits="!@№$%€§*()–+",
)
RUSSIAN = Layout(
    "russian",
    "ёйцукенгшщзхъ\\фывапролджэячсмитьбю.",
    "ЁЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,",
)
UKRAINIAN = Layout(
    "ukrainian",
    "'йцукенгшщзхїґфівапролджєячсмитьбю.",
    "ʼЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,",
)
POLISH = Layout("polish", KEYS, SHIFTED_KEYS, shifted_digits="!@#$%^&*()_+")

LAYOUTS = (BDS, NEW_PHONETIC, BG_PHONETIC, RUSSIAN, UKRAINIAN, POLISH)
CYRILLIC_LAYOUTS = tuple(layout for layout in LAYOUTS if not layout.is_latin)
BY_ID = {layout.id: layout for layout in LAYOUTS}


def american_key(sign: str, layout: Layout) -> str:
    """The American key, with Shift or without, for a sign of a layout; empty: there is none."""
    return _keys(layout).get(sign, "")


@cache
def _keys(layout: Layout) -> dict[str, str]:
    capitals = zip(layout.small.upper(), SHIFTED_KEYS, strict=True)
    return {
        **dict(zip(layout.shifted, SHIFTED_KEYS, strict=True)),
        # What is typed with the Caps Lock.
        **{sign: key for sign, key in capitals if sign not in layout.small},
        **dict(zip(layout.small, KEYS, strict=True)),
    }


def having(sign: str) -> tuple[Layout, ...]:
    """The layouts that have this sign on one of their keys."""
    return tuple(layout for layout in LAYOUTS if american_key(sign, layout))


def from_keys() -> tuple[dict[int, int], ...]:
    """For each other alphabet: what was typed with the Latin one, as the same keys would have written it."""
    return tuple(str.maketrans(KEYS, layout.small) for layout in CYRILLIC_LAYOUTS)


def to_keys() -> tuple[dict[int, int], ...]:
    """The other way round."""
    return tuple(str.maketrans(layout.small, KEYS) for layout in CYRILLIC_LAYOUTS)


SHIFTED = str.maketrans('~{}|:"<>', "`[]\\;',.")

LOOKS_CYRILLIC = str.maketrans("aceopxykmthbnu3046", "асеорхукмтнвпизочб")
"""As capitals and small letters look alike; 3, 0, 4 and 6 stand for letters only inside a word."""
LOOKS_LATIN = str.maketrans("асеорхукмтнвпиіѕј", "aceopxykmthbnuisj")
SHORTEST = 2


def look_alikes(word: str) -> Iterator[str]:
    """A word of mixed alphabets in either; one whose every letter looks Cyrillic in Cyrillic."""
    if len(word) < SHORTEST or word.isdigit():
        return
    for replaced in (LOOKS_CYRILLIC,) if _one_alphabet(word) else (LOOKS_CYRILLIC, LOOKS_LATIN):
        other = word.translate(replaced)
        if other != word and _one_alphabet(other):
            yield other


def _one_alphabet(word: str) -> bool:
    """Digits belong to none."""
    return (word.isascii() and word.isalpha()) or all(CYRILLIC.match(sign) for sign in word)


def other_layouts(typed: str) -> Iterator[list[str]]:
    """The words that the same keys give on another keyboard; `typed` has no spaces."""
    readings = [words(typed)]
    keys = typed.casefold().translate(SHIFTED)
    for signs in (keys, keys.rstrip(",./;")):
        for table in _tables(script(keys) == "latin"):
            read = words(signs.translate(table))
            if read and read not in readings:
                readings.append(read)
                yield read


@cache
def _tables(from_latin: bool) -> tuple[dict[int, int], ...]:
    return from_keys() if from_latin else to_keys()


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
SCHOLARLY = str.maketrans({"ž": "zh", "š": "sh", "č": "ch"})
DOUBLED = re.compile(r"(.)\1+")
_DIGRAPHS = tuple((re.compile(pattern), sound) for pattern, sound in DIGRAPHS)


@lru_cache(REMEMBERED)
def sound(word: str, language: str) -> str:
    """How a word of the vocabulary sounds."""
    letters = {**IN_LATIN, **OF_LANGUAGE.get(language, {})}
    heard = "".join(letters.get(sign, sign) for sign in fold(word))
    if SCRIPT_OF[language] == "latin":
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
        dict.fromkeys(
            _level(_spelt(reading).replace("y", "i").replace("j", "i"), language) for reading in readings
        )
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


SLAVIC = frozenset(("bg", "pl", "ru"))
"""Languages whose words of one meaning often sound alike: siła, сила."""

PHONETIC = {
    "bg": (
        ("sht", "щ"), ("zh", "ж"), ("ch", "ч"), ("sh", "ш"), ("ts", "ц"), ("yu|ju|iu", "ю"),
        ("ya|ja|ia|q", "я"), ("4", "ч"), ("6", "ш"), ("j", "ж"), ("w|v", "в"), ("x|h", "х"), ("y", "ъ"),
        ("c", "ц"), ("@", "а"),
    ),
    "ru": (
        ("shch|sch|shh", "щ"), ("zh", "ж"), ("ch|4", "ч"), ("sh|6", "ш"), ("ts|c", "ц"), ("kh|h|x", "х"),
        ("yu|ju|iu", "ю"), ("ya|ja|ia|q", "я"), ("yo|jo", "е"), ("ye|je", "е"), ("j", "й"), ("y", "ы"),
        ("w|v", "в"), ("'", "ь"),
    ),
}  # fmt: skip
"""What players type for the letters of a language on a Latin keyboard, the longest first."""
ONE_FOR_ONE = str.maketrans("abdefgiklmnoprstuz", "абдефгиклмнопрстуз")
OTHER_VOWELS = {"bg": (("у", "ъ"), ("а", "ъ"), ("ъ", "й"), ("ъ", "и")), "ru": (("ы", "й"), ("е", "э"))}
"""Vowels that are typed alike."""


def in_cyrillic(typed: str, language: str) -> Iterator[str]:
    """How a word typed in Latin letters may be written in a language with others, the likeliest first."""
    word = fold(typed)
    for pattern, letter in PHONETIC.get(language, ()):
        word = re.sub(pattern, letter, word)
    word = word.translate(ONE_FOR_ONE)
    yield word
    for vowel, other in OTHER_VOWELS.get(language, ()):
        for at, sign in enumerate(word):
            if sign == vowel:
                yield word[:at] + other + word[at + 1 :]
