"""Tutorials: a game learnt by playing prepared plies on the real board.

Each game has a script beside this file (see `script`).  The rules themselves replay it, so a
tutorial cannot teach anything wrong.
"""
