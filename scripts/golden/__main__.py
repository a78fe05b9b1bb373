"""Records what the program does, or compares it with the record.

python -m scripts.golden                 compares; exit code 1 and the names of what differs
python -m scripts.golden --every 3       compares a third of it
python -m scripts.golden --write         records anew
python -m scripts.golden --show NAME     prints the texts whose name begins so, as they are today
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from scripts.golden.record import ROOT, Hashes, keep, recorded
from scripts.golden.run import PARTS, all_hashes, job_items, part, surroundings

MOST_NAMES = 60
"""Names that are printed; the rest is counted."""


def differences(name: str, now: Hashes, *, in_part: bool = False) -> Iterator[str]:
    """Each item that changed, with its aspects, and those that are gone; ``in_part``: only some were made."""
    before = {key: digest for key, digest in recorded(name).items() if key in now or not in_part}
    for item in sorted({key[0] for key in before} | {key[0] for key in now if key[0].startswith("failed: ")}):
        earlier, today = _aspects(before, item), _aspects(now, item)
        changed = sorted({aspect for aspect, _ in earlier.items() ^ today.items()})
        if changed:
            yield f"{name}/{item}: {', '.join(changed) if today else 'is gone'}"


def _aspects(hashes: Hashes, item: str) -> dict[str, str]:
    return {aspect: digest for (name, aspect), digest in hashes.items() if name == item}


def compare(hashes: dict[str, Hashes], *, in_part: bool = False) -> int:
    """Prints what differs; 1 if anything does."""
    differing = [line for name, now in hashes.items() for line in differences(name, now, in_part=in_part)]
    new = sum(
        1
        for name, now in hashes.items()
        for _ in {key[0] for key in now} - {key[0] for key in recorded(name)}
    )
    for line in differing[:MOST_NAMES]:
        print(line)
    if len(differing) > MOST_NAMES:
        print(f"... and {len(differing) - MOST_NAMES} more")
    if new:
        print(f"{new} that the record does not hold yet; --write records them")
    print(f"{len(differing)} of {sum(len({key[0] for key in now}) for now in hashes.values())} differ")
    return 1 if differing else 0


def write(hashes: dict[str, Hashes]) -> int:
    """Records them."""
    for name, now in hashes.items():
        for line in differences(name, now):
            print(line)
        keep(name, now)
        print(f"{name}: {len({key[0] for key in now})} recorded")
    return 0


def show(name: str) -> int:
    """Prints today's texts of a name."""
    wanted, _, item = name.partition("/")
    for job in part(wanted).jobs():
        if wanted != "games" or job.split()[0] in item or item in job:
            for made_item in job_items((wanted, job)):
                if made_item.name.startswith(item):
                    print(f"== {wanted}/{made_item.name} {made_item.aspect}\n{made_item.text}\n")
    return 0


def main() -> int:
    """Compares, records or shows."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="record what the program does today")
    parser.add_argument("--only", choices=PARTS, action="append", help="this part alone")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="one of N parts of the work")
    parser.add_argument("--show", metavar="PART/NAME", help="print the texts whose name begins so")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        surroundings(folder)
        if options.show:
            return show(options.show)
        began = time.perf_counter()
        Path(folder, "cache").mkdir()
        every = 1 if options.write else options.every
        hashes = all_hashes(options.only or PARTS, every)
        code = write(hashes) if options.write else compare(hashes, in_part=every > 1)
        print(f"{time.perf_counter() - began:.0f} s")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
