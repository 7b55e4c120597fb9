"""Observations: a view as a row of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from parlour.kernel.game import Setup, View
    from parlour.kernel.tensor import Tensor


def observation(setup: Setup, view: View) -> NDArray[np.int8]:
    """A view as the row of numbers that an environment shows; a trained bot needs it to play from views. It
    is computed from a sampled state: all states that fit the view give the same row.
    """
    assert view.seat is not None
    world = setup.sampler(view).sample(Rng(0))
    return np.frombuffer(setup.tensor.row(world, view.seat), np.int8)


def bounds(tensor: Tensor) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """The lowest and the highest value of each number."""
    lengths = [feature.length for feature in tensor.features]
    return (
        np.repeat(np.array([feature.lowest for feature in tensor.features], np.int8), lengths),
        np.repeat(np.array([feature.highest for feature in tensor.features], np.int8), lengths),
    )


def slices(tensor: Tensor) -> dict[str, slice]:
    """The slice of each feature in a row."""
    return {feature.name: slice(feature.at, feature.at + feature.length) for feature in tensor.features}


def schema(tensor: Tensor) -> list[dict[str, Any]]:
    """The features as data."""
    return [
        {
            "name": feature.name,
            "at": feature.at,
            "length": feature.length,
            "lowest": feature.lowest,
            "highest": feature.highest,
            "meaning": feature.meaning,
        }
        for feature in tensor.features
    ]
