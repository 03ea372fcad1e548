"""Seats: tokens, sitting down, invitations, stand-ins, rematches."""
