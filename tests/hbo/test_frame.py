"""Frame, components, anatomy of a card, card types and houses: chapters 1 to 4."""

from __future__ import annotations

import msgspec
import pytest

from engine.agot.hbo.adapter import new_game
from engine.kernel.errors import Impossible
from engine.kernel.reasons import Basis, Verdict
from referee.words.speech import Speech
from tests.kit.hbo import (
    BG,
    PL,
    after,
    allowed,
    answered,
    card,
    do,
    holds,
    in_doubt,
    marshalling,
    plot,
    reasons_of,
    refused,
    rule,
    seat,
    stamp,
    table,
    under_both_texts,
)

PLOTS = {house: tuple(f"{house} {number}" for number in range(1, 8)) for house in ("stark", "lannister")}


@pytest.mark.rule("hbo.frame.object")
@under_both_texts
def test_whoever_first_has_15_power_wins(text: str) -> None:
    given = table("challenges", text=text, stark=seat(power=14))
    gain = do("apply_effect", "stark", effects=[{"kind": "gain_power", "amounts": {"stark": 1}}])
    holds(given, {"game.over": False, "game.winner": None})
    holds(after(given, gain), {"game.over": True, "game.winner": "stark"})
    assert "hbo.frame.object" in allowed(given, gain).rules


@pytest.mark.rule("hbo.frame.three_challenges")
@pytest.mark.parametrize("kind", ["military", "intrigue", "power"])
def test_each_of_the_three_kinds_may_be_directed_at_the_opponent(kind: str) -> None:
    given = table(
        "challenges",
        stark=seat(plot=plot(claim=1), characters=[card("a1", strength=2, icons=kind)]),
        lannister=seat(characters=[card("b1")]),
    )
    allowed(given, do("declare_challenge", "stark", kind=kind, target="lannister", attackers=["a1"]))
    assert ["lannister"] == answered(given, "legal_targets", by="stark").value


@pytest.mark.rule("hbo.frame.three_challenges")
def test_there_is_no_fourth_kind_of_challenge() -> None:
    with pytest.raises(msgspec.ValidationError, match="kind"):
        do("declare_challenge", "stark", kind="trade", target="lannister", attackers=["a1"])


@pytest.mark.rule("hbo.frame.three_challenges")
def test_nobody_challenges_himself() -> None:
    given = table("challenges", stark=seat(characters=[card("a1", strength=2, icons="power")]))
    challenge = do("declare_challenge", "stark", kind="power", target="stark", attackers=["a1"])
    refused(given, challenge, because="hbo.frame.three_challenges")


@pytest.mark.rule("hbo.golden.card_over_rules")
def test_a_card_prevails_over_the_rule_it_contradicts_and_says_so() -> None:
    given = table("draw", stark=seat(hand=5), lannister=seat(hand=5))
    effect = do("apply_effect", "stark", effects=[{"kind": "draw", "seats": ["stark"], "amount": 3}])
    ruling = allowed(given, do("draw_phase"), effect)
    assert reasons_of(ruling, "hbo.golden.card_over_rules")
    holds(after(given, do("draw_phase"), effect), {"seat.stark.hand": 10, "seat.lannister.hand": 7})


@pytest.mark.rule("hbo.golden.card_over_rules")
def test_a_card_that_lets_stand_lifts_nothing_else() -> None:
    """A text that stands a character leaves the limit of one challenge of each kind as it is."""
    given = table(
        "challenges",
        stark=seat(
            characters=[card("a1", strength=2, icons="power", kneeling=True)], challenges_made=["power"]
        ),
    )
    stand = do("apply_effect", "stark", effects=[{"kind": "stand", "target": "a1"}])
    again = do("declare_challenge", "stark", kind="power", target="lannister", attackers=["a1"])
    holds(after(given, stand), {"card.a1.kneeling": False})
    refused(given, stand, again, because="hbo.challenge.one_of_each")


@pytest.mark.rule("hbo.comp.draw_decks")
@under_both_texts
def test_each_house_starts_with_its_own_50_cards(text: str) -> None:
    begun = new_game(text, PLOTS)
    for house in ("stark", "lannister"):
        holds(begun, {f"seat.{house}.deck": 43, f"seat.{house}.hand": 7})


