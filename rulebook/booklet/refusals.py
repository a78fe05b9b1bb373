"""Why is a file not taken: what was read, what is so, what can be done?

Each refusal has a key and facts for a sentence in the reader's language, and says the same in English.
"""

from __future__ import annotations

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


class Refused(Exception):
    """A file that cannot be a booklet; nothing was kept of it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.why = key
        self.facts = facts

    def __str__(self) -> str:
        return ENGLISH[self.why].format_map(self.facts)
