"""Many games of one table at a time, stepped from decision to decision, and begun anew when they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from parlour.kernel.tensor import allow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.kernel.rng import Rng
    from parlour.kernel.state import Policy, State
    from parlour.kernel.tensor import Tensor

Ending = tuple[int, list[int], list[int]]  # which game, its scores, its winners


class IllegalAction(Exception):
    """An action that its seat could not choose: nothing has happened in any game."""

    def __init__(self, game: int, action: int, legal: list[int]) -> None:
        super().__init__(game, action)
        self.game = game
        self.action = action
        self.legal = legal


class Games:
    """The games, and for each of them whose turn it is and what may be done.

    With a policy that plays the others, only the seats of `learners` decide: of each game one.
    """

    def __init__(self, blank: State, tensor: Tensor, learners: list[int], policy: Policy | None) -> None:
        self.blank = blank
        self.tensor = tensor
        self.policy = policy
        self.learners = learners
        count = len(learners)
        self.count = count
        self.states = [blank] * count
        self.rngs: list[Rng] = []
        self.seats = [0] * count
        self.legal: list[list[int]] = [[]] * count  # what may be done in each
        self._ended: list[Ending] = []
        self._blank_rows = bytes(count * tensor.size)
        self._blank_masks = bytes(count * tensor.actions)

    def reset(self, rngs: list[Rng]) -> None:
        """Begin all games anew, each with a generator of its own."""
        self.rngs = rngs
        for game in range(self.count):
            self.states[game] = self.blank.clone()
            self._advance(game)
        self._ended = []

    def step(self, actions: list[int]) -> list[Ending]:
        """One decision in every game; which of them are over."""
        game: i64
        for game in range(self.count):
            if actions[game] not in self.legal[game]:
                raise IllegalAction(game, actions[game], self.legal[game])
        self._ended = []
        for game in range(self.count):
            self.states[game].apply(self.seats[game], actions[game])
            self._advance(game)
        return self._ended

    def _advance(self, game: int) -> None:
        """Let everything happen that is not the learners' to decide."""
        state = self.states[game]
        policy = self.policy
        rng = self.rngs[game]
        while True:
            waiting = state.waiting
            if not waiting:
                self._ended.append((game, state.scores(), state.winners()))
                state = self.states[game] = self.blank.clone()
                continue
            seat = waiting[0]
            if seat < 0:
                state.settle(state.draw(rng))
                continue
            if policy is None:
                break
            if seat == self.learners[game]:
                if len(waiting) == 1:
                    break
                seat = waiting[1]
            state.apply(seat, policy.choose(state, seat, rng))
        self.seats[game] = seat
        self.legal[game] = state.legal(seat)

    def by_lot(self, rng: Rng) -> list[int]:
        """An action for each game, each legal one equally likely."""
        return [legal[rng.below(len(legal))] for legal in self.legal]

    def rows(self) -> bytes:
        """Of each game, what the seat may know whose turn it is."""
        tensor = self.tensor
        size = tensor.size
        rows = BytesWriter()
        rows.write(self._blank_rows)
        for game in range(self.count):
            tensor.fill(self.states[game], self.seats[game], rows, game * size)
        return rows.getvalue()

    def masks(self) -> bytes:
        """Of each game, what this seat may do."""
        size = self.tensor.actions
        masks = BytesWriter()
        masks.write(self._blank_masks)
        for game in range(self.count):
            allow(self.legal[game], masks, game * size)
        return masks.getvalue()
