"""Many games written to a file, summed up and drawn."""
