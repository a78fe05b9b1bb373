"""What became of later lines that were entered again, in words."""

from __future__ import annotations

from collections.abc import Iterator

from referee.app.labels import label
from referee.app.presenters.log_lines import LogWords
from referee.app.presenters.rulings import Node, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.session.reentry import Reentry


def reentry_nodes(found: Reentry, words: LogWords, wording: Wording) -> tuple[Node, ...]:
    """How many lines were entered, which were replaced, and which one no longer fits and why."""
    lost = (
        ((one, "replaced-line") for one in found.replaced),
        ((one, "left-out-line") for one in found.left_out),
    )
    replaced = (
        Node(label(key, line=one.number, what=words.said(one)), "·") for each in lost for one, key in each
    )
    return (
        Node(label("reentered", count=len(found.entered)), "↷"),
        *_stopped(found, words, wording),
        *replaced,
    )


def _stopped(found: Reentry, words: LogWords, wording: Wording) -> Iterator[Node]:
    if found.stopped is None:
        return
    why: tuple[Node, ...] = ()
    if found.error is not None:
        why = (Node(wording.error(found.error), "✗"),)
    elif found.outcome is not None:
        why = ruling_nodes(found.outcome.rulings, wording, found.outcome.point)
    says = label("reentry-stopped", line=found.stopped.number, what=words.said(found.stopped))
    yield Node(says, "✗", children=why, opened=True)
    yield Node(label("may-leave-out", key="r"), "→")