@pytest.mark.rule("hbo.comp.plot_cards")
@pytest.mark.parametrize("wrong", [6, 8])
def test_a_plot_deck_is_exactly_seven_plots(wrong: int) -> None:
    plots = {**PLOTS, "stark": tuple(f"stark {number}" for number in range(wrong))}
    with pytest.raises(Impossible) as refusal:
        new_game(BG, plots)
    assert "the plot deck of Stark is not seven plots" in Speech().error(refusal.value)


@pytest.mark.rule("hbo.comp.token_limits")
@under_both_texts
def test_income_is_taken_in_full_though_the_treasury_is_empty_and_the_ruling_says_the_texts_are_silent(
    text: str,
) -> None:
    given = table(
        "marshalling",
        text=text,
        stark=seat(plot=plot(income=5)),
        lannister=seat(gold=26),
    )
    income = do("collect_income", "stark")
    holds(after(given, income), {"seat.stark.gold": 5})
    ruling = allowed(given, income)
    assert ("unlimited", "text", Basis.SILENT) == stamp(ruling, "hbo.comp.token_limits")
    assert Basis.SILENT is ruling.basis


@pytest.mark.rule("hbo.comp.token_limits")
@pytest.mark.parametrize(("text", "in_box"), [(BG, 26), (PL, 20)])
def test_a_table_may_let_the_gold_of_its_own_box_limit_play(text: str, in_box: int) -> None:
    decided = {"hbo.comp.token_limits": "limited"}
    given = table(
        "marshalling",
        text=text,
        decided=decided,
        stark=seat(plot=plot(income=5)),
        lannister=seat(gold=in_box - 2),
    )
    income = do("collect_income", "stark")
    holds(after(given, income), {"seat.stark.gold": 2, "seat.stark.income": 2})
    assert ("limited", "table", Basis.SILENT) == stamp(allowed(given, income), "hbo.comp.token_limits")


@pytest.mark.rule("hbo.comp.token_limits")
def test_gold_an_effect_gives_is_limited_where_the_table_has_decided_so() -> None:
    given = table(
        "dominance",
        decided={"hbo.comp.token_limits": "limited"},
        stark=seat(gold=1),
        lannister=seat(gold=24),
    )
    gain = do("apply_effect", "stark", effects=[{"kind": "gain_gold", "seat": "stark", "amount": 3}])
    holds(after(given, gain), {"seat.stark.gold": 2})
    assert ("limited", "table", Basis.SILENT) == stamp(allowed(given, gain), "hbo.comp.token_limits")


@pytest.mark.rule("hbo.comp.token_limits")
def test_power_is_limited_to_30_tokens_only_where_the_table_has_decided_so() -> None:
    """28 tokens lie on the table; three more are due."""
    gain = do("apply_effect", "stark", effects=[{"kind": "gain_power_on_card", "target": "a1", "amount": 3}])
    stark = seat(power=6, characters=[card("a1", power=8)])
    lannister = seat(power=14)
    free = table("dominance", stark=stark, lannister=lannister)
    holds(after(free, gain), {"card.a1.power": 11})
    limited = table(
        "dominance", decided={"hbo.comp.token_limits": "limited"}, stark=stark, lannister=lannister
    )
    holds(after(limited, gain), {"card.a1.power": 10})
    assert ("limited", "table", Basis.SILENT) == stamp(allowed(limited, gain), "hbo.comp.token_limits")


@pytest.mark.rule("hbo.anatomy.gold_cost")
@pytest.mark.parametrize("gold", [3, 4, 5])
def test_the_printed_cost_leaves_the_gold_pool(gold: int) -> None:
    given = marshalling(stark=seat(gold=gold, hand=[card("s1", type="character", cost=3)]))
    holds(after(given, do("play_card", "stark", card="s1")), {"seat.stark.gold": gold - 3, "payment.gold": 3})
    assert 3 == answered(given, "cost", by="stark", card="s1").value


