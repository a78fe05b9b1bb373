"""Which verbs does a line begin with, and what follows each?

Words are listed by language; the first English one is printed.
"""

from __future__ import annotations

from engine.kernel.grammar import Form, Slot, Words
from engine.kernel.grammar import words as in_four
from engine.oriflamme.box import CARDS, DIRECTIONS, FAMILIES, SHUFFLED

CARD, CARDS_, VALUE, FLAG = "card", "cards", "value", "flag"


def words(en: str, ru: str = "") -> Words:
    """Words of a form; the booklet is printed in one language only."""
    return in_four(en, "", "", ru)


ENDS = ("left", "right")
CHOICES = (
    Slot("target", CARD, "against", False),
    Slot("target_shows", VALUE, "showing", False, CARDS),
    Slot("substitute", VALUE, "substitute", False, ("none", "discard", "set_aside")),
    Slot("bribe", CARD, "bribing", False, pool="strangers"),
    Slot("twin.where", VALUE, "twin", False, (*ENDS, "on", "between")),
    Slot("twin.on", CARD, "upon", False, pool="own"),
    Slot("twin.between", CARDS_, "between", False),
)
PLACES = words(
    "places; place; lays; lay; lays a card; places a card",
    "кладут; кладет; выкладывают; выкладывает; положить; кладу; кладет карту; кладут карту; кладу карту;"
    "выкладывают карту; выкладывает карту",
)
FACE = Slot("face", VALUE, "face", False, ("up", "down"))
UNTOLD = Slot("card", VALUE, "", False, (*SHUFFLED, "twin"))

FORMS = (
    Form(
        "place",
        PLACES,
        (UNTOLD, Slot("where", VALUE, "", True, ENDS), Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form("place", PLACES, (UNTOLD, Slot("on", CARD, "on", pool="own"), FACE), {"where": "on"}),
    Form("place", PLACES, (UNTOLD, Slot("between", CARDS_, "between"), FACE), {"where": "between"}),
    Form(
        "pass_planning",
        words(
            "lays nothing; passes",
            "не кладут карту; не кладут; не кладет; не кладет карту; пас; пасует; пасуют",
        ),
    ),
    Form(
        "keep",
        words(
            "keeps; keep; leaves; leave",
            "оставляют; оставляет; оставить; оставляю; оставляет карту; оставляют карту",
        ),
        (Slot("card", CARD, pool="closed"),),
    ),
    Form(
        "activate",
        words(
            "activates; activate; opens; open",
            "открывают; открывает; активируют; активирует; вскрывает; вскрывают; открыть; открывают карту;"
            "открывает карту; активируют карту",
        ),
        (
            Slot("card", CARD, pool="closed"),
            Slot("shows", VALUE, "as", False, CARDS),
            *CHOICES,
            Slot("step_by_step", FLAG, "step_by_step", False, means=True),
        ),
    ),
    Form(
        "resolve",
        words(
            "applies; apply; resolves; resolve",
            "применяют; применяет; применить; применяю; применяет карту; применяют карту",
        ),
        (Slot("card", CARD, pool="open"), *CHOICES),
    ),
    Form(
        "combine",
        words("combines; combine; borrows", "комбинируют; комбинирует; повторяют; повторяет"),
        (
            Slot("card", CARD, "", False, pool="characters"),
            Slot("token", VALUE, "token", False, ("take", "repeat")),
            *CHOICES[:2],
        ),
    ),
    Form(
        "skip",
        words("skips; skip", "пропускают; пропускает; пропускают карту; пропускает карту"),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "take_tokens",
        words(
            "takes tokens; take tokens", "забирают жетоны; забирает жетоны; снимают жетоны; снимает жетоны"
        ),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "set_direction",
        words("turns marker; turn marker", "поворачивают маркер; поворачивает маркер"),
        (Slot("direction", VALUE, "", True, DIRECTIONS),),
    ),
    Form(
        "know_card",
        words("tell; fact", "это; сообщить"),
        (Slot("card", CARD, pool="unknown"), Slot("name", VALUE, "as", among=CARDS)),
    ),
    Form(
        "know_cards",
        words("tell cards; show", "показывают; показывает"),
        (Slot("seat", "seat"), Slot("zone", VALUE, "", True, ("hand", "set_aside")), Slot("cards", "names")),
    ),
    Form(
        "decide",
        words("decide; decides", "решает; решаем"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form("correct", words("set; correct", "исправить; поправка"), (Slot("", "correction"),)),
)

LEADS = {
    "on": words("on", "на; поверх"),
    "upon": words("upon", "поверх"),
    "between": words("between", "между"),
    "face": words("face", "лицом"),
    "as": words("as", "как"),
    "against": words("against", "против"),
    "showing": words("showing", "там"),
    "substitute": words("substitute", "замена"),
    "bribing": words("bribing", "подкупая"),
    "twin": words("twin", "близнец"),
    "token": words("token", "жетон"),
    "step_by_step": words("stepwise; step by", "по шагам; пошагово"),
    "because": words("because", "потому что"),
    "and": words("and", "и"),
}

VALUES = {
    "left": words("left; at the left end", "к левому краю; слева; влево; в начало ряда; в начало"),
    "right": words("right; at the right end", "к правому краю; справа; вправо; в конец ряда; в конец"),
    "on": words("on", "на"),
    "between": words("between", "между"),
    "up": words("up", "вверх"),
    "down": words("down", "вниз"),
    "prince": words("prince", "принц; принца"),
    "twin": words("twin", "близнец; близнеца"),
    "schemer": words("schemer", "интриганка; интриганку; интриганки"),
    "queen": words("queen", "королева; королеву; королевы"),
    "cutthroat": words("cutthroat", "головорез; головореза"),
    "apothecary": words("apothecary", "аптекарь; аптекаря"),
    "felon": words("felon", "преступник; преступника"),
    "replacement": words("replacement", "подмена; подмену; подмены"),
    "bribe": words("bribe", "подкуп"),
    "combination": words("combination", "комбинация; комбинацию; комбинации"),
    "trap": words("trap", "ловушка; ловушку; ловушки"),
    "discard": words("discard", "сброс; из сброса"),
    "set_aside": words("set aside", "отложенные; из отложенных"),
    "hand": words("hand", "рука; руки"),
    "none": words("none; nobody; nothing", "никто; ничего; никого"),
    "take": words("take", "забрать"),
    "repeat": words("repeat", "повторить"),
    "left_to_right": words("left to right", "слева направо"),
    "right_to_left": words("right to left", "справа налево"),
    "yes": words("yes; true", "да"),
    "no": words("no; false", "нет"),
    "unknown": words("unknown", "неизвестно"),
}

HOUSES = dict(
    zip(
        FAMILIES,
        (
            words("red", "красные; красный; красная; красных; красную"),
            words("blue", "синие; синий; синяя; синих; синюю"),
            words("green", "зелёные; зеленый; зеленая; зеленых; зеленую"),
            words("yellow", "жёлтые; желтый; желтая; желтых; желтую"),
            words("black", "чёрные; черный; черная; черных; черную"),
        ),
        strict=True,
    )
)
