"""How is each thing a card can do written?"""

from __future__ import annotations

from engine.kernel.grammar import Form, Slot, words
from engine.thrones.notation import CARD, ICONS, KEYWORDS, NUMBER, SEAT, UNTIL

TARGET = Slot("target", CARD, pool="play")

EFFECT_FORMS = (
    Form(
        "kill",
        words("kill; kills", "унищожава; унищожи; убива", "zabija; zabić", "убивает; убить"),
        (Slot("target", CARD, pool="participants"),),
    ),
    Form(
        "discard",
        words("discard; discards", "изчиства; изчисти", "odrzuca; odrzucić", "сбрасывает; сбросить"),
        (TARGET,),
    ),
    Form("return_to_hand", words("to hand; return to hand", "в ръката", "na rękę", "в руку"), (TARGET,)),
    Form("return_to_deck", words("to deck; return to deck", "в тестето", "na talię", "в колоду"), (TARGET,)),
    Form(
        "remove_from_game",
        words(
            "remove; remove from game",
            "извън играта",
            "usuwa z gry; usuń z gry",
            "выводит из игры; вывести из игры",
        ),
        (Slot("target", CARD),),
    ),
    Form(
        "remove_from_challenge",
        words(
            "withdraw; remove from challenge",
            "извън предизвикателството",
            "poza wyzwaniem",
            "выводит из вызова; вывести из вызова",
        ),
        (Slot("target", CARD, pool="participants"),),
    ),
    Form(
        "kneel", words("kneel; kneels", "скланя; склони", "klęka; uklęknij", "склоняет; склонить"), (TARGET,)
    ),
    Form(
        "stand",
        words("stand; stands", "изправя; изправи", "powstaje; wstaje", "поднимает; поднять"),
        (TARGET,),
    ),
    Form(
        "strength",
        words("strength", "сила", "siła", "сила; сил"),
        (
            Slot("amount", "signed"),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form(
        "strength",
        {},
        (
            Slot("amount", "signed"),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    *(
        Form(
            "strength",
            {},
            (
                Slot("target", CARD, pool="participants"),
                Slot("amount", "signed", lead),
                Slot("until", "value", "until", False, UNTIL),
            ),
        )
        for lead in ("", "strength")
    ),
    Form(
        "gain_keyword",
        words("gains; gain", "получава", "zyskuje", "получает"),
        (Slot("keyword", "value", "", True, KEYWORDS), TARGET, Slot("until", "value", "until", False, UNTIL)),
    ),
    Form(
        "lose_keyword",
        words("loses; lose", "губи", "traci", "теряет"),
        (Slot("keyword", "value", "", True, KEYWORDS), TARGET, Slot("until", "value", "until", False, UNTIL)),
    ),
    Form(
        "gain_icon",
        words("gains icon; gain icon", "получава символ", "zyskuje symbol", "получает знак"),
        (
            Slot("icon", "value", "", True, ICONS),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form(
        "lose_icon",
        words("loses icon; lose icon", "губи символ", "traci symbol", "теряет знак"),
        (
            Slot("icon", "value", "", True, ICONS),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form(
        "draw",
        words("draw; draws", "тегли; теглят", "dobiera; dobierają", "берет; тянет"),
        (Slot("seats", "seats"), Slot("amount", NUMBER)),
    ),
    Form(
        "search_to_hand",
        words("search; takes from deck", "търси", "szuka", "ищет"),
        (Slot("seat", SEAT), Slot("amount", NUMBER)),
    ),
    Form(
        "discard_from_hand",
        words(
            "hand discard; discard from hand; discards from hand",
            "изчиства от ръката",
            "odrzuca z ręki",
            "сбрасывает с руки; сбросить с руки",
        ),
        (Slot("seat", SEAT), Slot("amount", NUMBER)),
    ),
    Form(
        "gain_power", words("power; gain power", "власт", "władza", "власть"), (Slot("amounts", "amounts"),)
    ),
    Form(
        "gain_power_on_card",
        words("power on; power-on", "власт върху", "władza na", "власть на"),
        (TARGET, Slot("amount", NUMBER)),
    ),
    Form(
        "gain_gold", words("gold", "злато", "złoto", "золото"), (Slot("seat", SEAT), Slot("amount", "signed"))
    ),
    Form(
        "take_control",
        words("control; controls", "контрол; контрол над", "kontrola; przejmuje", "контроль"),
        (TARGET, Slot("to", SEAT)),
    ),
    Form(
        "discard_attachment",
        words(
            "discard attachment",
            "изчиства приложение",
            "odrzuca dodatek",
            "сбрасывает довесок; сбросить довесок",
        ),
        (
            Slot("target", CARD, "", False, pool="attachments"),
            Slot("duplicate_of", CARD, "duplicate_of", False, pool="play"),
        ),
    ),
    Form(
        "steal_gold",
        words("steal; steals", "краде", "kradnie", "крадет"),
        (Slot("amount", NUMBER), Slot("from", SEAT, "from"), Slot("to", SEAT, "to")),
    ),
    Form(
        "attach",
        words("attach; attaches", "прикрепя; прикрепи", "dołącza; dołączyć", "прикрепляет; прикрепить"),
        (Slot("target", CARD), Slot("host", CARD, "on", pool="participants")),
    ),
    Form(
        "put_into_play",
        words(
            "put into play; put; puts into play; puts", "вкарва в игра", "wprowadza do gry", "вводит в игру"
        ),
        (Slot("target", CARD),),
    ),
    Form("if_win", words("if win", "при победа", "jeśli wygra", "если победит"), (Slot("effects", "group"),)),
)
