"""What does the app itself say: names of panes and keys, questions of its dialogs, short remarks?

Sentences about the game come from ``referee.words``; these few belong to the screen.
"""

from __future__ import annotations

from referee.words.speech import Speech

LABELS = {
    "title": "Referee",
    "tagline": "a referee for the table in front of you",
    "moves": "What can be done",
    "ruling": "Ruling",
    "waits-for": "waits for {seat}",
    "waits-table": "waits for the table",
    "game-over": "The game is over",
    "nothing-open": "Nothing is open",
    "texts-agree": "The texts agree.",
    "texts-differ": "The texts differ here. The table decides: press d.",
    "legal": "Legal",
    "refused": "Not legal",
    "unknown": "Cannot tell yet",
    "under": "under {text}",
    "would-change": "It would be legal:",
    "came-of-it": "What came of it:",
    "rules-kept": "{count} more rules are kept",
    "explained": "Why this number",
    "no-number": "There is no number to explain on this line.",
    "line-hint": "type a move, Tab completes, Enter makes it, Esc leaves",
    "line-was": "as a line: {line}",
    "from-hand": "{seat} names a card of the hand …",
    "by-hand": "by hand",
    "strict": "strict",
    "looking": "looking on",
    "too-small": "Referee needs a window of at least 80 by 24. This one is {width} by {height}.",
    "undone": "Taken back: {count}. They stay in the log; {key} brings them back.",
    "nothing-undone": "There is nothing to take back.",
    "redone": "Brought back: {count}.",
    "nothing-redone": "There is nothing to bring back.",
    "overruled": "overruled by the table: {reason}",
    "corrected": "set right by hand",
    "taken-back": "taken back",
    "undo-line": "took back {count}, to line {to}",
    "redo-line": "brought back line {line}",
    "followed": "Followed by itself",
    "round": "round {round}",
    "empty": "nothing",
    "banner": "banner",
    "kneels": "kneels",
    "stands": "stands",
    "dead": "dead pile",
    "discard": "discard pile",
    "hand": "hand",
    "of": "of",
    "deals": "{count} cards",
    "unnamed": "{count} not named",
    "help-StartScreen": (
        "Begin a game, go on with one that was left, or look at a ready table. Everything entered is "
        "kept at once; nothing has to be saved."
    ),
    "help-TableScreen": (
        "Move your real cards; tell Referee what you did. Choose a move with the arrows and Enter or "
        "its number, or press : and type it. Greyed moves are refused; the reason stands under the "
        "highlight, the whole ruling beside it. Tab goes from pane to pane. On a line with numbers, w"
        " says how each was added up. In a ruling, space opens and closes what stands under a line, "
        "and Enter opens the rule it cites."
    ),
    "help-RulebookScreen": (
        "Type to search, in any language and even misspelt. The arrows go through what was found, the"
        " keys [ and ] to the sections printed before and after."
    ),
    "help-LogScreen": (
        "Everything entered, in order. What was taken back stays, struck and marked. Enter on a line "
        "shows the ruling given; z takes back everything after it, after showing what that is."
    ),
    "help-CardsScreen": (
        "What is known of each card, and from where. Type to find one, Enter to set one of its values."
    ),
    "help-PointsScreen": (
        "Where the printed texts are silent or differ. Enter decides a point for this game."
    ),
    "help-dialog": (
        "A question. Enter takes the answer, Escape goes back without one and nothing has changed. In"
        " a list the arrows, the numbers or a letter choose; several cards are ticked with the space "
        "bar. A value is typed as it is printed: a number, words with commas between them, yes or no,"
        " none."
    ),
}


class Labels:
    """The language the app's own phrases are said in; one for the whole program."""

    speech: Speech | None = None


def label(key: str, /, **facts: object) -> str:
    """One of the app's own phrases, in the language spoken if that has it."""
    if Labels.speech is not None and Labels.speech.has(f"app/{key}"):
        return Labels.speech.say(f"app/{key}", **facts)
    return LABELS[key].format(**facts)
