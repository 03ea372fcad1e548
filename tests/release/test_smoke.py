"""The smoke test of a release: what it installs, and how it reports a failure."""

import os
import sys

import pytest
from release.commands import ReleaseError, run
from release.smoke import pins

LOCK = """
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:08695f5cb7ed6e0531a20572697297273c47b8cae5a63ffc6d6ed5c201be6e44
    # via
    #   click
numpy==2.3.5 \\
    --hash=sha256:00dc4e846108a382c5869e77c6ed514394bdeb3403461d25a829711041217d5b
"""


def test_pins_keep_versions_and_markers_but_no_hashes() -> None:
    assert pins(LOCK) == "colorama==0.4.6 ; sys_platform == 'win32'\nnumpy==2.3.5\n"


def test_a_program_that_fails_is_reported_with_its_output() -> None:
    command = [sys.executable, "-c", "import sys; print('no room left'); sys.exit(3)"]
    with pytest.raises(ReleaseError, match=r"status 3:\n\nno room left"):
        run(command, os.environ)
