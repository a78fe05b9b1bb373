"""How are the owner's values kept in the database?

The only module that imports SQLModel (0.4 s); `cards.store` brings it in when a database is really used.
Rows are only ever added: the order of their ids is the order in which things were typed.
"""

from __future__ import annotations

from datetime import date

from sqlmodel import Field, SQLModel


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
