"""What another program enters about the owner's cards is seen by a table that is open."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

from cards import commands
from cards.origin import FromOwner
from engine.kernel.told import Decide
from referee.desk.examples import example
from referee.desk.keeping import begin_unsaved
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from referee.session import What
from referee.storage.database import open_database

SIGNED = FromOwner("Mira", date(2024, 5, 1))


def test_a_running_table_knows_the_value_and_the_card_another_program_has_entered(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with closing(open_database(url)) as database:
        kept = begin_unsaved(database, "Friday", example("hbo", "middle", "both"))
        bench = Refereeing(kept.session, OwnedCards("hbo", database))
        name = "Ser Nobody of Nowhere"
        assert bench.cards.called(name) is None

        assert commands.add_card("hbo", name, "character", place=url, signed=SIGNED).code == 0
        assert commands.set_value("hbo", name, "cost", "3", place=url, signed=SIGNED).code == 0
        point = kept.session.points()[0]
        assert bench.enter(Decide(point=point.rule, option=point.options[0])).what is What.DONE

        assert bench.cards.value(name, "cost") == 3
        assert kept.session.catalogue is bench.cards.cards
        kept.close()


def test_where_the_place_cannot_be_read_any_more_a_table_keeps_what_it_knows(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "games.db")) as database:
        cards = OwnedCards("hbo", database)
    before = cards.cards
    (tmp_path / "games.db").write_bytes(b"no database")
    cards.look_again()
    assert cards.cards is before
