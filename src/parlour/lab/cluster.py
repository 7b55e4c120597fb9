"""Games played on a Ray cluster, whose machines may come and go."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from parlour.kernel.errors import ParlourError
from parlour.lab.study import play_chunk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.lab.study import Chunk, Entry, Plan

AHEAD: Final = 4  # chunks submitted for each core: enough to keep it busy, few to lose with it
FOREVER: Final = -1


def played(address: str, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[Entry]:
    """Play the chunks on free cores. The entries come in the order in which they finish. A chunk whose
    machine is lost is played again on another one; no entry comes twice. `local` starts a cluster here.
    """
    try:
        import ray
    except ImportError:
        raise ParlourError("report-extra", extra="cluster") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="error")
    try:
        play: Any = ray.remote(max_retries=FOREVER, num_cpus=1)(play_chunk)
        shared = ray.put(plan)
        left = deque(chunks)
        begun: list[Any] = []
        while left or begun:
            cores = int(ray.cluster_resources().get("CPU", 1))
            while left and len(begun) < AHEAD * max(cores, 1):
                begun.append(play.remote(shared, left.popleft()))
            done, begun = ray.wait(begun, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()
