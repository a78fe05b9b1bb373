"""The owner's values in the database; imports SQLModel, so import it only when one is used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date

import msgspec
from sqlalchemy import Engine, create_engine
from sqlalchemy.orm import Session
from sqlmodel import Field, SQLModel, select

from cards.facts import NewCard, OwnerEntry, OwnerValues, RawValue


class CardValueRow(SQLModel, table=True):
    """One entry; `value` is JSON, so that numbers, words and *taken back* keep their kinds."""

    __tablename__ = "owner_card_value"

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(index=True)
    card: str
    field: str
    value: str
    by: str
    on: date


class NewCardRow(SQLModel, table=True):
    """One card the facts do not have; `names` is JSON, by language."""

    __tablename__ = "owner_card"

    number: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    game: str = Field(index=True)
    names: str
    type: str
    by: str
    on: date


TABLES = [SQLModel.metadata.tables["owner_card_value"], SQLModel.metadata.tables["owner_card"]]


OwnerStore = str | Engine | Session


def load(place: OwnerStore, game: str) -> OwnerValues:
    """All that the owner typed in for this game."""
    with _session(place) as session:
        cards = session.scalars(select(NewCardRow).where(NewCardRow.game == game).order_by("number"))
        values = session.scalars(select(CardValueRow).where(CardValueRow.game == game).order_by("id"))
        return OwnerValues(game, tuple(map(_card, cards)), tuple(map(_entry, values)))


def keep_values(place: OwnerStore, before: OwnerValues, after: OwnerValues) -> None:
    """Adds what `after` has and `before` had not; all of it or, if anything fails, nothing."""
    with _session(place) as session:
        session.add_all(_card_row(after.game, card) for card in after.cards[len(before.cards) :])
        session.add_all(_entry_row(after.game, entry) for entry in after.entries[len(before.entries) :])
        session.flush()


@contextmanager
def _session(place: OwnerStore) -> Iterator[Session]:
    if isinstance(place, Session):
        SQLModel.metadata.create_all(place.connection(), tables=TABLES)
        yield place
        return
    engine = create_engine(place) if isinstance(place, str) else place
    try:
        SQLModel.metadata.create_all(engine, tables=TABLES)
        with Session(engine) as session, session.begin():
            yield session
    finally:
        if isinstance(place, str):
            engine.dispose()


def _card(row: NewCardRow) -> NewCard:
    names = msgspec.json.decode(row.names, type=dict[str, str])
    return NewCard(row.id, names, row.type, row.by, row.on)


def _entry(row: CardValueRow) -> OwnerEntry:
    value = msgspec.json.decode(row.value, type=RawValue | None)
    return OwnerEntry(row.card, row.field, value, row.by, row.on)


def _card_row(game: str, card: NewCard) -> NewCardRow:
    names = msgspec.json.encode(card.names).decode()
    return NewCardRow(id=card.id, game=game, names=names, type=card.type, by=card.by, on=card.on)


def _entry_row(game: str, entry: OwnerEntry) -> CardValueRow:
    value = msgspec.json.encode(entry.value).decode()
    return CardValueRow(game=game, card=entry.card, field=entry.field, value=value, by=entry.by, on=entry.on)
