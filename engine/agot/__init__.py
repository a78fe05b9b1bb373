"""What the Thrones card games share: the table, the phases of a round, challenges, effects.

owner       the seat whose deck a card belongs to
controller  the seat that uses it now
printed     what the card shows; ``None``: the players have not declared it yet
"""
