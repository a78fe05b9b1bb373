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
    links: dict[str, str]
    why: str
    rests_on: str
    matched: dict[str, str]
    related_from: str
    nothing_found: str
    no_answer: str
    nearest_rules: str
    which_rule: str
    no_rule: str
    no_game: str
    nothing_in_file: str


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
    links={"decides": "Decided by", "checks": "Checked by", "uses": "Used by"},
    why="Why",
    rests_on="Rests on",
    matched={
        "id": "id",
        "title": "title",
        "term": "term",
        "words": "words",
        "question": "question",
        "ruling": "ruling",
        "text": "text",
        "about": "about",
    },
    related_from="Pointed to by",
    nothing_found="nothing was found for '{words}'; try the word printed on the card, or a single word",
    no_answer="no rule of these games answers that",
    nearest_rules="The nearest rules:",
    which_rule="say which rule, for example: referee rule hbo.challenge.unopposed",
    no_rule="there is no rule '{rule}'; the nearest ids are {nearest}",
    no_game="there is no game '{game}'; the games are {games}",
    nothing_in_file="no rule is named in '{path}'; give the path from the top of the project",
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
    links={"decides": "Решава се от", "checks": "Проверява се от", "uses": "Ползва се от"},
    why="Защо",
    rests_on="Опира се на",
    matched={
        "id": "означение",
        "title": "заглавие",
        "term": "термин",
        "words": "търсено като",
        "question": "спор",
        "ruling": "решение на спор",
        "text": "текст",
        "about": "отнася се за",
    },
    related_from="Сочат насам",
    nothing_found="няма нищо за „{words}“; опитайте с думата от картата или само с една дума",
    no_answer="никое правило на тези игри не отговаря на това",
    nearest_rules="Най-близките правила:",
    which_rule="кажете кое правило, например: referee rule hbo.challenge.unopposed",
    no_rule="няма правило „{rule}“; най-близките означения са {nearest}",
    no_game="няма игра „{game}“; игрите са {games}",
    nothing_in_file="в „{path}“ не е посочено правило; дайте пътя от началото на проекта",
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
    links={"decides": "Rozstrzyga", "checks": "Sprawdza", "uses": "Używa"},
    why="Dlaczego",
    rests_on="Opiera się na",
    matched={
        "id": "oznaczenie",
        "title": "tytuł",
        "term": "pojęcie",
        "words": "szukane jako",
        "question": "spór",
        "ruling": "rozstrzygnięcie sporu",
        "text": "treść",
        "about": "dotyczy",
    },
    related_from="Odsyłają tu",
    nothing_found="nic nie znaleziono dla „{words}”; spróbuj słowa z karty albo jednego słowa",
    no_answer="żadna zasada tych gier na to nie odpowiada",
    nearest_rules="Najbliższe zasady:",
    which_rule="podaj zasadę, na przykład: referee rule hbo.challenge.unopposed",
    no_rule="nie ma zasady „{rule}”; najbliższe oznaczenia to {nearest}",
    no_game="nie ma gry „{game}”; gry to {games}",
    nothing_in_file="w „{path}” nie wymieniono żadnej zasady; podaj ścieżkę od początku projektu",
)
_RUSSIAN = Headings(
    in_english="Текст этого правила пока на английском языке.",
    kinds={"normative": "правило", "descriptive": "описание"},
    basis={
        "stated": "сказано в правилах",
        "derived": "следует из сказанного в правилах",
        "silent": "в правилах не сказано, решение — рекомендация",
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
    links={"decides": "Решает", "checks": "Проверяет", "uses": "Использует"},
    why="Почему",
    rests_on="Опирается на",
    matched={
        "id": "обозначение",
        "title": "заголовок",
        "term": "термин",
        "words": "ищут как",
        "question": "спор",
        "ruling": "решение спора",
        "text": "текст",
        "about": "относится к",
    },
    related_from="Сюда ссылаются",
    nothing_found="по запросу «{words}» ничего не найдено; попробуйте слово с карты или одно слово",
    no_answer="ни одно правило этих игр на это не отвечает",
    nearest_rules="Ближайшие правила:",
    which_rule="назовите правило, например: referee rule hbo.challenge.unopposed",
    no_rule="правила «{rule}» нет; ближайшие обозначения: {nearest}",
    no_game="игры «{game}» нет; есть игры: {games}",
    nothing_in_file="в «{path}» не названо ни одного правила; укажите путь от начала проекта",
)
HEADINGS = {BASE_LANGUAGE: _ENGLISH, "bg": _BULGARIAN, "pl": _POLISH, "ru": _RUSSIAN}


def headings(language: str | None) -> Headings:
    """The words of a language, English ones where it has none."""
    return HEADINGS.get(language or BASE_LANGUAGE, _ENGLISH)
