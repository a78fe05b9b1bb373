"""What may enter play or change hands: unique cards, copies, attachments and hosts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from cards.facts import Face, facts
from engine.agot.abilities.definitions import done_by
from engine.agot.abilities.targets import ABILITY_OF
from engine.agot.lcg.cards.conditions import has_trait, of_house
from engine.agot.lcg.rule_variants import STOLEN_COPY
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.moves import ApplyEffect, PlayCard, PutIntoPlay, ResolvePassive, UseOfCard
from engine.agot.state.records import ATTACHMENT, CHARACTER, DEAD, LOCATION, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question, keyword_reasons
from engine.kernel.reasons import (
    SILENT,
    Finding,
    Question,
    Reason,
    Verdict,
    cannot_tell,
    change,
    rule,
    violated,
)

EXCEPT_WEAPONS = "no_attachments_except_weapon"

HOSTS: dict[str, Callable[[AgotTable, Card], bool | None]] = {
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
def its_text_allows_this_host(table: AgotTable, move: PlayCard) -> Finding:
    """An attachment goes only on cards that its text allows."""
    card, host = table.cards[move.card], table.cards.get(move.host)
    wanted = _printed(card, "host")
    if host is None or not isinstance(wanted, str):
        return None
    allowed = HOSTS[wanted](table, host) if host.kind == CHARACTER else False
    if allowed is None:
        traits = wanted == "lord or lady"
        return cannot_tell(Question("traits", host.id) if traits else Question("houses", host.id))
    theirs = wanted != "opponent" or host.controller in table.opponents(move.by)
    if allowed and theirs:
        return None
    rules = ("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
    return violated("text_wants_another_host", change("choose_host"), rules=rules, card=card.id, host=host.id)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def its_limit_on_a_host_is_kept(table: AgotTable, move: PlayCard) -> Finding:
    """A card carries no more copies of an attachment than the attachment's text allows."""
    card, limit = table.cards[move.card], _printed(table.cards[move.card], "attach_limit")
    if not isinstance(limit, int) or not limit or not move.host:
        return None
    there = sum(other.name == card.name for other in table.under(move.host, PLAY))
    if there < limit:
        return None
    rules = ("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
    choose = change("choose_host")
    return violated("limit_on_host", choose, rules=rules, card=card.id, host=move.host, limit=limit)


@rule("lcg.keyword.no_attachments", "lcg.anatomy.rules_text")
def only_weapons_go_there(table: AgotTable, move: PlayCard) -> Finding:
    """A card that takes only Weapons as attachments takes no others."""
    card, host = table.cards[move.card], table.cards.get(move.host)
    if host is None or card.kind != ATTACHMENT or EXCEPT_WEAPONS not in (host.keywords or ()):
        return None
    weapon = has_trait(table, card, "weapon")
    if weapon is None:
        return cannot_tell(Question("traits", card.id))
    rules = ("lcg.keyword.no_attachments", "lcg.anatomy.rules_text")
    return (
        None if weapon else violated("takes_weapons_only", change("choose_host"), rules=rules, card=host.id)
    )


TO_ATTACH = (its_text_allows_this_host, its_limit_on_a_host_is_kept, only_weapons_go_there)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def misplaced(table: AgotTable, host: str) -> tuple[str, ...]:
    """Attachments for an opponent's character that lie on a card no opponent controls any more."""
    card = table.cards[host]
    wanting = (other for other in table.under(host, PLAY) if _printed(other, "host") == "opponent")
    return tuple(other.id for other in wanting if card.controller not in table.opponents(other.controller))


@rule(
    "lcg.unique.one_per_player",
    "lcg.unique.no_second",
    "lcg.unique.dead_pile",
    "lcg.unique.stolen_copy",
    "lcg.version.same_unique",
    "lcg.control.own_vs_control",
)
def barred_by_a_copy(table: AgotTable, seat: str, card: Card) -> Finding:
    """A copy one has in play, in the dead pile or under an opponent's control bars another."""
    if card.unique is False:
        return None
    finding: Finding = None
    for other in table.cards.values():
        if other.name != card.name or other.id == card.id:
            continue
        reason = _by_this_copy(table, seat, card, other)
        if reason is not None and reason.says == "unique_barred":
            return cannot_tell(Question("unique", card.id)) if card.unique is None else reason
        finding = finding or reason
    return finding if card.unique else None


def _by_this_copy(table: AgotTable, seat: str, card: Card, other: Card) -> Reason | None:
    if other.zone == DEAD and other.owner == seat:
        return _barred(card, other, ("lcg.unique.dead_pile", "lcg.version.same_unique"))
    if other.zone != PLAY:
        return None
    if other.controller == seat:
        rules = ("lcg.unique.no_second", "lcg.unique.one_per_player", "lcg.version.same_unique")
        return _barred(card, other, rules)
    if other.owner == seat:
        return _barred(card, other, ("lcg.unique.stolen_copy", "lcg.control.own_vs_control"))
    point = STOLEN_COPY.reason(table, "copy_of_an_opponent", card=card.id, copy=other.id)
    if STOLEN_COPY.option(table) == "own_copies":
        return Reason(says="copies_of_others_do_not_bar", because=(point,))
    return _barred(card, other, ("lcg.unique.stolen_copy",), (point,))


def _barred(card: Card, other: Card, rules: tuple[str, ...], because: tuple[Reason, ...] = ()) -> Reason:
    away = change("take_away", card=other.id)
    return violated(
        "unique_barred", away, rules=rules, because=because, card=card.id, copy=other.id, zone=other.zone
    )


@rule(
    "lcg.unique.one_per_player",
    "lcg.unique.no_second",
    "lcg.unique.dead_pile",
    "lcg.unique.stolen_copy",
    "lcg.version.same_unique",
)
def no_copy_bars_it(table: AgotTable, move: PlayCard | PutIntoPlay) -> Finding:
    """Each player may have one copy of a unique card, and none while one of theirs lies dead or stolen."""
    finding = barred_by_a_copy(table, move.by, table.cards[move.card])
    if finding is None or isinstance(move, PlayCard) or finding.found is not Verdict.NO:
        return finding
    # That "all restrictions" do not include this one is a reading of two sentences that disagree.
    bypass = Reason(("lcg.marshal.put_into_play_bypass",), says="copies_bar_it_still", basis=SILENT)
    return replace(finding, rules=(*finding.rules, *bypass.rules), because=(*finding.because, bypass))


@rule("lcg.cardtype.attachment", "lcg.inplay.definition")
def an_attachment_has_a_host(table: AgotTable, move: PlayCard | PutIntoPlay) -> Finding:
    """An attachment goes under a character in play, the player's own or the opponent's."""
    card = table.cards[move.card]
    if card.kind != ATTACHMENT:
        return None if not move.host else violated("no_host_wanted", change("no_host"), card=card.id)
    host = table.cards.get(move.host)
    if host is None or host.zone != PLAY or host.kind not in (CHARACTER, LOCATION):
        return violated("host_must_be_in_play", change("choose_host"), card=card.id)
    return None


@rule("lcg.keyword.no_attachments")
def the_host_takes_attachments(table: AgotTable, move: PlayCard) -> Finding:
    """A card with No Attachments cannot have attachments."""
    host = table.cards.get(move.host)
    return takes_none(table, host) if host is not None and table.cards[move.card].kind == ATTACHMENT else None


def takes_none(table: AgotTable, host: Card) -> Finding:
    """The card has No Attachments."""
    known = has_keyword(table, host, "no_attachments")
    if known is None:
        return cannot_tell(keyword_question(table, host, "no_attachments"))
    if not known:
        return None
    because = keyword_reasons(table, (host.id,), "no_attachments")
    rules = ("lcg.keyword.no_attachments",)
    return violated("takes_no_attachments", change("choose_host"), rules=rules, because=because, card=host.id)


@rule("lcg.keyword.no_attachments", "lcg.cardtype.attachment", "lcg.marshal.put_into_play_bypass")
def may_be_laid(table: AgotTable, seat: str, card: Card, host: Card) -> Finding:
    """An attachment that an effect brings in or moves goes only where it might be played."""
    entering = barred_by_a_copy(table, seat, card) if card.zone != PLAY else None
    if entering is not None and entering.found is not Verdict.YES:
        return entering
    return may_lie_there(table, seat, card, host)


@rule("lcg.keyword.no_attachments", "lcg.cardtype.attachment", "lcg.anatomy.rules_text")
def may_lie_there(table: AgotTable, seat: str, card: Card, host: Card) -> Finding:
    """The texts of the attachment and of the host let it lie there."""
    attaching = PlayCard(by=seat, card=card.id, host=host.id)
    findings = (
        finding for restriction in TO_ATTACH if (finding := restriction(table, attaching)) is not None
    )
    return takes_none(table, host) or next(findings, None)


@rule("lcg.unique.no_second", "lcg.unique.dead_pile", "lcg.keyword.no_attachments", "lcg.unique.stolen_copy")
def what_enters_may_enter(table: AgotTable, move: UseOfCard | ResolvePassive | ApplyEffect) -> Finding:
    """Cards that an effect brings in obey the rules on copies and No Attachments."""
    finding: Finding = None
    worked_out = () if isinstance(move, ApplyEffect) else _worked_out(table, move)
    for effect in (*move.effects, *worked_out):
        if isinstance(effect, e.TakeControl | text_effects.Enter):
            finding = finding or barred_by_a_copy(table, effect.to, table.cards[effect.target])
        elif isinstance(effect, e.EnterPlay):
            card = table.cards[effect.target]
            finding = finding or barred_by_a_copy(table, card.owner, card)
        elif isinstance(effect, e.Attach):
            card, host = table.cards[effect.target], table.cards[effect.host]
            finding = finding or may_be_laid(table, card.controller, card, host)
    return finding


def _worked_out(table: AgotTable, move: UseOfCard | ResolvePassive) -> tuple[text_effects.Carried, ...]:
    """What a text that is worked out as it is done will do first."""
    return () if move.effects else done_by(table, table.cards[move.card], ABILITY_OF[type(move)])
