"""Between a session and the screen: known values told unasked, undo by human steps, corrections."""

from __future__ import annotations

from engine.kernel.reason import Question
from engine.thrones.facts import KnowCard
from referee.desk.examples import example
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing, fresh_id
from referee.desk.starts import Start, new_start, state_of
from referee.games import DESKS, desk
from referee.notation import parse
from referee.session import Session, What

GAME = next(iter(DESKS))


def bench_of(start: Start) -> Refereeing:
    session = Session(desk(GAME), state_of(start), start.texts, lambda *_: None, strict=start.strict)
    return Refereeing(session, OwnedCards(GAME))


def enter(bench: Refereeing, *lines: str) -> None:
    for line in lines:
        move = parse(line, bench.session)
        assert bench.enter(move).what is What.DONE, line  # type: ignore[arg-type]
        bench.automatic()


def at_the_plots(*, strict: bool = False) -> Refereeing:
    bench = bench_of(new_start(GAME, "both", strict=strict))
    enter(bench, "stark keeps", "lannister keeps", "stark places none", "lannister places none")
    return bench


def test_what_nobody_chooses_is_done_and_in_strict_games_it_waits() -> None:
    assert at_the_plots().view.facts["phase"] == "plot"
    assert at_the_plots(strict=True).view.facts["phase"] == "setup"


def test_numbers_the_catalogue_knows_are_told_when_a_plot_is_revealed() -> None:
    bench = at_the_plots()
    enter(bench, 'stark reveals "Calling the Banners"')
    badges = {badge.key: badge.value for badge in bench.view.areas[0].badges}
    assert (badges["plot_income"], badges["plot_initiative"], badges["plot_claim"]) == (6, 3, 1)


def test_undo_takes_back_one_thing_somebody_did_with_all_that_followed() -> None:
    bench = at_the_plots()
    before = bench.session.state
    enter(bench, 'stark reveals "Calling the Banners"')
    between = bench.session.state
    enter(bench, 'lannister reveals "Hear Me Roar"')
    after = bench.session.state
    assert bench.undo() > 1
    assert bench.session.state == between
    bench.undo()
    assert bench.session.state == before
    while bench.redo():
        pass
    assert bench.session.state == after


def test_what_was_entered_in_one_input_is_taken_back_and_brought_back_together() -> None:
    bench = at_the_plots()
    before = bench.session.state
    with bench.session.one_input():
        enter(bench, 'stark reveals "Calling the Banners"', 'lannister reveals "Hear Me Roar"')
    after = bench.session.state
    bench.undo()
    assert bench.session.state == before
    bench.redo()
    assert bench.session.state == after


def test_one_input_ends_where_the_next_begins() -> None:
    bench = at_the_plots()
    with bench.session.one_input():
        enter(bench, 'stark reveals "Calling the Banners"')
    between = bench.session.state
    with bench.session.one_input():
        enter(bench, 'lannister reveals "Hear Me Roar"')
    bench.undo()
    assert bench.session.state == between


def test_lines_the_referee_made_itself_are_known() -> None:
    bench = at_the_plots()
    made = [line.body["move"]["do"] for line in bench.session.lines if line.number in bench.automatic_lines()]
    assert made == ["reveal_setup", "refill_hands"]


def test_what_a_judge_may_set_right_is_told_with_its_value() -> None:
    bench = bench_of(example(GAME, "middle", "both"))
    assert bench.correctable("stark")["power"] == 4
    assert bench.correctable("jon")["kneeling"] is False
    assert "round" in bench.correctable("")
    assert bench.correctable("nobody") == {}


def test_a_doubtful_value_is_told_before_it_is_kept() -> None:
    cards = OwnedCards(GAME)
    arya = cards.called("Аря Старк")
    assert arya is not None
    assert cards.doubts_of(arya.id, "cost", "9")
    assert not cards.doubts_of(arya.id, "cost", "2")
    assert cards.value("Arya Stark", "cost") is None


def test_a_value_is_asked_for_with_what_else_is_missing() -> None:
    bench = bench_of(new_start(GAME, "both"))
    enter(bench, "stark keeps")
    desk = bench.session.desk
    move = desk.know("stark", "hand", {"id": "hodor", "name": "Hodor", "kind": "character"})
    bench.enter(desk.openly(move))
    missing = [one.what for one in bench.missing(Question("cost", "hodor"))]
    assert missing[:3] == ["cost", "strength", "icons"]
    assert fresh_id(bench.view, "Hodor") == "hodor_2"


def test_of_an_input_that_comes_to_nothing_only_what_lay_unseen_is_forgotten() -> None:
    bench = bench_of(example(GAME, "middle", "both"))
    before = len(bench.session.lines)
    enter(bench, "tell hodor icons military")
    shown = parse("show stark hand littlefinger", bench.session)
    assert isinstance(shown, KnowCard)
    bench.enter(bench.session.desk.openly(shown))
    enter(bench, "tell littlefinger cost 3")

    bench.take_back_facts(before)

    assert bench.session.state.cards["hodor"].icons == ("military",)
    assert "littlefinger" not in bench.session.state.cards
