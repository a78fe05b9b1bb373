"""A Game of Thrones: The Card Game, HBO edition: two players, two printings."""

from engine.agot.hbo.game import HBO

__all__ = ["HBO"]
