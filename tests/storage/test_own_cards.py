"""What another program enters about the owner's cards is seen by a table that is open."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

from cards.facts import FromOwner
from engine.kernel.corrections import Decide
from referee.cli import cards as commands
from referee.cli.cards import message_in_english
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import begin_unsaved
from referee.storage.database import open_database

SIGNED = FromOwner("Mira", date(2024, 5, 1))


def test_a_running_table_knows_the_value_and_the_card_another_program_has_entered(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with closing(open_database(url)) as database:
        kept = begin_unsaved(database, "Friday", example("hbo", "middle", "both"))
        controller = GameController(kept.session, OwnedCards("hbo", database))
        name = "Ser Nobody of Nowhere"
        assert controller.cards.called(name) is None

        assert (
            commands.add_card("hbo", name, "character", place=url, signed=SIGNED, say=message_in_english).code
            == 0
        )
        assert (
            commands.set_value(
                "hbo", name, "cost", "3", place=url, signed=SIGNED, say=message_in_english
            ).code
            == 0
        )
        point = kept.session.rule_variants()[0]
        assert controller.enter(Decide(point=point.rule, option=point.options[0])).kind is OutcomeKind.DONE

        assert controller.cards.value(name, "cost") == 3
        assert kept.session.catalogue is controller.cards.cards
        kept.close()


def test_where_the_place_cannot_be_read_any_more_a_table_keeps_what_it_knows(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "games.db")) as database:
        cards = OwnedCards("hbo", database)
    before = cards.cards
    (tmp_path / "games.db").write_bytes(b"no database")
    cards.look_again()
    assert cards.cards is before
