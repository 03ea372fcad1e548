"""The OpenAPI description of the HTTP API, built from the structs."""
