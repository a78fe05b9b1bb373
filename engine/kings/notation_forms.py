"""Which verbs does a line begin with, and what follows each?

Words are listed by language; the first English one is printed. Numbers of units stand behind their names, and
where units go in several directions each stands by itself:
``stark marches winterfell to the-stony-shore footman 1; to moat-cailin knight 1``.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.grammar import Form, Slot, words
from engine.kings.box import ONE_TIME, PERMANENT, PIECES
from engine.kings.told import NUMBERS

AREA, VALUE, NUMBER, FLAG, SEAT, TITLE, EFFECTS = (
    "card",
    "value",
    "number",
    "flag",
    "seat",
    "title",
    "effects",
)
ONCE = "execute_one_time"

COUNTS = tuple(Slot(piece, NUMBER, piece, False, counts=True, one=f"one_{piece}") for piece in PIECES)
"""Units by kind: they become the units of one move, of a march, of a board."""
OWN = Slot("area", AREA, pool="own", behind="within")
OVER = Slot("via", "cards", "over", False)
LEAVING = Slot("leave_power_token", FLAG, "token", False, means=True)
BATTLE = (
    Slot("battle.winner", SEAT, "won", False),
    Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
)
PLACED = Slot("place", AREA, "into", False)

AGAINST = Slot("attacker", SEAT, "against", False)
SUPPORTING = (
    (Slot("from", AREA, pool="own"), Slot("battle", AREA, "to")),
    (Slot("battle", AREA, behind="within"), Slot("from", AREA, "from", pool="own")),
    (Slot("from", AREA, pool="own", behind="from"),),
)
"""Where support comes from and where the battle is, which goes without saying while one is open."""

GO, COME, BUILD, UPGRADE = "go", "come", "build", "upgrade"
PARTS = (
    Form(
        GO, words("to", "в; във; на; към; до", "do; na; w", "в; во; на; к"), (Slot("to", AREA), *COUNTS, OVER)
    ),
    Form(COME, words("from", "от; из", "z; ze", "из; с; со"), (Slot("from", AREA), *COUNTS, OVER)),
    Form(
        BUILD,
        words("builds; build", "строи; нов; нова", "tworzy; buduje; nowy", "строит; новый; новое"),
        (Slot("build", VALUE, "", True, PIECES), PLACED),
    ),
    Form(
        UPGRADE,
        words(
            "upgrades to; upgrade to; upgrades; upgrade",
            "превръща в; превръща",
            "ulepsza na; ulepsza; zamienia na",
            "превращает в; превратить в; превращает",
        ),
        (Slot("to", VALUE, "", True, PIECES), Slot("upgrade", VALUE, "of", False, PIECES), PLACED),
    ),
)
GOES = Slot("goes", EFFECTS, "", False)

SAID = (
    Form(
        "choose_house_cards",
        words(
            "takes House cards; plays with cards",
            "взема карти; играе с карти",
            "bierze karty; gra kartami",
            "берет карты; играет картами",
        ),
        (Slot("set", VALUE, "", True, ("base", "clash_of_kings", "mixed")),),
    ),
    Form(
        "place_one_time",
        words(
            "places once; once; orders; places; order",
            "еднократна; слага еднократна; заповед; слага; нарежда",
            "jednorazowy; kładzie jednorazowy; rozkaz; kładzie; rozkazuje",
            "разовый; одноразовый; кладет разовый; приказ; кладет; кладет приказ; приказывает",
        ),
        (Slot("order", VALUE, "", True, ONE_TIME), OWN, Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form(
        "decline_one_time",
        words(
            "places nothing once; no once",
            "без еднократна; не слага еднократна",
            "bez jednorazowego; nie kładzie jednorazowego",
            "без одноразового; без разового; не кладет одноразовый",
        ),
    ),
    Form(
        "place_order",
        words(
            "orders; places; order",
            "заповед; слага; нарежда",
            "rozkaz; kładzie; rozkazuje",
            "приказ; кладет; кладет приказ; приказывает",
        ),
        (
            Slot("order", VALUE, "", True, PERMANENT),
            OWN,
            Slot("step", VALUE, "step", False, ("one_time", "permanent")),
        ),
    ),
    Form(
        "raid",
        words("raids; raid", "набег; напада с набег", "najazd; najeżdża", "набег; совершает набег"),
        (Slot("from", AREA, pool="own"), Slot("target", AREA, "to")),
    ),
    Form(
        "raid",
        words("raids; raid", "набег; напада с набег", "najazd; najeżdża", "набег; совершает набег"),
        (Slot("target", AREA, behind="to"), Slot("from", AREA, "from", pool="own")),
    ),
    Form(
        "march",
        words(
            "marches; march; marches from; moves; moves from",
            "поход; поход от; върви; върви от; тръгва; тръгва от",
            "marsz; marsz z; maszeruje; maszeruje z",
            "поход; поход из; идет; идет из; идут; идут из; марш; марш из",
        ),
        (Slot("from", AREA, pool="own"), GOES, LEAVING, *BATTLE),
    ),
    Form(
        "march",
        words("marches token; march token", "поход жетон", "marsz znacznik", "поход жетон; идет жетон"),
        (Slot("from", AREA, pool="own"), GOES, *BATTLE),
        {"leave_power_token": True},
    ),
    *(
        Form(
            "support",
            words(
                "supports; support",
                "подкрепя; подкрепа",
                "wspiera; wsparcie",
                "подмога; поддерживает; поддержка",
            ),
            (*where, Slot("side", VALUE, "side", False, ("attacker", "defender")), AGAINST),
        )
        for where in SUPPORTING
    ),
    Form(
        "consolidate",
        words(
            "consolidates; consolidate",
            "събира власт; усилва",
            "umacnia; umacnianie",
            "усиление; усиливает; усиливается",
        ),
        (
            OWN,
            Slot("take", VALUE, "", False, ("power_tokens", "power_token", "fortification")),
            Slot("tokens", NUMBER, "tokens", False),
        ),
    ),
    Form(
        "muster",
        words("musters; muster", "набор; набира", "zaciąg; werbuje; zaciąga", "сбор; собирает"),
        (OWN, GOES),
    ),
    Form(
        ONCE,
        words("calls; call", "призив; призовава", "wezwanie; zwołuje", "призыв; призывает"),
        (OWN, GOES, Slot("take", VALUE, "takes", False, ("power_tokens", "power_token", "fortification"))),
        {"order": "call"},
    ),
    Form(
        ONCE,
        words(
            "delivers; delivery", "доставка; доставя", "dostawa; dostarcza", "доставка; доставка снабжения"
        ),
        (OWN, Slot("take", VALUE, "takes", False, ("power_tokens", "power_token", "fortification"))),
        {"order": "supply_delivery"},
    ),
    Form(
        ONCE,
        words("forces march; forced march", "форсиран марш", "forsowny marsz", "форсированный марш"),
        (OWN, GOES),
        {"order": "forced_march"},
    ),
    Form(
        ONCE,
        words("young wolf; wolf", "младият вълк; вълк", "młody wilk; wilk", "молодой волк; волк"),
        (OWN, GOES, LEAVING),
        {"order": "young_wolf"},
    ),
    Form(
        ONCE,
        words("iron fleet; fleet", "железният флот", "żelazna flota", "железный флот"),
        (OWN, Slot("remove", "names", "removes", False)),
        {"order": "iron_fleet"},
    ),
    Form(
        ONCE,
        words("will of rhllor; rhllor", "волята на р'хлор", "wola r'hllora", "воля рглора"),
        (
            OWN,
            Slot("discard", TITLE, "discards", False, pool="titles"),
            Slot("remove", "names", "removes", False),
        ),
        {"order": "will_of_rhllor"},
    ),
    Form(
        ONCE,
        words(
            "guile of the lion; guile; lion",
            "коварството на лъва; коварство",
            "podstęp lwa; podstęp",
            "коварство льва; коварство",
        ),
        (OWN, Slot("named", SEAT, "names", False)),
        {"order": "guile_of_the_lion"},
    ),
    Form(
        ONCE,
        words(
            "might of highgarden; highgarden",
            "могъществото на планински рай; планински рай",
            "potęga wysogrodu; wysogród",
            "могущество хайгардена; хайгарден",
        ),
        (
            OWN,
            Slot("discard", TITLE, "discards", False, pool="titles"),
            Slot("take_from", "amounts", "takes", False),
            Slot("return_cards", FLAG, "returns", False, means=True),
        ),
        {"order": "might_of_highgarden"},
    ),
    Form(
        ONCE,
        words(
            "scorpions sting; sting",
            "жилото на скорпиона; жило",
            "żądło skorpiona; żądło",
            "жало скорпиона; жало",
        ),
        (OWN, Slot("discard_of", "owned", "discards", False, pool="titles")),
        {"order": "scorpions_sting"},
    ),
    Form(
        "casualty",
        words(
            "gives casualty; casualty",
            "дава жертва; жертва",
            "ofiara; oddaje ofiarę",
            "жертва; отдает жертву",
        ),
        (OWN, Slot("unit", VALUE, "", True, PIECES)),
    ),
    Form(
        "casualty",
        words(
            "gives casualty; casualty",
            "дава жертва; жертва",
            "ofiara; oddaje ofiarę",
            "жертва; отдает жертву",
        ),
        (Slot("unit", VALUE, "", True, PIECES),),
    ),
    Form(
        "retreat",
        words("retreats; retreat", "отстъпва; отстъпление", "wycofuje się; odwrót", "отступает; отступление"),
        (Slot("from", AREA), Slot("to", AREA, "to")),
    ),
    Form(
        "retreat",
        words("retreats; retreat", "отстъпва; отстъпление", "wycofuje się; odwrót", "отступает; отступление"),
        (Slot("to", AREA, "to"),),
    ),
    Form(
        "destroy_all",
        words(
            "loses all; destroyed",
            "губи всички; унищожени",
            "traci wszystkie; zniszczone",
            "уничтожены; теряет все",
        ),
        (OWN,),
    ),
    Form(
        "destroy_all",
        words(
            "loses all; destroyed",
            "губи всички; унищожени",
            "traci wszystkie; zniszczone",
            "уничтожены; теряет все",
        ),
    ),
    Form(
        "capture_port",
        words(
            "takes port; capture port",
            "взема пристанище; решава за пристанище",
            "zajmuje port; decyduje o porcie",
            "порт захвачен; решает о порте; захватывает порт",
        ),
        (Slot("port", AREA, pool="ports"), Slot("choice", VALUE, "", True, ("replace", "destroy"))),
    ),
    Form(
        "destroy_port_ships",
        words(
            "sinks; sink",
            "потапя; унищожава корабите",
            "zatapia; niszczy okręty",
            "топит; уничтожает корабли",
        ),
        (Slot("port", AREA, pool="ports"),),
    ),
    Form(
        "remove_fortification",
        words(
            "fort falls; remove fort",
            "укреплението пада; махнато укрепление",
            "fortyfikacja znika",
            "укрепление убрано; укрепление пало",
        ),
        (Slot("area", TITLE),),
    ),
    Form(
        "lose_area",
        words("loses area; loses", "губи област; губи", "traci obszar; traci", "теряет область; теряет"),
        (OWN, Slot("when", VALUE, "", False, ("this_turn", "next_turn"))),
    ),
    Form(
        "westeros_card",
        words(
            "westeros card; westeros",
            "карта вестерос; вестерос",
            "karta westeros; westeros",
            "карта вестероса; вестерос",
        ),
        (Slot("card", TITLE),),
    ),
    Form(
        "resolve_battle",
        words("battle; battle ends", "битка; битката свършва", "bitwa; koniec bitwy", "битва; исход битвы"),
        (
            Slot("area", AREA, pool="battles"),
            Slot("battle.winner", SEAT, "won"),
            Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
        ),
    ),
    Form(
        "resolve_battle",
        words(
            "wins; won; wins the battle",
            "печели; печели битката",
            "wygrywa; wygrał; wygrywa bitwę",
            "побеждает; победили; победил; выигрывает битву",
        ),
        (
            Slot("area", AREA, pool="battles", needed=False, behind="within"),
            Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
        ),
    ),
    Form(
        "next_step",
        words(
            "next step; next; go on",
            "следваща стъпка; нататък; напред",
            "następny krok; dalej",
            "следующий шаг; дальше; далее",
        ),
    ),
    Form(
        "enter_area",
        words("area", "област", "obszar", "область"),
        (
            Slot("area", "new"),
            Slot("kind", VALUE, "", False, ("land", "sea", "port")),
            Slot("name", TITLE, "named", False),
            Slot("adjacent", "cards", "beside", False),
            Slot("land", AREA, "land", False),
            Slot("sea", AREA, "sea", False),
            *(Slot(key, FLAG, key, False, means=True) for key in ("city", "stronghold")),
            *(Slot(key, NUMBER, key, False) for key in ("barrels", "crowns", "neutral")),
        ),
    ),
    Form(
        "enter_units",
        words("stands; has", "стои; има", "stoi; ma", "стоит; имеет; стоят"),
        (Slot("area", AREA), *COUNTS),
    ),
    Form(
        "know_fact",
        words("tell; tells; it is", "казва; казваме", "mówi; podaje", "сообщает; известно"),
        (Slot("what", VALUE, "", True, (*NUMBERS, "raider_takes", "victim_loses")), Slot("value", NUMBER)),
    ),
    Form(
        "know_fact",
        words("tell; tells; it is", "казва; казваме", "mówi; podaje", "сообщает; известно"),
        (
            Slot("what", VALUE, "", True, ("mustering_points", "retreat_area")),
            Slot("value", NUMBER),
            Slot("of", AREA, "to"),
        ),
    ),
    Form(
        "know_fact",
        words("card strength", "сила на карта", "siła karty", "мощь карты"),
        (Slot("of", TITLE, pool="titles"), Slot("value", NUMBER)),
        {"what": "card_strength"},
    ),
    Form(
        "decide",
        words("decide; decides", "решаваме; решава", "postanawia; decyduje", "решает; решаем"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form(
        "correct",
        words("set; correct", "поправка; поправи", "poprawka; popraw", "исправить; поправка"),
        (Slot("", "correction"),),
    ),
)

RESOLVES = {"en": "resolves", "bg": "изпълнява", "pl": "wykonuje", "ru": "исполняет"}


def _resolved(form: Form) -> Form:
    """A one-time order is played by its name, or resolved."""
    if form.makes != ONCE:
        return form
    said = {
        language: (*several, *(f"{RESOLVES[language]} {word}" for word in several))
        for language, several in form.words.items()
    }
    return replace(form, words=said)


FORMS = tuple(map(_resolved, SAID))
"""Every way to begin a line."""
