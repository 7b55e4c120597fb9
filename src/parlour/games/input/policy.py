def greedy(setup, view, legal, rng):
    return legal[rng.below(len(legal))]
