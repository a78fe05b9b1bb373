import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cards.messages import CardsError, message
from engine.agot.hbo.game import HBO
from engine.agot.state.moves import DeclareChallenge, LookAt
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.errors import Impossible, Refused, Unreadable, fault
from engine.kernel.reasons import SILENT, Question, Reason, Ruling, Verdict, change, obeyed, violated
from engine.kernel.state import Event, Outcome
from referee.storage.errors import DiskFull, NotBackedUp
from referee.words import messages
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech

PLAYERS = {
    "stark": "Stark",
    "lannister": "Lannister",
    "s1": "Jon Snow",
    "s2": "Arya Stark",
    "l1": "The Hound",
    "q": 'Джон "Сняг" { $x } [key]',
}
names = PLAYERS.__getitem__


def test_a_refusal_says_what_was_read_and_what_is_so() -> None:
    speech = Speech()
    short = violated("gold_short", needs=4, has=3, card="s1")
    assert speech.reason(short, names) == "Jon Snow costs 4 gold, and the pool holds 3."
    assert (
        speech.reason(violated("gold_short", needs=2, has=0), names)
        == "It costs 2 gold, and the pool holds none."
    )


def test_changes_are_instructions() -> None:
    speech = Speech()
    assert speech.change(change("stand", card="s1"), names) == "stand Jon Snow first"
    assert speech.change(change("leave_out", card="l1"), names) == "leave The Hound out"
    assert speech.change(change("gold", seat="stark", amount=1), names) == "1 more gold for Stark"


def test_numbers_choose_the_form_of_the_word() -> None:
    speech = Speech()
    said = [speech.event(Event("drew", seat="stark", amount=amount), names) for amount in (0, 1, 2)]
    assert said == ["Stark drew no card", "Stark drew 1 card", "Stark drew 2 cards"]


def test_a_question_names_the_plot_if_it_is_known() -> None:
    speech = Speech()
    asked = Question("plot_claim", "A Game of Thrones", "stark")
    assert speech.question(asked, names).endswith("of Stark, A Game of Thrones?")
    assert speech.question(Question("plot_claim", "", "stark"), names).endswith("of Stark?")


def test_a_decision_of_the_table_names_it() -> None:
    decision = Decision(TABLE, "discard_for_claim", "r", DecisionKind.CHANCE, (), count=2)
    assert Speech().decision(decision, names).startswith("Which 2 cards")


def test_a_move_is_told_with_names() -> None:
    move = DeclareChallenge(
        by="stark", kind="military", target="lannister", attackers=("s1", "s2"), stealth={"s2": "l1"}
    )
    assert Speech().move(move, names) == (
        "Stark declares a military challenge against Lannister with Jon Snow, Arya Stark."
        " Stealth: Arya Stark bypasses The Hound"
    )


def test_the_end_of_the_game_is_told() -> None:
    assert Speech().outcome(Outcome("stark", ("stark",)), names) == "Stark has won the game"


def test_names_stand_as_they_are_written() -> None:
    said = Speech().change(change("stand", card="q"), names)
    assert said == 'stand Джон "Сняг" { $x } [key] first'


def test_there_are_no_marks_of_direction_round_names() -> None:
    said = Speech().event(Event("knelt", "s1"), names)
    assert not set(said) & set("\u2066\u2067\u2068\u2069")


def test_signs_that_could_trick_a_terminal_are_not_passed_on() -> None:
    said = Speech().error(Unreadable("unknown_path", path="a\x1b[31m\u202eb\nc"))
    assert said.isprintable()


def test_long_lists_are_cut() -> None:
    known = tuple(f"card{number}" for number in range(1000))
    said = Speech().error(Unreadable("unknown_verb", verb="fly", known=known))
    assert said.endswith("card39, ….")


def test_an_id_nobody_knows_is_shown_as_it_is() -> None:
    assert Speech().change(change("stand", card="x9"), names) == "stand x9 first"


def test_a_missing_key_is_shown_in_brackets_and_remembered() -> None:
    speech = Speech()
    assert speech.reason(violated("never_written"), names) == "[never_written]"
    assert speech.say("never-written") == "[never-written]"
    assert len(speech.faults) == 2


def test_a_missing_fact_is_remembered_and_nothing_crashes() -> None:
    speech = Speech()
    assert speech.change(change("stand"), names)
    assert speech.faults


def test_a_language_nobody_knows_is_spoken_in_english() -> None:
    assert Speech("tlh").language == "en"


def test_errors_of_every_part_are_told() -> None:
    speech = Speech()
    assert speech.error(DiskFull(place="games.db")).startswith("There is no room left for games.db")
    several = CardsError(
        message("card-game-unknown", game="go", games=("hbo",)), message("card-id-unknown", card="x")
    )
    assert len(speech.error(several).splitlines()) == 2
    twice = fault("unique_twice", "hbo.unique.restriction", seat="stark", card="Arya")
    said = speech.error(Impossible((twice,), "hbo"))
    assert "Stark has two copies of the unique Arya in play (hbo.unique.restriction)" in said
    assert speech.error(ValueError("plain")) == "plain"
    assert speech.error(Refused(Ruling(Verdict.NO, "bg-2013", (Reason(("r.a",), Verdict.NO, "x"),))))
    assert speech.faults == set()


def test_the_place_in_the_game_is_told_from_the_outside_in() -> None:
    speech = Speech()
    trail = ("round.challenges", "challenges_turn.choose", "challenges_turn.again", "challenge.defenders")
    assert speech.trail(trail) == ("challenges turn", "challenge", "declaring defenders")
    assert speech.trail(()) == ()


