"""What may be left of a Bulgarian word without article, number, gender and the endings of its verb?

Snowball has no Bulgarian. Endings are ambiguous ('карта' ends like an article, 'намерения' like an
adjective), so a word may have several stems, and two words meet when they share one: 'двойниците' and
'двойник', 'защитава' and 'защитят', 'военния' and 'военен'.
"""

from __future__ import annotations

from collections.abc import Iterator

SHORTEST_STEM = 3
ARTICLES = (("ият", "ия"), ("ът", ""), ("ят", "й"), ("та", ""), ("то", ""), ("те", ""))
SHORTEST_WITHOUT_ARTICLE = 4
"""'карта' and 'злато' are words without an article."""
LONG_PLURALS = ("овете", "ове", "еве", "ища", "ище")
OF_VERBS = (
    ("вайки", "ващи", "вали", "ване", "вам", "ваш", "ват", "вал", "ва"),
    ("хме", "хте", "ейки", "айки", "аме", "яме", "им", "ем", "иш", "еш", "аш", "яш", "ат", "ят", "ам", "ям"),
)
OF_ADJECTIVES = ("ения", "ната", "ното", "ните", "ния", "ени", "ено", "ена", "ни", "на", "но", "ен")
VOWELS = "аяоеиуюй"
CHANGED_BACK = {"ц": "к", "з": "г"}
"""What stands before the plural's 'и': сблъсък, сблъсъци; залог, залози."""


def bulgarian_stems(word: str) -> frozenset[str]:
    """Its stems, each at least three letters long."""
    return frozenset(stem for form in _without_article(word) for stem in _of_form(form))


def _without_article(word: str) -> Iterator[str]:
    yield word
    for article, instead in ARTICLES:
        shorter = word.removesuffix(article) + instead
        if word.endswith(article) and len(shorter) >= SHORTEST_WITHOUT_ARTICLE:
            yield shorter
            return


def _of_form(word: str) -> Iterator[str]:
    plural = _without(word, LONG_PLURALS)
    if plural != word:
        yield plural
        return
    verb = word
    for endings in OF_VERBS:
        verb = _without(verb, endings)
    yield _bare(verb)
    adjective = _without(word, OF_ADJECTIVES)
    if adjective != word:
        yield _bare(adjective)


def _bare(word: str) -> str:
    """Without the vowels at its end; a consonant that the plural had changed is changed back."""
    stem = word
    while len(stem) > SHORTEST_STEM and stem[-1] in VOWELS:
        stem = stem[:-1]
    if stem != word and word[len(stem)] == "и" and stem[-1] in CHANGED_BACK and len(stem) > SHORTEST_STEM:
        return stem[:-1] + CHANGED_BACK[stem[-1]]
    return stem


def _without(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word.removesuffix(ending)
    return word
