"""Yes, no or it depends: what the questions nearest to one say, unless one is put the other way round."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulebook.content.models import ShortAnswer
from rulebook.text.stems import fold, words

ASKS_FOR_MORE = {
    "en": "how what who whom whose which when where why",
    "bg": """
        как колко колцина какво кой коя кое кои кого кому кога къде защо откъде накъде какъв каква какви чия
        чий чие чии
    """,
    "pl": """
        jak ile ilu co czego czemu czym kto kogo komu kim który która które którą którym której których
        którego którzy kiedy gdzie dlaczego skąd dokąd jaki jaka jakie jaką jakim jakiej jakich jakiego
        czyj czyja czyje
    """,
    "ru": """
        как сколько скольких скольким что чего чему чем кто кого кому кем какой какая какие какое каком какую
        какого каких каким какими который которая которые которое которого когда где куда почему откуда зачем
        чей чья чьи чьё чьих чьей
    """,
}
"""A question that begins with one of these wants more than yes or no."""
OR = frozenset(("or", "или", "albo", "lub"))
NOT = {
    "en": "not no never cannot cant dont doesnt isnt arent wont didnt t",
    "bg": "не няма нямам никога никой нищо",
    "pl": "nie nigdy nikt nic",
    "ru": "не нет нельзя никогда никто ничего",
}
SENTENCE = re.compile(r"(?<=[.?!:;])\s+")
FIRST_WORDS = 2
SURE, SURE_IF_PUT_OTHERWISE = 0.75, 0.95
"""How much of what the nearest questions say has to agree."""
MOSTLY = 0.6


class NearestSay(NamedTuple):
    """What the nearest questions about a rule say: from no (-1) to yes (1), and how many that it depends."""

    sense: float
    depends: float
    negated: bool
    """The nearest of all is put with a not."""


def short_answer(question: str, language: str, nearest: NearestSay) -> ShortAnswer | None:
    """What can be said in a word; nothing where the question asks for more or the nearest disagree."""
    if asks_for_more(question, language):
        return None
    if nearest.depends > MOSTLY:
        return "depends"
    enough = SURE if is_negated(question, language) == nearest.negated else SURE_IF_PUT_OTHERWISE
    if abs(nearest.sense) < enough:
        return None
    return "yes" if nearest.sense > 0 else "no"


def asks_for_more(question: str, language: str) -> bool:
    """Whether it asks who, when or how many, or which of two."""
    more = {fold(word) for word in ASKS_FOR_MORE.get(language, "").split()}
    asked = _asked(question)
    if not OR.isdisjoint(words(asked)):
        return True
    return any(fold(word) in more for clause in asked.split(",") for word in words(clause)[:FIRST_WORDS])


def is_negated(question: str, language: str) -> bool:
    """Whether what is asked at last is put with a not."""
    denied = {fold(word) for word in NOT.get(language, "").split()}
    return sum(fold(word) in denied for word in words(_asked(question))) % 2 == 1


def _asked(question: str) -> str:
    """Its last sentence that ends in a question mark, or its last."""
    sentences = [one for one in SENTENCE.split(question) if one.strip()] or [question]
    return next((one for one in reversed(sentences) if one.rstrip().endswith("?")), sentences[-1])
