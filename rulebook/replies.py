"""How often is a question answered rightly, or rightly not at all?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rulebook.asking import ask
from rulebook.filing import LANGUAGES
from rulebook.labels import Label
from rulebook.store import Rulebook


class Reply(msgspec.Struct, frozen=True):
    """What a question was answered with: a rule or nothing."""

    label: Label
    rule: str | None

    @property
    def right(self) -> bool:
        """A question no rule covers is answered rightly by nothing."""
        return self.rule in self.label.rules if self.label.rules else self.rule is None


def answered(rulebook: Rulebook, labels: Iterable[Label], name_language: bool = True) -> list[Reply]:
    """What each question is answered with."""
    replies = []
    for label in labels:
        answer = ask(rulebook, label.query, label.game, label.lang if name_language else None).answer
        replies.append(Reply(label, answer.id if answer else None))
    return replies


def answers_table(replies: Sequence[Reply]) -> str:
    """Of covered questions how many were answered rightly, otherwise, not; of others how many rightly not."""
    parts = {
        **{f"language {one}": [reply for reply in replies if reply.label.lang == one] for one in LANGUAGES},
        "held out": [reply for reply in replies if reply.label.held],
        "seen": [reply for reply in replies if not reply.label.held],
        "all": list(replies),
    }
    head = f"{'':24}{'covered':>8}{'right':>8}{'other':>8}{'none':>8}{'foreign':>9}{'none':>8}"
    return "\n".join([head, *(_answers(name, some) for name, some in parts.items())]) + "\n"


def _answers(name: str, replies: Sequence[Reply]) -> str:
    covered = [one for one in replies if one.label.rules]
    foreign = [one for one in replies if not one.label.rules]
    none = sum(one.rule is None for one in covered)
    right = sum(one.right for one in covered)
    shares = [count / max(1, len(covered)) for count in (right, len(covered) - right - none, none)]
    told = "".join(f"{share:>8.3f}" for share in shares)
    return f"{name:24}{len(covered):>8}{told}{len(foreign):>9}{_share(foreign):>8.3f}"


def _share(replies: Sequence[Reply]) -> float:
    return sum(one.right for one in replies) / max(1, len(replies))


def misanswered(replies: Iterable[Reply]) -> str:
    """The questions answered by another rule or by none, and those no rule covers that were answered."""
    return "".join(
        f"{one.label.id}  {one.label.query!r}: {one.rule or 'none'}; "
        f"right: {', '.join(sorted(one.label.rules)) or 'none'}\n"
        for one in replies
        if not one.right
    )
