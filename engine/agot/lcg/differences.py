"""The differences from the HBO edition, and between numbers of players, as data.

Data, so that it can be shown: each row is one point of variation, what holds in each game, and the rules of
this game it rests on. A test compares what can be compared with what the engine really does.
"""

from __future__ import annotations

from msgspec import Struct


class EditionDifference(Struct, frozen=True):
    """One point in which the two games, or two numbers of players, differ."""

    key: str
    hbo: str
    """What holds in the HBO edition; ``-``: there is no such thing."""
    lcg: str
    rules: tuple[str, ...]


def row(key: str, hbo: str, lcg: str, rules: str) -> EditionDifference:
    """One row; the rules are named one after the other, without the name of the game."""
    return EditionDifference(key, hbo, lcg, tuple(f"lcg.{one}" for one in rules.split()))


GAMES: tuple[EditionDifference, ...] = (
    row("players.count", "2", "2-4", "scope.core_set variant.two.no_titles variant.three.titles"),
    row("players.teams", "-", "2 v 2", "variant.team.seating"),
    row("houses.available", "2, one each", "6, repeats allowed", "component.houses setup.same_house_allowed"),
    row("house.marker", "banner", "House card", "cardtype.house"),
    row("cards.types", "5", "+ House, agenda, title", "cardtype.list"),
    row("cards.multi_house", "-", "yes", "multihouse.all_houses"),
    row("cards.crests", "-", "4", "anatomy.crests"),
    row(
        "deck.construction",
        "fixed",
        "free; official: 60, 3 copies",
        "deck.min60 deck.max_three deck.house_only",
    ),
    row("plots.source", "printed list", "any 7 different", "deck.plots7"),
    row("setup.first_player", "-", "group picks one", "setup.declare_house_agenda setup.place_order"),
    row("setup.agenda", "-", "0-1", "cardtype.agenda"),
    row("setup.mulligan", "once", "no", "setup.no_mulligan"),
    row("setup.attachments", "never", "with Setup", "setup.attachments"),
    row("setup.gold_penalty", "0", "2", "setup.gold_penalty"),
    row("council.titles", "-", "6", "title.select variant.team.no_titles variant.two.no_titles"),
    row("council.cycle", "-", "each round; 3 players: every second", "title.return variant.three.titles"),
    row("council.support", "-", "Laws > Hand > Whispers > Coin > Laws", "support.scheme"),
    row("council.rivalry", "-", "1 power a round", "rivalry.scheme rivalry.once"),
    row("council.redirects", "-", "Regent, Commander", "title.regent.redirect title.commander.redirect"),
    row("council.strength_bonus", "-", "3", "title.regent.strength title.commander.strength title.whispers"),
    row("council.resources", "-", "Hand 2, Laws 1, Coin 2", "title.hand title.laws title.coin"),
    row("initiative.sources", "plot", "plot and cards", "initiative.total symbol.initiative_bonus"),
    row("draw.bonus", "0", "1", "title.laws"),
    row("draw.cap", "-", "3", "drawcap.three drawcap.word_draw"),
    row("income.modifiers", "+", "+ and -", "symbol.income_modifier"),
    row("gold.penalty", "0", "2", "marshal.gold_penalty"),
    row("influence", "-", "yes", "influence.pay influence.overpay"),
    row("attachments.hosts", "characters", "as printed", "cardtype.attachment"),
    row("limited.response", "-", "1 a round", "keyword.limited_response"),
    row("unique.scope", "playing", "playing, putting, control", "unique.one_per_player unique.no_second"),
    row("unique.stolen_copy", "-", "bars", "unique.stolen_copy"),
    row("duplicates.on", "characters", "any unique card owned and controlled", "duplicate.only_unique"),
    row("duplicates.save_scope", "kill", "kill, discard, return", "duplicate.save"),
    row("control.change", "-", "yes", "control.own_vs_control"),
    row("challenge.target", "the opponent", "any but oneself, supported, partner", "challenge.any_opponent"),
    row("challenge.windows", "before and after each step", "before and between", "challenge.windows"),
    row("challenge.defender", "the opponent", "target, supporter, Commander", "support.may_defend"),
    row("challenge.min_strength", "0", "1", "challenge.min_strength"),
    row("challenge.participant_needed", "no", "yes", "challenge.participant_required"),
    row("challenge.no_winner", "no", "yes", "challenge.no_winner"),
    row("claim.payer", "loser", "target, or Commander", "support.claim_on_target title.commander.lose"),
    row("keywords.set", "3", "14", "keyword.general keyword.house_keywords"),
    row("taxation.skip", "no", "by a card", "gold.carry"),
    row("victory.threshold", "15", "15; teams 30", "victory.immediate variant.team.victory30"),
    row("victory.tie", "first player wins", "first player chooses", "victory.simultaneous"),
    row("power.places", "banner, characters", "+ Infamy cards", "victory.counts keyword.infamy_counts"),
    row("responses.order", "first player", "left of acting", "response.order"),
    row("responses.cancel", "-", "yes", "cancel.definition cancel.cost_paid"),
    row("responses.save", "kill", "kill, discard", "save.definition"),
    row("cards.put_into_play", "-", "free of price and penalty", "marshal.put_into_play_bypass"),
    row("cards.removed_from_game", "-", "yes", "outofgame.removed"),
    row("economy.trade", "-", "Littlefinger", "variant.littlefinger.trade"),
)
"""The two games of the family."""


class PlayerCount(Struct, frozen=True):
    """What holds for one number of players."""

    variant: str
    players: int
    titles: bool
    cycle: str
    """When titles go back: ``each_round``, ``second_round`` or nothing."""
    threshold: int
    rules: tuple[str, ...]


PLAYERS: tuple[PlayerCount, ...] = (
    PlayerCount("two", 2, False, "", 15, ("lcg.variant.two.no_titles",)),
    PlayerCount("three", 3, True, "second_round", 15, ("lcg.variant.three.titles", "lcg.title.select")),
    PlayerCount("melee", 4, True, "each_round", 15, ("lcg.title.return", "lcg.title.select")),
    PlayerCount("team", 4, False, "", 30, ("lcg.variant.team.no_titles", "lcg.variant.team.victory30")),
)
"""The ways to play this game."""
