import ast
from typing import get_args

import pytest

from engine.agot.abilities.definitions import USES
from engine.agot.cases import position
from engine.agot.hbo.game import HBO
from engine.agot.lcg.abilities.effect_handlers import SHOWN
from engine.agot.lcg.abilities.triggers import BEGINS, ENDS
from engine.agot.lcg.cards.baratheon import RENOWN
from engine.agot.lcg.keywords.stalwart_and_deathbound import BURIED
from engine.agot.lcg.phases.plot import REVEALED
from engine.agot.rounds.timing import PHASES, Phase
from engine.agot.state import corrections, declarations, piles, records, text_effects
from engine.agot.state import effects as e
from engine.agot.state import moves as m
from engine.agot.state.records import Card
from engine.kernel.corrections import Correct, CorrectAll, Decide, FieldCorrection
from engine.kernel.decisions import Move, Pass, PassWindow
from engine.kernel.reasons import Basis, Verdict
from engine.kernel.rule_variants import RuleVariant
from referee.session.log.ruled_history import OutcomeKind
from referee.storage.errors import StorageError
from referee.words.messages import Messages, messages
from referee.words.speech import Speech
from tests.words import possible_values as scan

ENGLISH = Messages("en")
EFFECTS: tuple[e.Effect, ...] = (
    e.Kill("c"),
    e.Discard("c"),
    e.ReturnToHand("c"),
    e.ReturnToDeck("c"),
    e.RemoveFromGame("c"),
    e.RemoveFromChallenge("c"),
    e.Kneel("c"),
    e.Stand("c"),
    e.Strength("c", -2),
    e.GainKeyword("c", "stealth"),
    e.LoseKeyword("c", "stealth"),
    e.GainIcon("c", "power"),
    e.LoseIcon("c", "power"),
    e.Draw(("stark",), 1),
    e.SearchToHand("stark", 1),
    e.DiscardFromHand("stark", 2),
    e.GainPower({"stark": 1}),
    e.GainPowerOnCard("c", 1),
    e.GainGold("stark", -1),
    e.TakeControl("c", "stark"),
    e.DiscardAttachment("c"),
    e.StealGold("stark", "lannister", 1),
    e.Attach("c", "d"),
    e.EnterPlay("c"),
    e.IfWin((e.Kill("c"),)),
)
MOVES: tuple[Move, ...] = (
    Pass(by="stark"),
    PassWindow(asked=("stark", "lannister")),
    m.Mulligan(by="stark"),
    m.KeepHand(by="stark"),
    m.PlaceSetup(by="stark", cards=("c",), attach={"c": "d"}),
    m.RevealSetup(),
    m.RefillHands(),
    m.DraftPick(by="stark", keep="A", passed=("B", "C")),
    m.BuildPlotDeck(by="stark", plots=("A", "B")),
    m.RevealPlot(by="stark", plot="A"),
    m.DetermineInitiative(),
    m.NameFirstPlayer(by="stark", seat="lannister"),
    m.OrderWhenRevealed(by="stark", order=(m.Ordered("stark", EFFECTS),)),
    m.DrawPhase(),
    m.CollectIncome(by="stark"),
    m.PlayCard(by="stark", card="c"),
    m.PlayDuplicate(by="stark", card="c", host="d"),
    m.EndTurn(by="stark"),
    m.PlayEvent(by="stark", card="c", effects=EFFECTS, pay=m.Pay(gold=2, kneel=("d",))),
    m.UseAbility(by="stark", card="c"),
    m.Respond(by="stark", card="c", to="challenge_result"),
    m.ResolvePassive(by="stark", card="c", effects=EFFECTS),
    m.DeclinePassive(by="stark", card="c"),
    m.OrderPassives(by="stark", order=("Varys", "Sansa")),
    m.Save(by="stark", card="c", by_means="duplicate"),
    m.DeclineSaves(),
    m.DeclareChallenge(by="stark", kind="power", target="lannister", attackers=("c",), stealth={"c": "d"}),
    m.AssignStealth(by="stark", pairs={"c": "d"}),
    m.DeclareDefenders(by="stark"),
    m.ResolveChallenge(),
    m.ChooseVictims(by="stark", cards=("c",)),
    m.DiscardForClaim(by="stark", count=2),
    m.CountDominance(winner_also=(m.Bonus("stark", 3),)),
    m.StandAll(),
    m.ReturnGold(),
    m.LookAt(by="stark", what="draw_deck", whose="lannister"),
    m.ApplyEffect(effects=EFFECTS),
    declarations.KnowCard(card=Card("c", "Sansa Stark", "stark", "stark", "hand")),
    declarations.KnowValue(card="c", field="icons", value=("military",)),
    declarations.KnowPlot(seat="stark", field="plot_income", value=4),
    Decide(point="hbo.reaction.order", option="first_player"),
    Correct(of="stark", field="gold", value=3, reason="a slip"),
    CorrectAll(changes=(FieldCorrection("stark", "gold", 3, 2),), reason="a slip"),
)


def test_every_kind_of_move_is_among_the_examples() -> None:
    assert {type(move) for move in MOVES} == set(HBO.verbs)
    assert {type(effect) for effect in EFFECTS} == set(get_args(e.Effect))


@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_every_move_can_be_said(move: Move) -> None:
    speech = Speech("en")
    said = speech.move(move)
    assert speech.faults == set()
    assert "[" not in said


def test_no_move_is_described_that_cannot_be_made() -> None:
    verbs = {str(kind.__struct_config__.tag) for kind in HBO.verbs}
    inside = {f"effect-{kind.__struct_config__.tag}" for kind in get_args(e.Effect)}
    inside |= {
        "ordered",
        "bonus",
        "pair-stealth",
        "pair-pairs",
        "pair-attach",
        "pair-amounts",
        "field_correction",
    }
    assert set(messages("en", "moves")) == verbs | inside


