"""Fruitoplay in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.fruitoplay.events import (
    Added,
    Cancelled,
    Chose,
    Dealt,
    Drew,
    Laid,
    Revealed,
    River,
    Scored,
    Target,
    Tied,
    Won,
)
from parlour.kernel.token import Token, parts
from parlour.words.telling import listed, person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.kernel.game import Event, Names
    from parlour.words import Words


def fruit(name: str, words: Words) -> str:
    message = f"fruitoplay-fruit-{name}"
    return words(message) if message in words else name.replace("_", " ")


def card(item: str, words: Words) -> str:
    """A fruit card (`banana-6`), or the `collective` one."""
    if item == "collective":
        return words("fruitoplay-collective-card")
    name, number = parts(item)
    return words("fruitoplay-card", fruit=fruit(str(name), words), number=str(number))


def shown(setup: FruitoplaySetup, item: str, words: Words) -> str:
    """A card as it is told: that it is rotten is a part of its name."""
    called = card(item, words)
    return words("fruitoplay-table-rotten", card=called) if item in setup.rotten else called


def piece(setup: FruitoplaySetup, item: str, words: Words) -> str:
    """A piece of a figure: a card with what it shows, or a collective card (`strawberry+2`)."""
    if "+" in item:
        name, _, bonus = item.partition("+")
        return words("fruitoplay-table-bonus", fruit=fruit(name, words), bonus=bonus)
    called = card(setup.cards[setup.card(item)], words)
    for kind, cards in (("double", setup.double), ("rotten", setup.rotten)):
        if item in cards:
            return words(f"fruitoplay-table-{kind}", card=called)
    return called


def tell(setup: FruitoplaySetup, event: Event, words: Words, names: Names) -> str:
    """What happened, in sentences. That a seat has chosen goes without saying: the table shows it."""
    if isinstance(event, Chose):
        return ""
    if isinstance(event, Dealt):
        return _dealt(setup, event, words, names)
    if isinstance(event, Revealed):
        return _revealed(setup, event, words, names)
    if isinstance(event, Drew):
        return _drew(setup, event, words, names)
    if isinstance(event, River):
        return words("fruitoplay-river", cards=_cards(setup, event.cards, words))
    if isinstance(event, Target):
        return words("fruitoplay-target", turn=event.turn, card=shown(setup, event.card, words))
    if isinstance(event, Tied):
        return words("fruitoplay-tied", cards=_cards(setup, event.cards, words))
    if isinstance(event, Laid):
        what = {"fruit": fruit(event.fruit, words), "bonus": event.bonus}
        if event.seat is None:
            return words("fruitoplay-laid-lot", **what)
        return words("fruitoplay-laid", **person(event.seat, names), **what)
    if isinstance(event, Won):
        if event.seat is None or event.card is None:
            return words("fruitoplay-unwon")
        facts = {"card": shown(setup, event.card, words), "target": shown(setup, event.target, words)}
        return words("fruitoplay-won", **person(event.seat, names), **facts)
    if isinstance(event, Added):
        cards = _cards(setup, event.cards, words)
        return words("fruitoplay-added", **person(event.seat, names), cards=cards)
    if isinstance(event, Cancelled):
        rotten = {"card": card(event.card, words)}
        if event.other is None:
            return words("fruitoplay-cancelled-alone", **person(event.seat, names), **rotten)
        other = card(event.other, words)
        facts = {**rotten, "other": other, "why": event.why or ""}
        return words("fruitoplay-cancelled", **person(event.seat, names), **facts)
    assert isinstance(event, Scored)
    counted = [value for value in event.values if value]
    if not counted:
        return words("fruitoplay-scored-nothing", **person(event.seat, names), round=event.round)
    return words(
        "fruitoplay-scored",
        **person(event.seat, names),
        round=event.round,
        points=event.points,
        most=max(counted),
        fewest=min(counted),
    )


def _dealt(setup: FruitoplaySetup, event: Dealt, words: Words, names: Names) -> str:
    """FRU-3. Only the hands that the reader may see are told."""
    sentences = [words("fruitoplay-round-begins", round=event.round)]
    for seat, hand in enumerate(event.hands):
        if hand is not None:
            cards = _cards(setup, hand, words)
            sentences.append(words("fruitoplay-dealt", **person(seat, names), cards=cards))
    return " ".join(sentences)


def _revealed(setup: FruitoplaySetup, event: Revealed, words: Words, names: Names) -> str:
    """FRU-6 and FRU-13. Who played what, and who sat out."""
    played = [
        words("fruitoplay-by", name=names[seat] or words("you"), card=shown(setup, item, words))
        for seat, item in enumerate(event.cards)
        if item is not None
    ]
    sentences = [words("fruitoplay-revealed", cards=listed(played))]
    for seat, item in enumerate(event.cards):
        if item is None:
            sentences.append(words("fruitoplay-sits-out", **person(seat, names)))
    return " ".join(sentences)


def _drew(setup: FruitoplaySetup, event: Drew, words: Words, names: Names) -> str:
    """FRU-11, FRU-12 and FRU-14. The cards that the reader may see, the others who drew, and who declined."""
    if not event.draws and not event.declined:
        return words("fruitoplay-drew-empty")
    if not event.draws:
        return f"{words('fruitoplay-optional')} {words('fruitoplay-drew-nobody')}"
    sentences = [
        words("fruitoplay-drew", **person(draw.seat, names), card=shown(setup, draw.card, words))
        for draw in event.draws
        if draw.card is not None
    ]
    hidden = [names[draw.seat] for draw in event.draws if draw.card is None]
    if hidden:
        sentences.append(words("fruitoplay-drew-others", names=words.listed(hidden), count=len(hidden)))
    if event.short is True:
        sentences.append(words("fruitoplay-drew-short"))
    declined = [names[seat] for seat in event.declined or ()]
    if declined:
        sentences.insert(0, words("fruitoplay-optional"))
    if "" in declined:
        sentences.append(words("fruitoplay-declined"))
    if others := [name for name in declined if name]:
        sentences.append(words("fruitoplay-declined-others", names=words.listed(others), count=len(others)))
    return " ".join(sentences)


def _cards(setup: FruitoplaySetup, items: Iterable[str], words: Words) -> str:
    return listed(shown(setup, item, words) for item in items)


def say(setup: FruitoplaySetup, token: str, words: Words, names: Names) -> str:
    """An action, as a person would choose it from a list."""
    choice = Token.parse(token)
    if choice.verb == "collective":
        return words("fruitoplay-do-collective", fruit=fruit(choice.item, words))
    if choice.verb in ("play", "cancel"):
        return words(f"fruitoplay-do-{choice.verb}", card=card(choice.item, words))
    return words(f"fruitoplay-do-{choice.verb}")
