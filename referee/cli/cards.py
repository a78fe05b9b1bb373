"""The commands `cards` and `deck`: what is known of the cards, and whether a deck is allowed."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cards import commands
from cards.facts import FromOwner, games
from cards.messages import CardsError, Message, Say, message
from referee.cli.command import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.words.messages import BASE_LANGUAGE, Messages
from referee.words.speech import Speech

if TYPE_CHECKING:
    from engine.kernel.reasons import Reason
    from referee.session.deck_report import JudgedDeck
    from referee.storage.database import Database

OWNER = "owner"
"""Who is taken to have typed a value in when nobody is named."""
ENGLISH = Messages(BASE_LANGUAGE)


def cards_command(options: Namespace) -> CommandResult:
    """Carries out one use of the card catalogue in the owner's database."""
    if options.game not in games():
        unknown = message("card-game-unknown", game=options.game, games=games())
        return CommandResult("", UNREADABLE, _saying(options.lang)(unknown) + "\n")
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError

    try:
        database = open_database()
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{Speech(options.lang).error(trouble)}\n")
    try:
        return _said(_answer(options, database))
    finally:
        database.close()


def _saying(language: str) -> Say:
    """What makes sentences of messages."""
    if language == BASE_LANGUAGE:
        return in_english
    speech = Speech(language)

    def say(said: Message) -> str:
        return speech.tell("cards", said.key, said.facts)

    return say


def in_english(said: Message) -> str:
    """The message with its facts as they are typed: a field is set by the name it is told by."""
    joined = {name: ", ".join(fact) for name, fact in said.facts.items() if isinstance(fact, tuple)}
    facts = {name: str(fact) for name, fact in said.facts.items()} | joined
    return ENGLISH.say("cards", said.key, lambda _: facts)[0]


def _said(answer: commands.CommandAnswer) -> CommandResult:
    text = answer.text.rstrip("\n") + "\n"
    return CommandResult(text) if answer.code == 0 else CommandResult("", NOT_MET, text)


def _answer(options: Namespace, database: Database) -> commands.CommandAnswer:
    game, place, language = options.game, database.engine, options.lang
    say = _saying(language)
    if options.use == "list":
        return commands.list_cards(game, place, options.type, options.deck, language, say=say)
    if options.use == "show":
        return commands.show_card(game, " ".join(options.name), place, language, say=say)
    if options.use == "export":
        return commands.export_file(game, Path(options.file), place, say=say)
    if options.use == "import":
        return commands.import_file(game, Path(options.file), place, options.replace, say=say)
    signed = _signed(options.by)
    if options.use == "set":
        name, field, value = options.name, options.field, options.value
        return commands.set_value(
            game, name, field, value, place=place, signed=signed, language=language, say=say
        )
    return commands.add_card(
        game, options.name, options.type, place=place, signed=signed, language=language, say=say
    )


def _signed(by: str) -> FromOwner:
    from datetime import date

    return FromOwner(by or OWNER, date.today())  # noqa: DTZ011 - the day at the table, wherever that stands


FORMAT = "referee-deck/1"


def deck_command(options: Namespace) -> CommandResult:
    """Judges one deck list; 0: allowed, 1: not allowed or it cannot be told, 3: no deck list."""
    from engine.kernel.reasons import Verdict  # with the next 0.1 s: a game and its rules for decks
    from referee.session.deck_report import GAME, deck_lines, judge_deck
    from referee.storage.owner_cards import own_catalogue

    speech = Speech(options.lang)
    cards = own_catalogue(GAME)
    official = not options.casual
    try:
        content = _content(options.file)
        found = judge_deck(cards, content, official=official, language=speech.language)
    except CardsError as error:
        told = "\n".join(speech.tell("cards", message.key, message.facts) for message in error.messages)
        return CommandResult("", UNREADABLE, told + "\n")
    code = DONE if found.checked.verdict is Verdict.YES else NOT_MET
    if options.json:
        return CommandResult(_in_json(found), code)
    return CommandResult("\n".join(deck_lines(found, cards, speech)) + "\n", code)


def _content(file: str) -> bytes:
    from cards.deck_list import MOST_BYTES
    from referee.session.deck_report import deck_file

    return sys.stdin.buffer.read(MOST_BYTES + 1) if file == "-" else deck_file(Path(file))


def _in_json(found: JudgedDeck) -> str:
    deck, checked = found.deck, found.checked
    document: dict[str, Any] = {
        "format": FORMAT,
        "official": found.official,
        "verdict": checked.verdict,
        "houses": deck.houses(),
        "cards": [{"card": card.face.id, "copies": card.count} for card in deck.cards],
        "reasons": [_reason(reason) for reason in checked.reasons],
        "at_a_tournament": [_reason(one) for one in checked.elsewhere],
        "unread": [
            {
                "line": one.line.number,
                "copies": one.line.copies,
                "name": one.line.name,
                "found": one.match.kind,
                "offers": [{"card": offer.card, "name": offer.name} for offer in one.match.offers],
            }
            for one in found.read.unread
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _reason(reason: Reason) -> dict[str, Any]:
    told = {"rules": reason.rules, "found": reason.found, "says": reason.says, "facts": reason.facts}
    return {**told, "asks": msgspec.to_builtins(reason.asks)} if reason.asks is not None else told
