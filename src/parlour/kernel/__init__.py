"""The contract every game fulfils, and what follows from it alone: chance, records, checked play."""
