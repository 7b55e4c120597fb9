"""Information-set tree search: strong play from a view. It knows the contract of games, but no game."""
