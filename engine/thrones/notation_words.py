"""Which words, in which language, open a place or stand for one of a few values?

The words of the booklets where they have one; Russian ones come from the related Living Card Game.
"""

from __future__ import annotations

from engine.kernel.grammar import words

MILITARY = words(
    "military; military challenge",
    "военен сблъсък; военния сблъсък; сблъсък; военен",
    "wojskowe; wyzwanie wojskowe; wojskowym; wyzwaniu wojskowym; wojskowo",
    "битва; битвы; битву; битве",
)
INTRIGUE = words(
    "intrigue; intrigue challenge",
    "интриги; дворцови интриги; интрига",
    "intrygi; wyzwanie intrygi; intryg; wyzwanie intryg; wyzwaniu intrygi",
    "интрига; интригу; интриге",
)
POWER = words(
    "power; power challenge",
    "борба за власт; борбата за власт; власт",
    "władzy; wyzwanie władzy; władza; wyzwaniu władzy",
    "дележ власти; дележа власти; дележе власти; власть",
)
KINDS = (("military", MILITARY), ("intrigue", INTRIGUE), ("power", POWER))

LEADS = {
    "on": words("on; to", "на; върху; към", "na; do", "на"),
    "in": words("in; in a; in an; by", "в; във", "w; we", "в; во"),
    "with": words(
        "with; by; attackers",
        "с; със; чрез; нападатели; нападател",
        "z; ze; atakujący; atakująca",
        "с; со; зачинщики; зачинщик",
    ),
    "against": words("against; versus; vs", "срещу; против", "przeciw; przeciwko", "против"),
    "stealth": words("stealth", "засада", "skrytość", "скрытность"),
    "strength": words("strength", "сила", "siła; siły", "сила; силу"),
    "pay": words("pay; paying; pays", "плаща; срещу заплащане", "płaci", "платит"),
    "kneeling": words("kneeling", "скланяйки; скланя", "klękając; klęka", "склоняя"),
    "discarding": words("discarding", "изчиствайки", "odrzucając", "сбрасывая"),
    "wants": words("wants", "иска", "wymaga", "требует"),
    "participant": words("participant", "участник", "uczestnik", "участник"),
    "to": words("to", "на", "na; do", "на"),
    "of": words("of", "на", "od", "от"),
    "from": words("from", "от", "od", "от"),
    "attaching": words("attaching", "прикрепя", "dołącza", "с довеском; довески"),
    "passing": words("passes; passing", "предава", "przekazuje", "передаёт"),
    "lot": words("lot", "жребий", "los; losowo", "жребий"),
    "until": words("until", "до", "do", "до"),
    "chosen": words("chosen", "избрани; избрана", "wybrane; wybrana", "выбраны; выбрана"),
    "cards": words("card; cards", "карта; карти", "kartę; karty; kart", "карту; карты; карт"),
    "blindly": words(
        "at random; unseen",
        "на случаен принцип; без да гледа; случайно",
        "losowo; w ciemno",
        "не глядя; случайно; наугад; вслепую",
    ),
    "also": words("also", "също", "także", "также"),
    "skip": words("skip", "без", "bez", "без"),
    "duplicate_of": words("duplicate of", "двойник на", "duplikat", "дубликат"),
    "unopposed": words("unopposed", "без съпротива", "niebronione; bez obrony", "непринятый"),
    "opposed": words("opposed", "със съпротива", "bronione; z obroną", "принятый"),
    "renown": words("renown; renown for", "прослава; слава", "sława", "слава"),
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
    "by_card": words(
        "by; because of; by text",
        "от; заради; чрез",
        "przez; z powodu; dzięki",
        "из-за; по тексту; по карте",
    ),
    "because": words("because", "защото", "ponieważ; bo", "потому что"),
    "and": words("and", "и", "i; oraz", "и"),
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
    "challenge_result": words("result; challenge result", "изход", "wynik", "исход; результат"),
    "declared_defender": words("defender; declared defender", "защитник", "obrońca", "защитник"),
    "played": words("played", "изиграна", "zagrana", "сыграна"),
    "duplicate": words("duplicate; dupe", "двойник", "duplikat; duplikatem", "дубликат"),
    "effect": words("effect", "ефект", "efekt; efektem", "эффект"),
    "deadly": words("deadly", "смъртоносен", "śmiertelny; śmiertelność", "смертоносность"),
    "limited": words("limited", "ограничение", "ograniczenie", "ограниченность"),
    "no_attachments": words("no attachments", "без приложения", "bez dodatków", "нет довесков"),
    "renown": words("renown", "прослава", "sława", "слава"),
    "stealth": words("stealth", "засада", "skrytość", "скрытность"),
    "yes": words("yes; true", "да", "tak", "да"),
    "no": words("no; false", "не", "nie", "нет"),
    "none": words(
        "none; nobody; nothing",
        "никого; никой; нищо; никакви; никакъв; никаква; никакво",
        "nikogo; nikt; nic; żadne; żadnych; żaden; żadna; żadnej",
        "никого; никто; ничего; никакие; никаких; никакой; никакая",
    ),
    "himself": words(
        "himself; herself; themselves; myself; me", "себе си; мен", "siebie; mnie", "себя; меня"
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
