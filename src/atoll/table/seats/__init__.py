"""Seats: tokens, sitting down, viewers, stand-ins, rematches."""