STAND, LEAVE = change("stand", card="s1"), change("leave_out", card="s1")
GOLD = change("gold", seat="stark", amount=1)
RULING = Ruling(
    Verdict.NO,
    "bg-2013",
    (
        violated("attacker_kneels", STAND, rules=("hbo.a",), card="s1"),
        Reason(("hbo.b",), Verdict.YES, "attackers_have_the_icon"),
        Reason(("hbo.c",), Verdict.YES, "attackers_are_his_characters", basis=SILENT),
    ),
)


def test_a_ruling_is_told_with_the_rules_that_are_kept_only_counted() -> None:
    ruling = RULING.with_ways(((STAND,),))
    told = ruling_lines(Speech(), ruling, names, lambda rule: f"Title of {rule}")
    assert [line.text() for line in told] == [
        "✗ Not legal (under the Bulgarian booklet)",
        "  ✗ Jon Snow is kneeling; only standing characters attack. [hbo.a: Title of hbo.a]",
        "  ✓ 2 other rules checked",
        "What would make it legal:",
        "  → stand Jon Snow first",
    ]


def test_ways_out_are_told_as_alternatives_and_what_each_takes_besides() -> None:
    told = ruling_lines(Speech(), RULING.with_ways(((LEAVE,), (STAND, GOLD))), names)
    assert [line.text() for line in told][-4:] == [
        "What would make it legal:",
        "  → either leave Jon Snow out",
        "  → or stand Jon Snow first",
        "    → and also: 1 more gold for Stark",
    ]


def test_where_no_way_out_is_known_none_is_claimed() -> None:
    told = ruling_lines(Speech(), RULING, names)
    assert told[-1].text() == "→ At least this is needed: stand Jon Snow first"
    assert "What would make it legal:" not in [line.says for line in told]


def test_a_ruling_can_be_told_with_every_rule() -> None:
    lines = ruling_lines(Speech(), RULING, names, fold=False)
    assert [line.rule for line in lines if line.rule] == ["hbo.a", "hbo.b", "hbo.c"]
    assert lines[3].title == "not stated in the rules; this is a recommendation"


def test_what_the_table_decided_is_told_as_its_own_decision() -> None:
    point = next(one for one in HBO.points if one.rule == "hbo.reaction.order")
    reason = Reason(
        (point.rule,), Verdict.YES, "reacts_once", {"option": "first_player", "decided_by": "table"}
    )
    ruling = Ruling(Verdict.YES, "bg-2013", (reason,))
    assert "decided by the players" in ruling_lines(Speech(), ruling, names)[1].text()


def test_a_kept_rule_and_a_refusal_of_the_same_name_are_told_apart() -> None:
    speech = Speech()
    kept = Reason(("r",), Verdict.YES, "income_comes_first")
    assert speech.reason(kept) != speech.reason(violated("income_comes_first"))
    assert speech.reason(obeyed("nothing_to_save_from")).startswith("Nobody")


def test_a_word_of_the_table_is_said_or_shown_as_it_is() -> None:
    speech = Speech()
    assert speech.word("banner_power") == "power on the banner"
    assert speech.word("nonsense") == "nonsense"
    assert speech.move(LookAt(by="stark", what="draw_deck", whose="lannister"), names).count("draw deck") == 1


@pytest.fixture
def other_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language that has been begun: two messages, one of them with the plurals of Polish."""
    for language in ("en", "pl"):
        (tmp_path / language).mkdir()
    for file in (messages.FOLDER / "en").glob("*.ftl"):
        (tmp_path / "en" / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pl" / "reasons.ftl").write_text("", encoding="utf-8")
    (tmp_path / "pl" / "events.ftl").write_text(
        "knelt = { $card }: klęka\n"
        "drew = { $amount ->\n    [one] karta\n    [few] karty\n   *[many] kart\n}\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(messages, "FOLDER", tmp_path)
    _forget()
    yield
    _forget()


def _forget() -> None:
    for cached in (messages.folders, messages.messages):
        cached.cache_clear()


@pytest.mark.usefixtures("other_language")
def test_what_a_language_lacks_is_said_in_english_and_remembered() -> None:
    speech = Speech("pl")
    assert speech.event(Event("knelt", "s1"), names) == "Jon Snow: klęka"
    assert speech.borrowed == set()
    assert speech.event(Event("stood", "s1"), names) == "Jon Snow stood up"
    assert speech.borrowed == {"events/stood"}
    forms = [speech.event(Event("drew", amount=amount), names) for amount in (1, 3, 5, 22, 12)]
    assert forms == ["karta", "karty", "kart", "karty", "kart"]


def test_fluent_is_loaded_only_where_the_digits_of_a_large_number_are_parted() -> None:
    code = (
        "import sys; from referee.words.speech import Speech; speech = Speech();"
        " before = 'fluent.runtime' in sys.modules;"
        " speech.say('rules-kept', count=2); line = 'fluent.runtime' in sys.modules;"
        " speech.say('rules-kept', count=2000); print(before, line, 'fluent.runtime' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "False", "True"]


@pytest.mark.parametrize("place", ["/home/a_judge/my_games.db", r"C:\a_judge\my_games.db"])
def test_where_a_file_lies_is_told_as_it_is_written(place: str) -> None:
    said = Speech().error(DiskFull(place=place), lambda key: key.replace("_", " "))

    assert place in said


def test_an_error_that_caused_another_is_told_in_the_same_language() -> None:
    full = DiskFull(place="games.db")
    assert Speech("pl").error(full) in Speech("pl").error(NotBackedUp(place="copy.db", found=full))
