"""What is said of a table drawn as a row of cards?"""

from __future__ import annotations

ROW = {
    "row-way": "{count} in the row, {way}",
    "row-empty": "The row is empty.",
    "row-left": "before it: {count}",
    "row-right": "after it: {count}",
    "row-under": "under it: {cards}",
    "row-here": "a card may be laid here",
    "foresee": "It would come to this:",
    "foresee-then": "Then: {what}",
    "foresee-not": "Not possible: {why}",
    "which-it-is": "{card}: which card is it?",
    "on-card": "{card}: what is done?",
    "nothing-with": "Nothing can be done with {card} now.",
    "whose-eyes": "Whose eyes?",
    "look-away": "Only {seat} may look. Enter shows the hidden cards.",
    "private-title": "{seat}: hidden cards",
    "private-hint": "↑↓ Enter: say which card it is   any other key: hide",
    "private-unknown": "not told",
    "private-rest": "{pile}: {count} not named",
    "private-none": "No hidden cards.",
    "no-secrets": "There is nothing hidden that one player alone may see.",
    "ledger": "How every number came about",
    "shared": "The game is over, the victory is shared",
    "foot-ledger": "Ledger",
    "foot-look": "Look",
    "foot-row": "Row",
    "key-ledger": "Every change of every number that can be explained, with its reason.",
    "key-look": "One player alone looks at hidden cards, and may say what they are.",
    "key-row": "Goes along the row of cards; Enter on a card offers what can be done with it.",
    "key-leave-row": "Back to the moves.",
    "sign-closed": "a card face down, a card face up (the word stands beside it)",
    "sign-pointer": "the card that acts now",
    "sign-tokens": "influence on a card; in a family's line its supply",
    "sign-stack": "how many cards lie in one place",
    "sign-bribed": "bribed; the family printed on the card",
    "sign-may": "may be chosen now",
    "sign-first": "begins this round",
    "help-RowTable": (
        "Move your real cards; tell Referee what you did. The arrows ← → go along the row and Enter on a"
        " card offers what can be done with it; ↑ ↓ go through the moves. A move under the highlight "
        "shows what it would come to. What lies face down is known to nobody but its player: when a card"
        " is opened, say which one it is. Tab goes from pane to pane; on a line of a family, w says how "
        "its number was added up."
    ),
    "bar-planning": "Planning",
    "bar-events": "Events",
    "bar-game_over": "End",
}
