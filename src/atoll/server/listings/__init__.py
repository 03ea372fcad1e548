"""Tables as rows of lists: in the lobby, among one's own, beside games of the same deal."""
