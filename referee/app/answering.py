"""An answer in few lines: each sentence alone, where it is printed one fold away."""

from __future__ import annotations

from msgspec.structs import replace

from referee.app.telling import Node


def answering(node: Node) -> Node:
    """The sentence and the items of its sum; the printed place is folded under each."""
    cited = (Node(node.cites, "§", node.rule),) if node.cites else ()
    items = tuple(answering(one) for one in node.under if one.mark != "§")
    others = tuple(one for one in node.under if one.mark == "§")
    return replace(node, cites="", under=(*items, *cited, *others), opened=bool(items))
