"""Unique cards and duplicates: chapter 19."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    card,
    do,
    holds,
    in_doubt,
    marshalling,
    plot,
    reasons_of,
    refused,
    seat,
    stamp,
    table,
    under_both_texts,
)

PLAY = do("play_card", "stark", card="copy")
ATTACH = do("play_duplicate", "stark", card="copy", host="Arya")
SAVE = do("save", "stark", card="Arya", with_="duplicate")
LET_DIE = do("decline_saves")


def arya(name: str = "Arya", /, **fields: Any) -> Raw:
    return card(name, **{"name": "Arya", "unique": True, "type": "character", **fields})


def copy_in_hand(text: str = BG, **zones: Any) -> AgotTable:
    """Stark's turn, a copy of Arya in his hand."""
    stark = {"gold": 3, "hand": [arya("copy", cost=2)], **zones}
    return marshalling(text=text, stark=seat(**stark), lannister=seat())


def in_danger(text: str = BG, duplicates: int = 1, **fields: Any) -> AgotTable:
    """The standing phase; Arya is in play with duplicates under her."""
    decided = fields.pop("decided", None)
    hers = arya(duplicates=duplicates, **fields)
    del hers["type"]
    return table("standing", text=text, decided=decided, stark=seat(characters=[hers]))


def effect(kind: str, by: str = "lannister", **fields: Any) -> Move:
    return do("apply_effect", by, effects=[{"kind": kind, **fields}])


KILL = effect("kill", target="Arya")


@pytest.mark.rule("hbo.unique.flag")
def test_without_the_flag_copies_stand_side_by_side_and_are_no_duplicates() -> None:
    hand = [card("g2", name="Guard", type="character")]
    given = marshalling(stark=seat(gold=1, hand=hand, characters=[card("g1", name="Guard")]))
    allowed(given, do("play_card", "stark", card="g2"))
    refused(given, do("play_duplicate", "stark", card="g2", host="g1"), because="hbo.unique.flag")


@pytest.mark.rule("hbo.unique.flag")
@pytest.mark.parametrize("kind", ["location", "attachment"])
def test_the_flag_decides_whatever_the_kind_of_card(kind: str) -> None:
    hand = [card("w2", name="Ice", type=kind, unique=True)]
    there: Raw = {
        f"{kind}s": [card("w1", name="Ice", unique=True, **({"host": "a1"} if kind == "attachment" else {}))]
    }
    given = marshalling(stark=seat(gold=1, hand=hand, characters=[card("a1")], **there))
    host = {"host": "a1"} if kind == "attachment" else {}
    refused(given, do("play_card", "stark", card="w2", **host), because="hbo.unique.restriction")


@pytest.mark.rule("hbo.unique.flag")
def test_whether_a_card_is_unique_is_asked_where_it_matters() -> None:
    given = copy_in_hand(characters=[arya("Arya")])
    in_doubt(given.card("copy", unique=None), PLAY, asks="unique")
    in_doubt(given.card("Arya", unique=None), ATTACH, asks="unique")
    alone = copy_in_hand().card("copy", unique=None)
    allowed(alone, PLAY)


@pytest.mark.rule("hbo.unique.restriction")
@under_both_texts
@pytest.mark.parametrize("where", ["characters", "dead"])
def test_a_copy_in_play_or_in_the_dead_pile_bars_another(text: str, where: str) -> None:
    given = copy_in_hand(text, **{where: [arya("Arya")]})
    ruling = refused(given, PLAY, because="hbo.unique.restriction")
    assert ("Arya", "dead" if where == "dead" else "play") == (
        ruling.deciding[0].facts["copy"],
        ruling.deciding[0].facts["zone"],
    )
    holds(given, {"seat.stark.gold": 3, "card.copy.zone": "hand"})


@pytest.mark.rule("hbo.unique.restriction")
def test_a_dead_copy_that_is_taken_away_bars_nothing_any_more() -> None:
    given = copy_in_hand(dead=[arya("Arya")])
    allowed(given, effect("remove_from_game", target="Arya"), PLAY)


@pytest.mark.rule("hbo.unique.restriction")
def test_while_a_copy_is_in_play_one_in_hand_may_still_be_a_duplicate() -> None:
    given = copy_in_hand(characters=[arya("Arya")])
    refused(given, PLAY, because="hbo.unique.restriction")
    allowed(given, ATTACH)


@pytest.mark.rule("hbo.unique.discard_harmless")
@under_both_texts
def test_a_discarded_copy_bars_nothing(text: str) -> None:
    allowed(copy_in_hand(text, discard=[arya("Arya")]), PLAY)


