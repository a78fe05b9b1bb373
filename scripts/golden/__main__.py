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

from scripts.golden.record import ROOT, Hashes, keep, kept
from scripts.golden.run import PARTS, all_hashes, made, part, surroundings

MOST_TOLD = 60
"""Names that are printed; the rest is counted."""


def differences(name: str, now: Hashes, *, some: bool = False) -> Iterator[str]:
    """What is not as it was: with its aspects, or that it is gone, unless only some of it was looked at."""
    before = {key: digest for key, digest in kept(name).items() if key in now or not some}
    for item in sorted({key[0] for key in before} | {key[0] for key in now if key[0].startswith("failed: ")}):
        was = {aspect: digest for (thing, aspect), digest in before.items() if thing == item}
        is_ = {aspect: digest for (thing, aspect), digest in now.items() if thing == item}
        apart = sorted(aspect for aspect in was.keys() | is_.keys() if was.get(aspect) != is_.get(aspect))
        if apart:
            yield f"{name}/{item}: {', '.join(apart) if is_ else 'is gone'}"


def compare(found: dict[str, Hashes], *, some: bool = False) -> int:
    """Prints what differs; 1 if anything does."""
    apart = [line for name, now in found.items() for line in differences(name, now, some=some)]
    new = sum(
        1 for name, now in found.items() for _ in {key[0] for key in now} - {key[0] for key in kept(name)}
    )
    for line in apart[:MOST_TOLD]:
        print(line)
    if len(apart) > MOST_TOLD:
        print(f"... and {len(apart) - MOST_TOLD} more")
    if new:
        print(f"{new} that the record does not hold yet; --write records them")
    print(f"{len(apart)} of {sum(len({key[0] for key in now}) for now in found.values())} differ")
    return 1 if apart else 0


def write(found: dict[str, Hashes]) -> int:
    """Keeps it."""
    for name, now in found.items():
        for line in differences(name, now):
            print(line)
        keep(name, now)
        print(f"{name}: {len({key[0] for key in now})} recorded")
    return 0


def show(name: str) -> int:
    """Prints what a name stands for today."""
    wanted, _, item = name.partition("/")
    for job in part(wanted).jobs():
        if wanted != "games" or job.split()[0] in item or item in job:
            for made_item in made((wanted, job)):
                if made_item.name.startswith(item):
                    print(f"== {wanted}/{made_item.name} {made_item.aspect}\n{made_item.text}\n")
    return 0


def main() -> int:
    """Does what is asked."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="record what the program does today")
    asked.add_argument("--only", choices=PARTS, action="append", help="this part alone")
    asked.add_argument("--every", type=int, default=1, metavar="N", help="one of N parts of the work")
    asked.add_argument("--show", metavar="PART/NAME", help="print the texts whose name begins so")
    options = asked.parse_args()
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        surroundings(folder)
        if options.show:
            return show(options.show)
        began = time.perf_counter()
        Path(folder, "cache").mkdir()
        every = 1 if options.write else options.every
        found = all_hashes(options.only or PARTS, every)
        code = write(found) if options.write else compare(found, some=every > 1)
        print(f"{time.perf_counter() - began:.0f} s")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
