"""Examples for research: read them, run them, change them."""
