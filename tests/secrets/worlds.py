"""Pairs of matches that look the same to somebody, though hidden things differ."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

from parlour import ParlourError, Rng
from parlour.kernel.play import Play
from parlour.match.log import Acted, Began, Drew, Sat
from parlour.match.match import Match
from parlour.match.seats import Seat
from tests.match.matches import begun, exchanged
from tests.setups import setups

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.match.log import Entry

T = TypeVar("T")

MOVES = 400  # of a history, at most
AGAIN = 4  # one in so many times, where there is no difference, one is made in what was dealt before
TRIES = 40  # to exchange two things in a draw without anybody's notice
OTHERWISE = 6  # other things that somebody else may do, which are tried


def history(game: str, seats: int, rng: Rng, alone: bool = False) -> Match:
    """A match in which everything happens: any options, series, resignations, returns, wishes, other names,
    persons who are removed; some have one person among bots, who may then ask for hints, and undo.
    """
    persons = 1 if alone or rng.below(3) == 0 else seats
    tables = [table for table in setups(game) if table.seats == seats]
    options = tables[rng.below(len(tables))].changed_options()
    match = begun(game, seats, persons, options=options, games=1 + rng.below(2), clock=60 * rng.below(2))
    for number in range(MOVES):
        now = 2000 + number
        if match.over:
            break
        if match.play.over:
            match.next_game(now)
        elif rng.below(8) == 0:
            happen(match, rng.below(persons), rng, now)
        else:
            move(match, rng, now)
    return match


def happen(match: Match, seat: int, rng: Rng, now: int) -> None:
    """Something else than a decision of the game."""
    try:
        match rng.below(8):
            case 0 | 1:
                match.relieve(seat, "resigned", now)
            case 2:
                match.come_back(seat, now)
            case 3:
                match.ask(seat, ("abort", "take-back")[rng.below(2)], now)
            case 4:
                match.answer(seat, match.wish is not None and match.wish.wish == "take-back", now)
            case 5:
                match.undo(seat, now)
            case 6:
                match.introduce(seat, f"Player {seat}, {now}", now)
            case 7 if seat and rng.below(4) == 0:  # the host stays
                match.remove(f"player-{seat}", match.opened.host, now, f"Bot {now}")
    except ParlourError:
        move(match, rng, now)


def move(match: Match, rng: Rng, now: int) -> None:
    """One of those who owe a decision makes one; some of those who have chosen choose anew."""
    able = [seat for seat in range(len(match.seats)) if match.play.legal(seat)]
    owing = match.play.waiting
    seat = able[rng.below(len(able))] if rng.below(6) == 0 else owing[rng.below(len(owing))]
    token = any_of(match.play.legal(seat), rng)
    if not match.at(seat).bot:
        match.act(seat, [token], now)
    elif seat in owing:
        match.act_for(seat, token, now)


def pairs(
    game: str, seats: int, seed: int | str, alone: bool = False
) -> Iterator[tuple[int | None, Match, Match]]:
    """Who looks, and two matches that they cannot tell apart, in which somebody else has something else. If
    they are to be alone, it is the only person among bots who looks.
    """
    rng = Rng(f"{game}/{seats}/{seed}")
    truth = history(game, seats, rng, alone)
    viewers = [None, *(seat for seat in range(seats) if truth.at(seat).player)][alone:]
    rng.shuffle(viewers)
    for viewer in viewers:
        yield from ((viewer, *both) for both in alike(truth.log, viewer, rng))


def alike(truth: list[Entry], viewer: int | None, rng: Rng) -> Iterator[tuple[Match, Match]]:
    """The match as it was, and as it may have been, after each command. When the viewer sees a difference, or
    the other world comes to an end, another one begins.
    """
    begun = next(n for n, entry in enumerate(truth) if isinstance(entry, Began))
    here, there = Match(truth[:begun]), Match(truth[:begun])
    swapped: dict[str, str] = {}  # what has changed places, until it is shuffled again
    shuffled = ""
    for first, end in commands(truth, begun):
        told, possible = here.play.event_count if here.begun else 0, True
        for number in range(first, end):
            entry = truth[number]
            if isinstance(entry, Began) or (isinstance(entry, Drew) and entry.words[0] == shuffled):
                swapped, shuffled = {}, ""
            other = entry
            if isinstance(entry, Drew) and not swapped and len(entry.words) > 2:
                other, swapped = drawn_otherwise(here, there, entry, viewer, rng)
                shuffled = entry.words[0]
            elif isinstance(entry, Acted):
                other = acted(here, there, entry, viewer, swapped, rng)
            here.take(entry)
            possible = possible and took(there, other)
        if not possible or not same(here, there, viewer, told):
            there, swapped = fork(here), {}
        if here.play.steps == there.play.steps and rng.below(AGAIN) == 0:
            there = dealt_otherwise(here, viewer, rng) or there
        if here.play.steps != there.play.steps:
            yield here, there


def commands(entries: list[Entry], begun: int = 0) -> Iterator[tuple[int, int]]:
    """From where to where entries belong together: what somebody does, and the draws that follow."""
    ends = [n for n in range(begun + 1, len(entries)) if not isinstance(entries[n], Drew)]
    yield from zip([begun, *ends], [*ends, len(entries)], strict=True)


def same(here: Match, there: Match, viewer: int | None, told: int) -> bool:
    """Whether somebody sees the same, and was told the same."""
    return here.view(viewer) == there.view(viewer) and here.events(viewer, told) == there.events(viewer, told)


def drawn_otherwise(
    here: Match, there: Match, drew: Drew, viewer: int | None, rng: Rng
) -> tuple[Drew, dict[str, str]]:
    """A draw in which two things have changed places, if the viewer does not notice."""
    truth = fork(here)
    truth.take(drew)
    told = here.play.event_count
    for _ in range(TRIES):
        other = exchanged(drew, rng)
        world = fork(there)
        if other != drew and took(world, other) and same(truth, world, viewer, told):
            return other, dict(zip(drew.words, other.words, strict=True))
    return drew, {}


def dealt_otherwise(here: Match, viewer: int | None, rng: Rng) -> Match | None:
    """The match so far with two things exchanged in a draw of this game, if the viewer has not noticed."""
    began = max(n for n, entry in enumerate(here.log) if isinstance(entry, Began))
    draws = [n for n, e in enumerate(here.log) if n > began and isinstance(e, Drew) and len(e.words) > 2]
    if not draws:
        return None
    draw = draws[rng.below(len(draws))]
    there = Match(here.log[:draw])
    if not took(there, exchanged(here.log[draw], rng)):
        return None
    dealt = there.events(viewer)
    if dealt != here.events(viewer)[: len(dealt)]:
        return None
    possible = all(took(there, entry) for entry in here.log[draw + 1 :])
    return there if possible and same(here, there, viewer, 0) else None


def acted(
    here: Match, there: Match, entry: Acted, viewer: int | None, swapped: dict[str, str], rng: Rng
) -> Acted:
    """What somebody does in the other world, where the viewer sees the same of it: something else, if it can
    be. What a viewer does themselves is the same in both, unless a bot does it face down.
    """
    if entry.seat == viewer and not here.at(entry.seat).bot:
        return entry
    truth = fork(here)
    truth.take(entry)
    told = here.play.event_count
    possible = [token for token in there.play.legal(entry.seat) if (token,) != entry.tokens]
    rng.shuffle(possible)
    renamed = tuple(renaming(token, swapped) for token in entry.tokens)
    for tokens in [*([token] for token in possible[:OTHERWISE]), renamed]:
        other = Acted(at=entry.at, seat=entry.seat, tokens=tuple(tokens))
        world = fork(there)
        if took(world, other) and same(truth, world, viewer, told):
            return other
    return entry


def renaming(token: str, names: dict[str, str]) -> str:
    """A token that speaks of one thing in place of another."""
    return re.sub(r"[\w.\-]+", lambda word: names.get(word[0], word[0]), token)


def took(match: Match, entry: Entry) -> bool:
    try:
        match.take(entry)
    except ParlourError:
        return False
    return True


def fork(match: Match) -> Match:
    """The same match again, sharing nothing that changes."""
    other = become(Match([]), match)
    other.seats = [seat and become(Seat(Sat(at=0, seat=0, name="")), seat) for seat in match.seats]
    other.plays = [*match.plays[:-1], *(become(Play(play.setup), play) for play in match.plays[-1:])]
    return other


def become(other: T, thing: T) -> T:
    """Something of the same class gets the same attributes; of lists and sets, copies. (A compiled class has
    no dictionary of them, but names them.)
    """
    for name in getattr(thing, "__mypyc_attrs__", None) or vars(thing):
        value: Any = getattr(thing, name)
        setattr(other, name, value.copy() if isinstance(value, list | set) else value)
    return other


def any_of(tokens: list[str], rng: Rng) -> str:
    return tokens[rng.below(len(tokens))]
