"""Learning environments, also with the interfaces of other libraries."""
