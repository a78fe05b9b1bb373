"""Hidden information: who may look at what, the table as everybody sees it, and what was seen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.adapter import Doubts
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import DERIVED, STATED, Reason, Ruling, Verdict, rule
from engine.oriflamme.declarations import KnowCards, KnowRowCard
from engine.oriflamme.moves import Applying, OnCard, Place, TwinPlace
from engine.oriflamme.rule_variants import COVERED_OWN
from engine.oriflamme.table import TWIN, FamilyCard, FamilySeat, OriflammeTable, RowPlace, Spot, spot_of

LookAnswer = tuple[bool, Reason]


def _look_answer(answer: bool, says: str, *rules: str, derived: bool = False) -> LookAnswer:
    return answer, Reason(rules, says=says, basis=DERIVED if derived else STATED)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.info.others-hidden", "oriflamme.card.open-closed")
def may_look_at_card(table: OriflammeTable, by: str, spot: Spot) -> LookAnswer:
    """At open cards everybody; at closed ones their own family only, at covered ones by the default."""
    card = spot.card
    if card.open:
        return _look_answer(True, "open_to_all", "oriflamme.card.open-closed", derived=spot.covered)
    if card.family != by:
        return _look_answer(False, "not_his_to_see", "oriflamme.info.others-hidden", derived=True)
    if not spot.covered:
        return _look_answer(True, "his_to_see", "oriflamme.info.own-hidden-cards")
    may = COVERED_OWN.option(table) == "may_look"
    return may, COVERED_OWN.reason(table, "his_covered_card", Verdict.YES)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.info.others-hidden", "oriflamme.setup.hand-seven")
def may_look_at_cards(by: str, what: str, of: str) -> LookAnswer:
    """One's own hand and set-aside cards, never another's; discards lie open to everybody."""
    if what == "discard":
        return open_discard()
    if by != of:
        return _look_answer(False, "not_his_to_see", "oriflamme.info.others-hidden", derived=True)
    rules = ("oriflamme.setup.hand-seven",) if what == "hand" else ("oriflamme.info.own-hidden-cards",)
    return _look_answer(True, "his_to_see", *rules)


@rule("oriflamme.info.discard-public")
def open_discard() -> LookAnswer:
    """Anyone may look through any discard at any time."""
    return _look_answer(True, "open_to_all", "oriflamme.info.discard-public")


@rule("oriflamme.info.open-influence")
def may_hide_influence() -> LookAnswer:
    """Every player's influence stays visible through the whole game."""
    return _look_answer(False, "influence_is_open", "oriflamme.info.open-influence")


@rule("oriflamme.info.others-hidden", "oriflamme.planning.secret-face-down")
def public(table: OriflammeTable) -> OriflammeTable:
    """Closed cards have no name, hands and set-aside cards are not known; a closed twin was seen by all."""
    public_table = table.__dict__.get("public")
    if isinstance(public_table, OriflammeTable):
        return public_table
    row = tuple(_place(place) for place in table.row)
    seats = {seat.id: _seat(seat) for seat in table.seats.values()}
    table.__dict__["public"] = hidden = table.put(row=row, seats=seats)
    return hidden


def _place(place: RowPlace) -> RowPlace:
    if all(_is_public(card) for card in place.cards):
        return place
    return RowPlace(
        place.id,
        tuple(card if _is_public(card) else replace(card, name="") for card in place.cards),
        place.done,
    )


def _is_public(card: FamilyCard) -> bool:
    return card.open or card.shown or not card.name or card.tag == f"{card.family}.{TWIN}"


def _seat(seat: FamilySeat) -> FamilySeat:
    return seat if seat.hand is None and seat.set_aside is None else replace(seat, hand=None, set_aside=None)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.setup.three-aside")
def seen_by(table: OriflammeTable, family: str) -> OriflammeTable:
    """The table as one player may see it: their own hidden cards too."""
    hidden = public(table)
    own = {card.tag: card.name for card in table.all_cards() if card.family == family}
    for tag, name in own.items():
        hidden = hidden.card(tag, name=name)
    seat = table.seats[family]
    return hidden.seat(family, hand=seat.hand, set_aside=seat.set_aside)


