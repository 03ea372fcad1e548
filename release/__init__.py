"""The files of a release: built and tried out by `python -m release`."""
