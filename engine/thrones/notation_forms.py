"""Which verbs does a line begin with, and what follows each?"""

from __future__ import annotations

from engine.thrones.notation import (
    CARD,
    CARDS,
    CHALLENGE,
    EFFECTS,
    ICONS,
    KEYWORDS,
    NUMBER,
    OCCASIONS,
    OUTCOME,
    PAIRS,
    PILES,
    PLOTS,
    SEAT,
    UNTIL,
    USE,
    Form,
    Slot,
    Words,
)


def words(en: str, bg: str = "", pl: str = "", ru: str = "") -> Words:
    """Words of a form, separated by semicolons in each language."""
    told = {"en": en, "bg": bg, "pl": pl, "ru": ru}
    return {one: tuple(word.strip() for word in text.split(";")) for one, text in told.items() if text}


MILITARY = words(
    "military; military challenge",
    "военен сблъсък; военния сблъсък; сблъсък; военен",
    "wojskowe; wyzwanie wojskowe; wojskowym",
    "битва; битвы; битву; битве",
)
INTRIGUE = words(
    "intrigue; intrigue challenge",
    "интриги; дворцови интриги; интрига",
    "intrygi; wyzwanie intrygi; intryg",
    "интрига; интригу",
)
POWER = words(
    "power; power challenge",
    "борба за власт; борбата за власт; власт",
    "władzy; wyzwanie władzy; władza",
    "дележ власти; дележа власти; власть",
)
KINDS = (("military", MILITARY), ("intrigue", INTRIGUE), ("power", POWER))

PLAYS = words(
    "plays; play",
    "играе; играя; изиграе; изиграва; изигравам",
    "zagrywa; zagrywam; zagra; zagrać",
    "играет; играю; сыграть",
)

