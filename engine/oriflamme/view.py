"""The view of the table: the row, an area for each family, and how what was seen differs from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.kernel.cases.position_form import RawRecord
from engine.kernel.reasons import Facts, Reason, part, tally
from engine.kernel.state import innermost
from engine.kernel.view import Badge, Comparison, SeenDifferences, View, ViewArea, ViewPiece, ViewRow
from engine.oriflamme.corrections import ON_IT, ROW, SEAT_FIELDS, row_text
from engine.oriflamme.event_phase import COMBINING
from engine.oriflamme.influence_tokens import BY_HAND, reserve
from engine.oriflamme.planning import whose_turn
from engine.oriflamme.public_table import may_look_at_card, public, seen_by
from engine.oriflamme.rounds_and_winner import cards_in_row, reasons
from engine.oriflamme.table import (
    EVENTS,
    IN_FRONT,
    PLANNING,
    TWIN,
    Entry,
    FamilyCard,
    FamilySeat,
    OriflammeTable,
    RowPlace,
    Spot,
    bribe_token_of,
    is_character,
    spot_of,
    twin_of,
)

ENDS = ("left", "right")


def view(table: OriflammeTable) -> View:
    """The row, then the families clockwise, as everybody sees them."""
    return _drawn(public(table))


def private(table: OriflammeTable, family: str) -> View:
    """What one player alone may look at: their closed cards of the row, hand and set-aside cards."""
    private_table = seen_by(table, family)
    closed = tuple(
        ViewPiece(
            spot.card.tag, spot.card.name, "closed", tuple(_badges(spot.card)), hidden=not spot.card.name
        )
        for card in private_table.all_cards()
        if card.family == family
        and not card.open
        and (spot := spot_of(private_table, card.tag)) is not None
        and may_look_at_card(table, family, spot)[0]
    )
    seat = private_table.seats[family]
    rows = (
        ViewRow("row", closed),
        ViewRow("hand", _known(family, seat.hand), seat.hand_count),
        ViewRow("set_aside", _known(family, seat.set_aside), seat.set_aside_count),
    )
    return View((ViewArea(family, family, (), rows),))


def _known(family: str, names: tuple[str, ...] | None) -> tuple[ViewPiece, ...]:
    return tuple(ViewPiece(f"{family}.{name}", name, "closed") for name in names or ())


def _drawn(table: OriflammeTable) -> View:
    areas = (_row_area(table), *(_seat_area(table, seat) for seat in table.seats.values()))
    facts: Facts = {
        "round": table.round,
        "phase": table.phase,
        "phases": (PLANNING, EVENTS),
        "first_player": table.first_player,
        "direction": table.direction,
        "active": _active(table),
        "winner": table.over.winner if table.over else "",
        "winners": table.over.claimants if table.over else (),
    }
    trail = tuple(f"{frame.procedure}.{frame.step}" for frame in table.agenda)
    return View(areas, trail, facts, "influence")


def _active(table: OriflammeTable) -> str:
    """Whose move it is; a combination that has left the row is still its player's."""
    if table.phase == PLANNING:
        return whose_turn(table)
    combining = innermost(table, COMBINING)
    if combining is not None:
        return str(combining.slots["seat"])
    place = table.at_pointer
    return place.top.owner if place is not None else ""


def _acting(table: OriflammeTable) -> RowPlace | None:
    """The place whose card acts; none while a combination that has left the row is being applied."""
    place, combining = table.at_pointer, innermost(table, COMBINING)
    if place is None or combining is None or combining.slots["tag"] == place.top.tag:
        return place
    return None


def _row_area(table: OriflammeTable) -> ViewArea:
    acting = _acting(table)
    pieces = tuple(_place(place, at_pointer=place is acting) for place in table.row)
    aside = (Badge("held", table.held),) if table.held else ()
    badges = (Badge("direction", table.direction), Badge("reserve", max(reserve(table), 0)), *aside)
    return ViewArea("row", "row", badges, (ViewRow("row", pieces, across=True, ends=ENDS),))