@pytest.mark.rule("hbo.unique.discard_harmless")
def test_a_copy_discarded_from_play_a_moment_ago_bars_nothing_but_one_killed_does() -> None:
    given = copy_in_hand(characters=[arya("Arya")])
    allowed(given, effect("discard", target="Arya"), PLAY)
    refused(given, KILL, LET_DIE, PLAY, because="hbo.unique.restriction")


@pytest.mark.rule("hbo.unique.per_player")
@under_both_texts
@pytest.mark.parametrize("where", ["characters", "dead"])
def test_the_opponents_copy_bars_nothing_in_play_or_dead(text: str, where: str) -> None:
    theirs: Raw = {where: [arya("theirs")]}
    given = marshalling(
        text=text,
        stark=seat(gold=3, hand=[arya("copy", cost=2)]),
        lannister=seat(**theirs),
    )
    holds(after(given, PLAY), {"card.copy.zone": "play"})


@pytest.mark.rule("hbo.duplicate.attach")
@under_both_texts
def test_a_copy_from_hand_is_attached_to_the_copy_in_play(text: str) -> None:
    given = copy_in_hand(text, characters=[arya("Arya")])
    holds(
        after(given, ATTACH),
        {
            "card.copy.zone": "duplicate",
            "card.copy.host": "Arya",
            "card.Arya.duplicates": 1,
            "seat.stark.hand": 0,
        },
    )


@pytest.mark.rule("hbo.duplicate.attach")
def test_only_a_copy_from_ones_own_hand_is_attached_and_only_to_ones_own_character() -> None:
    given = marshalling(
        stark=seat(
            hand=[arya("copy"), card("Sansa", type="character", unique=True)], characters=[arya("Arya")]
        ),
        lannister=seat(characters=[arya("theirs")], hand=[arya("foreign")]),
    )
    theirs = do("play_duplicate", "stark", card="copy", host="theirs")
    refused(given, theirs, because="hbo.duplicate.attach")
    other = do("play_duplicate", "stark", card="Sansa", host="Arya")
    refused(given, other, because="hbo.duplicate.attach")
    foreign = do("play_duplicate", "stark", card="foreign", host="Arya")
    refused(given, foreign, because="hbo.marshal.play_card")


@pytest.mark.rule("hbo.duplicate.attach")
@pytest.mark.parametrize("where", ["dead", "discard"])
def test_nothing_is_attached_to_a_character_that_is_not_in_play(where: str) -> None:
    pile: Raw = {where: [arya("Arya")]}
    refused(copy_in_hand(**pile), ATTACH, because="hbo.duplicate.attach")


@pytest.mark.rule("hbo.duplicate.timing")
@under_both_texts
@pytest.mark.parametrize("phase", ["draw", "challenges", "dominance", "standing", "taxation"])
def test_duplicates_are_attached_in_the_marshalling_phase_only(text: str, phase: str) -> None:
    given = table(phase, text=text, stark=seat(hand=[arya("copy")], characters=[arya("Arya")]))
    ruling = refused(given, ATTACH, because="hbo.duplicate.timing")
    assert phase == ruling.deciding[0].facts["phase"]


@pytest.mark.rule("hbo.duplicate.timing")
def test_the_active_player_attaches_to_a_character_played_a_moment_before() -> None:
    given = marshalling(stark=seat(gold=2, hand=[arya("Arya", cost=2), arya("copy", cost=2)]))
    first = do("play_card", "stark", card="Arya")
    holds(after(given, first, ATTACH), {"card.Arya.duplicates": 1, "seat.stark.gold": 0})


@pytest.mark.rule("hbo.duplicate.timing")
def test_the_other_player_attaches_nothing() -> None:
    given = marshalling(active="lannister", stark=seat(hand=[arya("copy")], characters=[arya("Arya")]))
    refused(given, ATTACH, because="hbo.duplicate.timing")


@pytest.mark.rule("hbo.duplicate.free")
@under_both_texts
@pytest.mark.parametrize("gold", [0, 1, 9])
def test_the_printed_cost_is_not_paid(text: str, gold: int) -> None:
    given = copy_in_hand(text, gold=gold, characters=[arya("Arya")])
    holds(after(given, ATTACH), {"seat.stark.gold": gold, "payment.gold": 0})
    assert reasons_of(allowed(given, ATTACH), "hbo.duplicate.free")


