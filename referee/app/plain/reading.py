"""The rulebook and open points, read line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.app.host import Problem
from referee.app.labels import label

if TYPE_CHECKING:
    from referee.app.plain.host import PlainReferee
    from referee.app.screens.rule_variants import PointsScreen

RULE_LIKE = "."
"""An id of a rule has one inside."""
NEAREST = 5


def rule_text(wanted: str, language: str) -> str:
    """A rule by its id, or the rules found by words."""
    from referee.session.user_files import rulebook_file
    from rulebook.commands import rule_command, search_command

    if RULE_LIKE in wanted and " " not in wanted:
        return rule_command(rulebook_file(), wanted, language)[0]
    return search_command(rulebook_file(), wanted, language=language, limit=NEAREST)[0]


def answer_text(question: str, language: str) -> str:
    """The rule that answers a question, or the nearest ones."""
    from referee.session.user_files import rulebook_file
    from rulebook.commands import ask_command

    return ask_command(rulebook_file(), question, limit=NEAREST, reader=language)[0]


async def points_in_lines(screen: PointsScreen, host: PlainReferee) -> None:
    """The points on which texts are silent or differ, each with its number; one of them may be decided."""
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
