"""What a player sees at a glance: what the rest of their own turn brings for sure, before anybody else acts
or anything is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import Policy, Sampler, State

WON: Final = 1e6  # more than any points
WORLDS: Final = 12  # in which a turn is looked at
STEPS: Final = 100  # of a turn that are looked at, for each action


def at_once(policy: Policy, sampler: Sampler, seat: int, actions: list[int], rng: Rng) -> list[float]:
    """What one's own turn brings for sure, as far as some worlds tell, by its first action."""
    worlds: list[State] = []
    for _ in range(WORLDS):
        world = sampler.sample(rng)
        for other in world.pending():
            if other != seat:
                world.apply(other, policy.choose(world, other, rng))
        worlds.append(world)
    return [Glance(seat).after(worlds, action) for action in actions]


class Glance:
    """Looks at one seat's turn in several worlds at once, so many steps of it. What must do in all of them
    cannot rest on what is hidden.
    """

    def __init__(self, seat: int, steps: int = STEPS) -> None:
        self.seat = seat
        self.left = steps

    def after(self, worlds: list[State], action: int) -> float:
        """What the seat has at best at the end of its turn, if it begins with this action."""
        children = []
        for world in worlds:
            child = world.clone()
            child.apply(self.seat, action)
            children.append(child)
        return self.best(children)

    def best(self, worlds: list[State]) -> float:
        """Points, or WON: the least in any of the worlds."""
        best = min([self.has(world) for world in worlds])
        mine = (self.seat,)
        for world in worlds:
            if world.waiting != mine:
                return best
        legal = [world.legal(self.seat) for world in worlds]
        for action in legal[0]:
            self.left -= 1
            if self.left < 0:
                break
            if all(action in each for each in legal):
                best = max(best, self.after(worlds, action))
        return best

    def has(self, world: State) -> float:
        if not world.waiting and self.seat in world.winners():
            return WON
        return float(world.scores()[self.seat])
