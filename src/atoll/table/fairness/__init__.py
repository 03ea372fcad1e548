"""Chance that follows from a committed seed, and its proof."""
