"""Makes the picture of the table for the README: the ready game, a challenge, a refusal; drawn as SVG.

python3 -m scripts.picture [docs/table.svg]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from textual.widgets import Input

from referee.app.application import RefereeApp

LINES = ("lannister intrigue tywin, cersei stealth cersei>eddard", "stark defends eddard")
"""An intrigue challenge in which Eddard is slipped past, and Stark defending with him all the same."""
SIZE = (120, 36)


async def picture() -> str:
    with tempfile.TemporaryDirectory() as folder:
        app = RefereeApp(place=Path(folder) / "games.db")
        async with app.run_test(size=SIZE) as pilot:
            while app.database is None or app.wording.book is None:
                await pilot.pause(0.05)
            await pilot.press("e", "colon")
            for line in LINES:
                app.screen.query_one("#command", Input).value = line
                await pilot.press("enter")
                await pilot.pause(0.3)
            await pilot.press("escape")
            await pilot.pause(0.3)
            return app.export_screenshot(title="Referee", simplify=True)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/table.svg")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(asyncio.run(picture()), encoding="utf-8")
    print(target)
