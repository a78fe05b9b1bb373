"""The six titles: whom each supports, whose rival it is, what it adds, and who holds it."""

from __future__ import annotations

from engine.kernel.reason import SILENT, Change, Reason, change, no, rule
from engine.kernel.tally import part
from engine.thrones.table import Table

TITLES = ("hand", "laws", "coin", "whispers", "regent", "commander")

WITH_TITLES = ("three", "melee")
"""Variants in which titles are chosen: three or four who play for themselves."""

SUPPORTS = {"laws": "hand", "hand": "whispers", "whispers": "coin", "coin": "laws"}
"""Title -> the title it supports; Regent and Commander support nobody."""

RIVALS = {
    "hand": ("coin",),
    "coin": ("hand",),
    "laws": ("whispers",),
    "whispers": ("laws", "regent"),
    "regent": (),
    "commander": (),
}
"""Title -> the titles it earns power by beating; the Regent is nobody's rival though one is his."""

STRENGTHENS = {"regent": "power", "commander": "military", "whispers": "intrigue"}
"""Title -> the kind of challenge in which it adds to its holder's side; the icons are lost in the text."""

TITLE_STRENGTH, COIN_INCOME, HAND_INFLUENCE = 3, 2, 2

RULE_OF = {
    "hand": "lcg.title.hand",
    "laws": "lcg.title.laws",
    "coin": "lcg.title.coin",
    "whispers": "lcg.title.whispers",
    "regent": "lcg.title.regent.strength",
    "commander": "lcg.title.commander.strength",
}


@rule("lcg.variant.two.no_titles", "lcg.variant.team.no_titles", "lcg.variant.littlefinger.titles")
def has_titles(table: Table) -> bool:
    """Titles are used by three or four players who play for themselves."""
    return table.variant in WITH_TITLES


def no_titles(table: Table) -> tuple[str, ...]:
    """What says that this game has no titles, if it has none."""
    if has_titles(table):
        return ()
    return ("lcg.variant.team.no_titles",) if table.teams else ("lcg.variant.two.no_titles",)


@rule("lcg.title.return", "lcg.variant.three.titles")
def titles_go_back(table: Table) -> Table:
    """Who begins a round holds no title, unless three players have titles left to take."""
    if not has_titles(table) or (table.variant == "three" and table.council):
        return table
    for seat in table.order:
        table = table.seat(seat, title="")
    return table.put(council=TITLES)


@rule("lcg.title.unchosen")
def holder(table: Table, title: str) -> str:
    """The seat that holds a title this round; nobody: it has no effect."""
    if not has_titles(table):
        return ""
    return next((seat.id for seat in table.seats.values() if seat.title == title), "")


@rule("lcg.support.scheme", "lcg.title.regent.relations", "lcg.title.commander.relations")
def supported_by(table: Table, seat: str) -> str:
    """The seat whose title this seat's title supports."""
    return holder(table, SUPPORTS.get(table.seats[seat].title, "none"))


@rule("lcg.support.scheme")
def supporter_of(table: Table, seat: str) -> str:
    """The seat whose title supports this seat's title; each title has at most one."""
    title = table.seats[seat].title
    return next((holder(table, one) for one, other in SUPPORTS.items() if title and other == title), "")


@rule("lcg.rivalry.scheme", "lcg.title.regent.relations", "lcg.title.commander.relations")
def rivals_of(table: Table, seat: str) -> tuple[str, ...]:
    """The seats whose title is a rival of this seat's title."""
    found = {holder(table, one) for one in RIVALS.get(table.seats[seat].title, ())}
    return tuple(one for one in table.others(seat) if one in found)


def _another(table: Table, by: str) -> tuple[Change, ...]:
    return tuple(change("target", seat=seat) for seat in table.opponents(by)[:1])


@rule("lcg.support.no_attack", "lcg.variant.team.no_challenge_partner", "lcg.redirect.no_self")
def bar(table: Table, by: str, target: str) -> Reason | None:
    """Nobody challenges himself, the holder of the title he supports, nor his partner."""
    rules: tuple[str, ...]
    if target == by:
        rules = ("lcg.redirect.no_self", "lcg.challenge.any_opponent")
        return no("attacks_himself", *_another(table, by), rules=rules, seat=by)
    if target in table.partners(by):
        rules = ("lcg.variant.team.no_challenge_partner",)
        return no("partner_is_no_target", *_another(table, by), rules=rules, target=target)
    if supported_by(table, by) != target:
        return None
    rules = ("lcg.support.no_attack", "lcg.support.scheme")
    others = (change("target", seat=seat) for seat in table.opponents(by) if supported_by(table, by) != seat)
    return no("supported_is_no_target", *list(others)[:1], rules=rules, target=target)


@rule("lcg.title.regent.strength", "lcg.title.commander.strength", "lcg.title.whispers")
def side_bonus(table: Table, cards: tuple[str, ...]) -> tuple[Reason, ...]:
    """Three to the side on which the holder of the title for this kind has a participant of his own."""
    challenge = table.challenge
    if challenge is None:
        return ()
    for title, kind in STRENGTHENS.items():
        seat = holder(table, title) if kind == challenge.kind else ""
        if seat and any(table.cards[card].controller == seat for card in cards):
            return (part(RULE_OF[title], TITLE_STRENGTH, "title_strength", SILENT, seat=seat, title=title),)
    return ()


@rule("lcg.title.coin")
def income_parts(table: Table, seat: str) -> tuple[Reason, ...]:
    """Two gold to the Master of Coin."""
    if holder(table, "coin") != seat:
        return ()
    return (part("lcg.title.coin", COIN_INCOME, "title_income", seat=seat),)
