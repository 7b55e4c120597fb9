"""Information-set tree search: strong play from a view alone. It knows the contract, and no game."""
