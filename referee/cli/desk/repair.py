"""The use `desk repair`: the four remedies for a wrong line, and one of them carried out."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec

from engine.kernel.corrections import FieldCorrection
from engine.kernel.errors import RefereeError
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.repair_words import RepairWords, about_since
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.cli.saved_games import NoGameMeant, the_game
from referee.desk.tournament_rows import DeskRefusal
from referee.repair.consequences import RepairRefused
from referee.repair.options import RepairCase, RepairRequest, TriedRemedy
from referee.repair.repair_entry import (
    PlayedSince,
    Settlement,
    begin_provisional,
    carry_out_repair,
    opponent_chooses,
    played_since,
    refuse_back_up,
    settle_provisional,
)
from referee.repair.replay import first_wrong, right_moves
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.persistence import OpenGame, resume
from referee.storage.database import Database, open_database
from referee.storage.errors import StorageError
from referee.words.ruling_text import RuleTitles

FIGURES = ("kept", "changed", "lost")


def repair_command(options: Namespace) -> CommandResult:
    """Shows the remedies, or carries one out."""
    wording = Wording(options.lang)
    wording.book = RuleTitles(options.lang).book
    try:
        with closing(open_database(read_only=not options.do)) as database:
            return _repaired(database, the_game(database, options.game).id, options, wording)
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.sentence(wording.speech)}\n")
    except (RepairRefused, DeskRefusal) as refusal:
        return CommandResult("", NOT_MET, f"{_why(refusal, wording)}\n")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{wording.error(trouble)}\n")


def provisional_command(options: Namespace) -> CommandResult:
    """Begins a provisional ruling, settles it, or without a reason shows what was played under it."""
    wording = Wording(options.lang)
    try:
        with closing(open_database(read_only=not options.because)) as database:
            game = the_game(database, options.game).id
            return CommandResult(_provisional(database, game, options, wording))
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.sentence(wording.speech)}\n")
    except RepairRefused as refusal:
        return CommandResult("", NOT_MET, f"{_why(refusal, wording)}\n")
    except (StorageError, RefereeError) as trouble:
        return CommandResult("", UNREADABLE, f"{wording.error(trouble)}\n")


def _provisional(database: Database, game: int, options: Namespace, wording: Wording) -> str:
    opened = resume(database, game, look=not options.because)
    try:
        controller = GameController(opened.session, OwnedCards(opened.session.adapter.game.id, database))
        wording.of_game(opened.session.adapter.game.id)
        wording.names, wording.texts = TableNames(controller, wording), opened.session.texts
        with opened.session.entering("typed"):
            since = _settled(controller, options)
        shown = opened.session.lines[-1 if options.because else since.ruling.entry - 1]
        return f"{LogWords(opened.session, wording).text(shown)}\n{about_since(since, wording)}\n"
    finally:
        opened.close()


def _settled(controller: GameController, options: Namespace) -> PlayedSince:
    if options.because and (options.confirm or options.reverse):
        how: Settlement = "confirmed" if options.confirm else "reversed"
        return settle_provisional(controller, how, options.because)
    if options.because:
        begin_provisional(controller, options.because, options.ruling)
    return played_since(controller)


def _why(refusal: Exception, wording: Wording) -> str:
    """The refusal, with its deciding reasons."""
    lines = [wording.error(refusal)]
    if isinstance(refusal, RepairRefused):
        lines += [f"  • {wording.reason(reason)}" for reason in refusal.because]
    return "\n".join(lines)


def _repaired(database: Database, game: int, options: Namespace, wording: Wording) -> CommandResult:
    opened = resume(database, game, look=not options.do)
    try:
        case = _case(database, opened, options, wording)
        chooses = opponent_chooses(database, game, case.wrong)
        words = RepairWords(case, wording, opponent_chooses=chooses)
        if options.do == "back-up":
            refuse_back_up(database, game, options.by)
        if options.do:
            with opened.session.entering("typed"):
                done = carry_out_repair(case, options.do, options.because, options.ruling, agreed=options.yes)
            return CommandResult(_told(words, done, options))
        tried = case.remedies()
    finally:
        opened.close()
    shown = _in_json(case, words, tried) if options.json else "".join(_in_text(words, tried))
    return CommandResult(shown, DONE)


def _case(database: Database, opened: OpenGame, options: Namespace, wording: Wording) -> RepairCase:
    session = opened.session
    game = session.adapter.game.id
    controller = GameController(session, OwnedCards(game, database))
    wording.of_game(game)
    wording.names, wording.texts = TableNames(controller, wording), session.texts
    entry = options.entry
    if not entry:
        wrong = first_wrong(controller)
        if wrong is None:
            raise RepairRefused("repair_none_wrong")
        entry = wrong.line.number
    right = right_moves(controller, entry, options.right, wording.language)
    return RepairCase(controller, RepairRequest(entry, right, options.left_out))


def _told(words: RepairWords, done: TriedRemedy, options: Namespace) -> str:
    heading = words.done(done)
    if options.json:
        return _json({"remedy": done.kind, "hash": done.hashed, "said": heading})
    return "".join(f"{line}\n" for line in (heading, *words.details(done)))


def _in_text(words: RepairWords, tried: tuple[TriedRemedy, ...]) -> Iterator[str]:
    """The remedies with their costs side by side, then each by itself."""
    yield from (f"{line}\n" for line in words.head())
    names = [words.name(remedy) for remedy in tried]
    wide = max(map(len, names))
    for name, remedy in zip(names, tried, strict=True):
        lines, hands = words.counts(remedy)
        yield f"  {name:<{wide}}  {lines}; {hands}; {words.say(remedy.rated)}\n"
    for name, remedy in zip(names, tried, strict=True):
        yield f"\n{name}\n"
        yield from (f"  {line}\n" for line in words.details(remedy))


def _in_json(case: RepairCase, words: RepairWords, tried: tuple[TriedRemedy, ...]) -> str:
    return _json(
        {
            "entry": case.wrong.number,
            "said": list(words.head()),
            "remedies": [_remedy(words, remedy) for remedy in tried],
        }
    )


def _remedy(words: RepairWords, remedy: TriedRemedy) -> dict[str, Any]:
    cost = remedy.cost
    return {
        "remedy": remedy.kind,
        "class": remedy.rated,
        "because": remedy.cause,
        "hash": remedy.hashed,
        "lines": {name: list(getattr(cost, name)) for name in FIGURES},
        "cards": cost.cards,
        "gold": cost.gold,
        "power": cost.power,
        "changes": [_field(change) for change in cost.changes],
        "stays": [_field(change) for change in remedy.stays],
        "learnt": [msgspec.to_builtins(fact) for fact in cost.learnt],
        "stops_at": remedy.stopped.line.number if remedy.stopped is not None else None,
        "broken": [rule for reason in remedy.broken for rule in reason.rules],
        "asks": list(remedy.asks),
        "said": list(words.details(remedy)),
    }


def _field(change: FieldCorrection) -> dict[str, Any]:
    return {"of": change.of, "field": change.field, "now": change.old, "then": change.value}


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