def _place(place: RowPlace, *, at_pointer: bool) -> ViewPiece:
    """The visible card, with what it covers under it, the topmost first."""
    badges = [Badge("pointer")] if at_pointer else []
    if place.is_stack:
        badges.append(Badge("stack", len(place.cards)))
    if place.done:
        badges.append(Badge("done"))
    under = tuple(_piece(card, ()) for card in reversed(place.cards[:-1]))
    return _piece(place.top, under, *badges)


def _piece(card: FamilyCard, under: tuple[ViewPiece, ...], *badges: Badge) -> ViewPiece:
    return ViewPiece(
        card.called,
        card.name if card.open or card.name == TWIN else card.tag,
        _kind(card),
        (*badges, *_badges(card)),
        hidden=not card.open,
        under=under,
    )


def _kind(card: FamilyCard) -> str:
    if not card.open:
        return "closed"
    return "character" if is_character(card.name) else "intrigue"


def _badges(card: FamilyCard) -> Iterator[Badge]:
    yield Badge("owner", card.owner)
    if card.bribe:
        yield Badge("family", card.family)
        yield Badge("bribe", card.bribe)
    yield Badge("face", "up" if card.open else "down")
    if card.tokens:
        yield Badge("tokens", card.tokens)


def _seat_area(table: OriflammeTable, seat: FamilySeat) -> ViewArea:
    twin = (ViewPiece(f"{seat.id}.{TWIN}", TWIN, "character"),) if twin_of(table, seat.id) == IN_FRONT else ()
    pile = tuple(
        ViewPiece(f"{seat.id}.{name}", name, "character" if is_character(name) else "intrigue")
        for name in seat.discard
    )
    rows = (
        ViewRow("in_front", twin),
        ViewRow("hand", (), seat.hand_count),
        ViewRow("set_aside", (), seat.set_aside_count),
        ViewRow("discard", pile, None, False),
    )
    return ViewArea(seat.id, seat.id, tuple(_seat_badges(table, seat)), rows, seat.id == _active(table))


def _seat_badges(table: OriflammeTable, seat: FamilySeat) -> Iterator[Badge]:
    yield Badge("influence", seat.influence, explains=f"influence:{seat.id}")
    yield Badge("hand", seat.hand_count)
    yield Badge("cards_in_row", cards_in_row(table, seat.id), explains=f"victory:{seat.id}")
    token = bribe_token_of(table, seat.id)
    yield Badge("bribe_token", token.called if token is not None else "home")
    if seat.id == table.first_player:
        yield Badge("first_player")


def explain(table: OriflammeTable, what: str) -> Reason | None:
    """The tally behind a number: every change of a supply with its reason, or who would win now."""
    kind, _, name = what.partition(":")
    if name not in table.seats:
        return None
    if kind == "influence":
        return _influence(table, name)
    if kind == "victory":
        return Reason(("oriflamme.end.score",), says="who_would_win", because=reasons(table))
    return None


def _change(entry: Entry) -> Reason:
    if entry.rule == BY_HAND:
        return part(entry.rule, entry.change, "influence_corrected", round=entry.round)
    return part(entry.rule, entry.change, "influence_change", card=entry.card, round=entry.round)


def _influence(table: OriflammeTable, seat: str) -> Reason:
    entries = [entry for entry in table.ledger if entry.seat == seat]
    total = table.seats[seat].influence
    first = part(
        "oriflamme.setup.one-influence",
        total - sum(entry.change for entry in entries),
        "influence_before",
        seat=seat,
    )
    changes = map(_change, entries)
    return tally("oriflamme.info.open-influence", "influence_of", first, *changes, seat=seat)


MOST_WAYS = 500
"""In which closed cards of all families may be those that were seen."""


