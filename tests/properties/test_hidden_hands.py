"""Two tables that differ only in what players told the referee in secret are alike for everybody else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.agot.state.declarations import KnowCard
from engine.agot.state.moves import DeclineSaves, Mulligan
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move, PassWindow
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.screens.log import LogScreen
from referee.app.screens.tables.private_hand import PrivateScreen
from referee.app.typed_lines import TypedLines
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files.table_files import start_from, table_file_bytes
from referee.session.game_setup import example, examples, new_start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.app import after, controller, shown
from tests.kit.two_worlds import two_worlds

pytestmark = pytest.mark.usefixtures("rulebook_cache")
GAMES = ("hbo", "lcg")
TITLES = ("Not Today", "Eddard Stark", "Hodor", "Winterfell", "Longclaw", "Littlefinger", "Nobody At All")
LINES = (
    *("{seat} plays {card}", "{seat} saves {card} with {card}", "{seat} places {card}"),
    *("{seat} event {card}", "{seat} kneels {card}", "tell {card} cost 2", "set {card}.cost 3 because seen"),
)


class Screen:
    """A game with everything a screen draws it from."""

    def __init__(self, game: str, start: Any, language: str = "en") -> None:
        self.adapter = adapter_of(game)
        self.session = Session(self.adapter, state_of(start), start.texts, lambda *_: None)
        self.controller = GameController(self.session, OwnedCards(game))
        self.wording = Wording(language)
        self.wording.of_game(game)
        self.wording.names = TableNames(self.controller, self.wording)
        self.wording.texts = self.session.texts
        self.typed = TypedLines(self.session, self.wording, lambda: offers(self.controller, self.wording))

    @property
    def table(self) -> AgotTable:
        found: AgotTable = self.session.state
        return found

    def seen(self) -> list[Any]:
        """The table, what is asked, the moves with their rulings, the log, the written record."""
        listed = [(one.says, one.why_not, one.asks) for one in offers(self.controller, self.wording)]
        choices = list(self.adapter.choices(self.table))
        rulings = [self.adapter.ruling_of(self.table, one) for one in choices]
        log = LogScreen(self.controller, self.wording)
        lines = [(log._said(one), log._ruled(one) if one.rulings else ()) for one in self.session.lines]
        return [
            self.controller.view,
            self.adapter.view(self.table),
            self.session.waiting,
            *(listed, choices, rulings, lines),
            table_file_bytes(self.session, "here"),
        ]

    def log(self) -> list[Any]:
        """What the journal and the log say of all but what was told in secret."""
        words = LogWords(self.session, self.wording)
        lines = [one for one in self.session.lines if one.kind != "fact"]
        return [(one.body, one.events, one.passed, words.text(one), words.passed(one)) for one in lines]

    def guessed(self, line: str) -> Any:
        """What is answered to a line somebody types to find out."""
        try:
            found = self.typed.read(line)
        except RefereeError as error:
            return self.wording.error(error), [one.says for one in getattr(error, "meant", ())]
        moves = found if isinstance(found, tuple) else ()
        return [self.session.rule_on(moves[0], aloud=True)] if len(moves) == 1 else moves

    def answered(self, move: Move) -> Any:
        """What is answered to a move, whoever makes it up."""
        try:
            return self.session.rule_on(move, aloud=True)
        except RefereeError as error:
            return self.wording.error(error)

    def tell(self, seat: str, name: str) -> None:
        """A player names one of his hand cards in secret."""
        card = {"id": f"{seat}_{len(self.session.lines)}", "name": name, "kind": "event"}
        assert self.controller.enter(self.adapter.know(seat, "hand", card)).kind is OutcomeKind.DONE


def alike(one: Screen, two: Screen, chance: random.Random) -> None:
    """Nothing that others can see or ask tells the two apart."""
    assert one.seen() == two.seen()
    seat = chance.choice(one.table.order)
    for line in chance.sample(LINES, 3):
        said = line.format(seat=seat, card=chance.choice(TITLES).casefold())
        assert one.guessed(said) == two.guessed(said), said


def starts(game: str) -> list[Any]:
    return [new_start(game, ""), *(example(game, one.id, "") for one in examples(game))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_two_tables_that_differ_only_in_hands_look_alike(game: str, seed: int) -> None:
    chance, other = random.Random(seed), random.Random(seed + 100)
    start = starts(game)[seed % len(starts(game))]
    one, two = Screen(game, start), Screen(game, start)
    for step in range(8):
        for seat in one.table.order:
            # In one world a card is named, in the other it is another one.
            if all(screen.table.seats[seat].hand for screen in (one, two)) and chance.random() < 0.5:
                one.tell(seat, chance.choice(TITLES))
                two.tell(seat, other.choice(TITLES))
        alike(one, two, chance)
        open_ = [
            o.choice for o in offers(one.controller, one.wording) if not o.why_not and o.choice is not None
        ]
        moves = [choice.move for choice in open_ if not (choice.pick or choice.by_hand)]
        if not moves:
            break
        move = chance.choice(moves)
        outcomes = [screen.controller.enter(move, aloud=True) for screen in (one, two)]
        assert outcomes[0] == outcomes[1], step
    assert one.seen() == two.seen()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_who_could_act_and_who_had_nothing_to_play_pass_alike(game: str, seed: int) -> None:
    """Who is asked, in which order, and what is written and said of it rests on nobody's hand."""
    chance = random.Random(seed)
    # In one world the hands hold what could answer; in the other nothing that could.
    able, idle = worlds = Screen(game, played_on(game)), Screen(game, played_on(game))
    for screen, titles in ((able, ("Not Today", "Paper Shield")), (idle, ("Hodor", "Winterfell"))):
        for seat in screen.table.order:
            for title in titles[: screen.table.seats[seat].hand]:
                screen.tell(seat, title)
    passed = 0
    for _ in range(24):
        offered = [
            one.choice for one in offers(able.controller, able.wording) if not one.why_not and one.choice
        ]
        moves = [choice.with_picks(choice.among[: choice.least]) for choice in offered if not choice.by_hand]
        silent = [one for one in moves if isinstance(one, PassWindow | DeclineSaves)]
        if not moves:
            break
        move = chance.choice(silent if silent and chance.random() < 0.6 else moves)
        done = [screen.controller.enter(move, aloud=True) for screen in worlds]
        assert done[0] == done[1]
        assert able.log() == idle.log()
        passed += len(able.session.lines[-1].passed)
    assert able.seen() == idle.seen()
    assert passed


