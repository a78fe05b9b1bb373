"""What players type at a table of this game, and what the list shows, is understood as it stands."""

from __future__ import annotations

from random import Random

import pytest

from engine.agot.state.moves import DeclareChallenge
from engine.kernel.decisions import verb
from engine.kernel.reasons import Verdict
from referee.app.typed_lines import AmbiguousLine
from referee.lessons.choices import listed_moves
from referee.lessons.reader import find_lesson
from referee.lessons.run import LessonRun
from referee.notation.parser.lexicon import lexicon
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.words.messages import folders
from tests.kit.typed_table import TypedTable

ATTACK_OF = {"hbo": "02", "lcg": "05"}
"""A lesson that begins with an attack."""
SET_UP = (
    "stark lays for set-up: hodor, arya stark, great keep",
    "lannister lays enemy informer, the goldroad, lannisport steward",
    "baratheon lays for set-up Ser Davos Seaworth, Knight of the Rainwood",
    "targaryen lays viserys, brown ben, daenerys",
)
PLOTS = (
    "stark reveals calm over westeros",
    "lannister plot hear me roar",
    "Baratheon reveals the plot Tourney for the Hand",
    "targaryen plays power and wealth",
)
TITLES = (
    "baratheon names first player stark",
    "stark is crown regent",
    "lannister takes hand of the king",
    "baratheon takes the title lord commander of the kingsguard",
    "targaryen takes coin",
)
MARSHALLING = ("stark plays eddard stark", "stark ends turn", "lannister plays tyrion")


def after(*lines: str, language: str = "en") -> TypedTable:
    table = TypedTable(language)
    for line in lines:
        assert table.type(line).kind is OutcomeKind.DONE, line
    return table


def test_a_set_up_is_typed_as_the_list_says_it_with_cards_nobody_has_seen() -> None:
    table = after(*SET_UP)
    assert {card.name for card in table.controller.session.state.in_play("targaryen")} == {
        "Viserys Targaryen",
        "Brown Ben Plumm",
        "Daenerys Targaryen",
    }


def test_a_plot_of_the_catalogue_is_named_without_quotation_marks() -> None:
    table = after(*SET_UP, *PLOTS)
    assert [seat.plot.name for seat in table.controller.session.state.seats.values() if seat.plot] == [
        "Calm Over Westeros",
        "Hear Me Roar",
        "Tourney for the Hand",
        "Power and Wealth",
    ]


@pytest.mark.parametrize("line", ["targaryen", "lot targaryen"])
def test_the_lot_falls_on_whoever_is_named_when_it_is_waited_for(line: str) -> None:
    table = after(*SET_UP, *PLOTS[:2], "baratheon reveals rains of autumn", PLOTS[3])
    assert table.type(line).kind is OutcomeKind.DONE
    assert table.controller.session.waiting[0].seat == "targaryen"


def test_who_wins_initiative_may_name_himself() -> None:
    move = after(*SET_UP, *PLOTS).read("baratheon names himself")[0]
    assert getattr(move, "seat", "") == "baratheon"


def test_titles_are_taken_by_their_full_names() -> None:
    table = after(*SET_UP, *PLOTS, *TITLES)
    assert [seat.title for seat in table.controller.session.state.seats.values()] == [
        "regent",
        "hand",
        "commander",
        "coin",
    ]


def test_who_plays_a_card_has_drawn_and_collected_his_income() -> None:
    table = after(*SET_UP, *PLOTS, *TITLES)
    outcome = table.type("stark plays eddard stark")
    assert "Stark drew 2 cards" in "; ".join(map(table.wording.event, outcome.events))
    assert table.controller.session.state.phase == "marshalling"


def test_a_strict_table_leaves_nothing_of_the_book_to_silence() -> None:
    table = after(*SET_UP, *PLOTS, *TITLES)
    table.controller.session.strict = True
    assert table.type("stark plays eddard stark").kind is OutcomeKind.REFUSED


def test_a_passive_that_can_do_one_thing_only_follows_by_itself() -> None:
    table = after(*SET_UP, *PLOTS, *TITLES, "stark plays eddard stark")
    assert table.controller.session.state.cards["eddard-stark"].power == 1


