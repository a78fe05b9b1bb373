"""The ledger screen: how every number came about, with reason and rule."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from engine.kernel.reasons import Reason
from engine.kernel.view import ViewArea
from referee.app.host import RuleWanted
from referee.app.labels import label
from referee.app.presenters.rulings import Node, explained_nodes
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.session.controller import GameController


class LedgerScreen(Screen[None]):
    """A tree that can be folded, one branch for each number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,i", "app.pop_screen", "Back"),
    ]

    def __init__(self, controller: GameController, wording: Wording) -> None:
        super().__init__()
        self.controller = controller
        self.wording = wording

    def compose(self) -> ComposeResult:
        """A heading and the tree."""
        yield Static(Content.styled(label("ledger"), "bold $accent"), id="phases")
        yield FoldingTree(id="ledger")
        yield KeyLine()

    def on_mount(self) -> None:
        """Everything opened."""
        tree = self.query_one(FoldingTree)
        tree.tell(ledger_nodes(self.controller, self.wording))
        tree.focus()

    def on_folding_tree_rule_chosen(self, message: FoldingTree.RuleChosen) -> None:
        """Enter on a rule opens its section."""
        message.stop()
        self.post_message(RuleWanted(message.rule))


def ledger_nodes(controller: GameController, wording: Wording) -> tuple[Node, ...]:
    """Number by number; what is told of several in the same words is told once, after them."""
    alone, shared = _reasons(controller)
    return explained_nodes((*alone, *shared), wording, controller.session.texts[0])


def end_nodes(controller: GameController, wording: Wording) -> tuple[Node, ...]:
    """What holds of all players together: who has won, and why."""
    _, shared = _reasons(controller)
    under = tuple(reason for one in shared for reason in one.because)
    return explained_nodes(under, wording, controller.session.texts[0])


def _reasons(controller: GameController) -> tuple[list[Reason], list[Reason]]:
    """What is told of one player, and of several alike."""
    asked = dict.fromkeys(what for area in controller.view.areas for what in explained_in(area))
    reasons = [one for what in asked if (one := controller.session.explain(what)) is not None]
    alone = [reason for reason in reasons if reasons.count(reason) == 1]
    shared = [one for at, one in enumerate(reasons) if one not in alone and one not in reasons[:at]]
    return alone, shared


def explained_in(area: ViewArea) -> tuple[str, ...]:
    """What the numbers of an area are explained by."""
    return tuple(badge.explains for badge in area.badges if badge.explains)
