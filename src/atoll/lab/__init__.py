"""The games as instruments for research."""
