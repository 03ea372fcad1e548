"""What seated players, hosts and bots do at a table: each command checked, then recorded."""
