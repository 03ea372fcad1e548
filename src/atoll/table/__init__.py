"""A live table without any input or output: who sits there, what was played, what may be."""
