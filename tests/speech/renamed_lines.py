"""Lines in which a card is called by a name that nobody at the table knows."""

from __future__ import annotations

import random

from referee.notation.own_words.explanations.told_by_move import every_value
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.known_names import CARD
from referee.notation.parser.line_readings import TypedLine
from referee.session.session import Session
from tests.speech.other_lines import OtherLine

UNKNOWN = {
    "en": ("Oswin", "Hargrave", "Brunhild", "Tamsin", "Wilfred", "Edwina"),
    "bg": ("Тихомир", "Станимира", "Пенчо", "Рангел", "Цветана", "Гроздан"),
    "pl": ("Mścisław", "Bogna", "Zbyszko", "Dobrochna", "Ziemowit", "Jagna"),
    "ru": ("Евлампий", "Глафира", "Прохор", "Аксинья", "Никодим", "Пелагея"),
}
"""Names that no card bears."""


def with_unknown_name(one: OtherLine, table: Session, drawn: random.Random) -> str:
    """The line with another name for a card that its move names; nothing, where it names none just once."""
    spoken = SpokenLine(TypedLine(one.line, table, language=one.language))
    meant = {value for value in every_value(one.meant) if isinstance(value, str)}
    named = [
        sense
        for some in spoken.said_senses
        for sense in some
        if sense.what == CARD and not sense.cost and meant & set(sense.ids)
    ]
    ids = [id_ for sense in named for id_ in sense.ids]
    once = [sense for sense in named if all(ids.count(id_) == 1 for id_ in sense.ids)]
    if not one.complete or not once:
        return ""
    sense, name = drawn.choice(once), drawn.choice(UNKNOWN[one.language])
    start, end = spoken.words[sense.start].start, spoken.words[sense.end - 1].end
    return one.line[:start] + (name.lower() if drawn.random() < 0.5 else name) + one.line[end:]