FORMS = (
    Form("mulligan", words("mulligan", "мулиган; смяна на ръката; сменя ръката", "mulligan", "")),
    Form("keep_hand", words("keeps; keep; keeps hand", "задържа; запазва", "zatrzymuje; zostawia")),
    Form(
        "place_setup",
        words("places; place; lays", "поставя; поставям", "kładzie; umieszcza; umieszczam"),
        (Slot("cards", CARDS, pool="permanents"), Slot("attach", PAIRS, "attaching", False, pool="hand")),
    ),
    Form(
        "reveal_setup",
        words("turn up; turn up cards", "обърнете картите; обръщат картите", "odkryć karty; odkrywają karty"),
    ),
    Form("refill_hands", words("refill; refills", "допълва; допълват ръцете", "uzupełnia; uzupełnić ręce")),
    Form(
        "draft_pick",
        words("drafts; draft", "набира; набор", "draftuje; draftowanie"),
        (Slot("keep", PLOTS, pool="all_plots"), Slot("pass", PLOTS, "passing", False, pool="all_plots")),
    ),
    Form(
        "build_plot_deck",
        words("builds; plot deck", "тесте със сценарии", "talia fabuły; talię fabuły", "колода замыслов"),
        (Slot("plots", PLOTS, pool="plots"),),
    ),
    Form(
        "reveal_plot",
        words(
            "reveals; reveal",
            "обръща; обръщам; сценарий",
            "odkrywa; odkrywam; odkryć; fabuła",
            "раскрыть; раскрывает; вскрываю",
        ),
        (Slot("plot", "plot", pool="plots"),),
    ),
    Form(
        "determine_initiative",
        words("initiative", "инициатива; инициативата", "inicjatywa; inicjatywę", "инициатива"),
        (Slot("random_result", SEAT, "lot", False),),
    ),
    Form(
        "name_first_player",
        words(
            "first; first player",
            "пръв; първи; пръв играч",
            "pierwszy; pierwszy gracz",
            "первый; первый игрок",
        ),
        (Slot("seat", SEAT),),
    ),
    Form(
        "order_when_revealed",
        words("orders; order", "подрежда", "ustala kolejność"),
        (Slot("order", "ordered", "", False),),
    ),
    Form(
        "draw_phase",
        words(
            "draw; draw phase; draw cards",
            "теглене; теглят; тегли",
            "dobieranie; faza dobierania; dobiera",
            "добор; берут; тянут",
        ),
    ),
    Form(
        "collect_income",
        words(
            "income; collects; collects income", "доход; взема доход", "przychód; pobiera przychód", "доход"
        ),
    ),
    Form(
        "play_card",
        PLAYS,
        (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", False, pool="participants")),
    ),
    Form(
        "play_duplicate",
        words("duplicates; duplicate; dupes; dupe", "двойник; двойника", "duplikat; duplikuje", "дубликат"),
        (Slot("card", CARD, pool="copies"), Slot("host", CARD, "on", False, pool="own")),
    ),
    Form("play_duplicate", PLAYS, (Slot("card", CARD, pool="copies"), Slot("host", CARD, "on", pool="own"))),
    Form(
        "play_event",
        words("event; plays event", "събитие; събитието", "wydarzenie", "событие"),
        (Slot("card", CARD, pool="events"), *USE),
    ),
    Form("play_event", PLAYS, (Slot("card", CARD, pool="events"), *USE)),
    Form(
        "use_ability",
        words(
            "uses; use",
            "използва; използвам; активира",
            "aktywuje; aktywuję; korzysta",
            "применяет; применяю; применить",
        ),
        (Slot("card", CARD, pool="own"), *USE),
    ),
    Form(
        "respond",
        words(
            "responds; respond; reacts; react", "реагира; реакция", "odpowiada; odpowiedź", "отвечает; ответ"
        ),
        (
            Slot("card", CARD, pool="reacting"),
            Slot("to", "value", "to", False, OCCASIONS),
            Slot("of", CARD, "of", False, pool="play"),
            *USE,
        ),
    ),
    Form(
        "resolve_passive",
        words(
            "passive; carries out",
            "пасивна; пасивна функция",
            "pasywna; zdolność pasywna",
            "пассивное свойство",
        ),
        (Slot("card", CARD, pool="own"), Slot("effects", EFFECTS, ":", False)),
    ),
    Form(
        "decline_passive",
        words("refuses; declines passive", "отказва", "odmawia"),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "order_passives",
        words("passives", "пасивни; пасивните функции", "pasywne"),
        (Slot("order", "names"),),
    ),
    Form(
        "pass",
        words(
            "pass; passes",
            "пас; пасува; пасувам",
            "pas; pasuje; pasuję; spasować",
            "пас; пасую; пропустить ход",
        ),
    ),
    Form(
        "save",
        words(
            "saves; save",
            "спасява; спаси; спасявам",
            "ocala; ratuje; ocalam; ocal",
            "спасает; спасти; спасаю",
        ),
        (
            Slot("card", CARD, pool="dying"),
            Slot("with", "means", "with", False, ("duplicate", "effect"), pool="saving"),
        ),
    ),
    Form(
        "decline_saves",
        words("no saves; no save", "без спасяване", "bez ocalenia; nie ocala", "без спасения"),
    ),
    *(Form("declare_challenge", said, CHALLENGE, {"kind": kind}) for kind, said in KINDS),
    Form(
        "assign_stealth",
        words("stealth; assigns", "засада", "skrytość", "скрытность"),
        (Slot("pairs", PAIRS, pool="participants"),),
    ),
    Form(
        "declare_defenders",
        words(
            "defends; defend",
            "защитава; защитавам; отбранява",
            "broni; broni się; bronię się; obrona",
            "защищает; защищаюсь; защищать",
        ),
        (Slot("defenders", CARDS, pool="characters"),),
    ),
    Form(
        "resolve",
        words(
            "resolve; resolves; resolution", "изход; изход от битката", "rozpatrzenie; rozpatrzyć", "разбор"
        ),
    ),
    Form(
        "choose_victims",
        words("victims; victim; loses", "жертви; жертва; загуби", "ofiary; ofiara", "жертвы; жертва"),
        (Slot("cards", CARDS, pool="characters"),),
    ),
    Form(
        "discard_for_claim",
        words(
            "discard; discards",
            "изчиства; изчисти; изчистват",
            "odrzuca; odrzucam; odrzucić",
            "сбросить; сбрасывает",
        ),
        (Slot("count", NUMBER, "", False), Slot("random", "flag", "chosen", False, means=False)),
    ),
    Form(
        "discard_for_claim",
        words(
            "discard; discards",
            "изчиства; изчисти; изчистват",
            "odrzuca; odrzucam; odrzucić",
            "сбросить; сбрасывает",
        ),
        (Slot("cards", CARDS, pool="hands"), Slot("random", "flag", "chosen", False, means=False)),
    ),
    Form(
        "end_turn",
        words(
            "end; ends; end turn; done",
            "край; приключи; приключва; приключих",
            "koniec; kończy; skończyłem",
            "конец; завершить; закончил",
        ),
    ),
    Form(
        "count_dominance",
        words("dominance", "надмощие; надмощието", "dominacja; dominację", "господство"),
        (Slot("winner_also", "bonuses", "also", False),),
    ),
    Form(
        "stand_all",
        words(
            "stand; stand all; standing", "изправяне; изправят", "powstawanie; powstają", "подъем; поднимают"
        ),
    ),
    Form(
        "return_gold",
        words("tax; taxation; taxes", "данъци", "podatki", "налоги; налог"),
        (Slot("skip", "seats", "skip", False),),
    ),
    Form(
        "look_at",
        words("looks; look", "гледа; разглежда", "ogląda; przegląda", "смотрит"),
        (Slot("what", "value", "", True, PILES), Slot("whose", SEAT, "of", False)),
    ),
    Form(
        "apply_effect",
        words("effects; effect", "ефекти; ефект", "efekty; efekt", "эффекты; эффект"),
        (Slot("effects", EFFECTS, ":", False),),
    ),
    Form(
        "apply_effect",
        words("effects; effect", "ефекти; ефект", "efekty; efekt", "эффекты; эффект"),
        (Slot("effects", EFFECTS),),
    ),
    Form(
        "decide",
        words("decide; decides; rule that", "решава; решаваме", "ustala; ustalamy"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form("correct", words("set; correct", "поправя; поправка", "popraw; ustaw"), (Slot("", "correction"),)),
    Form(
        "know_value",
        words("tell; fact", "кажи; факт", "powiedz; fakt"),
        (Slot("card", CARD, pool="play"), Slot("", "told")),
    ),
    Form(
        "know_plot",
        words("tell; fact", "кажи; факт", "powiedz; fakt"),
        (Slot("seat", SEAT), Slot("", "told")),
    ),
    Form(
        "know_card",
        words("show; shows", "показва; покажи", "pokazuje; pokaż", "показывает"),
        (Slot("", "shown"),),
    ),
    Form(
        "outcome",
        words("won; wins", "печели; спечели", "wygrywa; wygrał", "побеждает; одолел"),
        (Slot("kind", "value", "", True, ICONS), *OUTCOME),
        {"won": True},
    ),
    Form(
        "outcome",
        words("lost; loses", "губи; загуби; изгуби", "przegrywa; przegrał", "проиграл; проигрывает"),
        (Slot("kind", "value", "", True, ICONS), *OUTCOME),
        {"won": False},
    ),
    Form(
        "outcome",
        words("unopposed", "без съпротива", "niebronione", "непринятый"),
        (Slot("kind", "value", "", True, ICONS), *OUTCOME),
        {"won": True, "unopposed": True},
    ),
)

TARGET = Slot("target", CARD, pool="play")

EFFECT_FORMS = (
    Form(
        "kill",
        words("kill; kills", "унищожава; унищожи; убива", "zabija; zabić", "убить; убивает"),
        (Slot("target", CARD, pool="participants"),),
    ),
    Form(
        "discard", words("discard; discards", "изчиства; изчисти", "odrzuca; odrzucić", "сбросить"), (TARGET,)
    ),
    Form("return_to_hand", words("to hand; return to hand", "в ръката", "na rękę", "в руку"), (TARGET,)),
    Form("return_to_deck", words("to deck; return to deck", "в тестето", "na talię", "в колоду"), (TARGET,)),
    Form(
        "remove_from_game",
        words("remove; remove from game", "извън играта", "usuń z gry"),
        (Slot("target", CARD),),
    ),
    Form(
        "remove_from_challenge",
        words("withdraw; remove from challenge", "извън предизвикателството", "poza wyzwaniem"),
        (Slot("target", CARD, pool="participants"),),
    ),
    Form(
        "kneel", words("kneel; kneels", "скланя; склони", "klęka; uklęknij", "склонить; склоняет"), (TARGET,)
    ),
    Form(
        "stand",
        words("stand; stands", "изправя; изправи", "powstaje; wstaje", "поднять; поднимает"),
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
    Form(
        "gain_keyword",
        words("gains; gain", "получава", "zyskuje", "получает"),
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
        words("hand discard; discard from hand", "изчиства от ръката", "odrzuca z ręki", "сбросить с руки"),
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
        words("discard attachment", "изчиства приложение", "odrzuca dodatek", "сбросить довесок"),
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
        words("attach; attaches", "прикрепя; прикрепи", "dołącza; dołączyć", "прикрепить"),
        (Slot("target", CARD), Slot("host", CARD, "on", pool="participants")),
    ),
    Form(
        "put_into_play",
        words("put into play; put", "вкарва в игра", "wprowadza do gry", "вводит в игру"),
        (Slot("target", CARD),),
    ),
    Form("if_win", words("if win", "при победа", "jeśli wygra", "если победит"), (Slot("effects", "group"),)),
)

LEADS = {
    "on": words("on; to", "на; върху; към", "na; do", "на"),
    "with": words("with; by", "с; със; чрез", "z; ze", "с"),
    "against": words("against; versus", "срещу; против", "przeciw; przeciwko", "против"),
    "stealth": words("stealth", "засада", "skrytość", "скрытность"),
    "pay": words("pay; paying; pays", "плаща; срещу заплащане", "płaci", "платит"),
    "kneeling": words("kneeling", "скланяйки; скланя", "klękając; klęka", "склоняя"),
    "wants": words("wants", "иска", "wymaga"),
    "participant": words("participant", "участник", "uczestnik"),
    "to": words("to", "на", "na; do", "на"),
    "of": words("of", "на", "od", "от"),
    "from": words("from", "от", "od", "от"),
    "attaching": words("attaching", "прикрепя", "dołącza"),
    "passing": words("passes; passing", "предава", "przekazuje"),
    "lot": words("lot", "жребий", "los; losowo", "жребий"),
    "until": words("until", "до", "do", "до"),
    "chosen": words("chosen", "избрани; избрана", "wybrane; wybrana"),
    "also": words("also", "също", "także"),
    "skip": words("skip", "без", "bez"),
    "duplicate_of": words("duplicate of", "двойник на", "duplikat"),
    "unopposed": words("unopposed", "без съпротива", "niebronione; bez obrony", "непринятый"),
    "claim": words("claim", "удар", "zmagania; zmagań", "намерение"),
    "killed": words(
        "killed; kills",
        "унищожен; унищожени; унищожена; убит",
        "zabity; zabita; zabite; zabił",
        "убит; убита; убиты",
    ),
    "discarded": words(
        "discarded; discards",
        "изчистен; изчистени; изчистена",
        "odrzucony; odrzucona; odrzucone",
        "сброшен; сброшены",
    ),
    "as_told": words("as told", "както е казано", "jak powiedziano", "как сказано"),
    "because": words("because", "защото", "ponieważ; bo", "потому что"),
    "as": words("as", "като", "jako", "как"),
    ":": {"en": (":",)},
}

VALUES = {
    **dict(KINDS),
    "challenge": words(
        "challenge; end of challenge", "предизвикателство", "wyzwanie; końca wyzwania", "вызов"
    ),
    "phase": words("phase; end of phase", "фаза", "faza; końca fazy", "фаза"),
    "round": words("round; end of round", "рунд", "runda; końca rundy", "раунд"),
    "dead_pile": words("dead pile", "унищожени карти", "stos martwych", "кладбище"),
    "discard_pile": words("discard pile", "изчистени карти", "stos kart odrzuconych", "сброс"),
    "draw_deck": words("draw deck; deck", "тесте за теглене", "talia dobierania", "колода"),
    "challenge_result": words("result; challenge result", "изход", "wynik"),
    "declared_defender": words("defender; declared defender", "защитник", "obrońca", "защитник"),
    "played": words("played", "изиграна", "zagrana"),
    "duplicate": words("duplicate; dupe", "двойник", "duplikat; duplikatem", "дубликат"),
    "effect": words("effect", "ефект", "efekt; efektem", "эффект"),
    "deadly": words("deadly", "смъртоносен"),
    "limited": words("limited", "ограничение", "ograniczenie", "ограниченность"),
    "no_attachments": words("no attachments"),
    "renown": words("renown", "прослава", "sława", "слава"),
    "stealth": words("stealth", "засада", "skrytość", "скрытность"),
    "yes": words("yes; true", "да", "tak", "да"),
    "no": words("no; false", "не", "nie", "нет"),
    "none": words(
        "none; nobody; nothing", "никой; нищо; никого", "nikt; nic; nikogo", "никто; ничего; никого"
    ),
    "unknown": words("unknown", "неизвестно", "nieznane", "неизвестно"),
    "hand": words("hand", "ръка; ръката", "ręka; ręki", "рука; руки"),
    "deck": words("deck", "тесте; тестето", "talia", "колода"),
    "discard": words("discard", "изчистени", "odrzucone", "сброс"),
}

HOUSES = {
    "stark": words("Stark", "Старк; домът Старк", "Stark; Starków; Starkowie", "Старк; Старки"),
    "lannister": words(
        "Lannister",
        "Ланистър; домът Ланистър",
        "Lannister; Lannisterów; Lannisterowie",
        "Ланнистер; Ланнистеры",
    ),
}
