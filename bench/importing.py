"""How long `import parlour` takes, beyond Python's own start, and which modules take the most of it.

python bench/importing.py [--rounds N]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from time import perf_counter

import parlour

BARE, ENGINE, COMMAND = "pass", "import parlour", "import parlour.cli"


def seconds(script: str) -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True)
    return perf_counter() - begun


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
    print(f"Python {sys.version.split()[0]}, Parlour {parlour.__version__} ({parlour.RULES}), best of {rounds}")
    for script in (ENGINE, COMMAND):
        print(f"{1000 * (best[script] - best[BARE]):6.0f} ms  {script}")
    for own, name in costs()[:8]:
        print(f"{own / 1000:8.1f}   {name}")


if __name__ == "__main__":
    main()