def played_on(game: str) -> Any:
    """A table in the middle of a game."""
    return example(game, "middle" if game == "hbo" else "council", "")


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_card_named_in_secret_shows_nowhere_but_to_its_player(game: str) -> None:
    told, untold = Screen(game, new_start(game, "")), Screen(game, new_start(game, ""))
    seat, other, *_ = told.table.order
    told.tell(seat, "Not Today")

    [area] = told.adapter.seen_by(told.table, seat).areas  # type: ignore[misc]
    assert [(row.key, [piece.name for piece in row.pieces]) for row in area.rows] == [("hand", ["Not Today"])]
    [others] = told.adapter.seen_by(told.table, other).areas  # type: ignore[misc]
    assert all(not row.pieces for row in others.rows)
    assert told.adapter.view(told.table) == untold.adapter.view(untold.table)
    assert b"Not Today" not in table_file_bytes(told.session, "")
    for said in (told.session.lines[-1].events, told.session.lines[-1].rulings, told.seen()):
        assert "ot today" not in repr(said).casefold()
    log = LogScreen(told.controller, told.wording)
    assert log._said(told.session.lines[-1]).endswith("names a hand card to the referee in secret")


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_is_written_goes_on_as_the_table_everybody_sees(game: str) -> None:
    screen = Screen(game, new_start(game, ""))
    screen.tell(screen.table.order[0], "Hodor")
    start, _ = start_from(table_file_bytes(screen.session, "here"))
    assert state_of(start) == screen.session.public


def hbo_playing() -> Screen:
    """The ready table in the middle of a game."""
    return Screen("hbo", example("hbo", "middle", "bg"))


def test_a_card_that_is_played_is_the_one_named_in_secret_and_no_other() -> None:
    screen = hbo_playing()
    before = screen.session.public.seats["lannister"].hand
    screen.tell("lannister", "The Lion's Cunning")
    shown, _ = screen.typed.read("lannister event the lion's cunning pay 2: kneel arya")  # type: ignore[misc]
    assert isinstance(shown, KnowCard)
    assert screen.controller.enter(shown, aloud=True).kind is OutcomeKind.DONE
    assert list(screen.adapter.seen_by(screen.table, "lannister").areas[0].rows[0].pieces)  # type: ignore[misc]
    assert screen.session.public.seats["lannister"].hand == before - 1
    assert len(list(screen.table.hand_of("lannister"))) == 1
    assert not screen.session.doubt_reasons("lannister")


