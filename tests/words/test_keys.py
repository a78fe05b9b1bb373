from collections import defaultdict

import pytest

from engine.agot.abilities.definitions import CONSTANTS, USES
from referee.words.messages import Messages, messages
from referee.words.speech import Speech
from tests.words.message_calls import Site, all_sites

NUMBERS = ("amount", "found", "count", "due", "entry", "has", "line", "needs", "total")
SAMPLE: dict[str, object] = dict.fromkeys(NUMBERS, 3)
ALWAYS = {"questions": {"card", "seat"}}
"""What the speech adds to the facts of a message."""
WITHOUT_A_PLACE = {"definitions.py", "card_cost.py", "continuous.py", "targets.py"}
"""Files that ask for a field told by an ability record; the records are looked at below."""
ENGLISH = Messages("en")
SUBJECTS = ("reasons", "changes", "questions", "events", "decisions", "faults", "rules")


def test_every_key_can_be_read_off_the_source() -> None:
    assert [site for site in all_sites() if not site.key and not _asks_for_a_field(site)] == []


def _asks_for_a_field(site: Site) -> bool:
    return site.subject == "questions" and site.place.partition(":")[0].endswith(tuple(WITHOUT_A_PLACE))


def test_every_key_the_source_gives_has_an_english_sentence() -> None:
    lacking = [site for site in all_sites() if site.key and site.key not in messages("en", site.subject)]
    assert lacking == []


@pytest.mark.parametrize("subject", SUBJECTS)
def test_no_sentence_waits_for_a_key_nobody_gives(subject: str) -> None:
    given = {site.key for site in all_sites() if site.subject == subject}
    assert [key for key in messages("en", subject) if key not in given] == []


def test_every_sentence_can_be_said_with_the_facts_of_each_place() -> None:
    speech = Speech("en")
    for site in all_sites():
        if site.key in messages("en", site.subject):
            speech.tell(site.subject, site.key, {name: SAMPLE.get(name, "x") for name in site.facts})
            assert speech.faults == set(), site


def test_a_sentence_names_only_facts_that_some_place_gives() -> None:
    given: dict[tuple[str, str], set[str]] = defaultdict(set)
    for site in all_sites():
        given[site.subject, site.key] |= set(site.facts)
    for (subject, key), facts in given.items():
        if key in messages("en", subject):
            named = {base(one) for one in ENGLISH.variables(subject, key)}
            assert named <= facts | ALWAYS.get(subject, set()), f"{subject}/{key}"


def base(variable: str) -> str:
    base, _, form = variable.rpartition("_")
    return base if form in ("key", "count", "size") and base else variable


def test_every_value_an_ability_asks_for_has_its_question() -> None:
    asked = {field for constants in CONSTANTS.values() for one in constants for field in one.asks.split()}
    asked |= {field for uses in USES.values() for use in uses for field in use.asks}
    assert asked <= set(messages("en", "questions"))
