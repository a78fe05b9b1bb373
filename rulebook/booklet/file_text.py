"""The text of the owner's file, repaired where it was scanned, or the reason why the file is refused."""

from __future__ import annotations

import codecs
import re
import stat
import unicodedata
from collections import Counter
from functools import lru_cache
from pathlib import Path

from rulebook.text.stems import fold, stems, words

LATIN = re.compile(r"[a-z]")
CYRILLIC = re.compile(r"[а-яёіїєґў]")
LOOK_ALIKE = dict(
    zip(
        "abcdeghikmnoprtuxyl",
        ("а", "в", "с", "д", "е", "г", "н", "и", "к", "м", "п", "о", "р", "г", "т", "и", "х", "у", "л"),
        strict=True,
    )
)
"""Latin letters as they stand for Cyrillic ones, by their look or else by their sound."""
TO_CYRILLIC = str.maketrans(LOOK_ALIKE | {"і": "и", "ї": "и", "є": "е"})
TO_LATIN = str.maketrans("авсекмнорстхуі", "abcekmhopctxyi")
EMPHASIS = re.compile(r"[*`\u00ad]|(?<!\w)_+|_+(?!\w)")
TAGS = re.compile(r"<[^<>]{1,40}>|\[/?\w{1,8}\]|\|")
MARKUP = re.compile(r"<[^<>]{1,40}>|\[/?\w{1,8}\]|[*_`#|]|\u00ad")
SHORTEST_WORD = 2
REMEMBERED = 2**14
"""All words of a booklet and of the sections it is compared with."""


def without_marks(text: str) -> str:
    """The text without the marks of Markdown, HTML and forums."""
    return MARKUP.sub(" ", text)


def tidy(text: str) -> str:
    """The text as it is shown: nothing of it changed but the marks of Markdown, HTML and forums gone."""
    return " ".join(TAGS.sub(" ", EMPHASIS.sub("", text)).split())


@lru_cache(REMEMBERED)
def in_one_alphabet(word: str) -> str:
    """A word of two alphabets in the one that most of its letters belong to."""
    latin, cyrillic = len(LATIN.findall(word)), len(CYRILLIC.findall(word))
    if not latin or not cyrillic:
        return word
    return word.translate(TO_CYRILLIC if cyrillic >= latin else TO_LATIN)


def read_words(text: str) -> list[str]:
    """The words of a text in lower case, repaired."""
    return [in_one_alphabet(word) for word in words(without_marks(text))]


def heading_key(heading: str) -> str:
    """What a heading is compared by: its folded words without signs."""
    return " ".join(fold(word) for word in read_words(heading))


def stems_of(text: str, language: str) -> list[frozenset[str]]:
    """The stems of the words of a text, one set for each word."""
    return [
        stems(word, language) for word in read_words(text) if len(word) >= SHORTEST_WORD or word.isdecimal()
    ]


SMALL_WORDS = {
    "en": "the of and to a in is that for you it with on as be this are or by at his from not if may can",
    "bg": "на да се от за и в е с не по като са или си това който която ако само може към той до върху всеки",
    "pl": "w i z na do nie się o że jest to jak za po przez lub jego który jeśli może tylko oraz",
    "ru": "и в не на что с по как к из у за от или его это если только может для все он до при ты своей них",
    "uk": "і в не на що з по як до у за від або його це якщо тільки може для всі він при та має кожен їх",
    "sr": "и је у да се на за са не од који као или ако само може до при су свој после када то није",
    "cs": "a v se na je že s z do o k i za jako nebo jeho který pokud může jen každý své při jsou není",
    "de": "der die und das den von zu mit ist ein eine auf für nicht sich dem des im oder wenn kann",
    "fr": "le la les de des et un une du en est que qui dans pour il par sur au ne pas ou si chaque peut",
    "es": "el la los las de y en que un una del por con para se es no al lo su o si cada puede",
    "it": "il la i le di e un una del che in per con si è non al lo su o se ogni può gli della",
}
WORDS = {language: frozenset(words.split()) for language, words in SMALL_WORDS.items()}
LEAST_WORDS = 40
LEAST_SHARE = 0.06


