"""How a table decides a point on which the texts are silent or differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.point import Point
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.session import What

if TYPE_CHECKING:
    from referee.app.wording import Wording


async def decide(screen: Any, rule: str) -> bool:
    """The table decides a point; whether it did."""
    session = screen.bench.session
    point = next(one for one in session.points() if one.rule == rule)
    option = await screen.app.push_screen_wait(choice_of(point, screen.wording))
    if option is None:
        return False
    return bool(session.decide(rule, option).what is What.DONE)


def choice_of(point: Point, wording: Wording) -> ChooseOne:
    """The question on a point, with the texts that give each answer."""
    answers = tuple(
        Choice(option, f"{wording.option(point, option)}{_by(point, option)}") for option in point.options
    )
    return ChooseOne(wording.point(point), answers, wording.title(point.rule))


def _by(point: Any, option: str) -> str:
    texts = [text for text, answer in point.answers.items() if answer.option == option]
    return f" ({', '.join(texts)})" if texts else ""
