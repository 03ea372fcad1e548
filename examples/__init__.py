"""Examples for research."""
