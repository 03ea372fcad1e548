"""Clocks, and late decisions."""
