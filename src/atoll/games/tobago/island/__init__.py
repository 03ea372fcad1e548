"""The board: what is printed on it, its geometry, and sets of its spaces."""
