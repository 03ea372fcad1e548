"""Several processes over one database: each table is served by one of them, found by all."""
