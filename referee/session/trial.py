"""A trial: a copy of the table on which lines are tried; what is entered there is kept nowhere."""

from __future__ import annotations

from copy import copy

from referee.session.controller import GameController


def trial_of(controller: GameController) -> GameController:
    """The same table, on which what is entered is kept nowhere."""
    trial = copy(controller)
    trial.session = controller.session.branch()
    return trial
