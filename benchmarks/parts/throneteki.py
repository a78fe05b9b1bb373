"""The opposed challenge beside throneteki, a server for the game's second edition, where it is installed.

``npm install --ignore-scripts throneteki@1.0.2`` installs it in a folder, and ``THRONETEKI`` names
``node_modules/throneteki`` in there. Node.js plays the same challenge by ``throneteki.js``.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from shutil import which

from benchmarks.measure import Row
from benchmarks.parts.engine import opposed_challenge

SCRIPT = Path(__file__).with_suffix(".js")


def rows() -> list[Row]:
    """Ours beside the other's; nothing where Node.js or the package is missing.

    Raises:
        subprocess.CalledProcessError: the package is there and does not play the challenge.
    """
    folder, node = os.environ.get("THRONETEKI"), which("node")
    if not folder or not node:
        return []
    played = subprocess.run([node, SCRIPT, folder], check=True, capture_output=True, text=True)
    seconds, moves = opposed_challenge()
    what = "opposed challenge, 2 against 2, beside another engine"
    return [
        Row(
            what, seconds, "", "throneteki", float(played.stdout) / 1e6, note=f"{moves} moves with all passes"
        )
    ]
