"""What everybody sees, hears and reads later does not depend on what a player told the referee in secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel.decisions import Move
from engine.kernel.reasons import Question, Verdict
from engine.oriflamme.adapter import ADAPTER, OWN
from engine.oriflamme.declarations import KnowCards, KnowRowCard
from engine.oriflamme.game import new_game
from engine.oriflamme.moves import Activate, Place
from engine.oriflamme.planning import could_be
from engine.oriflamme.table import SHUFFLED, OriflammeTable
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.ruling_tree import preview_nodes
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.render.row_lines import RowMarks, box, cell_in_words, cells_of
from referee.app.screens.log import LogScreen
from referee.app.screens.tables.private_hand import PrivateScreen
from referee.app.typed_lines import AmbiguousLine, TypedLines
from referee.app.widgets.move_list import OfferedMove
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files import table_files
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.app.test_row_table import example_of
from tests.kit.app import after, shown

pytestmark = pytest.mark.usefixtures("rulebook_cache")
FAMILIES = ("red", "blue", "green")


class Screen:
    """A game with everything a screen draws it from."""

    def __init__(self, language: str = "en") -> None:
        state = new_game("ru", {"families": FAMILIES})
        self.session = Session(ADAPTER, state, ("ru",), lambda *_: None)
        self.controller = GameController(self.session, OwnedCards(ADAPTER.game.id))
        self.wording = Wording(language)
        self.wording.of_game(ADAPTER.game.id)
        self.wording.names = TableNames(self.controller, self.wording)

    @property
    def table(self) -> OriflammeTable:
        found: OriflammeTable = self.session.state
        return found

    def offers(self) -> tuple[OfferedMove, ...]:
        return offers(self.controller, self.wording)

    def typed(self) -> TypedLines:
        return TypedLines(self.session, self.wording, self.offers)

    def seen(self) -> list[Any]:
        """The row box by box and in words, the players, the moves with what they would bring, the log."""
        view = self.controller.view
        [row] = [one for area in view.areas for one in area.rows if one.across]
        cells = cells_of(row, frozenset())
        boxes = [[one.plain for one in box(cell, self.wording, 12, RowMarks())] for cell in cells]
        words = [cell_in_words(cell, self.wording) for cell in cells]
        moves = [(one.says, one.why_not, one.asks) for one in self.offers()]
        would = [
            preview_nodes(self.session, one.choice.move, self.wording)
            for one in self.offers()
            if one.choice is not None and not one.choice.pick
        ]
        log = LogScreen(self.controller, self.wording)
        lines = [log._said(line) for line in self.session.lines]
        rulings = [log._ruled(line) for line in self.session.lines if line.rulings]
        return [view, boxes, words, moves, would, lines, rulings]

    def enter(self, move: Move) -> None:
        assert self.controller.enter(move).kind is OutcomeKind.DONE, move
        self.controller.make_automatic_moves()


def secrets(table: OriflammeTable, chance: random.Random) -> Iterator[Move]:
    """Each player names his newest closed card, or leaves it."""
    for card in table.all_cards():
        if not card.name and chance.random() < 0.7:
            yield KnowRowCard(card=card.tag, name=chance.choice(could_be(table, card.family)))


def test_two_tables_that_differ_only_in_secrets_look_alike() -> None:
    for seed in range(6):
        chance, other = random.Random(seed), random.Random(seed + 100)
        one, two = Screen(), Screen()
        for _ in range(14):
            told_in_one = list(secrets(one.table, chance))
            for move in told_in_one:
                assert isinstance(move, KnowRowCard)
                free = could_be(two.table, move.card.partition(".")[0])
                one.enter(move)
                two.enter(KnowRowCard(card=move.card, name=other.choice(free)))
            assert one.seen() == two.seen()
            open_ = [o for o in one.offers() if not o.why_not and o.choice is not None and not o.choice.pick]
            move = chance.choice(open_).choice.move  # type: ignore[union-attr]
            one.enter(move)
            two.enter(move)
        assert one.seen() == two.seen()
        names = [card.name for card in one.table.all_cards()]
        assert names != [card.name for card in two.table.all_cards()]


def test_a_card_named_as_it_is_laid_is_not_named_again() -> None:
    one, two = Screen(), Screen()
    one.enter(Place(by="red", card="queen", where="left"))
    two.enter(Place(by="red", card="trap", where="left"))
    assert one.table != two.table
    assert one.seen() == two.seen()
    said = [screen.typed().line_of(move) for screen, move in zip((one, two), _laid(), strict=True)]
    assert said[0] == said[1]


def _laid() -> tuple[Move, Move]:
    return Place(by="blue", card="queen", where="left"), Place(by="blue", card="trap", where="left")


def test_known_hands_and_set_aside_cards_show_nowhere() -> None:
    one, two = Screen(), Screen()
    one.enter(KnowCards(seat="red", zone="set_aside", cards=SHUFFLED[:3]))
    two.enter(KnowCards(seat="red", zone="set_aside", cards=SHUFFLED[3:6]))
    assert one.seen() == two.seen()


def test_a_move_is_spoken_without_what_is_hidden() -> None:
    screen = Screen()
    screen.enter(Place(by="red", card="queen", where="left"))
    spoken = [
        ADAPTER.announced(screen.table, move)
        for move in (
            Place(by="blue", card="trap", where="right"),
            KnowRowCard(card="red.queen", name="queen"),
            KnowCards(seat="blue", zone="hand", cards=SHUFFLED[:7]),
            Activate(by="red", card="red.queen", shows="queen"),
        )
    ]
    assert spoken == [
        Place(by="blue", card="", where="right"),
        KnowRowCard(card="red.1", name=""),
        KnowCards(seat="blue", zone="hand", cards=()),
        # What is opened was seen by all.
        Activate(by="red", card="red.1", shows="queen"),
    ]


def test_what_a_card_can_be_counts_secrets_only_for_its_own_player() -> None:
    screen = Screen()
    screen.enter(Place(by="red", card="queen", where="left"))
    screen.enter(Place(by="blue", where="left"))
    screen.enter(Place(by="green", where="left"))
    asked = Question("name", card="red.1", seat="red")
    assert "queen" in ADAPTER.answers(screen.table, asked)
    assert "queen" not in ADAPTER.answers(screen.table, Question(OWN, card="red.1", seat="red"))
    assert "queen" in ADAPTER.answers(screen.table, Question(OWN, card="blue.1", seat="blue"))


def test_one_player_sees_his_own_and_nobody_elses() -> None:
    screen = Screen()
    screen.enter(Place(by="red", card="queen", where="left"))
    screen.enter(Place(by="blue", card="trap", where="left"))
    assert ADAPTER.seen_by is not None
    [area] = ADAPTER.seen_by(screen.table, "red").areas
    assert [(one.id, one.name) for row in area.rows for one in row.pieces] == [("red.1", "queen")]


@pytest.mark.parametrize("key", ["x", "space", "escape", "k", "left"])
def test_any_key_hides_what_one_player_looked_at(key: str, tmp_path: Any) -> None:
    def seen(app: Any) -> tuple[bool, str]:
        return isinstance(app.screen, PrivateScreen), shown(app)

    # Red looks, names his third card a trap and hides it again.
    script = f"{example_of(0)} k 1 enter @ down enter 3 @ {key} @ l"
    looked, named, hidden, log = after(script, seen, place=tmp_path / "games.db")
    assert looked[0]
    assert "Red 3: not told" in looked[1]
    assert "Red 3: Cutthroat" in named[1]
    assert not hidden[0]
    assert "Cutthroat" not in hidden[1]
    assert "A player names Red 3 to the referee in secret" in log[1]
    assert "Cutthroat" not in log[1]


def test_a_secret_that_cannot_be_is_refused_where_only_its_player_sees_it() -> None:
    screen = Screen()
    screen.enter(Place(by="red", card="queen", where="left"))
    told = screen.table
    for other in (
        KnowRowCard(card="red.1", name="trap"),
        KnowCards(seat="red", zone="set_aside", cards=("queen", "trap", "bribe")),
        KnowCards(seat="red", zone="hand", cards=("queen", *SHUFFLED[-5:])),
    ):
        assert "queen" not in SHUFFLED[-5:]
        assert screen.controller.enter(other).ruling.verdict is Verdict.NO
        assert screen.table == told


@pytest.mark.parametrize(
    "typed", ["", "red ", "red opens ", "red opens red.1 ", "red opens red.1 as ", "tell red.1 as "]
)
def test_what_a_line_may_become_tells_no_secret(typed: str) -> None:
    found = []
    for name in ("queen", "trap"):
        screen = Screen()
        screen.enter(Place(by="red", card=name, where="left"))
        screen.enter(Place(by="blue", where="right"))
        screen.enter(Place(by="green", where="right"))
        found.append(screen.typed().complete(typed, len(typed)))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "typed",
    [
        *("red opens", "red opens red", "red keeps queen", "red opens queen", "red apply red.1"),
        *(
            "red opns red.1 as queen",
            "red opens red.1 as quen",
            "opens red.1 as queeen",
            "opens red.1 as trp",
        ),
    ],
)
def test_a_line_that_is_not_understood_tells_no_secret(typed: str) -> None:
    said = []
    for name in ("queen", "trap"):
        screen = Screen()
        screen.enter(Place(by="red", card=name, where="left"))
        screen.enter(Place(by="blue", where="right"))
        screen.enter(Place(by="green", where="right"))
        try:
            said.append(str(screen.typed().read(typed)))
        except AmbiguousLine as error:
            meant = [(one.says, one.line) for one in error.meant]
            said.append(screen.wording.error(error) + str([one.line for one in error.offers]) + str(meant))
    assert said[0] == said[1]


GUESSES = (
    *("red opens red 1", "red opens red 1 as queen", "red opens red 1 as trap", "red opens red 1 as felon"),
    *("red opens red queen", "red keeps red trap", "red opens red 1 as cutthroat, eliminating blue 1"),
    *("tell red.1 as queen", "tell red.1 as trap", "red opens red 1 as prince, twin left"),
)


def laid(red: str, blue: str) -> Screen:
    """Everybody has laid a card; two are named in secret."""
    screen = Screen()
    screen.enter(Place(by="red", card=red, where="left"))
    screen.enter(Place(by="blue", card=blue, where="right"))
    screen.enter(Place(by="green", where="right"))
    return screen


@pytest.mark.rule("oriflamme.info.others-hidden")
@pytest.mark.parametrize("typed", GUESSES)
def test_a_guess_is_judged_by_what_everybody_knows(typed: str) -> None:
    found: list[Any] = []
    for red, blue in (("queen", "trap"), ("cutthroat", "felon")):
        screen = laid(red, blue)
        try:
            moves = screen.typed().read(typed)
        except AmbiguousLine as error:
            found.append((screen.wording.error(error), [one.says for one in error.meant]))
            continue
        assert isinstance(moves, tuple)
        outcome = screen.controller.enter(moves[-1], aloud=True)
        found.append((moves, outcome, screen.seen(), table_files.table_file_bytes(screen.session, "")))
    assert found[0] == found[1]


@pytest.mark.rule("oriflamme.info.others-hidden")
def test_what_is_turned_up_decides_and_only_its_player_hears_of_the_conflict() -> None:
    screen = laid("queen", "trap")
    shown = Activate(by="red", card="red.1", shows="trap", step_by_step=True)
    assert screen.controller.enter(shown, aloud=True).kind is OutcomeKind.DONE
    [card] = [one for one in screen.table.all_cards() if one.tag == "red.1"]
    assert (card.name, card.open) == ("trap", True)
    assert [one.says for one in screen.session.doubt_reasons("red")] == ["secret_forgotten"]
    assert screen.session.doubt_reasons("blue") == ()
    [area] = ADAPTER.seen_by(screen.table, "blue").areas  # type: ignore[misc]
    assert [one.name for one in area.rows[0].pieces] == ["trap"]


def test_an_answer_given_before_everybody_is_known_to_everybody() -> None:
    screen = laid("queen", "trap")
    move = Activate(by="red", card="red.1")
    outcome = screen.controller.enter(move, aloud=True)
    assert outcome.question == Question("name", card="red.1", seat="red")
    screen.session.answer_question(outcome.question, "queen")
    assert screen.controller.enter(move, aloud=True).kind is OutcomeKind.DONE
    assert screen.session.doubt_reasons("red") == ()