CHALLENGE = "Stark declares a military challenge against Lannister with Eddard Stark, Arya Stark"


@pytest.mark.parametrize(
    "line",
    [
        CHALLENGE,
        "stark military lannister eddard stark, arya",
        "stark military against lannister with eddard stark and arya",
        "stark military eddard stark, arya against lannister",
        "stark attacks lannister in military with eddard stark, arya",
        "stark attacks lannister military with eddard stark, arya",
    ],
)
def test_a_challenge_is_declared_in_any_order_of_its_words(line: str) -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    assert table.wording.move(table.read(line)[0]) == CHALLENGE


def test_a_kind_left_out_of_a_challenge_is_offered() -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    assert CHALLENGE in table.offered("stark attacks lannister with eddard stark, arya")


def test_nobody_defends_in_words() -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    table.type(CHALLENGE)
    assert verb(table.read("lannister does not defend")[0]) == "declare_defenders"
    assert table.wording.move(table.read("lannister defends with tyrion")[0]).endswith("Tyrion Lannister")


def test_an_outcome_says_against_whom_where_more_than_two_play() -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    outcome = "stark won military against targaryen with eddard stark unopposed killed viserys"
    declared = table.read(outcome)[0]
    assert getattr(declared, "target", "") == "targaryen"
    victim = table.read("stark won military with eddard stark unopposed killed viserys")[0]
    assert getattr(victim, "target", "") == "targaryen"


def test_an_outcome_that_may_be_against_anybody_asks_against_whom() -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    offered = table.offered("stark won power with eddard stark unopposed")
    assert [f"against {seat}" in " ".join(offered) for seat in ("lannister", "baratheon", "targaryen")] == [
        True,
        True,
        True,
    ]


def test_the_outcome_of_a_challenge_against_another_is_not_that_of_the_one_begun() -> None:
    table = after(
        *SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon ends", "targaryen ends"
    )
    table.type("stark attacks lannister in power with eddard stark")
    table.type("lannister defends with tyrion")
    assert [verb(one) for one in table.read("stark won power")] == ["resolve"]
    with pytest.raises(AmbiguousLine):
        table.read("stark won power against targaryen")


DEADLY = (
    "stark lays eddard stark",
    "lannister lays the hound",
    "baratheon lays none",
    "targaryen lays viserys, brown ben",
    "stark reveals the power of arms",
    "lannister reveals planning ahead",
    "baratheon reveals tourney for the hand",
    "targaryen reveals noose",
    "baratheon names stark",
    "stark takes hand",
    "lannister takes whispers",
    "baratheon takes laws",
    "targaryen takes coin",
    "draw",
    "stark ends",
    "lannister ends",
    "baratheon ends",
    "targaryen ends",
    "stark power targaryen eddard",
    "targaryen defends viserys",
    "resolve",
)


@pytest.mark.rule("lcg.keyword.deadly")
def test_the_victim_of_deadly_is_called_so_and_named_like_any_victim() -> None:
    table = after(*DEADLY)
    assert table.says()[0] == "Targaryen chooses the victim of Deadly: …"
    assert table.type("targaryen kills viserys").kind is OutcomeKind.DONE


@pytest.mark.rule("lcg.influence.pay", "lcg.title.hand")
def test_the_list_tells_by_which_influence_a_text_is_paid() -> None:
    titles = ("baratheon names first player stark", "stark takes hand", "lannister takes regent")
    first = ("stark lays arya, northern fiefdoms", "lannister lays tyrion", "baratheon lays none")
    table = after(
        *first, "targaryen lays none", *PLOTS, *titles, "baratheon takes laws", "targaryen takes coin"
    )
    said = " / ".join(one for one in table.says() if one.startswith("Stark uses Arya Stark"))
    assert "kneeling Northern Fiefdoms for influence" in said
    assert "with the Hand's two influence" in said


def test_what_may_be_done_in_the_turn_and_in_its_window_is_listed_once() -> None:
    table = after(*SET_UP[:3], "targaryen lays illyrio's man", *PLOTS, *TITLES, "draw")
    for line in ("stark ends", "lannister ends", "baratheon ends"):
        table.type(line)
    says = [one for one in table.says() if one.startswith("Targaryen uses")]
    assert len(says) == 1


