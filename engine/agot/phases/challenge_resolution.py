"""The resolution of a challenge: winner, claim, unopposed power, renown."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.definitions import trigger
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.phases.claim import ask_claim, pay_claim
from engine.agot.rounds.timing import current_step, window_is_open
from engine.agot.rule_variants import NO_ATTACKERS_LEFT, RENOWN_AFTER_CLAIM, RESOLUTION_ORDER
from engine.agot.state.moves import ResolveChallenge
from engine.agot.state.piles import end_modifiers
from engine.agot.state.records import CHALLENGE, Challenge, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question, keyword_reasons, unknown_strength
from engine.agot.values.power_and_victory import gain_for_houses, gain_on_cards, the_game_goes_on
from engine.agot.values.totals import (
    attacker_wins,
    defender_wins,
    is_unopposed,
    points_on_totals,
    side_tallies,
    totals,
    under_way,
    winner_reason,
)
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Step, Verb
from engine.kernel.memo import memoize
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Finding,
    Question,
    Reason,
    Verdict,
    amount_of,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import Event, add_events, add_notes


def ask_resolve(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The challenge is resolved."""
    if under_way(table).attack is not None:
        return ()
    return (
        Decision(
            TABLE, "resolve", "hbo.challenge.totals", DecisionKind.PROCEDURE, ("resolve",), ResolveChallenge()
        ),
    )


