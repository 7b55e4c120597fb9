"""How much CPU `import parlour` takes, beyond Python's own start, and which modules take the most of it.

python bench/importing.py [--rounds N]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

import parlour

BARE, ENGINE, COMMAND = "pass", "import parlour", "import parlour.cli"


def seconds(script: str) -> float:
    """Of CPU: other programs make it wait, but hardly work more."""
    begun = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", script], check=True)
    ended = getrusage(RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime - begun.ru_utime - begun.ru_stime


def costs() -> list[tuple[int, str]]:
    """Microseconds that modules take for themselves, the most first."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", ENGINE], capture_output=True, text=True, check=True
    )
    rows = [line.removeprefix("import time:").split("|") for line in done.stderr.splitlines()[1:]]
    return sorted(((int(own), name.strip()) for own, _, name in rows), reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    best = {script: min(seconds(script) for _ in range(rounds)) for script in (BARE, ENGINE, COMMAND)}
    print(
        f"Python {sys.version.split()[0]}, Parlour {parlour.__version__} ({parlour.RULES}), best of {rounds}"
    )
    for script in (ENGINE, COMMAND):
        print(f"{1000 * (best[script] - best[BARE]):6.0f} ms  {script}")
    for own, name in costs()[:8]:
        print(f"{own / 1000:8.1f}   {name}")


if __name__ == "__main__":
    main()
