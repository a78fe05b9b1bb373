"""The use `desk window`: who could answer the last acts of a game, and whether the chance is gone."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import msgspec

from referee.app.presenters.rulings import Node
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.window_lines import WindowWords
from referee.app.presenters.wording import Wording
from referee.cli.records.source import record_source
from referee.desk.errors import DeskRefusal
from referee.record.public_journal import begun
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.replay import body_of
from referee.session.session import Session
from referee.session.window_ledger import LedgerWindow, window_ledger
from referee.words.rulings import RuleTitles


def windows_told(options: Namespace) -> Iterator[str]:
    """The windows of the last acts, or of one entry, as everybody may know them.

    Raises:
        NoGameMeant: no game and no file is called so.
        DeskRefusal: there is no such entry.
    """
    source = record_source(options.game)
    session = begun(source.journal.header)
    for entry in source.journal.entries:
        session.replay(entry.kind, body_of(entry))
    if options.entry and options.entry > len(session.lines):
        raise DeskRefusal("no-entry", entry=options.entry, count=len(session.lines))
    found = window_ledger(session, options.entry or None)
    if options.json:
        yield _in_json(source.name, len(session.lines), found)
        return
    wording = _wording(session, options.lang)
    for node in WindowWords(session, wording).nodes(found):
        yield from _lines(node, 0)


def _wording(session: Session, language: str) -> Wording:
    wording = Wording(language)
    game = session.adapter.game.id
    wording.of_game(game)
    wording.names = TableNames(GameController(session, OwnedCards(game)), wording)
    wording.texts, wording.book = session.texts, RuleTitles(language).book
    return wording


def _lines(node: Node, depth: int) -> Iterator[str]:
    """A node and what stands under it."""
    mark = f"{node.mark} " if node.mark else ""
    cites = f" [{node.rule}: {node.cites}]" if node.rule else ""
    yield f"{'  ' * depth}{mark}{node.text}{cites}"
    for one in node.children:
        yield from _lines(one, depth + 1)


def _in_json(game: str, entries: int, found: tuple[LedgerWindow, ...]) -> str:
    told = {"game": game, "entries": entries, "windows": found}
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode()