@rule("oriflamme.planning.secret-face-down", "oriflamme.info.others-hidden")
def announced(table: OriflammeTable, move: Move) -> Move:
    """A move as it is said before everybody: closed cards by their tags, a laid card without its name, and
    not what the referee was told in secret."""
    if isinstance(move, KnowRowCard) and not move.shown:
        return replace(move, card=_tag(table, move.card) or move.card, name="")
    if isinstance(move, KnowCards):
        return replace(move, cards=())
    if isinstance(move, Place):
        return replace(move, card="", on=_tag(table, move.on), between=tuple(_tags(table, move.between)))
    if isinstance(move, OnCard):
        move = replace(move, card=_tag(table, move.card) or "")
    if isinstance(move, Applying):
        move = replace(move, target=_tag(table, move.target), bribe=_tag(table, move.bribe))
        return replace(move, twin=_spoken_twin(table, move.twin)) if move.twin is not None else move
    return move


def is_told_in_secret(move: Move) -> bool:
    """Whether a move tells the referee what others must not know."""
    return isinstance(move, KnowCards) or (isinstance(move, KnowRowCard) and not move.shown)


def made_public(move: Move) -> Move:
    """The declaration as made before all players: they all know the card."""
    return replace(move, shown=True) if isinstance(move, KnowRowCard) else move


def carry_out_publicly(
    game: Game, table: OriflammeTable, move: Move, public_table: OriflammeTable
) -> tuple[OriflammeTable, Doubts]:
    """Carries out a move; secret names that can no longer be true are dropped.

    The public table decides: the names a player has given are dropped where the move contradicts them.
    """
    table = _ready_to_name(table, move)
    against = judge(game, table, move)
    if against.verdict is Verdict.YES or judge(game, public(table), move).verdict is Verdict.NO:
        return carry_out(game, table, move), {}
    if is_told_in_secret(move):
        carried_out = carry_out(game, public(table), move)
        return table.put(events=carried_out.events, notes=carried_out.notes), _doubted(
            _seat_of(move), against
        )
    for seat in table.order:
        rest = forgotten(table, seat)
        if judge(game, rest, move).verdict is Verdict.YES:
            return carry_out(game, rest, move), _doubted(seat, against)
    return carry_out(game, public(table), move), {}


def _ready_to_name(table: OriflammeTable, move: Move) -> OriflammeTable:
    """The table without a secret name that is now declared before everybody."""
    spot = spot_of(table, move.card) if isinstance(move, KnowRowCard) and move.shown else None
    if spot is None or spot.card.open or spot.card.name != getattr(move, "name", ""):
        return table
    return table.card(spot.card.tag, name="")


def _seat_of(move: Move) -> str:
    return move.seat if isinstance(move, KnowCards) else str(getattr(move, "card", "")).partition(".")[0]


def _doubted(seat: str, against: Ruling) -> Doubts:
    why = against.deciding
    return {seat: Reason((), Verdict.CANNOT_TELL, "secret_forgotten", {"seat": seat}, why)}


def forgotten(table: OriflammeTable, family: str) -> OriflammeTable:
    """The table without the secret names this player has given."""
    hidden = public(table)
    row = tuple(
        _without_secret_names(place, as_public, family)
        for place, as_public in zip(table.row, hidden.row, strict=True)
    )
    return table.put(row=row).seat(family, hand=None, set_aside=None)


def _without_secret_names(place: RowPlace, as_public: RowPlace, family: str) -> RowPlace:
    cards = zip(place.cards, as_public.cards, strict=True)
    return replace(place, cards=tuple(shown if card.family == family else card for card, shown in cards))


def _spoken_twin(table: OriflammeTable, twin: TwinPlace) -> TwinPlace:
    return replace(twin, on=_tag(table, twin.on), between=tuple(_tags(table, twin.between)))


def _tags(table: OriflammeTable, cards: tuple[str, ...]) -> Iterator[str]:
    return (_tag(table, card) or card for card in cards)


def _tag(table: OriflammeTable, card: str | None) -> str | None:
    spot = spot_of(table, card)
    return spot.card.called if spot is not None else card
