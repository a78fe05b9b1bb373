"""How a suggested change is brought about: on a copy of the table, or in the move itself.

The suggestions of a refusal are only worth giving if they work; these functions let a test, and "what if",
carry them out.
"""

from __future__ import annotations

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.reason import Change
from engine.kernel.remedies import remedy_for
from engine.thrones.remedy import by_waiting, in_the_move, on_the_table
from engine.thrones.remedy.kinds import Remedied, Remedy
from engine.thrones.table import Table


def apply(game: Game, table: Table, move: Move, change: Change) -> Remedied:
    """The table and the move with this change brought about.

    Raises:
        NoRemedy: nobody knows how; the change is one only the players can make.
    """
    return remedy_for(change, REMEDIES)(game, table, move, dict(change.facts))


REMEDIES: dict[str, Remedy] = {
    "wait_word": by_waiting.wait_word,
    "passives_done": by_waiting.passives_done,
    "gold": on_the_table.gold,
    "stand": on_the_table.stand,
    "leave_out": in_the_move.leave_out,
    "leave_out_repeats": in_the_move.leave_out_repeats,
    "icon": on_the_table.icon,
    "an_attacker": in_the_move.an_attacker,
    "no_stealth": in_the_move.no_stealth,
    "kind_not_made": on_the_table.kind_not_made,
    "by": in_the_move.by_,
    "wait_window": by_waiting.wait_window,
    "wait_marshalling": by_waiting.wait_marshalling,
    "wait_income": by_waiting.wait_income,
    "wait_challenge": by_waiting.wait_challenge,
    "wait_phase": by_waiting.wait_phase,
    "wait_next_round": by_waiting.wait_phase,
    "in_hand": on_the_table.in_hand,
    "in_play": on_the_table.in_play,
    "take_away": on_the_table.take_away,
    "no_limited_yet": on_the_table.no_limited_yet,
    "victims": in_the_move.victims,
    "count": in_the_move.count_,
    "at_random": in_the_move.at_random,
    "plot_available": on_the_table.plot_available,
    "choose_plot": in_the_move.choose_plot,
    "no_mulligan_yet": by_waiting.no_mulligan_yet,
    "no_host": in_the_move.no_host,
    "choose_host": in_the_move.choose_host,
    "no_lot": in_the_move.no_lot,
    "lot_on": in_the_move.lot_on,
    "target": in_the_move.target_,
    "no_ban": on_the_table.no_ban,
    "control": on_the_table.control,
    "house": on_the_table.house_,
    "unique": on_the_table.unique,
    "same_name": on_the_table.same_name,
    "duplicate": on_the_table.duplicate,
    "host_character": on_the_table.host_character,
    "not_taken": by_waiting.not_taken,
    "participant": on_the_table.participant,
    "kneel_one": in_the_move.kneel_one,
    "undeclared": by_waiting.undeclared,
    "defence_first": by_waiting.defence_first,
    "wait_step": by_waiting.wait_step,
    "seven_plots": in_the_move.seven_plots,
    "keep_one": in_the_move.keep_one,
    "picks_first": by_waiting.picks_first,
    "plot_dealt": in_the_move.plot_dealt,
    "pass_count": in_the_move.pass_count,
    "carry_out": in_the_move.carry_out,
    "look_at_pile": in_the_move.look_at_pile,
    "a_reason": in_the_move.a_reason,
    "respond": in_the_move.respond,
    "play_event": in_the_move.play_event,
    "resolve_passive": in_the_move.resolve_passive,
    "before_reveal": by_waiting.before_reveal,
    "unknown_card": on_the_table.unknown_card,
    "saves_first": by_waiting.saves_first,
    "kill_instead": by_waiting.kill_instead,
    "carry_out_only": in_the_move.carry_out,
    "influence": on_the_table.influence,
    "amount": in_the_move.amount_,
    "title": in_the_move.title_,
}
