"""Which verbs does a line begin with, and what follows each?"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.grammar import Form, Slot, words
from engine.thrones.notation import (
    BESIDES,
    BY_MEANS,
    CARD,
    CARDS,
    CHALLENGES,
    DEFENCES,
    EFFECTS,
    ICONS,
    NAMED_TARGET,
    NUMBER,
    OCCASIONS,
    OUTCOME,
    PAIRS,
    PILES,
    PLOTS,
    SEAT,
    TARGET_FIRST,
    USE,
)
from engine.thrones.notation_words import KINDS

PLAYS = words(
    "plays; play",
    "играе; играя; изиграе; изиграва; изигравам",
    "zagrywa; zagrywam; zagra; zagrać",
    "играет; играю; сыграть; разыгрывает; разыгрываю; разыграть",
)

ATTACKS = words(
    "attacks; attack; challenges; declares",
    "напада; нападам; атакува; предизвиква; отправя; отправя предизвикателство; обявява",
    "atakuje; atakuję; rzuca; rzuca wyzwanie; wyzywa; ogłasza",
    "нападает; атакует; атакую; бросает вызов; бросает; объявляет",
)
KIND = Slot("kind", "value", "", True, ICONS)
DEFENDS = words(
    "defends; defend; defends with; defend with",
    "защитници; се защитава; защитава се; се отбранява; отбранява се; обявява защитници; защитава;"
    "защитавам; отбранява; брани",
    "obrońcy; broni się; się broni; deklaruje obrońców; broni; bronię się; obrona",
    "защитники; защищается; обороняется; назначает защитников; защищает; защищаюсь; защищать",
)

KEEPS = words("keeps; keep", "задържа; запазва", "zatrzymuje; zachowuje", "оставляет")
DRAFTED = (
    Slot("keep", PLOTS, "", False, pool="dealt"),
    Slot("pass", PLOTS, "passing", False, pool="dealt"),
)
"""What is kept in a draft is secret: it need not be named."""
TELLS = words("tell; fact", "кажи; факт", "powiedz; fakt", "сообщить; факт")

TELLING = ("claim", "killed", "discarded", "discard_count", "unopposed", "defenders")
"""What is told of a challenge that is over: a line with one of these mirrors the whole of it."""

FORMS = (
    Form(
        "mulligan",
        words(
            "mulligan",
            "сменя ръката; смяна на ръката; сменя ръката си; сменя началната си ръка; мулиган",
            "bierze mulligan; mulligan; bierze mulligana; korzysta z mulligana",
            "меняет руку; меняет исходную руку; пересдача",
        ),
    ),
    Form(
        "keep_hand",
        words(
            "keeps; keep; keeps hand; keep hand; keeps the hand",
            "запазва ръката; запазва; запазва ръката си; задържа; задържа ръката; задържа ръката си",
            "zachowuje rękę; zachowuje; zatrzymuje; zostawia; zatrzymuje rękę; zostawia rękę",
            "оставляет руку; оставляет; оставляет исходную руку; сохраняет руку",
        ),
    ),
    Form(
        "place_setup",
        words(
            "places; place; lays",
            "поставя; поставям; начални карти",
            "kładzie; umieszcza; umieszczam; umieszcza w grze; wykłada; karty przygotowawcze",
            "выкладывает; кладёт; выложить; исходные карты",
        ),
        (Slot("cards", CARDS, pool="permanents"), Slot("attach", PAIRS, "attaching", False, pool="hand")),
    ),
    Form(
        "place_setup",
        words(
            "places nothing; lays nothing; places no cards",
            "не поставя нищо; нищо не поставя; не поставя карти",
            "nie kładzie nic; nic nie kładzie; nie umieszcza nic; nie kładzie kart",
            "не выкладывает ничего; ничего не выкладывает; не кладёт ничего; не выкладывает карт",
        ),
        (),
        {"cards": []},
    ),
    Form(
        "reveal_setup",
        words(
            "turn up; turn up cards",
            "обръщат картите; обърнете картите",
            "odkrywają karty; odkryć karty",
            "вскрывают карты; открывают карты; вскрыть карты",
        ),
    ),
    Form(
        "refill_hands",
        words(
            "refill; refills",
            "допълва; допълват ръцете",
            "uzupełnia; uzupełnić ręce",
            "добирает до семи; добирают руку",
        ),
    ),
    Form(
        "draft_pick",
        words(
            "drafts; draft; keeps a plot; keeps one plot",
            "набира; набор; запазва сценарий; запазва един сценарий",
            "draftuje; draftowanie; zachowuje fabułę; zachowuje jedną fabułę",
            "оставляет замысел; оставляет один замысел",
        ),
        DRAFTED,
    ),
    Form("draft_pick", KEEPS, DRAFTED, far=1),
    Form(
        "build_plot_deck",
        words(
            "builds; plot deck; plots; builds a plot deck; chooses plots",
            "тесте със сценарии; сценарии; избира сценарии",
            "talia fabuły; talię fabuły; fabuły; wybiera fabuły; wybiera talię fabuły",
            "колода замыслов; колоду замыслов; замыслы; выбирает замыслы; выбирает колоду замыслов",
        ),
        (Slot("plots", PLOTS, "", False, pool="plots"),),
    ),
    Form(
        "reveal_plot",
        words(
            "reveals; reveal",
            "обръща; обръщам; обръща сценария; обръща сценарий; сценарий",
            "odkrywa; odkrywam; odkryć; odkrywa fabułę; fabuła",
            "раскрывает; раскрывает замысел; вскрывает; вскрываю; открывает; раскрыть; замысел",
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
            "избира стартов играч; стартов играч; пръв; първи; пръв играч",
            "wybiera pierwszego gracza; pierwszy gracz; pierwszy; pierwszym graczem jest",
            "выбирает первого игрока; первый игрок; первый; первым игроком; выбирает первым игроком",
        ),
        (Slot("seat", SEAT),),
    ),
    Form(
        "name_first_player",
        words(
            "first; is first; is first player; is the first player; goes first",
            "пръв; е пръв; е първи; е стартов играч; започва",
            "pierwszy; zaczyna; jest pierwszy; jest pierwszym graczem",
            "первый; ходит первым; будет первым; начинает",
        ),
        far=1,
    ),
    Form(
        "order_when_revealed",
        words("orders; order", "подрежда", "ustala kolejność", "упорядочивает; порядок"),
        (Slot("order", "ordered", "", False),),
    ),
    Form(
        "draw_phase",
        words(
            "draw; draw phase; draw cards; draws; draws cards",
            "теглят карти; теглене; теглят; тегли; теглят по две карти",
            "dobierają karty; dobieranie; faza dobierania; dobiera; dobierają po dwie karty",
            "берут карты; добор; берут; тянут; берут по две карты",
        ),
    ),
    Form(
        "collect_income",
        words(
            "income; collects; collects income",
            "взема дохода; взема дохода си; взема доход; доход",
            "pobiera przychód; przychód",
            "получает доход; берёт доход; доход",
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
        words(
            "event; plays event",
            "изиграва събитието; играе събитие; играе събитието; събитие; събитието",
            "zagrywa wydarzenie; wydarzenie",
            "играет событие; разыгрывает событие; событие",
        ),
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
            "responds; respond; reacts; react; reacts with; responds with",
            "реагира с; реагира; реакция",
            "odpowiada; odpowiada kartą; odpowiedź",
            "отвечает; отвечает картой; ответ",
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
            "изпълнява пасивната функция; пасивна функция; пасивна; изпълнява пасивната функция на",
            "wykonuje zdolność pasywną; zdolność pasywna; pasywna; wykonuje zdolność pasywną karty",
            "применяет пассивное свойство; пассивное свойство; применяет пассивное свойство карты",
        ),
        (Slot("card", CARD, pool="own"), Slot("effects", EFFECTS, ":", False)),
    ),
    Form(
        "decline_passive",
        words("refuses; declines passive", "отказва", "odmawia", "отказывается"),
        (Slot("card", CARD, pool="own"),),
    ),
    Form(
        "order_passives",
        words("passives", "пасивни; пасивните функции", "pasywne", "пассивные; порядок пассивных"),
        (Slot("order", "names"),),
    ),
    Form(
        "pass",
        words(
            "pass; passes",
            "пасува; пас; пасувам",
            "pasuje; pas; pasuję; spasować",
            "пропускает ход; пас; пасует; пасую; пропускает; пропустить ход",
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
        words(
            "no saves; no save; saves nobody",
            "никого не спасява; не спасява; никой не спасява; никой повече не спасява; без спасяване",
            "nikogo nie ocala; nie ocala; nikt nie ocala; nie ratuje; nikt nie ratuje; nikogo nie ratuje;"
            "bez ocalenia",
            "никого не спасает; не спасает; никто не спасает; никого не спасают; без спасения",
        ),
    ),
    *(Form("declare_challenge", said, slots, {"kind": kind}) for slots in CHALLENGES for kind, said in KINDS),
    *(Form("declare_challenge", said, NAMED_TARGET, {"kind": kind}) for kind, said in KINDS),
    *(
        Form("declare_challenge", said, (TARGET_FIRST[0], *NAMED_TARGET[1:]), {"kind": kind})
        for kind, said in KINDS
    ),
    *(Form("declare_challenge", said, TARGET_FIRST, {"kind": kind}) for kind, said in KINDS),
    *(Form("declare_challenge", ATTACKS, (KIND, *slots)) for slots in CHALLENGES),
    Form("declare_challenge", ATTACKS, (TARGET_FIRST[0], KIND, *NAMED_TARGET[1:])),
    Form("declare_challenge", ATTACKS, (TARGET_FIRST[0], KIND, *TARGET_FIRST[1:])),
    Form("declare_challenge", ATTACKS, (KIND, *NAMED_TARGET)),
    Form("declare_challenge", ATTACKS, (TARGET_FIRST[0], *NAMED_TARGET[1:], replace(KIND, lead="in"))),
    Form("declare_challenge", ATTACKS, (NAMED_TARGET[1], *BESIDES, replace(KIND, lead="in"))),
    Form(
        "assign_stealth",
        words("stealth; assigns", "засада", "skrytość", "скрытность"),
        (Slot("pairs", PAIRS, pool="participants"),),
    ),
    Form(
        "declare_defenders",
        words(
            "does not defend; doesn't defend; no defenders; no defender",
            "не се защитава; не защитава; не се отбранява; без защитници",
            "nie broni się; nie broni; się nie broni; bez obrońców",
            "не защищается; не защищает; не обороняется; без защитников",
        ),
        (),
        {"defenders": []},
    ),
    *(Form("declare_defenders", DEFENDS, slots) for slots in DEFENCES),
    Form(
        "resolve",
        words(
            "resolve; resolves; resolution",
            "изход от битката; изход",
            "rozpatrzenie wyzwania; rozpatrzenie; rozpatrzyć; wynik; wynik wyzwania",
            "разбор вызова; разбор; вызов разбирается",
        ),
    ),
    Form(
        "choose_victims",
        words(
            "victims; victim; loses",
            "жертви; жертва; загуби",
            "ofiary; ofiara; traci",
            "жертвы; жертва; теряет",
        ),
        (Slot("cards", CARDS, pool="characters"),),
    ),
    Form(
        "discard_for_claim",
        words(
            "discard; discards",
            "изчиства; изчисти; изчистват",
            "odrzuca; odrzucam; odrzucić",
            "сбрасывает; сбросить",
        ),
        (
            Slot("count", NUMBER, "", False),
            Slot("", "flag", "cards", False, means={}),
            Slot("random", "flag", "chosen", False, means=False),
            Slot("", "flag", "blindly", False, means={}),
        ),
    ),
    Form(
        "discard_for_claim",
        words(
            "discard; discards",
            "изчиства; изчисти; изчистват",
            "odrzuca; odrzucam; odrzucić",
            "сбрасывает; сбросить",
        ),
        (Slot("cards", CARDS, pool="hand"), Slot("random", "flag", "chosen", False, means=False)),
    ),
    Form(
        "end_turn",
        words(
            "end; ends; end turn; done; ends turn; ends the turn; finishes; finishes turn; finishes the turn",
            "приключва хода; приключва хода си; приключва; приключва предизвикателствата; приключи;"
            "приключих; край; край на хода; край на ход",
            "kończy turę; kończy; kończy wyzwania; skończyłem; koniec; koniec tury",
            "завершает ход; заканчивает ход; завершает вызовы; заканчивает вызовы; закончил; завершить;"
            "конец; конец хода",
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
            "stand; stand all; standing",
            "изправят картите; изправяне; изправят; изправят картите си; всички изправят",
            "karty powstają; powstawanie; powstają; wszyscy powstają; wszystkie karty powstają",
            "поднимают карты; подъем; поднимают; все поднимают; все поднимают карты",
        ),
    ),
    Form(
        "return_gold",
        words(
            "tax; taxation; taxes",
            "връщат златото; данъци; златото се връща",
            "zwracają złoto; podatki; złoto wraca; złoto wraca do skarbca",
            "возвращают золото; налоги; налог; золото возвращается",
        ),
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
        (BY_MEANS, Slot("effects", EFFECTS, ":", False)),
    ),
    Form(
        "apply_effect",
        words("effects; effect", "ефекти; ефект", "efekty; efekt", "эффекты; эффект"),
        (Slot("effects", EFFECTS), BY_MEANS),
    ),
    Form(
        "decide",
        words("decide; decides; rule that", "решава; решаваме", "ustala; ustalamy", "решает; решаем; решить"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form(
        "correct",
        words("set; correct", "поправя; поправка", "popraw; ustaw", "исправить; поправка"),
        (Slot("", "correction"),),
    ),
    Form("know_plot", TELLS, (Slot("seat", SEAT), Slot("", "told"))),
    Form("know_plot", TELLS, (Slot("seat", "whose_plot", pool="revealed"), Slot("", "told"))),
    Form("know_value", TELLS, (Slot("card", CARD, pool="play"), Slot("", "told"))),
    Form(
        "know_card",
        words("show; shows", "показва; покажи", "pokazuje; pokaż", "показывает"),
        (Slot("", "shown"),),
    ),
    *(Form("outcome", said, OUTCOME, {"won": True, "kind": kind}, says=TELLING) for kind, said in KINDS),
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
