"""Where games are played: this process, all cores, other machines."""
