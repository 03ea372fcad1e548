"""How sure a share is that was counted."""

from math import sqrt

Z95 = 1.959964


def wilson(share: float, count: float, z: float = Z95) -> tuple[float, float]:
    """The bounds between which the true share lies with 95 % confidence (Wilson's interval).

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
