"""Golden playthroughs: short games with every value printed.

    python -m tests.playthroughs

writes them again.  Do that after a change that is meant to change them, and read the
difference before you commit it.
"""
