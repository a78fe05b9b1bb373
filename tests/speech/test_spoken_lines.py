from __future__ import annotations

import msgspec
import pytest

from engine.kernel.decisions import Move
from engine.oriflamme.moves import ApplyCard
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from referee.session.game_setup import examples
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.words.messages import folders
from tests.speech.other_lines import figures_of, other_lines, table_before
from tests.speech.spoken_lines import NEEDLESS, QUESTIONS, UNDERSTOOD, WRONG, figures, spoken_cases


@pytest.mark.parametrize("language", folders())
def test_nearly_all_lines_are_understood_in_each_language(language: str) -> None:
    cases = [one for one in spoken_cases() if one.language == language]
    assert figures(cases)[UNDERSTOOD] >= 0.95 * len(cases)


def test_hardly_any_line_is_acted_on_wrongly_or_asked_about_needlessly() -> None:
    found = figures(spoken_cases())
    assert found[WRONG] <= 0.005 * found.total()
    assert found[NEEDLESS] <= 0.03 * found.total()


def test_lines_nobody_looked_at_while_the_frames_were_made_are_understood_too() -> None:
    found = figures(one for one in spoken_cases() if one.unseen)
    assert found[UNDERSTOOD] >= 0.85 * found.total()
    assert found[WRONG] == 0


def test_of_lines_other_people_wrote_few_are_acted_on_wrongly_and_most_are_understood() -> None:
    found = figures_of(other_lines())
    assert found[UNDERSTOOD] >= 0.85 * found.total()
    assert found[WRONG] <= 0.02 * found.total()


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        ("hbo-d021", 0, "ru", "Кандалы на Джона Сноу", {"do": "play_card", "card": "l1", "host": "s1"}),
        ("hbo-d017", 1, "en", "okay, and then I buy White Harbor for two gold", {"card": "s1"}),
        ("oriflamme-d10", 0, "bg", "отварям кралицата", {"do": "activate", "card": "red.queen"}),
    ],
    ids=["a title in one's language", "talk and a price", "a closed card"],
)
def test_what_is_said_beside_a_move_does_not_hide_it(
    case: str, step: int, language: str, line: str, wanted: dict[str, str]
) -> None:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert step_of(move, table).items() >= wanted.items()


def test_a_word_that_may_be_a_name_is_asked_about() -> None:
    table = table_before("hbo", "hbo-d033", 0)
    with pytest.raises(ParseError) as asked:
        parse("military with the bannerman and Wymanda", table, "en")
    assert asked.value.says in QUESTIONS


