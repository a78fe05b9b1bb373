"""The keyboard layouts: which sign stands on which key."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

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
PHONETIC = Layout(
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

LAYOUTS = (BDS, NEW_PHONETIC, PHONETIC, RUSSIAN, UKRAINIAN, POLISH)
CYRILLIC = tuple(one for one in LAYOUTS if not one.is_latin)
BY_ID = {one.id: one for one in LAYOUTS}


def key_of(sign: str, layout: Layout) -> str:
    """The American key, with Shift or without, on which a sign stands in a layout; empty: on none."""
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
    return tuple(one for one in LAYOUTS if key_of(sign, one))


def from_keys() -> tuple[dict[int, int], ...]:
    """For each other alphabet: what was typed with the Latin one, as the same keys would have written it."""
    return tuple(str.maketrans(KEYS, one.small) for one in CYRILLIC)


def to_keys() -> tuple[dict[int, int], ...]:
    """The other way round."""
    return tuple(str.maketrans(one.small, KEYS) for one in CYRILLIC)
