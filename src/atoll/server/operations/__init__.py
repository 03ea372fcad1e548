"""Starting and watching the server."""
