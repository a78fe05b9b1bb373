"""The steps of a challenge in this game, and what winning it brings: claim, rivalry, prizes, Renown."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.effect_handlers import kill
from engine.agot.lcg.keywords.deadly import a_deadly_victim_is_due, ask_deadly, attacker_is_deadlier
from engine.agot.lcg.keywords.infamy import ask_placing, forget
from engine.agot.lcg.keywords.intimidate import silenced_reason
from engine.agot.lcg.keywords.stealth import ask_stealth
from engine.agot.lcg.keywords.vengeful_and_vigilant import ask_standing
from engine.agot.lcg.phases.challenge_offers import offer_done
from engine.agot.lcg.rule_variants import AWARD_ORDER
from engine.agot.lcg.titles.redirect import ask_commander, ask_commander_first, ask_new_target, ask_regent
from engine.agot.lcg.titles.small_council import rivals_of
from engine.agot.lcg.titles.support import ask_support
from engine.agot.phases import challenge_resolution, challenge_turns, claim
from engine.agot.state.moves import ChooseVictims, ResolveChallenge
from engine.agot.state.records import EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import gain_for_houses, move_power, the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.game import CaseForm, Procedure, Step, Verb
from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, cannot_tell, rule
from engine.kernel.state import add_notes


@rule("lcg.claim.trigger", "lcg.claim.value", "lcg.claim.power", "lcg.support.claim_on_target")
def pay_power(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """If the attacker has won, the claim is fixed; power changes hands at once, the rest is paid next."""
    waits = under_way(table).unopposed or _beats_a_rival(table)
    return challenge_resolution.order_of_claim(claim.pay_claim(table, frame), awards_wait=waits)


@rule("lcg.unopposed.reward", "lcg.rivalry.bonus")
def awards_first(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Where the table has decided so, power for an unopposed win and for a rival comes before the claim."""
    if AWARD_ORDER.option(table) == "claim_first":
        return table
    table = challenge_resolution.unopposed_power(
        add_notes(table, AWARD_ORDER.reason(table, "order_of_awards"))
    )
    return table if _has_ended(table) else rivalry_power(table)


