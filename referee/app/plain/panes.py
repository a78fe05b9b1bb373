"""The parts of a table screen without a window, and lines in and out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TextIO

from engine.kernel.errors import visible
from referee.app.host import Problem
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.widgets.folding_tree import NodeSource
from referee.app.widgets.move_list import OfferedMove
from referee.words.ascii_signs import ascii_wanted, in_ascii
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.plain.application import PlainReferee
    from referee.app.screens.rule_variants import RuleVariantsScreen


SPOKEN = ("✓", "✗", "?", "=", "→", "≠", ":")
"""Marks that say something; the others are for the eye."""
CITES = "§"
"""Before the name of a rule, which alone on a line is no sentence."""


def signs_in_words(wording: Wording) -> dict[str, str]:
    """The signs of cards -> their words; a card stands unless a line says that it kneels."""
    return {
        **{sign: wording.kind(key) for key, sign in glyphs.ICONS.items()},
        glyphs.SIGNS["unique"]: wording.word("unique"),
        glyphs.COUNTED["power"]: wording.word("power"),
        glyphs.KNEELING: label("kneels"),
        glyphs.STANDING: "",
    }


class ToldRuling:
    """The ruling beside the moves, which is said."""

    def __init__(self) -> None:
        self.nodes: tuple[Node, ...] = ()
        self.source: NodeSource | None = None
        self.fresh = False
        """Whether it has not been said yet."""

    def tell(self, nodes: tuple[Node, ...], source: NodeSource | None = None) -> None:
        """Takes other nodes."""
        self.nodes, self.source, self.fresh = nodes, source, True

    def tell_also(self, add: Callable[[tuple[Node, ...]], tuple[Node, ...]]) -> None:
        """Changes the nodes."""
        self.tell(add(self.nodes), self.source)

    def reword(self, nodes: tuple[Node, ...]) -> None:
        """Takes the nodes in another language."""
        self.nodes, self.fresh = nodes, True

    def rule_here(self) -> str:
        """The first rule cited in what was said."""
        return next((node.rule for node in _said(self.nodes) if node.rule), "")

    def lines(self, *, whole: bool) -> Iterator[str]:
        """Each node as a line; ``whole``: also those that a screen folds away."""
        self.fresh = False
        return _lines(self.nodes, 0, whole=whole)


def _lines(nodes: tuple[Node, ...], depth: int, *, whole: bool) -> Iterator[str]:
    for node in nodes:
        mark = f"{node.mark} " if node.mark in SPOKEN else ""
        text = label("plain-rule-of", rule=node.text) if node.mark == CITES else node.text
        cites = f" [{node.cites}]" if node.cites else ""
        yield f"{'  ' * depth}{mark}{text}{cites}"
        if whole or node.opened:
            yield from _lines(node.children, depth + 1, whole=whole)


def _said(nodes: tuple[Node, ...]) -> Iterator[Node]:
    for node in nodes:
        yield node
        if node.opened:
            yield from _said(node.children)


class ListedMoves:
    """The moves of the moment."""

    highlighted: int | None = None

    def __init__(self) -> None:
        self.offers: tuple[OfferedMove, ...] = ()

    def show_offers(self, offers: tuple[OfferedMove, ...]) -> None:
        """Takes other moves."""
        self.offers = offers

    def was_seen(self) -> bool:
        """Always: whoever types a number has asked for the list."""
        return True

    def focus(self) -> None:
        """Does nothing: there is no cursor."""

    def lines(self) -> Iterator[str]:
        """Each move with its number; refused ones with their reasons."""
        for number, offer in enumerate(self.offers, 1):
            beneath = "; ".join((*offer.beneath, *((offer.asks,) if offer.asks else ())))
            yield f"{number}. {offer.says}" + (f" — {beneath}" if beneath else "")


class LineStandIn:
    """The command line, which is gone when it has been read."""

    value = ""
    numbered = False
    display = False
    """There is neither a list under it nor a row of seats."""

    def __init__(self) -> None:
        self.meanings: tuple[str, ...] = ()
        self.heading = ""

    def guess(self, heading: str, meanings: tuple[str, ...]) -> None:
        """Keeps the meanings of the line."""
        self.heading, self.meanings = heading, meanings

    def put(self, line: str) -> None:
        """Keeps the rest of the line."""
        self.value = line

    def remember(self, line: str) -> None:
        """Does nothing: no line can be brought back."""

    def forget(self, line: str) -> None:
        """Does nothing: no line can be brought back."""


LEAVE = "."
"""The answer that leaves a question without one."""
SPACES = re.compile("(?<=[^ ]) {2,}")
DRAWN = re.compile("[\u2500-\u259f]+")
"""Lines and blocks that a screen draws."""


class EndOfInput(BaseException):
    """The end of the input, which ends the program past all handlers of faults."""


class Console:
    """Says lines and reads answers."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source, self._sink = source, sink
        self.words: dict[str, str] = {}
        """Sign -> the word that says it; a reader of the screen reads no pictures."""

    def say(self, text: str) -> None:
        """Prints each line of a text, without what is only drawn."""
        for line in text.split("\n"):  # no other sign begins a line: a stranger's name may hold one
            words = DRAWN.sub("", self._worded(visible(line))).rstrip()
            words = in_ascii(words) if ascii_wanted() else words
            if words:
                self._sink.write(f"{words}\n")

    def _worded(self, line: str) -> str:
        """The line with words for its signs."""
        if not any(sign in line for sign in self.words):
            return line
        return SPACES.sub(
            " ", "".join(f" {self.words[sign]} " if sign in self.words else sign for sign in line)
        )

    def read(self) -> str:
        """Reads the next line.

        Raises:
            EndOfInput: there is none.
        """
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EndOfInput
        return line.strip()

    def ask(self, question: str) -> str | None:
        """Asks a question; none: it is left."""
        self.say(question)
        typed = self.read()
        return None if typed == LEAVE else typed


RULE_LIKE = "."
"""An id of a rule has one inside."""
NEAREST = 5


def rule_text(wanted: str, language: str) -> str:
    """A rule by its id, or the rules found by words."""
    from referee.session.files.user_data import rulebook_file
    from rulebook.commands import rule_command, search_command

    if RULE_LIKE in wanted and " " not in wanted:
        return rule_command(rulebook_file(), wanted, language)[0]
    return search_command(rulebook_file(), wanted, language=language, limit=NEAREST)[0]


def answer_in_lines(question: str, language: str, game: str | None = None) -> str:
    """The rule that answers a question, or the nearest ones; ``game``: of this game alone."""
    from referee.session.files.user_data import rulebook_file
    from rulebook.commands import ask_command

    return ask_command(rulebook_file(), question, game=game, limit=NEAREST, reader=language)[0]


async def variants_in_lines(screen: RuleVariantsScreen, host: PlainReferee) -> None:
    """Asks for a decision among the numbered points on which texts are silent or differ."""
    lines, points = host.lines, screen.points
    while True:
        for number, point in enumerate(points, 1):
            lines.say(f"{number}. " + " ".join(screen.drawn(point).plain.split()))
        typed = lines.ask(label("plain-choose"))
        if not typed:
            return
        if not (typed.isdecimal() and 0 < int(typed) <= len(points)):
            lines.say(label("plain-no-such", typed=typed))
        elif len(points[int(typed) - 1].options) < 2:
            lines.say(label("no-choice"))
        else:
            try:
                await screen.decide(points[int(typed) - 1])
            except Problem as error:
                lines.say(host.wording.error(error))
