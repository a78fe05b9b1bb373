"""How is it told what would come of a move, before anybody makes it?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from referee.app.labels import label
from referee.app.telling import Node
from referee.app.wording import Wording
from referee.desk.foreseeing import Foreseen, foresee
from referee.session import Session

MOST_WAYS = 4
"""Ways to go on that are told one by one."""


def foreseen_nodes(session: Session, move: Move, wording: Wording) -> tuple[Node, ...]:
    """Event by event, then what the table would wait for; nothing if the move is not legal."""
    found = foresee(session, move)
    if found.ruling.verdict is not Verdict.YES:
        return ()
    under = tuple(Node(one) for one in (*_events(found, wording), *_then(found, wording)))
    return (Node(label("foresee"), "»", under=under, opened=True),)


def foreseen_words(session: Session, move: Move, wording: Wording) -> str:
    """The same in a few plain lines; of a move that is not legal, why."""
    found = foresee(session, move)
    if found.ruling.verdict is not Verdict.YES:
        deciding = found.ruling.deciding
        return label("foresee-not", why=wording.reason(deciding[0])) if deciding else ""
    return "\n".join((*_events(found, wording), *_then(found, wording)))


def _events(found: Foreseen, wording: Wording) -> tuple[str, ...]:
    return tuple(wording.event(one) for one in found.events)


def _then(found: Foreseen, wording: Wording) -> tuple[str, ...]:
    then = tuple(label("foresee-then", what=wording.decision(one)) for one in found.waiting[:1])
    return (*then, *_ways(found, wording))


def _ways(found: Foreseen, wording: Wording) -> Iterator[str]:
    """One line for each way to go on."""
    for one in found.ways[:MOST_WAYS]:
        came = "; ".join(map(wording.event, one.events))
        yield f"→ {wording.move(one.move)}" + (f": {came}" if came else "")
    more = len(found.ways) - MOST_WAYS
    if more > 0:
        yield label("and-more", count=more)
