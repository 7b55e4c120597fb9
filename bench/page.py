"""The browser client in Chromium, with a real server on loopback: weight, start, and motion.

    make bench-page       (or: PYTHONPATH=. .venv/bin/python bench/page.py [--rounds N] [--decisions N])

The first load of the first page, with an empty cache: its bytes as they are sent, and the time until the five
games can be clicked on; a click at that moment must open a table. Then a script plays a part of each game at
normal speed. A task of the page's main thread over 50 ms makes a moving card stutter. Such tasks are counted
by wall-clock time, as `longtask` reports them, and by CPU time, from a trace; on a busy machine only the
second count is ours. Animations may change nothing but transform, opacity and filter, which need no new
layout. The figures are medians of the rounds.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright
from tests.web.chromium import headless
from tests.web.server import server_in
from tests.web.visitor import Visitor

from parlour import GAMES, Rng

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WEIGHT = 200_000  # bytes
START = 1000  # milliseconds
LONG = 50  # milliseconds
SHIFT = 0.05  # of cumulative layout shift
CHEAP = {"transform", "opacity"}
TASK = "ThreadControllerImpl::RunTask"  # as Chromium calls it in a trace

WHERE = """
luck => {
    const found = [...document.querySelectorAll(".stage [data-token]")].filter((each) => each.offsetParent);
    const each = found[luck % found.length];
    each?.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = each?.getBoundingClientRect() ?? {};
    return each && [x + width / 2, y + height / 2];
}
"""

# Clicks on the third game as soon as all five are there.
WATCH_START = """
const look = () => {
    const buttons = document.querySelectorAll(".box .ways button");
    if (buttons.length < 5) return;
    observer.disconnect();
    window.cardsAt = performance.now();
    buttons[2].click();
};
const observer = new MutationObserver(look);
observer.observe(document, { childList: true, subtree: true });
"""

WATCH_MOTION = """
window.seen = { long: [], shift: 0, shifted: {}, animated: {} };
const classOf = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "gone";
new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.long.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
        if (each.hadRecentInput) continue;
        window.seen.shift += each.value;
        for (const { node } of each.sources) {
            const where = classOf(node?.parentElement) + " > " + classOf(node);
            window.seen.shifted[where] = (window.seen.shifted[where] ?? 0) + each.value;
        }
    }
}).observe({ type: "layout-shift", buffered: true });
setInterval(() => {
    for (const { effect } of document.getAnimations()) {
        const [first, ...others] = effect.getKeyframes();
        for (const name of Object.keys(first ?? {})) {
            if (/offset|easing|composite/i.test(name)) continue;
            if (!others.some((each) => each[name] !== first[name])) continue;
            window.seen.animated[name] ??= classOf(effect.target);
        }
    }
}, 100);
"""


def weigh(browser: Browser, base: str) -> dict[str, list[int]]:
    """Bytes of the first page by kind: bodies as sent, and headers."""
    visitor = Visitor(browser, base, drawn=True)
    requests: list[Any] = []
    visitor.page.on("requestfinished", lambda request: requests.append(request))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for request in requests:
        sizes = request.sizes()
        kind = found[request.resource_type]
        kind[0] += 1
        kind[1] += sizes["responseBodySize"]
        kind[2] += sizes["responseHeadersSize"]
    visitor.context.close()
    return found


def start(browser: Browser, base: str) -> tuple[float, float, float]:
    """Milliseconds until the first paint, until the games are there, and until a game has begun."""
    visitor = Visitor(browser, base, drawn=True)
    visitor.context.add_init_script(WATCH_START)
    visitor.go("/")
    visitor.page.wait_for_function("() => document.querySelector('.stage svg')")
    begun, painted, cards = visitor.page.evaluate(
        "[performance.now(), performance.getEntriesByName('first-contentful-paint')[0]?.startTime, cardsAt]"
    )
    visitor.context.close()
    return painted, cards, begun


def click(visitor: Visitor, rng: Rng) -> None:
    """Click on something that is highlighted on the table."""
    where = visitor.page.evaluate(WHERE, rng.below(1000))
    if where:
        visitor.page.mouse.click(*where)


def play(browser: Browser, base: str, game: str, decisions: int, trace: Path) -> dict[str, Any]:
    """What moved during play, and the long tasks, without those of the first load."""
    visitor = Visitor(browser, base, speed="normal", drawn=True)
    visitor.context.add_init_script(WATCH_MOTION)
    visitor.open(game)
    visitor.await_turn()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(1500)
    rng = Rng(game)
    visitor.page.evaluate("Object.assign(window.seen, { long: [], shift: 0, shifted: {} })")
    browser.start_tracing(page=visitor.page, path=trace, categories=["toplevel"])
    for _ in range(decisions):
        if not await_turn(visitor):
            break
        click(visitor, rng)
        visitor.page.wait_for_timeout(500)
    found: dict[str, Any] = visitor.page.evaluate("window.seen")
    browser.stop_tracing()
    visitor.context.close()
    return {**found, "cpu": tasks(json.loads(trace.read_text())["traceEvents"])}


def await_turn(visitor: Visitor) -> bool:
    """Wait until everything was shown and there is something to choose, and close summaries; false, if the
    match is over instead.
    """
    summary = visitor.page.locator(".stage .summary button")
    while True:
        visitor.page.wait_for_function(
            "() => document.querySelector("
            "'#result-heading, .stage[data-playing=false] [data-token], .stage .summary button')"
        )
        if not summary.count():
            return not visitor.over
        summary.first.click()


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of CPU of each task of the page's main thread."""
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    return [
        each["tdur"] / 1000
        for each in events
        if each["name"] == TASK and "tdur" in each and (each["pid"], each["tid"]) in threads
    ]


