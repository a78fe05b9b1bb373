"""The referee beside the table: command line, screen, sessions.

Other programs use ``judge``, ``ask``, ``rule`` and ``Position``. Each is loaded when it is first named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.library.api import Position, ask, judge, rule
    from referee.library.errors import BadInput
    from referee.library.judgement import CaseRuling, Clause, Rulings, StepRuling
    from rulebook.database.store import UnknownRule

__version__ = "1.0.0"
"""Written into every journal that is begun. To ask the installed package for it takes 12 ms."""

__all__ = [
    "BadInput",
    "CaseRuling",
    "Clause",
    "Position",
    "Rulings",
    "StepRuling",
    "UnknownRule",
    "__version__",
    "ask",
    "judge",
    "rule",
]

_MODULES = {
    "BadInput": "referee.library.errors",
    "CaseRuling": "referee.library.judgement",
    "Clause": "referee.library.judgement",
    "Position": "referee.library.api",
    "Rulings": "referee.library.judgement",
    "StepRuling": "referee.library.judgement",
    "UnknownRule": "rulebook.database.store",
    "ask": "referee.library.api",
    "judge": "referee.library.api",
    "rule": "referee.library.api",
}
"""Name -> the module that defines it: a command that needs none of them loads none."""


if not TYPE_CHECKING:  # or every name would be right

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = globals()[name] = getattr(import_module(_MODULES[name]), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