@rule("hbo.challenge.resolution_order", "lcg.challenge.steps")
def rest_of_effects(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The "if you win this challenge" remainder of effects already played is carried out before claim."""
    challenge = under_way(table)
    for waiting in reversed(challenge.if_win):
        if waiting.by == challenge.winner:
            table = push_effects(table, waiting.effects, waiting.by, waiting.card)
    return table


def awards_first(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Where the table has decided so, awards come before the claim."""
    option = RESOLUTION_ORDER.option(table)
    if option == "claim_first":
        return table
    table = unopposed_power(add_notes(table, RESOLUTION_ORDER.reason(table, "order_of_awards")))
    if table.over is not None or option == "unopposed_first":
        return table
    return renown_power(table, renowned_of(table, under_way(table)))


def award_unopposed(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """After the claim comes the unopposed power, unless it came before."""
    if RESOLUTION_ORDER.option(table) != "claim_first":
        return table
    after = unopposed_power(table)
    return order_decided(after, under_way(table).due > 0, awards_wait=under_way(table).unopposed)


def award_renown(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Then comes renown, unless it came before; where it is printed that it comes then, nothing is open."""
    if RESOLUTION_ORDER.option(table) == "awards_first":
        return table
    renowned = renowned_of(table, under_way(table))
    after, open_ = renown_power(table, renowned), RENOWN_AFTER_CLAIM[table.text] is SILENT
    return order_decided(after, under_way(table).due > 0, awards_wait=bool(renowned)) if open_ else after


def claim(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The claim is fixed, and paid where nobody has to choose; awards whose place is not printed wait."""
    challenge = under_way(table)
    renown = RENOWN_AFTER_CLAIM[table.text] is SILENT and bool(renowned_of(table, challenge))
    return order_of_claim(pay_claim(table, frame), awards_wait=challenge.unopposed or renown)


def order_of_claim(table: AgotTable, *, awards_wait: bool) -> AgotTable:
    """Notes that awards wait for an unpaid claim, or are not given because the claim ended the game."""
    if not awards_wait or RESOLUTION_ORDER.option(table) != "claim_first":
        return table
    challenge = table.challenge
    pending = challenge is not None and challenge.due > 0 and challenge.kind != "power"
    ended = table.over is not None or bool(table.claimants)
    return add_notes(table, RESOLUTION_ORDER.reason(table, "order_of_awards")) if pending or ended else table


def order_decided(table: AgotTable, claimed: bool, *, awards_wait: bool = False) -> AgotTable:
    """The order of claim and awards, which is not stated, counts where the game ends between them.

    It also counts where an award has waited until characters were chosen.
    """
    challenge = table.challenge
    waited = awards_wait and challenge is not None and challenge.kind == "military"
    ended = table.over is not None or bool(table.claimants)
    if not claimed or not (ended or waited):
        return table
    return add_notes(table, RESOLUTION_ORDER.reason(table, "order_of_awards"))


@rule(
    "hbo.challenge.unopposed",
    "hbo.challenge.unopposed_plus_claim",
    "lcg.unopposed.condition",
    "lcg.unopposed.reward",
)
def unopposed_power(table: AgotTable) -> AgotTable:
    """An attacking player who has won unopposed puts one power from the pool on their banner."""
    challenge = under_way(table)
    if not challenge.unopposed:
        return table
    rules = ("hbo.challenge.unopposed", "hbo.challenge.unopposed_plus_claim")
    table = add_notes(
        table,
        Reason(rules, Verdict.YES, "won_unopposed", {"defence": challenge.defence, "seat": challenge.by}),
    )
    return gain_for_houses(table, {challenge.by: 1}, "hbo.challenge.unopposed")


@rule("hbo.keyword.renown", "lcg.keyword.renown")
def renown_power(table: AgotTable, renowned: tuple[str, ...]) -> AgotTable:
    """Each of the winner's participating characters with Renown gains one power."""
    table = add_notes(table, *keyword_reasons(table, renowned, "renown"))
    return gain_on_cards(table, renowned, 1, "hbo.keyword.renown") if renowned else table


def renowned_of(table: AgotTable, challenge: Challenge) -> tuple[str, ...]:
    """The winner's characters with Renown that are still in the challenge."""
    return tuple(
        card
        for card in challenge.participants
        if table.cards[card].controller == challenge.winner
        and has_keyword(table, table.cards[card], "renown")
    )


def result_stands(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Passives and then reactions to the result."""
    challenge = under_way(table)
    earlier = table.occasions
    seats = (challenge.winner, challenge.loser) if challenge.winner else ("",)
    occasions = [Occasion("challenge_result", "", seat) for seat in seats]
    return trigger(table, *earlier, *occasions)


@rule("hbo.challenge.after", "lcg.challenge.sequential")
def close(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The challenge is over; survivors stay as they are; effects that lasted for it end."""
    challenge = under_way(table)
    table = end_modifiers(table, until=CHALLENGE)
    table = add_notes(
        table,
        Reason(
            ("hbo.challenge.after", "hbo.standing.stand_all"),
            says="survivors_stay",
            facts={"cards": challenge.participants},
            basis=DERIVED,
        ),
    )
    return table.put(challenge=None, last_challenge=challenge)


CHALLENGE_STEPS = (
    Step("resolve", ask=ask_resolve),
    Step("rest_of_effects", do=rest_of_effects),
    Step("awards_first", do=awards_first),
    Step("claim", do=claim),
    Step("pay_claim", ask=ask_claim),
    Step("unopposed", do=award_unopposed),
    Step("renown", do=award_renown),
    Step("result", do=result_stands),
    Step("close", do=close),
)


@rule("hbo.challenge.three_steps", "hbo.challenge.resolution_order", "lcg.challenge.steps")
def it_is_time_to_resolve(table: AgotTable, move: ResolveChallenge) -> Finding:
    """A challenge is resolved after attackers and defenders have been declared."""
    if current_step(table) == "challenge.resolve":
        return None
    wait = change("wait_step", step="challenge.resolve")
    if table.challenge is None:
        return violated("no_challenge", wait, phase=table.phase)
    if table.challenge.defenders is None:
        return violated(
            "defenders_not_declared",
            change("defence_first", seat=table.challenge.target),
            rules=("hbo.challenge.three_steps", "hbo.challenge.declare_defenders"),
        )
    if table.challenge.attack is not None:
        return violated("resolved_already", rules=("hbo.challenge.three_steps",), busy=current_step(table))
    return window_is_open(table, wait)


def _winning_side(table: AgotTable) -> tuple[str, ...]:
    """The participants of the side that wins as strengths stand; nobody while one is not known."""
    challenge = table.challenge
    if challenge is None or _first_unknown(table) is not None:
        return ()
    return challenge.attackers if attacker_wins(table, *totals(table)) else challenge.defenders or ()


@rule("hbo.anatomy.strength", "hbo.challenge.totals", "lcg.anatomy.strength", "lcg.challenge.totals")
def all_strengths_are_known(table: AgotTable, move: ResolveChallenge) -> Finding:
    """Resolving a challenge adds up the strengths of all participants."""
    asked = _first_unknown(table)
    return cannot_tell(asked) if asked is not None else None


@memoize
def _first_unknown(table: AgotTable) -> Question | None:
    """What must be asked of a participant before the strengths can be added up."""
    for card in table.challenge.participants if table.challenge else ():
        asked = unknown_strength(table, table.cards[card])
        if asked is not None:
            return asked
    return None


@rule("hbo.keyword.renown", "hbo.anatomy.keywords", "lcg.keyword.renown", "lcg.keyword.general")
def renown_is_known(table: AgotTable, move: ResolveChallenge) -> Finding:
    """Renown on a participant matters for the side that wins."""
    for card in _winning_side(table):
        if has_keyword(table, table.cards[card], "renown") is None:
            return cannot_tell(keyword_question(table, table.cards[card], "renown"))
    return None


@rule(
    "hbo.anatomy.plot_claim", "hbo.claim.general", "lcg.anatomy.claim", "lcg.claim.trigger", "lcg.claim.value"
)
def the_claim_is_known(table: AgotTable, move: ResolveChallenge) -> Finding:
    """The amount is the claim value on the attacking player's revealed plot."""
    challenge = table.challenge
    plot = table.seats[challenge.by].plot if challenge is not None else None
    if challenge is None or (plot is not None and plot.claim is not None):
        return None
    if _first_unknown(table) is not None:
        return None
    if not attacker_wins(table, *totals(table)):
        return None
    return cannot_tell(Question("plot_claim", plot.name if plot else "", challenge.by))


@rule(
    "hbo.anatomy.plot_claim", "hbo.claim.general", "lcg.anatomy.claim", "lcg.claim.trigger", "lcg.claim.value"
)
def claim_of(table: AgotTable, seat: str) -> int | None:
    """The claim on a revealed plot, as texts have changed it for a while, and never below nothing."""
    plot = table.seats[seat].plot
    changes = sum(effect.amount for effect in table.lasting if effect.what == "claim" and effect.seat == seat)
    return None if plot is None or plot.claim is None else max(0, plot.claim + changes)


@rule(
    "hbo.challenge.attacker_wins_ties",
    "hbo.claim.defender_wins",
    "lcg.challenge.win_higher",
    "lcg.challenge.tie",
    "lcg.claim.defender_win",
    "lcg.challenge.defender_win_triggers",
)
def act_resolve(table: AgotTable, move: ResolveChallenge) -> AgotTable:
    """Totals are taken and compared; ties go to the attacker."""
    challenge = under_way(table)
    tallies = side_tallies(table)
    attack, defence = amount_of(tallies[0]), amount_of(tallies[1])
    points = points_on_totals(table, defence)
    if not challenge.attackers and NO_ATTACKERS_LEFT.option(table) == "called_off":
        return _called_off(add_notes(table, *tallies, *points), defence)
    won = attacker_wins(table, attack, defence)
    sides = (challenge.by, challenge.defending)
    winner, loser = sides if won else sides[::-1] if defender_wins(table, attack, defence) else ("", "")
    resolved = replace(
        challenge,
        attack=attack,
        defence=defence,
        winner=winner,
        loser=loser,
        unopposed=won and is_unopposed(table, challenge, defence),
        claim=claim_of(table, challenge.by) if won else None,
    )
    return table.put(
        challenge=resolved,
        notes=(*table.notes, *tallies, *points, winner_reason(resolved, table)),
        events=(*table.events, _result(winner, abs(attack - defence))),
    )


def _result(winner: str, difference: int) -> Event:
    if not winner:
        return Event("challenge_without_winner", rule="lcg.challenge.no_winner")
    return Event("challenge_won", "", winner, difference, "hbo.challenge.attacker_wins_ties")


@rule("hbo.challenge.no_attackers_left", "lcg.challenge.participant_required")
def _called_off(table: AgotTable, defence: int) -> AgotTable:
    resolved = replace(under_way(table), attack=0, defence=defence)
    table = add_notes(table, NO_ATTACKERS_LEFT.reason(table, "no_attackers_left"))
    return add_events(
        table.put(challenge=resolved), Event("challenge_called_off", rule=NO_ATTACKERS_LEFT.rule)
    )


RESOLVE = Verb(
    ResolveChallenge,
    (the_game_goes_on, it_is_time_to_resolve, all_strengths_are_known, renown_is_known, the_claim_is_known),
    act_resolve,
)
