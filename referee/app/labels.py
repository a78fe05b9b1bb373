"""What does the app itself say: names of panes and keys, questions of its dialogs, short remarks?

Sentences about the game come from ``referee.words``; these few belong to the screen.
"""

from __future__ import annotations

from referee.app.labels_begin import BEGIN
from referee.app.labels_book import BOOK
from referee.app.labels_booklet import BOOKLETS
from referee.app.labels_files import FILES
from referee.app.labels_four import FOUR
from referee.app.labels_line import LINE
from referee.app.labels_row import ROW
from referee.app.labels_sheet import SHEET
from referee.words.speech import Speech

LABELS = {
    **BEGIN,
    **BOOK,
    **BOOKLETS,
    **FILES,
    **FOUR,
    **LINE,
    **ROW,
    **SHEET,
    "title": "Referee",
    "tagline": "a referee for the table in front of you",
    "nothing-open": "Nothing is open",
    "texts-agree": "The texts agree.",
    "decided-here": "Decided at this table: {what}",
    "hint-name-first": "n or Enter: name a card   ↓: other choices   Esc: back",
    "none-named": "No card is known yet.",
    "nothing-picked": "none of them",
    "texts-differ": "The texts differ here. The table decides: press d.",
    "legal": "Legal",
    "refused": "Not legal",
    "unknown": "Cannot tell yet",
    "under": "under {text}",
    "reckoned": "Judged as if this were done: {what}",
    "would-change": "It would be legal:",
    "came-of-it": "What came of it:",
    "rules-kept": "{count} more rules are kept",
    "explained": "Why this number",
    "no-number": "There is no number to explain on this line.",
    "line-hint": "type a move, Tab completes, Enter makes it, Esc leaves",
    "event-from-hand": "{seat} plays an unnamed event …",
    "event-from-some-hand": "Somebody plays an unnamed event …",
    "whose-hand": "From whose hand?",
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
    "as-told": "Entered as told, not judged",
    "nobody-kneels": "Nobody was said to attack or to defend, so nobody knelt.",
    "corrected": "set right by hand",
    "taken-back": "taken back",
    "undo-line": "took back {count}, to line {to}",
    "redo-line": "brought back line {line}",
    "followed": "Followed by itself",
    "round": "round {round}",
    "banner": "banner",
    "kneels": "kneels",
    "of": "of",
    "unnamed": "{count} not named",
    "all-values": "all its values at once",
    "by-sums": "by the booklets' sums: {least} to {most}",
    "by-sums-exactly": "by the booklets' sums: {only}",
    "palette-search": "find a command by its name",
    "palette-nothing": "No command is called so.",
    "name-placeholder": "name of the card, in any language",
    "no-such-card": "No card is called “{name}”",
    "nearest": "The nearest:",
    "which-kind": "What is {name}?",
    "enter-new": "enter “{name}” as a new card",
    "which-card": "{seat}: which card is it?",
    "cannot-tell-yet": "cannot tell yet",
    "legal-so-far": "legal",
    "nothing-to-choose": "There is none on the table that has been named.",
    "to-be-asked": "To be asked: {question}",
    "set-right-of": "Set right by hand: of what?",
    "set-right-why": "Why is it set right?",
    "the-table": "the table",
    "which-value-of": "Which value of {name}?",
    "what-really": "{field}: what is it really?",
    "hint-confirm": "y or Enter: yes   n or Esc: no",
    "hint-choose": "↑↓ and Enter, or its number, or a letter   Esc: back",
    "hint-take": "Enter: take it   Esc: back",
    "hint-tick": "Space: tick   Enter: take it   Esc: back",
    "hint-tick-or-name": "Space: tick   Enter: take it   n: name a card   Esc: back",
    "hint-skip": "empty: skip it",
    "enter-again": "Enter again to keep it as it is.",
    "book-not-opened": "The rulebook could not be opened: {error}",
    "no-such-game": "There is no saved game “{name}”.",
    "look-on": "look on without writing",
    "take-over": "take it over, with a reason",
    "takeover-why": "Why is the game taken over? The reason stands in its log.",
    "takeover-line": "taken over by {by} from {held} (since {since}): {because}",
    "set-aside-line": "went on from the sound part: entries from {entry} on were not what was entered"
    " ({wrong}); set aside: {count}",
    "go-on-older": "go on from here, with a reason",
    "older-why": "Why does the game go on from here? The reason stands in its log.",
    "restored-line": "went on with {count} entries of {seen}: {because}",
    "games-older": "Entries are missing that were entered here: {games}."
    " Open a game to see what can be done.",
    "game-older": "“{name}” ({count} of {seen})",
    "go-on-sound": "go on from the sound part",
    "leave-it": "leave it as it is",
    "look-sound": "only look at the sound part",
    "not-as-usual": "This game cannot be opened as usual",
    "stopped-at": "Entry {entry} is of a kind this Referee does not know: {kind}. The table stands before it;"
    " update Referee.",
    "lines-differ": "These lines do not fit the rules as they are judged now: {lines}."
    " The log (l) marks them.",
    "differs-silence": "carried out after other passes than when it was entered",
    "differs-judged": "entered and carried out; judged now, it would not be legal",
    "differs-given": "kept as entered; the rules as they are judged now cannot carry it out",
    "book-opening": "The rulebook is still being opened.",
    "nothing-to-overrule": "There is no refused move to overrule.",
    "overrule-why": "Overrule the referee: why?",
    "a-note": "A note for the log",
    "perhaps": "Perhaps (take it by its number, or by ↓ and Enter):",
    "which-card-did": "Which card did something?",
    "how-used": "How was {card} used?",
    "what-happens": "{about}: what happens?",
    "how-many": "{title}: how many?",
    "that-is-all": "that is all",
    "nothing-else": "nothing else happens",
    "find-card": "find a card by its name in any language",
    "card-not-found": "No such card. a: enter it as a new one.",
    "which-value": "Which value?",
    "card-called": "What is the card called?",
    "take-back": "Take back these entries ({count})?",
    "and-more": "and {count} more",
    "game-called": "What shall the game be called?",
    "one-text": "the text {text} alone",
    "both-texts": "both texts at once; where they differ the table decides",
    "which-text": "Which text is it ruled by?",
    "game-of": "Game of {day}",
    "entries": "entries: {count}, {when}",
    "new-game": "New game",
    "texts": "texts: {text}",
    "texts-both": "texts: both",
    "from-file": "From a file…",
    "case-or-position": "a case or position",
    "passes": "How are passes read?",
    "passes-silent": "silence passes, as tables play",
    "passes-strict": "strict: every pass is said",
    "which-file": "Which file?",
    "which-file-about": "a case or a position; of several cases also the id of one",
    "example": "example",
    "search-rules": "search the rules, in any language",
    "nothing-found": "Nothing was found. Try the word printed on the card, or a single word.",
    "points-title": "Where the texts are silent or differ",
    "sign-cards": "a card standing; kneeling (the word stands beside it)",
    "sign-icons": "military, intrigue, power: what a character may take part in",
    "sign-unique": "unique",
    "sign-power": "power on a card",
    "sign-income": "income bonus",
    "sign-unknown": "not known yet; asked when it first matters",
    "sign-takes-part": "takes part in the challenge",
    "sign-turn": "whose turn it is",
    "sign-verdicts": "legal, not legal, cannot tell yet",
    "sign-apart": "the texts differ: both answers stand under the highlight",
    "apart": "the texts differ",
    "signs": "Signs",
    "help": "Help",
    "keys": "Keys",
    "log": "Log",
    "palette": "ctrl+p finds any command by name. Keys work on Cyrillic layouts too.",
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
    "key-line": "Type a move, several moves, or a note; Tab completes the words.",
    "key-why": "How each number on the highlighted line was added up.",
    "key-undo": "Takes back the last thing entered; it stays in the log.",
    "key-redo": "Brings back what was taken back last.",
    "key-decide": "The table decides a point on which its texts differ or are silent.",
    "key-by_hand": "Tell what a card did whose text Referee does not know."
    ' Typed: "kneel Jon Snow by Winterfell".',
    "key-overrule": "Makes a refused move all the same; the table gives its reason.",
    "key-correct": "Sets a number or a card right where screen and table differ.",
    "key-note": "Writes a remark into the log.",
    "key-log": "Everything entered so far, with the rulings given.",
    "key-rulebook": "The rulebook, opened at the rule the ruling turns on.",
    "key-cards": "What is known of each card; missing values are entered there.",
    "key-points": "Where the texts are silent or differ, and what was decided.",
    "key-focus_moves": "To the list of moves.",
    "key-help": "This page.",
    "key-leave": "Back to where you were.",
    "key-TableScreen-leave": "Leaves the table; the game is kept as it is.",
    "key-new": "Begins a new game.",
    "key-example": "A ready table to look at and to play on.",
    "key-file": "Begins from a case or a position in a file.",
    "key-text": "Which printed texts new games are ruled by.",
    "key-quit": "Ends the program; every game is kept.",
    "key-search": "To the line where you type what to look for.",
    "key-neighbour": "The sections printed before and after this one.",
    "key-focus_next": "To the next pane.",
    "key-undo_to": "Takes back all after the highlighted line, after showing what that is.",
    "key-set": "Enters a value as it is printed on the card.",
    "key-take_back": "What was entered for a value no longer counts.",
    "key-add": "Enters a card that is not in the list.",
    "key-rule": "Opens the rule the point is about.",
    "key-tick": "Ticks the card, or takes the tick away.",
    "key-take": "Takes what is ticked.",
    "key-name": "Names a card of the hand that nobody has named yet.",
    "key-yes": "Yes.",
    "exactly": "exactly {count}",
    "or-more": "{least} or more",
    "between": "{least} to {most}",
    "nobody": "nobody",
    "whom": "{card}: {what} — whom?",
    "under-card": "under {card}",
    "commas": "several are separated by commas",
    "this-table": "this table: {answer}",
    "power-of": "{total} of {threshold} power",
    "bar-draft": "Draft",
    "bar-setup": "Setup",
    "bar-plot": "Plot",
    "bar-draw": "Draw",
    "bar-marshalling": "Marshalling",
    "bar-challenges": "Challenges",
    "bar-dominance": "Dominance",
    "bar-standing": "Standing",
    "bar-taxation": "Taxation",
    "foot-type": "Type",
    "foot-why": "Why",
    "foot-undo": "Undo",
    "foot-redo": "Redo",
    "foot-by-hand": "By hand",
    "foot-log": "Log",
    "foot-rules": "Rules",
    "foot-help": "Help",
    "foot-leave": "Leave",
    "foot-decide": "Decide",
    "foot-overrule": "Overrule",
    "foot-correct": "Correct",
    "foot-note": "Note",
    "foot-cards": "Cards",
    "foot-points": "Points",
    "foot-moves": "Moves",
    "foot-new-game": "New game",
    "foot-example": "Example",
    "foot-from-a-file": "From a file",
    "foot-rulebook": "Rulebook",
    "foot-texts": "Texts",
    "foot-quit": "Quit",
    "foot-search": "Search",
    "foot-find": "Find",
    "foot-pane": "Pane",
    "foot-back": "Back",
    "foot-undo-to-here": "Undo to here",
    "foot-set-a-value": "Set a value",
    "foot-take-back": "Take back",
    "foot-new-card": "New card",
    "foot-rule": "Rule",
    "foot-yes": "Yes",
    "foot-no": "No",
    "foot-tick": "Tick",
    "foot-take": "Take",
    "foot-name-a-card": "Name a card",
    "foot-complete": "Complete",
    "foot-fold": "Fold",
    "foot-open": "Open",
    "foot-close": "Close",
}


class Labels:
    """The language the app's own phrases are said in; one for the whole program."""

    speech: Speech | None = None


def own_word(key: str) -> str:
    """A word the game spoken of has for something, or nothing: one counts turns where others count rounds."""
    said = Labels.speech.word(key) if Labels.speech is not None else key
    return said if said != key else ""


def label(key: str, /, **facts: object) -> str:
    """One of the app's own phrases, in the language spoken if that has it."""
    if Labels.speech is not None and Labels.speech.has(f"app/{key}"):
        return Labels.speech.say(f"app/{key}", **facts)
    return LABELS[key].format(**facts)
