"""Worker pools that play games: this process, all cores, other machines."""
