"""`referee cards`: what is known about the cards, and what has the owner read off them?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from cards import commands
from cards.face import FromOwner
from cards.facts import games
from cards.messages import Message, Say, message
from referee.cli.output import NOT_MET, UNREADABLE, CommandResult
from referee.words.messages import BASE_LANGUAGE, Messages
from referee.words.speech import Speech

if TYPE_CHECKING:
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
