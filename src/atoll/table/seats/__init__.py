"""Seats: who holds them, who looks at the table, and who plays for absent people."""
