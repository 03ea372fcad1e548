"""Live tables, and the registry that loads them from the log."""
