"""A tree of sentences that wrap, fold, and link to rules; its ruling in another language, or in two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.host import LearningWanted, RuleWanted
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.words.messages import OWN_NAMES, folders
from referee.words.speech import label

STYLE = {
    "✓": "$success",
    "✗": "$error bold",
    "?": "$warning bold",
    "≠": "$warning bold",
    "≡": "$foreground-muted",
}


NodeSource = Callable[[], tuple[Node, ...]]
"""Makes the nodes of a page in the language that is spoken."""


class ShownNode(Struct, frozen=True):
    """A node where it stands in the list."""

    node: Node
    path: tuple[int, ...]


class FoldingTree(OptionList):
    """Sentences with their reasons folded under them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "fold", "Fold", show=False),
        Binding("right", "open", "Open", show=False),
        Binding("left", "close", "Close", show=False),
    ]

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self._told: tuple[Node, ...] = ()
        self.source: NodeSource | None = None
        """Makes what is told once more; none: it can be told in one language only."""
        self._open: set[tuple[int, ...]] = set()
        self._shown: list[ShownNode] = []
        self._fitted = -1
        """The width the lines were wrapped to."""

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The shown nodes."""
        return self._told

    def tell(self, nodes: tuple[Node, ...], source: NodeSource | None = None) -> None:
        """Shows other nodes; ``source`` makes them again in the language spoken then."""
        self.source = source
        if nodes == self._told:
            return
        longer = bool(self._told) and nodes[: len(self._told)] == self._told
        self._told = nodes
        self._open = set(_opened(nodes, ()))
        self._refill(None)
        if not longer:
            self.scroll_home(animate=False)

    def tell_also(self, add: Callable[[tuple[Node, ...]], tuple[Node, ...]]) -> None:
        """Changes the shown nodes; ``add`` makes the new ones of the old."""
        source = self.source
        self.tell(add(self._told), None if source is None else lambda: add(source()))

    def reword(self, nodes: tuple[Node, ...]) -> None:
        """Shows the same in other words; open nodes stay open."""
        self._told = nodes
        self._refill(self.highlighted)

    def rule_here(self) -> str:
        """The rule of the highlighted line, or the nearest one above it."""
        for shown in reversed(self._shown[: (self.highlighted or 0) + 1]):
            if shown.node.rule:
                return shown.node.rule
        return next((shown.node.rule for shown in self._shown if shown.node.rule), "")

    def branch_here(self) -> int | None:
        """The branch of the highlighted line; without a highlight none."""
        shown = self._highlighted()
        return None if shown is None else shown.path[0]

    def on_focus(self) -> None:
        """Puts the cursor on the first line that cites a rule."""
        if self.highlighted is None and self._shown:
            citing = (number for number, shown in enumerate(self._shown) if shown.node.rule)
            self.highlighted = next(citing, 0)

    def on_resize(self) -> None:
        """Wraps the lines anew for another width."""
        if self.scrollable_content_region.width != self._fitted:
            self._refill(self.highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Opens the rule of the chosen line; folds a heading."""
        event.stop()
        node = self._shown[event.option_index].node
        if node.lesson or node.example:
            game, _, name = (node.lesson or node.example).partition(".")
            self.post_message(LearningWanted("lesson" if node.lesson else "example", game, name))
        elif node.rule:
            self.post_message(RuleWanted(node.rule))
        else:
            self.action_fold()

    def action_fold(self) -> None:
        """Opens or closes the nodes under the line."""
        shown = self._highlighted()
        if shown is not None:
            self._set_open(shown, shown.path not in self._open)

    def unfold(self) -> bool:
        """Opens all nodes under the highlighted line; whether any were closed."""
        shown = self._highlighted()
        closed = set() if shown is None else set(_all_under(shown.node, shown.path)) - self._open
        self._open |= closed
        if closed:
            self._refill(self.highlighted)
        return bool(closed)

    def action_open(self) -> None:
        """Opens the line."""
        shown = self._highlighted()
        if shown is not None:
            self._set_open(shown, True)

    def action_close(self) -> None:
        """Closes the line."""
        shown = self._highlighted()
        if shown is not None:
            self._set_open(shown, False)

    def _highlighted(self) -> ShownNode | None:
        return self._shown[self.highlighted] if self.highlighted is not None and self._shown else None

    def _set_open(self, shown: ShownNode, opened: bool) -> None:
        (self._open.add if opened else self._open.discard)(shown.path)
        self._refill(self.highlighted)

    def _refill(self, highlighted: int | None) -> None:
        self._shown = list(self._visible(self._told, ()))
        width = self._fitted = self.scrollable_content_region.width
        self.set_options(Option(self._drawn(shown, width)) for shown in self._shown)
        if self._shown and highlighted is not None:
            self.highlighted = min(highlighted, len(self._shown) - 1)

    def _visible(self, nodes: tuple[Node, ...], path: tuple[int, ...]) -> Iterator[ShownNode]:
        for number, node in enumerate(nodes):
            here = (*path, number)
            yield ShownNode(node, here)
            if here in self._open:
                yield from self._visible(node.children, here)

    def _drawn(self, shown: ShownNode, width: int) -> Content:
        node, depth = shown.node, len(shown.path) - 1
        fold = ("▾ " if shown.path in self._open else "▸ ") if node.children else ""
        mark = f"{node.mark} " if node.mark else ""
        indent = "  " * depth
        lead = f"{indent}{fold}{mark}"
        style = STYLE.get(node.mark, "bold" if not node.mark and depth == 0 else "")
        text = hanging(node.text, lead, width)
        lines = [Content.styled(text, style if depth == 0 else STYLE.get(node.mark, "").replace(" bold", ""))]
        if node.cites:
            lines.append(Content.styled(hanging(node.cites, " " * len(lead), width), "$foreground-muted"))
        return Content("\n").join(lines)


def _opened(nodes: tuple[Node, ...], path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for number, node in enumerate(nodes):
        if node.opened:
            yield (*path, number)
        yield from _opened(node.children, (*path, number))


def _all_under(node: Node, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The places of a node and of all nodes under it that have others under them."""
    if node.children:
        yield path
    for number, child in enumerate(node.children):
        yield from _all_under(child, (*path, number))


BESIDE = "‖"
"""The mark of a line that says the one above it in another language."""


class RulingLanguages(Screen[None]):
    """A screen whose ruling alone turns to another language."""

    wording: Wording
    _turned: tuple[NodeSource | None, str, str] = (None, "", "")
    """What was turned, its language, and the language beside it."""

    def action_language(self) -> None:
        """Shows the ruling in the next language."""
        source, language, beside = self._now()
        self._turn(source, _after(language, folders()), beside)

    def action_beside(self) -> None:
        """Shows another language beside the ruling: each in turn, then none."""
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
    """Each line followed by the same in another language; a line that is alike stands once."""
    lines: list[Node] = []
    for node, other in zip_longest(nodes, others):
        if node is not None:
            under = side_by_side(node.children, other.children if other is not None else ())
            lines.append(replace(node, children=under))
        if other is not None and (node is None or other.text != node.text):
            lines.append(Node(other.text, BESIDE, other.rule, other.cites))
    return tuple(lines)
