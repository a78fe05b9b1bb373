"""The command `cards`: what is known of the cards, and values the owner enters or exchanges as files."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, cast

from cards import owner_entries
from cards.card_text import card_line, card_text
from cards.catalogue import Catalogue, catalogue
from cards.facts import Face, FromOwner, OwnerValues, games
from cards.messages import CardsError, Message, Say, message
from cards.names import WORDS_OF_A_NAME, MatchKind
from cards.owner_files import MOST_BYTES, exported, imported, merged
from referee.cli.command_types import NOT_MET, UNREADABLE, CommandResult
from referee.words.messages import BASE_LANGUAGE, Messages
from referee.words.speech import Speech

if TYPE_CHECKING:
    from cards.owner_store import OwnerStore
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
    """A function that makes sentences of messages."""
    if language == BASE_LANGUAGE:
        return message_in_english
    speech = Speech(language)

    def say(message: Message) -> str:
        return speech.tell("cards", message.key, message.facts)

    return say


def message_in_english(message: Message) -> str:
    """A message in English, with its facts as they are typed: a field by the name that sets it."""
    joined = {name: ", ".join(fact) for name, fact in message.facts.items() if isinstance(fact, tuple)}
    facts = {name: str(fact) for name, fact in message.facts.items()} | joined
    return ENGLISH.say("cards", message.key, lambda _: facts)[0]


def _said(answer: CommandAnswer) -> CommandResult:
    text = answer.text.rstrip("\n") + "\n"
    return CommandResult(text) if answer.code == 0 else CommandResult("", NOT_MET, text)


def _answer(options: Namespace, database: Database) -> CommandAnswer:
    game, place, language = options.game, database.engine, options.lang
    say = _saying(language)
    if options.use == "list":
        return list_cards(game, place, options.type, options.deck, language, say=say)
    if options.use == "show":
        return show_card(game, " ".join(options.name), place, language, say=say)
    if options.use == "export":
        return export_file(game, Path(options.file), place, say=say)
    if options.use == "import":
        return import_file(game, Path(options.file), place, options.replace, say=say)
    signed = _signed(options.by)
    if options.use == "set":
        name, field, value = options.name, options.field, options.value
        return set_value(game, name, field, value, place=place, signed=signed, language=language, say=say)
    return add_card(game, options.name, options.type, place=place, signed=signed, language=language, say=say)


def _signed(by: str) -> FromOwner:
    from datetime import date

    return FromOwner(by or OWNER, date.today())  # noqa: DTZ011 - the day at the table, wherever that stands


class CommandAnswer(NamedTuple):
    """The text to print, and the exit code."""

    text: str
    code: int


P = ParamSpec("P")


def answer_refusals(command: Callable[P, str]) -> Callable[P, CommandAnswer]:
    """A refusal as its text, in the words of the argument `say`, with exit code 1."""

    @wraps(command)
    def answered(*args: P.args, **kwargs: P.kwargs) -> CommandAnswer:
        try:
            return CommandAnswer(command(*args, **kwargs), 0)
        except CardsError as refused:
            return CommandAnswer(_told(refused.messages, cast("Say", kwargs["say"])), 1)

    return answered


@answer_refusals
def list_cards(
    game: str,
    place: OwnerStore | None = None,
    kind: str | None = None,
    deck: str | None = None,
    language: str = "en",
    *,
    say: Say,
) -> str:
    """`list`: one line per card, with how many of its values are unknown."""
    cards = _cards(game, place)
    return "\n".join(card_line(cards, face, language, say) for face in cards.faces(kind, deck)) or say(
        message("card-none-such")
    )


@answer_refusals
def show_card(
    game: str, name: str, place: OwnerStore | None = None, language: str = "en", *, say: Say
) -> str:
    """`show NAME`: everything known about a card, with its origin; a part of the name will do."""
    cards = _cards(game, place)
    match = cards.find(name, language)
    if match.kind is MatchKind.NEAR and len(match.offers) == 1:
        offer = match.offers[0]
        text = card_text(cards, cards.face(offer.card), language, say)
        if offer.likeness >= WORDS_OF_A_NAME:
            return text
        return f"{say(message('card-name-near', name=name, offers=(offer.name,)))}\n\n{text}"
    return card_text(cards, _meant(cards, name, language), language, say)


@answer_refusals
def set_value(
    game: str,
    name: str,
    field: str,
    value: str,
    *,
    place: OwnerStore,
    signed: FromOwner,
    language: str = "en",
    say: Say,
) -> str:
    """`set NAME FIELD VALUE`: keeps a value the owner has read; the value `?` withdraws it."""
    cards = _cards(game, place)
    card = _meant(cards, name, language).id
    if value.strip() == "?":
        entered = owner_entries.take_back(cards, card, field, signed)
    else:
        entered = owner_entries.enter_value(cards, card, field, value, signed)
    _keep(place, cards.owner, entered.values)
    return _told(entered.said or (message("card-nothing-typed"),), say)


@answer_refusals
def add_card(
    game: str,
    name: str,
    kind: str,
    *,
    place: OwnerStore,
    signed: FromOwner,
    language: str = "en",
    say: Say,
) -> str:
    """`add NAME TYPE`: adds a card that the facts do not have."""
    cards = _cards(game, place)
    entered = owner_entries.enter_card(cards, {language: name}, kind, signed)
    _keep(place, cards.owner, entered.values)
    return _told(entered.said, say)


@answer_refusals
def export_file(game: str, file: Path, place: OwnerStore, *, say: Say) -> str:
    """`export FILE`: writes all of the owner's entries as one readable file, never over another."""
    cards = _cards(game, place)
    try:
        with file.open("xb") as new:
            new.write(exported(cards))
    except FileExistsError:
        raise CardsError(message("card-file-exists", file=str(file))) from None
    except OSError as error:
        raise CardsError(message("card-file-unwritable", file=str(file), problem=_why(error))) from None
    counts = {"values": len(cards.owner.entries), "cards": len(cards.owner.cards)}
    return say(message("card-file-exported", file=str(file), **counts))