def test_every_error_of_saved_games_has_its_sentence_with_the_same_facts() -> None:
    source = scan.Source("referee")
    for kind in _below(StorageError):
        named = ENGLISH.variables("errors", kind.key)
        made = [call for *_, call in source.named(kind.__name__) if _is_written_out(call)]
        assert all(set(scan.keywords(call)) >= named for call in made), kind.key


def _is_written_out(call: ast.Call) -> bool:
    """Whether its facts stand where it is made."""
    return all(one.arg for one in call.keywords)


def _below(kind: type[StorageError]) -> list[type[StorageError]]:
    """It and all kinds of it."""
    return [kind, *(deeper for one in kind.__subclasses__() for deeper in _below(one))]


def test_every_message_about_cards_has_its_sentence_with_the_same_facts() -> None:
    source = scan.Source("cards", "referee/cli")
    written = [
        (key, set(scan.keywords(call)))
        for path, function, call in source.named("message")
        for key in source.words(call.args[0], function, path)
        if _is_written_out(call)
    ]
    assert len(written) > 40
    for key, given in written:
        assert ENGLISH.variables("cards", key) == given, key


def test_no_message_about_cards_waits_for_somebody_to_give_it() -> None:
    nodes = [node for tree in scan.Source("cards", "referee").trees.values() for node in ast.walk(tree)]
    words = {node.value for node in nodes if isinstance(node, ast.Constant)}
    begun = ("card-ability-", "card-part-")
    assert [key for key in messages("en", "cards") if key not in words and not key.startswith(begun)] == []


FOLDERS = ("abilities", "cases", "phases", "rounds", "state", "values")
FILES = (
    "candidates.py",
    "expected_result.py",
    "odds.py",
    "public_table.py",
    "remedies.py",
    "move_remedies.py",
    "view.py",
)
SHARED = [f"engine/agot/{place}" for place in (*FOLDERS, *FILES)]
"""What both editions of the card games share."""


def test_everything_drawn_on_the_table_has_a_word() -> None:
    source = scan.Source(*SHARED)
    drawn = {
        word
        for path, function, call in source.named("Badge", "_number", "ViewRow")
        for word in source.words(scan.argument(call, 0, "key"), function, path)
        if path.name == "view.py" and word
    }
    kinds = {"character", "location", "attachment", "event", "duplicate", "challenge"}
    drawn |= kinds | set(get_args(e.Keyword)) | set(get_args(e.Icon))
    assert drawn <= set(messages("en", "table"))


WORDS = {
    "kind": (*get_args(e.Icon), "character", "location", "attachment", "event"),
    "keyword": get_args(e.Keyword),
    "house": get_args(e.House),
    "zone": (*corrections.ZONES, "shuffled"),
    "phase": (*PHASES, *get_args(position.Timing), *get_args(Phase)),
    "until": ("challenge", "phase", "round", "source", "always"),
    "what": ("strength", "gain_keyword", "lose_keyword", "gain_icon", "lose_icon", *get_args(m.Pile)),
    "effect": tuple(kind.__struct_config__.tag for kind in get_args(text_effects.Carried)),
    "field": (
        *records.RULE_OF_VALUE,
        *corrections.SEAT_FIELDS,
        *corrections.CARD_FIELDS,
        *corrections.TABLE_FIELDS,
    ),
    "in": tuple(HBO.procedures),
    "at": tuple(
        f"{name}-{step.name}"
        for name, procedure in HBO.procedures.items()
        for step in procedure.steps
        if step.ask is not None
    ),
    "occasion": tuple(piles.LEFT.values()),
}


@pytest.mark.parametrize("at", WORDS)
def test_every_word_the_engine_uses_stands_in_the_table_of_words(at: str) -> None:
    assert [word for word in WORDS[at] if f"{at}-{word}" not in messages("en", "table")] == []


def test_every_occasion_that_can_be_reacted_to_has_a_word() -> None:
    source = scan.Source(*SHARED)
    occasions = {
        word
        for path, function, call in source.named("Occasion")
        for word in source.words(scan.argument(call, 0, "what"), function, path)
        if word
    }
    assert [one for one in occasions if f"occasion-{one}" not in messages("en", "table")] == []


def test_every_occasion_of_the_lcg_has_a_word_of_its_own() -> None:
    own = (BEGINS, ENDS, REVEALED, RENOWN, BURIED, SHOWN)
    assert [one for one in own if f"occasion-{one}" not in messages("en", "lcg-table")] == []


@pytest.mark.parametrize("point", HBO.points, ids=lambda point: point.rule)
def test_every_open_point_is_a_question_with_its_answers(point: RuleVariant) -> None:
    speech = Speech("en")
    said = [speech.point(point), *(speech.option(point, option) for option in point.options)]
    assert speech.faults == set()
    assert said[0].endswith("?")
    assert len(set(said)) == len(said)


def test_every_kind_of_ability_has_a_word() -> None:
    kinds = {use.kind for uses in USES.values() for use in uses}
    assert kinds
    assert all(f"kind-{kind}" in messages("en", "table") for kind in kinds)


def test_verdicts_and_grounds_have_words() -> None:
    speech = Speech("en")
    assert [speech.verdict(one) for one in Verdict][:3] == ["Legal", "Not legal", "Cannot tell"]
    assert speech.verdict(Verdict.NOT_COVERED) == "Not covered by the source"
    assert all(speech.basis(one) for one in Basis)
    assert all(speech.say(f"outcome-{what}") for what in OutcomeKind)
    assert all(speech.word(f"text-{text}").endswith("booklet") for text in HBO.texts)
    assert speech.faults == set()