@pytest.mark.parametrize(
    "line", ["blue apothecary against red 1, trap", "apothecary kills red 1, it is the trap"]
)
def test_who_names_a_character_behind_a_closed_card_says_what_it_turns_out_to_be(line: str) -> None:
    adapter = adapter_of("oriflamme")
    [example] = (one for one in examples("oriflamme") if one.id == "example-trap")
    state = adapter.goes_on(adapter.casebook.position(example.position, adapter.game.texts[0], ()))
    move = parse(line, Session(adapter, state, adapter.game.texts, lambda *_: None), "en")
    assert isinstance(move, ApplyCard)
    assert (move.target, move.target_shows) == ("red.1", "trap")


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        (
            "d02",
            0,
            "en",
            "I stick the cutthroat on top of red's felon",
            {"card": "cutthroat", "on": "red.felon"},
        ),
        (
            "d01",
            2,
            "pl",
            "zielony wciska pułapkę między przestępcę a królową",
            {"card": "trap", "where": "between"},
        ),
        ("d16", 0, "bg", "днес никого не убивам с главореза", {"do": "skip", "card": "red.cutthroat"}),
        ("d34", 0, "ru", "подмена: синяя королева долой, моя из отложенных", {"substitute": "set_aside"}),
        ("d07", 0, "en", "the trap goes onto the bribed queen of red", {"card": "trap", "on": "red.queen"}),
    ],
    ids=["whose card it is", "between two", "nobody is killed", "what comes instead", "a bribed card"],
)
def test_a_row_is_told_in_any_order_of_words(
    case: str, step: int, language: str, line: str, wanted: dict[str, str]
) -> None:
    table = table_before("oriflamme", f"oriflamme-{case}", step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert step_of(move, table).items() >= wanted.items()


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "red flips the prince"), ("ru", "красный вскрыл принца"), ("bg", "червеният разкри принца")],
    ids=["English", "Russian", "Bulgarian"],
)
def test_who_leaves_out_where_the_twin_goes_is_asked(language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("oriflamme", "oriflamme-d28", 0), language)
    assert asked.value.says in QUESTIONS


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        (
            "hbo-d046",
            1,
            "en",
            "I pay two gold for Lion's Wiles and kneel Jon Snow",
            {"card": "l9", "pay": {"gold": 2}, "effects": [{"kind": "kneel", "target": "s1"}]},
        ),
        (
            "lcg-d080",
            0,
            "en",
            "I kneel Luwin to draw a card",
            {"do": "use_ability", "card": "a1", "pay": {"kneel": ["a1"]}},
        ),
        (
            "hbo-d057",
            0,
            "pl",
            "War Horns na Robba, +1 do siły w tym wyzwaniu",
            {"effects": [{"kind": "strength", "target": "s1", "amount": 1, "until": "challenge"}]},
        ),
        ("lcg-d007", 3, "ru", "убиваю роберта два раза", {"cards": ["b1", "b1"]}),
        ("hbo-d013", 0, "en", "flipping my last plot, s-g", {"do": "reveal_plot", "plot": "s-g"}),
        ("hbo-d007", 0, "en", "mulligan pls", {"do": "mulligan", "by": "stark"}),
        ("hbo-d021", 0, "en", "I'll play Shackles.", {"card": "l1", "host": "s1"}),
        ("lcg-d012", 0, "ru", "можно ли Роббом атаковать B на власть?", {"kind": "power", "target": "B"}),
    ],
    ids=[
        "a price and an effect",
        "a card that pays for its own ability",
        "a number with its sign",
        "a card named twice",
        "a plot by its id",
        "a seat that is asked first",
        "the only host",
        "a move that is asked about",
    ],
)
def test_what_goes_without_saying_is_filled(
    case: str, step: int, language: str, line: str, wanted: dict[str, object]
) -> None:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    told = msgspec.json.decode(msgspec.json.encode(step_of(move, table)))
    assert {name: told.get(name) for name in wanted} == wanted


