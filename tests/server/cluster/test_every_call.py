"""The tests of one server, where each request and each socket goes to the next of two."""

import pytest

from tests.server import (
    test_challenges,
    test_claims,
    test_hints,
    test_invitations,
    test_lobby,
    test_player_api,
    test_previews,
    test_rematch,
    test_review,
    test_seats,
)

pytestmark = pytest.mark.slow

for module in (
    test_challenges,
    test_claims,
    test_hints,
    test_invitations,
    test_lobby,
    test_player_api,
    test_previews,
    test_rematch,
    test_review,
    test_seats,
):
    tests = {name: test for name, test in vars(module).items() if name.startswith("test_")}
    globals().update(tests)

page = test_previews.page
