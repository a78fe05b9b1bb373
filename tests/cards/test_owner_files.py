"""What was typed in travels as a file; a file from somebody else is checked whole or not taken."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.catalogue import FieldRule, catalogue, unfit
from cards.facts import FromOwner, NewCard, OwnerEntry, OwnerValues
from cards.messages import CardsError
from cards.owner_files import FORMAT, MOST_BYTES, exported, imported, merged
from referee.cli.cards import message_in_english
from tests.kit.catalogue import entry, typed

HBO = catalogue("hbo")

printable = st.characters(exclude_categories=("C", "Z"), include_characters=" ")
texts = st.text(printable, min_size=1, max_size=40).filter(lambda text: not unfit(text))
days = st.dates(date(1990, 1, 1), date(2100, 1, 1))


def values_of(rule: FieldRule) -> st.SearchStrategy[Any]:
    words = st.sampled_from([choice.id for choice in rule.choices]) if rule.choices else texts
    lists = st.lists(words, max_size=3).map(lambda some: tuple(sorted({word.casefold() for word in some})))
    kinds = {"number": st.integers(0, 99), "flag": st.booleans(), "word": words, "words": lists}
    return st.none() | kinds[rule.kind]


@st.composite
def owner_values(draw: st.DrawFn) -> OwnerValues:
    names = st.dictionaries(st.sampled_from(["en", "bg", "pl"]), texts, min_size=1)
    kinds = st.sampled_from([choice.id for choice in HBO.rules.types])
    ids = draw(st.lists(st.integers(1, 99), unique=True, max_size=3))
    cards = tuple(NewCard(f"hbo-own-{n}", draw(names), draw(kinds), draw(texts), draw(days)) for n in ids)
    typed_in = []
    for _ in range(draw(st.integers(0, 8))):
        face = draw(st.sampled_from(HBO.with_owner(OwnerValues("hbo", cards)).faces()))
        rule = draw(st.sampled_from([rule for rule in HBO.rules.fields if face.type.value in rule.on]))
        typed_in.append(OwnerEntry(face.id, rule.id, draw(values_of(rule)), draw(texts), draw(days)))
    return OwnerValues("hbo", cards, tuple(typed_in))


@given(owner_values())
def test_what_is_exported_comes_back_the_same_with_its_history(values: OwnerValues) -> None:
    content = exported(HBO.with_owner(values))
    back = imported(HBO, content)
    assert back == values
    result = merged(HBO, back)
    assert set(result.values.in_force().items()) == set(values.in_force().items())
    assert result.conflicts == ()
    assert exported(HBO.with_owner(back)) == content


def test_the_file_can_be_read_by_people() -> None:
    told = exported(typed(("arya-stark", "cost", "2"))).decode()
    assert json.loads(told)["values"] == [
        {
            "card": "hbo-arya-stark",
            "field": "cost",
            "value": 2,
            "by": "Mira",
            "on": "2024-05-01",
            "name": "Arya Stark",
        }
    ]
    assert len(told.splitlines()) > 5


GOOD = {"card": "hbo-arya-stark", "field": "cost", "value": 2, "by": "Mira", "on": "2024-05-01"}
CARD = {"id": "hbo-own-x", "names": {"en": "X"}, "type": "character", "by": "Mira", "on": "2024-05-01"}


def file(*values: dict[str, Any], cards: tuple[dict[str, Any], ...] = (), **changed: Any) -> bytes:
    content = {"format": FORMAT, "game": "hbo", "cards": cards, "values": values, **changed}
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "card-file-not-json"),
        (b"{", "card-file-not-json"),
        (b"\xff\xfe\x00", "card-file-not-json"),
        (b"[" * 100_000, "card-file-wrong-shape"),
        (b'{"a":' * 100_000, "card-file-not-json"),
        (b"[]", "card-file-wrong-shape"),
        (file(GOOD)[:-1] + b', "extra": 1}', "card-file-wrong-shape"),
        (b" " * (MOST_BYTES + 1), "card-file-too-large"),
        (file(format="referee-cards/2"), "card-file-wrong-format"),
        (file(game="lcg"), "card-file-wrong-game"),
        (file({**GOOD, "surprise": 1}), "card-file-wrong-shape"),
        (file({**GOOD, "on": "yesterday"}), "card-file-wrong-shape"),
        (file({**GOOD, "by": None}), "card-file-wrong-shape"),
        (file({**GOOD, "by": None}, GOOD).replace(b'"Mira"', b'"\xd8"'), "card-file-wrong-shape"),
        (file({**GOOD, "by": None})[:-1], "card-file-not-json"),
        (file({**GOOD, "by": "\x1b[31m"}), "card-text-unfit"),
        (file({**GOOD, "card": "hbo-nobody"}), "card-id-unknown"),
        (file({**GOOD, "field": "__class__"}), "card-field-unknown"),
        (file({**GOOD, "field": "more"}), "card-field-unknown"),
        (file({**GOOD, "field": "plot_claim"}), "card-field-elsewhere"),
        (file({**GOOD, "value": -1}), "card-value-out-of-range"),
        (file({**GOOD, "value": 10**30}), "card-value-out-of-range"),
        (file({**GOOD, "value": True}), "card-value-not-number"),
        (file({**GOOD, "value": 2.5}), "card-value-not-number"),
        (file({**GOOD, "value": "2"}), "card-value-not-number"),
        (file({**GOOD, "value": {"a": []}}), "card-value-not-number"),
        (file({**GOOD, "field": "icons", "value": ["sword"]}), "card-value-not-a-choice"),
        (file({**GOOD, "field": "icons", "value": [["power"]]}), "card-value-not-words"),
        (file({**GOOD, "field": "traits", "value": ["\u202elord"]}), "card-text-unfit"),
        (file({**GOOD, "field": "unique", "value": 1}), "card-value-not-flag"),
        (file(cards=({**CARD, "id": "hbo-varys"},)), "card-file-facts-card"),
        (file(cards=(CARD, CARD)), "card-file-duplicate-card"),
        (file(cards=({**CARD, "type": "dragon"},)), "card-type-unknown"),
        (file(cards=({**CARD, "names": {}},)), "card-text-unfit"),
        (file(cards=({**CARD, "names": {"en": "a" * 1000}},)), "card-text-unfit"),
    ],
)
def test_a_hostile_or_broken_file_is_refused_in_plain_words(content: bytes, key: str) -> None:
    with pytest.raises(CardsError) as refused:
        imported(HBO, content)
    assert refused.value.messages[0].key == key
    assert all(line.isprintable() for line in said_by(refused.value).splitlines())
    assert len(said_by(refused.value)) < 2000


def test_one_bad_value_refuses_the_whole_file_and_names_card_field_and_value() -> None:
    with pytest.raises(CardsError) as refused:
        imported(HBO, file(GOOD, {**GOOD, "value": -4}, GOOD))
    assert "Arya Stark, cost: a printed number is from 0 to 99, not -4" in said_by(refused.value)
    with pytest.raises(CardsError) as refused:
        imported(HBO, file(GOOD, {**GOOD, "on": "soon"}))
    assert "read: card hbo-arya-stark, field cost, value 2" in said_by(refused.value)


def test_many_bad_values_are_listed_up_to_a_limit() -> None:
    with pytest.raises(CardsError) as refused:
        imported(HBO, file(*[{**GOOD, "value": -1}] * 500))
    assert len(refused.value.messages) == 21
    assert "480 more" in said_by(refused.value)


def said_by(error: CardsError) -> str:
    """What stands on the terminal."""
    return "\n".join(map(message_in_english, error.messages))


@given(st.binary(max_size=300))
def test_no_bytes_do_more_than_be_refused(content: bytes) -> None:
    with pytest.raises(CardsError):
        imported(HBO, content)


MARTIN = FromOwner("Martin", date(2024, 6, 1))


def theirs(*entries: OwnerEntry) -> OwnerValues:
    return OwnerValues("hbo", (), entries)


def test_a_conflict_keeps_ones_own_value_and_is_listed() -> None:
    mine = typed(("arya-stark", "cost", "2"))
    result = merged(
        mine, theirs(entry("arya-stark", "cost", 3, MARTIN), entry("jon-snow", "cost", 2, MARTIN))
    )
    assert [conflict.key for conflict in result.conflicts] == ["card-conflict-kept"]
    assert (result.taken, result.same) == (1, 0)
    assert result.values.in_force()["hbo-arya-stark", "cost"].value == 2
    assert result.values.in_force()["hbo-jon-snow", "cost"].value == 2


def test_the_file_wins_if_asked_to_and_ones_own_value_stays_in_the_history() -> None:
    mine = typed(("arya-stark", "cost", "2"))
    result = merged(mine, theirs(entry("arya-stark", "cost", 3, MARTIN)), replace=True)
    assert [one.value for one in result.values.history("hbo-arya-stark", "cost")] == [2, 3]
    assert [conflict.key for conflict in result.conflicts] == ["card-conflict-taken"]


def test_importing_the_same_file_twice_changes_nothing() -> None:
    mine = typed(("arya-stark", "cost", "3"), ("arya-stark", "cost", "2"))
    result = merged(mine, mine.owner)
    assert result.values == mine.owner
    assert (result.taken, result.same) == (0, 1)


def test_a_new_card_that_is_of_another_type_here_is_a_conflict_and_its_values_stay_out() -> None:
    card = NewCard("hbo-own-x", {"en": "X"}, "character", "Mira", MARTIN.on)
    mine = HBO.with_owner(OwnerValues("hbo", (card,)))
    other = NewCard("hbo-own-x", {"en": "X"}, "plot", "Martin", MARTIN.on)
    values = OwnerValues("hbo", (other,), (entry("own-x", "plot_claim", 1, MARTIN),))
    result = merged(mine, values)
    assert result.values == mine.owner
    assert len(result.conflicts) == 1
