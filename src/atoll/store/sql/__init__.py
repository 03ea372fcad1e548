"""What both databases share: statements that SQLite and PostgreSQL both understand."""