def seen_differences(table: OriflammeTable, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a family, or of the row, differs from what was seen of it."""
    comparison = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        comparison.compare_all(table.seats[raw["id"]], SEAT_FIELDS, raw)
    elif at == "row":
        _row(table, raw["row"], comparison)
    return comparison.differences()


def _row(table: OriflammeTable, seen_row: list[list[RawRecord]], comparison: Comparison) -> None:
    """Compares the row card by card; a row in another order is compared as a whole, if it is clear."""
    cards_seen = [(raw, height > 0) for place in seen_row for height, raw in enumerate(place)]
    called = _called(table, cards_seen)
    if called is None:
        comparison.untouched.append("row")
        return
    words = tuple(f"{ON_IT if on else ''}{card}" for card, (_, on) in zip(called, cards_seen, strict=True))
    if words != (now := row_text(table)):
        comparison.differs("", ROW, words, now)
    for card, (raw, _) in zip(called, cards_seen, strict=True):
        _card(spot_of(table, card), raw, comparison)


def _called(table: OriflammeTable, cards_seen: list[tuple[RawRecord, bool]]) -> list[str] | None:
    """The names at this table of the cards that were seen; None where they are unclear.

    Closed cards of one family look alike. Where as many were seen as are recorded they lie in the recorded
    order; of fewer or more the one way counts that leaves most of the row as it was.
    """
    seen_keys = [_of(raw) for raw, _ in cards_seen]
    orders: list[list[str]] = [[card if card.partition(".")[2] else "" for card in seen_keys]]
    for family in table.order:
        slots = [at for at, card in enumerate(seen_keys) if card == family]
        closed = [
            card.tag for card in table.all_cards() if card.family == family and _may_lie(card, seen_keys)
        ]
        orders = [
            order for before in orders for order in _with_closed(table.seats[family], before, slots, closed)
        ]
        if len(orders) > MOST_WAYS:
            return None
    likely = [(_likeness(table, order, cards_seen), order) for order in orders]
    best = max((likeness for likeness, _ in likely), default=(0, 0))
    best_orders = [order for likeness, order in likely if likeness == best]
    return best_orders[0] if len(best_orders) == 1 and all(best_orders[0]) else None


def _may_lie(card: FamilyCard, seen_keys: list[str]) -> bool:
    """Whether a card can be one that was seen closed: it was closed, or was not seen open."""
    return card.tag.rpartition(".")[2].isdecimal() and (not card.open or card.key not in seen_keys)


def _of(raw: RawRecord) -> str:
    """An open card, or a closed twin, by its name; another closed card by its family."""
    card = str(raw.get("card") or "")
    family, _, name = card.partition(".")
    named = name and (raw.get("face") == "up" or name == TWIN)
    return card if named else family or str(raw.get("family") or "")


def _with_closed(
    seat: FamilySeat, order: list[str], slots: list[int], closed: list[str]
) -> Iterator[list[str]]:
    """The ways in which the closed cards of a family are those that were seen, new ones with new numbers."""
    count = min(len(slots), len(closed))
    for places in combinations(slots, count):
        for tags in combinations(closed, count):
            completed, there = list(order), iter(tags)
            new = (f"{seat.id}.{seat.laid + number}" for number in range(1, len(slots) + 1))
            for at in slots:
                completed[at] = next(there) if at in places else next(new)
            yield completed


def _likeness(
    table: OriflammeTable, order: list[str], cards_seen: list[tuple[RawRecord, bool]]
) -> tuple[int, int]:
    """How many cards lie in the recorded order, and on how many of these lies what is recorded."""
    now = [card.called for card in table.all_cards()]
    longest = [[0] * (len(now) + 1) for _ in range(len(order) + 1)]
    for a, card in enumerate(order):
        for b, other in enumerate(now):
            same = longest[a][b] + 1 if card == other else 0
            longest[a + 1][b + 1] = max(same, longest[a][b + 1], longest[a + 1][b])
    lies = ((spot_of(table, card), raw) for card, (raw, _) in zip(order, cards_seen, strict=True))
    same = sum(here is not None and here.card.tokens == (raw.get("tokens") or 0) for here, raw in lies)
    return longest[-1][-1], same


def _card(here: Spot | None, raw: RawRecord, comparison: Comparison) -> None:
    """What lies on a card that lay there before."""
    if here is None:
        comparison.untouched += [field for field in ("tokens", "bribe") if raw.get(field)]
        return
    card = here.card
    if not card.open:
        comparison.compare(card.tag, "tokens", card.tokens, raw.get("tokens") or 0)
    if card.open and "bribe" in raw:
        comparison.compare(card.tag, "bribe", card.bribe, raw["bribe"] or "")
