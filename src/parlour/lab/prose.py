"""The fixed sentences of a report, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

TITLE: Final = "{game}: what {games} games tell"
INTRODUCTION: Final = (
    "Bots: {bots}. Players: {seats}. Component set: {table}. Rules {rules}, seed {seed}.",
    "Numbers in brackets are 95% intervals. A deal that was played again counts once.",
    "This command makes the same page again:",
)

TITLES: Final = {
    "notable": "What stands out",
    "compared": "Side by side",
    "scores": "Points",
    "seats": "Order of seats",
    "length": "Length",
    "leads": "Ties and the lead",
    "items": "What is taken, when, and what it is worth",
    "luck": "Luck and skill",
    "restraint": "Doing without",
}

WORDS: Final = {
    "notable": "Picked out by rule, not by taste: places and things whose intervals leave little doubt.",
    "compared": "The same numbers of games with both. A difference whose interval does not contain 0 is "
    "hardly chance.",
    "scores": "The points of all seats at the end.",
    "seats": "Place 1 begins, place 2 sits to the left of it, and so on. Where nobody begins, places are "
    "the seats themselves. Even is what everybody would win if the place did not matter.",
    "length": "A decision is one choice of one player; it is free if there is more than one legal action. "
    "Branching is the number of legal actions of a decision, on average over the game.",
    "leads": "Points are looked at whenever they may have changed. A lead changes when another seat than "
    "before leads alone. A game is decided from the moment on at which its winner leads alone to the end.",
    "items": "Worth is a regression: the points by which a seat is ahead of the others on average, explained "
    "by what it has more of than they have, all things of a kind at once. It tells what goes with a good "
    "result, which raw win shares (also given) cannot keep apart from what is usually taken along with it.",
    "luck": "The same deals, draws by lot and order of seats, played again until every player of the ladder "
    "has had every seat once. What follows the player is skill, what follows the deal is luck; the rest is "
    "how these work together, and what the players' own choices leave to chance.",
    "restraint": "One {bot} among others, in the same deal twice: once free, once without something as "
    "long as anything else is legal. The difference is what having it is worth to that player.",
}

CAPTIONS: Final = {
    "points": "Points at the end: the share of seats that had so many.",
    "seats": "Share of games won by each place, less what would be even; the dashed line is even.",
    "turns": "Length of a game in turns: the share of games that had so many.",
    "decisions": "Length of a game in decisions: the share of games that had so many.",
    "leads": "How often the lead changed: the share of games in which it did so.",
    "taken": "{group}: how often, when (a stronger colour: more often), and what one more is worth.",
    "luck": "What differences in points and in wins go with.",
    "ladder": "Points by which each player of the ladder is ahead of the others.",
    "restraint": "What a player loses who does without something.",
}

CLOSED: Final = (
    "All seats take equally many of these, or very nearly, so worth is next to the average one taken."
)
EXACT: Final = (
    "These make up all the points, so one is worth what it counts. What it is good for besides is told by "
    "doing without."
)
TOO_FEW: Final = "Too few games to tell the worth of each."
NO_INTERVALS: Final = "Too few games for intervals."
TOO_FEW_DEALS: Final = "Too few deals to say how far luck goes."
NOTHING_NOTABLE: Final = "Nothing: no place is clearly better than another, and everything is in use."

NOTABLE: Final = {
    "seat": "{seats} players: place {place} wins {wins}, even is {even}{variant}.",
    "never": "{group}, {seats} players: never: {names}{variant}.",
    "rare": "{group}, {seats} players: in fewer than one game in a hundred: {names}{variant}.",
    "best": "{group}, {seats} players: {best} is worth the most, {worth}{variant}.",
    "worst": "{group}, {seats} players: {worst} is worth the least, {worth}{variant}.",
    "luck": "Of the differences in points, {deal} go with the deal and {player} with the player{variant}.",
}


def listed(names: Iterable[str]) -> str:
    """One, two and three."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
