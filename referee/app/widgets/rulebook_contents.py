"""The contents of the rulebook as a tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Tree
from textual.widgets.tree import TreeNode

from referee.app.presenters import rulebook_pages
from referee.words.speech import label
from rulebook.database.store import Rulebook

ContentsNode = TreeNode[str]
CHAPTER, DISPUTES = "chapter:", "disputes:"
"""Before what opens into pages and is none itself."""


class ContentsTree(Tree[str]):
    """The contents as a tree whose branches are filled when they are first opened."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "unfold", "Open", show=False),
        Binding("left", "fold", "Close", show=False),
    ]

    class Looked(Message):
        """A page was highlighted."""

        def __init__(self, page: str) -> None:
            super().__init__()
            self.page = page

    class Opened(Looked):
        """A page was chosen."""

    def __init__(self, book: Rulebook, language: str, called: Callable[[str], str] = str) -> None:
        """``called``: the name of a game, by its id."""
        super().__init__("", id="contents")
        self.called = called
        self.show_root = False
        self.guide_depth = 2
        self.book = book
        self.language = language

    def on_mount(self) -> None:
        """Shows the games, closed."""
        for game in self.book.games():
            self.root.add(_plain(self.called(game.id)), data=game.id)
        self.root.expand()

    def on_tree_node_expanded(self, event: Tree.NodeExpanded[str]) -> None:
        """Fills the branch when it is first opened."""
        event.stop()
        self.fill(event.node)

    def fill(self, node: ContentsNode) -> None:
        """Fills the branches of a node, once."""
        if node is self.root or node.children or not node.data or not node.allow_expand:
            return
        for says, data, more in self._branches(node.data):
            node.add(_plain(says), data=data, allow_expand=more)

    def _branches(self, data: str) -> Iterator[tuple[str, str, bool]]:
        kind, _, rest = data.partition(":")
        if data.startswith(DISPUTES):
            for dispute in rulebook_pages.disputes_of(self.book, rest, self.language):
                yield dispute.question, dispute.id, False
        elif data.startswith(CHAPTER):
            game, _, name = rest.partition(":")
            for rule in self.book.ids(game, name):
                yield self.book.title(rule, self.language), rule, False
        else:
            yield from self._parts(kind)

    def _parts(self, game: str) -> Iterator[tuple[str, str, bool]]:
        for chapter in self.book.chapters(game, self.language):
            yield chapter.title, f"{CHAPTER}{game}:{chapter.name}", True
        yield label("disputes"), f"{DISPUTES}{game}", True
        if self.book.differences(game):
            yield label("printings-compared"), f"{rulebook_pages.PRINTINGS}{game}", False

    def show_page(self, page: str) -> None:
        """Opens the branches that lead to a page and highlights it."""
        node = self.root
        for wanted in self._way(page):
            self.fill(node)
            branch = next((child for child in node.children if child.data == wanted), None)
            if branch is None:
                return
            node.expand()
            node = branch
        if self.last_line >= 0:  # asked for, lines are counted anew; a node without one cannot be gone to
            self.move_cursor(node)

    def _way(self, page: str) -> tuple[str, ...]:
        if page.startswith(rulebook_pages.PRINTINGS):
            return page.removeprefix(rulebook_pages.PRINTINGS), page
        if self.book.has(page):
            section = self.book.section(page)
            return section.game, f"{CHAPTER}{section.game}:{section.chapter}", page
        question = self.book.question(page)
        return (question.game, f"{DISPUTES}{question.game}", page) if question is not None else ()

    def on_tree_node_highlighted(self, event: Tree.NodeHighlighted[str]) -> None:
        """Shows the highlighted page."""
        event.stop()
        if event.node.data and not event.node.allow_expand:
            self.post_message(self.Looked(event.node.data))

    def on_tree_node_selected(self, event: Tree.NodeSelected[str]) -> None:
        """Goes to the chosen page."""
        event.stop()
        if event.node.data and not event.node.allow_expand:
            self.post_message(self.Opened(event.node.data))

    def action_unfold(self) -> None:
        """Opens the branch."""
        if self.cursor_node is not None and self.cursor_node.allow_expand:
            self.cursor_node.expand()

    def action_fold(self) -> None:
        """Closes the branch, or goes to its parent."""
        node = self.cursor_node
        if node is None:
            return
        if node.is_expanded and node.allow_expand:
            node.collapse()
        elif node.parent is not None and node.parent is not self.root:
            self.move_cursor(node.parent)


def _plain(says: str) -> Text:
    return Text(says)  # square brackets in a title are no markup
