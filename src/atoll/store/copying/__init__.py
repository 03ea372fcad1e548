"""Copying a log from one database to another of any kind."""