@pytest.mark.rule("lcg.variant.littlefinger.trade")
@pytest.mark.parametrize(
    "line",
    ["stark gives 1 to lannister", "stark gives 1 gold to lannister", "stark gives lannister 1 gold"],
)
def test_gold_is_given_in_any_order_of_words(line: str) -> None:
    table = TypedTable("en", None, littlefinger=("yes",))
    move = table.read(line)[0]
    assert (verb(move), getattr(move, "amount", 0), getattr(move, "to", "")) == ("give_gold", 1, "lannister")


def test_who_draws_more_is_asked_only_where_somebody_is_master_of_laws() -> None:
    assert after(*SET_UP, *PLOTS, *TITLES).asked() == "All players draw two cards"
    titles = (*TITLES[:-1], "targaryen takes master of laws")
    assert "Master of Laws" in after(*SET_UP, *PLOTS, *titles).asked()


@pytest.mark.rule("lcg.keyword.stalwart")
def test_a_card_that_goes_back_into_the_deck_is_still_called_by_its_title() -> None:
    table = after(*DEADLY, "targaryen kills viserys", "stark ends")
    for line in ("lannister military stark hound", "stark defends none", "resolve", "stark kills eddard"):
        table.type(line)
    outcome = table.type("lannister ends")
    said = "; ".join(map(table.wording.event, outcome.events))
    assert "Eddard Stark went to the top of the draw deck" in said


def test_a_price_that_can_be_paid_in_one_way_goes_without_saying() -> None:
    table = after(*SET_UP, *PLOTS, *TITLES, *MARSHALLING, "lannister ends", "baratheon plays narrow sea")
    table.type("baratheon uses narrow sea")
    assert table.controller.session.state.cards["narrow-sea"].zone == "discard"


def test_the_master_of_laws_draws_one_more_in_plain_words() -> None:
    titles = (*TITLES[:-1], "targaryen takes master of laws")
    table = after(*SET_UP, *PLOTS, *titles, "targaryen draws extra")
    assert [seat.drawn for seat in table.controller.session.state.seats.values()][-1] == 3


TURNED = {
    "en": ("Stark uses the title of regent", "Targaryen chooses a new target Baratheon"),
    "bg": ("Старк използва титлата регент", "Таргариен избира нова цел Баратеон"),
    "pl": ("Stark używa tytułu regent", "Targaryen wybiera nowy cel Baratheon"),
    "ru": ("Старк применяет титул регента", "Таргариен выбирает новую цель Баратеон"),
}


TAKEN = {
    "bg": ("взема монетата", "взема законите", "взема десницата", "взема командира"),
    "pl": ("bierze monetę", "bierze prawa", "bierze namiestnika", "bierze dowódcę"),
    "ru": ("берёт монету", "берёт законы", "берёт десницу", "берёт командующего"),
}


@pytest.mark.parametrize("language", TAKEN)
def test_a_title_is_taken_in_the_case_the_sentence_asks_for(language: str) -> None:
    table = after(*SET_UP, *PLOTS, "baratheon names first player stark")
    table.spoken(language)
    moves = [table.read(line)[0] for line in TAKEN[language]]
    assert [getattr(one, "title", "") for one in moves] == ["coin", "laws", "hand", "commander"]


BLINDLY = {
    "en": "Baratheon discards 1 card at random",
    "bg": "Баратеон изчиства 1 карта на случаен принцип",
    "pl": "Baratheon odrzuca 1 kartę losowo",
    "ru": "Баратеон сбрасывает 1 карту не глядя",
}


@pytest.mark.parametrize("language", BLINDLY)
def test_a_claim_is_paid_with_so_many_cards_in_a_whole_sentence(language: str) -> None:
    ends = [f"{seat} ends turn" for seat in ("stark", "lannister", "baratheon", "targaryen")]
    lines = ("stark ends turn", "lannister intrigue baratheon enemy informer", "baratheon does not defend")
    given = after(*SET_UP, *PLOTS, *TITLES, *ends, *lines, "resolve")
    given.spoken(language)
    held = given.controller.session.state.seats["baratheon"].hand
    assert given.type(BLINDLY[language]).kind is OutcomeKind.DONE
    assert given.controller.session.state.seats["baratheon"].hand == held - 1


