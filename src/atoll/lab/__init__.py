"""The games for research: library, matches, simulations, learning environments."""
