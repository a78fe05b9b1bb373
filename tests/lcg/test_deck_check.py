"""Each rule of deck construction, broken and kept; what binds at tournaments alone; what cannot be told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from cards.catalogue import catalogue
from cards.facts import ready_decks
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.deck_construction import CardCopies, Checked, Deck, check
from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import CheckDeck, DeckList
from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from referee.session.deck_report import judge_deck
from referee.words.messages import folders
from tests.kit.command import inside

CARDS = catalogue("lcg")
READY = ready_decks("lcg")
PLOTS = READY["stark"].plots


def deck(house: str = "stark", plots: dict[str, int] | None = None, size: int = 60, **copies: int) -> Deck:
    """A deck of this House with neutral cards and those of the House up to this size, and these copies."""
    named = {f"lcg-core-{name.replace('_', '-')}": count for name, count in copies.items()}
    named |= {f"lcg-core-house-{house}": 1} if house else {}
    named |= dict.fromkeys(PLOTS, 1) if plots is None else {f"lcg-core-{n}": c for n, c in plots.items()}
    filling = [card for card in READY["stark"].draw if card not in named and _unlimited(card)]
    left = size - sum(c for card, c in named.items() if CARDS.face(card).type.value in DRAWN)
    for card in filling:
        named[card] = min(3, max(left, 0))
        left -= named[card]
    return Deck(tuple(CardCopies(CARDS.face(card), count) for card, count in named.items() if count))


DRAWN = ("character", "location", "attachment", "event")


def _unlimited(card: str) -> bool:
    value = CARDS.face(card).known("deck_limit")
    return value is None or value.value == 0


def refusals(checked: Checked) -> dict[str, tuple[str, ...]]:
    return {one.says: one.rules for one in checked.reasons if one.found == Verdict.NO}


def chief(given: Deck, *, official: bool = True) -> list[str]:
    return [rules[0] for rules in refusals(check(given, official=official)).values()]


def test_a_deck_of_sixty_with_seven_plots_is_allowed() -> None:
    checked = check(deck())
    assert (checked.verdict, refusals(checked)) == (Verdict.YES, {})


@pytest.mark.rule("lcg.deck.official", "lcg.deck.other_sizes")
@pytest.mark.parametrize(
    ("official", "chief_rule"), [(True, "lcg.deck.official"), (False, "lcg.deck.other_sizes")]
)
def test_a_checked_deck_is_entered_under_the_rules_it_was_checked_by(official: bool, chief_rule: str) -> None:
    ruling = judge(LCG, ADAPTER.new("ru-2008", {}), CheckDeck(by="stark", deck=DeckList(), official=official))
    told = [one.rules[0] for one in ruling.reasons if one.says == "deck_rules"]
    assert told == [chief_rule]


@pytest.mark.rule("lcg.deck.min60", "lcg.deck.official", "lcg.deck.other_sizes", "lcg.component.decks")
def test_fifty_nine_cards_are_too_few_at_a_tournament_and_enough_elsewhere() -> None:
    assert chief(deck(size=59)) == ["lcg.deck.min60"]
    elsewhere = check(deck(size=59), official=False)
    assert elsewhere.verdict is Verdict.YES
    assert [one.rules[0] for one in elsewhere.elsewhere] == ["lcg.deck.min60"]


@pytest.mark.rule("lcg.deck.max_three", "lcg.deck.official", "lcg.deck.other_sizes")
def test_four_copies_are_too_many_at_a_tournament_and_three_are_not() -> None:
    assert chief(deck(great_keep=4)) == ["lcg.deck.max_three"]
    assert chief(deck(great_keep=3)) == []
    assert chief(deck(great_keep=4), official=False) == []


@pytest.mark.rule("lcg.deck.house_only", "lcg.deck.official", "lcg.scope.house_choice")
def test_a_card_for_another_house_only_is_refused_at_a_tournament() -> None:
    assert chief(deck(flame_kissed=1)) == ["lcg.deck.house_only"]
    assert chief(deck(flame_kissed=1), official=False) == []
    assert chief(deck(direwolf_pup=1)) == []


@pytest.mark.rule("lcg.deck.house_only")
def test_an_ordinary_card_of_another_house_is_allowed() -> None:
    assert chief(deck(stinking_drunk=3)) == []


@pytest.mark.rule("lcg.deck.house_only")
def test_a_plot_for_another_house_only_is_refused_too() -> None:
    plots = {name.removeprefix("lcg-core-"): 1 for name in PLOTS[:6]}
    assert chief(deck(plots={**plots, "hear-me-roar": 1})) == ["lcg.deck.house_only"]


SIX = {name.removeprefix("lcg-core-"): 1 for name in PLOTS if "arms" not in name}


@pytest.mark.rule("lcg.deck.plots7", "lcg.setup.build_decks")
@pytest.mark.parametrize("official", [True, False])
def test_six_or_eight_plots_are_refused_everywhere(official: bool) -> None:
    six = deck(plots=SIX)
    eight = deck(plots={**SIX, "counting-favors": 1, "rule-by-decree": 1})
    assert chief(six, official=official) == chief(eight, official=official) == ["lcg.deck.plots7"]


@pytest.mark.rule("lcg.deck.plots7", "lcg.setup.build_decks")
def test_two_plots_alike_are_refused() -> None:
    five = {name: 1 for name in list(SIX)[:5] if name != "building-season"}
    alike = deck(plots={**five, "building-season": 2, "counting-favors": 7 - 2 - len(five)})
    assert "plots_alike" in refusals(check(alike))


@pytest.mark.rule("lcg.deck.plots7", "lcg.scope.card_over_rules")
def test_a_plot_that_says_so_may_be_there_twice_and_no_more() -> None:
    five = dict.fromkeys(list(SIX)[:5], 1)
    assert chief(deck(plots={**five, "the-power-of-arms": 2})) == []
    four = dict.fromkeys(list(SIX)[:4], 1)
    assert chief(deck(plots={**four, "the-power-of-arms": 3})) == ["lcg.deck.plots7"]


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.scope.card_over_rules")
@pytest.mark.parametrize("official", [True, False])
def test_what_a_card_says_of_its_copies_binds_everywhere(official: bool) -> None:
    assert chief(deck(street_of_steel=2), official=official) == ["lcg.anatomy.rules_text"]
    assert chief(deck(street_of_steel=1), official=official) == []


@pytest.mark.rule("lcg.scope.house_choice", "lcg.cardtype.house", "lcg.setup.declare_house_agenda")
def test_two_house_cards_are_refused_and_without_one_it_cannot_be_told() -> None:
    assert chief(deck(house_lannister=1)) == ["lcg.scope.house_choice"]
    homeless = check(deck(house=""))
    assert homeless.verdict is Verdict.CANNOT_TELL
    assert [one.asks.what for one in homeless.reasons if one.asks] == ["deck_house"]


@pytest.mark.rule("lcg.cardtype.title_reference", "lcg.setup.build_decks")
def test_a_title_is_part_of_no_deck() -> None:
    assert chief(deck(title_crown_regent=1)) == ["lcg.cardtype.title_reference"]


@pytest.mark.rule("lcg.cardtype.agenda")
def test_two_agendas_are_refused() -> None:
    agenda = CARDS.face("lcg-core-ghost")
    agenda = replace(agenda, id="own-agenda", type=replace(agenda.type, value="agenda"))
    given = deck()
    assert chief(replace(given, cards=(*given.cards, CardCopies(agenda, 2)))) == ["lcg.cardtype.agenda"]
    assert chief(replace(given, cards=(*given.cards, CardCopies(agenda, 1)))) == []


@pytest.mark.rule("lcg.setup.build_decks")
def test_lines_nobody_could_read_leave_the_answer_open_unless_a_rule_is_broken_anyway() -> None:
    whole = deck()
    assert check(replace(whole, unread_draw=1)).verdict is Verdict.CANNOT_TELL
    assert check(replace(deck(size=50), unread_draw=10)).verdict is Verdict.CANNOT_TELL
    assert check(replace(deck(size=50), unread_draw=9)).verdict is Verdict.NO
    assert check(replace(deck(plots=SIX), unread_plots=1)).verdict is Verdict.CANNOT_TELL
    assert check(replace(deck(plots=SIX), unread_draw=1)).verdict is Verdict.NO


@pytest.mark.rule("lcg.setup.build_decks")
def test_lines_nobody_could_read_are_asked_for_in_a_deck_that_breaks_a_rule_anyway() -> None:
    few = replace(deck(plots=dict(list(SIX.items())[:4])), unread=1, unread_plots=1)
    assert [one.found for one in check(few).reasons] == [Verdict.NO, Verdict.CANNOT_TELL]


@pytest.mark.parametrize("house", list(READY))
def test_the_ready_decks_are_allowed_in_a_first_game_and_too_small_for_a_tournament(house: str) -> None:
    ready = READY[house]
    lines = [CARDS.face(ready.house_card).name(), *(CARDS.face(plot).name() for plot in ready.plots)]
    lines += [f"{copies}x {CARDS.face(card).name()}" for card, copies in ready.draw.items()]
    content = "\n".join(lines).encode()
    assert judge_deck(CARDS, content, official=False).checked.verdict is Verdict.YES
    assert refusals(judge_deck(CARDS, content, official=True).checked).keys() == {"house_deck_too_small"}


LIST = """House: Stark
Plots
1 Valar Morghulis
Deck
4x Great Keep
1 Bran
1 Bodygard
"""


def test_the_command_names_each_breach_with_its_rule_and_each_line_it_could_not_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LIST)
    said = inside("deck", str(file))
    assert said.code == 1
    for words in ("lcg.deck.plots7", "lcg.deck.min60", "lcg.deck.max_three", "Great Keep"):
        assert words in said.out
    assert "Line 6, 1 × Bran: several cards fit: Bran Stark, Bran the Builder's Legacy" in said.out
    assert "Line 7, 1 × Bodygard: no such card; perhaps: Bodyguard" in said.out


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("how", ["--official", "--casual"])
def test_the_command_speaks_every_language(tmp_path: Path, language: str, how: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LIST)
    said = inside("deck", str(file), how, "--lang", language)
    assert said.code == 1
    assert "[" not in said.out


def test_the_command_answers_in_json(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LIST)
    told = json.loads(inside("deck", str(file), "--json").out)
    assert (told["verdict"], told["official"], told["houses"]) == ("no", True, ["stark"])
    assert ["lcg.deck.min60", "lcg.deck.official"] in [one["rules"] for one in told["reasons"]]
    assert [(one["line"], one["offers"][0]["name"]) for one in told["unread"]] == [
        (6, "Bran Stark"),
        (7, "Bodyguard"),
    ]


def test_the_command_refuses_what_is_no_deck_list_plainly(tmp_path: Path) -> None:
    file = tmp_path / "deck.o8d"
    file.write_bytes(b'<!DOCTYPE d [<!ENTITY a "b">]><deck>&a;</deck>')
    for path, words in (
        (file, "document type"),
        (tmp_path / "none.txt", "cannot be opened"),
        (tmp_path, "ordinary"),
    ):
        said = inside("deck", str(path))
        assert (said.code, said.out) == (3, "")
        assert words in said.err


@pytest.mark.rule("lcg.deck.house_only", "lcg.deck.official")
def test_a_card_of_which_nobody_knows_its_house_leaves_a_tournament_deck_in_doubt() -> None:
    *others, last = deck(size=60).cards
    more = {name: value for name, value in last.face.more.items() if name != "house_only"}
    untold = replace(last, face=replace(last.face, more=more))
    doubted = Deck((*others, untold))
    assert check(doubted).verdict is Verdict.CANNOT_TELL
    assert check(doubted, official=False).verdict is Verdict.YES
