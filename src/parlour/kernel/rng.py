"""The generator behind every deal: small, specified here to the bit, and the same forever.

A 63-bit linear congruential generator whose output is scrambled as in the PCG family (XSH-RS, O'Neill
2014). Sixty-three bits rather than sixty-four, because then the same lines give the same numbers in
Python's unbounded integers and in a compiled signed 64-bit word: the product may wrap, the mask mends it.

    seed     state = the first 8 bytes of SHA-256 of the seed as decimal text (or as the text itself),
             read big-endian, shifted right by one bit
    step     state = (state * 6364136223846793005 + 1442695040888963407) mod 2^63
    word     32 bits: ((state >> 22) ^ state) >> (21 + (state >> 60)), lowest 32 bits
    below n  (word * n) >> 32, drawn again while the product's low half is under 2^32 mod n (Lemire 2019)
    shuffle  while n >= 4 items are left, one word chooses four of them (n, n-1, n-2, n-3 choices), the low
             half of each product serving the next choice, drawn again while the last low half is under
             2^32 mod n(n-1)(n-2)(n-3) (Brackett-Rozinsky and Lemire 2024); then one draw below n for each.
             Each chosen item leaves its place and goes to the end; the last one left stays in front.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
BITS_63: Final = (1 << 63) - 1
BITS_32: Final = (1 << 32) - 1


class Rng:
    """A stream of random numbers. Equal seeds give equal streams."""

    def __init__(self, seed: int | str) -> None:
        self.state = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big") >> 1

    def word(self) -> int:
        """32 random bits."""
        state = self.state = (self.state * MULTIPLIER + INCREMENT) & BITS_63
        return ((state >> 22) ^ state) >> (21 + (state >> 60)) & BITS_32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2^31."""
        product = self.word() * n
        if product & BITS_32 < n:
            unfair = (1 << 32) % n
            while product & BITS_32 < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put at most 128 items in random order, each order equally likely."""
        state = self.state
        pop, push = items.pop, items.append
        n = len(items)
        while n > 3:
            state = (state * MULTIPLIER + INCREMENT) & BITS_63
            word = ((state >> 22) ^ state) >> (21 + (state >> 60)) & BITS_32
            first = word * n
            second = (first & BITS_32) * (n - 1)
            third = (second & BITS_32) * (n - 2)
            fourth = (third & BITS_32) * (n - 3)
            rest = fourth & BITS_32
            if rest < BATCH_LIMIT:
                choices = n * (n - 1) * (n - 2) * (n - 3)
                if rest < choices and rest < (1 << 32) % choices:
                    continue
            push(pop(first >> 32))
            push(pop(second >> 32))
            push(pop(third >> 32))
            push(pop(fourth >> 32))
            n -= 4
        self.state = state
        while n > 1:
            push(pop(self.below(n)))
            n -= 1


BATCH_LIMIT: Final = 128 * 127 * 126 * 125  # no batch of four has more choices
