"""What the cards of the core set do: one file for each House, one for neutral cards, one for plots."""
