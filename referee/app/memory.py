"""When is garbage looked for?

Not while the app starts: it makes many objects that stay, and looking took 25 ms of it. What is there when it
has started is never looked through again, so that later no search keeps a key waiting for long.
"""

from __future__ import annotations

import gc

SELDOM = (5_000, 20, 20)
"""How often garbage is looked for later: each time takes about 2 ms, every few keys."""


def starting() -> None:
    """From here on the app starts."""
    gc.disable()


def started() -> None:
    """It has started, if it ever said that it starts."""
    if not gc.isenabled():
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()