@pytest.mark.rule("hbo.anatomy.gold_cost")
def test_a_cost_nobody_has_told_is_asked_for() -> None:
    given = marshalling(stark=seat(gold=3, hand=[card("s1", type="character")])).card("s1", cost=None)
    in_doubt(given, do("play_card", "stark", card="s1"), asks="cost")


@pytest.mark.rule("hbo.anatomy.strength")
def test_strength_is_what_the_two_sides_add_up() -> None:
    given = table(
        "challenges",
        stark=seat(
            plot=plot(),
            characters=[card("a1", strength=2, icons="power"), card("a2", strength=3, icons="power")],
        ),
        lannister=seat(characters=[card("b1", strength=4, icons="power")]),
        challenge={
            "by": "stark",
            "kind": "power",
            "target": "lannister",
            "attackers": ["a1", "a2"],
            "defenders": ["b1"],
            "step": "defenders",
        },
    )
    holds(after(given, do("resolve")), {"challenge.attack": 5, "challenge.defence": 4})


@pytest.mark.rule("hbo.anatomy.strength")
def test_the_current_strength_tells_how_it_was_added_up() -> None:
    pumped = card(
        "a1", strength=2, modifiers=[{"amount": 2, "from": "a banner"}, {"amount": -1, "from": "a wound"}]
    )
    found = answered(table("challenges", stark=seat(characters=[pumped])), "strength", card="a1")
    assert 3 == found.value
    assert [2, 2, -1] == [part.found for part in found.ruling.reasons[0].because]


@pytest.mark.rule("hbo.anatomy.strength")
def test_a_strength_nobody_has_told_is_asked_for() -> None:
    given = table("challenges", stark=seat(characters=[card("a1")])).card("a1", strength=None)
    found = answered(given, "strength", card="a1")
    assert Verdict.CANNOT_TELL is found.ruling.verdict
    assert found.ruling.asks is not None
    assert ("strength", "a1") == (found.ruling.asks.what, found.ruling.asks.card)


@pytest.mark.rule("hbo.anatomy.challenge_icons")
def test_who_lacks_the_icon_neither_attacks_nor_defends() -> None:
    given = table(
        "challenges",
        stark=seat(characters=[card("a1", strength=2, icons=["military", "power"])]),
        lannister=seat(characters=[card("b1", strength=2, icons="intrigue")]),
    )
    wrong = do("declare_challenge", "stark", kind="intrigue", target="lannister", attackers=["a1"])
    assert (
        "hbo.anatomy.challenge_icons" in refused(given, wrong, because="hbo.challenge.icon_required").because
    )
    right = do("declare_challenge", "stark", kind="power", target="lannister", attackers=["a1"])
    defend = do("declare_defenders", "lannister", defenders=["b1"])
    refused(given, right, defend, because="hbo.challenge.icon_required")


@pytest.mark.rule("hbo.anatomy.challenge_icons")
def test_icons_nobody_has_told_are_asked_for() -> None:
    given = table("challenges", stark=seat(characters=[card("a1", strength=2)])).card("a1", icons=None)
    challenge = do("declare_challenge", "stark", kind="power", target="lannister", attackers=["a1"])
    in_doubt(given, challenge, asks="icons")


@pytest.mark.rule("hbo.anatomy.income_bonus", "hbo.anatomy.plot_income")
def test_income_bonuses_are_added_to_the_plot_and_the_sum_shows_each() -> None:
    given = table(
        "marshalling",
        stark=seat(plot=plot(income=4), locations=[card("l1", income=1), card("l2", income=2)]),
    )
    income = do("collect_income", "stark")
    holds(after(given, income), {"seat.stark.gold": 7, "seat.stark.income": 7})
    ruling = allowed(given, income)
    assert [4] == [
        one.found for one in reasons_of(ruling, "hbo.anatomy.plot_income") if one.says == "plot_income"
    ]
    assert [1, 2] == [
        one.found for one in reasons_of(ruling, "hbo.anatomy.income_bonus") if one.says == "income_bonus"
    ]


