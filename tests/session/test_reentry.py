"""After a line was mended, the lines after it are entered again, up to the first that no longer fits."""

from __future__ import annotations

import msgspec

from engine.agot.hbo.adapter import ADAPTER
from engine.kernel.decisions import Move, PassWindow
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.session.log.reentry import Reentry, reenter
from referee.session.log.ruled_history import OutcomeKind
from referee.session.log.ruling_entries import judged_now
from referee.session.session import Session
from tests.kit.session import Disk, attack, move, nothing_kept, session

UNOPPOSED = move("declare_defenders", "lannister", defenders=())
RESOLVED = move("resolve")


class Table:
    """A session with its journal."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.session = session("challenges", disk=self.disk)
        self.controller = GameController(self.session, OwnedCards("hbo"))

    def does(self, *moves: Move) -> None:
        for one in moves:
            assert self.controller.enter(one).kind is OutcomeKind.DONE, one

    def again(self) -> Reentry:
        return reenter(self.controller)

    def claim(self) -> Move | None:
        """The claim of the challenge that was just resolved, by the first victim there is."""
        moves = [choice.with_picks(choice.among[:1]) for choice, _ in self.session.choices()]
        return next((one for one in moves if type(one).__name__ == "ChooseVictims"), None)

    def counting(self) -> list[str]:
        return [str(line.body["move"]["do"]) for line in self.controller.counting_lines()]

    def resumed(self) -> Session:
        found = Session(ADAPTER, self.session.states[0], self.session.texts, nothing_kept)
        for kind, body, _ in self.disk.kept:
            found.replay(kind, msgspec.json.decode(body))
        return found


def numbers(lines: list[LogLine] | tuple[LogLine, ...]) -> list[int]:
    return [line.number for line in lines]


def test_a_mended_move_takes_its_place_and_the_later_lines_follow() -> None:
    table = Table()
    table.does(attack(attackers=("robb",)), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    assert numbers(table.session.reenterable_lines) == [1, 2]

    found = table.again()

    assert (numbers(found.replaced), numbers(found.entered), found.stopped) == ([1], [2], None)
    assert table.counting() == ["declare_challenge", "declare_defenders"]
    assert table.session.reenterable_lines == ()
    assert table.session.lines[-1].body["again"] == 2


def test_a_window_that_everybody_passed_is_entered_again_as_one_line() -> None:
    table = Table()
    table.does(attack(attackers=("robb",)), PassWindow(), PassWindow(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))

    found = table.again()

    assert (numbers(found.entered), found.stopped) == ([2, 3, 4], None)
    lines = [one for one in table.controller.counting_lines() if one.kind == "window"]
    assert [[raw["by"] for raw in one.body["moves"]] for one in lines] == [["stark", "lannister"]] * 2
    assert table.resumed().state == table.session.state


def test_a_correction_replaces_nothing_so_all_lines_follow() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    assert table.session.correct("stark", "gold", 1, "miscounted").kind is OutcomeKind.DONE

    found = table.again()

    assert (found.replaced, numbers(found.entered), found.stopped) == ([], [1, 2], None)
    assert table.counting() == ["correct", "declare_challenge", "declare_defenders"]


def test_it_stops_at_the_first_line_that_no_longer_fits_and_names_it() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED, RESOLVED)
    table.does(*(one for one in [table.claim()] if one))
    table.does(attack(kind="intrigue", attackers=("arya",)), UNOPPOSED)
    wrong = next(line for line in table.session.lines if line.body.get("move", {}).get("kind") == "intrigue")
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))  # Arya kneels, so she cannot attack for intrigue

    found = table.again()

    assert found.stopped is not None
    assert found.stopped.number == wrong.number
    assert found.outcome is not None
    assert found.outcome.kind is OutcomeKind.REFUSED
    assert numbers(table.session.reenterable_lines) == [wrong.number, wrong.number + 1]


def test_asked_once_more_where_it_stopped_it_leaves_the_line_out_and_goes_on() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED, RESOLVED)
    table.does(*(one for one in [table.claim()] if one), attack(kind="intrigue", attackers=("arya",)))
    assert table.session.correct("stark", "gold", 1, "miscounted").kind is OutcomeKind.DONE
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    stopped = table.again().stopped
    assert stopped is not None

    found = table.again()

    assert (numbers(found.left_out), found.stopped) == ([stopped.number], None)
    assert table.session.state.seats["stark"].gold == 1
    assert table.resumed().state == table.session.state


def test_what_is_entered_in_place_of_a_misfit_lets_the_rest_follow() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)), move("declare_defenders", "lannister", defenders=("tyrion",)))

    found = table.again()

    assert (numbers(found.replaced), found.entered, found.stopped) == ([1, 2], [], None)
    assert len(table.counting()) == 2


def test_it_is_entered_again_after_the_game_was_left_and_resumed() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    assert numbers(table.resumed().reenterable_lines) == [1, 2]

    table.again()

    assert table.resumed().reenterable_lines == ()
    assert table.resumed().state == table.session.state


def test_a_ruling_in_between_ends_nothing() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    wrong = attack("lannister")
    table.session.ruling_entries.give(table.session, "given", judged_now(table.session, wrong))
    table.session.write_rulings()
    assert numbers(table.again().entered) == [2]


def test_what_can_still_be_redone_is_not_entered_again() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    table.session.undo()
    assert table.session.reenterable_lines == ()
    assert table.session.redo()
    assert numbers(table.session.reenterable_lines) == [1, 2]


def test_nobody_is_asked_long_after() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    for gold in range(14):
        assert table.session.correct("stark", "gold", gold, "counted").kind is OutcomeKind.DONE
    assert table.session.reenterable_lines == ()
    assert table.again().entered == []


def test_mended_twice_the_later_lines_still_follow() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    table.session.undo()
    table.does(attack(attackers=("robb", "arya")))

    found = table.again()

    assert numbers(found.entered) == [2]
    assert len(table.counting()) == 2


def test_each_line_entered_again_is_an_input_that_can_be_taken_back() -> None:
    table = Table()
    table.does(attack(), UNOPPOSED)
    table.session.undo(0)
    table.does(attack(attackers=("arya",)))
    before = table.session.state
    table.again()
    assert table.controller.undo() == 1
    assert table.session.state is before
