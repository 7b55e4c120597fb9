"""The contract as checks that any game can be put to: `for setup in setups(game): check(setup, seed)`.

Each check plays random games and fails with an AssertionError. They know games only by the contract, so
games of other packages can run them too.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from parlour.bots import find
from parlour.kernel.chance import ImpossibleOutcome
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, replay
from parlour.kernel.record import Record
from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.kernel.game import Event, Game, Setup, ViewT
    from parlour.kernel.options import Option, Value
    from parlour.kernel.state import RawEvent, State, StateT

Seen = tuple["list[Event]", bytes, tuple[int, ...]]  # what was told, the view, and what is known by it
Refused = tuple[str, dict[str, object]]  # the code and the facts

LONGEST = 100_000  # no game has more steps
CLOSELY = 30  # of a game with twice as many positions or more, about so many are looked at closely
HANDS = 3  # that are weighed for each other seat
BATCHES = 4  # of two and of three tokens that are tried for each seat and position


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with the default options, with each other value that an option can have (of
    numbers, the ends of the range that the setup takes), and with each preset.
    """
    for seats in game.seats:
        yield game.setup(seats)
        for option in game.options:
            for value in _other_values(game, seats, option):
                yield game.setup(seats, {option.name: value})
        for preset in game.presets:
            taking = next(option for option in game.options if option.name == preset.takes)
            value = _other_values(game, seats, taking)[-1]
            yield game.setup(seats, game.expand({preset.name: value}))


def _other_values(game: Game, seats: int, option: Option) -> list[Value]:
    if isinstance(option.default, bool):
        return [not option.default]
    values: list[Value] = [option.read(str(number)) for number in range(option.lowest, option.highest + 1)]
    taken = [value for value in values if value != option.default and _takes(game, seats, option, value)]
    return list(dict.fromkeys([taken[0], taken[-1]]))


def _takes(game: Game, seats: int, option: Option, value: Value) -> bool:
    """Whether a setup with so many seats can have this value: its range may depend on them."""
    try:
        game.setup(seats, {option.name: value})
    except ParlourError:
        return False
    return True


class Tried(NamedTuple):
    """How many things were tried: a check that never gets to see anything proves nothing."""

    hidden: int  # differences that a viewer must not notice
    predictions: int
    answers: int
    redraws: int  # states in which something else came up once what nobody had seen was drawn anew


def check(setup: Setup, seed: int) -> Tried:
    """All checks, on games that the seed decides."""
    check_play(setup, seed)
    check_records(setup, seed)
    check_clones(setup, seed)
    check_views(setup, seed)
    tried = Tried(
        check_secrets(setup, seed),
        check_predictions(setup, seed),
        check_answers(setup, seed),
        check_redraws(setup, seed),
    )
    check_refusals(setup, seed)
    check_policy(setup, seed)
    check_tensor(setup, seed)
    check_bots(setup, seed)
    return tried


def positions(setup: Setup[StateT, ViewT], seed: int | str) -> Iterator[StateT]:
    """Every position of a random game, draws included; the last one is over."""
    rng = Rng(f"{seed}/positions")
    state = setup.state()
    for _ in range(LONGEST):
        yield state
        if not state.waiting:
            return
        step(state, rng)
    raise AssertionError("the game does not end")