def tell_shifts(rounds: list[dict[str, float]]) -> None:
    """What was there when something moved without being animated: the most frequent first."""
    shifted: dict[str, float] = defaultdict(float)
    for each in rounds:
        for where, value in each.items():
            shifted[where] += value / len(rounds)
    for where in sorted(shifted, key=shifted.__getitem__, reverse=True)[:5]:
        print(f"    {shifted[where]:.3f}  {where}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="first loads, and games of each kind")
    parser.add_argument("--game", choices=GAMES, action="append", help="all, unless named")
    parser.add_argument("--decisions", type=int, default=12, help="in each game")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, server_in(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        print(f"Chromium {browser.version}; medians of {asked.rounds} rounds\n")
        weight = weigh(browser, server.base)
        print(f"{'first load':14}{'files':>8}{'bytes':>10}{'headers':>10}")
        total = [sum(column) for column in zip(*weight.values(), strict=True)]
        for kind, (files, bodies, headers) in [*sorted(weight.items()), ("all", total)]:
            print(f"{kind:14}{files:8}{bodies:10,}{headers:10,}")
        print(f"{'bar':14}{'':8}{WEIGHT:10,}\n")
        starts = [start(browser, server.base) for _ in range(asked.rounds)]
        painted, cards, begun = (median(column) for column in zip(*starts, strict=True))
        print(f"first paint {painted:.0f} ms, games to click on {cards:.0f} ms (bar: {START:,} ms),")
        print(f"a table begun by that click {begun:.0f} ms\n", flush=True)
        print(f"{'':18}{'over 50 ms':>14}{'longest':>10}{'over 50 ms CPU':>18}{'longest':>10}{'shift':>8}")
        changed: dict[str, str] = {}
        stutters = jumps = 0
        for game in asked.game or GAMES:
            found = [
                play(browser, server.base, game, asked.decisions, Path(folder) / "trace.json")
                for _ in range(asked.rounds)
            ]
            late = median(len(each["long"]) for each in found)
            latest = median(max((spent for _, spent in each["long"]), default=0) for each in found)
            ours = median(sum(spent > LONG for spent in each["cpu"]) for each in found)
            longest = median(max(each["cpu"], default=0) for each in found)
            shift = median(each["shift"] for each in found)
            stutters += ours > 0
            jumps += shift > SHIFT
            for each in found:
                changed |= each["animated"]
            print(
                f"{game:18}{late:14.0f}{latest:7.0f} ms{ours:18.0f}{longest:7.0f} ms{shift:8.3f}", flush=True
            )
            if shift > SHIFT:
                tell_shifts([each["shifted"] for each in found])
        print(f"{'bar':18}{'':14}{'':10}{0:18}{'':10}{SHIFT:8}\n")
        dear = {name: where for name, where in changed.items() if name not in CHEAP}
        print("animated:", ", ".join(sorted(changed)) or "nothing")
        browser.close()
    for name, where in dear.items():
        print(f"  {name} needs a new layout or paint: {where}")
    if total[1] > WEIGHT or cards > START or stutters or jumps or dear:
        raise SystemExit("That is heavier than it should be.")


if __name__ == "__main__":
    main()
