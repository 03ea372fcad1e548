"""Previews of links to tables, as messengers show them."""