@pytest.mark.rule("hbo.anatomy.plot_income")
def test_an_income_value_nobody_has_told_is_asked_for() -> None:
    given = table("marshalling", stark=seat(plots={"revealed": "The Old Gods"}))
    in_doubt(given, do("collect_income", "stark"), asks="plot_income")


@pytest.mark.rule("hbo.anatomy.plot_initiative")
def test_an_initiative_value_nobody_has_told_is_asked_for() -> None:
    compare = do("determine_initiative")
    given = table(
        "plot",
        doing=[compare],
        stark=seat(plots={"revealed": "The Old Gods"}),
        lannister=seat(plot=plot(initiative=4)),
    )
    in_doubt(given, compare, asks="plot_initiative")


@pytest.mark.rule("hbo.anatomy.plot_claim")
@pytest.mark.parametrize("claim", [1, 2])
def test_the_winners_claim_value_is_what_the_loser_suffers(claim: int) -> None:
    given = table(
        "challenges",
        stark=seat(plot=plot(claim=claim), characters=[card("a1", strength=2, icons="power")]),
        lannister=seat(power=5, plot=plot(claim=4)),
        challenge={
            "by": "stark",
            "kind": "power",
            "target": "lannister",
            "attackers": ["a1"],
            "step": "defenders",
        },
    )
    holds(
        after(given, do("resolve")),
        {"claim.amount": claim, "seat.lannister.power": 5 - claim, "seat.stark.power": claim + 1},
    )


@pytest.mark.rule("hbo.type.attachment")
@pytest.mark.parametrize("host", ["mine", "theirs"])
def test_an_attachment_goes_under_any_character_in_play(host: str) -> None:
    given = marshalling(
        stark=seat(hand=[card("dagger", type="attachment")], gold=1, characters=[card("mine")]),
        lannister=seat(characters=[card("theirs")]),
    )
    holds(
        after(given, do("play_card", "stark", card="dagger", host=host)),
        {"card.dagger.zone": "play", "card.dagger.host": host, "card.dagger.controller": "stark"},
    )


@pytest.mark.rule("hbo.type.attachment")
@pytest.mark.parametrize("host", ["", "hall", "absent", "other"])
def test_an_attachment_goes_under_nothing_but_a_character_in_play(host: str) -> None:
    hand = [card("dagger", type="attachment"), card("absent", type="character")]
    given = marshalling(
        stark=seat(
            hand=hand,
            gold=1,
            characters=[card("mine")],
            locations=[card("hall")],
            attachments=[card("other", host="mine")],
        )
    )
    refused(given, do("play_card", "stark", card="dagger", host=host), because="hbo.type.attachment")


@pytest.mark.rule("hbo.type.attachment_host_leaves")
@pytest.mark.parametrize("how", ["kill", "discard", "return_to_hand", "return_to_deck", "remove_from_game"])
def test_an_attachment_is_discarded_however_its_host_leaves(how: str) -> None:
    given = table(
        "standing",
        stark=seat(characters=[card("host")], attachments=[card("mine", host="host")]),
        lannister=seat(attachments=[card("theirs", host="host")]),
    )
    leave = do("apply_effect", "lannister", effects=[{"kind": how, "target": "host"}])
    holds(
        after(given, leave),
        {
            "card.mine.zone": "discard",
            "card.mine.host": None,
            "card.theirs.zone": "discard",
            "seat.stark.discard": 2 if how == "discard" else 1,
            "seat.lannister.discard": 1,
        },
    )
    line = (leave, do("decline_saves")) if how == "kill" else (leave,)
    assert "hbo.type.attachment_host_leaves" in allowed(given, *line).rules


@pytest.mark.rule("hbo.type.attachment_host_leaves", "hbo.lasting.definition")
def test_what_hung_on_the_attachment_ends_with_it() -> None:
    helped = card("a2", strength=2, modifiers=[{"amount": 2, "from": "banner", "source": "banner"}])
    given = table(
        "standing",
        stark=seat(characters=[card("host"), helped], attachments=[card("banner", host="host")]),
    )
    holds(given, {"card.a2.strength": 4})
    leave = do("apply_effect", "lannister", effects=[{"kind": "discard", "target": "host"}])
    holds(after(given, leave), {"card.a2.strength": 2})


