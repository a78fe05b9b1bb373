"""All lessons by game, with the rules they teach."""

from __future__ import annotations

from referee.lessons.reader import lessons_of, taught_games
from referee.lessons.texts import LessonTexts
from referee.words.speech import Speech
from scripts.site.pages import SitePage, escaped
from scripts.site.rule_pages import RulePages


def lesson_page(rules: RulePages) -> SitePage:
    """The list."""
    here, speech = "lessons/index.md", Speech("en")
    lines = [
        "# The lessons",
        "",
        "Open one with `referee learn GAME LESSON`, for example `referee learn hbo 03`.",
    ]
    for game in taught_games():
        lines += [
            "",
            f"## {escaped(speech.say(f'games/{game}'))}",
            "",
            "| lesson | minutes | teaches |",
            "|---|---|---|",
        ]
        texts = LessonTexts(speech, game)
        for lesson in lessons_of(game):
            taught = ", ".join(rules.to(rule, "en", here) for rule in lesson.teaches)
            lines.append(
                f"| `{game} {lesson.number}` {escaped(texts.title(lesson))} | {lesson.minutes} | {taught} |"
            )
    return SitePage(here, "\n".join(lines) + "\n")
