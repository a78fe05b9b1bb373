"""A Game of Thrones: The Card Game, HBO edition: two players, two printings."""