@pytest.mark.rule("hbo.duplicate.blank")
@under_both_texts
def test_a_duplicate_has_no_strength_no_icon_no_keyword_no_income_and_no_text(text: str) -> None:
    rich = arya(
        "copy", strength=5, icons="power", keywords="renown", income=3, initiative=2, timing="any_phase"
    )
    given = table(
        "marshalling",
        text=text,
        stark=seat(plot=plot(income=1), hand=[rich], characters=[arya("Arya", strength=1, icons="military")]),
        lannister=seat(income_taken=True),
    )
    attached = after(given, do("collect_income", "stark"), ATTACH)
    holds(attached, {"card.Arya.strength": 1, "seat.stark.gold": 1})
    refused(attached, do("use_ability", "stark", card="copy"), because="hbo.duplicate.blank")
    ended = (do("end_turn", "stark"), do("end_turn", "lannister"))
    attack = do("declare_challenge", "stark", kind="power", target="lannister", attackers=["copy"])
    refused(attached, *ended, attack, because="hbo.play.in_play")


@pytest.mark.rule("hbo.duplicate.blank")
def test_a_duplicate_counts_neither_for_income_nor_for_initiative() -> None:
    given = copy_in_hand(characters=[arya("Arya")]).card("copy", income=3, initiative=4)
    attached = after(given, ATTACH)
    assert ["Arya"] == [one.id for one in attached.in_play("stark")]


@pytest.mark.rule("hbo.duplicate.blank")
def test_nothing_affects_a_duplicate_as_a_card_in_play() -> None:
    given = copy_in_hand(characters=[arya("Arya")])
    refused(given, ATTACH, effect("kneel", target="copy"), because="hbo.duplicate.blank")


@pytest.mark.rule("hbo.duplicate.blank")
@pytest.mark.parametrize("text", [BG, PL])
def test_only_the_bulgarian_text_says_in_words_that_a_duplicate_is_blank(text: str) -> None:
    given = copy_in_hand(text, characters=[arya("Arya")])
    use = do("use_ability", "stark", card="copy")
    ruling = refused(given, ATTACH, do("pass", "lannister"), use, because="hbo.duplicate.blank")
    assert (text == BG) is (ruling.basis is Basis.STATED)


@pytest.mark.rule("hbo.duplicate.save")
@under_both_texts
def test_a_duplicate_is_discarded_and_its_character_stays_as_it_was(text: str) -> None:
    given = in_danger(text, duplicates=2, power=3, kneeling=True)
    saved = after(given, KILL, SAVE)
    holds(
        saved,
        {
            "card.Arya.zone": "play",
            "card.Arya.power": 3,
            "card.Arya.kneeling": True,
            "card.Arya.duplicates": 1,
            "seat.stark.discard": 1,
            "seat.stark.dead_names": [],
        },
    )


@pytest.mark.rule("hbo.duplicate.save")
def test_one_duplicate_answers_one_killing() -> None:
    given = in_danger(duplicates=1)
    done = after(given, KILL, SAVE, KILL, LET_DIE)
    holds(done, {"card.Arya.zone": "dead", "seat.stark.discard": 1})
    refused(given, KILL, SAVE, KILL, SAVE, because="hbo.duplicate.save")


@pytest.mark.rule("hbo.duplicate.save")
def test_without_a_duplicate_or_by_another_player_nothing_is_saved() -> None:
    refused(in_danger(duplicates=0), KILL, SAVE, because="hbo.duplicate.save")
    foreign = do("save", "lannister", card="Arya", with_="duplicate")
    refused(in_danger(duplicates=1), KILL, foreign, because="hbo.duplicate.save")


@pytest.mark.rule("hbo.duplicate.optional")
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_a_duplicate_need_not_be_used_and_only_the_polish_text_says_so(text: str, basis: Basis) -> None:
    given = in_danger(text)
    holds(after(given, KILL, LET_DIE), {"card.Arya.zone": "dead", "seat.stark.discard": 1})
    ruling = allowed(given, KILL, LET_DIE)
    assert ("yes", "text", basis) == stamp(ruling, "hbo.duplicate.optional")


@pytest.mark.rule("hbo.duplicate.optional")
@under_both_texts
def test_a_table_may_make_duplicates_compulsory(text: str) -> None:
    given = in_danger(text, duplicates=2, decided={"hbo.duplicate.optional": "no"})
    holds(after(given, KILL), {"card.Arya.zone": "play", "card.Arya.duplicates": 1, "seat.stark.discard": 1})
    assert ("no", "table") == stamp(allowed(given, KILL), "hbo.duplicate.optional")[:2]


