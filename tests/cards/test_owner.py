"""What the owner types lies over the facts; nothing is lost, and slips of the finger are refused."""

from __future__ import annotations

from datetime import date

import pytest

from cards.catalogue import catalogue
from cards.facts import FromOwner, InText
from cards.messages import CardsError
from cards.owner_entries import contradictions, enter_card, enter_value, take_back
from referee.cli.cards import message_in_english
from tests.kit.catalogue import MIRA, typed

HBO = catalogue("hbo")


def test_a_missing_value_is_not_known_until_the_owner_reads_it_off_the_card() -> None:
    assert HBO.known("hbo-arya-stark", "cost") is None
    known = typed(("arya-stark", "cost", "2")).known("hbo-arya-stark", "cost")
    assert known is not None
    assert (known.value, known.origins) == (2, (FromOwner("Mira", date(2024, 5, 1)),))


def test_what_the_owner_types_does_not_touch_the_facts() -> None:
    typed(("arya-stark", "cost", "2"))
    assert catalogue("hbo").known("hbo-arya-stark", "cost") is None


def test_a_correction_keeps_the_earlier_value_in_the_history() -> None:
    cards = typed(("arya-stark", "cost", "3"), ("arya-stark", "cost", "2"))
    known = cards.known("hbo-arya-stark", "cost")
    assert known is not None
    assert known.value == 2
    assert [entry.value for entry in cards.owner.history("hbo-arya-stark", "cost")] == [3, 2]


def test_a_value_taken_back_is_not_known_again_and_stays_in_the_history() -> None:
    cards = typed(("arya-stark", "cost", "3"))
    after = cards.with_owner(take_back(cards, "hbo-arya-stark", "cost", MIRA).values)
    assert after.known("hbo-arya-stark", "cost") is None
    assert [entry.value for entry in after.owner.history("hbo-arya-stark", "cost")] == [3, None]


def test_a_fact_the_owner_contradicts_is_kept_beside_and_the_card_on_the_table_decides() -> None:
    entered = enter_value(HBO, "hbo-the-hound", "strength", "4", MIRA)
    cards = HBO.with_owner(entered.values)
    known, beside = cards.known("hbo-the-hound", "strength"), cards.beside("hbo-the-hound", "strength")
    assert known is not None
    assert beside is not None
    assert (known.value, beside.value) == (4, 3)
    assert isinstance(beside.origins[0], InText)
    note = next(message_in_english(said) for said in entered.said if said.key == "card-contradicts")
    assert "you typed strength 4" in note
    assert "it is 3" in note
    assert [said.key for said in entered.said] == ["card-kept", "card-contradicts"]
    assert "bg-2013" in note


def test_more_icons_than_the_booklets_show_are_no_contradiction() -> None:
    assert contradictions(typed(("jon-snow", "icons", "military, power"))) == ()
    assert len(contradictions(typed(("jon-snow", "icons", "power")))) == 1


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("cost", "0", 0),
        ("цена", "3", 3),
        ("icons", "power military", ("military", "power")),
        ("icons", "военен сблъсък", ("military",)),
        ("icons", "wojskowe i intrygi", ("intrigue", "military")),
        ("icons", "none", ()),
        ("keywords", "Прослава, ЗАСАДА", ("renown", "stealth")),
        ("houses", "neutral", ()),
        ("houses", "House Stark", ("stark",)),
        ("traits", "Lord, Knight of the Vale", ("knight of the vale", "lord")),
        ("traits", "съюзник, ЛЕЙДИ", ("ally", "lady")),
        ("traits", "rycerz", ("knight",)),
        ("unique", "да", True),
        ("unique", "nie", False),
    ],
)
def test_values_are_typed_in_the_words_of_each_language(field: str, text: str, value: object) -> None:
    entered = enter_value(HBO, "hbo-arya-stark", field, text, MIRA)
    assert entered.values.entries[-1].value == value


