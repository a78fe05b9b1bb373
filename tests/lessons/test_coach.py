"""The coach of a live game: what it tells, and when it falls silent."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from engine.kernel.reasons import Reason
from engine.kernel.state import Event
from referee.app.application import RefereeApp
from referee.app.presenters.outcome_lines import ASKED
from referee.app.presenters.wording import Wording
from referee.app.screens.tables.table_coach import COACH, PARTS, card_node, used_nodes
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.round_lines import phases_of
from referee.coach.reminders import PhaseCard, UsedRule
from referee.coach.rule_knowledge import INTERVALS, Familiarity, Knowledge
from referee.lessons.progress import reading
from referee.session.files.user_data import LEARNING_FILE, SETTINGS_VARIABLE, rulebook_file
from referee.session.game_setup import examples
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.messages import folders, messages
from rulebook.database.store import Rulebook
from tests.kit.app import after, ready_table, shown

RULE, TEXT = "hbo.position.kneel", "bg-2013"
GUARDS, RETINUE = 'colon "lannister_military_guards enter', 'colon "lannister_military_shae enter'
TODAY = date(2026, 11, 23)


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept at home."""
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "settings"))


@pytest.fixture
def coached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds the keyboard is taught."""
    monkeypatch.setenv("REFEREE_COACH", "keyboard")


def told(app: RefereeApp) -> list[str]:
    """What the coach has said beside the ruling."""
    nodes = app.screen.query_one(FoldingTree).nodes
    return [one.text for one in nodes if one.mark == COACH]


def strength(place: Path, rule: str) -> Familiarity:
    """How well a rule is known by what is kept."""
    return Knowledge(place.with_name(LEARNING_FILE)).strength(rule)


# Knowing


def test_a_rule_is_known_after_three_unaided_uses() -> None:
    knowledge = Knowledge()
    found = []

    for _ in range(6):
        knowledge.used(RULE, TEXT)
        found.append(knowledge.strength(RULE).name)

    assert found == ["SEEN", "ALONE", "TWICE", "KNOWN", "KNOWN", "KNOWN"]


@pytest.mark.parametrize(
    ("uses", "expected"),
    [(0, "NEW"), (1, "NEW"), (2, "SEEN"), (3, "SEEN"), (4, "ALONE")],
)
def test_a_refusal_or_an_undo_leads_one_step_back(uses: int, expected: str) -> None:
    knowledge = Knowledge()
    for _ in range(uses):
        knowledge.used(RULE, TEXT)

    knowledge.fell(RULE, TEXT)

    assert knowledge.strength(RULE).name == expected


def test_what_is_known_is_kept_for_each_player(tmp_path: Path) -> None:
    file = tmp_path / LEARNING_FILE
    mine, hers = Knowledge(file), Knowledge(file, "table:stark")
    mine.used(RULE, TEXT)
    for _ in range(2):
        hers.used(RULE, TEXT)

    assert mine.write()
    assert hers.write()

    assert Knowledge(file).strength(RULE) is Familiarity.SEEN
    assert Knowledge(file, "table:stark").strength(RULE) is Familiarity.ALONE


def test_right_answers_put_a_rule_off_for_longer_and_a_wrong_one_asks_again_today() -> None:
    knowledge, found = Knowledge(), []

    for right in (True, True, True, True, True, False):
        knowledge.answered(RULE, TEXT, right=right, today=TODAY)
        found.append((date.fromisoformat(knowledge.due(RULE)) - TODAY).days)

    assert found == [*INTERVALS, INTERVALS[-1], 0]


def test_a_file_of_an_earlier_version_keeps_its_progress(tmp_path: Path) -> None:
    file = tmp_path / LEARNING_FILE
    with reading(file) as connection, connection:
        connection.execute("DROP TABLE known")
        connection.execute("DROP TABLE question")
        connection.execute("INSERT INTO progress VALUES ('', 'hbo.01', 3, 1, 0, 0, 0, 'x', 'y')")
        connection.execute("PRAGMA user_version = 1")

    with reading(file) as connection:
        stars = connection.execute("SELECT stars FROM progress").fetchall()
        known = connection.execute("SELECT * FROM known").fetchall()

    assert (stars, known) == ([(3,)], [])


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_in_round_one_of_a_first_game_the_coach_tells_of_one_challenge(game: str) -> None:
    wording = Wording("en")
    wording.of_game(game)

    usual, first = (
        card_node(PhaseCard("challenges", at_first=at_first), wording, game) for at_first in (False, True)
    )

    assert "one military, one intrigue, one power challenge" in usual.children[0].text
    assert "each player makes one challenge of any kind, or none" in first.children[0].text


# At the table


@pytest.mark.usefixtures("coached")
def test_a_new_phase_is_told_once_and_the_ruling_stays_above_what_the_coach_says(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    [first, moved] = after(
        f"@ {GUARDS}",
        lambda app: ([one.mark for one in app.screen.query_one(FoldingTree).nodes], told(app)),
        place=place,
        example=True,
    )
    [again] = after("", told, place=place, example=True)

    assert "Players lose cards" in first[1][0]
    assert first[0].index(COACH) < first[0].index(ASKED)
    assert moved[0][0] == "✓"
    assert COACH in moved[0]
    assert moved[0].index(COACH) > 0
    assert "Lannister Guards knelt" in " ".join(moved[1])
    [forgotten] = again
    assert forgotten.startswith("Easy to forget: Attackers and defenders kneel; a kneeling character neither")


@pytest.mark.usefixtures("coached")
def test_a_phase_that_begins_is_told_before_the_rules_of_the_move(tmp_path: Path) -> None:
    turns_over = 'colon "lannister_finishes enter colon "stark_finishes enter'

    [said] = after(turns_over, told, place=tmp_path / "games.db", example=True)

    assert said[0] == "Dominance: The higher standing strength plus gold wins one power."
    assert said[1] == "The higher total wins dominance and one power."


@pytest.mark.usefixtures("coached")
def test_a_reason_that_stands_in_the_ruling_is_not_said_twice(tmp_path: Path) -> None:
    [nodes] = after(
        'colon "lannister_finishes enter',
        lambda app: [one.text for one in app.screen.query_one(FoldingTree).nodes],
        place=tmp_path / "games.db",
        example=True,
    )

    assert [one for one in nodes if "No more challenges this turn" in one] == [
        "No more challenges this turn; made: none."
    ]


def spoken(used: UsedRule) -> str:
    """What the coach says of a rule."""
    wording = Wording("en")
    wording.book = Rulebook(rulebook_file())
    [node] = used_nodes((used,), wording, "hbo", TEXT)
    return node.text


KNELT = Event("knelt", card="lannister_military_guards", rule=RULE)
STOPS = Reason(("hbo.marshal.stop_playing",), says="marshalling_turn_ended", facts={"gold": 6})


def test_a_rule_that_was_told_before_is_only_named() -> None:
    used = UsedRule(RULE, KNELT, None, brief=True)

    said = spoken(used)

    assert said == "lannister military guards knelt. Rule: Kneeling"


def test_what_the_ruling_says_is_not_said_again_where_its_rule_is_only_named() -> None:
    used = UsedRule(STOPS.rules[0], STOPS, None, brief=True)

    said = spoken(used)

    assert said == "Rule: How long a player may go on"


@pytest.mark.usefixtures("coached")
@pytest.mark.parametrize(
    ("width", "bar"),
    [
        (80, "round 3  Plot Draw Marshalling [Challenges] Dominance Standing Taxation"),
        (110, "Plot Draw Marsh. [Challenges] Domin. Stand. Taxat.  Players lose cards and win most power"),
        (140, "[Challenges] Dominance Standing Taxation  Players lose cards and win most power here."),
    ],
)
def test_what_a_phase_is_for_stands_behind_its_name_where_there_is_room(
    width: int, bar: str, tmp_path: Path
) -> None:
    [page] = after("", shown, place=tmp_path / "games.db", size=(width, 30), example=True)

    assert bar in page.splitlines()[0]
    assert ("Players lose cards" in page.splitlines()[0]) == ("Players" in bar)


@pytest.mark.usefixtures("coached")
def test_a_rule_used_is_kept_and_an_undo_takes_it_one_step_back(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    used, undone = tmp_path / "a" / "games.db", tmp_path / "b" / "games.db"

    after(GUARDS, told, place=used, example=True)
    after(f"{GUARDS} escape u", told, place=undone, example=True)

    assert strength(used, RULE) is Familiarity.SEEN
    assert strength(undone, RULE) is Familiarity.NEW


@pytest.mark.usefixtures("coached")
def test_a_refused_rule_counts_as_told(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    after(RETINUE, told, place=place, example=True)

    assert strength(place, "hbo.challenge.icon_required") is Familiarity.SEEN


def test_a_coach_that_is_silent_keeps_nothing(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    [said] = after(GUARDS, told, place=place, example=True)

    assert said == []
    assert not place.with_name(LEARNING_FILE).exists()


@pytest.mark.usefixtures("coached")
def test_a_strict_table_has_no_coach(tmp_path: Path) -> None:
    place = tmp_path / "games.db"

    found = after(f"{ready_table('hbo', 0)} @ a", told, place=place, strict=True)

    assert found == [[], []]


@pytest.mark.usefixtures("coached")
def test_the_key_tells_of_the_phase_again_and_makes_the_coach_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "games.db"

    [asked] = after("a", shown, place=place, example=True)
    [again] = after("a 1", told, place=place, example=True)
    monkeypatch.delenv("REFEREE_COACH")
    [silent] = after(f"a 4 {GUARDS}", told, place=place, example=True)

    assert "What is this phase for?" in asked
    assert "Players lose cards" in again[0]
    assert silent == []


@pytest.mark.usefixtures("coached")
@pytest.mark.parametrize("game", tuple(ADAPTERS))
def test_the_coach_tells_of_the_phase_at_every_ready_table(game: str, tmp_path: Path) -> None:
    for number in range(len(examples(game))):
        folder = tmp_path / str(number)
        folder.mkdir()

        [said] = after(ready_table(game, number), told, place=folder / "games.db")

        assert said
        assert "[" not in said[0]


def test_each_phase_has_its_card_in_every_language() -> None:
    steps = {
        "kings": {"action": ("raid", "march", "consolidate_power"), "planning": ("one_time", "permanent")}
    }
    wanted = {game: set(phases_of(adapter_of(game).game)) | {"setup"} for game in ("hbo", "lcg")}
    wanted["hbo"] |= {"draft"}
    wanted["oriflamme"] = {"planning", "events"}
    wanted["kings"] = {"setup", "westeros"} | {
        f"{phase}-{one}" for phase, each in steps["kings"].items() for one in each
    }

    missing = [
        (language, game, key)
        for language in folders()
        for game, phases in wanted.items()
        for key in (f"{phase}-{part}" for phase in phases for part in ("for", *PARTS))
        if key not in messages(language, f"coach.{game}")
    ]

    assert missing == []