def close_positions(setup: Setup, seed: int) -> Iterator[State]:
    """The positions of a random game, of a long one a part of them that differs with the seed."""
    stride = max(sum(1 for _ in positions(setup, seed)) // CLOSELY, 1)
    for number, state in enumerate(positions(setup, seed)):
        if number % stride == seed % stride or state.waiting in ((CHANCE,), ()):
            yield state


def step(state: State, rng: Rng) -> None:
    """One random draw, or one random decision of one of those who owe one."""
    if state.waiting == (CHANCE,):
        state.settle(state.draw(rng))
    else:
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def check_play(setup: Setup, seed: int) -> None:
    """Legal lists are ascending and never empty, every action has one token, draws repeat, games end."""
    for state in positions(setup, seed):
        assert len(state.scores()) == setup.seats
        assert list(state.waiting) == sorted(set(state.waiting))
        assert bool(state.winners()) == (not state.waiting)
        if state.waiting == (CHANCE,):
            _check_draw(setup, state, Rng(seed))
            continue
        for seat in state.waiting:
            legal = state.legal(seat)
            assert legal, "a waiting seat has nothing to do"
            assert legal == sorted(set(legal))
            tokens = [setup.token(action) for action in legal]
            assert [setup.action(token) for token in tokens] == legal
            assert all(token.isascii() and " " not in token for token in tokens)


def _check_draw(setup: Setup, state: State, rng: Rng) -> None:
    name, outcome = state.chance(), state.draw(rng)
    assert name in setup.chances
    items = [setup.item(name, code) for code in outcome]
    assert [setup.code(name, item) for item in items] == outcome
    for cut in {0, 1, len(outcome) // 2, len(outcome)}:
        assert state.draw(rng, outcome[:cut])[:cut] == outcome[:cut]
    assert state.draw(rng, outcome) == outcome
    try:
        state.draw(rng, [*outcome, outcome[0]])
    except ImpossibleOutcome as impossible:
        assert impossible.at == len(outcome)
    else:
        raise AssertionError("a draw gave more than there is")


def random_play(
    setup: Setup[Any, Any], seed: int | str, *, backwards: bool = False, fickle: bool = False
) -> Play:
    """A random game. Those who choose at once do so in seat order or backwards, and change their minds or
    not: it makes no difference.
    """
    play = Play(setup, Rng(seed))
    rngs = [Rng(f"{seed}/{seat}") for seat in range(setup.seats)]
    while not play.over:
        for seat in play.waiting[::-1] if backwards else play.waiting:
            legal = play.legal(seat)
            if fickle and len(play.waiting) > 1 and seat not in play.view(seat).chose:
                _choose_and_regret(play, seat, legal)
            play.act(seat, legal[rngs[seat].below(len(legal))])
    return play


def _choose_and_regret(play: Play, seat: int, legal: list[str]) -> None:
    """Choose to the end while others still owe a choice, so that what follows replaces it."""
    while seat in play.waiting:
        play.act(seat, play.legal(seat)[-1])
    assert play.legal(seat) == legal, "a choice cannot be replaced by what could be chosen"


def check_records(setup: Setup, seed: int) -> None:
    """A record replays to the same end, from any point. Neither the order of secret choices nor a choice
    that was replaced leaves a trace.
    """
    play = random_play(setup, seed)
    text = str(play.record)
    record = Record.parse(text)
    again = replay(setup, record)
    assert str(again.record) == text
    assert (again.scores, again.winners, again.over) == (play.scores, play.winners, True)
    for seat in range(setup.seats):  # secret choices may have been made in another order
        told = [sorted(msgspec.json.encode(e) for e in p.events(seat)) for p in (play, again)]
        assert told[0] == told[1]
    assert str(random_play(setup, seed, backwards=True).record) == text
    assert str(random_play(setup, seed, fickle=True).record) == text
    half = msgspec.structs.replace(record, steps=record.steps[: len(record.steps) // 2])
    assert str(replay(setup, half).record) == str(half)


def check_clones(setup: Setup, seed: int) -> None:
    """What happens to a clone does not happen to the original, nor the other way round."""
    quiet = [setup.view(state, SPECTATOR) for state in close_positions(setup, seed)]
    rng = Rng(f"{seed}/clones")
    for state, view in zip(close_positions(setup, seed), quiet, strict=True):
        clone, ahead = state.clone(), state.clone()
        assert clone.events is None
        for _ in range(CLOSELY):
            if ahead.waiting:
                step(ahead, rng)
        assert setup.view(state, SPECTATOR) == setup.view(clone, SPECTATOR) == view


def check_views(setup: Setup, seed: int) -> None:
    """For every seat and position a sampled state looks the same, be it a likely one or any, and views and
    events cross a wire.
    """
    rng = Rng(f"{seed}/views")
    for state in close_positions(setup, seed):
        for viewer in (SPECTATOR, *range(setup.seats)):
            view = setup.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            sampler = setup.sampler(view)
            worlds = [sampler.sample(rng)]
            for weigh in (sampler.believe, sampler.suppose):
                weigh(rng, HANDS)
                worlds.append(sampler.likely(rng))
            for sampled in worlds:
                assert setup.view(sampled, viewer) == view
                assert sampled.known(viewer) == state.known(viewer)
                assert sampled.waiting == state.waiting
                for _ in range(2 * setup.seats):  # it can be played on
                    if sampled.waiting:
                        step(sampled, rng)
    for event in chain.from_iterable(random_play(setup, seed).events(s) for s in (None, 0)):
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


def check_redraws(setup: Setup, seed: int) -> int:
    """With all drawn anew that nobody has seen, nobody can tell the difference: views, legal lists and hidden
    choices stay. The state itself stays as it was, and the other one can be played on.

    Returns in how many of these states something else came up afterwards.
    """
    rng = Rng(f"{seed}/redraws")
    different = 0
    for state in close_positions(setup, seed):
        viewers = (SPECTATOR, *range(setup.seats))
        known = [state.known(viewer) for viewer in viewers]
        before = _to_come(state, Rng(seed))
        other = setup.redraws(state).sample(rng)
        assert [other.known(viewer) for viewer in viewers] == known, "somebody had seen what was drawn anew"
        assert [setup.view(other, v) for v in viewers] == [setup.view(state, v) for v in viewers]
        assert (other.waiting, other.pending()) == (state.waiting, state.pending())
        for seat in _able(state):
            assert other.legal(seat) == state.legal(seat)
        different += _to_come(other, Rng(seed)) != before
        assert _to_come(state, Rng(seed)) == before, "the state itself was drawn anew"
    return different


def _to_come(state: State, rng: Rng) -> list[RawEvent]:
    """What happens next, if all goes by lot."""
    state = state.clone()
    events: list[RawEvent] = []
    state.events = events
    for _ in range(CLOSELY):
        if state.waiting:
            step(state, rng)
    return events


def check_secrets(setup: Setup, seed: int) -> int:
    """Non-interference. Two states that a seat cannot tell apart give it equal legal lists. Whatever then
    happens in each of them, the seat's views are equal if and only if it was told equal things: no view
    shows what was not told, and nothing is told that the view does not show. Bots get nothing but views,
    so they cannot tell such states apart either.

    Returns how many hidden differences were tried.
    """
    rng = Rng(f"{seed}/secrets")
    hidden = 0
    for state in close_positions(setup, seed):
        for viewer in (SPECTATOR, *range(setup.seats)):
            other = setup.sampler(setup.view(state, viewer)).sample(rng)
            if state.waiting == (CHANCE,):
                hidden += _check_draws(setup, state, other, viewer, rng)
                continue
            for actor in state.waiting:
                mine, theirs = state.legal(actor), other.legal(actor)
                assert actor != viewer or mine == theirs, "legal lists tell a secret"
                looks = {a: _applied(setup, other, actor, a, viewer) for a in theirs}
                for action in mine:
                    look = _applied(setup, state, actor, action, viewer)
                    for alike in [looks[action]] if actor == viewer else looks.values():
                        hidden += _check_alike(look, alike) and actor != viewer
    return hidden


def _check_draws(setup: Setup, state: State, other: State, viewer: int, rng: Rng) -> int:
    """The same outcome in two states, and in one state an outcome with two items exchanged."""
    outcome = state.draw(rng)
    look = _settled(setup, state, outcome, viewer)
    hidden = int(_check_alike(look, _settled(setup, other, outcome, viewer)))
    for _ in range(20):
        i, j = rng.below(len(outcome)), rng.below(len(outcome))
        changed = outcome[:]
        changed[i], changed[j] = outcome[j], outcome[i]
        try:
            state.draw(rng, changed)
        except ImpossibleOutcome:
            continue
        hidden += _check_alike(look, _settled(setup, state, changed, viewer)) and changed != outcome
    return hidden


def _check_alike(one: Seen, two: Seen) -> bool:
    """Whether two happenings look alike: in what is told and in the view, or in neither."""
    told, shown, known = (mine == theirs for mine, theirs in zip(one, two, strict=True))
    assert known == shown, "a search tells apart what views do not, or does not what they do"
    assert shown or not told, "a view shows what was not told"
    assert told or not shown, "something was told that the view does not show"
    return told


def _applied(setup: Setup, state: State, seat: int, action: int, viewer: int) -> Seen:
    """What a viewer sees of an action, and then of the table."""
    after = state.clone()
    after.events = []
    after.apply(seat, action)
    return _seen(setup, after, viewer)


def _settled(setup: Setup, state: State, outcome: list[int], viewer: int) -> Seen:
    """What a viewer sees of a draw, and then of the table."""
    after = state.clone()
    after.events = []
    after.settle(outcome)
    return _seen(setup, after, viewer)


def _seen(setup: Setup, state: State, viewer: int) -> Seen:
    events = [setup.event(raw, viewer) for raw in state.events or ()]
    return events, msgspec.json.encode(setup.view(state, viewer)), state.known(viewer)


def check_predictions(setup: Setup, seed: int) -> int:
    """What a state calls predictable for a seat is so in all worlds that the seat cannot tell apart: it sees
    the same afterwards, and may do the same.

    Returns how many predictions were tried.
    """
    rng = Rng(f"{seed}/predictions")
    tried = 0
    for state in close_positions(setup, seed):
        for seat in _able(state):
            sampler = setup.sampler(setup.view(state, seat))
            for world in (sampler.sample(rng), *sampler.worlds(CLOSELY)[:2]):
                for action in state.legal(seat):
                    predictable = state.predictable(seat, action)
                    assert world.predictable(seat, action) == predictable, (
                        "what is predictable tells a secret"
                    )
                    if predictable:
                        _check_predicted(setup, state, world, seat, action)
                        tried += 1
    return tried


def _check_predicted(setup: Setup, state: State, world: State, seat: int, action: int) -> None:
    one, two = state.clone(), world.clone()
    for after in (one, two):
        after.apply(seat, action)
    assert one.known(seat) == two.known(seat), "what was called predictable shows a secret"
    assert setup.view(one, seat) == setup.view(two, seat)
    assert seat not in _able(one) or one.legal(seat) == two.legal(seat)


def _able(state: State) -> list[int]:
    """The seats that may decide something, or replace what they have decided."""
    return [] if state.waiting == (CHANCE,) else sorted({*state.waiting, *state.pending()})


def check_answers(setup: Setup, seed: int) -> int:
    """Non-interference of answers. Whatever a seat tries to play, one token or several: in two worlds that it
    cannot tell apart it is refused with the same code and the same facts, or taken in both.

    Returns how many batches were tried.
    """
    rng = Rng(f"{seed}/answers")
    tried = 0
    for state in close_positions(setup, seed):
        if state.waiting == (CHANCE,):
            continue
        for seat in range(setup.seats):
            other = setup.sampler(setup.view(state, seat)).sample(rng)
            for tokens in _batches(setup, (state, other), seat, rng):
                one, two = (_answer(setup, world, seat, tokens) for world in (state, other))
                if isinstance(one, ParlourError) or isinstance(two, ParlourError):
                    assert _refused(one) == _refused(two), "a refusal tells a secret"
                else:
                    _check_alike(one, two)
                tried += 1
    return tried


def _batches(setup: Setup, worlds: tuple[State, State], seat: int, rng: Rng) -> Iterator[tuple[str, ...]]:
    """What a seat may try: its own tokens, those of others and nonsense, alone, and with others after them
    that can follow in one world or the other.
    """
    spoken = ["nonsense", *_tokens(setup, worlds[0], _able(worlds[0]))]
    mine = _tokens(setup, worlds[0], [seat]) if seat in _able(worlds[0]) else spoken

    def any_of(tokens: list[str]) -> str:
        return tokens[rng.below(len(tokens))]

    for _ in range(BATCHES):
        first = any_of(mine)
        after = [*_following(setup, worlds[rng.below(2)], seat, first), any_of(spoken)]
        second = any_of(after)
        yield (any_of(spoken),)
        yield first, second
        yield first, second, any_of(after)


def _tokens(setup: Setup, state: State, seats: list[int]) -> list[str]:
    return [setup.token(action) for seat in seats for action in state.legal(seat)]


def _following(setup: Setup, state: State, seat: int, token: str) -> list[str]:
    """What a seat may play after this, if it may play this."""
    if seat not in _able(state) or token not in _tokens(setup, state, [seat]):
        return []
    after = state.clone()
    after.apply(seat, setup.action(token))
    return _tokens(setup, after, [seat]) if seat in _able(after) else []


def _answer(setup: Setup, state: State, seat: int, tokens: tuple[str, ...]) -> Seen | ParlourError:
    """What comes of tokens in a state: a refusal, or what the seat then sees."""
    play = Play(setup)
    play._take(state.clone())
    try:
        play.act(seat, *tokens)
    except ParlourError as refusal:
        return refusal
    return play.events(seat), msgspec.json.encode(play.view(seat)), play._state.known(seat)


def _refused(answer: Seen | ParlourError) -> Refused | None:
    return (answer.code, answer.facts) if isinstance(answer, ParlourError) else None


def check_policy(setup: Setup, seed: int) -> None:
    """The policy chooses legal actions, from what the seat may know; whoever forgets can go on; and if all
    worlds are listed, the seat cannot tell them apart.
    """
    rng = Rng(f"{seed}/policy")
    policy = setup.policy
    for state in close_positions(setup, seed):
        assert len(policy.estimate(state)) == setup.seats
        assert policy.spread(state) > 0
        for seat in () if state.waiting == (CHANCE,) else state.waiting:
            view = setup.view(state, seat)
            sampler = setup.sampler(view)
            choice = policy.choose(state, seat, Rng(seed))
            assert choice in state.legal(seat)
            for world in (sampler.sample(rng), *sampler.worlds(20)):
                assert world.known(seat) == state.known(seat)
                assert policy.choose(world, seat, Rng(seed)) == choice, "the policy tells a secret"
            vague = setup.sampler(setup.recalled(view, rng.below(2) / 2, rng)).sample(rng)
            assert vague.legal(seat) == state.legal(seat)
            for _ in range(2 * setup.seats):  # it can be played on
                if vague.waiting:
                    step(vague, rng)


def check_tensor(setup: Setup, seed: int) -> None:
    """A seat's row of numbers is made of what its view shows: it is the same in every world that looks the
    same. No number is outside the range that its feature declares.
    """
    rng = Rng(f"{seed}/tensor")
    tensor = setup.tensor
    lowest = [feature.lowest for feature in tensor.features for _ in range(feature.length)]
    highest = [feature.highest for feature in tensor.features for _ in range(feature.length)]
    assert tensor.size == len(lowest)
    points = next(feature for feature in tensor.features if feature.name == "scores")
    for state in close_positions(setup, seed):
        for seat in range(setup.seats):
            row = tensor.row(state, seat)
            numbers = memoryview(row).cast("b").tolist()
            assert all(low <= n <= high for low, n, high in zip(lowest, numbers, highest, strict=True))
            view = setup.view(state, seat)
            scores = [min(max(score, points.lowest), points.highest) for score in view.scores]
            assert numbers[points.at : points.at + setup.seats] == scores[seat:] + scores[:seat]
            sampler = setup.sampler(view)
            for world in (sampler.sample(rng), sampler.sample(rng)):
                assert tensor.row(world, seat) == row, "numbers tell a secret"
            if seat in state.waiting:
                mask = tensor.mask(state, seat)
                assert [action for action, legal in enumerate(mask) if legal] == state.legal(seat)
            else:
                assert not any(tensor.mask(state, seat))


def check_refusals(setup: Setup, seed: int) -> None:
    """What cannot be played is refused with a code, and leaves the game as it was."""
    play = Play(setup, Rng(seed))
    rng = Rng(f"{seed}/refusals")
    decisions = 0
    while not play.over:
        seat = play.waiting[0]
        legal = play.legal(seat)
        if decisions < CLOSELY:
            _check_refusals(play, seat, legal)
        play.act(seat, legal[rng.below(len(legal))])
        decisions += 1
    _check_refused(play, 0, [legal[0]], "game-over")


def _check_refusals(play: Play, seat: int, legal: list[str]) -> None:
    seats = range(play.setup.seats)
    before = str(play.record), [play.view(seat) for seat in seats]
    wrong = [(seat, "nonsense", "unknown-token"), (len(seats), legal[0], "no-such-seat")]
    others = [s for s in seats if not play.legal(s)]
    wrong += [(others[0], legal[0], "not-your-turn")] if others else []
    for who, token, code in wrong:
        _check_refused(play, who, [token], code)
        _check_refused(play, seat, [legal[0], "nonsense"], "unknown-token")
    assert before == (str(play.record), [play.view(seat) for seat in seats])


def _check_refused(play: Play, seat: int, tokens: list[str], code: str) -> None:
    try:
        play.act(seat, *tokens)
    except ParlourError as refusal:
        assert refusal.code == code, f"{refusal.code}, not {code}"
        assert str(refusal)
    else:
        raise AssertionError(f"{tokens} was not refused")


def check_bots(setup: Setup, seed: int) -> None:
    """Bots choose legal tokens, and the same ones from the same views."""
    for name, most in (("random", LONGEST), ("greedy", LONGEST), ("casual@1", CLOSELY)):
        bots = [find(name)(setup, seed), find(name)(setup, seed)]
        play = Play(setup, Rng(seed))
        while not play.over and len(play.steps) < most:
            for seat in play.waiting:
                view, legal = play.view(seat), play.legal(seat)
                chosen = [bot.choose(view, legal) for bot in bots]
                assert chosen[0] == chosen[1]
                assert chosen[0] in legal
                play.act(seat, chosen[0])
