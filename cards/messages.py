"""How does this package say that something is wrong, doubtful or worth knowing?

A message is a key and facts; the screens make sentences of it in the reader's language. The command
line and the tests use the English ones below.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from cards.deck_words import DECKS

Fact = str | int | tuple[str, ...]

ENGLISH = {
    "card-game-unknown": "There are no cards for the game '{game}'. Games with cards: {games}.",
    "card-id-unknown": "No card has the id '{card}'. Cards are listed by: list.",
    "card-name-unknown": "No card called '{name}' was found. Check the spelling, or enter it as a new card.",
    "card-name-near": "No card is called '{name}'. Nearest: {offers}.",
    "card-name-ambiguous": "'{name}' fits several cards: {offers}. Type more of the name.",
    "card-name-taken": "'{name}' is already a card ({card}). Set its values instead of entering it again.",
    "card-type-unknown": "{name}: '{type}' is not a card type. Card types: {types}.",
    "card-field-unknown": "{card}: '{field}' is not a field of a card. Fields: {fields}.",
    "card-field-elsewhere": "{card} is of type {type}; '{field}' is printed only on: {types}. Nothing was"
    " kept.",
    "card-value-not-number": "{card}, {field}: '{value}' was read, but a whole number is needed, such as 3.",
    "card-value-out-of-range": "{card}, {field}: {value} was read; a printed number lies from {low} to"
    " {high}. Look at the card again and type the number.",
    "card-value-not-flag": "{card}, {field}: '{value}' was read, but the answer is yes or no.",
    "card-value-not-words": "{card}, {field}: '{value}' was read, but a list of words is needed, or 'none'.",
    "card-value-not-a-choice": "{card}, {field}: '{value}' was read. Possible: {choices}.",
    "card-text-unfit": "{where}: the text '{value}' is empty, too long (over {limit}) or holds unprintable"
    " signs. Type it again in plain letters.",
    "card-kept": "{card}: {field} is now {value}, read off the card by {by} on {on}.",
    "card-corrected": "{card}: {field} is now {value} (before: {before}, kept in the history).",
    "card-forgotten": "{card}: the {field} typed in before ({before}) no longer counts; it stays in the"
    " history.",
    "card-added": "{card} is now a card of type {type}, with the id {id}. Its values can be set one by one.",
    "card-contradicts": "{card}: you typed {field} {value}, but by {origin} it is {printed}. The card on the"
    " table decides, so yours is used; the other value is kept beside it.",
    "card-number-wrong": "{cards}: {field} is {total}, by {origin}; with what you typed it is {sum}. Look at"
    " the card again.",
    "card-sum-wrong": "{cards}: {field} is {total} together, by {origin}; with what you typed it is {sum}."
    " Look at these cards again.",
    "card-sum-over": "{cards}: {field} is at most {total} together, by {origin}; with what you typed it is"
    " {sum}. Look at these cards again.",
    "card-sum-exceeded": "{cards}: {field} is {total} together, by {origin}; what is known now ({known})"
    " already makes {sum}, which would leave less than nothing for {unknown}. Look at these cards again.",
    "card-sum-over-partly": "{cards}: {field} is at most {total} together, by {origin}; what is known now"
    " ({known}) already makes {sum}, without {unknown}. Look at these cards again.",
    "card-words-over": "{cards}: at most {total} of them can have '{word}', by {origin}; with what you typed"
    " it is {sum}: {holders}. Look at these cards again.",
    "card-file-unreadable": "The file {file} could not be opened: {problem}. Nothing was kept.",
    "card-file-unwritable": "The file {file} could not be written: {problem}.",
    "card-file-exists": "{file} is already there and was left as it is. Choose another name.",
    "card-file-too-large": "The file is larger than {limit} bytes, so it was not read. Nothing was kept.",
    "card-file-not-json": "The file is not readable JSON: {problem}. Nothing was kept.",
    "card-file-wrong-format": "The file says its format is '{format}'; this program reads '{expected}'."
    " Export it again with a matching version. Nothing was kept.",
    "card-file-wrong-shape": "The file does not have the expected form: {problem}{entry}. Nothing was kept.",
    "card-file-wrong-game": "The file holds cards of the game '{game}', not of '{expected}'. Nothing was"
    " kept.",
    "card-file-duplicate-card": "The file enters the card {card} twice. Remove one of them. Nothing was"
    " kept.",
    "card-file-facts-card": "The file enters {card} as a new card, but it is one of the known cards. Remove"
    " that entry. Nothing was kept.",
    "card-file-more-problems": "... and {count} more of the same kind.",
    "card-file-imported": "Taken over: {values} values and {cards} new cards. Already the same: {same}.",
    "card-file-exported": "Written to {file}: {values} values and {cards} new cards.",
    "card-conflict-kept": "{card}, {field}: yours is {mine}, the file says {theirs} ({by}, {on}). Yours was"
    " kept.",
    "card-conflict-taken": "{card}, {field}: yours is {mine}, the file says {theirs} ({by}, {on}). The"
    " file's was taken; yours is in the history.",
    "card-none-such": "No such cards.",
    "card-nothing-typed": "Nothing had been typed in there.",
    "card-sheet-unknown": "not known",
    "card-sheet-beside": "beside it {value}",
    "card-sheet-perhaps-more": "perhaps more",
    "card-sheet-table": "table",
    "card-sheet-yes": "yes",
    "card-sheet-no": "no",
    "card-sheet-none": "none",
    "card-line-unknown": "{count} values not known",
    "card-line-complete": "complete",
    "card-line-no-deck": "deck not known",
    "card-sheet-note": "note: {note}",
    "card-ability-action": "action",
    "card-ability-response": "response",
    "card-ability-limited-response": "Limited Response",
    "card-ability-passive": "passive",
    "card-ability-constant": "constant",
    "card-ability-replacement": "instead",
    "card-ability-when-revealed": "when revealed",
    "card-ability-rule": "rule",
    "card-ability-title-power": "power of the title",
    "card-ability-unknown": "ability",
    "card-ability-effect-unknown": "effect not known",
    "card-ability-reading": "{text} says {part}: {says}",
    "card-ability-seen-to": "the players see to this themselves: {what}",
    "card-part-timing": "when",
    "card-part-zone": "from",
    "card-part-condition": "if",
    "card-part-cost": "cost",
    "card-part-target": "target",
    "card-part-lasts": "lasts",
    "card-part-limit": "limit",
    **DECKS,
}


class Message(Struct, frozen=True):
    """A message key with the facts its sentence needs."""

    key: str
    facts: dict[str, Fact]


Say = Callable[[Message], str]
"""Makes the sentence of a message in the reader's language."""


class CardsError(Exception):
    """Nothing was done, for these reasons, the deciding one first."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = messages

    def __str__(self) -> str:
        return "\n".join(english(message) for message in self.messages)


def message(key: str, **facts: Fact) -> Message:
    """The message with this key and these facts."""
    return Message(key, facts)


def english(said: Message) -> str:
    """The message as an English sentence; lists are joined with commas."""
    plain = {name: ", ".join(fact) if isinstance(fact, tuple) else fact for name, fact in said.facts.items()}
    return ENGLISH[said.key].format(**plain)
