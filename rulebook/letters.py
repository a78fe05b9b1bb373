"""What else may a typed word be: letters that only look right, or the keys of another keyboard layout?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulebook.stems import CYRILLIC, script, words
from rulebook.text.keyboards import from_keys, to_keys

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
    seen = [words(typed)]
    keys = typed.casefold().translate(SHIFTED)
    for signs in (keys, keys.rstrip(",./;")):
        for table in _tables(script(keys) == "latin"):
            read = words(signs.translate(table))
            if read and read not in seen:
                seen.append(read)
                yield read


@cache
def _tables(from_latin: bool) -> tuple[dict[int, int], ...]:
    return from_keys() if from_latin else to_keys()
