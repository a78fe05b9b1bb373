import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "kill_test.py"


def test_nothing_acknowledged_is_lost_when_the_writer_is_killed() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--rounds", "5", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing acknowledged was lost" in done.stdout
