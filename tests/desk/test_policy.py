from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from referee.desk.policy.document import default_policy, default_text, read_policy
from referee.desk.tournament_rows import DeskRefusal
from referee.words.messages import folders
from tests.each import each
from tests.shared import known_rules

POLICY = default_policy()


@each([(one.id, pattern) for one in POLICY.infractions for pattern in one.rules])
def test_every_pattern_names_a_rule_there_is(infraction: str, pattern: str) -> None:
    assert any(fnmatchcase(rule, pattern) for rule in known_rules()), infraction


@pytest.mark.parametrize("language", folders())
def test_infractions_and_levels_are_named_in_every_language(language: str) -> None:
    named = [*(one.title for one in POLICY.infractions), *POLICY.level_names.values()]

    assert [one for one in named if not one.get(language)] == []


@pytest.mark.parametrize(
    ("rule", "infraction"),
    [
        ("hbo.marshal.income_collect", "missed-step"),
        ("hbo.draw.two_cards", "missed-step"),
        ("lcg.drawcap.three", "hidden-cards"),
        ("lcg.deck.min", "deck"),
        ("hbo.gold.pay_for_cards", "wrong-payment"),
        ("kings.port.raid", "illegal-move"),
    ],
)
def test_the_most_exact_pattern_names_the_infraction(rule: str, infraction: str) -> None:
    found = POLICY.preselected((rule,))

    assert found is not None
    assert found.id == infraction


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "default"', "name ="),
        ('levels = ["note"', 'levels = ["note", "exile"'),
        ('ladder = ["caution", "game-loss"]', 'ladder = ["exile"]'),
        ('ladder = ["caution", "game-loss"]', "ladder = []"),
        ('id = "late"', 'id = "conduct"'),
        ('title.en = "Slow play"', 'title.en = "Slow\\u001bplay"'),
        ('id = "late"', 'id = "late"\nsurprise = 1'),
    ],
)
def test_a_policy_that_is_none_is_refused(old: str, new: str) -> None:
    text = default_text()
    assert old in text

    with pytest.raises(DeskRefusal, match="policy-unreadable"):
        read_policy(text.replace(old, new, 1))


def test_a_policy_is_known_by_the_hash_of_its_file() -> None:
    assert read_policy(default_text()).hash == POLICY.hash
    assert read_policy(default_text() + "\n").hash != POLICY.hash
