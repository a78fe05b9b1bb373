"""Where the source stops: what it does not cover, and what is publicly reported beside it.

A report is shown and rules nothing. ``words`` are stems by which a question in plain words is known.
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import SILENT, STATED, Facts, Question, Reason, RuleId, Verdict, rule
from engine.kernel.ruling import Ruling
from engine.kings import base, box


class Gap(Struct, frozen=True):
    """A matter the source does not cover."""

    id: str
    rules: tuple[RuleId, ...]
    asks: Question
    reports: tuple[Reason, ...] = ()
    words: tuple[tuple[str, ...], ...] = ()
    """Stems: a question is meant if it has one of each group."""


def gap(
    id_: str, rules: tuple[RuleId, ...], *reports: Reason, words: tuple[tuple[str, ...], ...] = ()
) -> Gap:
    """A gap with what the table is asked to settle."""
    return Gap(id_, rules, Question(id_), reports, words)


@rule("kings.scope.draft")
def reported(says: str, certainty: str, *sources: str) -> Reason:
    """Something publicly said, with where and how sure: it is shown and decides nothing."""
    facts: Facts = {"certainty": certainty, "sources": sources}
    return Reason(("kings.scope.draft",), Verdict.NOT_COVERED, says, facts, basis=SILENT)


NEXT = (
    "next",
    "look",
    "peek",
    "coming",
    "следующ",
    "посмотр",
    "подгляд",
    "следващ",
    "следн",
    "następn",
    "podejrz",
)
CARDS = ("card", "deck", "карт", "колод", "kart", "talia")
BATTLE = ("battle", "combat", "бит", "боя", "боев", "bitw", "битк")
VARIANT = ("variant", "option 8", "вариант", "опци", "wariant", "opcj", "опция")
PORT = ("port", "harbour", "harbor", "порт", "гаван", "пристан")
WHICH_SEA = (
    "which sea",
    "what sea",
    "open on",
    "opens on",
    "lead",
    "какое море",
    "каком море",
    "где",
    "where",
    "кое море",
    "które morze",
    "jakie morze",
    "открыва",
    "выход",
)
WOLF = ("young wolf", "молод", "младият вълк", "młody wilk", "wolf")
NEUTRAL = ("neutral", "king's landing", "нейтрал", "королевск", "neutraln", "неутрал", "królewska")
WIN = ("win", "victory", "won", "побед", "выигр", "печел", "wygr", "zwycię", "побежд")
FEWER = (
    "five",
    "four",
    "three",
    "5 ",
    "4 ",
    "3 ",
    "пят",
    "четвер",
    "трое",
    "троем",
    "петима",
    "pięci",
    "czterech",
    "trzech",
    "fewer",
)
CITIES = ("city", "cities", "stronghold", "город", "крепост", "град", "miast", "twierdz", "sixth")
CROWNED = (
    "crowned",
    "new house card",
    "new card",
    "новые карты",
    "новой карты",
    "корон",
    "nowe karty",
    "нови карти",
)
START = ("start", "set-up", "setup", "стартов", "начальн", "расстанов", "начал", "początk")
SIX = ("six", "martell", "overlay", "мартелл", "шест", "накладк", "sześci", "мартел")
THREE = (
    "three player",
    "three-player",
    "option 9",
    "трёх участ",
    "трех участ",
    "трёх игрок",
    "трех игрок",
    "trzech graczy",
    "трима",
)
STARRED = ("starred", "star", "звезд", "gwiazd")
POWER = ("consolidate", "усилен", "umocnien", "укрепване на влас")
RAVEN = ("raven", "ворон", "kruk", "гарван")
ONE_TIME = ("one-time", "one time", "одноразов", "jednoraz", "еднократ")
RETREAT = ("retreat", "отступ", "отстъп", "wycof", "odwr")
TRANSPORT = ("transport", "carry", "bridge", "перевоз", "мост", "przewóz", "превоз")

OPTIONS = ("kings.options.untexted", "kings.scope.draft")
SCOPE = "kings.scope.draft"
GAPS: tuple[Gap, ...] = (
    gap(
        "option_7",
        (*OPTIONS, "kings.gap.westeros-variant"),
        reported("report_three_cards_open", base.SOURCE, "snr-pr750"),
        reported("report_topmost_resolved", base.SOURCE, "snr-pr750"),
        reported("report_winter_redrawn", base.SOURCE, "snr-pr750"),
        words=(NEXT, CARDS),
    ),
    gap(
        "option_8",
        (*OPTIONS, "kings.gap.battle-variant"),
        reported("report_battle_picks", base.SOURCE, "en-contents", "snr-1213"),
        words=(BATTLE, VARIANT),
    ),
    gap(
        "option_9",
        (*OPTIONS, "kings.gap.three-players"),
        reported("report_three_tracks", base.SOURCE, "goblins", "mediamania"),
        words=(THREE,),
    ),
    gap(
        "port_positions",
        ("kings.port.tokens", "kings.port.belongs", "kings.gap.port-places", SCOPE),
        reported("report_port_dragonstone", base.SOURCE, "ffg-forum-ports"),
        reported("report_ports_as_later", base.RECALLED),
        words=(PORT, WHICH_SEA),
    ),
    gap(
        "wolf_into_neutral",
        ("kings.youngwolf.no-battle", "kings.gap.neutral-forces", SCOPE),
        reported("report_neutral_is_attack", base.SOURCE, "faq1"),
        words=(WOLF, NEUTRAL),
    ),
    gap(
        "victory_below_six",
        ("kings.martell.victory", "kings.gap.victory-fewer", SCOPE),
        reported("report_seven_to_win", base.RECALLED, "slotobzor"),
        reported("report_most_after_ten", base.SOURCE, "base-contents"),
        words=(WIN, FEWER, CITIES),
    ),
    gap(
        "crowned_cards",
        ("kings.cards.new-set", "kings.gap.crowned-cards", SCOPE),
        reported("report_highest_five", base.SOURCE, "mediamania"),
        reported("report_reader_arianne", base.SOURCE, "faq1"),
        words=(CROWNED,),
    ),
    gap(
        "six_player_start",
        ("kings.martell.start-cards", "kings.martell.overlays", "kings.gap.overlays", SCOPE),
        reported("report_martell_south_east", base.SOURCE, "fantasyguide", "goblins"),
        words=(START, SIX),
    ),
    gap("starred_power", (SCOPE, "kings.gap.starred-limit"), words=(STARRED, POWER)),
    gap("raven_and_one_time", (SCOPE, "kings.gap.raven"), words=(RAVEN, ONE_TIME)),
    gap(
        "port_retreat",
        ("kings.port.retreat", SCOPE),
        reported("report_retreat_opinion", base.SOURCE, "ffg-forum-ports"),
        words=(RETREAT, PORT),
    ),
    gap("port_transport", ("kings.port.transport", SCOPE), words=(TRANSPORT, PORT)),
)
BY_ID = {one.id: one for one in GAPS}


@rule(
    "kings.options.untexted",
    "kings.scope.draft",
    "kings.port.tokens",
    "kings.martell.start-cards",
    "kings.cards.new-set",
    "kings.gap.westeros-variant",
    "kings.gap.battle-variant",
    "kings.gap.three-players",
    "kings.gap.port-places",
    "kings.gap.neutral-forces",
    "kings.gap.victory-fewer",
    "kings.gap.crowned-cards",
    "kings.gap.overlays",
    "kings.gap.starred-limit",
    "kings.gap.raven",
    "kings.gap.base-game",
)
def not_covered_reasons(matter: str) -> tuple[Reason, ...]:
    """The source holds no rule for it: nothing is ruled, what is reported is shown, the table settles it."""
    found = BY_ID[matter]
    basis = STATED if found.rules[:2] == OPTIONS else SILENT
    chief = Reason(found.rules, Verdict.NOT_COVERED, "not_covered", basis=basis, asks=found.asks)
    return chief, *found.reports


def ruling_of_gap(matter: str) -> Ruling:
    """The ruling on something the source does not cover."""
    return Ruling(Verdict.NOT_COVERED, box.TEXT, not_covered_reasons(matter))


def gap_of_option(option: int) -> str:
    """The gap an option without text is."""
    return f"option_{option}"


def asked_in_words(question: str) -> tuple[str, ...]:
    """The gaps a question in plain words may be about, the closest first."""
    said = f" {question.casefold()} "
    hits = [
        one for one in GAPS if one.words and all(any(stem in said for stem in group) for group in one.words)
    ]
    return tuple(one.id for one in sorted(hits, key=lambda one: -len(one.words)))