def award_rivalry(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Then one power for beating a rival, unless the table has decided otherwise."""
    if AWARD_ORDER.option(table) != "claim_first":
        return table
    after, due = rivalry_power(table), under_way(table).due > 0
    return challenge_resolution.order_decided(after, due, awards_wait=_rivalry_paid(table, after))


def _rivalry_paid(before: AgotTable, after: AgotTable) -> bool:
    return after is not before and any(
        seat.rivalry_gained != before.seats[seat_id].rivalry_gained for seat_id, seat in after.seats.items()
    )


def _beats_a_rival(table: AgotTable) -> bool:
    """Whether the winner is to be paid for beating a rival."""
    challenge = under_way(table)
    winner = challenge.winner
    if not winner or table.seats[winner].rivalry_gained:
        return False
    return challenge.loser in rivals_of(table, winner)


def _has_ended(table: AgotTable) -> bool:
    return table.over is not None or bool(table.claimants)


@rule("lcg.rivalry.bonus", "lcg.rivalry.once", "lcg.rivalry.scheme", "lcg.support.win_loss")
def rivalry_power(table: AgotTable) -> AgotTable:
    """Once a round, one power for winning a challenge against the holder of a rival title."""
    challenge = under_way(table)
    winner = challenge.winner
    if not winner:
        return table
    rivals = rivals_of(table, winner)
    if challenge.supporter and {challenge.loser, challenge.target} & set(rivals):
        table = add_notes(table, _looks_at_the_supporter(challenge.supporter))
    if challenge.loser not in rivals:
        return table
    rules: tuple[str, ...]
    if table.seats[winner].rivalry_gained:
        rules = ("lcg.rivalry.once", "lcg.rivalry.bonus")
        return add_notes(table, Reason(rules, Verdict.YES, "rivalry_has_paid", {"seat": winner}))
    facts = {"seat": winner, "rival": challenge.loser}
    rules = ("lcg.rivalry.bonus", "lcg.rivalry.scheme", "lcg.rivalry.once")
    table = add_notes(table, Reason(rules, Verdict.YES, "rival_beaten", dict(facts)))
    return gain_for_houses(table.seat(winner, rivalry_gained=True), {winner: 1}, "lcg.rivalry.bonus")


@rule("lcg.rivalry.bonus", "lcg.support.win_loss")
def _looks_at_the_supporter(supporter: str) -> Reason:
    """That rivalry asks who has won or lost by support, and not who was attacked, is recommended."""
    rules = ("lcg.rivalry.bonus", "lcg.support.win_loss")
    return Reason(rules, says="supporter_defends", facts={"seat": supporter}, basis=SILENT)


@rule("lcg.title.commander.win", "lcg.power.character_not_house")
def award_prize(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """A Lord Commander who wins a challenge they took over takes one power from the attacker's House."""
    challenge = under_way(table)
    if not challenge.taken_from or challenge.winner != challenge.target:
        return table
    if not table.seats[challenge.by].power:
        rules = ("lcg.title.commander.win", "lcg.power.character_not_house")
        return add_notes(
            table, Reason(rules, Verdict.YES, "no_prize_there", {"seat": challenge.by}, basis=SILENT)
        )
    return move_power(table, challenge.by, challenge.winner, 1, "lcg.title.commander.win")


def award_renown(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """One power to each of the winner's participating characters with Renown."""
    renowned = challenge_resolution.renowned_of(table, under_way(table))
    table = challenge_resolution.renown_power(table, renowned)
    gained = (Occasion("renown", card, table.cards[card].controller) for card in renowned)
    return table.put(occasions=(*table.occasions, *gained))


def for_claim(shared: object) -> object:
    """A rule on the victims of a claim, which does not look at those of Deadly.

    A verb's rules are typed as objects, because they take moves of different kinds.
    """

    def checked(table: AgotTable, move: ChooseVictims) -> Finding:
        finding: Finding = None if move.purpose == "deadly" else shared(table, move)  # type: ignore[operator]
        return finding

    checked.obeyed = shared.obeyed  # type: ignore[attr-defined]
    checked.__name__ = shared.__name__  # type: ignore[attr-defined]
    return checked


def act_victims(table: AgotTable, move: ChooseVictims) -> AgotTable:
    """They die together, unless saved."""
    if move.purpose != "deadly":
        return claim.act_victims(table, move)
    return kill(offer_done(table, "deadly"), move.cards, "deadly", move.by)


CHOOSE_VICTIMS = Verb(
    ChooseVictims,
    (
        the_game_goes_on,
        a_deadly_victim_is_due,
        *(for_claim(rule) for rule in claim.CHOOSE_VICTIMS.rules[1:]),  # type: ignore[arg-type]
    ),
    act_victims,
    case=CaseForm(absent=("cards",)),
)


@rule("lcg.keyword.intimidate", "lcg.keyword.deadly", "lcg.keyword.general")
def keywords_are_known(table: AgotTable, move: ResolveChallenge) -> Finding:
    """It is known which attackers have Intimidate and which defenders match Deadly."""
    challenge = table.challenge
    for card in challenge.attackers if challenge is not None else ():
        if has_keyword(table, table.cards[card], "intimidate") is None:
            return cannot_tell(keyword_question(table, table.cards[card], "intimidate"))
    deadly = challenge is not None and any(
        has_keyword(table, table.cards[card], "deadly") for card in challenge.attackers
    )
    for card in (challenge.defenders or ()) if deadly and challenge is not None else ():
        if has_keyword(table, table.cards[card], "deadly") is None:
            return cannot_tell(keyword_question(table, table.cards[card], "deadly"))
    return None


def act_resolve(table: AgotTable, move: ResolveChallenge) -> AgotTable:
    """Totals are taken and compared, those silenced by Intimidate left out; so is who is deadlier."""
    deadlier = attacker_is_deadlier(table)
    table = challenge_resolution.act_resolve(add_notes(table, *silenced_reason(table)), move)
    return table.put(challenge=replace(under_way(table), deadlier=deadlier))


RESOLVE = Verb(ResolveChallenge, (*challenge_resolution.RESOLVE.rules, keywords_are_known), act_resolve)

CHALLENGE = Procedure(
    "challenge",
    (
        Step("regent", ask=ask_regent),
        Step("new_target", ask=ask_new_target),
        Step("after_attackers", do=challenge_turns.window_between),
        Step("stealth", ask=ask_stealth),
        Step("defenders", ask=challenge_turns.ask_defenders),
        Step("commander_first", ask=ask_commander_first),
        Step("support", ask=ask_support),
        Step("commander", ask=ask_commander),
        Step("after_defenders", do=challenge_turns.window_between),
        Step("resolve", ask=challenge_resolution.ask_resolve),
        Step("rest_of_effects", do=challenge_resolution.rest_of_effects),
        Step("awards_first", do=awards_first),
        Step("claim", do=pay_power),
        Step("pay_claim", ask=claim.ask_claim),
        Step("unopposed", do=challenge_resolution.award_unopposed),
        Step("rivalry", do=award_rivalry),
        Step("prize", do=award_prize),
        Step("renown", do=award_renown),
        Step("infamy", ask=ask_placing),
        Step("placed", do=forget),
        Step("deadly", ask=ask_deadly),
        Step("standing", ask=ask_standing),
        Step("result", do=challenge_resolution.result_stands),
        Step("close", do=challenge_resolution.close),
    ),
)
