"""Confidence intervals of shares: games of one deal are not independent."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from atoll.lab.matches.interval import effective_games, standard_error, wilson, wilson_by_deal

MATCHES = 1500


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    # From the formula in Wilson's paper, worked out by hand with z = 1.96.
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_s_interval(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=5e-4)


# ── Coverage ─────────────────────────────────────────────────────────────────────────────

Games = NDArray[np.float64]


def fake_match(
    rng: np.random.Generator, deals: int, seats: int, luck: float, seat_counts: float = 0.0
) -> Games:
    """The results of a match: a row for each deal, a column for each seat.

    `luck` is the spread of the deals, `seat_counts` that of the seats.
    """
    good = rng.normal(0, luck, (deals, 1)) + np.linspace(-seat_counts, seat_counts, seats)
    return (rng.random((deals, seats)) < 1 / (1 + np.exp(1 - good))).astype(float)


def by_game(games: Games) -> tuple[float, float]:
    return wilson(float(games.mean()), games.size)


def by_deal(games: Games) -> tuple[float, float]:
    return wilson_by_deal(games.ravel(), np.arange(len(games)).repeat(games.shape[1]))


def coverage(
    interval: Callable[[Games], tuple[float, float]], deals: int, seats: int, *about: float
) -> float:
    """The part of many matches in which the true share lies within the interval."""
    rng = np.random.default_rng(5)
    truth = fake_match(rng, 200_000, seats, *about).mean()
    bounds = [interval(fake_match(rng, deals, seats, *about)) for _ in range(MATCHES)]
    return float(np.mean([low <= truth <= high for low, high in bounds]))


@pytest.mark.parametrize("deals", [10, 25, 100])
@pytest.mark.parametrize(("seats", "luck"), [(4, 0.0), (4, 0.6), (4, 1.0), (2, 1.0), (4, 3.0)])
def test_the_true_share_is_within_the_interval_in_95_of_100_matches(
    deals: int, seats: int, luck: float
) -> None:
    # A standard error is half of one per cent; few deals err on the side of caution.
    assert 0.935 < coverage(by_deal, deals, seats, luck) < 0.985


def test_seats_that_count_make_the_share_better_known_not_worse() -> None:
    """Every deal is played from every seat, so a good seat is not luck."""
    assert 0.935 < coverage(by_deal, 100, 4, 0.0, 2.0) < 0.97
    assert coverage(by_game, 100, 4, 0.0, 2.0) > 0.97


@pytest.mark.parametrize(("luck", "most"), [(0.6, 0.945), (1.0, 0.92), (3.0, 0.80)])
def test_an_interval_by_games_would_be_too_narrow(luck: float, most: float) -> None:
    assert coverage(by_game, 100, 4, luck) < most


# ── Edges ────────────────────────────────────────────────────────────────────────────────


def test_games_each_of_its_own_deal_count_fully() -> None:
    assert effective_games([1, 0, 0, 1, 1], deals=[5, 2, 7, 9, 1]) == 5


def test_games_that_repeat_their_deal_s_result_add_nothing() -> None:
    shares, deals = [1, 1, 1, 0, 0, 0] * 10, np.arange(20).repeat(3)
    assert effective_games(shares, deals) == 20


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deals_that_are_all_the_same_count_once_each(share: float) -> None:
    shares, deals = [share] * 12, np.arange(4).repeat(3)
    assert wilson_by_deal(shares, deals) == wilson(share, 4)


@pytest.mark.parametrize("games", [1, 2, 4])
def test_a_single_deal_is_as_good_as_one_game(games: int) -> None:
    shares = [1.0] + [0.0] * (games - 1)
    assert wilson_by_deal(shares, [7] * games) == pytest.approx(wilson(1 / games, 1))


def test_a_deal_that_was_not_finished_weighs_as_much_as_it_was_played() -> None:
    shares, deals = [1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    low, high = wilson_by_deal(shares, deals)
    assert low < np.mean(shares) < high
    assert standard_error(shares, deals) < standard_error(shares[:-1], deals[:-1])


def test_the_standard_error_of_deals() -> None:
    rng = np.random.default_rng(1)
    values, deals = rng.normal(size=400), np.arange(100).repeat(4)
    means = values.reshape(100, 4).mean(axis=1)
    assert standard_error(values, deals) == pytest.approx(means.std(ddof=1) / 10)
    assert standard_error([1, 2], deals=[3, 3]) == np.inf


def test_the_order_of_games_and_the_names_of_deals_do_not_matter() -> None:
    rng = np.random.default_rng(2)
    shares, deals = rng.integers(0, 2, 60), np.arange(20).repeat(3)
    order = rng.permutation(60)
    names = rng.integers(0, 2**63, 20, np.uint64)[deals]
    assert wilson_by_deal(shares[order], names[order]) == pytest.approx(
        wilson_by_deal(shares, deals)
    )
