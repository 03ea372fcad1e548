"""Compiling rules with Numba, and keeping what was compiled."""