@pytest.mark.parametrize("language", TURNED)
def test_a_title_is_used_as_the_list_calls_it_without_all_its_words(language: str) -> None:
    ends = [f"{seat} ends turn" for seat in ("stark", "lannister", "baratheon", "targaryen")]
    ended = [f"{seat} ends turn" for seat in ("stark", "lannister", "baratheon")]
    table = after(*SET_UP, *PLOTS, *TITLES, *ends, *ended, "targaryen military lannister brown ben")
    table.spoken(language)
    for line in TURNED[language]:
        assert table.type(line).kind is OutcomeKind.DONE, line
    assert table.controller.session.state.challenge.target == "baratheon"


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_of_the_list_can_be_typed_as_it_stands(language: str, seed: int) -> None:
    """A complete sentence is its move; nothing has to be looked up in the notation."""
    table, rng = after(*SET_UP, *PLOTS, *TITLES, *MARSHALLING, language="en"), Random(seed)
    table.spoken(language)
    typed = 0
    for _ in range(12):
        listed = [one for one in table.listed() if one.choice and not one.why_not]
        complete = [one for one in listed if not (one.choice.pick or one.choice.by_hand)]  # type: ignore[union-attr]
        says = [one.says for one in complete]
        for one in complete:
            if says.count(one.says) == 1:
                assert table.read(one.says) == (one.choice.move,), one.says  # type: ignore[union-attr]
                typed += 1
        made = rng.choice(complete or listed).choice
        assert made is not None
        move = made.with_picks(tuple(made.among[: made.least])) if made.pick else made.move
        if table.controller.session.rule_on(move)[1][0].verdict is Verdict.YES:
            table.controller.enter(move)
            table.controller.make_automatic_moves()
    assert typed


@pytest.mark.parametrize(
    ("language", "line", "follows"),
    [("ru", "stark фыва", "раскрывает"), ("pl", "stark qwe", "odkrywa"), ("bg", "stark фыва", "обръща")],
)
def test_what_may_stand_next_is_told_in_the_language_of_the_screen(
    language: str, line: str, follows: str
) -> None:
    table = after(*SET_UP)
    table.spoken(language)
    with pytest.raises(Exception) as unread:  # noqa: PT011 - the sentence is what matters
        table.lines.read(line)
    assert follows[:6] in table.wording.error(unread.value)


def test_no_offer_names_a_title_card_or_an_id() -> None:
    table = TypedTable()
    offered = table.offered("stark plases hodr")
    assert offered
    assert not [one for one in offered if "core-" in one or "itle" in one]


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_verb_and_every_small_word_of_a_line_is_known_in_each_language(language: str) -> None:
    lcg = lexicon("lcg")
    forms = (one for one in (*lcg.grammar.forms, *lcg.grammar.effects) if one.words)
    small = (words for name, words in {**lcg.words.leads, **lcg.words.values}.items() if name != ":")
    missing = [one.makes for one in forms if not lcg.said(one).get(language)]
    assert not missing
    assert not [words["en"] for words in small if not words.get(language)]


def test_a_colon_may_stand_before_a_list() -> None:
    table = TypedTable("ru")
    assert table.wording.move(table.read("старк выкладывает: Эддард Старк")[-1]).startswith("Старк: исходные")


def test_a_set_up_under_five_gold_is_told_once_and_as_what_it_rests_on() -> None:
    here = TypedTable("en", houses=("stark", "lannister"))
    ruling = here.type("stark places hodor").ruling
    said = [here.wording.reason(one) for top in ruling.reasons for one in top.walk()]

    assert "Set-up cards cost at most five together; here: 1." in said
    assert len(said) == len(set(said))


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_a_challenge_in_the_words_of_its_ruling_is_one_line_and_that_challenge(
    game: str, language: str
) -> None:
    run = LessonRun(find_lesson(game, ATTACK_OF[game]), adapter_of(game), adapter_of(game).game.texts[0])
    table = TypedTable(language, run.board.state(), game)
    [challenge, *_] = [move for move in listed_moves(run) if isinstance(move, DeclareChallenge)]

    said = table.wording.move(challenge)

    assert table.lines.parts(said) == (said,)
    assert table.read(said) == (challenge,)
