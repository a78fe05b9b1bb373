"""Numbers read off the table: strength, power, totals, counts."""
