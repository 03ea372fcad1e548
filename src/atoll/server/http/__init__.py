"""Plain HTTP: the protocol class, limits, errors, the page's files."""
