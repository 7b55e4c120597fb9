"""The generator behind every deal: small, specified here to the bit, and the same forever.

A 63-bit linear congruential generator whose output is scrambled as in the PCG family (XSH-RS, O'Neill
2014). Sixty-three bits rather than sixty-four, because then the same lines give the same numbers in
Python's unbounded integers and in a compiled signed 64-bit word: the product may wrap, the mask mends it.

    seed     state = the first 8 bytes of SHA-256 of the seed as decimal text (or as the text itself),
             read big-endian, shifted right by one bit
    step     state = (state * 6364136223846793005 + 1442695040888963407) mod 2^63
    word     30 bits: ((state >> 22) ^ state) >> (21 + (state >> 60)), the lowest 30 of them
    fraction (word + 1/2) / 2^30
    below n  (word * n) >> 30, drawn again while the product's low 30 bits are under 2^30 mod n (Lemire 2019)
    shuffle  from the end: the last of n items changes places with number `below n`, then n is one less. While
             n is at least 4, one word serves four such choices, the low 30 bits of each product being the
             word for the next, and is drawn again while the last low bits are under 2^30 mod n(n-1)(n-2)(n-3)
             (Brackett-Rozinsky and Lemire 2024)

Words of 30 bits, because CPython is quickest with those.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

# As i64 from the beginning: a Python int of more than 62 bits would be unpacked at each use.
MULTIPLIER: Final = i64(6364136223846793005)
INCREMENT: Final = i64(1442695040888963407)
BITS_63: Final = i64((1 << 63) - 1)
BITS_30: Final = (1 << 30) - 1
LARGEST: Final = 128  # items that can be shuffled
UNFAIR: Final = [0] * 4 + [(1 << 30) % (n * (n - 1) * (n - 2) * (n - 3)) for n in range(4, LARGEST + 1)]

T = TypeVar("T")


class Rng:
    """A stream of random numbers. Equal seeds give equal streams."""

    def __init__(self, seed: int | str) -> None:
        digest = sha256(str(seed).encode()).digest()
        state: i64 = 0
        place: i64
        for place in range(7):
            state = state << 8 | digest[place]
        self.state: i64 = state << 7 | digest[7] >> 1

    def word(self) -> i64:
        """30 random bits."""
        state = self.state = (self.state * MULTIPLIER + INCREMENT) & BITS_63
        return ((state >> 22) ^ state) >> (21 + (state >> 60)) & BITS_30

    def fraction(self) -> float:
        """A number between 0 and 1, and neither of them."""
        return (int(self.word()) + 0.5) / (1 << 30)

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2^30."""
        product = self.word() * n
        if product & BITS_30 < n:
            unfair = (1 << 30) % n
            while product & BITS_30 < unfair:
                product = self.word() * n
        return product >> 30

    def shuffle(self, items: list[T]) -> None:
        """Put at most LARGEST items in random order, each order equally likely."""
        state = self.state
        n: i64 = len(items)
        while n > 3:
            state = (state * MULTIPLIER + INCREMENT) & BITS_63
            a = (((state >> 22) ^ state) >> (21 + (state >> 60)) & BITS_30) * n
            b = (a & BITS_30) * (n - 1)
            c = (b & BITS_30) * (n - 2)
            d = (c & BITS_30) * (n - 3)
            unfair: i64 = UNFAIR[n]
            if d & BITS_30 < unfair:
                continue
            a >>= 30
            b >>= 30
            c >>= 30
            d >>= 30
            n -= 1
            items[a], items[n] = items[n], items[a]
            n -= 1
            items[b], items[n] = items[n], items[b]
            n -= 1
            items[c], items[n] = items[n], items[c]
            n -= 1
            items[d], items[n] = items[n], items[d]
        self.state = state
        while n > 1:
            a = self.below(n)
            n -= 1
            items[a], items[n] = items[n], items[a]
