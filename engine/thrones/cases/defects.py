"""What can be wrong with a position."""

from __future__ import annotations

from collections.abc import Iterator

from engine.thrones.cases.position import PCard, Position, PSeat


def defects(position: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each fault with the rule it breaks."""
    yield from _seat_defects(position)
    for seat in position.seats:
        yield from _card_defects(position, seat)
    yield from _challenge_defects(position)


def _seat_defects(position: Position) -> Iterator[tuple[str, str]]:
    ids = [seat.id for seat in position.seats]
    if len(set(ids)) < len(ids):
        yield "two seats have one id", "hbo.setup.choose_houses"
    named = [position.first_player, position.active_player, position.window and position.window.first]
    for name in named:
        if name and name not in ids:
            yield f"no seat is called {name}", "hbo.setup.choose_houses"
    for seat in position.seats:
        if seat.hand.count < len(seat.hand.known):
            yield f"{seat.id} knows more hand cards than the hand holds", "hbo.play.out_of_play"
        if len(set(seat.challenges_made)) < len(seat.challenges_made):
            yield f"{seat.id} made two challenges of one kind", "hbo.challenge.one_of_each"


def _card_defects(position: Position, seat: PSeat) -> Iterator[tuple[str, str]]:
    ids = [card.id for one in position.seats for card in _all_cards(one) if card.id]
    in_play = {card.id: card for one in position.seats for card in (*one.characters, *one.locations)}
    for card in _all_cards(seat):
        if card.id and ids.count(card.id) > 1:
            yield f"two cards have the id {card.id}", "hbo.play.definition"
        if card.owner and card.owner not in {one.id for one in position.seats}:
            yield f"{card.id} belongs to nobody at the table", "hbo.piles.owner"
    for card in seat.attachments:
        if card.host not in in_play:
            yield f"the attachment {card.id or card.name} lies under no card in play", "hbo.type.attachment"
    yield from _unique_defects(seat)


def _unique_defects(seat: PSeat) -> Iterator[tuple[str, str]]:
    names = [
        card.name
        for card in (*seat.characters, *seat.locations, *seat.attachments)
        if card.unique and not card.owner
    ]
    for name in {name for name in names if names.count(name) > 1}:
        yield f"{seat.id} has two copies of the unique {name} in play", "hbo.unique.restriction"
    for card in seat.characters:
        if card.duplicates and not card.unique:
            yield f"{card.id} carries a duplicate and is not unique", "hbo.duplicate.attach"


def _all_cards(seat: PSeat) -> tuple[PCard, ...]:
    return (*seat.characters, *seat.locations, *seat.attachments, *seat.dead, *seat.discard, *seat.hand.known)


def _challenge_defects(position: Position) -> Iterator[tuple[str, str]]:
    challenge = position.challenge
    if challenge is None:
        return
    if position.phase != "challenges":
        yield "a challenge is under way outside the challenges phase", "hbo.challenge.turns"
    owners = {card.id: seat.id for seat in position.seats for card in seat.characters}
    for card in challenge.attackers:
        if owners.get(card) != challenge.by:
            yield (
                f"the attacker {card} is no character of {challenge.by} in play",
                "hbo.challenge.declare_attackers",
            )
    for card in challenge.defenders:
        if owners.get(card) != challenge.target:
            yield (
                f"the defender {card} is no character of {challenge.target} in play",
                "hbo.challenge.declare_defenders",
            )