def language_of(text: str) -> str:
    """The language most of the small words belong to; nothing if there are hardly any."""
    words = read_words(text)
    counted = Counter(words)
    shares = {
        language: sum(counted[word] for word in small) / max(1, len(words))
        for language, small in WORDS.items()
    }
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= LEAST_SHARE else ""


def word_count(text: str) -> int:
    """How many words there are."""
    return len(read_words(text))


ENGLISH = {
    "not-there": "{file}: there is no such file. Look at the spelling and give the whole path.",
    "not-a-file": "{file} is a folder or a device. Give the path of one text or Markdown file.",
    "not-readable": "{file} cannot be read: {found}. Change its permissions, or copy it elsewhere.",
    "too-large": (
        "{file} has {size} MB, and a rulebook as text has less than {limit} MB; it was not read. Save the"
        " rulebook alone, as text without pictures."
    ),
    "empty": "{file} holds {count} words, too few for a rulebook. Save the text of the rulebook into it.",
    "binary": (
        "{file} is no text but {found}. Save it as plain text or Markdown first; a PDF needs a program that"
        " takes the text out of it."
    ),
    "undecodable": (
        "{file} is in an encoding that is not known here; its byte {number} is no UTF-8. Save it as UTF-8."
    ),
    "too-many-parts": (
        "{file} has {count} lines or paragraphs, and no rulebook has more than {limit}. Save the"
        " rulebook alone."
    ),
    "other-language": (
        "{file} is written in another language ({found}), and the text {booklet} is in {wanted}. Give the"
        " rulebook in that language, or another text: {texts}."
    ),
    "other-text": (
        "{file} is the rulebook {found}, not {booklet}: {count} of its {headings} headings are there. Add it"
        " with --text {found}."
    ),
    "not-this-rulebook": (
        "{file} was read, but it is not the rulebook {booklet}: of its {headings} headings {count} are there,"
        " or the words under them are others. Look whether it is the right file, or the right text: {texts}."
    ),
    "unknown-text": "There is no text {booklet} here. There are: {texts}.",
}


class BookletRefused(Exception):
    """A file that cannot be a booklet; nothing of it was stored."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.why = key
        self.facts = facts

    def __str__(self) -> str:
        return ENGLISH[self.why].format_map(self.facts)


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


def file_label(path: Path) -> str:
    """The file as messages call it: in one line and without signs a terminal would obey."""
    name = "".join(sign if sign.isprintable() else "?" for sign in str(path))
    return name if len(name) <= LONGEST_NAME else f"...{name[-LONGEST_NAME:]}"


def booklet_text(path: Path, language: str) -> str:
    """The text of a file.

    Raises:
        BookletRefused: it is no text, too large, or cannot be read.
    """
    return decoded_text(_bytes_of(path), language, file_label(path))


def _bytes_of(path: Path) -> bytes:
    name = file_label(path)
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise BookletRefused("not-a-file", file=name)
        if about.st_size > LIMIT:
            size = -(-about.st_size // MEGABYTE)
            raise BookletRefused("too-large", file=name, size=size, limit=LIMIT // MEGABYTE)
        with path.open("rb") as file:
            return file.read(LIMIT)
    except FileNotFoundError:
        raise BookletRefused("not-there", file=name) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BookletRefused("not-readable", file=name, found=problem) from None


def decoded_text(data: bytes, language: str, name: str) -> str:
    """The text that bytes stand for.

    Raises:
        BookletRefused: they are no text.
    """
    encoding = next((encoding for mark, encoding in WITH_MARK if data.startswith(mark)), "")
    if not encoding and (kind := _kind(data)):
        raise BookletRefused("binary", file=name, found=kind)
    try:
        return _cleaned(data.decode(encoding or "utf-8"))
    except UnicodeDecodeError as error:
        old = OLD_ENCODINGS.get(language)
        if encoding or old is None:
            raise BookletRefused("undecodable", file=name, number=error.start + 1) from None
    try:
        return _cleaned(data.decode(old))
    except UnicodeDecodeError as error:
        raise BookletRefused("undecodable", file=name, number=error.start + 1) from None


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