@pytest.mark.rule("hbo.type.attachment_control")
@under_both_texts
def test_an_attachment_on_an_enemy_stays_its_players_card(text: str) -> None:
    """That it may be put there is stated; whose it then is, is not."""
    hand = [card("chains", type="attachment")]
    given = marshalling(
        text=text, stark=seat(gold=1, hand=hand), lannister=seat(gold=2, characters=[card("b1")])
    )
    play = do("play_card", "stark", card="chains", host="b1")
    assert Basis.STATED is allowed(given, play).basis
    holds(after(given, play), {"card.chains.controller": "stark"})


@pytest.mark.rule("hbo.type.attachment_control")
@under_both_texts
def test_only_its_player_uses_it_and_the_ruling_says_the_texts_are_silent(text: str) -> None:
    chains = card("chains", host="b1", timing="marshalling")
    given = marshalling(text=text, stark=seat(attachments=[chains]), lannister=seat(characters=[card("b1")]))
    by_player = allowed(given, do("use_ability", "stark", card="chains"))
    assert ("player", "text", Basis.SILENT) == stamp(by_player, "hbo.type.attachment_control")
    by_host = refused(given, do("use_ability", "lannister", card="chains"), because="hbo.play.in_play")
    assert Basis.SILENT is by_host.basis
    assert ("player", "text", Basis.SILENT) == stamp(by_host, "hbo.type.attachment_control")


@pytest.mark.rule("hbo.type.attachment_control")
def test_a_table_may_give_an_attachment_to_the_player_of_its_host() -> None:
    given = marshalling(
        decided={"hbo.type.attachment_control": "host"},
        stark=seat(gold=1, hand=[card("chains", type="attachment")]),
        lannister=seat(characters=[card("b1")]),
    )
    play = do("play_card", "stark", card="chains", host="b1")
    there = after(given, play)
    holds(there, {"card.chains.controller": "lannister"})
    assert ("host", "table", Basis.SILENT) == stamp(allowed(given, play), "hbo.type.attachment_control")


@pytest.mark.rule("hbo.type.attachment_control")
def test_an_attachment_and_its_host_kneel_and_stand_separately() -> None:
    given = table(
        "dominance",
        stark=seat(attachments=[card("chains", host="b1")]),
        lannister=seat(characters=[card("b1")]),
    )
    kneel = do("apply_effect", "stark", effects=[{"kind": "kneel", "target": "b1"}])
    holds(after(given, kneel), {"card.b1.kneeling": True, "card.chains.kneeling": False})
    kneel = do("apply_effect", "stark", effects=[{"kind": "kneel", "target": "chains"}])
    holds(after(given, kneel), {"card.b1.kneeling": False, "card.chains.kneeling": True})


@pytest.mark.rule("hbo.type.event")
def test_an_event_is_played_from_hand_for_its_effect_and_then_discarded() -> None:
    event = card("cunning", type="event", timing="any_phase")
    given = marshalling(stark=seat(hand=[event]), lannister=seat(characters=[card("b1")]))
    play = do("play_event", "stark", card="cunning", effects=[{"kind": "kneel", "target": "b1"}])
    holds(
        after(given, play),
        {"card.b1.kneeling": True, "card.cunning.zone": "discard", "seat.stark.discard": 1},
    )
    refused(given, play, do("pass", "lannister"), play, because="hbo.type.event")


@pytest.mark.rule("hbo.type.event")
def test_an_event_is_not_laid_down_like_a_card() -> None:
    given = marshalling(stark=seat(gold=5, hand=[card("cunning", type="event", timing="any_phase")]))
    refused(given, do("play_card", "stark", card="cunning"), because="hbo.type.event")


@pytest.mark.rule("hbo.type.event")
def test_a_character_is_not_played_as_an_event() -> None:
    given = marshalling(stark=seat(gold=5, hand=[card("s1", type="character")]))
    refused(given, do("play_event", "stark", card="s1"), because="hbo.type.event")