@answer_refusals
def import_file(game: str, file: Path, place: OwnerStore, replace: bool = False, *, say: Say) -> str:
    """`import FILE`: takes what is new and lists every conflict, which `replace` lets the file win."""
    cards = _cards(game, place)
    result = merged(cards, imported(cards, _content(file)), replace)
    _keep(place, cards.owner, result.values)
    after = cards.with_owner(result.values)
    counts = {"values": result.taken, "cards": result.new_cards, "same": result.same}
    return _told(
        (message("card-file-imported", **counts), *result.conflicts, *owner_entries.doubts(after)), say
    )


def _cards(game: str, place: OwnerStore | None) -> Catalogue:
    facts = catalogue(game)
    if place is None:
        return facts
    from cards.owner_store import load

    return facts.with_owner(load(place, game))


def _keep(place: OwnerStore, before: OwnerValues, after: OwnerValues) -> None:
    from cards.owner_store import keep_values

    keep_values(place, before, after)


def _meant(cards: Catalogue, name: str, language: str) -> Face:
    """The card that is certainly meant; a guess is offered and never taken."""
    match = cards.find(name, language)
    if match.card is not None:
        return match.card
    key = {MatchKind.AMBIGUOUS: "card-name-ambiguous", MatchKind.NEAR: "card-name-near"}
    offers = tuple(offer.name for offer in match.offers)
    raise CardsError(message(key.get(match.kind, "card-name-unknown"), name=match.typed, offers=offers))


def _content(file: Path) -> bytes:
    """The content of the file, up to the limit."""
    if file.exists() and not file.is_file():
        why = "it is not an ordinary file"
        raise CardsError(message("card-file-unreadable", file=str(file), problem=why))
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CardsError(message("card-file-unreadable", file=str(file), problem=_why(error))) from None


def _why(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)


def _told(messages: tuple[Message, ...], say: Say) -> str:
    return "\n".join(map(say, messages))
