"""A rule of thumb for Fruitoplay."""
from __future__ import annotations
def greedy(setup, view, legal, rng):
    return legal[rng.below(len(legal))]
