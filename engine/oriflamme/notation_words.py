"""What are the small words, the values and the families of a typed line called, in four languages?

Bulgarian and Polish have no booklet of this game; their words are those the rulebook and the screen use.
"""

from __future__ import annotations

from engine.kernel.grammar import Words, words
from engine.oriflamme.box import FAMILIES

LEADS = {
    "on": words("on", "върху; на; върху картата", "na; na karcie; na kartę", "на; поверх; поверх карты"),
    "with": words("with; by", "с; със; чрез", "z; przez", "с; со"),
    "closed": words("closed; face down", "затворена; закрита", "zakrytą; zakryta", "закрытой; закрытую"),
    "twin_on": words(
        "twin on; upon",
        "близнак върху; близнакът върху; близнак върху картата; близнакът върху картата; близнак на",
        "bliźniak na; bliźniak na karcie; bliźniak na kartę",
        "близнец поверх; близнец на; близнец поверх карты; поверх",
    ),
    "twin_between": words("twin between; between", "близнак между", "bliźniak między", "близнец между"),
    "between": words("between", "между", "między; pomiędzy", "между"),
    "face": words("face", "с лице; лице", "awersem", "лицом"),
    "as": words("as", "като", "jako", "как"),
    "against": words(
        "against",
        "срещу; против; срещу картата",
        "przeciw; przeciwko; przeciw karcie",
        "против; против карты",
    ),
    "showing": words("showing", "там; там е", "tam; tam jest", "там"),
    "substitute": words("substitute", "заместник", "zastępca", "замена"),
    "bribing": words("bribing", "подкупвайки; подкупва", "przekupując; przekupuje", "подкупая; подкупает"),
    "twin": words(
        "twin; and twin; lays twin; and lays twin",
        "близнак; близнакът; и близнак; слага близнака; и слага близнака; и слагат близнака",
        "bliźniak; i bliźniak; kładzie bliźniaka; i kładzie bliźniaka; i kładą bliźniaka",
        "близнец; и близнец; кладёт близнеца; и кладёт близнеца; и кладут близнеца",
    ),
    "token": words("token", "жетон; жетона", "żeton", "жетон"),
    "step_by_step": words(
        "stepwise; step by",
        "стъпка по стъпка; по стъпки",
        "krok po kroku; krokami",
        "по шагам; пошагово",
    ),
    "because": words("because", "защото", "ponieważ; bo", "потому что"),
    "and": words("and", "и", "i; oraz", "и"),
}

