"""A table as each of its viewers sees it."""