def test_a_hand_drawn_anew_is_known_to_nobody_and_only_its_player_is_told() -> None:
    screen = Screen("hbo", new_start("hbo", "bg"))
    screen.tell("stark", "Hodor")
    screen.tell("lannister", "Shae")
    screen.controller.enter(Mulligan(by="stark"))
    assert [card.name for card in screen.table.hand_of("stark")] == []
    assert [card.name for card in screen.table.hand_of("lannister")] == ["Shae"]
    (doubt,) = screen.session.doubt_reasons("stark")
    assert (doubt.says, doubt.found, doubt.rules) == ("secret_forgotten", Verdict.CANNOT_TELL, ())
    assert doubt.facts == {"seat": "stark"}
    assert screen.session.doubt_reasons("lannister") == ()


def test_what_cannot_be_in_a_hand_is_refused_in_secret_and_taken_note_of_aloud() -> None:
    screen = Screen("hbo", new_start("hbo", "bg"))
    for number in range(7):
        screen.tell("stark", f"Card {number}")
    eighth = screen.adapter.know("stark", "hand", {"id": "x", "name": "Eighth", "kind": "event"})
    assert screen.controller.enter(eighth).kind is OutcomeKind.REFUSED
    assert screen.controller.enter(eighth, aloud=True).kind is OutcomeKind.DONE
    assert len(screen.session.doubt_reasons("stark")) == 1
    assert len(list(screen.table.hand_of("stark"))) == 7


def test_a_journal_with_secrets_read_again_gives_the_same_table() -> None:
    kept: list[tuple[Any, dict[str, Any]]] = []
    screen = Screen("hbo", new_start("hbo", "bg"))
    screen.session.keep_entry = lambda kind, body, _: kept.append((kind, msgspec.json.decode(body)))
    screen.tell("stark", "Hodor")
    screen.controller.enter(
        screen.adapter.know("stark", "hand", {"id": "a", "name": "A", "kind": "event"}), aloud=True
    )
    screen.controller.enter(Mulligan(by="stark"))
    again = Session(screen.adapter, screen.session.states[0], screen.session.texts, lambda *_: None)
    for kind, body in kept:
        again.replay(kind, body)
    assert again.states == screen.session.states
    assert again.doubt_reasons("stark") == screen.session.doubt_reasons("stark")


def test_one_player_names_a_hand_card_that_nobody_else_sees(tmp_path: Any) -> None:
    def seen(app: Any) -> tuple[bool, str]:
        return isinstance(app.screen, PrivateScreen), shown(app)

    script = 'e k 1 enter @ enter "Not_Today enter @ escape @ l'
    asked, named, hidden, log = after(script, seen, place=tmp_path / "games.db")
    assert asked[0]
    assert "hand: 5 not named" in asked[1]
    assert "Not Today" in named[1]
    assert "hand: 4 not named" in named[1]
    assert not hidden[0]
    assert "hand 5" in hidden[1]
    assert "Stark names a hand card to the referee in secret" in log[1]
    assert "Not Today" not in log[1]


def test_a_card_named_for_a_move_that_is_left_does_not_stay_on_the_table(tmp_path: Any) -> None:
    def cards(app: Any) -> tuple[str, ...]:
        return tuple(one.name for one in controller(app).session.state.cards.values() if one.zone == "hand")

    begun, left = after("e @ 6 2 \"The_Lion's_Cunning enter escape", cards, place=tmp_path / "games.db")
    assert begun == left == ()


def test_an_order_that_was_taken_back_with_the_phase_before_it_stays_face_down_in_the_log() -> None:
    told = []
    for world in two_worlds("kings", 700_011):
        wording = Wording("en")
        wording.of_game("kings")
        words = LogWords(world.session, wording)
        placed = [one for one in world.session.lines if "place_order" in str(one.body)]
        assert placed
        assert all(one.undone and world.session.state.phase != "planning" for one in placed)
        told.append([words.text(one) for one in world.session.lines])
    assert told[0] == told[1]
    assert any("face down" in one for one in told[0])


@pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme", "kings"])
def test_a_line_that_is_taken_back_is_told_at_the_table_it_was_entered_at(game: str) -> None:
    for seed in range(6):
        session = two_worlds(game, seed)[0].session
        while session.redo():
            pass
        counting = [one.number for one in session.lines if not one.undone]
        tables = {number: session.state_before(number) for number in counting}
        session.undo(0)
        session.note("what is entered instead")
        taken = [one.number for one in session.lines if one.undone and one.number in tables]
        assert taken
        assert all(session.state_before(number) is tables[number] for number in taken)
