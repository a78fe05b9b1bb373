"""Which cards does a deck file of OCTGN (`.o8d`) name?

It is XML: a deck of sections, each with cards, the copies as an attribute and the name as text. A stranger's
XML can declare entities that grow a small file without end, or name other files; so a file that declares a
document type is refused before anything in it is read further. Without one, expat knows no entity but the
five of XML itself, which is all that a hardened parser would do for us.
"""

from __future__ import annotations

from xml.parsers.expat import ExpatError, ParserCreate

from cards.deck_text import PART_OF, Found
from cards.fields import shown
from cards.messages import CardsError, message
from cards.spelling import key

DEEPEST = 8


class _Reading:
    """What has been read so far."""

    def __init__(self) -> None:
        self.found: list[Found] = []
        self.parser = ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._declares
        self._depth, self._part = 0, ""
        self._card: tuple[int, int] | None = None
        self._name = ""

    def _declares(self, *_: object) -> None:
        raise CardsError(message("deck-declares", line=self.parser.CurrentLineNumber))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > DEEPEST or (self._depth == 1 and tag != "deck"):
            raise self._broken(shown(tag))
        if tag == "section":
            self._part = PART_OF.get(key(attributes.get("name", "")), "")
        elif tag == "card":
            copies = attributes.get("qty", "1")
            if not (copies.isascii() and copies.isdigit() and len(copies) < 7):
                raise self._broken(f"qty {shown(copies)}")
            self._card, self._name = (self.parser.CurrentLineNumber, int(copies)), ""

    def _text(self, text: str) -> None:
        self._name += text if self._card is not None else ""

    def _end(self, tag: str) -> None:
        self._depth -= 1
        if tag != "card" or self._card is None:
            return
        line, copies = self._card
        name = " ".join(self._name.split())
        if name and copies:
            self.found.append((line, copies, name, self._part))
        self._card = None

    def _broken(self, problem: str) -> CardsError:
        return CardsError(message("deck-not-xml", line=self.parser.CurrentLineNumber, problem=problem))


def octgn_lines(content: bytes) -> tuple[Found, ...]:
    """The cards of a `.o8d` file.

    Raises:
        CardsError: it is not one, or declares what no deck needs.
    """
    reading = _Reading()
    try:
        reading.parser.Parse(content, True)
    except (ExpatError, ValueError, LookupError) as error:
        line = reading.parser.CurrentLineNumber
        raise CardsError(message("deck-not-xml", line=line, problem=shown(str(error)))) from None
    return tuple(reading.found)
