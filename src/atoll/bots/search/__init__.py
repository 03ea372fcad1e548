"""Search by rollouts, written once for all games; each game supplies the policy."""
