"""How is every move of this game written as one typed line?"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from cards.facts import Face
from engine.kernel.grammar import Expansion, Form, Grammar, Raw, Slot, words
from engine.kernel.move import verb
from engine.lcg.ahead import asked_for, text_ahead
from engine.lcg.asking import open_choice
from engine.lcg.game import LCG
from engine.lcg.printed import printed
from engine.lcg.titles import TITLES
from engine.thrones import notation as shared
from engine.thrones.abilities import uses_of
from engine.thrones.notation import CARD, CARDS, NUMBER, SEAT
from engine.thrones.notation_answers import ANSWERS, CHOOSES
from engine.thrones.notation_effects import EFFECT_FORMS
from engine.thrones.notation_forms import FORMS
from engine.thrones.notation_outcome import expand
from engine.thrones.notation_uses import ABILITIES, ways
from engine.thrones.notation_words import HOUSES, LEADS, VALUES
from engine.thrones.records import ATTACHMENT, CHARACTER, DECK, DISCARD, EVENT, HAND, LOCATION
from engine.thrones.references import NOBODYS
from engine.thrones.table import Table
from engine.thrones.timing import at

UNKNOWN_IN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}
FOUND = "found"
"""What a text asks for, be it unseen."""
DRAWN = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
"""Kinds of card a House deck is made of; plots, titles, Houses and agendas are never in a hand."""
PREFIX = "lcg-core-"

TITLE_WORDS = {
    "hand": words(
        "hand; hand of the king; the hand",
        "десница; десницата; десница на краля; десницата на краля",
        "namiestnik; namiestnik króla; namiestnika; namiestnika króla; namiestnik królewski",
        "десница; десница короля; десницу",
    ),
    "laws": words(
        "laws; master of laws",
        "закони; законите; майстор на законите; майстора на законите",
        "prawa; starszy nad prawami; starszego nad prawami",
        "законы; мастер законов; мастера законов",
    ),
    "coin": words(
        "coin; master of coin",
        "монета; монетата; ковчежник; ковчежника",
        "moneta; monetę; starszy nad monetą; starszego nad monetą",
        "монета; монету; мастер монеты; мастера монеты",
    ),
    "whispers": words(
        "whispers; whisperers; master of whispers; master of whisperers",
        "шпиони; шпионите; майстор на шпионите; майстора на шпионите",
        "szepty; starszy nad szeptaczami; starszego nad szeptaczami",
        "шёпот; шепот; мастер шёпота; мастера шёпота",
    ),
    "regent": words(
        "regent; crown regent; the regent",
        "регент; регента; регент на короната; регента на короната",
        "regent; regent korony; regenta; regenta korony",
        "регент; регент короны; регента; регента короны",
    ),
    "commander": words(
        "commander; lord commander; lord commander of the kingsguard; commander of the kingsguard",
        "командир; командира; лорд-командир; лорд-командира; лорд-командир на кралската гвардия",
        "dowódca; dowódcę; lord dowódca; lorda dowódcę; lord dowódca gwardii królewskiej",
        "командующий; лорд-командующий; лорд-командующий королевской стражи; командующего",
    ),
}
KEYWORD_WORDS = {
    "vengeful": words("vengeful", "мъст", "mściwość", "мстительность"),
    "vigilant": words("vigilant", "бдителност", "czujność", "бдительность"),
}
SOURCE_WORDS = {
    "rivalry": words("rivalry", "съперничество", "rywalizacja", "вражда"),
    "dominance": words("dominance", "надмощие", "dominacja", "господство"),
    "unopposed": words("unopposed", "без съпротива", "niebronione", "непринятый"),
    "claim": words("claim", "удар", "zmagania", "намерения"),
    "prize": words("prize", "награда", "nagroda", "приз"),
}
WAY_WORDS = {
    "attacking": words("attacking; attack", "нападаща; напада", "atakująca; atak", "атака"),
    "defending": words("defending; defence", "защитаваща; защита", "broniąca; obrona", "защита"),
    "bottom": words("bottom", "отдолу", "spód", "под низ"),
    "pay": words("pay; pays", "плаща", "płaci", "платит"),
    "return": words("return; back", "връща", "wraca", "назад"),
    "deck": words("deck", "тесте", "talia", "колода"),
    "itself": words("itself", "самата", "sama", "сама"),
    "draw": words("draw; draws", "тегли", "dobiera", "берёт"),
}
MORE_HOUSES = {
    "baratheon": words("Baratheon", "Баратеон", "Baratheon", "Баратеон; Баратеоны"),
    "targaryen": words("Targaryen", "Таргариен", "Targaryen", "Таргариен; Таргариены"),
    "greyjoy": words("Greyjoy", "Грейджой", "Greyjoy", "Грейджой"),
    "martell": words("Martell", "Мартел", "Martell", "Мартелл"),
}

WAYS = (*WAY_WORDS, "military", "intrigue", "power")
BY_TEXT = (
    Slot("cards", CARDS, pool=FOUND, needed=False),
    Slot("seat", SEAT, "player", False),
    Slot("way", "value", "way", False, WAYS),
    Slot("name", "named", "named", False, pool="hand"),
)
BY_TEXT_WORDS = words(
    "text",
    "избира по текста; текст",
    "wybiera według tekstu; tekst",
    "выбирает по тексту; текст",
)
NAMED = Slot("name", "named", pool="hand")
SAYS_THE_NAME = words("names; names the card", "назовава", "wymienia; nazywa", "называет; объявляет")
TITLE = Slot("title", "value", "", True, TITLES)
GIVES = words(
    "gives; gives gold; give; pays", "дава злато; дава", "daje złoto; daje", "передаёт золото; передаёт; даёт"
)
GOLD = Slot("", "flag", "gold", means={})
OWN = (
    Form(
        "choose_title",
        words(
            "takes; takes title; title; takes the title; chooses title; is; becomes",
            "взема титла; титла; взема; избира титла",
            "bierze tytuł; tytuł; bierze",
            "берёт титул; титул; берёт; выбирает титул",
        ),
        (TITLE,),
    ),
    Form(
        "redirect",
        words(
            "redirects; redirect; turns; redirects with; redirects as; uses; uses title; uses the title;"
            " uses the title of; uses a title on the challenge",
            "пренасочва; използва титла; използва титлата; използва;"
            " използва титлата върху предизвикателството",
            "przekierowuje; używa tytułu; używa; używa tytułu w wyzwaniu",
            "перенаправляет; переводит; использует титул; использует; применяет титул;"
            " применяет титул к вызову",
        ),
        (Slot("title", "value", "", True, ("regent", "commander")),),
    ),
    Form(
        "choose_new_target",
        words(
            "new target; turns to; turns to a new target; chooses a new target",
            "нова цел; избира нова цел",
            "nowy cel; wybiera nowy cel",
            "новая цель; выбирает новую цель; новую цель",
        ),
        (Slot("target", SEAT),),
    ),
    Form(
        "support_defend",
        words(
            "supports; supports with; defends for another with; defends in support with",
            "подкрепя; защитава друг с; защитава в подкрепа с",
            "popiera; wspiera; broni innego; broni w poparciu",
            "поддерживает; поддержка; защищает другого; защищает в поддержку",
        ),
        (Slot("defenders", CARDS, pool="characters"),),
    ),
    Form(
        "put_into_play",
        words("ambush; ambushes", "от засада", "zasadzka", "засада"),
        (
            Slot("card", CARD, pool="permanents"),
            Slot("host", CARD, "on", False, pool="participants"),
            Slot("pay.influence", CARDS, "kneeling", False, pool="own"),
        ),
        {"via": "ambush"},
    ),
    Form(
        "put_into_play",
        words("brings in", "вкарва", "wprowadza", "вводит"),
        (Slot("card", CARD, pool="permanents"),),
        {"via": "effect"},
    ),
    Form(
        "cancel",
        words("cancels; cancel", "отменя", "anuluje", "отменяет; отмена"),
        (Slot("card", CARD, pool="reacting"),),
    ),
    Form("choose_by_text", BY_TEXT_WORDS, BY_TEXT),
    Form("choose_by_text", CHOOSES, BY_TEXT, asked=True),
    Form("choose_by_text", CHOOSES, (Slot("seat", SEAT),), asked=True),
    Form("choose_by_text", CHOOSES, (NAMED,), asked=True, far=1),
    Form("choose_by_text", SAYS_THE_NAME, (NAMED,), asked=True),
    Form("choose_by_text", CHOOSES, (Slot("way", "value", "", True, WAYS),), asked=True),
    Form(
        "place_power",
        words("power on; puts power on", "власт върху", "władza na", "власть на"),
        (
            Slot("on", CARD, pool="own"),
            Slot("amount", NUMBER),
            Slot("source", "value", "from", True, tuple(SOURCE_WORDS)),
        ),
    ),
    Form(
        "stand_by_keyword",
        words("stands by", "изправя чрез", "podnosi przez", "поднимает по"),
        (Slot("keyword", "value", "", True, tuple(KEYWORD_WORDS)), Slot("cards", CARDS, pool="own")),
    ),
    Form("give_gold", GIVES, (Slot("amount", NUMBER), Slot("to", SEAT, "to"))),
    Form("give_gold", GIVES, (Slot("amount", NUMBER), GOLD, Slot("to", SEAT, "to"))),
    Form(
        "give_gold",
        GIVES,
        (Slot("to", SEAT), Slot("amount", NUMBER), Slot("", "flag", "gold", False, means={})),
    ),
    Form("end_round", words("end round; round ends", "край на рунда", "koniec rundy", "конец раунда")),
    Form(
        "name_winner",
        words("names winner; winner", "победител", "zwycięzca", "победитель"),
        (Slot("seat", SEAT),),
    ),
    Form(
        "choose_victims",
        words("deadly victim", "жертва на смъртоносност", "ofiara śmiertelności", "жертва смертоносности"),
        (Slot("cards", CARDS, pool="characters"),),
        {"for": "deadly"},
    ),
)

INFLUENCE = (
    Slot("pay.influence", CARDS, "influence", False, pool="own"),
    Slot("pay.hand_title", "flag", "hand_title", False, means=True),
)
MORE_LEADS = {
    "gold": words("gold", "злато; злата", "złota; złoto", "золота; золото"),
    "influence": words("influence", "влияние", "wpływy", "влияние"),
    "hand_title": words("hand title", "титла на десницата", "tytuł namiestnika", "титул десницы"),
    "on_house": words(
        "onto house; onto the house card", "върху картата на дома", "na kartę rodu", "на карту дома"
    ),
    "laws": words(
        "laws; extra; one more; the extra card",
        "закони; още една; допълнителна",
        "prawa; jeszcze jedną; dodatkową",
        "законы; ещё одну; дополнительную",
    ),
    "player": words("player", "играч", "gracz", "игрок"),
    "way": words("way", "начин", "sposób", "способ"),
    "named": words("the card named", "картата на име", "kartę o nazwie", "карту по имени"),
}
USES = ("play_event", "use_ability", "respond")


def with_more(form: Form) -> Form:
    """A shared form with what this game adds to the move."""
    if form.makes in USES:
        # What a card does comes last on a line.
        return replace(form, slots=(*form.slots[:-1], *INFLUENCE, form.slots[-1]))
    if form.makes == "play_card":
        return replace(form, slots=(*form.slots, Slot("on_house", "flag", "on_house", False, means=True)))
    if form.makes == "draw_phase":
        return replace(form, slots=(Slot("laws_extra", "flag", "laws", False, means=True),))
    return form


FOREIGN = {"draft_pick", "build_plot_deck", "look_at"}
"""Verbs of the shared forms that belong to other games."""


def pool(table: Table, seat: str, name: str) -> tuple[str, ...]:
    """The cards or plots a place of this kind means first."""
    ahead = text_ahead(table) if name == FOUND else None
    return shared.pool(table, seat, name) if ahead is None else open_choice(ahead)[1]


def _where(table: Table) -> str:
    """Where a card comes from that a text asks for and nobody has seen; nowhere if none asks so."""
    part = asked_for(table)
    if part is None or part.kind != "cards" or not part.unseen:
        return ""
    return HAND if part.says == "copies" else DECK


def show(table: Table, seat: str, zone: str, id_: str, face: Face) -> Raw | None:
    """An unknown card of a hand, deck or pile turns out to be this one of the catalogue."""
    zone = _where(table) if zone == FOUND else zone
    if seat not in table.seats or zone not in UNKNOWN_IN or face.type.value not in DRAWN:
        return None
    card = printed(face, id_ or free_id(table, face), seat, zone)
    raw: Raw = msgspec.to_builtins(card)
    return raw


def free_id(table: Table, face: Face) -> str:
    """An id for one more copy of this card."""
    plain = face.id.removeprefix(PREFIX)
    taken = (plain, *(f"{plain}-{number}" for number in range(2, 200)))
    return next(one for one in taken if one not in table.cards)


def expanded(table: Table, raw: Raw, passes: str) -> Expansion:
    """The moves an outcome stands for."""
    return expand(LCG, table, raw, passes)


def _for_influence(table: Table, raw: Raw) -> Raw:
    """Cards knelt for a text that asks for influence, and for no such cards knelt, supply that influence."""
    card, pay = table.cards.get(str(raw.get("card"))), raw.get("pay") or {}
    if card is None or not pay.get("kneel") or pay.get("influence"):
        return raw
    uses = uses_of(card, ABILITIES[raw["do"]])
    ways = [way for use in uses if use.pay is not None for way in use.pay(table, card)]
    asked = card.influence_price or any(use.or_influence for use in uses)
    if not asked or any(set(way.kneel) == set(pay["kneel"]) for way in ways):
        return raw
    return {
        **raw,
        "pay": {**{name: one for name, one in pay.items() if name != "kneel"}, "influence": pay["kneel"]},
    }


def _as_named(table: Table, raw: Raw) -> Raw:
    """Where a title is asked for, a card that everybody has seen stands for its own."""
    part = asked_for(table)
    cards = raw.get("cards", ())
    if part is None:
        return raw
    if part.kind != "name" and raw.get("name"):
        return {**raw, "title": raw["name"]}  # no move has such a field: the line is read in another way
    if part.kind != "name" or len(cards) != 1 or cards[0] not in table.cards:
        return raw
    return {
        **{key: value for key, value in raw.items() if key != "cards"},
        "name": table.cards[cards[0]].name,
    }


def fill(table: Table, raw: Raw) -> Raw:
    """A move with what goes without saying: while Deadly takes its victim, he is not killed for the claim."""
    if raw["do"] in ABILITIES:
        raw = _for_influence(table, raw)
    if raw["do"] == "choose_by_text":
        raw = _as_named(table, raw)
    if raw["do"] == "choose_victims" and "for" not in raw and at(table) == "challenge.deadly":
        raw = {**raw, "for": "deadly"}
    return shared.fill(table, raw)


GRAMMAR = Grammar(
    forms=(*(with_more(form) for form in FORMS if form.makes not in FOREIGN), *OWN, *ANSWERS),
    effects=EFFECT_FORMS,
    bare="apply_effect",
    leads={**LEADS, **MORE_LEADS},
    values={**VALUES, **TITLE_WORDS, **KEYWORD_WORDS, **SOURCE_WORDS, **WAY_WORDS},
    houses={**HOUSES, **MORE_HOUSES},
    nobodys=tuple(verb(kind) for kind in NOBODYS),
    things=shared.things,
    pool=pool,
    fill=fill,
    ways=ways,
    spread=shared.spread,
    field=shared.field,
    fields=shared.fields,
    show=show,
    suits=shared.suits,
    never=shared.never,
    apt=shared.apt,
    expand=expanded,
)