@pytest.mark.rule("hbo.duplicate.only_kill")
@under_both_texts
@pytest.mark.parametrize("how", ["discard", "return_to_hand", "return_to_deck"])
def test_a_duplicate_does_not_help_against_anything_but_killing(text: str, how: str) -> None:
    given = in_danger(text)
    loss = effect(how, target="Arya")
    holds(after(given, loss), {"card.Arya.duplicates": 0, "seat.stark.discard": 2 if how == "discard" else 1})
    ruling = refused(given, loss, SAVE, because="hbo.duplicate.only_kill")
    assert Basis.DERIVED is ruling.basis


@pytest.mark.rule("hbo.duplicate.multiple")
@under_both_texts
def test_one_character_carries_several_duplicates_each_good_for_one_killing(text: str) -> None:
    hand = [arya("copy"), arya("third"), arya("fourth")]
    given = marshalling(text=text, stark=seat(hand=hand, characters=[arya("Arya")]))
    third = do("play_duplicate", "stark", card="third", host="Arya")
    fourth = do("play_duplicate", "stark", card="fourth", host="Arya")
    aside = do("pass", "lannister")
    loaded = after(given, ATTACH, aside, third, aside, fourth)
    holds(loaded, {"card.Arya.duplicates": 3})
    holds(after(loaded, KILL, SAVE, KILL, SAVE), {"card.Arya.zone": "play", "card.Arya.duplicates": 1})


@pytest.mark.rule("hbo.duplicate.not_attachment")
@under_both_texts
def test_effects_on_attachments_do_not_touch_duplicates(text: str) -> None:
    given = copy_in_hand(text, characters=[arya("Arya")])
    strip = effect("discard_attachment", duplicate_of="Arya")
    refused(given, ATTACH, strip, because="hbo.duplicate.not_attachment")
    named = effect("discard_attachment", target="copy")
    refused(given, ATTACH, named, because="hbo.duplicate.not_attachment")


@pytest.mark.rule("hbo.duplicate.not_attachment")
def test_effects_on_attachments_do_touch_attachments() -> None:
    given = table(
        "standing", stark=seat(characters=[arya("Arya", duplicates=1)], attachments=[card("t1", host="Arya")])
    )
    done = after(given, effect("discard_attachment", target="t1"))
    holds(done, {"card.t1.zone": "discard", "card.Arya.duplicates": 1})


@pytest.mark.rule("hbo.duplicate.characters_only")
@under_both_texts
@pytest.mark.parametrize("kind", ["location", "attachment"])
def test_locations_and_attachments_carry_no_duplicates_and_the_ruling_says_the_texts_are_silent(
    text: str, kind: str
) -> None:
    ruling = refused(unique_thing(kind, text), ATTACH_ICE, because="hbo.duplicate.characters_only")
    assert Basis.SILENT is ruling.basis
    assert ("characters", "text", Basis.SILENT) == stamp(ruling, "hbo.duplicate.characters_only")


@pytest.mark.rule("hbo.duplicate.characters_only")
@pytest.mark.parametrize("kind", ["location", "attachment"])
def test_a_table_may_let_every_unique_card_carry_duplicates(kind: str) -> None:
    given = unique_thing(kind, decided={"hbo.duplicate.characters_only": "unique_cards"})
    ruling = allowed(given, ATTACH_ICE)
    assert ("unique_cards", "table", Basis.SILENT) == stamp(ruling, "hbo.duplicate.characters_only")
    holds(after(given, ATTACH_ICE), {"card.w2.zone": "duplicate", "card.w2.host": "w1"})


ATTACH_ICE = do("play_duplicate", "stark", card="w2", host="w1")


def unique_thing(kind: str, text: str = BG, **fields: Any) -> AgotTable:
    there = card("w1", name="Ice", unique=True, **({"host": "a1"} if kind == "attachment" else {}))
    hand = [card("w2", name="Ice", type=kind, unique=True)]
    places: Raw = {f"{kind}s": [there]}
    stark = seat(hand=hand, characters=[card("a1")], **places)
    return marshalling(text=text, stark=stark, **fields)


@pytest.mark.rule("hbo.unique.restriction")
@pytest.mark.parametrize("what", ["return_to_hand", "return_to_deck", "remove_from_game"])
@under_both_texts
def test_a_text_that_takes_the_dead_copy_away_lifts_the_bar(what: str, text: str) -> None:
    dead = card("dead", type="character", unique=True)
    given = marshalling(
        text=text,
        stark=seat(gold=9, hand=[card("new", cost=1) | {"name": "dead", "unique": True}], dead=[dead]),
    )
    play = do("play_card", "stark", card="new")
    refused(given, play, because="hbo.unique.restriction")
    gone = do("apply_effect", effects=[{"kind": what, "target": "dead"}])
    holds(after(given, gone, play), {"card.new.zone": "play", "seat.stark.dead_names": []})
