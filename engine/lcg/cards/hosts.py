"""On whom may an attachment of the core set be played, and who takes only some attachments?"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cards.facts import Face, facts
from engine.kernel.reason import Finding, Question, cannot_tell, change, no, rule
from engine.lcg.cards.conditions import has_trait, of_house
from engine.thrones.moves import PlayCard
from engine.thrones.records import ATTACHMENT, CHARACTER, PLAY, Card
from engine.thrones.table import Table

EXCEPT_WEAPONS = "no_attachments_except_weapon"

HOSTS: dict[str, Callable[[Table, Card], bool | None]] = {
    "any character": lambda table, host: True,
    "house stark": lambda table, host: of_house(host, "stark"),
    "house baratheon": lambda table, host: of_house(host, "baratheon"),
    "lord or lady": lambda table, host: has_trait(table, host, "lord", "lady"),
    "opponent": lambda table, host: True,
}
"""What is printed -> whether a character fits."""


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("lcg").cards if face.type.value == ATTACHMENT}


def _printed(card: Card, field: str) -> object:
    face = _faces().get(card.face)
    value = face.known(field) if face is not None else None
    return value.value if value is not None else None


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def its_text_allows_this_host(table: Table, move: PlayCard) -> Finding:
    """An attachment goes onto the cards its text names."""
    card, host = table.cards[move.card], table.cards.get(move.host)
    wanted = _printed(card, "host")
    if host is None or not isinstance(wanted, str):
        return None
    found = HOSTS[wanted](table, host) if host.kind == CHARACTER else False
    if found is None:
        traits = wanted == "lord or lady"
        return cannot_tell(Question("traits", host.id) if traits else Question("houses", host.id))
    theirs = wanted != "opponent" or host.controller in table.opponents(move.by)
    if found and theirs:
        return None
    rules = ("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
    return no("text_wants_another_host", change("choose_host"), rules=rules, card=card.id, host=host.id)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def its_limit_on_a_host_is_kept(table: Table, move: PlayCard) -> Finding:
    """Of an attachment with a limit no more lie under one card than its text allows."""
    card, limit = table.cards[move.card], _printed(table.cards[move.card], "attach_limit")
    if not isinstance(limit, int) or not limit or not move.host:
        return None
    there = sum(one.name == card.name for one in table.under(move.host, PLAY))
    if there < limit:
        return None
    rules = ("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
    choose = change("choose_host")
    return no("limit_on_host", choose, rules=rules, card=card.id, host=move.host, limit=limit)


@rule("lcg.keyword.no_attachments", "lcg.anatomy.rules_text")
def only_weapons_go_there(table: Table, move: PlayCard) -> Finding:
    """A card that takes no attachments but Weapons takes no others."""
    card, host = table.cards[move.card], table.cards.get(move.host)
    if host is None or card.kind != ATTACHMENT or EXCEPT_WEAPONS not in (host.keywords or ()):
        return None
    weapon = has_trait(table, card, "weapon")
    if weapon is None:
        return cannot_tell(Question("traits", card.id))
    rules = ("lcg.keyword.no_attachments", "lcg.anatomy.rules_text")
    return None if weapon else no("takes_weapons_only", change("choose_host"), rules=rules, card=host.id)


TO_ATTACH = (its_text_allows_this_host, its_limit_on_a_host_is_kept, only_weapons_go_there)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def misplaced(table: Table, host: str) -> tuple[str, ...]:
    """Attachments for an opponent's character that lie on a card no opponent controls any more."""
    card = table.cards[host]
    wanting = (one for one in table.under(host, PLAY) if _printed(one, "host") == "opponent")
    return tuple(one.id for one in wanting if card.controller not in table.opponents(one.controller))
