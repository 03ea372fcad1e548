"""The updates of a table, as each viewer may see them."""