@pytest.mark.parametrize(
    ("case", "step", "line"),
    [
        ("hbo-d009", 1, "I won the initiative and I'd like to name the first player."),
        ("hbo-d059", 4, "Response: Debts Are Paid, the courtier kneels"),
        ("hbo-d057", 0, "War Horns on Robb, +1"),
    ],
    ids=["whoever is named", "what the price is for", "how long it lasts"],
)
def test_what_a_line_leaves_open_is_asked(case: str, step: int, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("hbo", case, step), "en")
    assert asked.value.says in QUESTIONS


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        ("d28", 0, "en", "two footmen from A to B", {"from": "land_a", "moves": [{"to": "land_b"}]}),
        ("d31", 1, "pl", "forsowny marsz w A: rycerz z B, jeden piechur z C", {"order": "forced_march"}),
        (
            "d32",
            0,
            "ru",
            "железный флот снимает поход в А и призыв в Б",
            {"remove": ["land_a:march", "land_b:call"]},
        ),
        (
            "d20",
            0,
            "bg",
            "корабът в пристанище А помага в битката в море А",
            {"do": "support", "battle": "sea_a"},
        ),
        ("d04", 0, "en", "a fort instead of the tokens in land A, please", {"take": "fortification"}),
        ("d14", 2, "ru", "превращаю воина в Б в осадное орудие", {"do": "muster", "area": "land_b"}),
        ("d35", 0, "pl", "piechur z A do B przez okręty w porcie", {"from": "land_a"}),
    ],
    ids=["letters", "two bodies", "orders", "support", "instead of", "upgrade", "carried"],
)
def test_a_board_is_told_by_kinds_letters_and_counts(
    case: str, step: int, language: str, line: str, wanted: dict[str, object]
) -> None:
    table = table_before("kings", f"kings-{case}", step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    told = step_of(move, table)
    for name, value in wanted.items():
        assert _holds(told[name], value), (name, told)


def _holds(told: object, value: object) -> bool:
    """Whether what is told is this, or has it in its parts."""
    if isinstance(value, dict) and isinstance(told, dict):
        return all(_holds(told.get(name), one) for name, one in value.items())
    if isinstance(value, list) and isinstance(told, list | tuple):
        return len(told) == len(value) and all(map(_holds, told, value))
    return told == value


@pytest.mark.parametrize(
    ("case", "language", "line"),
    [
        ("d04", "en", "Stark resolves the power order in A"),
        ("d25", "pl", "Stark kładzie zew"),
        ("d06", "ru", "выполняю своё усиление в земле А"),
    ],
    ids=["tokens or a fort", "where", "which of the two"],
)
def test_who_leaves_a_choice_on_the_board_open_is_asked(case: str, language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("kings", f"kings-{case}", 0), language)
    assert asked.value.says in QUESTIONS


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        ("hbo-g002", 3, "en", "nobody blocks that, so just resolve it", "resolve"),
        ("hbo-e612", 2, "pl", "nikt się nie broni, rozstrzygamy intrygę", "resolve"),
        ("lcg-b101", 1, "bg", "Джон няма как да влезе, затова А вкарва Роб", "play_card"),
        ("hbo-i008", 0, "ru", "рука ужасная, Старк меняет её", "mulligan"),
        ("lcg-b030", 2, "pl", "ja to biorę na siebie, przejmuję bitwę - D", "redirect"),
    ],
    ids=["a denial before", "what came of it", "why it is done", "an opinion", "a title unsaid"],
)
def test_a_part_of_a_line_that_tells_nothing_of_a_move_does_not_hide_it(
    case: str, step: int, language: str, line: str, wanted: str
) -> None:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert step_of(move, table)["do"] == wanted


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "wanted"),
    [
        ("lcg-d016", 1, "en", "Shadowcat's stealth goes on C's Knight", {"pairs": {"a1": "c1"}}),
        ("hbo-d043", 0, "en", "Arya, military, slips past the Hound with stealth", {"stealth": {"s1": "l2"}}),
        ("lcg-d027", 0, "bg", "A вкарва Blade с Ambush, скланя Summer Sea за влияние", {"via": "ambush"}),
        ("hbo-d047", 5, "bg", "реакция на Джон - спечелих и го изправям", {"to": "challenge_result"}),
        ("hbo-d046", 1, "en", "before we go on, Lannister plays Lions Wiles for two", {"pay": {"gold": 2}}),
    ],
    ids=[
        "a letter names a seat",
        "stealth by itself",
        "how it comes in",
        "what is answered",
        "when it is done",
    ],
)
def test_a_card_game_is_told_with_all_its_words(
    case: str, step: int, language: str, line: str, wanted: dict[str, object]
) -> None:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert step_of(move, table).items() >= wanted.items()


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("hbo-d043", 0, "en", "Arya attacks military, with stealth"),
        ("lcg-d038", 0, "ru", "Вторую Арью играю как обычную карту, 2 золота."),
        ("hbo-d069", 3, "ru", "Старк сыграл Lure Away: шпион (Spy) опешил"),
        ("lcg-d064", 3, "en", "the claim power goes on Golden Tooth Mines"),
    ],
    ids=["whom stealth is against", "a copy of a card in play", "what becomes of a card", "how much power"],
)
def test_a_card_game_asks_what_a_line_leaves_open(case: str, step: int, language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before(case.partition("-")[0], case, step), language)
    assert asked.value.says in QUESTIONS
