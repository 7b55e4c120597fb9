"""A report on a cluster of two nodes, one of which is killed half-way; then the same report on one machine.

Both must be equal, byte by byte: no game is lost, and none counts twice. Needs `pip install '.[cluster]'`.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ray.cluster_utils import Cluster

SECOND = "127.0.0.2"  # the address of a second node on this machine


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--game", default="pungi")
    asked = parser.parse_args()
    command = [sys.executable, "-c", "from parlour.cli import main; main()", "report", asked.game]
    command += ["--games", str(asked.games), "--deals", "0", "--seed", "1"]
    with tempfile.TemporaryDirectory() as folder:
        shared, alone = Path(folder, "shared"), Path(folder, "alone")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        second = cluster.add_node(num_cpus=1, node_ip_address=SECOND)
        print(f"a cluster of {len(cluster.list_all_nodes())} nodes at {cluster.address}")
        started = time.perf_counter()
        report = subprocess.Popen([*command, "--folder", str(shared), "--cluster", cluster.address])
        ledger = shared / "ledger.jsonl"
        chunks = wait_for(ledger, report, asked.games)
        cluster.remove_node(second, allow_graceful=False)
        print(f"killed one node after {chunks} chunks, {time.perf_counter() - started:.0f} s")
        code = report.wait()
        print(f"finished with code {code}, {time.perf_counter() - started:.0f} s")
        cluster.shutdown()
        subprocess.run([*command, "--folder", str(alone), "--jobs", str(os.cpu_count())], check=True)
        lines = ledger.read_bytes().splitlines()[1:]
        equal = all(
            filecmp.cmp(shared / name, alone / name, shallow=False) for name in ("games.csv", "report.html")
        )
        different = {line.split(b"]", 1)[0] for line in lines}  # an entry begins with its chunk
        print(f"chunks: {len(lines)}, different: {len(different)}; both reports equal: {equal}")
        sys.exit(code or not equal)


def wait_for(ledger: Path, report: subprocess.Popen[bytes], games: int) -> int:
    """Wait until half of the games are in the ledger. The number of chunks there."""
    while report.poll() is None:
        lines = ledger.read_bytes().splitlines() if ledger.exists() else []
        if len(lines) > 1:
            size = int(lines[0].split(b'"size":')[1].split(b",")[0])
            if (len(lines) - 1) * size * 2 >= games:
                return len(lines) - 1
        time.sleep(0.1)
    raise SystemExit("the report was over before a node could be killed")


if __name__ == "__main__":
    main()
