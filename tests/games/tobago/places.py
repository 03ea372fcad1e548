"""Pictures of places that several tests play on."""

NORTH_WEST = """
        J   Ra  S   S
          J   S   Sb  R
        J0  R   S   S
        """
