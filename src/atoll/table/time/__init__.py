"""Clocks, and decisions that come too late."""
