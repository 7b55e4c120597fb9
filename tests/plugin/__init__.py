"""A game in another package, installed for the tests."""
