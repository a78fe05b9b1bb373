"""Where the source stops: what it does not cover, and what is publicly reported beside it.

A report is shown and rules nothing. ``words`` are stems by which a question in plain words is known.
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import SILENT, STATED, Facts, Question, Reason, RuleId, Verdict, rule
from engine.kernel.ruling import Ruling
from engine.kings import base, box


class Report(Struct, frozen=True):
    """Something publicly said, with where and how sure."""

    says: str
    certainty: str
    sources: tuple[str, ...] = ()


class Gap(Struct, frozen=True):
    """A matter the source does not cover."""

    id: str
    rules: tuple[RuleId, ...]
    reports: tuple[Report, ...] = ()
    options: tuple[int, ...] = ()
    words: tuple[tuple[str, ...], ...] = ()
    """Stems: a question is meant if it has one of each group."""


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

GAPS: tuple[Gap, ...] = (
    Gap(
        "option_7",
        ("kings.options.untexted", "kings.scope.draft"),
        (
            Report("report_three_cards_open", base.SOURCE, ("snr-pr750",)),
            Report("report_topmost_resolved", base.SOURCE, ("snr-pr750",)),
            Report("report_winter_redrawn", base.SOURCE, ("snr-pr750",)),
        ),
        (7,),
        (NEXT, CARDS),
    ),
    Gap(
        "option_8",
        ("kings.options.untexted", "kings.scope.draft"),
        (Report("report_battle_picks", base.SOURCE, ("en-contents", "snr-1213")),),
        (8,),
        (BATTLE, VARIANT),
    ),
    Gap(
        "option_9",
        ("kings.options.untexted", "kings.scope.draft"),
        (Report("report_three_tracks", base.SOURCE, ("goblins", "mediamania")),),
        (9,),
        (THREE,),
    ),
    Gap(
        "port_positions",
        ("kings.port.tokens", "kings.port.belongs", "kings.scope.draft"),
        (
            Report("report_port_dragonstone", base.SOURCE, ("ffg-forum-ports",)),
            Report("report_ports_as_later", base.RECALLED),
        ),
        (5,),
        (PORT, WHICH_SEA),
    ),
    Gap(
        "wolf_and_neutral",
        ("kings.youngwolf.no-battle",),
        (Report("report_neutral_is_attack", base.SOURCE, ("faq1",)),),
        (6,),
        (WOLF, NEUTRAL),
    ),
    Gap(
        "victory_below_six",
        ("kings.martell.victory", "kings.scope.draft"),
        (
            Report("report_seven_to_win", base.RECALLED, ("slotobzor",)),
            Report("report_most_after_ten", base.SOURCE, ("base-contents",)),
        ),
        (1,),
        (WIN, FEWER, CITIES),
    ),
    Gap(
        "crowned_cards",
        ("kings.cards.new-set", "kings.scope.draft"),
        (
            Report("report_highest_five", base.SOURCE, ("mediamania",)),
            Report("report_reader_arianne", base.SOURCE, ("faq1",)),
        ),
        (2,),
        (CROWNED,),
    ),
    Gap(
        "six_player_start",
        ("kings.martell.start-cards", "kings.martell.overlays", "kings.scope.draft"),
        (Report("report_martell_south_east", base.SOURCE, ("fantasyguide", "goblins")),),
        (1,),
        (START, SIX),
    ),
    Gap(
        "starred_power",
        ("kings.scope.draft",),
        (),
        (),
        (STARRED, POWER),
    ),
    Gap(
        "raven_and_one_time",
        ("kings.onetime.symbols-derived", "kings.scope.draft"),
        (),
        (6,),
        (RAVEN, ONE_TIME),
    ),
    Gap(
        "retreat_into_port",
        ("kings.port.retreat", "kings.scope.draft"),
        (Report("report_retreat_opinion", base.SOURCE, ("ffg-forum-ports",)),),
        (5,),
        (RETREAT, PORT),
    ),
    Gap("transport_from_port", ("kings.port.transport", "kings.scope.draft"), (), (5,), (TRANSPORT, PORT)),
    Gap("retreat_area", ("kings.scope.draft",), (), (), ()),
)
BY_ID = {gap.id: gap for gap in GAPS}


@rule(
    "kings.options.untexted",
    "kings.scope.draft",
    "kings.port.tokens",
    "kings.martell.start-cards",
    "kings.cards.new-set",
)
def not_covered_reasons(gap: str) -> tuple[Reason, ...]:
    """The source holds no rule for it: nothing is ruled, what is reported is shown, the table settles it."""
    found = BY_ID[gap]
    basis = STATED if found.rules[0] == "kings.options.untexted" else SILENT
    facts: Facts = {"gap": found.id}
    asks = Question(found.id)
    chief = Reason(found.rules, Verdict.NOT_COVERED, "gap", facts, basis=basis, asks=asks)
    return chief, *(_told(one) for one in found.reports)


def _told(report: Report) -> Reason:
    facts: Facts = {"certainty": report.certainty, "sources": report.sources}
    return Reason(("kings.scope.draft",), Verdict.NOT_COVERED, report.says, facts, basis=SILENT)


def ruling_of_gap(gap: str) -> Ruling:
    """The ruling on something the source does not cover."""
    return Ruling(Verdict.NOT_COVERED, box.TEXT, not_covered_reasons(gap))


def gap_of_option(option: int) -> str:
    """The gap an option without text is."""
    return f"option_{option}"


def asked_in_words(question: str) -> tuple[str, ...]:
    """The gaps a question in plain words may be about, the closest first."""
    said = f" {question.casefold()} "
    hits = [
        gap for gap in GAPS if gap.words and all(any(one in said for one in group) for group in gap.words)
    ]
    return tuple(gap.id for gap in sorted(hits, key=lambda gap: -len(gap.words)))
