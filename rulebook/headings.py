"""Which words of our own stand on a page of the rulebook, in the reader's language?

The rulebook is read without the application, so they stand here and not among its sentences.
"""

from __future__ import annotations

import msgspec

from rulebook.sections import BASE_LANGUAGE


class Headings(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one language."""

    in_english: str
    """Said where the wording is not in the reader's language."""
    kinds: dict[str, str]
    basis: dict[str, str]
    printed: str
    page: str
    no_page: str
    silent: str
    disputes: str
    judge_note: str
    differ: str
    can_change: str
    use: str
    see_also: str
    program: str
    links: dict[str, str]
    more: str
    why: str
    rests_on: str
    matched: dict[str, str]


_ENGLISH = Headings(
    in_english="",
    kinds={"normative": "normative", "descriptive": "descriptive"},
    basis={
        "stated": "stated in the rules",
        "derived": "derived from stated rules",
        "silent": "not stated in the rules, the ruling is a recommendation",
    },
    printed="Printed",
    page="p.",
    no_page="no page given",
    silent="nothing on this point",
    disputes="Disputes",
    judge_note="Judge note",
    differ="The printings differ",
    can_change="can change a ruling",
    use="use",
    see_also="See also",
    program="In the program",
    links={"decides": "Decided by", "checks": "Checked by", "uses": "Used by"},
    more="and {count} more",
    why="Why",
    rests_on="Rests on",
    matched={kind: kind for kind in ("id", "title", "term", "words", "question", "text")},
)
_BULGARIAN = Headings(
    in_english="Текстът на това правило засега е на английски.",
    kinds={"normative": "правило", "descriptive": "описание"},
    basis={
        "stated": "казано в правилата",
        "derived": "следва от казаното в правилата",
        "silent": "не е казано в правилата, решението е препоръка",
    },
    printed="Отпечатано",
    page="стр.",
    no_page="без посочена страница",
    silent="нищо по този въпрос",
    disputes="Спорове",
    judge_note="Бележка за съдията",
    differ="Изданията се различават",
    can_change="може да промени решение",
    use="важи",
    see_also="Вижте и",
    program="В програмата",
    links={"decides": "Решава се от", "checks": "Проверява се от", "uses": "Ползва се от"},
    more="и още {count}",
    why="Защо",
    rests_on="Опира се на",
    matched={
        "id": "означение",
        "title": "заглавие",
        "term": "термин",
        "words": "търсено като",
        "question": "спор",
        "text": "текст",
    },
)
_POLISH = Headings(
    in_english="Treść tej zasady jest na razie po angielsku.",
    kinds={"normative": "zasada", "descriptive": "opis"},
    basis={
        "stated": "podano w zasadach",
        "derived": "wynika z podanych zasad",
        "silent": "zasady o tym milczą, rozstrzygnięcie jest zaleceniem",
    },
    printed="Wydrukowano",
    page="s.",
    no_page="bez podanej strony",
    silent="nic na ten temat",
    disputes="Spory",
    judge_note="Uwaga dla sędziego",
    differ="Wydania się różnią",
    can_change="może zmienić rozstrzygnięcie",
    use="stosować",
    see_also="Zobacz też",
    program="W programie",
    links={"decides": "Rozstrzyga", "checks": "Sprawdza", "uses": "Używa"},
    more="i jeszcze {count}",
    why="Dlaczego",
    rests_on="Opiera się na",
    matched={
        "id": "oznaczenie",
        "title": "tytuł",
        "term": "pojęcie",
        "words": "szukane jako",
        "question": "spór",
        "text": "treść",
    },
)
_RUSSIAN = Headings(
    in_english="Текст этого правила пока на английском языке.",
    kinds={"normative": "правило", "descriptive": "описание"},
    basis={
        "stated": "сказано в правилах",
        "derived": "следует из сказанного в правилах",
        "silent": "в правилах не сказано, решение – рекомендация",
    },
    printed="Напечатано",
    page="с.",
    no_page="страница не указана",
    silent="об этом ничего",
    disputes="Споры",
    judge_note="Заметка для судьи",
    differ="Издания расходятся",
    can_change="может изменить решение",
    use="применять",
    see_also="См. также",
    program="В программе",
    links={"decides": "Решает", "checks": "Проверяет", "uses": "Использует"},
    more="и ещё {count}",
    why="Почему",
    rests_on="Опирается на",
    matched={
        "id": "обозначение",
        "title": "заголовок",
        "term": "термин",
        "words": "ищут как",
        "question": "спор",
        "text": "текст",
    },
)
HEADINGS = {BASE_LANGUAGE: _ENGLISH, "bg": _BULGARIAN, "pl": _POLISH, "ru": _RUSSIAN}


def headings(language: str | None) -> Headings:
    """The words of a language, English ones where it has none."""
    return HEADINGS.get(language or BASE_LANGUAGE, _ENGLISH)