@pytest.mark.rule("hbo.type.plot")
def test_every_round_a_plot_is_chosen_from_a_deck_apart_from_the_draw_deck() -> None:
    plots = {"available": ["Uneasy Truce", "Killing Cold"], "used": []}
    reveal = do("reveal_plot", "lannister", plot="Killing Cold")
    given = table("plot", doing=[reveal], lannister=seat(deck=12, hand=4, plots=plots))
    holds(
        after(given, reveal),
        {
            "seat.lannister.plots_available": ["Uneasy Truce"],
            "seat.lannister.deck": 12,
            "seat.lannister.hand": 4,
        },
    )
    refused(given, do("reveal_plot", "lannister", plot=None), because="hbo.type.plot")


@pytest.mark.rule("hbo.house.affiliation")
def test_the_symbol_on_a_card_tells_its_house_not_the_player_who_uses_it() -> None:
    given = table(
        "challenges",
        stark=seat(characters=[card("turncoat", house="lannister"), card("own", house="stark")]),
    )
    assert answered(given, "belongs_to", card="turncoat", house="lannister").value is True
    assert answered(given, "belongs_to", card="turncoat", house="stark").value is False
    assert answered(given, "belongs_to", card="own", house="stark").value is True


@pytest.mark.rule("hbo.house.affiliation", "hbo.house.neutral")
@pytest.mark.parametrize(
    ("who", "reason"), [("own", "hbo.house.affiliation"), ("nobodys", "hbo.house.neutral")]
)
def test_a_text_that_wants_a_card_of_one_house_is_met_by_no_other(who: str, reason: str) -> None:
    hand = [card("order", type="event", timing="any_phase")]
    characters = [card("own", house="stark"), card("nobodys", house=[]), card("lion", house="lannister")]
    given = table("standing", stark=seat(hand=hand, characters=characters))
    demand = {"kneel_house": "lannister"}

    window = after(given, do("stand_all"))
    allowed(window, do("play_event", "stark", card="order", pay={"kneel": ["lion"]}, demands=demand))
    wrong = do("play_event", "stark", card="order", pay={"kneel": [who]}, demands=demand)
    assert reason in refused(window, wrong, because="hbo.house.affiliation").because


@pytest.mark.rule("hbo.house.neutral")
@under_both_texts
def test_a_neutral_card_belongs_to_no_house_under_either_text(text: str) -> None:
    given = table("challenges", text=text, stark=seat(characters=[card("nobodys", house=[])]))
    for house in ("stark", "lannister"):
        found = answered(given, "belongs_to", card="nobodys", house=house)
        assert found.value is False
        assert "hbo.house.neutral" in found.ruling.rules


@pytest.mark.rule("hbo.house.affiliation")
def test_a_house_nobody_has_told_is_asked_for() -> None:
    hand = [card("order", type="event", timing="any_phase")]
    given = after(table("standing", stark=seat(hand=hand, characters=[card("own")])), do("stand_all"))
    play = do(
        "play_event", "stark", card="order", pay={"kneel": ["own"]}, demands={"kneel_house": "lannister"}
    )
    in_doubt(given.card("own", houses=None), play, asks="houses")


@pytest.mark.rule("hbo.gold.pay_for_effects", "hbo.anatomy.gold_cost")
@pytest.mark.parametrize("printed", [{}, {"cost": 2}, {"gold_price": 2}, {"cost": 2, "gold_price": 3}])
def test_whoever_asks_what_an_event_costs_is_told_what_its_effect_takes(printed: dict[str, int]) -> None:
    price = max(printed.values(), default=0)
    for gold in (price - 1, price) if price else (0,):
        stark = seat(
            gold=gold, hand=[card("e", type="event", timing="any_phase", house="lannister", **printed)]
        )
        given = marshalling(stark=stark)
        found = answered(given, "cost", by="stark", card="e")
        assert (found.value, found.ruling.rules[0]) == (price, "hbo.gold.pay_for_effects")
        played = rule(given, do("play_event", "stark", card="e"))
        assert (played.verdict == "yes") is (gold >= found.value)
