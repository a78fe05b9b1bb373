"""What is said of a table where more than two sit?"""

from __future__ import annotations

FOUR = {
    "four-supports": "supports",
    "four-rival": "rival",
    "four-partner": "partner",
    "four-next": "next: {seats}",
    "four-then": "then {seats}",
    "four-passed": "passed: {seats}",
    "four-open": "open: {what}",
    "four-defend": "may still defend: {seat}",
    "four-defend-or": "may still defend: {seat}; if nobody, {supporter} in support",
    "four-support": "may still defend: {supporter} in support of {seat}",
    "sign-pools": "gold, hand, draw deck, influence",
    "sign-plot": "the plot: income, initiative, claim",
    "sign-supports": "the title supports; rivals of each other; rival of one alone",
    "sign-by_hand": "the text of the plot, which the players see to themselves",
    "letter-gold": "g",
    "letter-hand": "h",
    "letter-deck": "d",
    "letter-influence": "f",
    "letter-plot_initiative": "i",
    "letter-plot_claim": "c",
    "sign-rivalry": "power by rivalry was gained this round",
}