VALUES = {
    "left": words(
        "left; at the left end",
        "в левия край; отляво; наляво; вляво; най-вляво; най-отляво; от лявата страна;"
        "в началото на редицата; в началото",
        "na lewym końcu; z lewej; po lewej; z lewej strony; po lewej stronie; na lewo; w lewo;"
        "na początku rzędu; na początku",
        "к левому краю; слева; влево; в начало ряда; в начало",
    ),
    "right": words(
        "right; at the right end",
        "в десния край; отдясно; надясно; вдясно; най-вдясно; най-отдясно; от дясната страна;"
        "в края на редицата; в края",
        "na prawym końcu; z prawej; po prawej; z prawej strony; po prawej stronie; na prawo; w prawo;"
        "na końcu rzędu; na końcu",
        "к правому краю; справа; вправо; в конец ряда; в конец",
    ),
    "on": words("on", "върху", "na", "на"),
    "between": words("between", "между", "między; pomiędzy", "между"),
    "up": words("up", "нагоре", "w górę", "вверх"),
    "down": words("down", "надолу", "w dół", "вниз"),
    "prince": words("prince", "принц; принца; принцът", "książę; księcia; księciem", "принц; принца"),
    "twin": words("twin", "близнак; близнака; близнакът", "bliźniak; bliźniaka", "близнец; близнеца"),
    "schemer": words(
        "schemer",
        "интригантка; интригантката",
        "intrygantka; intrygantkę; intrygantki",
        "интриганка; интриганку; интриганки",
    ),
    "queen": words(
        "queen", "кралица; кралицата", "królowa; królową; królowej", "королева; королеву; королевы"
    ),
    "cutthroat": words(
        "cutthroat", "главорез; главореза; главорезът", "zbir; zbira", "головорез; головореза"
    ),
    "apothecary": words(
        "apothecary", "аптекар; аптекаря; аптекарят", "aptekarz; aptekarza", "аптекарь; аптекаря"
    ),
    "felon": words(
        "felon",
        "престъпник; престъпника; престъпникът",
        "przestępca; przestępcę; przestępcy",
        "преступник; преступника",
    ),
    "replacement": words(
        "replacement", "подмяна; подмяната", "podmiana; podmianę; podmiany", "подмена; подмену; подмены"
    ),
    "bribe": words("bribe", "подкуп; подкупа", "przekupstwo; przekupstwa; łapówka; łapówkę", "подкуп"),
    "combination": words(
        "combination",
        "комбинация; комбинацията",
        "kombinacja; kombinację; kombinacji",
        "комбинация; комбинацию; комбинации",
    ),
    "trap": words("trap", "капан; капана; капанът", "pułapka; pułapkę; pułapki", "ловушка; ловушку; ловушки"),
    "discard": words(
        "discard",
        "изчистени; от изчистените; изчистените",
        "odrzucone; z odrzuconych; spośród odrzuconych",
        "сброс; из сброса",
    ),
    "set_aside": words(
        "set aside",
        "заделени; от заделените; от заделените карти; заделените",
        "odłożone; z odłożonych; spośród odłożonych",
        "отложенные; из отложенных",
    ),
    "hand": words("hand", "ръка; ръката", "ręka; ręki; rękę", "рука; руки; руку"),
    "none": words(
        "none; nobody; nothing", "никой; нищо; никого", "nikt; nic; nikogo", "никто; ничего; никого"
    ),
    "take": words(
        "take", "вземат; взема; вземи", "zabierają; zabiera; zabrać", "забрать; забирает; забирают"
    ),
    "repeat": words(
        "repeat",
        "повтарят; повтаря; повтори",
        "powtarzają; powtarza; powtórzyć",
        "повторить; повторяет; повторяют",
    ),
    "left_to_right": words("left to right", "отляво надясно", "od lewej do prawej", "слева направо"),
    "right_to_left": words("right to left", "отдясно наляво", "od prawej do lewej", "справа налево"),
    "yes": words("yes; true", "да", "tak", "да"),
    "no": words("no; false", "не", "nie", "нет"),
    "unknown": words("unknown", "неизвестно", "nieznane", "неизвестно"),
}


def of_families(*told: Words) -> dict[str, Words]:
    """Words for each family, in the order of the box."""
    return dict(zip(FAMILIES, told, strict=True))


HOUSES = of_families(
    words(
        "red",
        "червени; червените; червен; червеният; червения; червена; червената",
        "czerwoni; czerwony; czerwona; czerwonych; czerwoną; czerwonej",
        "красные; красный; красная; красных; красную",
    ),
    words(
        "blue",
        "сини; сините; син; синият; синия; синя; синята",
        "niebiescy; niebieski; niebieska; niebieskich; niebieską; niebieskiej",
        "синие; синий; синяя; синих; синюю",
    ),
    words(
        "green",
        "зелени; зелените; зелен; зеленият; зеления; зелена; зелената",
        "zieloni; zielony; zielona; zielonych; zieloną; zielonej",
        "зелёные; зеленый; зеленая; зеленых; зеленую",
    ),
    words(
        "yellow",
        "жълти; жълтите; жълт; жълтият; жълтия; жълта; жълтата",
        "żółci; żółty; żółta; żółtych; żółtą; żółtej",
        "жёлтые; желтый; желтая; желтых; желтую",
    ),
    words(
        "black",
        "черни; черните; черен; черният; черния; черна; черната",
        "czarni; czarny; czarna; czarnych; czarną; czarnej",
        "чёрные; черный; черная; черных; черную",
    ),
)

CLOSED = of_families(
    words("", "червена", "czerwona", "красная"),
    words("", "синя", "niebieska", "синяя"),
    words("", "зелена", "zielona", "зелёная"),
    words("", "жълта", "żółta", "жёлтая"),
    words("", "черна", "czarna", "чёрная"),
)
"""``красная 2``: a closed card is its family's, with a number."""

OPEN = of_families(
    words("", "на червените", "czerwonych", "красных"),
    words("", "на сините", "niebieskich", "синих"),
    words("", "на зелените", "zielonych", "зелёных"),
    words("", "на жълтите", "żółtych", "жёлтых"),
    words("", "на черните", "czarnych", "чёрных"),
)
"""``королева красных``: an open card has a name, and is of its family."""
