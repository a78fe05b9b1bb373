"""Which verbs does a line begin with, and what follows each?

Words are listed by language; the first English one is printed.
"""

from __future__ import annotations

from engine.kernel.grammar import Form, Slot, words
from engine.oriflamme.box import CARDS, DIRECTIONS, SHUFFLED
from engine.oriflamme.notation_acting import CARD, CHOICES, ENDS, VALUE
from engine.oriflamme.notation_acting import FORMS as ACTING

PLACES = words(
    "places; place; lays; lay; lays a card; places a card",
    "слагат; слага; слагам; сложи; слагат карта; слага карта; слагам карта; поставят; поставя;"
    "поставят карта; поставя карта; полагат; полага",
    "kładą; kładzie; kładę; połóż; kładą kartę; kładzie kartę; kładę kartę; wykładają; wykłada;"
    "wykładają kartę; wykłada kartę",
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
    Form("place", PLACES, (UNTOLD, Slot("between", "cards", "between"), FACE), {"where": "between"}),
    Form(
        "pass_planning",
        words(
            "lays nothing; passes",
            "не слагат карта; не слагат; не слага; не слага карта; пас; пасува; пасуват",
            "nie kładą karty; nie kładą; nie kładzie; nie kładzie karty; pas; pasuje; pasują",
            "не кладут карту; не кладут; не кладет; не кладет карту; пас; пасует; пасуют",
        ),
    ),
    *ACTING,
    Form(
        "combine",
        words(
            "combines; combine; borrows",
            "комбинират; комбинира; заемат; заема",
            "kombinują; kombinuje; pożyczają; pożycza",
            "комбинируют; комбинирует; повторяют; повторяет",
        ),
        (
            Slot("card", CARD, "", False, pool="characters"),
            Slot("token", VALUE, "token", False, ("take", "repeat")),
            *CHOICES[:2],
        ),
    ),
    Form(
        "skip",
        words(
            "skips; skip",
            "пропускат; пропуска; пропускам; пропусни; пропускат картата",
            "pomijają; pomija; pomijam; pomiń; pomijają kartę",
            "пропускают; пропускает; пропускают карту; пропускает карту",
        ),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "take_tokens",
        words(
            "takes tokens; take tokens",
            "вземат жетоните; взема жетоните; вдигат жетоните; вдига жетоните; вдигат влиянието",
            "zdejmują żetony; zdejmuje żetony; zdejmują wpływ; zdejmuje wpływ;"
            "zabierają żetony; zabiera żetony",
            "забирают жетоны; забирает жетоны; снимают жетоны; снимает жетоны",
        ),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "set_direction",
        words(
            "turns marker; turn marker",
            "обръщат маркера; обръща маркера",
            "obracają znacznik; obraca znacznik",
            "поворачивают маркер; поворачивает маркер",
        ),
        (Slot("direction", VALUE, "", True, DIRECTIONS),),
    ),
    Form(
        "know_card",
        words("tell; fact", "казваме; казва; факт", "podajemy; podaje; mówi", "это; сообщить"),
        (Slot("card", CARD, pool="unknown"), Slot("name", VALUE, "as", among=CARDS)),
    ),
    Form(
        "know_cards",
        words("tell cards; show", "показват; показва", "pokazują; pokazuje", "показывают; показывает"),
        (
            Slot("seat", "seat"),
            Slot("zone", VALUE, "", True, ("hand", "set_aside")),
            Slot("cards", "values", among=SHUFFLED),
        ),
    ),
    Form(
        "decide",
        words("decide; decides", "решаваме; решава", "postanawiamy; postanawia; decyduje", "решает; решаем"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form(
        "correct",
        words(
            "set; correct", "поправка; поправи; поправя", "poprawka; popraw; poprawia", "исправить; поправка"
        ),
        (Slot("", "correction"),),
    ),
)
