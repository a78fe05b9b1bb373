"""The ruling on a screen in another language, or in two beside each other."""

from __future__ import annotations

from itertools import zip_longest

from msgspec.structs import replace
from textual.screen import Screen

from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree, NodeSource
from referee.words.messages import OWN_NAMES, folders
from referee.words.speech import label

BESIDE = "‖"
"""The mark of a line that says the one above it in another language."""


class RulingLanguages(Screen[None]):
    """Turns the ruling of a screen to the next language; the rest of the screen stays as it is."""

    wording: Wording
    _turned: tuple[NodeSource | None, str, str] = (None, "", "")
    """What was turned, its language, and the language beside it."""

    def action_language(self) -> None:
        """The ruling in the next language."""
        source, language, beside = self._now()
        self._turn(source, _after(language, folders()), beside)

    def action_beside(self) -> None:
        """Another language beside the ruling: each in turn, then none."""
        source, language, beside = self._now()
        self._turn(
            source, language, _after(beside, ("", *(folder for folder in folders() if folder != language)))
        )

    def _now(self) -> tuple[NodeSource | None, str, str]:
        source = self.query_one(FoldingTree).source
        return self._turned if self._turned[0] is source else (source, self.wording.language, "")

    def _turn(self, source: NodeSource | None, language: str, beside: str) -> None:
        if source is None:
            self.notify(label("one-language"))
            return
        nodes = self._in(source, language)
        if beside and beside != language:
            nodes = side_by_side(nodes, self._in(source, beside))
        self.query_one(FoldingTree).reword(nodes)
        self._turned = (source, language, beside)
        self.notify(" ‖ ".join(OWN_NAMES[shown] for shown in (language, beside) if shown))

    def _in(self, source: NodeSource, language: str) -> tuple[Node, ...]:
        with self.wording.speaking(language):
            return source()


def _after(now: str, known: tuple[str, ...]) -> str:
    return known[(known.index(now) + 1) % len(known)] if now in known else known[0]


def side_by_side(nodes: tuple[Node, ...], others: tuple[Node, ...]) -> tuple[Node, ...]:
    """Each line followed by what another language says; a line both say alike stands once."""
    found: list[Node] = []
    for node, other in zip_longest(nodes, others):
        if node is not None:
            under = side_by_side(node.children, other.children if other is not None else ())
            found.append(replace(node, children=under))
        if other is not None and (node is None or other.text != node.text):
            found.append(Node(other.text, BESIDE, other.rule, other.cites))
    return tuple(found)
