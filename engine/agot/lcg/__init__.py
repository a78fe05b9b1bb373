"""A Game of Thrones: The Card Game, Living Card Game of 2008: two to four players, titles, teams."""
