"""Which verbs does a line begin with, and what follows each?

Words are listed by language; the first English one is printed. Numbers of units stand behind their names:
``stark marches winterfell to the-stony-shore footman 1 knight 1``.
"""

from __future__ import annotations

from engine.kernel.grammar import Form, Slot, Words
from engine.kernel.grammar import words as in_four
from engine.kings.box import HOUSES, ONE_TIME, PERMANENT, PIECES

AREA, VALUE, NUMBER, FLAG, SEAT = "card", "value", "number", "flag", "seat"


def words(en: str, ru: str = "") -> Words:
    """Words of a form; the draft is printed in one language only."""
    return in_four(en, "", "", ru)


COUNTS = tuple(Slot(piece, NUMBER, piece, False) for piece in PIECES)
"""Units by kind: they become the units of one move, of a march, of a board."""
BUILT = (
    Slot("build", VALUE, "builds", False, PIECES),
    Slot("upgrade_to", VALUE, "upgrades", False, ("knight", "siege_engine")),
    Slot("place", AREA, "into", False),
)
OWN = Slot("area", AREA, pool="own")

FORMS = (
    Form(
        "place_one_time",
        words("places once; once", "разовый; одноразовый"),
        (Slot("order", VALUE, "", True, ONE_TIME), OWN, Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form("decline_one_time", words("places nothing once; no once", "без одноразового; без разового")),
    Form(
        "place_order",
        words("orders; places; order", "приказ; кладет приказ; приказывает"),
        (Slot("order", VALUE, "", True, PERMANENT), OWN),
    ),
    Form(
        "raid",
        words("raids; raid", "набег; совершает набег"),
        (Slot("from", AREA, pool="own"), Slot("target", AREA, "to")),
    ),
    Form(
        "march",
        words("marches; march", "поход; идет; марш"),
        (Slot("from", AREA, pool="own"), Slot("march_to", AREA, "to", False), *COUNTS),
    ),
    Form(
        "march",
        words("marches token; march token", "поход жетон; идет жетон"),
        (Slot("from", AREA, pool="own"), Slot("march_to", AREA, "to", False), *COUNTS),
        {"leave_power_token": True},
    ),
    Form(
        "support",
        words("supports; support", "подмога; поддерживает; поддержка"),
        (
            Slot("from", AREA, pool="own"),
            Slot("battle", AREA, "to"),
            Slot("side", VALUE, "side", False, ("attacker", "defender")),
            Slot("attacker", SEAT, "against", False),
        ),
    ),
    Form(
        "consolidate",
        words("consolidates; consolidate", "усиление; усиливает"),
        (
            OWN,
            Slot("take", VALUE, "", False, ("power_tokens", "power_token", "fortification")),
            Slot("tokens", NUMBER, "tokens", False),
        ),
    ),
    Form("muster", words("musters; muster", "сбор; собирает"), (OWN, *BUILT), says=("build", "upgrade_to")),
    Form("execute_one_time", words("calls; call", "призыв"), (OWN, *BUILT), {"order": "call"}),
    Form(
        "execute_one_time",
        words("delivers; delivery", "доставка; доставка снабжения"),
        (OWN,),
        {"order": "supply_delivery"},
    ),
    Form(
        "execute_one_time",
        words("forces march; forced march", "форсированный марш"),
        (OWN, Slot("march_from", AREA, "from", False), *COUNTS),
        {"order": "forced_march"},
    ),
    Form(
        "execute_one_time",
        words("young wolf; wolf", "молодой волк; волк"),
        (OWN, Slot("march_to", AREA, "to", False), *COUNTS),
        {"order": "young_wolf"},
    ),
    Form(
        "execute_one_time",
        words("iron fleet; fleet", "железный флот"),
        (OWN, Slot("remove", "names", "removes", False)),
        {"order": "iron_fleet"},
    ),
    Form(
        "execute_one_time",
        words("will of rhllor; rhllor", "воля рглора"),
        (
            OWN,
            Slot("discarded", VALUE, "discards", False, ("melisandre",)),
            Slot("remove", "names", "removes", False),
        ),
        {"order": "will_of_rhllor"},
    ),
    Form(
        "execute_one_time",
        words("guile of the lion; guile; lion", "коварство льва"),
        (OWN, Slot("named", SEAT, "names", False)),
        {"order": "guile_of_the_lion"},
    ),
    Form(
        "casualty",
        words("gives casualty; casualty", "жертва; отдает жертву"),
        (OWN, Slot("unit", VALUE, "", True, PIECES)),
    ),
    Form(
        "retreat",
        words("retreats; retreat", "отступает; отступление"),
        (Slot("from", AREA), Slot("to", AREA, "to")),
    ),
    Form("destroy_all", words("loses all; destroyed", "уничтожены; теряет все"), (OWN,)),
    Form(
        "capture_port",
        words("takes port; capture port", "порт захвачен; решает о порте"),
        (Slot("port", AREA, pool="ports"), Slot("choice", VALUE, "", True, ("replace", "destroy"))),
    ),
    Form(
        "destroy_port_ships",
        words("sinks; sink", "топит; уничтожает корабли"),
        (Slot("port", AREA, pool="ports"),),
    ),
    Form(
        "remove_fortification", words("fort falls; remove fort", "укрепление убрано"), (Slot("area", AREA),)
    ),
    Form("lose_area", words("loses area; loses", "теряет область; теряет"), (OWN,)),
    Form(
        "resolve_battle",
        words("battle; battle ends", "битва; исход битвы"),
        (
            Slot("area", AREA, pool="battles"),
            Slot("battle.winner", SEAT, "won"),
            Slot("battle.losers", VALUE, "", False, ("retreat", "destroyed")),
        ),
    ),
    Form("next_step", words("next step; next; go on", "следующий шаг; дальше; далее")),
    Form("enter_units", words("stands; has", "стоит; имеет"), (Slot("area", AREA), *COUNTS)),
    Form(
        "decide",
        words("decide; decides", "решает; решаем"),
        (Slot("point", "point"), Slot("option", "option")),
    ),
    Form("correct", words("set; correct", "исправить; поправка"), (Slot("", "correction"),)),
)

LEADS = {
    "to": words("to", "в; на; к"),
    "from": words("from", "из; с"),
    "into": words("into", "в порт; в море"),
    "builds": words("builds; build", "строит; новый"),
    "upgrades": words("upgrades to; upgrade", "превращает в; превратить в"),
    "removes": words("removes; remove", "убирает; убрать"),
    "discards": words("discards; discard", "сбрасывает; сбросить"),
    "names": words("names; name", "называет; назвать"),
    "side": words("side", "сторона"),
    "against": words("against", "против"),
    "face": words("face", "лицом"),
    "tokens": words("tokens", "жетонов"),
    "won": words("won by; won", "победил; победили"),
    "because": words("because", "потому что"),
    "and": words("and", "и"),
    "footman": words("footman; footmen", "воин; воина; воинов"),
    "knight": words("knight; knights", "рыцарь; рыцаря; рыцарей"),
    "ship": words("ship; ships", "корабль; корабля; кораблей"),
    "siege_engine": words("engine; engines", "орудие; орудия; орудий"),
}

VALUES = {
    "march": words("march", "поход"),
    "raid": words("raid", "набег"),
    "support": words("support", "подмога; поддержка"),
    "defense": words("defence; defense", "защита; защиту"),
    "consolidate_power": words("consolidate power; power", "усиление"),
    "call": words("call", "призыв"),
    "supply_delivery": words("supply delivery; delivery", "доставка снабжения; доставка"),
    "forced_march": words("forced march", "форсированный марш; марш"),
    "iron_fleet": words("iron fleet", "железный флот"),
    "young_wolf": words("young wolf", "молодой волк"),
    "might_of_highgarden": words("might of highgarden; highgarden", "могущество хайгардена"),
    "scorpions_sting": words("scorpions sting; sting", "жало скорпиона; жало"),
    "guile_of_the_lion": words("guile of the lion; guile", "коварство льва"),
    "will_of_rhllor": words("will of rhllor; rhllor", "воля рглора"),
    "footman": words("footman", "воин; воина"),
    "knight": words("knight", "рыцарь; рыцаря"),
    "ship": words("ship", "корабль"),
    "siege_engine": words("siege engine; engine", "осадное орудие; орудие"),
    "power_tokens": words("power tokens", "жетоны силы; жетоны"),
    "power_token": words("power token", "жетон силы; жетон"),
    "fortification": words("fortification; fort", "укрепление"),
    "attacker": words("attacker", "зачинщик; нападение"),
    "defender": words("defender", "защитник; оборона"),
    "replace": words("replaces; replace", "заменить; заменяет"),
    "destroy": words("destroys; destroy", "уничтожить; уничтожает"),
    "retreat": words("retreat", "отступление"),
    "destroyed": words("destroyed", "уничтожены"),
    "melisandre": words("melisandre", "мелисандра; мелисандру"),
    "up": words("up", "вверх"),
    "down": words("down", "вниз"),
    "yes": words("yes; true", "да"),
    "no": words("no; false", "нет"),
    "none": words("none; nobody; nothing", "никто; ничего; никого"),
    "unknown": words("unknown", "неизвестно"),
}

NAMES_OF_HOUSES = dict(
    zip(
        HOUSES,
        (
            words("stark", "старк; старки; старков"),
            words("lannister", "ланнистер; ланнистеры; ланнистеров"),
            words("baratheon", "баратеон; баратеоны; баратеонов"),
            words("greyjoy", "грейджой; грейджои; грейджоев"),
            words("tyrell", "тирелл; тиреллы; тиреллов"),
            words("martell", "мартелл; мартеллы; мартеллов"),
        ),
        strict=True,
    )
)
