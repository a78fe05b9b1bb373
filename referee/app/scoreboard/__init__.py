"""The scoreboard: a game followed on a second screen, in large figures, as everybody may see it."""
