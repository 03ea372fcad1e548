"""Confidence intervals of shares."""

from math import inf, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["NO_SPREAD", "Z95", "effective_games", "standard_error", "wilson", "wilson_by_deal"]

Z95 = 1.959964
NO_SPREAD = 1e-9  # of standard errors: less is rounding

_Whole: TypeAlias = NDArray[np.intp]


def wilson(share: float, count: float, z: float = Z95) -> tuple[float, float]:
    """Return the bounds of the 95 % confidence interval of a share (Wilson's interval).

    The games counted must be independent of each other.

    >>> low, high = wilson(share=0.5, count=100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if count <= 0:
        return 0.0, 1.0
    spread = z * z / count
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def wilson_by_deal(shares: ArrayLike, deals: ArrayLike) -> tuple[float, float]:
    """Return Wilson's interval where the games of a deal are correlated: the deal is the unit.

    `shares` has a number from 0 to 1 for every game, `deals` its deal.

    >>> low, high = wilson_by_deal([1, 1, 0, 0, 1, 1, 0, 0], deals=[0, 0, 1, 1, 2, 2, 3, 3])
    >>> (low, high) == wilson(share=0.5, count=4)  # the second game of a deal shows nothing new
    True
    """
    share = float(np.asarray(shares, np.float64).mean())
    return wilson(share, effective_games(shares, deals))


def effective_games(shares: ArrayLike, deals: ArrayLike) -> float:
    """Return the number of independent games that would give the same standard error.

    It follows from the variance between deals, with Student's t for few deals.  It is at least
    the number of deals, because games of one deal cannot be more alike than equal.  If all
    deals have the same result, each counts once.

    >>> effective_games([1, 0, 0, 1], deals=[0, 1, 2, 3])
    4.0
    """
    values, _, sizes = _by_deal(shares, deals)
    fewest = len(values) ** 2 / float((sizes**2).sum())
    share, error = values.mean(), standard_error(shares, deals)
    if not NO_SPREAD < error < inf:
        return fewest
    games = share * (1 - share) / error**2 * (Z95 / _student95(len(sizes) - 1)) ** 2
    return max(fewest, float(games))


def standard_error(values: ArrayLike, deals: ArrayLike) -> float:
    """Return the standard error of the mean, the deal being the unit; inf for a single deal.

    Deals may have different numbers of games, as in a match that was stopped.

    >>> standard_error([1, 1, 0, 0], deals=[0, 0, 1, 1]), standard_error([1, 0], deals=[0, 0])
    (0.5, inf)
    """
    values, places, sizes = _by_deal(values, deals)
    if len(sizes) == 1:
        return inf
    strays = np.bincount(places, values) - values.mean() * sizes
    spread = float((strays**2).sum()) * len(sizes) / (len(sizes) - 1)
    return sqrt(spread) / len(values)


def _by_deal(values: ArrayLike, deals: ArrayLike) -> tuple[NDArray[np.float64], _Whole, _Whole]:
    """Return the values, the index of each one's deal, and the size of every deal."""
    _, places, sizes = np.unique(np.asarray(deals), return_inverse=True, return_counts=True)
    return np.asarray(values, np.float64), places, sizes


def _student95(freedom: int) -> float:
    """Return the quantile of Student's t for 95 %, by its expansion in 1/freedom.

    From three degrees of freedom on it is right within one per cent.
    """
    z, v = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3
