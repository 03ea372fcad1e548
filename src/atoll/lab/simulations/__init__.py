"""Simulations: many games in a file, their summary and plots."""
