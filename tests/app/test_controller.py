"""Between a session and the screen: known values told unasked, undo by human steps, corrections."""

from __future__ import annotations

from engine.agot.state.declarations import KnowCard
from engine.kernel.reasons import Question
from referee.notation.parser.parse import parse
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController, fresh_id
from referee.session.game_setup import Start, example, new_start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session

GAME = next(iter(ADAPTERS))


def bench_of(start: Start) -> GameController:
    session = Session(adapter_of(GAME), state_of(start), start.texts, lambda *_: None, strict=start.strict)
    return GameController(session, OwnedCards(GAME))


def enter(controller: GameController, *lines: str) -> None:
    for line in lines:
        move = parse(line, controller.session)
        assert controller.enter(move).kind is OutcomeKind.DONE, line  # type: ignore[arg-type]
        controller.make_automatic_moves()


def at_the_plots(*, strict: bool = False) -> GameController:
    controller = bench_of(new_start(GAME, "both", strict=strict))
    enter(controller, "stark keeps", "lannister keeps", "stark places none", "lannister places none")
    return controller


def test_what_nobody_chooses_is_done_and_in_strict_games_it_waits() -> None:
    assert at_the_plots().view.facts["phase"] == "plot"
    assert at_the_plots(strict=True).view.facts["phase"] == "setup"


def test_numbers_the_catalogue_knows_are_told_when_a_plot_is_revealed() -> None:
    controller = at_the_plots()
    enter(controller, 'stark reveals "Calling the Banners"')
    badges = {badge.key: badge.value for badge in controller.view.areas[0].badges}
    assert (badges["plot_income"], badges["plot_initiative"], badges["plot_claim"]) == (6, 3, 1)


def test_undo_takes_back_one_thing_somebody_did_with_all_that_followed() -> None:
    controller = at_the_plots()
    before = controller.session.state
    enter(controller, 'stark reveals "Calling the Banners"')
    between = controller.session.state
    enter(controller, 'lannister reveals "Hear Me Roar"')
    after = controller.session.state
    assert controller.undo() > 1
    assert controller.session.state == between
    controller.undo()
    assert controller.session.state == before
    while controller.redo():
        pass
    assert controller.session.state == after


def test_what_was_entered_in_one_input_is_taken_back_and_brought_back_together() -> None:
    controller = at_the_plots()
    before = controller.session.state
    with controller.session.one_input():
        enter(controller, 'stark reveals "Calling the Banners"', 'lannister reveals "Hear Me Roar"')
    after = controller.session.state
    controller.undo()
    assert controller.session.state == before
    controller.redo()
    assert controller.session.state == after


def test_one_input_ends_where_the_next_begins() -> None:
    controller = at_the_plots()
    with controller.session.one_input():
        enter(controller, 'stark reveals "Calling the Banners"')
    between = controller.session.state
    with controller.session.one_input():
        enter(controller, 'lannister reveals "Hear Me Roar"')
    controller.undo()
    assert controller.session.state == between


def test_lines_the_referee_made_itself_are_known() -> None:
    controller = at_the_plots()
    made = [
        line.body["move"]["do"] for line in controller.session.lines if controller.is_automatic_line(line)
    ]
    assert made == ["reveal_setup", "refill_hands"]


def test_what_a_judge_may_set_right_is_told_with_its_value() -> None:
    controller = bench_of(example(GAME, "middle", "both"))
    assert controller.correctable("stark")["power"] == 4
    assert controller.correctable("jon")["kneeling"] is False
    assert "round" in controller.correctable("")
    assert controller.correctable("nobody") == {}


def test_a_doubtful_value_is_told_before_it_is_kept() -> None:
    cards = OwnedCards(GAME)
    arya = cards.called("Аря Старк")
    assert arya is not None
    assert cards.doubts_of(arya.id, "cost", "9")
    assert not cards.doubts_of(arya.id, "cost", "2")
    assert cards.value("Arya Stark", "cost") is None


def test_a_value_is_asked_for_with_what_else_is_missing() -> None:
    controller = bench_of(new_start(GAME, "both"))
    enter(controller, "stark keeps")
    adapter = controller.session.adapter
    move = adapter.know("stark", "hand", {"id": "hodor", "name": "Hodor", "kind": "character"})
    controller.enter(adapter.made_public(move))
    missing = [one.what for one in controller.missing_values(Question("cost", "hodor"))]
    assert missing[:3] == ["cost", "strength", "icons"]
    assert fresh_id(controller.view, "Hodor") == "hodor_2"


def test_of_an_input_that_comes_to_nothing_only_what_lay_unseen_is_forgotten() -> None:
    controller = bench_of(example(GAME, "middle", "both"))
    before = len(controller.session.lines)
    enter(controller, "tell hodor icons military")
    shown = parse("show stark hand littlefinger", controller.session)
    assert isinstance(shown, KnowCard)
    controller.enter(controller.session.adapter.made_public(shown))
    enter(controller, "tell littlefinger cost 3")

    controller.take_back_facts(before)

    assert controller.session.state.cards["hodor"].icons == ("military",)
    assert "littlefinger" not in controller.session.state.cards
