"""Positions with the answers of the rules, with which the page's functions are compared."""
