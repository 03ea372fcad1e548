"""The games as environments for learning, in other libraries' interfaces."""
