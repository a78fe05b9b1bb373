"""What are the small words, the values and the Houses of a typed line called, in four languages?"""

from __future__ import annotations

from engine.kernel.grammar import words
from engine.kings.box import HOUSES

LEADS = {
    "to": words("to", "в; във; на; към; до", "do; na; w", "в; во; на; к"),
    "from": words("from", "от; из", "z; ze", "из; с; со"),
    "within": words("in; at", "в; във", "w; na", "в; во"),
    "over": words("over; via", "през; по", "przez", "через; по"),
    "into": words(
        "into; in", "в пристанище; в море; в; във", "do portu; na morze; do; na", "в порт; в море; в; во"
    ),
    "of": words("of", "от", "z; ze", "из"),
    "removes": words("removes; remove", "маха; премахва; махни", "usuwa; usuń", "убирает; убрать; удаляет"),
    "discards": words(
        "discards; discard", "изхвърля; хвърля", "odrzuca; odrzuć", "сбрасывает; сбросить; сброшена"
    ),
    "takes": words("takes; take", "взема; взима", "bierze; zabiera", "берет; взять; забирает"),
    "returns": words("takes back; returns", "връща картите", "odzyskuje karty", "возвращает карты; возврат"),
    "names": words("names; name", "назовава; посочва", "wskazuje; wymienia", "называет; назвать"),
    "token": words("leaving token; token", "оставя жетон; жетон", "zostawia znacznik; znacznik", "жетон"),
    "side": words("side", "страна", "strona; stronę", "сторона; сторону"),
    "against": words("attacked by; against", "нападан от; срещу", "atakuje; przeciw", "против; зачинщик"),
    "face": words("face", "лице", "awersem", "лицом"),
    "step": words("step", "стъпка", "krok", "шаг"),
    "tokens": words("tokens", "жетона", "znaczników", "жетонов"),
    "won": words("won by; won", "печели; победител", "wygrał; wygrywa", "победили; победил"),
    "losers": words("losers", "губещите", "przegrani", "проигравшие"),
    "named": words(
        "called; named; name",
        "наречена; наречен; с име; име",
        "zwany; o nazwie; nazwany; nazwana",
        "имя; название; названа; назван",
    ),
    "beside": words("next to; borders", "до; граничи", "obok; graniczy", "рядом; граничит"),
    "land": words("land", "земя; суша", "ląd", "земля"),
    "sea": words("sea", "море", "morze", "море"),
    "city": words("city", "град", "miasto", "город"),
    "stronghold": words("stronghold", "крепост", "twierdza", "крепость"),
    "barrels": words("barrels", "бурета", "beczki; beczek", "бочки; бочек"),
    "crowns": words("crowns", "корони", "korony; koron", "короны; корон"),
    "neutral": words("neutral", "неутрални", "neutralne", "нейтралы; нейтральные"),
    "card": words("for card", "карта", "karta", "карты; карта"),
    "because": words("because", "защото", "ponieważ; bo", "потому что"),
    "and": words("and", "и", "i; oraz", "и"),
    "one_footman": words("footman", "пехотинец", "piechur; piechura", "воин; воина"),
    "one_knight": words("knight", "рицар", "rycerz; rycerza", "рыцарь; рыцаря"),
    "one_ship": words("ship", "кораб", "okręt", "корабль"),
    "one_siege_engine": words("engine", "машина", "machina; machinę", "орудие"),
    "footman": words("footman; footmen", "пехотинец; пехотинци", "piechur; piechurów", "воин; воина; воинов"),
    "knight": words("knight; knights", "рицар; рицари", "rycerz; rycerzy", "рыцарь; рыцаря; рыцарей"),
    "ship": words(
        "ship; ships", "кораб; кораби; кораба", "okręt; okręty; okrętów", "корабль; корабля; кораблей"
    ),
    "siege_engine": words(
        "engine; engines; siege engine; siege engines",
        "машина; машини; обсадна машина; обсадни машини",
        "machina; machiny; machina oblężnicza",
        "орудие; орудия; орудий; осадное орудие; осадных орудий",
    ),
}

