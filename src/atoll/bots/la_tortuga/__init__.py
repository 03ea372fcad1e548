"""Bots that know La Tortuga."""

from atoll.bots.la_tortuga.stop4 import StopAtFour

BOTS = {"stop4": lambda _: StopAtFour()}