def test_income_means_the_bonus_on_a_location_and_the_plot_income_on_a_plot() -> None:
    for card, field in (("hbo-winterfell", "income"), ("hbo-plot-killing-cold", "plot_income")):
        assert enter_value(HBO, card, "income", "2", MIRA).values.entries[-1].field == field


@pytest.mark.parametrize(
    ("card", "field", "text", "key"),
    [
        ("arya-stark", "cost", "-1", "card-value-out-of-range"),
        ("arya-stark", "cost", "100", "card-value-out-of-range"),
        ("arya-stark", "cost", "two", "card-value-not-number"),
        ("arya-stark", "cost", "9" * 5000, "card-value-not-number"),
        ("arya-stark", "unique", "maybe", "card-value-not-flag"),
        ("arya-stark", "icons", "sword", "card-value-not-a-choice"),
        ("arya-stark", "shoe size", "4", "card-field-unknown"),
        ("arya-stark", "plot_claim", "1", "card-field-elsewhere"),
        ("plot-killing-cold", "strength", "1", "card-field-elsewhere"),
        ("arya-stark", "traits", "lady\x1b[2J", "card-text-unfit"),
        ("nobody", "cost", "1", "card-id-unknown"),
    ],
)
def test_what_cannot_be_printed_there_is_refused_with_what_was_read(
    card: str, field: str, text: str, key: str
) -> None:
    with pytest.raises(CardsError) as refused:
        enter_value(HBO, f"hbo-{card}", field, text, MIRA)
    assert refused.value.messages[0].key == key
    assert message_in_english(refused.value.messages[0]).isprintable()


def test_a_new_card_is_found_by_its_name_and_takes_values() -> None:
    names = {"en": "Robb Stark", "bg": "Роб Старк"}
    cards = HBO.with_owner(enter_card(HBO, names, "character", MIRA).values)
    match = cards.find("роб старк")
    assert match.card is not None
    cards = cards.with_owner(enter_value(cards, match.card.id, "strength", "5", MIRA).values)
    known = cards.known("hbo-own-robb-stark", "strength")
    assert known is not None
    assert known.value == 5
    assert cards.faces()[-1].names[1].text == "Роб Старк"


def test_a_name_that_is_already_a_card_is_not_entered_again() -> None:
    with pytest.raises(CardsError, match="card-name-taken"):
        enter_card(HBO, {"pl": "OGAR"}, "character", MIRA)


def test_two_new_cards_never_share_an_id() -> None:
    cards = HBO
    for name in ("Bran!", "Bran?", "Бран"):
        values = cards.owner
        if cards.find(name).card is None:
            values = enter_card(cards, {"en": f"{name} {len(values.cards)}"}, "character", MIRA).values
        cards = cards.with_owner(values)
    ids = [card.id for card in cards.owner.cards]
    assert len(set(ids)) == len(ids) == 3


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("цена", "2", 2),
        ("сила", "3", 3),
        ("уникальная", "нет", False),
        ("уникальная", "да", True),
        ("ключевые слова", "нет", ()),
        ("ключевые слова", "никаких", ()),
        ("ключевые слова", "Скрытность, Слава", ("renown", "stealth")),
        ("знаки вызовов", "битва, дележ власти", ("military", "power")),
        ("знаки вызовов", "битва, интрига", ("intrigue", "military")),
        ("герб", "нейтральная", ()),
        ("герб", "Ланнистер", ("lannister",)),
    ],
)
def test_fields_and_values_are_typed_in_russian(field: str, text: str, value: object) -> None:
    cards = catalogue("hbo")
    rule = cards.rules.field_meant(field, "character", "Arya Stark")
    assert cards.rules.read(rule, text, "Arya Stark") == value


@pytest.mark.parametrize(
    ("typed_type", "meant"),
    [("герой", "character"), ("место", "location"), ("довесок", "attachment"), ("событие", "event")],
)
def test_card_types_are_typed_in_russian(typed_type: str, meant: str) -> None:
    assert catalogue("hbo").rules.type(typed_type, "Ser Pounce") == meant