VALUES = {
    "march": words("march", "поход", "marsz", "поход"),
    "raid": words("raid", "набег", "najazd", "набег"),
    "support": words("support", "подкрепа", "wsparcie", "подмога; поддержка; подмогу"),
    "defense": words("defence; defense", "отбрана; защита", "obrona; obronę", "защита; защиту"),
    "consolidate_power": words(
        "consolidate power; power; consolidate",
        "събиране на власт; усилване",
        "umacnianie władzy; umocnienie władzy; umacnianie",
        "усиление",
    ),
    "call": words("call", "повик; призив", "wezwanie; werbunek", "призыв"),
    "supply_delivery": words(
        "supply delivery; delivery",
        "доставка на припаси; доставка; доставка на снабдяване",
        "dostawa zaopatrzenia; dostawa",
        "доставка снабжения; доставка",
    ),
    "forced_march": words("forced march", "форсиран марш", "forsowny marsz", "форсированный марш; марш"),
    "iron_fleet": words("iron fleet", "железният флот; железен флот", "żelazna flota", "железный флот"),
    "young_wolf": words("young wolf", "младият вълк; млад вълк", "młody wilk", "молодой волк"),
    "might_of_highgarden": words(
        "might of highgarden; highgarden",
        "мощта на планински рай; планински рай; могъществото на планински рай",
        "potęga wysogrodu; wysogród",
        "могущество хайгардена; хайгарден",
    ),
    "scorpions_sting": words(
        "scorpion's sting; scorpions sting; sting",
        "жилото на скорпиона; жило",
        "żądło skorpiona; żądło",
        "жало скорпиона; жало",
    ),
    "guile_of_the_lion": words(
        "guile of the lion; guile", "коварството на лъва; коварство", "podstęp lwa; podstęp", "коварство льва"
    ),
    "will_of_rhllor": words("will of r'hllor; rhllor", "волята на р'хлор", "wola r'hllora", "воля рглора"),
    "footman": words("footman", "пехотинец", "piechur; piechura", "воин; воина"),
    "knight": words("knight", "рицар", "rycerz; rycerza", "рыцарь; рыцаря"),
    "ship": words("ship", "кораб", "okręt", "корабль"),
    "siege_engine": words(
        "siege engine; engine",
        "обсадна машина; машина",
        "machina oblężnicza; machina; machinę oblężniczą; machinę",
        "осадное орудие; орудие; осадную машину",
    ),
    "power_tokens": words(
        "power tokens; tokens",
        "символи на властта; жетони",
        "znaczniki władzy; znaczniki",
        "жетоны силы; жетоны",
    ),
    "power_token": words(
        "power token", "символ на властта; жетон", "znacznik władzy; znacznik", "жетон силы; жетон"
    ),
    "fortification": words("fortification; fort", "укрепление", "fortyfikacja; fortyfikację", "укрепление"),
    "attacker": words(
        "attacker; attack", "нападател; нападение", "atakujący; atak", "зачинщик; нападение; атака"
    ),
    "defender": words("defender", "защитник", "obrońca", "защитник; обороняющийся"),
    "replace": words("replaces; replace", "заменя; смени", "zamienia; zamień", "заменить; заменяет"),
    "destroy": words("destroys; destroy", "унищожава; унищожи", "niszczy; zniszcz", "уничтожить; уничтожает"),
    "retreat": words("retreat", "отстъпление; отстъпват", "odwrót; wycofują się", "отступление; отступают"),
    "destroyed": words("destroyed", "унищожени", "zniszczeni; zniszczone", "уничтожены"),
    "base": words("base; base cards", "основни; основния", "podstawowe; podstawowy", "базовый; базовые"),
    "clash_of_kings": words("new; new cards; clash of kings", "нови; новия", "nowe; nowy", "новый; новые"),
    "mixed": words("mixed", "смесени; смесен", "mieszane; mieszany", "смешанный; смешанные"),
    "one_time": words("one-time; once", "еднократни", "jednorazowe", "одноразовые"),
    "permanent": words("permanent", "постоянни", "stałe", "постоянные"),
    "this_turn": words("this turn; now", "този тур; сега", "w tej turze; teraz", "в этом туре; сейчас"),
    "next_turn": words("next turn", "следващия тур", "w następnej turze", "в следующем туре"),
    "land": words("land", "земя; суша", "ląd", "земля"),
    "sea": words("sea", "море", "morze", "море"),
    "port": words("port", "пристанище", "port", "порт"),
    "footman_strength": words("footman strength", "сила на пехотинец", "siła piechura", "мощь воина"),
    "knight_strength": words("knight strength", "сила на рицар", "siła rycerza", "мощь рыцаря"),
    "ship_strength": words("ship strength", "сила на кораб", "siła okrętu", "мощь корабля"),
    "footman_cost": words("footman cost", "цена на пехотинец", "koszt piechura", "цена воина"),
    "knight_cost": words("knight cost", "цена на рицар", "koszt rycerza", "цена рыцаря"),
    "ship_cost": words("ship cost", "цена на кораб", "koszt okrętu", "цена корабля"),
    "tokens_by_base_rules": words(
        "tokens of an order", "жетони за заповед", "znaczniki za rozkaz", "жетоны за приказ"
    ),
    "largest_army_allowed": words("largest army", "най-голяма армия", "największa armia", "наибольшая армия"),
    "raider_takes": words("raider takes", "нападателят взема", "najeźdźca bierze", "грабящий берет"),
    "victim_loses": words("victim loses", "жертвата губи", "ofiara traci", "ограбленный теряет"),
    "mustering_points": words(
        "mustering points; points", "точки за набор; точки", "punkty zaciągu; punkty", "единицы сбора"
    ),
    "retreat_area": words("retreat possible", "може да се отстъпи", "można się wycofać", "можно отступить"),
    "up": words("up", "нагоре", "w górę", "вверх"),
    "down": words("down", "надолу", "w dół", "вниз"),
    "yes": words("yes; true", "да", "tak", "да"),
    "no": words("no; false", "не", "nie", "нет"),
    "none": words("none; nobody; nothing", "никой; нищо", "nikt; nic; nikogo", "никто; ничего; никого"),
    "unknown": words("unknown", "неизвестно", "nieznane", "неизвестно"),
}

NAMES_OF_HOUSES = dict(
    zip(
        HOUSES,
        (
            words("stark", "Старк", "Stark; starkowie; starków", "Старки; старк; старков"),
            words(
                "lannister",
                "Ланистър; ланистъри",
                "Lannister; lannisterowie; lannisterów",
                "Ланнистеры; ланнистер; ланнистеров",
            ),
            words(
                "baratheon",
                "Баратеон",
                "Baratheon; baratheonowie; baratheonów",
                "Баратеоны; баратеон; баратеонов",
            ),
            words("greyjoy", "Грейджой", "Greyjoy; greyjoyowie; greyjoyów", "Грейджои; грейджой; грейджоев"),
            words("tyrell", "Тирел", "Tyrell; tyrellowie; tyrellów", "Тиреллы; тирелл; тиреллов"),
            words("martell", "Мартел", "Martell; martellowie; martellów", "Мартеллы; мартелл; мартеллов"),
        ),
        strict=True,
    )
)
