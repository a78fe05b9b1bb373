"""What the Thrones card games share: the table, the phases of a round, challenges, effects.

owner       the seat whose deck a card belongs to
controller  the seat that uses it now
printed     what stands on the card; ``None`` means that nobody has told us yet
"""
